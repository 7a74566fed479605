// What tournaments are called, and how far they are.

import type { TournamentInfo } from "../protocol";
import { say } from "../words.svelte";

export function sayFormat(one: TournamentInfo): string {
  const format =
    one.format === "balanced"
      ? say("tournament-short-balanced", { seats: one.seats })
      : say(`tournament-short-${one.format}`);
  return one.duplicate ? `${format}, ${say("tournament-is-duplicate")}` : format;
}

export function sayCourse(one: TournamentInfo): string {
  if (one.state === "over") return say("tournament-over");
  if (one.state === "closed") return say("tournament-closed");
  return say("tournament-round-of", { round: one.round, rounds: one.state === "open" ? 0 : one.rounds });
}
