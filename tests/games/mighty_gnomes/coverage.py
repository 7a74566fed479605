"""What the golden games must show between them: steps, books, gnomes, chests, rewards and moves."""

from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.args import FREE
from gnomehall.games.mighty_gnomes.state import Mighty, book_at, displayed
from gnomehall.games.mighty_gnomes.tables import ACTIVATES, DISPLAYS
from tests.games.mighty_gnomes.table import edition

VERBS = {
    *("use", "skip", "activate", "open", "exchange", "trade", "claim", "end"),
    *("gather", "ladder", "display", "coins"),
    *("discard", "keep", "take", "decline", "invite", "upgrade", "refresh"),
    *("first", "stack", "glade", "shelve", "draw"),
}


def everything() -> set[str]:
    e = edition()
    found = {f"step {step.name}" for step in GAME.steps}
    found |= {f"book {book.id}" for book in e.books}
    found |= {f"gnome {gnome.id}" for gnome in e.gnomes}
    found |= {f"trade {e.gnomes[gnome].id} {name}" for gnome, names in enumerate(e.trades) for name in names}
    found |= {f"open {chest.id}" for chest in e.chests}
    found |= {f"reward {day} {reward.id}" for day, box in enumerate(e.rewards, 1) for reward in box}
    found |= {f"move {verb}" for verb in VERBS}
    return found | {"druid tile used", "druid turn skipped", "invitation declined", "free invitation"}


def shown_by(s: Mighty, action: int) -> set[str]:
    """What a move in a position shows, and the position itself: every step that is asked or waits in it."""
    text = GAME.text(s, action)
    verb = text.split()[0]
    found = {f"step {frame.step.name}" for frame in s.todo} | {f"move {verb}"}
    asked = s.asked()
    if verb in ("trade", "open"):
        found.add(text)
    elif verb == "claim":
        found.add(f"reward {s.day} {text.split()[1]}")
    elif verb == "invite":
        found.add(f"gnome {text.split()[1]}")
        if s.todo[-1].arg == FREE:
            found.add("free invitation")
    elif verb == "activate":
        found.add(f"book {edition().books[book_at(s, s.column, action - ACTIVATES)].id}")
    elif verb == "display":
        found.add(f"book {edition().books[displayed(s, action - DISPLAYS)].id}")
    elif text == "use druid":
        found.add("druid tile used")
    elif verb == "skip":
        found.add("invitation declined" if asked == "invite" else "druid turn skipped")
    return found
