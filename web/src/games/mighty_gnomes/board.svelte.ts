// What the parts of the board share: the words, the piece in hand, and what things are.

import { type Fit, type InHand, Placing } from "../../kit/placing.svelte";
import { SharedBoard, shared } from "../../kit/shared";
import { number, numbers } from "../../kit/speaker";
import type { BoardTable } from "../../kit/table";
import type { Tip } from "../../kit/tips";
import type { Ahead, MightyView } from "../../protocol";
import type { BookData, ChestData, GnomeData } from "./edition";
import type { Speech } from "./index";
import type { Speaker } from "./speaker";

export class Shared extends SharedBoard<MightyView, Speech> {
  readonly #hand = new Placing(this.table, new TileInHand(this.table));
  readonly #foreseen = new Foreseen(this.table, () => this.placing?.fit ?? null);
  /** The tile in hand, while one is. */
  placing = $derived(this.table.myTurn && this.table.view?.asked === "Place" ? this.#hand : null);

  /** What would come of leaving it where it is held. */
  get seen(): Preview | null {
    return this.#foreseen.seen;
  }
}
export const getShared = shared<Shared>;

export const TURNS = ["h", "v"] as const;

/** The gnome tile in hand: its turns are the ways that the choices of a place offer. */
export class TileInHand implements InHand {
  constructor(private readonly table: BoardTable) {}

  fits(place: string): readonly Fit[] {
    const options = this.table.standing.lit.get(place) ?? [];
    return options.map((option) => ({ turn: turnOf(option.choice[0]), moves: [option.choice[0]] }));
  }

  turns(): readonly number[] {
    return (this.table.view as MightyView).placing === "1" ? [0] : [0, 1];
  }
}

function turnOf(move: string): number {
  return move.endsWith(" v") ? 1 : 0;
}

/** What a placement would bring and cost, as far as the hall has said. */
export interface Preview {
  cost: number;
  creditors: number[];
  change: number;
  /** The rungs whose books could be used then, and the column. */
  books: number[];
  column: string;
}

export function preview(ahead: Ahead | null): Preview | null {
  if (!ahead) return null;
  const data = (kind: string): Record<string, unknown> => ahead.events.find((event) => event.kind === kind)?.data ?? {};
  const view = ahead.view as MightyView | null;
  return {
    cost: number(data("gather")["cost"] as number | undefined),
    creditors: numbers(data("ladder")["paid"] as number[] | undefined),
    change: ahead.change,
    books: ahead.choices.filter((choice) => choice[1] === "activate").map((choice) => Number(choice[0].split(" ")[1])),
    column: view?.column ?? "",
  };
}

/** The hall is asked once a tile rests on a place, not about every place that it passes over. */
const REST = 70;

export class Foreseen {
  #rested = $state.raw<readonly string[]>([]);

  constructor(
    private readonly table: BoardTable,
    private readonly held: () => Fit | null,
  ) {
    $effect(() => {
      const moves = held()?.moves ?? [];
      const rest = setTimeout(() => (this.#rested = moves), REST);
      return () => clearTimeout(rest);
    });
  }

  get seen(): Preview | null {
    const move = this.held()?.moves[0];
    return move !== undefined && move === this.#rested[0] ? preview(this.table.ahead.of([move])) : null;
  }
}

// --- tips ---------------------------------------------------------------------------------------

export function bookTip(say: Speaker, book: BookData, more: string[] = []): Tip {
  const colour = book.colour === "golden" ? say.w.place.golden : say.w.place.silver(say.bookCost(book));
  return { title: say.name(book), lines: [say.bookDoes(book), colour, ...more] };
}

export function gnomeTip(say: Speaker, gnome: GnomeData, more: string[] = []): Tip {
  const w = say.w.place;
  return {
    title: say.name(gnome),
    lines: [w.costs(say.letters(gnome.cost)), say.ability(gnome), w.atEnd(say.scoring(gnome)), ...more],
  };
}

export function chestTip(say: Speaker, chest: ChestData): Tip {
  return { title: say.name(chest), lines: [say.chestHolds(chest)] };
}
