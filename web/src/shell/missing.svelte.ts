// Who is missing at a table, as far as one can do something about it.

import type { SeatInfo } from "../protocol";
import type { TableSession } from "./session.svelte";

export class Missing {
  /** What one last wished; else the links lie open while the table waits for somebody to come. */
  wish = $state<boolean | null>(null);

  constructor(private readonly table: TableSession) {}

  readonly #seats = $derived.by((): readonly SeatInfo[] => {
    const { info, you, over, resigned, hostKey } = this.table;
    const plays = ((info?.seats[you]?.taken ?? false) && !resigned) || (you < 0 && hostKey !== "");
    return info && plays && !over ? info.seats : [];
  });
  /** Seats that nobody has taken, and whose links are for friends. */
  readonly free = $derived(this.#seats.filter((seat) => seat.kind === "human" && !seat.taken && !seat.open));
  /** Whether anybody may still sit down. */
  readonly seeks = $derived(
    this.table.info?.state === "playing" && this.table.info.seats.some((seat) => seat.open && !seat.taken),
  );
  /** The player whom all wait for and who is away; a host gives a free seat to a bot without waiting. */
  readonly away = $derived.by(() => {
    const { info, hostKey } = this.table;
    // Where there is a clock, it alone decides.
    const timed = info?.pace.kind !== "none";
    const gone = this.#seats.filter(
      (seat) => seat.kind === "human" && !seat.here && !seat.stand_in && (seat.taken ? !timed : !seat.open),
    );
    return gone.filter((seat) => seat.seat === info?.turn && (seat.taken || !hostKey));
  });
  /** Whether the links are shown. */
  readonly open = $derived.by(() => {
    const waits = this.free.some((seat) => seat.seat === this.table.info?.turn && !seat.stand_in);
    return this.free.length > 0 && (this.wish ?? waits);
  });
}
