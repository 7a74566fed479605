// Why something can't be chosen, in Portuguese: the hall gives its reasons in English sentences of a few forms.

type Name = (english: string) => string;
type Form = readonly [form: RegExp, say: (found: string[], name: Name) => string];

const coins = (n: string | undefined): string => `${n} ${n === "1" ? "moeda" : "moedas"}`;

const FORMS: readonly Form[] = [
  [/^the game is over$/, () => "a partida terminou"],
  [/^this is for chance to decide$/, () => "isto é decidido pela sorte"],
  [/^only chance reveals cards$/, () => "só a sorte revela cartas"],
  [/^that way round it would not fit/, () => "desse lado ela não encaixa, ou fica igual a outro"],
  [/^a preset can be taken only while nothing is laid$/, () => "um traçado só pode ser tomado enquanto nada foi colocado"],
  [/^that is not what is asked now/, () => "não é isso que se pergunta agora"],
  [/^first answer what is asked/, () => "responda primeiro o que se pergunta"],
  [/^the Work & Buy phase of this turn is over$/, () => "a fase Trabalhar e Comprar desta vez já acabou"],
  [/^a village holds at most (\d+) Houses$/, ([, n]) => `uma aldeia tem no máximo ${n} Casas`],
  [/^you have all (\d+) gnomes$/, ([, n]) => `você já tem todos os ${n} gnomos`],
  [/^there is no dark House for a new gnome$/, () => "não há Casa apagada para um novo gnomo"],
  [/^there are no Roads left$/, () => "não restam Estradas"],
  [/^there is no cell where a Road would fit$/, () => "não há lote onde caiba uma Estrada"],
  [/^there is no cell where it would be linked to a Road$/, () => "não há lote onde ficaria ligado a uma Estrada"],
  [/^there is no such tile$/, () => "não há tal peça"],
  [/^there is no seat (\d+)$/, ([, n]) => `não há o lugar ${n}`],
  [/^there is no way to the (.+)$/, ([, what], name) => `não há caminho até ${name(what!)}`],
  [/^there is no Workshop or Business that it can reach$/, () => "não há Oficina nem Negócio que ele alcance"],
  [/^there is no (.+) left$/, ([, what], name) => `não resta ${name(what!)}`],
  [/^(.+) is not in the market$/, ([, what], name) => `${name(what!)} não está no mercado`],
  [/^gnomes move after the Work & Buy phase; end it first$/, () => "os gnomos movem-se depois da fase Trabalhar e Comprar; encerre-a primeiro"],
  [/^first name what you build or buy, then where it goes$/, () => "diga primeiro o que constrói ou compra, depois onde fica"],
  [/^name what you build or buy, or end the phase$/, () => "diga o que constrói ou compra, ou encerre a fase"],
  [/^you have no (.+) token$/, ([, what], name) => `você não tem ficha de ${name(what!)}`],
  [/^a product costs (\d+) coins?, you have (\d+), and all must be paid for$/, ([, n, m]) => `um produto custa ${coins(n)}, você tem ${m}, e é preciso pagar tudo`],
  [/^it costs (\d+) coins?, you have (\d+)$/, ([, n, m]) => `custa ${coins(n)}, você tem ${m}`],
  [/^it must be a gnome of an opponent$/, () => "deve ser um gnomo de um adversário"],
  [/^seat (\d+) is protected$/, () => "essa aldeia está protegida"],
  [/^seat (\d+) has only (\d+) coins?$/, ([, , n]) => `esse jogador só tem ${coins(n)}`],
  [/^it is not your gnome$/, () => "esse gnomo não é seu"],
  [/^that gnome is not in play$/, () => "esse gnomo não está em jogo"],
  [/^it is lying down$/, () => "ele está deitado"],
  [/^it is not in its own village$/, () => "ele não está na sua própria aldeia"],
  [/^it has been resolved this turn$/, () => "ele já moveu nesta vez"],
  [/^it is not at work$/, () => "ele não está no trabalho"],
  [/^a gnome of its colour is on the tile already$/, () => "já há um gnomo da sua cor na peça"],
  [/^it must be in another player's village$/, () => "deve ser na aldeia de outro jogador"],
  [/^it must be in your own village$/, () => "deve ser na sua própria aldeia"],
  [/^it must be an opponent$/, () => "deve ser um adversário"],
  [/^there is a gnome on it$/, () => "há um gnomo nela"],
  [/^there is a gnome on the (.+)$/, ([, what], name) => `há um gnomo em ${name(what!)}`],
  [/^it must be a Business, not a (.+)$/, ([, what], name) => `deve ser um Negócio, e é ${name(what!)}`],
  [/^it must be a Workshop or a Business, not a (.+)$/, ([, what], name) => `deve ser uma Oficina ou um Negócio, e é ${name(what!)}`],
  [/^it must be a Workshop, not a (.+)$/, ([, what], name) => `deve ser uma Oficina, e é ${name(what!)}`],
  [/^it must be a House, not a (.+)$/, ([, what], name) => `deve ser uma Casa, e é ${name(what!)}`],
  [/^the (.+) is not a lit House$/, ([, what], name) => `${name(what!)} não é uma Casa acesa`],
  [/^a gnome lives there already$/, () => "já mora um gnomo ali"],
  [/^only Roads are rotated, and it is a (.+)$/, ([, what], name) => `só Estradas se giram, e é ${name(what!)}`],
  [/^the village would not hold together, or look no different, if the (.+) moved$/, ([, what], name) => `sem ${name(what!)} ali a aldeia não ficaria unida, ou ficaria igual`],
  [/^the village would no longer hold together there$/, () => "ali a aldeia deixaria de ficar unida"],
  [/^the (.+) is not active$/, ([, what], name) => `${name(what!)} não está ativa`],
  [/^the (.+) is active already$/, ([, what], name) => `${name(what!)} já está ativa`],
  [/^the card does not show the (.+)$/, ([, what], name) => `a carta não mostra ${name(what!)}`],
  [/^the supply has no (.+) token left$/, ([, what], name) => `a reserva não tem mais ficha de ${name(what!)}`],
  [/^it must be a (.+) token$/, ([, what], name) => `deve ser uma ficha de ${name(what!)}`],
  [/^it must be a (.+)$/, ([, what], name) => `deve ser ${name(what!)}`],
  [/^a gnome can't end on a (.+)$/, ([, what], name) => `um gnomo não pode terminar em ${name(what!)}`],
  [/^another gnome of yours is on the (.+)$/, ([, what], name) => `outro gnomo seu está em ${name(what!)}`],
  [/^the (.+) is kept for the gnome that is travelling$/, ([, what], name) => `${name(what!)} é do gnomo que está viajando`],
  [/^first name the gnome that moves, then where it goes$/, () => "diga primeiro que gnomo se move, depois aonde vai"],
  [/^choose the gnome first that is to go there$/, () => "escolha primeiro o gnomo que vai para lá"],
  [/^there is a tile already$/, () => "já há uma peça ali"],
  [/^the cell waits for a Road or Business that repairs the village$/, () => "o lote espera uma Estrada ou um Negócio que conserte a aldeia"],
  [/^no open side of the village faces that cell$/, () => "nenhum lado aberto da aldeia dá para esse lote"],
  [/^it would not be linked to a Road there$/, () => "ali não ficaria ligado a uma Estrada"],
  [/^it must go where it repairs the village$/, () => "deve ir para onde conserta a aldeia"],
  [/^it is turned over when its product is used/, () => "ela é virada quando se usa o produto: escolha uma Casa, um gnomo ou uma Estrada"],
  [/^it is inactive; a gnome that ends its move there activates it$/, () => "está inativa; um gnomo que termina ali o seu caminho a ativa"],
  [/^a new gnome can live here: take one from the supply$/, () => "aqui pode morar um novo gnomo: tome um da reserva"],
];

export function reason(english: string, name: Name): string {
  for (const [form, say] of FORMS) {
    const found = form.exec(english);
    if (found) return say([...found], name);
  }
  return english;
}
