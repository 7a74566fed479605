// One table as this page follows it: what the hall said last, what is shown, what is being chosen.

import { gameCard } from "../games";
import type { GameFace } from "../kit/game";
import { type Option, type Standing, stand } from "../kit/picking";
import { settings } from "../kit/settings.svelte";
import type { BoardTable, Drawing, Panel } from "../kit/table";
import { type Naming, NO_NAMING, type Words } from "../kit/words";
import { keysOf, tokenFor } from "../memory";
import { api, HallRefused } from "../net/api";
import { games } from "../net/games.svelte";
import { HallSocket } from "../net/socket.svelte";
import type { Choice, LogEntry, Moved, Position, Refused, ServerMessage, Sync, View } from "../protocol";
import { say, words } from "../words.svelte";
import { Foresight } from "./ahead.svelte";
import { attempt, sayRefused } from "./attempt";
import { Coach } from "./coach.svelte";
import { flyAll, pause, skipFlights } from "./flights";
import { Heard } from "./heard.svelte";
import { Hints } from "./hints.svelte";
import { Plan } from "./plan";
import { promptOf } from "./prompt";
import { play } from "./sound";
import { Tips } from "./tips.svelte";

/** How long the move of another player stays before the next, so that it can be followed. */
const BREATH = 350;

export class TableSession extends Heard implements BoardTable {
  game = $state.raw<GameFace | null>(null);
  /** A position of the past that is shown instead of the present. */
  past = $state.raw<Position | null>(null);
  refusal = $state.raw<{ message: string; rule: string } | null>(null);
  failure = $state("");
  panel = $state<Panel>("");
  rule = $state("");
  clicks = $state.raw<readonly string[]>([]);
  settling = $state(false);
  spoken = $state("");
  #queue: Moved[] = [];
  readonly #plan = new Plan();
  #sent: { seq: number; move: string; id: string } | null = $state.raw(null);
  readonly socket: HallSocket;
  readonly tips: Tips;
  readonly hints = new Hints(this);
  readonly ahead = new Foresight(this);
  readonly coach: Coach;

  constructor(
    readonly id: string,
    private token: string,
  ) {
    super();
    this.coach = new Coach(this);
    this.tips = new Tips(id, () => this.token);
    this.socket = new HallSocket(
      () => this.socket.send({ type: "join", table: id, token: this.token }),
      (message) => void this.#hear(message),
    );
  }

