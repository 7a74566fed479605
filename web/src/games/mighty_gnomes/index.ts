// Mighty Gnomes at one table: its board, and how its choices are reached on the pieces.

import type { GameFace, Token } from "../../kit/game";
import type { Standing, Way } from "../../kit/picking";
import type { Counter } from "../../kit/since";
import type { Choice, Event, MightyView, View } from "../../protocol";
import Board from "./Board.svelte";
import type { MightyWords } from "./descriptions";
import Ending from "./Ending.svelte";
import { Components, type EditionData, ORDER } from "./edition";
import { flightsOf } from "./flights";
import { bookIcon } from "./icons";
import Part from "./Part.svelte";
import Picture from "./Picture.svelte";
import { pictures } from "./rulebook";
import Symbols from "./Symbols.svelte";

/**
 * A square and the way the tile lies; what an exchange brings and then, in any order, what it costs; else the thing
 * itself.
 */
function way({ kind, data, touches }: Choice): Way {
  const [first = kind] = touches ?? [];
  if (kind === "gather") return { path: [first, `turn:${data?.["way"] === "v" ? "v" : "h"}`], bag: [] };
  if (kind === "exchange") {
    const gives = data?.["gives"] as readonly string[];
    return { path: [first], bag: gives.map((token) => `token:${token}`) };
  }
  return { path: [first], bag: [] };
}

function picking(standing: Standing, _view: View, words: MightyWords): string {
  const wanted = standing.chosen.find((thing) => thing.startsWith("exchange:"));
  return wanted ? words.say("picking-exchange", { token: wanted.slice(9) }) : words.say("picking-way");
}

const COUNTERS: readonly Counter<View>[] = [
  { id: "coins", piece: "coin-face", of: (view, seat) => (view as MightyView).homes[seat]?.coins ?? 0 },
  { id: "keys", piece: "m-key", of: (view, seat) => (view as MightyView).homes[seat]?.keys ?? 0 },
];

const ROUTINE: ReadonlySet<string> = new Set([
  "first",
  "turn",
  "stack",
  "glade",
  "shelve",
  "restock",
  "glades",
  "morning",
]);

const COUNTED: Record<string, string> = { coins: "coin-face", keys: "m-key", points: "m-star", steps: "m-compass" };

/** Resources, mighty gnomes and chests as they are drawn on the board; tiles as the gnomes of who has them. */
function symbolOf(key: string, id: string, event: Event, parts: Components): string {
  if (key === "tokens" || key === "token" || key === "gives" || key === "price") return `m-${id}`;
  if (key === "gnome") return `g-mighty-${id}`;
  if (key === "chest" || key === "back") return `m-chest-${id}`;
  if (key === "tile") return id === "tile-druid" ? "g-seat4" : `g-seat${Number(event.data["seat"] ?? 0)}`;
  if (key === "book" || key === "left" || key === "right") return bookIcon(parts.book(id));
  return COUNTED[key] ?? "";
}

function tokenOf(key: string, id: string, event: Event, parts: Components): Token | null {
  const symbol = symbolOf(key, id, event, parts);
  return symbol ? { symbol } : null;
}

const DRAWN: ReadonlySet<string> = new Set([
  "glades",
  "books",
  "gnomes",
  "chests",
  "boxes",
  "tokens",
  "dining",
  "warehouse",
  "trail",
]);

export function open(edition: unknown): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Picture,
    parts: { groups: DRAWN, Part },
    Symbols,
    way,
    pictures,
    picking,
    colours: ORDER,
    counters: COUNTERS,
    routine: ROUTINE,
    token: (key, id, event) => tokenOf(key, id, event, parts),
    flights: (event, view) => flightsOf(event, view as MightyView, parts),
  };
}
