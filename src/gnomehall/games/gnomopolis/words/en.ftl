# Gnomopolis in English.

tagline = Draw gnomes from your cup, set them to work, and build the district that houses them best.
about = Draw gnomes from your cup, set them to work on the scrolls of your district, and build. Every building brings newcomers; whoever houses them best wins.
option-sprint = Solo sprint: twelve rounds at most, with a rank for the score
option-first = Who begins
option-first-random = drawn at random
option-first-chosen = a player we choose
option-first-chosen-who = Who begins?
option-first-shortest = the shortest person
option-first-shortest-who = Who is the shortest?

## Gnomes, coins and helpers: one of a kind, and counted

name-C = a child
name-V = a villager
name-S = a soldier
name-M = a merchant
name-A = an artisan
name-I = an inventor
name-W = any gnome
name-P = a gnome of any profession
name-H = a helper

count-C = { $count ->
    [1] 1 child
   *[other] { $count } children
}
count-V = { $count ->
    [1] 1 villager
   *[other] { $count } villagers
}
count-S = { $count ->
    [1] 1 soldier
   *[other] { $count } soldiers
}
count-M = { $count ->
    [1] 1 merchant
   *[other] { $count } merchants
}
count-A = { $count ->
    [1] 1 artisan
   *[other] { $count } artisans
}
count-I = { $count ->
    [1] 1 inventor
   *[other] { $count } inventors
}
count-W = { $count ->
    [1] 1 gnome of any kind
   *[other] { $count } gnomes of any kind
}
count-P = { $count ->
    [1] 1 gnome of any profession
   *[other] { $count } gnomes of any profession
}
count-H = { $count ->
    [1] 1 helper
   *[other] { $count } helpers
}
count-coin = { $count ->
    [1] 1 coin
   *[other] { $count } coins
}
count-draw = { $count ->
    [1] a draw of 1 gnome from the cup
   *[other] a draw of { $count } gnomes from the cup
}
count-search = { $count ->
    [1] a search for 1 gnome
   *[other] a search for { $count } gnomes
}

type-Military = Military
type-Trade = Trade
type-Craft = Craft
type-Invention = Invention

## What is asked

prompt-turn = { $built ->
    [yes] You have built: use your gnomes, or pass
   *[no] Your turn: use your gnomes, build, or pass
}
prompt-gain = { $profession ->
    [yes] Which profession do you gain? Choose in the capital
   *[no] Which gnome do you gain? Choose in the capital
}
prompt-search = Search: choose the gnome to move
prompt-pay = { $scroll }: { $lying ->
    [yes] who else is returned?
   *[no] who else does the work?
}
prompt-join = { $card }: who else builds?
prompt-draw = A gnome is drawn from a cup
prompt-reveal = A card comes on offer
prompt-first-player = The first player is drawn at random
prompt-pay-for = { $scroll }: who does the work?
prompt-visit = The caravan visits { $whom }: which scroll does it copy?
prompt-visit-home = The caravan stays at home: which of your scrolls does it copy?

waiting-gain = { $seat } chooses a gnome
waiting-search = { $seat } searches
waiting-pay = { $seat } chooses who works
waiting-join = { $seat } chooses who builds

## Moves

choice-pass = Pass: end your turn
choice-use = { $scroll }: { $lying ->
    [all] return { $pay }
    [some] { $pay }, returning { $returned },
   *[none] { $pay }
} for { $effects }
choice-caravan = Caravan to { $whom }, { $scroll }: { $lying ->
    [all] return { $pay }
    [some] { $pay }, returning { $returned },
   *[none] { $pay }
} for { $effects }
choice-caravan-home = Caravan at home, { $scroll }: { $lying ->
    [all] return { $pay }
    [some] { $pay }, returning { $returned },
   *[none] { $pay }
} for { $effects }
choice-build = Build { $card } with { $team }; it brings { $immigrants }
choice-pay = With { $gnome }
choice-join = With { $gnome }
choice-gain = Gain { $gnome }
choice-seek-cup = Take { $gnome } from your cup, to get ready
choice-seek-exhausted = Take { $gnome } from your resting gnomes, to get ready
choice-seek-scroll = { $lying ->
    [yes] Take { $gnome } off { $scroll }, to the New Capital at once
   *[no] Take { $gnome } off { $scroll }, to rest
}
choice-seek-team = Take { $gnome } out of the builders, to rest
choice-draw = Draw { $gnome }
choice-reveal = { $card } comes on offer
choice-first = { $seat } begins

## What happens

