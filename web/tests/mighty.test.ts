// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Components, type EditionData } from "../src/games/mighty_gnomes/edition";
import { type About, REASONS, refusalOf } from "../src/games/mighty_gnomes/refusals";
import { Speaker } from "../src/games/mighty_gnomes/speaker";
import { CATALOGS } from "../src/games/mighty_gnomes/words";
import { en } from "../src/games/mighty_gnomes/words.en";
import { pt } from "../src/games/mighty_gnomes/words.pt";
import type { Choice, EventOut, MightyView } from "../src/protocol";

const home = new URL("../../src/gnomehall/games/mighty_gnomes/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, home), "utf8");
const steps = readdirSync(new URL("steps/", home))
  .filter((name) => name.endsWith(".py"))
  .map((name) => read(`steps/${name}`))
  .join("\n");
const toml = read("edition.toml");
const names = [...toml.matchAll(/^name = "(.+)"$/gm)].map((found) => found[1]!).filter((name) => name !== "first");
const ids = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map((found) => found[1]!)),
];
const folk = readFileSync(new URL("../src/games/mighty_gnomes/Folk.svelte", import.meta.url), "utf8");

const LANGUAGES = ["en", "pt-BR"] as const;

/** The keys of a catalog, all the way down. */
function keys(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}.${key}`));
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

/** Enough of a view for the choices of a turn. */
const view = {
  asked: "After",
  column: "left",
  left: ["B01"],
  right: [],
  round: 1,
  forest: [],
} as unknown as MightyView;

describe("the words of Mighty Gnomes", () => {
  it("are the same in both languages", () => {
    const own = (key: string): boolean => !/^\.(names|sheet|short)(\.|$)/.test(key);
    expect(keys(pt).filter(own).sort()).toEqual(keys(en).filter(own).sort());
  });

  it("are never empty", () => {
    for (const catalog of [en, pt]) expect(JSON.stringify(catalog)).not.toMatch(/:""/);
  });

  it("name every component of the shipped edition in Portuguese", () => {
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !(name in pt.names))).toEqual([]);
  });

  it("name every line of the score sheet in Portuguese", () => {
    const sheet = read("sheet.py");
    const labels = [
      ...ids(/^ {4}\("([^"]+)", "MIG-\d+"\),$/gm, sheet),
      ...ids(/SheetLine\("([^"]+)"/g, sheet),
      "Items, 1 for 4",
    ];
    expect(labels.length).toBeGreaterThan(8);
    expect(labels.filter((label) => !(label in pt.sheet))).toEqual([]);
  });

  it("have a prompt for every question, for oneself and about others", () => {
    const asked = ids(/^ {4}"(\w+)": "MIG-/gm, read("words.py"));
    expect(asked.length).toBeGreaterThan(9);
    expect(asked.filter((step) => !(step in en.prompt) || !(step in en.other))).toEqual([]);
  });

  it.each(LANGUAGES)("tell every kind of event in %s", (language) => {
    const kinds = ids(/\.tell\(\s*"(\w+)"/g, steps);
    expect(kinds.length).toBeGreaterThan(30);
    const speaker = new Speaker(language, CATALOGS, parts, () => "Ada");
    for (const kind of kinds) {
      const event: EventOut = {
        kind,
        rule: "",
        says: "untold",
        data: { seat: 0, tile: 1, round: 1, order: [0], paid: [], tokens: [1], gives: [1] },
      };
      expect(speaker.event(event), kind).not.toBe("untold");
      expect(speaker.event(event), kind).not.toMatch(/undefined|NaN/);
    }
  });

  it.each(LANGUAGES)("tell every kind of choice in %s", (language) => {
    const kinds = ids(/return "(\w+)", f?"/g, read("words.py"));
    const moves: Record<string, string> = {
      open: "frog",
      keep: "frog",
      take: "frog",
      trade: "magic wood",
      invite: "magic",
      refresh: "magic",
      exchange: "WW S",
      gather: "1,1 h",
      ladder: "middle-left",
      upgrade: "dining",
      claim: "coins",
    };
    expect(kinds.length).toBeGreaterThan(12);
    const speaker = new Speaker(language, CATALOGS, parts, () => "Ada");
    for (const kind of new Set([...kinds, ...Object.keys(en.choice)])) {
      if (kind === "skipInvite") continue;
      const choice = [`${kind} ${moves[kind] ?? "1"}`, kind, "untold", "", [], false] as unknown as Choice;
      expect(speaker.choice(choice, view), kind).not.toBe("untold");
      expect(speaker.choice(choice, view), kind).not.toMatch(/undefined|NaN/);
    }
  });

  it("say what every effect of the edition does, and what every gnome scores for", () => {
    const effects = ids(/(?:effect|ability) = "(\w+)"/g, toml).filter((effect) => effect !== "trade");
    for (const catalog of [en, pt]) {
      for (const effect of effects) expect(catalog.reward(effect, 1, "x"), effect).not.toBe(effect);
      for (const what of ids(/scores = "(\w+)"/g, toml)) expect(catalog.scores(what, 1, 3, 2), what).not.toBe(what);
      for (const animal of ids(/animal = "(\w+)"/g, toml)) expect(catalog.animal[animal], animal).toBeTruthy();
    }
  });
});

describe("the reasons why not of Mighty Gnomes", () => {
  const kinds = ids(/^ {4}"([a-z ]+)": "MIG-Q?\d+",$/gm, read("reasons.py"));

  it("are worded in every language", () => {
    expect(kinds.length).toBeGreaterThan(50);
    for (const words of Object.values(REASONS)) expect(Object.keys(words).sort()).toEqual([...kinds].sort());
  });

  it("name the same things in every language", () => {
    const parts = [
      "tile",
      "book",
      "price",
      "chest",
      "tokens",
      "token",
      "gnome",
      "ladder",
      "column",
      "coins",
      "have",
      "left",
      "room",
      "rung",
      "players",
      "touched",
      "track",
    ];
    const about = Object.fromEntries(parts.map((part) => [part, `<${part}>`])) as unknown as About;
    for (const kind of kinds) {
      const named = Object.values(REASONS).map((words) => words[kind]!(about).match(/<\w+>/g)?.sort().join(" ") ?? "");
      expect(new Set(named).size, kind).toBe(1);
    }
  });

  it("are said with the names of the components", () => {
    const speaker = new Speaker("pt-BR", CATALOGS, parts, () => "Ada");
    expect(refusalOf(speaker, "bookmark", { book: 0 })).toBe("Dedo Verde custa 1 moeda, que você não tem");
    expect(refusalOf(speaker, "gnome price", { gnome: 0, tokens: [0, 0, 1, 1, 0] })).toBe(
      "Gnomo Mago custa 1 cogumelo e 1 camomila",
    );
    expect(refusalOf(speaker, "unheard of", {})).toBe("");
  });
});

describe("the pieces of Mighty Gnomes", () => {
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
