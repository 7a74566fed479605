# What only the browser says.

## The hall

hall-name = Gnomehall
hall-offline = You are offline. The hall opens again when your network is back.
hall-new-build = A new version of this page is here. Nothing is lost when you reload.
hall-reload = Reload
hall-later = Later
hall-tagline = Three gnome games, one table.
hall-to-lobby = To the lobby
hall-loading = Setting the table…
hall-not-found = There is no such table here. It may be private: open it with the link you were given.
hall-no-page = There is nothing at this address.
hall-try-again = Try again
hall-close = Close

## Settings

settings-language = Language
settings-look = Look
settings-system = same as the system
settings-light = light
settings-dark = dark
settings-pace = Others' moves
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-once = instant
settings-asks = Confirm moves that can't be undone
settings-motion = Animation
settings-sound = Sound

## The player's own page

me-title = My profile
me-guest = You play as a guest
me-guest-why = Your tables are kept in this browser, and nowhere else. Become a player to have them on your other devices too, and to get them back when this browser is lost. There is no password and no mail address.
me-become = Become a player
me-known = You are a player already
me-known-why = On a device where you are known, this page makes a link for this one. Without such a device, type your recovery phrase.
me-arrive = Bring my tables here
me-arrived = A link from your other device
me-arrived-why = Opening it here signs this browser in as the player who made the link, with all their tables. It works once.
me-arrived-other = This browser already belongs to a player. With this link it becomes that of the player who made it; the one from before then needs another device or a recovery phrase to come back.
me-self = Me
me-self-why = Your name at new tables, on all your devices.
me-device = Use another device
me-device-why = Open a link there, or scan the code with its camera, and all your tables are there too.
me-device-make = Make a link
me-device-again = Make another link
me-device-link = Link for another device
me-device-until = Works once, until { $time }. Share it with nobody: whoever opens it is you.
me-phrase = Recovery phrase
me-phrase-why = Twelve words that bring everything back when all your devices are lost. They are shown once; write them on paper.
me-phrase-make = Make a phrase
me-phrase-again = Make a new phrase
me-phrase-has = You have one. It can't be shown again.
me-phrase-ask = Your present phrase will stop working.
me-phrase-once = Write them down now: they are not shown again.
me-passkey = Passkey
me-passkey-why = This device can keep a passkey and show it to any browser: with a finger, a face or a PIN.
me-passkey-make = Add a passkey
me-passkey-show = Use a passkey
me-keys = What opens my profile
me-key-device = Device
me-key-phrase = Recovery phrase
me-key-passkey = Passkey
me-key-here = this one
me-key-used = since { $made }, last used { $used }
me-revoke = Revoke
me-revoke-ask = { $what } will no longer open your profile, nor play at any of your tables.
me-revoke-here = This browser will no longer be yours, nor play at any of your tables. Without another device or a phrase, nothing brings them back.
me-data = My data
me-export = Download it
me-delete = Delete my profile
me-delete-why = The hall forgets you. Games go on; this browser keeps its seats as a guest.
me-delete-ask = Your profile, your devices and your phrase are deleted for good.

## Ratings

rating-leaders = Leaderboard
rating-profile = Player
rating-ratings = Ratings
rating-rating = Rating
rating-game = Game
rating-game-for = { $game }, { $players } players
rating-games = Games
rating-won = Won
rating-who = Player
rating-place = Place
rating-day = Date
rating-result = Result
rating-duels = Most frequent opponents
rating-before = Finished ahead
rating-behind = Finished behind
rating-openings = Favourite openings
rating-opening = { $opening } ({ $games ->
    [1] 1 game
   *[other] { $games } games
}, won { $won })
rating-opening-somebody = another player
rating-opening-what = The three most frequent first choices in each game, in rated games.
rating-played = Rated games
rating-provisional = provisional
rating-none = No rated game yet.
rating-nobody = Nobody has ten rated games here yet.
rating-since = Here since { $day }
rating-gone = a player who has left
rating-nameless = a player without a name
rating-what = Everybody starts at 25. A lead of 4 points wins about three games in four. The figure after ± is how far off the rating may be; with fewer than ten games it is provisional.
rating-leaders-are = Sorted by the skill that is certain: the rating less its uncertainty.
rating-how = Rated tables are for players with a profile:
me-profile = My page, as others see it
lobby-rated = Rated: no hints, no undo, and the result counts
lobby-is-rated = rated

