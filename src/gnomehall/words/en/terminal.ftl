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

## Chance that can be checked

verify-sound = { $count ->
        [one] the draw is
       *[other] all { $count } draws are
    } what the secret and the players' numbers give; compare the promise with what you saw when it began: { $commitment }
verify-opener = Whoever opened the table sent a number before the deal, so the hall could not choose it.
verify-no-opener = Nobody sent a number before the deal: the hall could have chosen a secret by what it deals.
verify-numbers = { $count ->
        [0] No number of a player entered after that: whoever could read the hall's database could know every draw.
        [one] One number of a player entered after that, in { $chains ->
            [one] one chain
           *[other] { $chains } chains
        }.
       *[other] { $count } numbers of players entered after that, in { $chains ->
            [one] one chain
           *[other] { $chains } chains
        }.
    }
verify-undone = { $count ->
        [one] One draw was taken back and is
       *[other] { $count } draws were taken back and are
    } not in the record; the players remember whether they agreed to that.
verify-repeats = It has the luck of another game, so its draws could be known before.
verify-unprovable = the record says nothing of where its draws came from, so they can't be checked.
verify-hidden = the secret is not shown before the game has ended; what was promised is { $commitment }
verify-secret = the secret is not the one that was promised.
verify-other = what you saw when it began is not what the record says: { $commitment }
verify-draw = line { $line }: '{ $drawn }' was drawn, but '{ $due }' was due.

## Analyses

analysis-nothing = Nobody had anything to decide in this game.
analysis-title = The chance of each seat to win
analysis-moves = Moves
analysis-end = { $number } (end)
analysis-turns = Turning points
analysis-no-turn = There was no turning point.
analysis-turn = after { $number } moves, { $player }: { $move }: { $other } from { $before } to { $after }
analysis-luck = Luck and decisions: what changed the chances
analysis-luck-start = at first
analysis-luck-draws = draws
analysis-luck-moves = moves of { $player }
analysis-luck-end = end
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
games-a-seat = a seat, from 0
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
serve-standby = waiting to take over: { $db }
serve-exposed =
    warning:  everybody who can reach this computer over the network can open tables and watch public ones.
              What is sent is not encrypted: on the internet, put a reverse proxy with TLS before it (docs/hosting.md).
db-found = { $db }: layout { $layout } (this program writes layout { $newest })
db-counts = { $tables } tables, { $entries } entries, { $grants } grants, { $editions } editions
db-sound = sound: every row can be read and belongs to a table
db-replayed = { $count ->
    [0] sound, and every table can be played on
    [1] sound, but 1 table can't be played on: see above
   *[other] sound, but { $count } tables can't be played on: see above
}
db-damaged = { $count ->
    [1] damaged: 1 problem
   *[other] damaged: { $count } problems
}
db-migrated = { $db }: migrated from layout { $was } to layout { $now }
db-unchanged = { $db }: has layout { $now } already
db-copied = { $source } copied to { $target }, read again and compared: the same in every row

## Batches of games

