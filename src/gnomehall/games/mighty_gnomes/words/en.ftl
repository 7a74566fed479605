# Mighty Gnomes in English.

tagline = Send gnomes into the forest and up the ladders, and win the mighty ones for your tribe.
about = Send gnomes into the forest for wood, flowers and crystals, or up the ladders to the books of the attic. Win mighty gnomes for your table in five days.

option-first = Who begins
option-first-random = drawn at random
option-first-chosen = a player we choose
option-first-chosen-who = Who begins?
option-gnomes = The five mighty gnomes: random, or their names

## Questions

prompt-first-player = The first player is drawn at random
prompt-pick-stack = The mighty gnomes in play are drawn at random
prompt-lay-glade = The forest is laid out
prompt-shelve-book = A book goes into the attic
prompt-reveal-chest = A chest is laid open below the trail
prompt-draw-chest = A chest is drawn from the bag
prompt-restock = The books set aside go into the attic
prompt-turn = Your turn: free actions, or choose a gnome tile
prompt-druid-turn = Druid turn: use the druid tile, or skip it
prompt-place = Where does { $tile } go? Forest, ladder, or coins
prompt-after = { $books ->
    [0] Free actions, or end your turn
   *[other] Use the books in reach, free actions, or end your turn
}
prompt-claim = Claim a reward, or take free actions first
prompt-after-claim = Free actions, or end your claim
prompt-discard = Your warehouse is too full: give something back, or exchange
prompt-keep-chest = Two chests are drawn: which one do you keep?
prompt-take = Which open chest do you use?
prompt-invite = Which mighty gnome do you invite?
prompt-upgrade = Which steward moves on?
prompt-refresh = Which mighty gnome acts once more?

picking-exchange = What do you give for 1 { $token }?
picking-way = Which way does the tile lie?

waiting-place = { $seat } places a tile
waiting-claim = { $seat } claims a reward
waiting-after-claim = { $seat } claims a reward
waiting-discard = { $seat } clears the warehouse
waiting-keep-chest = { $seat } looks at two chests
waiting-take = { $seat } may use an open chest
waiting-invite = { $seat } invites a mighty gnome
waiting-upgrade = { $seat } moves a steward
waiting-refresh = { $seat } wakes a mighty gnome

## Choices

choice-use = Use { $tile }
choice-skip = Leave the druid tile unused and end this turn
choice-activate = Rung { $rung }: { $book }
choice-open = Spend a key on { $chest } ({ $contents })
choice-exchange = Exchange { $gives } for 1 { $takes }
choice-trade = { $gnome }: { $gives } for { $brings }
choice-claim = Claim: { tip-reward }
choice-end = End here
choice-gather = Gather { $icons }: column { $column }, row { $row }{ $way ->
    [h] , lying
    [v] , upright
   *[none] {""}
}{ $cost ->
    [0] {""}
    [1] , pay 1 coin
   *[other] , pay { $cost } coins
}
choice-ladder = Climb the { place-ladder } to rung { $rung }{ $ladder ->
    [middle] {" "}with the { place-column }
   *[other] {""}
}{ $cost ->
    [0] {""}
    [1] , pay 1 coin
   *[other] , pay { $cost } coins
}
choice-display = Lay the tile beside display book { $slot }: { $book }
choice-coins = Give the tile away for { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}; this ends the turn
choice-discard = Give back 1 { $token }
choice-keep = Keep { $chest } ({ $contents })
choice-take = Use { $chest } ({ $contents })
choice-decline = Leave the open chests
choice-invite = { $free ->
    [yes] Invite the { $gnome } for free
   *[no] Invite the { $gnome } (price { $gives })
}
choice-invite-nobody = Invite nobody
choice-upgrade = Upgrade the { $track ->
    [warehouse] warehouse
   *[dining] dining table
}
choice-refresh = The { $gnome } acts once more
choice-first = { $seat } begins
choice-stack = The { $gnome } is in play
choice-glade = Lay out glade { $glade }
choice-shelve = Shelve { $book }
choice-draw = Draw { $chest }

## Events

event-first = { $seat-you ->
    [yes] { $seat } begin
   *[no] { $seat } begins
}
event-stack = The { $gnome } is in play
event-glade = Glade { $glade } is laid out
    .drawn = A glade is laid out
