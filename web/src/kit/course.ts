// The course of a game as its log tells it: which entries stand, and whose turn in which round each line belongs to.

import type { Event, LogEntry } from "../protocol";

export const NOBODY = -1;

/** A line of the log: an event, or, where there is none, an undo or a notice, which the entry itself is. */
export interface Line {
  /** The position that its entry led to. */
  seq: number;
  event: Event | null;
  entry: LogEntry;
  /** Whether it was taken back since. */
  struck: boolean;
}

/** What one seat did without another in between; NOBODY for what happens by itself. */
export interface Turn {
  seat: number;
  round: number;
  /** The position in which it began. */
  start: number;
  lines: Line[];
}

/** The entries that were taken back, by seq; an undo is none of them unless it lies before a further one. */
export function takenBack(log: readonly LogEntry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const { seq, undo } of log) if (undo != null) for (let one = undo + 1; one < seq; one += 1) gone.add(one);
  return gone;
}

/** The entries that stand at the position of a seq, the first first. */
export function standing(log: readonly LogEntry[], seq: number): LogEntry[] {
  const until = log.filter((entry) => entry.seq <= seq);
  const gone = takenBack(until);
  return until.filter((entry) => entry.undo == null && !gone.has(entry.seq));
}

/** The log by turns, the first first. `kinds` are the events that begin a turn. */
export function turnsOf(log: readonly LogEntry[], kinds: readonly string[]): Turn[] {
  const gone = takenBack(log);
  const told = log.filter((entry) => entry.events.length).map((entry) => entry.seq);
  const turns: Turn[] = [];
  /** Whose turn it is, whoever answers something in it. */
  let holder = NOBODY;
  const begin = (seat: number, round: number, start: number): Turn => {
    turns.push({ seat, round, start, lines: [] });
    return turns.at(-1)!;
  };
  const turnFor = (seat: number, round: number, start: number): Turn => {
    const now = turns.at(-1);
    return now?.seat === seat && now.round === round ? now : begin(seat, round, start);
  };
  for (const entry of log) {
    const { seq, who, round, events, undo } = entry;
    let now = turnFor(who, round, Math.max(0, seq - 1));
    const struck = gone.has(seq);
    // Part of a move tells nothing, and so does taking it back.
    const undoes = undo != null && told.some((one) => one > undo && one < seq);
    if (undoes || entry.notice) now.lines.push({ seq, event: null, entry, struck });
    for (const event of events) {
      const seat = Number(event.data["seat"] ?? NOBODY);
      if (kinds.includes(event.kind)) {
        now = begin(seat, Number(event.data["round"] ?? round), seq);
        holder = seat;
        // The heading of a turn says whose it is.
        if (seat !== NOBODY) continue;
      } else if (who !== holder && seat === holder && seat !== NOBODY) {
        // An answer of another is given, and the turn goes on.
        now = turnFor(holder, now.round, seq);
      }
      now.lines.push({ seq, event, entry, struck });
    }
  }
  return turns.filter((turn, i) => turn.lines.length || i === turns.length - 1);
}

/** The turns by rounds. */
export function roundsOf(turns: readonly Turn[]): { round: number; turns: Turn[] }[] {
  const rounds: { round: number; turns: Turn[] }[] = [];
  for (const turn of turns) {
    if (rounds.at(-1)?.round !== turn.round) rounds.push({ round: turn.round, turns: [] });
    rounds.at(-1)!.turns.push(turn);
  }
  return rounds;
}
