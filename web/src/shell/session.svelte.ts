// One table as this page follows it: what the hall said last, what is shown, what is being chosen.

import { tick } from "svelte";
import { Numbers } from "../chance/numbers";
import { gameCard } from "../games";
import { seatColours } from "../kit/colours.svelte";
import type { GameFace } from "../kit/game";
import type { BoardTable, Drawing, Panel } from "../kit/table";
import { type Naming, NO_NAMING, type Words } from "../kit/words";
import { keepKeys, keysOf, watchingToken } from "../memory";
import { api, HallRefused } from "../net/api";
import { games } from "../net/games.svelte";
import { HallSocket } from "../net/socket.svelte";
import { pageBuild } from "../notices/build.svelte";
import { pageNotices } from "../notices/page.svelte";
import type { Key, LogEntry, Moved, Position, Refused, ServerMessage, Sync, View } from "../protocol";
import { SPECTATOR } from "../protocol";
import { say, words } from "../words.svelte";
import { Foresight } from "./ahead.svelte";
import { attempt, sayRefused } from "./attempt";
import { Choosing } from "./choosing.svelte";
import { Coach } from "./coach.svelte";
import { Device } from "./device.svelte";
import { dock } from "./dock.svelte";
import { Hints } from "./hints.svelte";
import { Missing } from "./missing.svelte";
import { promptOf } from "./prompt";
import { Since } from "./since.svelte";
import { play } from "./sound";
import { type Passing, Stage } from "./stage.svelte";
import { Talk, talkAt } from "./talk.svelte";
import { Tips } from "./tips.svelte";

/** Milliseconds until a table is asked for again that could not be had. */
const JOIN_AGAIN = 1000;

export class TableSession extends Choosing implements BoardTable {
  game = $state.raw<GameFace | null>(null);
  /** A position of the past that is shown instead of the present. */
  past = $state.raw<Position | null>(null);
  refusal = $state.raw<{ message: string; rule: string } | null>(null);
  failure = $state("");
  panel = $state<Panel>("");
  rule = $state("");
  settling = $state(false);
  spoken = $state("");
  #queue: Moved[] = [];
  /** Whether the table was asked for and has not been heard yet. */
  #joining = false;
  /** How often a position of the past was asked for. */
  #looks = 0;
  /** How often the table was heard whole: a move that was being shown then is part of that already. */
  #whole = 0;
  /** What state the table was in when all of the talk was asked for last. */
  #heardIn = "";
  readonly device: Device;
  protected readonly numbers: Numbers;
  readonly socket: HallSocket;
  readonly tips: Tips;
  readonly hints = new Hints(this);
  readonly missing = new Missing(this);
  readonly ahead = new Foresight(this);
  readonly coach: Coach;
  readonly stage = new Stage(this);
  readonly since = new Since(this);
  readonly talk: Talk;

