# O que só o navegador diz.

## O salão

hall-name = Gnomehall
hall-offline = Você está sem conexão. A casa volta quando a sua rede voltar.
hall-new-build = Há uma nova versão desta página. Nada se perde ao recarregar.
hall-reload = Recarregar
hall-later = Depois
hall-tagline = Três jogos de gnomos, uma mesa.
hall-to-lobby = Para o saguão
hall-loading = Pondo a mesa…
hall-not-found = Não há tal mesa aqui. Talvez seja privada: abra-a com o link que você recebeu.
hall-no-page = Não há nada neste endereço.
hall-try-again = Tentar de novo
hall-close = Fechar

## Ajustes

settings-language = Idioma
settings-look = Aparência
settings-system = como o sistema
settings-light = clara
settings-dark = escura
settings-pace = Jogadas dos outros
settings-pace-slow = devagar
settings-pace-normal = normal
settings-pace-fast = rápido
settings-pace-once = de uma vez
settings-asks = Confirmar o que não pode ser desfeito
settings-motion = Animação
settings-sound = Som

## Quem sou

me-title = Meu perfil
me-guest = Você joga como visitante
me-guest-why = As suas mesas ficam neste navegador e em nenhum outro lugar. Torne-se jogador para tê-las também nos seus outros aparelhos, e para recuperá-las se perder este navegador. Não há senha nem e-mail.
me-become = Tornar-me jogador
me-known = Você já é jogador
me-known-why = Em um aparelho onde você já é conhecido, esta página faz um link para este. Sem outro aparelho, digite a sua frase de recuperação.
me-arrive = Trazer minhas mesas para cá
me-arrived = Um link de outro aparelho
me-arrived-why = Com ele este navegador passa a ser conhecido como o jogador que fez o link, com todas as mesas dele. Serve uma única vez.
me-arrived-other = Este navegador já é conhecido. Com este link ele passa a ser do jogador que o fez; quem ele era antes precisa de outro aparelho ou de uma frase de recuperação para voltar.
me-self = Eu
me-self-why = É assim que você se chama em mesas novas, em todos os seus aparelhos.
me-device = Usar outro aparelho
me-device-why = Abra nele um link, ou aponte a câmera dele para o código, e todas as suas mesas estarão lá também.
me-device-make = Fazer um link
me-device-again = Fazer outro link
me-device-link = Link para outro aparelho
me-device-until = Serve uma vez, até { $time }. Não o dê a mais ninguém: ele é você.
me-phrase = Frase de recuperação
me-phrase-why = Doze palavras que trazem tudo de volta se você perder todos os aparelhos. Elas são mostradas uma só vez; anote em papel.
me-phrase-make = Fazer uma frase
me-phrase-again = Fazer uma nova frase
me-phrase-has = Você tem uma. Ela não pode ser mostrada de novo.
me-phrase-ask = A frase que você tem não abrirá mais nada.
me-phrase-once = Anote agora: elas não serão mostradas de novo.
me-passkey = Passkey
me-passkey-why = Este aparelho pode guardar uma passkey e mostrá-la a qualquer navegador: com o dedo, o rosto ou um PIN.
me-passkey-make = Adicionar uma passkey
me-passkey-show = Usar uma passkey
me-keys = O que abre o meu perfil
me-key-device = Aparelho
me-key-phrase = Frase de recuperação
me-key-passkey = Passkey
me-key-here = este
me-key-used = desde { $made }, usado pela última vez em { $used }
me-revoke = Revogar
me-revoke-ask = { $what } não abrirá mais nada, nem jogará em nenhuma das suas mesas.
me-revoke-here = Este navegador não será mais conhecido, nem jogará em nenhuma das suas mesas. Sem outro aparelho ou uma frase, nada as traz de volta.
me-data = Meus dados
me-export = Exportar
me-delete = Apagar-me
me-delete-why = A casa esquece você. As partidas continuam; este navegador fica com os lugares como visitante.
me-delete-ask = Você, os seus aparelhos e a sua frase serão esquecidos para sempre.

## Classificação

