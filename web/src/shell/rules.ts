// The rules page as a book: its chapters, and where a word stands in it.

import type { Block, Inline } from "./markdown";

export interface Chapter {
  /** The place of its heading among the blocks. */
  at: number;
  level: number;
  title: string;
}

export const plain = (text: readonly Inline[]): string => text.map((part) => part.text).join("");

/** Chapters and their sections; the title of the whole page is none. */
export function chapters(blocks: readonly Block[]): Chapter[] {
  return blocks.flatMap((block, at) =>
    block.kind === "heading" && (block.level === 2 || block.level === 3)
      ? [{ at, level: block.level, title: plain(block.text) }]
      : [],
  );
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where the word that is sought stands, whatever its case. */
export function cut(text: string, sought: string): Piece[] {
  if (sought.length < 2) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  const low = text.toLowerCase();
  const word = sought.toLowerCase();
  let from = 0;
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false });
    pieces.push({ text: text.slice(at, at + word.length), hit: true });
    from = at + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}
