// The table of this page with all that the shell does with it; boards see a part of it.

import { getTable } from "../kit/context";
import type { TableSession } from "./session.svelte";

export const getSession = getTable<TableSession>;
