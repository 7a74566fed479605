// The entries of an edition: where they stand, what they are made of, and how they are matched with the shipped ones.

import type { EditionField, EditionForm } from "../protocol";

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Entry = Record<string, Value>;
export type Place = readonly (string | number)[];
export type Fields = Readonly<Record<string, EditionField>>;

/** What stands beside the components: how an entry is called, and where it comes from. */
const ABOUT: ReadonlySet<string> = new Set(["id", "game", "provenance"]);

export const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const groupOf = (place: Place): string => place.filter((part) => typeof part === "string").join(".");

export const keyOf = (place: Place, field = ""): string => JSON.stringify([...place, field]);

/** The parts of an edition that are shown one at a time: its own fields, each table, each list. */
export function groupsOf(form: EditionForm): string[] {
  const tables = Object.entries(form.fields[""] ?? {}).filter(([, { kind }]) => kind === "table" || kind === "tables");
  // In the order of the file, which is that of the game.
  const order = Object.keys(form.data);
  return ["", ...tables.map(([name]) => name).sort((a, b) => order.indexOf(a) - order.indexOf(b))];
}

/** The places of the entries of a group; a table has one. */
export function placesIn(data: Entry, form: EditionForm, group: string): Place[] {
  if (!group) return [[]];
  if (form.fields[""]?.[group]?.kind === "table") return [[group]];
  const list = data[group];
  return Array.isArray(list) ? list.flatMap((one, i) => (isEntry(one) ? [[group, i] as const] : [])) : [];
}

export function entryAt(data: Entry, place: Place): Entry {
  let here: Value = data;
  for (const part of place) here = (here as Record<string | number, Value>)[part] ?? {};
  return isEntry(here) ? here : {};
}

/** The fields of an entry as a form shows them: in the order of the shipped file, what may be left out if it is there. */
export function namesIn(entry: Entry, fields: Fields, place: Place): string[] {
  const own = Object.keys(entry).filter((name) => !(place.length === 0 && isPart(fields[name])));
  const needed = Object.keys(fields).filter(
    (name) => fields[name]!.required && !own.includes(name) && !(place.length === 0 && isPart(fields[name])),
  );
  const last = (name: string): number => Number(name === "provenance");
  return [...own, ...needed].sort((a, b) => last(a) - last(b));
}

const isPart = (field: EditionField | undefined): boolean => field?.kind === "table" || field?.kind === "tables";

/** What could be added to an entry. */
export const lackingIn = (entry: Entry, fields: Fields): string[] =>
  Object.keys(fields).filter((name) => !fields[name]!.required && !(name in entry));

/** The fields of an entry that can be checked against a printed copy: those that say something of the game. */
export const checkable = (entry: Entry, fields: Fields, place: Place): string[] =>
  "provenance" in fields ? namesIn(entry, fields, place).filter((name) => !ABOUT.has(name)) : [];

/** How an entry is called among those of its list: by its id, or else by its first field. */
export const idOf = (entry: Entry): string => String(entry["id"] ?? Object.values(entry)[0] ?? "");

/** The shipped entry that an entry was; undefined for one that is new. */
export function shippedFor(place: Place, data: Entry, shipped: Entry): Entry | undefined {
  let here: Value | undefined = shipped;
  let mine: Value | undefined = data;
  for (const part of place) {
    mine = (mine as Record<string | number, Value> | undefined)?.[part];
    if (typeof part === "number") {
      const id = isEntry(mine) ? idOf(mine) : "";
      here = (here as Value[] | undefined)?.find((one) => isEntry(one) && idOf(one) === id);
    } else here = (here as Entry | undefined)?.[part];
  }
  return isEntry(here) ? here : undefined;
}

/** The value that a new entry or field begins with. */
export function emptyOf(field: EditionField): Value {
  if (field.kind === "number") return field.least ?? 0;
  if (field.kind === "flag") return true;
  if (field.kind === "choice") return field.allowed?.[0] ?? "";
  if (field.kind === "texts" || field.kind === "numbers" || field.kind === "tables") return [];
  return field.kind === "table" ? {} : "";
}
