// Which icons stand for what a book, a reward or a mighty gnome does.

import { type BookData, ICON } from "./edition";

export interface Icon {
  name: string;
  n?: number | undefined;
  /** One of several side by side. */
  many?: boolean;
}

const SINGLE: Record<string, string> = {
  invite: "m-invite",
  invite_free: "m-invite-free",
  upgrade: "m-upgrade",
  refresh: "m-refresh",
  chest: "m-chest",
  tile: "m-tiles",
  free_use: "m-tiles",
  first_player: "m-hat",
  double_bedroom: "m-bed",
};

export function effectIcons(effect: string, amount: number, tokens: string): Icon[] {
  if (effect === "tokens") return letterIcons(tokens);
  if (effect === "coins") return [{ name: "coin", n: amount }];
  if (effect === "points") return [{ name: "m-star", n: amount }];
  const repeated = { keys: "m-key", steps: "m-compass" }[effect];
  if (repeated) return Array.from({ length: amount }, () => ({ name: repeated, many: amount > 1 }));
  return [{ name: SINGLE[effect] ?? "wild" }];
}

export function letterIcons(letters: string): Icon[] {
  return [...letters].map((letter) => ({ name: `m-${ICON[letter] ?? "wood"}`, many: letters.length > 1 }));
}

/** The one icon that stands for a book in a sentence. */
export function bookIcon({ effect, amount, tokens }: BookData): string {
  return effectIcons(effect, amount ?? 1, tokens ?? "")[0]?.name ?? "";
}
