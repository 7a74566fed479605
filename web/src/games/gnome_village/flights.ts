// Which pieces travel at an event. Anchors are named by the parts of the board;
// where one is folded away, its seat stands for it.

import type { Flight } from "../../kit/game";
import type { Event, VillageView } from "../../protocol";
import type { Components } from "./edition";

export const cellAt = (seat: number, cell: string): string => `seat${seat}:${cell}`;

export function flightsOf(event: Event, view: VillageView, parts: Components): Flight[] {
  const d = event.data;
  const n = (key: string): number => Number(d[key] ?? 0);
  const id = (key: string): string => String(d[key] ?? "");
  const seat = n("seat");
  const home = `seat${seat}`;
  const purse = [`${home}:coins`, home];
  const at = id("cell");
  const there = (village: number, cell: string): string[] => [cellAt(village, cell), `seat${village}`];
  const gnome = `v-gnome-${seat}`;
  const lifts = `gnome:${seat}:${id("gnome")}`;
  const stands = view.villages[seat]?.gnomes.find((one) => one.letter === id("gnome"));
  const from = stands && stands.village >= 0 ? there(stands.village, stands.at) : [home];
  switch (event.kind) {
    case "lay": {
      const kind = parts.kind(id("tile"));
      const piece = `v-tile-${kind === "workshop" ? id("tile") : kind}`;
      return [{ piece, from: source(kind, id("shape") || id("tile"), home), to: there(seat, at) }];
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
          via: (d["path"] as readonly string[]).map((cell) => there(seat, cell)),
        },
      ];
    case "home":
      return [{ piece: gnome, lifts, from, to: there(seat, at) }];
    case "fly":
      return [{ piece: gnome, lifts, from, to: there(n("whose"), at) }];
    case "fly-back":
      return [{ piece: gnome, lifts, from, to: stands?.home ? there(seat, stands.home) : [home] }];
    case "chapel":
    case "prison": {
      const whose = n("whose");
      const taken = view.villages[whose]?.gnomes.find((one) => one.letter === id("gnome"));
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
    case "guest-coin":
      return [{ piece: "coin-face", from: ["bank"], to: purse, n: n("coins") || 1 }];
    case "buy":
      return [{ piece: "coin-face", from: purse, to: ["bank"], n: n("coins") }];
    case "pay":
      if (id("way") === "coins")
        return [{ piece: "coin-face", from: purse, to: ["bank"], n: parts.data.prices.product }];
      return id("way") === "token"
        ? [{ piece: `v-token-${id("shop")}`, from: [`${home}:tokens`, home], to: ["tokens"] }]
        : [];
    case "police":
      return (d["seats"] as readonly number[]).map((other) => ({
        piece: "coin-face",
        from: [`seat${other}:coins`, `seat${other}`],
        to: purse,
      }));
    case "thief":
      return [{ piece: "coin-face", from: [`seat${n("whom")}:coins`], to: purse, n: n("coins") }];
    case "ransom":
      return [{ piece: "coin-face", from: purse, to: [`seat${n("whom")}:coins`] }];
    case "courier": {
      const whom = `seat${n("whom")}`;
      return [token(id("shop"), whom), { piece: "coin-face", from: [`${whom}:coins`], to: purse, n: n("coins") }];
    }
    case "doctor":
      return [token(id("shop"), `seat${n("whom")}`)];
    case "guest-token":
      return [token(id("shop"), home)];
    case "activate":
      return [{ piece: "v-mushroom-on", from: ["forest", home], to: there(seat, at) }];
    case "remove":
      return [{ piece: "v-tile-business", from: there(n("whose"), at), to: ["forest"] }];
    case "reveal":
      return [{ piece: "v-card", from: ["deck"], to: ["forest"] }];
    case "deal":
      return [{ piece: "v-tile-business", from: ["stack:business"], to: ["market"] }];
    case "happy":
      return [{ piece: "v-happy", from: [view.happy >= 0 ? `seat${view.happy}` : "happy"], to: [home] }];
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

function token(shop: string, to: string): Flight {
  return { piece: `v-token-${shop}`, from: ["tokens"], to: [`${to}:tokens`, to] };
}