rating-leaders = Ranking
rating-profile = Jogador
rating-ratings = Classificações
rating-rating = Classificação
rating-game = Jogo
rating-game-for = { $game }, { $players } jogadores
rating-games = Partidas
rating-won = Vitórias
rating-who = Jogador
rating-place = Posição
rating-day = Data
rating-result = Resultado
rating-duels = Adversários mais frequentes
rating-before = Ficou à frente
rating-behind = Ficou atrás
rating-openings = Aberturas favoritas
rating-opening = { $opening } ({ $games ->
    [1] 1 partida
   *[other] { $games } partidas
}, { $won ->
    [1] 1 vitória
   *[other] { $won } vitórias
})
rating-opening-somebody = outro jogador
rating-opening-what = As três primeiras escolhas mais frequentes de cada jogo, nas partidas que valeram.
rating-played = Partidas que valeram
rating-provisional = provisória
rating-none = Nenhuma partida valeu ainda.
rating-nobody = Ninguém tem dez partidas valendo aqui ainda.
rating-since = Aqui desde { $day }
rating-gone = alguém que saiu
rating-nameless = um jogador sem nome
rating-what = Todos começam em 25; 4 pontos de vantagem vencem cerca de três partidas em quatro. Depois de ± está o quanto pode estar errado. Com menos de dez partidas a classificação é provisória.
rating-leaders-are = Primeiro vêm aqueles de cuja força se pode ter mais certeza.
rating-how = Mesas que valem são para jogadores com perfil:
me-profile = Minha página, como os outros a veem
lobby-rated = Vale para a classificação: sem dicas, nada se desfaz, e todos podem ver o resultado
lobby-is-rated = vale para a classificação

## Torneios

tournament-all = Torneios
tournament-mine = Meus torneios
tournament-open = Inscrições abertas
tournament-under-way = Em andamento
tournament-finished = Encerrados
tournament-nobody = Ainda não há torneios aqui. Convoque o primeiro.
tournament-call = Criar um torneio
tournament-name = Nome do torneio
tournament-format = Quem enfrenta quem
tournament-format-swiss = Suíço: dois por mesa, você enfrenta quem tem os mesmos pontos
tournament-format-round-robin = Todos contra todos: dois por mesa
tournament-format-knockout = Mata-mata: dois por mesa, quem perde sai
tournament-format-balanced = Três ou quatro por mesa, todos se encontram mais ou menos o mesmo número de vezes
tournament-short-swiss = suíço
tournament-short-round-robin = todos contra todos
tournament-short-knockout = mata-mata
tournament-short-balanced = mesas de { $seats }
tournament-seats = Jogadores por mesa
tournament-rounds = Rodadas
tournament-rounds-usual = quantas forem necessárias
tournament-duplicate = Jogo duplicado: todas as mesas de uma rodada têm os mesmos sorteios, para comparar decisões e não a sorte
tournament-is-duplicate = jogo duplicado
tournament-public = Mostrar em Torneios
tournament-join = Participar
tournament-join-as = Participar como { $name }
tournament-rejoin = Voltar
tournament-withdraw = Desistir
tournament-withdraw-ask = Você deixa as próximas rodadas. O que já jogou conta.
tournament-start = Começar a primeira rodada
tournament-start-wants = É preciso haver dois para começar.
tournament-close = Cancelar o torneio
tournament-close-ask = O torneio acaba aqui. As mesas em andamento continuam, mas não contam mais.
tournament-add-bot = Incluir um robô
tournament-bot-level = Nível do robô
tournament-entrants = Jogadores
tournament-count = { $players ->
    [one] 1 jogador
   *[other] { $players } jogadores
}
tournament-round-of = { $rounds ->
    [0] não começou
   *[other] rodada { $round } de { $rounds }
}
tournament-over = encerrado
tournament-closed = cancelado
tournament-by = Criado por { $name }
tournament-share = Quem tem o endereço desta página pode acompanhar o torneio e participar:
tournament-standings = Classificação
tournament-points = Pontos
tournament-won = Vitórias
tournament-played = Jogos
tournament-opponents = Adversários
tournament-beaten = Vencidos
tournament-parted = O desempate é pelos pontos dos adversários enfrentados, depois pelos dos adversários vencidos.
tournament-how-points = Cada mesa vale um ponto, repartido conforme quantos se deixou para trás. Uma folga vale um ponto.
tournament-how-duplicate = Cada lugar é comparado com o mesmo lugar das outras mesas: pela pontuação, menos a maior dos outros da mesa.
tournament-sealed = Pontuações e sorteios aparecem quando todas as mesas da rodada tiverem acabado.
tournament-round = Rodada { $number }
tournament-table = Mesa
tournament-seats-of = Quem joga
tournament-result = Resultado
tournament-score = { $score } pontos,
tournament-bye = tem folga
tournament-at = Mesa { $number }
tournament-your-table = Sua mesa
tournament-playing = em andamento
tournament-withdrawn = desistiu
tournament-follows = A próxima rodada começa sozinha quando todas as mesas tiverem acabado.
refused-unknown-tournament = Este torneio não existe, ou não existe mais.
refused-not-organiser = Só quem criou o torneio pode fazer isto.
refused-too-few = É preciso haver dois jogadores para começar.