event-first = { $seat-you ->
    [yes] { $seat } begin
   *[no] { $seat } begins
}
event-turn = Round { $round }: { $seat-you ->
    [yes] your turn
   *[no] { $seat }
}
event-sprint = { $left ->
    [0] This is the last round of the sprint
    [1] The sprint: one more round after this
   *[other] The sprint: { $left } more rounds after this
}
event-reveal = { $card } comes on offer
event-refill = { $seat-you ->
    [yes] Your cup is empty: all resting gnomes go in
   *[no] { $seat }: the cup is empty, all resting gnomes go in
}
event-draw = { $seat-you ->
    [yes] { $seat } draw
   *[no] { $seat } draws
} { $gnome }
event-use = { $seat-you ->
    [yes] { $seat } use
   *[no] { $seat } uses
} { $scroll } with { $gnomes }
event-caravan = { $seat-you ->
    [yes] { $seat } send
   *[no] { $seat } sends
} the caravan to { $whom }: { $scroll } with { $gnomes }
event-caravan-home = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} caravan stays at home: { $scroll } with { $gnomes }
event-build = { $seat-you ->
    [yes] { $seat } build
   *[no] { $seat } builds
} { $card } with { $team }
event-gain = { $seat-you ->
    [yes] { $seat } gain
   *[no] { $seat } gains
} { $gnomes }
event-gain-less = { $seat-you ->
    [yes] { $seat } gain
   *[no] { $seat } gains
} { $gnomes }; { $lost } can't be had
event-gain-none = { $seat-you ->
    [yes] { $seat } gain
   *[no] { $seat } gains
} nobody; { $lost } can't be had
event-coins = { $seat-you ->
    [yes] { $seat } get
   *[no] { $seat } gets
} { $coins ->
    [1] { $coins } coin
   *[other] { $coins } coins
}{ $why ->
    [advisor] {" "}from the advisor
    [immigration] {" "}that the newcomers bring
    [visit] {" "}for the visit
   *[scroll] {""}
}
event-helpers = { $seat-you ->
    [yes] { $seat } get
   *[no] { $seat } gets
} { $helpers ->
    [1] { $helpers } helper
   *[other] { $helpers } helpers
}
event-advisor = { $advisor } comes to { $seat }{ $taken ->
    [yes] {" "}from { $whom }
   *[no] {""}
}
event-search-cup = { $seat-you ->
    [yes] { $seat } search
   *[no] { $seat } searches
}: { $gnome } from the cup, to get ready
event-search-exhausted = { $seat-you ->
    [yes] { $seat } search
   *[no] { $seat } searches
}: { $gnome } from the resting gnomes, to get ready
event-search-team = { $seat-you ->
    [yes] { $seat } search
   *[no] { $seat } searches
}: { $gnome } out of the builders, to rest
event-search-scroll = { $seat-you ->
    [yes] { $seat } search
   *[no] { $seat } searches
}: { $gnome } off { $scroll }, { $lying ->
    [yes] to the New Capital at once
   *[no] to rest
}
event-pass = { $seat-you ->
    [yes] { $seat } pass
   *[no] { $seat } passes
}
event-ending = { $reason ->
    [buildings] This round is the last: a district has all its buildings
    [gnomes] This round is the last: the Old Capital has no gnomes left
    [coins] This round is the last: the Old Capital has no coins left
    [sprint] The sprint is over
   *[rounds] The limit of rounds is reached: the game is cut off here
}

## The end

ending-buildings = a district has all its buildings
ending-gnomes = the Old Capital has no gnomes left
ending-coins = the Old Capital has no coins left
ending-rounds = the limit of rounds cut it off
ending-sprint = the last round of the sprint is over
near-sprint = { $left ->
    [0] the sprint is over
    [1] the last round of the sprint
   *[other] sprint: { $left } of { $of } rounds left
}
near-buildings = { $at }/{ $of } buildings
near-gnomes = { $left ->
    [1] 1 gnome left
   *[other] { $left } gnomes left
}
near-coins = { $left ->
    [1] 1 coin left
   *[other] { $left } coins left
}

change-coins = { $by } { $count ->
    [1] coin
   *[other] coins
}
change-helpers = { $by } { $count ->
    [1] helper
   *[other] helpers
}

sheet-coins = Coins
sheet-in-buildings = Gnomes housed in buildings, 2 each
sheet-on-board = Gnomes housed on the board
sheet-advisors = Advisors
sheet-homeless = Gnomes without a home
sheet-children = Children
sheet-gnomes = Gnomes
sheet-rank-gnomopolis = Gnomopolis
sheet-rank-city = City
sheet-rank-town = Town
sheet-rank-village = Village
sheet-rank-hamlet = Hamlet

## Why not

