# Mighty Gnomes em português do Brasil.

tagline = Mande gnomos à floresta e escada acima, e conquiste os poderosos para a sua tribo.
about = Mande gnomos à floresta por madeira, flores e cristais, ou escada acima até os livros do sótão. Em cinco dias, conquiste gnomos poderosos para a sua mesa.

option-first = Quem começa
option-first-random = por sorteio
option-first-chosen = um jogador que escolhemos
option-first-chosen-who = Quem começa?
option-gnomes = Os cinco gnomos poderosos: random, ou os nomes

## Perguntas

prompt-first-player = O primeiro jogador é sorteado
prompt-pick-stack = Os gnomos poderosos em jogo são sorteados
prompt-lay-glade = A floresta é montada
prompt-shelve-book = Um livro vai para o sótão
prompt-reveal-chest = Um baú é aberto abaixo da trilha
prompt-draw-chest = Um baú é sacado do saco
prompt-restock = Os livros separados vão para o sótão
prompt-turn = Sua vez: ações livres, ou escolha uma peça de gnomos
prompt-druid-turn = Vez do druida: use a peça de druida ou pule
prompt-place = Onde vai { $tile }? Floresta, escada ou moedas
prompt-after = { $books ->
    [0] Ações livres, ou encerre a sua vez
   *[other] Use os livros ao alcance, ações livres, ou encerre a vez
}
prompt-claim = Escolha uma recompensa, ou antes ações livres
prompt-after-claim = Ações livres, ou encerre
prompt-discard = O seu armazém está cheio demais: devolva algo ou troque
prompt-keep-chest = Dois baús foram sacados: com qual você fica?
prompt-take = Qual baú aberto você usa?
prompt-invite = Qual gnomo poderoso você convida?
prompt-upgrade = Qual mordomo avança?
prompt-refresh = Qual gnomo poderoso age mais uma vez?

picking-exchange = O que você dá por 1 { $token }?
picking-way = De que lado fica a peça?

waiting-place = { $seat } coloca uma peça
waiting-claim = { $seat } escolhe uma recompensa
waiting-after-claim = { $seat } escolhe uma recompensa
waiting-discard = { $seat } esvazia o armazém
waiting-keep-chest = { $seat } olha dois baús
waiting-take = { $seat } pode usar um baú aberto
waiting-invite = { $seat } convida um gnomo poderoso
waiting-upgrade = { $seat } avança um mordomo
waiting-refresh = { $seat } desperta um gnomo poderoso

## Jogadas

choice-use = Usar { $tile }
choice-skip = Deixar a peça de druida sem uso e encerrar a vez
choice-activate = Degrau { $rung }: { $book }
choice-open = Gastar uma chave: { $chest } ({ $contents })
choice-exchange = Trocar { $gives } por 1 { $takes }
choice-trade = { $gnome }: { $gives } por { $brings }
choice-claim = Recompensa: { tip-reward }
choice-end = Encerrar aqui
choice-gather = Colher { $icons }: coluna { $column }, linha { $row }{ $way ->
    [h] , deitada
    [v] , em pé
   *[none] {""}
}{ $cost ->
    [0] {""}
    [1] , paga 1 moeda
   *[other] , paga { $cost } moedas
}
choice-ladder = Subir a { place-ladder } até o degrau { $rung }{ $ladder ->
    [middle] {" "}com a { place-column }
   *[other] {""}
}{ $cost ->
    [0] {""}
    [1] , paga 1 moeda
   *[other] , paga { $cost } moedas
}
choice-display = Pôr a peça ao lado do livro { $slot } do mostruário: { $book }
choice-coins = Entregar a peça por { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}; isso encerra a vez
choice-discard = Devolver 1 { $token }
choice-keep = Ficar com { $chest } ({ $contents })
choice-take = Usar { $chest } ({ $contents })
choice-decline = Deixar os baús abertos
choice-invite = { $free ->
    [yes] Convidar de graça: { $gnome }
   *[no] Convidar: { $gnome } (preço { $gives })
}
choice-invite-nobody = Não convidar ninguém
choice-upgrade = { $track ->
    [warehouse] Reformar o armazém
   *[dining] Reformar a mesa de jantar
}
choice-refresh = { $gnome } age mais uma vez
choice-first = { $seat } começa
choice-stack = { $gnome } está em jogo
choice-glade = Pôr a clareira { $glade }
choice-shelve = Pôr no sótão: { $book }
choice-draw = Sacar { $chest }

