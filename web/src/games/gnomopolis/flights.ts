// Which pieces travel at an event. Anchors are named by the parts of the board;
// where one is folded away, its seat stands for it.

import type { Flight } from "../../kit/game";
import type { Event, GnomopolisView } from "../../protocol";
import { each } from "./board";
import { type Components, GNOME, lettersIn } from "./edition";

type Anchors = (letter: string) => string[];

const gnome = (letter: string): string => GNOME[letter] ?? "wild";

/** One flight for each kind of gnome. */
function group(letters: readonly string[], from: Anchors, to: string[]): Flight[] {
  return [...new Set(letters)].map((letter) => ({
    piece: gnome(letter),
    from: from(letter),
    to,
    n: letters.filter((one) => one === letter).length,
  }));
}

export function flightsOf(event: Event, view: GnomopolisView, parts: Components): Flight[] {
  const d = event.data;
  const seat = `seat${Number(d["seat"])}`;
  const at = (place: string): string[] => [`${seat}:${place}`, seat];
  const active: Anchors = (letter) => [`${seat}:active:${letter}`, ...at(letter === "H" ? "helpers" : "active")];
  const caravan = `scroll:${parts.caravan?.id ?? ""}`;
  switch (event.kind) {
    case "draw":
      return [{ piece: gnome(String(d["gnome"])), from: at("cup"), to: at("active") }];
    case "use":
      return group(lettersIn(d["gnomes"]), active, at(`scroll:${String(d["scroll"])}`));
    case "caravan":
      return [
        { piece: "armadillo", from: at(caravan), to: [`seat${Number(d["whom"])}`] },
        ...group(lettersIn(d["gnomes"]), active, at(caravan)),
      ];
    case "caravan-home":
      return group(lettersIn(d["gnomes"]), active, at(caravan));
    case "build": {
      const offer = `offer:${view.offer.indexOf(String(d["card"]))}`;
      return [...group(lettersIn(d["team"]), active, [offer]), { piece: "home", from: [offer], to: at("buildings") }];
    }
    case "gain":
    case "gain-less":
      return [
        ...group(lettersIn(d["old"]), (letter) => [`old:${letter}`], at("exhausted")),
        ...group(lettersIn(d["new"]), (letter) => [`new:${letter}`], at("exhausted")),
      ];
    case "coins":
      return gained("coin-face", "coins", d, at("coins"));
    case "helpers":
      return gained("helper", "helpers", d, at("helpers"));
    case "advisor":
      return [{ piece: "crown", from: [`advisor:${String(d["advisor"])}`], to: at("buildings") }];
    case "search-cup":
    case "search-exhausted":
    case "search-team":
    case "search-scroll":
      return [searched(event, at)];
    case "pass": {
      const left = view.districts[Number(d["seat"])];
      return left
        ? group(
            each(left.active).map(({ letter }) => letter),
            active,
            at("exhausted"),
          )
        : [];
    }
    case "reveal":
      return [{ piece: "home", from: ["deck"], to: [`offer:${Number(d["place"])}`] }];
    default:
      return [];
  }
}

/** Coins or helpers, from each place that gave some of them; the reserve lies beside the New Capital. */
function gained(piece: string, what: string, d: Event["data"], to: string[]): Flight[] {
  return ["old", "new", "reserve"].flatMap((place) => {
    const n = Number(d[place]);
    return n > 0 ? [{ piece, from: [`${place}:${what}`, "new"], to, n }] : [];
  });
}

/** From cup and rest to work; off a scroll or a team to rest, but whoever lies there leaves at once. */
function searched({ kind, data: d }: Event, at: (place: string) => string[]): Flight {
  const letter = String(d["gnome"]);
  const place = kind.slice("search-".length);
  if (place === "scroll") {
    const to = d["lying"] ? [`new:${letter}`, "new"] : at("exhausted");
    return { piece: gnome(letter), from: at(`scroll:${String(d["scroll"])}`), to };
  }
  return {
    piece: gnome(letter),
    from: [...at(`${place}:${letter}`), ...at(place)],
    to: at(place === "team" ? "exhausted" : "active"),
  };
}
