// An edition on the desk: what is in it now, what the loader says of it, and whether the hall has it so.

import { getContext, setContext } from "svelte";
import { NO_NAMING, type Words } from "../kit/words";
import { editionToken } from "../memory";
import { api, HallRefused } from "../net/api";
import type { CheckedEdition, EditionForm, EditionInfo, EditionMistake, GameInfo } from "../protocol";
import { sayRefused } from "../shell/attempt";
import { words } from "../words.svelte";
import {
  checkable,
  type Entry,
  emptyOf,
  entryAt,
  type Fields,
  groupOf,
  groupsOf,
  idOf,
  isEntry,
  keyOf,
  type Place,
  placesIn,
  shippedFor,
  type Value,
} from "./entries";
import { mark, type Origin, originOf } from "./provenance";

/** Milliseconds after the last letter until the loader is asked, and until the hall keeps what was typed. */
const CHECK = 350;
const SAVE = 4000;

export class Desk {
  data = $state<Entry>({});
  info = $state.raw<EditionInfo | null>(null);
  checked = $state.raw<CheckedEdition>({ text: "", digest: "", mistakes: [] });
  mine = $state(false);
  /** What is here and not in the hall yet. */
  dirty = $state(false);
  saving = $state(false);
  refused = $state("");
  #checkSoon = 0;
  #saveSoon = 0;
  /** How often something was changed: what is said of an earlier state is no news. */
  #changes = 0;

  constructor(
    readonly id: string,
    readonly form: EditionForm,
    readonly game: GameInfo,
  ) {}

  get groups(): string[] {
    return groupsOf(this.form);
  }

  /** The mistakes of each field, by its key. */
  readonly mistakes = $derived.by(() => {
    const found = new Map<string, EditionMistake[]>();
    for (const one of this.checked.mistakes) {
      const key = keyOf(one.place, one.field);
      found.set(key, [...(found.get(key) ?? []), one]);
    }
    return found;
  });

  /** Words that call components as the edition does. */
  readonly words: Words = $derived.by(() => {
    const own: Record<string, string> = {};
    const changed = new Set<string>();
    for (const group of this.groups) {
      for (const place of placesIn(this.data, this.form, group)) {
        const entry = entryAt(this.data, place);
        const { id, name } = entry;
        if (typeof id !== "string" || typeof name !== "string") continue;
        own[id] = name;
        if (shippedFor(place, this.data, this.form.data as Entry)?.["name"] !== name) changed.add(id);
      }
    }
    const { id: game, name_keys: nameKeys, count_keys: countKeys } = this.game;
    return words.speak({ ...NO_NAMING, game, nameKeys, countKeys, names: own, changed });
  });

  fields(place: Place): Fields {
    return this.form.fields[groupOf(place)] ?? {};
  }

  at(place: Place): Entry {
    return entryAt(this.data, place);
  }

  shipped(place: Place): Entry | undefined {
    return shippedFor(place, this.data, this.form.data as Entry);
  }

  /** How an entry is called. */
  title(place: Place): string {
    const entry = this.at(place);
    const id = idOf(entry);
    if (typeof place.at(-1) !== "number") return this.group(groupOf(place));
    if (typeof entry["id"] === "string") {
      const name = this.words.name(id);
      return name === id ? id : `${name} (${id})`;
    }
    return `${this.field(Object.keys(entry)[0] ?? "")} ${id}`;
  }

  /** What a sort of entry and a field are called; by their names in the file where the language has no word. */
  group(group: string): string {
    return this.words.find(`group-${group.replaceAll(".", "-") || "edition"}`) ?? group;
  }

  field(name: string): string {
    return this.words.find(`field-${name}`) ?? this.words.find(`name-${name}`) ?? name.replaceAll("_", " ");
  }

  value(field: string, value: string): string {
    const said = this.words.find(`${field}-${value}`) ?? this.words.name(value);
    return said.replaceAll("_", " ");
  }

  // --- where it comes from ----------------------------------------------------------------------

  checkable(place: Place): string[] {
    return checkable(this.at(place), this.fields(place), place);
  }

  origin(place: Place, field: string): Origin {
    return originOf(this.at(place)["provenance"], field, this.checkable(place));
  }

  /** Mark fields of an entry as checked against a printed copy, or as not. */
  mark(place: Place, some: readonly string[], checked: boolean): void {
    const entry = this.at(place);
    const shipped = this.shipped(place)?.["provenance"];
    this.set(place, "provenance", mark(entry["provenance"], some, checked, this.checkable(place), shipped));
  }

