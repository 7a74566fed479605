// What the hall has said of one table, as this page knows it now.

import { applyDelta, readChoices } from "../net/changes";
import type { ChanceInfo, Choice, LogEntry, Moved, Proposal, Sync, TableInfo, UndoState, View } from "../protocol";
import { SPECTATOR } from "../protocol";
import { say, words } from "../words.svelte";

export class Heard {
  info = $state.raw<TableInfo | null>(null);
  /** When the hall last told who is there, for the clock of who is away. */
  told = $state(Date.now());
  view = $state.raw<View | null>(null);
  you = $state(SPECTATOR);
  host = $state(false);
  seq = $state(0);
  choices = $state.raw<readonly Choice[]>([]);
  /** The newest entries, and as many older ones as were asked for. */
  log = $state.raw<readonly LogEntry[]>([]);
  /** Whether there are entries before these. */
  logGoesOn = $derived((this.log[0]?.seq ?? 0) > 0);
  /** What may be taken back, and why not what may not. */
  undoing = $state.raw<UndoState>({ how: "none", why: "nothing" });
  mayUndo = $derived(this.undoing.how === "alone");
  proposal = $state.raw<Proposal | null>(null);
  /** What the hall promises of the table's chance; null where draws can't be checked. */
  chance = $state.raw<ChanceInfo | null>(null);
  /** When the table last changed, for the clock of who thinks. */
  changedAt = $state(Date.now());
  /** The last choices there were: a choice that was told before is only named again. */
  #known: readonly Choice[] = [];
  /** What the hall said of the table at a position that the board does not show yet. */
  #coming: TableInfo | null = null;

  /** Who sits and who is here is known at once; how the game stands, when the board has come to it. */
  protected hearInfo(info: TableInfo): void {
    this.told = Date.now();
    const shown = this.info;
    this.#coming = shown && info.seq > this.seq ? info : null;
    if (!shown || !this.#coming) {
      this.info = info;
      return;
    }
    const { seq, turn, round, state, result } = shown;
    this.info = { ...info, seq, turn, round, state, result };
  }

  protected hearAll(sync: Sync): void {
    this.seq = sync.seq;
    this.hearInfo(sync.info);
    this.you = sync.you;
    this.host = sync.host;
    this.view = sync.view;
    this.log = sync.log;
    this.undoing = sync.undo;
    this.proposal = sync.proposal;
    this.chance = sync.chance;
    this.#know(sync.choices);
    this.changedAt = Date.now();
  }

  protected hearMove(moved: Moved): void {
    const view = applyDelta(this.view!, moved.delta);
    this.view = view;
    this.seq = moved.seq;
    this.undoing = moved.undo;
    this.#know(readChoices(this.#known, moved.choices));
    this.info = {
      ...this.info!,
      turn: view.player,
      round: view.round,
      seq: moved.seq,
      result: moved.result,
      state: moved.result ? "over" : this.info!.state,
    };
    if (this.#coming && this.#coming.seq <= moved.seq) this.hearInfo(this.#coming);
    this.changedAt = Date.now();
  }

  #know(choices: readonly Choice[]): void {
    if (choices.length) this.#known = choices;
    this.choices = choices;
  }

  /** The seat that is addressed as "you"; negative where nobody is. */
  get addressed(): number {
    return this.you;
  }

  /** A seat's player: you, or by name. */
  name = (seat: number): string =>
    seat >= 0 && seat === this.addressed
      ? say("you")
      : this.info?.seats[seat]?.name || say("seat", { number: seat + 1 });

  /** Who plays there, where that is to be said: a bot, or somebody who is away. */
  about(seat: number): string {
    const info = this.info?.seats[seat];
    if (info?.kind === "bot")
      return say("table-bot-level", { level: words.shell.find(`level-${info.bot}`) ?? info.bot });
    if (info?.lapse === "time") return say("clock-late");
    if (info?.resigned) return say("table-resigned");
    if (info?.stand_in) return say("table-stand-in");
    if (info && !info.taken) return say("table-free");
    return info && !info.here && this.info?.state === "playing" ? say("table-away") : "";
  }
}