bar-games = games
bar-decisions = decisions
batch-stopped = Stopped after { $count } of { $total } games.
probing-strong = strong players
probing-circles = players who go round in circles
probing-delays = players who stall
probing-tricks = tricks in heats
probing-trick = the best trick
probe-title = Holes in the rules of { $game }
probe-nothing = Nothing was found.
probe-found = { $count ->
    [1] One finding.
   *[other] { $count } findings.
} A percentage has its 95 % interval behind it; replay the record to see for yourself.
probe-endless = Games do not end: { $found } of { $games } had to be cut off ({ $low }-{ $high }; at most { $bound }).
probe-stalling = One player can stall: then { $found } of { $games } games had to be cut off ({ $low }-{ $high }; at most { $bound }).
probe-loop = The game can go round in circles: one position came up { $what } times.
probe-idle = There is little to choose: in { $found } of all rounds a player had no choice ({ $low }-{ $high }; at most { $bound }).
probe-seat = Turn order decides: the { $what } to move wins { $found } of { $games } games ({ $low }-{ $high }; at most { $bound }).
probe-unreachable = { $what }: never within reach in { $games } games.
probe-never-legal = { $what }: within reach, but nobody could ever take it in { $games } games, not even random players.
probe-unwanted = { $what }: strong players take it in { $found } of { $games } games ({ $low }-{ $high }; at least { $bound }).
probe-strong = { $what }: decides games; its takers win { $found } percentage points more than others did from equally good positions ({ $low }-{ $high }; at most { $bound }).
probe-weak = { $what }: a trap; compared with others in equally good positions, its takers win { $found } percentage points ({ $low } to { $high }; at most { $bound } less).
probe-dominated = { $what }: { $other } is at least as good in everything that is printed, and better in something.
probe-trick = One trick beats { $other }: '{ $what }' wins { $found } of { $games } games ({ $low }-{ $high }; at most { $bound }).
merged = { $folder }: { $count ->
    [1] 1 game
   *[other] { $count } games
} of { $folders ->
    [1] 1 folder
   *[other] { $folders } folders
}{ $repeated ->
    [0] .
    [1] ; one game was in several of them and is counted once.
   *[other] ; { $repeated } games were in several of them and are counted once.
}
selfplay-done = { $file }: { $count ->
    [1] 1 decision
   *[other] { $count } decisions
} of { $games ->
    [1] 1 game
   *[other] { $games } games
}
learn-play = playing
learn-train = training
learn-duel = against the champion
learn-generation = Generation { $number }: { $positions } positions, loss { $loss } (without a network { $plain }), won { $rate } of { $games } games ({ $low }-{ $high }); { $promoted ->
    [yes] { $network } is the new champion.
   *[no] the champion stays.
}
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
column-game = Game
column-finding = Finding
column-shown-by = Shown by
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
column-by = Takers
column-points = Points
column-each = Each
column-mean = Mean
column-least = Least
column-tenth = 10 %
column-half = Half
column-ninety = 90 %
column-most = Most

## Reports on balance

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
balance-order-about = The first to move is whoever decided something first, the next seat is the second, and so on: where the first player is drawn by lot, the number of a seat says nothing.
balance-fair = A fair share is { $share }; more or less is noted where the interval does not hold it.
balance-course = Course
course-scores = Scores
course-winners = Scores of winners
course-margins = Margin of victory
course-reading = 10 %, half and 90 % of all values are at most the number in that column.
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
balance-caution = Players who are ahead can take more, so most things look good: a number is a reason to look, not a proof. Compare things of one kind. What one bot does not take, a better bot or a person may.
reading-games = in how many games the thing was within reach
reading-taken = the share of these games in which anybody took it
reading-takes = how often a player took it in such a game, on average
reading-by = the share of players who took it at least once
reading-wins = percentage points that its takers won more than a fair share of the games
reading-points = how much more its takers scored than the others of the same table, where there were both
reading-each = points ahead of the table for every take more than it; a terminal of { $columns } columns shows it
reading-interval = half the 95 % interval; left out unless at least { $fewest } tables had both takers and others
reading-never = taken in less than { $never } of the games
reading-always = taken by more than { $always } of the players; in as many games, if only one player can have it
reading-strong = the wins are more than { $points } points off, and their interval is clear of 0

## Comparisons of two editions

