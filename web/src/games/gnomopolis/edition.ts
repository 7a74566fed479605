// The components of a table as the server tells them, and how they are looked up.
// What they do is the server's business.

import { found } from "../../kit/shared";

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
  name: string;
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
  bonus_coins: number;
  value: number;
}

export interface EditionData {
  box: { buildings_to_end: number };
  board: { homes: string[] };
  scrolls: ScrollData[];
  buildings: BuildingData[];
  advisors: AdvisorData[];
}

/** An icon: a symbol, how often it stands there or which number is on it, and whether it is returned. */
export interface Glyph {
  symbol: string;
  letter: string;
  n: number;
  numbered: boolean;
  returned: boolean;
}

export function glyph(text: string): Glyph {
  const plain = { n: 1, numbered: false, returned: false };
  const number = Number(/\d+/.exec(text)?.[0] ?? 1);
  if (text.startsWith("$")) return { ...plain, symbol: "coin", letter: "$", n: number, numbered: true };
  if (text.startsWith("H")) return { ...plain, symbol: "helper", letter: "H", n: number };
  if (text.startsWith("draw")) return { ...plain, symbol: "draw", letter: "draw", n: number };
  if (text.startsWith("search")) return { ...plain, symbol: "search", letter: "search", n: number };
  const letter = text.replace(/[+!]/g, "");
  return { ...plain, symbol: GNOME[letter] ?? "wild", letter, returned: text.endsWith("!") };
}

export class Components {
  readonly scrolls = new Map<string, ScrollData>();
  readonly buildings = new Map<string, BuildingData>();
  readonly advisors = new Map<string, AdvisorData>();

  constructor(readonly data: EditionData) {
    for (const scroll of [...data.scrolls, ...data.buildings, ...data.advisors]) this.scrolls.set(scroll.id, scroll);
    for (const card of data.buildings) this.buildings.set(card.id, card);
    for (const card of data.advisors) this.advisors.set(card.id, card);
  }

  /** Events name scrolls, cards and advisors by their number in the edition. */
  scrollAt(index: number): ScrollData {
    const data = this.data;
    return found([...data.scrolls, ...data.buildings, ...data.advisors][index]);
  }

  cardAt(index: number): BuildingData {
    return found(this.data.buildings[index]);
  }

  advisorAt(index: number): AdvisorData {
    return found(this.data.advisors[index]);
  }

  scroll(id: string): ScrollData {
    return found(this.scrolls.get(id));
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
