// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Components, cellOf, type EditionData, turned } from "../src/games/gnome_village/edition";
import { AWNINGS, EMBLEMS, PICTURES } from "../src/games/gnome_village/pictures";
import { REFUSALS, refusalOf } from "../src/games/gnome_village/refusals";
import { Speaker } from "../src/games/gnome_village/speaker";
import type { VillageWords } from "../src/games/gnome_village/words";
import { en } from "../src/games/gnome_village/words.en";
import { pt } from "../src/games/gnome_village/words.pt";
import type { Choice, EventOut } from "../src/protocol";

const python = (name: string): string =>
  readFileSync(new URL(`../../src/gnomehall/games/gnome_village/${name}`, import.meta.url), "utf8");
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!);
const edition = python("edition.toml");
const CATALOGS: [string, VillageWords][] = [
  ["en", en],
  ["pt-BR", pt],
];

/** The keys of a catalog, all the way down. */
function keys(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}.${key}`));
}

describe("words of Gnome Village", () => {
  it("are the same in every language, and never empty", () => {
    const own = (key: string): boolean => !/^\.(names|sheet)(\.|$)/.test(key);
    expect(keys(pt).filter(own).sort()).toEqual(keys(en).filter(own).sort());
    for (const [, words] of CATALOGS) expect(JSON.stringify(words)).not.toMatch(/:""/);
  });

  it.each(CATALOGS)("%s: ask every question", (_, words) => {
    const steps = all(python("questions.py").split("RULES: Final")[0]!, /^ {4}"(\w+)":/gm);
    expect(steps.length).toBeGreaterThan(45);
    expect(steps.filter((step) => !words.prompt[step])).toEqual([]);
  });

  it.each(CATALOGS)("%s: tell every event", (_, words) => {
    const kinds = all(python("words.py"), /case "([^"]+)"/g).concat(all(python("words.py"), /\| "([^"]+)"/g));
    expect(kinds.length).toBeGreaterThan(35);
    expect(kinds.filter((kind) => !words.event[kind])).toEqual([]);
  });

  it.each(CATALOGS)("%s: say every move", (_, words) => {
    const notation = python("notation.py");
    const verbs = new Set([
      ...all(notation, /t\.\w+: "(\w+)/g),
      ...all(notation, /"\w+": "(\w+)"/g),
      "turn",
      "preset",
      "buy",
      "lay",
      "draw",
      "deal",
      "reveal",
      "place",
      "pay",
    ]);
    expect(verbs.size).toBeGreaterThan(30);
    expect([...verbs].filter((verb) => !words.choice[verb])).toEqual([]);
  });

  it.each(CATALOGS)("%s: describe every Business, card and state", (_, words) => {
    expect(all(edition, /^action = "(\w+)"$/gm).filter((action) => !words.action[action])).toEqual([]);
    expect(all(edition, /^kind = "(\w+)"$/gm).filter((kind) => !words.card[kind] || !words.cardSays[kind])).toEqual([]);
    expect(all(python("view.py"), /condition = "([^"]+)"/g).filter((state) => !words.condition[state])).toEqual([]);
    expect(
      ["setup", "start", "reveal", "earn", "work and buy", "move", "over"].filter((phase) => !words.phase[phase]),
    ).toEqual([]);
  });

  it("give every reason of the hall", () => {
    const kinds = ["refusals.py", "dark.py"].flatMap((name) =>
      all(python(name), /\bno\(\s*(?:[^",]|"[^"]*" if [^,]* else )*?(?:"GNV-\d+"[^,]*|[^",]+),\s*"([a-z ]+)"/g),
    );
    expect(new Set(kinds).size).toBeGreaterThan(60);
    for (const words of Object.values(REFUSALS)) expect(kinds.filter((kind) => !(kind in words))).toEqual([]);
    expect(Object.keys(REFUSALS["pt-BR"]).sort()).toEqual([...new Set(kinds)].sort());
  });

  it("name every component and every line of the score sheet in Portuguese", () => {
    const names = all(edition, /^name = "(.+)"$/gm).filter((name) => name !== "first");
    expect(names.length).toBeGreaterThan(22);
    expect(names.filter((name) => !(name in pt.names))).toEqual([]);
    const labels = all(python("__init__.py"), /SheetLine\("([^"]+)"/g);
    expect(labels.length).toBe(5);
    expect(labels.filter((label) => !(label in pt.sheet))).toEqual([]);
  });
});

describe("pictures of Gnome Village", () => {
  it("show every Business, no two alike, and every Workshop", () => {
    const businesses = edition
      .split("[[businesses]]")
      .slice(1)
      .map((part) => /id = "(\w+)"/.exec(part)![1]!);
    expect(businesses.length).toBe(14);
    expect(businesses.filter((id) => !(id in PICTURES) || !(id in AWNINGS))).toEqual([]);
    expect(new Set(businesses.map((id) => JSON.stringify(PICTURES[id]))).size).toBe(14);
    expect(Object.keys(EMBLEMS).sort()).toEqual(["carpenter", "gardener", "painter", "school"]);
  });
});

describe("sentences of Gnome Village", () => {
  const data = {
    supply: {},
    prices: { business: 1, workshop: 2, product: 3 },
    roads: [
      { id: "X", name: "four-way", open: ["N", "E", "S", "W"], blockade: [] },
      { id: "TC", name: "T", open: ["S", "W"], blockade: ["E"] },
    ],
    presets: [{ id: "cross", name: "Cross", roads: [], houses: [] }],
    workshops: [
      { id: "carpenter", name: "Carpenter" },
      { id: "painter", name: "Painter" },
      { id: "school", name: "School" },
      { id: "gardener", name: "Gardener" },
    ],
    businesses: [
      { id: "goldsmith", name: "Goldsmith", copies: 3 },
      { id: "police", name: "Police", copies: 2 },
    ],
    forest: [{ id: "angry", kind: "angry" }],
  } as unknown as EditionData;
  const parts = new Components(data);
  const say = new Speaker("pt-BR", { en, "pt-BR": pt }, parts, (seat) => ["Ada", "Bo"][seat] ?? "");
  const choice = (move: string, says: string, touch: string): Choice => [
    move,
    move.split(" ")[0]!,
    says,
    "",
    [touch],
    false,
  ];

  it("find out what the numbers of events mean", () => {
    expect(cellOf(364)).toBe("0,0");
    expect(cellOf(364 + 27 * 2 - 1)).toBe("-1,2");
    expect(parts.face(0).kind).toBe("house");
    expect(parts.face(3).id).toBe("school");
    expect(parts.face(8 + 3).id).toBe("police");
    expect(parts.face(128 + 4 + 2)).toEqual({ kind: "road", id: "TC", turn: 2 });
    expect(turned(parts.sides("TC"), 1)).toBe("o-bo");
  });

  it("name tiles, seats and gnomes in the player's language", () => {
    expect(say.choice(choice("go 0,1", "Go to the School at 0,1", "tile:0:0,1"))).toBe("Ir a: Escola em 0,1");
    expect(say.choice(choice("fly 1:0,1", "Fly to the Police at 0,1 of seat 1", "tile:1:0,1"))).toBe(
      "Voar à aldeia de Bo: Polícia em 0,1",
    );
    expect(say.choice(choice("take 1:A", "Take gnome A of seat 1", "gnome:1:A"))).toBe("Levar o gnomo A de Bo");
    expect(say.choice(choice("rob 1", "Rob seat 1", "seat:1"))).toBe("Roubar Bo");
    expect(say.choice(choice("pay coins", "Pay 3 coins", "coins:0"))).toBe("Pagar 3 moedas");
    expect(say.choice(choice("preset cross", "Take the layout Cross", "preset:cross"))).toBe("Tomar o traçado Cruz");
  });

  it("say why not, with what it is about", () => {
    expect(refusalOf(say, "coins", { needed: 6, have: 2 })).toBe("custa 6 moedas, você tem 2");
    expect(refusalOf(say, "no end", { face: 130 })).toBe("um gnomo não pode terminar em Estrada");
    expect(refusalOf(say, "poor", { seat: 1, have: 1 })).toBe("Bo só tem 1 moeda");
    expect(refusalOf(say, "nothing of the sort", {})).toBe("");
  });

  it("tell events with everybody in them", () => {
    const event: EventOut = { kind: "police", rule: "", data: { seat: 0, from: [1] }, says: "" };
    expect(say.event(event)).toBe("A Polícia de Ada multa Bo em uma moeda cada");
  });
});