## Acontecimentos

event-first = { $seat } começa
event-stack = { $gnome } está em jogo
event-glade = A clareira { $glade } é posta
    .drawn = Uma clareira é colocada
event-shelve = { $book } vai para o sótão
event-reveal = { $chest } fica aberto abaixo da trilha
event-evening = A rodada { $round } acabou; as recompensas vão, nesta ordem, para { $seats }
event-glades = A clareira de baixo vira ({ $glade }), as outras descem
    .drawn = A clareira mais baixa é virada, as outras descem
event-restock = { $left } vai para o alto da coluna esquerda, { $right } para o da direita
event-turn = { $seat-you ->
    [yes] Sua vez
   *[no] Vez de { $seat }
} na rodada { $round }
event-morning = A rodada { $round } começa com { $seat }
event-gather = { $seat } põe { $tile } na floresta, coluna { $column }, linha { $row }{ $cost ->
    [0] {""}
    [1] , e paga 1 moeda
   *[other] , e paga { $cost } moedas
}
    .drawn = { $seat } põe { $tile } na floresta{ $cost ->
        [0] {""}
        [1] {" "}e paga 1 moeda
       *[other] {" "}e paga { $cost } moedas
    }
event-ladder = { $seat } sobe a { place-ladder } até o degrau { $rung } com { $tile }{ $cost ->
    [0] {""}
   *[other] ; uma moeda para { $seats }
}
    .drawn = { $seat } sobe a { place-ladder } com { $tile }{ $cost ->
        [0] {""}
       *[other] ; uma moeda para { $seats }
    }
event-display = { $seat } põe { $tile } ao lado do livro { $slot } do mostruário
    .drawn = { $seat } põe { $tile } ao lado de um livro do mostruário
event-away = { $seat } entrega { $tile }
event-skip = { $seat } deixa a peça de druida sem uso
event-book = { $seat } usa { $book }
event-exchange = { $seat } troca { $gives }
event-trade = { $seat } dá { $gives } para { $gnome }
event-claim = { $seat } escolhe: { tip-reward }
event-bedroom = { $seat }: { $tile } vai dormir
event-tokens = { $seat } recebe { $tokens }
event-no-tokens = { $seat } não recebe nada: a reserva não tem mais { $tokens }
event-discard = { $seat } não tem lugar e devolve 1 { $token }
event-coins = { $seat } recebe { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}
event-keys = { $seat } recebe { $keys ->
    [1] { $keys } chave
   *[other] { $keys } chaves
}{ $lost ->
    [0] {""}
   *[other] ; { $lost } a mais seria demais
}
event-points = { $seat } ganha { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} ({ $source ->
    [bedroom] quarto
    [trail] trilha da aventura
    [upgrades] reformas
    [chests] baús
    [ladders] escada fechada
    [trades] troca
   *[rewards] recompensa
})
event-steps = { $seat } anda { $steps ->
    [1] { $steps } passo
   *[other] { $steps } passos
} até a casa { $space }
    .drawn = { $seat } anda { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    } na trilha
event-lost-steps = { $seat } perde { $steps ->
    [1] { $steps } passo
   *[other] { $steps } passos
}: a trilha acaba ali
event-take = { $seat } usa o baú aberto { $chest }
event-decline = { $seat } deixa os baús abertos
event-draw = { $seat } saca { $chest }
event-no-chest = { $seat } fica sem baú: o saco está vazio
event-vault = { $seat } guarda um baú no cofre
event-keep = { $seat } fica com um de dois baús
event-kept = { $seat } fica com { $chest } e devolve { $back }
event-open = { $seat } abre { $chest }
event-no-invite = { $seat } não convida ninguém
event-invite = { $seat } convida o { $gnome }{ $free ->
    [yes] {" "}de graça
   *[no] {""}
}
event-refresh = { $seat }: { $gnome } age mais uma vez
event-upgrade = { $seat } faz uma reforma: lugar para { $holds } { $track ->
    [warehouse] recursos
   *[dining] gnomos poderosos
}

