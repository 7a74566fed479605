// The guided start at a table that is one: which step is shown, what it points at and accepts. It makes no move.

import type { BoardCoach } from "../kit/table";
import { remember, remembered } from "../memory";
import { api } from "../net/api";
import type { Choice, LessonOut, LessonStep } from "../protocol";
import { currentStep, fits } from "./lesson";
import type { TableSession } from "./session.svelte";

interface Kept {
  /** Steps that were read, or passed by. */
  passed: readonly string[];
  closed: boolean;
}

function kept(table: string): Kept {
  try {
    return { passed: [], closed: false, ...(JSON.parse(remembered(`lesson.${table}`) ?? "{}") as Partial<Kept>) };
  } catch {
    return { passed: [], closed: false };
  }
}

export class Coach implements BoardCoach {
  lesson = $state.raw<LessonOut | null>(null);
  closed = $state(false);
  #passed = $state.raw<readonly string[]>([]);
  /** An earlier step that is looked at again; -1 for none. */
  #back = $state(-1);
  #requests = 0;
  /** Whether the hall has said if this table is a lesson. */
  #known = false;
  /** Whether it is being asked how far one is, or whether this is a lesson: what it takes is not known until then. */
  #asking = $state(true);

  constructor(private readonly table: TableSession) {
    const { passed, closed } = kept(table.id);
    this.#passed = passed;
    this.closed = closed;
  }

  readonly steps = $derived(this.lesson?.steps ?? []);
  readonly current = $derived(currentStep(this.steps, this.lesson?.fulfilled ?? [], this.#passed));
  readonly at = $derived(this.#back >= 0 ? this.#back : this.current);
  readonly step = $derived<LessonStep | undefined>(this.steps[this.at]);
  readonly shown = $derived.by(() => this.step !== undefined && !this.closed && !this.table.over && !this.table.past);
  /** Whether the step wants a move that can't be made in this turn. */
  readonly waits = $derived.by(() => this.#waits());
  readonly says = $derived.by(() => {
    const { words } = this.table;
    const id = this.step?.id ?? "";
    return (this.waits && words.find(`lesson-${id}-waits`)) || words.of("lesson", id);
  });

  /** The first thing that may be chosen and is pointed at; empty where there is none. */
  readonly first = $derived.by(() =>
    this.shown ? ([...this.table.standing.lit.keys()].find((thing) => this.points(thing)) ?? "") : "",
  );

  /** Whether pointing tells anything: not where all that may be chosen will do. */
  readonly tells = $derived.by(() => [...this.table.standing.lit.keys()].some((thing) => !this.points(thing)));

  #waits(): boolean {
    const { step, table } = this;
    if (!step?.wants.length || this.at !== this.current || !table.myTurn) return false;
    return !table.choices.some((choice) => this.#leads(choice));
  }

  /** Whether a choice is what the step wants, or on the way to it. */
  #leads(choice: Choice): boolean {
    return this.step !== undefined && [...this.step.wants, ...this.step.leads].some((want) => fits(choice.move, want));
  }

  /** The step that is to be done: the current one, or the one that follows what is only read. */
  readonly #asked = $derived.by(() => {
    const done = this.lesson?.fulfilled ?? [];
    return this.steps.slice(this.current).find((step) => step.wants.length && !done.includes(step.id));
  });

  /**
   * What may be chosen while the lesson goes on: what the step asks for, so that the next one can be done too. Where
   * that is not possible now, everything.
   */
  accepts(choices: readonly Choice[]): readonly Choice[] {
    if (this.#asking && !this.closed && (!this.lesson || (this.shown && this.#asked))) return [];
    const step = this.#asked;
    if (!this.shown || !step) return choices;
    const wanted = choices.filter((choice) => step.wants.some((want) => fits(choice.move, want)));
    if (wanted.length) return wanted;
    const leading = choices.filter((choice) => step.leads.some((lead) => fits(choice.move, lead)));
    return leading.length ? leading : choices;
  }

  /** Whether the step speaks of this very thing. */
  names(thing: string): boolean {
    return this.shown && (this.step?.shows.some((shown) => thing.startsWith(shown)) ?? false);
  }

  /** Whether a thing on the board is one that the step speaks of, or, where it names none, leads to what it wants. */
  points(thing: string): boolean {
    if (!this.shown || !this.step) return false;
    if (this.step.shows.length) return this.names(thing);
    return (
      this.at === this.current &&
      (this.table.standing.lit.get(thing)?.some((option) => this.#leads(option.choice)) ?? false)
    );
  }

  /** Ask how far one is: once for the lesson itself, then after every move of one's own. */
  async load(): Promise<void> {
    const { id, key, you } = this.table;
    if (you < 0) return;
    const before = this.current;
    const request = ++this.#requests;
    this.#asking = !this.#known || this.lesson !== null;
    try {
      await this.table.attempt(async () => {
        const lesson = await api.coached(id, key);
        // An answer that was overtaken by a later one is old.
        if (request === this.#requests) this.lesson = lesson;
      });
    } finally {
      // Where there was no answer, one can play all the same.
      if (request === this.#requests) {
        this.#asking = false;
        this.#known = true;
      }
    }
    if (this.current !== before) this.#back = -1;
  }

  next(): void {
    if (this.#back >= 0) this.#back = this.#back + 1 < this.current ? this.#back + 1 : -1;
    else if (this.step) this.#passed = [...this.#passed, this.step.id];
    this.#keep();
  }

  back(): void {
    this.#back = Math.max(0, this.at - 1);
  }

  close(): void {
    this.closed = true;
    this.#keep();
  }

  open(): void {
    this.closed = false;
    if (this.current >= this.steps.length) this.#back = 0;
    this.#keep();
  }

  #keep(): void {
    remember(`lesson.${this.table.id}`, JSON.stringify({ passed: this.#passed, closed: this.closed } satisfies Kept));
  }
}