## O saguão

lobby-choose = Escolha um jogo
lobby-players = { $least ->
    [1] 1 jogador
   *[other] { $least } jogadores
}
lobby-players-range = { $least } a { $most } jogadores
lobby-minutes = { $minutes } minutos
lobby-play = Jogar
lobby-learn = Aprender na mesa
lobby-play-with = { $bots ->
    [0] Jogar sozinho
    [1] Jogar contra 1 robô
   *[other] Jogar contra { $bots } robôs
}
lobby-your-name = Seu nome
# Nomes para quem ainda não disse o seu, dos quais um é escolhido: separados por vírgula e espaço.
lobby-names = Açucena, Alecrim, Amora, Araçá, Avelã, Cravo, Girassol, Hortelã, Ipê, Jasmim, Lavanda, Manacá, Musgo, Pinhão, Sálvia, Trevo
lobby-seats = Quem senta onde
lobby-me = eu
lobby-me-too = eu, no mesmo aparelho
lobby-name-of = Nome de { $player }
lobby-friend = um amigo, por link
lobby-bot = robô, { $level }
lobby-how-many = Jogadores
lobby-more = Mais opções
lobby-patience = Um robô pode jogar por quem está ausente após
lobby-patience-120 = 2 minutos
lobby-patience-600 = 10 minutos
lobby-patience-3600 = uma hora
lobby-patience-86400 = um dia
lobby-public = Todos podem assistir
lobby-hints = Dicas são permitidas
lobby-credits = De
lobby-fan = Uma versão de fãs: nenhuma arte e nenhuma frase do manual foi copiada.
lobby-samples = Para quem escreve jogos
lobby-samples-are = Pequenos jogos de exemplo que mostram como se escreve um jogo. Eles não têm tabuleiro próprio: o tabuleiro é o que um terminal mostraria.
lobby-mine = Minhas mesas
lobby-none-mine = Nenhuma mesa ainda. Escolha um jogo acima e aperte Jogar: em um instante você está na partida.
lobby-waiting = espera por você
lobby-invited = um lugar espera por você
lobby-others = vez de { $player }
lobby-watch = Mesas para assistir
lobby-none-to-watch = Ninguém joga em público agora.
lobby-finished = Partidas terminadas
lobby-resume = Continuar
lobby-look = Assistir
lobby-replay = Rever
lobby-unreadable = não pode continuar
lobby-closed = encerrada antes do fim
lobby-record = um registro; a partida não tinha acabado
lobby-against = contra { $players }
lobby-put-away = Guardar esta mesa
lobby-take-out = Tirar do guardado
lobby-away = { $count ->
    [1] 1 mesa guardada
   *[other] { $count } mesas guardadas
}
lobby-forget = Tirar da minha lista
lobby-wait-title = { $tables ->
    [1] Sua vez
   *[other] { $tables } mesas esperam por você
}
lobby-editions = Minhas edições
lobby-editions-why = Mude os componentes de um jogo, ou digite o que está impresso na sua caixa, e jogue com isso.
record-open = Abrir um registro
record-open-why = O arquivo de uma partida que foi baixada: escolha-o ou solte-o aqui.
record-too-large = { $file } é grande demais para o registro de uma partida.
record-refused = Não foi possível abrir { $file }: { $reason }

## Na mesa

