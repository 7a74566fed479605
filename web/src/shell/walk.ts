// Where the arrow keys lead: left and right as a cursor goes through a text, line by line and through everything; up and
// down to what is nearest above or below.

interface Spot {
  readonly thing: HTMLElement;
  readonly box: DOMRect;
  readonly x: number;
  readonly y: number;
  /** What scrolls, or the map, that it lies in: its own order is not mixed with that of what lies beside. */
  readonly block: Element | null;
}

const STOPS = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex]";

function blockOf(thing: Element): Element | null {
  for (let up = thing.parentElement; up; up = up.parentElement) {
    if ("block" in up.dataset) return up;
    if (up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
  }
  return null;
}

/** Where it lies. What has the focus or the pointer is lifted a little: that must not change the order. */
function boxOf(thing: Element): DOMRect {
  const box = thing.getBoundingClientRect();
  const { transform } = getComputedStyle(thing);
  if (transform !== "none") box.y -= new DOMMatrixReadOnly(transform).m42;
  return box;
}

/** All that Tab stops at, or only what may be chosen, as it is seen; and where one is, whatever that is. */
function spots(litOnly: boolean): Spot[] {
  return [...document.querySelectorAll<HTMLElement>(litOnly ? `[data-lit], :focus` : `${STOPS}, :focus`)]
    .filter((thing) => thing.matches(":focus") || thing.tabIndex >= 0)
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .map((thing) => {
      const box = boxOf(thing);
      return { thing, box, x: box.x + box.width / 2, y: box.y + box.height / 2, block: blockOf(thing) };
    })
    .filter(({ box }) => box.width > 0);
}

/** Block by block, each in its own lines and where it lies among the rest. */
function inOrder(all: readonly Spot[]): Spot[] {
  const places = [...new Set(all.map((spot) => spot.block))].flatMap((block) => {
    const inside = all.filter((spot) => spot.block === block);
    if (!block) return inside.map((spot) => ({ ...spot, inside: [spot] }));
    const box = block.getBoundingClientRect();
    return [{ box, x: box.x + box.width / 2, y: box.y + box.height / 2, inside: readingOrder(inside) }];
  });
  return readingOrder(places).flatMap((place) => place.inside);
}

/** In lines, from left to right: what has its middle beside the first of a line belongs to it. */
export function readingOrder<Place extends Pick<Spot, "box" | "x" | "y">>(places: readonly Place[]): Place[] {
  const rest = [...places].sort((a, b) => a.y - b.y);
  const order: Place[] = [];
  while (rest.length) {
    const { bottom } = rest[0]!.box;
    const end = rest.findIndex((one) => one.y > bottom);
    order.push(...rest.splice(0, end < 0 ? rest.length : end).sort((a, b) => a.x - b.x || a.y - b.y));
  }
  return order;
}

/** What lies nearest above or below. It lies wholly beyond the middle of the other, so that no two lead to each other. */
function nearest(from: Spot, all: readonly Spot[], dy: number): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const one of all) {
    const along = dy > 0 ? one.y - from.box.bottom : from.box.top - one.y;
    if (one === from || along < -2) continue;
    const aside = Math.max(0, one.box.left - from.box.right, from.box.left - one.box.right);
    const cost = along + 2 * aside + 0.2 * Math.abs(one.x - from.x);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** Whether it is seen where it lies, and not scrolled away. */
function inSight({ y, block }: Spot): boolean {
  const room = block?.getBoundingClientRect();
  return !room || (y >= room.top && y <= room.bottom);
}

/** Within what scrolls as long as it goes on there, then to what is seen beyond it. */
function upOrDown(from: Spot, all: readonly Spot[], dy: number): Spot | undefined {
  const along = from.block
    ? nearest(
        from,
        all.filter((one) => one.block === from.block),
        dy,
      )
    : undefined;
  return along ?? nearest(from, all.filter(inSight), dy);
}

/**
 * The order as it was, while it is the same things that there are: whatever gets the focus is scrolled into sight, and an
 * order of where things lie now would lead around in a circle.
 */
export function keptOrder<Thing>(before: readonly Thing[], now: readonly Thing[]): readonly Thing[] {
  const things = new Set(now);
  return before.length === things.size && before.every((thing) => things.has(thing)) ? before : now;
}

/** The order of the last walk, and the window that it was in. */
let walked: { things: readonly HTMLElement[]; width: number; height: number } = { things: [], width: 0, height: 0 };

function inKeptOrder(now: readonly Spot[]): Spot[] {
  const same = walked.width === innerWidth && walked.height === innerHeight;
  const found = now.map(({ thing }) => thing);
  const things = same ? keptOrder(walked.things, found) : found;
  walked = { things, width: innerWidth, height: innerHeight };
  const spotOf = new Map(now.map((spot) => [spot.thing, spot]));
  return things.map((thing) => spotOf.get(thing)!);
}

/** Focus the next thing in a direction; from nowhere, the first that may be chosen. */
export function walk([dx, dy]: readonly [number, number], litOnly: boolean): boolean {
  const all = inKeptOrder(inOrder(spots(litOnly)));
  const at = all.findIndex(({ thing }) => thing === document.activeElement);
  const from = all[at];
  if (!all.length) return false;
  if (!from) {
    (document.querySelector<HTMLElement>("[data-lit]") ?? all[0]!.thing).focus();
    return true;
  }
  const next = dx ? all[(at + dx + all.length) % all.length] : upOrDown(from, all, dy);
  // At the edge one stays, and is told again where one is.
  if (!next || next === from) from.thing.blur();
  (next ?? from).thing.focus();
  return true;
}