compare-takes = About { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}: { $pairs } pairs of games, { $cores } at a time.
compare-takes-at-most = At most about { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}: up to { $pairs } pairs of games, { $cores } at a time; fewer if the change has little effect. Games for --worth come on top.
bar-pairs = { $count ->
    [1] pairs, 1 player
   *[other] pairs, { $count } players
}
bar-trials = { $count ->
    [1] restricted play, 1 player
   *[other] restricted play, { $count } players
}
column-before = A
column-after = B
column-change = Change
column-component = Component
column-edition = Edition
column-offered-before = Offered, A
column-offered-after = Offered, B
column-taken-before = Takers, A
column-taken-after = Takers, B
column-raw = Raw
column-adjusted = Adjusted
column-forbidden = Forbidden
column-search = Search
compare-editions = A is { $before }; B is { $after }.
compare-editions-each = A is { $before }; B is the same with the change that each heading names.
compare-shipped = the shipped edition
compare-overview = At a glance
compare-overview-equal = the same as A, measured by itself
compare-overview-none = no significant change in the headline figures
compare-page = What a change does to { $game }: from { $before } to { $after }
compare-games = { $count ->
    [1] 1 game, seed { $seed }.
   *[other] { $count } games, seed { $seed }.
}
alone-wins = Wins by turn order: { $wins }; a fair share is { $fair }.
alone-course = On average a game lasts { $rounds } rounds and a player scores { $score } points.
alone-endings = How games end: { $endings }.
alone-drama = The lead changes { $leads } times, and { $decided } of the way through a game the winner takes the lead for good.
alone-strong = Worth most to its takers, adjusted, in percentage points of wins: { $names }.
alone-weak = Worth least: { $names }.
alone-figures = Figures
alone-components = Components
alone-about = One edition, measured by itself. Whether enough games have been played is checked after { $least } games and then every { $every }. Each interval is a 95 % interval by itself.
edition-alone = by itself
compare-pairs = { $count ->
    [1] 1 pair of games, seed { $seed }.
   *[other] { $count } pairs of games, seed { $seed }.
}
compare-stopped = Stopped before enough was known.
compare-few = Fewer than { $fewest } pairs are too few to report any figure.
compare-changed = What changed from A to B: { $changes }.
compare-same = No significant change in: { $names }.
compare-taken-changed = { $count ->
    [1] 1 component is taken significantly more or less often: { $names }.
   *[other] { $count } components are taken significantly more or less often, above all: { $names }.
}
compare-figures = What changed and what did not
compare-taken = How often components are taken
compare-worth = What components are worth to their takers
compare-others = { $count ->
    [1] 1 more component shows less, or nothing significant; --all lists it too.
   *[other] { $count } more components show less, or nothing significant; --all lists them too.
}
compare-note-changed = changed
compare-note-new = only in B
compare-note-gone = only in A
compare-reading = How to read it
compare-about = A is the first edition, B the second. Both games of a pair have the same seats and the same luck: a draw depends on what is drawn from, not on what was drawn elsewhere before. Changes are means over pairs, in percentage points for shares. Whether enough pairs have been played is checked after { $least } pairs and then every { $every }.
column-by-ab = Takers, A and B
reading-offered = the share of the games in which it was within reach
reading-by-all = the share of all players, in all games, who took it
reading-raw = percentage points by which its takers won more than a fair share; players who are ahead can take more, so this flatters most things
reading-adjusted = the same, compared with players who took anything from an equally good position: the same estimated chance of winning, the same lead
reading-forbidden = percentage points of wins that a taker loses when the same game is played again and that player may not take it (--worth)
reading-search = how far the chance of winning that a search estimates drops if it may not be taken at that moment (--worth)
reading-changed = significant: headline figures are judged together by Holm's method, so that the chance of even one false alarm among them is at most 5 %; how often components are taken is judged by Benjamini and Hochberg's, so that at most 5 % of those named are expected to be luck
reading-told = significant, by Benjamini and Hochberg's method over all components: of those with a star, at most 5 % are expected to be luck
chart-changes = Changes of shares from A to B with 95 % intervals; significant ones are blue.
chart-components = Components (of B, where there are two editions): how many players take them, and their adjusted worth with its 95 % interval. Significant ones are blue; the best and the worst of these are named.
chart-wins = Wins by turn order with 95 % intervals; the dashed line is a fair share.
chart-ending = How games end, with 95 % intervals.
chart-rounds = How many rounds games last.
chart-scores = Final scores of all players.
chart-component = What it is worth to its takers, with 95 % intervals.
chart-percent = percent of games
chart-share-of-rounds = percent of games
chart-share-of-scores = percent of players
chart-axis-rounds = { $step ->
    [1] rounds
   *[other] rounds, { $step } to a bar
}
chart-axis-scores = { $step ->
    [1] final score
   *[other] final score, { $step } points to a bar
}
chart-points-worth = percentage points
column-offered = Offered
column-example-of = An example of
column-save = The game as a file
example-usual = a typical game
example-short = a short game
example-long = a long game
example-close = a close game
example-one-sided = a one-sided game
example-turning = many lead changes
example-components = components that the other games lack
report-contents = Contents
report-played = What was played
report-examples = Games to replay
report-examples-about = The files are inside this page: save one, and open it in the lobby of the hall with “Open a record” or with 'gnomehall replay FILE'. With two editions, a number stands for the same seats and the same luck in both.
report-components = Component by component
report-taken-in = Taken in game
played-game = Game
played-edition = Edition { $name }
played-edition-alone = Edition
played-edition-is = { $name }, { $hash }
played-players = Players
played-bot = Bot in every seat
played-seed = Seed
played-seed-is = { $seed }, games numbered from 0
played-options = Options
played-games = Pairs of games
played-games-alone = Games
played-command = Command
played-version = Made by
component-alone = It is within reach in { $offered } of the games; { $taken } of the players there take it.
component-one = It is { $where }. It is within reach in { $offered } of the games there; { $taken } of the players there take it.
component-changed = With B it is within reach in { $offered } of the games. { $after } of all players take it instead of { $before }: a significant change of { $change } percentage points.
component-same = With B it is within reach in { $offered } of the games. { $after } of all players take it, and { $before } with A: no significant change ({ $change } percentage points).
component-unknown = Too few players take it, or too few leave it, to say what it is worth.
component-not-told = Its worth, adjusted for the positions of its takers, is { $points } percentage points: not significant, all components considered.
component-strong = Its takers win { $points } percentage points more than others did from equally good positions.
component-weak = Its takers win { $points } percentage points less than others did from equally good positions.
component-forbidden = A taker who may not take it loses { $points } percentage points of wins.
component-search = Without it, a search rates the position { $points } percentage points lower.
gate-title = Gate
gate-what = What does not hold
column-at-table = Table
column-bound = Bound
column-found = Found
gate-least = at least { $value }
gate-most = at most { $value }
gate-change = changes by at most { $value }
gate-holds = All bounds hold, as far as these games can tell.
gate-broken = { $count ->
    [1] 1 bound does not hold: the whole 95 % interval is beyond it.
   *[other] { $count } bounds do not hold: the whole 95 % interval is beyond each.
}

