# What the terminal says beside what every table says.

human = human
chance = chance
player = { $seat } ({ $who })
players = { $count ->
    [1] 1 player
   *[other] { $count } players
}
moves = { $count ->
    [1] 1 move
   *[other] { $count } moves
}
rule = Rule
stopped = stopped

## A game at the prompt

title-decides = round { $round } · { $player } decides
title-round = round { $round }
title-over = the game is over
how-to-type = Type the number of a move or its text; help lists what else there is.
how-to-move = Make a move by its number, by its text, or by as much of its text as tells it from the others.
type-something = Type a number or a move, or help.
moves-short = (moves: each of them with a sentence)
more-before = … { $count } more before (log { $all })
illegal-now = { $move }: not now. { $reason } ({ $rule })
read-rule = To read the rule: rules { $rule }. To see what you may do: moves
read-moves = To see what you may do: moves
clear-screen = Enter clears the screen for the next player:
hand-over = Hand over to { $player }, who presses Enter to look:
undone = Taken back: { $move }
saved-in = Saved in { $file }. To go on with it:
loaded = { $count ->
    [1] Loaded { $file }, 1 move.
   *[other] Loaded { $file }, { $count } moves.
}
whole-game-saved = The whole game is in { $file }. To see it again:
not-saved-now = From now on the game is not saved: { $reason }. Use: save FILE
left-saved = You left the table. The game is saved in { $file }. To go on with it:
left-nothing = You left the table; nothing was played since the game was begun, saved or loaded.
left-unsaved = You left the table, and this game is not saved.
left-advice = Next time, type save FILE before you quit, or let every move be saved:

typed-board = show the board and the moves again
typed-moves = every move you may make, each with a sentence
typed-score = the score sheet as it stands
typed-hint = the three moves a search likes best, what they are worth, and how sure it is
typed-log = the last N things that happened (20)
typed-rules = the text of a rule, by the number that moves and refusals name
typed-undo = take back your last move, unless something was drawn or another seat moved since
typed-save = write the game down; 'load' and 'gnomehall replay' read it
typed-load = go on with a saved game instead of this one
typed-help = this list
typed-quit = leave the table; so does Ctrl-D

hint-interval = { $low } to { $high }
hint-visits = { $count ->
    [1] 1 visit, { $share } of all
   *[other] { $count } visits, { $share } of all
}
hint-reading = { $count ->
    [1] (the chance to win, and its 95 % interval; 1 iteration of search)
   *[other] (the chance to win, and its 95 % interval; { $count } iterations of search)
}

sheet-title = Score
sheet-total = Total
sheet-tie = breaks ties: { $what }

outcome-ended = The game ended in round { $round }: { $ending }.
outcome-won = { $count ->
    [1] { $names } wins.
   *[other] { $names } share the victory.
}
outcome-place = { $place }. { $player }, { points }

## Replays

replay-head = { $game }, rules { $version }, edition { $edition } ({ $hash })
replay-option = option { $name }: { $value }
replay-prompt = Enter goes on, q quits:
replay-after = After { $moves }, in round { $round }:
replay-asked = Now { $player } decides: { $prompt }
replay-not-over = The game is not over; { $player } decides. This is the score as it stands.
record-holds = { $file } holds: { $game }, { $players }, { $moves }, { $ending }
record-not-over = not over
illegal-in-record = '{ $move }' is not legal now: { $reason } ({ $rule }). Legal: { $legal }

## Analyses

analysis-nothing = Nobody had anything to decide in this game.
analysis-title = The chance of each seat to win
analysis-moves = Moves
analysis-end = { $number } (end)
analysis-turns = Turning points
analysis-no-turn = There was no turning point.
analysis-turn = after { $number } moves, { $player }: { $move }: { $other } from { $before } to { $after }
analysis-costliest = The costliest moves of { $player }
analysis-no-cost = { $player } gave nothing away that the search saw.
analysis-cost = after { $number } moves: { $move } ({ $value } instead of { $better }); better: { $best }
analysis-effort = { $count ->
    [1] 1 decision, { $iterations } iterations of search
   *[other] { $count } decisions, { $iterations } iterations of search
}

