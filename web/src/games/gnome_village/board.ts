// What the parts of the board share: the words, the tips, who stands where, and the piece in hand.

import { type Fit, type InHand, Placing } from "../../kit/placing.svelte";
import { SharedBoard, shared } from "../../kit/shared";
import type { BoardTable } from "../../kit/table";
import type { Tip } from "../../kit/tips";
import type { Ahead, GnomeView, TileView, VillageView } from "../../protocol";
import type { BusinessData, PresetData } from "./edition";
import { turned, xy } from "./edition";
import type { Speech } from "./index";
import type { Speaker } from "./speaker";

export class Shared extends SharedBoard<VillageView, Speech> {
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

export function businessTip(say: Speaker, kind: BusinessData): string[] {
  const lines = [say.w.action[kind.action] ?? "", say.w.tip.pays(kind.coins)];
  const symbol = say.w.symbol[kind.symbol];
  return symbol ? [...lines, symbol] : lines;
}

export function shopTip(say: Speaker, shop: string): string[] {
  return [say.w.tip.makes(say.w.product[shop] ?? shop), say.w.tip.worth(say.parts.data.points.workshop)];
}

export function tileTip(shared: Shared, seat: number, tile: TileView, gnomes: readonly Standing[]): Tip {
  const { say, view } = shared;
  const w = say.w.tip;
  const lines: string[] = [];
  if (tile.state) lines.push(say.w.tileState[tile.state] ?? tile.state);
  if (tile.kind === "business") lines.push(...businessTip(say, say.parts.business(tile.id)));
  if (tile.kind === "workshop") lines.push(...shopTip(say, tile.id));
  if (tile.kind === "road") {
    const sides = (mark: string): string =>
      say.list([..."NESW"].filter((_, i) => tile.sides[i] === mark).map((side) => w.side[side] ?? side));
    lines.push(w.sides(sides("o"), tile.sides.includes("b") ? sides("b") : ""));
  }
  if (tile.barred.includes(view.turn)) lines.push(w.barred(say.names(view.turn)));
  if (gnomes.length)
    lines.push(
      w.holds(
        say.list(
          gnomes.map(({ owner, gnome }) => `${say.gnome(owner, gnome.letter, seat)} (${say.gnomeState(gnome)})`),
        ),
      ),
    );
  if (tile.network > 0) lines.push(w.networks);
  const way = view.ways.find((one) => one.to === `${tile.x},${tile.y}`);
  if (way && seat === view.player) lines.push(way.path.length > 1 ? w.path(way.path.length - 1) : w.stays);
  return { title: say.tile(tile.kind, tile.id), lines };
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
    const move = this.table.standing.lit.get(place)?.[0]?.choice[0];
    if (!move) return [];
    if (this.turns().length < 2) return [{ turn: 0, moves: [move] }];
    const ahead = this.table.ahead.of([move]);
    if (!ahead) return null;
    const turns = ahead.choices.filter((choice) => choice[1] === "turn");
    if (turns.length)
      return turns.map((choice) => ({ turn: Number(choice[0].split(" ")[1]), moves: [move, choice[0]] }));
    return [{ turn: laidAt(ahead, place)?.rotation ?? 0, moves: [move] }];
  }
}

/** The tile that would lie on a place. */
export function laidAt(ahead: Ahead, place: string): TileView | undefined {
  const [, seat, cell] = place.split(":");
  const [x, y] = xy(cell ?? "");
  return (ahead.view as VillageView | null)?.villages[Number(seat)]?.tiles.find((tile) => tile.x === x && tile.y === y);
}

/** What a tile would be linked with after some moves, and on which sides; null while that is not known. */
export function linksOf(
  shared: Shared,
  moves: readonly string[] | undefined,
  place: string,
): { sides: string; names: string[] } | null {
  const { table, say } = shared;
  const ahead = moves ? table.ahead.of(moves) : null;
  const tile = ahead ? laidAt(ahead, place) : undefined;
  if (!ahead || !tile) return null;
  const seat = Number(place.split(":")[1]);
  return { sides: tile.links, names: say.linked(tile, (ahead.view as VillageView).villages[seat]?.tiles ?? []) };
}

/** The tiles of a layout as the edition writes them. */
export function presetTiles(
  say: Speaker,
  preset: PresetData,
): { x: number; y: number; kind: string; id: string; sides: string }[] {
  const roads = preset.roads.map((text) => {
    const [id = "", cell = "", turn = "0"] = text.split(" ");
    const [x, y] = xy(cell);
    return { x, y, kind: "road", id, sides: turned(say.parts.sides(id), Number(turn)) };
  });
  return [
    ...roads,
    ...preset.houses.map((cell) => ({ x: xy(cell)[0], y: xy(cell)[1], kind: "house", id: "house", sides: "oooo" })),
  ];
}
