# Gnomopolis em português do Brasil.

tagline = Saque gnomos da sua caneca, ponha-os para trabalhar e construa o distrito que melhor os abriga.
about = Saque gnomos da sua caneca, ponha-os para trabalhar nos pergaminhos do distrito e construa. Cada prédio traz moradores; vence quem melhor os abriga.
option-sprint = Corrida solo: doze rodadas no máximo, com uma classificação para a pontuação
option-first = Quem começa
option-first-random = por sorteio
option-first-chosen = um jogador que escolhemos
option-first-chosen-who = Quem começa?
option-first-shortest = a pessoa mais baixa
option-first-shortest-who = Quem é a pessoa mais baixa?

## Gnomos, moedas e ajudantes: um só, e contados

name-C = uma criança
name-V = um aldeão
name-S = um soldado
name-M = um mercador
name-A = um artesão
name-I = um inventor
name-W = um gnomo qualquer
name-P = um gnomo de qualquer profissão
name-H = um ajudante

count-C = { $count ->
    [1] 1 criança
   *[other] { $count } crianças
}
count-V = { $count ->
    [1] 1 aldeão
   *[other] { $count } aldeões
}
count-S = { $count ->
    [1] 1 soldado
   *[other] { $count } soldados
}
count-M = { $count ->
    [1] 1 mercador
   *[other] { $count } mercadores
}
count-A = { $count ->
    [1] 1 artesão
   *[other] { $count } artesãos
}
count-I = { $count ->
    [1] 1 inventor
   *[other] { $count } inventores
}
count-W = { $count ->
    [1] 1 gnomo qualquer
   *[other] { $count } gnomos quaisquer
}
count-P = { $count ->
    [1] 1 gnomo de qualquer profissão
   *[other] { $count } gnomos de qualquer profissão
}
count-H = { $count ->
    [1] 1 ajudante
   *[other] { $count } ajudantes
}
count-coin = { $count ->
    [1] 1 moeda
   *[other] { $count } moedas
}
count-draw = { $count ->
    [1] um saque de 1 gnomo da caneca
   *[other] um saque de { $count } gnomos da caneca
}
count-search = { $count ->
    [1] uma busca de 1 gnomo
   *[other] uma busca de { $count } gnomos
}

type-Military = Militar
type-Trade = Comércio
type-Craft = Ofício
type-Invention = Invenção

## Os componentes

name-D1 = Crescer
name-D2 = Aprender um ofício
name-D3 = Comerciar
name-D4 = Engenhocar
name-D5 = Patrulhar
name-D6 = Produzir
name-D7 = Caravana Tatu
name-B01 = Quartel
name-B02 = Guarita
name-B03 = Torre de Vigia
name-B04 = Pátio de Treino
name-B05 = Arsenal
name-B06 = Campo de Revista
name-B07 = Cidadela
name-B08 = Praça do Mercado
name-B09 = Taverna
name-B10 = Banco
name-B11 = Casa de Contratos
name-B12 = Caravançarai
name-B13 = Parque de Feira
name-B14 = Grande Bazar
name-B15 = Atelier
name-B16 = Escola
name-B17 = Sede da Guilda
name-B18 = Padaria
name-B19 = Forja
name-B20 = Casa Longa
name-B21 = Salão dos Mestres
name-B22 = Galpão do Inventor
name-B23 = Fábrica de Brinquedos
name-B24 = Laboratório
name-B25 = Biblioteca
name-B26 = Relojoaria
name-B27 = Academia
name-B28 = Casa das Caldeiras
name-A1 = Mestre de Armas
name-A2 = Tesoureiro da Guilda
name-A3 = Mestre de Obras
name-A4 = Engenheiro-Chefe

## O que se pergunta

prompt-turn = { $built ->
    [yes] Você já construiu: use seus gnomos ou passe
   *[no] Sua vez: use seus gnomos, construa ou passe
}
prompt-gain = { $profession ->
    [yes] Que profissão você ganha? Escolha na capital
   *[no] Que gnomo você ganha? Escolha na capital
}
prompt-search = Busca: escolha o gnomo a mover
prompt-pay = { $scroll }: { $lying ->
    [yes] quem mais é retornado?
   *[no] quem mais trabalha?
}
prompt-join = { $card }: quem mais constrói?
prompt-draw = Um gnomo é sacado de uma caneca
prompt-reveal = Uma carta entra na Oferta de Prédios
prompt-first-player = O primeiro jogador é sorteado
prompt-pay-for = { $scroll }: quem trabalha?
prompt-visit = A caravana visita { $whom }: que pergaminho ela copia?
prompt-visit-home = A caravana fica em casa: qual dos seus pergaminhos ela copia?

