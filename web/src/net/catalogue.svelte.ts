// The games of the hall, as it tells them: asked for once, by whoever needs a title first.

import type { GameInfo } from "../protocol";
import { api, Refusal } from "./api";

class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);
  #asked = false;

  /** What a game is called; empty until the hall has said. */
  title(id: string): string {
    void this.#ask();
    return this.games.find((game) => game.id === id)?.title ?? "";
  }

  async load(): Promise<readonly GameInfo[]> {
    if (!this.games.length) this.games = await api.games();
    return this.games;
  }

  async #ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      await this.load();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#asked = false;
    }
  }
}

export const catalogue = new Catalogue();