  close(): void {
    this.tips.clear();
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
  /** The components that it is played with, as its edition has them. */
  edition = $state.raw<unknown>(null);
  /** Which things this table's sentences name, and how. */
  #naming = $state.raw<Naming>(NO_NAMING);
  words = $derived<Words>(words.speak(this.#naming));
  /** The rule behind what is asked. */
  promptRule = $derived(games.find(this.info?.game ?? "")?.steps[this.view?.asked ?? ""]?.rule ?? "");
  options = $derived<Option[]>(this.#options());
  standing = $derived<Standing>(stand(this.options, this.clicks));
  /** The first thing of a hint or a lesson: where one area is seen at a time, it turns to that. */
  marked = $derived.by(
    () => this.options.find((option) => option.choice.move === this.hints.move)?.way.path[0] ?? this.coach.first,
  );
  myTurn = $derived(this.options.length > 0);
  over = $derived(this.info?.state === "over" || this.info?.state === "closed");
  /** Which seat's board lies at the bottom. */
  near = $derived(this.past ? Math.max(this.past.viewer, 0) : Math.max(this.you, 0));

  #options(): Option[] {
    if (!this.game || this.past || this.#sent || this.settling) return [];
    return this.choices.map((choice) => ({ choice, way: this.game!.way(choice) }));
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
    this.ahead.stop();
    this.hints.move = "";
    this.refusal = null;
    if (this.panel === "moves") this.panel = "";
    this.#sent = { seq: this.seq, move: choice.move, id: crypto.randomUUID() };
    this.#resend();
  }

  /** Make several moves that belong together: each is sent when the one before it has been made. */
  play(moves: readonly string[]): void {
    skipFlights();
    this.#plan.begin(moves, this.seq);
    this.#goOn();
  }

  #goOn(): void {
    const choice = this.#plan.next(this.choices);
    if (choice) this.choose(choice);
  }

  #resend(): void {
    if (this.#sent) this.socket.send({ type: "move", table: this.id, ...this.#sent });
  }

  undo(): void {
    this.clicks = [];
    this.ahead.stop();
    const to = this.#plan.before(this.seq);
    this.socket.send({ type: "undo", table: this.id, seq: this.seq, ...(to === undefined ? {} : { to }) });
  }

  goBackTo(seq: number): void {
    this.past = null;
    this.ahead.stop();
    this.socket.send({ type: "undo", table: this.id, seq: this.seq, to: seq });
  }

  answer(yes: boolean): void {
    if (this.proposal) this.socket.send({ type: "answer", table: this.id, proposal: this.proposal.number, yes });
  }

  // --- looking around -----------------------------------------------------------------------

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? "" : panel;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.panel = "rules";
    this.tips.clear();
  }

  see(seq: number, viewer: number | null = null): Promise<void> {
    return this.attempt(async () => {
      this.past = await api.position(this.id, this.token, seq, viewer);
      this.clicks = [];
    });
  }

  /** Ask for entries of the log before those that are here. */
  async loadOlder(): Promise<void> {
    const first = this.log[0]?.seq ?? 0;
    const older = await api.log(this.id, this.token, first);
    // Somebody else may have asked as well, or a new start of the log have come.
    if (this.log[0]?.seq === first) this.log = [...older, ...this.log];
  }

  /** Ask for all of the log. */
  loadLog(): Promise<void> {
    return this.attempt(async () => {
      while (this.logGoesOn) await this.loadOlder();
    });
  }

  async draw(): Promise<Drawing | null> {
    const { seq, viewer } = this.past ?? { seq: this.seq, viewer: null };
    let drawing: Drawing | null = null;
    const asked = api.drawing(this.id, this.token, words.language, seq, viewer);
    await this.attempt(async () => (drawing = await asked));
    return drawing;
  }

  /** Do what the hall may refuse, and then say why it did. */
  attempt(deed: () => Promise<unknown>): Promise<void> {
    return attempt(deed, (message) => (this.refusal = { message, rule: "" }));
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
        this.failure = say("table-parted");
        return;
    }
  }

  async #sync(message: Sync): Promise<void> {
    this.#queue = [];
    this.#plan.drop();
    if (!this.game && message.info.state !== "unreadable") {
      try {
        this.game = await this.#open(message.info.game);
      } catch (error) {
        if (!(error instanceof HallRefused)) throw error;
        this.failure = sayRefused(error);
        return;
      }
    }
    this.hearAll(message);
    this.failure = "";
    this.clicks = [];
    // A move that may not have arrived is sent again; the hall answers a repetition as before.
    if (this.#sent && this.#sent.seq === message.seq) this.#resend();
    else this.#sent = null;
    void this.coach.load();
    void this.#pump();
  }

  /** Fetch all that the board of a game needs: its code, the table's components, its words. */
  async #open(game: string): Promise<GameFace> {
    const [open, edition, all] = await Promise.all([
      gameCard(game).load(),
      api.edition(this.id, this.token),
      games.load(),
      words.need(game),
    ]);
    const info = all.find(({ id }) => id === game);
    this.edition = edition.data;
    this.#naming = {
      game,
      seatKeys: info?.seat_keys ?? [],
      nameKeys: info?.name_keys ?? [],
      countKeys: info?.count_keys ?? [],
      names: edition.names,
      changed: new Set(edition.changed),
      player: (seat) => this.info?.seats[seat]?.name ?? "",
    };
    return open(edition.data);
  }

  async #pump(): Promise<void> {
    if (this.settling || !this.view) return;
    this.settling = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#step(next);
    } finally {
      this.settling = false;
    }
    this.#goOn();
  }

  async #step(moved: Moved): Promise<void> {
    if (moved.seq <= this.seq) return;
    if (moved.seq !== this.seq + 1) {
      this.#queue = [];
      this.socket.send({ type: "resync", table: this.id });
      return;
    }
    this.#sent = null;
    // What happens can be read while it is seen.
    this.log = [...this.log, moved.entry];
    this.spoken = moved.entry.events.map((event) => this.words.event(event)).join(". ");
    if (settings.moves && !this.past && !document.hidden) await this.#animate(moved.entry);
    const before = this.choices.length;
    this.tips.clear();
    this.hints.move = "";
    this.hearMove(moved);
    if (this.coach.lesson && moved.entry.who === this.you) void this.coach.load();
    if (moved.result) play("end");
    else if (this.choices.length && !before) play("turn");
    else play("move");
  }

  async #animate(entry: LogEntry): Promise<void> {
    for (const event of entry.events) await flyAll(this.game!.flights(event, this.view!));
    if (entry.who !== this.you && entry.events.length) await pause(BREATH);
  }

  #refused(message: Refused): void {
    this.#sent = null;
    this.#plan.drop();
    if (message.code === "unknown-table") {
      this.failure = say("hall-not-found");
      return;
    }
    const why = message.refusal;
    this.refusal = why
      ? { message: say("table-not-now", { reason: this.words.refusal(why) }), rule: why.rule }
      : { message: sayRefused(message), rule: "" };
    if (message.code === "stale") this.socket.send({ type: "resync", table: this.id });
  }

  get prompt(): string {
    return promptOf(this);
  }

  static for(id: string): TableSession {
    return new TableSession(id, tokenFor(id));
  }
}