waiting-gain = { $seat } escolhe um gnomo
waiting-search = { $seat } faz uma busca
waiting-pay = { $seat } escolhe quem trabalha
waiting-join = { $seat } escolhe quem constrói

## Jogadas

choice-pass = Passar: encerrar a sua vez
choice-use = { $scroll }: { $lying ->
    [all] retornar { $pay }
    [some] { $pay }, retornando { $returned },
   *[none] { $pay }
} por { $effects }
choice-caravan = Caravana a { $whom }, { $scroll }: { $lying ->
    [all] retornar { $pay }
    [some] { $pay }, retornando { $returned },
   *[none] { $pay }
} por { $effects }
choice-caravan-home = Caravana em casa, { $scroll }: { $lying ->
    [all] retornar { $pay }
    [some] { $pay }, retornando { $returned },
   *[none] { $pay }
} por { $effects }
choice-build = Construir { $card } com { $team }; traz { $immigrants }
choice-pay = Com { $gnome }
choice-join = Com { $gnome }
choice-gain = Ganhar { $gnome }
choice-seek-cup = Tirar { $gnome } da sua caneca, para a área ativa
choice-seek-exhausted = Tirar { $gnome } dos exaustos, para a área ativa
choice-seek-scroll = { $lying ->
    [yes] Tirar { $gnome } de { $scroll }, já para a Nova Capital
   *[no] Tirar { $gnome } de { $scroll }, para os exaustos
}
choice-seek-team = Tirar { $gnome } do Time de Construção, para os exaustos
choice-draw = Sacar { $gnome }
choice-reveal = { $card } entra na Oferta de Prédios
choice-first = { $seat } começa

## O que acontece

event-first = { $seat } começa
event-turn = Rodada { $round }: { $seat-you ->
    [yes] sua vez
   *[no] { $seat }
}
event-sprint = { $left ->
    [0] Esta é a última rodada da corrida
    [1] A corrida: mais uma rodada depois desta
   *[other] A corrida: mais { $left } rodadas depois desta
}
event-reveal = { $card } entra na Oferta de Prédios
event-refill = { $seat-you ->
    [yes] Sua caneca está vazia: entram todos os exaustos
   *[no] { $seat }: a caneca está vazia, entram todos os exaustos
}
event-draw = { $seat } saca { $gnome }
event-use = { $seat } usa { $scroll } com { $gnomes }
event-caravan = { $seat } manda a caravana a { $whom }: { $scroll } com { $gnomes }
event-caravan-home = { $seat-you ->
    [yes] Sua caravana
   *[no] A caravana de { $seat }
} fica em casa: { $scroll } com { $gnomes }
event-build = { $seat } constrói { $card } com { $team }
event-gain = { $seat } ganha { $gnomes }
event-gain-less = { $seat } ganha { $gnomes }; em falta: { $lost }
event-gain-none = { $seat } não ganha ninguém; em falta: { $lost }
event-coins = { $seat } recebe { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}{ $why ->
    [advisor] {" "}do conselheiro
    [immigration] {" "}com a imigração
    [visit] {" "}pela visita
   *[scroll] {""}
}
event-helpers = { $seat } recebe { $helpers ->
    [1] { $helpers } ajudante
   *[other] { $helpers } ajudantes
}
event-advisor = { $taken ->
    [yes] { $advisor } deixa { $whom } e vai para { $seat }
   *[no] { $advisor } vai para { $seat }
}
event-search-cup = { $seat } busca: { $gnome } da caneca, para a área ativa
event-search-exhausted = { $seat } busca: { $gnome } dos exaustos, para a área ativa
event-search-team = { $seat } busca: { $gnome } do Time de Construção, para os exaustos
event-search-scroll = { $lying ->
    [yes] { $seat } busca: { $gnome } de { $scroll }, já para a Nova Capital
   *[no] { $seat } busca: { $gnome } de { $scroll }, para os exaustos
}
event-pass = { $seat } passa
event-ending = { $reason ->
    [buildings] Esta rodada é a última: um distrito tem todos os seus prédios
    [gnomes] Esta rodada é a última: a Capital Antiga não tem mais gnomos
    [coins] Esta rodada é a última: a Capital Antiga não tem mais moedas
    [sprint] A corrida terminou
   *[rounds] O limite de rodadas foi atingido: a partida é interrompida aqui
}

