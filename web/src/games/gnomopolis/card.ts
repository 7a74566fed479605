// Gnomopolis as the lobby shows it, before its board is loaded.

import type { GameCard } from "../../kit/game";
import LobbyScene from "./LobbyScene.svelte";

export const gnomopolis: GameCard = {
  id: "gnomopolis",
  Scene: LobbyScene,
  load: async () => (await import("./index")).open,
};
