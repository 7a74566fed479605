# Toadstools in English.

tagline = A sample game: plant what others plant, and dust them.
about = Everybody holds mushrooms in secret and plants one a turn. A mushroom scores as many points as there are of its kind in the meadow.

prompt-pick = A mushroom is picked from the basket
prompt-plant = Which mushroom do you plant?
prompt-dust = Whom do you dust?

waiting-plant = { $seat } plants a mushroom
waiting-dust = { $seat } chooses whom to dust

choice-pick = Pick a { $mushroom }
choice-plant = Plant a { $mushroom }
choice-dust = Dust { $whom }

event-pick = { $seat-you ->
    [yes] { $seat } pick
   *[no] { $seat } picks
} a { $mushroom }
event-plant = { $seat-you ->
    [yes] { $seat } plant
   *[no] { $seat } plants
} a { $mushroom } for { $points ->
    [1] 1 point
   *[other] { $points } points
}
event-dust = { $seat-you ->
    [yes] { $seat } dust
   *[no] { $seat } dusts
} { $whom-you ->
    [yes] you, and you lose a point
   *[no] { $whom }, who loses a point
}

refusal-not-asked = that is not what is asked now
refusal-no-mushroom = you hold no { $mushroom }
refusal-yourself = it must be another player

notation-unknown = '{ $move }' is not a move of Toadstools; moves are like: plant a, dust 1

ending-planted = all mushrooms are planted

board-meadow = Meadow
board-basket = { $count ->
    [1] 1 mushroom in the basket
   *[other] { $count } mushrooms in the basket
}
board-holds = { $count ->
    [1] holds 1 mushroom
   *[other] holds { $count } mushrooms
}
board-hand = Your hand

## An edition that is written: kinds of components, their fields, what these may hold

group-mushrooms = Mushrooms
field-hand = Hand
field-dusting = Dusting