## Recusas

refusal-only-chance = só a sorte decide isso
refusal-claim-first = primeiro escolha uma recompensa
refusal-use-first = primeiro use uma peça de gnomos: ninguém pode passar
refusal-not-evening = as recompensas são escolhidas no fim da rodada, uma cada
refusal-claimed = essa recompensa já foi escolhida nesta rodada
refusal-choose-tile = primeiro escolha a peça
refusal-tile-used = você já usou a peça deste turno
refusal-not-full = o seu armazém não está cheio demais
refusal-none-drawn = nenhum baú foi sacado
refusal-no-icon = chegue a um ícone de baú na trilha para usar um baú aberto
refusal-no-invitation = um livro de Convite ou uma recompensa deixa convidar um gnomo poderoso
refusal-no-upgrade = um livro de Reforma, uma recompensa ou o Fazendeiro avança um mordomo
refusal-no-refresh = o livro Espírito Renovado faz um gnomo poderoso agir mais uma vez
refusal-druid-only = a vez do druida é só para a peça de druida, ou é pulada
refusal-no-skip = só a vez do druida pode ser pulada
refusal-druid-later = a peça de druida tem a sua própria vez, depois da terceira de todos
refusal-bedroom-first = a primeira peça da rodada é a do quarto, { $tile }
refusal-this-tile-used = { $tile } já foi usada nesta rodada
refusal-no-ladder-yet = os livros são usados depois de pôr uma peça numa escada
refusal-out-of-reach = o livro do degrau { $rung } não está ao alcance, ou já foi usado por esta peça
refusal-other-column = esta peça trabalha com a { place-column }
refusal-golden-below = o livro do degrau { $rung } é dourado: só serve ao gnomo mais alto da peça
refusal-bookmark = { $book } custa 1 { $price }, que você não tem
refusal-no-effect = { $book } não faria nada por você agora
refusal-no-key = você não tem chave
refusal-no-such-chest = não há { $chest } no seu cofre
refusal-exchange-price = você não tem { $tokens }
refusal-exchange-how = 1 { $token } custa 1 cristal, ou 2 recursos básicos de outros tipos
refusal-exchange-first = para trocar, primeiro escolha o que quer em troca
refusal-supply = a reserva não tem mais { $token }
refusal-not-yours = { $gnome } não está na sua mesa
refusal-acted = { $gnome } já agiu nesta rodada
refusal-acts-once = age uma só vez, no momento em que chega
refusal-trade-price = você não tem { $tokens }
refusal-trade-prices = você não tem { $tokens } nem { $gives }
refusal-bag = não há baú no saco
refusal-place-first = primeiro diga onde vai { $tile }
refusal-ladder-shut = a { place-ladder } não se usa com { $players } jogadores
refusal-ladder-full = a { place-ladder } só tem { place-rungs-free }
refusal-ladder-coins = custa { count-coin } para quem está abaixo; você tem { $have }
refusal-no-display = o mostruário é para 2 jogadores
refusal-display-used = esse livro do mostruário já foi usado nesta rodada
refusal-one-way = um só quadrado tem uma posição só
refusal-sticks-out = a peça sairia da floresta
refusal-taken = já há uma peça ali
refusal-crystal = só a peça de um pode cobrir um cristal
refusal-touch-coins = tocaria { $count ->
    [1] 1 peça
   *[other] { $count } peças
} de outros jogadores, uma moeda cada; você tem { $have }
refusal-discard-first = primeiro devolva ou troque o que não cabe: você tem { $have }, com lugar para { $room }
refusal-answer-first = primeiro responda ao que se pergunta
refusal-no-such-token = você não tem { $token }
refusal-not-drawn = esse não é um dos dois baús sacados
refusal-not-open = esse não é um dos baús abertos
refusal-not-again = { $gnome } não está na sua mesa, ou nada pode fazer agora
refusal-not-in-play = { $gnome } não está em jogo
refusal-not-in-box = não existe tal coisa nesta edição
refusal-invited = { $gnome } já está com você
refusal-table-full = a sua mesa de jantar está cheia: tem { $room } lugares
refusal-gnome-price = { $gnome } custa { $tokens }
refusal-track-end = { $track ->
    [warehouse] armazém
   *[dining] mesa de jantar
}: já está no fim
refusal-upgrade-price = { $track ->
    [warehouse] armazém
   *[dining] mesa de jantar
}: este passo custa { $tokens }