event-shelve = { $book } goes into the attic
event-reveal = { $chest } lies open below the trail
event-evening = Round { $round } is over; rewards are claimed by { $seats }
event-glades = The lowest glade turns over ({ $glade }), the others slide down
    .drawn = The lowest glade turns over, the others slide down
event-restock = { $left } comes on top of the left column, { $right } of the right one
event-turn = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} turn in round { $round }
event-morning = Round { $round } begins with { $seat }
event-gather = { $seat-you ->
    [yes] { $seat } put
   *[no] { $seat } puts
} { $tile } into the forest at column { $column }, row { $row }{ $cost ->
    [0] {""}
    [1] , for 1 coin
   *[other] , for { $cost } coins
}
    .drawn = { $seat-you ->
        [yes] { $seat } put
       *[no] { $seat } puts
    } { $tile } into the forest{ $cost ->
        [0] {""}
        [1] {" "}for 1 coin
       *[other] {" "}for { $cost } coins
    }
event-ladder = { $seat-you ->
    [yes] { $seat } climb
   *[no] { $seat } climbs
} the { place-ladder } to rung { $rung } with { $tile }{ $cost ->
    [0] {""}
   *[other] ; a coin to { $seats }
}
    .drawn = { $seat-you ->
        [yes] { $seat } climb
       *[no] { $seat } climbs
    } the { place-ladder } with { $tile }{ $cost ->
        [0] {""}
       *[other] ; a coin to { $seats }
    }
event-display = { $seat-you ->
    [yes] { $seat } lay
   *[no] { $seat } lays
} { $tile } beside display book { $slot }
    .drawn = { $seat-you ->
        [yes] { $seat } lay
       *[no] { $seat } lays
    } { $tile } beside a display book
event-away = { $seat-you ->
    [yes] { $seat } give
   *[no] { $seat } gives
} { $tile } away
event-skip = { $seat-you ->
    [yes] { $seat } leave
   *[no] { $seat } leaves
} the druid tile unused
event-book = { $seat-you ->
    [yes] { $seat } use
   *[no] { $seat } uses
} { $book }
event-exchange = { $seat-you ->
    [yes] { $seat } exchange
   *[no] { $seat } exchanges
} { $gives }
event-trade = { $seat-you ->
    [yes] { $seat } give
   *[no] { $seat } gives
} { $gives } to the { $gnome }
event-claim = { $seat-you ->
    [yes] { $seat } claim
   *[no] { $seat } claims
}: { tip-reward }
event-bedroom = { $seat }: { $tile } goes to bed
event-tokens = { $seat-you ->
    [yes] { $seat } take
   *[no] { $seat } takes
} { $tokens }
event-no-tokens = { $seat-you ->
    [yes] { $seat } take
   *[no] { $seat } takes
} nothing: the supply has no { $tokens } left
event-discard = { $seat-you ->
    [yes] { $seat } have no room and give
   *[no] { $seat } has no room and gives
} back 1 { $token }
event-coins = { $seat-you ->
    [yes] { $seat } take
   *[no] { $seat } takes
} { $coins ->
    [1] { $coins } coin
   *[other] { $coins } coins
}
event-keys = { $seat-you ->
    [yes] { $seat } take
   *[no] { $seat } takes
} { $keys ->
    [1] { $keys } key
   *[other] { $keys } keys
}{ $lost ->
    [0] {""}
   *[other] ; { $lost } more would be too many
}
event-points = { $seat-you ->
    [yes] { $seat } score
   *[no] { $seat } scores
} { $points ->
    [1] { $points } point
   *[other] { $points } points
} ({ $source ->
    [bedroom] bedroom
    [trail] adventure trail
    [upgrades] upgrades
    [chests] chests
    [ladders] ladder closed
    [trades] trade
   *[rewards] reward
})
event-steps = { $seat-you ->
    [yes] { $seat } go
   *[no] { $seat } goes
} { $steps ->
    [1] { $steps } step
   *[other] { $steps } steps
} to space { $space }
    .drawn = { $seat-you ->
        [yes] { $seat } go
       *[no] { $seat } goes
    } { $steps ->
        [1] { $steps } step
       *[other] { $steps } steps
    } on the trail
