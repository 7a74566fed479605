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
  /** Which of these tokens the player of this browser has told the hall are theirs. */
  adopted: string[];
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
  adopted: [],
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

/** Told when tokens are kept. */
let told = (): void => undefined;
export function whenKept(tell: () => void): void {
  told = tell;
}

export function keepKeys(table: string, keys: Partial<Keys>): void {
  const tables = all();
  tables[table] = { ...NONE, ...tables[table], ...keys };
  remember("tables", JSON.stringify(tables));
  if (keys.seats || keys.host) told();
}

/** Tokens that make a seat or the rights of a host, and that are not adopted yet, by table. */
export function notAdopted(): [string, string[]][] {
  return Object.entries(all()).flatMap(([table, keys]): [string, string[]][] => {
    const tokens = [...(keys.seats ?? []).map((key) => key.token), keys.host].filter(Boolean);
    const left = tokens.filter((token) => !keys.adopted?.includes(token));
    return left.length ? [[table, left]] : [];
  });
}

/** For another player: nothing is theirs yet. */
export function forgetAdopted(): void {
  for (const table of Object.keys(all())) keepKeys(table, { adopted: [] });
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
