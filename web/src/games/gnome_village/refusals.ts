// Why something can't be done now, in words. Which kind of reason it is comes from the hall.

import type { Language } from "../../i18n/index.svelte";
import { number } from "../../kit/speaker";
import type { Plain } from "../../protocol";
import { SHOPS } from "./edition";
import type { Speaker } from "./speaker";

/** What a reason is about, each part in words; only those parts that it names mean anything. */
interface About {
  tile: string;
  shop: string;
  who: string;
  needed: string;
  have: string;
  n: number;
}

type Words = Record<string, (about: About) => string>;

const en: Words = {
  over: () => "the game is over",
  chance: () => "luck decides now",
  "only chance": () => "only luck reveals cards",
  "gnome first": () => "choose the gnome first, then where it goes",
  "no turn": () => "that way round it would not fit, or it is the same as another way",
  "preset late": () => "a layout can be taken only while nothing is laid",
  "not asked": () => "that is not what is asked now",
  "buying over": () => "the Work & Buy phase of this turn is over",
  "answer first": () => "first answer what is asked",
  "most houses": ({ n }) => `a village holds at most ${n} Houses`,
  "all gnomes": ({ n }) => `you have all ${n} gnomes`,
  "no dark house": () => "there is no dark House for a new gnome",
  "no roads": () => "there are no Roads left",
  "no road cell": () => "there is no plot where a Road would fit",
  "shop gone": ({ shop }) => `there is no ${shop} left`,
  "not in market": ({ tile }) => `${tile} is not in the market`,
  "move later": () => "gnomes move after the Work & Buy phase: end it first",
  "what first": () => "first choose what you build or buy, then where it goes",
  "work menu": () => "choose what you build or buy, or end the phase",
  "no token": ({ shop }) => `you have no ${shop} token`,
  "product coins": ({ needed, have }) => `a product costs ${needed}, you have ${have}, and all must be paid for`,
  coins: ({ needed, have }) => `it costs ${needed}, you have ${have}`,
  "no building cell": () => "there is no plot where it would be linked to a Road",
  "no seat": () => "nobody sits there",
  "own gnome": () => "it must be a gnome of an opponent",
  protected: ({ who }) => `the village of ${who} is protected`,
  "not your gnome": () => "it is not your gnome",
  "not in play": () => "that gnome is not in play yet",
  lying: () => "it is lying down",
  away: () => "it is not in its own village",
  resolved: () => "it has moved this turn",
  "nowhere to go": () => "there is no Workshop or Business that it can reach",
  "not at work": () => "it is not at work",
  "same colour": () => "a gnome of its colour is on the tile already",
  "no tile": () => "there is no such tile",
  elsewhere: () => "it must be in another player's village",
  occupied: ({ tile }) => `there is a gnome on the ${tile}`,
  "business needed": ({ tile }) => `it must be a Business, not a ${tile}`,
  "building needed": ({ tile }) => `it must be a Workshop or a Business, not a ${tile}`,
  "not your village": () => "it must be in your own village",
  "house taken": () => "there is a gnome on it",
  "not lit": ({ tile }) => `the ${tile} is not a lit House`,
  "lived in": () => "a gnome lives there already",
  "house needed": ({ tile }) => `it must be a House, not a ${tile}`,
  "only roads": ({ tile }) => `only Roads are rotated, and it is a ${tile}`,
  stays: ({ tile }) => `the village would not hold together, or look no different, if the ${tile} moved`,
  "workshop needed": ({ tile }) => `it must be a Workshop, not a ${tile}`,
  "shop needed": ({ shop }) => `it must be a ${shop}`,
  "not active": ({ tile }) => `the ${tile} is not active`,
  active: ({ tile }) => `the ${tile} is active already`,
  "not on card": ({ tile }) => `the card does not show the ${tile}`,
  "no token left": ({ tile }) => `the supply has no ${tile} token left`,
  "no end": ({ tile }) => `a gnome can't end on a ${tile}`,
  "own gnome there": ({ tile }) => `another gnome of yours is on the ${tile}`,
  "no way": ({ tile }) => `there is no way to the ${tile}`,
  kept: ({ tile }) => `the ${tile} is kept for the gnome that is travelling`,
  "tile there": () => "there is a tile already",
  "falls apart": () => "the village would no longer hold together there",
  "repair cell": () => "the plot waits for a Road or Business that repairs the village",
  "no open side": () => "no open side of the village faces that plot",
  "no road there": () => "it would not be linked to a Road there",
  "must repair": () => "it must go where it repairs the village",
  self: () => "it must be an opponent",
  poor: ({ who, have }) => `${who} has only ${have}`,
  "turned over": () => "it is turned over when its product is used: choose a House, a gnome or a Road",
  inactive: () => "it is inactive: a gnome that ends its move there activates it",
  "new home": () => "a new gnome can live here: take one from the supply",
  "other token": ({ shop }) => `it must be a ${shop} token`,
};

