// The components of a table as the server tells them, and how they are looked up.
// What they do is the server's business.

import { seatColours } from "../../kit/colours.svelte";
import { found } from "../../kit/shared";

/** By letter, as the edition writes icons: tokens first, in the order in which views count them. */
export const TOKENS = ["wood", "sand", "mushroom", "chamomile", "crystal"] as const;
export const ICON: Record<string, string> = {
  W: "wood",
  S: "sand",
  M: "mushroom",
  C: "chamomile",
  X: "crystal",
  N: "compass",
  T: "chest",
};
export const BASIC = TOKENS.slice(0, 4);

/** The colours of the players, unless they choose others; the brim of a hat has a pattern as well. */
export const ORDER = ["purple", "red", "blue", "orange"] as const;
export const NEUTRAL = { colour: "#7c8a6b", dark: "#4c5a3c", soft: "#dfe6d4" } as const;
export const colours = (seat: number, tile = ""): { colour: string; dark: string; soft: string } =>
  tile === "druid" || seat < 0 ? NEUTRAL : seatColours.of(seat);

export interface BookData {
  id: string;
  name: string;
  colour: "golden" | "silver";
  bookmark?: string;
  effect: string;
  amount?: number;
  tokens?: string;
}

export interface TradeData {
  id: string;
  give: string;
  points?: number;
  coins?: number;
  chests?: number;
}

export interface GnomeData {
  id: string;
  name: string;
  cost: string;
  ability: string;
  amount?: number;
  trades?: TradeData[];
  scores: string;
  points: number;
  per?: number;
  otherwise?: number;
}

export interface ChestData {
  id: string;
  name: string;
  copies: number;
  points?: number;
  coins?: number;
  chests?: number;
  tokens?: string;
  animal?: string;
}

export interface RewardData {
  id: string;
  effect: string;
  amount?: number;
  tokens?: string;
}

export interface TrackData {
  holds: number[];
  cost: number[];
  points: number[];
}

export interface EditionData {
  table: { key_limit: number; druid_size: number; close_points: number };
  glades: { id: string; a: string; b: string }[];
  books: BookData[];
  gnomes: GnomeData[];
  chests: ChestData[];
  warehouse: TrackData;
  dining: TrackData;
  trail: { points: number[]; chests: number[] };
  boxes: { rounds: number[]; rewards: RewardData[] }[];
}

export class Components {
  readonly #books: Map<string, BookData>;
  readonly #gnomes: Map<string, GnomeData>;
  readonly #chests: Map<string, ChestData>;

  constructor(readonly data: EditionData) {
    this.#books = new Map(data.books.map((book) => [book.id, book]));
    this.#gnomes = new Map(data.gnomes.map((gnome) => [gnome.id, gnome]));
    this.#chests = new Map(data.chests.map((chest) => [chest.id, chest]));
  }

  book(id: string): BookData {
    return found(this.#books.get(id));
  }

  gnome(id: string): GnomeData {
    return found(this.#gnomes.get(id));
  }

  chest(id: string): ChestData {
    return found(this.#chests.get(id));
  }

  reward(round: number, id: string): RewardData {
    return found(this.box(round).find((reward) => reward.id === id));
  }

  box(round: number): RewardData[] {
    return found(this.data.boxes.find((box) => box.rounds.includes(round))).rewards;
  }

  get rounds(): number {
    return Math.max(...this.data.boxes.flatMap((box) => box.rounds));
  }

  /** What a side shows, by its name. */
  icons(side: string): string[] {
    const glade = found(this.data.glades.find((one) => one.id === side.slice(0, -1)));
    return [...(side.endsWith("B") ? glade.b : glade.a)];
  }

  size(tile: string): number {
    return tile === "druid" ? this.data.table.druid_size : Number(tile);
  }
}