## The list of games

games-game = Game
games-players = Players
games-minutes = Minutes
games-what = What it is
games-credit = { $game }, by { $people }
games-options = Options of { $game } (--option NAME=VALUE):
games-default = { $value } (default)
games-any-text = any text
games-play = Play one: gnomehall play { $game }

## Editions

edition-good = { $file }: a good edition of { $game }
edition-name = name
edition-shipped = as shipped
edition-changed = changed from the shipped one, { $hash }

## The server

serve-database = database: { $file }
serve-address = address:  { $address }
serve-exposed =
    warning:  everybody who can reach this computer over the network can open tables and watch public ones.
              What is sent is not encrypted: on the internet, put a reverse proxy with TLS before it (docs/hosting.md).

## Batches of games

bar-games = games
bar-decisions = decisions
batch-stopped = Stopped after { $count } of { $total } games.
sim-title = { $game }, { $count ->
    [1] 1 game, seed { $seed }
   *[other] { $count } games, seed { $seed }
}
arena-title = { $game }, { $players } players, { $count ->
    [1] 1 game, seed { $seed }
   *[other] { $count } games, seed { $seed }
}
arena-ahead = How often placed before
facts-rounds = Rounds
facts-rounds-are = { $mean } on average, { $least } to { $most }
facts-endings = Endings
facts-seats = By seat
facts-shared = Shared
facts-shared-are = { $count ->
    [1] 1 victory ({ $share })
   *[other] { $count } victories ({ $share })
}
facts-speed = Speed
facts-speed-is = { $count ->
    [1] 1 decision in { $seconds } s, { $rate } decisions a second
   *[other] { $count } decisions in { $seconds } s, { $rate } decisions a second
}
pure-build = This is the pure Python build; the compiled one gives the same result sooner.

column-bot = Bot
column-games = Games
column-wins = Wins
column-win-rate = Win rate
column-interval = 95 %
column-score = Score
column-margin = Margin
column-rating = Rating
column-to-move = To move
column-taken = Taken
column-takes = Takes
column-by = By
column-points = Points
column-each = Each
column-mean = Mean
column-least = Least
column-tenth = 10 %
column-half = Half
column-ninety = 90 %
column-most = Most

## Reports on balance

ordinal = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $number }th
}
share-more = more
share-less = less
note-strong = strong
note-weak = weak
note-never = never
note-always = always
balance-page = How balanced { $game } is
balance-page-about = Bots of one kind play each other, so that nothing but the game tells the players apart. Each section names the command that made it; with `--markdown` it makes the section anew.
balance-made-by = Made by `{ $command }`.
balance-games = { $count ->
    [1] 1 game, seed { $seed }.
   *[other] { $count } games, seed { $seed }.
}
balance-order = Turn order
balance-order-about = Whoever was the first to decide anything in a game was the first to move, the next seat the second, and so on: where the first player is drawn by lot, the number of a seat says nothing.
balance-fair = A fair share is { $share }; more or less is noted where the interval does not hold it.
balance-course = Course
course-scores = Scores
course-winners = Scores of winners
course-margins = Margin of victory
course-reading = 10 %, half and 90 % of all are at most the numbers below these words.
course-endings = Endings: { $endings }.
course-shared = Shared victories: { $count } ({ $share }).
balance-taken = What was taken
balance-noted = To look at
balance-note = Note
balance-luck = { $count ->
    [1] The wins of 1 thing were tested against luck, each at 95 %: if all were fair, up to about { $expected } would still be noted as strong or weak. More games show which of them are.
   *[other] The wins of { $count } things were tested against luck, each at 95 %: if all were fair, up to about { $expected } would still be noted as strong or weak. More games show which of them are.
}
balance-reading = How to read what was taken
balance-word = Word
balance-caution = Who is ahead can take more, so most things look good, and a number is a reason to look, not a proof: compare things of one kind. What one bot does not take, a better bot or a person may.
reading-games = in how many games the thing was within reach
reading-taken = the share of these games in which anybody took it
reading-takes = how often a player took it in such a game, on average
reading-by = the share of players who took it at least once
reading-wins = percentage points that its takers won more than a fair share of the games
reading-points = how much more its takers scored than the others of the same table, where there were both
reading-each = points ahead of the table for every take more than it; a terminal of { $columns } columns shows it
reading-interval = half the 95 % interval; nothing is said unless { $fewest } tables had takers and others
reading-never = taken in less than { $never } of the games
reading-always = taken by more than { $always } of the players; in as many games, if only one player can have it
reading-strong = the wins are more than { $points } points off, and their interval is clear of 0

