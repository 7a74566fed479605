# Gnome Village em português do Brasil.

tagline = Monte uma aldeia, mande seus gnomos trabalhar e tenha mais pontos quando uma aldeia tiver cinco.
about = Coloque estradas, casas e oficinas e mande seus gnomos trabalhar. A primeira aldeia com cinco gnomos encerra a partida; vence quem tiver mais pontos.

option-deluxe = Com os quatro Negócios Deluxe
option-young = Quatro gnomos cada, para os mais novos
option-rounds = A partida termina no máximo
option-rounds-50 = depois de 50 rodadas
option-rounds-30 = depois de 30 rodadas
option-rounds-20 = depois de 20 rodadas
option-rounds-12 = depois de 12 rodadas
option-first = Quem começa
option-first-random = por sorteio
option-first-chosen = um jogador que escolhemos
option-first-chosen-who = Quem começa?

## Nomes

name-X = Cruzamento
name-T = Entroncamento
name-XB = Cruzamento com barreira
name-TS = Entroncamento com a haste barrada
name-TC = Entroncamento com um braço barrado
name-main-street = Rua Principal
name-cross = Cruz
name-stair = Escada
name-carpenter = Carpinteiro
name-painter = Pintor
name-school = Escola
name-gardener = Jardineiro
name-goldsmith = Ourives
name-police = Polícia
name-chapel = Capela
name-theater = Teatro
name-courier = Correio
name-military = Quartel
name-thief = Ladrão
name-advisor = Consultor
name-architect = Arquiteto
name-doctor = Médico
name-airport = Aeroporto
name-construction = Canteiro de Obras
name-prison = Prisão
name-pool = Piscina
name-house = Casa
name-road = Estrada
name-gnome = Gnomo
name-happy-gnome = Gnomo Feliz
name-own-layout = Um traçado próprio

thing-layout = Traçado
thing-business = Negócio
thing-workshop = Oficina
thing-product = Produto
thing-visit = Visita
thing-figure = Figura

## Partes de frases

change-coins = { $by } { $count ->
    [1] moeda
   *[other] moedas
}
place-coins = { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}
place-card = { $card ->
    [activate] Ativar { $icons }
    [activate-all] Ativar { $icons } para todos
    [coins] Moedas
    [roads] Nova Estrada
    [removal] Remoção
   *[angry] Gnomo Zangado
}
place-turned = { $turn ->
    [0] como impressa
    [1] virada à direita
    [2] de cabeça para baixo
   *[3] virada à esquerda
}
place-interruption = { $interrupted ->
    [yes] { place-revealed }.{" "}
   *[no] {""}
}
place-revealed = { $whose } revelou { place-card }
place-later = { $later ->
    [0] {""}
   *[other] {" "}(depois { $seats })
}

## Perguntas

prompt-first-player = Sorteia-se quem começa
prompt-lay-kit = Monte a sua aldeia: tome um traçado ou uma peça
prompt-place-kit-house = Onde fica a Casa?
prompt-light = Que Casa fica acesa, com o seu primeiro gnomo?
prompt-deal-business = Um Negócio entra no mercado
prompt-draw-road = Compra-se uma Estrada
prompt-draw-business = Compra-se um Negócio
prompt-place-road = Onde fica a Estrada?
prompt-turn-road = De que lado fica a Estrada?
prompt-place-business = Onde fica o Negócio?
prompt-reveal = Revela-se uma carta da Floresta
prompt-activate = { place-interruption }Que Oficina você ativa?
prompt-remove = Que Negócio é retirado?
prompt-angry = { place-interruption }Qual dos seus gnomos vai para casa?
prompt-home = { place-interruption }Para que Casa acesa vai o seu gnomo?
prompt-work-menu = Construa ou compre, depois encerre a fase
prompt-pay-carpenter = Como você paga o { $shop }?
prompt-pay-painter = Como você paga o { $shop }?
prompt-place-house = Onde fica a Casa?
prompt-pay-school = Como você paga a { $shop }?
prompt-settle = Em que Casa apagada mora o novo gnomo?
prompt-pay-gardener = Como você paga o { $shop }?
prompt-place-workshop = Onde fica a Oficina?
prompt-place-bought = Onde fica o Negócio?
prompt-move-menu = Mover: escolha um gnomo ou encerre a vez
prompt-go = Aonde vai o gnomo?
prompt-police = { $business }: multar cada adversário em uma moeda?
prompt-chapel = { $business }: de quem é o gnomo que se apaixona?
prompt-theater = { $business }: dar um espetáculo?
prompt-courier = { $business }: o produto de que Oficina você vende?
prompt-courier-to = { $business }: quem compra?
prompt-military = { $business }: proteger a sua aldeia?
prompt-thief = { $business }: quem você rouba?
prompt-advisor = { $business }: uma moeda no fim da vez?
prompt-architect = { $business }: rearrumar a sua aldeia?
prompt-rearrange = { $business }: { $finish ->
    [yes] mais um passo, ou encerrar?
   *[no] mais um passo: a aldeia ainda não cumpre as regras
}
prompt-shift-tile = Mudar: que peça?
prompt-shift-to = Mudar: para onde?
prompt-shift-turn = Mudar: de que lado?
prompt-rotate-tile = Girar: que Estrada?
prompt-rotate-turn = Girar: de que lado?
prompt-swap-tile = Trocar: que peça?
prompt-swap-with = Trocar: com que outra?
prompt-swap-turn = Trocar: de que lado fica a primeira Estrada?
prompt-swap-turn-with = Trocar: de que lado fica a segunda Estrada?
prompt-doctor = { $business }: que Oficina você ativa?
prompt-doctor-to = { $business }: que adversário recebe a ficha?
prompt-fly = { $business }: aonde você voa?
prompt-construction = { $business }: comprar e construir um Negócio?
prompt-prison = { $business }: de quem é o gnomo preso?
prompt-pool = { $business }: que Oficina você ativa?