## Laws

check-games = { $count ->
    [1] 1 game
   *[other] { $count } games
}
check-where = { $setup }, seed { $seed }, { $count ->
    [1] after 1 move
   *[other] after { $count } moves
}
check-record = the game up to there is in { $file }
check-kept = all { $count } laws are kept
check-broken = { $count ->
    [1] 1 law is broken
   *[other] { $count } laws are broken
}

## What is wrong with a command

did-you-mean = { $count ->
    [1] ; did you mean { $first }?
   *[other] ; did you mean { $first } or { $other }?
}
must-be-whole = must be a whole number, not '{ $given }'
must-be-cluster = must be ray, ray://HOST:PORT or HOST:PORT, not '{ $given }'
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
    [1] { $file }: 1 problem to fix
   *[other] { $file }: { $count } problems to fix
}
error-which-edition = what to do with an edition? Name one of { $known }; see { $command } --help
error-not-toml = { $file }: not a TOML file: { $reason }
error-edition-game = { $file }: edition: game: must name a game of the hall, like game = "{ $game }"
error-in-file = { $file }, line { $line }: { $reason }
error-no-saved-game = { $file } exists and is not a saved game; choose another name
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
error-rule-form = '{ $given }' is not a rule; rules are written like { $known }
error-no-rule-or-game = '{ $name }' is neither a rule, like GNO-41, nor a game{ $near } (games: { $known })
error-entrant-twice = --entrants: '{ $name }' is named twice; name each bot once
error-few-entrants = { $count ->
    [1] --entrants: 1 bot can't fill a table of { $players }; name more
   *[other] --entrants: { $count } bots can't fill a table of { $players }; name more
}
error-one-bot = --bot: name one bot, which then sits in every seat
error-csv-start = { $file }: a spreadsheet of an edition begins with [edition]; 'gnomehall edition csv GAME' writes one
error-csv-column = { $file }: { $cell }: its column has no name; name it in the row below the brackets
error-csv-game = { $file }: no row says which game it is for: game in column A, as 'gnomehall edition csv GAME' writes it
error-which-change = name a second edition, or changes with --set, --without and --give, not both
error-no-change = name a second edition, or a change with --set, --without or --give
error-set-form = --set: write it as FIELD=VALUE or FIELD=VALUE,VALUE, like box.coins=25,30, not '{ $given }'
error-no-field = --set { $path }: there is no '{ $name }'{ $near } (there are: { $known })
error-no-entry = no component of the edition has the id '{ $name }'{ $near }
error-bad-change = { $change } does not give a good edition: { $problem }
error-no-component = --component: { $game } has nothing that players take with the id '{ $name }'{ $near }; 'gnomehall compare --all' lists what it has
error-out-folder = --out: the folder { $folder } can't be made ({ $reason }); choose another
error-records-where = with --out DIR, --records writes every game down; name a folder with --out
error-merge-into = --out: { $folder } is one of the folders that are merged, or lies in one; choose another
error-page-folder = { $flag }: there is no folder { $folder }; check the name
error-perft-over = --at: the game is over after { $count } moves; ask for fewer
error-db-folder = --db: { $folder } can't be made ({ $reason }); say where the database is
error-db-form = a database is written as { $form } or { $other }, not '{ $given }'
error-db-no-folder = --db: there is no folder { $folder }; make it first
error-standby-file = --standby: a file has one server; give --db postgresql://USER@HOST/NAME
error-processes-file = --processes: a file has one server; give --db postgresql://USER@HOST/NAME
error-processes-standby = --processes and --standby exclude each other: processes that share a hall take over from each other
error-notify-address = --mail and --notify-anywhere need --notify ADDRESS, by which players reach the hall
error-processes-system = --processes: this system can't have several processes on one port; serve without it
error-which-player = what to do about a player? Name one of { $known }; see { $command } --help
error-which-db = what to do with a database? Name one of { $known }; see { $command } --help

