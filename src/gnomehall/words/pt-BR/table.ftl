# O que toda mesa diz, no navegador e no terminal.

seat = Lugar { NUMBER($number, useGrouping: 0) }

waiting = { $seat } está jogando
prompt-over = O jogo acabou

## Recusas de que qualquer jogo pode precisar

refusal-not-legal = as regras não permitem
refusal-over = o jogo acabou
refusal-chance = isto é o acaso que decide

## Voltar atrás

undo-nothing = não há nada para desfazer
undo-drawn = o acaso já decidiu algo depois, e um sorteio não se desfaz
undo-other-moved = { $seat } já jogou depois, e só se desfaz a própria jogada
undo-revealed = a jogada revelou algo, e isso não se desfaz

## A folha de pontos

sheet-points = Pontos

points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}

count-none = nada
