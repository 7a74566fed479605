// Gnomopolis at one table: its board, and how its choices are reached on the pieces.

import type { GameFace } from "../../kit/game";
import type { GnomopolisView } from "../../protocol";
import Board from "./Board.svelte";
import type { GnomopolisWords } from "./board";
import Ending from "./Ending.svelte";
import { Components, type EditionData, GNOME } from "./edition";
import { flightsOf } from "./flights";
import Legend from "./Legend.svelte";
import { picking, way } from "./picking";

/** Letters of gnomes, as `V V` writes a team of two villagers. */
function pictures(code: string): readonly string[] {
  const symbols = code.split(" ").map((letter) => GNOME[letter]);
  return symbols.every((symbol) => symbol !== undefined) ? symbols : [];
}

export function open(edition: unknown): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Legend,
    way,
    pictures,
    flights: (event, view) => flightsOf(event, view as GnomopolisView, parts),
    picking: (standing, view, words) => picking(standing, view as GnomopolisView, words),
    ends: (view, words: GnomopolisWords) =>
      view.ending ? words.ending(view.ending) : words.say("ends-at", { buildings: parts.data.box.buildings_to_end }),
  };
}
