// What the shell asks of a game's board. A game knows its pieces; it knows no rules, and its words are in its catalogue.

import type { Component } from "svelte";
import type { Choice, Event, View } from "../protocol";
import type { ColourId } from "./colours.svelte";
import type { Standing, Way } from "./picking";
import type { Counter } from "./since";
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

/** A piece as it stands in a sentence: its symbol, and the colour that it lies on if it has none of its own. */
export interface Token {
  symbol: string;
  ground?: string;
}

export interface BoardProps {
  table: BoardTable;
}

/** What a picture of the rulebook is made of: one of the game's names, and how its components are called. */
export interface PictureProps {
  name: string;
  words: Words;
  edition: unknown;
}

/** One entry of an edition, as it is being written: anything in it may be missing or wrong. */
export interface PartProps {
  /** What sort of entry it is, by the name of its list or table. */
  group: string;
  entry: Readonly<Record<string, unknown>>;
  edition: Readonly<Record<string, unknown>>;
  words: Words;
}

/** How the components of a game are drawn one by one, and those that can be. */
export interface PartPicture {
  groups: ReadonlySet<string>;
  Part: Component<PartProps>;
}

/** A game at one table, with the components that table is played with. */
export interface GameFace {
  /** The colours of the seats, where players chose none. */
  colours?: readonly ColourId[];
  Board: Component<BoardProps>;
  /** What the end page shows beside the score sheet. */
  Ending?: Component<BoardProps>;
  /** How a choice is reached on the pieces. */
  way(choice: Choice): Way;
  flights(event: Event, view: View): Flight[];
  /** The pictures of its rulebook, each by its name. */
  Picture?: Component<PictureProps>;
  /** Its components one by one, for those who change them. */
  parts?: PartPicture;
  /** The symbols of its pieces, for a page without its board. */
  Symbols?: Component;
  /** The symbols to draw for a word of its rulebook, a letter code or the name of a piece; with a `!`, crossed out. */
  pictures?(word: string): readonly string[];
  /** What players have some of; changes of it are told beside their names, and those of the points. */
  counters?: readonly Counter<View>[];
  /**
   * The kinds of events that happen in every turn: the account of what others did leaves them out. In every game, one
   * of the kind `turn` says whose turn begins.
   */
  routine?: ReadonlySet<string>;
  /** How what an event's data has by a key is drawn in a sentence; null where it is not. */
  token?(key: string, id: string, event: Event): Token | null;
  /** What is asked while a choice is half made; without it, what was asked before. */
  picking?(standing: Standing, view: View, words: Words): string;
}

/** What the lobby needs before anything of the game is loaded. */
export interface GameCard {
  id: string;
  Scene: Component;
  load(): Promise<(edition: unknown) => GameFace>;
}
