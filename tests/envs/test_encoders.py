"""Observations: named numbers, in their place, that say what the view says."""

import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gnomehall
from gnomehall import registry
from gnomehall.core.edition import Edition
from gnomehall.core.layout import NoField, around, told
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.row import Row, one_hot, small
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.envs import Encoding, encoding
from gnomehall.envs.arrays import WrongArray
from gnomehall.parts import bag, bits, counts

CASES = [(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats]


def decisions(game: str, seats: int, seed: int = 5, edition: Edition | None = None) -> Iterator[State]:
    """The positions of a game in which a player decides."""
    s, rng = registry.game(game).new(registry.setup(game, seats, None, edition)), Rng(seed)
    while s.player() != NOBODY:
        if s.player() == CHANCE:
            s.apply(roll(s, rng))
        else:
            yield s
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])


def field(found: Encoding, s: State, seat: int, name: str) -> list[int]:
    return list(map(int, found.observe(s, seat)[found.layout.slice(name)]))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_an_observation_has_the_numbers_of_its_layout(game: str, seats: int) -> None:
    found = encoding(game, seats)
    names = found.layout.names()
    assert len(names) == len(set(names)) == found.size == len(found.layout.scales())
    for s in decisions(game, seats):
        for seat in range(seats):
            assert found.observe(s, seat).shape == (found.size,)
        assert field(found, s, s.player(), "decides")[0] == 1
        assert sum(field(found, s, s.player(), "asked")) == 1
        assert field(found, s, s.player(), "seat")[s.player()] == 1


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_who_decides_is_counted_from_the_one_who_observes(game: str, seats: int) -> None:
    found = encoding(game, seats)
    s = next(decisions(game, seats))
    for seat in range(seats):
        assert field(found, s, seat, "decides").index(1) == (s.player() - seat) % seats


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_mask_has_a_byte_for_each_action_and_is_empty_where_no_player_decides(game: str, seats: int) -> None:
    found = encoding(game, seats)
    assert not found.mask(registry.game(game).new(registry.setup(game, seats))).any()  # chance comes first
    for s in decisions(game, seats):
        assert list(np.flatnonzero(found.mask(s))) == s.legal_actions()
    assert not found.mask(s).any()


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_observations_and_masks_can_be_written_into_arrays_that_are_there(game: str, seats: int) -> None:
    found = encoding(game, seats)
    row, legal = np.ones(found.size, np.int8), np.ones(found.actions, np.int8)
    for s in decisions(game, seats):
        assert found.observe(s, 0, out=row) is row
        assert found.mask(s, out=legal) is legal
        assert (row == found.observe(s, 0)).all()
        assert (legal == found.mask(s)).all()


def test_rows_of_a_batch_are_arrays_that_can_be_written_into() -> None:
    found = encoding("mighty-gnomes", 2)
    s = next(decisions("mighty-gnomes", 2))
    rows, legal = np.ones((3, found.size), np.int8), np.ones((3, found.actions), np.int8)
    found.observe(s, 0, out=rows[1])
    found.mask(s, out=legal[1])
    assert (rows[1] == found.observe(s, 0)).all()
    assert (legal[1] == found.mask(s)).all()
    assert (rows[::2] == 1).all()
    assert (legal[::2] == 1).all()


def test_an_array_that_was_pickled_or_is_of_a_subclass_can_be_written_into() -> None:
    found = encoding("toadstools", 2)
    s = next(decisions("toadstools", 2))
    for out in (
        pickle.loads(pickle.dumps(np.ones(found.size, np.int8))),
        np.ones(found.size, np.dtype(np.int8, copy=True)),
        np.ones(found.size, np.int8).view(np.recarray),
    ):
        assert bytes(found.observe(s, 0, out=out)) == bytes(found.encoder.observe(s, 0))


def read_only(size: int) -> Any:
    found = np.ones(size, np.int8)
    found.flags.writeable = False
    return found


