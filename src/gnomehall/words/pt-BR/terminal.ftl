# O que o terminal diz além do que toda mesa diz.

human = pessoa
chance = acaso
player = { $seat } ({ $who })
players = { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}
moves = { $count ->
    [1] 1 jogada
   *[other] { $count } jogadas
}
rule = Regra
stopped = interrompido

## Uma partida no terminal

title-decides = rodada { $round } · { $player } decide
title-round = rodada { $round }
title-over = o jogo acabou
how-to-type = Digite o número de uma jogada ou o seu texto; help mostra o que mais existe.
how-to-move = Jogue pelo número da jogada, pelo texto, ou pela parte do texto que a distingue das outras.
type-something = Digite um número ou uma jogada, ou help.
moves-short = (moves: cada uma delas com uma frase)
more-before = … mais { $count } antes (log { $all })
illegal-now = { $move }: agora não. { $reason } ({ $rule })
read-rule = Para ler a regra: rules { $rule }. Para ver o que você pode fazer: moves
read-moves = Para ver o que você pode fazer: moves
clear-screen = Enter limpa a tela para a próxima pessoa:
hand-over = Passe para { $player }, que aperta Enter para olhar:
undone = Jogada desfeita: { $move }
saved-in = Salvo em { $file }. Para continuar:
loaded = { $count ->
    [1] Carregado { $file }, 1 jogada.
   *[other] Carregado { $file }, { $count } jogadas.
}
whole-game-saved = A partida inteira está em { $file }. Para vê-la de novo:
not-saved-now = De agora em diante a partida não está sendo salva: { $reason }. Use: save FILE
left-saved = Você deixou a mesa. A partida está salva em { $file }. Para continuar:
left-nothing = Você deixou a mesa; nada foi jogado desde que a partida foi começada, salva ou carregada.
left-unsaved = Você deixou a mesa, e esta partida não está salva.
left-advice = Da próxima vez, digite save FILE antes de sair, ou deixe salvar cada jogada:

typed-board = mostra de novo o tabuleiro e as jogadas
typed-moves = todas as jogadas que você pode fazer, cada uma com uma frase
typed-score = a folha de pontos até agora
typed-hint = as três jogadas de que uma busca mais gosta, quanto valem e quão certa ela está
typed-log = as últimas N coisas que aconteceram (20)
typed-rules = o texto de uma regra, pelo número que jogadas e recusas citam
typed-undo = desfaz a sua última jogada, se nada foi sorteado e ninguém mais jogou desde então
typed-save = grava a partida; 'load' e 'gnomehall replay' a leem
typed-load = continua uma partida salva em vez desta
typed-help = esta lista
typed-quit = deixa a mesa; Ctrl-D também

hint-interval = { $low } a { $high }
hint-visits = { $count ->
    [1] 1 visita, { $share } do total
   *[other] { $count } visitas, { $share } do total
}
hint-reading = { $count ->
    [1] (a chance de vencer e o seu intervalo de 95 %; 1 iteração de busca)
   *[other] (a chance de vencer e o seu intervalo de 95 %; { $count } iterações de busca)
}

sheet-title = Pontuação
sheet-total = Total
sheet-tie = desempate: { $what }

outcome-ended = O jogo acabou na rodada { $round }: { $ending }.
outcome-won = { $count ->
    [1] { $names } vence.
   *[other] { $names } dividem a vitória.
}
outcome-place = { $place }. { $player }, { points }

## Repetições

replay-head = { $game }, regras { $version }, edição { $edition } ({ $hash })
replay-option = opção { $name }: { $value }
replay-prompt = Enter continua, q sai:
replay-after = Depois de { $moves }, na rodada { $round }:
replay-asked = Agora { $player } decide: { $prompt }
replay-not-over = O jogo não acabou; { $player } decide. Esta é a pontuação até agora.
record-holds = { $file } está correto: { $game }, { $players }, { $moves }, { $ending }
record-not-over = não acabou
illegal-in-record = '{ $move }' não é permitida aqui: { $reason } ({ $rule }). Permitidas: { $legal }

## Sorte que pode ser conferida

verify-sound = { $count ->
        [one] o sorteio é
       *[other] todos os { $count } sorteios são
    } o que o segredo e os números dos jogadores dão; compare a promessa com o que você viu no começo: { $commitment }
verify-opener = Quem abriu a mesa enviou um número antes da distribuição, então o salão não pôde escolhê-la.
verify-no-opener = Ninguém enviou um número antes da distribuição: o salão poderia ter escolhido um segredo por ela.
verify-numbers = { $count ->
        [0] Nenhum número de jogador entrou depois: quem lesse o banco de dados do salão poderia saber todos os sorteios.
        [one] Um número de um jogador entrou depois, em { $chains ->
            [one] uma corrente
           *[other] { $chains } correntes
        }.
       *[other] { $count } números de jogadores entraram depois, em { $chains ->
            [one] uma corrente
           *[other] { $chains } correntes
        }.
    }
verify-undone = { $count ->
        [one] Um sorteio foi desfeito e não está
       *[other] { $count } sorteios foram desfeitos e não estão
    } no registro; os jogadores lembram se concordaram com isso.
verify-repeats = A partida tem a sorte de outra, então seus sorteios podiam ser conhecidos antes.
verify-unprovable = o registro não diz de onde vieram os sorteios, então eles não podem ser conferidos.
verify-hidden = o segredo não é mostrado antes do fim da partida; o que foi prometido é { $commitment }
verify-secret = o segredo não é o que foi prometido.
verify-other = o que você viu no começo não é o que o registro diz: { $commitment }
verify-draw = linha { $line }: saiu '{ $drawn }', mas devia sair '{ $due }'.

## Análises

analysis-nothing = Ninguém teve nada a decidir nesta partida.
analysis-title = A chance de cada lugar vencer
analysis-moves = Jogadas
analysis-end = { $number } (fim)
analysis-turns = Momentos decisivos
analysis-no-turn = Não houve momento decisivo.
analysis-turn = depois de { $number } jogadas, { $player }: { $move }: { $other } de { $before } a { $after }
analysis-luck = Sorte e decisões: o que mudou as chances
analysis-luck-start = no começo
analysis-luck-draws = sorteios
analysis-luck-moves = jogadas de { $player }
analysis-luck-end = fim
analysis-costliest = As jogadas mais caras de { $player }
analysis-no-cost = { $player } não desperdiçou nada que a busca visse.
analysis-cost = depois de { $number } jogadas: { $move } ({ $value } em vez de { $better }); melhor: { $best }
analysis-effort = { $count ->
    [1] 1 decisão, { $iterations } iterações de busca
   *[other] { $count } decisões, { $iterations } iterações de busca
}

## A lista de jogos

games-game = Jogo
games-players = Jogadores
games-minutes = Minutos
games-what = O que é
games-credit = { $game }, de { $people }
games-options = Opções de { $game } (--option NAME=VALUE):
games-default = { $value } (padrão)
games-a-seat = um lugar, a partir de 0
games-any-text = qualquer texto
games-play = Jogue um: gnomehall play { $game }

## Edições

edition-good = { $file }: uma boa edição de { $game }
edition-name = nome
edition-shipped = a original
edition-changed = mudada em relação à original, { $hash }

## O servidor

serve-database = banco de dados: { $file }
serve-address = endereço: { $address }
serve-standby = à espera para assumir: { $db }
serve-exposed =
    aviso: todos que alcançam este computador pela rede podem abrir mesas e assistir às públicas.
           O que é enviado não é cifrado: na internet, ponha um proxy reverso com TLS na frente (docs/hosting.md).
