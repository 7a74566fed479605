// Mighty Gnomes at one table: its board, and how its choices are reached on the pieces.

import type { GameFace } from "../../kit/game";
import type { Standing, Way } from "../../kit/picking";
import type { Choice, MightyView, View } from "../../protocol";
import Board from "./Board.svelte";
import type { MightyWords } from "./descriptions";
import Ending from "./Ending.svelte";
import { Components, type EditionData, ICON } from "./edition";
import { flightsOf } from "./flights";
import Legend from "./Legend.svelte";

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

/** Letters of icons, as `WNM` writes three squares. */
function pictures(code: string): readonly string[] {
  return /^[WSMCXNT]{1,6}$/.test(code) ? [...code].map((letter) => `m-${ICON[letter]}`) : [];
}

export function open(edition: unknown): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Legend,
    way,
    pictures,
    picking,
    flights: (event, view) => flightsOf(event, view as MightyView, parts),
    ends: (view, words: MightyWords) => (view.ending ? "" : words.say("ends-after", { round: parts.rounds })),
  };
}