waiting-lay-kit = { $seat } monta a aldeia
waiting-place-kit-house = { $seat } monta a aldeia
waiting-light = { $seat } acende a primeira Casa
waiting-activate = Esperando { $seat }: ativar uma Oficina?{ place-later }
waiting-angry = Esperando { $seat }: que gnomo vai para casa?{ place-later }
waiting-home = Esperando { $seat }: para que Casa vai o gnomo?{ place-later }
waiting-remove = { $seat } escolhe o Negócio a retirar
waiting-place-road = { $seat } coloca uma Estrada
waiting-turn-road = { $seat } coloca uma Estrada
waiting-work-menu = { $seat } constrói e compra
waiting-move-menu = { $seat } move gnomos
waiting-go = { $seat } move um gnomo
waiting-architect = { told-business } olha em volta
waiting-rearrange = { $seat } rearruma a aldeia
waiting-fly = { $seat } vai decolar
waiting-chapel = { $seat } escolhe um gnomo
waiting-prison = { $seat } escolhe um gnomo
waiting-thief = { $seat } escolhe quem roubar

## Jogadas

choice-end-work = Encerrar Trabalhar e Comprar
choice-end-turn = Encerrar a sua vez
choice-decline = Recusar
choice-use = Usar a ação
choice-finish = Deixar a aldeia como está
choice-put-back = Pôr a aldeia de volta como era
choice-shift = Mudar uma peça para um lote vazio
choice-rotate = Girar uma Estrada no lugar
choice-swap = Trocar duas peças
choice-pay-token = Pagar com uma ficha de { $shop }
choice-pay-coins = Pagar { place-coins }
choice-pay = Virar: { $tile } em { $cell }
choice-build-house = Construir uma Casa
choice-build-road = Construir uma Estrada
choice-add-gnome = Tomar um novo gnomo
choice-lay-house = Colocar uma Casa
choice-lay-road = Colocar: { $shape }
choice-turn = Colocar { place-turned }
choice-preset = Tomar o traçado { $preset }
choice-first = { $whom } começa
choice-rob = Roubar { $whom }
choice-to = Dar a { $whom }
choice-buy = Comprar: { $tile }, por { place-coins }
choice-move = Mover o gnomo { $gnome }
choice-scare = Mandar para casa o gnomo { $gnome }
choice-take = Levar { told-whose-gnome }
choice-light = Acender: { $tile } em { $cell }
choice-home = Ir para casa: { $tile } em { $cell }
choice-activate = Ativar: { $tile } em { $cell }
choice-remove = Retirar de { $whose }: { $tile } em { $cell }
choice-settle = Morar em: { $tile } em { $cell }
choice-go = Ir a: { $tile } em { $cell }
choice-sell = Vender o produto de: { $tile } em { $cell }
choice-heal = Ativar: { $tile } em { $cell }
choice-refresh = Ativar: { $tile } em { $cell }
choice-fly = Voar { $whose-you ->
    [yes] à sua aldeia
   *[no] à aldeia de { $whose }
}: { $tile } em { $cell }
choice-tile = Pegar: { $tile } em { $cell }
choice-with = Trocar com: { $tile } em { $cell }
choice-place = Pôr em { $cell }
choice-draw = Comprar: { $shape }
choice-deal = { $business } entra no mercado
choice-reveal = Revelar { place-card }

