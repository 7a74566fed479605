// What the board says of its pieces.

import type { Words } from "../../kit/words";
import type { GnomeView, TileView } from "../../protocol";
import type { Standing } from "./board";
import type { BusinessData, CardData, Components } from "./edition";

export type VillageWords = Words<"gnome-village">;

export function tileName(words: VillageWords, kind: string, id: string): string {
  return words.name(kind === "road" ? "road" : id);
}

export function gnomeName(words: VillageWords, owner: number, gnome: string, viewer: number): string {
  return owner === viewer ? words.say("place-gnome", { gnome }) : words.say("place-gnome-of", { gnome, whose: owner });
}

export function gnomeState(words: VillageWords, gnome: GnomeView): string {
  const parts = [words.of("tip-condition", gnome.condition)];
  if (gnome.resolved) parts.push(words.say("tip-resolved"));
  if (gnome.guards) parts.push(words.say("tip-guards"));
  if (gnome.unpaid) parts.push(words.say("tip-unpaid"));
  return parts.join(", ");
}

/** What a card does: the id of its words. */
const deed = (card: CardData): string => (card.kind === "activate" && card.all_players ? "activate-all" : card.kind);

export function cardName(words: VillageWords, card: CardData): string {
  return words.say("place-card", { card: deed(card), icons: card.icons ?? [] });
}

export function cardSays(words: VillageWords, card: CardData): string {
  const shops = (card.icons ?? []).map((shop) => words.name(shop));
  const either = shops.length ? shops.reduce((one, other) => words.say("tip-either", { one, other })) : "";
  return words.of("tip-card", deed(card), { either, coins: card.coins ?? 0 });
}

export function businessTip(words: VillageWords, kind: BusinessData): string[] {
  const lines = [words.of("tip-action", kind.action), words.say("tip-pays", { coins: kind.coins })];
  return kind.symbol === "none" ? lines : [...lines, words.of("tip-symbol", kind.symbol)];
}

export function shopTip(words: VillageWords, parts: Components, shop: string): string[] {
  const product = words.of("tip-product", shop);
  return [words.say("tip-makes", { product }), words.say("tip-worth", { count: parts.data.points.workshop })];
}

function roadTip(words: VillageWords, sides: string): string {
  const named = (mark: string): string =>
    words.list([..."NESW"].filter((_, i) => sides[i] === mark).map((side) => words.of("tip-side", side)));
  const open = words.say("tip-open", { sides: named("o") });
  return sides.includes("b") ? `${open}; ${words.say("tip-barrier", { sides: named("b") })}` : open;
}

/** What a tile is, by itself. */
export function tileLines(words: VillageWords, parts: Components, tile: TileView): string[] {
  const state = tile.state ? [words.of("tip", tile.state)] : [];
  if (tile.kind === "business") return [...state, ...businessTip(words, parts.business(tile.id))];
  if (tile.kind === "workshop") return [...state, ...shopTip(words, parts, tile.id)];
  return tile.kind === "road" ? [...state, roadTip(words, tile.sides)] : state;
}

export function gnomesThere(words: VillageWords, gnomes: readonly Standing[], viewer: number): string {
  const told = gnomes.map(
    ({ owner, gnome }) => `${gnomeName(words, owner, gnome.letter, viewer)} (${gnomeState(words, gnome)})`,
  );
  return words.say("tip-holds", { gnomes: words.list(told) });
}

/** Where a cell is, as one says it. */
export function cellName(words: VillageWords, x: number, y: number): string {
  const spoken = (number: number): string => (number < 0 ? words.say("tip-minus", { number: -number }) : `${number}`);
  return words.say("tip-cell", { column: spoken(x), row: spoken(y) });
}

/** What a tile would be linked with: each sort once, and how many there are of it. */
export function connects(words: VillageWords, names: readonly string[]): string {
  if (!names.length) return words.say("tip-connects-nothing");
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const linked = words.list([...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)));
  return words.say("tip-connects", { linked });
}
