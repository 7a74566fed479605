// What the parts of the board share: the words, the components, the tips, and what lies where.

import { SharedBoard, shared } from "../../kit/shared";
import type { BoardTable } from "../../kit/table";
import type { Tip } from "../../kit/tips";
import type { Words } from "../../kit/words";
import {
  type AdvisorData,
  type BuildingData,
  Components,
  type EditionData,
  idsOf,
  isReturned,
  LETTERS,
  type Letter,
  type ScrollData,
} from "./edition";

export type GnomopolisWords = Words<"gnomopolis">;

export const partsOf = (table: BoardTable): Components => new Components(table.edition as EditionData);

export class Shared extends SharedBoard<"gnomopolis"> {
  readonly parts = partsOf(this.table);
}
export const getShared = shared<Shared>;

/** Gnomes one by one, from counts by colour: letter, and which of its kind it is. */
export function each(numbers: readonly number[]): { letter: Letter; nth: number; key: string }[] {
  return LETTERS.flatMap((letter, i) =>
    Array.from({ length: numbers[i] ?? 0 }, (_, nth) => ({ letter, nth, key: `${letter}${nth}` })),
  );
}

function scrollLine(words: GnomopolisWords, { cost = [], effects = [] }: ScrollData): string {
  const gnomes = cost.filter((icon) => !/^[$H]/.test(icon));
  const returned = gnomes.filter(isReturned);
  const lying = returned.length === 0 ? "none" : returned.length === gnomes.length ? "all" : "some";
  return words.say("card-scroll", {
    pay: idsOf(cost),
    lying,
    returned: idsOf(returned),
    effects: idsOf(effects),
  });
}

export function scrollTip(words: GnomopolisWords, scroll: ScrollData): Tip {
  return { title: words.name(scroll.id), lines: [scrollLine(words, scroll)] };
}

export function cardTip(words: GnomopolisWords, card: BuildingData, built: boolean): Tip {
  const lines = [scrollLine(words, card), words.say("card-homes", { gnomes: card.homes })];
  if (!built) {
    lines.unshift(
      words.say("card-needs", { team: card.team }),
      words.say("card-brings", { gnomes: idsOf(card.immigration) }),
    );
  }
  return { title: `${words.name(card.id)} · ${words.say(`type-${card.type}`)}`, lines };
}

export function advisorTip(words: GnomopolisWords, card: AdvisorData): Tip {
  const bonus = { bonus: idsOf(card.bonus), value: card.value, type: words.say(`type-${card.type}`) };
  return { title: words.name(card.id), lines: [scrollLine(words, card), words.say("card-bonus", bonus)] };
}