## O que aconteceu

told-business = O { $seat-you ->
    [yes] seu { $business }
   *[no] { $business } de { $seat }
}
told-business-a = A { $seat-you ->
    [yes] sua { $business }
   *[no] { $business } de { $seat }
}
told-gnome = { $seat-you ->
    [yes] Um gnomo seu
   *[no] Um gnomo de { $seat }
}
told-whose-gnome = { $whose-you ->
    [yes] seu gnomo { $gnome }
   *[no] o gnomo { $gnome } de { $whose }
}
told-whose-any = { $whose-you ->
    [yes] um gnomo seu
   *[no] um gnomo de { $whose }
}

event-first = { $seat } joga primeiro
event-turn = Rodada { $round }: { $seat-you ->
    [yes] sua vez
   *[no] vez de { $seat }
}
event-lay = { $seat } coloca { $tile-id ->
    [road] uma Estrada
    [house] uma Casa
   *[other] { $tile }
} em { $cell }
    .drawn = { $seat } coloca { $tile-id ->
        [road] uma { $tile }
        [house] uma { $tile }
       *[other] { $tile }
    }
event-light = { $seat-you ->
    [yes] Seu primeiro gnomo
   *[no] O primeiro gnomo de { $seat }
} mora em { $cell }
    .drawn = { $seat-you ->
        [yes] Seu primeiro gnomo
       *[no] O primeiro gnomo de { $seat }
    } chega em casa
event-draw = { $seat } compra { $tile-id ->
    [road] uma { $tile }
   *[other] { $tile }
}
event-deal = { $business } entra no mercado
event-reveal = { $seat } revela a carta da Floresta { place-card }
event-reshuffle = As cartas da Floresta são embaralhadas de novo
event-coins = { $coins ->
    [0] { $seat } não recebe nada: o banco está sem moedas
   *[other] { $seat } recebe { place-coins }
}
event-earn = { $coins ->
    [0] { $seat } não ganha salário: o banco está sem moedas
   *[other] { $seat } ganha { place-coins } de salário
}
event-theater = { told-business } rende { place-coins }
event-advice = { $seat-you ->
    [yes] Seu Consultor
   *[no] O Consultor de { $seat }
} paga { place-coins }
event-activate = { $seat-you ->
    [yes] Sua Oficina ({ $tile })
   *[no] A Oficina ({ $tile }) de { $seat }
} fica ativa
event-remove = Com a carta da Floresta Remoção, { $seat } retira { $whose-you ->
    [yes] da sua aldeia
   *[no] de { $whose }
}: { $tile }
event-angry = O Gnomo Zangado revelado por { $whom } espanta { $seat-you ->
    [yes] seu gnomo { $gnome }
   *[no] o gnomo { $gnome } de { $seat }
} do trabalho ({ $tile }){ $turned ->
    [yes] ; a Oficina fica inativa
   *[no] {""}
}
    .drawn = O Gnomo Zangado revelado por { $whom } espanta { $seat-you ->
        [yes] um gnomo seu
       *[no] um gnomo de { $seat }
    } do trabalho ({ $tile }){ $turned ->
        [yes] ; a Oficina fica inativa
       *[no] {""}
    }
event-angry-guest = O Gnomo Zangado revelado por { $whom } espanta { $seat-you ->
    [yes] seu gnomo { $gnome }
   *[no] o gnomo { $gnome } de { $seat }
} { $whose-you ->
    [yes] da sua aldeia
   *[no] da aldeia de { $whose }
} ({ $tile }){ $turned ->
    [yes] ; a Oficina fica inativa
   *[no] {""}
}
    .drawn = O Gnomo Zangado revelado por { $whom } espanta { $seat-you ->
        [yes] um gnomo seu
       *[no] um gnomo de { $seat }
    } { $whose-you ->
        [yes] da sua aldeia
       *[no] da aldeia de { $whose }
    } ({ $tile }){ $turned ->
        [yes] ; a Oficina fica inativa
       *[no] {""}
    }
