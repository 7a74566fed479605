// The components of a table as the server tells them, and how its numbers name them.
// What they do is the server's business.

import { found } from "../../kit/shared";

export const SHOPS = ["carpenter", "painter", "school", "gardener"] as const;

export const SHOP_COLOURS: Record<string, string> = {
  carpenter: "#b5713a",
  painter: "#7a5bb0",
  school: "#2f6fb0",
  gardener: "#3f8a45",
};

export interface RoadData {
  id: string;
  open: string[];
  blockade: string[];
}
export interface BusinessData {
  id: string;
  coins: number;
  symbol: "none" | "hat" | "restaurant";
  action: string;
}
export interface CardData {
  id: string;
  kind: "activate" | "coins" | "roads" | "removal" | "angry";
  icons?: string[];
  coins?: number;
  all_players?: boolean;
}
export interface PresetData {
  id: string;
  roads: string[];
  houses: string[];
}
export interface EditionData {
  supply: { houses: number; gnomes: number; rounds: number };
  prices: { business: number; workshop: number; product: number };
  points: { workshop: number; lit_house: number; restaurant: number; hat: number };
  roads: RoadData[];
  presets: PresetData[];
  businesses: BusinessData[];
  forest: CardData[];
}

const SIDES = "NESW";

export function xy(cell: string): [number, number] {
  const [x, y] = cell.split(",").map(Number);
  return [x ?? 0, y ?? 0];
}

/** The sides of a Road, north first, after some quarter turns clockwise. */
export function turned(sides: string, turn: number): string {
  return [...sides].map((_, i) => sides[(i - turn + 8) % 4]).join("");
}

export class Components {
  constructor(readonly data: EditionData) {}

  business(id: string): BusinessData {
    return found(this.data.businesses.find((one) => one.id === id));
  }

  road(id: string): RoadData {
    return found(this.data.roads.find((one) => one.id === id));
  }

  /** What is drawn on each side, north first: o open, b blockaded, - closed. */
  sides(id: string): string {
    const road = this.road(id);
    return [...SIDES]
      .map((side) => (road.open.includes(side) ? "o" : road.blockade.includes(side) ? "b" : "-"))
      .join("");
  }

  card(id: string): CardData | undefined {
    return this.data.forest.find((one) => one.id === id);
  }

  /** What sort of tile has this id. */
  kind(id: string): "road" | "house" | "workshop" | "business" {
    if (id === "road" || id === "house") return id;
    return (SHOPS as readonly string[]).includes(id) ? "workshop" : "business";
  }
}
