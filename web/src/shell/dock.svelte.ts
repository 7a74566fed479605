// The log beside the board: it stays open where there is room for both, unless the player closed it.

import { remember, remembered } from "../memory";

const wide = matchMedia("(min-width: 1400px) and (min-height: 600px)");

class Dock {
  /** Whether there is room beside the board. */
  roomy = $state(wide.matches);
  #open = $state(remembered("log") !== "closed");
  readonly open = $derived(this.roomy && this.#open);

  constructor() {
    wide.addEventListener("change", () => (this.roomy = wide.matches));
  }

  toggle(): void {
    this.#open = !this.#open;
    remember("log", this.#open ? "open" : "closed");
  }
}

export const dock = new Dock();
