// Doing what the hall may refuse.

import { HallRefused } from "../net/api";
import { words } from "../words.svelte";

/** What the hall refused, in the language chosen now; a code without words of ours is said as the hall said it. */
export const sayRefused = (refused: { code: string; message: string }): string =>
  words.shell.find(`refused-${refused.code}`) ?? refused.message;

/** If the hall refuses, tell why. */
export async function attempt(deed: () => Promise<unknown>, refused: (why: string) => void): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof HallRefused)) throw error;
    refused(sayRefused(error));
  }
}
