// What is said of Gnomopolis, in every language: one interface, so that a missing sentence fails the type check.

import { type CommonWords, number, numbers, SpeakerOf } from "../../kit/speaker";
import type { Choice, EventOut, GnomopolisView, Plain } from "../../protocol";
import type { BuildingType, Components, Glyph, ScrollData } from "./edition";
import { glyph, LETTERS } from "./edition";
import { en } from "./words.en";
import { pt } from "./words.pt";

export interface GnomopolisWords extends CommonWords {
  /** By letter: one and several. */
  gnome: Record<string, readonly [string, string]>;
  /** With the article a sentence needs: "one villager", "um aldeão". */
  one: Record<string, string>;
  type: Record<BuildingType, string>;
  ending: Record<string, string>;
  endsAt: (buildings: number) => string;
  rank: Record<string, string>;
  prompt: {
    turn: string;
    turnBuilt: string;
    gain: string;
    gainProfession: string;
    search: string;
    chance: string;
    payFor: (what: string) => string;
    visit: (whom: string) => string;
    over: string;
  };
  other: { turn: (name: string) => string; gain: (name: string) => string; search: (name: string) => string };
  place: {
    old: string;
    new: string;
    offer: string;
    deck: (n: number) => string;
    deckIs: string;
    advisors: string;
    yours: string;
    district: (name: string) => string;
    active: string;
    noneActive: string;
    cup: string;
    exhausted: string;
    team: string;
    homes: string;
    scrolls: string;
    caravan: string;
    buildings: string;
    room: string;
    empty: string;
    pass: string;
    passWhy: string;
    passLast: string;
    caravanNext: (whom: string) => string;
    caravanSelf: string;
    coins: (n: number) => string;
    helpers: (n: number) => string;
    points: (n: number) => string;
    homeless: string;
    onBoard: string;
    inBuildings: string;
    first: string;
    nobodyHolds: string;
    capitalHas: (n: number, gnome: string, capital: string) => string;
    unfold: (name: string) => string;
  };
  card: {
    needs: (team: string) => string;
    brings: (gnomes: string) => string;
    homes: (gnomes: string) => string;
    scroll: (cost: string, effects: string) => string;
    returned: string;
    bonus: (coins: number, value: number, type: string) => string;
    busy: string;
  };
  legend: { coin: string; draw: string; search: string; cup: string; caravan: string; home: string; returned: string };
  effect: (g: Glyph) => string;
  choice: {
    pass: string;
    use: (scroll: string, pay: string, effects: string) => string;
    caravan: (scroll: string, pay: string, effects: string) => string;
    build: (card: string, team: string, immigrants: string) => string;
    gain: (gnome: string) => string;
    seekCup: (gnome: string) => string;
    seekExhausted: (gnome: string) => string;
    seekScroll: (gnome: string, scroll: string) => string;
    seekTeam: (gnome: string) => string;
  };
  event: {
    first: (who: string) => string;
    turn: (who: string, round: number) => string;
    reveal: (card: string) => string;
    refill: (who: string) => string;
    draw: (who: string, gnome: string) => string;
    use: (who: string, scroll: string, gnomes: string) => string;
    caravan: (who: string, host: string, scroll: string, gnomes: string) => string;
    build: (who: string, card: string, team: string) => string;
    gain: (who: string, gnomes: string) => string;
    lost: (gnomes: string) => string;
    coins: (who: string, n: number) => string;
    helpers: (who: string, n: number) => string;
    advisor: (who: string, advisor: string) => string;
    search: (who: string, gnome: string, from: string) => string;
    pass: (who: string) => string;
    ending: (reason: string) => string;
  };
  from: { cup: string; exhausted: string; team: string; scroll: (name: string) => string };
}

export const CATALOGS = { en, "pt-BR": pt } as const;

/** Sentences about the components of one table. */
export class Speaker extends SpeakerOf<GnomopolisWords, Components> {
  /** 2 villagers and 1 child, from letters. */
  people(letters: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return this.list([...counts].map(([letter, n]) => `${n} ${this.w.gnome[letter]?.[n === 1 ? 0 : 1] ?? letter}`));
  }

  peopleOf(numbers: readonly number[]): string {
    return this.people(numbers.flatMap((n, i) => Array<string>(n).fill([...LETTERS, "H"][i] ?? "?")));
  }