event-lost-steps = { $seat-you ->
    [yes] { $seat } lose
   *[no] { $seat } loses
} { $steps ->
    [1] { $steps } step
   *[other] { $steps } steps
}: the trail ends there
event-take = { $seat-you ->
    [yes] { $seat } use
   *[no] { $seat } uses
} the open chest { $chest }
event-decline = { $seat-you ->
    [yes] { $seat } leave
   *[no] { $seat } leaves
} the open chests
event-draw = { $seat-you ->
    [yes] { $seat } draw
   *[no] { $seat } draws
} { $chest }
event-no-chest = { $seat-you ->
    [yes] { $seat } get
   *[no] { $seat } gets
} no chest: the bag is empty
event-vault = { $seat-you ->
    [yes] { $seat } put
   *[no] { $seat } puts
} a chest into the vault
event-keep = { $seat-you ->
    [yes] { $seat } keep
   *[no] { $seat } keeps
} one of two chests
event-kept = { $seat-you ->
    [yes] { $seat } keep { $chest } and put { $back } back
   *[no] { $seat } keeps { $chest } and puts { $back } back
}
event-open = { $seat-you ->
    [yes] { $seat } open
   *[no] { $seat } opens
} { $chest }
event-no-invite = { $seat-you ->
    [yes] { $seat } invite
   *[no] { $seat } invites
} nobody
event-invite = { $seat-you ->
    [yes] { $seat } invite
   *[no] { $seat } invites
} the { $gnome }{ $free ->
    [yes] {" "}for free
   *[no] {""}
}
event-refresh = { $seat }: the { $gnome } acts once more
event-upgrade = { $seat-you ->
    [yes] { $seat } upgrade
   *[no] { $seat } upgrades
}: room for { $holds } { $track ->
    [warehouse] resources
   *[dining] mighty gnomes
}

## Refusals

refusal-only-chance = only luck decides that
refusal-claim-first = claim a reward first
refusal-use-first = use a gnome tile first: nobody may pass
refusal-not-evening = rewards are claimed at the end of the round, one each
refusal-claimed = that reward has been claimed this round
refusal-choose-tile = first choose the tile
refusal-tile-used = you have used this turn's tile
refusal-not-full = your warehouse is not too full
refusal-none-drawn = no chests have been drawn
refusal-no-icon = reach a chest icon on the trail to use an open chest
refusal-no-invitation = an Invite book or a reward lets you invite a mighty gnome
refusal-no-upgrade = an Upgrade book, a reward or the Farmer moves a steward
refusal-no-refresh = the book Refresh Spirit lets a mighty gnome act once more
refusal-druid-only = a druid turn is for the druid tile alone, or is skipped
refusal-no-skip = only a druid turn may be skipped
refusal-druid-later = the druid tile has its own turn, after everybody's third
refusal-bedroom-first = the first tile of the round is the one in the bedroom, { $tile }
refusal-this-tile-used = { $tile } has been used this round
refusal-no-ladder-yet = books are used after placing a tile on a ladder
refusal-out-of-reach = the book at rung { $rung } is not in reach, or has been used by this tile
refusal-other-column = this tile works with the { place-column }
refusal-golden-below = the book at rung { $rung } is golden: it works only for the topmost gnome of the tile
refusal-bookmark = { $book } costs 1 { $price }, which you don't have
refusal-no-effect = { $book } could do nothing for you now
refusal-no-key = you have no key
refusal-no-such-chest = your vault does not hold { $chest }
refusal-exchange-price = you don't have { $tokens }
refusal-exchange-how = 1 { $token } costs 1 crystal, or 2 basic resources of other kinds
refusal-exchange-first = to exchange it, first choose what you want instead
refusal-supply = the supply has no { $token } left
refusal-not-yours = the { $gnome } is not at your table
refusal-acted = the { $gnome } has acted this round
refusal-acts-once = it acts once, at the moment it joins
refusal-trade-price = you don't have { $tokens }
refusal-trade-prices = you have neither { $tokens } nor { $gives }
refusal-bag = there is no chest in the bag
refusal-place-first = first say where { $tile } goes
refusal-ladder-shut = the { place-ladder } is not used with { $players } players
refusal-ladder-full = the { place-ladder } has only { place-rungs-free }
refusal-ladder-coins = it costs { count-coin } to the players below, you have { $have }
refusal-no-display = display books are for 2 players
refusal-display-used = that display book has been used this round
refusal-one-way = a single square lies one way only
refusal-sticks-out = the tile would stick out of the forest
refusal-taken = another tile lies there
refusal-crystal = only a tile of one may cover a crystal
refusal-touch-coins = it would touch { $count ->
    [1] 1 tile
   *[other] { $count } tiles
} of other players, a coin each; you have { $have }
refusal-discard-first = first give back or exchange what does not fit: you hold { $have }, with room for { $room }
refusal-answer-first = first answer what is asked
refusal-no-such-token = you have no { $token }
refusal-not-drawn = that is not one of the two chests drawn
refusal-not-open = that is not one of the open chests
refusal-not-again = the { $gnome } is not at your table, or can do nothing now
refusal-not-in-play = the { $gnome } is not in play
refusal-not-in-box = there is no such thing in this edition
refusal-invited = the { $gnome } is already at your table
refusal-table-full = your dining table is full: it seats { $room }
refusal-gnome-price = the { $gnome } costs { $tokens }
refusal-track-end = the { $track ->
    [warehouse] warehouse
   *[dining] dining table
} is at its end
refusal-upgrade-price = this step of the { $track ->
    [warehouse] warehouse
   *[dining] dining table
} costs { $tokens }