refusal-none-to-draw = there is none left to draw
refusal-only-chance = only luck decides that
refusal-answer-first = first answer what is asked
refusal-not-asked = this is not the moment for that: use your gnomes, build, or pass
refusal-choose-gain = choose the gnome that you gain
refusal-no-profession = { $gnome } has no profession
refusal-none-to-gain = neither capital has { $gnome }
refusal-choose-search = choose the gnome that the Search moves
refusal-not-in-cup = your cup does not hold { $gnome }
refusal-not-resting = none of your resting gnomes is { $gnome }
refusal-not-on-scroll = { $lying ->
    [yes] none of the gnomes being returned on { $scroll } is { $gnome }
   *[no] none of the gnomes working on { $scroll } is { $gnome }
}
refusal-not-in-team = none of your builders is { $gnome }
refusal-choose-payer = choose who else works on the scroll
refusal-choose-builder = choose who else builds
refusal-none-ready = { $gnome } is not ready to work
refusal-not-this-one = { $gnome } can't be named here: gnomes that do the same are named in the order of the legend
refusal-what-to-copy = say which scroll the caravan copies
refusal-copies-itself = a caravan can't copy another caravan
refusal-caravan-away = your caravan has already been sent this turn
refusal-not-there = your caravan visits { $whom } next, where there is no { $scroll }
refusal-not-yours = { $scroll } is not in your district
refusal-not-empty = { $scroll } is in use until the end of the turn
refusal-coins = { $scroll } costs { $needed ->
    [1] 1 coin
   *[other] { $needed } coins
}, you have { $have }
refusal-helpers = { $scroll } costs { $needed ->
    [1] 1 helper
   *[other] { $needed } helpers
}, you have { $have }
refusal-not-the-cost = { $scroll } is paid with { $gnomes }
refusal-no-gnome-wanted = { $scroll } costs no gnome
refusal-gnomes = you need { $gnomes } ready to work, and have { $ready }
refusal-no-gnomes = you need { $gnomes } ready to work, and have nobody
refusal-built = you have built this turn
refusal-not-offered = { $card } is not on offer
refusal-not-the-team = { $card } is built by { $team }; helpers may stand in
refusal-team-helpers = the team has { $needed ->
    [1] 1 helper
   *[other] { $needed } helpers
}, you have { $have }

notation-helper-pays = '{ $move }' is not a move: a helper never pays for an action, it only takes the place of a gnome in a build team ({ $rule })
notation-unknown = '{ $move }' is not a move of Gnomopolis; moves are like: use D3 M, caravan B15 A, build B15 VV, gain I, seek cup V, pass

## The board

place-old = Old Capital
place-new = New Capital
place-offer = On offer
place-deck = { $cards } in the deck
place-deck-is = Still in the deck
place-advisors = Advisors
place-yours = Your district
place-district = District of { $seat }
place-active = Ready to work
place-none-active = Everyone is at work or resting.
place-cup = Cup
place-exhausted = Resting
place-team = Builders
place-homes = District homes
place-buildings = Buildings
place-room = room for a building
place-empty = nothing left to offer
place-pass = Pass
place-pass-why = end your turn
place-pass-last = nothing else to do
place-caravan-next = goes to { $whom } next: copies one scroll there, and { $whom } is paid for the visit
place-caravan-self = stays at home: copies one of your own scrolls, even one in use
place-caravan-home = at home
place-search-active = Search: gets ready to work
place-search-rest = Search: goes to rest
place-search-new = Search: leaves for the New Capital at once
place-homeless = homeless
place-on-board = on the board
place-in-buildings = in buildings
place-first = first player
place-free = free
place-unfold = See the whole district of { $seat }

card-needs = To build: { $team }
card-brings = Brings { $gnomes }; gnomes rest at first
card-homes = Homes for { $gnomes }
card-scroll = Scroll: { $lying ->
    [all] return { $pay }
    [some] { $pay }, returning { $returned },
   *[none] { $pay }
} for { $effects }
card-bonus = For the most buildings of type { $type }: { $bonus } at once, { $value ->
    [1] 1 point
   *[other] { $value } points
} at the end

legend-coin = coins, as many as the number says
legend-draw = draw one gnome from the cup, unseen
legend-search = search: choose the gnome yourself
legend-cup = the cup, with the gnomes to come
legend-caravan = the caravan: use a scroll of another district
legend-home = homes for the end of the game
legend-returned = crossed out: leaves for the New Capital

## The terminal's board