db-found = { $db }: formato { $layout } (este programa escreve o formato { $newest })
db-counts = { $tables } mesas, { $entries } lances, { $grants } acessos, { $editions } edições
db-sound = íntegro: toda linha pode ser lida e pertence a uma mesa
db-replayed = { $count ->
    [0] íntegro, e toda mesa pode continuar
    [1] íntegro, mas 1 mesa não pode continuar: veja acima
   *[other] íntegro, mas { $count } mesas não podem continuar: veja acima
}
db-damaged = { $count ->
    [1] danificado: 1 problema
   *[other] danificado: { $count } problemas
}
db-migrated = { $db }: levado do formato { $was } ao formato { $now }
db-unchanged = { $db }: já tem o formato { $now }
db-copied = { $source } copiado para { $target }, lido de novo e comparado: igual em cada linha

## Séries de partidas

bar-games = partidas
bar-decisions = decisões
batch-stopped = Interrompido depois de { $count } de { $total } partidas.
probing-strong = jogadores fortes
probing-circles = jogadores que andam em círculos
probing-delays = jogadores que adiam o fim
probing-tricks = truques em eliminatórias
probing-trick = o melhor truque
probe-title = Furos nas regras de { $game }
probe-nothing = Nada foi encontrado.
probe-found = { $count ->
    [1] Um achado.
   *[other] { $count } achados.
} Cada porcentagem traz o seu intervalo de 95 %; reveja a partida anotada para conferir.
probe-endless = As partidas não chegam ao fim: { $found } de { $games } só foram cortadas ({ $low }-{ $high }; no máximo { $bound }).
probe-stalling = Um só jogador pode adiar o fim: então { $found } de { $games } partidas só foram cortadas ({ $low }-{ $high }; no máximo { $bound }).
probe-loop = O jogo pode andar em círculos: uma posição apareceu { $what } vezes.
probe-idle = Há pouco a escolher: em { $found } de todas as rodadas um jogador não teve escolha ({ $low }-{ $high }; no máximo { $bound }).
probe-seat = A ordem dos turnos decide: quem é o { $what } a jogar vence { $found } de { $games } partidas ({ $low }-{ $high }; no máximo { $bound }).
probe-unreachable = { $what }: nunca ao alcance em { $games } partidas.
probe-never-legal = { $what }: ao alcance, mas ninguém pôde pegar em { $games } partidas, nem jogadores aleatórios.
probe-unwanted = { $what }: jogadores fortes pegam em { $found } de { $games } partidas ({ $low }-{ $high }; no mínimo { $bound }).
probe-strong = { $what }: decide partidas, quem pega vence { $found } pontos percentuais a mais que outros na mesma situação ({ $low }-{ $high }; no máximo { $bound }).
probe-weak = { $what }: uma armadilha, quem pega vence { $found } pontos percentuais em relação a outros na mesma situação ({ $low } a { $high }; no máximo { $bound } a menos).
probe-dominated = { $what }: { $other } é pelo menos tão bom em tudo o que está impresso, e melhor em algo.
probe-trick = Um truque vence { $other }: '{ $what }' ganha { $found } de { $games } partidas ({ $low }-{ $high }; no máximo { $bound }).
merged = { $folder }: { $count ->
    [1] 1 partida
   *[other] { $count } partidas
} de { $folders ->
    [1] 1 pasta
   *[other] { $folders } pastas
}{ $repeated ->
    [0] .
    [1] ; uma partida estava em várias delas e conta uma vez.
   *[other] ; { $repeated } partidas estavam em várias delas e contam uma vez.
}
selfplay-done = { $file }: { $count ->
    [1] 1 decisão
   *[other] { $count } decisões
} de { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
learn-play = jogando
learn-train = treinando
learn-duel = contra o campeão
learn-generation = Geração { $number }: { $positions } posições, perda { $loss } (sem rede { $plain }), venceu { $rate } de { $games } partidas ({ $low }-{ $high }); { $promoted ->
    [yes] { $network } é o novo campeão.
   *[no] o campeão continua.
}
sim-title = { $game }, { $count ->
    [1] 1 partida, semente { $seed }
   *[other] { $count } partidas, semente { $seed }
}
arena-title = { $game }, { $players } jogadores, { $count ->
    [1] 1 partida, semente { $seed }
   *[other] { $count } partidas, semente { $seed }
}
arena-ahead = Quantas vezes ficou na frente
facts-rounds = Rodadas
facts-rounds-are = { $mean } em média, { $least } a { $most }
facts-endings = Finais
facts-seats = Por lugar
facts-shared = Divididas
facts-shared-are = { $count ->
    [1] 1 vitória ({ $share })
   *[other] { $count } vitórias ({ $share })
}
facts-speed = Velocidade
facts-speed-is = { $count ->
    [1] 1 decisão em { $seconds } s, { $rate } decisões por segundo
   *[other] { $count } decisões em { $seconds } s, { $rate } decisões por segundo
}
pure-build = Esta é a versão em Python puro; a compilada dá o mesmo resultado mais cedo.

column-bot = Robô
column-game = Jogo
column-finding = Achado
column-shown-by = Mostrado por
column-games = Partidas
column-wins = Vitórias
column-win-rate = Taxa
column-interval = 95 %
column-score = Pontos
column-margin = Margem
column-rating = Rating
column-to-move = A jogar
column-taken = Pego
column-takes = Vezes
column-by = Pegam
column-points = Pontos
column-each = Cada
column-mean = Média
column-least = Mínimo
column-tenth = 10 %
column-half = Metade
column-ninety = 90 %
column-most = Máximo

## Relatórios de equilíbrio

share-more = mais
share-less = menos
note-strong = forte
note-weak = fraco
note-never = nunca
note-always = sempre
balance-page = Quão equilibrado é { $game }
balance-page-about = Robôs de um só tipo jogam entre si, para que nada além do jogo distinga os jogadores. Cada seção cita o comando que a fez; com `--markdown` ele a faz de novo.
balance-made-by = Feito por `{ $command }`.
balance-games = { $count ->
    [1] 1 partida, semente { $seed }.
   *[other] { $count } partidas, semente { $seed }.
}
balance-order = Ordem de jogo
balance-order-about = O primeiro a jogar é quem decidiu algo primeiro, o lugar seguinte é o segundo, e assim por diante: onde o primeiro jogador é sorteado, o número do lugar não diz nada.
balance-fair = Uma parte justa é { $share }; mais ou menos é anotado onde o intervalo não a contém.
balance-course = Andamento
course-scores = Pontuações
course-winners = Pontuações dos vencedores
course-margins = Margem da vitória
course-reading = 10 %, metade e 90 % de todos os valores são no máximo o número dessa coluna.
course-endings = Finais: { $endings }.
course-shared = Vitórias divididas: { $count } ({ $share }).
balance-taken = O que foi pego
balance-noted = A observar
balance-note = Nota
balance-luck = { $count ->
    [1] As vitórias de 1 coisa foram testadas contra a sorte, cada uma a 95 %: se todas fossem justas, até cerca de { $expected } ainda seriam anotadas como fortes ou fracas. Mais partidas mostram quais delas são.
   *[other] As vitórias de { $count } coisas foram testadas contra a sorte, cada uma a 95 %: se todas fossem justas, até cerca de { $expected } ainda seriam anotadas como fortes ou fracas. Mais partidas mostram quais delas são.
}
balance-reading = Como ler o que foi pego
balance-word = Palavra
balance-caution = Quem está na frente pode pegar mais, então a maioria das coisas parece boa: um número é um motivo para olhar, não uma prova. Compare coisas de um mesmo tipo. O que um robô não pega, um robô melhor ou uma pessoa talvez pegue.
reading-games = em quantas partidas a coisa esteve ao alcance
reading-taken = a parte dessas partidas em que alguém a pegou
reading-takes = quantas vezes um jogador a pegou numa dessas partidas, em média
reading-by = a parte dos jogadores que a pegaram pelo menos uma vez
reading-wins = pontos percentuais que quem a pegou venceu além de uma parte justa das partidas
reading-points = quantos pontos a mais fez quem a pegou do que os outros da mesma mesa, onde havia os dois
reading-each = pontos na frente da mesa por cada vez a mais que ela; um terminal de { $columns } colunas mostra
reading-interval = metade do intervalo de 95 %; omitida se menos de { $fewest } mesas tiveram tanto quem pegou como quem não
reading-never = pega em menos de { $never } das partidas
reading-always = pega por mais de { $always } dos jogadores; em tantas partidas, se só um jogador pode tê-la
reading-strong = as vitórias estão mais de { $points } pontos fora, e o seu intervalo não contém 0

## Comparações de duas edições

compare-takes = Cerca de { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}: { $pairs } pares de partidas, { $cores } de cada vez.
compare-takes-at-most = No máximo cerca de { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}: até { $pairs } pares de partidas, { $cores } de cada vez; menos se a mudança tem pouco efeito. As partidas de --worth vêm além disso.
bar-pairs = { $count ->
    [1] pares, 1 jogador
   *[other] pares, { $count } jogadores
}
bar-trials = { $count ->
    [1] jogo restrito, 1 jogador
   *[other] jogo restrito, { $count } jogadores
}
column-before = A
column-after = B
column-change = Mudança
column-component = Componente
column-edition = Edição
column-offered-before = Ao alcance, A
column-offered-after = Ao alcance, B
column-taken-before = Pegam, A
column-taken-after = Pegam, B
column-raw = Bruto
column-adjusted = Ajustado
column-forbidden = Proibido
column-search = Busca
compare-editions = A é { $before }; B é { $after }.
compare-editions-each = A é { $before }; B é a mesma com a mudança que cada título nomeia.
compare-shipped = a edição original
compare-overview = Num relance
compare-overview-equal = igual a A, medida sozinha
compare-overview-none = nenhuma mudança significativa nas medidas principais
compare-page = O que uma mudança faz com { $game }: de { $before } para { $after }
compare-games = { $count ->
    [1] 1 partida, semente { $seed }.
   *[other] { $count } partidas, semente { $seed }.
}
alone-wins = Vitórias pela ordem dos turnos: { $wins }; uma parte justa é { $fair }.
alone-course = Em média, uma partida dura { $rounds } rodadas e um jogador faz { $score } pontos.
alone-endings = Como as partidas terminam: { $endings }.
alone-drama = A liderança muda { $leads } vezes, e com { $decided } da partida jogada o vencedor assume a liderança de vez.
alone-strong = Valem mais para quem os pega, valor ajustado, em pontos percentuais de vitórias: { $names }.
alone-weak = Valem menos: { $names }.
alone-figures = Medidas
alone-components = Componentes
alone-about = Uma edição, medida sozinha. Se já se jogou o bastante é verificado após { $least } partidas e depois a cada { $every }. Cada intervalo é de 95 % por si só.
edition-alone = sozinha
compare-pairs = { $count ->
    [1] 1 par de partidas, semente { $seed }.
   *[other] { $count } pares de partidas, semente { $seed }.
}
compare-stopped = Interrompido antes de se saber o bastante.
compare-few = Menos de { $fewest } pares são poucos para informar qualquer medida.
compare-changed = O que mudou de A para B: { $changes }.
compare-same = Nenhuma mudança significativa em: { $names }.
compare-taken-changed = { $count ->
    [1] 1 componente é pego significativamente mais ou menos vezes: { $names }.
   *[other] { $count } componentes são pegos significativamente mais ou menos vezes, sobretudo: { $names }.
}
compare-figures = O que mudou e o que não
compare-taken = Quantas vezes os componentes são pegos
compare-worth = Quanto valem os componentes para quem os pega
compare-others = { $count ->
    [1] Mais 1 componente mostra menos, ou nada de significativo; --all também o lista.
   *[other] Mais { $count } componentes mostram menos, ou nada de significativo; --all também os lista.
}
compare-note-changed = mudou
compare-note-new = só em B
compare-note-gone = só em A
compare-reading = Como ler
compare-about = A é a primeira edição, B a segunda. As duas partidas de um par têm os mesmos lugares e a mesma sorte: um sorteio depende de onde se sorteia, não do que se sorteou antes em outro lugar. As mudanças são médias sobre os pares, em pontos percentuais onde são proporções. Se já se jogou o bastante é verificado após { $least } pares e depois a cada { $every }.
column-by-ab = Pegam, A e B
reading-offered = a proporção das partidas em que esteve ao alcance
reading-by-all = a proporção de todos os jogadores, em todas as partidas, que o pegaram
reading-raw = pontos percentuais que quem o pegou venceu além da parte justa; quem está na frente pode pegar mais, então isto favorece quase tudo
reading-adjusted = o mesmo, em comparação com quem pegou qualquer coisa numa posição igualmente boa: a mesma chance estimada de vencer, a mesma vantagem
reading-forbidden = pontos percentuais de vitórias que perde quem o pega, se a mesma partida é jogada de novo e esse jogador não pode pegá-lo (--worth)
reading-search = quanto cai a chance de vencer que uma busca estima, se não puder ser pego nesse momento (--worth)
reading-changed = significativo: as medidas principais são julgadas juntas pelo método de Holm, de modo que a chance de um só alarme falso entre elas é de no máximo 5 %; quantas vezes os componentes são pegos é julgado pelo de Benjamini e Hochberg, de modo que se espera que no máximo 5 % dos nomeados sejam acaso
reading-told = significativo, pelo método de Benjamini e Hochberg sobre todos os componentes: espera-se que no máximo 5 % dos que têm estrela sejam acaso
chart-changes = Mudanças das proporções de A para B com intervalos de 95 %; as significativas são azuis.
chart-components = Componentes (de B, onde há duas edições): quantos jogadores os pegam, e o seu valor ajustado com o intervalo de 95 %. Os significativos são azuis; os melhores e os piores destes têm nome.
chart-wins = Vitórias pela ordem dos turnos com intervalos de 95 %; a linha tracejada é uma parte justa.
chart-ending = Como as partidas terminam, com intervalos de 95 %.
chart-rounds = Quantas rodadas duram as partidas.
chart-scores = Pontuações finais de todos os jogadores.
chart-component = Quanto vale para quem o pega, com intervalos de 95 %.
chart-percent = por cento das partidas
chart-share-of-rounds = por cento das partidas
chart-share-of-scores = por cento dos jogadores
chart-axis-rounds = { $step ->
    [1] rodadas
   *[other] rodadas, { $step } por barra
}
chart-axis-scores = { $step ->
    [1] pontuação final
   *[other] pontuação final, { $step } pontos por barra
}
chart-points-worth = pontos percentuais
column-offered = Ao alcance
column-example-of = Um exemplo de
column-save = A partida como arquivo
example-usual = uma partida típica
example-short = uma partida curta
example-long = uma partida longa
example-close = uma partida apertada
example-one-sided = uma partida desigual
example-turning = muitas mudanças de liderança
example-components = componentes que as outras partidas não têm
report-contents = Conteúdo
report-played = O que se jogou
report-examples = Partidas para rever
report-examples-about = Os arquivos estão dentro desta página: salve um e abra-o no saguão com “Abrir um registro” ou com 'gnomehall replay ARQUIVO'. Com duas edições, um número quer dizer os mesmos lugares e a mesma sorte em ambas.
report-components = Componente por componente
report-taken-in = Pego na partida
played-game = Jogo
played-edition = Edição { $name }
played-edition-alone = Edição
played-edition-is = { $name }, { $hash }
played-players = Jogadores
played-bot = Robô em todos os lugares
played-seed = Semente
played-seed-is = { $seed }, partidas numeradas a partir de 0
played-options = Opções
played-games = Pares de partidas
played-games-alone = Partidas
played-command = Comando
played-version = Feito por
component-alone = Está ao alcance em { $offered } das partidas; { $taken } dos jogadores de lá o pegam.
component-one = Está { $where }. Lá está ao alcance em { $offered } das partidas; { $taken } dos jogadores de lá o pegam.
component-changed = Com B está ao alcance em { $offered } das partidas. { $after } de todos os jogadores o pegam em vez de { $before }: uma mudança significativa de { $change } pontos percentuais.
component-same = Com B está ao alcance em { $offered } das partidas. { $after } de todos os jogadores o pegam, e { $before } com A: nenhuma mudança significativa ({ $change } pontos percentuais).
component-unknown = Poucos jogadores o pegam, ou poucos o deixam, para dizer quanto vale.
component-not-told = O seu valor, ajustado pelas posições de quem o pega, é de { $points } pontos percentuais: não significativo, considerando todos os componentes.
component-strong = Quem o pega vence { $points } pontos percentuais mais do que outros em posições igualmente boas.
component-weak = Quem o pega vence { $points } pontos percentuais menos do que outros em posições igualmente boas.
component-forbidden = Quem o pegou e não pode mais pegá-lo perde { $points } pontos percentuais de vitórias.
component-search = Sem ele, uma busca avalia a posição { $points } pontos percentuais abaixo.
gate-title = Limites
gate-what = O que não vale
column-at-table = Mesa
column-bound = Limite
column-found = Medido
gate-least = pelo menos { $value }
gate-most = no máximo { $value }
gate-change = muda no máximo { $value }
gate-holds = Todos os limites são respeitados, até onde estas partidas dizem.
gate-broken = { $count ->
    [1] 1 limite não vale: o intervalo de 95 % inteiro está além dele.
   *[other] { $count } limites não valem: o intervalo de 95 % inteiro está além de cada um.
}

## Laws

check-games = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}
check-where = { $setup }, semente { $seed }, { $count ->
    [1] depois de 1 jogada
   *[other] depois de { $count } jogadas
}
check-record = a partida até ali está em { $file }
check-kept = todas as { $count } leis são cumpridas
check-broken = { $count ->
    [1] 1 lei é violada
   *[other] { $count } leis são violadas
}

