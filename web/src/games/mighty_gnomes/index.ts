// Mighty Gnomes at one table: its board, its words, how its choices are reached on the pieces.

import { inEach } from "../../i18n/index.svelte";
import type { GameFace, GameSpeech, Names } from "../../kit/game";
import type { Standing, Way } from "../../kit/picking";
import type { Choice, MightyView, Plain } from "../../protocol";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { Components, type EditionData, ICON } from "./edition";
import { flightsOf } from "./flights";
import Legend from "./Legend.svelte";
import { refusalOf } from "./refusals";
import { Speaker } from "./speaker";
import { CATALOGS } from "./words";

export class Speech extends Speaker implements GameSpeech {
  ends(view: MightyView): string {
    return view.ending ? "" : this.w.endsAt(this.parts.rounds);
  }

  picking(standing: Standing): string {
    const wanted = standing.chosen.find((thing) => thing.startsWith("exchange:"));
    return wanted ? this.w.prompt.pay(this.thing(wanted.slice(9))) : this.w.prompt.turn;
  }

  refusal(kind: string, data: Record<string, Plain>): string {
    return refusalOf(this, kind, data);
  }
}

/**
 * A square and the way the tile lies; what an exchange brings and then, in any order, what it costs; else the thing
 * itself.
 */
function way([move, kind, , , touches]: Choice): Way {
  const [first = kind] = touches;
  if (kind === "gather") return { path: [first, `turn:${move.split(" ")[2] ?? "h"}`], bag: [] };
  if (kind === "exchange") return { path: [first], bag: paid(move, touches.slice(1)) };
  return { path: [first], bag: [] };
}

/** Two of a kind are two clicks on it, though the choice touches it once. */
function paid(move: string, tokens: readonly string[]): string[] {
  const gives = move.split(" ")[1] ?? "";
  return gives.length > 1 && tokens.length === 1 ? [...tokens, ...tokens] : [...tokens];
}

/** Letters of icons, as `WNM` writes three squares. */
function pictures(code: string): readonly string[] {
  return /^[WSMCXNT]{1,6}$/.test(code) ? [...code].map((letter) => `m-${ICON[letter]}`) : [];
}

export function open(edition: unknown, names: Names): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Legend,
    way,
    pictures,
    flights: (event, view) => flightsOf(event, view as MightyView, parts),
    speak: inEach((language) => new Speech(language, CATALOGS, parts, names)),
  };
}
