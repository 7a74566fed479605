// Doing what the hall may refuse.

import { refusalWords } from "../i18n/index.svelte";
import { Refusal } from "./api";

/** If the hall refuses, tell why, in the language chosen now. */
export async function attempt(deed: () => Promise<unknown>, refused: (why: string) => void): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused(refusalWords(error));
  }
}
