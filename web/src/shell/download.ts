// Texts as files.

import { api } from "../net/api";

export function saveText(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The record of a table. */
export async function downloadRecord(table: string, token: string, game: string): Promise<void> {
  saveText(await api.record(table, token), `${game}-${table}.record`);
}
