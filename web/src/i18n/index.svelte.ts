// The language of the page: the browser's at first, then the one chosen.

import { remember, remembered } from "../memory";
import { en } from "./en";
import { pt } from "./pt";

export const LANGUAGES = { en: "English", "pt-BR": "Português (Brasil)" } as const;
export type Language = keyof typeof LANGUAGES;

/** One of a kind for each language, made when it is first asked for. */
export function inEach<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {};
  return (language) => (made[language] ??= make(language));
}

/** A message, or a sentence made of what it is about. */
export type Catalog<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : Catalog<T[K]>;
};

export type Messages = Catalog<typeof en>;

function initial(): Language {
  const kept = remembered("language");
  if (kept === "en" || kept === "pt-BR") return kept;
  return navigator.languages
    .find((language) => /^(pt|en)/i.test(language))
    ?.toLowerCase()
    .startsWith("pt")
    ? "pt-BR"
    : "en";
}

class Locale {
  language = $state<Language>(initial());

  choose(language: Language): void {
    this.language = language;
    remember("language", language);
    document.documentElement.lang = language;
  }

  get t(): Messages {
    return this.language === "en" ? en : pt;
  }
}

export const locale = new Locale();

/** The messages in the language chosen now. */
export const t = (): Messages => locale.t;

/** What the hall refused, in the language chosen now; a code without words of ours is said as the hall said it. */
export const refusalWords = (refusal: { code: string; message: string }): string =>
  t().refusal[refusal.code] ?? refusal.message;
