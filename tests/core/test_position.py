"""Positions as bytes: restored, pickled, copied, compared, and told in a line."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.game import Setup
from gnomehall.core.position import BadPosition, read, write
from gnomehall.core.state import State
from gnomehall.laws.snapshot import snapshot
from gnomehall.laws.walks import Case, cases, walk

CASES = cases()
EDITION = registry.shipped_edition("toadstools")
GAME = registry.game("toadstools")


def opening(*moves: str, setup: Setup[Any] | None = None) -> State:
    """Toadstools for two after some moves."""
    s = GAME.new(setup or registry.setup("toadstools", 2))
    for move in moves:
        s.apply(GAME.parse(s, move))
    return s


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_position_comes_back_from_its_bytes(case: Case) -> None:
    for s in walk(case, 11, 3).looks():
        t = case.game.restore(case.setup.edition, bytes(s))
        assert snapshot(t) == snapshot(s)
        assert t.legal_actions() == s.legal_actions()


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_position_can_be_pickled_and_played_on(case: Case) -> None:
    played = walk(case, 12, 1)
    stop = len(played.actions) // 2
    s = pickle.loads(pickle.dumps(played.at(stop)))
    for action in played.actions[stop:]:
        assert action in s.legal_actions()
        s.apply(action)
    assert snapshot(s) == snapshot(played.end())


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_of_a_position_goes_its_own_way(copied: Callable[[State], State]) -> None:
    s = opening("pick a")
    t = copied(s)
    assert t == s
    t.apply(t.legal_actions()[0])
    assert t != s
    assert s == opening("pick a")


def test_a_pickled_position_carries_an_edition_that_is_not_the_shipped_one() -> None:
    text = registry.shipped_text("toadstools").replace("copies = 6", "copies = 7")
    setup = registry.setup("toadstools", 2, edition=GAME.edition(text))
    s = opening("pick a", setup=setup)
    t = pickle.loads(pickle.dumps(s))
    assert t == s
    assert t.edition().text == text


def test_a_position_that_is_pickled_shares_the_components_with_all_others() -> None:
    assert pickle.loads(pickle.dumps(opening())).edition() is EDITION


def test_equal_positions_have_one_key_and_one_place_in_a_set() -> None:
    one = opening("pick a", "pick b", "pick b", "pick a")
    another_way = opening("pick b", "pick a", "pick a", "pick b")
    different = opening("pick a", "pick a", "pick b", "pick a")
    assert one == another_way
    assert one.key() == another_way.key()
    assert one != different
    assert one.key() != different.key()
    assert len({one, another_way, different}) == 2
    assert one != "a text"


def test_who_watches_is_no_part_of_a_position() -> None:
    s = opening("pick a")
    s.log = []
    assert s == opening("pick a")
    assert s.key() == opening("pick a").key()


def test_the_key_is_the_same_in_every_build_and_process() -> None:
    assert opening("pick a").key().hex() == "e9eb93cb82d7f1cdd62f1c48589fd55d"


def test_a_position_tells_in_a_line_what_is_open_to_all() -> None:
    assert repr(opening("pick a")) == "<Toadstools: 2 seats, round 1, chance decides (pick), scores 0 0>"
    assert repr(opening("pick a").todo[-1]) == "<Frame pick, chance, arg 0>"


def test_an_edition_and_a_setup_tell_no_more_than_their_names() -> None:
    assert repr(EDITION) == f"<ToadstoolsEdition 'first' {EDITION.digest}>"
    assert len(repr(registry.setup("gnomopolis", 2))) < 200
    assert repr(GAME) == "<Game toadstools, rules 1>"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "cut short or damaged"),
        (bytes(opening())[:-1], "cut short or damaged"),
        (bytes(opening()) + b"\0", "something follows it"),
        (write([1, 2, 3]), "no position of Toadstools"),
        (write([EDITION.digest, 9, [], []]), "no position of Toadstools"),
        (write(["other", 2, [], []]), "one of edition other"),
        (write([EDITION.digest, 2, [["no-step", 0, 0]], []]), "nothing in it is decided so"),
        (write([EDITION.digest, 2, [], []]), "attributes"),
        (write([EDITION.digest, 2, [], [1, [["Attic", 1]], 3, 4]]), "no piece of this game is called 'Attic'"),
    ],
)
def test_bytes_that_are_no_position_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.restore(EDITION, data)


@pytest.mark.parametrize("contents", [0, -1, 1, 63, -64, 2**70, -(2**70), None, True, False, "ö", [], [1, [None, "a"]]])
def test_contents_are_read_as_they_were_written(contents: object) -> None:
    found = read(write(contents))  # type: ignore[arg-type]  # a list of examples has no one type
    assert found == contents
    assert type(found) is type(contents)
