// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read } from "../src/shell/markdown";
import { chapters, cut } from "../src/shell/rules";

const page = (game: string): string => readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), "utf8");

describe("the rules page", () => {
  it.each(["gnomopolis", "gnome-village", "mighty-gnomes"])(
    "of %s has chapters and every rule at its own place",
    (game) => {
      const blocks = read(page(game));
      expect(chapters(blocks).length).toBeGreaterThan(12);
      const ids = blocks.flatMap((block) => (block.kind === "paragraph" && block.id ? [block.id] : []));
      expect(ids.length).toBeGreaterThan(100);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
  it("knows its chapters and sections by their headings", () => {
    const found = chapters(read("# Page\n\n## One\n\nText.\n\n### Part\n\n#### Detail\n"));
    expect(found.map((chapter) => [chapter.level, chapter.title])).toEqual([
      [2, "One"],
      [3, "Part"],
    ]);
  });
});

describe("a search", () => {
  it("marks every place, whatever the case", () => {
    expect(
      cut("Draw one, then draw again", "draw")
        .filter((piece) => piece.hit)
        .map((piece) => piece.text),
    ).toEqual(["Draw", "draw"]);
    expect(cut("aaa", "aa").map((piece) => piece.text)).toEqual(["aa", "a"]);
  });
  it("keeps the text as it was, and ignores a single letter", () => {
    expect(
      cut("Draw one", "on")
        .map((piece) => piece.text)
        .join(""),
    ).toBe("Draw one");
    expect(cut("Draw one", "o")).toEqual([{ text: "Draw one", hit: false }]);
  });
});
