# What every table says, in the browser and in the terminal.

seat = Seat { NUMBER($number, useGrouping: 0) }
round = round { $round }

waiting = { $seat } is playing
prompt-over = The game is over

yes = yes
no = no

## How well a bot plays

level-random = random
level-greedy = greedy
level-easy = easy
level-medium = medium
level-hard = hard

## Refusals that any game may need

refusal-not-legal = the rules do not allow it
refusal-over = the game is over
refusal-chance = this is for chance to decide

## Taking back

undo-nothing = there is nothing to take back
undo-drawn = chance has decided something since, and a draw can't be taken back
undo-other-moved = { $seat } has moved since, and only one's own move can be taken back
undo-revealed = the move brought something to light, and that can't be taken back
undo-entry = { $seat } takes back

## The log

log-deal = The deal

## The score sheet

sheet-points = Points

points = { $count ->
    [1] 1 point
   *[other] { $count } points
}
count-none = nothing
scores-title = If it ended now
scores-final = Final score
scores-total = Total
scores-ties = Ties are broken by

## The end

end-wins = { $seat } wins
end-you-win = You win
end-tie = { $players } share the win
end-solo = { $points ->
    [1] You reach 1 point
   *[other] You reach { $points } points
}
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
