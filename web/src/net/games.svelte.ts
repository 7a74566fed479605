// The games of the hall, as it tells them: asked for once, by whoever needs one first.

import type { GameInfo } from "../protocol";
import { api, HallRefused } from "./api";

class Games {
  all = $state.raw<readonly GameInfo[]>([]);
  #asked = false;

  /** What a game is called; empty until the hall has said. */
  title(id: string): string {
    void this.#ask();
    return this.find(id)?.title ?? "";
  }

  find(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }

  async load(): Promise<readonly GameInfo[]> {
    if (!this.all.length) this.all = await api.games();
    return this.all;
  }

  async #ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      await this.load();
    } catch (error) {
      if (!(error instanceof HallRefused)) throw error;
      this.#asked = false;
    }
  }
}

export const games = new Games();
