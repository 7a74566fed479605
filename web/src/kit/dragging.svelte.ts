// A hand on a map: it is dragged with the mouse or one finger, and zoomed with two.

interface Point {
  x: number;
  y: number;
}

/** A smaller slip of the hand is no drag, or nothing could be clicked. */
const SLIP = 6;
const apart = (a: Point, b: Point): number => Math.max(10, Math.hypot(a.x - b.x, a.y - b.y));

export class Dragging {
  active = $state(false);
  readonly #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };

  constructor(
    private readonly move: (dx: number, dy: number) => void,
    /** Zooms about a point of the window. */
    private readonly zoom: (by: number, at: Point) => void,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, this.#start);
  }

  drag(event: PointerEvent, plane: HTMLElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.zoom(apart(now, other) / apart(before, other), middle);
    }
    if (!this.active && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) <= SLIP) return;
    if (!this.active) plane.setPointerCapture(event.pointerId);
    this.active = true;
    this.move((now.x - before.x) / (other ? 2 : 1), (now.y - before.y) / (other ? 2 : 1));
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    // The click that ends a drag chooses nothing.
    if (this.active && !this.#fingers.size) setTimeout(() => (this.active = false));
  }
}
