// Whom one does not want to hear: kept in this browser, and, of a player, with the player.

import { remember, remembered } from "../memory";
import { api, HallRefused } from "../net/api";
import { player } from "../player.svelte";
import type { Muted as MutedOne } from "../protocol";

interface Entry extends MutedOne {
  /** Whether the hall has it too: then it is gone when another device hears them again. */
  kept?: boolean;
}

function recalled(): Entry[] {
  try {
    return JSON.parse(remembered("muted") ?? "[]") as Entry[];
  } catch {
    return [];
  }
}

class Muted {
  #list = $state.raw<readonly Entry[]>(recalled());
  #whos = $derived(new Set(this.#list.map((one) => one.who)));

  has(who: string): boolean {
    return this.#whos.has(who);
  }

  /** Hear somebody no more, or again. */
  async set(who: string, name: string, muted: boolean): Promise<void> {
    this.#keep([...this.#list.filter((one) => one.who !== who), ...(muted ? [{ who, name }] : [])]);
    if (player.known) await this.#tell(async () => this.#take(await api.mute(player.key, who, name, muted)));
  }

  /** Learn whom one has muted on other devices, and tell the hall whom on this one. */
  async load(): Promise<void> {
    if (!player.known) return;
    await this.#tell(async () => {
      for (const { who, name, kept } of this.#list) if (!kept) await api.mute(player.key, who, name, true);
      this.#take(await api.muted(player.key));
    });
  }

  #take(list: readonly MutedOne[]): void {
    this.#keep(list.map((one) => ({ ...one, kept: true })));
  }

  #keep(list: readonly Entry[]): void {
    this.#list = list;
    remember("muted", JSON.stringify(list));
  }

  /** What the hall is not told now, it is told the next time. */
  async #tell(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof HallRefused)) throw error;
    }
  }
}

export const muted = new Muted();
