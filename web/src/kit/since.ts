// What happened since one's own turn, as boards show it.

import type { Event } from "../protocol";

/** A thing that players have some of, in every game of its kind: coins, keys. Words: `change-<id>`. */
export interface Counter<View> {
  id: string;
  piece: string;
  of: (view: View, seat: number) => number;
}

/** How much more or less of something a player has. */
export interface Change {
  id: string;
  /** Its symbol; points have none. */
  piece: string;
  by: number;
}

/** An event, and whether it is about what one has oneself. */
export interface Told {
  event: Event;
  mine: boolean;
}

/** What one player did, gained and lost. */
export interface Account {
  seat: number;
  told: readonly Told[];
  changes: readonly Change[];
}

export interface BoardSince {
  /** An account for each player, with what happened to oneself first; none right after one's own move. */
  readonly accounts: readonly Account[];
  /** What others did to what one has. */
  readonly touched: readonly Told[];
  /** What a player has more or less of. */
  changes(seat: number): readonly Change[];
}
