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
