# Editions: what the page of those who change components says, and what both faces say of what a change does.

## My editions

bench-title = My editions
bench-about = Change what is printed on the components of a game, see what it does, and play with it.
bench-new = Start a new one
bench-begin = { $game }, as shipped
bench-upload = Open a file
bench-too-large = { $file } is too large for an edition.
bench-file-refused = { $file } can't be opened: { $reason }
bench-kept = Kept here
bench-none = None yet. Start with one of the games above.
bench-nameless = without a name
bench-open = Open
bench-remove = Remove
bench-remove-sure = Sure? Remove it
bench-mistakes = { $count ->
    [1] 1 mistake
   *[other] { $count } mistakes
}
bench-sound = can be played
bench-to-mine = My editions

## One edition

bench-views = What to look at
bench-view-components = Components
bench-view-worklist = Worklist
bench-view-compared = Compare
bench-view-try = Try it
bench-groups = Kinds of components
bench-save = Save
bench-saving = Saving…
bench-saved = Saved
bench-unsaved = Not saved yet
bench-read-only = Read only: it belongs to somebody else
bench-share = Share
bench-download = Download
bench-copy = Make a copy of my own
bench-link-read = With this link, anyone can read it
bench-link-edit = With this link, anyone can edit it: it is for your other devices
bench-bounds = { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
bench-as-printed = as printed
bench-all-printed = All as printed
bench-shipped = Shipped
bench-mine = Mine
bench-revert = undo
bench-revert-field = Undo: { $field }
bench-leave-out = leave it out
bench-leave-out-field = Leave it out: { $field }
bench-add-field = Add a field…
bench-add-to = Add to { $field }
bench-drop-last = Remove the last one
bench-add-entry = One more
bench-remove-entry = Remove { $entry }
bench-not-drawn = It can't be drawn like this.
origin-rulebook = from the rulebook
origin-public = from public pages
origin-reconstructed = reconstructed
origin-printed = as printed

## The worklist

bench-progress = Progress
bench-worklist-about = Have the printed game at hand. What we had to reconstruct is listed here: type in what is printed and press Enter. The field is marked as printed, and the next one follows.
bench-checked = { $done } of { $of } fields checked against the print
bench-all-checked = Nothing is left to check.

## Beside the shipped edition

bench-differences = { $count ->
    [1] 1 difference from the shipped edition
   *[other] { $count } differences from the shipped edition
}
bench-same = Nothing differs from the shipped edition.
bench-component = Component
bench-field = Field
bench-added = new
bench-removed = removed

## Trying it

bench-play = Play with it
bench-mend-first = It has mistakes. Fix them first; they are marked at their fields.
bench-trial = See what it does
bench-trial-about = Bots play this edition and the shipped one in pairs: both games of a pair have the same luck.
bench-trial-bot = Bots
bench-trial-seconds = For
bench-trial-second = { $seconds ->
    [60] a minute
   *[other] { $seconds } seconds
}
bench-trial-start = Start
bench-trial-stop = Stop
bench-trial-running = { $pairs } pairs of games played
bench-trial-waits = Waiting for its turn
bench-trial-done = { $pairs } pairs of games between { $players } bots ({ $bot }).
bench-trial-equal = Nothing differs, so there is nothing to measure.
bench-trial-old = You have changed something since then.
bench-trial-few = That was too short to say anything. Let it run longer.
bench-trial-changed = What changed: { $names }.
bench-trial-unchanged = No significant change.
bench-trial-figures = What changed and what did not
bench-trial-components = Components of this edition
bench-chart-changes = How shares change from the shipped edition to mine, with 95 % intervals; significant ones are blue. The numbers are in the table below.
bench-chart-components = Components of my edition: how many players take them, and what they are worth. Significant ones are named. The numbers are in the table below.
bench-figure = Figure
bench-change = Change
bench-told = significant
bench-taken = Taken by
bench-worth = Worth

## The fields that many components have

field-id = Id
field-name = Name
field-game = Game
field-copies = Copies
field-provenance = Where it comes from
group-edition = The edition

## Mistakes that every game can have

mistake-missing = is missing
mistake-text = must be a text, not { $value }
mistake-number = must be a whole number, not { $value }
mistake-flag = must be yes or no, not { $value }
mistake-texts = must be a list of texts, not { $value }
mistake-numbers = must be a list of whole numbers, not { $value }
mistake-table = must have fields of its own, not { $value }
mistake-tables = must be a list of entries, not { $value }
mistake-line = must be one short line, not { $value }
mistake-letters = must be at most { $most } characters long
mistake-least = must be at least { NUMBER($least, useGrouping: 0) }, not { NUMBER($value, useGrouping: 0) }
mistake-most = must be at most { NUMBER($most, useGrouping: 0) }, not { NUMBER($value, useGrouping: 0) }
mistake-none-of = '{ $value }' is none of { $known }
mistake-item-text = { $value } is not a text
mistake-item-number = { $value } is not a whole number
mistake-provenance = names none of { $known }
mistake-unknown = is unknown; the fields here are { $known }
mistake-taken = '{ $value }' is taken already: { $other }

## What is measured, and the charts of it

figure-wins = wins of the { $place } to move
figure-rounds = rounds
figure-score = score
figure-ending = ended by: { $ending }
figure-winning-score = score of the winner
figure-margin = margin of victory
figure-shared = shared victories
figure-decisions = decisions in a game
figure-branching = legal moves at a decision
figure-leads = lead changes
figure-decided = share of the game before the winner led for good
chart-points = change in percentage points
chart-taken = players who take it, %
chart-worth = adjusted worth, percentage points
ordinal = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $number }th
}
