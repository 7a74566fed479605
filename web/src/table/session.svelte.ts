// One table as this page follows it: what the hall said last, what is shown, what is being chosen.

import { getContext, setContext } from "svelte";
import { gameCard } from "../games";
import type { GameFace, GameSpeech } from "../games/game";
import { locale, t } from "../i18n/index.svelte";
import { api, Refusal } from "../net/api";
import { catalogue } from "../net/catalogue.svelte";
import { keysOf, tokenFor } from "../net/memory";
import { HallSocket } from "../net/socket.svelte";
import type { Choice, EventOut, LogEntry, Moved, Position, Proposal, Refused, ServerMessage, Sync, TableInfo, View } from "../protocol";
import { applyDelta, readChoices } from "../protocol";
import { flyAll, pause, skipFlights } from "./flights";
import { stand, type Option, type Standing } from "./picking";
import { settings } from "./settings.svelte";
import { play } from "./sound";

export type Panel = "" | "log" | "scores" | "rules" | "menu" | "moves" | "settings";

/** What a thing on the board is, to who hovers over it or focuses it. */
export interface Tip {
  title: string;
  lines: string[];
}

/** A tip beside its thing, with the rules of what may be chosen there. */
export interface ShownTip {
  tip: Tip;
  rect: DOMRect;
  rules: readonly string[];
}