file-missing = { $file } does not exist; check the name
file-no-folder = { $file }: there is no folder { $folder }; check the name
file-is-folder = { $file } is a folder, not a file
file-too-large = { $file } is too large: more than { $bytes } bytes; is it the right file?
file-not-text = { $file } is not a UTF-8 text: byte { $byte } can't be read
file-no-permission = { $file }: no permission; choose another file or folder
file-system = { $file }: { $reason }
file-no-name = '{ $file }' can't be the name of a file: { $reason }

## Help

help-usage = usage:
help-arguments = arguments
help-options = options
help-examples = examples:
help-help = show this help
help-language = the language of everything that is printed: { $known } (the language of the system)
help-version = the version, and whether it is compiled
help-verbose = with --version: also the hashes of the networks that the games come with
help-game = one of 'gnomehall games'
help-option = an option of the game, as 'gnomehall games' lists them; may be given several times
help-edition-file = play with the components of this file, or of an edition that another package brings, by its name
help-json = print one JSON object
help-saved-game = the saved game
help-at-table = how many at a table (2)
help-batch-seed = the seed of the batch (0)
help-jobs = how many processes (one for each core)
help-on = play on a Ray cluster: ray (the one that RAY_ADDRESS names, or a new one on this machine), or its address, ray://HOST:PORT or HOST:PORT
help-out = keep all games in this folder as tables (Parquet), or in a file whose name ends in .jsonl; the same command then goes on where it stopped
help-records = write down every game in that folder too
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
help-serve-db = the database, sqlite:///FILE or postgresql://USER@HOST/NAME (a file in your data folder)
help-serve-name = a name by which the hall is called from elsewhere, as hall.example.org; may be given several times
help-serve-openings = how many tables one address may open in an hour (120)
help-serve-clear = days until a table that nobody ever played at is cleared away (30); 0 keeps them all
help-serve-standby = with PostgreSQL: wait until no other process serves the database, then take over
help-serve-processes = with PostgreSQL: serve with so many processes, which share the hall with each other and with other computers
help-serve-link = where processes that share the hall reach each other (127.0.0.1): this computer's address among several
help-serve-notify = send players notices when they are away; the address is how they reach the hall, as https://hall.example.org
help-serve-mail = with --notify: send mails too, by smtp://USER@HOST:PORT?from=hall@example.org (password in GNOMEHALL_MAIL_PASSWORD)
help-serve-anywhere = with --notify: players may name any host for push and messages, within your network too
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

help-verify = check that the draws of a finished game were not chosen
about-verify = Check every draw of a saved game against the secret that the hall promised by its hash when it began.
examples-verify =
    gnomehall verify evening.game                           exit status 0 if every draw holds, 1 if not
    gnomehall verify evening.game --commitment 5f0c…        what you saw when the game began, to be compared

    Games of halls have it. Those of older halls, lessons and games at one terminal can't be checked.
help-verify-commitment = the promise as it was shown when the game began: 64 digits

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
    gnomehall sim gnomopolis --seats hard,greedy,greedy,greedy --games 100 --out hard
    gnomehall sim gnomopolis --seats random,random --games 10000 --seed 7 --jobs 4
    gnomehall sim gnomopolis --seats random,random --json > result.json
    gnomehall sim gnomopolis --edition my.toml              with changed components

    The bots move on by one seat after each game, and the games of one round of seats have the
    same luck. The same seed gives the same result, whatever --jobs is. A shared victory counts
    as a part of a win for each winner, so wins add up to the games. Ctrl-C stops the batch and
    reports the games played so far; with --out the same command resumes there.
