// Sentences in one language, out of ids and data: what gnomehall/words/speech.py is to the terminal.

import type { FluentBundle, FluentVariable, Message } from "@fluent/bundle";
import type { EditionsMessages, GameMessages, HallMessages, NoData, NoticesMessages, TableMessages } from "../messages";
import type { Choice, Ending, Event, Plain, Refusal, SheetLine, View } from "../protocol";
import { SPECTATOR } from "../protocol";
import { type Mark, MarkedNumber, mark, type Stretch, stretches, unmarked } from "./stretches";

export type GameId = keyof GameMessages;

/** The messages of the shell and, if one is named, a game, with what each is made of. */
export type Messages<Game extends GameId> = TableMessages &
  HallMessages &
  EditionsMessages &
  NoticesMessages &
  ([Game] extends [never] ? unknown : GameMessages[Game]);

/** What a message is given: nothing, where it has no variables. */
export type Given<Variables> = Variables extends NoData ? [] : [data: Readonly<Variables>];

type Pattern = NonNullable<Message["value"]>;

export type Data = Readonly<Record<string, Plain>>;

/** How the data of one game's messages is said: which keys are seats, which are components, and what those are called. */
export interface Naming {
  /** The game whose catalogue is spoken; empty where there is none. */
  game: string;
  seatKeys: readonly string[];
  nameKeys: readonly string[];
  countKeys: readonly string[];
  /** The components of the table's edition by id, as it calls them itself. */
  names: Readonly<Record<string, string>>;
  /** Those that the shipped edition calls otherwise: no catalogue knows them. */
  changed: ReadonlySet<string>;
  /** Who sits there; empty for a seat that has no name. */
  player(seat: number): string;
  /** The seat that is addressed where something is told; negative where there is none. */
  you(): number;
}

/** Where no game is played there are no components, and a seat has no name. */
export const NO_NAMING: Naming = {
  game: "",
  seatKeys: ["seat"],
  nameKeys: [],
  countKeys: [],
  names: {},
  changed: new Set(),
  player: () => "",
  you: () => SPECTATOR,
};

/** `Words<"gnomopolis">` knows the ids of the shell and that game; an unknown one fails the type check. */
export class Words<Game extends GameId = never> {
  readonly #lists: Intl.ListFormat;

  constructor(
    /** The language, as the hall's list of them has it. */
    readonly language: string,
    private readonly bundle: FluentBundle,
    private readonly naming: Naming = NO_NAMING,
  ) {
    this.#lists = new Intl.ListFormat(bundle.locales, { type: "conjunction" });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** The message of this id. */
  say<Id extends string & keyof Messages<Game>>(id: Id, ...data: Given<Messages<Game>[Id]>): string {
    return this.#say(id, data[0] as Data | undefined);
  }

  /** The message of a role for a kind that the hall names: `of("event", "thief", data)`. */
  of(role: string, kind: string, data?: Data): string {
    return this.#say(`${role}-${kind}`, data);
  }

  /** One that is missing is spelled out. */
  #say(id: string, data: Data = {}): string {
    return this.find(id, data) ?? spellOut(id, data);
  }

  /** The message of an id that is made while the page runs; undefined where the language has none. */
  find(id: string, data: Data = {}): string | undefined {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return undefined;
    // With a list for them, errors are not thrown: what can't be said is spelled out inside the sentence.
    return this.bundle.formatPattern(pattern, this.#variables(data, unmarked), []);
  }

  /** A component by its id: as the edition calls it if that has a name of its own, else as the language does. */
  name(id: string): string {
    const known = this.naming.changed.has(id) ? undefined : this.find(`name-${id}`);
    return known ?? this.naming.names[id] ?? id;
  }

  /** The same where there is little room, if the language has a short name for it. */
  short(id: string): string {
    const known = this.naming.changed.has(id) ? undefined : this.find(`short-${id}`);
    return known ?? this.name(id);
  }

  /** Who sits there. People count seats from one. */
  player(seat: number): string {
    return this.naming.player(seat) || this.#say("seat", { number: seat + 1 });
  }

  /** `a, b and c`. */
  list(things: readonly string[]): string {
    return this.#lists.format(things);
  }

  /** `2 villagers and 1 child`, from a multiset of ids. */
  count(ids: readonly string[]): string {
    return this.#count(ids, (_id, text) => text);
  }

  #count(ids: readonly string[], marked: (id: string, text: string) => string): string {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (!counts.size) return this.#say("count-none");
    return this.list([...counts].map(([id, count]) => marked(id, this.of("count", id, { count }))));
  }

