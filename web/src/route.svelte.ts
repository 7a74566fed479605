// Where in the hall this page is: the lobby, a table, or the seat a link leads to.

import { keepKeys, keysOf } from "./memory";
import type { Created } from "./protocol";

export type Route = { page: "lobby" } | { page: "table"; id: string; invited: string } | { page: "nowhere" };

function read(): Route {
  const path = location.pathname;
  if (path === "/") return { page: "lobby" };
  const id = /^\/table\/([\w-]+)$/.exec(path)?.[1];
  if (!id) return { page: "nowhere" };
  const secret = location.hash.slice(1);
  // A token must not stay in the address bar, where it would be copied or seen.
  if (secret) history.replaceState(null, "", path);
  if (secret.startsWith("watch-")) {
    keepKeys(id, { watch: secret.slice(6) });
    return { page: "table", id, invited: "" };
  }
  const own = keysOf(id).seats.some((key) => key.token === secret);
  return { page: "table", id, invited: own ? "" : secret };
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    addEventListener("hashchange", () => (this.now = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = read();
  }

  /** For a link within the hall: it is followed without loading the page anew. */
  follow = (event: MouseEvent): void => {
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  };
}

export const router = new Router();

/** Sit down at a table that was made for this browser. */
export function enter(made: Created): void {
  keepKeys(made.table.id, { host: made.host, watch: made.watch, seats: made.mine, friends: made.friends });
  router.go(`/table/${made.table.id}`);
}