## What is wrong with a command

did-you-mean = { $count ->
    [1] ; você quis dizer { $first }?
   *[other] ; você quis dizer { $first } ou { $other }?
}
must-be-whole = precisa ser um número inteiro, não '{ $given }'
must-be-cluster = precisa ser ray, ray://HOST:PORTA ou HOST:PORTA, não '{ $given }'
must-be-at-least = precisa ser no mínimo { $least }, não { $given }
must-be-between = precisa ser de { $least } a { $most }, não { $given }

error-usage = { $reason }; veja { $command } --help
error-unknown-word = não entendo '{ $word }'{ $near }; veja { $command } --help
error-no-command = não existe o comando '{ $command }'{ $near } (comandos: { $known })
error-no-extra = '{ $command }' precisa de mais do que a biblioteca ({ $module } não está instalado): pip install 'gnomehall[{ $extra }]'
error-no-language = não existe o idioma '{ $name }'; os idiomas são { $known }
error-no-game = não existe o jogo '{ $name }'{ $near } (jogos: { $known })
error-which-game = qual jogo? Diga um de 'gnomehall games', ou --load FILE
error-no-person = { $flag }: uma pessoa não pode jogar uma série; ponha robôs ({ $known })
error-no-player = { $flag }: '{ $name }' não pode se sentar{ $near } (quem pode: { $known })
error-empty-seat = { $flag }: um lugar está vazio (quem pode se sentar: { $known })
error-wrong-seats = { $game } é para { $allowed } jogadores, não { $count }; dê um nome por lugar, com vírgulas
error-wrong-players = --players: { $game } é para { $allowed } jogadores, não { $count }
error-option-form = --option: escreva como nome=valor, não '{ $given }'
error-no-option = --option: { $game } não tem a opção '{ $name }'{ $near } (ele tem: { $known })
error-option-twice = --option: '{ $name }' foi dada duas vezes; dê uma vez
error-option-value = --option: a opção { $name } é uma de { $values }, não '{ $given }'
error-bad-edition = { $count ->
    [1] { $file }: { $problem } (1 problema; veja gnomehall edition check { $file })
   *[other] { $file }: { $problem } ({ $count } problemas; veja gnomehall edition check { $file })
}
error-edition-problems = { $count ->
    [1] { $file }: 1 problema a corrigir
   *[other] { $file }: { $count } problemas a corrigir
}
error-which-edition = fazer o que com uma edição? Diga um de { $known }; veja { $command } --help
error-not-toml = { $file }: não é um arquivo TOML: { $reason }
error-edition-game = { $file }: edition: game: precisa ser um jogo da casa, como game = "{ $game }"
error-in-file = { $file }, linha { $line }: { $reason }
error-no-saved-game = { $file } existe e não é uma partida salva; escolha outro nome
error-holds-game = { $file } contém uma partida que não acabou: continue com --load, ou escolha outro nome
error-load-settled = --load: a partida salva já tem as suas opções e a sua edição; deixe de fora --option e --edition
error-load-other-game = { $file } é uma partida de { $other }, não de { $game }
error-other-game = { $file } é uma partida de { $other }: gnomehall play { $other } --load { $file }
error-saved-seats = --seats: a partida salva tem { $count } lugares, não { $given }
error-saved-nobody = a partida salva não diz quem está em cada lugar; dê --seats
error-saved-player = a partida salva foi jogada por '{ $name }', que não podemos sentar; dê --seats
error-bot-failed = { $failure }; a partida até aí está em { $file }: por favor, envie-a para nós com esta linha
error-fewer-moves = { $count ->
    [1] --at: a partida tem 1 jogada; peça menos que { $given }
   *[other] --at: a partida tem { $count } jogadas; peça menos que { $given }
}
error-no-seat = { $count ->
    [1] --seat: a partida tem 1 lugar, o número { $last }
   *[other] --seat: a partida tem { $count } lugares, de 0 a { $last }
}
error-no-move-number = não existe a jogada número { $number }; elas vão de 1 a { $count }
error-several-moves = { $more ->
    [0] '{ $move }' pode ser { $moves }; diga mais
    [1] '{ $move }' pode ser { $moves } ou mais 1; diga mais
   *[other] '{ $move }' pode ser { $moves } ou mais { $more }; diga mais
}
error-log-number = log pede um número de linhas, não '{ $given }'
error-name-rule = diga uma regra, como: rules { $rule }
error-name-file = diga um arquivo, como: { $command } segunda.game
error-nothing-undone = Nada é desfeito: { $reason }.
error-no-rule = { $game } não tem a regra { $rule }
error-rule-form = '{ $given }' não é uma regra; regras se escrevem como { $known }
error-no-rule-or-game = '{ $name }' não é uma regra, como GNO-41, nem um jogo{ $near } (jogos: { $known })
error-entrant-twice = --entrants: '{ $name }' aparece duas vezes; diga cada robô uma vez
error-few-entrants = { $count ->
    [1] --entrants: 1 robô não enche uma mesa de { $players }; diga mais
   *[other] --entrants: { $count } robôs não enchem uma mesa de { $players }; diga mais
}
error-one-bot = --bot: diga um robô, que então ocupa todos os lugares
error-csv-start = { $file }: a planilha de uma edição começa com [edition]; 'gnomehall edition csv JOGO' escreve uma
error-csv-column = { $file }: { $cell }: a sua coluna não tem nome; dê um na linha abaixo dos colchetes
error-csv-game = { $file }: nenhuma linha diz de que jogo é: game na coluna A, como 'gnomehall edition csv JOGO' escreve
error-which-change = diga uma segunda edição, ou mudanças com --set, --without e --give, não as duas coisas
error-no-change = diga uma segunda edição, ou uma mudança com --set, --without ou --give
error-set-form = --set: escreva CAMPO=VALOR ou CAMPO=VALOR,VALOR, como box.coins=25,30, não '{ $given }'
error-no-field = --set { $path }: não há '{ $name }'{ $near } (há: { $known })
error-no-entry = nenhum componente da edição tem o id '{ $name }'{ $near }
error-bad-change = { $change } não dá uma boa edição: { $problem }
error-no-component = --component: { $game } não tem nada que se pegue com o id '{ $name }'{ $near }; 'gnomehall compare --all' lista o que tem
error-out-folder = --out: a pasta { $folder } não pode ser criada ({ $reason }); escolha outra
error-records-where = com --out PASTA, --records anota cada partida; indique uma pasta com --out
error-merge-into = --out: { $folder } é uma das pastas que se juntam, ou está numa delas; escolha outra
error-page-folder = { $flag }: não há a pasta { $folder }; confira o nome
error-perft-over = --at: o jogo acaba depois de { $count } jogadas; peça menos
error-db-folder = --db: { $folder } não pode ser criada ({ $reason }); diga onde está o banco de dados
error-db-form = um banco de dados se escreve { $form } ou { $other }, não '{ $given }'
error-db-no-folder = --db: não existe a pasta { $folder }; crie-a antes
error-standby-file = --standby: um arquivo tem um só servidor; dê --db postgresql://USER@HOST/NAME
error-processes-file = --processes: um arquivo tem um só servidor; dê --db postgresql://USER@HOST/NAME
error-processes-standby = --processes e --standby se excluem: processos que dividem um salão assumem o lugar uns dos outros
error-notify-address = --mail e --notify-anywhere precisam de --notify ENDEREÇO, por onde se chega à casa
error-processes-system = --processes: este sistema não pode ter vários processos em uma porta; sirva sem isso
error-which-player = o que fazer com um jogador? Nomeie um de { $known }; veja { $command } --help
error-which-db = o que fazer com um banco de dados? Diga um de { $known }; veja { $command } --help

