// Mighty Gnomes at one table: its board, its words, how its choices are reached on the pieces.

import type { Language } from "../../i18n/index.svelte";
import type { Choice, EventOut, MightyView, Plain, View } from "../../protocol";
import type { Standing, Way } from "../../table/picking";
import type { Flight, GameFace, GameSpeech, Names } from "../game";
import Board from "./Board.svelte";
import { Components, type EditionData, ICON } from "./edition";
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
    private readonly board: { view: MightyView | null },
  ) {
    this.speaker = new Speaker(CATALOGS[language], parts);
  }

  ends(view: View): string {
    return view.ending ? this.speaker.w.over : this.speaker.w.endsAt(this.speaker.parts.rounds);
  }

  prompt(view: View): string {
    return this.speaker.prompt(view as MightyView);
  }

  promptOther(view: View, name: string): string {
    return this.speaker.promptOther(view as MightyView, name);
  }

  picking(standing: Standing): string {
    const w = this.speaker.w.prompt;
    const wanted = standing.chosen.find((thing) => thing.startsWith("exchange:"));
    return wanted ? w.pay(this.speaker.thing(wanted.slice(9))) : w.turn;
  }

  choice(choice: Choice): string {
    return this.speaker.choice(choice, this.board.view);
  }

  refusal(kind: string, data: Record<string, Plain>): string {
    return refusalOf(this.language, this.speaker, kind, data);
  }

  event(event: EventOut, names: Names): string {
    return this.speaker.event(event, names);
  }

  /** The sheet names gnomes as the edition does. */
  sheetLabel(label: string): string {
    return this.speaker.w.sheet[label] ?? this.speaker.w.names[label] ?? label;
  }

  note(note: string): string {
    return note;
  }
}

export class MightyFace implements GameFace {
  readonly Board = Board;
  readonly Ending = Ending;
  readonly Legend = Legend;
  readonly parts: Components;
  /** What lies on the board: a choice is told by it. */
  readonly board: { view: MightyView | null } = { view: null };
  readonly #speech: Record<Language, Speech>;

  constructor(edition: EditionData) {
    this.parts = new Components(edition);
    this.#speech = { en: new Speech("en", this.parts, this.board), "pt-BR": new Speech("pt-BR", this.parts, this.board) };
  }

  /** A square and the way the tile lies; what an exchange brings and then, in any order, what it costs; else the thing itself. */
  way(choice: Choice): Way {
    const [move, kind, , , touches] = choice;
    const [first = kind] = touches;
    if (kind === "gather") return { path: [first, `turn:${move.split(" ")[2] ?? "h"}`], bag: [] };
    if (kind === "exchange") return { path: [first], bag: paid(move, touches.slice(1)) };
    return { path: [first], bag: [] };
  }

  flights(event: EventOut, view: View): Flight[] {
    return flightsOf(event, view as MightyView, this.parts);
  }

  /** Letters of icons, as `WNM` writes three squares. */
  pictures(code: string): readonly string[] {
    return /^[WSMCXNT]{1,6}$/.test(code) ? [...code].map((letter) => `m-${ICON[letter]}`) : [];
  }

  speak(language: Language): Speech {
    return this.#speech[language];
  }
}

/** Two of a kind are two clicks on it, though the choice touches it once. */
function paid(move: string, tokens: readonly string[]): string[] {
  const gives = move.split(" ")[1] ?? "";
  return gives.length > 1 && tokens.length === 1 ? [...tokens, ...tokens] : [...tokens];
}

export const open = (edition: unknown): MightyFace => new MightyFace(edition as EditionData);
