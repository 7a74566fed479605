// @vitest-environment node
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { cardName, cardSays, cellName, connects, gnomeName, gnomeState } from "../src/games/gnome_village/descriptions";
import { Components, type EditionData, turned } from "../src/games/gnome_village/edition";
import { flightsOf } from "../src/games/gnome_village/flights";
import { AWNINGS, EMBLEMS, PICTURES } from "../src/games/gnome_village/pictures";
import { NO_NAMING, Words } from "../src/kit/words";
import type { Event, GnomeView, Plain, VillageView } from "../src/protocol";

const source = (path: string): string => readFileSync(new URL(`../../src/gnomehall/${path}`, import.meta.url), "utf8");
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!);
const edition = source("games/gnome_village/edition.toml");

function speak(language: string): Words<"gnome-village"> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of [`words/${language}/table.ftl`, `games/gnome_village/words/${language}.ftl`])
    expect(bundle.addResource(new FluentResource(source(path)))).toEqual([]);
  return new Words(language, bundle, {
    ...NO_NAMING,
    game: "gnome-village",
    seatKeys: ["seat", "seats", "whom", "whose"],
    nameKeys: ["tile", "tiles", "shape", "shop", "shops", "icons", "business", "preset"],
    names: { school: "School", painter: "Painter" },
    player: (seat) => ["Ada", "Bo"][seat] ?? "",
  });
}
const [en, pt] = [speak("en"), speak("pt-BR")];
const parts = new Components({
  prices: { business: 1, workshop: 2, product: 3 },
  roads: [
    { id: "X", open: ["N", "E", "S", "W"], blockade: [] },
    { id: "TC", open: ["S", "W"], blockade: ["E"] },
  ],
} as unknown as EditionData);
const told = (kind: string, data: Record<string, Plain>): Event => ({ kind, rule: "GNV-1", data, to: -1 });

describe("words of Gnome Village", () => {
  it.each([en, pt])("describe every Business, card, symbol, state and phase", (words) => {
    const actions = all(edition, /^action = "(\w+)"$/gm).map((action) => `tip-action-${action}`);
    const cards = all(edition, /^kind = "(\w+)"$/gm).map((kind) => `tip-card-${kind}`);
    const builder = source("games/gnome_village/view_builder.py");
    const conditions = all(builder.split("def condition_of")[1]!, /"([a-z-]+)"/g).map((one) => `tip-condition-${one}`);
    const phases = all(builder.split("PHASES: Final")[1]!.split("\n")[0]!, /"([a-z-]+)"/g);
    expect([actions.length, cards.length, conditions.length, new Set(phases).size]).toEqual([14, 18, 7, 7]);
    const ids = [...actions, ...cards, ...conditions, ...phases.map((phase) => `place-phase-${phase}`)];
    for (const state of ["lit", "dark", "active", "inactive"]) ids.push(`tip-${state}`);
    for (const symbol of ["hat", "restaurant"]) ids.push(`tip-symbol-${symbol}`);
    for (const shop of Object.keys(EMBLEMS)) ids.push(`tip-product-${shop}`);
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
  });

  it("name tiles, seats and gnomes in the player's language", () => {
    const fly = { move: "fly 1:0,1", kind: "fly", rule: "", data: { tile: "school", cell: "0,1", whose: 1 } };
    expect(en.choice(fly)).toBe("Fly to the School of Bo at 0,1");
    expect(pt.choice(fly)).toBe("Voar à aldeia de Bo: Escola em 0,1");
    expect(gnomeName(pt, 0, "A", 0)).toBe("gnomo A");
    expect(gnomeName(pt, 1, "A", 0)).toBe("gnomo A de Bo");
    expect(cellName(en, -2, 1)).toBe("column minus 2, row 1");
  });

  it("say how a gnome fares", () => {
    const gnome = { condition: "upright", resolved: true, guards: true, unpaid: false } as GnomeView;
    expect(gnomeState(en, gnome)).toBe("ready, has moved this turn, guards the village");
  });

  it("say what a card does, and what a tile would connect", () => {
    const card = { id: "all", kind: "activate", icons: ["painter", "school"], all_players: true } as const;
    expect(cardName(en, { ...card, icons: [...card.icons] })).toBe("Activate Painter and School for all");
    expect(cardSays(en, { ...card, icons: [...card.icons] })).toBe(
      "Every player may activate Painter or School; then a coin",
    );
    expect(cardSays(pt, { id: "coins-2", kind: "coins", coins: 2 })).toBe("Receba 2 moedas");
    expect(connects(en, ["Road", "School", "Road"])).toBe("connects 2 × Road and School");
    expect(connects(en, [])).toBe("connects nothing");
  });

  it("tell whom a question interrupts, and who is asked later", () => {
    const about = { interrupted: true, whose: 1, card: "angry", icons: [], later: 1, seats: [0] };
    expect(en.of("prompt", "angry", about)).toBe("Bo revealed Angry Gnome. Which of your gnomes goes home?");
    expect(en.of("prompt", "angry", { ...about, interrupted: false })).toBe("Which of your gnomes goes home?");
    expect(en.of("waiting", "angry", { ...about, seat: 1 })).toBe("Waiting for Bo: which gnome goes home? (then Ada)");
    expect(pt.of("place", "later", { later: 0, seats: [] })).toBe("");
  });

  it("say one thing of one and another of more, and of none", () => {
    expect([0, 1, 2].map((coins) => pt.say("place-coins", { coins }))).toEqual(["0 moedas", "1 moeda", "2 moedas"]);
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

  it("turn a Road with its barriers", () => {
    expect(turned(parts.sides("TC"), 1)).toBe("o-bo");
  });
});

describe("flights of Gnome Village", () => {
  const view = { happy: -1, villages: [], task: { business: "" } } as unknown as VillageView;

  it("lay a Road from the kit by its shape, and other tiles from their stacks", () => {
    const road = told("lay", { seat: 1, tile: "road", shape: "TC", turn: 2, cell: "0,1" });
    expect(flightsOf(road, view, parts)).toEqual([
      { piece: "v-tile-road", from: ["seat1:kit:TC", "stack:road"], to: ["seat1:0,1", "seat1"] },
    ]);
    const shop = told("lay", { seat: 1, tile: "school", cell: "0,1" });
    expect(flightsOf(shop, view, parts)[0]?.piece).toBe("v-tile-school");
    const business = told("lay", { seat: 1, tile: "thief", cell: "0,1" });
    expect(flightsOf(business, view, parts)[0]?.from).toEqual(["market:thief", "stack:business"]);
  });

  it("bring a coin of everybody who is fined", () => {
    expect(flightsOf(told("police", { seat: 0, business: "police", seats: [1, 2] }), view, parts).length).toBe(2);
  });
});