## Tournaments

tournament-all = Tournaments
tournament-mine = My tournaments
tournament-open = Open to join
tournament-under-way = Being played
tournament-finished = Finished
tournament-nobody = There is no tournament here yet. Call the first one.
tournament-call = Call a tournament
tournament-name = Its name
tournament-format = Who meets whom
tournament-format-swiss = Swiss: two at a table, you meet those with as many points
tournament-format-round-robin = Round robin: two at a table, everybody meets everybody
tournament-format-knockout = Knockout: two at a table, whoever loses is out
tournament-format-balanced = Three or four at a table, everybody meets everybody about equally often
tournament-short-swiss = Swiss
tournament-short-round-robin = round robin
tournament-short-knockout = knockout
tournament-short-balanced = tables of { $seats }
tournament-seats = Players at a table
tournament-rounds = Rounds
tournament-rounds-usual = as many as it takes
tournament-duplicate = Duplicate play: every table of a round draws the same, so decisions are compared and not luck
tournament-is-duplicate = duplicate play
tournament-public = List it under Tournaments
tournament-join = Join
tournament-join-as = Join as { $name }
tournament-rejoin = Come back
tournament-withdraw = Withdraw
tournament-withdraw-ask = You leave the rounds to come. What you have played counts.
tournament-start = Begin the first round
tournament-start-wants = It takes two to begin.
tournament-close = Call it off
tournament-close-ask = The tournament ends here. Tables that are being played go on, but count no more.
tournament-add-bot = Add a bot
tournament-bot-level = Level of the bot
tournament-entrants = Players
tournament-count = { $players ->
    [one] 1 player
   *[other] { $players } players
}
tournament-round-of = { $rounds ->
    [0] not begun
   *[other] round { $round } of { $rounds }
}
tournament-over = finished
tournament-closed = called off
tournament-by = Called by { $name }
tournament-share = Whoever has the address of this page can follow the tournament and join it:
tournament-standings = Standings
tournament-points = Points
tournament-won = Won
tournament-played = Played
tournament-opponents = Opponents
tournament-beaten = Beaten
tournament-parted = Equal points are separated by the points of the opponents met, then by those of the opponents beaten.
tournament-how-points = A table gives a point, shared out by how many one finished ahead of. A bye is a point.
tournament-how-duplicate = Each seat is compared with the same seat at the other tables: by the score, less the best score of the others there.
tournament-sealed = Scores and draws are shown when every table of the round has finished.
tournament-round = Round { $number }
tournament-table = Table
tournament-seats-of = Who sits there
tournament-result = Result
tournament-score = { $score } points,
tournament-bye = has a bye
tournament-at = Table { $number }
tournament-your-table = Your table
tournament-playing = being played
tournament-withdrawn = withdrawn
tournament-follows = The next round begins by itself when all its tables have finished.
refused-unknown-tournament = There is no such tournament, or it is gone.
refused-not-organiser = Only whoever called the tournament can do this.
refused-too-few = It takes two players to begin.

## The lobby

