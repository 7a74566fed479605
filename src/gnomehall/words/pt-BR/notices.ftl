# Avisos: como quem joga fica sabendo que uma mesa espera, no que é enviado e nas páginas sobre isso.

## O que é enviado

notice-turn = É a sua vez
notice-over = Uma partida acabou
notice-new = Uma nova partida para você
# De várias mesas: $count esperam, de $ended a partida acabou.
notice-several = { $count ->
        [0] { $ended } partidas acabaram
        [one] { $ended ->
            [0] Uma mesa espera por você
           *[other] Uma mesa espera por você, { $ended ->
                [one] uma partida acabou
               *[other] { $ended } partidas acabaram
            }
        }
       *[other] { $ended ->
            [0] { $count } mesas esperam por você
           *[other] { $count } mesas esperam por você, { $ended ->
                [one] uma partida acabou
               *[other] { $ended } partidas acabaram
            }
        }
    }
notice-line = { $game }: é a sua vez
notice-line-with = { $game } com { $others }: é a sua vez
notice-line-over = { $game }: a partida acabou
notice-line-over-with = { $game } com { $others }: a partida acabou
notice-line-new = { $game }: começou uma nova partida, e você tem um lugar
notice-line-new-with = { $game } com { $others }: começou uma nova partida, e você tem um lugar
notice-trial = É assim que você será avisado
notice-trial-line = Você pediu ao Gnomehall que enviasse um aviso agora.
notice-mail-stop =
    Você recebe isto porque pediu para ser avisado quando uma mesa espera por você.
    Não quero mais: { $link }
notice-mail-confirm-title = Este endereço é seu?
notice-mail-confirm =
    Alguém que joga em um Gnomehall quer ser avisado aqui quando uma mesa espera por essa pessoa.
    Se é você, confirme:

    { $link }

    Se não, não faça nada: nada mais virá.
notice-hook-stop = Não quero mais: { $link }

## Na própria página

tell-title = Avise-me quando for a minha vez
tell-why = Enquanto a página está aberta, o título mostra que é a sua vez e, se quiser, um som avisa. Também há outras formas:
tell-page = Pelo navegador, enquanto a página está aberta mas escondida
tell-page-no = Este navegador proibiu isso para esta página; as configurações da página podem permitir.
tell-sent = Quando a página está fechada
tell-none = Esta casa não envia nada. Quem a mantém pode ativar isso.
tell-player = Para ser avisado com a página fechada, torne-se jogador.
tell-push = Avisar por este navegador
tell-push-no = Este navegador não pode ser avisado com a página fechada. No celular, instale a página primeiro.
tell-mail = Um e-mail para
tell-mail-add = Enviar um link para lá
tell-mail-sent = Siga o link no e-mail e estará ativado.
tell-hook = Uma mensagem por Discord, Slack, ntfy …
tell-hook-why = O endereço de um webhook, como https://discord.com/api/webhooks/… ou ntfy://topico. A mensagem diz qual é o jogo e a mesa, mas não quem joga.
tell-hook-add = Adicionar
tell-ways = Você é avisado por
tell-kind-push = Navegador
tell-kind-mail = E-mail
tell-kind-hook = Mensagem
tell-here = este
tell-waits = ainda não confirmado
tell-on = Ativo
tell-try = Enviar um agora
tell-tried = Está a caminho.
tell-remove = Remover
tell-when = Quando
tell-gather = Com que frequência
tell-gather-0 = na hora
tell-gather-3600 = no máximo uma vez por hora
tell-gather-86400 = no máximo uma vez por dia
tell-quiet = Silêncio entre
tell-quiet-to = e
tell-quiet-on = Horário de silêncio
tell-zone = no horário de { $zone }

## Para onde levam os links das mensagens

link-title = Avisos
link-waiting = Um momento …
link-stopped-push = Este navegador não recebe mais avisos.
link-stopped-mail = Não virão mais e-mails.
link-stopped-hook = Não virão mais mensagens.
link-confirmed = Seu endereço está confirmado. De agora em diante vem um e-mail quando uma mesa espera por você.
link-settings = Como sou avisado