WRONG: list[tuple[str, Callable[[int], Any]]] = [
    ("has numbers of the type float32", lambda size: np.ones(size, np.float32)),
    ("has numbers of the type bool", lambda size: np.ones(size, np.bool_)),
    ("has the shape", lambda size: np.ones(size + 1, np.int8)),
    ("has the shape", lambda size: np.ones(size - 1, np.int8)),
    ("has the shape", lambda size: np.ones((2, size), np.int8)),
    ("has the shape", lambda size: np.ones((1, size), np.int8)),
    ("is not contiguous", lambda size: np.ones(2 * size, np.int8)[::2]),
    ("is not contiguous", lambda size: np.ones((size, 3), np.int8)[:, 1]),
    ("is not contiguous", lambda size: np.ones(size, np.int8)[::-1]),
    ("is read-only", read_only),
    ("is no array but a bytearray", bytearray),
    ("is no array but a list", lambda size: [1] * size),
]


@pytest.mark.parametrize(("wrong", "make"), WRONG)
def test_an_array_that_does_not_fit_is_refused_in_one_line_and_left_as_it_is(
    wrong: str, make: Callable[[int], Any]
) -> None:
    found = encoding("toadstools", 2)
    s = next(decisions("toadstools", 2))
    fills: list[tuple[int, Callable[[Any], Any]]] = [
        (found.size, lambda out: found.observe(s, 0, out=out)),
        (found.actions, lambda out: found.mask(s, out=out)),
    ]
    for size, fill in fills:
        out = make(size)
        before = bytes(out)
        with pytest.raises(WrongArray) as refusal:
            fill(out)
        line = str(refusal.value)
        assert line.startswith(f"out= {wrong}")
        assert line.endswith(f"; it must be an array like np.empty({size}, np.int8)")
        assert bytes(out) == before


def test_an_array_that_was_written_into_is_checked_again_the_next_time() -> None:
    found = encoding("toadstools", 2)
    s = next(decisions("toadstools", 2))
    out = np.ones(found.size, np.int8)
    found.observe(s, 0, out=out)
    out.flags.writeable = False
    with pytest.raises(WrongArray, match="read-only"):
        found.observe(s, 0, out=out)


def test_a_mistake_about_the_position_is_not_blamed_on_the_array() -> None:
    found = encoding("toadstools", 2)
    wrong: Any = None
    with pytest.raises((AssertionError, AttributeError, TypeError)):
        found.observe(wrong, 0, out=np.ones(found.size, np.int8))


@pytest.mark.parametrize(
    ("game", "old", "new", "fields"),
    [
        ("toadstools", "copies = 6", "copies = 7", {"printed.copies"}),
        ("mighty-gnomes", "crystal_points = 1", "crystal_points = 2", {"printed.table"}),
        ("gnome-village", "business = 1", "business = 2", {"printed.table"}),
    ],
)
def test_what_is_printed_on_a_changed_component_is_seen(game: str, old: str, new: str, fields: set[str]) -> None:
    text = registry.shipped_text(game)
    assert old in text
    other = registry.game(game).edition(text.replace(old, new, 1))
    one, two = encoding(game, 2), encoding(game, 2, other)
    assert one.layout == two.layout
    a, b = one.encoder.printed, two.encoder.printed
    changed = {name for name, where in one.layout.slices().items() if a[where] != b[where]}
    assert changed == fields


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_home_of_mighty_gnomes_is_what_the_view_shows(seats: int) -> None:
    found = encoding("mighty-gnomes", seats)
    game = registry.game("mighty-gnomes")
    for s in decisions("mighty-gnomes", seats):
        view: Any = game.view(s, 1)
        for i, who in enumerate(around(seats)):
            home = view.homes[(1 + i) % seats]
            assert field(found, s, 1, f"{who}.tokens") == home.tokens
            assert field(found, s, 1, f"{who}.has") == [home.coins, home.keys, home.chests, home.freed]
            assert field(found, s, 1, f"{who}.score") == [view.scores[(1 + i) % seats]]
        assert field(found, s, 1, "chests.unseen")[: len(view.unseen)] == view.unseen
        assert sum(field(found, s, 1, "chests.vault")) == len(view.homes[1].vault)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_village_is_what_the_view_shows(seats: int) -> None:
    found = encoding("gnome-village", seats)
    game = registry.game("gnome-village")
    for number, s in enumerate(decisions("gnome-village", seats)):
        if number % 10:
            continue
        view: Any = game.view(s, 1)
        for i, who in enumerate(around(seats)):
            village = view.villages[(1 + i) % seats]
            tiles = np.array(field(found, s, 1, f"{who}.tiles")).reshape(-1, 13)
            lying = {(int(x) - 13, int(y) - 13, bool(road)) for x, y, road, *_ in tiles if x}
            assert lying == {(tile.x, tile.y, tile.kind == "road") for tile in village.tiles}
            assert field(found, s, 1, f"{who}.has")[:1] == [village.coins]
            assert field(found, s, 1, f"{who}.tokens") == village.tokens
            lit = sum(tile.state in ("lit", "active") for tile in village.tiles)
            assert sum(field(found, s, 1, f"{who}.lit")) == lit


