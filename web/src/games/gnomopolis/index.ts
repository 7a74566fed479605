// Gnomopolis at one table: its board, its words, how its choices are reached on the pieces.

import { inEach } from "../../i18n/index.svelte";
import type { GameFace, GameSpeech, Names } from "../../kit/game";
import type { Standing, Way } from "../../kit/picking";
import type { Choice, GnomopolisView, Plain } from "../../protocol";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { Components, type EditionData, GNOME } from "./edition";
import { flightsOf } from "./flights";
import Legend from "./Legend.svelte";
import { refusalOf } from "./refusals";
import { CATALOGS, Speaker } from "./words";

export class Speech extends Speaker implements GameSpeech {
  ends(view: GnomopolisView): string {
    return view.ending ? (this.w.ending[view.ending] ?? "") : this.w.endsAt(this.parts.data.box.buildings_to_end);
  }

  picking(standing: Standing, view: GnomopolisView): string {
    const w = this.w.prompt;
    const thing = standing.chosen.filter((id) => /^(scroll|visit|offer):/.test(id)).at(-1);
    if (thing) return w.payFor(this.name(this.parts.scroll(thing.split(":")[1] ?? "")));
    return w.visit(this.names(view.districts[view.viewer]?.next_visit ?? 0));
  }

  refusal(kind: string, data: Record<string, Plain>): string {
    return refusalOf(this, kind, data);
  }

  override note(note: string): string {
    return this.w.rank[note.replace(/^Rank: /, "")] ?? note;
  }
}

/** The scroll or card first, behind the caravan if it goes; then who pays, in any order. */
function way([move, kind, , , touches]: Choice): Way {
  const path = touches.filter((id) => !/^(active:|helpers)/.test(id));
  if (kind !== "use" && kind !== "caravan" && kind !== "build") return { path, bag: [] };
  const who = move.split(" ")[2] ?? "";
  return { path, bag: [...who].map((letter) => (letter === "H" ? "helpers" : `active:${letter}`)) };
}

/** Letters of gnomes, as `V V` writes a team of two villagers. */
function pictures(code: string): readonly string[] {
  const symbols = code.split(" ").map((letter) => GNOME[letter]);
  return symbols.every((symbol) => symbol !== undefined) ? symbols : [];
}

export function open(edition: unknown, names: Names): GameFace {
  const parts = new Components(edition as EditionData);
  return {
    Board,
    Ending,
    Legend,
    way,
    pictures,
    flights: (event, view) => flightsOf(event, view as GnomopolisView, parts),
    speak: inEach((language) => new Speech(language, CATALOGS, parts, names)),
  };
}
