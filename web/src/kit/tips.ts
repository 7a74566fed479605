// What a board tells about its things.

/** What a thing on the board is, to who hovers over it or focuses it. */
export interface Tip {
  title: string;
  lines: string[];
}

/** A tip as one spoken sentence. */
export const spoken = (tip: Tip): string => [tip.title, ...tip.lines].join(". ");

/** A tip beside its thing, with the rules of what may be chosen there. */
export interface ShownTip {
  id: string;
  tip: Tip;
  rect: DOMRect;
  /** The thing itself: with it, its tip goes. */
  of: Element;
  rules: readonly string[];
  /** Whether the hall may be asked about it: it is one's own turn, and one's own thing. */
  ask: boolean;
}