const SPECTATOR = -1;
/** How long the move of another player stays before the next, so that it can be followed. */
const BREATH = 350;

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  game = $state.raw<GameFace | null>(null);
  you = $state(SPECTATOR);
  host = $state(false);
  seq = $state(0);
  choices = $state.raw<readonly Choice[]>([]);
  log = $state.raw<readonly LogEntry[]>([]);
  /** The rule behind what is asked. */
  promptRule = $state("");
  mayUndo = $state(false);
  proposal = $state.raw<Proposal | null>(null);
  /** A position of the past that is shown instead of the present. */
  past = $state.raw<Position | null>(null);
  refusal = $state.raw<{ message: string; rule: string } | null>(null);
  failure = $state("");
  panel = $state<Panel>("");
  rule = $state("");
  tip = $state.raw<ShownTip | null>(null);
  clicks = $state.raw<readonly string[]>([]);
  hinted = $state("");
  /** A hint is being thought of. */
  thinking = $state(false);
  /** When the table last changed, for the clock of who thinks. */
  since = $state(Date.now());
  settling = $state(false);
  spoken = $state("");
  #known: readonly Choice[] = [];
  #queue: Moved[] = [];
  #sent: { seq: number; move: string; id: string } | null = $state.raw(null);
  readonly socket: HallSocket;

  constructor(
    readonly id: string,
    private token: string,
  ) {
    this.socket = new HallSocket(
      () => this.socket.send({ type: "join", table: id, token: this.token }),
      (message) => void this.#hear(message),
    );
  }

  close(): void {
    this.socket.close();
  }

  get key(): string {
    return this.token;
  }

  get hostKey(): string {
    return keysOf(this.id).host;
  }

  // --- what is shown ------------------------------------------------------------------------

  shown = $derived<View | null>(this.past?.view ?? this.view);
  speech = $derived<GameSpeech | null>(this.game?.speak(locale.language) ?? null);
  options = $derived<Option[]>(this.#options());
  standing = $derived<Standing>(stand(this.options, this.clicks));
  over = $derived(this.info?.state === "over" || this.info?.state === "closed");
  /** Which seat's board lies at the bottom. */
  near = $derived(this.past ? Math.max(this.past.viewer, 0) : Math.max(this.you, 0));

  #options(): Option[] {
    if (!this.game || this.past || this.#sent || this.settling) return [];
    return this.choices.map((choice) => ({ choice, way: this.game!.way(choice) }));
  }

  name = (seat: number): string => {
    const info = this.info?.seats[seat];
    return info?.name || t().table.seat(seat + 1);
  };

  get myTurn(): boolean {
    return this.options.length > 0;
  }

  // --- choosing -----------------------------------------------------------------------------

  click(thing: string): void {
    skipFlights();
    const next = stand(this.options, [...this.clicks, thing]);
    if (next.done) this.choose(next.done);
    else this.clicks = [...this.clicks, thing];
  }

  stepBack(): boolean {
    if (!this.clicks.length) return false;
    this.clicks = this.clicks.slice(0, -1);
    return true;
  }

  choose(choice: Choice): void {
    this.clicks = [];
    this.hinted = "";
    this.refusal = null;
    if (this.panel === "moves") this.panel = "";
    this.#sent = { seq: this.seq, move: choice[0], id: crypto.randomUUID() };
    this.#resend();
  }

  #resend(): void {
    if (this.#sent) this.socket.send({ type: "move", table: this.id, ...this.#sent });
  }

  undo(): void {
    this.clicks = [];
    this.socket.send({ type: "undo", table: this.id, seq: this.seq });
  }

  goBackTo(seq: number): void {
    this.past = null;
    this.socket.send({ type: "undo", table: this.id, seq: this.seq, to: seq });
  }

  answer(yes: boolean): void {
    if (this.proposal) this.socket.send({ type: "answer", table: this.id, proposal: this.proposal.number, yes });
  }

  /** What a good bot would do: its first piece is marked, and the move is said in words. */
  async hint(): Promise<void> {
    this.thinking = true;
    await this.attempt(async () => {
      const hint = await api.hint(this.id, this.token);
      const best = hint.ideas[0];
      const choice = this.choices.find((one) => one[0] === best?.move);
      if (hint.seq !== this.seq || !best || !choice) return;
      this.clicks = [];
      this.hinted = best.move;
      this.refusal = { message: `${t().table.hint}: ${this.speech?.choice(choice) ?? best.says}`, rule: best.rule };
    });
    this.thinking = false;
  }

  // --- looking around -----------------------------------------------------------------------

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? "" : panel;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.panel = "rules";
    this.tip = null;
  }

  see(seq: number, viewer: number | null = null): Promise<void> {
    return this.attempt(async () => {
      this.past = await api.position(this.id, this.token, seq, viewer);
      this.clicks = [];
    });
  }

  /** Do what the hall may refuse, and then say why it did. */
  async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = { message: t().refusal[error.code] ?? (error.message || t().hall.offline), rule: "" };
    }
  }

  // --- listening ----------------------------------------------------------------------------

  async #hear(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case "sync":
        return this.#sync(message);
      case "moved":
        this.#queue.push(message);
        return this.#pump();
      case "info":
        this.info = message.info;
        return;
      case "proposed":
        this.proposal = message.proposal;
        return;
      case "ack":
        return;
      case "refused":
        return this.#refused(message);
      case "parted":
        this.failure = t().table.parted;
        return;
    }
  }

  async #sync(message: Sync): Promise<void> {
    this.#queue = [];
    if (!this.game && message.info.state !== "unreadable") {
      const card = gameCard(message.info.game);
      if (!card) {
        this.failure = t().hall.unknownGame((await catalogue.load()).find((game) => game.id === message.info.game)?.title ?? message.info.game);
        return;
      }
      const [open, edition] = await Promise.all([card.load(), api.edition(this.id, this.token)]);
      this.game = open(edition);
    }
    this.info = message.info;
    this.you = message.you;
    this.host = message.host;
    this.seq = message.seq;
    this.view = message.view;
    this.log = message.log;
    this.promptRule = message.prompt_rule;
    this.mayUndo = message.undo;
    this.proposal = message.proposal;
    this.#know(message.choices);
    this.failure = "";
    this.since = Date.now();
    this.clicks = [];
    // A move that may not have arrived is sent again; the hall answers a repetition as before.
    if (this.#sent && this.#sent.seq === message.seq) this.#resend();
    else this.#sent = null;
    void this.#pump();
  }

  #know(choices: readonly Choice[]): void {
    if (choices.length) this.#known = choices;
    this.choices = choices;
  }

  async #pump(): Promise<void> {
    if (this.settling || !this.view) return;
    this.settling = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#step(next);
    } finally {
      this.settling = false;
    }
  }

  async #step(moved: Moved): Promise<void> {
    if (moved.seq <= this.seq) return;
    if (moved.seq !== this.seq + 1) {
      this.#queue = [];
      this.socket.send({ type: "resync", table: this.id });
      return;
    }
    this.#sent = null;
    this.log = [...this.log, moved.entry];
    this.spoken = moved.entry.events.map((event) => this.say(event)).join(". ");
    if (settings.moves && !this.past && !document.hidden) await this.#animate(moved.entry);
    const before = this.choices.length;
    this.tip = null;
    this.hinted = "";
    this.view = applyDelta(this.view!, moved.delta);
    this.seq = moved.seq;
    this.promptRule = moved.prompt_rule;
    this.mayUndo = moved.undo;
    this.#know(readChoices(this.#known, moved.choices));
    this.info = { ...this.info!, turn: moved.turn, round: moved.round, seq: moved.seq, result: moved.result, state: moved.result ? "over" : this.info!.state };
    this.since = Date.now();
    if (moved.result) play("end");
    else if (this.choices.length && !before) play("turn");
    else play("move");
  }

  async #animate(entry: LogEntry): Promise<void> {
    for (const event of entry.events) await flyAll(this.game!.flights(event, this.view!));
    if (entry.who !== this.you) await pause(BREATH);
  }

  #refused(message: Refused): void {
    this.#sent = null;
    if (message.code === "unknown-table") {
      this.failure = t().hall.notFound;
      return;
    }
    this.refusal = { message: t().refusal[message.code] ?? message.message, rule: message.rule };
    if (message.code === "stale") this.socket.send({ type: "resync", table: this.id });
  }

  // --- words --------------------------------------------------------------------------------

  say(event: EventOut): string {
    return this.speech?.event(event, this.name) ?? event.says;
  }

  get prompt(): string {
    const [view, speech, info] = [this.view, this.speech, this.info];
    if (!view || !speech || !info) return t().hall.loading;
    if (info.state === "closed") return t().table.closedEarly;
    if (info.state !== "playing") return t().table.over;
    if (this.myTurn) return this.clicks.length ? speech.picking(this.standing, view, this.name) : speech.prompt(view);
    const seat = info.seats[info.turn];
    if (!seat) return t().hall.loading;
    if (!seat.taken) return t().table.notSeated(this.name(info.turn));
    return info.turn === this.you ? speech.prompt(view) : speech.promptOther(view, this.name(info.turn));
  }

  static for(id: string): TableSession {
    return new TableSession(id, tokenFor(id));
  }
}

const KEY = Symbol("table");

export function setTable(table: TableSession): TableSession {
  return setContext(KEY, table);
}

export function getTable(): TableSession {
  return getContext<TableSession>(KEY);
}
