"""Lessons at tables: which table is one, and what chance and bots do there so that it can go on."""

from gnomehall import registry
from gnomehall.core.lesson import Lesson
from gnomehall.core.match import Match


def lesson_of(match: Match) -> Lesson | None:
    """The lesson that a game is: it began as the lesson does, with the components that the game is shipped with."""
    found = registry.lesson(match.game.meta.id)
    if found is None or not match.setup.shipped or match.setup.seats != found.seats or not found.begins(match.moves):
        return None
    return found


def arranged_move(match: Match) -> str | None:
    """What chance or a bot decides here so that the lesson can go on; None wherever that is open."""
    found = lesson_of(match)
    if found is None:
        return None
    s = match.state
    return found.arranged(match.moves, [match.game.text(s, action) for action in s.legal_actions()])
