// Values as people type and read them.

import type { EditionField } from "../protocol";
import { isEntry, type Value } from "./entries";

/** A value in a line: a list with `; ` between its items, as in a spreadsheet. */
export function show(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(show).join("; ");
  if (isEntry(value)) {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${show(inner)}`)
      .join(", ");
  }
  return String(value);
}

/** A whole number if it is one; what is none is left for the loader to refuse. */
export const numberOf = (text: string): Value => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text.trim());

/** What may stand between the items of a list besides `;`: signs that no item of the shipped edition has in it. */
export function separators(shipped: readonly Value[]): RegExp {
  const texts = shipped.map(String);
  const free = [",", " "].filter((sign) => !texts.some((text) => text.includes(sign)));
  return new RegExp(`[;${free.join("")}]+`);
}

export function listOf(text: string, field: EditionField, between: RegExp): Value[] {
  const items = text
    .split(between)
    .map((item) => item.trim())
    .filter(Boolean);
  return field.kind === "numbers" ? items.map(numberOf) : items;
}

/** Whether two values are the same, in whatever order their fields were written. */
export function same(a: Value | undefined, b: Value | undefined): boolean {
  if (isEntry(a) && isEntry(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => same(a[key], b[key]));
  }
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => same(one, b[i]));
  return a === b;
}