file-missing = { $file } não existe; confira o nome
file-no-folder = { $file }: não existe a pasta { $folder }; confira o nome
file-is-folder = { $file } é uma pasta, não um arquivo
file-too-large = { $file } é grande demais: mais de { $bytes } bytes; é o arquivo certo?
file-not-text = { $file } não é um texto UTF-8: o byte { $byte } não pode ser lido
file-no-permission = { $file }: sem permissão; escolha outro arquivo ou pasta
file-system = { $file }: { $reason }
file-no-name = '{ $file }' não é um nome de arquivo: { $reason }

## Ajuda

help-usage = uso:
help-arguments = argumentos
help-options = opções
help-examples = exemplos:
help-help = mostra esta ajuda
help-language = o idioma de tudo o que é impresso: { $known } (o idioma do sistema)
help-version = a versão, e se ela é compilada
help-verbose = com --version: também os hashes das redes que vêm com os jogos
help-game = um de 'gnomehall games'
help-option = uma opção do jogo, como 'gnomehall games' as lista; pode ser dada várias vezes
help-edition-file = joga com os componentes deste arquivo, ou de uma edição que outro pacote traz, pelo nome
help-json = imprime um objeto JSON
help-saved-game = a partida salva
help-at-table = quantos à mesa (2)
help-batch-seed = a semente da série (0)
help-jobs = quantos processos (um por núcleo)
help-on = joga num cluster Ray: ray para o que roda aqui ou um novo nesta máquina, ou o seu endereço, ray://HOST:PORTA ou HOST:PORTA
help-out = guarda todas as partidas nesta pasta como tabelas (Parquet), ou num arquivo cujo nome termina em .jsonl; o mesmo comando continua de onde parou
help-records = anota também cada partida nessa pasta
help-games-1000 = quantas partidas (1000)
help-games-100 = quantas partidas em cada mesa (100)

