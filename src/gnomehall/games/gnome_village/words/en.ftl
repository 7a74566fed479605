# Gnome Village in English.

tagline = Lay out a village, send its gnomes to work, and have the most points when one village has five.
about = Lay roads, houses and workshops, and send your gnomes to work along them. The first village with five gnomes ends the game; most points win it.

option-deluxe = With the four Deluxe Businesses
option-young = Four gnomes each, for younger players
option-rounds = The game ends at the latest
option-rounds-50 = after 50 rounds
option-rounds-30 = after 30 rounds
option-rounds-20 = after 20 rounds
option-rounds-12 = after 12 rounds
option-first = Who begins
option-first-random = drawn at random
option-first-chosen = a player we choose
option-first-chosen-who = Who begins?

## Things that the edition does not name

name-house = House
name-road = Road
name-gnome = Gnome
name-happy-gnome = Happy Gnome
name-own-layout = A layout of one's own

thing-layout = Layout
thing-business = Business
thing-workshop = Workshop
thing-product = Product
thing-visit = Visit
thing-figure = Figure

## Parts of sentences

change-coins = { $by } { $count ->
    [1] coin
   *[other] coins
}
place-coins = { $coins ->
    [1] { $coins } coin
   *[other] { $coins } coins
}
place-card = { $card ->
    [activate] Activate { $icons }
    [activate-all] Activate { $icons } for all
    [coins] Gnome Coins
    [roads] New Road
    [removal] Removal
   *[angry] Angry Gnome
}
place-turned = { $turn ->
    [0] as printed
    [1] turned right
    [2] turned upside down
   *[3] turned left
}
place-interruption = { $interrupted ->
    [yes] { place-revealed }.{" "}
   *[no] {""}
}
place-revealed = { $whose } revealed { place-card }
place-later = { $later ->
    [0] {""}
   *[other] {" "}(then { $seats })
}

## Questions

prompt-first-player = The first player is drawn at random
prompt-lay-kit = Lay out your village: take a layout or a tile
prompt-place-kit-house = Where does the House go?
prompt-light = Which House is lit, with your first gnome?
prompt-deal-business = A Business comes into the market
prompt-draw-road = A Road is drawn
prompt-draw-business = A Business is drawn
prompt-place-road = Where does the Road go?
prompt-turn-road = Which way round does the Road lie?
prompt-place-business = Where does the Business go?
prompt-reveal = A Forest card is revealed
prompt-activate = { place-interruption }Which Workshop do you activate?
prompt-remove = Which Business is taken away?
prompt-angry = { place-interruption }Which of your gnomes goes home?
prompt-home = { place-interruption }To which lit House does your gnome go home?
prompt-work-menu = Work & Buy: build or buy, then end the phase
prompt-pay-carpenter = How do you pay for the { $shop }?
prompt-pay-painter = How do you pay for the { $shop }?
prompt-place-house = Where does the House go?
prompt-pay-school = How do you pay for the { $shop }?
prompt-settle = In which dark House does the new gnome live?
prompt-pay-gardener = How do you pay for the { $shop }?
prompt-place-workshop = Where does the Workshop go?
prompt-place-bought = Where does the Business go?
prompt-move-menu = Move: choose a gnome, or end your turn
prompt-go = Where does the gnome go?
prompt-police = { $business }: fine every opponent a coin?
prompt-chapel = { $business }: whose gnome falls in love?
prompt-theater = { $business }: give a performance?
prompt-courier = { $business }: which Workshop's product do you sell?
prompt-courier-to = { $business }: who buys it?
prompt-military = { $business }: protect your village?
prompt-thief = { $business }: whom do you rob?
prompt-advisor = { $business }: a coin at the end of the turn?
prompt-architect = { $business }: rearrange your village?
prompt-rearrange = { $business }: { $finish ->
    [yes] another step, or finish?
   *[no] another step: the village does not comply yet
}
prompt-shift-tile = Shift: which tile?
prompt-shift-to = Shift: where to?
prompt-shift-turn = Shift: which way round?
prompt-rotate-tile = Rotate: which Road?
prompt-rotate-turn = Rotate: which way round?
prompt-swap-tile = Swap: which tile?
prompt-swap-with = Swap: with which other?
prompt-swap-turn = Swap: which way round does the first Road lie?
prompt-swap-turn-with = Swap: which way round does the second Road lie?
prompt-doctor = { $business }: which Workshop do you activate?
prompt-doctor-to = { $business }: which opponent gets the token?
prompt-fly = { $business }: where do you fly?
prompt-construction = { $business }: draw and build a Business?
prompt-prison = { $business }: whose gnome is locked up?
prompt-pool = { $business }: which Workshop do you activate?

