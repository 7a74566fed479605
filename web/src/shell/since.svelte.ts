// What happened since one's own turn: what the others did, gained and lost, and what of one's own it touched.

import type { Account, BoardSince, Change, Told } from "../kit/since";
import { api, HallRefused } from "../net/api";
import { games } from "../net/games.svelte";
import type { Event, LogEntry, Moved, Plain, View } from "../protocol";
import type { TableSession } from "./session.svelte";

/** The position that changes are counted from. */
interface Since0 {
  seq: number;
  view: View;
}

export class Since implements BoardSince {
  #from = $state.raw<Since0 | null>(null);
  /** The anchors of what has changed on the board. */
  marks = $state.raw<ReadonlySet<string>>(new Set());
  /** Where the next account begins, if the move that is heard now is one's own: with the view before it, or after. */
  #next: (Since0 & { after: boolean }) | null = null;
  /** As whom the table is followed: another seat at the same device has an account of its own. */
  #seat = -1;

  constructor(private readonly table: TableSession) {}

  readonly #entries = $derived.by(() => {
    const from = this.#from;
    return from ? standing(this.table.log).filter((entry) => entry.seq > from.seq) : [];
  });
  readonly #told = $derived.by(() => this.#tell());
  readonly accounts = $derived.by(() => this.#account());
  /** What others did to what one has. */
  readonly touched = $derived([...this.#told.values()].flat().filter(({ mine }) => mine));
  /** What happened, the newest last. */
  readonly newest = $derived(
    this.#entries.flatMap((entry) => this.#afterOwnTurn(entry).filter((e) => this.#counts(e))),
  );

  changes(seat: number): readonly Change[] {
    const { view, game, past } = this.table;
    const from = this.#from;
    if (!from || !view || !game || past) return [];
    const counters = game.counters ?? [];
    const points = { id: "points", piece: "", by: (view.scores[seat] ?? 0) - (from.view.scores[seat] ?? 0) };
    const found = counters.map(({ id, piece, of }) => ({ id, piece, by: of(view, seat) - of(from.view, seat) }));
    return [...found, points].filter(({ by }) => by !== 0);
  }

  // --- listening ----------------------------------------------------------------------------

  /** A move is about to be shown on the board, which is still as it was before. */
  note({ seq, entry }: Moved): void {
    const { table } = this;
    const view = table.view!;
    const free = ["menu", "more"].includes(games.find(table.info?.game ?? "")?.steps[view.asked]?.kind ?? "");
    const mine = entry.who === table.you && entry.undo == null;
    // What the next player's turn begins with is part of the move that ends one's own.
    if (entry.undo != null || (mine && (free || this.#inOwnTurn(seq))))
      this.#next = { seq: this.#passes(entry) ? seq - 1 : seq, view, after: !this.#onlyPasses(entry) };
    if (this.#next) this.marks = new Set();
    if (mine && !this.#passes(entry)) return;
    const others = this.#afterOwnTurn(entry);
    const flights = this.#beforeOwnTurn(entry)
      .filter((event) => this.#counts(event) && others.includes(event))
      .flatMap((event) => table.game!.flights(event, view));
    // A player's whole board is no thing that changes.
    const anchors = flights.flatMap(({ to: [at] }) => (at && !/^seat\d+$/.test(at) ? at : []));
    if (anchors.length) this.marks = new Set([...this.marks, ...anchors]);
  }

  /** The board shows the move. */
  go(): void {
    if (!this.#next) return;
    const { seq, view, after } = this.#next;
    this.#from = { seq, view: after ? this.table.view! : view };
    this.#next = null;
  }

  /** The table was heard whole: go back to one's last move, which may have been made on another page. */
  async recall(): Promise<void> {
    const { table } = this;
    if (table.you < 0 || table.over) {
      this.#from = null;
      return;
    }
    const from = this.#seat === table.you ? this.#from : null;
    this.#seat = table.you;
    if (from && from.seq <= table.seq && from.seq >= (table.log[0]?.seq ?? 0)) return;
    this.#from = null;
    this.marks = new Set();
    const last = standing(table.log)
      .filter((entry) => entry.who === table.you)
      .at(-1);
    if (!last && table.logGoesOn) return;
    const seq = last ? (this.#passes(last) ? last.seq - 1 : last.seq) : 0;
    const at = last && !this.#onlyPasses(last) ? last.seq : seq;
    try {
      const view = at === table.seq ? table.view! : (await api.position(table.id, table.key, at, null)).view;
      this.#from ??= { seq, view };
    } catch (error) {
      // Without it there is no account of what was before; the log has it.
      if (!(error instanceof HallRefused)) throw error;
    }
  }

  // --- telling ------------------------------------------------------------------------------

  #tell(): Map<number, Told[]> {
    const { you } = this.table;
    const told = new Map<number, Told[]>();
    for (const entry of this.#entries) {
      const passes = this.#passes(entry);
      const before = this.#beforeOwnTurn(entry);
      for (const event of this.#afterOwnTurn(entry)) {
        const seat = typeof event.data["seat"] === "number" ? event.data["seat"] : entry.who;
        // What one answers in the turn of another is one's own doing.
        if (!this.#counts(event) || seat < 0 || (entry.who === you && !passes && seat === you)) continue;
        const mine = before.includes(event) && (seat === you || this.#touches(event));
        told.set(seat, [...(told.get(seat) ?? []), { event, mine }]);
      }
    }
    return told;
  }

  #account(): Account[] {
    const { you, info, past } = this.table;
    const seats = info?.seats.length ?? 0;
    if (past || !this.#entries.some((entry) => entry.who !== you)) return [];
    const order = Array.from({ length: seats }, (_, i) => (Math.max(you, 0) + i) % seats);
    return order
      .map((seat) => ({ seat, told: this.#told.get(seat) ?? [], changes: this.changes(seat) }))
      .filter(({ told, changes }) => told.length > 0 || changes.length > 0);
  }

  /** Whether an event is worth an account: not what happens in every turn. */
  #counts(event: Event): boolean {
    return !this.table.game?.routine?.has(event.kind);
  }

  /** Whether it was one's own turn before a move, as far as the log goes back. */
  #inOwnTurn(move: number): boolean {
    const before = standing(this.table.log).filter(({ seq }) => seq < move);
    const turns = before.flatMap(({ events }) => events.filter(({ kind }) => kind === "turn"));
    return turns.at(-1)?.data["seat"] === this.table.you;
  }

  /** Whether the turn of another begins in a move. */
  #passes(entry: LogEntry): boolean {
    return entry.events.some(({ kind, data }) => kind === "turn" && data["seat"] !== this.table.you);
  }

  /** The events of a move but one's own doing: of one that ends one's turn, those after it. */
  #afterOwnTurn(entry: LogEntry): readonly Event[] {
    const { info, you } = this.table;
    if (entry.who !== you || !this.#passes(entry)) return entry.events;
    const kinds = games.find(info?.game ?? "")?.turn_kinds ?? [];
    return entry.events.slice(entry.events.findIndex(({ kind, data }) => kinds.includes(kind) && data["seat"] !== you));
  }

  /** Whether a move does nothing of its own but end the turn: then what there was before it is there until others act. */
  #onlyPasses(entry: LogEntry): boolean {
    if (!this.#passes(entry)) return false;
    const own = entry.events.length - this.#afterOwnTurn(entry).length;
    return !entry.events.slice(0, own).some((event) => this.#counts(event));
  }

  /** The events of a move until one's own turn begins. */
  #beforeOwnTurn({ events }: LogEntry): readonly Event[] {
    const turn = events.findIndex(({ kind, data }) => kind === "turn" && data["seat"] === this.table.you);
    return turn < 0 ? events : events.slice(0, turn);
  }

  #touches({ data }: Event): boolean {
    const { you, info } = this.table;
    const keys = games.find(info?.game ?? "")?.seat_keys ?? [];
    const names = (value: Plain | undefined): boolean =>
      Array.isArray(value) ? (value as readonly Plain[]).includes(you) : value === you;
    return keys.some((key) => key !== "seat" && names(data[key]));
  }
}

/** The moves that stand: neither an undo nor what one took back, nor what is told of players who come and go. */
function standing(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.notice) continue;
    if (entry.undo == null) kept.push(entry);
    else while ((kept.at(-1)?.seq ?? -1) > entry.undo) kept.pop();
  }
  return kept;
}

/** Mark what has changed, wherever the board draws it: by a style, so that parts that are drawn later have it too. */
const sheet = new CSSStyleSheet();

export function markChanged(anchors: ReadonlySet<string>): () => void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const things = [...anchors].map((anchor) => `[data-at="${CSS.escape(anchor)}"]`);
  sheet.replaceSync(
    things.length ? `:is(${things.join(",")}) { outline: var(--changed-mark); outline-offset: 0.12rem; }` : "",
  );
  return () => sheet.replaceSync("");
}
