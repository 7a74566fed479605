// Any game at one table: what the terminal draws, with the things on it that may be chosen.

import type { GameFace } from "../../kit/game";
import type { Way } from "../../kit/picking";
import type { Choice } from "../../protocol";
import Board from "./Board.svelte";

/** The first thing that a choice touches; then the choice itself, where several touch it. */
function way(choice: Choice): Way {
  return { path: [...(choice.touches?.slice(0, 1) ?? []), `move:${choice.move}`], bag: [] };
}

export function open(): GameFace {
  return { Board, way, flights: () => [] };
}