event-home = { $seat-you ->
    [yes] Seu gnomo { $gnome }
   *[no] O gnomo { $gnome } de { $seat }
} vai para casa
    .drawn = { told-gnome } vai para casa
event-pay = { $seat } paga { $shop } com { $way ->
    [token] uma ficha
    [coins] moedas
   *[workshop] uma Oficina ativa
}
event-buy = { $seat } compra { $tile } por { place-coins }
event-settle = { $seat-you ->
    [yes] Seu gnomo { $gnome }
   *[no] O gnomo { $gnome } de { $seat }
} chega e se deita
    .drawn = { told-gnome } chega e se deita
event-go = { $seat-you ->
    [yes] Seu gnomo { $gnome }
   *[no] O gnomo { $gnome } de { $seat }
} vai a: { $tile }
    .drawn = { told-gnome } vai a: { $tile }
event-happy = { $taken ->
    [yes] { $seat } tem mais Chapéus e toma o Gnomo Feliz de { $whom }
   *[no] { $seat } tem mais Chapéus e toma o Gnomo Feliz
}
event-happy-free = { $whose } não tem mais Chapéus: o Gnomo Feliz volta ao centro
event-last-round = { $seat } tem todos os gnomos: esta rodada é a última
event-rounds-left = { $rounds ->
    [1] Esta é a última rodada possível
   *[other] Restam no máximo { $rounds } rodadas
}
event-over = A partida terminou
event-police = { told-business-a } multa { $seats } em uma moeda
event-chapel = { told-business-a } acolhe { told-whose-gnome }{ $turned ->
    [yes] ; a Oficina que ele deixa fica inativa
   *[no] {""}
}
    .drawn = { told-business-a } acolhe { told-whose-any }{ $turned ->
        [yes] ; a Oficina que ele deixa fica inativa
       *[no] {""}
    }
event-prison = { told-business-a } tranca { told-whose-gnome }
    .drawn = { told-business-a } tranca { told-whose-any }
event-ransom = { $seat } paga a { $whom } uma moeda de resgate por um gnomo na Prisão
event-courier = { told-business } vende a { $whom } uma ficha de { $shop } por { place-coins }
event-military = { $seat-you ->
    [yes] Sua aldeia
   *[no] A aldeia de { $seat }
} está protegida
event-thief = { told-business } rouba { place-coins } de { $whom }
event-advisor = { $seat } recebe uma moeda no fim da vez
event-remodel = { $seat } rearruma a aldeia
event-remodelled = { $seat-you ->
    [yes] Sua aldeia
   *[no] A aldeia de { $seat }
} está rearrumada
event-put-back = { $seat } põe a aldeia de volta como era
event-doctor = { told-business } dá a { $whom } uma ficha de { $shop }
event-no-gift = { told-business } não tem ficha de { $shop } para dar
event-fly = { $seat-you ->
    [yes] Seu gnomo { $gnome }
   *[no] O gnomo { $gnome } de { $seat }
} voa { $whose-you ->
    [yes] à sua aldeia
   *[no] à aldeia de { $whose }
}: { $tile }
    .drawn = { told-gnome } voa { $whose-you ->
        [yes] à sua aldeia
       *[no] à aldeia de { $whose }
    }: { $tile }
event-fly-back = { $seat-you ->
    [yes] Seu gnomo { $gnome }
   *[no] O gnomo { $gnome } de { $seat }
} volta ao seu Aeroporto
    .drawn = { told-gnome } volta ao seu Aeroporto
event-guest-coin = { $seat } recebe uma moeda por um hóspede
event-guest-token = { $seat } recebe uma ficha de { $shop } por um hóspede
event-construction = { told-business } compra um Negócio

## Por que não

