// Gnome Village at one table: its board, its words, how its choices are reached on the pieces.

import type { Language } from "../../i18n/index.svelte";
import type { Choice, EventOut, Plain, VillageView, View } from "../../protocol";
import type { Standing, Way } from "../../table/picking";
import type { Flight, GameFace, GameSpeech, Names } from "../game";
import Board from "./Board.svelte";
import { Components, type EditionData } from "./edition";
import Ending from "./Ending.svelte";
import { flightsOf } from "./flights";
import Legend from "./Legend.svelte";
import { refusalOf } from "./refusals";
import { Speaker } from "./speaker";
import { CATALOGS } from "./words";

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
    return view.ending ? (w.ending[view.ending] ?? "") : w.endsAt((view as VillageView).gnome_limit);
  }

  prompt(view: View): string {
    return this.speaker.prompt(view as VillageView);
  }

  promptOther(view: View, name: string): string {
    return this.speaker.promptOther(view as VillageView, name);
  }

  picking(_: Standing, view: View): string {
    return this.prompt(view);
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
    const tiles = [...note.matchAll(/seat (\d+) has (\d+)/g)].map(([, seat, n]) => `${this.speaker.names(Number(seat))} ${n}`);
    return tiles.length ? this.speaker.w.ties(tiles.join(", ")) : note;
  }
}

export class VillageFace implements GameFace {
  readonly Board = Board;
  readonly Ending = Ending;
  readonly Legend = Legend;
  readonly parts: Components;
  readonly #speech: Record<Language, Speech>;

  constructor(edition: EditionData) {
    this.parts = new Components(edition);
    this.#speech = { en: new Speech("en", this.parts), "pt-BR": new Speech("pt-BR", this.parts) };
  }

  /** One decision is one click on one thing. */
  way(choice: Choice): Way {
    return { path: choice[4].slice(0, 1), bag: [] };
  }

  flights(event: EventOut, view: View): Flight[] {
    return flightsOf(event, view as VillageView, this.parts);
  }

  speak(language: Language): Speech {
    return this.#speech[language];
  }
}

export const open = (edition: unknown): VillageFace => new VillageFace(edition as EditionData);