## What is wrong with a command

did-you-mean = { $count ->
    [1] ; did you mean { $first }?
   *[other] ; did you mean { $first } or { $other }?
}
must-be-whole = must be a whole number, not '{ $given }'
must-be-at-least = must be at least { $least }, not { $given }
must-be-between = must be from { $least } to { $most }, not { $given }

error-usage = { $reason }; see { $command } --help
error-unknown-word = '{ $word }' is not understood{ $near }; see { $command } --help
error-no-command = there is no command '{ $command }'{ $near } (commands: { $known })
error-no-extra = '{ $command }' needs more than the library ({ $module } is not installed): pip install 'gnomehall[{ $extra }]'
error-no-language = there is no language '{ $name }'; the languages are { $known }
error-no-game = there is no game '{ $name }'{ $near } (games: { $known })
error-which-game = which game? Name one of 'gnomehall games', or --load FILE
error-no-person = { $flag }: a person can't play a batch; seat bots ({ $known })
error-no-player = { $flag }: '{ $name }' can't be seated{ $near } (who can: { $known })
error-empty-seat = { $flag }: a seat is empty (who can sit there: { $known })
error-wrong-seats = { $game } is for { $allowed } players, not { $count }; give one name a seat, with commas
error-wrong-players = --players: { $game } is for { $allowed } players, not { $count }
error-option-form = --option: write it as name=value, not '{ $given }'
error-no-option = --option: { $game } has no option '{ $name }'{ $near } (it has: { $known })
error-option-twice = --option: '{ $name }' is given twice; give it once
error-option-value = --option: option { $name } is one of { $values }, not '{ $given }'
error-bad-edition = { $count ->
    [1] { $file }: { $problem } (1 problem; see gnomehall edition check { $file })
   *[other] { $file }: { $problem } ({ $count } problems; see gnomehall edition check { $file })
}
error-edition-problems = { $count ->
    [1] { $file }: 1 problem to mend
   *[other] { $file }: { $count } problems to mend
}
error-which-edition = what to do with an edition? Name one of { $known }; see { $command } --help
error-not-toml = { $file }: not a TOML file: { $reason }
error-edition-game = { $file }: edition: game: must name a game of the hall, like game = "{ $game }"
error-in-file = { $file }, line { $line }: { $reason }
error-no-saved-game = { $file } exists and is no saved game; choose another name
error-holds-game = { $file } holds a game that is not over: go on with it by --load, or choose another name
error-load-settled = --load: the saved game has its options and its edition already; leave out --option and --edition
error-load-other-game = { $file } is a game of { $other }, not of { $game }
error-other-game = { $file } is a game of { $other }: gnomehall play { $other } --load { $file }
error-saved-seats = --seats: the saved game has { $count } seats, not { $given }
error-saved-nobody = the saved game does not say who sits in each seat; give --seats
error-saved-player = the saved game was played by '{ $name }', whom we can't seat; give --seats
error-bot-failed = { $failure }; the game up to there is in { $file }: please send it to us with this line
error-fewer-moves = { $count ->
    [1] --at: the game has 1 move; ask for fewer than { $given }
   *[other] --at: the game has { $count } moves; ask for fewer than { $given }
}
error-no-seat = { $count ->
    [1] --seat: the game has 1 seat, number { $last }
   *[other] --seat: the game has { $count } seats, from 0 to { $last }
}
error-no-move-number = there is no move number { $number }; they go from 1 to { $count }
error-several-moves = { $more ->
    [0] '{ $move }' may be { $moves }; say more of it
    [1] '{ $move }' may be { $moves } or 1 other; say more of it
   *[other] '{ $move }' may be { $moves } or { $more } others; say more of it
}
error-log-number = log takes a number of lines, not '{ $given }'
error-name-rule = name a rule, like: rules { $rule }
error-name-file = name a file, like: { $command } monday.game
error-nothing-undone = Nothing is taken back: { $reason }.
error-no-rule = { $game } has no rule { $rule }
error-rule-form = '{ $given }' is no rule; rules are written like { $known }
error-no-rule-or-game = '{ $name }' is neither a rule, like GNO-41, nor a game{ $near } (games: { $known })
error-entrant-twice = --entrants: '{ $name }' is named twice; name each bot once
error-few-entrants = { $count ->
    [1] --entrants: 1 bot can't fill a table of { $players }; name more
   *[other] --entrants: { $count } bots can't fill a table of { $players }; name more
}
error-one-bot = --bot: name one bot, which then sits in every seat
error-markdown-folder = --markdown: there is no folder { $folder }; check the name
error-perft-over = --at: the game is over after { $count } moves; ask for fewer
error-db-folder = --db: { $folder } can't be made ({ $reason }); say where the database is
error-db-form = --db: write it as { $form }, not '{ $given }'
error-db-no-folder = --db: there is no folder { $folder }; make it first

