// The record of a table as a file.

import { api } from "../net/api";

export async function downloadRecord(table: string, token: string, game: string): Promise<void> {
  const text = await api.record(table, token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${game}-${table}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