  event(event: Event): string {
    return this.stretches(event)
      .map((one) => one.text)
      .join("");
  }

  /** What happened, in stretches: where one names a thing, its piece can be drawn beside it. */
  stretches({ kind, data }: Event): Stretch[] {
    const message = this.bundle.getMessage(`event-${kind}`);
    // Beside a board that is drawn, no coordinates are said: they are the terminal's.
    const pattern = message?.attributes["drawn"] ?? message?.value;
    if (pattern == null) return [{ text: spellOut(`event-${kind}`, data) }];
    return this.#tell(pattern, data);
  }

  /** What happened at the table, as a message of the shell has it. */
  told(id: string, data: Data): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return spellOut(id, data);
    return this.#tell(pattern, data)
      .map((one) => one.text)
      .join("");
  }

  /** A sentence that addresses whoever reads it, where it tells of them. */
  #tell(pattern: Pattern, data: Data): Stretch[] {
    const [first, ...rest] = stretches(this.bundle.formatPattern(pattern, this.#variables(data, mark, true), []));
    const begins = first?.key === "seat" && Number(first.id) === this.naming.you();
    return first ? [begins ? { ...first, text: this.#say("you") } : first, ...rest] : [];
  }

  choice(choice: Choice): string {
    return this.of("choice", choice.kind, choice.data);
  }

  refusal(refusal: Refusal): string {
    return this.of("refusal", refusal.kind, refusal.data);
  }

  /** What is asked, to whoever decides. */
  prompt(view: View): string {
    return view.asked ? this.of("prompt", view.asked, view.about) : this.#say("prompt-over");
  }

  /** What is asked of another player, to whoever waits. */
  waiting(view: View): string {
    const data = { ...view.about, seat: view.player };
    return this.find(`waiting-${view.asked}`, data) ?? this.#say("waiting", data);
  }

  sheetLine(line: SheetLine): string {
    return this.of("sheet", line.kind, line.data);
  }

  /** How near an end of the game is. */
  near({ kind, left, of }: Ending): string {
    return this.of("near", kind, { at: of - left, of, left });
  }

  ending(ending: string): string {
    return this.of("ending", ending);
  }

  /**
   * What Fluent is given: seats as players, components by name with their ids beside them, lists joined. Beside a seat
   * stands whether it is the one that is addressed.
   */
  #variables(data: Data, marked: Mark, tells = false): Record<string, FluentVariable> {
    const you = tells ? this.naming.you() : SPECTATOR;
    const found: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(data)) {
      if (this.naming.countKeys.includes(key)) {
        const ids = (value as readonly Plain[]).map(String);
        found[key] = this.#count(ids, (id, text) => marked(key, id, text));
        continue;
      }
      const say = this.#sayer(key, you);
      const role = this.naming.seatKeys.includes(key) ? "seat" : key;
      if (role === "seat") found[`${key}-you`] = value === you ? "yes" : "no";
      const named = (item: Plain): string => (say ? marked(role, String(item), say(item)) : String(item));
      if (this.naming.nameKeys.includes(key)) found[`${key}-id`] = String(value);
      if (Array.isArray(value)) found[key] = this.list(value.map(named));
      else if (say) found[key] = named(value);
      else if (typeof value === "boolean") found[key] = value ? "yes" : "no";
      else found[key] = typeof value === "number" ? new MarkedNumber(value, key, marked) : value;
    }
    return found;
  }

  #sayer(key: string, you: number): ((item: Plain) => string) | null {
    if (this.naming.seatKeys.includes(key))
      return (seat) => (seat === you ? this.#say("you-told") : this.player(Number(seat)));
    return this.naming.nameKeys.includes(key) ? (id) => this.name(String(id)) : null;
  }
}

/** An id and its data as a phrase, where the language has no words for it. */
function spellOut(id: string, data: Data): string {
  const about = Object.entries(data).map(([key, value]) => `${key}: ${String(value)}`);
  return id.replaceAll("-", " ") + (about.length ? ` (${about.join(", ")})` : "");
}