file-missing = { $file } does not exist; check the name
file-no-folder = { $file }: there is no folder { $folder }; check the name
file-is-folder = { $file } is a folder, not a file
file-too-large = { $file } is too large: more than { $bytes } bytes; is it the right file?
file-not-text = { $file } is not a UTF-8 text: byte { $byte } can't be read
file-no-permission = { $file }: no permission; choose another file or folder
file-system = { $file }: { $reason }
file-no-name = '{ $file }' is no name for a file: { $reason }

## Help

help-usage = usage:
help-arguments = arguments
help-options = options
help-examples = examples:
help-help = show this help
help-language = the language of everything that is printed: { $known } (the language of the system)
help-version = the version, and whether it is compiled
help-game = one of 'gnomehall games'
help-option = an option of the game, as 'gnomehall games' lists them; may be given several times
help-edition-file = play with the components of this file (see gnomehall edition)
help-json = print one JSON object
help-saved-game = the saved game
help-at-table = how many at a table (2)
help-batch-seed = the seed of the batch (0)
help-jobs = how many processes (one for each core)
help-out = add every game to this file, one JSON object a line; the same command then goes on where it stopped
help-games-1000 = how many games (1000)
help-games-100 = how many games at every table (100)

about-gnomehall = One digital table for three gnome board games: play them, replay them, simulate them.
examples-gnomehall =
    gnomehall                              serve the hall and open it in the browser
    gnomehall games                        which games there are
    gnomehall play gnomopolis              play one of them against a bot
    gnomehall COMMAND --help               more about a command, with examples

help-serve = serve the hall: play in the browser, alone or with others
about-serve = Serve the hall: lobby, tables, bots and the page to play on. Ctrl-C ends it; every game stays on disk.
examples-serve =
    gnomehall serve                                         serve on this computer, and open the browser
    gnomehall serve --port 9000 --no-browser                on another port, without a browser
    gnomehall serve --db sqlite:///games.db                 keep the games in this file
    gnomehall serve --host 0.0.0.0                          for everybody who can reach this computer
