// The signs that the rulebook draws in its lines.

const NAMED: Record<string, string> = { fork: "v-fork", hat: "v-hat", happy: "v-happy" };

export function pictures(word: string): readonly string[] {
  const named = NAMED[word];
  return named ? [named] : [];
}
