import { expect, it } from "vitest";
import { read } from "../src/shell/markdown";

it("anchors a rule at its id and keeps markup as text", () => {
  const [rule] = read("**GNO-7** An advisor, see GNO-9, <b>not bold</b>.");
  expect(rule).toMatchObject({ kind: "paragraph", id: "GNO-7" });
  expect(rule && "text" in rule && rule.text).toContainEqual({ kind: "rule", text: "GNO-9" });
  expect(JSON.stringify(rule)).toContain("<b>not bold</b>");
});

it("reads tables and lists", () => {
  expect(read("| a | b |\n|---|---|\n| 1 | 2 |").at(0)).toMatchObject({ kind: "table" });
  expect(read("- one\n- two").at(0)).toMatchObject({ kind: "list", items: [[{ text: "one" }], [{ text: "two" }]] });
});

it("reads pieces in a line and pictures that stand alone", () => {
  expect(read("![A card](card)").at(0)).toEqual({ kind: "picture", name: "card", caption: "A card" });
  expect(read("Take a :coin: coin, at 12:30:45.").at(0)).toMatchObject({
    text: [{ text: "Take a " }, { kind: "piece", text: "coin" }, { text: " coin, at 12:30:45." }],
  });
});