help-sim-seats = the bots at the table (random,random)

help-arena = let bots play each against each, and rate them
about-arena = Let several bots play each against each on all cores, and rate them.
examples-arena =
    gnomehall arena gnomopolis --entrants random,greedy,easy,medium --games 100
    gnomehall arena gnomopolis --entrants random,greedy,easy,medium --players 4 --games 100
    gnomehall arena gnomopolis --entrants greedy,medium,hard --games 100 --out ladder

    Every table that the entrants can make plays this many games: with two players, each entrant
    meets every other. Seats and luck are shared fairly, as in 'gnomehall sim'. The rating is
    OpenSkill's. With --out the same command resumes where it stopped.
help-arena-entrants = the bots that take part

help-balance = measure how balanced a game is: turn order, lengths, scores, cards
about-balance = Let bots of one kind play each other on all cores, and measure how balanced the game is.
examples-balance =
    gnomehall balance gnomopolis --games 1000               two greedy bots
    gnomehall balance gnomopolis --players 4 --bot medium --games 200 --out four
    gnomehall balance mighty-gnomes --edition my.toml       with changed components
    gnomehall balance gnome-village --option deluxe=yes --json > deluxe.json
    gnomehall balance gnomopolis --markdown balance.md      the tables for a page

    Bots of one kind play each other, so that only the game makes a difference between players.
    The report says what the first move is worth, how games end, how long they are, how scores
    spread, and how often each thing is taken and how its takers do. To try a change, export the
    edition (gnomehall edition export), change it, and let 'gnomehall compare' play both. What a
    weak bot never takes may still be strong: try a better bot too. Players who are ahead can
    take more, so a number is a reason to look, not a proof. Ctrl-C stops the batch and reports
    the games played so far; with --out the same command resumes there.
help-balance-bot = the bot in every seat (greedy)
help-markdown = write the tables as a section of this Markdown page, in place of the same section if it has it

help-probe = look for holes in the rules of a game or of a changed edition
about-probe =
    Look for holes in the rules: endless games, loops, stalling, rounds without a choice, seats
    that win too often, components that can never be taken, that nobody wants, that another one
    dominates or that decide games, and a single trick that beats a strong player.
examples-probe =
    gnomehall probe gnomopolis
    gnomehall probe gnomopolis --edition my.toml --players 3
    gnomehall probe gnomopolis --edition my.toml --no-tricks --games 400
    gnomehall probe mighty-gnomes --bot greedy --against greedy --games 100

    Strong players play each other, random players show what is ever legal, and others try to go
    round in circles or to stall. A trick is a kind of move that is always or never made, or one
    changed weight of the advice; tricks play heats, and the best one plays the strong player.
    Every finding is saved as a record. The exit status is 1 if there is one.
help-probe-bot = the strong player in every seat (medium)
help-probe-against = the bot that a trick must beat (hard)
help-probe-games = how many games of strong players (200); the others follow from it
help-probe-no-tricks = do not look for tricks, which takes the longest
help-probe-out = the folder for the records of what is found (probe-GAME)

help-merge = join the tables of several folders of results
about-merge = Join the tables that --out wrote into several folders. A game that is in several of them counts once.
examples-merge =
    gnomehall sim gnomopolis --seats medium,greedy --seed 1 --out one     on one machine
    gnomehall sim gnomopolis --seats medium,greedy --seed 2 --out two     on another
    gnomehall merge one two --out both

    A game is identified by what was played, the seed and its number, so parts of one series
    may overlap. Folders that contradict each other are refused. Any data frame library opens
    the files: games.parquet, seats.parquet, takings.parquet, offers.parquet.
help-merge-folders = folders that --out wrote; subfolders are read too
help-merge-out = the folder to write the joined tables to

help-compare = play two editions of a game in pairs, and say what a change does
about-compare =
    Play two editions of a game game by game with the same seats and the same luck, until the
    changes are known, and say what changed and what did not.
