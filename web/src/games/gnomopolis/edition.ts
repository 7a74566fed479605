// The components of a table as the server tells them, and how they are looked up.
// What they do is the server's business.

import { found } from "../../kit/shared";
import type { Plain } from "../../protocol";

export const LETTERS = ["C", "V", "S", "M", "A", "I"] as const;
export type Letter = (typeof LETTERS)[number];

export const GNOME: Record<string, string> = {
  C: "g-child",
  V: "g-villager",
  S: "g-soldier",
  M: "g-merchant",
  A: "g-artisan",
  I: "g-inventor",
  W: "wild",
  P: "profession",
  H: "helper",
};

export type BuildingType = "Military" | "Trade" | "Craft" | "Invention";

export const TYPES: Record<BuildingType, { colour: string; dark: string; ink: string; letter: Letter }> = {
  Military: { colour: "#b8362f", dark: "#872019", ink: "#fff", letter: "S" },
  Trade: { colour: "#c58a12", dark: "#8f6210", ink: "#241a05", letter: "M" },
  Craft: { colour: "#2f6fb0", dark: "#1d4c80", ink: "#fff", letter: "A" },
  Invention: { colour: "#5f6873", dark: "#474e58", ink: "#fff", letter: "I" },
};

export interface ScrollData {
  id: string;
  cost?: string[];
  effects?: string[];
  caravan?: boolean;
}

export interface BuildingData extends ScrollData {
  type: BuildingType;
  team: string[];
  immigration: string[];
  homes: string[];
}

export interface AdvisorData extends ScrollData {
  type: BuildingType;
  /** What comes with the card, as immigration does. */
  bonus: string[];
  value: number;
}

export interface EditionData {
  box: { buildings_to_end: number };
  board: { homes: string[] };
  scrolls: ScrollData[];
  buildings: BuildingData[];
  advisors: AdvisorData[];
}

/** An icon: a symbol, what it is counted as, how often it stands there or which number is on it, and whether it is returned. */
export interface Glyph {
  symbol: string;
  id: string;
  n: number;
  numbered: boolean;
  returned: boolean;
}

export function glyph(text: string): Glyph {
  const plain = { n: 1, numbered: false, returned: false };
  const number = Number(/\d+/.exec(text)?.[0] ?? 1);
  if (text.startsWith("$")) return { ...plain, symbol: "coin", id: "coin", n: number, numbered: true };
  if (text.startsWith("H")) return { ...plain, symbol: "helper", id: "H", n: number };
  if (text.startsWith("draw")) return { ...plain, symbol: "draw", id: "draw", n: number };
  if (text.startsWith("search")) return { ...plain, symbol: "search", id: "search", n: number };
  const id = text.replace(/[+!]/g, "");
  return { ...plain, symbol: GNOME[id] ?? "wild", id, returned: isReturned(text) };
}

export const isReturned = (text: string): boolean => text.endsWith("!");

/** What icons stand for, one by one: two coins are coin and coin. */
export function idsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const { id, n } = glyph(text);
    return Array<string>(n).fill(id);
  });
}

/** The letters of gnomes and helpers in the data of a choice or an event. */
export const lettersIn = (value: Plain | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

export class Components {
  readonly buildings = new Map<string, BuildingData>();
  readonly advisors = new Map<string, AdvisorData>();

  constructor(readonly data: EditionData) {
    for (const card of data.buildings) this.buildings.set(card.id, card);
    for (const card of data.advisors) this.advisors.set(card.id, card);
  }

  building(id: string): BuildingData {
    return found(this.buildings.get(id));
  }

  advisor(id: string): AdvisorData {
    return found(this.advisors.get(id));
  }

  get board(): ScrollData[] {
    return this.data.scrolls.filter((scroll) => !scroll.caravan);
  }

  get caravan(): ScrollData | undefined {
    return this.data.scrolls.find((scroll) => scroll.caravan);
  }
}
