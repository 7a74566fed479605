// What is said of Gnome Village, in every language: one interface, so that a missing sentence fails the type check.

import type { CommonWords } from "../../kit/speaker";
import { en } from "./words.en";
import { pt } from "./words.pt";

type Say = (who: string) => string;

export interface VillageWords extends CommonWords {
  or: string;
  house: string;
  road: string;
  gnome: (letter: string) => string;
  gnomeOf: (letter: string, who: string) => string;
  /** Which way round a Road lies, by quarter turns. */
  turned: readonly [string, string, string, string];
  tileState: Record<string, string>;
  product: Record<string, string>;
  condition: Record<string, string>;
  /** What a Business does, by its action. */
  action: Record<string, string>;
  symbol: Record<string, string>;
  card: Record<string, string>;
  cardSays: Record<string, (icons: string, coins: number) => string>;
  ending: Record<string, string>;
  endsAt: (gnomes: number) => string;
  phase: Record<string, string>;
  ties: (tiles: string) => string;
  /** What is asked, by step. */
  prompt: Record<string, string>;
  /** Whom one waits for and why, by step; "" for all others. */
  other: Record<string, Say>;
  afterThem: (names: string) => string;
  interrupted: (who: string, card: string) => string;
  over: string;
  place: {
    yours: string;
    village: Say;
    show: Say;
    market: string;
    more: (n: number) => string;
    workshops: string;
    build: string;
    supply: string;
    newHouse: string;
    newGnome: string;
    newRoad: string;
    left: (n: number) => string;
    costs: (coins: number) => string;
    costOf: (products: string, coins: number) => string;
    forest: string;
    deck: (n: number) => string;
    noCard: string;
    removed: string;
    bank: string;
    tokens: string;
    token: (shop: string, n: number) => string;
    happy: string;
    happyAt: Say;
    happyFree: string;
    hats: (n: number) => string;
    coins: (n: number) => string;
    points: (n: number) => string;
    gnomes: (n: number, of: number) => string;
    protected: string;
    kit: string;
    presets: string;
    preset: (name: string) => string;
    inHand: (what: string) => string;
    empty: string;
    nothingYet: string;
    tools: string;
    ownTurn: string;
  };
  tip: {
    pays: (coins: number) => string;
    makes: (product: string) => string;
    worth: (points: number) => string;
    barred: Say;
    holds: (who: string) => string;
    sides: (open: string, blocked: string) => string;
    side: Record<string, string>;
    networks: string;
    mark: string;
    /** A cell as one says it. */
    cell: (column: number, row: number) => string;
    free: string;
    connects: (what: string) => string;
    connectsNothing: string;
    turn: string;
    path: (steps: number) => string;
    stays: string;
  };
  button: {
    endWork: string;
    endWorkWhy: string;
    endTurn: string;
    endTurnWhy: string;
    use: string;
    decline: string;
    finish: string;
    shift: string;
    rotate: string;
    swap: string;
    payCoins: (coins: number) => string;
    payToken: (shop: string) => string;
    payTile: string;
    back: string;
    startOver: string;
    stepsLeft: (n: number) => string;
    seat: Record<string, Say>;
  };
  /** A move in words, by its verb; what it concerns, and whose it is. */
  choice: Record<string, (what: string, whose: string) => string>;
  at: (what: string, cell: string) => string;
  event: Record<string, (e: EventWords) => string>;
  way: Record<string, string>;
}

/** The parts of an event, in words. */
export interface EventWords {
  who: string;
  whom: string;
  tile: string;
  at: string;
  gnome: string;
  shop: string;
  coins: string;
  card: string;
  round: number;
  way: string;
  from: string;
}

export const CATALOGS = { en, "pt-BR": pt } as const;
