// Gnomopolis at one table: its board, its words, how its choices are reached on the pieces.

import type { Language } from "../../i18n/index.svelte";
import type { Choice, EventOut, GnomopolisView, Plain, View } from "../../protocol";
import type { Standing, Way } from "../../table/picking";
import type { Flight, GameFace, GameSpeech, Names } from "../game";
import Board from "./Board.svelte";
import { Components, GNOME, type EditionData } from "./edition";
import Ending from "./Ending.svelte";
import { flightsOf } from "./flights";
import Legend from "./Legend.svelte";
import { refusalOf } from "./refusals";
import { CATALOGS, Speaker } from "./words";

class Speech implements GameSpeech {
  readonly speaker: Speaker;

  constructor(
    private readonly language: Language,
    parts: Components,
  ) {
    this.speaker = new Speaker(CATALOGS[language], parts);
  }

  ends(view: View): string {
    const w = this.speaker.w;
    return view.ending ? (w.ending[view.ending] ?? "") : w.endsAt(this.speaker.parts.data.box.buildings_to_end);
  }

  prompt(view: View): string {
    return this.speaker.prompt(view as GnomopolisView);
  }

  promptOther(view: View, name: string): string {
    return this.speaker.promptOther(view as GnomopolisView, name);
  }

  picking(standing: Standing, view: View, names: Names): string {
    const w = this.speaker.w.prompt;
    const thing = standing.chosen.filter((id) => /^(scroll|visit|offer):/.test(id)).at(-1);
    if (thing) return w.payFor(this.speaker.name(this.speaker.parts.scroll(thing.split(":")[1] ?? "")));
    const district = (view as GnomopolisView).districts[view.viewer];
    return w.visit(names(district?.next_visit ?? 0));
  }

  choice(choice: Choice): string {
    return this.speaker.choice(choice);
  }

  event(event: EventOut, names: Names): string {
    return this.speaker.event(event, names);
  }

  refusal(kind: string, data: Record<string, Plain>, names: Names): string {
    return refusalOf(this.language, this.speaker, kind, data, names);
  }

  sheetLabel(label: string): string {
    return this.speaker.w.sheet[label] ?? label;
  }

  note(note: string): string {
    const rank = note.replace(/^Rank: /, "");
    return this.speaker.w.rank[rank] ?? note;
  }
}

export class GnomopolisFace implements GameFace {
  readonly Board = Board;
  readonly Ending = Ending;
  readonly Legend = Legend;
  readonly parts: Components;
  readonly #speech: Record<Language, Speech>;

  constructor(edition: EditionData) {
    this.parts = new Components(edition);
    this.#speech = { en: new Speech("en", this.parts), "pt-BR": new Speech("pt-BR", this.parts) };
  }

  /** The scroll or card first, behind the caravan if it goes; then who pays, in any order. */
  way(choice: Choice): Way {
    const [move, kind, , , touches] = choice;
    const path = touches.filter((id) => !/^(active:|helpers)/.test(id));
    if (kind !== "use" && kind !== "caravan" && kind !== "build") return { path, bag: [] };
    const who = move.split(" ")[2] ?? "";
    return { path, bag: [...who].map((letter) => (letter === "H" ? "helpers" : `active:${letter}`)) };
  }

  flights(event: EventOut, view: View): Flight[] {
    return flightsOf(event, view as GnomopolisView, this.parts);
  }

  /** Letters of gnomes, as `V V` writes a team of two villagers. */
  pictures(code: string): readonly string[] {
    const symbols = code.split(" ").map((letter) => GNOME[letter]);
    return symbols.every((symbol) => symbol !== undefined) ? symbols : [];
  }

  speak(language: Language): Speech {
    return this.#speech[language];
  }
}

export const open = (edition: unknown): GnomopolisFace => new GnomopolisFace(edition as EditionData);
