// Which pieces travel at an event. Anchors are named by the parts of the board;
// where one is folded away, its seat stands for it.

import type { Flight } from "../../kit/game";
import { number, numbers } from "../../kit/speaker";
import type { EventOut, MightyView } from "../../protocol";
import { type Components, TOKENS } from "./edition";

const LADDERS = ["left", "right", "middle", "middle"];

export function flightsOf(event: EventOut, view: MightyView, parts: Components): Flight[] {
  const d = event.data;
  const n = (key: string): number => number(d[key]);
  const who = n("seat");
  const seat = `seat${who}`;
  const at = (place: string): string[] => [`${seat}:${place}`, seat];
  const gnome = n("tile") === 5 ? "g-seat4" : `g-seat${who}`;
  const size = parts.size(n("tile") === 5 ? "druid" : String(n("tile")));
  switch (event.kind) {
    case "gather": {
      const [row, column] = [Math.floor((n("place") >> 1) / 6), (n("place") >> 1) % 6];
      const paid: Flight[] = n("cost") ? [{ piece: "coin-face", from: at("coins"), to: ["bank"], n: n("cost") }] : [];
      const walk = Array.from({ length: size }, (_, i) => {
        const [r, c] = n("place") % 2 ? [row + i, column] : [row, column + i];
        return { piece: gnome, from: at("tiles"), to: [`square:${r + 1},${c + 1}`] };
      });
      return [...walk, ...paid];
    }
    case "ladder": {
      const paid = numbers(d["paid"]).map((other) => ({
        piece: "coin-face",
        from: at("coins"),
        to: [`seat${other}:coins`, `seat${other}`],
      }));
      return [{ piece: gnome, from: at("tiles"), to: [`ladder:${LADDERS[n("way")]}`], n: size }, ...paid];
    }
    case "display":
      return [{ piece: gnome, from: at("tiles"), to: [`display:${n("slot") + 1}`], n: size }];
    case "away":
      return [{ piece: gnome, from: at("tiles"), to: ["bank"], n: size }];
    case "bedroom":
      return [{ piece: gnome, from: at("tiles"), to: at("bedroom"), n: size }];
    case "tokens":
      return numbers(d["tokens"]).flatMap((many, i) =>
        many ? [{ piece: `m-${TOKENS[i]}`, from: ["forest"], to: at("warehouse"), n: many }] : [],
      );
    case "exchange":
      return numbers(d["gives"]).flatMap((many, i) =>
        many ? [{ piece: `m-${TOKENS[i]}`, from: at("warehouse"), to: ["bank"], n: many }] : [],
      );
    case "discard":
      return [{ piece: `m-${TOKENS[n("token")]}`, from: at("warehouse"), to: ["bank"] }];
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
      return [{ piece: `m-chest-${parts.chestAt(n("chest")).id}`, from: ["open"], to: at("vault") }];
    case "open":
      return [{ piece: "m-key", from: at("keys"), to: at("vault") }];
    case "vault":
    case "keep":
      return [{ piece: "m-chest", from: ["bag"], to: at("vault") }];
    case "invite":
      return [
        {
          piece: `g-mighty-${parts.gnomeAt(n("gnome")).id}`,
          from: [`stack:${parts.gnomeAt(n("gnome")).id}`],
          to: at("guests"),
        },
      ];
    case "claim":
      return [{ piece: "m-steward", from: [seat], to: [`reward:${n("reward")}`] }];
    case "upgrade":
      return [{ piece: "m-upgrade", from: ["attic"], to: at(n("track") ? "dining" : "warehouse") }];
    default:
      return [];
  }
}