## O fim

ending-buildings = um distrito tem todos os seus prédios
ending-gnomes = a Capital Antiga não tem mais gnomos
ending-coins = a Capital Antiga não tem mais moedas
ending-rounds = o limite de rodadas a interrompeu
ending-sprint = a última rodada da corrida terminou
near-sprint = { $left ->
    [0] a corrida terminou
    [1] a última rodada da corrida
   *[other] corrida: restam { $left } de { $of } rodadas
}
near-buildings = { $at }/{ $of } prédios
near-gnomes = { $left ->
    [1] resta 1 gnomo
   *[other] restam { $left } gnomos
}
near-coins = { $left ->
    [1] resta 1 moeda
   *[other] restam { $left } moedas
}

change-coins = { $by } { $count ->
    [1] moeda
   *[other] moedas
}
change-helpers = { $by } { $count ->
    [1] ajudante
   *[other] ajudantes
}

sheet-coins = Moedas
sheet-in-buildings = Gnomos abrigados em prédios, 2 cada
sheet-on-board = Gnomos abrigados no tabuleiro
sheet-advisors = Conselheiros
sheet-homeless = Gnomos desabrigados
sheet-children = Crianças
sheet-gnomes = Gnomos
sheet-rank-gnomopolis = Gnomopolis
sheet-rank-city = Cidade
sheet-rank-town = Vila
sheet-rank-village = Aldeia
sheet-rank-hamlet = Lugarejo

## Por que não

refusal-none-to-draw = não resta nenhum para sacar
refusal-only-chance = só a sorte decide isso
refusal-answer-first = primeiro responda ao que se pergunta
refusal-not-asked = nada pede isso agora: use seus gnomos, construa ou passe
refusal-choose-gain = escolha o gnomo que você ganha
refusal-no-profession = { $gnome } não tem profissão
refusal-none-to-gain = nenhuma das capitais tem { $gnome }
refusal-choose-search = escolha o gnomo que a Busca move
refusal-not-in-cup = não há { $gnome } na sua caneca
refusal-not-resting = não há { $gnome } entre os exaustos
refusal-not-on-scroll = { $lying ->
    [yes] não há { $gnome } em { $scroll } para retornar
   *[no] não há { $gnome } em pé em { $scroll }
}
refusal-not-in-team = não há { $gnome } no Time de Construção
refusal-choose-payer = escolha quem mais trabalha no pergaminho
refusal-choose-builder = escolha quem mais constrói
refusal-none-ready = { $gnome } não está na área ativa
refusal-not-this-one = { $gnome } não pode ser indicado aqui: gnomos com a mesma tarefa são indicados na ordem da legenda
refusal-what-to-copy = diga que pergaminho a caravana copia
refusal-copies-itself = uma caravana não copia outra caravana
refusal-caravan-away = a sua caravana já foi neste turno
refusal-not-there = a sua caravana visita { $whom }, onde não há { $scroll }
refusal-not-yours = { $scroll } não está no seu distrito
refusal-not-empty = { $scroll } está em uso até o fim do turno
refusal-coins = { $scroll } custa { $needed ->
    [1] 1 moeda
   *[other] { $needed } moedas
}, você tem { $have }
refusal-helpers = { $scroll } custa { $needed ->
    [1] 1 ajudante
   *[other] { $needed } ajudantes
}, você tem { $have }
refusal-not-the-cost = { $scroll } se paga com { $gnomes }
refusal-no-gnome-wanted = { $scroll } se paga sem nenhum gnomo
refusal-gnomes = é preciso ter { $gnomes } na área ativa; há { $ready }
refusal-no-gnomes = é preciso ter { $gnomes } na área ativa; não há ninguém
refusal-built = você já construiu neste turno
refusal-not-offered = { $card } não está na Oferta de Prédios
refusal-not-the-team = { $card } se constrói com { $team }; ajudantes podem substituir gnomos
refusal-team-helpers = o Time de Construção tem { $needed ->
    [1] 1 ajudante
   *[other] { $needed } ajudantes
}, você tem { $have }