help-serve-host = where to listen (127.0.0.1)
help-serve-port = the port (8137); 0 takes a free one
help-serve-db = the database, sqlite:///FILE (a file in your data folder)
help-serve-name = a name by which the hall is called from elsewhere, as hall.example.org; may be given several times
help-serve-openings = how many tables one address may open in an hour (120)
help-serve-clear = days until a table that nobody ever played at is cleared away (30); 0 keeps them all
help-serve-no-browser = do not open a browser

help-games = list the games with their seats and options
about-games = List the games: how many can play, how long it takes, whose work it is, and what can be chosen.
examples-games =
    gnomehall games                                         the games, their seats and options
    gnomehall play gnomopolis --option NAME=VALUE           play with an option

help-play = play a game in the terminal
about-play = Play a whole game in the terminal, with people and bots in any seat.
examples-play =
    gnomehall play gnomopolis                               you against one bot
    gnomehall play gnomopolis --seats human,medium,hard     you against two
    gnomehall play gnomopolis --seats human,human           two people at one screen
    gnomehall play gnomopolis --seats human                 alone
    gnomehall play gnomopolis --seats random,random         only watch
    gnomehall play gnomopolis --save evening.game           every move is saved at once
    gnomehall play --load evening.game --save evening.game  go on another day

    At the prompt, type the number of a move, or its text, or help.
help-play-game = one of 'gnomehall games'; --load knows it from the file
help-play-seats = who sits in each seat: human or a bot (human,random)
help-play-seed = take chance and the bots from this seed, so that the game can be repeated
help-play-load = go on with a saved game
help-play-save = save the game in this file after every move

help-replay = print, step through or check a saved game
about-replay = Print a saved game move by move, step through it, or check that it holds.
examples-replay =
    gnomehall replay evening.game                           every move, what it did, and the result
    gnomehall replay evening.game --step                    move by move with the board; Enter goes on
    gnomehall replay evening.game --at 40                   the board after 40 moves
    gnomehall replay evening.game --check                   exit status 0 if it holds, 1 if not

    A replay shows everything, also what was hidden while the game was played.
help-replay-step = show the board after every move and wait for Enter
help-replay-at = show the board after N moves, and stop
help-replay-check = only say whether it holds; exit status 1 if it does not

help-analyse = the win chances over a saved game, its turning points and mistakes
about-analyse = Print the chances of each seat over a saved game, the turning points, and the costliest moves of a seat.
examples-analyse =
    gnomehall analyse evening.game                          the chances over the game, the turning points
    gnomehall analyse evening.game --seat 0                 and the costliest moves of seat 0
    gnomehall analyse evening.game --seat 0 --seconds 300   with more thought

    A chance is what a search expects from what the seat that decides could know. It is an
    opinion: a stronger player may find more.
help-analyse-seat = also show the costliest moves of this seat
help-analyse-seconds = how long it may take at most (60)
help-analyse-iterations = how much a decision is thought about (2000)

help-sim = play batches of games between bots
about-sim = Play many games between bots on all cores, in fair turns of seats, and sum them up.
examples-sim =
    gnomehall sim gnomopolis --seats medium,greedy --games 400
    gnomehall sim gnomopolis --seats hard,greedy,greedy,greedy --games 100 --out hard.jsonl
    gnomehall sim gnomopolis --seats random,random --games 10000 --seed 7 --jobs 4
    gnomehall sim gnomopolis --seats random,random --json > result.json
    gnomehall sim gnomopolis --edition my.toml              with changed components

    From game to game everybody moves on by a seat, and the games of one round of seats are
    played with the same chance. The same seed gives the same result, whatever --jobs is.
    A game that several players win together counts as a part of a win for each, so the wins
    add up to the games. Ctrl-C stops the batch and prints what was played so far; with --out
    the same command goes on from there.
