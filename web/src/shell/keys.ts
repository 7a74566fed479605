// The keyboard at a table: arrows go from thing to thing, letters open what is at hand, Esc steps back.

import type { Panel } from "../kit/table";
import { ARROWS } from "../pieces/arrows";
import type { TableSession } from "./session.svelte";
import { pressUndo, undoTurn } from "./undo";
import { walk } from "./walk";

const PANELS: Record<string, Panel> = {
  l: "moves",
  s: "scores",
  g: "log",
  w: "since",
  r: "rules",
  m: "menu",
  t: "talk",
};

export function onTableKey(event: KeyboardEvent, table: TableSession): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
    if (event.key === "Escape") table.panel = "";
    return;
  }
  if (event.key === "Escape") {
    if (table.panel) table.panel = "";
    else if (!table.stepBack() && table.past) table.past = null;
    else table.stage.hurry();
    table.tips.clear();
    return;
  }
  const pressed = target instanceof Element && target.closest("button, a, summary, [role=dialog]");
  if ((event.key === " " || event.key === "Enter") && !pressed && table.stage.skippable) {
    event.preventDefault();
    table.stage.hurry();
    return;
  }
  const arrow = ARROWS[event.key];
  if (arrow && !table.panel) {
    if (walk(arrow, event.shiftKey)) event.preventDefault();
    return;
  }
  const rule = table.tips.rules[0];
  if (event.key === "?" && rule) {
    table.openRule(rule);
    return;
  }
  const panel = PANELS[event.key.toLowerCase()];
  if (panel) {
    event.preventDefault();
    table.toggle(panel);
  } else if (event.key.toLowerCase() === "u" && table.you >= 0 && !table.over) {
    if (event.shiftKey) undoTurn(table);
    else pressUndo(table);
  } else if (event.key.toLowerCase() === "h" && table.myTurn && table.hints.allowed && !table.hints.thinking) {
    void table.hints.ask();
  }
}
