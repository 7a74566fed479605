# Gnomopolis in English.

tagline = Draw gnomes from your cup, set them to work, and build the district that houses them best.
about = Draw gnomes from your cup, set them to work on the scrolls of your district, and build. Every building brings newcomers; who houses them best wins.
option-endless = Solo without a last round

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
prompt-draw = A gnome is drawn from a cup
prompt-reveal = A card comes on offer
prompt-first-player = The first player is drawn at random
prompt-pay-for = { $scroll }: who does the work?
prompt-visit = The caravan visits { $whom }: which scroll does it copy?

waiting-gain = { $seat } chooses a gnome
waiting-search = { $seat } searches

## Moves

choice-pass = Pass: end your turn
choice-use = { $scroll }: { $lying ->
    [yes] return { $pay }
   *[no] { $pay }
} for { $effects }
choice-caravan = Caravan to { $whom }, { $scroll }: { $lying ->
    [yes] return { $pay }
   *[no] { $pay }
} for { $effects }
choice-caravan-home = Caravan at home, { $scroll }: { $lying ->
    [yes] return { $pay }
   *[no] { $pay }
} for { $effects }
choice-build = Build { $card } with { $team }; it brings { $immigrants }
choice-gain = Gain { $gnome }
choice-seek-cup = Take { $gnome } from your cup
choice-seek-exhausted = Wake { $gnome } who rests
choice-seek-scroll = { $lying ->
    [yes] Take { $gnome } off { $scroll }, to the New Capital at once
   *[no] Take { $gnome } off { $scroll }, to rest
}
choice-seek-team = Take { $gnome } out of the builders, to rest
choice-draw = Draw { $gnome }
choice-reveal = { $card } comes on offer
choice-first = { $seat } begins

## What happens

event-first = { $seat } begins
event-turn = Round { $round }: { $seat }
event-reveal = { $card } comes on offer
event-refill = { $seat }: the cup is empty, all who rest go in
event-draw = { $seat } draws { $gnome }
event-use = { $seat } uses { $scroll } with { $gnomes }
event-caravan = { $seat } sends the caravan to { $whom }: { $scroll } with { $gnomes }
event-caravan-home = { $seat }'s caravan stays at home: { $scroll } with { $gnomes }
event-build = { $seat } builds { $card } with { $team }
event-gain = { $seat } gains { $gnomes }
event-gain-less = { $seat } gains { $gnomes }; { $lost } can't be had
event-gain-none = { $seat } gains nobody; { $lost } can't be had
event-coins = { $seat } gets { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}{ $why ->
    [advisor] {" "}from the advisor
    [visit] {" "}for the visit
   *[scroll] {""}
}
event-helpers = { $seat } gets { $helpers ->
    [1] 1 helper
   *[other] { $helpers } helpers
}
event-advisor = { $advisor } comes to { $seat }
event-search-cup = { $seat } searches: { $gnome } from the cup
event-search-exhausted = { $seat } searches: { $gnome } from those who rest
event-search-team = { $seat } searches: { $gnome } out of the builders, to rest
event-search-scroll = { $lying ->
    [yes] { $seat } searches: { $gnome } off { $scroll }, to the New Capital at once
   *[no] { $seat } searches: { $gnome } off { $scroll }, to rest
}
event-pass = { $seat } passes
event-ending = { $reason ->
    [buildings] This round is the last: a district has all its buildings
    [gnomes] This round is the last: the Old Capital has no gnomes left
    [coins] This round is the last: the Old Capital has no coins left
   *[rounds] The last round is over
}

## The end

ending-buildings = a district has all its buildings
ending-gnomes = the Old Capital has no gnomes left
ending-coins = the Old Capital has no coins left
ending-rounds = the last round is over
ends-at = ends at { $buildings } buildings

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

