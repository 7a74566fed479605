// The words of the page: catalogues come from the hall, and a language that nobody here has heard of needs nothing else.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HallRefused } from "../src/net/api";

const HALL: Record<string, string> = {
  "/api/words": JSON.stringify({
    en: { name: "English", locale: "en-GB" },
    "pt-BR": { name: "Português (Brasil)", locale: "pt-BR" },
    tlh: { name: "tlhIngan", locale: "en" },
  }),
  "/api/words/en/table": "round = round { $round }",
  "/api/words/en/hall": "hall-close = Close",
  "/api/words/en/toadstools": "board-meadow = Meadow",
  "/api/words/pt-BR/table": "round = rodada { $round }",
  "/api/words/pt-BR/hall": "hall-close = Fechar",
  "/api/words/pt-BR/toadstools": "board-meadow = Prado",
  "/api/words/tlh/table": "round = { $round } DIch",
  "/api/words/tlh/hall": "hall-close = SoQmoH",
  "/api/words/tlh/toadstools": "board-meadow = yotlh",
};

let asked: string[];
let reachable: boolean;
const kept = new Map<string, string>();

/** The store of a page that was just opened. */
async function open(...languages: string[]) {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages });
  return await import("../src/words.svelte");
}

beforeEach(() => {
  asked = [];
  reachable = true;
  kept.clear();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (!reachable) throw new TypeError("no network");
    return new Response(HALL[path] ?? '{"code": "unknown", "message": ""}', { status: path in HALL ? 200 : 404 });
  });
});

describe("the language of a page", () => {
  it("is the nearest to what the browser asks for", async () => {
    const { nearest } = await open();
    const offered = ["en", "pt-BR", "tlh"];
    expect(nearest(offered, ["pt-PT", "en"])).toBe("pt-BR");
    expect(nearest(offered, ["de-DE", "en-US"])).toBe("en");
    expect(nearest(offered, ["PT-br"])).toBe("pt-BR");
    expect(nearest(offered, ["de-DE"])).toBe("en");
  });

  it("is loaded before anything is said, and named to the browser", async () => {
    const { words, say } = await open("pt-PT");
    await words.start();
    expect(say("round", { round: 3 })).toBe("rodada 3");
    expect(document.documentElement.lang).toBe("pt-BR");
    expect(asked.sort()).toEqual(["/api/words", "/api/words/pt-BR/hall", "/api/words/pt-BR/table"]);
  });

  it("is the one that was chosen here before", async () => {
    kept.set("gnomehall.language", "tlh");
    const { words, say } = await open("en");
    await words.start();
    expect(say("hall-close")).toBe("SoQmoH");
  });

  it("is not one that was chosen before and is no longer spoken", async () => {
    kept.set("gnomehall.language", "vo");
    const { words } = await open("pt");
    await words.start();
    expect(words.language).toBe("pt-BR");
  });
});

describe("another language", () => {
  it("is spoken once all its words are here, those of the game that is open too", async () => {
    const { words, say } = await open("en");
    await words.start();
    await words.need("toadstools");
    expect(words.about("toadstools").find("board-meadow")).toBe("Meadow");
    expect(words.shell.find("board-meadow")).toBeUndefined();
    const choosing = words.choose("tlh");
    expect(say("hall-close")).toBe("Close");
    await choosing;
    expect(say("hall-close")).toBe("SoQmoH");
    expect(words.about("toadstools").find("board-meadow")).toBe("yotlh");
    expect(kept.get("gnomehall.language")).toBe("tlh");
  });

  it("is the last one chosen, whichever comes first", async () => {
    const { words } = await open("en");
    await words.start();
    await Promise.all([words.choose("tlh"), words.choose("en")]);
    expect(words.language).toBe("en");
  });

  it("has the words of a game that was opened while it was on its way", async () => {
    const { words } = await open("en");
    await words.start();
    await Promise.all([words.choose("tlh"), words.need("toadstools")]);
    expect(words.about("toadstools").find("board-meadow")).toBe("yotlh");
  });

  it("is asked for once", async () => {
    const { words } = await open("en");
    await words.start();
    await words.choose("tlh");
    await words.choose("en");
    await words.choose("tlh");
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("is asked for once by all who need it at the same time", async () => {
    const { words } = await open("en");
    await words.start();
    await Promise.all([words.need("toadstools"), words.need("toadstools"), words.choose("en")]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("is not spoken where its words can't be had: the page goes on as it was", async () => {
    const { words, say } = await open("en");
    await words.start();
    reachable = false;
    await expect(words.choose("tlh")).rejects.toThrow();
    expect(say("hall-close")).toBe("Close");
    expect(kept.get("gnomehall.language")).toBeUndefined();
    reachable = true;
    await words.choose("tlh");
    expect(say("hall-close")).toBe("SoQmoH");
  });
});

it("whoever opens a page without the hall is told so", async () => {
  reachable = false;
  const { words } = await open("en");
  await expect(words.start()).rejects.toMatchObject({ code: "offline" } satisfies Partial<HallRefused>);
});