about-gnomehall = Uma mesa digital para três jogos de gnomos: jogue, reveja, simule.
examples-gnomehall =
    gnomehall                              serve a casa e a abre no navegador
    gnomehall games                        quais jogos existem
    gnomehall play gnomopolis              joga um deles contra um robô
    gnomehall COMMAND --help               mais sobre um comando, com exemplos

help-serve = serve a casa: jogue no navegador, só ou com outros
about-serve = Serve a casa: saguão, mesas, robôs e a página em que se joga. Ctrl-C encerra; toda partida fica no disco.
examples-serve =
    gnomehall serve                                         serve neste computador, e abre o navegador
    gnomehall serve --port 9000 --no-browser                em outra porta, sem navegador
    gnomehall serve --db sqlite:///games.db                 guarda as partidas neste arquivo
    gnomehall serve --host 0.0.0.0                          para todos que alcançam este computador
help-serve-host = onde escutar (127.0.0.1)
help-serve-port = a porta (8137); 0 toma uma livre
help-serve-db = o banco de dados, sqlite:///FILE ou postgresql://USER@HOST/NAME (um arquivo na sua pasta de dados)
help-serve-name = um nome pelo qual se chama a casa de fora, como hall.example.org; pode ser dado várias vezes
help-serve-openings = quantas mesas um endereço pode abrir em uma hora (120)
help-serve-clear = dias até que se desfaça uma mesa em que ninguém jogou (30); 0 guarda todas
help-serve-standby = com PostgreSQL: espera até que nenhum outro processo sirva o banco de dados, e o assume
help-serve-processes = com PostgreSQL: serve com tantos processos, que dividem o salão entre si e com outros computadores
help-serve-link = onde os processos que dividem o salão se alcançam (127.0.0.1): o endereço deste computador entre vários
help-serve-notify = envia avisos a quem joga e não está; o endereço é como se chega à casa, como https://casa.example.org
help-serve-mail = com --notify: envia também e-mails, por smtp://USUÁRIO@HOST:PORTA?from=casa@example.org (senha em GNOMEHALL_MAIL_PASSWORD)
help-serve-anywhere = com --notify: quem joga pode indicar qualquer host para avisos e mensagens, também na sua rede
help-serve-no-browser = não abre o navegador

