// Sentences about the components of one table.

import { number, numbers, SpeakerOf } from "../../kit/speaker";
import type { Choice, EventOut, MightyView } from "../../protocol";
import {
  type BookData,
  type ChestData,
  type Components,
  type GnomeData,
  ICON,
  type RewardData,
  TOKENS,
  type TradeData,
} from "./edition";
import type { MightyWords } from "./words";

const LADDERS = ["left", "right", "middle", "middle"] as const;
const TILES = ["", "1", "2", "3", "4", "druid"] as const;

export class Speaker extends SpeakerOf<MightyWords, Components> {
  /** Among mighty gnomes, the name without what all are. */
  short(gnome: GnomeData): string {
    return this.name(gnome).replace(/ Gnome$|^Gnomo /, "");
  }

  title(book: BookData): string {
    return this.w.short[book.name] ?? this.name(book);
  }

  /** One of a kind, by the name of its icon. */
  thing(icon: string): string {
    return this.w.thing[icon]?.[0] ?? icon;
  }

  /** 2 wood and 1 crystal, from letters. */
  letters(letters: string | readonly string[]): string {
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return this.list([...counts].map(([letter, n]) => this.some(n, ICON[letter] ?? letter)));
  }

  /** The same without numbers: wood, compass and wood. */
  icons(letters: readonly string[]): string {
    return this.list(letters.map((letter) => this.thing(ICON[letter] ?? letter)));
  }

  some(n: number, icon: string): string {
    return `${n} ${this.w.thing[icon]?.[n === 1 ? 0 : 1] ?? icon}`;
  }

  numbers(numbers: readonly number[]): string {
    return this.list(numbers.flatMap((n, i) => (n ? [this.some(n, TOKENS[i] ?? "")] : [])));
  }

  tile(tile: string | number): string {
    return this.w.tile(typeof tile === "number" ? (TILES[tile] ?? "") : tile);
  }

  bookCost(book: BookData): string {
    return book.bookmark ? this.some(1, book.bookmark) : "";
  }

  bookDoes(book: BookData): string {
    return this.w.effect(book.effect, book.amount ?? 1, this.letters(book.tokens ?? ""));
  }

  chestHolds(chest: ChestData): string {
    const parts: string[] = [];
    if (chest.points) parts.push(this.w.place.points(chest.points));
    if (chest.coins) parts.push(this.w.place.coins(chest.coins));
    if (chest.tokens) parts.push(this.letters(chest.tokens));
    if (chest.chests) parts.push(this.w.effect("chests", chest.chests, ""));
    if (chest.animal) parts.push(this.w.animal[chest.animal] ?? chest.animal);
    return this.list(parts);
  }

  chest(chest: ChestData): string {
    return `${this.name(chest)} (${this.chestHolds(chest)})`;
  }

  brings(trade: TradeData): string {
    const parts: string[] = [];
    if (trade.points) parts.push(this.w.place.points(trade.points));
    if (trade.coins) parts.push(this.w.place.coins(trade.coins));
    if (trade.chests) parts.push(this.w.keptChest);
    return this.list(parts);
  }

  /** What a mighty gnome does, as a sentence that says when. */
  ability(gnome: GnomeData): string {
    const w = this.w.place;
    if (gnome.trades)
      return w.oncePerRound(
        gnome.trades.map((trade) => w.trade(this.letters(trade.give), this.brings(trade))).join(" / "),
      );
    const does = this.w.effect(gnome.ability, gnome.amount ?? 1, "");
    return gnome.ability === "tile" ? w.lasting(does) : w.onArrival(does);
  }

  scoring(gnome: GnomeData): string {
    return this.w.scores(gnome.scores, gnome.points, gnome.per ?? 1, gnome.otherwise ?? 0);
  }

  reward(reward: RewardData): string {
    return this.w.reward(reward.effect, reward.amount ?? 1, this.letters(reward.tokens ?? ""));
  }

  choice(choice: Choice, view: MightyView): string {
    const [move, kind] = choice;
    const [, a = "", b = ""] = move.split(" ");
    const w = this.w.choice;
    switch (kind) {
      case "use":
        return w.use(this.tile(a));
      case "skip":
        return view.asked === "Invite" ? w.skipInvite : w.skip;
      case "activate": {
        const book = (view.column === "right" ? view.right : view.left)[Number(a) - 1];
        return w.activate(Number(a), book ? this.name(this.parts.book(book)) : "");
      }
      case "open":
      case "keep":
      case "take":
        return w[kind](this.chest(this.parts.chest(a)));
      case "exchange":
        return w.exchange(this.letters(a), this.thing(ICON[b] ?? b));
      case "trade": {
        const gnome = this.parts.gnome(a);
        const trade = gnome.trades?.find((one) => one.id === b);
        return w.trade(this.name(gnome), this.letters(trade?.give ?? ""), trade ? this.brings(trade) : "");
      }
      case "claim":
        return w.claim(this.reward(this.parts.reward(view.round, a)));
      case "gather": {
        const [row, column] = a.split(",").map(Number);
        return w.gather(this.icons(covered(choice, view)), column ?? 0, row ?? 0, this.w.lies[b === "v" ? "v" : "h"]);
      }
      case "ladder": {
        const [ladder = "", column = ""] = a.split("-");
        return w.ladder(this.w.ladder[ladder] ?? ladder, column ? (this.w.column[column] ?? column) : "");
      }
      case "display":
        return w.display(Number(a));
      case "discard":
        return w.discard(this.thing(a));
      case "invite": {
        const gnome = this.parts.gnome(a);
        return w.invite(this.name(gnome), this.letters(gnome.cost));
      }
      case "upgrade":
        return w.upgrade[a] ?? choice[2];
      case "refresh":
        return w.refresh(this.name(this.parts.gnome(a)));
      case "end":
      case "coins":
      case "decline":
        return w[kind];
      default:
        return choice[2];
    }
  }

