// Pieces in the air: clones that fly along an arc from where they were to where the events say they go.

import type { Flight } from "../kit/game";

const TIME = 250;
const STAGGER = 70;
/** How long a walker takes from one place to the next, and for its whole way at the most. */
const STEP = 170;
const WALK = 1100;
const NS = "http://www.w3.org/2000/svg";

let skipping = false;

/** A click or key during a flight lands everything at once. */
export function skipFlights(): void {
  skipping = true;
}

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

async function fly(flight: Flight, delay: number): Promise<void> {
  const from = place(flight.from);
  const to = place(flight.to);
  if (!from || !to) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = rem * 2.6;
  const corner = (rect: DOMRect): Spot => [rect.x + rect.width / 2 - size * 0.39, rect.y + rect.height / 2 - size / 2];
  const way = (flight.via ?? []).flatMap((anchors) => place(anchors) ?? []).map(corner);
  const piece = clone(flight.piece, size);
  const lifted = flight.lifts ? document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(flight.lifts)}"]`) : [];
  for (const one of lifted) one.style.visibility = "hidden";
  document.body.append(piece);
  const steps = way.length > 1 ? walk(way) : arc(corner(from), corner(to));
  const duration = way.length > 1 ? Math.min(WALK, STEP * (way.length - 1)) : TIME;
  const animation = piece.animate(steps, {
    duration,
    delay,
    easing: way.length > 1 ? "linear" : "ease-in-out",
    fill: "both",
  });
  const watch = window.setInterval(() => skipping && animation.finish(), 30);
  await animation.finished.catch(() => undefined);
  clearInterval(watch);
  piece.remove();
  // It stays out of sight until the board shows it where it has landed.
  requestAnimationFrame(() => {
    for (const one of lifted) one.style.visibility = "";
  });
}

/** Flies the pieces of one event, in a small stagger. */
export async function flyAll(flights: readonly Flight[]): Promise<void> {
  skipping = false;
  const single = flights.flatMap((flight) => Array<Flight>(Math.min(flight.n ?? 1, 6)).fill(flight));
  await Promise.all(single.map((flight, i) => fly(flight, i * STAGGER)));
}

export function pause(time: number): Promise<void> {
  return new Promise((done) => {
    const began = performance.now();
    const tick = window.setInterval(() => {
      if (skipping || performance.now() - began >= time) {
        clearInterval(tick);
        done();
      }
    }, 20);
  });
}
