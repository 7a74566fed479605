// Gnome Village at one table: its board, and how its choices are reached on the pieces.

import type { GameFace } from "../../kit/game";
import type { Way } from "../../kit/picking";
import type { Choice, View, VillageView } from "../../protocol";
import Board from "./Board.svelte";
import type { VillageWords } from "./descriptions";
import Ending from "./Ending.svelte";
import { Components, type EditionData } from "./edition";
import { flightsOf } from "./flights";
import Legend from "./Legend.svelte";

/** One decision is one click on one thing. */
function way({ touches }: Choice): Way {
  return { path: (touches ?? []).slice(0, 1), bag: [] };
}

function ends(view: View, words: VillageWords): string {
  if (!view.ending) return words.say("place-ends", { gnomes: (view as VillageView).gnome_limit });
  return view.asked ? words.say("place-last-round") : words.ending(view.ending);
}

export function open(edition: unknown): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Legend,
    way,
    ends,
    flights: (event, view) => flightsOf(event, view as VillageView, parts),
  };
}
