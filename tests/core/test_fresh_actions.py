"""Who plays on at once need not work out twice what is legal."""

from gnomehall import registry
from gnomehall.core.play import playout
from gnomehall.core.rng import Rng


def test_fresh_actions_are_the_legal_ones_all_through_a_game() -> None:
    for game in registry.all_games():
        s, rng = game.new(registry.setup(game.meta.id, 2)), Rng(4)
        while s.todo:
            legal = s.legal_actions()
            assert s.fresh_actions() == legal
            assert s.fresh_actions() == legal
            s.apply(legal[rng.below(len(legal))])


def test_what_was_found_is_handed_out_once_and_never_to_a_copy() -> None:
    s, rng = registry.game("toadstools").new(registry.setup("toadstools", 3)), Rng(1)
    found = s.fresh_actions()
    found.append(99)
    assert 99 not in s.fresh_actions()
    assert 99 not in s.copy().fresh_actions()
    assert playout(s.copy(), rng) > 0