waiting-lay-kit = { $seat } lays out a village
waiting-place-kit-house = { $seat } lays out a village
waiting-light = { $seat } lights the first House
waiting-activate = Waiting for { $seat }: activate a Workshop?{ place-later }
waiting-angry = Waiting for { $seat }: which gnome goes home?{ place-later }
waiting-home = Waiting for { $seat }: to which House does the gnome go?{ place-later }
waiting-remove = { $seat } chooses the Business to be removed
waiting-place-road = { $seat } places a Road
waiting-turn-road = { $seat } places a Road
waiting-work-menu = { $seat } builds and buys
waiting-move-menu = { $seat } moves gnomes
waiting-go = { $seat } moves a gnome
waiting-architect = { told-business } looks around
waiting-rearrange = { $seat } rearranges the village
waiting-fly = { $seat } is about to take off
waiting-chapel = { $seat } chooses a gnome
waiting-prison = { $seat } chooses a gnome
waiting-thief = { $seat } chooses whom to rob

## Moves

choice-end-work = End Work & Buy
choice-end-turn = End your turn
choice-decline = Decline
choice-use = Use the action
choice-finish = Leave the village as it is now
choice-put-back = Put the village back as it was
choice-shift = Shift a tile to an empty plot
choice-rotate = Rotate a Road where it lies
choice-swap = Swap two tiles
choice-pay-token = Pay with a { $shop } token
choice-pay-coins = Pay { place-coins }
choice-pay = Turn over the { $tile } at { $cell }
choice-build-house = Build a House
choice-build-road = Build a Road
choice-add-gnome = Take a new gnome
choice-lay-house = Lay a House
choice-lay-road = Lay a { $shape }
choice-turn = Lay it { place-turned }
choice-preset = Take the layout { $preset }
choice-first = { $whom } begins
choice-rob = Rob { $whom }
choice-to = Give it to { $whom }
choice-buy = Buy the { $tile } for { place-coins }
choice-move = Move gnome { $gnome }
choice-scare = Send home gnome { $gnome }
choice-take = Take { told-whose-gnome }
choice-light = Light the { $tile } at { $cell }
choice-home = Go home to the { $tile } at { $cell }
choice-activate = Activate the { $tile } at { $cell }
choice-remove = Remove the { $tile } of { $whose } at { $cell }
choice-settle = Move into the { $tile } at { $cell }
choice-go = Go to the { $tile } at { $cell }
choice-sell = Sell the product of the { $tile } at { $cell }
choice-heal = Activate the { $tile } at { $cell }
choice-refresh = Activate the { $tile } at { $cell }
choice-fly = Fly to the { $tile } of { $whose } at { $cell }
choice-tile = Take the { $tile } at { $cell }
choice-with = Swap it with the { $tile } at { $cell }
choice-place = Put it at { $cell }
choice-draw = Draw a { $shape }
choice-deal = { $business } is turned up
choice-reveal = Reveal { place-card }

## What happened

told-business = { $seat-you ->
    [yes] Your { $business }
   *[no] { $seat }'s { $business }
}
told-business-a = { told-business }
told-gnome = { $seat-you ->
    [yes] One of your gnomes
   *[no] A gnome of { $seat }
}
told-whose-gnome = { $whose-you ->
    [yes] your gnome { $gnome }
   *[no] gnome { $gnome } of { $whose }
}
told-whose-any = { $whose-you ->
    [yes] one of your gnomes
   *[no] a gnome of { $whose }
}

event-first = { $seat-you ->
    [yes] { $seat } take
   *[no] { $seat } takes
} the first turn
event-turn = Round { $round }: { $seat-you ->
    [yes] your
   *[no] { $seat }'s
} turn
event-lay = { $seat-you ->
    [yes] { $seat } lay
   *[no] { $seat } lays
} { $tile-id ->
    [road] a Road
    [house] a House
   *[other] the { $tile }
} at { $cell }
    .drawn = { $seat-you ->
        [yes] { $seat } lay
       *[no] { $seat } lays
    } { $tile-id ->
        [road] a { $tile }
        [house] a { $tile }
       *[other] the { $tile }
    }