lobby-choose = Choose a game
lobby-players = { $least ->
    [1] 1 player
   *[other] { $least } players
}
lobby-players-range = { $least } to { $most } players
lobby-minutes = { $minutes } minutes
lobby-play = Play
lobby-learn = Learn it at the table
lobby-play-with = { $bots ->
    [0] Play alone
    [1] Play against 1 bot
   *[other] Play against { $bots } bots
}
lobby-your-name = Your name
# Names for people who have not said theirs, one of which is chosen: separated by a comma and a space.
lobby-names = Alder, Bramble, Clover, Dapple, Elder, Fern, Hazel, Ivy, Juniper, Larkspur, Maple, Nettle, Poppy, Rowan, Sorrel, Tansy
lobby-seats = Seats
lobby-me = me
lobby-me-too = me, at this device
lobby-name-of = Name of { $player }
lobby-friend = a friend, by link
lobby-bot = bot, { $level }
lobby-how-many = Players
lobby-more = More options
lobby-patience = When somebody is away, a bot may play for them after
lobby-patience-120 = 2 minutes
lobby-patience-600 = 10 minutes
lobby-patience-3600 = an hour
lobby-patience-86400 = a day
lobby-public = Anyone may watch
lobby-hints = Allow hints
lobby-credits = By
lobby-fan = A fan-made version: it copies no art and no text of the rulebook.
lobby-samples = For people who write games
lobby-samples-are = Small sample games that show how a game is written. They have no board of their own and are shown as a terminal would show them.
lobby-mine = My tables
lobby-none-mine = No tables yet. Choose a game above and press Play: you can be in a game in a moment.
lobby-waiting = your turn
lobby-invited = a seat is kept for you
lobby-others = { $player } to move
lobby-watch = Tables to watch
lobby-none-to-watch = Nobody is playing in public just now.
lobby-finished = Finished games
lobby-resume = Resume
lobby-look = Watch
lobby-replay = Replay
lobby-unreadable = can't be played on
lobby-closed = ended early
lobby-record = a record; the game was not over
lobby-against = against { $players }
lobby-put-away = Archive
lobby-take-out = Move back to my tables
lobby-away = { $count ->
    [1] 1 archived table
   *[other] { $count } archived tables
}
lobby-forget = Remove from my list
lobby-wait-title = { $tables ->
    [1] Your turn
   *[other] Your turn at { $tables } tables
}
lobby-editions = My editions
lobby-editions-why = Change the components of a game, or type in what is printed in your box, and play with that.
record-open = Open a record
record-open-why = The file of a game that was downloaded: choose it, or drop it here.
record-too-large = { $file } is too large for the record of a game.
record-refused = { $file } can't be opened: { $reason }

## At a table

table-your-turn = Your turn
table-thinks = { $seat } is thinking, { $seconds } s
table-skip = Skip to your turn (space bar)
table-not-seated = { $seat } is still free: send a friend the link
table-not-joined = { $seat } is still free: waiting for somebody to join
table-bot-level = { $level } bot
table-away = away
table-free = free
table-stand-in = a bot is playing meanwhile
table-resigned = resigned
table-undo = Undo
table-hint = Hint
table-hint-soon = Thinking…
table-hint-title = What a good bot would do
table-hint-chance = { $percent } % to win
table-hint-points = { $points } points expected
table-scores = Scores
table-rules = Rules
table-log = Log
table-menu = Menu
table-moves = Moves
table-undo-why = Take back your last move
table-undo-ask = Ask the others to take back your last move
table-undo-turn = Undo turn
table-undo-turn-why = Take back your whole turn
table-undo-not = Can't be taken back: { $reason }
table-moves-title = Everything you may do now
table-moves-none = It is not your turn.
table-step-back = Step back
table-cant-undo = Can't be undone: something is drawn
table-opens = Opens further choices
table-once-more = Once more
table-again = Sure? This can't be undone. Choose it once more to do it.
table-rule = Rule { $rule }
table-choosable = you may choose this
table-chosen = chosen
table-score-change = Your score right away: { $by }
table-score-changes = Your score right away: { $least } to { $most }
table-not-now = Not now: { $reason }
table-leave = Leave the table
table-leave-why = Your seat becomes free for somebody else.
table-leave-ask = Leave for good? Your seat becomes free, and you can't get it back by yourself.
table-resign = Resign
table-resign-why = A bot plays on for you; you look on.
table-resign-ends = The game ends, and the result says that you resigned.
table-resign-ask = Resign? This can't be taken back.
table-close-table = End the game for all
table-close-why = The game stops as it stands. Its record can be downloaded.
table-close-ask = End this game for everyone? Nobody can play on.
table-resume-later = Back to the lobby
table-resume-why = The table stays as it is. You will find it under My tables.
table-copy = Copy the link
table-copied = Copied
table-sit-down = Sit down
table-parted = You no longer follow this table.
table-read-only = This table can't be played on: { $reason }
table-read-only-kept = Nothing of it is lost: its record can be downloaded, and the version of the hall that wrote it can replay it.
table-watch-link = Link for spectators
table-asked = { $seat }: { $asked }

## Free seats, and links to them

