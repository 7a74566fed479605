// What is kept as a file: the record of a table, and a player's data.

import { api } from "../net/api";

export function saveText(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function downloadRecord(table: string, token: string, game: string): Promise<void> {
  saveText(`${game}-${table}.record`, await api.record(table, token));
}
