// What the parts of the board share: the components, the tips, who stands where, and the piece in hand.

import { type Fit, type InHand, Placing } from "../../kit/placing.svelte";
import { SharedBoard, shared } from "../../kit/shared";
import type { BoardTable } from "../../kit/table";
import type { Tip } from "../../kit/tips";
import type { Ahead, GnomeView, TileView, VillageView } from "../../protocol";
import { gnomesThere, tileLines, tileName } from "./descriptions";
import { Components, type EditionData, type PresetData, turned, xy } from "./edition";

export class Shared extends SharedBoard<"gnome-village"> {
  readonly parts = new Components(this.table.edition as EditionData);
  readonly placing = new Placing(this.table, new Hand(this.table, () => this.view));
}
export const getShared = shared<Shared>;

export interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

export interface Standing {
  owner: number;
  gnome: GnomeView;
}

/** The smallest box that holds these cells, and a margin round them. */
export function boxOf(cells: readonly (readonly [number, number])[], margin: number): Box {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  if (!cells.length) return { west: -1, north: -1, east: 1, south: 1 };
  return {
    west: Math.min(...xs) - margin,
    north: Math.min(...ys) - margin,
    east: Math.max(...xs) + margin,
    south: Math.max(...ys) + margin,
  };
}

/** The gnomes on the tiles of a village, by cell. */
export function standingIn(view: VillageView, seat: number): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
  view.villages.forEach((village, owner) => {
    for (const gnome of village.gnomes) {
      if (gnome.village !== seat || !gnome.at) continue;
      found.set(gnome.at, [...(found.get(gnome.at) ?? []), { owner, gnome }]);
    }
  });
  return found;
}

export function tileTip(shared: Shared, seat: number, tile: TileView, gnomes: readonly Standing[]): Tip {
  const { words, view, parts } = shared;
  const lines = tileLines(words, parts, tile);
  if (tile.barred.includes(view.turn)) lines.push(words.say("tip-barred", { seat: view.turn }));
  if (gnomes.length) lines.push(gnomesThere(words, gnomes, seat));
  if (tile.network > 0) lines.push(words.say("tip-networks"));
  const way = view.ways.find((one) => one.to === `${tile.x},${tile.y}`);
  const steps = (way?.path.length ?? 1) - 1;
  if (way && seat === view.player) lines.push(steps ? words.say("tip-path", { steps }) : words.say("tip-stays"));
  return { title: tileName(words, tile.kind, tile.id), lines };
}

/** The piece that is to be placed, as the view tells it: the hall says how it fits. */
export class Hand implements InHand {
  constructor(
    private readonly table: BoardTable,
    private readonly view: () => VillageView,
  ) {}

  turns(): number[] {
    const { kind, sides } = this.view().task;
    if (kind !== "road") return [0];
    const seen = [0, 1, 2, 3].map((turn) => turned(sides, turn));
    return [0, 1, 2, 3].filter((turn) => seen.indexOf(seen[turn]!) === turn);
  }

  fits(place: string): Fit[] | null {
    const move = this.table.standing.lit.get(place)?.[0]?.choice.move;
    if (!move) return [];
    if (this.turns().length < 2) return [{ turn: 0, moves: [move] }];
    const ahead = this.table.ahead.of([move]);
    if (!ahead) return null;
    const turns = ahead.choices.filter((choice) => choice.kind === "turn");
    if (turns.length)
      return turns.map((choice) => ({ turn: Number(choice.data?.["turn"]), moves: [move, choice.move] }));
    return [{ turn: laidAt(ahead, place)?.rotation ?? 0, moves: [move] }];
  }
}

/** The tile that would lie on a place. */
export function laidAt(ahead: Ahead, place: string): TileView | undefined {
  const [, seat, cell] = place.split(":");
  const [x, y] = xy(cell ?? "");
  return (ahead.view as VillageView | null)?.villages[Number(seat)]?.tiles.find((tile) => tile.x === x && tile.y === y);
}

const BESIDE: Record<string, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The tiles that a tile is linked with. */
function linked(tile: TileView, tiles: readonly TileView[]): TileView[] {
  return [...tile.links].flatMap((side) => {
    const [dx, dy] = BESIDE[side] ?? [0, 0];
    return tiles.filter((one) => one.x === tile.x + dx && one.y === tile.y + dy);
  });
}

/** What a tile would be linked with after some moves, and on which sides; null while that is not known. */
export function linksOf(
  shared: Shared,
  moves: readonly string[] | undefined,
  place: string,
): { sides: string; names: string[] } | null {
  const { table, words } = shared;
  const ahead = moves ? table.ahead.of(moves) : null;
  const tile = ahead ? laidAt(ahead, place) : undefined;
  if (!ahead || !tile) return null;
  const seat = Number(place.split(":")[1]);
  const tiles = (ahead.view as VillageView).villages[seat]?.tiles ?? [];
  const beside = linked(tile, tiles).map((one) => tileName(words, one.kind, one.id));
  return { sides: tile.links, names: beside };
}

/** The tiles of a layout as the edition writes them. */
export function presetTiles(
  parts: Components,
  preset: PresetData,
): { x: number; y: number; kind: string; id: string; sides: string }[] {
  const roads = preset.roads.map((text) => {
    const [id = "", cell = "", turn = "0"] = text.split(" ");
    const [x, y] = xy(cell);
    return { x, y, kind: "road", id, sides: turned(parts.sides(id), Number(turn)) };
  });
  return [
    ...roads,
    ...preset.houses.map((cell) => ({ x: xy(cell)[0], y: xy(cell)[1], kind: "house", id: "house", sides: "oooo" })),
  ];
}