free-seat = Seat { NUMBER($number, useGrouping: 0) } is free
free-seats = { $count ->
    [1] 1 free seat
   *[other] { $count } free seats
}
free-link = Link to this seat
free-send = Share it
free-share = A seat is kept for you at { $game }.
free-code = The link as a QR code
free-wait = Nobody sits there. In { $time } a bot may play for { $seat } until somebody comes.
free-now = Nobody sits there. A bot may play for { $seat } until somebody comes.
free-to-bot = Give the seat to a bot
invited-by = { $player } invites you to { $game }
invited-to = A friend invites you to { $game }
invited-length = It takes
invited-others = You play with
invited-language = Everyone at the table has their own.
invited-learn = Learn it at the table first
invited-learn-why = The seat is kept; you find it in the lobby under My tables.
invited-taken = { $player } has already taken this seat. Ask for a link to another one.
invited-bot = A bot is already playing in this seat.
invited-withdrawn = This link was withdrawn. Ask your friend for the new one.
invited-over = This game is already over.

## The colours of the players

colour-yours = Your colour
colour-of = Colour of { $player }
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange

## Those who watch

watching-you = You are watching
watching-side = See it from the side of
watching = { $count ->
    [1] 1 watching
   *[other] { $count } watching
}
watching-why = People watching without a seat

## Several players at one device

device-pass = Pass the device to { $seat }
device-pass-why = Something at this table is hidden from the others, so nothing is shown until it has changed hands.
device-take = I am { $seat }: show my side

## Leaving, and ending early

ask-no = No, stay
end-propose = Propose to end the game
end-propose-why = It ends as it stands when all agree.
end-propose-ask = Ask the others to end the game now?
end-proposal = { $seat } proposes to end the game as it stands. Do you agree?
end-mine = You propose to end the game. Waiting for { $players }.
away-wait = { $seat } is away. In { $time } a bot may play for them until they are back.
away-now = { $seat } is away. A bot may play for them until they are back.
away-bot = Let a bot play for { $seat }
ended-host = The host ended this game early.
ended-agreed = The players agreed to end this game.
ended-record = The record of a game that was not over.
ended-resigned = The game ended early: { $players } resigned.
ended-time = The game ended early: { $players } ran out of time.
ended-absent = The game ended early: { $players } did not come back.
notice-stand-in = A bot plays for { $seat-you ->
    [yes] you while you are away
   *[no] { $seat }, who is away
}
notice-return = { $seat-you ->
    [yes] { $seat } are back and play on
   *[no] { $seat } is back and plays on
}
notice-resign = { $seat-you ->
    [yes] { $seat } resign
   *[no] { $seat } resigns
}
notice-end = The players agree to end the game
notice-start = Everybody is here: the clocks run
notice-halt = The clocks wait until everybody has sat down
notice-late = { $seat-you ->
    [yes] Your time has run out: a bot plays for you
   *[no] { $seat } has run out of time: a bot takes over
}
notice-lost = { $seat-you ->
    [yes] You have lost on time
   *[no] { $seat } has lost on time
}
notice-absent = { $seat-you ->
    [yes] You were away for too long and have lost
   *[no] { $seat } was away for too long and has lost
}
notice-holiday = { $seat-you ->
    [yes] You are on holiday: your clock stands
   *[no] { $seat } is on holiday
}
notice-back = { $seat-you ->
    [yes] You are back from your holiday
   *[no] { $seat } is back from the holiday
}

## Pace and clocks

pace-title = Pace
pace-none = No clock
pace-live = Live
pace-days = By days
pace-minutes = Minutes for each player
pace-increment = Seconds added for each turn
pace-each = Days for each turn
pace-weekends = The clocks stop on Saturdays and Sundays (UTC)
pace-holidays = Days of holiday for each player
pace-out = When time runs out
pace-out-bot = a bot takes over
pace-out-lost = the game is lost
pace-said-out-bot = when time runs out, a bot takes over
pace-said-out-lost = when time runs out, the game is lost
pace-said-live = { $minutes } min + { $increment } s
pace-said-days = { $days ->
    [1] 1 day a turn
   *[other] { $days } days a turn
}
clock-of = Time left for { $player }: { $time }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-soon = You have { $time } left
clock-late = no time left
clock-holiday = on holiday
clock-all = Clocks
clock-stands-seats = The clocks start when everybody has sat down.
clock-stands-weekend = The clocks stand still for the weekend.
clock-bot-plays = Your time has run out, and a bot plays for you.
clock-play-on = Play on yourself
holiday-go = Go on holiday
holiday-why = Your clock stops. Days of holiday left: { $days }. A move ends the holiday.
holiday-back = Back from holiday
away-claim = Claim that { $seat } has lost