table-your-turn = Sua vez
table-thinks = { $seat } está pensando, { $seconds } s
table-skip = Pular para a sua vez (barra de espaço)
table-not-seated = { $seat } ainda está livre: mande o link a um amigo
table-not-joined = { $seat } ainda está livre: esperando alguém entrar
table-bot-level = robô { $level }
table-away = ausente
table-free = livre
table-stand-in = um robô joga por enquanto
table-resigned = desistiu
table-undo = Desfazer
table-hint = Dica
table-hint-soon = Pensando…
table-hint-title = O que faria um bom robô
table-hint-chance = { $percent } % de chance de vencer
table-hint-points = { $points } pontos esperados
table-scores = Pontos
table-rules = Regras
table-log = Registro
table-menu = Menu
table-moves = Jogadas
table-undo-why = Desfazer a sua última jogada
table-undo-ask = Pedir aos outros para desfazer a sua última jogada
table-undo-turn = Desfazer a vez
table-undo-turn-why = Desfazer toda a sua vez
table-undo-not = Não se pode desfazer: { $reason }
table-moves-title = Tudo o que você pode fazer agora
table-moves-none = Não é a sua vez.
table-step-back = Voltar um passo
table-cant-undo = Não pode ser desfeito: algo é sorteado
table-opens = Antes pergunta mais
table-once-more = Mais uma vez
table-again = Certeza? Não pode ser desfeito. Mais uma vez, e está feito.
table-rule = Regra { $rule }
table-choosable = você pode escolher isto
table-chosen = escolhido
table-score-change = Seus pontos na hora: { $by }
table-score-changes = Seus pontos na hora: de { $least } a { $most }
table-not-now = Agora não: { $reason }
table-leave = Sair da mesa
table-leave-why = O seu lugar fica livre para outra pessoa.
table-leave-ask = Sair de vez? O seu lugar fica livre, e você não pode retomá-lo por conta própria.
table-resign = Desistir
table-resign-why = Um robô segue jogando por você, e você assiste.
table-resign-ends = A partida termina, e o resultado diz que você desistiu.
table-resign-ask = Desistir da partida? Isto não pode ser desfeito.
table-close-table = Encerrar a partida para todos
table-close-why = A partida para como está. O registro pode ser baixado.
table-close-ask = Encerrar esta partida para todos? Ninguém poderá continuar.
table-resume-later = De volta ao saguão
table-resume-why = A mesa fica como está. Você a encontra em Minhas mesas.
table-copy = Copiar o link
table-copied = Copiado
table-sit-down = Sentar
table-parted = Você não acompanha mais esta mesa.
table-read-only = Esta mesa não pode continuar: { $reason }
table-read-only-kept = Nada se perdeu: o registro pode ser baixado, e a versão do salão que o escreveu consegue reproduzi-lo.
table-watch-link = Link para espectadores
table-asked = { $seat }: { $asked }

## Lugares livres e os links para eles

free-seat = O lugar { NUMBER($number, useGrouping: 0) } está livre
free-seats = { $count ->
    [1] 1 lugar livre
   *[other] { $count } lugares livres
}
free-link = Link para este lugar
free-send = Enviar
free-share = Há um lugar guardado para você em { $game }.
free-code = O link como código para a câmera
free-wait = Não há ninguém ali. Em { $time } um robô poderá jogar por { $seat } até que alguém chegue.
free-now = Não há ninguém ali. Um robô pode jogar por { $seat } até que alguém chegue.
free-to-bot = Dar o lugar a um robô
invited-by = { $player } convida você para { $game }
invited-to = Um amigo convida você para { $game }
invited-length = Duração
invited-others = Você joga com
invited-language = Cada pessoa na mesa tem o seu.
invited-learn = Aprender antes na mesa
invited-learn-why = O lugar fica guardado; você o encontra no saguão, em Minhas mesas.
invited-taken = { $player } já ocupou este lugar. Peça um link para outro.
invited-bot = Um robô já joga neste lugar.
invited-withdrawn = Este link foi cancelado. Peça o novo a quem convidou você.
invited-over = Esta partida já terminou.

## As cores dos jogadores

colour-yours = Sua cor
colour-of = Cor de { $player }
colour-red = vermelho
colour-blue = azul
colour-green = verde
colour-yellow = amarelo
colour-purple = roxo
colour-orange = laranja

## Quem assiste

watching-you = Você está assistindo
watching-side = Ver do lado de
watching = { $count ->
    [1] 1 assistindo
   *[other] { $count } assistindo
}
watching-why = Quantas pessoas assistem sem lugar à mesa

## Vários jogadores em um aparelho

device-pass = Passe o aparelho para { $seat }
device-pass-why = Há coisas nesta mesa que os outros não podem ver. Por isso nada aparece até que o aparelho troque de mãos.
device-take = Sou { $seat }: mostrar o meu lado

## Sair e encerrar antes do fim

