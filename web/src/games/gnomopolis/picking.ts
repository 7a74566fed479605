// How a choice is reached on the pieces, and what is asked on the way.

import type { Standing, Way } from "../../kit/picking";
import type { Choice, GnomopolisView } from "../../protocol";
import type { GnomopolisWords } from "./board";
import { LETTERS, lettersIn } from "./edition";

const isGnome = (id: string): boolean => (LETTERS as readonly string[]).includes(id);

/** The scroll or card first, behind the caravan if it goes; then who pays, in any order. */
export function way({ kind, data, touches = [] }: Choice): Way {
  // Who else pays or builds is one thing to point at.
  if (kind === "pay" || kind === "join") return { path: [...touches], bag: [] };
  const path = touches.filter((id) => !/^(active:|helpers)/.test(id));
  // Coins and helpers that a scroll costs are paid without a question; a helper in a team stands for a gnome.
  const who = kind === "build" ? lettersIn(data?.["team"]) : lettersIn(data?.["pay"]).filter(isGnome);
  return { path, bag: who.map((letter) => (letter === "H" ? "helpers" : `active:${letter}`)) };
}

/** What is asked while a choice is half made: who pays, or what the caravan copies. */
export function picking(standing: Standing, view: GnomopolisView, words: GnomopolisWords): string {
  const thing = standing.chosen.filter((id) => /^(scroll|visit|offer):/.test(id)).at(-1);
  if (thing) return words.say("prompt-pay-for", { scroll: thing.split(":")[1] ?? "" });
  const whom = view.districts[view.viewer]?.next_visit ?? 0;
  return whom === view.viewer ? words.say("prompt-visit-home") : words.say("prompt-visit", { whom });
}
