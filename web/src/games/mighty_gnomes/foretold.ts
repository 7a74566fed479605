// What leaving the tile in hand where it is held would mean, in a few short lines.

import { signed } from "../../kit/speaker";
import { type Shared, TURNS } from "./board.svelte";
import { covered } from "./speaker";

/** How the tile in hand lies: lying or upright; nothing for a single square. */
export function lies(shared: Shared): string {
  const { placing, say, view } = shared;
  if (!placing || !view.placing || say.parts.size(view.placing) < 2) return "";
  return say.w.lies[TURNS[placing.fit?.turn ?? placing.turn] ?? "h"];
}

export function foretold(shared: Shared): string[] {
  const at = shared.placing?.at ?? "";
  if (at.startsWith("square:")) return gathering(shared);
  return at.startsWith("ladder:") ? climbing(shared, at.slice(7)) : [];
}

function gathering(shared: Shared): string[] {
  const { table, say, view, placing, seen } = shared;
  const w = say.w.place;
  const choice = table.choices.find((one) => one[0] === placing?.fit?.moves[0]);
  if (!choice) return [];
  const said = [w.covers(say.icons(covered(choice, view)))];
  if (seen) said.push(seen.cost ? w.pay(seen.cost) : w.free);
  if (seen?.change) said.push(w.score(signed(seen.change)));
  return said;
}

function climbing(shared: Shared, zone: string): string[] {
  const { table, say, view, seen } = shared;
  const w = say.w.place;
  const [name, column = name] = zone.split("-");
  const height = view.ladders.find((ladder) => ladder.id === name)?.rungs.length ?? 0;
  const said = [w.reachesTo(height + say.parts.size(view.placing))];
  if (zone.includes("-")) said.push(w.withColumn(say.w.column[column ?? ""] ?? ""));
  if (!seen) return said;
  if (seen.creditors.length) said.push(w.payTo(say.list(seen.creditors.map(table.name))));
  const shelf = column === "right" ? view.right : view.left;
  const books = seen.books.flatMap((rung) => shelf[rung - 1] ?? []).map((book) => say.name(say.parts.book(book)));
  said.push(w.wouldReach(say.list(books)));
  if (seen.change) said.push(w.score(signed(seen.change)));
  return said;
}