notation-unknown = '{ $move }' is not a move of Mighty Gnomes; moves are like: use 3, gather 1,4 v, ladder left, activate 2, end
notation-verb = '{ $move }' is not a move; with '{ $verb }' there are: { $moves }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
notation-claim = '{ $move }' is not a move; the rewards of this round are { $rewards }
notation-gather = '{ $move }' is not a move; write the row from the bottom, the column and the way, h to the right or v upwards: gather 1,4 v
notation-exchange = '{ $move }' is not a move; write what you give and what you take: exchange WS M, two of W S M C for another; or exchange X W

## The score

change-coins = { $by } { $count ->
    [1] coin
   *[other] coins
}
change-keys = { $by } { $count ->
    [1] key
   *[other] keys
}

sheet-bedroom = Bedroom
sheet-trail = Adventure trail
sheet-upgrades = Upgrades
sheet-chests = Chests
sheet-ladders = Ladders closed
sheet-trades = Trades
sheet-rewards = Rewards
sheet-items = Items, 1 for { $count }
sheet-crystals = Crystals
sheet-gnome = { $gnome }
sheet-animals = Animals
sheet-trail-place = Place on the trail

ending-days = the last day is over
near-days = { $left ->
    [1] the last round
   *[other] { $of } rounds in all
}

thing-gnome = Mighty gnome
thing-book = Book
thing-reward = Reward
thing-open-chest = Open chest
thing-vault-chest = Chest of a vault
thing-upgrade = Upgrade
thing-trade = Trade
taken-book = { $book }{ $paid ->
    [yes] {" "}for 1 { $price }
   *[no] {""}
}
taken-reward = Round { $round }: { tip-reward-short }
taken-trade = { $gnome }: { $gives } for { $brings }

## Places of the board

place-forest = Forest
place-queue = Next
place-cell = column { $column }, row { $row }
place-attic = Attic
place-aside = Next books
place-display = Display
place-ladder = { $ladder ->
    [left] left ladder
    [middle] middle ladder
   *[right] right ladder
}
place-column = { $column ->
    [left] left column
   *[right] right column
}
place-rung = rung { $rung }
place-rungs-free = { $count ->
    [1] 1 rung free
   *[other] { $count } rungs free
}
place-trail = Adventure trail
place-start = Mushroom hut, the start
place-space = Space { $space }
place-open = Open chests
place-bag = { $count } in the bag
place-gnomes = Mighty gnomes
place-gnomes-short = Gnomes
place-rewards = Rewards, round { $round }
place-yours = Your home
place-home = Home of { $seat }
place-tiles = Gnome tiles
place-warehouse = Warehouse
place-held = { $count } of { $room }
place-dining = Dining table
place-guests = { $count } of { $room } guests
place-vault = Vault
place-vault-empty = no chests yet
place-face-down = { $count ->
    [1] 1 chest face down
   *[other] { $count } chests face down
}
place-opened = Opened
place-bedroom = Bedroom
place-bedroom-empty = The tile left over at night sleeps here and scores.
place-keys = { $count } of { $room } keys
place-supply = { $count } in the supply
place-first = first player
place-furthest = furthest
place-if-ended = if it ended now

