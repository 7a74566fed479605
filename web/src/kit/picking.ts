// Choosing on the pieces: which things are lit, what a click on one leads to. Knows choices, never rules.

import type { Choice } from "../protocol";

/** How a choice is reached: things in a fixed order, then things in any order, each maybe several times. */
export interface Way {
  path: string[];
  bag: string[];
}

export interface Option {
  choice: Choice;
  way: Way;
}

export interface Standing {
  /** What may be clicked next. */
  lit: Map<string, Option[]>;
  /** What is settled already, shown as chosen. */
  chosen: string[];
  /** The choice made, once there is only one left. */
  done: Choice | null;
  left: Option[];
}

/** Whether all that a thing leads to can't be taken back. */
export const leadsToLuck = (reached: readonly Option[] | undefined): boolean =>
  reached?.every((option) => option.choice.draws) ?? false;

/** Whether a thing only opens a further question: which of several is meant, or what the hall asks next. */
export const opensFurther = (reached: readonly Option[] | undefined): boolean =>
  reached !== undefined && (reached.length > 1 || reached.every((option) => option.choice.opens));

/** Whether there is no way back from a choice: luck follows, or somebody else, who may be quick. */
const isFinal = (choice: Choice): boolean => Boolean(choice.draws || choice.ends);

/**
 * Whether a choice that one click makes is worth asking once more: there is no way back from it, and something else to
 * do from which there is. Where all is final, asking each time would tell nothing.
 */
export const asksAgain = (choice: Choice, options: readonly Option[]): boolean =>
  isFinal(choice) && options.some((option) => !isFinal(option.choice));

function minus(bag: readonly string[], taken: readonly string[]): string[] | null {
  const rest = [...bag];
  for (const thing of taken) {
    const at = rest.indexOf(thing);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

function common(bags: readonly (readonly string[])[]): string[] {
  const [first, ...others] = bags;
  if (!first) return [];
  const shared: string[] = [];
  const rests = others.map((bag) => [...bag]);
  for (const thing of first) {
    if (rests.every((rest) => rest.includes(thing))) {
      shared.push(thing);
      for (const rest of rests) rest.splice(rest.indexOf(thing), 1);
    }
  }
  return shared;
}

/** Where one stands after some clicks. A click may skip ahead over things that all remaining choices share. */
export function stand(options: readonly Option[], clicks: readonly string[]): Standing {
  let left = [...options];
  const chosen: string[] = [];
  let depth = 0;
  let at = 0;
  // The path: one thing after another.
  for (;;) {
    const nexts = new Set(left.map((option) => option.way.path[depth] ?? ""));
    const click = clicks[at];
    const [only] = nexts;
    if (nexts.size === 1 && only === "") break;
    const forced = depth > 0 && nexts.size === 1 && only !== undefined;
    if (click === undefined && !forced)
      return standing(left, chosen, (option) => [option.way.path[depth] ?? ""], at > 0);
    const thing = forced ? only : (click ?? "");
    if (!nexts.has(thing)) return standing(left, chosen, (option) => [option.way.path[depth] ?? ""], at > 0);
    left = left.filter((option) => option.way.path[depth] === thing);
    chosen.push(thing);
    if (click === thing) at += 1;
    depth += 1;
  }
  // The bag: what all share is settled, the rest is clicked in any order.
  let taken: string[] = [];
  for (;;) {
    const rests = left.map((option) => minus(option.way.bag, taken) ?? []);
    const shared = common(rests);
    taken = [...taken, ...shared];
    chosen.push(...shared);
    const click = clicks[at];
    if (click === undefined || left.length === 1) break;
    at += 1;
    const next = left.filter((option) => minus(option.way.bag, [...taken, click]) !== null);
    if (!next.length) break;
    left = next;
    taken.push(click);
    chosen.push(click);
  }
  return standing(left, chosen, (option) => minus(option.way.bag, taken) ?? [], at > 0);
}

function standing(left: Option[], chosen: string[], next: (option: Option) => string[], begun: boolean): Standing {
  const lit = new Map<string, Option[]>();
  const only = left.length === 1 ? left[0] : undefined;
  if (begun && only) return { lit, chosen: [...only.way.path, ...only.way.bag], done: only.choice, left };
  for (const option of left) {
    for (const thing of new Set(next(option))) {
      const reached = lit.get(thing);
      if (reached) reached.push(option);
      else lit.set(thing, [option]);
    }
  }
  return { lit, chosen, done: null, left };
}
