// Whom the hall knows this browser as, if it does: a player with a key, whose tables are on all their devices.

import { settings } from "./kit/settings.svelte";
import { forgetAdopted, keepKeys, keysOf, notAdopted, remember, remembered, whenKept } from "./memory";
import { api, HallRefused, type TournamentVerb } from "./net/api";
import type {
  Entered,
  Me,
  MyTable,
  NewTournament,
  NewWay,
  NoticesOut,
  NoticeWishes,
  PlayerExport,
  PlayNow,
  TableInfo,
  TakeSeat,
  TournamentInfo,
  TournamentOut,
} from "./protocol";
import { words } from "./words.svelte";

/** What this device is called in the list of what opens a player. */
function deviceName(): string {
  const { userAgent } = navigator;
  const find = (...names: string[]): string => names.find((name) => userAgent.includes(name)) ?? "";
  const browser = find("Edg", "Firefox", "Chrom", "Safari").replace("Edg", "Edge").replace("Chrom", "Chrome");
  return [browser, find("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")].filter(Boolean).join(", ");
}

/** What a player is called, to be compared. */
const said = ({ player, language }: Me): string => JSON.stringify([player.name, player.colour, language]);

const wished = (): string => JSON.stringify([settings.name, settings.colour, words.language]);

/** Do what can as well be done another time. */
async function attemptQuietly(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof HallRefused)) throw error;
  }
}

class Player {
  #key = $state(remembered("player") ?? "");
  me = $state.raw<Me | null>(null);
  #adopting: Promise<void> = Promise.resolve();

  constructor() {
    whenKept(() => void this.adopt());
  }

  get known(): boolean {
    return this.#key !== "";
  }

  /** What opens the player to the hall, for requests that show it beside another token; empty for a guest. */
  get key(): string {
    return this.#key;
  }

