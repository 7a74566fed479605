// Which pieces travel at an event. Anchors are named by the parts of the board;
// where one is folded away, its seat stands for it.

import type { Flight } from "../../kit/game";
import type { Event, MightyView } from "../../protocol";
import type { Components } from "./edition";

export function flightsOf(event: Event, view: MightyView, parts: Components): Flight[] {
  const d = event.data;
  const n = (key: string): number => Number(d[key] ?? 0);
  const id = (key: string): string => String(d[key] ?? "");
  const ids = (key: string): string[] => ((d[key] as readonly (string | number)[] | undefined) ?? []).map(String);
  const who = n("seat");
  const seat = `seat${who}`;
  const at = (place: string): string[] => [`${seat}:${place}`, seat];
  const tile = id("tile").replace("tile-", "");
  const gnome = tile === "druid" ? "g-seat4" : `g-seat${who}`;
  const size = parts.size(tile);
  switch (event.kind) {
    case "gather": {
      const paid: Flight[] = n("cost") ? [{ piece: "coin-face", from: at("coins"), to: ["bank"], n: n("cost") }] : [];
      const walk = Array.from({ length: size }, (_, i) => {
        const [row, column] = id("way") === "v" ? [n("row") + i, n("column")] : [n("row"), n("column") + i];
        return { piece: gnome, from: at("tiles"), to: [`square:${row},${column}`] };
      });
      return [...walk, ...paid];
    }
    case "ladder": {
      const paid = ids("seats").map((other) => ({
        piece: "coin-face",
        from: at("coins"),
        to: [`seat${other}:coins`, `seat${other}`],
      }));
      return [{ piece: gnome, from: at("tiles"), to: [`ladder:${id("ladder")}`], n: size }, ...paid];
    }
    case "display":
      return [{ piece: gnome, from: at("tiles"), to: [`display:${n("slot")}`], n: size }];
    case "away":
      return [{ piece: gnome, from: at("tiles"), to: ["bank"], n: size }];
    case "bedroom":
      return [{ piece: gnome, from: at("tiles"), to: at("bedroom"), n: size }];
    case "tokens":
      return tokens(ids("tokens"), ["forest"], at("warehouse"));
    case "exchange":
    case "trade":
      return tokens(ids("gives"), at("warehouse"), ["bank"]);
    case "discard":
      return tokens([id("token")], at("warehouse"), ["bank"]);
    case "coins":
      return [{ piece: "coin-face", from: ["bank"], to: at("coins"), n: n("coins") }];
    case "keys":
      return n("keys") ? [{ piece: "m-key", from: ["bank"], to: at("keys"), n: n("keys") }] : [];
    case "points":
      return [{ piece: "m-star", from: ["trail"], to: at("points") }];
    case "steps": {
      const from = view.homes[who]?.space ?? 0;
      const via = Array.from({ length: n("steps") + 1 }, (_, i) => [`space:${from + i}`]);
      return [{ piece: `g-seat${who}`, from: [`space:${from}`], via, to: [`space:${n("space")}`] }];
    }
    case "take":
      return [{ piece: `m-chest-${id("chest")}`, from: ["open"], to: at("vault") }];
    case "open":
      return [{ piece: "m-key", from: at("keys"), to: at("vault") }];
    case "vault":
    case "keep":
      return [{ piece: "m-chest", from: ["bag"], to: at("vault") }];
    case "invite":
      return [{ piece: `g-mighty-${id("gnome")}`, from: [`stack:${id("gnome")}`], to: at("guests") }];
    case "claim":
      return [{ piece: "m-steward", from: [seat], to: [`reward:${id("reward")}`] }];
    case "upgrade":
      return [{ piece: "m-upgrade", from: ["attic"], to: at(id("track")) }];
    default:
      return [];
  }
}

/** Tokens travel together with those of their kind. */
function tokens(ids: readonly string[], from: string[], to: string[]): Flight[] {
  return [...new Set(ids)].map((token) => ({
    piece: `m-${token}`,
    from,
    to,
    n: ids.filter((other) => other === token).length,
  }));
}
