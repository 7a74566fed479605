// What a good bot would do: the best three moves with their chances and a reason each. One of them is marked on the board.

import type { Option } from "../kit/picking";
import { api } from "../net/api";
import type { Choice, IdeaOut } from "../protocol";
import { say } from "../words.svelte";
import type { TableSession } from "./session.svelte";

/** A move of a hint, as it is said. */
export interface Suggestion {
  choice: Choice;
  chance: string;
  reason: string;
}

export class Hints {
  /** The move that is marked on the board. */
  move = $state("");
  /** A hint is being thought of. */
  thinking = $state(false);
  #ideas = $state.raw<readonly IdeaOut[]>([]);

  constructor(private readonly table: TableSession) {}

  /** Whether this table has hints. */
  get allowed(): boolean {
    return this.table.info?.hints ?? false;
  }

  /** The best moves, as long as one of them is marked. */
  readonly suggestions = $derived.by(() =>
    this.move === "" ? [] : this.#ideas.flatMap((idea, i) => this.#suggest(idea, i) ?? []),
  );

  /** Whether a thing leads to the move. */
  marks(reached: readonly Option[] | undefined): boolean {
    return this.move !== "" && (reached?.some((option) => option.choice.move === this.move) ?? false);
  }

  async ask(): Promise<void> {
    const table = this.table;
    this.thinking = true;
    await table.attempt(async () => {
      const hint = await api.hint(table.id, table.key);
      const best = hint.ideas[0];
      if (hint.seq !== table.seq || !best || !table.choices.some((one) => one.move === best.move)) return;
      table.clicks = [];
      table.again = "";
      table.refusal = null;
      this.#ideas = hint.ideas;
      this.move = best.move;
    });
    this.thinking = false;
  }

  #suggest(idea: IdeaOut, place: number): Suggestion | null {
    const { table } = this;
    const choice = table.choices.find((one) => one.move === idea.move);
    if (!choice) return null;
    // Who plays alone wins nothing: a chance is then the points to be expected, over 100.
    const hundredths = Math.round(100 * idea.value);
    const alone = table.info?.seats.length === 1;
    const chance = alone
      ? say("table-hint-points", { points: hundredths })
      : say("table-hint-chance", { percent: hundredths });
    return { choice, chance, reason: this.#reason(idea, place) };
  }

  #reason({ reason, by }: IdeaOut, place: number): string {
    const beside = say(place === 0 ? "hint-second" : "hint-best");
    const size = Math.abs(by);
    const amount = reason === "chance" ? Math.round(100 * size) : Math.round(10 * size) / 10;
    return this.table.words.of("hint", reason, { by: amount, better: by >= 0, beside });
  }
}
