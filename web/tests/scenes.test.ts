// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SCENES } from "../src/games/gnomopolis/scenes";

const edition = readFileSync(new URL("../../src/gnomehall/games/gnomopolis/edition.toml", import.meta.url), "utf8");

it("every building of the shipped edition has a scene, no two alike", () => {
  const ids = [...edition.matchAll(/^id = "(B\d+)"$/gm)].map((found) => found[1]!);
  expect(ids.filter((id) => !(id in SCENES))).toEqual([]);
  expect(new Set(ids.map((id) => JSON.stringify(SCENES[id]))).size).toBe(ids.length);
});