event-light = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} first gnome moves in at { $cell }
    .drawn = { $seat-you ->
        [yes] Your
       *[no] { $seat }'s
    } first gnome moves in
event-draw = { $seat-you ->
    [yes] { $seat } draw
   *[no] { $seat } draws
} { $tile-id ->
    [road] a { $tile }
   *[other] the { $tile }
}
event-deal = { $business } comes into the market
event-reveal = { $seat-you ->
    [yes] { $seat } reveal
   *[no] { $seat } reveals
} the Forest card { place-card }
event-reshuffle = The Forest discards are shuffled into a new deck
event-coins = { $seat-you ->
    [yes] { $seat } receive
   *[no] { $seat } receives
} { $coins ->
    [0] nothing: the bank has no coins left
   *[other] { place-coins }
}
event-earn = { $seat-you ->
    [yes] { $seat } earn
   *[no] { $seat } earns
} { $coins ->
    [0] nothing: the bank has no coins left
   *[other] { place-coins }
}
event-theater = { told-business } brings in { place-coins }
event-advice = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} Financial Advisor pays { place-coins }
event-activate = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} { $tile } becomes active
event-remove = { $seat-you ->
    [yes] { $seat } remove
   *[no] { $seat } removes
} { $whose-you ->
    [yes] your { $tile }
   *[no] the { $tile } of { $whose }
} with the Forest card Removal
event-angry = The Angry Gnome that { $whom } revealed scares { $seat-you ->
    [yes] your
   *[no] { $seat }'s
} gnome { $gnome } off the { $tile }{ $turned ->
    [yes] , which turns inactive
   *[no] {""}
}
    .drawn = The Angry Gnome that { $whom } revealed scares { $seat-you ->
        [yes] one of your gnomes
       *[no] a gnome of { $seat }
    } off the { $tile }{ $turned ->
        [yes] , which turns inactive
       *[no] {""}
    }
event-angry-guest = The Angry Gnome that { $whom } revealed scares { $seat-you ->
    [yes] your
   *[no] { $seat }'s
} gnome { $gnome } off { $whose-you ->
    [yes] your { $tile }
   *[no] the { $tile } of { $whose }
}{ $turned ->
    [yes] , which turns inactive
   *[no] {""}
}
    .drawn = The Angry Gnome that { $whom } revealed scares { $seat-you ->
        [yes] one of your gnomes
       *[no] a gnome of { $seat }
    } off { $whose-you ->
        [yes] your { $tile }
       *[no] the { $tile } of { $whose }
    }{ $turned ->
        [yes] , which turns inactive
       *[no] {""}
    }
event-home = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} gnome { $gnome } goes home
    .drawn = { told-gnome } goes home
event-pay = { $seat-you ->
    [yes] { $seat } pay
   *[no] { $seat } pays
} for the { $shop } with { $way ->
    [token] a token
    [coins] coins
   *[workshop] an active Workshop
}
event-buy = { $seat-you ->
    [yes] { $seat } buy
   *[no] { $seat } buys
} the { $tile } for { place-coins }
event-settle = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} gnome { $gnome } moves in and lies down
    .drawn = { told-gnome } moves in and lies down
event-go = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} gnome { $gnome } goes to the { $tile }
    .drawn = { told-gnome } goes to the { $tile }
event-happy = { $seat-you ->
    [yes] { $seat } have the most Hats and take the Happy Gnome
   *[no] { $seat } has the most Hats and takes the Happy Gnome
}{ $taken ->
    [yes] {" "}from { $whom }
   *[no] {""}
}
event-happy-free = { $whose-you ->
    [yes] { $whose } have
   *[no] { $whose } has
} no Hat left: the Happy Gnome goes back to the middle
event-last-round = { $seat-you ->
    [yes] { $seat } have
   *[no] { $seat } has
} all gnomes: this round is the last
event-rounds-left = { $rounds ->
    [1] This round is the last there can be
   *[other] At most { $rounds } rounds are left
}
event-over = The game is over
event-police = { told-business } fines { $seats } a coin
event-chapel = { told-business } takes in { told-whose-gnome }{ $turned ->
    [yes] ; the Workshop it left turns inactive
   *[no] {""}
}
    .drawn = { told-business } takes in { told-whose-any }{ $turned ->
        [yes] ; the Workshop it left turns inactive
       *[no] {""}
    }
