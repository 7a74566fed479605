// What would come of one's next moves: asked of the hall once for each position, and remembered while it lasts.

import { SvelteMap } from "svelte/reactivity";
import { api, HallRefused } from "../net/api";
import type { Ahead } from "../protocol";
import type { TableSession } from "./session.svelte";

export class Foresight {
  readonly #known = new SvelteMap<string, Ahead>();
  readonly #asked = new Set<string>();
  #seq = -1;
  #asking = new AbortController();

  constructor(private readonly table: TableSession) {}

  /** What is known of it now; null until the hall has answered. Whoever reads it is told when it has. */
  of(moves: readonly string[]): Ahead | null {
    const key = `${this.table.seq} ${moves.join("\n")}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (moves.length && !this.#asked.has(key)) {
      this.#asked.add(key);
      // A question changes what is asked of, so it waits until whoever reads has finished.
      const { signal } = this.#asking;
      queueMicrotask(() => void this.#ask(key, moves, signal));
    }
    return null;
  }

  async #ask(key: string, moves: readonly string[], signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    if (this.#seq !== this.table.seq) this.#forget();
    try {
      const ahead = await api.ahead(this.table.id, this.table.key, moves, signal);
      if (ahead.seq === this.table.seq) this.#known.set(key, ahead);
    } catch (error) {
      // Without an answer there is no preview; the move itself says what is wrong with it.
      if (!(error instanceof HallRefused) && !signal.aborted) throw error;
    }
  }

  /** A move is made: what was still asked about the position before it is of no use any more. */
  stop(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#asked.clear();
  }

  #forget(): void {
    this.#seq = this.table.seq;
    this.#known.clear();
    this.#asked.clear();
  }
}
