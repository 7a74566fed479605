// What is asked, and of whom, in one sentence.

import type { TableInfo } from "../protocol";
import { say } from "../words.svelte";
import type { TableSession } from "./session.svelte";

export function promptOf(table: TableSession): string {
  const { view, game, info, words } = table;
  if (!view || !game || !info) return say("hall-loading");
  if (info.state === "closed") return sayEnded(info, table);
  if (info.state !== "playing") return say("prompt-over");
  if (table.myTurn) {
    if (table.again) return say("table-again");
    const asked = (table.clicks.length && game.picking?.(table.standing, view, words)) || words.prompt(view);
    // Where several share a device, who is meant is said.
    return table.keys.length > 1 ? words.say("table-asked", { seat: table.you, asked }) : asked;
  }
  const seat = info.seats[info.turn];
  if (!seat) return say("hall-loading");
  if (!seat.taken && !seat.stand_in)
    return words.say(seat.open ? "table-not-joined" : "table-not-seated", { seat: info.turn });
  return info.turn === table.you ? words.prompt(view) : words.waiting(view);
}

/** How a game ended that its rules did not end. */
export function sayEnded(info: TableInfo, table: TableSession): string {
  const who = (seat: number): string => (seat === table.addressed ? say("you-told") : table.name(seat));
  const resigned = info.seats.filter((seat) => seat.resigned).map((seat) => who(seat.seat));
  if (info.ended === "resigned") return say("ended-resigned", { players: resigned });
  const gone = info.seats.filter((seat) => seat.lapse === info.ended).map((seat) => who(seat.seat));
  if (info.ended === "time") return say("ended-time", { players: gone });
  if (info.ended === "absent") return say("ended-absent", { players: gone });
  if (info.ended === "record") return say("ended-record");
  return say(info.ended === "agreed" ? "ended-agreed" : "ended-host");
}