notation-unknown = '{ $move }' não é uma jogada de Mighty Gnomes; jogadas são como: use 3, gather 1,4 v, ladder left, activate 2, end
notation-verb = '{ $move }' não é uma jogada; com '{ $verb }' há: { $moves }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}
notation-claim = '{ $move }' não é uma jogada; as recompensas desta rodada são { $rewards }
notation-gather = '{ $move }' não é uma jogada; escreva a linha a partir de baixo, a coluna e o lado, h para a direita ou v para cima: gather 1,4 v
notation-exchange = '{ $move }' não é uma jogada; escreva o que dá e o que recebe: exchange WS M, dois de W S M C por outro; ou exchange X W

## A pontuação

change-coins = { $by } { $count ->
    [1] moeda
   *[other] moedas
}
change-keys = { $by } { $count ->
    [1] chave
   *[other] chaves
}

sheet-bedroom = Quarto
sheet-trail = Trilha da aventura
sheet-upgrades = Reformas
sheet-chests = Baús
sheet-ladders = Escadas fechadas
sheet-trades = Trocas dos gnomos
sheet-rewards = Recompensas
sheet-items = Itens, 1 a cada { $count }
sheet-crystals = Cristais
sheet-gnome = { $gnome }
sheet-animals = Animais
sheet-trail-place = Lugar na trilha

ending-days = o último dia acabou
near-days = { $left ->
    [1] a última rodada
   *[other] { $of } rodadas ao todo
}

thing-gnome = Gnomo poderoso
thing-book = Livro
thing-reward = Recompensa
thing-open-chest = Baú aberto
thing-vault-chest = Baú de um cofre
thing-upgrade = Reforma
thing-trade = Troca
taken-book = { $book }{ $paid ->
    [yes] {" "}por 1 { $price }
   *[no] {""}
}
taken-reward = Rodada { $round }: { tip-reward-short }
taken-trade = { $gnome }: { $gives } por { $brings }

## Lugares do tabuleiro

place-forest = Floresta
place-queue = Depois
place-cell = coluna { $column }, linha { $row }
place-attic = Sótão
place-aside = Próximos livros
place-display = Mostruário
place-ladder = { $ladder ->
    [left] escada esquerda
    [middle] escada do meio
   *[right] escada direita
}
place-column = { $column ->
    [left] coluna esquerda
   *[right] coluna direita
}
place-rung = degrau { $rung }
place-rungs-free = { $count ->
    [1] 1 degrau livre
   *[other] { $count } degraus livres
}
place-trail = Trilha da aventura
place-start = Cabana-cogumelo, a partida
place-space = Casa { $space }
place-open = Baús abertos
place-bag = { $count } no saco
place-gnomes = Gnomos poderosos
place-gnomes-short = Gnomos
place-rewards = Recompensas, rodada { $round }
place-yours = Sua casa
place-home = Casa de { $seat }
place-tiles = Peças de gnomos
place-warehouse = Armazém
place-held = { $count } de { $room }
place-dining = Mesa de jantar
place-guests = { $count } de { $room } convidados
place-vault = Cofre
place-vault-empty = nenhum baú ainda
place-face-down = { $count ->
    [1] 1 baú fechado
   *[other] { $count } baús fechados
}
place-opened = Abertos
place-bedroom = Quarto
place-bedroom-empty = A peça que sobra à noite dorme aqui e pontua.
place-keys = { $count } de { $room } chaves
place-supply = { $count } na reserva
place-first = primeiro jogador
place-furthest = o mais adiantado
place-if-ended = se acabasse agora

