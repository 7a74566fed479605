// How far a lesson is. Knows the words of moves, never what they mean.

/** The bot who sits across in a lesson. */
export const TEACHER = "Olm";

import type { LessonStep } from "../protocol";

/** Whether a move begins with these words. */
export function fits(move: string, want: string): boolean {
  const words = move.toLowerCase().split(" ");
  return want
    .toLowerCase()
    .split(" ")
    .every((word, i) => words[i] === word);
}

/** The first step that is still to do. What is only read counts as read once the move that follows it is made. */
export function currentStep(
  steps: readonly LessonStep[],
  fulfilled: readonly string[],
  passed: readonly string[],
): number {
  const done = (step: LessonStep): boolean => fulfilled.includes(step.id) || passed.includes(step.id);
  const at = steps.findIndex((step, i) => {
    if (done(step)) return false;
    if (step.wants.length) return true;
    const follows = steps.slice(i + 1).find((later) => later.wants.length);
    return !follows || !fulfilled.includes(follows.id);
  });
  return at < 0 ? steps.length : at;
}