refusal-none-to-draw = there is none left to be drawn
refusal-only-chance = only luck decides that
refusal-answer-first = first answer what is asked
refusal-not-asked = nothing asks for that now: use your gnomes, build, or pass
refusal-choose-gain = choose the gnome that you gain
refusal-no-profession = { $gnome } has no profession
refusal-none-to-gain = neither capital has { $gnome }
refusal-choose-search = choose the gnome that the Search moves
refusal-not-in-cup = your cup does not hold { $gnome }
refusal-not-resting = of those who rest, none is { $gnome }
refusal-not-on-scroll = nobody on { $scroll } is { $gnome }
refusal-not-in-team = none of your builders is { $gnome }
refusal-caravan-away = your caravan has gone already this turn
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
refusal-gnomes = you need { $gnomes } ready to work, and have { $ready }
refusal-no-gnomes = you need { $gnomes } ready to work, and have nobody
refusal-built = you have built this turn
refusal-not-offered = { $card } is not on offer
refusal-team-helpers = the team has { $needed ->
    [1] 1 helper
   *[other] { $needed } helpers
}, you have { $have }

notation-helper-pays = '{ $move }' is no move: a helper never pays for an action, it only takes the place of a gnome in a build team ({ $rule })
notation-unknown = '{ $move }' is no move of Gnomopolis; moves are like: use D3 M, caravan B15 A, build B15 VV, gain I, seek cup V, pass

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
place-caravan-self = copies one of your own scrolls
place-homeless = homeless
place-on-board = on the board
place-in-buildings = in buildings
place-first = first player
place-free = free
place-unfold = See the whole district of { $seat }

card-needs = To build: { $team }
card-brings = Brings { $gnomes }, resting at first
card-homes = Homes for { $gnomes }
card-scroll = Scroll: { $lying ->
    [yes] return { $pay }
   *[no] { $pay }
} for { $effects }
card-bonus = For the most buildings of type { $type }: { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
} at once, { $value ->
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

lesson-welcome = Welcome! You look after one district of a gnome town. Three of your gnomes are awake and ready: a child and two villagers. Whatever glows gold can be chosen, always.
lesson-train = A scroll is a job: what it costs stands on the left, what it brings on the right. Send a villager to Learn a trade. The X means that the villager leaves for good, and somebody skilled comes instead.
lesson-train-waits = Learn a trade needs an awake villager and an empty scroll. Pass, and new gnomes wake up for your next turn.
lesson-gain = Who shall it be? Soldiers search, merchants earn, artisans draw, inventors make helpers. Pick one in the Old Capital. Newcomers rest first, so you meet them in a later turn.
lesson-gain-waits = This question comes when you Learn a trade with a villager. Play on until you can.
lesson-build = Now build. The gnomes on the left of a card raise it, those on the right move in. Your child and your villager can raise the Guardhouse; I would take that one, for its Search is handy soon.
lesson-build-waits = You need exactly the gnomes that a card shows on its left, all of them awake, and you may build once a turn. Use what you can, then pass.
lesson-built = Well built! The card brings a new scroll, new gnomes and homes for the end. And as nobody has more buildings of its kind, the advisor of that kind is yours: one more scroll, a coin, and 2 points while you keep it.
lesson-pass = Nobody awake is left to work, so pass. Workers go to rest and three others wake up from your cup. When the cup is empty, all who rested go back into it.
lesson-pass-waits = First answer what is asked above, then pass.
lesson-search = A Search lets you choose who works next. The Master-at-Arms gives you one for a single villager: use that scroll.
lesson-search-waits = Searches come from soldiers on Patrol, the Guardhouse and the Master-at-Arms. When you can't use one yet, play your turn as you like and pass, or go on with Next.
lesson-seek = Take anybody from your cup or from those who rest, and they are awake at once: your new specialist, perhaps? You could also call a worker off a scroll, which frees it for another use.
lesson-seek-waits = A Search asks this. Use a scroll that searches when you can, or go on with Next.
lesson-caravan = Your armadillo caravan borrows a scroll of another district: click it, then the scroll, then who pays. Your host gets a coin for the visit. So a job you have used already can be done twice.
lesson-caravan-waits = The caravan goes once a turn, and only with gnomes who can pay for what it borrows. Pass, and try in your next turn.
lesson-score = What counts in the end: coins, every gnome with a fitting home (2 in a building, 1 on your board) and advisors. Gnomes without a home cost a point. Open Scores at any time to see how it stands.
lesson-end = The game ends with the round in which somebody has a sixth building, or the Old Capital runs out of gnomes or coins. You know it all now: play on, ask Hint for advice, and good luck!