  /** Learn who one is; a key that was revoked is forgotten. */
  async load(): Promise<void> {
    if (!this.known) return;
    await this.#whileKnown(async () => {
      const me = await api.me(this.#key);
      // Another device has said otherwise since this one last heard of it.
      if (remembered("player-is") !== said(me)) await this.#follow(me);
      this.me = me;
    });
  }

  async become(): Promise<void> {
    const { name, colour } = settings;
    const entered = await api.newPlayer({ name, colour, language: words.language, device: deviceName() });
    remember("player-is", said(entered.me));
    await this.#arrive(entered);
  }
  async enterByLink(link: string): Promise<void> {
    await this.#enter(await api.enter({ link, device: deviceName() }));
  }
  async enterByPhrase(phrase: string): Promise<void> {
    await this.#enter(await api.enter({ phrase, device: deviceName() }));
  }

  /** Tell the hall that the seats of this browser are the player's; whatever fails is tried again. */
  adopt(): Promise<void> {
    this.#adopting = this.#adopting.then(() => this.#adopt());
    return this.#adopting;
  }

  async #adopt(): Promise<void> {
    if (!this.known) return;
    const found = notAdopted();
    for (const [table, tokens] of found) {
      try {
        await api.adopt(table, this.#key, tokens);
      } catch (error) {
        if (!(error instanceof HallRefused)) throw error;
        // Of a table that is gone, or tokens that are void, nothing can be adopted ever.
        if (error.code !== "unknown-table") return;
      }
      keepKeys(table, { adopted: [...keysOf(table).adopted, ...tokens] });
    }
    // Who sat down under another name goes by that name from now on.
    if (found.length && remembered("player-is") !== wished()) await attemptQuietly(() => this.change());
  }

  /** The tables where something is one's own. */
  async tables(): Promise<MyTable[]> {
    if (!this.known) return [];
    let found: MyTable[] = [];
    await this.#whileKnown(async () => {
      await this.adopt();
      found = await api.myTables(this.#key);
    });
    return found;
  }

  /** Whether a table may be one's own though this browser has no token of it. */
  mayClaim(table: string): boolean {
    const { host, seats, invited } = keysOf(table);
    return this.known && !host && !seats.length && !invited;
  }

  /** Get this browser's tokens of a table, if something there is one's own. */
  async claim(table: string): Promise<void> {
    try {
      const { host, seats } = await api.claim(table, this.#key);
      keepKeys(table, { host, seats: [...seats], adopted: [host, ...seats.map((seat) => seat.token)] });
    } catch (error) {
      if (!(error instanceof HallRefused)) throw error;
    }
  }

  /** Let go of a table, on all devices. */
  async release(table: string): Promise<void> {
    if (this.known) await api.release(table, this.#key);
  }

  async change(): Promise<void> {
    const { name, colour } = settings;
    const me = await api.changeMe(this.#key, { name, colour, language: words.language });
    remember("player-is", said(me));
    this.me = me;
  }
  link = (): ReturnType<typeof api.deviceLink> => api.deviceLink(this.#key);
  async phrase(): Promise<readonly string[]> {
    const { words: said } = await api.newPhrase(this.#key, words.language);
    await this.load();
    return said;
  }
  /** Add the passkey that is made of what the hall says. */
  async addPasskey(make: (options: string) => Promise<string>): Promise<void> {
    const { options } = await api.newPasskey(this.#key);
    this.me = await api.addPasskey(this.#key, await make(options), deviceName());
  }
  async enterByPasskey(show: (options: string) => Promise<string>): Promise<void> {
    const { options } = await api.askPasskey();
    await this.#enter(await api.enterByPasskey(await show(options), deviceName()));
  }
  notices = (): Promise<NoticesOut> => api.notices(this.#key);
  wishNotices = (wishes: NoticeWishes): Promise<NoticesOut> => api.wishNotices(this.#key, wishes);
  addWay = (kind: NewWay["kind"], address: string): Promise<NoticesOut> =>
    api.addWay(this.#key, { kind, address, label: deviceName() });
  turnWay = (way: string, active: boolean): Promise<NoticesOut> => api.turnWay(this.#key, way, active);
  removeWay = (way: string): Promise<NoticesOut> => api.removeWay(this.#key, way);
  tryWay = (way: string): Promise<void> => api.tryWay(this.#key, way);
  export = (): Promise<PlayerExport> => api.exportMe(this.#key);

  async myTournaments(): Promise<TournamentInfo[]> {
    let found: TournamentInfo[] = [];
    if (!this.known) return found;
    await this.#whileKnown(async () => {
      found = await api.myTournaments(this.#key);
    });
    return found;
  }
  async callTournament(wish: NewTournament): Promise<TournamentOut> {
    if (!this.known) await this.become();
    return api.newTournament(this.#key, wish);
  }
  async atTournament(id: string, verb: TournamentVerb, body?: object): Promise<TournamentOut> {
    if (!this.known) await this.become();
    return api.atTournament(this.#key, id, verb, body);
  }

  /** A seat at a table that fits, or at a new one; a rated game makes one a player. */
  async play(wish: PlayNow): Promise<string> {
    if (wish.rated && !this.known) await this.become();
    const { table, seat, token, host, watch } = await api.playNow(this.#key, wish);
    keepKeys(table.id, { host, watch, seats: [{ seat, token }], adopted: this.#adopted(token, host) });
    return table.id;
  }
  /** Sit down where anybody may. */
  async take(table: TableInfo, wish: TakeSeat): Promise<void> {
    if (table.rated && !this.known) await this.become();
    const { seat, token } = await api.take(table.id, this.#key, wish);
    keepKeys(table.id, { seats: [...keysOf(table.id).seats, { seat, token }], adopted: this.#adopted(token) });
  }
  /** What the hall knows already to be the player's. */
  #adopted(...tokens: string[]): string[] {
    return this.known ? tokens.filter(Boolean) : [];
  }

  async revoke(id: string): Promise<void> {
    const me = await api.revoke(this.#key, id);
    if (me) this.me = me;
    else this.#forget();
  }
  async delete(): Promise<void> {
    await api.deleteMe(this.#key);
    this.#forget();
  }

  async #arrive({ me, key }: Entered): Promise<void> {
    if (this.#key) forgetAdopted();
    this.#key = key;
    remember("player", key);
    this.me = me;
    await this.adopt();
  }

  async #enter(entered: Entered): Promise<void> {
    await this.#follow(entered.me);
    await this.#arrive(entered);
  }

  /** On this device one is called as on the others. */
  async #follow(me: Me): Promise<void> {
    settings.setName(me.player.name);
    settings.setColour(me.player.colour);
    if (me.language in words.offered) await words.choose(me.language);
    remember("player-is", said(me));
  }

  async #whileKnown(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof HallRefused) || error.code !== "no-player") throw error;
      this.#forget();
    }
  }

  #forget(): void {
    this.#key = "";
    remember("player", "");
    this.me = null;
    forgetAdopted();
  }
}

export const player = new Player();
