// The pieces that the rulebook draws in its lines.

import { ICON } from "./edition";

const NAMED = new Set([...Object.values(ICON), "key", "star", "open"]);

/** The name of a piece, or letters of icons, as `WNM` writes three squares. */
export function pictures(word: string): readonly string[] {
  if (NAMED.has(word)) return [`m-${word}`];
  return /^[WSMCXNT]{1,6}$/.test(word) ? [...word].map((letter) => `m-${ICON[letter]}`) : [];
}