refusal-only-chance = só a sorte revela cartas
refusal-gnome-first = escolha primeiro o gnomo, depois aonde vai
refusal-no-turn = desse lado ela não encaixa, ou fica igual a outro
refusal-preset-late = um traçado só pode ser tomado enquanto nada foi colocado
refusal-road-first = uma aldeia começa com uma Estrada
refusal-no-layout = com ela ali, o resto das peças iniciais não formaria uma aldeia que cumpra as regras
refusal-kit-laid = você não tem mais nenhuma dessas para colocar
refusal-not-asked = não é isso que se pergunta agora
refusal-buying-over = a fase Trabalhar e Comprar deste turno já acabou
refusal-answer-first = responda primeiro o que se pergunta
refusal-most-houses = uma aldeia tem no máximo { $most } Casas
refusal-all-gnomes = você já tem todos os { $most } gnomos
refusal-no-dark-house = não há Casa apagada para um novo gnomo
refusal-no-roads = não restam Estradas
refusal-no-road-cell = não há lote onde caiba uma Estrada
refusal-shop-gone = não resta { $shop }
refusal-not-in-market = { $business } não está no mercado
refusal-move-later = os gnomos movem-se depois da fase Trabalhar e Comprar: encerre-a primeiro
refusal-what-first = escolha primeiro o que constrói ou compra, depois onde fica
refusal-work-menu = escolha o que constrói ou compra, ou encerre a fase
refusal-no-token = você não tem ficha de { $shop }
refusal-product-coins = um produto custa { place-coins }, você tem { $have }, e é preciso pagar tudo
refusal-coins = custa { place-coins }, você tem { $have }
refusal-no-building-cell = não há lote onde ficaria ligado a uma Estrada
refusal-no-seat = ninguém se senta ali
refusal-own-gnome = deve ser um gnomo de um adversário
refusal-protected = a aldeia de { $whose } está protegida
refusal-not-your-gnome = esse gnomo não é seu
refusal-not-in-play = esse gnomo ainda não está em jogo
refusal-lying = ele está deitado
refusal-away = ele está com outro jogador ou viajando
refusal-resolved = ele já se moveu neste turno
refusal-nowhere-to-go = não há Oficina nem Negócio que ele alcance
refusal-not-at-work = ele não está no trabalho
refusal-same-colour = já há um gnomo da sua cor na peça
refusal-no-tile = não há tal peça
refusal-elsewhere = deve ser na aldeia de outro jogador
refusal-occupied = há um gnomo em { $tile }
refusal-business-needed = deve ser um Negócio, e é { $tile }
refusal-building-needed = deve ser uma Oficina ou um Negócio, e é { $tile }
refusal-not-your-village = deve ser na sua própria aldeia
refusal-house-taken = há um gnomo nela
refusal-not-lit = { $tile } não é uma Casa acesa
refusal-lived-in = já mora um gnomo ali
refusal-house-needed = deve ser uma Casa, e é { $tile }
refusal-only-roads = só Estradas se giram, e é { $tile }
refusal-stays = a aldeia ficaria igual se { $tile } mudasse de lugar
refusal-cut-off = uma parte da aldeia está isolada: tudo deve estar unido antes de encerrar
refusal-roadless = uma construção não tem Estrada com caminho aberto: cada uma precisa de uma antes de encerrar
refusal-no-steps = os { $most } passos acabaram: encerre ou ponha a aldeia de volta
refusal-no-change = não há peça com que se possa fazer isso
refusal-workshop-needed = deve ser uma Oficina, e é { $tile }
refusal-shop-needed = deve ser { $shop }
refusal-not-active = { $tile } não está ativa
refusal-active = { $tile } já está ativa
refusal-not-on-card = a carta não mostra { $tile }
refusal-no-token-left = a reserva não tem mais ficha de { $tile }
refusal-no-end = um gnomo não pode terminar em { $tile }
refusal-own-gnome-there = outro gnomo seu está em { $tile }
refusal-no-way = não há caminho até { $tile }
refusal-kept = { $tile } é do gnomo que está viajando
refusal-tile-there = já há uma peça ali
refusal-no-neighbour = deve encostar em outra peça da aldeia
refusal-repair-cell = o lote espera uma Estrada ou um Negócio que conserte a aldeia
refusal-no-open-side = nenhum lado aberto da aldeia dá para esse lote
refusal-no-road-there = ali não ficaria ligado a uma Estrada
refusal-must-repair = deve ir para onde conserta a aldeia
refusal-self = deve ser um adversário
refusal-poor = { $whom } só tem { place-coins }
refusal-turned-over = ela é virada quando se usa o produto: escolha uma Casa, um gnomo ou uma Estrada
refusal-inactive = está inativa: um gnomo que termina ali o seu caminho a ativa
refusal-new-home = aqui pode morar um novo gnomo: tome um da reserva
refusal-other-token = deve ser uma ficha de { $shop }

