// Where in the hall this page is: the lobby, one's own page, the rules of a game, editions, a table, or the seat a link
// leads to.

import { keepEdition, keepKeys, keysOf } from "./memory";
import type { Created } from "./protocol";

export type Route =
  | { page: "lobby" }
  | { page: "rules"; game: string }
  | { page: "editions" }
  | { page: "edition"; id: string }
  /** `link` is the token of a link for another device. */
  | { page: "me"; link: string }
  /** A player by id, or a bot by `bot:LEVEL`. */
  | { page: "profile"; who: string }
  /** What the link of a message is for, and its token. */
  | { page: "notices"; deed: string; token: string }
  | { page: "ratings" }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "table"; id: string; invited: string; at: number | null }
  | { page: "nowhere" };

function read(): Route {
  const path = location.pathname;
  if (path === "/") return { page: "lobby" };
  if (path === "/me") {
    const link = location.hash.startsWith("#link-") ? location.hash.slice(6) : "";
    // As below: what opens something must not stay in the address bar.
    if (location.hash) history.replaceState(null, "", path);
    return { page: "me", link };
  }
  if (path === "/notices") {
    const [, deed = "", token = ""] = /^#(stop|confirm)-(.+)$/.exec(location.hash) ?? [];
    if (location.hash) history.replaceState(null, "", path);
    return { page: "notices", deed, token };
  }
  if (path === "/ratings") return { page: "ratings" };
  if (path === "/tournaments") return { page: "tournaments" };
  const tournament = /^\/tournament\/([\w-]+)$/.exec(path)?.[1];
  if (tournament) return { page: "tournament", id: tournament };
  const who = /^\/players\/([\w:-]+)$/.exec(path)?.[1];
  if (who) return { page: "profile", who };
  const game = /^\/rules\/([\w-]+)$/.exec(path)?.[1];
  if (game) return { page: "rules", game };
  if (path === "/editions") return { page: "editions" };
  const edition = /^\/edition\/([\w-]+)$/.exec(path)?.[1];
  if (edition) {
    const token = location.hash.slice(1);
    // As with the tokens of tables.
    if (token) history.replaceState(null, "", path);
    if (token) keepEdition(edition, token);
    return { page: "edition", id: edition };
  }
  const [, id, seq] = /^\/table\/([\w-]+)(?:\/at\/(\d{1,9}))?$/.exec(path) ?? [];
  if (!id) return { page: "nowhere" };
  /** The position that the address names. */
  const at = seq === undefined ? null : Number(seq);
  const secret = location.hash.slice(1);
  // A token must not stay in the address bar, where it would be copied or seen.
  if (secret) history.replaceState(null, "", path);
  if (secret.startsWith("watch-")) {
    keepKeys(id, { watch: secret.slice(6) });
    return { page: "table", id, invited: "", at };
  }
  if (secret && !keysOf(id).seats.some((key) => key.token === secret)) keepKeys(id, { invited: secret });
  return { page: "table", id, invited: keysOf(id).invited, at };
}

class Router {
  now = $state.raw<Route>(read());
  /** Whether the next page is to be loaded anew, since the hall has another build of it. */
  anew = false;

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    addEventListener("hashchange", () => (this.now = read()));
  }

  go(path: string): void {
    if (this.anew) {
      location.assign(path);
      return;
    }
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
