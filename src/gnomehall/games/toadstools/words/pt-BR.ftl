# Toadstools em português do Brasil.

tagline = Um jogo de exemplo: plante o que os outros plantam, e empoeire-os.
about = Cada um tem cogumelos em segredo e planta um por vez. Um cogumelo vale tantos pontos quantos do seu tipo há no prado.

prompt-pick = Um cogumelo é colhido do cesto
prompt-plant = Qual cogumelo você planta?
prompt-dust = Quem você empoeira?

waiting-plant = { $seat } planta um cogumelo
waiting-dust = { $seat } escolhe quem empoeirar

choice-pick = Colher: { $mushroom }
choice-plant = Plantar: { $mushroom }
choice-dust = Empoeirar { $whom }

event-pick = { $seat } colhe: { $mushroom }
event-plant = { $seat } planta { $mushroom } por { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
event-dust = { $seat } empoeira { $whom }, que perde um ponto

refusal-not-asked = não é isso que se pergunta agora
refusal-no-mushroom = você não tem { $mushroom }
refusal-yourself = precisa ser outra pessoa

notation-unknown = '{ $move }' não é uma jogada de Toadstools; jogadas são como: plant a, dust 1

ending-planted = todos os cogumelos estão plantados

board-meadow = Prado
board-basket = { $count ->
    [1] 1 cogumelo no cesto
   *[other] { $count } cogumelos no cesto
}
board-holds = { $count ->
    [1] tem 1 cogumelo
   *[other] tem { $count } cogumelos
}
board-hand = Sua mão

name-chanterelle = cantarelo
name-bolete = boleto
name-puffball = bufa-de-lobo

## Uma edição que se escreve: tipos de componentes, seus campos, o que cabe neles

group-mushrooms = Cogumelos
field-hand = Mão
field-dusting = Pó
