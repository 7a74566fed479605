// @vitest-environment node
// The designer's bench: where fields come from, what they are typed as, and what differs from the shipped edition.
import { describe, expect, it } from "vitest";
import { differences } from "../src/editions/differences";
import { type Entry, groupsOf, namesIn, placesIn, shippedFor } from "../src/editions/entries";
import { mark, originOf } from "../src/editions/provenance";
import { listOf, numberOf, same, separators, show } from "../src/editions/values";
import type { EditionForm } from "../src/protocol";

describe("the origin of a field", () => {
  const CARD = ["name", "type", "team", "immigration", "cost", "effects", "homes"];
  it.each([
    ["reconstructed", "cost", "reconstructed"],
    ["rulebook (worked example)", "cost", "rulebook"],
    ["name, build team, immigration: rulebook; type, action, demand: reconstructed", "team", "rulebook"],
    ["name, build team, immigration: rulebook; type, action, demand: reconstructed", "type", "reconstructed"],
    ["name, build team, immigration: rulebook; type, action, demand: reconstructed", "cost", "reconstructed"],
    ["name and action: rulebook; the rest: reconstructed", "name", "rulebook"],
    ["name and action: rulebook; the rest: reconstructed", "cost", "reconstructed"],
    ["type: rulebook and public; homes: reconstructed", "type", "rulebook"],
    ["effect rulebook, cost reconstructed", "effects", "rulebook"],
    ["effect rulebook, cost reconstructed", "cost", "reconstructed"],
    ["cost, homes: printed; reconstructed", "homes", "printed"],
    ["cost, homes: printed; reconstructed", "team", "reconstructed"],
    ["printed", "team", "printed"],
  ])("of %s: %s is %s", (provenance, field, origin) => {
    expect(originOf(provenance, field, CARD)).toBe(origin);
  });

  it("is told by all the words of a name, and by the rest of the entry where a clause names no field", () => {
    const said = "rulebook; the size of the druid tile reconstructed";
    expect(originOf(said, "druid_size", ["druid_size", "key_limit"])).toBe("reconstructed");
    expect(originOf(said, "key_limit", ["druid_size", "key_limit"])).toBe("rulebook");
    expect(originOf("kind rulebook, values reconstructed", "points", ["kind", "points"])).toBe("reconstructed");
    expect(originOf("rulebook; that it is free reconstructed", "rewards", ["rewards"])).toBe("reconstructed");
    expect(originOf(undefined, "cost", CARD)).toBe("reconstructed");
  });

  it("changes when a field is checked against a printed copy, and back", () => {
    const once = mark("name: rulebook; the rest: reconstructed", ["cost"], true, CARD, "reconstructed");
    expect(once).toBe("cost: printed; name: rulebook; the rest: reconstructed");
    expect(originOf(once, "cost", CARD)).toBe("printed");
    expect(originOf(once, "name", CARD)).toBe("rulebook");
    const twice = mark(once, ["team", "homes"], true, CARD, "reconstructed");
    expect(twice).toBe("team, cost, homes: printed; name: rulebook; the rest: reconstructed");
    expect(mark(twice, ["team", "cost", "homes"], false, CARD, "")).toBe("name: rulebook; the rest: reconstructed");
  });

  it("is printed for an entry all of whose fields are, and what was said of it before comes back", () => {
    const all = mark("reconstructed", CARD, true, CARD, "reconstructed");
    expect(all).toBe("printed");
    const but = mark(all, ["type"], false, CARD, "name: rulebook; the rest: reconstructed");
    expect(CARD.filter((field) => originOf(but, field, CARD) === "printed")).toEqual(CARD.filter((f) => f !== "type"));
    expect(originOf(but, "type", CARD)).toBe("reconstructed");
  });
});

describe("values", () => {
  it("are typed with whatever no item of the shipped list has in it between them", () => {
    const icons = separators(["V", "C!"]);
    const effects = separators(["draw 2", "$1"]);
    const roads = separators(["T -1,0 0"]);
    const texts = { kind: "texts" } as const;
    expect(listOf("V C!, S;W", texts, icons)).toEqual(["V", "C!", "S", "W"]);
    expect(listOf("draw 2, $1", texts, effects)).toEqual(["draw 2", "$1"]);
    expect(listOf("T -1,0 0; X 0,0 0", texts, roads)).toEqual(["T -1,0 0", "X 0,0 0"]);
    expect(listOf("1 2 x", { kind: "numbers" }, separators([3]))).toEqual([1, 2, "x"]);
    expect(listOf("", texts, icons)).toEqual([]);
  });

  it("that are no numbers stay as they are typed, for the loader to refuse", () => {
    expect([numberOf(" 12 "), numberOf("-3"), numberOf("1.5"), numberOf("")]).toEqual([12, -3, "1.5", ""]);
  });

  it("are shown in a line", () => {
    expect(show(["V", "S"])).toBe("V; S");
    expect(show([{ id: "wood", give: "WW" }])).toBe("id wood, give WW");
    expect(same({ a: [1, { b: 2 }], c: 3 }, { c: 3, a: [1, { b: 2 }] })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
  });
});

describe("an edition beside the shipped one", () => {
  const FORM: EditionForm = {
    game: "g",
    data: {
      game: "g",
      name: "first",
      box: { coins: 3 },
      cards: [
        { id: "A", cost: 1 },
        { id: "B", cost: 2 },
      ],
    },
    fields: {
      "": {
        game: { kind: "text", required: true },
        name: { kind: "line", required: true },
        cards: { kind: "tables", required: true },
        box: { kind: "table", required: true },
      },
      box: { coins: { kind: "number", required: true } },
      cards: {
        id: { kind: "text", required: true },
        cost: { kind: "number", required: true },
        copies: { kind: "number" },
      },
    },
  };
  const copy = (): Entry => structuredClone(FORM.data) as Entry;

  it("has its parts in the order of the file", () => {
    expect(groupsOf(FORM)).toEqual(["", "box", "cards"]);
    expect(placesIn(copy(), FORM, "cards")).toEqual([
      ["cards", 0],
      ["cards", 1],
    ]);
    expect(namesIn({ id: "C", more: 1 }, FORM.fields["cards"]!, ["cards", 2])).toEqual(["id", "more", "cost"]);
    expect(namesIn(copy(), FORM.fields[""]!, [])).toEqual(["game", "name"]);
  });

  it("differs in nothing at first, and then line by line", () => {
    const mine = copy();
    expect(differences(mine, FORM)).toEqual([]);
    mine["name"] = "mine";
    (mine["cards"] as Entry[])[1]!["cost"] = 5;
    (mine["cards"] as Entry[])[1]!["copies"] = 0;
    (mine["cards"] as Entry[]).splice(0, 1);
    (mine["cards"] as Entry[]).push({ id: "C", cost: 9 });
    expect(differences(mine, FORM)).toEqual([
      { place: [], field: "name", before: "first", after: "mine" },
      { place: ["cards", 0], field: "cost", before: 2, after: 5 },
      { place: ["cards", 0], field: "copies", before: undefined, after: 0 },
      { place: ["cards", 1], field: "", before: undefined, after: { id: "C", cost: 9 } },
      { place: ["cards"], field: "", before: { id: "A", cost: 1 }, after: undefined },
    ]);
    expect(shippedFor(["cards", 0], mine, FORM.data as Entry)).toEqual({ id: "B", cost: 2 });
  });
});
