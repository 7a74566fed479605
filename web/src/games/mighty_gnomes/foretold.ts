// What leaving the tile in hand where it is held would mean, in a few short lines.

import { signed } from "../../kit/numbers";
import { type Shared, TURNS } from "./board.svelte";

/** How the tile in hand lies: lying or upright; nothing for a single square. */
export function lies(shared: Shared): string {
  const { placing, words, parts, view } = shared;
  if (!placing || !view.placing || parts.size(view.placing) < 2) return "";
  return words.say("tip-lies", { way: TURNS[placing.fit?.turn ?? placing.turn] ?? "h" });
}

export function foretold(shared: Shared): string[] {
  const at = shared.placing?.at ?? "";
  if (at.startsWith("square:")) return gathering(shared);
  return at.startsWith("ladder:") ? climbing(shared, at.slice(7)) : [];
}

function gathering(shared: Shared): string[] {
  const { table, words, placing, seen } = shared;
  const choice = table.choices.find((one) => one.move === placing?.fit?.moves[0]);
  if (!choice) return [];
  const said = [words.say("tip-covers", { icons: choice.data?.["icons"] ?? [] })];
  if (seen) said.push(seen.cost ? words.say("tip-pay", { count: seen.cost }) : words.say("tip-free"));
  if (seen?.change) said.push(words.say("tip-score", { change: signed(seen.change) }));
  return said;
}

function climbing(shared: Shared, zone: string): string[] {
  const { words, parts, view, seen } = shared;
  const [name = "", column = name] = zone.split("-");
  const height = view.ladders.find((ladder) => ladder.id === name)?.rungs.length ?? 0;
  const said = [words.say("tip-reaches-to", { rung: height + parts.size(view.placing) })];
  if (zone.includes("-")) said.push(words.say("tip-with-column", { column }));
  if (!seen) return said;
  if (seen.creditors.length) said.push(words.say("tip-pay-to", { seats: seen.creditors }));
  const shelf = column === "right" ? view.right : view.left;
  const books = seen.books.flatMap((rung) => shelf[rung - 1] ?? []).map((book) => words.name(book));
  said.push(words.say("tip-would-reach", { what: books.length ? words.list(books) : words.count([]) }));
  if (seen.change) said.push(words.say("tip-score", { change: signed(seen.change) }));
  return said;
}