## What is said of things

tip-effect = { $effect ->
    [coins] { $amount ->
        [1] 1 coin
       *[other] { $amount } coins
    }
    [keys] { $amount ->
        [1] 1 key
       *[other] { $amount } keys
    }
    [steps] { $amount ->
        [1] 1 step
       *[other] { $amount } steps
    } on the adventure trail
    [points] { $amount ->
        [1] 1 point
       *[other] { $amount } points
    }
    [tokens] { $tokens }
    [invite] invite a mighty gnome, at its price
    [invite_free] invite a mighty gnome for free
    [upgrade] move a steward one space on
    [refresh] one of your mighty gnomes acts once more
    [chest] draw two chests and keep one
    [tile] a druid tile of two to use after everybody's third turn, free of all payment
   *[other] { $effect }
}
tip-reward = { $effect ->
    [upgrade] move a steward for free
    [free_use] any tile first next round
    [first_player] be the first player
    [double_bedroom] bedroom tile scores again
    [invite] invite a gnome at its price
   *[other] { tip-effect }
}
tip-reward-short = { $effect ->
    [upgrade] Upgrade
    [free_use] Any tile
    [first_player] First
    [double_bedroom] Bed again
    [invite] Invite
    [tokens] { $tokens }
    [steps] { $amount ->
        [1] 1 step
       *[other] { $amount } steps
    }
   *[other] { tip-effect }
}
tip-scoring = { $scores ->
    [furthest] { points } if furthest, else { $otherwise }
    [animal] counts as any one animal
    [bedroom] { points } per bedroom square
    [crystals] { points } per crystal
    [coins] { points } per { $per } coins
    [keys] { points } per key
    [opened] { points } per opened chest
   *[upgrades] { points } per upgrade
}
tip-trade = { $gives } for { $brings }
tip-at-end = At the end: { $what }
tip-on-arrival = When it joins: { $what }
tip-once-a-round = Once a round: { $what }
tip-every-round = Every round: { $what }
tip-costs = Costs { $gives }
tip-golden = golden: only for the topmost gnome of a tile
tip-silver = silver: for any gnome of a tile, costs 1 { $price } each time
tip-in-reach = in reach of the tile you placed
tip-would-reach = Books you could use: { $what }
tip-reaches-to = up to rung { $rung }
tip-with-column = works with the { place-column }
tip-ladder-full = full
tip-fits-not = does not fit
tip-covers = covers { $icons }
tip-pay = pay { count-coin }
tip-pay-to = 1 coin each to { $seats }
tip-free = costs nothing
tip-score = score { $change }
tip-under = under { $tile } of { $seat }
tip-display = Lay any tile beside a book to use it; once a round
tip-display-used = used this round by { $what }
tip-bag = Chests you have not seen
tip-space = { points } for whoever reaches or passes it
tip-space-chest = use one of the open chests
tip-stands-here = Here, from the bottom: { $what }
tip-left = { $count } left
tip-has = at your table
tip-acts = ready
tip-acted = has acted this round
tip-claimed = claimed
tip-order = Who claims first when the round ends
tip-bedroom-first = used first this round
tip-freed = any tile may be first
tip-used = used
tip-exchange = Exchange for 1 { $token }
tip-exchange-how = Give 1 crystal, or 2 basic resources of other kinds
tip-step = room for { $holds }, costs { $gives }, scores { points }
tip-track-end = at its end
tip-steward = The steward stands at { $holds }
tip-drawn = Keep one, the other goes back into the bag
tip-draws = { $seat } chooses one of two chests
tip-unfold = See the whole home of { $seat }
tip-lies = { $way ->
    [h] lying
   *[v] upright
}
tip-key = key: opens a chest
tip-star = victory points

button-end = End
button-end-turn = turn
button-skip = Skip
button-skip-druid = leave the druid tile unused
button-skip-invite = invite nobody
button-decline = Leave them
button-decline-why = use no open chest
button-take = Take { count-coin }
button-take-some = Take coins
button-take-why = Give the tile away for this round. It ends your turn.
button-put-back = Put back
button-exchange = Exchange for

