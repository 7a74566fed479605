// What lies on the table keeps its place: the hall names things in an order of its own, and what is new comes last here.

const KEY = "gnomehall.order";
/** Of how many places the order is kept: those of the tables that were looked at last. */
const MOST = 64;

/** What was seen of each place, in the order in which it came. Nothing is forgotten: what was undone may come back. */
const seen = new Map<string, readonly string[]>(read());

/** What a page at the same window has seen before it was loaded anew. */
function read(): [string, string[]][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as [string, string[]][];
  } catch {
    return []; // storage may be forbidden; then the order does not outlive the page
  }
}

function keep(): void {
  for (const place of [...seen.keys()].slice(0, -MOST)) seen.delete(place);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...seen]));
  } catch {
    // As above.
  }
}

/** The things of a place in the order in which this window has first seen them. */
export function inOrderOfComing(place: string, things: readonly string[]): readonly string[] {
  const before = seen.get(place) ?? [];
  const all = [...before, ...things.filter((thing) => !before.includes(thing))];
  if (all.length > before.length) {
    seen.delete(place);
    seen.set(place, all);
    keep();
  }
  return all.filter((thing) => things.includes(thing));
}
