// Gnomopolis at one table: its board, and how its choices are reached on the pieces.

import type { GameFace, Token } from "../../kit/game";
import type { Counter } from "../../kit/since";
import type { GnomopolisView, View } from "../../protocol";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { Components, type EditionData, GNOME, TYPES } from "./edition";
import { flightsOf } from "./flights";
import Part from "./Part.svelte";
import Picture from "./Picture.svelte";
import { picking, way } from "./picking";
import { pictures } from "./rulebook";

const COUNTERS: readonly Counter<View>[] = [
  { id: "coins", piece: "coin-face", of: (view, seat) => (view as GnomopolisView).districts[seat]?.coins ?? 0 },
  { id: "helpers", piece: "helper", of: (view, seat) => (view as GnomopolisView).districts[seat]?.helpers ?? 0 },
];

const ROUTINE: ReadonlySet<string> = new Set(["first", "turn", "sprint", "draw", "refill", "pass"]);

/** Gnomes by their letters, coins and helpers by how many there are, buildings and advisors by what kind they are of. */
function tokenOf(key: string, id: string, parts: Components): Token | null {
  if (key === "coins") return { symbol: "coin-face" };
  if (key === "helpers") return { symbol: "helper" };
  const card = parts.buildings.get(id) ?? parts.advisors.get(id);
  if (card) return { symbol: `emblem-${TYPES[card.type].letter}`, ground: TYPES[card.type].colour };
  const symbol = GNOME[id];
  return symbol ? { symbol } : null;
}

const DRAWN: ReadonlySet<string> = new Set(["buildings", "scrolls", "advisors", "box", "board", "stock"]);

export function open(edition: unknown): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Picture,
    parts: { groups: DRAWN, Part },
    way,
    pictures,
    counters: COUNTERS,
    routine: ROUTINE,
    token: (key, id) => tokenOf(key, id, parts),
    flights: (event, view) => flightsOf(event, view as GnomopolisView, parts),
    picking: (standing, view, words) => picking(standing, view as GnomopolisView, words),
  };
}