## O que se diz das coisas

tip-effect = { $effect ->
    [coins] { $amount ->
        [1] 1 moeda
       *[other] { $amount } moedas
    }
    [keys] { $amount ->
        [1] 1 chave
       *[other] { $amount } chaves
    }
    [steps] { $amount ->
        [1] 1 passo
       *[other] { $amount } passos
    } na trilha da aventura
    [points] { $amount ->
        [1] 1 ponto
       *[other] { $amount } pontos
    }
    [tokens] { $tokens }
    [invite] convidar um gnomo poderoso, pagando o preço
    [invite_free] convidar um gnomo poderoso sem pagar mais nada
    [upgrade] avançar um mordomo uma casa
    [refresh] um dos seus gnomos poderosos age mais uma vez
    [chest] sacar dois baús e ficar com um
    [tile] uma peça de druida de dois, usada depois da terceira vez de todos, sem pagar nada
   *[other] { $effect }
}
tip-reward = { $effect ->
    [upgrade] avançar um mordomo de graça
    [free_use] qualquer peça primeiro na próxima rodada
    [first_player] ser o primeiro jogador
    [double_bedroom] a peça do quarto pontua de novo
    [invite] convidar um gnomo pagando o preço
   *[other] { tip-effect }
}
tip-reward-short = { $effect ->
    [upgrade] Reforma
    [free_use] Peça livre
    [first_player] Primeiro
    [double_bedroom] Cama 2×
    [invite] Convite
    [tokens] { $tokens }
    [steps] { $amount ->
        [1] 1 passo
       *[other] { $amount } passos
    }
   *[other] { tip-effect }
}
tip-scoring = { $scores ->
    [furthest] { points } se à frente, senão { $otherwise }
    [animal] conta como um animal qualquer
    [bedroom] { points } por quadrado no quarto
    [crystals] { points } por cristal
    [coins] { points } a cada { $per } moedas
    [keys] { points } por chave
    [opened] { points } por baú aberto
   *[upgrades] { points } por reforma
}
tip-trade = { $gives } por { $brings }
tip-at-end = No fim: { $what }
tip-on-arrival = Ao chegar: { $what }
tip-once-a-round = Uma vez por rodada: { $what }
tip-every-round = Toda rodada: { $what }
tip-costs = Custa { $gives }
tip-golden = dourado: só para o gnomo do topo da peça
tip-silver = prateado: para qualquer gnomo da peça, custa 1 { $price } cada vez
tip-in-reach = ao alcance da peça colocada
tip-would-reach = Livros que poderia usar: { $what }
tip-reaches-to = até o degrau { $rung }
tip-with-column = trabalha com a { place-column }
tip-ladder-full = cheia
tip-fits-not = não cabe
tip-covers = cobre { $icons }
tip-pay = paga { count-coin }
tip-pay-to = 1 moeda para cada: { $seats }
tip-free = não custa nada
tip-score = pontos { $change }
tip-under = debaixo de { $tile } de { $seat }
tip-display = Ponha qualquer peça ao lado de um livro para usá-lo; uma vez por rodada
tip-display-used = usado nesta rodada por { $what }
tip-bag = Baús que você não viu
tip-space = { points } para quem chega ou passa
tip-space-chest = use um dos baús abertos
tip-stands-here = Aqui, de baixo para cima: { $what }
tip-left = { $count } na pilha
tip-has = já está com você
tip-acts = pronto
tip-acted = já agiu nesta rodada
tip-claimed = já escolhida
tip-order = Quem escolhe primeiro no fim da rodada
tip-bedroom-first = a primeira desta rodada
tip-freed = qualquer peça pode ser a primeira
tip-used = em uso
tip-exchange = Trocar por 1 { $token }
tip-exchange-how = Dê 1 cristal, ou 2 recursos básicos de outros tipos
tip-step = lugar para { $holds }, custa { $gives }, vale { points }
tip-track-end = no fim
tip-steward = O mordomo está em { $holds }
tip-drawn = Fique com um, o outro volta para o saco
tip-draws = { $seat } escolhe um de dois baús
tip-unfold = Ver a casa inteira de { $seat }
tip-lies = { $way ->
    [h] deitada
   *[v] em pé
}
tip-key = chave: abre um baú
tip-star = pontos de vitória