## Finding a game

play-now = Play now
play-now-why = You play with whoever is looking for the same game. Bots take the seats that are still free after { $time }.
play-game = Game
fill-after = Bots take open seats after
fill-never = never
fill-15 = 15 seconds
fill-30 = 30 seconds
fill-60 = a minute
fill-300 = 5 minutes
fill-3600 = an hour
fill-86400 = a day
fill-level = Level of these bots
lobby-anybody = anybody
open-title = Open tables
open-none = No table is waiting for players right now. Press Play now, and others can find you.
open-join = Join
open-as-player = Become a player and join
open-free = { $count ->
    [1] 1 seat free
   *[other] { $count } seats free
}
open-with = with { $players }
open-level = { $player } (rating { $rating })
open-level-provisional = { $player } (rating { $rating }, provisional)
open-level-none = { $player } (no rating yet)
open-bots = { $level } bots join in { $time }
watch-count = { $count ->
    [1] 1 spectator
   *[other] { $count } spectators
}
seek-title = Looking for players: { $here } of { $of }
seek-bots = bots join in { $time }
seek-cancel = Stop looking

## The areas of a board on a phone

tabs-table = Table
tabs-mine = Mine
tabs-area = Areas of the board

## The signs on a board

signs-title = Signs
sign-lit = In a gold ring: you may choose it, and it is done
sign-opens = Three dots: it only opens further choices, nothing is done yet
sign-draws = A die: chance follows, so it can't be undone
sign-again = Asked once more, since it can't be undone: choose it again, or choose anything else

## The keys

keys-title = Keys
key-arrows = Tab, arrows
key-arrows-do = go from one thing to the next; with Shift, only to what is lit
key-enter-does = choose it
key-escape-does = step back, close a panel
key-moves-does = list of all moves
key-undo-does = undo
key-undo-turn-does = undo the whole turn
key-hint-does = hint
key-scores-does = scores
key-log-does = log
key-since-does = what happened since your turn
key-skip = Space
key-skip-does = skip to your turn; in a replay, play and pause
key-rules-does = rules; with a piece in hand, turn it
key-talk-does = talk
key-rule-does = the rule of the thing in focus

## A piece in hand

placing-turn = Turn it
placing-put = Put it here
placing-keys = R or the wheel turns it, Enter puts it down

## A map

map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-whole = Show all of it
map-next = Show where else you may choose

## The guided start

coach-title = Lesson
coach-step = Step { $step } of { $of }
coach-task = Your turn to try
coach-waits = Not possible just now
coach-done = done
coach-next = Next
coach-pass = Skip this step
coach-back = Back
coach-finish = Done
coach-skip = End the lesson
coach-open = Show the lesson
coach-open-why = The guided start, where you left it.
coach-here = The lesson points here

## The connection

link-connecting = Connecting to the hall…
link-lost = The connection is lost. Trying to come back; nothing you did is lost.
link-offline = You are offline. The table waits; it comes back when your network does.

## What the hall refuses, by the code of its answer

