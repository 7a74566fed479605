// How long the moves of others are shown, so that a round can be followed and is over soon.

export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

interface Times {
  /** How long the moves of one player may take until another's are shown. */
  turn: number;
  /** How long all that happens between two moves of one's own may take, for each of the others. */
  round: number;
  /** How long one move takes, if there is time. */
  move: number;
  /** How long a piece is in the air, if there is time. */
  flight: number;
}

const TIMES: Record<Pace, Times> = {
  slow: { turn: 6000, round: 6000, move: 1500, flight: 450 },
  normal: { turn: 1500, round: 1600, move: 600, flight: 250 },
  fast: { turn: 700, round: 800, move: 300, flight: 140 },
  once: { turn: 0, round: 0, move: 0, flight: 0 },
};

/** How a move is shown: how long pieces fly and walk, when the next event starts, and how long the whole move takes. */
export interface Timing {
  flight: number;
  walk: number;
  stagger: number;
  move: number;
}

/** The parts of a move's time: until the last event starts, and then in the air or on the way. The rest is for looking. */
const STARTS = 0.35;
const FLIES = 0.35;
const WALKS = 0.6;

/** Shares out the time for the moves of others. However many there are, they take no longer than the pace allows. */
export class Pacer {
  #who = Number.NaN;
  #turn = 0;
  #round = 0;

  /** One has moved oneself: what follows has all its time again. */
  begin(): void {
    this.#who = Number.NaN;
    this.#turn = this.#round = 0;
  }

  /** How long the next move of another is shown, if so many more of them wait already. */
  share(pace: Pace, who: number, others: number, waiting: number): number {
    const times = TIMES[pace];
    if (who !== this.#who) [this.#who, this.#turn] = [who, 0];
    const left = Math.min(times.turn - this.#turn, times.round * others - this.#round);
    // As if one more came: what is still to come is not known.
    const time = Math.max(0, Math.min(times.move, left / (waiting + 2)));
    this.#turn += time;
    this.#round += time;
    return time;
  }
}

/** How a move of another is shown in the time that it has, if so many of its events are seen. */
export function timing(pace: Pace, move: number, events: number): Timing {
  const flight = Math.min(TIMES[pace].flight, FLIES * move);
  const stagger = events > 1 ? Math.min(flight, (STARTS * move) / (events - 1)) : 0;
  return { flight, walk: WALKS * move, stagger, move };
}

/** One's own move is shown whole: nobody waits for it but oneself. */
export function ownTiming(events: number): Timing {
  const { flight } = TIMES.normal;
  return { flight, walk: 4 * flight, stagger: Math.min(flight, 900 / Math.max(events, 1)), move: 0 };
}