event-prison = { told-business } locks up { told-whose-gnome }
    .drawn = { told-business } locks up { told-whose-any }
event-ransom = { $seat-you ->
    [yes] { $seat } pay
   *[no] { $seat } pays
} { $whom } a coin of ransom for a gnome in the Prison
event-courier = { told-business } sells { $whom } a { $shop } token for { place-coins }
event-military = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} village is protected
event-thief = { told-business } steals { place-coins } from { $whom }
event-advisor = { $seat-you ->
    [yes] { $seat } get
   *[no] { $seat } gets
} a coin at the end of the turn
event-remodel = { $seat-you ->
    [yes] { $seat } rearrange
   *[no] { $seat } rearranges
} the village
event-remodelled = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} village is rearranged
event-put-back = { $seat-you ->
    [yes] { $seat } put
   *[no] { $seat } puts
} the village back as it was
event-doctor = { told-business } gives { $whom } a { $shop } token
event-no-gift = { told-business } has no { $shop } token to give
event-fly = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} gnome { $gnome } flies to { $whose-you ->
    [yes] your { $tile }
   *[no] the { $tile } of { $whose }
}
    .drawn = { told-gnome } flies to { $whose-you ->
        [yes] your { $tile }
       *[no] the { $tile } of { $whose }
    }
event-fly-back = { $seat-you ->
    [yes] Your
   *[no] { $seat }'s
} gnome { $gnome } flies back to its Airport
    .drawn = { told-gnome } flies back to its Airport
event-guest-coin = { $seat-you ->
    [yes] { $seat } receive
   *[no] { $seat } receives
} a coin for a guest
event-guest-token = { $seat-you ->
    [yes] { $seat } receive
   *[no] { $seat } receives
} a { $shop } token for a guest
event-construction = { told-business } draws a Business

## Why not

refusal-only-chance = only luck reveals cards
refusal-gnome-first = choose the gnome first, then where it goes
refusal-no-turn = that way round it would not fit, or it is the same as another way
refusal-preset-late = a layout can be chosen only before anything is laid
refusal-road-first = a village begins with a Road
refusal-no-layout = with it there, the rest of your start tiles could not make a village that complies
refusal-kit-laid = you have none of these left to lay
refusal-not-asked = that is not what is asked now
refusal-buying-over = the Work & Buy phase of this turn is over
refusal-answer-first = first answer what is asked
refusal-most-houses = a village holds at most { $most } Houses
refusal-all-gnomes = you have all { $most } gnomes
refusal-no-dark-house = there is no dark House for a new gnome
refusal-no-roads = there are no Roads left
refusal-no-road-cell = there is no plot where a Road would fit
refusal-shop-gone = there is no { $shop } left
refusal-not-in-market = { $business } is not in the market
refusal-move-later = gnomes move after the Work & Buy phase: end it first
refusal-what-first = first choose what you build or buy, then where it goes
refusal-work-menu = choose what you build or buy, or end the phase
refusal-no-token = you have no { $shop } token
refusal-product-coins = a product costs { place-coins }, you have { $have }, and all must be paid for
refusal-coins = it costs { place-coins }, you have { $have }
refusal-no-building-cell = there is no plot where it would be linked to a Road
refusal-no-seat = nobody sits there
refusal-own-gnome = it must be a gnome of an opponent
refusal-protected = the village of { $whose } is protected
refusal-not-your-gnome = it is not your gnome
refusal-not-in-play = that gnome is not in play yet
refusal-lying = it is lying down
refusal-away = another player has it, or it is travelling
refusal-resolved = it has moved this turn
refusal-nowhere-to-go = there is no Workshop or Business that it can reach
refusal-not-at-work = it is not at work
refusal-same-colour = a gnome of its colour is on the tile already
refusal-no-tile = there is no such tile
refusal-elsewhere = it must be in another player's village
refusal-occupied = there is a gnome on the { $tile }
refusal-business-needed = the { $tile } is not a Business
refusal-building-needed = the { $tile } is neither a Workshop nor a Business
refusal-not-your-village = it must be in your own village
refusal-house-taken = there is a gnome on it
refusal-not-lit = the { $tile } is not a lit House
refusal-lived-in = a gnome lives there already
refusal-house-needed = the { $tile } is not a House
refusal-only-roads = only Roads are rotated, not the { $tile }
refusal-stays = the village would look no different if the { $tile } moved
refusal-cut-off = a part of the village is cut off: all of it must hang together before you finish
refusal-roadless = a building has no Road with an open path to it: each needs one before you finish
refusal-no-steps = all { $most } steps are used up: finish, or put the village back
refusal-no-change = there is no tile to do it with
refusal-workshop-needed = the { $tile } is not a Workshop
refusal-shop-needed = it must be a { $shop }
refusal-not-active = the { $tile } is not active
refusal-active = the { $tile } is active already
refusal-not-on-card = the card does not show the { $tile }
refusal-no-token-left = the supply has no { $tile } token left
refusal-no-end = a gnome can't end on a { $tile }
refusal-own-gnome-there = another gnome of yours is on the { $tile }
refusal-no-way = there is no way to the { $tile }
refusal-kept = the { $tile } is kept for the gnome that is travelling
refusal-tile-there = there is a tile already
refusal-no-neighbour = it must border another tile of the village
refusal-repair-cell = the plot waits for a Road or Business that repairs the village
refusal-no-open-side = no open side of the village faces that plot
refusal-no-road-there = it would not be linked to a Road there
refusal-must-repair = it must go where it repairs the village
refusal-self = it must be an opponent
refusal-poor = { $whom } has only { place-coins }
refusal-turned-over = it is turned over when its product is used: choose a House, a gnome or a Road
refusal-inactive = it is inactive: a gnome that ends its move there activates it
refusal-new-home = a new gnome can live here: take one from the supply
refusal-other-token = it must be a { $shop } token

