// Which part of the client may import which, types included: the arrows of the house, as tests/arrows.py has them for
// Python.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * What each part may import of ours, besides itself. The folder of a game is a part of its own; `games` is what lists
 * them.
 */
const ALLOWED: Record<string, readonly string[]> = {
  protocol: [],
  messages: ["protocol"],
  memory: ["protocol"],
  chance: ["protocol", "memory"],
  pieces: [],
  net: ["protocol", "memory"],
  route: ["protocol", "memory"],
  kit: ["protocol", "messages", "memory", "pieces"],
  words: ["protocol", "memory", "net", "kit"],
  player: ["protocol", "memory", "words", "net", "kit"],
  notices: ["protocol", "memory", "words", "player", "net", "route"],
  "games/*": ["protocol", "pieces", "kit"],
  games: ["kit", "games/*"],
  shell: ["protocol", "memory", "chance", "words", "player", "pieces", "net", "route", "kit", "games", "notices"],
  lobby: ["protocol", "memory", "chance", "words", "player", "pieces", "net", "route", "kit", "games", "shell"],
  editions: ["protocol", "memory", "chance", "words", "pieces", "net", "route", "kit", "games", "shell"],
  App: ["words", "pieces", "route", "lobby", "shell", "editions", "notices"],
  main: ["words", "net", "notices", "App", "app.css"],
};

const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']*)["']/g;

/** The part of a file, or of what an import names: a path from `src`, with or without its ending. */
function partOf(path: string): string {
  const [folder = "", game = "", file] = path.split("/");
  if (folder === "games" && file) return `games/${game}`;
  return path.includes("/") || folder === "games" ? folder : folder.replace(/(\.svelte)?(\.ts)?$/, "");
}

const generic = (part: string): string => part.replace(/^games\/.*/, "games/*");

function wrongArrows(path: string, source: string): string[] {
  const mine = partOf(path);
  return [...source.matchAll(IMPORT)].flatMap(([, name = ""]) => {
    const other = partOf(posix.join(posix.dirname(path), name));
    const right = mine === other || ALLOWED[generic(mine)]?.includes(generic(other));
    return right ? [] : [`${path} imports ${name}, but ${mine} may not import ${other}`];
  });
}

const src = new URL("../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(ts|svelte)$/.test(path));

describe("the arrows", () => {
  it.each(files)("of %s point the right way", (path) => {
    expect(wrongArrows(path, readFileSync(new URL(path, src), "utf8"))).toEqual([]);
  });

  it("go round in no circle", () => {
    const reached = (part: string, seen: Set<string>): Set<string> => {
      for (const next of ALLOWED[part] ?? []) if (!seen.has(next)) reached(next, seen.add(next));
      return seen;
    };
    for (const part of Object.keys(ALLOWED)) expect(reached(part, new Set()), part).not.toContain(part);
  });
});

describe("a planted wrong import is caught:", () => {
  it.each([
    ["kit/Lit.svelte", `import type { TableSession } from "../shell/session.svelte";`],
    ["kit/shared.ts", `import { GAMES } from "../games";`],
    ["kit/shared.ts", `import { api } from "../net/api";`],
    ["kit/shared.ts", `type Face = import("../games/gnomopolis/index").Face;`],
    ["kit/Ticker.svelte", `import { say } from "../words.svelte";`],
    ["games/gnomopolis/Board.svelte", `import {\n  getSession,\n} from '../../shell/context';`],
    ["games/gnomopolis/index.ts", `export { found } from "../mighty_gnomes/edition";`],
    ["games/gnomopolis/index.ts", `export * from "..";`],
    ["pieces/Die.svelte", `const lit = await import("../kit/Lit.svelte");`],
    ["shell/TablePage.svelte", `import Board from "../games/gnomopolis/Board.svelte";`],
    ["shell/TablePage.svelte", `import Lobby from "../lobby/Lobby.svelte";`],
    ["net/api.ts", `import "../shell/session.svelte";`],
    ["attic/new.ts", `import type { View } from "../protocol";`],
  ])("in %s, %s", (path, source) => {
    expect(wrongArrows(path, source)).toHaveLength(1);
  });

  it("and a right one is not", () => {
    expect(
      wrongArrows("games/gnomopolis/Board.svelte", `import Lit from "../../kit/Lit.svelte"; import "./card";`),
    ).toEqual([]);
    expect(wrongArrows("shell/session.svelte.ts", `import { gameCard } from "../games";`)).toEqual([]);
  });
});
