// The keyboard at a table: arrows go from one lit thing to the next, letters open what is at hand, Esc steps back.

import type { Panel } from "../kit/table";
import { ARROWS } from "../pieces/arrows";
import type { TableSession } from "./session.svelte";

const PANELS: Record<string, Panel> = { l: "moves", s: "scores", g: "log", r: "rules", m: "menu" };

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
    table.tips.clear();
    return;
  }
  const arrow = ARROWS[event.key];
  if (arrow && !table.panel) {
    if (focusNext(arrow)) event.preventDefault();
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
    table.undo();
  } else if (event.key.toLowerCase() === "h" && table.myTurn && !table.hints.thinking) {
    void table.hints.ask();
  }
}

/** Focus the nearest lit thing in a direction; from nowhere, the first. */
function focusNext([dx, dy]: [number, number]): boolean {
  const lit = [...document.querySelectorAll<HTMLElement>("[data-lit]")].filter((thing) => thing.offsetParent !== null);
  const from = document.activeElement;
  if (!lit.length) return false;
  if (!(from instanceof HTMLElement) || !from.matches("[data-lit]")) {
    lit[0]!.focus();
    return true;
  }
  const a = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of lit) {
    if (thing === from) continue;
    const b = thing.getBoundingClientRect();
    const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    const along = x * dx + y * dy;
    if (along <= 1) continue;
    const cost = along + 2 * Math.abs(x * dy) + 2 * Math.abs(y * dx);
    if (cost < least) [best, least] = [thing, cost];
  }
  // At the edge one stays, and is told again where one is.
  if (!best) from.blur();
  (best ?? from).focus();
  return true;
}