help-games = lista os jogos com os seus lugares e opções
about-games = Lista os jogos: quantos podem jogar, quanto dura, de quem é, e o que se pode escolher.
examples-games =
    gnomehall games                                         os jogos, os seus lugares e opções
    gnomehall play gnomopolis --option NAME=VALUE           joga com uma opção

help-play = joga no terminal
about-play = Joga uma partida inteira no terminal, com pessoas e robôs em qualquer lugar.
examples-play =
    gnomehall play gnomopolis                               você contra um robô
    gnomehall play gnomopolis --seats human,medium,hard     você contra dois
    gnomehall play gnomopolis --seats human,human           duas pessoas numa tela
    gnomehall play gnomopolis --seats human                 só você
    gnomehall play gnomopolis --seats random,random         só assistir
    gnomehall play gnomopolis --save noite.game             cada jogada é salva na hora
    gnomehall play --load noite.game --save noite.game      continua outro dia

    No terminal, digite o número de uma jogada, ou o seu texto, ou help.
help-play-game = um de 'gnomehall games'; --load o sabe pelo arquivo
help-play-seats = quem está em cada lugar: human (uma pessoa) ou um robô (human,random)
help-play-seed = toma o acaso e os robôs desta semente, para que a partida possa ser repetida
help-play-load = continua uma partida salva
help-play-save = salva a partida neste arquivo depois de cada jogada

help-replay = imprime, percorre ou confere uma partida salva
about-replay = Imprime uma partida salva jogada por jogada, percorre-a, ou confere se está correta.
examples-replay =
    gnomehall replay noite.game                             cada jogada, o que ela fez, e o resultado
    gnomehall replay noite.game --step                      jogada por jogada com o tabuleiro; Enter continua
    gnomehall replay noite.game --at 40                     o tabuleiro depois de 40 jogadas
    gnomehall replay noite.game --check                     status de saída 0 se correta, 1 se não

    Uma repetição mostra tudo, também o que estava escondido durante a partida.
help-replay-step = mostra o tabuleiro depois de cada jogada e espera por Enter
help-replay-at = mostra o tabuleiro depois de N jogadas, e para
help-replay-check = só diz se está correta; status de saída 1 se não está

help-verify = conferir que os sorteios de uma partida acabada não foram escolhidos
about-verify = Confere todos os sorteios de uma partida gravada com o segredo que o salão prometeu por seu hash no começo.
examples-verify =
    gnomehall verify evening.game                           código de saída 0 se todos os sorteios valem, 1 se não
    gnomehall verify evening.game --commitment 5f0c…        o que você viu no começo da partida, para comparar

    As partidas de salões têm isso. As de salões antigos, lições e partidas num só terminal não podem ser conferidas.
help-verify-commitment = a promessa como foi mostrada no começo da partida: 64 dígitos

help-analyse = as chances ao longo de uma partida salva, os momentos decisivos e os erros
about-analyse = Imprime as chances de cada lugar ao longo de uma partida salva, os momentos decisivos, e as jogadas mais caras de um lugar.
examples-analyse =
    gnomehall analyse noite.game                            as chances ao longo da partida, os momentos decisivos
    gnomehall analyse noite.game --seat 0                   e as jogadas mais caras do lugar 0
    gnomehall analyse noite.game --seat 0 --seconds 300     pensando mais

    Uma chance é o que uma busca espera do que o lugar que decide podia saber. É uma
    opinião: um jogador mais forte pode achar mais.
help-analyse-seat = mostra também as jogadas mais caras deste lugar
help-analyse-seconds = quanto pode demorar no máximo (60)
help-analyse-iterations = quanto se pensa sobre uma decisão (2000)

help-sim = joga séries de partidas entre robôs
about-sim = Joga muitas partidas entre robôs em todos os núcleos, com lugares em rodízio justo, e as resume.
examples-sim =
    gnomehall sim gnomopolis --seats medium,greedy --games 400
    gnomehall sim gnomopolis --seats hard,greedy,greedy,greedy --games 100 --out hard
    gnomehall sim gnomopolis --seats random,random --games 10000 --seed 7 --jobs 4
    gnomehall sim gnomopolis --seats random,random --json > resultado.json
    gnomehall sim gnomopolis --edition meu.toml             com componentes mudados

    De partida em partida todos avançam um lugar, e as partidas de uma volta de lugares são
    jogadas com o mesmo acaso. A mesma semente dá o mesmo resultado, seja qual for --jobs.
    Uma partida que vários vencem juntos conta como parte de uma vitória para cada um, e assim
    as vitórias somam as partidas. Ctrl-C interrompe a série e imprime o que foi jogado até
    então; com --out o mesmo comando continua daí.
help-sim-seats = os robôs à mesa (random,random)

help-arena = faz robôs jogarem todos contra todos, e os classifica
about-arena = Faz vários robôs jogarem todos contra todos em todos os núcleos, e os classifica.
examples-arena =
    gnomehall arena gnomopolis --entrants random,greedy,easy,medium --games 100
    gnomehall arena gnomopolis --entrants random,greedy,easy,medium --players 4 --games 100
    gnomehall arena gnomopolis --entrants greedy,medium,hard --games 100 --out escada

    Cada mesa que os participantes podem formar joga tantas partidas: com dois jogadores, cada
    um encontra cada outro. Lugares e acaso são repartidos de modo justo, como em 'gnomehall sim'.
    O rating é o do OpenSkill. Com --out o mesmo comando continua de onde parou.
help-arena-entrants = os robôs que participam

help-balance = mede quão equilibrado é um jogo: ordem, duração, pontos, cartas
about-balance = Faz robôs de um só tipo jogarem entre si em todos os núcleos, e mede quão equilibrado é o jogo.
examples-balance =
    gnomehall balance gnomopolis --games 1000               dois robôs greedy
    gnomehall balance gnomopolis --players 4 --bot medium --games 200 --out quatro
    gnomehall balance mighty-gnomes --edition meu.toml      com componentes mudados
    gnomehall balance gnome-village --option deluxe=yes --json > deluxe.json
    gnomehall balance gnomopolis --markdown balance.md      as tabelas para uma página

    Robôs de um só tipo jogam entre si, para que nada além do jogo distinga os jogadores.
    Você vê quanto vale começar, como as partidas acabam, quanto duram, como os pontos se
    espalham, e de cada coisa que se pode pegar quantas vezes é pega e como vai quem a pega.
    Para experimentar uma mudança, exporte a edição (gnomehall edition export), mude-a, e deixe
    'gnomehall compare' jogar as duas. O que um robô fraco nunca pega ainda pode ser forte:
    pergunte também a um robô melhor. E quem está na frente pode pegar mais: um número
    é um motivo para olhar, não uma prova.
    Ctrl-C interrompe a série e imprime o que foi jogado até então; com --out o mesmo comando
    continua daí.
help-balance-bot = o robô em todos os lugares (greedy)
help-markdown = escreve as tabelas como uma seção desta página Markdown, no lugar da mesma seção se ela a tem

help-probe = procura furos nas regras de um jogo ou de uma edição mudada
about-probe =
    Procura o que quem cria jogos teme: partidas sem fim, círculos, enrolação, rodadas sem
    escolha, lugares que vencem demais, componentes que ninguém pode pegar, que ninguém quer,
    que outro supera ou que decidem partidas, e um truque que vence um jogador forte.