button-end = Encerrar
button-end-turn = a vez
button-skip = Pular
button-skip-druid = deixar a peça de druida sem uso
button-skip-invite = não convidar ninguém
button-decline = Deixar
button-decline-why = não usar nenhum baú aberto
button-take = Pegar { count-coin }
button-take-some = Pegar moedas
button-take-why = Entregue a peça por esta rodada. Isso encerra a sua vez.
button-put-back = Devolver
button-exchange = Trocar por

## O tabuleiro do terminal

board-forest = Floresta, rodada { $round } de { $rounds }, { $turn ->
    [druid] vez do druida
    [claim] recompensas
    [none] preparação
   *[other] vez { $turn }
}
board-queue = próximas linhas: { $glades }
board-trail = Trilha da aventura (fichas de baixo para cima)
board-space = casa
board-tokens = fichas
board-points = pontos
board-chest = baú
board-open = abertos
board-bag = saco
board-bag-holds = { $count ->
    [1] 1 baú
   *[other] { $count } baús
}
board-drawn = sacados
board-none = nenhum
board-attic = Sótão (d dourado: só para o gnomo do topo; p prateado: [o preço])
board-golden = d
board-silver = p
board-ladder = { $ladder ->
    [left] esq.
    [middle] meio
   *[right] dir.
}
board-aside = depois
board-used-by = em uso por { $what }
board-gnomes = Gnomos poderosos: preço e cartas na pilha, pontos no fim, habilidade
board-legend = W madeira S areia M cogumelo C camomila X cristal N bússola T baú
board-rewards = Recompensas (x: escolhida)
board-home = { $seat } { $letter }{ $you ->
    [yes] {" "}(você)
   *[no] {""}
}{ $turn ->
    [yes] , a jogar
   *[no] {""}
}{ $first ->
    [yes] , primeiro jogador
   *[no] {""}
}, { points } se acabasse agora
board-tiles = peças
board-in-hand = na mão
board-in-bed = quarto
board-all-used = todas em uso
board-holds = tem
board-resources = { $count } de { $room } recursos
board-purse = { count-coin }, { $keys ->
    [1] 1 chave
   *[other] { $keys } chaves
}; casa { $space } da trilha
board-guests = gnomos
board-guests-of = { $count } de { $room }
board-done = já agiu
board-upgrade = reforma
board-next = { $track ->
    [warehouse] armazém
   *[dining] mesa
} para { $holds } por { $what }{ $points ->
    [0] {""}
    [1] {" "}e 1 ponto
   *[other] {" "}e { $points } pontos
}
board-at-end = { $track ->
    [warehouse] armazém
   *[dining] mesa
} no fim
board-vault = cofre
board-face-down = { $count } fechados
board-opened = abertos

## Quantidades

count-point = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
count-wood = { $count ->
    [1] { $count } madeira
   *[other] { $count } madeiras
}
count-sand = { $count ->
    [1] { $count } areia
   *[other] { $count } areias
}
count-mushroom = { $count ->
    [1] { $count } cogumelo
   *[other] { $count } cogumelos
}
count-chamomile = { $count ->
    [1] { $count } camomila
   *[other] { $count } camomilas
}
count-crystal = { $count ->
    [1] { $count } cristal
   *[other] { $count } cristais
}
count-coin = { $count ->
    [1] { $count } moeda
   *[other] { $count } moedas
}
count-draw = { $count ->
    [1] sacar 1 baú
   *[other] sacar { $count } baús
}
count-kept-chest = um baú entre dois
count-frog = um sapo
count-owl = uma coruja
count-hedgehog = um ouriço
count-any-animal = um animal qualquer

## Nomes

