"""Laws of copies: positions are independent, and asking changes nothing."""

from gnomehall.core.play import playout
from gnomehall.core.state import CHANCE
from gnomehall.laws.laws import law
from gnomehall.laws.snapshot import snapshot, tables_of
from gnomehall.laws.walks import Walk


@law
def a_copy_is_the_same_position(walk: Walk) -> None:
    for s in walk.looks():
        s.log = []
        t = s.copy()
        s.log = None
        assert t is not s
        assert type(t) is type(s)
        assert t.log is None
        assert snapshot(t) == snapshot(s)


@law
def no_copy_changes_while_the_game_goes_on(walk: Walk) -> None:
    kept = [(s.copy(), snapshot(s)) for s, _ in walk.positions()]
    for past, before in kept:
        assert snapshot(past) == before


@law
def playing_on_in_a_copy_leaves_the_original_as_it_was(walk: Walk) -> None:
    for n, s in enumerate(walk.looks()):
        before = snapshot(s)
        playout(s.copy(), walk.rng(n))
        assert snapshot(s) == before


@law
def shared_tables_never_change(walk: Walk) -> None:
    before = tables_of(walk.at(0))
    s = walk.end()
    assert tables_of(s) == before


@law
def asking_changes_nothing(walk: Walk) -> None:
    game = walk.game
    for s in walk.looks():
        before = snapshot(s)
        s.legal_actions()
        if s.player() == CHANCE:
            s.weights()
        for action in s.legal_actions():
            game.text(s, action)
        game.faces().choices(s)
        for viewer in walk.viewers:
            game.view(s, viewer)
            s.determinize(viewer, walk.rng())
        game.faces().sheet(s)
        game.census(s)
        s.scores()
        s.places()
        s.round()
        s.ending()
        assert snapshot(s) == before


@law
def a_watched_game_goes_the_same_way(walk: Walk) -> None:
    """Whether events are logged makes no difference to the position."""
    s = walk.game.new(walk.case.setup)
    for action in walk.actions:
        s.log = []
        s.apply(action)
    assert snapshot(s) == snapshot(walk.end())