  constructor(readonly id: string) {
    super();
    this.numbers = new Numbers(id);
    this.device = new Device(this, () => this.#join());
    this.coach = new Coach(this);
    this.tips = new Tips(id, () => this.key);
    this.talk = new Talk(
      id,
      talkAt(
        id,
        () => this.key,
        () => this.hostKey,
      ),
    );
    let met = false;
    this.socket = new HallSocket(
      () => {
        this.#join();
        // Whoever restarts the hall may have put another build there.
        if (met) void pageBuild.look();
        met = true;
      },
      (message) => void this.#hear(message),
    );
    document.addEventListener("visibilitychange", this.#attend);
  }

  close(): void {
    this.tips.clear();
    this.stage.clear();
    document.removeEventListener("visibilitychange", this.#attend);
    this.socket.close();
  }

  get key(): string {
    return this.device.key?.token ?? watchingToken(this.id);
  }

  /** The token with a host's rights; empty for those who have none. */
  get hostKey(): string {
    const host = this.info?.host ?? SPECTATOR;
    return host < 0 ? keysOf(this.id).host : (this.keys.find((key) => key.seat === host)?.token ?? "");
  }

  /** The seats that are played from here. */
  get keys(): readonly Key[] {
    return this.device.keys;
  }

  /** Where several play at one screen, all are named. */
  override get addressed(): number {
    return this.keys.length > 1 ? SPECTATOR : this.you;
  }

  #join = (): void => {
    this.#joining = true;
    this.socket.send({ type: "join", table: this.id, token: this.key, also: this.device.others });
    if (document.hidden) this.#attend();
  };

  /** Who does not see the page is told of their turn as if away. */
  #attend = (): void => {
    if (this.keys.length) this.socket.send({ type: "attend", table: this.id, there: !document.hidden });
  };

  // --- what is shown ------------------------------------------------------------------------

  shown = $derived<View | null>(this.past?.view ?? this.view);
  /** The components that it is played with, as its edition has them. */
  edition = $state.raw<unknown>(null);
  /** Which things this table's sentences name, and how. */
  #naming = $state.raw<Naming>(NO_NAMING);
  words = $derived<Words>(words.speak(this.#naming));
  /** The rule behind what is asked. */
  promptRule = $derived(games.find(this.info?.game ?? "")?.steps[this.view?.asked ?? ""]?.rule ?? "");
  /** From whose side a spectator looks. */
  side = $state(0);
  /** Which seat's board lies at the bottom. */
  near = $derived.by(() => {
    const viewer = this.past?.viewer ?? this.you;
    return viewer >= 0 ? viewer : this.side;
  });

  goBackTo(seq: number): void {
    this.past = null;
    this.ahead.stop();
    this.socket.send({ type: "undo", table: this.id, seq: this.seq, to: seq });
  }

  answer(yes: boolean): void {
    if (this.proposal) this.socket.send({ type: "answer", table: this.id, proposal: this.proposal.number, yes });
  }

  // --- looking around -----------------------------------------------------------------------

  colour = (seat: number): string => seatColours.of(seat).colour;

  toggle(panel: Panel): void {
    if (panel === "log" && dock.roomy) {
      dock.toggle();
      return;
    }
    this.panel = this.panel === panel ? "" : panel;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.panel = "rules";
    this.tips.clear();
  }

  /** Show a position of the past, after what lies between it and the one that is shown, if that is to be seen. */
  see(seq: number, viewer: number | null = null, passing: Passing | null = null): Promise<void> {
    this.#looks += 1;
    const look = this.#looks;
    return this.attempt(async () => {
      this.stage.clear();
      const found = await api.position(this.id, this.key, seq, viewer);
      const shown = this.past;
      // Whoever wants to see another position meanwhile does not wait for this one.
      if (passing && shown && look === this.#looks)
        await this.stage.pass(passing, passing.back ? found.view : shown.view);
      if (look !== this.#looks) return;
      this.past = found;
      this.dropClicks();
      await tick();
      if (look === this.#looks) this.stage.clear();
    });
  }

  /** Show how it stands now. */
  seeNow(): void {
    this.#looks += 1;
    this.stage.clear();
    this.past = null;
  }

  /** Ask for entries of the log before those that are here. */
  async loadOlder(): Promise<void> {
    const first = this.log[0]?.seq ?? 0;
    const older = await api.log(this.id, this.key, first);
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
    const asked = api.drawing(this.id, this.key, words.language, seq, viewer);
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
        this.hearInfo(message.info);
        this.#dress();
        this.#listen();
        return;
      case "talked":
        this.talk.hear(message);
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
    this.#joining = false;
    this.#queue = [];
    this.#whole += 1;
    this.stage.clear();
    this.plan.drop();
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
    if (this.chance && this.keys.length && !keysOf(this.id).promise)
      keepKeys(this.id, { promise: this.chance.commitment });
    this.#dress();
    void this.since.recall();
    this.#heardIn = "";
    this.#listen();
    this.failure = "";
    this.dropClicks();
    // A move that may not have arrived is sent again; the hall answers a repetition as before.
    if (this.sent && this.sent.seq === message.seq) this.resend();
    else this.sent = null;
    void this.coach.load();
    await this.#pump();
  }

  /** When the game has ended, spectators are heard as well. */
  #listen(): void {
    const state = this.info?.state ?? "";
    if (state !== this.#heardIn) void this.talk.load();
    this.#heardIn = state;
  }

  /** Everything on the page that is a player's has the player's colour. */
  #dress(): void {
    seatColours.show(this.info?.seats.map((seat) => seat.colour) ?? [], this.game?.colours);
  }

  /** Fetch all that the board of a game needs: its code, the table's components, its words. */
  async #open(game: string): Promise<GameFace> {
    const [open, edition, all] = await Promise.all([
      gameCard(game).load(),
      api.edition(this.id, this.key),
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
      you: () => this.addressed,
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
    if (this.choices.length || this.you < 0) this.stage.calm();
    this.goOn();
    this.device.follow();
  }

  async #step(moved: Moved): Promise<void> {
    if (moved.seq <= this.seq) return;
    if (moved.seq !== this.seq + 1) {
      this.#queue = [];
      this.socket.send({ type: "resync", table: this.id });
      return;
    }
    if (moved.entry.who === this.you) this.arrived();
    this.sent = null;
    // What happens can be read while it is seen.
    this.log = [...this.log, moved.entry];
    this.spoken = this.tell(moved.entry);
    const whole = this.#whole;
    await this.stage.show(moved.entry, this.#queue.filter((next) => next.entry.who === moved.entry.who).length);
    if (whole !== this.#whole) return;
    const before = this.choices.length;
    this.tips.clear();
    this.again = "";
    this.hints.move = "";
    this.since.note(moved);
    this.hearMove(moved);
    this.#listen();
    this.since.go();
    await tick();
    this.stage.clear();
    if (this.coach.lesson && moved.entry.who === this.you) void this.coach.load();
    if (moved.result) play("end");
    else if (this.choices.length && !before) {
      play("turn");
      void pageNotices.tell(say("table-your-turn"), games.title(this.info?.game ?? ""), `/table/${this.id}`);
    } else play("move");
  }

  /** What an entry says, in one line. */
  tell(entry: LogEntry): string {
    if (entry.notice) return this.words.told(`notice-${entry.notice}`, { seat: entry.who });
    return entry.events.map((event) => this.words.event(event)).join(". ");
  }

  #refused(message: Refused): void {
    this.sent = null;
    this.plan.drop();
    if (message.code === "unknown-table") {
      this.failure = say("hall-not-found");
      return;
    }
    // The hall can't have or read the table now; nobody has to reload the page for it.
    if (message.code === "busy" && this.#joining) setTimeout(this.#join, JOIN_AGAIN);
    const why = message.refusal;
    this.refusal = why
      ? { message: say("table-not-now", { reason: this.words.refusal(why) }), rule: why.rule }
      : { message: sayRefused(message), rule: "" };
    if (message.code === "stale") this.socket.send({ type: "resync", table: this.id });
  }

  get prompt(): string {
    return promptOf(this);
  }

  /** Take one's seat back from the bot that plays there: whoever joins again is back. */
  playOn(): void {
    this.#join();
  }

  proposeEnd(): void {
    this.socket.send({ type: "end", table: this.id });
  }
}