  effects(scroll: ScrollData): string {
    return this.list((scroll.effects ?? []).map((text) => this.w.effect(glyph(text))));
  }

  cost(scroll: ScrollData): string {
    return this.list(
      (scroll.cost ?? []).map((text) => {
        const g = glyph(text);
        if (g.letter === "$") return this.w.place.coins(g.n);
        return `${this.w.one[g.letter] ?? g.letter}${g.returned ? ` (${this.w.card.returned})` : ""}`;
      }),
    );
  }

  choice(choice: Choice): string {
    const [move, kind] = choice;
    const [, what = "", who = ""] = move.split(" ");
    const w = this.w.choice;
    const gnomes = this.people([...who]);
    switch (kind) {
      case "pass":
        return w.pass;
      case "use":
      case "caravan": {
        const scroll = this.parts.scroll(what);
        return w[kind](this.name(scroll), gnomes, this.effects(scroll));
      }
      case "build": {
        const card = this.parts.building(what);
        return w.build(this.name(card), gnomes, this.people(card.immigration));
      }
      case "gain":
        return w.gain(this.w.one[what] ?? what);
      case "seek": {
        const one = this.w.one[who] ?? who;
        if (what === "cup") return w.seekCup(one);
        if (what === "exhausted") return w.seekExhausted(one);
        if (what === "team") return w.seekTeam(one);
        return w.seekScroll(one, this.name(this.parts.scroll(what)));
      }
      default:
        return choice[2];
    }
  }

  event(event: EventOut): string {
    const d = event.data;
    const w = this.w.event;
    const who = "seat" in d ? this.names(number(d["seat"])) : "";
    switch (event.kind) {
      case "first":
        return w.first(who);
      case "turn":
        return w.turn(who, number(d["round"]));
      case "reveal":
        return w.reveal(this.name(this.parts.cardAt(number(d["card"]))));
      case "refill":
        return w.refill(who);
      case "draw":
        return w.draw(who, this.one(d["colour"]));
      case "use":
        return w.use(who, this.scrollName(d["scroll"]), this.peopleOf(numbers(d["gnomes"])));
      case "caravan":
        return w.caravan(
          who,
          this.names(number(d["host"])),
          this.scrollName(d["scroll"]),
          this.peopleOf(numbers(d["gnomes"])),
        );
      case "build":
        return w.build(who, this.name(this.parts.cardAt(number(d["card"]))), this.peopleOf(numbers(d["team"])));
      case "gain": {
        const lost = numbers(d["lost"]);
        const missing = lost.some((n) => n > 0) ? w.lost(this.peopleOf(lost)) : "";
        return w.gain(who, this.peopleOf(numbers(d["gnomes"]))) + missing;
      }
      case "coins":
        return w.coins(who, number(d["coins"]));
      case "helpers":
        return w.helpers(who, number(d["helpers"]));
      case "advisor":
        return w.advisor(who, this.name(this.parts.advisorAt(number(d["advisor"]))));
      case "search":
        return w.search(who, this.one(d["colour"]), this.from(String(d["from"]), d["scroll"]));
      case "pass":
        return w.pass(who);
      case "ending":
        return w.ending(this.w.ending[String(d["reason"])] ?? "");
      default:
        return event.says;
    }
  }

  private from(place: string, scroll: Plain | undefined): string {
    const from = this.w.from;
    return place === "cup" || place === "exhausted" || place === "team"
      ? from[place]
      : from.scroll(this.scrollName(scroll));
  }

  private one(colour: Plain | undefined): string {
    const letter = LETTERS[number(colour)] ?? "V";
    return this.w.one[letter] ?? letter;
  }

  private scrollName(index: Plain | undefined): string {
    return this.name(this.parts.scrollAt(number(index)));
  }

  prompt(view: GnomopolisView): string {
    const w = this.w.prompt;
    switch (view.asked) {
      case "Turn":
        return view.built ? w.turnBuilt : w.turn;
      case "Gain":
        return view.gain === "P" ? w.gainProfession : w.gain;
      case "Search":
        return w.search;
      case "":
        return w.over;
      default:
        return w.chance;
    }
  }

  promptOther(view: GnomopolisView, name: string): string {
    const w = this.w.other;
    return view.asked === "Gain" ? w.gain(name) : view.asked === "Search" ? w.search(name) : w.turn(name);
  }
}
