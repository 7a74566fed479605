// What all parts of a game's board share: the table, what it shows, and the game's words.

import { getContext, setContext } from "svelte";
import type { GameViews } from "../protocol";
import type { BoardTable } from "./table";
import type { GameId, Words } from "./words";

export class SharedBoard<Game extends GameId & keyof GameViews> {
  constructor(readonly table: BoardTable) {}

  get view(): GameViews[Game] {
    return this.table.shown as GameViews[Game];
  }

  get words(): Words<Game> {
    return this.table.words;
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