ask-no = Não, ficar
end-propose = Propor o fim da partida
end-propose-why = Ela termina como está quando todos concordam.
end-propose-ask = Pedir aos outros que a partida termine agora?
end-proposal = { $seat } propõe encerrar a partida como está. Você concorda?
end-mine = Você propõe encerrar a partida. Esperando { $players }.
away-wait = { $seat } está ausente. Em { $time } um robô poderá jogar no seu lugar até a sua volta.
away-now = { $seat } está ausente. Um robô pode jogar no seu lugar até a sua volta.
away-bot = Deixar um robô jogar por { $seat }
ended-host = O anfitrião encerrou esta partida antes do fim.
ended-agreed = Os jogadores concordaram em encerrar esta partida.
ended-record = O registro de uma partida que não tinha acabado.
ended-resigned = A partida terminou antes do fim. Quem desistiu: { $players }.
ended-time = A partida terminou antes do fim. Quem ficou sem tempo: { $players }.
ended-absent = A partida terminou antes do fim. Quem não voltou: { $players }.
notice-stand-in = Um robô joga por { $seat }, que está ausente
notice-return = { $seat } voltou e segue jogando
notice-resign = { $seat } desiste da partida
notice-end = Os jogadores concordam em encerrar a partida
notice-start = Todos chegaram: os relógios andam
notice-halt = Os relógios esperam até que todos se sentem
notice-late = { $seat } ficou sem tempo: um robô assume
notice-lost = { $seat } perdeu por tempo
notice-absent = { $seat } ficou ausente demais e perdeu
notice-holiday = { $seat } está de férias
notice-back = { $seat } voltou das férias

## Ritmo e relógios

pace-title = Ritmo
pace-none = Sem relógio
pace-live = Ao vivo
pace-days = Dias por turno
pace-minutes = Minutos para cada jogador
pace-increment = Segundos a mais por turno
pace-each = Dias para cada turno
pace-weekends = Os relógios param aos sábados e domingos (UTC)
pace-holidays = Dias de férias para cada jogador
pace-out = Quando o tempo acaba
pace-out-bot = um robô assume
pace-out-lost = a partida está perdida
pace-said-out-bot = quando o tempo acaba, um robô assume
pace-said-out-lost = quando o tempo acaba, a partida está perdida
pace-said-live = { $minutes } min + { $increment } s
pace-said-days = { $days ->
    [1] 1 dia por turno
   *[other] { $days } dias por turno
}
clock-of = Tempo de { $player }: { $time }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-soon = Você ainda tem { $time }
clock-late = sem tempo
clock-holiday = de férias
clock-all = Relógios
clock-stands-seats = Os relógios começam quando todos estiverem na mesa.
clock-stands-weekend = Os relógios param no fim de semana.
clock-bot-plays = Seu tempo acabou, e um robô joga por você.
clock-play-on = Voltar a jogar
holiday-go = Sair de férias
holiday-why = Seu relógio para. Dias de férias que restam: { $days }. Uma jogada encerra as férias.
holiday-back = Voltar das férias
away-claim = Declarar a derrota de { $seat }

## Encontrar uma partida

play-now = Jogar agora
play-now-why = Você joga com quem procura a mesma partida. Robôs ocupam os lugares que ainda estiverem livres depois de { $time }.
play-game = Jogo
fill-after = Robôs ocupam lugares abertos depois de
fill-never = nunca
fill-15 = 15 segundos
fill-30 = 30 segundos
fill-60 = um minuto
fill-300 = 5 minutos
fill-3600 = uma hora
fill-86400 = um dia
fill-level = Nível desses robôs
lobby-anybody = qualquer pessoa
open-title = Mesas abertas
open-none = Nenhuma mesa espera jogadores neste momento. Use Jogar agora para que outros encontrem você.
open-join = Entrar
open-as-player = Tornar-se jogador e entrar
open-free = { $count ->
    [1] 1 lugar livre
   *[other] { $count } lugares livres
}
open-with = com { $players }
open-level = { $player } (classificação { $rating })
open-level-provisional = { $player } (classificação { $rating }, provisória)
open-level-none = { $player } (ainda sem classificação)
open-bots = robôs de nível { $level } entram em { $time }
watch-count = { $count ->
    [1] 1 espectador
   *[other] { $count } espectadores
}
seek-title = Procurando jogadores: { $here } de { $of }
seek-bots = robôs entram em { $time }
seek-cancel = Parar de procurar

## As áreas do tabuleiro no telefone

tabs-table = Mesa
tabs-mine = Meu
tabs-area = Áreas do tabuleiro

## Os sinais no tabuleiro

signs-title = Sinais
sign-lit = Em um anel dourado: você pode escolher, e está feito
sign-opens = Três pontos: escolher só pergunta mais, nada está feito ainda
sign-draws = Um dado: a sorte decide depois, e não pode ser desfeito
sign-again = Perguntado de novo, pois não pode ser desfeito: escolha mais uma vez, ou outra coisa

