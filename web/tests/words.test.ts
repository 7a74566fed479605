// @vitest-environment node
// Ids and data become sentences: what tests/words/test_speech.py asserts for the terminal, in the browser.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { type Naming, NO_NAMING, Words } from "../src/kit/words";

const LOCALES = { en: "en-GB", "pt-BR": "pt-BR" };
type Language = keyof typeof LOCALES;
const LANGUAGES = Object.keys(LOCALES) as Language[];

const source = (path: string): string => readFileSync(new URL(`../../src/gnomehall/${path}`, import.meta.url), "utf8");

function speak(language: Language, naming: Partial<Naming> = {}): Words {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  const paths = [`words/${language}/table.ftl`, `words/${language}/hall.ftl`, `games/toadstools/words/${language}.ftl`];
  for (const path of paths) expect(bundle.addResource(new FluentResource(source(path)))).toEqual([]);
  return new Words(language, bundle, { ...TOADSTOOLS, ...naming });
}

const TOADSTOOLS: Naming = {
  ...NO_NAMING,
  game: "toadstools",
  seatKeys: ["seat", "seats", "whom", "whose"],
  nameKeys: ["mushroom"],
  names: { chanterelle: "chanterelle", bolete: "bolete", puffball: "puffball" },
};
const NAMED = { player: (seat: number) => ["Ana", "Bia"][seat] ?? "" };
const planted = (points: number) => ({
  kind: "plant",
  rule: "TOAD-3",
  data: { seat: 1, mushroom: "bolete", points },
  to: -1,
});

describe("words", () => {
  it("know where in a sentence a player, a component and a number stand", () => {
    expect(speak("en", NAMED).stretches(planted(3))).toEqual([
      { key: "seat", id: "1", text: "Bia" },
      { text: " plants a " },
      { key: "mushroom", id: "bolete", text: "bolete" },
      { text: " for " },
      { key: "points", id: "3", text: "3" },
      { text: " points" },
    ]);
  });

  it("say seats as players and components by name", () => {
    expect(speak("en", NAMED).event(planted(3))).toBe("Bia plants a bolete for 3 points");
    expect(speak("pt-BR", NAMED).event(planted(1))).toBe("Bia planta boleto por 1 ponto");
  });

  it("count seats without a name from one, as people do", () => {
    expect(speak("en").event(planted(1))).toBe("Seat 2 plants a bolete for 1 point");
  });

  it("have names of their own in another language", () => {
    expect(speak("pt-BR").name("bolete")).toBe("boleto");
    expect(speak("en").name("bolete")).toBe("bolete");
  });

  it("show the names of a changed edition in every language", () => {
    const renamed = { names: { bolete: "penny bun" }, changed: new Set(["bolete"]) };
    for (const language of LANGUAGES) expect(speak(language, renamed).name("bolete")).toBe("penny bun");
  });

  it("give the id of a component beside its name, for selectors", () => {
    const bundle = new FluentBundle("en-GB", { useIsolating: false });
    bundle.addResource(
      new FluentResource("event-x = { $mushroom-id ->\n [bolete] B { $mushroom }\n *[other] other\n}"),
    );
    const words = new Words("en", bundle, TOADSTOOLS);
    expect(words.event({ kind: "x", rule: "", data: { mushroom: "bolete" }, to: -1 })).toBe("B bolete");
  });

  it("say lists of seats and of components in one breath", () => {
    const bundle = new FluentBundle("en-GB", { useIsolating: false });
    bundle.addResource(new FluentResource("choice-x = { $seats }: { $mushroom }, { $open }"));
    const words = new Words("en", bundle, { ...TOADSTOOLS, ...NAMED });
    const data = { seats: [0, 1], mushroom: ["bolete", "puffball"], open: true };
    expect(words.choice({ move: "x", kind: "x", rule: "", data })).toBe("Ana and Bia: bolete and puffball, yes");
  });

  it("spell out a message that is missing", () => {
    expect(speak("en").event({ kind: "rain", rule: "", data: { days: 3 }, to: -1 })).toBe("event rain (days: 3)");
    expect(speak("en").find("event-rain")).toBeUndefined();
    expect(speak("en").has("event-rain")).toBe(false);
  });

  it("end a list with the word of the language, without a comma before it in English", () => {
    expect(speak("en").list(["a", "b", "c"])).toBe("a, b and c");
    expect(speak("pt-BR").list(["a", "b", "c"])).toBe("a, b e c");
  });

  it("count as the language does: none is many", () => {
    const said = (language: Language) => [0, 1, 2].map((count) => speak(language).say("points", { count }));
    expect(said("en")).toEqual(["0 points", "1 point", "2 points"]);
    expect(said("pt-BR")).toEqual(["0 pontos", "1 ponto", "2 pontos"]);
  });

  it("say multisets of components as counted lists", () => {
    const bundle = new FluentBundle("en-GB", { useIsolating: false });
    const counts = ["bolete", "puffball"].map((id) => `count-${id} = { $count } ${id}`);
    bundle.addResource(new FluentResource([...counts, "count-none = nothing", "event-x = Pay { $paid }"].join("\n")));
    const words = new Words("en", bundle, { ...TOADSTOOLS, countKeys: ["paid"] });
    const paid = (...ids: string[]) => words.event({ kind: "x", rule: "", data: { paid: ids }, to: -1 });
    expect(paid("bolete", "puffball", "bolete")).toBe("Pay 2 bolete and 1 puffball");
    expect(paid()).toBe("Pay nothing");
  });

  it("tell who waits what another player is asked, and that somebody plays where a game says nothing of it", () => {
    const view = {
      viewer: 0,
      player: 1,
      asked: "plant",
      about: {},
      round: 1,
      ending: "",
      scores: [0, 0],
      endings: [],
      last: "",
    };
    const words = speak("en", NAMED);
    expect(words.prompt(view)).toBe("Which mushroom do you plant?");
    expect(words.waiting(view)).toBe("Bia plants a mushroom");
    expect(words.waiting({ ...view, asked: "pick" })).toBe("Bia is playing");
    expect(words.prompt({ ...view, asked: "" })).toBe("The game is over");
  });
});

