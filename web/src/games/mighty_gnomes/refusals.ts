// Why something can't be done now, in words. Which kind of reason it is comes from the hall.

import type { Language } from "../../i18n/index.svelte";
import { number, numbers } from "../../kit/speaker";
import type { Plain } from "../../protocol";
import { TOKENS } from "./edition";
import type { Speaker } from "./speaker";

/** What a reason is about, each part in words; only those parts that it names mean anything. */
export interface About {
  tile: string;
  book: string;
  price: string;
  chest: string;
  tokens: string;
  token: string;
  gnome: string;
  ladder: string;
  column: string;
  coins: string;
  have: string;
  left: string;
  room: string;
  rung: string;
  players: string;
  touched: string;
  track: string;
}

type Words = Record<string, (about: About) => string>;

const en: Words = {
  over: () => "the game is over",
  chance: () => "luck decides now",
  "only chance": () => "only luck decides that",
  "claim first": () => "claim a reward first",
  "use first": () => "use a gnome tile first: nobody may pass",
  "not evening": () => "rewards are claimed at the end of the round, one each",
  claimed: () => "that reward has been claimed this round",
  "choose tile": () => "first choose the tile",
  "tile used": () => "you have used this turn's tile",
  "not full": () => "your warehouse is not too full",
  "none drawn": () => "no chests have been drawn",
  "no icon": () => "reach a chest icon on the trail to use an open chest",
  "no invitation": () => "an Invite book or a reward lets you invite a mighty gnome",
  "no upgrade": () => "an Upgrade book, a reward or the Farmer moves a steward",
  "no refresh": () => "the book Refresh Spirit lets a mighty gnome act once more",
  "druid only": () => "a druid turn is for the druid tile alone",
  "no skip": () => "only a druid turn may be skipped",
  "druid later": () => "the druid tile has its own turn, after everybody's third",
  "bedroom first": ({ tile }) => `the first tile of the round is the one in the bedroom, ${tile}`,
  "this tile used": ({ tile }) => `${tile} has been used this round`,
  "no ladder yet": () => "books are used after placing a tile on a ladder",
  "out of reach": ({ rung }) => `the book at rung ${rung} is not in reach, or has been used by this tile`,
  "other column": ({ column }) => `this tile works with the ${column}`,
  bookmark: ({ book, price }) => `${book} costs ${price}, which you have not got`,
  "no effect": ({ book }) => `${book} could do nothing for you now`,
  "no key": () => "you have no key",
  "no such chest": ({ chest }) => `your vault does not hold ${chest}`,
  "exchange price": ({ tokens }) => `you have not got ${tokens}`,
  "exchange how": ({ token }) => `1 ${token} costs 1 crystal, or 2 basic resources of other kinds`,
  "exchange first": () => "to exchange it, first choose what you want instead",
  supply: ({ token }) => `the supply has no ${token} left`,
  "not yours": ({ gnome }) => `the ${gnome} is not at your table`,
  acted: ({ gnome }) => `the ${gnome} has acted this round`,
  "acts once": () => "it acts once, at the moment it joins",
  "trade price": ({ tokens }) => `you have not got ${tokens}`,
  bag: () => "there is no chest in the bag",
  "place first": ({ tile }) => `first say where ${tile} goes`,
  "ladder shut": ({ ladder, players }) => `the ${ladder} is not used with ${players} players`,
  "ladder full": ({ ladder, left }) => `the ${ladder} has only ${left}`,
  "ladder coins": ({ coins, have }) => `it costs ${coins} to the players below, you have ${have}`,
  "no display": () => "display books are for 2 players",
  "display used": () => "that display book has been used this round",
  "one way": () => "a single square lies one way only",
  "sticks out": () => "the tile would stick out of the forest",
  taken: () => "another tile lies there",
  crystal: () => "only a tile of one may cover a crystal",
  "touch coins": ({ touched, have }) => `it would touch ${touched} of other players, a coin each; you have ${have}`,
  "discard first": ({ have, room }) => `first give back what does not fit: you hold ${have}, with room for ${room}`,
  "answer first": () => "first answer what is asked",
  "no such token": ({ token }) => `you have no ${token}`,
  "not drawn": () => "that is none of the two chests drawn",
  "not open": () => "that is none of the open chests",
  "not again": ({ gnome }) => `the ${gnome} is not at your table, or can do nothing now`,
  "not in play": ({ gnome }) => `the ${gnome} is not in play`,
  invited: ({ gnome }) => `the ${gnome} is with you already`,
  "table full": ({ room }) => `your dining table seats ${room}`,
  "gnome price": ({ gnome, tokens }) => `the ${gnome} costs ${tokens}`,
  "track end": ({ track }) => `the ${track} is at its end`,
  "upgrade price": ({ track, tokens }) => `this step of the ${track} costs ${tokens}`,
};

