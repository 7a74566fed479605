// What is said at one place, a table or the page of a tournament, as this page knows it now.

import { randomDigits } from "../chance/numbers";
import { remember, remembered } from "../memory";
import { api, HallRefused } from "../net/api";
import { player } from "../player.svelte";
import type { ReactionOut, Spoken, TableInfo, Talked, TalkOut } from "../protocol";
import { say } from "../words.svelte";
import { muted } from "./muted.svelte";

export type ReactionSymbol = Exclude<ReactionOut["symbol"], "">;
export const SYMBOLS: readonly ReactionSymbol[] = ["cheer", "thanks", "laugh", "wow", "think", "ouch"];
export const TALK_LENGTH = 300;
/** Places of which is remembered how far they were read. */
const PLACES = 200;

/** How the hall is asked about the talk of a place. */
export interface TalkPlace {
  hear(): Promise<TalkOut>;
  say(text: string, id: string): Promise<Spoken>;
  react?(seq: number, symbol: ReactionOut["symbol"]): Promise<ReactionOut>;
  report(number: number): Promise<unknown>;
  silence(who: string, silent: boolean): Promise<TalkOut>;
}

export const talkAt = (table: string, key: () => string, hostKey: () => string): TalkPlace => ({
  hear: () => api.talk(table, key(), player.key),
  say: (text, id) => api.say(table, key(), player.key, text, id),
  react: (seq, symbol) => api.react(table, key(), player.key, seq, symbol),
  report: (number) => api.report(table, key(), player.key, number),
  silence: (who, silent) => api.silence(table, hostKey(), who, silent),
});

export const talkAbout = (tournament: string): TalkPlace => ({
  hear: () => api.tournamentTalk(tournament, player.key),
  say: (text, id) => api.sayAbout(tournament, player.key, text, id),
  report: (number) => api.reportAbout(tournament, player.key, number),
  silence: (who, silent) => api.silenceAbout(tournament, player.key, who, silent),
});

/** Whether anybody else may be there who reads: known with the table itself, so that nothing moves later. */
export function isShared(info: TableInfo | null, you: number): boolean {
  const people = info?.seats.filter((seat) => seat.kind === "human").length ?? 0;
  return info !== null && (info.public || people > 1 || you < 0);
}

function readSoFar(): Record<string, number> {
  try {
    return JSON.parse(remembered("talk-read") ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export class Talk {
  heard = $state.raw<TalkOut | null>(null);
  /** What a screen reader says next. */
  news = $state("");
  /** Whether it is seen now: then nothing is unread. */
  seen = $state(false);
  #read = $state(0);
  /** How many reports the host has seen. */
  #reportsRead = $state(0);
  /** What was sent last, as long as it is not known to have arrived. */
  #sent = { text: "", id: "" };

  /** All but what the muted have said. */
  spoken = $derived((this.heard?.spoken ?? []).filter((one) => one.kind !== "say" || !muted.has(one.who)));
  hidden = $derived([
    ...new Map((this.heard?.spoken ?? []).filter(({ who }) => muted.has(who)).map((one) => [one.who, one])).values(),
  ]);
  #reported = $derived((this.heard?.reports ?? []).reduce((sum, { count }) => sum + count, 0));
  unread = $derived(
    this.seen
      ? 0
      : this.spoken.filter((one) => one.number > this.#read && one.who !== this.heard?.who).length +
          Math.max(0, this.#reported - this.#reportsRead),
  );
  mayTalk = $derived(this.heard?.why === "");

  constructor(
    readonly place: string,
    private readonly hall: TalkPlace,
  ) {
    this.#read = readSoFar()[place] ?? 0;
    void muted.load();
  }

  /** How people have reacted to an entry: each symbol with those who chose it. */
  reactions(seq: number): { symbol: ReactionSymbol; by: readonly ReactionOut[]; mine: boolean }[] {
    const all = (this.heard?.reactions ?? []).filter((one) => one.seq === seq && !muted.has(one.who));
    return SYMBOLS.flatMap((symbol) => {
      const by = all.filter((one) => one.symbol === symbol);
      return by.length ? [{ symbol, by, mine: by.some(({ who }) => who === this.heard?.who) }] : [];
    });
  }

  /** Ask for all of it. What can't be had now comes with the next news. */
  async load(): Promise<void> {
    try {
      this.#take(await this.hall.hear());
    } catch (error) {
      if (!(error instanceof HallRefused)) throw error;
    }
  }

  #take(heard: TalkOut): void {
    const last = this.heard?.spoken.at(-1)?.number ?? Infinity;
    this.heard = heard;
    for (const one of heard.spoken) if (one.number > last) this.#tell(one);
    if (this.seen) this.noteRead();
  }

  hear({ spoken, reaction }: Talked): void {
    const { heard } = this;
    if (!heard || !(spoken || reaction)) {
      void this.load();
      return;
    }
    if (spoken && !heard.spoken.some(({ number }) => number === spoken.number)) {
      this.heard = { ...heard, spoken: [...heard.spoken, spoken] };
      this.#tell(spoken);
      if (this.seen) this.noteRead();
    }
    if (reaction) this.#put(reaction);
  }

  #put(one: ReactionOut): void {
    const heard = this.heard!;
    const others = heard.reactions.filter(({ seq, who }) => seq !== one.seq || who !== one.who);
    this.heard = { ...heard, reactions: one.symbol ? [...others, one] : others };
  }

  #tell(one: Spoken): void {
    if (one.who === this.heard?.who || muted.has(one.who)) return;
    this.news = this.line(one);
  }

  /** A message in one line. */
  line(one: Spoken): string {
    const name = this.nameOf(one);
    if (one.kind === "silenced") return say("talk-was-silenced", { name });
    if (one.kind === "heard") return say("talk-was-heard", { name });
    return say("talk-said", { name, text: one.text });
  }

  /** What somebody was called when they said or did something. */
  nameOf({ name, seat }: { name: string; seat: number }): string {
    return name || (seat >= 0 ? say("seat", { number: seat + 1 }) : say("talk-host"));
  }

  /** All that is there has been seen. */
  noteRead(): void {
    this.#reportsRead = this.#reported;
    const last = this.heard?.spoken.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    const { [this.place]: _, ...others } = readSoFar();
    const kept = Object.entries(others).slice(1 - PLACES);
    remember("talk-read", JSON.stringify({ ...Object.fromEntries(kept), [this.place]: last }));
  }

  // --- saying -------------------------------------------------------------------------------

  async say(text: string): Promise<void> {
    // What may have arrived is sent again under the same id.
    if (this.#sent.text !== text) this.#sent = { text, id: randomDigits(8) };
    const spoken = await this.hall.say(text, this.#sent.id);
    this.#sent = { text: "", id: "" };
    this.hear({ type: "talked", table: this.place, spoken, reaction: null });
  }

  async react(seq: number, symbol: ReactionSymbol): Promise<void> {
    const mine = this.reactions(seq).some((one) => one.symbol === symbol && one.mine);
    const put = await this.hall.react?.(seq, mine ? "" : symbol);
    if (put && this.heard) this.#put(put);
  }

  report = (number: number): Promise<unknown> => this.hall.report(number);

  async silence(who: string, silent: boolean): Promise<void> {
    this.#take(await this.hall.silence(who, silent));
  }
}
