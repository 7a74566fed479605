// What somebody is called in results.

import { say, words } from "../words.svelte";

export function nameOfWho(who: string, name: string): string {
  if (who.startsWith("gone:")) return say("rating-gone");
  if (!who.startsWith("bot:")) return name || say("rating-nameless");
  const level = who.slice(4);
  return say("table-bot-level", { level: words.shell.find(`level-${level}`) ?? level });
}

export const saySkill = (skill: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(skill);

/** A rating with its doubt, as people read it. */
export const sayRating = (one: { skill: number; doubt: number }): string =>
  `${saySkill(one.skill)} ± ${saySkill(2 * one.doubt)}`;
