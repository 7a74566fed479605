// What the shell asks of a game's board. A game knows its pieces; it knows no rules, and its words are in its catalogue.

import type { Component } from "svelte";
import type { Choice, Event, View } from "../protocol";
import type { Standing, Way } from "./picking";
import type { BoardTable } from "./table";
import type { Words } from "./words";

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
  Ending?: Component<BoardProps>;
  /** How a choice is reached on the pieces. */
  way(choice: Choice): Way;
  flights(event: Event, view: View): Flight[];
  /** Its pieces, drawn and named: what the rules open with. */
  Legend?: Component<BoardProps>;
  /** The symbols to draw beside a code word of its rules page. */
  pictures?(code: string): readonly string[];
  /** What is asked while a choice is half made; without it, what was asked before. */
  picking?(standing: Standing, view: View, words: Words): string;
  /** What ends the game, in a few words; empty where its end needs no reason. */
  ends?(view: View, words: Words): string;
}

/** What the lobby needs before anything of the game is loaded. */
export interface GameCard {
  id: string;
  Scene: Component;
  load(): Promise<(edition: unknown) => GameFace>;
}