examples-probe =
    gnomehall probe gnomopolis
    gnomehall probe gnomopolis --edition meu.toml --players 3
    gnomehall probe gnomopolis --edition meu.toml --no-tricks --games 400
    gnomehall probe mighty-gnomes --bot greedy --against greedy --games 100

    Jogadores fortes se enfrentam, aleatórios mostram o que é permitido, e outros, incômodos,
    andam em círculos e adiam o fim. Truques são tipos de jogadas que se fazem sempre ou nunca,
    e um peso mudado da avaliação; jogam em eliminatórias, e o último enfrenta o jogador forte.
    Cada achado é salvo como partida anotada. Com algum achado, o código de saída é 1.
help-probe-bot = o jogador forte em todos os lugares (medium)
help-probe-against = quem um truque precisa vencer (hard)
help-probe-games = quantas partidas de jogadores fortes (200); as outras seguem daí
help-probe-no-tricks = não procura truques, que é o que mais demora
help-probe-out = a pasta para as partidas do que se achou (probe-JOGO)

help-merge = junta as tabelas de várias pastas de resultados
about-merge = Junta as tabelas que --out escreveu em várias pastas. Uma partida que está em várias delas conta uma vez.
examples-merge =
    gnomehall sim gnomopolis --seats medium,greedy --seed 1 --out um      em uma máquina
    gnomehall sim gnomopolis --seats medium,greedy --seed 2 --out dois    em outra
    gnomehall merge um dois --out ambos

    As partidas se distinguem pelo que se jogou, pela semente e pelo número; assim, partes de
    uma série podem se sobrepor. Pastas que se contradizem são recusadas. Qualquer biblioteca de
    tabelas abre os arquivos: games.parquet, seats.parquet, takings.parquet, offers.parquet.
help-merge-folders = pastas que --out escreveu; as pastas dentro delas também são lidas
help-merge-out = a pasta em que se escrevem as tabelas juntas

help-compare = joga duas edições de um jogo em pares, e diz o que uma mudança faz
about-compare =
    Joga duas edições de um jogo, partida por partida com os mesmos lugares e a mesma sorte, até
    que se conheçam as mudanças, e diz o que mudou e o que não.
examples-compare =
    gnomehall edition export gnomopolis > meu.toml          depois mude um número nele
    gnomehall compare gnomopolis shipped meu.toml           até saber tudo a 2 pontos
    gnomehall compare gnomopolis shipped meu.toml --players 2,3,4 --bot medium --to 2
    gnomehall compare gnomopolis a.toml b.toml --games 400 --out teste
    gnomehall compare gnomopolis a.toml b.toml --worth 50 --component B15
    gnomehall compare gnomopolis shipped --set stock.2.coins=25,30,35 --without B15
    gnomehall compare gnomopolis shipped my.toml --gate gate.toml --html report.html

    O que se sorteia fica preso a de onde se sorteia: um gnomo a mais em uma caneca não muda qual
    carta vem depois. Duas edições iguais jogam partidas iguais. Os componentes são pesados pelo
    que venceu quem os pegou, bruto e ajustado por como estava; com --worth também jogando as
    mesmas partidas sem eles, e pelo que uma busca acha disso. As mudanças se distinguem do
    acaso pelo método de Holm, os componentes pelo de Benjamini e Hochberg. Ctrl-C interrompe e
    imprime o que se sabe; com --out o mesmo comando continua daí.
help-compare-before = a edição de partida: um arquivo, ou 'shipped' para a que vem com o jogo
help-compare-after = a edição mudada, do mesmo modo
help-compare-set = em vez de B.toml, dá a um campo da primeira edição cada um destes valores: box.coins=25,30,35; uma entrada de uma lista vai pelo seu id: buildings.B15.cost; pode ser dado várias vezes
help-compare-without = em vez de B.toml, deixa este componente de fora, pelo seu id; pode ser dado várias vezes
help-compare-give = em vez de B.toml, tem uma cópia a mais deste componente; pode ser dado várias vezes
help-compare-players = quantos à mesa, um ou vários números: 2,3,4 (2)
help-compare-to = joga até conhecer a mudança de cada medida principal a tantos pontos percentuais, ou por cento de uma média (2)
help-compare-games = em vez disso joga tantos pares de partidas
help-compare-worth = de cada componente, joga de novo tantas partidas em que alguém não pode pegá-lo (0)
help-compare-component = só com este componente, pelo seu id; pode ser dado várias vezes
help-compare-out = guarda todas as partidas nesta pasta, também como tabelas (Parquet); o mesmo comando continua de onde parou
help-compare-all = mostra também os componentes de que nada se distingue do acaso
help-compare-gate = limites que devem valer na edição mudada, em TOML; código de saída 1 se um não vale
help-compare-markdown = escreve o relatório inteiro como uma página Markdown
help-compare-html = escreve o relatório inteiro com gráficos em um só arquivo HTML, que não busca nada

help-selfplay = grava partidas de robôs como dados para aprendizado
about-selfplay =
    Joga partidas entre robôs e grava cada decisão em um arquivo: o que o lugar observava, o que
    era permitido, o que foi feito e quanto a partida valeu para o lugar no fim.
examples-selfplay =
    gnomehall selfplay gnomopolis --games 1000 --out partidas.npz
    gnomehall selfplay gnomopolis --seats greedy,medium --games 200 --out partidas.parquet
    gnomehall selfplay gnome-village --seats greedy,greedy,greedy --reward places --out partidas.npz

    A mesma semente dá o mesmo arquivo, seja qual for --jobs. O arquivo diz o que significa cada
    número de uma observação, e guarda uma máscara com um bit por ação, o bit mais baixo primeiro.
help-selfplay-seats = os robôs à mesa (greedy,greedy)
help-selfplay-games = quantas partidas (100)
help-selfplay-reward = quanto vale uma partida: win, places ou margin (win)
help-selfplay-out = o arquivo a gravar; o nome termina em .npz ou .parquet

help-learn = treina uma rede jogando contra si mesma
about-learn =
    Treina uma rede que avalia posições. Em cada geração o campeão joga contra si mesmo, um desafiante
    aprende com essas partidas e as anteriores, e ganha o título se com certeza joga melhor: se o limite
    inferior do intervalo de 95 % das suas vitórias passa de 52 %.
examples-learn =
    gnomehall learn gnomopolis --folder redes/gnomopolis --generations 5
    gnomehall learn gnome-village --folder redes/village --games 1000 --duel 200

    Tudo fica na pasta: as partidas, as redes, o campeão (champion.net) e um registro com uma linha
    por geração (log.jsonl). Ctrl-C interrompe, e o mesmo comando continua.
help-learn-folder = a pasta das partidas, das redes e do registro
help-learn-generations = por quantas gerações continuar (1)
help-learn-games = partidas contra si mesmo em uma geração (4000)
help-learn-epochs = quantas vezes se aprende com todas as partidas (8)
help-learn-window = de quantas gerações são as partidas com que se aprende (3)
help-learn-duel = partidas do desafiante contra o campeão (400)
help-learn-units = unidades ocultas da rede: mais julgam melhor, e demoram mais (32)

help-perft = conta todas as linhas de jogo até uma profundidade
about-perft =
    Conta todas as linhas de jogo a partir de uma posição, acaso incluído. Dois programas que concordam
    nestes números concordam nas regras que ocorreram.
examples-perft =
    gnomehall perft gnomopolis --players 2 --depth 3
    gnomehall perft gnomopolis --players 4 --depth 2 --seed 7 --at 100   depois de 100 jogadas sorteadas da semente 7
    gnomehall perft gnomopolis --players 2 --depth 2 --json