notation-unknown = '{ $move }' não é uma jogada de Gnome Village; jogadas são como: buy school, place 2,-1, move A, go 0,1
notation-other-word = '{ $move }' não é o que se pergunta agora; para isso a jogada é '{ $meant }'
notation-no-seat = '{ $move }': '{ $given }' não é um lugar desta mesa; os lugares vão de 0 a { $last }
notation-no-tile = '{ $move }': não há peça em { $cell } na aldeia de { $whose }
notation-no-cell = '{ $move }': '{ $given }' não é um lote; lotes são como 2,-1, de -{ $reach } a { $reach }

## O fim

sheet-workshops = Oficinas
sheet-lit-houses = Casas acesas
sheet-restaurants = Restaurantes
sheet-hats = Chapéus do Gnomo Feliz
sheet-coins = Moedas
sheet-tiles = Peças

near-gnomes = { $at }/{ $of } gnomos
ending-gnomes = uma aldeia está cheia
ending-rounds = chegou-se ao limite de rodadas

## O tabuleiro

place-phase-setup = Preparação
place-phase-start = Início
place-phase-reveal = Revelar
place-phase-earn = Receber
place-phase-work-and-buy = Trabalhar e Comprar
place-phase-move = Mover
place-phase-over = Fim
place-yours = Sua aldeia
place-village = Aldeia de { $whose }
place-show = Ver toda a aldeia de { $whose }
place-market = Mercado
place-more = { $count } fechados
place-workshops = Oficinas
place-build = Construir
place-supply = Reserva
place-left = restam { $count }
place-costs = custa { place-coins }
place-cost-of = precisa de { $shops }; em lugar de cada um, uma ficha ou { place-coins }
place-forest = Carta da Floresta
place-deck = { $count } no baralho
place-no-card = nenhuma ainda
place-removed = Retirados: { $tiles }
place-bank = Banco
place-tokens = Fichas
place-token = { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
} de { $shop }
place-happy-at = O Gnomo Feliz está com { $whose }
place-happy-free = O Gnomo Feliz está livre
place-hats = { $count ->
    [1] 1 Chapéu
   *[other] { $count } Chapéus
}
place-gnomes = { $count } de { $limit } gnomos
place-gnome = gnomo { $gnome }
place-gnome-of = gnomo { $gnome } de { $whose }
place-protected = protegida
place-presets = Traçados
place-preset = Traçado { $preset }
place-in-hand = Na mão: { $held }
place-empty = vazio
place-nothing-yet = Nada foi colocado ainda
place-tools = O que você pode fazer
place-own-turn = Sua vez

tip-lit = acesa
tip-dark = apagada: livre para um novo gnomo
tip-active = ativa: o produto está pronto
tip-inactive = inativa
tip-product-carpenter = meia Casa
tip-product-painter = meia Casa
tip-product-school = um gnomo
tip-product-gardener = uma Estrada
tip-condition-supply = ainda fora do jogo
tip-condition-lying = deitado até a sua próxima fase Mover
tip-condition-upright = pronto
tip-condition-travelling = está viajando
tip-condition-chapel = está numa Capela até a vez do dono
tip-condition-prison = está na Prisão até o dono receber
tip-condition-on-the-way = está voltando para casa
tip-resolved = já se moveu neste turno
tip-guards = guarda a aldeia
tip-unpaid = não recebe da próxima vez
tip-action-none = Sem ação, mas paga bem
tip-action-police = Cada adversário lhe dá uma moeda
tip-action-chapel = O gnomo de um adversário vem para cá até a vez do dono, e a sua Oficina fica inativa
tip-action-theater = Uma moeda, e mais uma por gnomo nas Oficinas e nos Negócios em volta
tip-action-courier = Vire uma Oficina ativa: um adversário lhe paga por uma ficha do produto
tip-action-military = Protege a sua aldeia contra os Negócios dos outros
tip-action-thief = Tome até 2 moedas de um adversário
tip-action-advisor = Se gastou todas as moedas neste turno, uma moeda no fim dele
tip-action-architect = Rearrume a sua aldeia, passo a passo; só o resultado deve cumprir as regras de colocação
tip-action-doctor = Ative uma das suas Oficinas; um adversário recebe uma ficha do produto, se restar alguma
tip-action-airport = Voe a uma Oficina ou a um Negócio sem gnomo em outra aldeia
tip-action-construction = Compre o Negócio do topo e coloque-o de graça
tip-action-prison = O gnomo de um adversário fica preso até o dono receber; aí o dono lhe paga uma moeda, se tiver, e o gnomo sai de qualquer modo
tip-action-pool = Ative uma das suas Oficinas
tip-symbol-hat = Chapéu: conta para o Gnomo Feliz
tip-symbol-restaurant = Restaurante: vale pontos no fim
tip-card-activate = Você pode ativar { $either }; depois uma moeda
tip-card-activate-all = Cada jogador pode ativar { $either }; depois uma moeda
tip-card-coins = Receba { place-coins }
tip-card-roads = Compre uma Estrada e coloque-a; depois uma moeda
tip-card-removal = Tire um Negócio de outra aldeia; depois uma moeda
tip-card-angry = Cada jogador manda para casa um gnomo que está em uma Oficina ou um Negócio; depois uma moeda
tip-either = { $one } ou { $other }
tip-pays = Paga { place-coins } por vez a um gnomo aqui
tip-makes = Faz { $product }
tip-worth = Vale { points } no fim
tip-barred = { $seat } usou na vez passada e não pode usar de novo agora
tip-holds = Aqui: { $gnomes }
tip-open = Aberta para { $sides }
tip-barrier = barreira para { $sides }
tip-side-N = norte
tip-side-E = leste
tip-side-S = sul
tip-side-W = oeste
tip-networks = Separada do resto da aldeia
tip-mark = Esta falha deve ser fechada com a próxima Estrada ou o próximo Negócio que una a aldeia ali
tip-cell = coluna { $column }, linha { $row }
tip-minus = menos { $number }
tip-free = vazio
tip-connects = liga { $linked }
tip-connects-nothing = não liga nada
tip-turn = R ou a roda gira
tip-path = { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
} a andar
tip-stays = fica onde está