## As teclas

keys-title = Teclas
key-arrows = Tab, setas
key-arrows-do = ir de uma coisa à próxima; com Shift, só às acesas
key-enter-does = escolher
key-escape-does = voltar um passo, fechar um painel
key-moves-does = lista de todas as jogadas
key-undo-does = desfazer
key-undo-turn-does = desfazer toda a vez
key-hint-does = dica
key-scores-does = pontos
key-log-does = registro
key-since-does = o que aconteceu desde a sua vez
key-skip = Espaço
key-skip-does = pular para a sua vez; ao rever uma partida, tocar e pausar
key-rules-does = regras; com uma peça na mão, girá-la
key-talk-does = conversa
key-rule-does = a regra da peça em foco

## Uma peça na mão

placing-turn = Girar
placing-put = Pôr aqui
placing-keys = R ou a roda gira, Enter põe no lugar

## Um mapa

map-zoom-in = Aproximar
map-zoom-out = Afastar
map-whole = Mostrar tudo
map-next = Mostrar onde mais se pode escolher

## O início guiado

coach-title = Lição
coach-step = Passo { $step } de { $of }
coach-task = Sua vez de tentar
coach-waits = Agora não dá
coach-done = feito
coach-next = Avançar
coach-pass = Pular este passo
coach-back = Voltar
coach-finish = Concluir
coach-skip = Encerrar a lição
coach-open = Mostrar a lição
coach-open-why = O início guiado, onde você parou.
coach-here = A lição aponta para cá

## A conexão

link-connecting = Ligando ao salão…
link-lost = A conexão caiu. Tentando voltar; nada do que você fez se perdeu.
link-offline = Você está sem rede. A mesa espera e volta quando a rede voltar.

## O que o salão recusa, pelo código da resposta

refused-bad-message = O salão não entendeu esta página. Recarregue-a.
refused-unknown-table = Não há tal mesa, ou ela é privada.
refused-not-seated = Você não tem lugar nesta mesa.
refused-not-your-turn = Não é a sua vez.
refused-stale = A mesa já andou; é assim que ela está agora.
refused-bad-notation = Isso não é uma jogada deste jogo.
refused-illegal = As regras não permitem isso agora.
refused-resigned = Você desistiu desta partida. Agora só pode assistir.
refused-present = Um robô só pode jogar por alguém que esteja ausente há tempo suficiente.
refused-seat-taken = Alguém foi mais rápido: não há mais lugar aberto nessa mesa.
refused-late = Seu tempo acabou.
refused-no-holiday = Você não tem mais dias de férias nesta mesa.
refused-unknown-edition = Essa edição não existe. Peça o link outra vez.
refused-not-owner = Esta edição é de outra pessoa. Faça uma cópia sua.
refused-overtaken = A edição foi salva em outro lugar. Carregue-a de novo.
refused-bad-edition = Isto não é uma edição de um jogo do salão.
refused-link-used = Alguém já usou este link, ou ele foi cancelado. Peça outro.
refused-colour-taken = Outro jogador já tem esta cor.
refused-cannot-undo = Isto não pode ser desfeito.
refused-rated = Esta mesa vale para a classificação. Todos nela têm de ser jogadores, com um lugar cada um, e só se sai dela desistindo.
refused-unknown-player = Não há tal jogador, ou não há mais.
refused-no-player = Este navegador não é mais conhecido: sua chave foi revogada.
refused-no-entry = Isto não abre nada: o link já foi usado ou tem mais de dez minutos, ou há um erro na frase.
refused-no-passkey = A passkey não foi aceita.
refused-no-notices = Esta casa não envia isso, ou o endereço ainda não foi confirmado.
refused-bad-address = Nada pode ser enviado para este endereço.
refused-not-sent = Não foi possível enviar. Veja se o endereço está certo.
refused-unknown-way = Este link ou esta entrada já não existe.
refused-no-hints = Não há dicas nesta mesa: jogam várias pessoas, e ela foi aberta sem elas.
refused-no-proposal = Não há mais nada a responder.
refused-no-promise = O salão não guarda mais o que prometeu para esta mesa. Tente de novo.
refused-over = A partida terminou.
refused-not-over = Isso só quando a partida terminar.
refused-unknown = O salão não tem isso.
refused-bad-setup = Não dá para montar uma mesa assim.
refused-bad-record = Este registro não pode ser aberto.
refused-http = O salão não conhece este endereço. Recarregue a página.
refused-offline = Não foi possível chegar ao salão.
refused-read-only = Esta mesa é só para leitura.
refused-too-many = Rápido demais: espere um momento.
refused-busy = O salão está ocupado. Tente de novo.
refused-error = Algo deu errado no salão. A partida está salva; tente de novo.

