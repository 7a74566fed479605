"""A step owns its facts: renaming its class changes no record, no message and no text."""

import dataclasses
from typing import Any

from gnomehall import registry
from gnomehall.core.game import Setup
from gnomehall.core.match import Match
from gnomehall.core.record import dumps
from gnomehall.core.rng import Rng
from gnomehall.core.state import Frame, Step
from gnomehall.games.toadstools.edition import ToadstoolsEdition
from gnomehall.games.toadstools.state import Toadstools
from gnomehall.games.toadstools.steps import PLANT
from gnomehall.games.toadstools.tables import Tables
from gnomehall.words.speech import Speech

GAME = registry.game("toadstools")


class Sow(Step[Toadstools]):
    """The step of a turn in a class of another name."""

    name, rule, kind, verb = PLANT.name, PLANT.rule, PLANT.kind, PLANT.verb

    def legal(self, s: Toadstools, f: Frame) -> list[int]:
        return PLANT.legal(s, f)

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Toadstools, f: Frame, action: int) -> None:
        PLANT.apply(s, f, action)


def with_turn(step: Step[Any]) -> Setup[ToadstoolsEdition]:
    """A setup in which a turn is this step."""
    setup: Setup[ToadstoolsEdition] = registry.setup("toadstools", 3)
    tables = Tables(setup.edition.tables.dusting, step)
    edition = dataclasses.replace(setup.edition, tables=tables)
    tables.edition = edition
    return dataclasses.replace(setup, edition=edition)


def all_that_is_said(setup: Setup[ToadstoolsEdition]) -> list[str]:
    """A whole game: its record, and every view, choice, event and sentence on the way."""
    match, rng, words, faces = Match(GAME, setup), Rng(5), Speech("en", "toadstools"), GAME.faces()
    said = []
    while not match.over:
        view, choices = GAME.view(match.state, 0), faces.choices(match.state)
        said += [repr(view), words.prompt(view), repr(choices), *map(words.choice, choices)]
        chance = match.state.player() < 0
        events = match.roll(rng.below) if chance else match.act(choices[rng.below(len(choices))].action)
        said += [repr(events), *map(words.event, events)]
    return [*said, dumps(match.record())]


def test_renaming_a_step_changes_no_record_message_or_text() -> None:
    assert all_that_is_said(with_turn(Sow())) == all_that_is_said(with_turn(PLANT))
