// What all parts of a game's board share: the table, what it shows, and the game's words.

import { getContext, setContext } from "svelte";
import type { View } from "../protocol";
import type { GameSpeech } from "./game";
import type { BoardTable } from "./table";

export class SharedBoard<V extends View, Speech extends GameSpeech> {
  constructor(readonly table: BoardTable) {}

  get view(): V {
    return this.table.shown as V;
  }

  get say(): Speech {
    return this.table.speech as Speech;
  }

  /** The seats but the one whose board lies near, in the order of turns. */
  get others(): number[] {
    const seats = this.view.scores.length;
    return Array.from({ length: seats - 1 }, (_, i) => (this.table.near + i + 1) % seats);
  }
}

const KEY = Symbol("board");

export const share = <Shared>(shared: Shared): Shared => setContext(KEY, shared);
export const shared = <Shared>(): Shared => getContext<Shared>(KEY);

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** A component of the table's edition, which has all that its view and its events name. */
export function found<T>(component: T | undefined): T {
  if (component === undefined) throw new Error("the table's edition lacks a component that its view names");
  return component;
}
