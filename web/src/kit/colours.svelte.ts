// The colours of the players. Those who chose none get what is left, in the order of the game.

import type { SeatInfo } from "../protocol";

export type ColourId = Exclude<SeatInfo["colour"], "">;

export interface SeatColour {
  /** Of pieces, their edges, and paper that belongs to the seat. */
  colour: string;
  dark: string;
  soft: string;
  /** For a name to stand on, and the ink that it is written in. */
  ground: string;
  ink: string;
}

export const COLOURS: Readonly<Record<ColourId, SeatColour>> = {
  red: { colour: "#c2413a", dark: "#8d241e", soft: "#f3cfca", ground: "#b0382f", ink: "#fff" },
  blue: { colour: "#2f6fb0", dark: "#1d4c80", soft: "#c9def2", ground: "#2a639e", ink: "#fff" },
  green: { colour: "#3f8a45", dark: "#24592a", soft: "#cfe6cf", ground: "#33733a", ink: "#fff" },
  yellow: { colour: "#d9a21b", dark: "#8a6206", soft: "#f5e4b4", ground: "#e3b23c", ink: "#2b2320" },
  purple: { colour: "#7a4fa3", dark: "#513173", soft: "#ddc9ee", ground: "#6b4392", ink: "#fff" },
  orange: { colour: "#d9701e", dark: "#8f430a", soft: "#f6d9bf", ground: "#a4500f", ink: "#fff" },
};
export const COLOUR_IDS = Object.keys(COLOURS) as ColourId[];

/** The colour of every seat: what was chosen, else the next in the game's order that nobody has. */
export function dress(chosen: readonly SeatInfo["colour"][], order: readonly ColourId[]): ColourId[] {
  const left = [...order, ...COLOUR_IDS.filter((id) => !order.includes(id))].filter((id) => !chosen.includes(id));
  return chosen.map((colour) => colour || (left.shift() ?? "red"));
}

class SeatColours {
  #worn = $state.raw<readonly ColourId[]>(COLOUR_IDS);

  /** Take in what the players of the table have chosen that is shown. */
  show(chosen: readonly SeatInfo["colour"][], order: readonly ColourId[] = COLOUR_IDS): void {
    this.#worn = dress(chosen, order);
  }

  of(seat: number): SeatColour {
    return COLOURS[this.#worn[seat] ?? COLOUR_IDS[seat] ?? "red"];
  }
}

/** The table that this page shows is one, so its colours are. */
export const seatColours = new SeatColours();
