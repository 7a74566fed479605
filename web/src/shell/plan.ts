// Moves that are sent one after another, as long as each may be chosen when its turn comes.

import type { Choice } from "../protocol";

export class Plan {
  #rest: string[] = [];
  #from = -1;
  #end = -1;

  begin(moves: readonly string[], seq: number): void {
    this.#rest = [...moves];
    this.#from = seq;
    this.#end = seq + moves.length;
  }

  /** The next of its moves; what can't be chosen any more ends the plan. */
  next(choices: readonly Choice[]): Choice | undefined {
    const move = this.#rest.shift();
    const choice = move === undefined ? undefined : choices.find((one) => one.move === move);
    if (!choice) this.#rest = [];
    return choice;
  }

  drop(): void {
    this.#rest = [];
    this.#end = -1;
  }

  /** Where taking back leads from the end of a plan: to its beginning, since it was one deed. */
  before(seq: number): number | undefined {
    return seq === this.#end ? this.#from : undefined;
  }
}
