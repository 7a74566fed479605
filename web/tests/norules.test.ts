// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const games = new URL("../src/games/", import.meta.url);
const sources = readdirSync(games, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, games), "utf8") }));

/** What adds up, multiplies or negates something that scores. */
const SCORES = "in_buildings|on_board|homeless|value|points|scores";
const SCORING = new RegExp(`[-+*]\\s*(?:\\w+\\.)*(?:coins|${SCORES})\\b|\\b(?:${SCORES})\\s*[-+*]`);

function found(pattern: RegExp): string[] {
  return sources.flatMap(({ name, text }) =>
    text
      .split("\n")
      // Ids of messages are no sums: "scores-title".
      .map((line) => line.replace(/<[^>]*>/g, "").replace(/(["'])[\w-]+\1/g, "''"))
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
}

it("reads every board", () => {
  expect(sources.length).toBeGreaterThan(15);
});

it("lets no board name a rule by itself: choices, events and the score sheet say which it is", () => {
  expect(found(/\b[A-Z]{3}-\d+/)).toEqual([]);
});

it("lets no board work out points: they come with the view", () => {
  expect(found(SCORING)).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text, as it might stand in a board
  expect("[`${d.in_buildings}`, 2 * d.in_buildings]").toMatch(SCORING);
});

/** What makes a thing choosable, or sends a move past the choices. */
const LIGHTING = /data-lit|\.send\(|new WebSocket|\.standing\s*=[^=]|\.options\s*=[^=]|\.choices\s*=[^=]/;

it("lets no board decide what may be chosen: the shell lights what the hall's choices name", () => {
  expect(found(LIGHTING)).toEqual([]);
  expect('<button data-lit="road">').toMatch(LIGHTING);
  expect("table.choices = all.filter(fits)").toMatch(LIGHTING);
});