describe("the type check", () => {
  const words = speak("en", NAMED) as Words<"toadstools">;

  it("knows the ids of the shell and of the game, and what each is made of", () => {
    expect(words.say("board-meadow")).toBe("Meadow");
    expect(words.say("round", { round: 2 })).toBe("round 2");
    expect(words.say("choice-plant", { mushroom: "bolete" })).toBe("Plant a bolete");
  });

  it("refuses an unknown id, a missing variable and one too many", () => {
    // @ts-expect-error there is no such message
    expect(words.say("board-swamp")).toBe("board swamp");
    // @ts-expect-error what is planted is missing
    expect(words.say("choice-plant")).toContain("mushroom");
    // @ts-expect-error a meadow is made of nothing
    expect(words.say("board-meadow", { count: 1 })).toBe("Meadow");
    const shell: Words = words;
    // @ts-expect-error the shell alone has no meadow
    expect(shell.say("board-meadow")).toBe("Meadow");
  });
});

describe("refusals of the hall", () => {
  const codes = [
    ...source("server/protocol/messages.py")
      .split("RefusalCode = Literal[")[1]!
      .split("]")[0]!
      .matchAll(/"([a-z-]+)"/g),
  ].map((found) => found[1]!);
  const problems = [...source("server/problems.py").matchAll(/_problem\([\w.]+, "([a-z-]+)"/g)].map(
    (found) => found[1]!,
  );

  it("have words in every language, whatever the way they come", () => {
    expect(codes.length).toBeGreaterThan(12);
    expect(problems.length).toBeGreaterThan(4);
    for (const language of LANGUAGES)
      expect([...codes, ...problems, "offline"].filter((code) => !speak(language).has(`refused-${code}`))).toEqual([]);
  });
});
