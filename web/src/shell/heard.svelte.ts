// What the hall has said of one table, as this page knows it now.

import { applyDelta, readChoices } from "../net/changes";
import type { Choice, LogEntry, Moved, Proposal, Sync, TableInfo, View } from "../protocol";
import { SPECTATOR } from "../protocol";
import { say, words } from "../words.svelte";

export class Heard {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  you = $state(SPECTATOR);
  host = $state(false);
  seq = $state(0);
  choices = $state.raw<readonly Choice[]>([]);
  /** The newest entries, and as many older ones as were asked for. */
  log = $state.raw<readonly LogEntry[]>([]);
  /** Whether there are entries before these. */
  logGoesOn = $derived((this.log[0]?.seq ?? 0) > 0);
  mayUndo = $state(false);
  proposal = $state.raw<Proposal | null>(null);
  /** When the table last changed, for the clock of who thinks. */
  since = $state(Date.now());
  /** The last choices there were: a choice that was told before is only named again. */
  #known: readonly Choice[] = [];

  protected hearAll(sync: Sync): void {
    this.info = sync.info;
    this.you = sync.you;
    this.host = sync.host;
    this.seq = sync.seq;
    this.view = sync.view;
    this.log = sync.log;
    this.mayUndo = sync.undo;
    this.proposal = sync.proposal;
    this.#know(sync.choices);
    this.since = Date.now();
  }

  protected hearMove(moved: Moved): void {
    const view = applyDelta(this.view!, moved.delta);
    this.view = view;
    this.seq = moved.seq;
    this.mayUndo = moved.undo;
    this.#know(readChoices(this.#known, moved.choices));
    this.info = {
      ...this.info!,
      turn: view.player,
      round: view.round,
      seq: moved.seq,
      result: moved.result,
      state: moved.result ? "over" : this.info!.state,
    };
    this.since = Date.now();
  }

  #know(choices: readonly Choice[]): void {
    if (choices.length) this.#known = choices;
    this.choices = choices;
  }

  /** A seat's player by name. */
  name = (seat: number): string => this.info?.seats[seat]?.name || say("seat", { number: seat + 1 });

  /** Who plays there, where that is to be said: a bot, or somebody who is away. */
  about(seat: number): string {
    const info = this.info?.seats[seat];
    if (info?.kind === "bot")
      return say("table-bot-level", { level: words.shell.find(`level-${info.bot}`) ?? info.bot });
    return info && !info.here ? say("table-away") : "";
  }
}
