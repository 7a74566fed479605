# Pebbles in English. Where a language is missing, the hall speaks English here.

tagline = An example from another package: take from a heap, and be the last.
about = Take one to three pebbles a turn. Each is a point, and the last one is worth more.

prompt-take = How many pebbles do you take?
waiting-take = { $seat } takes pebbles

choice-take = { $count ->
    [1] Take a pebble
   *[other] Take { $count } pebbles
}
event-take = { $count ->
    [1] { $seat } takes a pebble
   *[other] { $seat } takes { $count } pebbles
}

refusal-too-many = { $count ->
    [1] there is only one pebble left
   *[other] there are only { $count } pebbles left
}

notation-unknown = '{ $move }' is no move of Pebbles; moves are: take 1, take 2, take 3

ending-gone = the heap is gone

board-heap = The heap
board-pebbles = { $count ->
    [1] 1 pebble
   *[other] { $count } pebbles
}
