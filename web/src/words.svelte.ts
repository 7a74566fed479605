// The words of the hall in the language chosen now. Catalogues come from the hall: the shell's before anything is shown,
// that of a game when it is needed.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Naming, NO_NAMING, Words } from "./kit/words";
import { remember, remembered } from "./memory";
import { api } from "./net/api";
import type { LanguageInfo } from "./protocol";

/** The parts of the shell's catalogue that a browser needs. */
const SHELL = ["table", "hall"];
/** What only some pages say; it is read when they are opened. */
const PAGES = ["editions", "notices"];

/** The language of the hall that is nearest to those wished for; the first one if it has none of them. */
export function nearest(offered: readonly string[], wished: readonly string[]): string {
  for (const wish of wished.map((one) => one.toLowerCase())) {
    const found =
      offered.find((one) => one.toLowerCase() === wish) ??
      offered.find((one) => one.toLowerCase().split("-")[0] === wish.split("-")[0]);
    if (found) return found;
  }
  return offered[0] ?? "";
}

class Catalogues {
  /** The languages that the hall speaks, by code. */
  offered = $state.raw<Readonly<Record<string, LanguageInfo>>>({});
  language = $state("");
  /** What was read, by language and part. */
  #read = $state.raw<ReadonlyMap<string, FluentResource>>(new Map());
  /** What was asked for, by the same: nobody asks twice, however many need it at once. */
  readonly #asked = new Map<string, Promise<void>>();
  readonly #needed = new Set(SHELL);
  #wanted = "";

  /** The shell's own words. */
  readonly shell = $derived(this.speak(NO_NAMING));

  /** Load what the shell says, before anything is shown. */
  async start(): Promise<void> {
    this.offered = await api.languages();
    const kept = remembered("language");
    await this.#switch(nearest(Object.keys(this.offered), [...(kept ? [kept] : []), ...navigator.languages]));
  }

  /** Speak another language, as soon as all its words are here. */
  async choose(language: string): Promise<void> {
    await this.#switch(language);
    remember("language", language);
  }

  /** Have the words of a game or of some pages, in this language and in those chosen later. */
  async need(game: string): Promise<void> {
    this.#needed.add(game);
    await this.#load(this.language);
  }

  /** Words for a game, or for the shell alone. Of what is not loaded yet there are none. */
  speak(naming: Naming): Words {
    const { language } = this;
    const bundle = new FluentBundle(this.offered[language]?.locale ?? [], { useIsolating: false });
    for (const part of [...SHELL, ...PAGES, naming.game]) {
      const resource = this.#read.get(`${language} ${part}`);
      if (resource) bundle.addResource(resource);
    }
    return new Words(language, bundle, naming);
  }

  /** Words about a game that nobody plays here yet. */
  about(game: string): Words {
    return this.speak({ ...NO_NAMING, game });
  }

  async #switch(language: string): Promise<void> {
    this.#wanted = language;
    await this.#load(language);
    // Whoever chose again meanwhile wants that.
    if (this.#wanted === language) this.language = document.documentElement.lang = language;
  }

  /** Read all that is needed and not here yet, also what comes to be needed meanwhile. */
  async #load(language: string): Promise<void> {
    for (;;) {
      const missing = [...this.#needed].filter((part) => !this.#read.has(`${language} ${part}`));
      if (!missing.length) return;
      await Promise.all(missing.map((part) => this.#ask(language, part)));
    }
  }

  #ask(language: string, part: string): Promise<void> {
    const key = `${language} ${part}`;
    const asked = this.#asked.get(key) ?? this.#fetch(language, part);
    this.#asked.set(key, asked);
    return asked;
  }

  async #fetch(language: string, part: string): Promise<void> {
    const key = `${language} ${part}`;
    try {
      const resource = new FluentResource(await api.words(language, part));
      this.#read = new Map(this.#read).set(key, resource);
    } finally {
      // What could not be fetched is asked for again when it is needed again.
      this.#asked.delete(key);
    }
  }
}

export const words = new Catalogues();

/** A message of the shell, in the language chosen now. */
export const say: Words["say"] = (id, ...data) => words.shell.say(id, ...data);