const pt: Words = {
  over: () => "a partida terminou",
  chance: () => "agora a sorte decide",
  "only chance": () => "só a sorte decide isso",
  "claim first": () => "primeiro escolha uma recompensa",
  "use first": () => "primeiro use uma peça de gnomos: ninguém pode passar",
  "not evening": () => "as recompensas são escolhidas no fim da rodada, uma cada",
  claimed: () => "essa recompensa já foi escolhida nesta rodada",
  "choose tile": () => "primeiro escolha a peça",
  "tile used": () => "você já usou a peça desta vez",
  "not full": () => "o seu armazém não está cheio demais",
  "none drawn": () => "nenhum baú foi sacado",
  "no icon": () => "chegue a um ícone de baú na trilha para usar um baú aberto",
  "no invitation": () => "um livro de Convite ou uma recompensa deixa convidar um gnomo poderoso",
  "no upgrade": () => "um livro de Reforma, uma recompensa ou o Fazendeiro avança um mordomo",
  "no refresh": () => "o livro Espírito Renovado faz um gnomo poderoso agir mais uma vez",
  "druid only": () => "a vez do druida é só para a peça de druida",
  "no skip": () => "só a vez do druida pode ser pulada",
  "druid later": () => "a peça de druida tem a sua própria vez, depois da terceira de todos",
  "bedroom first": ({ tile }) => `a primeira peça da rodada é a do quarto, ${tile}`,
  "this tile used": ({ tile }) => `${tile} já foi usada nesta rodada`,
  "no ladder yet": () => "os livros são usados depois de pôr uma peça numa escada",
  "out of reach": ({ rung }) => `o livro do degrau ${rung} não está ao alcance, ou já foi usado por esta peça`,
  "other column": ({ column }) => `esta peça trabalha com a ${column}`,
  bookmark: ({ book, price }) => `${book} custa ${price}, que você não tem`,
  "no effect": ({ book }) => `${book} não faria nada por você agora`,
  "no key": () => "você não tem chave",
  "no such chest": ({ chest }) => `não há ${chest} no seu cofre`,
  "exchange price": ({ tokens }) => `você não tem ${tokens}`,
  "exchange how": ({ token }) => `1 ${token} custa 1 cristal, ou 2 recursos básicos de outros tipos`,
  "exchange first": () => "para trocar, primeiro escolha o que quer em troca",
  supply: ({ token }) => `a reserva não tem mais ${token}`,
  "not yours": ({ gnome }) => `${gnome} não está na sua mesa`,
  acted: ({ gnome }) => `${gnome} já agiu nesta rodada`,
  "acts once": () => "age uma só vez, no momento em que chega",
  "trade price": ({ tokens }) => `você não tem ${tokens}`,
  bag: () => "não há baú no saco",
  "place first": ({ tile }) => `primeiro diga onde vai ${tile}`,
  "ladder shut": ({ ladder, players }) => `a ${ladder} não se usa com ${players} jogadores`,
  "ladder full": ({ ladder, left }) => `a ${ladder} só tem ${left}`,
  "ladder coins": ({ coins, have }) => `custa ${coins} para quem está abaixo; você tem ${have}`,
  "no display": () => "o mostruário é para 2 jogadores",
  "display used": () => "esse livro do mostruário já foi usado nesta rodada",
  "one way": () => "um só quadrado tem uma posição só",
  "sticks out": () => "a peça sairia da floresta",
  taken: () => "já há uma peça ali",
  crystal: () => "só a peça de um pode cobrir um cristal",
  "touch coins": ({ touched, have }) => `tocaria ${touched} de outros jogadores, uma moeda cada; você tem ${have}`,
  "discard first": ({ have, room }) => `primeiro devolva o que não cabe: você tem ${have}, com lugar para ${room}`,
  "answer first": () => "primeiro responda ao que se pergunta",
  "no such token": ({ token }) => `você não tem ${token}`,
  "not drawn": () => "esse não é um dos dois baús sacados",
  "not open": () => "esse não é um dos baús abertos",
  "not again": ({ gnome }) => `${gnome} não está na sua mesa, ou nada pode fazer agora`,
  "not in play": ({ gnome }) => `${gnome} não está em jogo`,
  invited: ({ gnome }) => `${gnome} já está com você`,
  "table full": ({ room }) => `a sua mesa de jantar tem ${room} lugares`,
  "gnome price": ({ gnome, tokens }) => `${gnome} custa ${tokens}`,
  "track end": ({ track }) => `${track}: já está no fim`,
  "upgrade price": ({ track, tokens }) => `${track}: este passo custa ${tokens}`,
};

export const REASONS: Record<Language, Words> = { en, "pt-BR": pt };

/** A reason in a language; empty where there are no words for its kind. */
export function refusalOf(say: Speaker, kind: string, d: Record<string, Plain>): string {
  const n = (key: string): number => number(d[key]);
  const w = say.w.place;
  const named = <T>(key: string, name: (index: number) => T): T | "" => (key in d ? name(n(key)) : "");
  const about: About = {
    tile: named("tile", (tile) => say.tile(tile)),
    book: named("book", (book) => say.name(say.parts.bookAt(book))),
    price: named("book", (book) => say.bookCost(say.parts.bookAt(book))),
    chest: named("chest", (chest) => say.name(say.parts.chestAt(chest))),
    tokens: say.numbers(numbers(d["tokens"])),
    token: say.thing(TOKENS[n("token")] ?? ""),
    gnome: named("gnome", (gnome) => say.name(say.parts.gnomeAt(gnome))),
    ladder: say.w.ladder[["left", "middle", "right"][n("ladder")] ?? ""] ?? "",
    column: say.w.column[["left", "right"][n("column")] ?? ""] ?? "",
    coins: w.coins(n("needed")),
    have: `${n("have")}`,
    left: w.ladderFree(n("left")),
    room: `${n("room")}`,
    rung: `${n("rung")}`,
    players: `${n("players")}`,
    touched: w.tileCount(n("needed")),
    track: (n("track") ? w.dining : w.warehouse).toLowerCase(),
  };
  return REASONS[say.language][kind]?.(about) ?? "";
}