## Voltar atrás

undo-proposal = { $seat } pede para desfazer uma jogada. Você concorda?
undo-mine = Você pede para desfazer uma jogada. Esperando por { $players }.
undo-yes = Concordar
undo-no = Recusar
undo-withdraw = Retirar

## O registro

log-title = O que aconteceu
log-empty = Nada ainda.
log-older = Mostrar entradas anteriores
log-see = Ver esta posição
log-taken-back = Desfeito
log-past = Você vê uma posição anterior (passo { $step })
log-now = Voltar ao agora
log-go-back-to = Propor jogar a partir daqui

## O que aconteceu desde a própria vez

since-title = Desde a sua vez
since-nothing = Nada aconteceu desde a sua vez.

## A folha de pontos

scores-line = Linha
scores-endings = A partida acaba quando

## As regras

rules-loading = Abrindo as regras…
rules-find = Procurar nas regras
rules-contents = Sumário
rules-part = O que ler
rules-part-rules = Regras
rules-part-aid = Em uma página
rules-part-numbered = Regra por regra
rules-sources = Mostrar a origem de cada regra e os dados dos componentes
rules-of = Regras de { $game }
rules-hit = { $hit } de { $of }
rules-none = não há
rules-print = Imprimir
rules-next = Próximo lugar
rules-previous = Lugar anterior
rules-in-english = Regra por regra, a página está em inglês.

## O fim

end-why = Como acabou: { $reason }
end-rematch = Revanche
end-go-to-rematch = Para a revanche
end-record = Baixar o registro
end-replay = Rever a partida
end-board = Ver o tabuleiro
end-beat = Superar esta mesa
end-beat-is = A mesma distribuição e os mesmos sorteios, com robôs nos outros lugares.
end-sheet = Ver a pontuação
end-curve = A chance de vencer, lance a lance
end-curve-points = Os pontos esperados, lance a lance
end-curve-soon = Um robô repassa a partida inteira para ver como andaram as chances. Isso leva até meio minuto.
end-curve-far = { $percent } % pronto
end-curve-is = As chances de cada lugar, da primeira decisão até o fim; a lista de viradas diz o mesmo em palavras.
end-curve-note = O que uma busca esperava antes de cada decisão. É uma opinião: um jogador mais forte pode ver mais.
end-curve-failed = Não foi possível repassar a partida agora. Abra esta página de novo para tentar outra vez.
end-no-curve = Ninguém teve nada a decidir nesta partida.
end-from-to = { $before } → { $after }
end-turns = Viradas
end-luck = Sorte e decisões
end-luck-note = A sorte de um sorteio é o que a posição valia depois dele, menos a média do que mais poderia ter saído. Toda outra mudança conta para quem jogou. Cada linha fecha a conta.
end-luck-start = no começo
end-luck-draws = sorteios
end-luck-moves = lances de { $player }
end-luck-yours = seus lances
end-luck-end = no fim
end-slips = Seus lances mais caros
end-better = Melhor: { $best } ({ $cost } a mais)
end-first = primeiro lance
end-last = o fim

## O replay

replay-title = Replay
replay-first = Ao início
replay-back = Um passo atrás
replay-turn-back = Uma vez atrás
replay-turn-on = Uma vez adiante
replay-round-back = Uma rodada atrás
replay-round-on = Uma rodada adiante
replay-play = Tocar
replay-pause = Pausar
replay-forward = Um passo adiante
replay-last = Ao fim
replay-step = Passo { $step } de { $of }
replay-seen-by = Visto por
replay-open = todos
replay-leave = Sair do replay
replay-jump = Saltar para um passo
replay-what-if = Continuar daqui
replay-what-if-is = E se? Uma nova mesa começa nesta posição. Daqui em diante, robôs jogam nos outros lugares, e a sorte é nova se você não a mantiver.
replay-luck = com a sorte desta partida
replay-sit-as = Você joga como
replay-against = Os outros
replay-start = Começar

## Sorte que pode ser conferida

