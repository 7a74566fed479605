// Gnome Village as the lobby shows it, before its board is loaded.

import type { GameCard } from "../../kit/game";
import LobbyScene from "./LobbyScene.svelte";

export const gnomeVillage: GameCard = {
  id: "gnome-village",
  Scene: LobbyScene,
  about: {
    en: {
      says: "Lay roads, houses and workshops, and send your gnomes to work along them. The first village with five gnomes ends the game; the finest one wins it.",
      options: {
        deluxe: "With the four Deluxe Businesses",
        young: "Four gnomes each, for younger players",
        first: "Who begins",
      },
    },
    "pt-BR": {
      says: "Coloque estradas, casas e oficinas e mande seus gnomos trabalhar. A primeira aldeia com cinco gnomos encerra a partida; a mais bela vence.",
      options: {
        deluxe: "Com os quatro Negócios Deluxe",
        young: "Quatro gnomos cada, para os mais novos",
        first: "Quem começa",
      },
    },
  },
  load: async () => (await import("./index")).open,
};
