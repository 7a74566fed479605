# O que só o navegador diz.

## O salão

hall-name = Gnomehall
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
settings-motion = Animação
settings-sound = Som

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
lobby-anonymous = Gnomo
lobby-seats = Quem senta onde
lobby-me = eu
lobby-friend = um amigo, por link
lobby-bot = robô, { $level }
lobby-how-many = Jogadores
lobby-options = Opções
lobby-public = Todos podem assistir
lobby-credits = De
lobby-fan = Uma versão de fãs: nenhuma arte e nenhuma frase do manual foi copiada.
lobby-samples = Para quem escreve jogos
lobby-samples-are = Pequenos jogos de exemplo que mostram como se escreve um jogo. Eles não têm tabuleiro próprio: o tabuleiro é o que um terminal mostraria.
lobby-mine = Minhas mesas
lobby-none-mine = Nenhuma mesa ainda. Escolha um jogo acima e aperte Jogar: em um instante você está na partida.
lobby-waiting = espera por você
lobby-others = vez de { $player }
lobby-watch = Mesas para assistir
lobby-none-to-watch = Ninguém joga em público agora.
lobby-finished = Partidas terminadas
lobby-resume = Continuar
lobby-look = Assistir
lobby-replay = Rever
lobby-unreadable = não pode continuar
lobby-closed = encerrada antes do fim
lobby-forget = Tirar da minha lista
lobby-wait-title = { $tables ->
    [1] Sua vez
   *[other] { $tables } mesas esperam por você
}

## Na mesa

table-your-turn = Sua vez
table-thinks = { $seat } está pensando, { $seconds } s
table-not-seated = { $seat } ainda está livre: mande o link a um amigo
table-bot-level = robô { $level }
table-away = ausente
table-undo = Desfazer
table-hint = Dica
table-hint-soon = Pensando…
table-scores = Pontos
table-rules = Regras
table-log = Registro
table-menu = Menu
table-moves = Jogadas
table-undo-why = Desfazer a sua última jogada
table-undo-ask = Pedir aos outros para desfazer a sua última jogada
table-moves-title = Tudo o que você pode fazer agora
table-moves-none = Não é a sua vez.
table-step-back = Voltar um passo
table-cant-undo = Não pode ser desfeito: algo é sorteado
table-rule = Regra { $rule }
table-choosable = você pode escolher isto
table-chosen = escolhido
table-score-change = Seus pontos na hora: { $by }
table-score-changes = Seus pontos na hora: de { $least } a { $most }
table-not-now = Agora não: { $reason }
table-leave = Sair da mesa
table-leave-why = O seu lugar fica livre; o anfitrião pode dá-lo a outra pessoa.
table-close-table = Encerrar a partida para todos
table-close-why = A partida para como está. O registro pode ser baixado.
table-resume-later = De volta ao saguão
table-resume-why = A mesa fica como está. Você a encontra em Minhas mesas.
table-friend-links = Links para amigos
table-copy = Copiar o link
table-copied = Copiado
table-give-to-bot = Deixar um robô jogar por { $player }
table-sit-down = Sentar
table-invited = Um amigo guarda um lugar para você
table-parted = Você não acompanha mais esta mesa.
table-read-only = Esta mesa não pode continuar: { $reason }
table-read-only-kept = Nada se perdeu: o registro pode ser baixado, e a versão do salão que o escreveu consegue reproduzi-lo.
table-watch-link = Link para espectadores
table-closed-early = O anfitrião encerrou esta partida antes do fim.

## As áreas do tabuleiro no telefone

tabs-table = Mesa
tabs-mine = Meu
tabs-area = Áreas do tabuleiro

## As teclas

keys-title = Teclas
key-arrows = Tab, setas
key-arrows-do = ir de uma coisa acesa à próxima
key-enter-does = escolher
key-escape-does = voltar um passo, fechar um painel
key-moves-does = lista de todas as jogadas
key-undo-does = desfazer
key-hint-does = dica
key-scores-does = pontos
key-log-does = registro
key-rules-does = regras; com uma peça na mão, girá-la
key-rule-does = a regra da peça em foco

## Uma peça na mão

placing-turn = Girar
placing-put = Pôr aqui
placing-keys = R ou a roda gira, Enter põe no lugar

## Um mapa

map-zoom-in = Aproximar
map-zoom-out = Afastar
map-whole = Mostrar tudo

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
refused-cannot-undo = Isto não pode ser desfeito.
refused-no-proposal = Não há mais nada a responder.
refused-over = A partida terminou.
refused-not-over = Isso só quando a partida terminar.
refused-unknown = O salão não tem isso.
refused-bad-setup = Não dá para montar uma mesa assim.
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
log-past = Você vê uma posição anterior (passo { $step })
log-now = Voltar ao agora
log-go-back-to = Propor jogar a partir daqui

## A folha de pontos

scores-line = Linha

## As regras

rules-loading = Abrindo as regras…
rules-find = Procurar nas regras
rules-contents = Sumário
rules-pieces = As peças
rules-hit = { $hit } de { $of }
rules-none = não há
rules-next = Próximo lugar
rules-previous = Lugar anterior
rules-in-english = A página das regras está em inglês; por enquanto não há tradução.

## O fim

end-rematch = Revanche
end-go-to-rematch = Para a revanche
end-record = Baixar o registro
end-replay = Rever a partida
end-board = Ver o tabuleiro
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
end-slips = Seus lances mais caros
end-better = Melhor: { $best } ({ $cost } a mais)
end-first = primeiro lance
end-last = o fim

## O replay

replay-title = Replay
replay-first = Ao início
replay-back = Um passo atrás
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
replay-what-if-is = E se? Uma nova mesa começa nesta posição. Daqui em diante, robôs jogam nos outros lugares e a sorte é nova.
replay-sit-as = Você joga como
replay-against = Os outros
replay-start = Começar