notation-helper-pays = '{ $move }' não é uma jogada: um ajudante nunca paga uma ação, só fica no lugar de um gnomo num Time de Construção ({ $rule })
notation-unknown = '{ $move }' não é uma jogada de Gnomopolis; jogadas são como: use D3 M, caravan B15 A, build B15 VV, gain I, seek cup V, pass

## O tabuleiro

place-old = Capital Antiga
place-new = Nova Capital
place-offer = Oferta de Prédios
place-deck = { $cards } na pilha
place-deck-is = Ainda na pilha
place-advisors = Conselheiros
place-yours = Seu distrito
place-district = Distrito de { $seat }
place-active = Prontos para o trabalho
place-none-active = Todos trabalham ou estão exaustos.
place-cup = Caneca
place-exhausted = Exaustos
place-team = Time de Construção
place-homes = Moradias do distrito
place-buildings = Prédios
place-room = lugar para um prédio
place-empty = nada mais a oferecer
place-pass = Passar
place-pass-why = encerra a sua vez
place-pass-last = nada mais a fazer
place-caravan-next = vai agora a { $whom }: copia um pergaminho de lá, e { $whom } recebe pela visita
place-caravan-self = fica em casa: copia um dos seus pergaminhos, mesmo um em uso
place-caravan-home = em casa
place-search-active = Busca: fica pronto para o trabalho
place-search-rest = Busca: vai para os exaustos
place-search-new = Busca: parte na hora para a Nova Capital
place-homeless = sem abrigo
place-on-board = no tabuleiro
place-in-buildings = em prédios
place-first = primeiro jogador
place-free = livre
place-unfold = Ver todo o distrito de { $seat }

card-needs = Para construir: { $team }
card-brings = Traz { $gnomes }; os gnomos chegam exaustos
card-homes = Moradias para { $gnomes }
card-scroll = Pergaminho: { $lying ->
    [all] retornar { $pay }
    [some] { $pay }, retornando { $returned },
   *[none] { $pay }
} por { $effects }
card-bonus = Para quem tem mais prédios do tipo { $type }: { $bonus } na hora, { $value ->
    [1] 1 ponto
   *[other] { $value } pontos
} no fim

legend-coin = moedas, tantas quanto diz o número
legend-draw = saque um gnomo da caneca, sem ver
legend-search = busca: você mesmo escolhe o gnomo
legend-cup = a caneca, com os gnomos que virão
legend-caravan = a caravana: use um pergaminho de outro distrito
legend-home = moradias para o fim da partida
legend-returned = riscado: vai embora para a Nova Capital

## O tabuleiro do terminal

board-stock = { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}, { $helpers ->
    [1] 1 ajudante
   *[other] { $helpers } ajudantes
}
board-card = carta, { $cards } na pilha
board-type = tipo
board-team = time
board-brings = traz
board-action = ação
board-homes = moradias
board-empty-place = um lugar vazio
board-legend-gnomes = C criança V aldeão S soldado M mercador A artesão I inventor H ajudante
board-legend-icons = W qualquer  P um de SMAI  $ moedas  ! parte  + ganha  [V] trabalha  * opção
board-offer = { $when ->
    [over] Oferta de Prédios, a partida terminou
    [last] Oferta de Prédios, última rodada { $round }
    [sprint] Oferta de Prédios, rodada { $round } de { $last }
   *[round] Oferta de Prédios, rodada { $round }
}
board-with = com { $seat }
board-advisors = Conselheiros, para quem tem mais prédios de um tipo
board-active = Prontos
board-exhausted = Exaustos
board-homes-of = Moradias
board-owns = Tem
board-nobody = ninguém
board-caravan = a caravana vai agora a { $whom }
board-housed = { $inside } em prédios, { $board } no tabuleiro, { $homeless } sem abrigo
board-district = { $seat }{ $you ->
    [yes] {" "}(você)
   *[no] {""}
}{ $moves ->
    [yes] {" "}joga
   *[no] {""}
}{ $first ->
    [yes] {","} primeiro jogador
   *[no] {""}
}: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $buildings ->
    [1] 1 prédio
   *[other] { $buildings } prédios
}

thing-card = carta
thing-advisor = conselheiro
thing-use = uso
thing-caravan = caravana
thing-helper = ajudante

## O começo guiado

