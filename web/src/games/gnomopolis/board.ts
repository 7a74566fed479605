// What the parts of the board share: the words, the tips, and what lies where.

import { SharedBoard, shared } from "../../kit/shared";
import type { Tip } from "../../kit/tips";
import type { GnomopolisView } from "../../protocol";
import { type AdvisorData, type BuildingData, LETTERS, type Letter, type ScrollData } from "./edition";
import type { Speech } from "./index";
import type { Speaker } from "./words";

export class Shared extends SharedBoard<GnomopolisView, Speech> {}
export const getShared = shared<Shared>;

/** Gnomes one by one, from counts by colour: letter, and which of its kind it is. */
export function each(numbers: readonly number[]): { letter: Letter; nth: number; key: string }[] {
  return LETTERS.flatMap((letter, i) =>
    Array.from({ length: numbers[i] ?? 0 }, (_, nth) => ({ letter, nth, key: `${letter}${nth}` })),
  );
}

export function scrollTip(say: Speaker, scroll: ScrollData): Tip {
  return { title: say.name(scroll), lines: [say.w.card.scroll(say.cost(scroll), say.effects(scroll))] };
}

export function cardTip(say: Speaker, card: BuildingData, built: boolean): Tip {
  const w = say.w.card;
  const lines = [w.scroll(say.cost(card), say.effects(card)), w.homes(say.people(card.homes))];
  if (!built) lines.unshift(w.needs(say.people(card.team)), w.brings(say.people(card.immigration)));
  return { title: `${say.name(card)} · ${say.w.type[card.type]}`, lines };
}

export function advisorTip(say: Speaker, card: AdvisorData): Tip {
  const w = say.w.card;
  const lines = [
    w.scroll(say.cost(card), say.effects(card)),
    w.bonus(card.bonus_coins, card.value, say.w.type[card.type]),
  ];
  return { title: say.name(card), lines };
}
