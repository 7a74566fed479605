// Gnome Village at one table: its board, and how its choices are reached on the pieces.

import type { GameFace, Token } from "../../kit/game";
import type { Way } from "../../kit/picking";
import type { Counter } from "../../kit/since";
import type { Choice, View, VillageView } from "../../protocol";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { Components, type EditionData } from "./edition";
import { flightsOf } from "./flights";
import Part from "./Part.svelte";
import Picture from "./Picture.svelte";
import { pictures } from "./rulebook";

/** One decision is one click on one thing. */
function way({ touches }: Choice): Way {
  return { path: (touches ?? []).slice(0, 1), bag: [] };
}

const COUNTERS: readonly Counter<View>[] = [
  { id: "coins", piece: "coin-face", of: (view, seat) => (view as VillageView).villages[seat]?.coins ?? 0 },
];

const ROUTINE: ReadonlySet<string> = new Set(["first", "turn", "draw", "deal", "pay", "reshuffle", "light"]);

/** Tiles and tokens as they are drawn on the board. */
function tokenOf(key: string, id: string, parts: Components): Token | null {
  if (key === "coins") return { symbol: "coin-face" };
  if (key === "business") return { symbol: "v-tile-business" };
  if (key === "shop" || key === "shops") return { symbol: `v-token-${id}` };
  if (key !== "tile" && key !== "tiles") return null;
  const kind = parts.kind(id);
  return { symbol: `v-tile-${kind === "workshop" ? id : kind}` };
}

const DRAWN: ReadonlySet<string> = new Set(["roads", "presets", "workshops", "businesses", "forest", "kit"]);

export function open(edition: unknown): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Picture,
    parts: { groups: DRAWN, Part },
    Symbols: Art,
    pictures,
    way,
    counters: COUNTERS,
    routine: ROUTINE,
    token: (key, id) => tokenOf(key, id, parts),
    flights: (event, view) => flightsOf(event, view as VillageView, parts),
  };
}
