// The numbers that this browser adds to the chance of a table: one made at random and hashed again and again, sent from
// the last to the first, so that each is fixed by the one before and nobody else can know it.

import { keepKeys, keysOf } from "../memory";
import { hashOf, hex } from "./sha256";

/** So many moves go with one chain; who makes more begins another. */
const LENGTH = 2000;

/** Digits at random, two for each byte; also where a page has no TLS. */
export const randomDigits = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

export class Numbers {
  readonly #chains = new Map<number, readonly string[]>();

  constructor(private readonly table: string) {}

  /** The number that a seat sends after the one that it sent last, by this browser or another. */
  next(seat: number, last: string): string {
    const chain = this.#chain(seat);
    const at = last ? chain.indexOf(last) : chain.length;
    return at > 0 ? chain[at - 1]! : this.#begin(seat).at(-1)!;
  }

  /** How many of these numbers of a seat this browser did not send, though it has a chain for the seat. */
  strange(seat: number, numbers: readonly string[]): number {
    if (!keysOf(this.table).chains[seat]) return 0;
    const ours = new Set(this.#chain(seat));
    return numbers.filter((number) => !ours.has(number)).length;
  }

  #chain(seat: number): readonly string[] {
    const known = this.#chains.get(seat);
    if (known) return known;
    const seed = keysOf(this.table).chains[seat];
    return seed ? this.#unroll(seat, seed) : this.#begin(seat);
  }

  #begin(seat: number): readonly string[] {
    const seed = randomDigits(32);
    keepKeys(this.table, { chains: { ...keysOf(this.table).chains, [seat]: seed } });
    return this.#unroll(seat, seed);
  }

  /** The numbers of a chain: what is sent first is the last. */
  #unroll(seat: number, seed: string): readonly string[] {
    const chain = [seed];
    while (chain.length < LENGTH) chain.push(hashOf(chain.at(-1)!));
    this.#chains.set(seat, chain);
    return chain;
  }
}
