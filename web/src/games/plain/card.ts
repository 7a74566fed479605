// A game that has no board of its own, as the lobby shows it.

import type { GameCard } from "../../kit/game";
import Scene from "./Scene.svelte";

export const plain = (id: string): GameCard => ({
  id,
  Scene,
  load: async () => (await import("./index")).open,
});
