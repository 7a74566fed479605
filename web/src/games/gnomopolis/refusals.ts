// Why something can't be done now, in words. Which kind of reason it is comes from the hall.

import type { Language } from "../../i18n/index.svelte";
import { number, numbers } from "../../kit/speaker";
import type { Plain } from "../../protocol";
import { LETTERS } from "./edition";
import type { Speaker } from "./words";

/** What a reason is about, each part in words; only those parts that it names mean anything. */
interface About {
  gnome: string;
  scroll: string;
  host: string;
  needed: string;
  have: string;
  coins: string;
  helpers: string;
}

type Words = Record<string, (about: About) => string>;

const en: Words = {
  over: () => "the game is over",
  "none to draw": () => "there is none left to be drawn",
  chance: () => "luck decides now",
  "only chance": () => "only luck decides that",
  "answer first": () => "first answer what is asked",
  "not asked": () => "nothing asks for that now",
  "choose gain": () => "choose the gnome that you gain",
  "no profession": ({ gnome }) => `${gnome} has no profession`,
  "none to gain": ({ gnome }) => `neither capital has ${gnome}`,
  "choose search": () => "choose the gnome that the Search moves",
  "not in cup": ({ gnome }) => `your cup does not hold ${gnome}`,
  "not resting": ({ gnome }) => `of those who rest, none is ${gnome}`,
  "not on scroll": ({ gnome, scroll }) => `on ${scroll} there is not ${gnome}`,
  "not in team": ({ gnome }) => `among your builders there is not ${gnome}`,
  "caravan away": () => "your caravan has gone already this turn",
  "not there": ({ host, scroll }) => `your caravan visits ${host} next, where there is no ${scroll}`,
  "not yours": ({ scroll }) => `${scroll} is not in your district`,
  "not empty": ({ scroll }) => `${scroll} is in use until the end of the turn`,
  coins: ({ scroll, coins, have }) => `${scroll} costs ${coins}, you have ${have}`,
  helpers: ({ scroll, helpers, have }) => `${scroll} costs ${helpers}, you have ${have}`,
  gnomes: ({ needed, have }) => `you need ${needed} ready to work, and have ${have}`,
  built: () => "you have built this turn",
  "not offered": ({ scroll }) => `${scroll} is not on offer`,
  "team helpers": ({ helpers, have }) => `the team has ${helpers}, you have ${have}`,
  team: ({ needed, have }) => `you need ${needed} ready to work, and have ${have}`,
};

const pt: Words = {
  over: () => "a partida terminou",
  "none to draw": () => "não resta nenhum para sacar",
  chance: () => "agora a sorte decide",
  "only chance": () => "só a sorte decide isso",
  "answer first": () => "primeiro responda ao que se pergunta",
  "not asked": () => "nada pede isso agora",
  "choose gain": () => "escolha o gnomo que você ganha",
  "no profession": ({ gnome }) => `${gnome} não tem profissão`,
  "none to gain": ({ gnome }) => `nenhuma das capitais tem ${gnome}`,
  "choose search": () => "escolha o gnomo que a Busca move",
  "not in cup": ({ gnome }) => `não há ${gnome} na sua caneca`,
  "not resting": ({ gnome }) => `não há ${gnome} descansando`,
  "not on scroll": ({ gnome, scroll }) => `não há ${gnome} em ${scroll}`,
  "not in team": ({ gnome }) => `não há ${gnome} entre os construtores`,
  "caravan away": () => "a sua caravana já foi nesta vez",
  "not there": ({ host, scroll }) => `a sua caravana visita ${host}, onde não há ${scroll}`,
  "not yours": ({ scroll }) => `${scroll} não está no seu distrito`,
  "not empty": ({ scroll }) => `${scroll} está em uso até o fim da vez`,
  coins: ({ scroll, coins, have }) => `${scroll} custa ${coins}, você tem ${have}`,
  helpers: ({ scroll, helpers, have }) => `${scroll} custa ${helpers}, você tem ${have}`,
  gnomes: ({ needed, have }) => `é preciso ter ${needed} prontos para o trabalho; há ${have}`,
  built: () => "você já construiu nesta vez",
  "not offered": ({ scroll }) => `${scroll} não está em oferta`,
  "team helpers": ({ helpers, have }) => `a equipe tem ${helpers}, você tem ${have}`,
  team: ({ needed, have }) => `é preciso ter ${needed} prontos para o trabalho; há ${have}`,
};

export const REASONS: Record<Language, Words> = { en, "pt-BR": pt };

/** A reason in a language; empty where there are no words for its kind. */
export function refusalOf(say: Speaker, kind: string, d: Record<string, Plain>): string {
  const amount = (value: Plain | undefined): string =>
    Array.isArray(value) ? say.peopleOf(numbers(value)) : `${number(value)}`;
  const letter = LETTERS[number(d["colour"])] ?? "V";
  const about: About = {
    gnome: say.w.one[letter] ?? letter,
    scroll: "scroll" in d ? say.name(say.parts.scrollAt(number(d["scroll"]))) : "",
    host: "host" in d ? say.names(number(d["host"])) : "",
    needed: amount(d["needed"]),
    have: amount(d["have"]),
    coins: say.w.place.coins(number(d["needed"])),
    helpers: say.w.place.helpers(number(d["needed"])),
  };
  return REASONS[say.language][kind]?.(about) ?? "";
}