notation-unknown = '{ $move }' is not a move of Gnome Village; moves are like: buy school, place 2,-1, move A, go 0,1
notation-other-word = '{ $move }' is not what is asked now; for this the move is '{ $meant }'
notation-no-seat = '{ $move }': '{ $given }' is not a seat of this table; seats are 0 to { $last }
notation-no-tile = '{ $move }': there is no tile at { $cell } in the village of { $whose }
notation-no-cell = '{ $move }': '{ $given }' is not a cell; cells are like 2,-1, from -{ $reach } to { $reach }

## The end

sheet-workshops = Workshops
sheet-lit-houses = Lit Houses
sheet-restaurants = Restaurants
sheet-hats = Hats of the Happy Gnome
sheet-coins = Coins
sheet-tiles = Tiles

near-gnomes = { $at }/{ $of } gnomes
ending-gnomes = a village is full
ending-rounds = the limit of rounds is reached

## The board

place-phase-setup = Setting up
place-phase-start = Start
place-phase-reveal = Reveal
place-phase-earn = Earn
place-phase-work-and-buy = Work & Buy
place-phase-move = Move
place-phase-over = Over
place-yours = Your village
place-village = Village of { $whose }
place-show = Show the village of { $whose } in full
place-market = Market
place-more = { $count } face down
place-workshops = Workshops
place-build = Build
place-supply = Supply
place-left = { $count } left
place-costs = costs { place-coins }
place-cost-of = needs { $shops }; instead of each, a token or { place-coins }
place-forest = Forest card
place-deck = { $count } in the deck
place-no-card = none yet
place-removed = Removed: { $tiles }
place-bank = Bank
place-tokens = Tokens
place-token = { $count ->
    [1] 1 token
   *[other] { $count } tokens
} of the { $shop }
place-happy-at = The Happy Gnome is with { $whose }
place-happy-free = The Happy Gnome is free
place-hats = { $count ->
    [1] 1 Hat
   *[other] { $count } Hats
}
place-gnomes = { $count } of { $limit } gnomes
place-gnome = gnome { $gnome }
place-gnome-of = { told-whose-gnome }
place-protected = protected
place-presets = Layouts
place-preset = Layout { $preset }
place-in-hand = In hand: { $held }
place-empty = empty
place-nothing-yet = Nothing is laid yet
place-tools = What you may do
place-own-turn = Your turn