const pt: Words = {
  over: () => "a partida terminou",
  chance: () => "agora decide a sorte",
  "only chance": () => "só a sorte revela cartas",
  "gnome first": () => "escolha primeiro o gnomo, depois aonde vai",
  "no turn": () => "desse lado ela não encaixa, ou fica igual a outro",
  "preset late": () => "um traçado só pode ser tomado enquanto nada foi colocado",
  "not asked": () => "não é isso que se pergunta agora",
  "buying over": () => "a fase Trabalhar e Comprar desta vez já acabou",
  "answer first": () => "responda primeiro o que se pergunta",
  "most houses": ({ n }) => `uma aldeia tem no máximo ${n} Casas`,
  "all gnomes": ({ n }) => `você já tem todos os ${n} gnomos`,
  "no dark house": () => "não há Casa apagada para um novo gnomo",
  "no roads": () => "não restam Estradas",
  "no road cell": () => "não há lote onde caiba uma Estrada",
  "shop gone": ({ shop }) => `não resta ${shop}`,
  "not in market": ({ tile }) => `${tile} não está no mercado`,
  "move later": () => "os gnomos movem-se depois da fase Trabalhar e Comprar: encerre-a primeiro",
  "what first": () => "escolha primeiro o que constrói ou compra, depois onde fica",
  "work menu": () => "escolha o que constrói ou compra, ou encerre a fase",
  "no token": ({ shop }) => `você não tem ficha de ${shop}`,
  "product coins": ({ needed, have }) => `um produto custa ${needed}, você tem ${have}, e é preciso pagar tudo`,
  coins: ({ needed, have }) => `custa ${needed}, você tem ${have}`,
  "no building cell": () => "não há lote onde ficaria ligado a uma Estrada",
  "no seat": () => "ninguém se senta ali",
  "own gnome": () => "deve ser um gnomo de um adversário",
  protected: ({ who }) => `a aldeia de ${who} está protegida`,
  "not your gnome": () => "esse gnomo não é seu",
  "not in play": () => "esse gnomo ainda não está em jogo",
  lying: () => "ele está deitado",
  away: () => "ele não está na sua própria aldeia",
  resolved: () => "ele já moveu nesta vez",
  "nowhere to go": () => "não há Oficina nem Negócio que ele alcance",
  "not at work": () => "ele não está no trabalho",
  "same colour": () => "já há um gnomo da sua cor na peça",
  "no tile": () => "não há tal peça",
  elsewhere: () => "deve ser na aldeia de outro jogador",
  occupied: ({ tile }) => `há um gnomo em ${tile}`,
  "business needed": ({ tile }) => `deve ser um Negócio, e é ${tile}`,
  "building needed": ({ tile }) => `deve ser uma Oficina ou um Negócio, e é ${tile}`,
  "not your village": () => "deve ser na sua própria aldeia",
  "house taken": () => "há um gnomo nela",
  "not lit": ({ tile }) => `${tile} não é uma Casa acesa`,
  "lived in": () => "já mora um gnomo ali",
  "house needed": ({ tile }) => `deve ser uma Casa, e é ${tile}`,
  "only roads": ({ tile }) => `só Estradas se giram, e é ${tile}`,
  stays: ({ tile }) => `sem ${tile} ali a aldeia não ficaria unida, ou ficaria igual`,
  "workshop needed": ({ tile }) => `deve ser uma Oficina, e é ${tile}`,
  "shop needed": ({ shop }) => `deve ser ${shop}`,
  "not active": ({ tile }) => `${tile} não está ativa`,
  active: ({ tile }) => `${tile} já está ativa`,
  "not on card": ({ tile }) => `a carta não mostra ${tile}`,
  "no token left": ({ tile }) => `a reserva não tem mais ficha de ${tile}`,
  "no end": ({ tile }) => `um gnomo não pode terminar em ${tile}`,
  "own gnome there": ({ tile }) => `outro gnomo seu está em ${tile}`,
  "no way": ({ tile }) => `não há caminho até ${tile}`,
  kept: ({ tile }) => `${tile} é do gnomo que está viajando`,
  "tile there": () => "já há uma peça ali",
  "falls apart": () => "ali a aldeia deixaria de ficar unida",
  "repair cell": () => "o lote espera uma Estrada ou um Negócio que conserte a aldeia",
  "no open side": () => "nenhum lado aberto da aldeia dá para esse lote",
  "no road there": () => "ali não ficaria ligado a uma Estrada",
  "must repair": () => "deve ir para onde conserta a aldeia",
  self: () => "deve ser um adversário",
  poor: ({ who, have }) => `${who} só tem ${have}`,
  "turned over": () => "ela é virada quando se usa o produto: escolha uma Casa, um gnomo ou uma Estrada",
  inactive: () => "está inativa: um gnomo que termina ali o seu caminho a ativa",
  "new home": () => "aqui pode morar um novo gnomo: tome um da reserva",
  "other token": ({ shop }) => `deve ser uma ficha de ${shop}`,
};

export const REFUSALS: Record<Language, Words> = { en, "pt-BR": pt };

export function refusalOf(say: Speaker, kind: string, data: Record<string, Plain>): string {
  const face = "face" in data ? say.parts.face(number(data["face"])) : null;
  const business = "business" in data ? say.parts.data.businesses[number(data["business"])] : undefined;
  const about: About = {
    tile: face ? say.tile(face.kind, face.id) : business ? say.named(business.name) : "",
    shop: say.shop(SHOPS[number(data["shop"])] ?? ""),
    who: say.names(number(data["seat"])),
    needed: say.w.place.coins(number(data["needed"])),
    have: kind === "poor" ? say.w.place.coins(number(data["have"])) : `${number(data["have"])}`,
    n: number(data["n"]),
  };
  return REFUSALS[say.language][kind]?.(about) ?? "";
}
