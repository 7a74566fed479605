# What every table says, in the browser and in the terminal.

seat = Seat { NUMBER($number, useGrouping: 0) }
you = You
# Within a sentence that tells what happened.
you-told = you
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
level-expert = expert
level-classic = classic

## Refusals that any game may need

refusal-not-legal = the rules do not allow it
refusal-over = the game is over
refusal-chance = this is for chance to decide

## Taking back

undo-nothing = there is nothing to take back
undo-drawn = chance has decided something since, and a draw can't be taken back
undo-other-moved = { $seat } has moved since, and only one's own move can be taken back
undo-revealed = the move brought something to light, and that can't be taken back
undo-rated = Nothing is taken back at a rated table.
undo-too-much = so much was taken back at this table that no more can be
undo-entry = { $seat-you ->
    [yes] { $seat } take back
   *[no] { $seat } takes back
}

## The log

log-deal = The deal

## The score sheet

sheet-points = Points

points = { $count ->
    [1] 1 point
   *[other] { $count } points
}
count-none = nothing
change-points = { $by } { $count ->
    [1] point
   *[other] points
}
scores-title = If it ended now
scores-final = Final score
scores-total = Total
scores-ties = Ties are broken by

## Why a hint is good

hint-of-points = { $by ->
    [1] point
   *[other] points
}
hint-points = { $better ->
    [yes] { $by } more { hint-of-points } at the end than with { $beside }
   *[no] { $by } fewer { hint-of-points } at the end than with { $beside }
}
hint-rivals = { $better ->
    [yes] the best rival has { $by } fewer { hint-of-points } at the end than with { $beside }
   *[no] the best rival has { $by } more { hint-of-points } at the end than with { $beside }
}
hint-of-games = { $by ->
    [1] game
   *[other] games
}
hint-chance = { $by ->
    [0] as good as { $beside }
   *[other] { $better ->
        [yes] wins { $by } more { hint-of-games } in 100 than { $beside }
       *[no] wins { $by } fewer { hint-of-games } in 100 than { $beside }
    }
}
hint-only = there is nothing else to do
hint-second = the second best
hint-best = the best

## How near the end is

near-rounds = { $left ->
    [0] no round left
    [1] the last round
    [2] 2 rounds left
    [3] 3 rounds left
    [4] 4 rounds left
    [5] 5 rounds left
   *[other] max. { $of } rounds
}
last-round = Last round: { $reason }
last-round-limit = This round is the last
last-turn = This is your last turn

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
