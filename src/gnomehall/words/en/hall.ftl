# What only the browser says.

## The hall

hall-name = Gnomehall
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
settings-system = as the system
settings-light = light
settings-dark = dark
settings-motion = Animation
settings-sound = Sound

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
lobby-anonymous = Gnome
lobby-seats = Who sits where
lobby-me = me
lobby-friend = a friend, by link
lobby-bot = bot, { $level }
lobby-how-many = Players
lobby-options = Options
lobby-public = Everyone may watch
lobby-credits = By
lobby-fan = A fan's rendition: no art and no sentence of the rulebook is copied.
lobby-samples = For people who write games
lobby-samples-are = Small sample games that show how a game is written. They have no board of their own: their boards are what a terminal would show.
lobby-mine = My tables
lobby-none-mine = No tables yet. Choose a game above and press Play: you can be in a game in a moment.
lobby-waiting = waits for you
lobby-others = { $player } to move
lobby-watch = Tables to watch
lobby-none-to-watch = Nobody plays in public just now.
lobby-finished = Finished games
lobby-resume = Resume
lobby-look = Watch
lobby-replay = Look back
lobby-unreadable = can't be played on
lobby-closed = ended early
lobby-forget = Remove from my list
lobby-wait-title = { $tables ->
    [1] Your turn
   *[other] { $tables } tables wait for you
}

## At a table

table-your-turn = Your turn
table-thinks = { $seat } is thinking, { $seconds } s
table-not-seated = { $seat } is still free: send a friend the link
table-bot-level = { $level } bot
table-away = away
table-undo = Undo
table-hint = Hint
table-hint-soon = Thinking…
table-scores = Scores
table-rules = Rules
table-log = Log
table-menu = Menu
table-moves = Moves
table-undo-why = Take back your last move
table-undo-ask = Ask the others to take back your last move
table-moves-title = Everything you may do now
table-moves-none = It is not your turn.
table-step-back = Step back
table-cant-undo = Cannot be taken back: something is drawn
table-rule = Rule { $rule }
table-choosable = you may choose this
table-chosen = chosen
table-score-change = Your score at once: { $by }
table-score-changes = Your score at once: { $least } to { $most }
table-not-now = Not now: { $reason }
table-leave = Leave the table
table-leave-why = Your seat becomes free; the host can give it to someone else.
table-close-table = End the game for all
table-close-why = The game stops as it stands. Its record can be downloaded.
table-resume-later = Back to the lobby
table-resume-why = The table stays as it is. You find it under My tables.
table-friend-links = Links for friends
table-copy = Copy the link
table-copied = Copied
table-give-to-bot = Let a bot play for { $player }
table-sit-down = Sit down
table-invited = A friend keeps a seat for you
table-parted = You follow this table no longer.
table-read-only = This table can't be played on: { $reason }
table-read-only-kept = Nothing of it is lost: its record can be downloaded, and the version of the hall that wrote it can replay it.
table-watch-link = Link for spectators
table-closed-early = The host ended this game early.

## The areas of a board on a phone

tabs-table = Table
tabs-mine = Mine
tabs-area = Areas of the board

## The keys

keys-title = Keys
key-arrows = Tab, arrows
key-arrows-do = go from one lit thing to the next
key-enter-does = choose it
key-escape-does = step back, close a panel
key-moves-does = list of all moves
key-undo-does = undo
key-hint-does = hint
key-scores-does = scores
key-log-does = log
key-rules-does = rules; with a piece in hand, turn it
key-rule-does = the rule of the thing in focus

## A piece in hand

placing-turn = Turn it
placing-put = Put it here
placing-keys = R or the wheel turns it, Enter puts it down

## A map

map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-whole = Show all of it

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
refused-bad-notation = That is no move of this game.
refused-illegal = The rules don't allow it now.
refused-cannot-undo = This can't be taken back.
refused-no-proposal = There is nothing to answer any more.
refused-over = The game is over.
refused-not-over = That can be done when the game is over.
refused-unknown = The hall does not have this.
refused-bad-setup = A table can't be set up like this.
refused-http = The hall does not know this address. Reload the page.
refused-offline = The hall can't be reached.
refused-read-only = This table is read-only.
refused-too-many = Too fast: wait a moment.
refused-busy = The hall is busy. Try again.
refused-error = Something went wrong in the hall. The game is safe; try again.

## Taking back

undo-proposal = { $seat } asks to take a move back. Do you agree?
undo-mine = You ask to take a move back. Waiting for { $players }.
undo-yes = Agree
undo-no = Refuse
undo-withdraw = Withdraw

## The log

log-title = What happened
log-empty = Nothing yet.
log-older = Show older entries
log-see = See this position
log-past = You look at an earlier position (step { $step })
log-now = Back to now
log-go-back-to = Propose to play on from here

## The score sheet

scores-line = Line

## The rules

rules-loading = Opening the rules…
rules-find = Find in the rules
rules-contents = Contents
rules-pieces = The pieces
rules-hit = { $hit } of { $of }
rules-none = not found
rules-next = Next place
rules-previous = Previous place
rules-in-english = The rules page is in English.

## The end

end-rematch = Rematch
end-go-to-rematch = To the rematch
end-record = Download the record
end-replay = Replay
end-board = See the board
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
end-slips = Your costliest moves
end-better = Better: { $best } ({ $cost } more)
end-first = first move
end-last = the end

## The replay

replay-title = Replay
replay-first = To the start
replay-back = One step back
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
replay-what-if-is = What if? A new table begins at this position. From here on, bots play the other seats and luck is fresh.
replay-sit-as = You play
replay-against = The others
replay-start = Start
