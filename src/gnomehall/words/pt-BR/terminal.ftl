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

## Análises

analysis-nothing = Ninguém teve nada a decidir nesta partida.
analysis-title = A chance de cada lugar vencer
analysis-moves = Jogadas
analysis-end = { $number } (fim)
analysis-turns = Momentos decisivos
analysis-no-turn = Não houve momento decisivo.
analysis-turn = depois de { $number } jogadas, { $player }: { $move }: { $other } de { $before } a { $after }
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
serve-exposed =
    aviso: todos que alcançam este computador pela rede podem abrir mesas e assistir às públicas.
           O que é enviado não é cifrado: na internet, ponha um proxy reverso com TLS na frente (docs/hosting.md).

## Séries de partidas

bar-games = partidas
bar-decisions = decisões
batch-stopped = Interrompido depois de { $count } de { $total } partidas.
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
column-by = Por
column-points = Pontos
column-each = Cada
column-mean = Média
column-least = Mínimo
column-tenth = 10 %
column-half = Metade
column-ninety = 90 %
column-most = Máximo

## Relatórios de equilíbrio

ordinal = { $number ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
   *[other] { $number }º
}
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
balance-order-about = Quem foi o primeiro a decidir algo numa partida foi o primeiro a jogar, o lugar seguinte o segundo, e assim por diante: onde o primeiro jogador é sorteado, o número do lugar não diz nada.
balance-fair = Uma parte justa é { $share }; mais ou menos é anotado onde o intervalo não a contém.
balance-course = Andamento
course-scores = Pontuações
course-winners = Pontuações dos vencedores
course-margins = Margem da vitória
course-reading = 10 %, metade e 90 % de todos são no máximo os números abaixo destas palavras.
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
balance-caution = Quem está na frente pode pegar mais, então a maioria das coisas parece boa, e um número é um motivo para olhar, não uma prova: compare coisas de um mesmo tipo. O que um robô não pega, um robô melhor ou uma pessoa talvez pegue.
reading-games = em quantas partidas a coisa esteve ao alcance
reading-taken = a parte dessas partidas em que alguém a pegou
reading-takes = quantas vezes um jogador a pegou numa dessas partidas, em média
reading-by = a parte dos jogadores que a pegaram pelo menos uma vez
reading-wins = pontos percentuais que quem a pegou venceu além de uma parte justa das partidas
reading-points = quantos pontos a mais fez quem a pegou do que os outros da mesma mesa, onde havia os dois
reading-each = pontos na frente da mesa por cada vez a mais que ela; um terminal de { $columns } colunas mostra
reading-interval = metade do intervalo de 95 %; nada é dito se menos de { $fewest } mesas tiveram quem pegou e quem não
reading-never = pega em menos de { $never } das partidas
reading-always = pega por mais de { $always } dos jogadores; em tantas partidas, se só um jogador pode tê-la
reading-strong = as vitórias estão mais de { $points } pontos fora, e o seu intervalo não contém 0

## O que está errado num comando

did-you-mean = { $count ->
    [1] ; você quis dizer { $first }?
   *[other] ; você quis dizer { $first } ou { $other }?
}
must-be-whole = precisa ser um número inteiro, não '{ $given }'
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
error-markdown-folder = --markdown: não existe a pasta { $folder }; confira o nome
error-perft-over = --at: o jogo acaba depois de { $count } jogadas; peça menos
error-db-folder = --db: { $folder } não pode ser criada ({ $reason }); diga onde está o banco de dados
error-db-form = --db: escreva como { $form }, não '{ $given }'
error-db-no-folder = --db: não existe a pasta { $folder }; crie-a antes

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
help-game = um de 'gnomehall games'
help-option = uma opção do jogo, como 'gnomehall games' as lista; pode ser dada várias vezes
help-edition-file = joga com os componentes deste arquivo (veja gnomehall edition)
help-json = imprime um objeto JSON
help-saved-game = a partida salva
help-at-table = quantos à mesa (2)
help-batch-seed = a semente da série (0)
help-jobs = quantos processos (um por núcleo)
help-out = acrescenta cada partida a este arquivo, um objeto JSON por linha; o mesmo comando continua de onde parou
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
help-serve-db = o banco de dados, sqlite:///FILE (um arquivo na sua pasta de dados)
help-serve-name = um nome pelo qual se chama a casa de fora, como hall.example.org; pode ser dado várias vezes
help-serve-openings = quantas mesas um endereço pode abrir em uma hora (120)
help-serve-clear = dias até que se desfaça uma mesa em que ninguém jogou (30); 0 guarda todas
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
    gnomehall sim gnomopolis --seats hard,greedy,greedy,greedy --games 100 --out hard.jsonl
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
    gnomehall arena gnomopolis --entrants greedy,medium,hard --games 100 --out escada.jsonl

    Cada mesa que os participantes podem formar joga tantas partidas: com dois jogadores, cada
    um encontra cada outro. Lugares e acaso são repartidos de modo justo, como em 'gnomehall sim'.
    O rating é o do OpenSkill. Com --out o mesmo comando continua de onde parou.
help-arena-entrants = os robôs que participam

help-balance = mede quão equilibrado é um jogo: ordem, duração, pontos, cartas
about-balance = Faz robôs de um só tipo jogarem entre si em todos os núcleos, e mede quão equilibrado é o jogo.
examples-balance =
    gnomehall balance gnomopolis --games 1000               dois robôs greedy
    gnomehall balance gnomopolis --players 4 --bot medium --games 200 --out quatro.jsonl
    gnomehall balance mighty-gnomes --edition meu.toml      com componentes mudados
    gnomehall balance gnome-village --option deluxe=yes --json > deluxe.json
    gnomehall balance gnomopolis --markdown balance.md      as tabelas para uma página

    Robôs de um só tipo jogam entre si, para que nada além do jogo distinga os jogadores.
    Você vê quanto vale começar, como as partidas acabam, quanto duram, como os pontos se
    espalham, e de cada coisa que se pode pegar quantas vezes é pega e como vai quem a pega.
    Para experimentar uma mudança, exporte a edição (gnomehall edition export), mude-a, e
    compare dois relatórios com a mesma semente. O que um robô fraco nunca pega ainda pode ser
    forte: pergunte também a um robô melhor. E quem está na frente pode pegar mais: um número
    é um motivo para olhar, não uma prova.
    Ctrl-C interrompe a série e imprime o que foi jogado até então; com --out o mesmo comando
    continua daí.
help-balance-bot = o robô em todos os lugares (greedy)
help-markdown = escreve as tabelas como uma seção desta página Markdown, no lugar da mesma seção se ela a tem

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

help-rules = mostra o texto de uma regra, ou todas as regras de um jogo
about-rules = Mostra o texto de uma regra pelo número, ou todas as regras de um jogo pelo nome.
examples-rules =
    gnomehall rules GNO-41                                  uma regra
    gnomehall rules gnomopolis | less                       todas as regras de um jogo
help-rule = uma regra como GNO-41, ou o nome de um jogo
