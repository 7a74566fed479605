// What a lobby shows to everybody: tables with free seats, and tables to watch. While nothing changes, next to nothing is sent.

import { api, HallRefused } from "../net/api";
import type { LevelOut, TableInfo } from "../protocol";

const SECONDS = 3;

export class LobbyWatch {
  open = $state.raw<readonly TableInfo[]>([]);
  watch = $state.raw<readonly TableInfo[]>([]);
  levels = $state.raw<readonly LevelOut[]>([]);

  async load(): Promise<void> {
    const lists = await api.lobby();
    this.open = lists.open;
    this.watch = lists.watch;
    this.levels = lists.levels;
  }

  /** Look again and again; what it gives ends that. */
  follow(): () => void {
    const again = setInterval(() => !document.hidden && void this.#quietly(), SECONDS * 1000);
    return () => clearInterval(again);
  }

  async #quietly(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      // The lobby says elsewhere that the hall can't be reached.
      if (!(error instanceof HallRefused)) throw error;
    }
  }
}
