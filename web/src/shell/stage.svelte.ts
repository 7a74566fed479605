// Moves as they are seen: pieces fly over the board as it was before the move, at the pace of whoever looks on.

import { ownTiming, Pacer, timing } from "../kit/pace";
import { settings } from "../kit/settings.svelte";
import type { Event, LogEntry, View } from "../protocol";
import { reverse, Sky } from "./flights";
import type { TableSession } from "./session.svelte";

/** What a replay passes on its way from one position to the next, or back to the one before. */
export interface Passing {
  events: readonly Event[];
  back: boolean;
}

export class Stage {
  /** A move of another player is being shown. */
  showing = $state(false);
  readonly #sky = new Sky();
  readonly #pacer = new Pacer();
  /** Whoever looks on wants to be at their own turn. */
  #hurried = false;

  constructor(private readonly table: TableSession) {}

  /** Whether there is something to skip: others move, and it takes time to be seen. */
  get skippable(): boolean {
    const { info, myTurn, you } = this.table;
    if (settings.pace === "once" || myTurn || info?.state !== "playing") return false;
    return this.showing || (info.turn !== you && info.seats[info.turn]?.kind === "bot");
  }

  /** Show a move, if so many more of the same player wait. The board is still as it was before. */
  async show(entry: LogEntry, waiting: number): Promise<void> {
    const { table } = this;
    if (table.past || document.hidden) return;
    const mine = entry.who === table.you;
    if (mine) this.#pacer.begin();
    else if (this.#hurried || settings.pace === "once" || !entry.events.length) return;
    const seen = settings.moves ? entry.events.map((event) => table.game!.flights(event, table.view!)) : [];
    const flying = seen.filter((flights) => flights.length > 0);
    if (mine) {
      await this.#sky.show(flying, ownTiming(flying.length));
      return;
    }
    const others = Math.max(1, (table.info?.seats.length ?? 1) - 1);
    const time = this.#pacer.share(settings.pace, entry.who, others, waiting);
    this.showing = true;
    await this.#sky.show(flying, timing(settings.pace, time, flying.length));
    this.showing = false;
  }

  /** Show what a replay passes, over the board as it still is. The view is that of the earlier position. */
  async pass({ events, back }: Passing, view: View): Promise<void> {
    const { game } = this.table;
    if (!game || !settings.moves || document.hidden) return;
    const flying = events.map((event) => game.flights(event, view)).filter((flights) => flights.length > 0);
    const seen = back ? flying.map((flights) => flights.map(reverse)).reverse() : flying;
    await this.#sky.show(seen, ownTiming(seen.length));
  }

  /** Skip to one's own turn: whatever the others do until then is done at once. */
  hurry(): void {
    this.#hurried = !this.table.myTurn;
    this.#sky.land();
  }

  /** It is one's own turn, or nothing waits to be seen: what comes next is shown again. */
  calm(): void {
    this.#hurried = false;
  }

  /** The board shows another position: nothing stays in the air over it. */
  clear(): void {
    this.#sky.clear();
  }
}