  event(event: EventOut): string {
    const d = event.data;
    const w = this.w.event;
    const who = "seat" in d ? this.names(number(d["seat"])) : "";
    const n = (key: string): number => number(d[key]);
    const all = (key: string): string => this.list(numbers(d[key]).map(this.names));
    const book = (key: string): string => this.name(this.parts.bookAt(n(key)));
    const chest = (key: string): string => this.chest(this.parts.chestAt(n(key)));
    const gnome = (): string => this.name(this.parts.gnomeAt(n("gnome")));
    const tile = (): string => this.tile(n("tile"));
    switch (event.kind) {
      case "stack":
        return w.stack(gnome());
      case "glade":
        return w.glade(this.parts.glade(n("side")));
      case "glades":
        return w.glades(this.parts.glade(n("turned")));
      case "shelve":
        return w.shelve(book("book"));
      case "reveal":
        return w.reveal(chest("chest"));
      case "evening":
        return w.evening(n("round"), all("order"));
      case "restock":
        return w.restock(book("left"), book("right"));
      case "morning":
        return w.morning(n("round"), this.names(n("first")));
      case "gather": {
        const square = n("place") >> 1;
        return w.gather(who, tile(), (square % 6) + 1, Math.floor(square / 6) + 1, n("cost"));
      }
      case "ladder":
        return w.ladder(
          who,
          tile(),
          this.w.ladder[LADDERS[n("way")] ?? "left"] ?? "",
          n("top") + 1,
          numbers(d["paid"]).length ? all("paid") : "",
        );
      case "display":
        return w.display(who, tile(), n("slot") + 1);
      case "away":
      case "bedroom":
        return w[event.kind](who, tile());
      case "first":
      case "skip":
      case "decline":
      case "vault":
      case "keep":
        return w[event.kind](who);
      case "book":
        return w.book(who, book("book"));
      case "exchange":
        return w.exchange(who, this.numbers(numbers(d["gives"])));
      case "trade":
        return w.trade(who, this.letters(this.parts.gnomeAt(n("gnome")).trades?.[n("trade")]?.give ?? ""), gnome());
      case "claim":
        return w.claim(who, this.reward(this.parts.box(n("round"))[n("reward")]!));
      case "tokens":
        return w.tokens(who, this.numbers(numbers(d["tokens"])));
      case "discard":
        return w.discard(who, this.thing(TOKENS[n("token")] ?? ""));
      case "coins":
        return w.coins(who, n("coins"));
      case "keys":
        return w.keys(who, n("keys"), n("lost"));
      case "points":
        return w.points(who, n("points"), this.w.sources[n("source")] ?? "");
      case "steps":
        return w.steps(who, n("steps"), n("space"));
      case "take":
      case "draw":
      case "open":
        return w[event.kind](who, chest("chest"));
      case "kept":
        return w.kept(who, chest("chest"), this.name(this.parts.chestAt(n("back"))));
      case "invite":
        return w.invite(who, gnome(), d["free"] === true);
      case "refresh":
        return w.refresh(who, gnome());
      case "upgrade":
        return w.upgrade(who, n("holds"), n("track"));
      default:
        return event.says;
    }
  }

  prompt(view: MightyView): string {
    const w = this.w.prompt;
    switch (view.asked) {
      case "Turn":
        return view.turn === "druid" ? w.druid : w.Turn;
      case "Place":
        return w.Place(this.tile(view.placing));
      case "After":
        return view.reach.length ? w.books : w.After;
      case "Claim":
      case "AfterClaim":
      case "Discard":
      case "Keep":
      case "Take":
      case "Invite":
      case "Upgrade":
      case "Refresh":
        return w[view.asked];
      case "":
        return this.w.over;
      default:
        return w.chance;
    }
  }

  promptOther(view: MightyView, name: string): string {
    const said = this.w.other[view.asked as keyof MightyWords["other"]];
    return said ? said(name) : this.w.other.Turn(name);
  }
}

/** The icons of the squares that a choice would cover, as letters. */
export function covered(choice: Choice, view: MightyView): string[] {
  const squares = choice[4].filter((thing) => thing.startsWith("square:"));
  return squares.flatMap((thing) => {
    const [row = 1, column = 1] = thing.slice(7).split(",").map(Number);
    const square = view.forest[row - 1]?.[column - 1];
    return square ? [square.icon] : [];
  });
}