refused-bad-message = The hall did not understand this page. Reload it.
refused-unknown-table = There is no such table, or it is private.
refused-not-seated = You have no seat at this table.
refused-not-your-turn = It is not your turn.
refused-stale = The table has moved on; here is how it stands now.
refused-bad-notation = That is not a move of this game.
refused-illegal = The rules don't allow it now.
refused-resigned = You have resigned. You can look on.
refused-present = A bot may play for somebody who has been away long enough.
refused-seat-taken = Somebody was faster: no open seat is free there any more.
refused-late = Your time has run out.
refused-no-holiday = You have no days of holidays left here.
refused-unknown-edition = There is no such edition. Ask for its link again.
refused-not-owner = This edition is somebody else's. Make a copy of your own.
refused-overtaken = The edition was saved elsewhere meanwhile. Load it again.
refused-bad-edition = This is not an edition of a game of this hall.
refused-link-used = Somebody has used this link, or it was withdrawn. Ask for another one.
refused-colour-taken = Another player has this colour.
refused-cannot-undo = This can't be taken back.
refused-rated = This table counts for ratings. Everybody there has to be a player, with one seat each, and nobody leaves it but by resigning.
refused-unknown-player = This player does not exist, or no longer does.
refused-no-player = This browser's profile was revoked.
refused-no-entry = This opens nothing: the link was used or is more than ten minutes old, or the phrase has a mistake.
refused-no-passkey = The passkey was not accepted.
refused-no-notices = This hall doesn't send these, or the address has not been confirmed.
refused-bad-address = Nothing can be sent to this address.
refused-not-sent = It could not be sent. Look whether the address is right.
refused-unknown-way = This link or entry is gone.
refused-no-hints = There are no hints at this table: several people play, and it was opened without them.
refused-no-proposal = There is nothing to answer any more.
refused-no-promise = The hall no longer keeps what it promised for this table. Try again.
refused-over = The game is over.
refused-not-over = That can be done when the game is over.
refused-unknown = The hall does not have this.
refused-bad-setup = A table can't be set up like this.
refused-bad-record = This record can't be opened.
refused-http = The hall does not know this address. Reload the page.
refused-offline = The hall can't be reached.
refused-read-only = This table is read-only.
refused-too-many = Too fast: wait a moment.
refused-busy = The hall is busy. Try again.
refused-error = Something went wrong in the hall. The game is safe; try again.

## Taking back

undo-proposal = { $seat } asks to take a move back. Do you agree?
undo-mine = You have asked to take a move back. Waiting for { $players }.
undo-yes = Agree
undo-no = Refuse
undo-withdraw = Withdraw

## The log

log-title = What happened
log-empty = Nothing yet.
log-older = Show older entries
log-see = See this position
log-taken-back = Taken back
log-past = You are looking at an earlier position (step { $step })
log-now = Back to now
log-go-back-to = Propose to play on from here

## What happened since one's own turn

since-title = Since your turn
since-nothing = Nothing has happened since your turn.

## The score sheet

scores-line = Line
scores-endings = The game ends when

## The rules

rules-loading = Opening the rules…
rules-find = Find in the rules
rules-contents = Contents
rules-part = What to read
rules-part-rules = Rules
rules-part-aid = At a glance
rules-part-numbered = Rule by rule
rules-sources = Show where each rule comes from, with the data of the components
rules-of = Rules of { $game }
rules-hit = { $hit } of { $of }
rules-none = not found
rules-print = Print
rules-next = Next place
rules-previous = Previous place
rules-in-english = Rule by rule, the page is in English.

## The end

end-why = How it ended: { $reason }
end-rematch = Rematch
end-go-to-rematch = To the rematch
end-record = Download the record
end-replay = Replay
end-board = See the board
end-beat = Beat this table
end-beat-is = The same deal and the same draws, with bots in the other seats.
end-sheet = See the score
end-curve = The chance to win, move by move
end-curve-points = The points to be expected, move by move
end-curve-soon = A bot goes over the whole game to see how the chances went. This takes up to half a minute.
end-curve-far = { $percent } % done
end-curve-is = The chances of every seat from the first decision to the end; the list of turning points says the same in words.
end-curve-note = What a search expected before each decision. It is an opinion: a stronger player may see more.
end-curve-failed = The game could not be gone over just now. Open this page again to try once more.
end-no-curve = Nobody had anything to decide in this game.
end-from-to = { $before } → { $after }
end-turns = Turning points
end-luck = Luck and decisions
end-luck-note = The luck of a draw is what the position was worth after it, less the mean of what else could have been drawn. All other change is counted for the player who moved. Each line adds up.
end-luck-start = at first
end-luck-draws = draws
end-luck-moves = moves of { $player }
end-luck-yours = your moves
end-luck-end = at the end
end-slips = Your costliest moves
end-better = Better: { $best } ({ $cost } more)
end-first = first move
end-last = the end

