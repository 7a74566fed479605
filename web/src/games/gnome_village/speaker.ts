// Sentences about the components of one table.

import { number, numbers, SpeakerOf } from "../../kit/speaker";
import type { Choice, EventOut, GnomeView, TileView, VillageView } from "../../protocol";
import type { Components } from "./edition";
import { cellOf, SHOPS } from "./edition";
import type { EventWords, VillageWords } from "./words";

const LETTERS = "ABCDE";

export class Speaker extends SpeakerOf<VillageWords, Components> {
  /** A component by its English name. */
  named(name: string): string {
    return this.name({ name });
  }

  tile(kind: string, id: string): string {
    if (kind === "house") return this.w.house;
    return kind === "road" ? this.w.road : this.named(this.parts.name(kind, id));
  }

  shop(shop: string): string {
    return this.tile("workshop", shop);
  }

  gnome(owner: number, letter: string, viewer: number): string {
    return owner === viewer ? this.w.gnome(letter) : this.w.gnomeOf(letter, this.names(owner));
  }

  gnomeState(gnome: GnomeView): string {
    const c = this.w.condition;
    const more = [gnome.resolved && c["resolved"], gnome.guards && c["guards"], gnome.unpaid && c["unpaid"]].filter(
      Boolean,
    );
    return [c[gnome.condition] ?? gnome.condition, ...more].join(", ");
  }

  card(id: string): string {
    const card = this.parts.card(id);
    if (!card) return id;
    const icons = (card.icons ?? []).map((shop) => this.shop(shop)).join(" / ");
    return icons ? `${this.w.card[card.kind]} ${icons}` : (this.w.card[card.kind] ?? id);
  }

  cardSays(id: string): string {
    const card = this.parts.card(id);
    if (!card) return "";
    const says = this.w.cardSays[card.kind === "activate" && card.all_players ? "all" : card.kind];
    const icons = this.list(
      (card.icons ?? []).map((shop) => this.shop(shop)),
      this.w.or,
    );
    return says?.(icons, card.coins ?? 0) ?? "";
  }

  /** The tiles that a tile is linked with, by name. */
  linked(tile: TileView, tiles: readonly TileView[]): string[] {
    const step: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
    return [...tile.links].flatMap((side) => {
      const [dx, dy] = step[side] ?? [0, 0];
      const beside = tiles.find((one) => one.x === tile.x + dx && one.y === tile.y + dy);
      return beside ? [this.tile(beside.kind, beside.id)] : [];
    });
  }

  /** The Houses and Businesses of a list, each once, and how many Roads there are among them. */
  summed(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return this.list([...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)));
  }

  choice(choice: Choice): string {
    const [move, verb, says, , touches] = choice;
    const argument = move.split(" ")[1] ?? "";
    const thing = touches[0] ?? "";
    const seat = Number(thing.split(":")[1] ?? 0);
    const whose = /^(tile|gnome|seat):/.test(thing) ? this.names(seat) : "";
    if (verb === "pay" && argument === "token") return this.w.choice["token"]?.("", "") ?? says;
    if (verb === "pay" && argument === "coins")
      return this.w.choice["coins"]?.(this.w.place.coins(this.parts.data.prices.product), "") ?? says;
    return this.w.choice[verb]?.(this.meant(verb, argument, thing, says), whose) ?? says;
  }

  /** What a move concerns, in words. */
  private meant(verb: string, argument: string, thing: string, says: string): string {
    const data = this.parts.data;
    switch (verb) {
      case "turn":
        return this.w.turned[Number(argument) as 0 | 1 | 2 | 3];
      case "preset":
        return this.named(data.presets.find((one) => one.id === argument)?.name ?? argument);
      case "lay":
        return argument === "house" ? this.w.house : this.named(this.parts.name("road", argument));
      case "buy":
        return (SHOPS as readonly string[]).includes(argument) ? this.shop(argument) : this.tile("business", argument);
      case "move":
      case "scare":
      case "take":
        return verb === "take"
          ? this.w.gnomeOf(argument.split(":").at(-1) ?? "", this.names(Number(thing.split(":")[1])))
          : this.w.gnome(argument);
    }
    if (!thing.startsWith("tile:")) return argument;
    // The hall's sentence names the tile in English, as the edition does.
    const name = /the (.+) at -?\d+,-?\d+/.exec(says)?.[1] ?? "";
    return this.w.at(name.startsWith("Road") ? this.w.road : this.named(name), argument.split(":").at(-1) ?? "");
  }

  event(event: EventOut): string {
    const say = this.w.event[event.kind];
    return say ? say(this.words(event)) : event.says;
  }

  private words(event: EventOut): EventWords {
    const d = event.data;
    const name = (key: string): string => (key in d && number(d[key]) >= 0 ? this.names(number(d[key])) : "");
    const face = "face" in d ? this.parts.face(number(d["face"])) : null;
    const kind = "kind" in d ? this.parts.data.businesses[number(d["kind"])] : undefined;
    return {
      who: name("seat"),
      whom: name("whom") || name("whose"),
      tile: face ? this.tile(face.kind, face.id) : kind ? this.named(kind.name) : "",
      at: "cell" in d ? cellOf(number(d["cell"])) : "",
      gnome: "gnome" in d ? this.w.gnome(LETTERS[number(d["gnome"])] ?? "") : "",
      shop: "shop" in d ? this.shop(SHOPS[number(d["shop"])] ?? "") : "",
      coins: this.w.place.coins(number(d["coins"])),
      card: "card" in d ? this.card(this.parts.data.forest[number(d["card"])]?.id ?? "") : "",
      round: number(d["round"]),
      way: this.w.way[String(d["way"])] ?? "",
      from: this.list(numbers(d["from"]).map(this.names)),
    };
  }

  prompt(view: VillageView): string {
    const asked = this.w.prompt[view.asked] ?? this.w.over;
    const outOfTurn = view.phase === "reveal" && view.turn !== view.player && view.turn >= 0 && view.card !== "";
    return outOfTurn ? `${this.w.interrupted(this.names(view.turn), this.card(view.card))}. ${asked}` : asked;
  }

  promptOther(view: VillageView, name: string): string {
    const say = this.w.other[view.asked] ?? this.w.other[""];
    const waiting = view.waiting.slice(0, -1).reverse();
    const later = waiting
      .filter((one) => one.step === view.asked && one.player >= 0)
      .map((one) => this.names(one.player));
    const sentence = say?.(name) ?? name;
    return later.length ? `${sentence} (${this.w.afterThem(later.join(", "))})` : sentence;
  }
}
