// Gnomopolis as the lobby shows it, before its board is loaded.

import type { GameCard } from "../../kit/game";
import LobbyScene from "./LobbyScene.svelte";

export const gnomopolis: GameCard = {
  id: "gnomopolis",
  Scene: LobbyScene,
  about: {
    en: {
      says: "Draw gnomes from your cup, set them to work on the scrolls of your district, and build. Every building brings newcomers; who houses them best wins.",
      options: { endless: "Solo without a last round" },
    },
    "pt-BR": {
      says: "Saque gnomos da sua caneca, ponha-os a trabalhar nos pergaminhos do distrito e construa. Cada prédio traz moradores; vence quem melhor os aloja.",
      options: { endless: "Solo sem última rodada" },
    },
  },
  load: async () => (await import("./index")).open,
};
