// What the sentences of every game are made with.

import type { Language } from "../i18n/index.svelte";
import type { Plain } from "../protocol";
import type { Names } from "./game";

/** What the words of every game have, whatever the language. */
export interface CommonWords {
  and: string;
  /** A list of nothing. */
  none: string;
  /** Names of components, by the English name of the edition; what is not here is shown as it is. */
  names: Record<string, string>;
  /** Labels of the score sheet, by their English label. */
  sheet: Record<string, string>;
}

/** Sentences about the components of one table, and those who sit at it. */
export class SpeakerOf<Words extends CommonWords, Parts> {
  readonly w: Words;

  constructor(
    readonly language: Language,
    catalogs: Record<Language, Words>,
    readonly parts: Parts,
    readonly names: Names,
  ) {
    this.w = catalogs[language];
  }

  name(component: { name: string }): string {
    return this.w.names[component.name] ?? component.name;
  }

  list(things: readonly string[], last = this.w.and): string {
    if (things.length < 2) return things[0] ?? this.w.none;
    return `${things.slice(0, -1).join(", ")} ${last} ${things.at(-1)}`;
  }

  sheetLabel(label: string): string {
    return this.w.sheet[label] ?? this.w.names[label] ?? label;
  }

  note(note: string): string {
    return note;
  }
}

export function number(value: Plain | undefined): number {
  return typeof value === "number" ? value : 0;
}

export function numbers(value: Plain | undefined): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** With a true minus. */
export const written = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export const signed = (n: number): string => (n < 0 ? written(n) : `+${n}`);
