// The games this browser has a board for. The one place where a game is registered.

import type { GameCard } from "../kit/game";
import { gnomeVillage } from "./gnome_village/card";
import { gnomopolis } from "./gnomopolis/card";
import { mightyGnomes } from "./mighty_gnomes/card";

export const GAMES: readonly GameCard[] = [gnomopolis, gnomeVillage, mightyGnomes];

export function gameCard(id: string): GameCard | undefined {
  return GAMES.find((game) => game.id === id);
}
