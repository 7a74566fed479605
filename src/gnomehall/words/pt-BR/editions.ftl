# Edições: o que diz a página de quem muda componentes, e o que as duas faces dizem do efeito de uma mudança.

## Minhas edições

bench-title = Minhas edições
bench-about = Mude o que está impresso nos componentes de um jogo, veja o que isso faz e jogue.
bench-new = Começar uma nova
bench-begin = { $game }, como vem
bench-upload = Abrir um arquivo
bench-too-large = { $file } é grande demais para uma edição.
bench-file-refused = { $file } não pode ser aberto: { $reason }
bench-kept = Guardadas aqui
bench-none = Nenhuma ainda. Comece com um dos jogos acima.
bench-nameless = sem nome
bench-open = Abrir
bench-remove = Remover
bench-remove-sure = Tem certeza? Remover
bench-mistakes = { $count ->
    [1] 1 erro
   *[other] { $count } erros
}
bench-sound = pode ser jogada
bench-to-mine = Minhas edições

## Uma edição

bench-views = O que olhar
bench-view-components = Componentes
bench-view-worklist = A conferir
bench-view-compared = Comparar
bench-view-try = Experimentar
bench-groups = Tipos de componentes
bench-save = Salvar
bench-saving = Salvando…
bench-saved = Salva
bench-unsaved = Ainda não salva
bench-read-only = Só leitura: é de outra pessoa
bench-share = Compartilhar
bench-download = Baixar
bench-copy = Fazer uma cópia minha
bench-link-read = Com este link, qualquer um pode ler
bench-link-edit = Com este link, qualquer um pode mudar: é para os seus outros aparelhos
bench-bounds = { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
bench-as-printed = como impresso
bench-all-printed = Tudo como impresso
bench-shipped = Original
bench-mine = Minha
bench-revert = desfazer
bench-revert-field = Desfazer: { $field }
bench-leave-out = deixar de fora
bench-leave-out-field = Deixar de fora: { $field }
bench-add-field = Acrescentar um campo…
bench-add-to = Acrescentar a { $field }
bench-drop-last = Remover o último
bench-add-entry = Mais um
bench-remove-entry = Remover { $entry }
bench-not-drawn = Assim não dá para desenhar.
origin-rulebook = do livro de regras
origin-public = de páginas públicas
origin-reconstructed = reconstruído
origin-printed = como impresso

## A conferir

bench-progress = Progresso
bench-worklist-about = Pegue o jogo impresso. Aqui está o que tivemos de reconstruir: digite o que está impresso e aperte Enter. O campo fica marcado como impresso, e vem o próximo.
bench-checked = { $done } de { $of } campos conferidos com o impresso
bench-all-checked = Não falta conferir nada.

## Ao lado da edição original

bench-differences = { $count ->
    [1] 1 diferença em relação à edição original
   *[other] { $count } diferenças em relação à edição original
}
bench-same = Nada difere da edição original.
bench-component = Componente
bench-field = Campo
bench-added = novo
bench-removed = removido

## Experimentar

bench-play = Jogar com ela
bench-mend-first = Há erros nela. Corrija-os antes; estão marcados nos campos.
bench-trial = Ver o que ela faz
bench-trial-about = Robôs jogam esta edição e a original em pares: as duas partidas de um par têm a mesma sorte.
bench-trial-bot = Robôs
bench-trial-seconds = Por
bench-trial-second = { $seconds ->
    [60] um minuto
   *[other] { $seconds } segundos
}
bench-trial-start = Começar
bench-trial-stop = Parar
bench-trial-running = { $pairs } pares de partidas jogados
bench-trial-waits = Esperando a sua vez
bench-trial-done = { $pairs } pares de partidas entre { $players } robôs ({ $bot }).
bench-trial-equal = Nada difere, então não há o que medir.
bench-trial-old = Você mudou algo desde então.
bench-trial-few = Foi curto demais para dizer algo. Deixe correr mais.
bench-trial-changed = O que mudou: { $names }.
bench-trial-unchanged = Nenhuma mudança significativa.
bench-trial-figures = O que mudou e o que não mudou
bench-trial-components = Componentes desta edição
bench-chart-changes = Como as proporções mudam da edição original para a minha, com intervalos de 95 %; as significativas são azuis. Os números estão na tabela abaixo.
bench-chart-components = Componentes da minha edição: quantos jogadores os pegam, e quanto valem. Os significativos têm nome. Os números estão na tabela abaixo.
bench-figure = Medida
bench-change = Mudança
bench-told = significativo
bench-taken = Pego por
bench-worth = Valor

## Os campos que muitos componentes têm

field-id = Código
field-name = Nome
field-game = Jogo
field-copies = Cópias
field-provenance = De onde vem
group-edition = A edição

## Erros que todo jogo pode ter

mistake-missing = falta
mistake-text = tem de ser um texto, não { $value }
mistake-number = tem de ser um número inteiro, não { $value }
mistake-flag = tem de ser sim ou não, não { $value }
mistake-texts = tem de ser uma lista de textos, não { $value }
mistake-numbers = tem de ser uma lista de números inteiros, não { $value }
mistake-table = tem de ter campos próprios, não { $value }
mistake-tables = tem de ser uma lista de itens, não { $value }
mistake-line = tem de ser uma linha curta, não { $value }
mistake-letters = tem de ter no máximo { $most } letras
mistake-least = tem de ser no mínimo { NUMBER($least, useGrouping: 0) }, não { NUMBER($value, useGrouping: 0) }
mistake-most = tem de ser no máximo { NUMBER($most, useGrouping: 0) }, não { NUMBER($value, useGrouping: 0) }
mistake-none-of = '{ $value }' não é nenhum destes: { $known }
mistake-item-text = { $value } não é um texto
mistake-item-number = { $value } não é um número inteiro
mistake-provenance = não diz nenhum destes: { $known }
mistake-unknown = é desconhecido; os campos daqui são { $known }
mistake-taken = '{ $value }' já existe: { $other }

## O que se mede, e os gráficos

figure-wins = vitórias de quem joga em { $place } lugar
figure-rounds = rodadas
figure-score = pontos
figure-ending = fim por: { $ending }
figure-winning-score = pontos de quem venceu
figure-margin = vantagem da vitória
figure-shared = vitórias divididas
figure-decisions = decisões por partida
figure-branching = jogadas possíveis por decisão
figure-leads = trocas de liderança
figure-decided = parte da partida antes de quem venceu liderar de vez
chart-points = mudança em pontos percentuais
chart-taken = jogadores que o pegam, %
chart-worth = valor ajustado, pontos percentuais
ordinal = { $number ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
   *[other] { $number }º
}
