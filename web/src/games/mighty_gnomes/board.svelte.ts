// What the parts of the board share: the components, the words and the piece in hand.

import { type Fit, type InHand, Placing } from "../../kit/placing.svelte";
import { SharedBoard, shared } from "../../kit/shared";
import type { BoardTable } from "../../kit/table";
import type { Ahead, MightyView, Plain } from "../../protocol";
import { Components, type EditionData } from "./edition";

export class Shared extends SharedBoard<"mighty-gnomes"> {
  readonly parts = new Components(this.table.edition as EditionData);
  readonly #hand = new Placing(this.table, new TileInHand(this.table));
  readonly #foreseen = new Foreseen(this.table, () => this.placing?.fit ?? null);
  /** The tile in hand, while one is. */
  placing = $derived(this.table.myTurn && this.table.view?.asked === "place" ? this.#hand : null);

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
    return options.map(({ choice }) => ({ turn: choice.data?.["way"] === "v" ? 1 : 0, moves: [choice.move] }));
  }

  turns(): readonly number[] {
    return (this.table.view as MightyView).placing === "1" ? [0] : [0, 1];
  }
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
  const data = (kind: string): Record<string, Plain> => ahead.events.find((event) => event.kind === kind)?.data ?? {};
  const view = ahead.view as MightyView | null;
  return {
    cost: Number(data("gather")["cost"] ?? 0),
    creditors: (data("ladder")["seats"] as number[] | undefined) ?? [],
    change: ahead.change,
    books: ahead.choices.flatMap((choice) => (choice.kind === "activate" ? [Number(choice.data?.["rung"])] : [])),
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
