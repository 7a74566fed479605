// What is asked, and of whom, in one sentence.

import { say } from "../words.svelte";
import type { TableSession } from "./session.svelte";

export function promptOf(table: TableSession): string {
  const { view, game, info, words } = table;
  if (!view || !game || !info) return say("hall-loading");
  if (info.state === "closed") return say("table-closed-early");
  if (info.state !== "playing") return say("prompt-over");
  if (table.myTurn) return (table.clicks.length && game.picking?.(table.standing, view, words)) || words.prompt(view);
  const seat = info.seats[info.turn];
  if (!seat) return say("hall-loading");
  if (!seat.taken) return words.say("table-not-seated", { seat: info.turn });
  return info.turn === table.you ? words.prompt(view) : words.waiting(view);
}
