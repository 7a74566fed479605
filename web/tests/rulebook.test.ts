// What the rulebooks name, the boards can draw.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Block, type Inline, read } from "../src/shell/markdown";

const games = new URL("../../src/gnomehall/games/", import.meta.url);
const boards = new URL("../src/games/", import.meta.url);
const books = readdirSync(games, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\/rulebook\/.*\.md$/.test(path));

const lines = (block: Block): readonly Inline[] => {
  if (block.kind === "list") return block.items.flat();
  if (block.kind === "table") return [...block.head, ...block.rows.flat()].flat();
  return "text" in block && typeof block.text !== "string" ? block.text : [];
};

describe.each(books)("%s", (path) => {
  const game = path.split("/")[0]!;
  const blocks = read(readFileSync(new URL(path, games), "utf8"));
  const source = (file: string): string => readFileSync(new URL(`${game}/${file}`, boards), "utf8");

  it("names pictures that its game has", () => {
    const drawn = [...source("Picture.svelte").matchAll(/name === "(\w+)"/g)].map(([, name]) => name);
    const named = blocks.flatMap((block) => (block.kind === "picture" ? [block.name] : []));
    expect(named.filter((name) => !drawn.includes(name))).toEqual([]);
    if (!path.endsWith(".aid.md")) expect([...named].sort()).toEqual([...drawn].sort());
  });

  it("names pieces that its game has", async () => {
    const { pictures } = (await import(`../src/games/${game}/rulebook.ts`)) as {
      pictures(word: string): readonly string[];
    };
    const named = blocks.flatMap(lines).filter((part) => part.kind === "piece");
    expect(named.filter((part) => !pictures(part.text).length)).toEqual([]);
  });
});
