# O que toda mesa diz, no navegador e no terminal.

seat = Lugar { NUMBER($number, useGrouping: 0) }
you = Você
# Dentro de uma frase que conta o que aconteceu.
you-told = você
round = rodada { $round }

waiting = { $seat } está jogando
prompt-over = A partida terminou

yes = sim
no = não

## Quão bem joga um robô

level-random = aleatório
level-greedy = guloso
level-easy = fácil
level-medium = médio
level-hard = difícil
level-expert = especialista
level-classic = clássico

## Recusas de que qualquer jogo pode precisar

refusal-not-legal = as regras não permitem
refusal-over = a partida terminou
refusal-chance = isto é o acaso que decide

## Voltar atrás

undo-nothing = não há nada para desfazer
undo-drawn = o acaso já decidiu algo depois, e um sorteio não se desfaz
undo-other-moved = { $seat } já jogou depois, e só se desfaz a própria jogada
undo-revealed = a jogada revelou algo, e isso não se desfaz
undo-rated = Nada se desfaz em uma mesa que vale para a classificação.
undo-too-much = já se desfez tanto nesta mesa que não se desfaz mais nada
undo-entry = { $seat } desfaz

## O registro

log-deal = A preparação

## A folha de pontos

sheet-points = Pontos

# Em português o plural [one] vale também para zero; [1] vale só para um.
points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
count-none = nada
change-points = { $by } { $count ->
    [1] ponto
   *[other] pontos
}
scores-title = Se acabasse agora
scores-final = Pontuação final
scores-total = Total
scores-ties = Empates se decidem por

## Por que uma dica é boa

hint-of-points = { $by ->
    [1] ponto
   *[other] pontos
}
hint-points = { $better ->
    [yes] { $by } { hint-of-points } a mais no fim do que com { $beside }
   *[no] { $by } { hint-of-points } a menos no fim do que com { $beside }
}
hint-rivals = { $better ->
    [yes] o melhor rival tem { $by } { hint-of-points } a menos no fim do que com { $beside }
   *[no] o melhor rival tem { $by } { hint-of-points } a mais no fim do que com { $beside }
}
hint-of-games = { $by ->
    [1] partida
   *[other] partidas
}
hint-chance = { $by ->
    [0] tão boa quanto { $beside }
   *[other] { $better ->
        [yes] vence { $by } { hint-of-games } a mais em cada 100 do que { $beside }
       *[no] vence { $by } { hint-of-games } a menos em cada 100 do que { $beside }
    }
}
hint-only = não há outra coisa a fazer
hint-second = a segunda melhor
hint-best = a melhor

## Quão perto está o fim

near-rounds = { $left ->
    [0] nenhuma rodada restante
    [1] a última rodada
    [2] restam 2 rodadas
    [3] restam 3 rodadas
    [4] restam 4 rodadas
    [5] restam 5 rodadas
   *[other] máx. { $of } rodadas
}
last-round = Última rodada: { $reason }
last-round-limit = Esta rodada é a última
last-turn = Esta é a sua última vez

## O fim

end-wins = { $seat } vence
end-you-win = Você vence
end-tie = { $players } dividem a vitória
end-solo = { $points ->
    [1] Você chega a 1 ponto
   *[other] Você chega a { $points } pontos
}
end-place = { $place }º
