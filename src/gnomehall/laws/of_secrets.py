"""Laws of secrets: what a viewer may know, and what is dealt anew for him."""

import dataclasses
from collections import defaultdict
from typing import Any

from gnomehall.core.encoder import mask
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.laws.laws import law
from gnomehall.laws.snapshot import snapshot
from gnomehall.laws.walks import Walk, choices_for

DEALS = 200
"""How often something hidden is dealt before it must have come out differently."""
TRIALS = 4
"""In how many samples a move is tried that should look the same in all of them."""


def shown(walk: Walk, s: State, viewer: int) -> str:
    """All that a viewer is shown of a position, to the last letter."""
    game = walk.game
    return repr((game.view(s, viewer), choices_for(game, s, viewer)))


def told(s: State, action: int, viewer: int) -> tuple[State, str]:
    """The position after an action, and what the viewer is told of it."""
    t = s.copy()
    t.log = []
    t.apply(action)
    events = repr([event for event in t.log if event.seen_by(viewer)])
    t.log = None
    return t, events


@law
def a_viewer_sees_the_same_in_a_sample(walk: Walk) -> None:
    for s in walk.looks():
        for viewer in walk.viewers:
            sample = s.determinize(viewer, walk.rng(viewer + 1))
            assert walk.game.view(sample, viewer) == walk.game.view(s, viewer)
            assert shown(walk, sample, viewer) == shown(walk, s, viewer)


@law
def a_seat_observes_the_same_in_a_sample(walk: Walk) -> None:
    """What programs learn from is held to the same secrets as what people see."""
    encoder = walk.encoder()
    if encoder is None:
        return
    for s in walk.looks():
        for viewer in range(walk.case.setup.seats):
            sample = s.determinize(viewer, walk.rng(viewer + 1))
            assert encoder.observe(sample, viewer) == encoder.observe(s, viewer)
            assert len(encoder.observe(s, viewer)) == encoder.layout.size
            if viewer == s.player():
                assert mask(sample, walk.actions_there()) == mask(s, walk.actions_there())


@law
def a_sample_depends_on_the_view_and_the_generator_alone(walk: Walk) -> None:
    for s in walk.looks():
        for viewer in walk.viewers:
            first = s.determinize(viewer, walk.rng(1))
            assert snapshot(first.determinize(viewer, walk.rng(2))) == snapshot(s.determinize(viewer, walk.rng(2)))


@law
def a_sample_is_a_position_that_plays_on(walk: Walk) -> None:
    for s in walk.looks():
        for viewer in walk.viewers:
            sample = s.determinize(viewer, walk.rng(viewer + 1))
            assert walk.game.census(sample) == walk.game.census(s)
            if viewer == s.player() != CHANCE:
                assert sample.legal_actions() == s.legal_actions()
            for action in sample.legal_actions():
                sample.copy().apply(action)


@law
def a_viewer_is_told_the_same_of_a_move_in_a_sample(walk: Walk) -> None:
    """Where a move looks the same afterwards too, nothing told of it may give away what is hidden."""
    for s in walk.looks():
        for viewer in walk.viewers:
            sample = s.determinize(viewer, walk.rng(viewer + 1))
            for action in sorted(set(s.legal_actions()) & set(sample.legal_actions())):
                after, events = told(s, action, viewer)
                after_sample, events_sample = told(sample, action, viewer)
                if shown(walk, after, viewer) == shown(walk, after_sample, viewer):
                    assert events == events_sample


@law
def what_a_viewer_cannot_tell_apart_is_dealt_alike_and_anew(walk: Walk) -> None:
    """Two moves that look the same to a viewer and lead to different positions prove that something is hidden.

    Then the samples must be the same from both, they must differ among themselves, and unless the viewer made the move
    himself, he must have been told the same.
    """
    for s in walk.looks():
        for viewer in walk.viewers:
            alike: defaultdict[str, list[tuple[State, str]]] = defaultdict(list)
            for action in s.legal_actions():
                t, events = told(s, action, viewer)
                alike[shown(walk, t, viewer)].append((t, events))
            for group in alike.values():
                if len({snapshot(t) for t, _ in group}) > 1:
                    check_hidden(walk, [t for t, _ in group], viewer)
                    assert viewer == s.player() != CHANCE or len({events for _, events in group}) == 1


def check_hidden(walk: Walk, group: list[State], viewer: int) -> None:
    assert len({snapshot(t.determinize(viewer, walk.rng(1))) for t in group}) == 1
    first = snapshot(group[0].determinize(viewer, walk.rng(0)))
    assert any(snapshot(group[0].determinize(viewer, walk.rng(n))) != first for n in range(1, DEALS))


@law
def a_move_that_leaves_what_is_hidden_as_it_was_brings_nothing_to_light(walk: Walk) -> None:
    """A game may say what is hidden. Then whoever moves sees the same afterwards, whatever that was."""
    for s in walk.looks():
        viewer = s.player()
        hidden = None if viewer < 0 else walk.game.hidden(s, viewer)
        for action in [] if hidden is None else s.legal_actions():
            after = told(s, action, viewer)[0]
            if after.player() != NOBODY and walk.game.hidden(after, viewer) == hidden:
                for n in range(TRIALS):
                    sample = told(s.determinize(viewer, walk.rng(n)), action, viewer)[0]
                    assert shown(walk, sample, viewer) == shown(walk, after, viewer)


@law
def an_open_game_shows_and_tells_all_the_same(walk: Walk) -> None:
    if not walk.game.meta.open:
        return
    for s in walk.looks():
        views = [dataclasses.replace(walk.game.view(s, viewer), viewer=0) for viewer in walk.viewers]
        assert all(view == views[0] for view in views)
        for action in s.legal_actions():
            assert len({told(s, action, viewer)[1] for viewer in walk.viewers}) == 1


@law
def what_is_shown_is_plain_data(walk: Walk) -> None:
    """Views, choices and events go over a wire as they are."""
    game = walk.game
    for s in walk.looks():
        for viewer in walk.viewers:
            plain(dataclasses.asdict(game.view(s, viewer)))
        for choice in game.faces().choices(s):
            plain(dataclasses.asdict(choice))
        for action in s.legal_actions():
            t = s.copy()
            t.log = []
            t.apply(action)
            for event in t.log:
                plain(dataclasses.asdict(event))
                assert event.rule.startswith(game.meta.prefix)
                assert event.seen_by(event.to) or event.to < 0


def plain(value: Any) -> None:
    """Fail on anything that JSON can't hold, or would change on the way."""
    if isinstance(value, dict):
        for key, inner in value.items():
            assert isinstance(key, str)
            plain(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            plain(inner)
    else:
        assert value is None or type(value) in (bool, int, str), repr(value)
