// @vitest-environment node
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import {
  bookTip,
  chestTip,
  contents,
  gnomeTip,
  type MightyWords,
  reward,
  rewardShort,
  tileName,
} from "../src/games/mighty_gnomes/descriptions";
import { Components, type EditionData } from "../src/games/mighty_gnomes/edition";
import { flightsOf } from "../src/games/mighty_gnomes/flights";
import { Words } from "../src/kit/words";
import type { MightyView } from "../src/protocol";

const source = (path: string): string => readFileSync(new URL(`../../src/gnomehall/${path}`, import.meta.url), "utf8");
const toml = source("games/mighty_gnomes/edition.toml");
const ids = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map((found) => found[1]!)),
];
const folk = readFileSync(new URL("../src/games/mighty_gnomes/Folk.svelte", import.meta.url), "utf8");

const LOCALES = { en: "en-GB", "pt-BR": "pt-BR" };
type Language = keyof typeof LOCALES;
const LANGUAGES = Object.keys(LOCALES) as Language[];

function speak(language: Language, changed: string[] = []): MightyWords {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  const files = [`words/${language}/table.ftl`, `games/mighty_gnomes/words/${language}.ftl`];
  for (const path of files) expect(bundle.addResource(new FluentResource(source(path)))).toEqual([]);
  return new Words(language, bundle, {
    game: "mighty-gnomes",
    seatKeys: ["seat", "seats"],
    nameKeys: ["tile", "token", "icons", "price", "book", "gnome", "chest"],
    countKeys: ["tokens", "gives", "brings", "contents"],
    names: { B01: "Green Thumb", magic: "Magic Gnome", frog: "Frog" },
    changed: new Set(changed),
    you: () => -1,
    player: (seat) => ["Ana", "Bia"][seat] ?? "",
  });
}

/** Enough of an edition for the sentences to name something. */
const parts = new Components({
  table: { key_limit: 3, druid_size: 2, close_points: 1 },
  glades: [{ id: "G1", a: "WNMSCT", b: "XSWNCM" }],
  books: [{ id: "B01", name: "Green Thumb", colour: "silver", bookmark: "coin", effect: "tokens", tokens: "CM" }],
  gnomes: [
    {
      id: "magic",
      name: "Magic Gnome",
      cost: "MC",
      ability: "trade",
      trades: [{ id: "wood", give: "WW", points: 1 }],
      scores: "bedroom",
      points: 1,
    },
  ],
  chests: [{ id: "frog", name: "Frog", copies: 3, points: 2, animal: "frog" }],
  warehouse: { holds: [6], cost: [], points: [] },
  dining: { holds: [2], cost: [], points: [] },
  trail: { points: [0], chests: [] },
  boxes: [{ rounds: [1], rewards: [{ id: "coins", effect: "coins", amount: 2 }] }],
} satisfies EditionData);

describe("the components of Mighty Gnomes in words", () => {
  const en = speak("en");

  it("say what a mighty gnome costs, does and scores", () => {
    expect(gnomeTip(en, parts.gnome("magic"), ["ready"])).toEqual({
      title: "Magic Gnome",
      lines: [
        "Costs 1 mushroom and 1 chamomile",
        "Once a round: 2 wood for 1 point",
        "At the end: 1 point per bedroom square",
        "ready",
      ],
    });
  });

  it("say what a book does and costs, and what is in a chest", () => {
    expect(bookTip(en, parts.book("B01")).lines).toEqual([
      "1 chamomile and 1 mushroom",
      "silver: for any gnome of a tile, costs 1 coin each time",
    ]);
    expect(chestTip(en, parts.chest("frog"))).toEqual({ title: "Frog", lines: ["2 points and a frog"] });
    expect(chestTip(speak("pt-BR"), parts.chest("frog")).lines).toEqual(["2 pontos e um sapo"]);
  });

  it("name rewards and tiles", () => {
    expect(reward(en, parts.reward(1, "coins"))).toBe("2 coins");
    expect(tileName(en, "3")).toBe("the tile of three");
    expect(tileName(speak("pt-BR"), "druid")).toBe("a peça de druida");
  });

  it("have short names, but not for what another edition has renamed", () => {
    expect(en.short("magic")).toBe("Magic");
    expect(speak("en", ["magic"]).short("magic")).toBe("Magic Gnome");
  });

  it.each(LANGUAGES)("say every effect, scoring and animal of the shipped edition in %s", (language) => {
    const words = speak(language);
    for (const effect of ids(/(?:effect|ability) = "(\w+)"/g, toml).filter((one) => one !== "trade")) {
      expect(reward(words, { id: "x", effect, amount: 1, tokens: "X" }), effect).not.toBe(effect);
      expect(rewardShort(words, { id: "x", effect, amount: 1, tokens: "X" }), effect).not.toBe(effect);
    }
    const scored = ids(/scores = "(\w+)"/g, toml).map(
      (scores) => gnomeTip(words, { ...parts.gnome("magic"), scores }).lines[2],
    );
    expect(new Set(scored).size).toBe(8);
    for (const animal of ids(/animal = "(\w+)"/g, toml))
      expect(contents(words, { id: "x", name: "x", copies: 1, animal }), animal).not.toMatch(/count/);
  });
});

describe("the pieces of Mighty Gnomes", () => {
  const view = { homes: [{ space: 2 }, { space: 0 }] } as unknown as MightyView;
  const flights = (kind: string, data: Record<string, number | string | string[] | number[]>) =>
    flightsOf({ kind, rule: "", data, to: -1 }, view, parts);

  it("travel square by square, and coins to those below", () => {
    const walk = flights("gather", { seat: 0, tile: "tile-2", row: 1, column: 4, way: "v", cost: 1 });
    expect(walk.map((flight) => flight.to[0])).toEqual(["square:1,4", "square:2,4", "bank"]);
    const climb = flights("ladder", { seat: 0, tile: "tile-druid", ladder: "middle", seats: [1] });
    expect(climb[0]).toMatchObject({ piece: "g-seat4", to: ["ladder:middle"], n: 2 });
    expect(climb[1]).toMatchObject({ piece: "coin-face", to: ["seat1:coins", "seat1"] });
  });

  it("travel with those of their kind", () => {
    expect(flights("tokens", { seat: 0, tokens: ["wood", "wood", "sand"] })).toMatchObject([
      { piece: "m-wood", n: 2 },
      { piece: "m-sand", n: 1 },
    ]);
  });

  it("draw every mighty gnome and every chest of the edition", () => {
    const block = (kind: string): string[] =>
      ids(
        /^id = "([\w-]+)"$/gm,
        toml
          .split(`[[${kind}]]`)
          .slice(1)
          .map((part) => part.split("\n\n")[0])
          .join("\n"),
      );
    expect(block("gnomes").length).toBe(8);
    expect(block("chests").length).toBe(12);
    expect(block("gnomes").filter((id) => !folk.includes(`id="g-mighty-${id}"`))).toEqual([]);
    expect(block("chests").filter((id) => !folk.includes(`id="m-chest-${id}"`))).toEqual([]);
  });
});
