// Generated from the English catalogues. Do not edit.

import type { Plain } from "./protocol";

/** What a message without variables is given. */
export type NoData = Record<string, never>;

export interface TableMessages {
  "seat": { "number": Plain };
  "waiting": { "seat": Plain };
  "prompt-over": NoData;
  "refusal-not-legal": NoData;
  "refusal-over": NoData;
  "refusal-chance": NoData;
  "undo-nothing": NoData;
  "undo-drawn": NoData;
  "undo-other-moved": { "seat": Plain };
  "undo-revealed": NoData;
  "sheet-points": NoData;
  "points": { "count": Plain };
  "count-none": NoData;
}

export interface HallMessages {
}

export interface ToadstoolsMessages {
  "tagline": NoData;
  "about": NoData;
  "prompt-pick": NoData;
  "prompt-plant": NoData;
  "prompt-dust": NoData;
  "waiting-plant": { "seat": Plain };
  "waiting-dust": { "seat": Plain };
  "choice-pick": { "mushroom": Plain };
  "choice-plant": { "mushroom": Plain };
  "choice-dust": { "whom": Plain };
  "event-pick": { "mushroom": Plain; "seat": Plain };
  "event-plant": { "mushroom": Plain; "points": Plain; "seat": Plain };
  "event-dust": { "seat": Plain; "whom": Plain };
  "refusal-not-asked": NoData;
  "refusal-no-mushroom": { "mushroom": Plain };
  "refusal-yourself": NoData;
  "notation-unknown": { "move": Plain };
  "ending-planted": NoData;
  "board-meadow": NoData;
  "board-basket": { "count": Plain };
  "board-holds": { "count": Plain };
  "board-hand": NoData;
}

/** The messages of every game. */
export interface GameMessages {
  "toadstools": ToadstoolsMessages;
}
