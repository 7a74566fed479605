"""The board of a position, as games draw it in plain panels."""

from typing import Any

from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.state import State
from gnomehall.core.view import Drawing
from gnomehall.core.vocabulary import SPECTATOR, Viewer
from gnomehall.core.words import Words
from gnomehall.words import FALLBACK


def draw_board(
    game: AnyGame, setup: Setup[Any], state: State, viewer: Viewer | None = None, language: str = FALLBACK
) -> Drawing:
    """What a viewer sees, with what may be chosen; if none is named, the viewer is the player who decides."""
    who = viewer_of(state) if viewer is None else viewer
    faces = game.faces()
    choices = faces.choices(state) if who == state.player() else []
    return faces.draw(setup.edition, game.view(state, who), choices, words_of(game, setup, language))


def viewer_of(state: State) -> Viewer:
    """The player who decides; where none does, somebody who sits nowhere."""
    who = state.player()
    return who if who >= 0 else SPECTATOR


def words_of(game: AnyGame, setup: Setup[Any], language: str = FALLBACK) -> Words:
    # Only what is drawn needs words; those who simulate start faster without them.
    from gnomehall.words.speech import Speech

    return Speech(language, game.meta.id, setup.edition)
