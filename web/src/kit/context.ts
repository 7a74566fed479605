// The table that the parts of a page are about.

import { getContext, setContext } from "svelte";
import type { BoardTable } from "./table";

const KEY = Symbol("table");

export const setTable = <Table extends BoardTable>(table: Table): Table => setContext(KEY, table);
export const getTable = <Table extends BoardTable = BoardTable>(): Table => getContext<Table>(KEY);
