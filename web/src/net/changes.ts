// What a move's message leaves out, put back: the rest of the view, and the choices that were told before.

import type { Change, Choice } from "../protocol";

/** The view after a move, from the one before; what did not change is shared with it. */
export function applyDelta<V>(view: V, delta: readonly Change[]): V {
  let result: unknown = view;
  for (const [path, value] of delta) result = put(result, path, 0, value);
  return result as V;
}

function put(at: unknown, path: readonly (string | number)[], depth: number, value: unknown): unknown {
  if (depth === path.length) return value;
  const copy = (Array.isArray(at) ? [...at] : { ...(at as object) }) as Record<string | number, unknown>;
  const key = path[depth]!;
  copy[key] = put(copy[key], path, depth + 1, value);
  return copy;
}

/** The choices after a move: a text stands for the choice of that move in the last choices that were not empty. */
export function readChoices(known: readonly Choice[], sent: readonly (Choice | string)[]): Choice[] {
  const byMove = new Map(known.map((choice) => [choice.move, choice]));
  return sent.map((choice) => (typeof choice === "string" ? byMove.get(choice)! : choice));
}
