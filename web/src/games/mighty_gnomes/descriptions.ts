// What components do, in words: what games/mighty_gnomes/descriptions.py is to the terminal.

import type { Tip } from "../../kit/tips";
import type { Words } from "../../kit/words";
import { type BookData, type ChestData, type GnomeData, ICON, type RewardData, type TradeData } from "./edition";

export type MightyWords = Words<"mighty-gnomes">;

/** The ids of tokens and icons that an edition writes as letters. */
export const idsOf = (letters: Iterable<string>): string[] => [...letters].map((letter) => ICON[letter] ?? letter);

/** The id of a thing, so many times. */
const times = (id: string, n: number | undefined): string[] => Array.from({ length: n ?? 0 }, () => id);

export const tileName = (words: MightyWords, tile: string): string => words.name(`tile-${tile}`);

function effect(of: BookData | RewardData): { effect: string; amount: number; tokens: string[] } {
  return { effect: of.effect, amount: of.amount ?? 1, tokens: idsOf(of.tokens ?? "") };
}

export const reward = (words: MightyWords, one: RewardData): string => words.say("tip-reward", effect(one));

export const rewardShort = (words: MightyWords, one: RewardData): string => words.say("tip-reward-short", effect(one));

/** What is in a chest. */
export function contents(words: MightyWords, chest: ChestData): string {
  const animal = chest.animal === "any" ? "any-animal" : chest.animal;
  return words.count([
    ...times("point", chest.points),
    ...times("coin", chest.coins),
    ...idsOf(chest.tokens ?? ""),
    ...times("draw", chest.chests),
    ...(animal ? [animal] : []),
  ]);
}

export function trade(words: MightyWords, one: TradeData): string {
  const brings = [...times("point", one.points), ...times("coin", one.coins), ...times("kept-chest", one.chests)];
  return words.say("tip-trade", { gives: idsOf(one.give), brings });
}

/** What a mighty gnome does, as a sentence that says when. */
function ability(words: MightyWords, gnome: GnomeData): string {
  if (gnome.trades)
    return words.say("tip-once-a-round", { what: gnome.trades.map((one) => trade(words, one)).join(" / ") });
  const what = words.say("tip-effect", { effect: gnome.ability, amount: gnome.amount ?? 1, tokens: [] });
  return gnome.ability === "tile" ? words.say("tip-every-round", { what }) : words.say("tip-on-arrival", { what });
}

export function scoring(words: MightyWords, { scores, points, per, otherwise }: GnomeData): string {
  return words.say("tip-scoring", { scores, count: points, per: per ?? 1, otherwise: otherwise ?? 0 });
}

// --- tips ---------------------------------------------------------------------------------------

export function bookTip(words: MightyWords, book: BookData, more: string[] = []): Tip {
  const colour = book.bookmark ? words.say("tip-silver", { price: book.bookmark }) : words.say("tip-golden");
  return { title: words.name(book.id), lines: [words.say("tip-effect", effect(book)), colour, ...more] };
}

/** What a mighty gnome is; one that comes for nothing has no price. */
export function gnomeTip(words: MightyWords, gnome: GnomeData, more: string[] = [], free = false): Tip {
  return {
    title: words.name(gnome.id),
    lines: [
      ...(free ? [] : [words.say("tip-costs", { gives: idsOf(gnome.cost) })]),
      ability(words, gnome),
      words.say("tip-at-end", { what: scoring(words, gnome) }),
      ...more,
    ],
  };
}

export function chestTip(words: MightyWords, chest: ChestData): Tip {
  return { title: words.name(chest.id), lines: [contents(words, chest)] };
}
