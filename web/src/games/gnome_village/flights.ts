// Which pieces travel at an event. Anchors are named by the parts of the board;
// where one is folded away, its seat stands for it.

import type { Flight } from "../../kit/game";
import { number, numbers } from "../../kit/speaker";
import type { EventOut, VillageView } from "../../protocol";
import { type Components, cellOf, SHOPS } from "./edition";

const LETTERS = "ABCDE";

export const cellAt = (seat: number, cell: string): string => `seat${seat}:${cell}`;

export function flightsOf(event: EventOut, view: VillageView, parts: Components): Flight[] {
  const d = event.data;
  const seat = number(d["seat"]);
  const home = `seat${seat}`;
  const purse = [`${home}:coins`, home];
  const at = "cell" in d ? cellOf(number(d["cell"])) : "";
  const there = (village: number, cell: string): string[] => [cellAt(village, cell), `seat${village}`];
  const gnome = `v-gnome-${seat}`;
  const lifts = `gnome:${seat}:${LETTERS[number(d["gnome"])] ?? ""}`;
  const stands = view.villages[seat]?.gnomes.find((one) => one.letter === LETTERS[number(d["gnome"])]);
  const from = stands && stands.village >= 0 ? there(stands.village, stands.at) : [home];
  switch (event.kind) {
    case "lay": {
      const face = parts.face(number(d["face"]));
      return [
        {
          piece: `v-tile-${face.kind === "workshop" ? face.id : face.kind}`,
          from: source(face.kind, face.id, home),
          to: there(seat, at),
        },
      ];
    }
    case "light":
    case "settle":
      return [{ piece: gnome, from: ["stack:gnome", home], to: there(seat, at) }];
    case "go":
      return [
        {
          piece: gnome,
          lifts,
          from,
          to: there(seat, at),
          via: numbers(d["path"]).map((cell) => there(seat, cellOf(cell))),
        },
      ];
    case "home":
      return [{ piece: gnome, lifts, from, to: there(seat, at) }];
    case "fly":
      return [{ piece: gnome, lifts, from, to: there(number(d["whose"]), at) }];
    case "fly back":
      return [{ piece: gnome, lifts, from, to: stands?.home ? there(seat, stands.home) : [home] }];
    case "chapel":
    case "prison": {
      const whose = number(d["whose"]);
      const taken = view.villages[whose]?.gnomes.find((one) => one.letter === LETTERS[number(d["gnome"])]);
      const [village, cell] = view.task.business.split(":");
      return [
        {
          piece: `v-gnome-${whose}`,
          lifts: `gnome:${whose}:${taken?.letter ?? ""}`,
          from: there(whose, taken?.at ?? ""),
          to: there(Number(village), cell ?? ""),
        },
      ];
    }
    case "coins":
    case "earn":
    case "theater":
    case "advice":
    case "guest coin":
      return [{ piece: "coin-face", from: ["bank"], to: purse, n: number(d["coins"]) || 1 }];
    case "buy":
      return [{ piece: "coin-face", from: purse, to: ["bank"], n: number(d["coins"]) }];
    case "pay":
      return paid(event, parts, home, purse);
    case "police":
      return numbers(d["from"]).map((other) => ({
        piece: "coin-face",
        from: [`seat${other}:coins`, `seat${other}`],
        to: purse,
      }));
    case "thief":
      return [{ piece: "coin-face", from: [`seat${number(d["whom"])}:coins`], to: purse, n: number(d["coins"]) }];
    case "ransom":
      return [{ piece: "coin-face", from: purse, to: [`seat${number(d["whom"])}:coins`] }];
    case "courier": {
      const whom = `seat${number(d["whom"])}`;
      return [
        { ...token(d["shop"], ["tokens"], whom) },
        { piece: "coin-face", from: [`${whom}:coins`], to: purse, n: number(d["coins"]) },
      ];
    }
    case "doctor":
      return [token(d["shop"], ["tokens"], `seat${number(d["whom"])}`)];
    case "guest token":
      return [token(d["shop"], ["tokens"], home)];
    case "activate":
      return [{ piece: "v-mushroom-on", from: ["forest", home], to: there(seat, at) }];
    case "remove":
      return [{ piece: "v-tile-business", from: there(number(d["whose"]), at), to: ["forest"] }];
    case "reveal":
      return [{ piece: "v-card", from: ["deck"], to: ["forest"] }];
    case "deal":
      return [{ piece: "v-tile-business", from: ["stack:business"], to: ["market"] }];
    case "happy":
      return seat >= 0
        ? [{ piece: "v-happy", from: [view.happy >= 0 ? `seat${view.happy}` : "happy"], to: [home] }]
        : [];
    default:
      return [];
  }
}

/** Where a tile that is laid comes from. */
function source(kind: string, id: string, home: string): string[] {
  if (kind === "workshop") return [`shop:${id}`];
  if (kind === "business") return [`market:${id}`, "stack:business"];
  return [`${home}:kit:${kind === "road" ? id : "house"}`, `stack:${kind}`];
}

function token(shop: EventOut["data"][string] | undefined, from: string[], to: string): Flight {
  return { piece: `v-token-${SHOPS[number(shop)] ?? ""}`, from, to: [`${to}:tokens`, to] };
}

function paid(event: EventOut, parts: Components, home: string, purse: string[]): Flight[] {
  if (event.data["way"] === "coins")
    return [{ piece: "coin-face", from: purse, to: ["bank"], n: parts.data.prices.product }];
  if (event.data["way"] === "token")
    return [
      { piece: `v-token-${SHOPS[number(event.data["shop"])] ?? ""}`, from: [`${home}:tokens`, home], to: ["tokens"] },
    ];
  return [];
}