board-stock = { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}, { $helpers ->
    [1] 1 helper
   *[other] { $helpers } helpers
}
board-card = card, { $cards } in deck
board-type = type
board-team = team
board-brings = brings
board-action = action
board-homes = homes
board-empty-place = an empty place
board-legend-gnomes = C child  V villager  S soldier  M merchant  A artisan  I inventor  H helper
board-legend-icons = W any gnome  P any of SMAI  $ coins  ! returned  + gain  [V] works  * choose
board-offer = { $when ->
    [over] Offer, the game is over
    [last] Offer, last round { $round }
    [sprint] Offer, round { $round } of { $last }
   *[round] Offer, round { $round }
}
board-with = with { $seat }
board-advisors = Advisors, for most buildings of a type
board-active = Ready
board-exhausted = Resting
board-homes-of = Homes
board-owns = Owns
board-nobody = nobody
board-caravan = caravan goes to { $whom } next
board-housed = { $inside } in buildings, { $board } on board, { $homeless } homeless
board-district = { $seat }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $moves ->
    [yes] {" "}to move
   *[no] {""}
}{ $first ->
    [yes] {","} first player
   *[no] {""}
}: { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $buildings ->
    [1] 1 building
   *[other] { $buildings } buildings
}

thing-card = card
thing-advisor = advisor
thing-use = use
thing-caravan = caravan
thing-helper = helper

## The guided start

lesson-welcome = Welcome! You look after one district of a gnome town. Three of your gnomes are ready to work: a child and two villagers. Whatever glows gold can be chosen, always.
lesson-train = A scroll is an action: what it costs stands on the left, what it brings on the right. Send a villager to Learn a trade. The X means that the villager leaves for good, and somebody with a profession comes instead.
lesson-train-waits = Learn a trade needs a villager who is ready to work, and an empty scroll. Pass, and new gnomes come for your next turn.
lesson-gain = Who will it be? Soldiers search, merchants earn, artisans draw, inventors make helpers. Pick one in the Old Capital. Newcomers rest first, so you meet them in a later turn.
lesson-gain-waits = This question comes when you Learn a trade with a villager. Play on until you can.
lesson-build = Now build. The gnomes on the left of a card raise it, those on the right move in. Your child and your villager can raise the Guardhouse: build that one.
lesson-build-waits = You need exactly the gnomes that a card shows on its left, all of them ready to work, and you may build once a turn. Use what you can, then pass.
lesson-built = Well built! The card brings a new scroll, new gnomes and homes for the end. And as nobody has more buildings of its kind, the advisor of that kind is yours: one more scroll, a coin, and 2 points while you keep it.
lesson-pass = Nobody is left to work, so pass. Those who worked go to rest, and three others come from your cup. When the cup is empty, all who rested go back into it.
lesson-pass-waits = First answer what is asked above, then pass.
lesson-search = A Search lets you choose who works next. The Master-at-Arms gives you one for a single villager: use that scroll.
lesson-search-waits = The Master-at-Arms needs a villager who is ready to work. Play your turn as you like and pass, or skip this step.
lesson-seek = Take anybody from your cup or from those who rest, and they are ready to work at once: your new specialist, perhaps? You could also call a worker off a scroll, which frees it for another use.
lesson-seek-waits = A Search asks this. Use a scroll that searches when you can, or skip this step.
lesson-caravan = Your Armadillo Caravan copies a scroll of another district: click it, then the scroll, then who pays. Its owner gets a coin for the visit. So an action you have used already can be done twice.
lesson-caravan-waits = The caravan goes once a turn, and only with gnomes who can pay for what it copies. Pass, and try in your next turn.
lesson-score = What counts in the end: coins, every gnome with a fitting home (2 in a building, 1 on your board) and advisors. Gnomes without a home cost a point. Open Scores at any time to see how it stands.
lesson-end = The game ends with the round in which somebody has a sixth building, or the Old Capital runs out of gnomes or coins. You know it all now: play on, ask Hint for advice, and good luck!

## An edition that is written: kinds of components, their fields, what these may hold

group-box = The box
group-box-gnomes = Gnomes in the box
group-sprint = Solo sprint
group-stock = Old Capital
group-board = District board
group-scrolls = Scrolls of the board
group-buildings = Buildings
group-advisors = Advisors
field-gnomes = Gnomes
field-coins = Coins
field-helpers = Mechanical Helpers
field-offer = Cards on offer
field-start = In each cup at first
field-workforce = Workforce drawn
field-buildings_to_end = Buildings that end the game
field-last_round = Last round
field-rounds = Rounds
field-ranks = Scores of the ranks
field-players = Players
field-gnomes_each = Gnomes of each colour
field-homes = Homes
field-cost = Cost
field-effects = Effects
field-caravan = The caravan
field-type = Type
field-team = Build team
field-immigration = Immigration
field-hint = What the picture shows
field-bonus = Bonus
field-value = Value