name-wood = madeira
name-sand = areia
name-mushroom = cogumelo
name-chamomile = camomila
name-crystal = cristal
name-compass = bússola
name-chest = baú
name-coin = moeda
name-tile-1 = a peça de um
name-tile-2 = a peça de dois
name-tile-3 = a peça de três
name-tile-4 = a peça de quatro
name-tile-druid = a peça de druida
name-warehouse = Armazém
name-dining = Mesa de jantar

name-B01 = Convite ao Gnomo Poderoso
name-B02 = Convite ao Gnomo Poderoso
name-B03 = Convite ao Gnomo Poderoso
name-B04 = Reforma da Casa-Cogumelo
name-B05 = Reforma da Casa-Cogumelo
name-B06 = Espírito Aventureiro
name-B07 = Dinheiro, Dinheiro
name-B08 = Segredo Descoberto
name-B09 = Convite ao Gnomo Poderoso
name-B10 = Convite ao Gnomo Poderoso
name-B11 = Convite ao Gnomo Poderoso
name-B12 = Convite ao Gnomo Poderoso
name-B13 = Dedo Verde
name-B14 = Trabalho Duro
name-B15 = Espírito Renovado
name-B16 = Dinheiro, Dinheiro
name-B17 = Chaveiro
name-B18 = Trabalho Duro

name-magic = Gnomo Mago
name-alchemist = Gnomo Alquimista
name-robber = Gnomo Ladrão
name-knight = Gnomo Cavaleiro
name-druid = Gnomo Druida
name-keyholder = Gnomo Guarda-Chaves
name-bandito = Gnomo Bandido
name-farmer = Gnomo Fazendeiro

name-frog = Sapo
name-golden-frog = Sapo dourado
name-owl = Coruja
name-hedgehog = Ouriço
name-wild = Animal curinga
name-nested = Baú dentro do baú
name-crate = Caixote
name-basket = Cesta
name-pouch = Sacola
name-small-purse = Bolsinha
name-purse = Bolsa
name-crown = Coroa

## Nomes que cabem na lombada de um livro ou debaixo de um gnomo

short-B01 = Convite
short-B02 = Convite
short-B03 = Convite
short-B04 = Reforma
short-B05 = Reforma
short-B06 = Aventura
short-B07 = Dinheiro
short-B08 = Segredo
short-B09 = Convite
short-B10 = Convite
short-B11 = Convite
short-B12 = Convite
short-B14 = Trabalho
short-B15 = Renovar
short-B16 = Dinheiro
short-B18 = Trabalho
short-magic = Mago
short-alchemist = Alquimista
short-robber = Ladrão
short-knight = Cavaleiro
short-druid = Druida
short-keyholder = Guarda-Chaves
short-bandito = Bandido
short-farmer = Fazendeiro

## A lição