def test_a_layout_names_its_fields_to_those_who_ask_for_another() -> None:
    layout = encoding("toadstools").layout
    assert layout.slice("hand") == slice(28, 35)
    assert layout.names()[28] == "hand.0"
    with pytest.raises(NoField, match=r"has no field 'hands'; it has: printed.copies"):
        layout.slice("hands")
    assert repr(layout) == "<Layout toadstools 1, 2 seats: 11 fields, 40 numbers>"


def test_a_layout_is_printed_with_the_place_and_the_parts_of_every_field() -> None:
    layout = encoding("toadstools", 3).layout
    lines = str(layout).splitlines()
    assert lines[0] == f"toadstools 1, 3 seats: {layout.size} numbers"
    assert "   14     3     1  seat             0 to 2" in lines
    shown = [line.split() for line in lines[2:] if line.split()[0].isdigit()]
    places = {words[3]: slice(int(words[0]), int(words[0]) + int(words[1])) for words in shown}
    assert places == layout.slices()


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (("",), ""),
        (("0", "1", "2"), "0 to 2"),
        (("coins", "keys"), "coins, keys"),
        (("0.x", "0.y", "1.x", "1.y"), "0 to 1: each x, y"),
        (("left.coins", "right.coins"), "left, right: each coins"),
    ],
)
def test_parts_that_are_alike_are_told_once(parts: tuple[str, ...], said: str) -> None:
    assert told(parts) == said


def test_numbers_are_written_as_signed_bytes_and_cut_off_at_their_ends() -> None:
    into = Row()
    for number in (-200, -1, 0, 127, 128):
        into.number(number)
    into.four(1, 300, 0, 7)
    assert into.joined() == small([-128, -1, 0, 127, 127, 1, 127, 0, 7])