tip-lit = lit
tip-dark = dark: free for a new gnome
tip-active = active: its product is ready
tip-inactive = inactive
tip-product-carpenter = half a House
tip-product-painter = half a House
tip-product-school = a gnome
tip-product-gardener = a Road
tip-condition-supply = not in play yet
tip-condition-lying = lies down until its next Move phase
tip-condition-upright = ready
tip-condition-travelling = is travelling
tip-condition-chapel = is in a Chapel until its owner's turn
tip-condition-prison = is in Prison until its owner earns
tip-condition-on-the-way = is on its way home
tip-resolved = has moved this turn
tip-guards = guards the village
tip-unpaid = earns nothing next time
tip-action-none = No action, but it pays well
tip-action-police = Every opponent gives you a coin
tip-action-chapel = An opponent's gnome comes here until its owner's turn, and its Workshop turns inactive
tip-action-theater = A coin, and one more for every gnome on the Workshops and Businesses around
tip-action-courier = Turn an active Workshop over: an opponent pays you for a token of its product
tip-action-military = Protects your village against what other players' Businesses do
tip-action-thief = Take up to 2 coins from an opponent
tip-action-advisor = If you spent all your coins this turn, a coin at its end
tip-action-architect = Rearrange your village, step by step; only the result must comply with the rules of placing
tip-action-doctor = Activate one of your Workshops; an opponent gets a token of its product, if one is left
tip-action-airport = Fly to a Workshop or Business without a gnome in another village
tip-action-construction = Draw the top Business and place it free of charge
tip-action-prison = An opponent's gnome is locked up until its owner earns; then the owner pays you a coin, if there is one, and it goes free in any case
tip-action-pool = Activate one of your Workshops
tip-symbol-hat = Hat: counts for the Happy Gnome
tip-symbol-restaurant = Restaurant: worth points at the end
tip-card-activate = You may activate { $either }; then a coin
tip-card-activate-all = Every player may activate { $either }; then a coin
tip-card-coins = Receive { place-coins }
tip-card-roads = Draw a Road and place it; then a coin
tip-card-removal = Take a Business out of another village; then a coin
tip-card-angry = Every player sends a gnome home from a Workshop or Business; then a coin
tip-either = { $one } or { $other }
tip-pays = Pays a gnome here { place-coins } a turn
tip-makes = Makes { $product }
tip-worth = Worth { points } at the end
tip-barred = { $seat } used it last turn and may not use it again at once
tip-holds = Here: { $gnomes }
tip-open = Open to the { $sides }
tip-barrier = barrier to the { $sides }
tip-side-N = north
tip-side-E = east
tip-side-S = south
tip-side-W = west
tip-networks = Cut off from the rest of the village
tip-mark = This gap must be closed with the next Road or Business that joins the village there
tip-cell = column { $column }, row { $row }
tip-minus = minus { $number }
tip-free = empty
tip-connects = connects { $linked }
tip-connects-nothing = connects nothing
tip-turn = R or the wheel turns it
tip-path = { $steps ->
    [1] 1 step
   *[other] { $steps } steps
} to walk
tip-stays = stays where it is

button-end-work = End Work & Buy
button-end-work-why = gnomes move next
button-end-turn = End turn
button-end-turn-why = the others go on
button-use = Do it
button-decline = No, thanks
button-finish = Finish
button-put-back = Put it back
button-shift = Shift
button-rotate = Rotate
button-swap = Swap
button-pay-token = Spend the { $shop } token
button-pay-tile = or turn over an active Workshop
button-back = Back
button-start-over = Start over
button-steps-left = { $steps ->
    [1] 1 step left
   *[other] { $steps } steps left
}
button-rob = Rob { $whom }
button-to = To { $whom }

## The board in characters

board-round = Round { $round } of at most { $limit }, { $phase }
board-market = Market, { place-coins }:
board-workshops = Workshops, { place-coins }:
board-tokens = Product tokens:
board-stacks = { $houses } Houses  { $roads } Roads  { place-coins }  { $cards } Forest cards
board-card = Last Forest card: { place-card }
board-drawn = Drawn and to be placed: { $tile }
board-tiles = { $count ->
    [1] 1 tile
   *[other] { $count } tiles
}
board-held = tokens: { $held }
board-kit = To lay: { $kit }
board-you = you
board-to-move = to move
board-began = began
board-red = red
board-blue = blue
board-green = green
board-yellow = yellow
board-lit = lit
board-dark = dark
board-active = ACTIV
board-inactive = idle
board-hat = H
board-restaurant = R
board-lying = lying
board-upright = upright
board-travelling = travelling
board-chapel = chapel
board-prison = prison
board-on-the-way = on the way
board-at = at { $whose }
board-resolved = done
board-guards = guards

