// The games that have a board of their own. The one place where a game is registered.

import type { GameCard } from "../kit/game";
import { gnomeVillage } from "./gnome_village/card";
import { gnomopolis } from "./gnomopolis/card";
import { mightyGnomes } from "./mighty_gnomes/card";
import { plain } from "./plain/card";

export const GAMES: readonly GameCard[] = [gnomopolis, gnomeVillage, mightyGnomes];

/** How the lobby shows a game, and where its board is; one without a board of its own has the plain one. */
export function gameCard(id: string): GameCard {
  return GAMES.find((game) => game.id === id) ?? plain(id);
}
