// Mighty Gnomes as the lobby shows it, before its board is loaded.

import type { GameCard } from "../../kit/game";
import LobbyScene from "./LobbyScene.svelte";

export const mightyGnomes: GameCard = {
  id: "mighty-gnomes",
  Scene: LobbyScene,
  load: async () => (await import("./index")).open,
};
