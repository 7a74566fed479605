// What is asked, and of whom, in one sentence.

import { t } from "../i18n/index.svelte";
import type { TableSession } from "./session.svelte";

export function promptOf(table: TableSession): string {
  const { view, speech, info } = table;
  if (!view || !speech || !info) return t().hall.loading;
  if (info.state === "closed") return t().table.closedEarly;
  if (info.state !== "playing") return t().table.over;
  if (table.myTurn) return table.clicks.length ? speech.picking(table.standing, view) : speech.prompt(view);
  const seat = info.seats[info.turn];
  if (!seat) return t().hall.loading;
  if (!seat.taken) return t().table.notSeated(table.name(info.turn));
  return info.turn === table.you ? speech.prompt(view) : speech.promptOther(view, table.name(info.turn));
}