  /** Every entry with the fields that are ours or were checked: the worklist. */
  readonly worklist = $derived.by(() =>
    this.groups.flatMap((group) =>
      placesIn(this.data, this.form, group).map((place) => {
        const origins = this.checkable(place).map((field) => ({ field, origin: this.origin(place, field) }));
        return {
          place,
          open: origins.filter(({ origin }) => origin === "reconstructed").map(({ field }) => field),
          done: origins.filter(({ origin }) => origin === "printed").map(({ field }) => field),
        };
      }),
    ),
  );
  readonly open = $derived(this.worklist.reduce((sum, one) => sum + one.open.length, 0));
  readonly done = $derived(this.worklist.reduce((sum, one) => sum + one.done.length, 0));

  // --- changing ---------------------------------------------------------------------------------

  set(place: Place, field: string, value: Value): void {
    this.at(place)[field] = value;
    this.touch();
  }

  remove(place: Place, field: string): void {
    delete this.at(place)[field];
    this.touch();
  }

  /** Set a field back to what is shipped. */
  revert(place: Place, field: string): void {
    const before = this.shipped(place)?.[field];
    if (before === undefined) this.remove(place, field);
    else this.set(place, field, structuredClone($state.snapshot<unknown>(before)) as Value);
  }

  /** One more entry of a list, like the last one; where there is none, with what every entry needs. */
  addEntry(place: Place, field: string): void {
    const owner = this.at(place);
    const list = Array.isArray(owner[field]) ? owner[field] : [];
    const last = list.at(-1);
    const fields = this.fields([...place, field]);
    const made: Entry = isEntry(last)
      ? (structuredClone($state.snapshot<unknown>(last)) as Entry)
      : Object.fromEntries(
          Object.entries(fields)
            .filter(([, one]) => one.required)
            .map(([name, one]) => [name, emptyOf(one)]),
        );
    if ("provenance" in fields) made["provenance"] = "reconstructed";
    owner[field] = [...list, made];
    this.touch();
  }

  removeEntry(place: Place): void {
    const owner = this.at(place.slice(0, -2));
    const [field, index] = place.slice(-2) as [string, number];
    owner[field] = (owner[field] as Value[]).filter((_, i) => i !== index);
    this.touch();
  }

  touch(): void {
    this.#changes += 1;
    this.dirty = true;
    clearTimeout(this.#checkSoon);
    this.#checkSoon = window.setTimeout(() => void this.check(), CHECK);
    clearTimeout(this.#saveSoon);
    if (this.mine) this.#saveSoon = window.setTimeout(() => void this.save(), SAVE);
  }

  // --- the hall ---------------------------------------------------------------------------------

  async load(): Promise<void> {
    const found = await api.openEdition(this.id, editionToken(this.id));
    this.data = found.data as Entry;
    this.info = found.info;
    this.checked = found.checked;
    this.mine = found.mine;
    this.dirty = false;
  }

  async check(): Promise<void> {
    const now = this.#changes;
    await this.#attempt(async () => {
      const checked = await api.checkEdition(this.form.game, this.#snapshot());
      if (now === this.#changes) this.checked = checked;
    });
  }

  async save(): Promise<void> {
    clearTimeout(this.#saveSoon);
    if (!this.mine || !this.dirty || this.saving || !this.info) return;
    const now = this.#changes;
    this.saving = true;
    await this.#attempt(async () => {
      const { revision } = this.info!;
      const saved = await api.saveEdition(this.id, editionToken(this.id), {
        data: this.#snapshot(),
        revision,
      });
      this.info = saved.info;
      if (now !== this.#changes) return;
      this.checked = saved.checked;
      this.dirty = false;
    });
    this.saving = false;
    // What was typed meanwhile is kept too.
    if (this.dirty && !this.refused) this.#saveSoon = window.setTimeout(() => void this.save(), SAVE);
  }

  #snapshot(): Entry {
    return $state.snapshot<unknown>(this.data) as Entry;
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
      this.refused = "";
    } catch (error) {
      if (!(error instanceof HallRefused)) throw error;
      this.refused = error.code === "bad-edition" ? error.message : sayRefused(error);
    }
  }

  close(): void {
    clearTimeout(this.#checkSoon);
    clearTimeout(this.#saveSoon);
  }
}

const DESK = Symbol("desk");
export const setDesk = (desk: () => Desk): (() => Desk) => setContext(DESK, desk);
export const getDesk = (): Desk => (getContext(DESK) as () => Desk)();