lesson-welcome = Boas-vindas! Você guia uma pequena tribo por cinco rodadas. Tem quatro peças com um a quatro gnomos e usa três por rodada. O dourado marca o que pode ser escolhido, sempre.
lesson-tile = Primeiro escolha uma peça. Pegue a de três gnomos.
lesson-tile-waits = A peça é escolhida no começo de cada vez. Antes, termine o que se pede.
lesson-gather = Gnomos na floresta pegam tudo onde pisam. Ponha-os sobre baú, cogumelo e madeira, a partir do quadrado marcado. De dois baús você guarda um, em segredo. Cada peça alheia encostada custa uma moeda.
lesson-gather-waits = Não há espaço na floresta para essa peça. Tente com outra.
lesson-end = Guarde um dos dois baús. Cogumelo e madeira são justo o que o Gnomo Ladrão pede. Depois encerre a sua vez; os outros jogam, uma peça cada.
lesson-end-waits = Termine o que se pede e poderá encerrar a vez.
lesson-display = Seu baú precisa de uma chave. Com dois jogadores, alguns livros ficam no mostruário, livres para qualquer peça, uma vez por rodada: escolha a peça de dois gnomos e ponha-a junto de Segredo Descoberto.
lesson-display-waits = Os livros do mostruário estão em uso, ou você não pode pagar. Na próxima rodada ficam livres de novo.
lesson-chest = Uma chave abre um dos seus baús, a qualquer momento da sua vez, quantas vezes quiser. Abra o seu! Animais também contam no fim, melhor em conjuntos.
lesson-chest-waits = Para isto é preciso uma chave e um baú. Baús ficam na floresta, chaves vêm de livros. Continue, ou pule este passo.
lesson-ladder = Agora, ao sótão: encerre esta vez e, na próxima, ponha a peça de um gnomo na escada, virada para os livros da esquerda. Livros dourados servem ao gnomo de cima, os prateados a cada gnomo da peça, por um pequeno preço.
lesson-ladder-waits = A escada está cheia demais para esta peça, ou falta a moeda de quem está embaixo. Tente outra peça, ou espere a próxima rodada.
lesson-book = Use o livro ao lado do seu gnomo. Convite traz um gnomo poderoso à sua mesa: o Ladrão pede justo o cogumelo e a madeira que você tem. Outros trazem moedas, chaves, recursos ou uma casa melhor.
lesson-book-waits = Nenhum livro ao lado dos seus gnomos pode ser usado agora. Encerre a vez e suba de novo com outra peça.
lesson-claim = Usadas três peças, a quarta vai para o quarto e vale um ponto a menos que seus gnomos. Depois, pela ordem na trilha, cada um pega uma recompensa. Escolha a sua quando for a hora.
lesson-claim-waits = As recompensas vêm quando todos tiverem usado três peças. Jogue as suas vezes até lá.
lesson-coins = Mais uma coisa: qualquer peça pode ser entregue pela rodada, por uma moeda a menos que seus gnomos. Experimente agora; primeiro vem a peça do quarto.
lesson-coins-waits = As moedas vêm no lugar de pôr uma peça. Termine o que se pede; na próxima peça dá.
lesson-score = Após cinco rodadas, gnomos poderosos pontuam pelo que amam, animais pelos conjuntos, e o que sobra conta um pouco. Agora você sabe tudo: continue, peça uma Dica, e seja poderoso!

## Uma edição que se escreve: tipos de componentes, seus campos, o que cabe neles

group-table = À mesa
group-pieces = Peças na caixa
group-tokens = Fichas
group-ladders = Escadas
group-glades = Clareiras
group-books = Livros
group-gnomes = Gnomos poderosos
group-gnomes-trades = Trocas
group-chests = Baús
group-warehouse = Armazém
group-dining = Mesa de jantar
group-trail = Trilha
group-boxes = Caixas de recompensas
group-boxes-rewards = Recompensas
field-start_coins = Moedas no começo, por ordem
field-open_chests = Baús abertos
field-key_limit = Máximo de chaves
field-druid_size = Tamanho da peça do druida
field-close_points = Pontos por fechar uma escada
field-items_per_point = Itens por ponto
field-crystal_points = Pontos de um cristal
field-set_points = Pontos de um conjunto
field-pair_points = Pontos de um par
field-coins_of_1 = Moedas de 1
field-coins_of_5 = Moedas de 5
field-cards_of_each_gnome = Cartas de cada gnomo
field-druid_tiles = Peças do druida
field-stewards = Mordomos de um jogador
field-gnome_tiles = Peças de gnomos de um jogador
field-two = Com 2 jogadores
field-three = Com 3 jogadores
field-four = Com 4 jogadores
field-a = Frente
field-b = Verso
field-colour = Cor
field-bookmark = Marcador
field-effect = Efeito
field-two_players = No mostruário
field-amount = Quantidade
field-tokens = Recursos
field-cost = Custo
field-ability = Habilidade
field-trades = Trocas
field-scores = Pontua por
field-points = Pontos
field-per = A cada
field-otherwise = Senão
field-give = Entrega
field-coins = Moedas
field-chests = Baús
field-animal = Animal
field-holds = Cabem, por espaço
field-rounds = Rodadas
field-rewards = Recompensas
field-wood = Madeira
field-sand = Areia
field-mushroom = Cogumelos
field-chamomile = Camomila
field-crystal = Cristais
