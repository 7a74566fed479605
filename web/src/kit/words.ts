// Sentences in one language, out of ids and data: what gnomehall/words/speech.py is to the terminal.

import { type FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Choice, Event, Plain, Refusal, SheetLine, View } from "../protocol";

export type Data = Record<string, Plain>;

/** How the data of one game's messages is said: which keys are seats, which are components, and what those are called. */
export interface Naming {
  seatKeys: readonly string[];
  nameKeys: readonly string[];
  countKeys: readonly string[];
  /** The components of the table's edition by id, as it calls them itself. */
  names: Readonly<Record<string, string>>;
  /** Those that the shipped edition calls otherwise: no catalogue knows them. */
  changed: ReadonlySet<string>;
  player(seat: number): string;
}

export class Words {
  readonly #lists: Intl.ListFormat;

  constructor(
    private readonly bundle: FluentBundle,
    private readonly naming: Naming,
  ) {
    this.#lists = new Intl.ListFormat(bundle.locales[0], { type: "conjunction" });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message of this id; one that is missing is spelled out. */
  say(id: string, data: Data = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return `${id} ${JSON.stringify(data)}`;
    return this.bundle.formatPattern(pattern, this.#variables(data), []);
  }

  /** A component by its id: as the edition calls it if that has a name of its own, else as the language does. */
  name(id: string): string {
    const message = `name-${id}`;
    if (!this.naming.changed.has(id) && this.has(message)) return this.say(message);
    return this.naming.names[id] ?? id;
  }

  player(seat: number): string {
    return this.naming.player(seat);
  }

  list(things: readonly string[]): string {
    return this.#lists.format(things);
  }

  /** `2 villagers and 1 child`, from a multiset of ids. */
  count(ids: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (!counts.size) return this.say("count-none");
    return this.list([...counts].map(([id, count]) => this.say(`count-${id}`, { count })));
  }

  event(event: Event): string {
    return this.say(`event-${event.kind}`, event.data);
  }

  choice(choice: Choice): string {
    return this.say(`choice-${choice.kind}`, choice.data);
  }

  refusal(refusal: Refusal): string {
    return this.say(`refusal-${refusal.kind}`, refusal.data);
  }

  /** What is asked, to whoever decides. */
  prompt(view: View): string {
    return view.asked ? this.say(`prompt-${view.asked}`, view.about) : this.say("prompt-over");
  }

  /** What is asked of another player, to whoever waits. */
  waiting(view: View): string {
    const id = `waiting-${view.asked}`;
    return this.say(this.has(id) ? id : "waiting", { ...view.about, seat: view.player });
  }

  sheetLine(line: SheetLine): string {
    return this.say(`sheet-${line.kind}`, line.data);
  }

  ending(ending: string): string {
    return this.say(`ending-${ending}`);
  }

  /** What Fluent is given: seats as players, components by name with their ids beside them, lists joined. */
  #variables(data: Data): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(data)) {
      if (this.naming.countKeys.includes(key)) {
        found[key] = this.count((value as readonly Plain[]).map(String));
        continue;
      }
      const say = this.#sayer(key);
      if (this.naming.nameKeys.includes(key)) found[`${key}-id`] = String(value);
      if (Array.isArray(value)) found[key] = this.list(value.map((item) => say?.(item) ?? String(item)));
      else if (say) found[key] = say(value);
      else if (typeof value === "boolean") found[key] = value ? "yes" : "no";
      else found[key] = typeof value === "number" ? new FluentNumber(value) : value;
    }
    return found;
  }

  #sayer(key: string): ((item: Plain) => string) | null {
    if (this.naming.seatKeys.includes(key)) return (seat) => this.player(Number(seat));
    return this.naming.nameKeys.includes(key) ? (id) => this.name(String(id)) : null;
  }
}
