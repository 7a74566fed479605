# O que toda mesa diz, no navegador e no terminal.

seat = Lugar { NUMBER($number, useGrouping: 0) }
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

## Recusas de que qualquer jogo pode precisar

refusal-not-legal = as regras não permitem
refusal-over = a partida terminou
refusal-chance = isto é o acaso que decide

## Voltar atrás

undo-nothing = não há nada para desfazer
undo-drawn = o acaso já decidiu algo depois, e um sorteio não se desfaz
undo-other-moved = { $seat } já jogou depois, e só se desfaz a própria jogada
undo-revealed = a jogada revelou algo, e isso não se desfaz
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
scores-title = Se acabasse agora
scores-final = Pontuação final
scores-total = Total
scores-ties = Empates se decidem por

## O fim

end-wins = { $seat } vence
end-you-win = Você vence
end-tie = { $players } dividem a vitória
end-solo = { $points ->
    [1] Você chega a 1 ponto
   *[other] Você chega a { $points } pontos
}
end-place = { $place }º
