// Gnome Village as the lobby shows it, before its board is loaded.

import type { GameCard } from "../../kit/game";
import LobbyScene from "./LobbyScene.svelte";

export const gnomeVillage: GameCard = {
  id: "gnome-village",
  Scene: LobbyScene,
  load: async () => (await import("./index")).open,
};