lesson-welcome = Boas-vindas! Você cuida de um distrito de uma cidade de gnomos. Três dos seus gnomos estão prontos para o trabalho: uma criança e dois aldeões. O que brilha em dourado pode ser escolhido, sempre.
lesson-train = Um pergaminho é uma ação: à esquerda o que custa, à direita o que traz. Mande um aldeão Aprender um ofício. O X quer dizer que o aldeão vai embora de vez e alguém com profissão vem no lugar.
lesson-train-waits = Aprender um ofício precisa de um aldeão pronto para o trabalho e do pergaminho vazio. Passe, e novos gnomos vêm para a sua próxima vez.
lesson-gain = Quem será? Soldados buscam, mercadores ganham moedas, artesãos sacam, inventores fazem ajudantes. Escolha na Capital Antiga. Quem chega fica primeiro entre os exaustos e trabalha em um turno seguinte.
lesson-gain-waits = Esta pergunta vem quando um aldeão vai Aprender um ofício. Continue jogando até poder.
lesson-build = Agora construa. O Time de Construção à esquerda da carta ergue o prédio, os da direita vêm morar. Sua criança e seu aldeão podem erguer a Guarita: construa essa.
lesson-build-waits = É preciso ter prontos exatamente os gnomos à esquerda da carta, e só se constrói uma vez por turno. Use o que puder e passe.
lesson-built = Boa obra! A carta traz um novo pergaminho, novos gnomos e moradias para o fim. E, como ninguém tem mais prédios desse tipo, o conselheiro dele é seu: mais um pergaminho, uma moeda e 2 pontos enquanto ficar com você.
lesson-pass = Ninguém mais está pronto para o trabalho, então passe. Quem trabalhou fica exausto e outros três vêm da sua caneca. Com a caneca vazia, os exaustos voltam para ela.
lesson-pass-waits = Primeiro responda ao que se pergunta acima, depois passe.
lesson-search = Uma Busca deixa você escolher quem trabalha. O Mestre de Armas dá uma em troca de um só aldeão: use esse pergaminho.
lesson-search-waits = O Mestre de Armas precisa de um aldeão pronto para o trabalho. Jogue sua vez como quiser e passe, ou pule este passo.
lesson-seek = Pegue alguém da caneca ou dos exaustos, e já está pronto para o trabalho: o seu novo especialista, talvez? Também dá para tirar um trabalhador de um pergaminho, que fica livre para outro uso.
lesson-seek-waits = É a Busca que pergunta isto. Use um pergaminho de Busca quando puder, ou pule este passo.
lesson-caravan = Sua Caravana Tatu copia um pergaminho de outro distrito: clique nela, no pergaminho e em quem paga. O dono ganha uma moeda pela visita. Assim uma ação já usada pode ser feita duas vezes.
lesson-caravan-waits = A caravana vai uma vez por turno, e só com gnomos que possam pagar o que ela copia. Passe e tente na próxima vez.
lesson-score = No fim contam: moedas, cada gnomo abrigado (2 em prédio, 1 no tabuleiro) e conselheiros. Gnomo desabrigado custa um ponto. Abra Pontos a qualquer hora para ver como está.
lesson-end = A partida acaba na rodada em que alguém tem o sexto prédio, ou a Capital Antiga fica sem gnomos ou sem moedas. Agora você sabe tudo: continue, peça uma Dica quando quiser, e boa sorte!

## Uma edição que se escreve: tipos de componentes, seus campos, o que cabe neles

group-box = A caixa
group-box-gnomes = Gnomos na caixa
group-sprint = Corrida solo
group-stock = Capital Antiga
group-board = Tabuleiro do distrito
group-scrolls = Pergaminhos do tabuleiro
group-buildings = Prédios
group-advisors = Conselheiros
field-gnomes = Gnomos
field-coins = Moedas
field-helpers = Ajudantes Mecânicos
field-offer = Cartas na Oferta de Prédios
field-start = Em cada caneca no começo
field-workforce = Gnomos sacados por turno
field-buildings_to_end = Prédios que encerram a partida
field-last_round = Última rodada
field-rounds = Rodadas
field-ranks = Pontos das categorias
field-players = Jogadores
field-gnomes_each = Gnomos de cada cor
field-homes = Moradias
field-cost = Custo
field-effects = Efeitos
field-caravan = A caravana
field-type = Tipo
field-team = Time de Construção
field-immigration = Imigração
field-hint = O que a figura mostra
field-bonus = Bônus
field-value = Valor
