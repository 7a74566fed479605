# What every table says, in the browser and in the terminal.

seat = Seat { NUMBER($number, useGrouping: 0) }

waiting = { $seat } is playing
prompt-over = The game is over

## Refusals that any game may need

refusal-not-legal = the rules do not allow it
refusal-over = the game is over
refusal-chance = this is for chance to decide

## Taking back

undo-nothing = there is nothing to take back
undo-drawn = chance has decided something since, and a draw can't be taken back
undo-other-moved = { $seat } has moved since, and only one's own move can be taken back
undo-revealed = the move brought something to light, and that can't be taken back

## The score sheet

sheet-points = Points

points = { $count ->
    [1] 1 point
   *[other] { $count } points
}

count-none = nothing
