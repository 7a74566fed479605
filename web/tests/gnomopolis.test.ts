// @vitest-environment node
// What the board of Gnomopolis makes of components, choices and events. Its sentences are in the game's catalogues.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { advisorTip, cardTip, type GnomopolisWords, scrollTip } from "../src/games/gnomopolis/board";
import { Components, type EditionData, idsOf } from "../src/games/gnomopolis/edition";
import { flightsOf } from "../src/games/gnomopolis/flights";
import { picking, way } from "../src/games/gnomopolis/picking";
import { stand } from "../src/kit/picking";
import { NO_NAMING, Words } from "../src/kit/words";
import type { Choice, Event, GnomopolisView, Plain } from "../src/protocol";

const source = (path: string): string => readFileSync(new URL(`../../src/gnomehall/${path}`, import.meta.url), "utf8");

/** The keys of the game's data, as its faces name them. */
function keys(name: string): string[] {
  const [, listed = ""] = new RegExp(`${name} = \\((.+?)\\)`).exec(source("games/gnomopolis/faces.py")) ?? [];
  return [...listed.matchAll(/"([a-z]+)"/g)].map((found) => found[1]!);
}

function speak(language: string): GnomopolisWords {
  const bundle = new FluentBundle(language === "en" ? "en-GB" : language, { useIsolating: false });
  for (const path of [`words/${language}/table.ftl`, `games/gnomopolis/words/${language}.ftl`])
    expect(bundle.addResource(new FluentResource(source(path)))).toEqual([]);
  return new Words(language, bundle, {
    ...NO_NAMING,
    game: "gnomopolis",
    seatKeys: ["seat", "whom"],
    nameKeys: keys("name_keys"),
    countKeys: keys("count_keys"),
    names: { D1: "Grow up", B10: "Bank", A2: "Guild Treasurer" },
    player: (seat) => ["Ana", "Bia"][seat] ?? "",
  });
}

const grow = { id: "D1", cost: ["C!"], effects: ["+V"] };
const bank = {
  id: "B10",
  type: "Trade" as const,
  team: ["V", "M"],
  immigration: ["M"],
  homes: ["M", "M", "W"],
  cost: ["M", "$1"],
  effects: ["$4", "draw 2"],
};
const treasurer = { id: "A2", type: "Trade" as const, bonus: ["$1"], value: 2, cost: ["V"], effects: ["$1"] };
const edition: EditionData = {
  box: { buildings_to_end: 6 },
  board: { homes: ["C", "V"] },
  scrolls: [grow, { id: "D7", caravan: true }],
  buildings: [bank],
  advisors: [treasurer],
};
const parts = new Components(edition);

describe("tips", () => {
  it("say what a scroll costs, who is returned, and what it brings", () => {
    expect(scrollTip(speak("en"), grow)).toEqual({
      title: "Grow up",
      lines: ["Scroll: return 1 child for 1 villager"],
    });
    expect(scrollTip(speak("pt-BR"), grow)).toEqual({
      title: "Crescer",
      lines: ["Pergaminho: retornar 1 criança por 1 aldeão"],
    });
  });

  it("say all that is printed on a card, and of a built one what still matters", () => {
    const scroll = "Scroll: 1 merchant and 1 coin for 4 coins and a draw of 2 gnomes from the cup";
    const homes = "Homes for 2 merchants and 1 gnome of any kind";
    expect(cardTip(speak("en"), bank, false)).toEqual({
      title: "Bank · Trade",
      lines: ["To build: 1 villager and 1 merchant", "Brings 1 merchant; gnomes rest at first", scroll, homes],
    });
    expect(cardTip(speak("en"), bank, true).lines).toEqual([scroll, homes]);
  });

  it("say who of several is returned, and what else newcomers bring", () => {
    const mixed = { id: "D1", cost: ["V!", "C", "$1"], effects: ["+V"] };
    expect(scrollTip(speak("en"), mixed).lines).toEqual([
      "Scroll: 1 villager, 1 child and 1 coin, returning 1 villager, for 1 villager",
    ]);
    expect(scrollTip(speak("pt-BR"), mixed).lines).toEqual([
      "Pergaminho: 1 aldeão, 1 criança e 1 moeda, retornando 1 aldeão, por 1 aldeão",
    ]);
    const rich = { ...bank, immigration: ["W", "$2", "H1"] };
    expect(cardTip(speak("en"), rich, false).lines[1]).toBe(
      "Brings 1 gnome of any kind, 2 coins and 1 helper; gnomes rest at first",
    );
  });

  it("say what an advisor is worth", () => {
    expect(advisorTip(speak("en"), treasurer).lines).toEqual([
      "Scroll: 1 villager for 1 coin",
      "For the most buildings of type Trade: 1 coin at once, 2 points at the end",
    ]);
  });

  it("count every icon as often as it stands there", () => {
    expect(idsOf(["V!", "$3", "H2", "search 2", "+P"])).toEqual([
      "V",
      "coin",
      "coin",
      "coin",
      "H",
      "H",
      "search",
      "search",
      "P",
    ]);
  });
});