## The board of the terminal

board-forest = Forest, round { $round } of { $rounds }, { $turn ->
    [druid] druid turns
    [claim] claims
    [none] setup
   *[other] turn { $turn }
}
board-queue = next rows: { $glades }
board-trail = Adventure trail (tokens from the bottom)
board-space = space
board-tokens = tokens
board-points = points
board-chest = chest
board-open = open
board-bag = bag
board-bag-holds = { $count ->
    [1] 1 chest
   *[other] { $count } chests
}
board-drawn = drawn
board-none = none
board-attic = Attic (g golden: only for the topmost gnome; s silver: [its price])
board-golden = g
board-silver = s
board-ladder = { $ladder ->
    [left] left
    [middle] middle
   *[right] right
}
board-aside = aside
board-used-by = used by { $what }
board-gnomes = Mighty gnomes: cost and cards left, points at the end, ability
board-legend = W wood  S sand  M mushroom  C chamomile  X crystal  N compass  T chest
board-rewards = Rewards (x: claimed)
board-home = { $seat } { $letter }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $turn ->
    [yes] , to move
   *[no] {""}
}{ $first ->
    [yes] , first player
   *[no] {""}
}, { points } if it ended now
board-tiles = tiles
board-in-hand = in hand
board-in-bed = bedroom
board-all-used = all used
board-holds = holds
board-resources = { $count } of { $room } resources
board-purse = { count-coin }, { $keys ->
    [1] 1 key
   *[other] { $keys } keys
}; trail space { $space }
board-guests = gnomes
board-guests-of = { $count } of { $room }
board-done = done
board-upgrade = upgrade
board-next = { $track ->
    [warehouse] warehouse
   *[dining] dining
} to { $holds } for { $what }{ $points ->
    [0] {""}
    [1] {" "}and 1 point
   *[other] {" "}and { $points } points
}
board-at-end = { $track ->
    [warehouse] warehouse
   *[dining] dining
} at its end
board-vault = vault
board-face-down = { $count } face down
board-opened = opened

## Amounts

count-point = { $count ->
    [1] 1 point
   *[other] { $count } points
}
count-wood = { $count } wood
count-sand = { $count } sand
count-mushroom = { $count ->
    [1] 1 mushroom
   *[other] { $count } mushrooms
}
count-chamomile = { $count ->
    [1] 1 chamomile
   *[other] { $count } chamomiles
}
count-crystal = { $count ->
    [1] 1 crystal
   *[other] { $count } crystals
}
count-coin = { $count ->
    [1] 1 coin
   *[other] { $count } coins
}
count-draw = { $count ->
    [1] draw 1 chest
   *[other] draw { $count } chests
}
count-kept-chest = a chest out of two
count-frog = a frog
count-owl = an owl
count-hedgehog = a hedgehog
count-any-animal = any animal

## Names of what the edition does not name

name-wood = wood
name-sand = sand
name-mushroom = mushroom
name-chamomile = chamomile
name-crystal = crystal
name-compass = compass
name-chest = chest
name-coin = coin
name-tile-1 = the tile of one
name-tile-2 = the tile of two
name-tile-3 = the tile of three
name-tile-4 = the tile of four
name-tile-druid = the druid tile
name-warehouse = Warehouse
name-dining = Dining table

## Names that must fit on the spine of a book or under a gnome

short-B01 = Invite
short-B02 = Invite
short-B03 = Invite
short-B04 = Upgrade
short-B05 = Upgrade
short-B06 = Venture
short-B07 = Money
short-B08 = Secret
short-B09 = Invite
short-B10 = Invite
short-B11 = Invite
short-B12 = Invite
short-B14 = Hard Working
short-B15 = Refresh
short-B16 = Money
short-B18 = Hard Working
short-magic = Magic
short-alchemist = Alchemist
short-robber = Robber
short-knight = Knight
short-druid = Druid
short-keyholder = Keyholder
short-bandito = Bandito
short-farmer = Farmer

## The lesson

