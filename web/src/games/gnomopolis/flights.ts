// Which pieces travel at an event. Anchors are named by the parts of the board;
// where one is folded away, its seat stands for it.

import type { Flight } from "../../kit/game";
import { number, numbers } from "../../kit/speaker";
import type { EventOut, GnomopolisView } from "../../protocol";
import { type Components, GNOME, LETTERS } from "./edition";

const gnomeOf = (i: number): string => GNOME[LETTERS[i] ?? "H"] ?? "helper";

/** One flight for each colour that a list of counts holds. */
function group(counts: readonly number[], from: (letter: string, i: number) => string[], to: string[]): Flight[] {
  return counts.flatMap((n, i) => (n > 0 ? [{ piece: gnomeOf(i), from: from(LETTERS[i] ?? "H", i), to, n }] : []));
}

export function flightsOf(event: EventOut, view: GnomopolisView, parts: Components): Flight[] {
  const d = event.data;
  const seat = `seat${number(d["seat"])}`;
  const at = (place: string): string[] => [`${seat}:${place}`, seat];
  const active = (letter: string): string[] => [
    `${seat}:active:${letter}`,
    ...at(letter === "H" ? "helpers" : "active"),
  ];
  switch (event.kind) {
    case "draw":
      return [{ piece: gnomeOf(number(d["colour"])), from: at("cup"), to: at("active") }];
    case "use":
      return group(numbers(d["gnomes"]), active, at(`scroll:${parts.scrollAt(number(d["scroll"])).id}`));
    case "caravan":
      return [
        { piece: "armadillo", from: at(`scroll:${parts.caravan?.id ?? ""}`), to: [`seat${number(d["host"])}`] },
        ...group(numbers(d["gnomes"]), active, at(`scroll:${parts.caravan?.id ?? ""}`)),
      ];
    case "build": {
      const place = view.offer.indexOf(parts.cardAt(number(d["card"])).id);
      return [
        ...group(numbers(d["team"]), active, [`offer:${place}`]),
        { piece: "home", from: [`offer:${place}`], to: at("buildings") },
      ];
    }
    case "gain": {
      const old = numbers(d["old"]);
      const rest = numbers(d["gnomes"]).map((n, i) => n - (old[i] ?? 0));
      return [
        ...group(old, (letter) => [`old:${letter}`], at("exhausted")),
        ...group(rest, (letter) => [`new:${letter}`], at("exhausted")),
      ];
    }
    case "coins":
      return gained("coin-face", "coins", d, at("coins"));
    case "helpers":
      return gained("helper", "helpers", d, at("helpers"));
    case "advisor":
      return [{ piece: "crown", from: [`advisor:${parts.advisorAt(number(d["advisor"])).id}`], to: at("buildings") }];
    case "search":
      return [searched(event, at, parts)];
    case "pass": {
      const left = view.districts[number(d["seat"])];
      return left ? group(left.active, active, at("exhausted")) : [];
    }
    case "reveal":
      return [{ piece: "home", from: ["deck"], to: [`offer:${number(d["place"])}`] }];
    default:
      return [];
  }
}

/** Coins or helpers, from each place that gave some of them; the reserve lies beside the New Capital. */
function gained(piece: string, what: string, d: EventOut["data"], to: string[]): Flight[] {
  return ["old", "new", "reserve"].flatMap((place) => {
    const n = number(d[place]);
    return n > 0 ? [{ piece, from: [`${place}:${what}`, "new"], to, n }] : [];
  });
}

function searched(event: EventOut, at: (place: string) => string[], parts: Components): Flight {
  const d = event.data;
  const colour = number(d["colour"]);
  const letter = LETTERS[colour] ?? "V";
  const piece = gnomeOf(colour);
  switch (d["from"]) {
    case "cup":
    case "exhausted":
      return { piece, from: [...at(`${d["from"]}:${letter}`), ...at(d["from"])], to: at("active") };
    case "team":
      return { piece, from: at(`team:${letter}`), to: at("exhausted") };
    default:
      return { piece, from: at(`scroll:${parts.scrollAt(number(d["scroll"])).id}`), to: at("exhausted") };
  }
}