examples-compare =
    gnomehall edition export gnomopolis > my.toml           then change a number in it
    gnomehall compare gnomopolis shipped my.toml            until changes are known to 2 points
    gnomehall compare gnomopolis shipped my.toml --players 2,3,4 --bot medium --to 2
    gnomehall compare gnomopolis a.toml b.toml --games 400 --out trial
    gnomehall compare gnomopolis a.toml b.toml --worth 50 --component B15
    gnomehall compare gnomopolis shipped --set stock.2.coins=25,30,35 --without B15
    gnomehall compare gnomopolis shipped my.toml --gate gate.toml --html report.html

    Luck is tied to what is drawn from, so one extra gnome in a cup does not change which card
    comes next, and two equal editions play equal games. A component's worth is what its takers
    won, raw and adjusted for their positions; with --worth also what they lose when the game is
    played again without it, and how a search rates that. Significance is judged by Holm's method
    for figures, by Benjamini and Hochberg's for components. Ctrl-C stops it and reports what is
    known; with --out the same command resumes there.
help-compare-before = the edition to start from: a file, or 'shipped' for the one that comes with the game
help-compare-after = the changed edition, likewise
help-compare-set = instead of B.toml, set a field of the first edition to each of these values: box.coins=25,30,35; an entry of a list goes by its id: buildings.B15.cost; may be given several times
help-compare-without = instead of B.toml, leave this component out, by its id; may be given several times
help-compare-give = instead of B.toml, add one copy of this component; may be given several times
help-compare-players = how many at a table, one or several numbers: 2,3,4 (2)
help-compare-to = play until the change of every headline figure is known to within this many percentage points, or percent of a mean (2)
help-compare-games = play this many pairs of games instead
help-compare-worth = for each component, play this many games again in which a taker may not take it (0)
help-compare-component = do so only for this component, by its id; may be given several times
help-compare-out = keep all games in this folder, also as tables (Parquet); the same command then resumes where it stopped
help-compare-all = list all components, also those with nothing significant
help-compare-gate = bounds that must hold for the changed edition, as TOML; exit status 1 if one does not
help-compare-markdown = write the whole report as a Markdown page
help-compare-html = write the whole report with charts as one HTML file, which fetches nothing

help-selfplay = write games of bots as data to learn from
about-selfplay =
    Play games between bots and write every decision into a file: what the seat observed, what
    was legal, what was done, and what the game was worth to the seat in the end.
examples-selfplay =
    gnomehall selfplay gnomopolis --games 1000 --out games.npz
    gnomehall selfplay gnomopolis --seats greedy,medium --games 200 --out games.parquet
    gnomehall selfplay gnome-village --seats greedy,greedy,greedy --reward places --out games.npz

    The same seed gives the same file, whatever --jobs is. The file says which numbers of an
    observation mean what, and holds a mask as one bit for each action, the lowest bit first.
help-selfplay-seats = the bots at the table (greedy,greedy)
help-selfplay-games = how many games (100)
help-selfplay-reward = what a game is worth: win, places or margin (win)
help-selfplay-out = the file to write; its name ends in .npz or .parquet

help-learn = train a network by self-play
about-learn =
    Train a network that judges positions. In every generation the champion plays against itself, a
    challenger learns from these games and those before, and takes the title if it surely plays better:
    if the lower end of the 95 % interval of its wins is above 52 %.
examples-learn =
    gnomehall learn gnomopolis --folder nets/gnomopolis --generations 5
    gnomehall learn gnome-village --folder nets/village --games 1000 --duel 200

    Everything is kept in the folder: the games, the networks, the champion (champion.net) and a log
    with a line for each generation (log.jsonl). Ctrl-C stops it, and the same command goes on.
help-learn-folder = the folder of games, networks and log
help-learn-generations = how many generations to go on for (1)
help-learn-games = games of self-play in a generation (4000)
help-learn-epochs = how often all games are learnt from (8)
help-learn-window = of how many generations the games are learnt from (3)
help-learn-duel = games of the challenger against the champion (400)
help-learn-units = hidden units of the network: more judge better, and take longer (32)

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

help-check-game = try the laws of all games on one, ours or of another package
about-check-game =
    Play games at random in every setup and try on them what must be true of every game: legal moves apply,
    texts read back, copies are independent, nothing hidden is shown, no component is lost. A law that is
    broken is told with its reason, and the game that shows it is written to a file.
examples-check-game =
    gnomehall check-game toadstools
    gnomehall check-game my-game --games 20 --seed 7
help-check-games = how many games in every setup (3)
help-check-seed = the seed of the first game (0)

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

help-edition-csv = write an edition as a spreadsheet, or read one back
about-edition-csv =
    Print an edition as CSV, for a spreadsheet, or a file that ends in .csv as an edition. What is
    wrong in it is named by its cell.