@pytest.mark.parametrize("size", [1, 7, 8, 15, 30, 40, 600])
def test_sets_and_multisets_are_written_number_by_number(size: int) -> None:
    into = Row()
    members = sorted({0, size // 2, size - 1})
    into.bits(bits.bits_of(members), size)
    into.bits(0, size)
    assert into.joined() == bytes(i in members for i in range(size)) + bytes(size)


def test_bags_counts_and_places_are_written_number_by_number() -> None:
    into = Row()
    held = [1, 0, 15, 0, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0, 9]
    into.bag(bag.bag_of(held), 15)
    into.counts(counts.counts_of([5, 0, 127]), 4)
    into.counts(0, 2)
    into.place(2, 4)
    into.place(-1, 3)
    assert into.joined() == bytes([*held, 5, 0, 127, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
    assert one_hot(-1, 2) == [0, 0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_district_is_what_the_view_shows(seats: int) -> None:
    found = encoding("gnomopolis", seats)
    game = registry.game("gnomopolis")
    viewer = seats - 1
    for s in decisions("gnomopolis", seats):
        view: Any = game.view(s, viewer)
        for i, who in enumerate(around(seats)):
            seat = (viewer + i) % seats
            district = view.districts[seat]
            for where in ("cup", "active", "exhausted"):
                assert field(found, s, viewer, f"{who}.{where}") == getattr(district, where)
            housed = [district.coins, district.helpers, district.in_buildings, district.homeless]
            assert field(found, s, viewer, f"{who}.has") == housed
            assert field(found, s, viewer, f"{who}.score") == [view.scores[seat]]
            assert field(found, s, viewer, f"{who}.visits").index(1) == (district.next_visit - viewer) % seats
        assert field(found, s, viewer, "old") == view.old.gnomes
        assert sum(field(found, s, viewer, "deck")) == len(view.deck)
        at_work = np.array(field(found, s, viewer, "works")).reshape(-1, 12).sum(axis=1)
        works = view.districts[view.turn].works if view.turn >= 0 else []
        gnomes = [sum(work.standing) + sum(work.lying) for work in works]  # of a used Bank, its coin alone may be left
        assert sorted(at_work[at_work > 0]) == sorted(n for n in gnomes if n)


def test_a_changed_cost_is_seen_and_no_action_gets_another_number() -> None:
    text = registry.shipped_text("gnomopolis")
    assert 'cost = ["M"]' in text
    other = registry.game("gnomopolis").edition(text.replace('cost = ["M"]', 'cost = ["M", "M"]', 1))
    one, two = encoding("gnomopolis", 2), encoding("gnomopolis", 2, other)
    assert (one.actions, one.layout) == (two.actions, two.layout)
    numbers = zip(one.encoder.printed, two.encoder.printed, strict=True)
    names = one.layout.names()
    changed = [names[i] for i, (a, b) in enumerate(numbers) if a != b]
    assert changed == ["printed.scrolls.2.stands-M"]


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [
        ("gnomopolis", 'cost = ["M"]', 'cost = ["M", "M"]'),
        ("mighty-gnomes", "crystal_points = 1", "crystal_points = 2"),
        ("toadstools", "copies = 6", "copies = 7"),
    ],
)
def test_a_move_has_the_same_number_in_a_changed_edition(game: str, old: str, new: str) -> None:
    found = registry.game(game)
    numbers: list[dict[tuple[str, str], int]] = []
    for edition in (None, found.edition(registry.shipped_text(game).replace(old, new, 1))):
        walked = (s for seed in range(3) for s in decisions(game, 2, seed, edition))
        numbers.append({(s.asked(), found.text(s, action)): action for s in walked for action in s.legal_actions()})
    one, two = numbers
    both = one.keys() & two.keys()
    assert len(both) > len(one) / 2
    assert {move: one[move] for move in both} == {move: two[move] for move in both}


@pytest.mark.parametrize(("old", "new"), [("start_coins = 4", "start_coins = 6"), ("business = 1", "business = 2")])
def test_what_is_done_with_a_tile_has_the_same_number_in_a_changed_edition(old: str, new: str, tmp_path: Path) -> None:
    """There a tile is named by where it lies, which is not its number: so both are played with the same moves."""
    game = "gnome-village"
    text = registry.shipped_text(game)
    assert old in text
    edition = tmp_path / "changed.toml"
    edition.write_text(text.replace(old, new, 1), encoding="utf-8")
    compared = 0
    for seed in range(3):
        shipped = gnomehall.new(game, seats=2, seed=seed)
        changed = gnomehall.new(game, seats=2, seed=seed, edition=edition)
        while not shipped.over and not changed.over:
            one, two = numbers_of(shipped), numbers_of(changed)
            both = sorted(one.keys() & two.keys())
            if shipped.state.player() != changed.state.player() or not both:
                break
            assert [one[move] for move in both] == [two[move] for move in both]
            compared += len(both)
            for match in (shipped, changed):
                match.play(both[seed % len(both)])
    assert compared > 100


def numbers_of(match: gnomehall.Match) -> dict[str, int]:
    """The legal moves of a match, and the number of each."""
    return {match.game.text(match.state, number): number for number in match.state.legal_actions()}