button-end-work = Encerrar compras
button-end-work-why = depois movem-se os gnomos
button-end-turn = Encerrar a vez
button-end-turn-why = os outros seguem
button-use = Fazer
button-decline = Não, obrigado
button-finish = Pronto
button-put-back = Pôr de volta
button-shift = Mudar
button-rotate = Girar
button-swap = Trocar
button-pay-token = Gastar a ficha de { $shop }
button-pay-tile = ou vire uma Oficina ativa
button-back = Voltar
button-start-over = Recomeçar
button-steps-left = { $steps ->
    [1] resta 1 passo
   *[other] restam { $steps } passos
}
button-rob = Roubar { $whom }
button-to = Para { $whom }

## O tabuleiro em letras

board-round = Rodada { $round } de no máximo { $limit }, { $phase }
board-market = Mercado, { place-coins }:
board-workshops = Oficinas, { place-coins }:
board-tokens = Fichas:
board-stacks = { $houses } Casas  { $roads } Estradas  { place-coins }  { $cards } cartas da Floresta
board-card = Última carta da Floresta: { place-card }
board-drawn = Comprado e a colocar: { $tile }
board-tiles = { $count ->
    [1] 1 peça
   *[other] { $count } peças
}
board-held = fichas: { $held }
board-kit = A colocar: { $kit }
board-you = você
board-to-move = joga agora
board-began = começou
board-red = vermelho
board-blue = azul
board-green = verde
board-yellow = amarelo
board-lit = acesa
board-dark = apag.
board-active = ATIVA
board-inactive = parad
board-hat = C
board-restaurant = R
board-lying = deitado
board-upright = de pé
board-travelling = viajando
board-chapel = capela
board-prison = prisão
board-on-the-way = a caminho
board-at = na aldeia de { $whose }
board-resolved = já se moveu
board-guards = guarda

## A lição