lesson-welcome = Welcome! You lead a small tribe for five rounds. You have four tiles with one to four gnomes on them, and each round you use three. Gold marks what you may choose, always.
lesson-tile = First choose a tile. Take the one with three gnomes.
lesson-tile-waits = You choose a tile at the start of each turn. Finish what is asked first.
lesson-gather = Gnomes in the forest take all they stand on. Lay them over chest, mushroom and wood, from the square that is marked. Of two chests you keep one, secretly. Each tile of others that yours touches costs a coin.
lesson-gather-waits = There is no room in the forest for what you hold. Try it with another tile.
lesson-end = Keep one of the two chests. Mushroom and wood are just what the Robber Gnome asks for. Then end your turn; the others move, one tile each.
lesson-end-waits = Finish what is asked, then you can end your turn.
lesson-display = Your chest needs a key. With two players some books lie on display, free for any tile, once a round: choose the tile with two gnomes and lay it beside Found a Secret.
lesson-display-waits = The books on display are in use, or you can't pay for them. They are free again in the next round.
lesson-chest = A key opens one of your chests, at any time in your turn, as often as you like. Open yours! Animals also count at the end, best in sets.
lesson-chest-waits = For this you need a key and a chest. Chests lie in the forest, keys come from books. Play on, or skip this step.
lesson-ladder = Now up into the attic: end this turn, and in the next stand the tile with one gnome on the ladder, facing the books on the left. Golden books work for the topmost gnome, silver ones for each gnome of the tile, for a small price.
lesson-ladder-waits = The ladder is too full for this tile, or the coin for whoever stands below is missing. Try another tile, or wait for the next round.
lesson-book = Use the book beside your gnome. Invite brings a mighty gnome to your table: the Robber asks for just the mushroom and the wood you hold. Other books bring coins, keys, resources or a better home.
lesson-book-waits = No book beside your gnomes can be used now. End the turn and climb again with another tile.
lesson-claim = When three tiles are used, the fourth goes to the bedroom and scores a point less than its gnomes. Then, by their place on the trail, all claim one reward each. Claim yours when asked.
lesson-claim-waits = Rewards are claimed when all have used three tiles. Play your turns until then.
lesson-coins = One thing more: any tile can be given away for the round, for a coin less than its gnomes. Try it now; first comes the tile from the bedroom.
lesson-coins-waits = Coins are taken in place of laying a tile. Finish what is asked; at your next tile you can.
lesson-score = After five rounds mighty gnomes score by what they love, animals by their sets, and what is left counts a little. You know it all now: play on, ask Hint for advice, and be mighty!

## An edition that is written: kinds of components, their fields, what these may hold

group-table = At the table
group-pieces = Pieces in the box
group-tokens = Tokens
group-ladders = Ladders
group-glades = Glades
group-books = Books
group-gnomes = Mighty gnomes
group-gnomes-trades = Trades
group-chests = Chests
group-warehouse = Warehouse
group-dining = Dining table
group-trail = Trail
group-boxes = Reward boxes
group-boxes-rewards = Rewards
field-start_coins = Coins at the start, by order
field-open_chests = Open chests
field-key_limit = Most keys
field-druid_size = Size of the druid tile
field-close_points = Points for closing a ladder
field-items_per_point = Items for a point
field-crystal_points = Points of a crystal
field-set_points = Points of a set
field-pair_points = Points of a pair
field-coins_of_1 = Coins of 1
field-coins_of_5 = Coins of 5
field-cards_of_each_gnome = Cards of each gnome
field-druid_tiles = Druid tiles
field-stewards = Stewards of a player
field-gnome_tiles = Gnome tiles of a player
field-two = With 2 players
field-three = With 3 players
field-four = With 4 players
field-a = Front
field-b = Back
field-colour = Colour
field-bookmark = Bookmark
field-effect = Effect
field-two_players = On display
field-amount = Amount
field-tokens = Resources
field-cost = Cost
field-ability = Ability
field-trades = Trades
field-scores = Scores for
field-points = Points
field-per = For every
field-otherwise = Otherwise
field-give = Gives
field-coins = Coins
field-chests = Chests
field-animal = Animal
field-holds = Holds, by space
field-rounds = Rounds
field-rewards = Rewards
field-wood = Wood
field-sand = Sand
field-mushroom = Mushrooms
field-chamomile = Chamomile
field-crystal = Crystals
