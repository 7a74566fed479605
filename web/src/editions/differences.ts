// An edition beside the shipped one, a line for every field that is not the same.

import type { EditionForm } from "../protocol";
import {
  type Entry,
  entryAt,
  groupsOf,
  idOf,
  isEntry,
  namesIn,
  type Place,
  placesIn,
  shippedFor,
  type Value,
} from "./entries";
import { same } from "./values";

export interface Difference {
  /** The entry; of one that was removed, its group. */
  place: Place;
  /** Empty for an entry that is new or was removed as a whole. */
  field: string;
  before: Value | undefined;
  after: Value | undefined;
}

export function differences(data: Entry, form: EditionForm): Difference[] {
  const shipped = form.data as Entry;
  return groupsOf(form).flatMap((group) => {
    const places = placesIn(data, form, group);
    const found = places.flatMap((place) => entryDifferences(place, data, shipped, form));
    const kept = new Set(places.map((place) => idOf(entryAt(data, place))));
    const all = shipped[group];
    const gone = form.fields[""]?.[group]?.kind === "tables" && Array.isArray(all) ? all.filter(isEntry) : [];
    const removed = gone.filter((entry) => !kept.has(idOf(entry)));
    return [...found, ...removed.map((entry) => ({ place: [group], field: "", before: entry, after: undefined }))];
  });
}

function entryDifferences(place: Place, data: Entry, shipped: Entry, form: EditionForm): Difference[] {
  const entry = entryAt(data, place);
  const before = shippedFor(place, data, shipped);
  if (!before) return [{ place, field: "", before: undefined, after: entry }];
  const fields = form.fields[String(place[0] ?? "")] ?? {};
  const names = new Set([...namesIn(before, fields, place), ...namesIn(entry, fields, place)]);
  return [...names]
    .filter((name) => !same(before[name], entry[name]))
    .map((field) => ({ place, field, before: before[field], after: entry[field] }));
}
