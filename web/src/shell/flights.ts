// Pieces in the air: clones that fly along an arc from where they were to where the events say they go. They stay where
// they have landed until the board shows them there.

import type { Flight } from "../kit/game";
import type { Timing } from "../kit/pace";

/** How much later each of several alike starts, if there is time. */
const APART = 70;
/** As many of them as are seen; the first is followed by all others before it has landed. */
const ALIKE = 6;
const NS = "http://www.w3.org/2000/svg";

/** The first anchor that is on the page and visible. */
function place(anchors: readonly string[]): DOMRect | null {
  for (const anchor of anchors) {
    for (const element of document.querySelectorAll(`[data-at="${CSS.escape(anchor)}"]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0 && rect.height > 0) return rect;
    }
  }
  return null;
}

function clone(piece: string, size: number): SVGSVGElement {
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "0 0 64 82");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("flying");
  svg.style.width = `${size * 0.78}px`;
  svg.style.height = `${size}px`;
  const use = document.createElementNS(NS, "use");
  use.setAttribute("href", `#${piece}`);
  use.setAttribute("width", "64");
  use.setAttribute("height", "82");
  svg.append(use);
  return svg;
}

type Spot = [x: number, y: number];

function arc([x0, y0]: Spot, [x1, y1]: Spot): Keyframe[] {
  const lift = Math.min(80, 20 + Math.hypot(x1 - x0, y1 - y0) / 6);
  return Array.from({ length: 9 }, (_, i) => {
    const k = i / 8;
    const y = y0 + (y1 - y0) * k - lift * 4 * k * (1 - k);
    return { transform: `translate(${x0 + (x1 - x0) * k}px, ${y}px) scale(${1 + 0.25 * Math.sin(Math.PI * k)})` };
  });
}

/** From place to place, with a small hop for each. */
function walk(way: readonly Spot[]): Keyframe[] {
  return way.flatMap(([x, y], i) => {
    const next = way[i + 1];
    const here = { transform: `translate(${x}px, ${y}px)` };
    return next ? [here, { transform: `translate(${(x + next[0]) / 2}px, ${(y + next[1]) / 2 - 9}px)` }] : [here];
  });
}

/** The way back of a piece. */
export const reverse = (flight: Flight): Flight => ({
  ...flight,
  from: flight.to,
  to: flight.from,
  ...(flight.via && { via: [...flight.via].reverse() }),
});

/** What is in the air over one table. */
export class Sky {
  /** The pieces that fly or have landed, and those of the board that are not seen meanwhile. */
  #pieces: SVGSVGElement[] = [];
  #lifted: HTMLElement[] = [];
  #flying = new Set<Animation>();
  #waiting = new Set<() => void>();
  #landed = false;

  /** Fly the pieces of a move, event by event; whoever waits for it is told when it has been seen. */
  async show(events: readonly (readonly Flight[])[], timing: Timing): Promise<void> {
    this.#landed = false;
    const began = performance.now();
    let delay = 0;
    const flying: Promise<void>[] = [];
    for (const flights of events) {
      const single = flights.flatMap((flight) => Array<Flight>(Math.min(flight.n ?? 1, ALIKE)).fill(flight));
      const apart = Math.min(APART, timing.flight / ALIKE);
      flying.push(...single.map((flight, i) => this.#fly(flight, delay + i * apart, timing)));
      if (single.length) delay += timing.stagger;
    }
    await Promise.all(flying);
    await this.#pause(timing.move - (performance.now() - began));
  }

  /** Everything that flies is where it goes, at once, and nobody waits any longer. */
  land(): void {
    this.#landed = true;
    for (const animation of this.#flying) animation.finish();
    for (const done of this.#waiting) done();
  }

  /** The board shows it now: nothing is left over it. */
  clear(): void {
    this.land();
    for (const piece of this.#pieces) piece.remove();
    for (const one of this.#lifted) one.style.visibility = "";
    this.#pieces = [];
    this.#lifted = [];
  }

  async #fly(flight: Flight, delay: number, timing: Timing): Promise<void> {
    const from = place(flight.from);
    const to = place(flight.to);
    if (!from || !to || this.#landed) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const size = rem * 2.6;
    const corner = (r: DOMRect): Spot => [r.x + r.width / 2 - size * 0.39, r.y + r.height / 2 - size / 2];
    const way = (flight.via ?? []).flatMap((anchors) => place(anchors) ?? []).map(corner);
    const walks = way.length > 1;
    const piece = clone(flight.piece, size);
    this.#lift(flight.lifts);
    this.#pieces.push(piece);
    document.body.append(piece);
    const animation = piece.animate(walks ? walk(way) : arc(corner(from), corner(to)), {
      duration: walks ? Math.min(timing.walk, 0.7 * timing.flight * (way.length - 1)) : timing.flight,
      delay,
      easing: walks ? "linear" : "ease-in-out",
      fill: "both",
    });
    this.#flying.add(animation);
    await animation.finished.catch(() => undefined);
    this.#flying.delete(animation);
  }

  #lift(anchor: string | undefined): void {
    if (!anchor) return;
    for (const one of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(anchor)}"]`)) {
      one.style.visibility = "hidden";
      this.#lifted.push(one);
    }
  }

  async #pause(time: number): Promise<void> {
    if (time <= 0 || this.#landed) return;
    await new Promise<void>((over) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        over();
      };
      const timer = window.setTimeout(done, time);
      this.#waiting.add(done);
    });
  }
}