## The lesson

lesson-welcome = Welcome! This street is your village: a gnome lives in the lit House, the dark one is free. The Forest card of your turn brought 4 coins, so you have 8. Gold marks what you may choose, always.
lesson-workshop = Let's buy a Workshop; each costs 2 coins. School makes gnomes, Gardener makes Roads, Carpenter and Painter together make a House. Buy the Gardener.
lesson-workshop-waits = Workshops are bought in Work & Buy, with 2 coins and a place to put them. Play on; your next turn brings both.
lesson-place = Where will it stand? The lit plots touch your Roads, with an open path. Take the one that is marked, across the street from your lit House.
lesson-place-waits = Whatever you buy or build is placed at once. Buy something when you can.
lesson-business = Businesses cost a single coin. A gnome who stands on one earns you coins every turn, and most let you do something when a gnome arrives. Buy the Theater.
lesson-business-waits = The market is open in Work & Buy. Finish what is asked, and buy a Business when you have a coin.
lesson-theater-waits = Whatever you buy is placed at once. Buy the Theater when you can.
lesson-theater = Put it right beside the Gardener. Buildings may touch, as long as each has a Road: your gnome can then walk from one to the other.
lesson-gnome = A second gnome doubles your hands. It takes a dark House and either a School's product or 3 coins. Take a new gnome: it lies down to rest and gets up in your next Move phase.
lesson-gnome-waits = A new gnome needs a dark House and an active School or 3 coins. Save up, or build a House first.
lesson-end-work = Keep what is left; a coin is a point at the end. End Work & Buy, and your gnomes may move.
lesson-end-work-waits = First finish what is asked, then end Work & Buy.
lesson-go = Every gnome who stands upright may walk once a turn, as far as open paths lead. Choose yours and send it to the Gardener: the Workshop becomes active, and its product is ready for your next turn.
lesson-go-waits = Gnomes move last in your turn. End Work & Buy, choose a gnome, and you will be asked where it goes.
lesson-end-turn = That was a whole turn: Reveal, Earn, Work & Buy, Move. End it and watch your neighbour.
lesson-end-turn-waits = Answer what is asked; after Work & Buy and moving you can end your turn.
lesson-build = Your turn again, and the Gardener is active. Use it: a Road, for free. Without an active Workshop, 3 coins replace any one product.
lesson-build-waits = You lack an active Workshop and the 3 coins that replace it. Send gnomes to Workshops and earn; it comes.
lesson-action = Lay the Road, then send the gnome from the Gardener to your Theater and use it: a coin at once, and more with gnomes at work around it. The same Business can't be used two turns in a row.
lesson-action-waits = A Business acts when a gnome arrives there. Buy one, and send somebody when they can walk to it.
lesson-end = The round in which somebody has a fifth gnome is the last. Workshops, lit Houses, Restaurants, Hats and coins count then. You know it all: play on, and ask Hint when in doubt!

## An edition that is written: kinds of components, their fields, what these may hold

group-supply = Supply
group-prices = Prices
group-points = Points
group-kit = Starting kit
group-roads = Roads
group-presets = Layouts
group-workshops = Workshops
group-businesses = Businesses
group-forest = Forest cards
field-coins = Coins
field-start_coins = Coins at the start
field-tokens = Tokens of each product
field-houses = Houses
field-gnomes = Gnomes of each colour
field-workshops = Workshops of each kind (2, 3, 4 players)
field-rounds = Rounds at most
field-remodelling = Steps of an Architect
field-business = A Business
field-workshop = A Workshop
field-product = Product
field-lit_house = A lit House
field-restaurant = A restaurant
field-hat = A hat
field-roads = Roads
field-open = Open sides
field-blockade = Blockaded sides
field-symbol = Symbol
field-action = Action
field-deluxe = Deluxe
field-kind = Kind
field-icons = Icons
field-all_players = For all players
symbol-none = none
symbol-hat = hat
symbol-restaurant = restaurant
action-none = none
kind-activate = Activate
kind-coins = Gnome Coins
kind-roads = Roads
kind-removal = Removal
kind-angry = Angry Gnome