help-perft-players = quantos jogam
help-perft-depth = quantas jogadas de profundidade
help-perft-seed = a semente das jogadas que levam à posição (0)
help-perft-at = começa depois de tantas jogadas sorteadas (0)

help-check-game = testa num jogo, nosso ou de outro pacote, as leis de todos os jogos
about-check-game =
    Joga partidas sorteadas em cada configuração e testa nelas o que vale para qualquer jogo: jogadas legais
    podem ser feitas, textos são lidos de volta, cópias são independentes, nada oculto é mostrado, nenhum
    componente se perde. Uma lei violada é dita com o motivo, e a partida que o mostra é gravada num arquivo.
examples-check-game =
    gnomehall check-game toadstools
    gnomehall check-game my-game --games 20 --seed 7
help-check-games = quantas partidas em cada configuração (3)
help-check-seed = a semente da primeira partida (0)

help-edition = exporta, muda e confere os componentes de um jogo
about-edition = Os componentes de um jogo são um arquivo TOML que qualquer um pode mudar, conferir e usar para jogar.
examples-edition =
    gnomehall edition export gnomopolis > meu.toml          os componentes originais, para começar
    gnomehall edition check meu.toml                        o que está errado num arquivo mudado
    gnomehall play gnomopolis --edition meu.toml            joga com ele
    gnomehall sim gnomopolis --edition meu.toml             vê o que isso faz com o jogo
help-edition-export = imprime a edição original de um jogo
about-edition-export = Imprime a edição original de um jogo, com os seus comentários.
examples-edition-export =
    gnomehall edition export gnomopolis > meu.toml
help-edition-check = diz o que está errado numa edição
about-edition-check = Confere uma edição: cada erro por entrada e campo, ou o nome, o hash e as contagens. Status de saída 2 se errada.
examples-edition-check =
    gnomehall edition check meu.toml
    gnomehall edition check meu.toml --game gnomopolis      e precisa ser uma de Gnomopolis
help-edition-check-file = a edição
help-edition-check-game = o jogo para o qual precisa ser; senão o arquivo o diz

help-edition-csv = escreve uma edição como planilha, ou lê uma de volta
about-edition-csv =
    Imprime uma edição como CSV, para uma planilha, ou um arquivo que termina em .csv como edição.
    O que estiver errado nele é dito pela célula.
examples-edition-csv =
    gnomehall edition csv gnomopolis > cartas.csv           a edição que vem com o jogo como planilha
    gnomehall edition csv meu.toml > cartas.csv             uma outra
    gnomehall edition csv cartas.csv > meu.toml             e de volta
help-edition-csv-file = um jogo, uma edição, ou uma planilha cujo nome termina em .csv

help-rules = mostra as regras de um jogo, ou o texto de uma regra
about-rules = Mostra as regras de um jogo em poucas páginas pelo nome, ou o texto de uma regra pelo número.
examples-rules =
    gnomehall rules gnomopolis | less                       as regras de um jogo, em poucas páginas
    gnomehall rules gnomopolis --aid                        em uma página
    gnomehall rules gnomopolis --numbered | less            regra por regra
    gnomehall rules GNO-41                                  uma regra
help-rule = uma regra como GNO-41, ou o nome de um jogo
help-aid = só o que se precisa à mesa, em uma página
help-numbered = cada regra pelo número, com as decisões (em inglês)
help-sources = as regras numeradas com a origem de cada uma e os dados dos componentes (em inglês)

help-db = confere o banco de dados de uma casa, muda o seu formato ou o leva para outro
about-db =
    O banco de dados de uma casa. Sem URL, é o arquivo que gnomehall serve usa por si; senão,
    sqlite:///FILE ou postgresql://USER@HOST/NAME.
examples-db =
    gnomehall db check                                      o banco de dados está íntegro?
    gnomehall db migrate --to 3                             para uma versão anterior, antes de voltar a ela
    gnomehall db copy sqlite:///hall.db postgresql://me@localhost/hall
help-db-check = diz o que há num banco de dados e se está íntegro
about-db-check =
    Lê toda linha de um banco de dados, que pode estar em uso. Status de saída 1 se algo estiver danificado.
examples-db-check =
    gnomehall db check sqlite:///games.db
    gnomehall db check postgresql://me@localhost/hall --replay
help-db-url = o banco de dados, como para gnomehall serve --db
help-db-replay = também joga de novo toda mesa pelas regras deste programa; demora numa casa grande
help-db-migrate = leva um banco de dados a outro formato
about-db-migrate =
    Leva um banco de dados ao formato deste programa, ou ao de uma versão anterior antes de voltar a ela. Pare
    o servidor antes. Tudo é feito, ou nada.
examples-db-migrate =
    gnomehall db migrate sqlite:///games.db                 ao formato mais novo
    gnomehall db migrate sqlite:///games.db --to 3          ao da versão 0.1.0
help-db-to = o número do formato (o mais novo)
help-db-copy = copia uma casa para um banco de dados vazio
about-db-copy =
    Copia uma casa de SQLite para PostgreSQL ou de volta. Pare os servidores de ambos antes. O que foi escrito é
    lido de novo e comparado com o que foi copiado, linha por linha; tudo é copiado, ou nada.
examples-db-copy =
    gnomehall db copy sqlite:///hall.db postgresql://me@localhost/hall
    gnomehall db copy postgresql://me@localhost/hall sqlite:///hall.db
help-db-source = o banco de dados a copiar
help-db-target = um vazio; um arquivo é criado

help-player = entregar o que um saguão tem de um jogador, esquecê-lo, ou refazer as classificações
about-player =
    O que um saguão guarda de alguém que ele reconhece. No navegador os jogadores fazem isto sozinhos; aqui o faz
    quem mantém o saguão, com o servidor parado.
examples-player =
    gnomehall player export Ada --to ada.json
    gnomehall player delete X7qPzk1m0aBc
help-player-who = o id de um jogador, ou um nome que nenhum outro tem
help-player-to = um arquivo para escrever (a tela)
help-player-export = tudo o que um saguão tem de um jogador, em JSON
about-player-export =
    Como um jogador se chama, o que o abre e desde quando, e as mesas dele. Não há segredos nisso: das chaves o
    saguão só tem hashes. Os registros das partidas são obtidos mesa por mesa.
examples-player-export =
    gnomehall player export Ada
    gnomehall player export Ada --db sqlite:///games.db --to ada.json
help-player-delete = esquecer um jogador
about-player-delete =
    Esquecer um jogador com tudo o que o abre. As partidas ficam, e quem tem o token de um lugar é visitante nele.
examples-player-delete =
    gnomehall player delete Ada --db postgresql://me@localhost/hall
player-deleted = { $name } foi esquecido, e é visitante em { $count ->
    [1] 1 mesa
   *[other] { $count } mesas
}
help-player-ratings = refazer todas as classificações
about-player-ratings =
    Contar de novo os resultados de todas as partidas que valem, na ordem em que foram contados, e pôr as
    classificações que resultam no lugar das que há. As aberturas de cada jogador são lidas de novo dos registros.
examples-player-ratings =
    gnomehall player ratings --db sqlite:///games.db
player-rated-same = { $count ->
    [1] 1 resultado contado de novo: todas as classificações e aberturas estão como estavam
   *[other] { $count } resultados contados de novo: todas as classificações e aberturas estão como estavam
}
player-rated-anew = { $count ->
    [1] 1 resultado contado de novo: classificações e aberturas foram corrigidas
   *[other] { $count } resultados contados de novo: classificações e aberturas foram corrigidas
}
