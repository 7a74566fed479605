// Mighty Gnomes as the lobby shows it, before its board is loaded.

import type { GameCard } from "../../kit/game";
import LobbyScene from "./LobbyScene.svelte";

export const mightyGnomes: GameCard = {
  id: "mighty-gnomes",
  Scene: LobbyScene,
  about: {
    en: {
      says: "Send gnomes into the forest for wood, flowers and crystals, or up the ladders to the books of the attic. Win mighty gnomes for your table in five days.",
      options: {
        first: "Who begins: random, or a seat from 0",
        gnomes: "The five mighty gnomes: random, or their names",
      },
    },
    "pt-BR": {
      says: "Mande gnomos à floresta por madeira, flores e cristais, ou escada acima até os livros do sótão. Em cinco dias, conquiste gnomos poderosos para a sua mesa.",
      options: {
        first: "Quem começa: random, ou um lugar a partir de 0",
        gnomes: "Os cinco gnomos poderosos: random, ou os nomes",
      },
    },
  },
  load: async () => (await import("./index")).open,
};