describe("a choice on the pieces", () => {
  const choice = (kind: string, data: Record<string, Plain>, ...touches: string[]): Choice => ({
    move: kind,
    kind,
    rule: "GNO-32",
    data,
    touches,
  });
  const use = choice("use", { scroll: "B10", pay: ["V", "M", "coin"] }, "scroll:B10", "active:V", "active:M");
  const visit = choice("caravan", { scroll: "D1", pay: ["C"], whom: 1 }, "caravan", "visit:D1", "active:C");

  it("is the scroll, then every gnome that works there; tokens are paid unasked", () => {
    expect(way(use)).toEqual({ path: ["scroll:B10"], bag: ["active:V", "active:M"] });
  });

  it("is the caravan first, then the scroll that it copies", () => {
    expect(way(visit)).toEqual({ path: ["caravan", "visit:D1"], bag: ["active:C"] });
  });

  it("is the card and its team, in which helpers stand for gnomes", () => {
    const build = choice("build", { card: "B10", team: ["V", "V", "H"] }, "offer:B10", "active:V", "helpers");
    expect(way(build)).toEqual({ path: ["offer:B10"], bag: ["active:V", "active:V", "helpers"] });
  });

  it("is one gnome, or a helper, where somebody else is wanted", () => {
    expect(way(choice("pay", { gnome: "V" }, "active:V"))).toEqual({ path: ["active:V"], bag: [] });
    expect(way(choice("join", { gnome: "H" }, "helpers"))).toEqual({ path: ["helpers"], bag: [] });
  });

  it("is one thing where nobody pays", () => {
    expect(way(choice("seek-cup", { gnome: "V" }, "cup:V"))).toEqual({ path: ["cup:V"], bag: [] });
    expect(way({ move: "pass", kind: "pass", rule: "GNO-28", touches: ["pass"] })).toEqual({
      path: ["pass"],
      bag: [],
    });
  });

  it("asks half way who works, or what the caravan copies", () => {
    const view = { viewer: 0, districts: [{ next_visit: 1 }] } as unknown as GnomopolisView;
    const others = [use, { ...use, data: { scroll: "B10", pay: ["M", "M", "coin"] } }];
    const half = stand(
      others.map((one) => ({ choice: one, way: way(one) })),
      ["scroll:B10"],
    );
    expect(picking(half, view, speak("en"))).toBe("Bank: who does the work?");
    const out = { ...half, chosen: ["caravan"] };
    expect(picking(out, view, speak("en"))).toBe("The caravan visits Bia: which scroll does it copy?");
  });
});

describe("flights", () => {
  const view = {
    offer: ["B03", "B10"],
    districts: [{ active: [1, 2, 0, 0, 0, 0] }, {}],
  } as unknown as GnomopolisView;
  const flights = (kind: string, data: Record<string, Plain>) =>
    flightsOf({ kind, rule: "GNO-1", data: { seat: 0, ...data }, to: -1 } satisfies Event, view, parts).map(
      ({ piece, from, to, n = 1 }) => `${n} ${piece}: ${from[0] ?? ""} > ${to[0] ?? ""}`,
    );

  it("bring the gnomes that work to their scroll", () => {
    expect(flights("use", { scroll: "B10", gnomes: ["V", "V", "M"] })).toEqual([
      "2 g-villager: seat0:active:V > seat0:scroll:B10",
      "1 g-merchant: seat0:active:M > seat0:scroll:B10",
    ]);
  });

  it("send the caravan to its host, and nowhere when it stays at home", () => {
    expect(flights("caravan", { scroll: "D1", gnomes: ["C"], whom: 1 })).toEqual([
      "1 armadillo: seat0:scroll:D7 > seat1",
      "1 g-child: seat0:active:C > seat0:scroll:D7",
    ]);
    expect(flights("caravan-home", { scroll: "D1", gnomes: ["C"] })).toEqual([
      "1 g-child: seat0:active:C > seat0:scroll:D7",
    ]);
  });

  it("bring a team to the card and the card home", () => {
    expect(flights("build", { card: "B10", team: ["V", "H"] })).toEqual([
      "1 g-villager: seat0:active:V > offer:1",
      "1 helper: seat0:active:H > offer:1",
      "1 home: offer:1 > seat0:buildings",
    ]);
  });

  it("bring gnomes from the capital that they leave", () => {
    const come = ["1 g-child: old:C > seat0:exhausted", "1 g-villager: new:V > seat0:exhausted"];
    const data = { gnomes: ["C", "V"], old: ["C"], new: ["V"] };
    expect(flights("gain", data)).toEqual(come);
    expect(flights("gain-less", { ...data, lost: ["M"] })).toEqual(come);
    expect(flights("gain-none", { gnomes: [], old: [], new: [], lost: ["M"] })).toEqual([]);
  });

  it("bring coins from every place that gives some", () => {
    expect(flights("coins", { coins: 3, why: "scroll", old: 2, new: 0, reserve: 1 })).toEqual([
      "2 coin-face: old:coins > seat0:coins",
      "1 coin-face: reserve:coins > seat0:coins",
    ]);
  });

  it("take whoever is searched for to work or to rest, and whoever lies on a scroll out of town", () => {
    expect(flights("search-cup", { gnome: "V" })).toEqual(["1 g-villager: seat0:cup:V > seat0:active"]);
    expect(flights("search-team", { gnome: "V" })).toEqual(["1 g-villager: seat0:team:V > seat0:exhausted"]);
    const work = { gnome: "C", scroll: "D1" };
    expect(flights("search-scroll", { ...work, lying: false })).toEqual([
      "1 g-child: seat0:scroll:D1 > seat0:exhausted",
    ]);
    expect(flights("search-scroll", { ...work, lying: true })).toEqual(["1 g-child: seat0:scroll:D1 > new:C"]);
  });

  it("send everyone to rest who was left when a turn ends", () => {
    expect(flights("pass", {})).toEqual([
      "1 g-child: seat0:active:C > seat0:exhausted",
      "2 g-villager: seat0:active:V > seat0:exhausted",
    ]);
  });
});
