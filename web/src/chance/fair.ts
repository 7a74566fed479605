// Whether the draws of a game are those that were promised: docs/fair-chance.md in TypeScript, with the same examples.

import type { ChanceOut, DrawOut } from "../protocol";
import { hashOf, hmacOf } from "./sha256";

/** Who opened the table, among those who sent numbers. */
const OPENER = -1;

export const commitmentOf = (secret: string): string => hashOf(`gnomehall secret ${secret}`);

/** The numbers of the players, mixed into one. */
export class Pool {
  value = hashOf("gnomehall pool");
  /** How many numbers of seats have entered. */
  entered = 0;
  /** How many chains were begun. */
  chains = 0;
  readonly #last = new Map<number, string>();
  /** Seats since whose chain began another seat has sent a number. */
  readonly #tried = new Set<number>();
  #waiting: string[] = [];

  add(who: number, number: string): void {
    if (who === OPENER) {
      this.#mix(number);
      return;
    }
    const follows = this.#last.get(who) === hashOf(number);
    this.#last.set(who, number);
    const others = [...this.#last.keys()].filter((seat) => seat !== who);
    for (const seat of others) this.#tried.add(seat);
    if (!follows) {
      this.chains += 1;
      this.#tried.delete(who);
    }
    this.#waiting.push(number);
    if (others.length && !(follows && this.#tried.has(who))) return;
    for (const one of this.#waiting) this.#mix(one);
    this.entered += this.#waiting.length;
    this.#waiting = [];
  }

  #mix(number: string): void {
    this.value = hashOf(`${this.value} ${number}`);
  }
}

const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a);

/** What is drawn: every outcome has as many tickets as it has weight, and the lowest ticket of all is drawn. */
export function pick(secret: string, pool: string, name: string, outcomes: DrawOut["outcomes"]): string {
  const key = hmacOf(secret, `${pool} ${name}`);
  const shared = outcomes.reduce((all, [, weight]) => divisor(all, weight), 0);
  let [lowest, drawn] = ["g", ""];
  for (const [text, weight] of outcomes)
    for (let ticket = 1; ticket <= weight / shared; ticket++) {
      const found = hashOf(`${key} ${ticket} ${text}`);
      if (found < lowest) [lowest, drawn] = [found, text];
    }
  return drawn;
}

export interface Verdict {
  draws: number;
  /** Whether the secret is the one that was promised. */
  kept: boolean;
  /** The draws that did not come as they should. */
  wrong: DrawOut[];
  /** Whether whoever opened the table sent a number before the deal. */
  opened: boolean;
  entered: number;
  chains: number;
  undone: number;
  repeats: boolean;
}

/** Check every draw of a game whose secret is known. */
export function check(chance: ChanceOut): Verdict {
  const { secret, repeats } = chance;
  const repeating = Object.keys(repeats).length > 0;
  const pool = new Pool();
  const made = new Map<string, number>();
  const count = (what: string, draws: number): number => {
    made.set(what, (made.get(what) ?? 0) + draws);
    return made.get(what)!;
  };
  const numbers = [...chance.numbers];
  const undone = [...chance.undone];
  const wrong = chance.draws.filter((draw) => {
    while (numbers.length && numbers[0]!.at <= draw.at) {
      const { who, number } = numbers.shift()!;
      if (!repeating) pool.add(who, number);
    }
    while (undone.length && undone[0]!.at <= draw.at) {
      const { what, draws } = undone.shift()!;
      count(what, draws);
    }
    const name = `${draw.what} ${count(draw.what, 1)}`;
    const [from = pool.value, there] = repeating ? (repeats[name] ?? repeats[""] ?? "").split(" ") : [];
    return pick(secret, from, there ? `${draw.what} ${there}` : name, draw.outcomes) !== draw.drawn;
  });
  for (const { who, number } of numbers) if (!repeating) pool.add(who, number);
  return {
    draws: chance.draws.length,
    kept: commitmentOf(secret) === chance.commitment,
    wrong,
    opened: chance.numbers.some(({ who }) => who === OPENER),
    entered: pool.entered,
    chains: pool.chains,
    undone: chance.undone.reduce((all, { draws }) => all + draws, 0),
    repeats: repeating,
  };
}
