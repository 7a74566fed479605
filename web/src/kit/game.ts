// What the shell asks of a game's board. A game knows its pieces and its words; it knows no rules either.

import type { Component } from "svelte";
import type { Language } from "../i18n/index.svelte";
import type { Choice, EventOut, Plain, View } from "../protocol";
import type { Standing, Way } from "./picking";
import type { BoardTable } from "./table";

/** A seat's player by name. */
export type Names = (seat: number) => string;

/** A piece that travels: a symbol, and the anchors (data-at) where it starts and lands, the most exact first. */
export interface Flight {
  piece: string;
  from: string[];
  to: string[];
  /** It walks over these places one after another, each by its anchors, instead of flying. */
  via?: string[][];
  /** The anchor of the piece itself, which is not seen where it was while it travels. */
  lifts?: string;
  n?: number;
}

export interface BoardProps {
  table: BoardTable;
}

/** A game at one table, with the components that table is played with. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** What the end page shows beside the score sheet. */
  Ending: Component<BoardProps>;
  /** How a choice is reached on the pieces. */
  way(choice: Choice): Way;
  flights(event: EventOut, view: View): Flight[];
  /** Its pieces, drawn and named: what the rules open with. */
  Legend?: Component<BoardProps>;
  /** The symbols to draw beside a code word of its rules page. */
  pictures?(code: string): readonly string[];
  speak(language: Language): GameSpeech;
}

export interface GameSpeech {
  /** What ends the game, in a few words; nothing where its end needs no reason. */
  ends(view: View): string;
  prompt(view: View): string;
  promptOther(view: View, name: string): string;
  /** What is asked while a choice is half made. */
  picking(standing: Standing, view: View): string;
  choice(choice: Choice, view: View): string;
  event(event: EventOut): string;
  /** Why something can't be done now; empty where it has no words for this kind of reason. */
  refusal(kind: string, data: Record<string, Plain>): string;
  sheetLabel(label: string): string;
  note(note: string): string;
}

/** What the lobby needs before anything of the game is loaded. */
export interface GameCard {
  id: string;
  Scene: Component;
  /** Two sentences, and what its options are called. */
  about: Record<Language, { says: string; options: Record<string, string> }>;
  load(): Promise<(edition: unknown, names: Names) => GameFace>;
}
