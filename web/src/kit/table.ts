// A table as a board sees it: what is shown, what may be chosen,
// and what a board may ask for. The shell's session is one.

import type { Ahead, Choice, Panel as DrawnPanel, LogEntry, Position, TableInfo, View } from "../protocol";
import type { GameFace } from "./game";
import type { Option, Standing } from "./picking";
import type { BoardSince } from "./since";
import type { ShownTip } from "./tips";
import type { Words } from "./words";

export type Panel = "" | "log" | "since" | "scores" | "rules" | "menu" | "moves" | "talk";

/** Rows of panels. Those of a row stand side by side where there is room. */
export type Drawing = readonly (readonly DrawnPanel[])[];

export interface BoardTable {
  /** The game that is played, when all that its board needs is here. */
  readonly game: GameFace | null;
  readonly info: TableInfo | null;
  /** The components that it is played with, as its edition has them. */
  readonly edition: unknown;
  /** The position now, and the one that is shown: they differ while the past is looked at. */
  readonly view: View | null;
  readonly shown: View | null;
  readonly past: Position | null;
  /** The seat of who looks; negative for a spectator. */
  readonly you: number;
  /** The seat that is addressed as "you"; negative where nobody is, or several look at one screen. */
  readonly addressed: number;
  /** Which seat's board lies at the bottom. */
  readonly near: number;
  readonly seq: number;
  readonly log: readonly LogEntry[];
  readonly choices: readonly Choice[];
  readonly options: readonly Option[];
  readonly clicks: readonly string[];
  readonly standing: Standing;
  /** The thing or move that is asked once more before it is done; or empty. */
  readonly again: string;
  /** The first thing of a hint or a lesson, or empty: where one area is seen at a time, it turns to that. */
  readonly marked: string;
  readonly myTurn: boolean;
  readonly mayUndo: boolean;
  readonly panel: Panel;
  /** The words of the shell and the game, with the components and players of this table, in the language chosen now. */
  readonly words: Words;
  /** What a screen reader says next. */
  spoken: string;
  readonly tips: BoardTips;
  readonly hints: { marks(reached: readonly Option[] | undefined): boolean };
  readonly coach: BoardCoach;
  readonly since: BoardSince;
  readonly ahead: { of(moves: readonly string[]): Ahead | null };

  /** A seat's player by name. */
  name(seat: number): string;
  /** The colour of a seat's player. */
  colour(seat: number): string;
  /** Who plays there, where that is to be said: a bot, or somebody who is away. */
  about(seat: number): string;

  /** What is shown, drawn in characters in the language chosen now; null where the hall can't be asked. */
  draw(): Promise<Drawing | null>;

  click(thing: string): void;
  /** Make a choice that a thing of its own stands for. */
  offer(choice: Choice, thing: string): void;
  stepBack(): boolean;
  /** Make several moves that belong together. */
  play(moves: readonly string[]): void;
  undo(): void;
  goBackTo(seq: number): void;
  toggle(panel: Panel): void;
}

/** What the thing under the pointer or the focus is. */
export interface BoardTips {
  shown: ShownTip | null;
  /** The thing that the keyboard is at. */
  focused: string;
  show(tip: ShownTip): void;
  leave(): void;
  clear(): void;
}

/** What the step of a lesson points at. */
export interface BoardCoach {
  /** Whether pointing tells anything: not where all that may be chosen will do. */
  readonly tells: boolean;
  names(thing: string): boolean;
  points(thing: string): boolean;
}
