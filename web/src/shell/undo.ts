// Undo, by button or key: it is done where it can work; else it says why it can't.

import { say } from "../words.svelte";
import type { TableSession } from "./session.svelte";

export const mayPressUndo = (table: TableSession): boolean => table.undoing.how !== "none" && table.proposal === null;

export function tipOfUndo({ undoing, proposal, words }: TableSession): string {
  if (proposal) return say("refused-cannot-undo");
  if (undoing.how === "alone") return say("table-undo-why");
  if (undoing.how === "ask") return say("table-undo-ask");
  return say("table-undo-not", { reason: words.of("undo", undoing.why ?? "nothing", { seat: undoing.seat ?? 0 }) });
}

export function pressUndo(table: TableSession): void {
  if (mayPressUndo(table)) table.undo();
  else table.refusal = { message: tipOfUndo(table), rule: "" };
}

/** Take back one's whole turn, where that can be done alone. */
export function undoTurn(table: TableSession): void {
  if (table.undoing.turn != null && mayPressUndo(table)) table.goBackTo(table.undoing.turn);
  else pressUndo(table);
}