## The replay

replay-title = Replay
replay-first = To the start
replay-back = One step back
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-step = Step { $step } of { $of }
replay-seen-by = Seen by
replay-open = everyone
replay-leave = Leave the replay
replay-jump = Jump to a step
replay-what-if = Play on from here
replay-what-if-is = What if? A new table begins at this position. From here on, bots play the other seats, and luck is fresh unless you keep it.
replay-luck = with the luck of this game
replay-sit-as = You play
replay-against = The others
replay-start = Start

## Chance that can be checked

chance-title = Where the draws come from
chance-promised = Before the deal, the hall fixed a secret that decides the draws together with numbers that the players' browsers add. It can't be changed: this is its hash.
chance-repeating = This table has the luck of another game, whose draws can be known. This is the hash of its secret.
chance-none = The draws of this table can't be checked: it is a lesson, goes on from a position of another game, or was opened before the hall promised anything.
chance-check = Check every draw
chance-sound = { $count ->
        [one] The draw is
       *[other] All { $count } draws are
    } what the secret and the players' numbers give.
chance-secret = The secret is not the one that was promised.
chance-wrong = { $count ->
        [one] One draw is
       *[other] { $count } draws are
    } not what was due, the first at move { $move }: { $drawn }
chance-other = This browser was promised something else: { $hash }
chance-opening = The number that this browser opened the table with is missing.
chance-strange = { $count ->
        [one] One number of your seat was
       *[other] { $count } numbers of your seat were
    } not sent by this browser. If you played in no other, somebody changed it.
chance-opener = Whoever opened the table sent a number before the deal, so the hall could not choose it.
chance-no-opener = Nobody sent a number before the deal: the hall could have chosen a secret by what it deals.
chance-entered = { $count ->
        [0] No number of a player entered after that: whoever could read the hall's database could know every draw.
        [one] One number of a player entered after that ({ $chains ->
            [one] one chain
           *[other] { $chains } chains
        }).
       *[other] { $count } numbers of players entered after that ({ $chains ->
            [one] one chain
           *[other] { $chains } chains
        }).
    }
chance-repeats = It has the luck of another game.
chance-undone = { $count ->
        [one] One draw was
       *[other] { $count } draws were
    } taken back, with everybody's consent.

## Talk

talk-title = Talk
talk-unread = { $count ->
    [one] Talk, { $count } new message
   *[other] Talk, { $count } new messages
}
talk-none = Nothing has been said yet.
talk-list = What was said
talk-say = Say something
talk-send = Send
talk-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
talk-too-long = { $count ->
    [one] { $count } character too many
   *[other] { $count } characters too many
}
talk-off = There is no talk at this table. It is chosen when a table is made.
talk-off-watchers = Only the players talk at this table.
talk-player = To talk as a spectator, become a player first.
talk-become = Become a player
talk-silenced = The host has silenced you here.
talk-sealed = No talk while a round with the same draws for all is being played.
talk-entrant = The organiser and those who play in the tournament talk here.
talk-apart = The players can't read what spectators write until the game has ended.
talk-apart-players = Spectators talk apart. You can read them when the game has ended.
talk-spectator = spectator
talk-host = Host
talk-somebody = Somebody
talk-was-silenced = { $name } was silenced by the host.
talk-was-heard = { $name } may talk again.
talk-said = { $name }: { $text }
talk-more = More about what { $name } said
talk-mute = Hide what { $name } writes
talk-unmute = Show what { $name } writes again
talk-muted = Hidden
talk-report = Report to the host
talk-reported = Reported. The host is not told who did.
talk-reports = reported by { $count }
talk-silence = Silence { $name } here
talk-let-talk = Let { $name } talk again
talk-mode = Talk at the table
talk-mode-all = everybody, spectators apart
talk-mode-players = players only
talk-mode-none = nobody
reaction-add = React to this move
reaction-cheer = Well played
reaction-thanks = Thank you
reaction-laugh = Funny
reaction-wow = Wow
reaction-think = Interesting
reaction-ouch = Ouch
reaction-by = { $reaction }, { $count }: { $names }
refused-no-talk = You can't talk here.
refused-silenced = The host has silenced you here.
