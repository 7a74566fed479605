// A sentence in stretches. What it is given, a player, a component or a number, is marked before the language places it,
// so that afterwards it is known where in the sentence each stands, and a piece can be drawn there.

import { FluentNumber } from "@fluent/bundle";

/** A stretch of a sentence; with a key, what its data has by that key: which thing, or how many. A player's is `seat`. */
export interface Stretch {
  text: string;
  key?: string;
  id?: string;
}

export type Mark = (key: string, id: string, text: string) => string;

// Characters that no language uses.
const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"];

export const mark: Mark = (key, id, text) => `${OPEN}${key}${BETWEEN}${id}${BETWEEN}${text}${CLOSE}`;
export const unmarked: Mark = (_key, _id, text) => text;

/** A number that is marked where a sentence says it; what only chooses between words is not. */
export class MarkedNumber extends FluentNumber {
  constructor(
    value: number,
    private readonly key: string,
    private readonly marked: Mark,
  ) {
    super(value);
  }

  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return this.marked(this.key, String(this.value), super.toString(scope));
  }
}

/** A marked sentence, taken apart. */
export function stretches(marked: string): Stretch[] {
  return marked.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).flatMap((part) => {
    if (!part.startsWith(OPEN!)) return part ? [{ text: part }] : [];
    const [key = "", id = "", text = ""] = part.slice(1, -1).split(BETWEEN!);
    return [{ text, key, id }];
  });
}
