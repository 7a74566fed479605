// The pace of a table, and the time that is left there, as they are said.

import type { Pace } from "../protocol";
import { say } from "../words.svelte";

export const NO_PACE: Pace = {
  kind: "none",
  minutes: 30,
  increment: 30,
  days: 3,
  weekends: false,
  holidays: 0,
  out: "bot",
};

export function sayPace(pace: Pace): string {
  if (pace.kind === "live") return say("pace-said-live", { minutes: pace.minutes, increment: pace.increment });
  return pace.kind === "days" ? say("pace-said-days", { days: pace.days }) : say("pace-none");
}

/** The pace, and what happens to whoever has no time left. */
export const sayPaceWhole = (pace: Pace): string =>
  pace.kind === "none" ? sayPace(pace) : `${sayPace(pace)} · ${say(`pace-said-out-${pace.out}`)}`;

const two = (n: number): string => String(n).padStart(2, "0");

/** So many seconds as people read them: the nearer the end, the finer. */
export function sayTime(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(left / 86_400), Math.floor(left / 3600), Math.floor(left / 60)];
  if (days) return say("clock-days", { days, hours: hours % 24 });
  if (hours) return say("clock-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${two(left % 60)}`;
}

/** What a player has who has used nothing. */
export const fullTime = (pace: Pace): number => (pace.kind === "days" ? pace.days * 86_400 : pace.minutes * 60);

/** Whether no more than a tenth is left. */
export const isShort = (seconds: number, pace: Pace): boolean => seconds <= fullTime(pace) / 10;