help-sim-seats = the bots at the table (random,random)

help-arena = let bots play each against each, and rate them
about-arena = Let several bots play each against each on all cores, and rate them.
examples-arena =
    gnomehall arena gnomopolis --entrants random,greedy,easy,medium --games 100
    gnomehall arena gnomopolis --entrants random,greedy,easy,medium --players 4 --games 100
    gnomehall arena gnomopolis --entrants greedy,medium,hard --games 100 --out ladder.jsonl

    Every table that the entrants can make plays so many games: with two players, each entrant
    meets each other one. Seats and chance are shared out fairly, as 'gnomehall sim' does it.
    The rating is OpenSkill's. With --out the same command goes on where it was stopped.
help-arena-entrants = the bots that take part

help-balance = measure how balanced a game is: turn order, lengths, scores, cards
about-balance = Let bots of one kind play each other on all cores, and measure how balanced the game is.
examples-balance =
    gnomehall balance gnomopolis --games 1000               two greedy bots
    gnomehall balance gnomopolis --players 4 --bot medium --games 200 --out four.jsonl
    gnomehall balance mighty-gnomes --edition my.toml       with changed components
    gnomehall balance gnome-village --option deluxe=yes --json > deluxe.json
    gnomehall balance gnomopolis --markdown balance.md      the tables for a page

    Bots of one kind play each other, so that nothing but the game tells the players apart.
    You see what it is worth to begin, how games end, how long they are, how scores spread, and
    for each thing that can be taken how often it is, and how its takers fare. To try a change,
    export the edition (gnomehall edition export), change it, and compare two reports with the
    same seed. What a weak bot never takes may still be strong: ask a better bot too. And who
    is ahead can take more, so a number is a reason to look, not a proof.
    Ctrl-C stops the batch and prints what was played so far; with --out the same command goes
    on from there.
help-balance-bot = the bot in every seat (greedy)
help-markdown = write the tables as a section of this Markdown page, in place of the same section if it has it

help-perft = count all lines of play to a depth
about-perft =
    Count all lines of play from a position, chance included. Two programs that agree on these numbers
    agree on the rules that were met.
examples-perft =
    gnomehall perft gnomopolis --players 2 --depth 3
    gnomehall perft gnomopolis --players 4 --depth 2 --seed 7 --at 100   after 100 random moves from seed 7
    gnomehall perft gnomopolis --players 2 --depth 2 --json
help-perft-players = how many play
help-perft-depth = how many moves deep
help-perft-seed = the seed of the moves that lead to the position (0)
help-perft-at = begin after so many random moves (0)

help-edition = write out, change and check the components of a game
about-edition = The components of a game are a TOML file that anyone can change, check and play with.
examples-edition =
    gnomehall edition export gnomopolis > my.toml           the shipped components, to begin with
    gnomehall edition check my.toml                         what is wrong with a changed file
    gnomehall play gnomopolis --edition my.toml             play with it
    gnomehall sim gnomopolis --edition my.toml              see what it does to the game
help-edition-export = print the shipped edition of a game
about-edition-export = Print the shipped edition of a game, with its comments.
examples-edition-export =
    gnomehall edition export gnomopolis > my.toml
help-edition-check = say what is wrong with an edition
about-edition-check = Check an edition: every mistake by entry and field, or its name, hash and counts. Exit status 2 if wrong.
examples-edition-check =
    gnomehall edition check my.toml
    gnomehall edition check my.toml --game gnomopolis       and it must be one of Gnomopolis
help-edition-check-file = the edition
help-edition-check-game = the game it must be for; else the file says it

help-rules = show the text of a rule, or all rules of a game
about-rules = Show the text of a rule by its number, or all rules of a game by its name.
examples-rules =
    gnomehall rules GNO-41                                  one rule
    gnomehall rules gnomopolis | less                       all rules of a game
help-rule = a rule like GNO-41, or the name of a game