chance-title = De onde vêm os sorteios
chance-promised = Antes da distribuição, o salão fixou um segredo que decide os sorteios junto com números que os navegadores dos jogadores acrescentam. Ele não pode ser mudado: este é seu hash.
chance-repeating = Esta mesa tem a sorte de outra partida, cujos sorteios podem ser conhecidos. Este é o hash do segredo dela.
chance-none = Os sorteios desta mesa não podem ser conferidos: ela é uma lição, continua de uma posição de outra partida ou foi aberta antes que o salão prometesse algo.
chance-check = Conferir todos os sorteios
chance-sound = { $count ->
        [one] O sorteio é
       *[other] Todos os { $count } sorteios são
    } o que o segredo e os números dos jogadores dão.
chance-secret = O segredo não é o que foi prometido.
chance-wrong = { $count ->
        [one] Um sorteio não é
       *[other] { $count } sorteios não são
    } o que devia sair, o primeiro na jogada { $move }: { $drawn }
chance-other = A este navegador foi prometido outra coisa: { $hash }
chance-opening = Falta o número com que este navegador abriu a mesa.
chance-strange = { $count ->
        [one] Um número do seu lugar não foi enviado
       *[other] { $count } números do seu lugar não foram enviados
    } por este navegador. Se você não jogou em outro, alguém o mudou.
chance-opener = Quem abriu a mesa enviou um número antes da distribuição, então o salão não pôde escolhê-la.
chance-no-opener = Ninguém enviou um número antes da distribuição: o salão poderia ter escolhido um segredo por ela.
chance-entered = { $count ->
        [0] Nenhum número de jogador entrou depois: quem lesse o banco de dados do salão poderia saber todos os sorteios.
        [one] Um número de um jogador entrou depois ({ $chains ->
            [one] uma corrente
           *[other] { $chains } correntes
        }).
       *[other] { $count } números de jogadores entraram depois ({ $chains ->
            [one] uma corrente
           *[other] { $chains } correntes
        }).
    }
chance-repeats = A partida tem a sorte de outra.
chance-undone = { $count ->
        [one] Um sorteio foi desfeito,
       *[other] { $count } sorteios foram desfeitos,
    } com o acordo de todos.

## Conversa

talk-title = Conversa
talk-unread = { $count ->
    [one] Conversa, { $count } mensagem nova
   *[other] Conversa, { $count } mensagens novas
}
talk-none = Ninguém disse nada ainda.
talk-list = O que foi dito
talk-say = Diga algo
talk-send = Enviar
talk-left = { $count ->
    [one] falta { $count } caractere
   *[other] faltam { $count } caracteres
}
talk-too-long = { $count ->
    [one] { $count } caractere a mais
   *[other] { $count } caracteres a mais
}
talk-off = Não há conversa nesta mesa. Isso se escolhe ao abrir a mesa.
talk-off-watchers = Só os jogadores conversam nesta mesa.
talk-player = Para conversar como espectador, torne-se jogador antes.
talk-become = Tornar-se jogador
talk-silenced = O anfitrião silenciou você aqui.
talk-sealed = Não há conversa enquanto se joga uma rodada com os mesmos sorteios para todos.
talk-entrant = Aqui conversam quem organiza e quem joga o torneio.
talk-apart = Os jogadores só podem ler o que os espectadores escrevem quando a partida terminar.
talk-apart-players = Os espectadores conversam à parte. Você pode lê-los quando a partida terminar.
talk-spectator = espectador
talk-host = Anfitrião
talk-somebody = Alguém
talk-was-silenced = { $name } foi silenciado pelo anfitrião.
talk-was-heard = { $name } pode falar de novo.
talk-said = { $name }: { $text }
talk-more = Mais sobre o que { $name } disse
talk-mute = Esconder o que { $name } escreve
talk-unmute = Mostrar de novo o que { $name } escreve
talk-muted = Escondidos
talk-report = Denunciar ao anfitrião
talk-reported = Denunciado. O anfitrião não fica sabendo por quem.
talk-reports = denunciado por { $count }
talk-silence = Silenciar { $name } aqui
talk-let-talk = Deixar { $name } falar de novo
talk-mode = Conversa na mesa
talk-mode-all = todos, espectadores à parte
talk-mode-players = só os jogadores
talk-mode-none = ninguém
reaction-add = Reagir a esta jogada
reaction-cheer = Bem jogado
reaction-thanks = Obrigado
reaction-laugh = Engraçado
reaction-wow = Uau
reaction-think = Interessante
reaction-ouch = Ai
reaction-by = { $reaction }, { $count }: { $names }
refused-no-talk = Você não pode conversar aqui.
refused-silenced = O anfitrião silenciou você aqui.
