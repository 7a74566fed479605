// What is said of Mighty Gnomes, in every language: one interface, so that a missing sentence fails the type check.

import type { CommonWords } from "../../kit/speaker";
import { en } from "./words.en";
import { pt } from "./words.pt";

export interface MightyWords extends CommonWords {
  /** Icons of the forest and what a price is made of: one and several. */
  thing: Record<string, readonly [string, string]>;
  /** Names that must fit on the spine of a book. */
  short: Record<string, string>;
  /** Where points came from, in the order in which events number them. */
  sources: readonly string[];
  endsAt: (rounds: number) => string;
  over: string;
  prompt: {
    Turn: string;
    druid: string;
    Place: (tile: string) => string;
    After: string;
    books: string;
    Claim: string;
    AfterClaim: string;
    Discard: string;
    Keep: string;
    Take: string;
    Invite: string;
    Upgrade: string;
    Refresh: string;
    chance: string;
    column: string;
    pay: (token: string) => string;
    turn: string;
  };
  other: Record<
    | "Turn"
    | "Place"
    | "After"
    | "Claim"
    | "AfterClaim"
    | "Discard"
    | "Keep"
    | "Take"
    | "Invite"
    | "Upgrade"
    | "Refresh",
    (name: string) => string
  >;
  tile: (tile: string) => string;
  lies: Record<"h" | "v", string>;
  ladder: Record<string, string>;
  column: Record<string, string>;
  reward: (effect: string, amount: number, what: string) => string;
  /** The same in a word or two. */
  rewardShort: (effect: string, amount: number) => string;
  /** What a book, a gnome or a chest does. */
  effect: (effect: string, amount: number, what: string) => string;
  /** What a mighty gnome scores for at the end. */
  scores: (what: string, points: number, per: number, otherwise: number) => string;
  animal: Record<string, string>;
  /** A chest that is chosen out of two. */
  keptChest: string;
  legend: Record<"key" | "point" | "open", string>;
  place: PlaceWords;
  choice: ChoiceWords;
  event: EventWords;
}

export interface PlaceWords {
  forest: string;
  attic: string;
  trail: string;
  gnomes: string;
  /** The same where there is little room. */
  gnomesTab: string;
  rewards: (round: number) => string;
  yours: string;
  home: (name: string) => string;
  tiles: string;
  tileCount: (n: number) => string;
  warehouse: string;
  held: (n: number, most: number) => string;
  dining: string;
  guests: (n: number, most: number) => string;
  vault: string;
  vaultEmpty: string;
  faceDown: (n: number) => string;
  opened: string;
  bedroom: string;
  bedroomEmpty: string;
  bedroomFirst: string;
  freed: string;
  keys: (n: number, most: number) => string;
  exchange: string;
  exchangeFor: (token: string) => string;
  exchangeHow: string;
  supply: (n: number) => string;
  end: string;
  endTurn: string;
  skip: string;
  skipDruid: string;
  skipInvite: string;
  decline: string;
  declineWhy: string;
  takeCoins: (n: number) => string;
  takeSome: string;
  takeCoinsWhy: string;
  putBack: string;
  place: string;
  pay: (n: number) => string;
  payTo: (names: string) => string;
  free: string;
  score: (signed: string) => string;
  covers: (icons: string) => string;
  cell: (column: number, row: number) => string;
  holds: (icon: string) => string;
  taken: (who: string, tile: string) => string;
  fitsNot: string;
  open: string;
  bag: (n: number) => string;
  bagIs: string;
  start: string;
  space: (n: number) => string;
  spacePoints: (n: number) => string;
  spaceChest: string;
  standsHere: (names: string) => string;
  aside: string;
  display: string;
  displayWhy: string;
  displayUsed: (who: string) => string;
  queue: string;
  golden: string;
  silver: (cost: string) => string;
  rung: (n: number) => string;
  inReach: string;
  wouldReach: (books: string) => string;
  reachesTo: (rung: number) => string;
  ladderFree: (n: number) => string;
  ladderFull: string;
  withColumn: (column: string) => string;
  costs: (what: string) => string;
  left: (n: number) => string;
  has: string;
  acts: string;
  acted: string;
  atEnd: (what: string) => string;
  onArrival: (what: string) => string;
  oncePerRound: (what: string) => string;
  lasting: (what: string) => string;
  trade: (give: string, get: string) => string;
  claimed: string;
  order: string;
  first: string;
  furthest: string;
  points: (n: number) => string;
  coins: (n: number) => string;
  ifEnded: string;
  unfold: (name: string) => string;
  step: (holds: number, cost: string, points: string) => string;
  trackEnd: string;
  steward: (holds: number) => string;
  drawn: string;
  draws: (name: string) => string;
  druidTile: string;
  used: string;
}

export interface ChoiceWords {
  use: (tile: string) => string;
  skip: string;
  skipInvite: string;
  activate: (rung: number, book: string) => string;
  open: (chest: string) => string;
  exchange: (gives: string, takes: string) => string;
  trade: (gnome: string, gives: string, brings: string) => string;
  claim: (reward: string) => string;
  end: string;
  gather: (icons: string, column: number, row: number, way: string) => string;
  ladder: (ladder: string, column: string) => string;
  display: (slot: number) => string;
  coins: string;
  discard: (token: string) => string;
  keep: (chest: string) => string;
  take: (chest: string) => string;
  decline: string;
  invite: (gnome: string, cost: string) => string;
  upgrade: Record<string, string>;
  refresh: (gnome: string) => string;
}

export interface EventWords {
  first: (who: string) => string;
  stack: (gnome: string) => string;
  glade: (glade: string) => string;
  shelve: (book: string) => string;
  reveal: (chest: string) => string;
  evening: (round: number, order: string) => string;
  glades: (glade: string) => string;
  restock: (left: string, right: string) => string;
  morning: (round: number, who: string) => string;
  gather: (who: string, tile: string, column: number, row: number, cost: number) => string;
  ladder: (who: string, tile: string, ladder: string, rung: number, paid: string) => string;
  display: (who: string, tile: string, slot: number) => string;
  away: (who: string, tile: string) => string;
  skip: (who: string) => string;
  book: (who: string, book: string) => string;
  exchange: (who: string, gives: string) => string;
  trade: (who: string, gives: string, gnome: string) => string;
  claim: (who: string, reward: string) => string;
  bedroom: (who: string, tile: string) => string;
  tokens: (who: string, tokens: string) => string;
  discard: (who: string, token: string) => string;
  coins: (who: string, n: number) => string;
  keys: (who: string, n: number, lost: number) => string;
  points: (who: string, n: number, source: string) => string;
  steps: (who: string, n: number, space: number) => string;
  take: (who: string, chest: string) => string;
  decline: (who: string) => string;
  draw: (who: string, chest: string) => string;
  vault: (who: string) => string;
  keep: (who: string) => string;
  kept: (who: string, chest: string, back: string) => string;
  open: (who: string, chest: string) => string;
  invite: (who: string, gnome: string, free: boolean) => string;
  refresh: (who: string, gnome: string) => string;
  upgrade: (who: string, holds: number, track: number) => string;
}

export const CATALOGS: Record<"en" | "pt-BR", MightyWords> = { en, "pt-BR": pt };