lesson-welcome = Boas-vindas! Esta rua é a sua aldeia: um gnomo mora na Casa acesa, a apagada está livre. A carta da Floresta deste turno trouxe 4 moedas, e você tem 8. O dourado marca o que pode ser escolhido, sempre.
lesson-workshop = Vamos comprar uma Oficina; cada uma custa 2 moedas. A Escola faz gnomos, o Jardineiro faz Estradas, Carpinteiro e Pintor juntos fazem uma Casa. Compre o Jardineiro.
lesson-workshop-waits = Oficinas são compradas em Trabalhar e Comprar, com 2 moedas e um lugar para pôr. Continue; a sua próxima vez traz os dois.
lesson-place = Onde vai ficar? Os lotes acesos encostam nas suas Estradas, com caminho aberto. Pegue o que está marcado, do outro lado da rua da sua Casa acesa.
lesson-place-waits = O que você compra ou constrói é colocado na hora. Compre algo quando puder.
lesson-business = Negócios custam uma só moeda. Um gnomo que está num deles rende moedas a cada vez, e a maioria deixa fazer algo quando um gnomo chega. Compre o Teatro.
lesson-business-waits = O mercado abre em Trabalhar e Comprar. Responda ao que se pede e compre um Negócio quando tiver uma moeda.
lesson-theater-waits = O que você compra é colocado na hora. Compre o Teatro quando puder.
lesson-theater = Coloque-o bem ao lado do Jardineiro. Construções podem se tocar, desde que cada uma tenha uma Estrada: assim o seu gnomo anda de uma para a outra.
lesson-gnome = Um segundo gnomo dobra o trabalho. É preciso uma Casa apagada e um produto da Escola ou 3 moedas. Tome um novo gnomo: ele se deita para descansar e se levanta na sua próxima fase Mover.
lesson-gnome-waits = Um novo gnomo precisa de uma Casa apagada e de uma Escola ativa ou 3 moedas. Junte moedas, ou construa antes uma Casa.
lesson-end-work = Guarde o que sobrou; uma moeda é um ponto no fim. Encerre Trabalhar e Comprar, e seus gnomos podem se mover.
lesson-end-work-waits = Primeiro termine o que se pede, depois encerre Trabalhar e Comprar.
lesson-go = Cada gnomo em pé pode andar uma vez por turno, até onde os caminhos abertos levam. Escolha o seu e mande-o ao Jardineiro: a Oficina fica ativa, e o produto está pronto para a sua próxima vez.
lesson-go-waits = Os gnomos se movem no fim da vez. Encerre Trabalhar e Comprar, escolha um gnomo, e será perguntado aonde ele vai.
lesson-end-turn = Foi uma vez inteira: Revelar, Receber, Trabalhar e Comprar, Mover. Encerre e observe o vizinho.
lesson-end-turn-waits = Responda ao que se pede; depois de Trabalhar e Comprar e de mover, você pode encerrar a vez.
lesson-build = Sua vez de novo, e o Jardineiro está ativo. Use-o: uma Estrada, de graça. Sem uma Oficina ativa, 3 moedas substituem qualquer produto.
lesson-build-waits = Faltam uma Oficina ativa e as 3 moedas que a substituem. Mande gnomos às Oficinas e ganhe moedas; vai dar.
lesson-action = Coloque a Estrada, depois mande o gnomo do Jardineiro ao seu Teatro e use-o: uma moeda na hora, e mais com gnomos trabalhando em volta. O mesmo Negócio não pode ser usado em duas vezes seguidas.
lesson-action-waits = Um Negócio age quando um gnomo chega. Compre um e mande alguém quando puder andar até lá.
lesson-end = A rodada em que alguém tem o quinto gnomo é a última. Então contam Oficinas, Casas acesas, Restaurantes, Chapéus e moedas. Agora você sabe tudo: continue, e peça uma Dica na dúvida!

## Uma edição que se escreve: tipos de componentes, seus campos, o que cabe neles

group-supply = Reserva
group-prices = Preços
group-points = Pontos
group-kit = Kit inicial
group-roads = Estradas
group-presets = Disposições
group-workshops = Oficinas
group-businesses = Negócios
group-forest = Cartas da Floresta
field-coins = Moedas
field-start_coins = Moedas no começo
field-tokens = Fichas de cada produto
field-houses = Casas
field-gnomes = Gnomos de cada cor
field-workshops = Oficinas de cada tipo (2, 3, 4 jogadores)
field-rounds = Rodadas no máximo
field-remodelling = Passos de um Arquiteto
field-business = Um Negócio
field-workshop = Uma Oficina
field-product = Produto
field-lit_house = Uma Casa acesa
field-restaurant = Um restaurante
field-hat = Um chapéu
field-roads = Estradas
field-open = Lados abertos
field-blockade = Lados bloqueados
field-symbol = Símbolo
field-action = Ação
field-deluxe = Deluxe
field-kind = Tipo
field-icons = Ícones
field-all_players = Para todos
symbol-none = nenhum
symbol-hat = chapéu
symbol-restaurant = restaurante
action-none = nenhuma
kind-activate = Ativar
kind-coins = Moedas dos Gnomos
kind-roads = Estradas
kind-removal = Remoção
kind-angry = Gnomo Zangado
