// What a good bot would do: its first piece is marked, and the move is said in words.

import type { Option } from "../kit/picking";
import { api } from "../net/api";
import { say } from "../words.svelte";
import type { TableSession } from "./session.svelte";

export class Hints {
  /** The move that is marked on the board. */
  move = $state("");
  /** A hint is being thought of. */
  thinking = $state(false);

  constructor(private readonly table: TableSession) {}

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
      const choice = table.choices.find((one) => one.move === best?.move);
      if (hint.seq !== table.seq || !best || !choice) return;
      table.clicks = [];
      this.move = best.move;
      table.refusal = {
        message: `${say("table-hint")}: ${table.words.choice(choice)}`,
        rule: choice.rule,
      };
    });
    this.thinking = false;
  }
}
