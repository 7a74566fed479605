// Gnome Village at one table: its board, its words, how its choices are reached on the pieces.

import { inEach } from "../../i18n/index.svelte";
import type { GameFace, GameSpeech, Names } from "../../kit/game";
import type { Standing, Way } from "../../kit/picking";
import type { Choice, Plain, VillageView } from "../../protocol";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { Components, type EditionData } from "./edition";
import { flightsOf } from "./flights";
import Legend from "./Legend.svelte";
import { refusalOf } from "./refusals";
import { Speaker } from "./speaker";
import { CATALOGS } from "./words";

export class Speech extends Speaker implements GameSpeech {
  ends(view: VillageView): string {
    return view.ending ? (this.w.ending[view.ending] ?? "") : this.w.endsAt(view.gnome_limit);
  }

  picking(_: Standing, view: VillageView): string {
    return this.prompt(view);
  }

  refusal(kind: string, data: Record<string, Plain>): string {
    return refusalOf(this, kind, data);
  }

  override note(note: string): string {
    const tiles = [...note.matchAll(/seat (\d+) has (\d+)/g)].map(([, seat, n]) => `${this.names(Number(seat))} ${n}`);
    return tiles.length ? this.w.ties(tiles.join(", ")) : note;
  }
}

/** One decision is one click on one thing. */
function way(choice: Choice): Way {
  return { path: choice[4].slice(0, 1), bag: [] };
}

export function open(edition: unknown, names: Names): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Legend,
    way,
    flights: (event, view) => flightsOf(event, view as VillageView, parts),
    speak: inEach((language) => new Speech(language, CATALOGS, parts, names)),
  };
}