examples-edition-csv =
    gnomehall edition csv gnomopolis > cards.csv            the shipped edition as a spreadsheet
    gnomehall edition csv my.toml > cards.csv               another one
    gnomehall edition csv cards.csv > my.toml               and back
help-edition-csv-file = a game, an edition, or a spreadsheet whose name ends in .csv

help-rules = show the rules of a game, or the text of a rule
about-rules = Show the rules of a game in a few pages by its name, or the text of a rule by its number.
examples-rules =
    gnomehall rules gnomopolis | less                       the rules of a game, in a few pages
    gnomehall rules gnomopolis --aid                        on one page
    gnomehall rules gnomopolis --numbered | less            rule by rule
    gnomehall rules GNO-41                                  one rule
help-rule = a rule like GNO-41, or the name of a game
help-aid = only what one needs at the table, on one page
help-numbered = every rule by its number, with the rulings
help-sources = the numbered rules with where each comes from and the data of the components

help-db = check the database of a hall, change its layout, or move it to another one
about-db =
    The database of a hall. Without a URL it is the file that gnomehall serve uses by itself; otherwise it is
    sqlite:///FILE or postgresql://USER@HOST/NAME.
examples-db =
    gnomehall db check                                      is the database sound?
    gnomehall db migrate --to 3                             for an older release, before going back to it
    gnomehall db copy sqlite:///hall.db postgresql://me@localhost/hall
help-db-check = say what is in a database and whether it is sound
about-db-check =
    Read every row of a database, which may be served meanwhile. Exit status 1 if something is damaged.
examples-db-check =
    gnomehall db check sqlite:///games.db
    gnomehall db check postgresql://me@localhost/hall --replay
help-db-url = the database, as for gnomehall serve --db
help-db-replay = also replay every table by the rules of this program; takes long in a large hall
help-db-migrate = lead a database to another layout
about-db-migrate =
    Lead a database to the layout of this program, or to that of an older release before going back to it. Stop
    the server first. All of it is done or nothing.
examples-db-migrate =
    gnomehall db migrate sqlite:///games.db                 to the newest layout
    gnomehall db migrate sqlite:///games.db --to 3          to that of release 0.1.0
help-db-to = the number of the layout (the newest one)
help-db-copy = copy a hall into an empty database
about-db-copy =
    Copy a hall from SQLite to PostgreSQL or back. Stop the servers of both first. What was written is read
    again and compared with what was copied, row by row; all of it is copied or nothing.
examples-db-copy =
    gnomehall db copy sqlite:///hall.db postgresql://me@localhost/hall
    gnomehall db copy postgresql://me@localhost/hall sqlite:///hall.db
help-db-source = the database to copy
help-db-target = an empty one; a file is made

help-player = hand out what a hall has of a player, forget them, or work ratings out again
about-player =
    What a hall keeps of somebody whom it knows again. In the browser players do this themselves; here it is done by
    whoever runs the hall, with its server stopped.
examples-player =
    gnomehall player export Ada --to ada.json
    gnomehall player delete X7qPzk1m0aBc
help-player-who = the id of a player, or a name that no other has
help-player-to = a file to write (the screen)
help-player-export = all that a hall has of a player, as JSON
about-player-export =
    What a player is called, what opens them and since when, and their tables. There are no secrets in it: of keys the
    hall has only hashes. Records of games are had table by table.
examples-player-export =
    gnomehall player export Ada
    gnomehall player export Ada --db sqlite:///games.db --to ada.json
help-player-delete = forget a player
about-player-delete =
    Forget a player with all that opens them. Their games stay, and whoever has the token of a seat is a guest there.
examples-player-delete =
    gnomehall player delete Ada --db postgresql://me@localhost/hall
player-deleted = { $name } is forgotten, and a guest at { $count ->
    [1] 1 table
   *[other] { $count } tables
}
help-player-ratings = work all ratings out again
about-player-ratings =
    Count the results of all rated games once more, in the order in which they were counted, and put the ratings that
    come out in place of those that there are. What each player opened a game with is read from the records again.
examples-player-ratings =
    gnomehall player ratings --db sqlite:///games.db
player-rated-same = { $count ->
    [1] 1 result counted again: all ratings and openings are as they were
   *[other] { $count } results counted again: all ratings and openings are as they were
}
player-rated-anew = { $count ->
    [1] 1 result counted again: ratings and openings were put right
   *[other] { $count } results counted again: ratings and openings were put right
}
