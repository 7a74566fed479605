// Several players at one device: the table is followed as one of their seats at a time, and turns to whoever decides.

import { keysOf } from "../memory";
import { games } from "../net/games.svelte";
import type { Key } from "../protocol";
import type { TableSession } from "./session.svelte";

export class Device {
  /** The seats that are played from here. */
  readonly keys: readonly Key[];
  /** As which of them the table is followed; null for who only watches. */
  key: Key | null;
  /** The seat whose player has the device in hand, where something is hidden. */
  #holder = $state(-1);

  constructor(
    private readonly table: TableSession,
    private readonly join: () => void,
  ) {
    this.keys = keysOf(table.id).seats;
    this.key = this.keys[0] ?? null;
  }

  get shared(): boolean {
    return this.keys.length > 1;
  }

  /** The tokens of the other seats: their players are here as well. */
  get others(): string[] {
    return this.keys.filter((key) => key !== this.key).map((key) => key.token);
  }

  /** Which of these seats decides now; -1 if none does. */
  #deciding = $derived.by(() => {
    const { info } = this.table;
    const turn = info?.state === "playing" ? info.turn : -1;
    return this.keys.some((key) => key.seat === turn) ? turn : -1;
  });

  /** Whether one player would see what is hidden from them. */
  #hides = $derived.by(() => this.shared && games.find(this.table.info?.game ?? "")?.open === false);

  /** The seat whose player is to take the device before anything is shown; -1 while nobody has to. */
  readonly passTo = $derived.by(() => {
    const { info, you } = this.table;
    if (!this.#hides || info?.state !== "playing") return -1;
    const wanted = this.#deciding >= 0 ? this.#deciding : you;
    return this.#holder === wanted && you === wanted ? -1 : wanted;
  });

  /** The player of a seat has the device in hand. */
  take(seat: number): void {
    this.#holder = seat;
    this.#turnTo(seat);
  }

  /** Where nothing is hidden, the page turns by itself to whoever decides. */
  follow(): void {
    if (this.#deciding >= 0 && !this.#hides && !this.table.past) this.#turnTo(this.#deciding);
  }

  #turnTo(seat: number): void {
    const key = this.keys.find((one) => one.seat === seat);
    if (!key || seat === this.table.you) return;
    this.key = key;
    this.join();
  }
}
