// A piece in hand: where it is held, which way round, and the moves that put it down.
// Which turns fit is the hall's business.

import type { BoardTable } from "./table";

/** One way to put the piece down on a place: which way round, and the moves that do it. */
export interface Fit {
  turn: number;
  moves: readonly string[];
}

export interface InHand {
  /** The ways it fits on a lit place; null while the hall is being asked. */
  fits(place: string): readonly Fit[] | null;
  /** All turns that look different, for turning it before a place is named. */
  turns(): readonly number[];
}

/** Who can't wait for the hall to say how the piece fits is asked for the turn afterwards. */
const PATIENCE = 1500;

export class Placing {
  /** The turn one would like best. */
  turn = $state(0);
  /** The place under the pointer or the focus. */
  over = $state("");
  /** The place where a finger has put the piece. */
  put = $state("");
  /** Where the pointer is, as long as the piece hangs on it. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  #wanted = $state("");
  #patience = 0;

  constructor(
    readonly table: BoardTable,
    readonly hand: InHand,
  ) {}

  /** The lit place that the piece lies on now, for a look. */
  at = $derived.by(() => {
    const lit = this.table.standing.lit;
    return lit.has(this.over) ? this.over : lit.has(this.put) ? this.put : "";
  });
  fits = $derived.by<readonly Fit[] | null>(() => (this.at ? this.hand.fits(this.at) : null));
  fit = $derived<Fit | null>(this.#best(this.fits));
  /** Whether turning it would change anything. */
  turnable = $derived.by(() => (this.fits ? this.fits.length : this.hand.turns().length) > 1);

  /** The turn one would like, or the next one after it that fits. */
  #best(fits: readonly Fit[] | null): Fit | null {
    if (!fits?.length) return null;
    return fits.find((fit) => fit.turn >= this.turn) ?? fits[0] ?? null;
  }

  rotate(by = 1): void {
    const turns = this.fits?.map((fit) => fit.turn) ?? [...this.hand.turns()];
    if (turns.length < 2) return;
    const at = turns.indexOf(this.fit?.turn ?? this.turn);
    this.turn = turns[(at + by + turns.length) % turns.length] ?? 0;
  }

  /** Put it down, as it lies now. */
  commit(place: string): void {
    this.over = place;
    if (this.fit) {
      this.table.play(this.fit.moves);
      this.release();
      return;
    }
    this.#wanted = place;
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => {
      if (!this.#wanted) return;
      this.release();
      this.table.click(place);
    }, PATIENCE);
  }

  /** What was to be put down before the hall had said how it fits; called whenever that may have changed. */
  settle(): void {
    if (this.#wanted && this.#wanted === this.at && this.fit) this.commit(this.#wanted);
  }

  /**
   * A finger puts the piece on a place first, so that it can be seen; there it turns it, or puts it down if it can't
   * turn.
   */
  tap(place: string): void {
    if (this.put !== place) {
      this.put = this.over = place;
    } else if (this.turnable) {
      this.rotate();
    } else {
      this.commit(place);
    }
  }

  release(): void {
    clearTimeout(this.#patience);
    this.#wanted = this.over = this.put = "";
  }
}
