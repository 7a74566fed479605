// The room that a board has, and the shape that it takes in it. This is the only table of sizes: whatever depends on the
// room asks here, or in CSS the attributes that are written on the page: `data-shape`, and `data-tabbed` where one area
// is seen at a time. Within a shape, parts ask for their own room (`@container`; the stage is the container `stage`).

export type Shape = "wide" | "tall" | "low" | "small";

interface Form {
  shape: Shape;
  /** The least room in pixels, with the bar above it; the first shape of the table that has enough is taken. */
  width: number;
  height: number;
  /** The least width for the height. */
  aspect: number;
}

/**
 * `wide`: all of a board at once, what is shared above one's own. `tall`: the same, with what stood side by side one
 * below the other. `low`, a phone on its side: one area at a time, the areas' tabs and one's own things at the sides.
 * `small`, a phone upright: the same, with the tabs above and one's own things below.
 */
export const SHAPES: readonly Form[] = [
  { shape: "wide", width: 960, height: 575, aspect: 1.05 },
  { shape: "tall", width: 720, height: 850, aspect: 0 },
  { shape: "low", width: 480, height: 0, aspect: 1.05 },
  { shape: "small", width: 0, height: 0, aspect: 0 },
];

export function shapeOf(width: number, height: number): Shape {
  const fits = (form: Form): boolean => width >= form.width && height >= form.height && width >= height * form.aspect;
  return SHAPES.find(fits)?.shape ?? "small";
}

/** The height that a strip above or below the board takes of it; what is only looked at may be scrolled for the rest. */
const STRIPS = { coach: 80, theatre: 48 };

/** The width of a window whose bar has all its buttons by name, beside the prompt and how near each end is. */
const NAMED = 1240;

class Stage {
  /** Where there is no board, that of the window. */
  shape = $state<Shape>(shapeOf(innerWidth, innerHeight));
  #measured = false;
  /** Whether one area is seen at a time. */
  tabbed = $derived(this.shape === "low" || this.shape === "small");

  /** Whether the bar has all its buttons by name; in other windows, signs stand for some and others are in the menu. */
  named = $state(true);

  constructor() {
    addEventListener("resize", () => {
      if (!this.#measured) this.shape = shapeOf(innerWidth, innerHeight);
    });
  }

  /**
   * To be attached to the element that a board lies in: its width is what the panels beside it have left. Its height
   * depends on the bar above it, whose height depends on the shape: so the window's is taken, less what a lesson or the
   * theatre needs.
   */
  readonly measure = (room: HTMLElement): (() => void) => {
    const root = document.documentElement;
    this.#measured = true;
    const measured = (): void => {
      const { width } = room.getBoundingClientRect();
      if (!width) return;
      const strip = "coach" in root.dataset ? STRIPS.coach : "theatre" in root.dataset ? STRIPS.theatre : 0;
      this.shape = shapeOf(width, root.clientHeight - strip);
      this.named = this.shape === "tall" || (this.shape === "wide" && root.clientWidth >= NAMED);
      root.dataset["shape"] = this.shape;
      root.toggleAttribute("data-tabbed", this.tabbed);
    };
    measured();
    const observer = new ResizeObserver(measured);
    observer.observe(room);
    return () => {
      observer.disconnect();
      this.#measured = false;
      delete root.dataset["shape"];
      root.removeAttribute("data-tabbed");
    };
  };
}

export const stage = new Stage();
