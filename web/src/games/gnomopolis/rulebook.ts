// The pieces that the rulebook draws in its lines.

import { GNOME } from "./edition";

const NAMED: Record<string, string> = {
  child: "g-child",
  villager: "g-villager",
  any: "wild",
  profession: "profession",
  helper: "helper",
  coin: "coin",
  draw: "draw",
  search: "search",
  cup: "cup",
  caravan: "armadillo",
  returned: "g-villager!",
};

/** The name of a piece, or letters of gnomes, as `V V` writes a team of two villagers. */
export function pictures(word: string): readonly string[] {
  const named = NAMED[word];
  if (named) return [named];
  const symbols = word.split(" ").map((letter) => GNOME[letter]);
  return symbols.every((symbol) => symbol !== undefined) ? symbols : [];
}
