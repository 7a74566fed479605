// What this browser remembers: settings, the player's name, and the tokens of its seats.

import type { EditionKey, Key, TableKey } from "./protocol";

const PREFIX = "gnomehall.";

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // storage may be forbidden; then nothing outlives the page
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // As above.
  }
}

/** The tokens this browser holds for a table. */
export interface Keys {
  host: string;
  watch: string;
  seats: Key[];
  /** Links that were made for friends here, to be shown again. */
  friends: Key[];
  /** The token of a link that led here, until it is used: a reload must not lose it. */
  invited: string;
  /** Whether the table is put away in the lobby, though it can be played on. */
  putAway: boolean;
  /** By seat, what its numbers for the chance of the table are made of. */
  chains: Record<number, string>;
  /** What the hall promised of the table's chance when this browser first joined. */
  promise: string;
  /** The number that this browser opened the table with, if it did. */
  opening: string;
}

const NONE: Keys = {
  host: "",
  watch: "",
  seats: [],
  friends: [],
  invited: "",
  putAway: false,
  chains: {},
  promise: "",
  opening: "",
};

function all(): Record<string, Keys> {
  try {
    return JSON.parse(remembered("tables") ?? "{}") as Record<string, Keys>;
  } catch {
    return {};
  }
}

export function keysOf(table: string): Keys {
  return { ...NONE, ...all()[table] };
}

export function keepKeys(table: string, keys: Partial<Keys>): void {
  const tables = all();
  tables[table] = { ...NONE, ...tables[table], ...keys };
  remember("tables", JSON.stringify(tables));
}

export function forgetTable(table: string): void {
  const tables = all();
  delete tables[table];
  remember("tables", JSON.stringify(tables));
}

/** The secrets of the editions that this browser may change, by their ids. */
function editions(): Record<string, string> {
  try {
    return JSON.parse(remembered("editions") ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const editionToken = (id: string): string => editions()[id] ?? "";

export function keepEdition(id: string, token: string): void {
  remember("editions", JSON.stringify({ ...editions(), [id]: token }));
}

export function forgetEdition(id: string): void {
  const { [id]: _, ...others } = editions();
  remember("editions", JSON.stringify(others));
}

export const editionKeys = (): EditionKey[] =>
  Object.entries(editions()).map(([edition, token]) => ({ edition, token }));

/** Everything held here, for the lobby to ask about. */
export function allKeys(): TableKey[] {
  return Object.entries(all()).flatMap(([table, keys]) =>
    [...(keys.seats ?? []).map((key) => key.token), keys.host, keys.invited]
      .filter(Boolean)
      .map((token) => ({ table, token })),
  );
}

/** The token to follow a table with where one has no seat: as its host, or with the spectators' link. */
export function watchingToken(table: string): string {
  const keys = keysOf(table);
  return keys.host || keys.watch;
}
