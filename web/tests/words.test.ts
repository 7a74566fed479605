// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { REASONS } from "../src/games/gnomopolis/refusals";
import { SCENES } from "../src/games/gnomopolis/scenes";
import { en } from "../src/games/gnomopolis/words.en";
import { pt } from "../src/games/gnomopolis/words.pt";
import { en as shellEn } from "../src/i18n/en";
import { pt as shellPt } from "../src/i18n/pt";

const edition = readFileSync(new URL("../../src/gnomehall/games/gnomopolis/edition.toml", import.meta.url), "utf8");
const names = [...edition.matchAll(/^name = "(.+)"$/gm)].map((found) => found[1]!).filter((name) => name !== "first");

/** The keys of a catalog, all the way down. */
function keys(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}.${key}`));
}

describe("messages", () => {
  it("are the same in every language", () => {
    expect(keys(shellPt).sort()).toEqual(keys(shellEn).sort());
    const own = (key: string): boolean => !/^\.(names|sheet)\./.test(key) && key !== ".names" && key !== ".sheet";
    expect(keys(pt).filter(own).sort()).toEqual(keys(en).filter(own).sort());
  });

  it("are never empty", () => {
    for (const catalog of [shellEn, shellPt, en, pt]) expect(JSON.stringify(catalog)).not.toMatch(/:""/);
  });

  it("name every component of the shipped edition in Portuguese", () => {
    expect(names.length).toBeGreaterThan(38);
    expect(names.filter((name) => !(name in pt.names))).toEqual([]);
  });

  it("name every line of the score sheet in Portuguese", () => {
    const source = readFileSync(new URL("../../src/gnomehall/games/gnomopolis/sheet.py", import.meta.url), "utf8");
    const labels = [...source.matchAll(/\bline\("([^"]+)"/g)].map((found) => found[1]!);
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.filter((label) => !(label in pt.sheet))).toEqual([]);
  });
});

describe("scenes", () => {
  it("show every building of the shipped edition, no two alike", () => {
    const ids = [...edition.matchAll(/^id = "(B\d+)"$/gm)].map((found) => found[1]!);
    expect(ids.filter((id) => !(id in SCENES))).toEqual([]);
    expect(new Set(ids.map((id) => JSON.stringify(SCENES[id]))).size).toBe(ids.length);
  });
});

describe("reasons why not", () => {
  const source = readFileSync(new URL("../../src/gnomehall/games/gnomopolis/refusals.py", import.meta.url), "utf8");
  const kinds = [...source.matchAll(/^ {4}"([a-z ]+)": "GNO-\d+",$/gm)].map((found) => found[1]!);

  it("are worded in every language", () => {
    expect(kinds.length).toBeGreaterThan(20);
    for (const words of Object.values(REASONS)) expect(Object.keys(words).sort()).toEqual([...kinds].sort());
  });

  it("name what they are about", () => {
    const about = {
      gnome: "GNOME",
      scroll: "SCROLL",
      host: "HOST",
      needed: "NEEDED",
      have: "HAVE",
      coins: "COINS",
      helpers: "HELPERS",
    };
    for (const kind of kinds) {
      const parts = Object.values(REASONS).map(
        (words) =>
          words[kind]!(about)
            .match(/\b[A-Z]{4,}\b/g)
            ?.sort()
            .join(" ") ?? "",
      );
      expect(new Set(parts).size, kind).toBe(1);
    }
  });
});

describe("refusals of the hall", () => {
  const server = (file: string): string =>
    readFileSync(new URL(`../../src/gnomehall/server/${file}`, import.meta.url), "utf8");
  const codes = [
    ...server("protocol/messages.py")
      .split("RefusalCode = Literal[")[1]!
      .split("]")[0]!
      .matchAll(/"([a-z-]+)"/g),
  ].map((found) => found[1]!);
  const problems = [...server("app.py").matchAll(/_problem\([\w.]+, "([a-z-]+)"/g)].map((found) => found[1]!);

  it("have words in every language, whatever the way they come", () => {
    expect(codes.length).toBeGreaterThan(12);
    expect(problems.length).toBeGreaterThan(4);
    for (const catalog of [shellEn, shellPt])
      expect([...codes, ...problems, "offline"].filter((code) => !(code in catalog.refusal))).toEqual([]);
  });
});
