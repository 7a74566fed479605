// What the thing under the pointer or the focus is, what it would change in the score, or why it can't be chosen now.

import type { BoardTips } from "../kit/table";
import type { ShownTip } from "../kit/tips";
import { api, HallRefused } from "../net/api";
import type { Look } from "../protocol";

/** Who only passes over a thing asks nothing. */
const PAUSE = 180;
/** Time to reach the link in the tip. */
const GRACE = 280;

export class Tips implements BoardTips {
  shown = $state.raw<ShownTip | null>(null);
  look = $state.raw<Look | null>(null);
  /** The thing that the keyboard is at. A redraw may replace its element: then the new one takes the focus over. */
  focused = "";
  #asking = 0;
  #hiding = 0;

  constructor(
    private readonly table: string,
    private readonly token: () => string,
  ) {}

  /** The rules to link to: of what may be chosen, or of what forbids it. */
  get rules(): readonly string[] {
    return this.look?.refusal ? [this.look.refusal.rule] : (this.shown?.rules ?? []);
  }

  show(tip: ShownTip): void {
    this.clear();
    this.shown = tip;
    if (tip.ask) this.#asking = window.setTimeout(() => void this.#ask(tip), PAUSE);
  }

  async #ask(tip: ShownTip): Promise<void> {
    try {
      const look = await api.look(this.table, this.token(), tip.id);
      if (this.shown === tip) this.look = look;
    } catch (error) {
      // Without an answer the tip says what it can.
      if (!(error instanceof HallRefused)) throw error;
    }
  }

  leave(): void {
    clearTimeout(this.#hiding);
    this.#hiding = window.setTimeout(() => this.clear(), GRACE);
  }

  stay(): void {
    clearTimeout(this.#hiding);
  }

  clear(): void {
    clearTimeout(this.#asking);
    clearTimeout(this.#hiding);
    this.shown = null;
    this.look = null;
  }
}
