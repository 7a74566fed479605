// The table that the parts of a page are about.

import { getContext, setContext } from "svelte";
import type { TableSession } from "./session.svelte";

const KEY = Symbol("table");

export const setTable = (table: TableSession): TableSession => setContext(KEY, table);
export const getTable = (): TableSession => getContext<TableSession>(KEY);
