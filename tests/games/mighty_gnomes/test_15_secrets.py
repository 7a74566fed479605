"""Chapter 15: hidden information."""

import dataclasses
import json
from collections import Counter

import pytest

from gnomehall.core.event import Event
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.tables import DRAWS, EXCHANGES, OPENS
from gnomehall.parts import bag
from tests.games.mighty_gnomes.table import WORDS, Table, chests, edition, table

# --- what is public and what is not ----------------------------------------------------------------------------


@pytest.mark.rule("MIG-136")
def test_everything_but_faces_is_public() -> None:
    t = table(3).has(0, "WX", coins=4, keys=2).vault(0, "crown frog").vault(1, "owl").invited(0, "robber")
    t.vault(0, "wild", opened=True)
    views = [GAME.view(t.state, viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    for name in [field.name for field in dataclasses.fields(views[0])]:
        if name not in ("viewer", "unseen", "homes", "drawn"):
            assert all(getattr(view, name) == getattr(views[0], name) for view in views)
    for view in views:
        home = view.homes[0]
        assert (home.tokens, home.coins, home.keys, home.chests) == ([1, 0, 0, 0, 1], 4, 2, 2)
        assert (home.opened, home.cards, home.tiles) == (["wild"], ["robber"], ["1", "2", "3", "4"])
        assert view.bag == 21 - 4


@pytest.mark.rule("MIG-137")
def test_faces_in_a_vault_and_in_a_draw_are_for_their_owner_alone() -> None:
    t = table(3).vault(0, "crown frog").turn(0).play("use 1", "gather 1,6", "draw owl", "draw wild")
    assert GAME.view(t.state, 0).homes[0].vault == ["frog", "crown"]
    assert GAME.view(t.state, 0).drawn == ["owl", "wild"]
    for viewer in (SPECTATOR, 1, 2):
        view = GAME.view(t.state, viewer)
        assert (view.homes[0].vault, view.homes[0].chests, view.drawn, view.drawing) == ([], 2, [], 2)


@pytest.mark.rule("MIG-138")
def test_what_comes_next_is_nowhere_in_the_position() -> None:
    t = table(3).turn(0).play("use 1", "gather 1,6")
    assert t.state.weights() == bag.amounts(t.state.bag)  # any chest of the bag, as likely as there are copies
    copies = [Table(t.state.copy()).play(move) for move in t.moves()]
    assert len(copies) == len(bag.kinds(t.state.bag))
    night = table(3).evening().claims("coins", "first", "tiles")
    assert night.moves() == ["shelve B14", "shelve B17"]


@pytest.mark.rule("MIG-139")
def test_the_unseen_chests_are_one_pool() -> None:
    t = table(2).opens("crown owl frog").vault(0, "wild").vault(1, "nested crate").vault(1, "basket", opened=True)
    ids = [chest.id for chest in edition().chests]
    seen_by_0 = dict(zip(ids, GAME.view(t.state, 0).unseen, strict=True))
    assert sum(seen_by_0.values()) == 24 - 3 - 1 - 1
    assert (seen_by_0["nested"], seen_by_0["crate"], seen_by_0["wild"], seen_by_0["basket"]) == (2, 1, 1, 0)


@pytest.mark.rule("MIG-140", "MIG-143", "MIG-E37")
def test_the_pool_holds_what_was_put_back_and_what_another_is_choosing_from() -> None:
    t = table(2).opens("crown owl frog").turn(0).play("use 1", "gather 1,6", "draw wild", "draw purse", "keep wild")
    t.rests().vault(1, "nested crate")
    assert GAME.view(t.state, 0).bag == 18
    assert sum(GAME.view(t.state, 0).unseen) == 20
    purse = [chest.id for chest in edition().chests].index("purse")
    vaults = {t.state.determinize(0, Rng(n)).homes[1].vault for n in range(400)}
    assert any(bag.count(vault, purse) for vault in vaults)  # also the one that seat 0 has put back
    t.forest("G2B G1A G3A").turn(1).play("use 1", "gather 1,3", "draw frog", "draw owl")
    view = GAME.view(t.state, 0)
    assert (view.bag, view.drawing, sum(view.unseen)) == (16, 2, 20)
    dealt = t.state.determinize(0, Rng(1))
    assert (bag.total(dealt.drawn), bag.total(dealt.homes[1].vault), bag.total(dealt.bag)) == (2, 2, 16)


@pytest.mark.rule("MIG-141")
def test_a_kept_chest_stays_hidden_until_it_is_opened() -> None:
    t = table(2).has(0, keys=1).vault(0, "crown").turn(0)
    assert GAME.view(t.state, 1).homes[0].opened == []
    t.play("open crown")
    assert GAME.view(t.state, 1).homes[0].opened == ["crown"]


@pytest.mark.rule("MIG-142")
def test_others_are_told_of_a_draw_without_faces() -> None:
    t = table(3).turn(0).play("use 1", "gather 1,6", "draw owl", "draw crown", "keep crown")
    for viewer in (SPECTATOR, 1, 2):
        seen = [event for event in t.events if event.seen_by(viewer)]
        said = [WORDS.event(event) for event in seen]
        assert "Seat 0 keeps one of two chests" in said
        assert not any(name in json.dumps(said) for name in ("Crown", "Owl"))
        assert not any("chest" in event.data for event in seen)
    own = [WORDS.event(event) for event in t.events if event.seen_by(0)]
    assert "Seat 0 keeps Crown and puts Owl back" in own


@pytest.mark.rule("MIG-145")
def test_two_chests_of_one_kind_are_asked_about_all_the_same() -> None:
    t = table(3).turn(0).play("use 1", "gather 1,6", "draw owl", "draw owl")
    assert (t.asked(), t.moves()) == ("keep-chest", ["keep owl"])
    t.play("keep owl")
    assert t.home(0).vault == chests("owl")


@pytest.mark.rule("MIG-145", "MIG-138")
def test_a_bag_with_one_kind_left_is_drawn_from_all_the_same() -> None:
    one_kind = table(2).empties_bag("owl owl").vault(1, "").turn(0).play("use 1", "gather 1,6")
    two_kinds = table(2).empties_bag("owl crown").turn(0).play("use 1", "gather 1,6")
    assert one_kind.asked() == two_kinds.asked() == "draw-chest"
    assert one_kind.moves() == ["draw owl"]


# --- determinize -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MIG-143")
def test_samples_cover_every_deal_that_is_consistent_and_each_as_often_as_it_should() -> None:
    t = table(3).vault(1, "wild").vault(2, "frog").empties_bag("owl frog crown")
    deals: Counter[tuple[int, int]] = Counter()
    rng = Rng(9)
    number = 6000
    for _ in range(number):
        s = t.state.determinize(0, rng)
        assert s.bag + s.homes[1].vault + s.homes[2].vault == chests("wild frog frog owl crown")
        deals[s.homes[1].vault, s.homes[2].vault] += 1
    kinds = ["wild", "frog", "owl", "crown"]
    expected = {}
    for a in kinds:
        for b in kinds:
            pool = ["wild", "frog", "frog", "owl", "crown"]
            ways = pool.count(a) * (pool.count(b) - (a == b))
            if ways:
                expected[chests(a), chests(b)] = ways / 20
    assert set(deals) == set(expected)
    assert len(expected) == 13
    for deal, share in expected.items():
        assert abs(deals[deal] / number - share) < 0.03


@pytest.mark.rule("MIG-143", "MIG-E37")
def test_samples_cover_what_another_player_is_choosing_from() -> None:
    t = table(2).vault(1, "wild").empties_bag("owl frog crown").turn(1).play("use 1", "gather 1,6")
    t.play("draw owl", "draw frog")
    for viewer, number in ((0, 12), (1, 1), (SPECTATOR, 12)):
        # Of four different chests one is in the vault, two are drawn: 4 x 3 deals; the drawer knows them all.
        seen = {(s.homes[1].vault, s.drawn) for s in (t.state.determinize(viewer, Rng(n)) for n in range(400))}
        assert len(seen) == number


@pytest.mark.rule("MIG-143")
def test_a_first_chest_drawn_is_hidden_while_the_second_is_still_to_come() -> None:
    t = table(2).empties_bag("owl frog crown").turn(1).play("use 1", "gather 1,6", "draw owl")
    assert t.state.player() == CHANCE
    assert {t.state.determinize(0, Rng(n)).drawn for n in range(60)} == {chests(c) for c in ("owl", "frog", "crown")}
    assert {t.state.determinize(1, Rng(n)).drawn for n in range(60)} == {chests("owl")}


# --- a twin game that differs in all that a seat can't see -----------------------------------------------------


class Twin:
    """A second game that a viewer can't tell from the first, although every chest hidden from him lies elsewhere."""

    def __init__(self, s: Mighty, viewer: int, rng: Rng) -> None:
        self.state = s
        self.viewer = viewer
        self.rng = rng

    def places(self) -> list[int]:
        """The seats whose vaults are hidden, -1 for the bag, -2 for a draw."""
        found = [-1] + [seat for seat in range(self.state.seats) if seat != self.viewer]
        return [*found, -2] if self.state.drawer != self.viewer else found

    def held(self, place: int) -> int:
        s = self.state
        return s.bag if place == -1 else s.drawn if place == -2 else s.homes[place].vault

    def move(self, kind: int, a: int, b: int, back: int) -> None:
        """Swap a chest of this kind at `a` with one of kind `back` at `b`."""
        for place, change in ((a, bag.one(back) - bag.one(kind)), (b, bag.one(kind) - bag.one(back))):
            if place == -1:
                self.state.bag += change
            elif place == -2:
                self.state.drawn += change
            else:
                self.state.homes[place].vault += change

    def shuffle(self) -> None:
        """Swap hidden chests at random."""
        for _ in range(12):
            full = [place for place in self.places() if self.held(place)]
            if len(full) < 2:
                return
            a, b = full[self.rng.below(len(full))], full[self.rng.below(len(full))]
            kinds_a, kinds_b = bag.kinds(self.held(a)), bag.kinds(self.held(b))
            self.move(kinds_a[self.rng.below(len(kinds_a))], a, b, kinds_b[self.rng.below(len(kinds_b))])

    def bring(self, kind: int, wanted: int) -> None:
        """See to it that a chest of this kind lies where the first game turns one up."""
        if bag.count(self.held(wanted), kind):
            return
        source = next(place for place in self.places() if bag.count(self.held(place), kind))
        self.move(kind, source, wanted, bag.kinds(self.held(wanted))[0])

    def answer(self, truth: Mighty, action: int) -> int:
        """The action of the first game; what the viewer can't see of it is chosen anew."""
        f, asked = truth.todo[-1], truth.asked()
        who = f.arg if asked == "draw-chest" else f.player
        if who == self.viewer:
            if asked == "draw-chest":
                self.bring(action - DRAWS, -1)
        elif asked in ("draw-chest", "keep-chest"):
            legal = self.state.legal_actions()
            return legal[self.rng.below(len(legal))]
        elif OPENS <= action < EXCHANGES:
            self.bring(action - OPENS, who)
        return action


def shown(s: Mighty, viewer: int) -> str:
    choices = GAME.faces().choices(s) if s.player() == viewer != CHANCE else []
    return json.dumps(
        [
            dataclasses.asdict(GAME.view(s, viewer)),
            WORDS.prompt(GAME.view(s, viewer)),
            [dataclasses.asdict(choice) for choice in choices],
        ]
    )


def heard(events: list[Event], viewer: int) -> list[str]:
    return [WORDS.event(event) + json.dumps(event.data) for event in events if event.seen_by(viewer)]


@pytest.mark.rule("MIG-136", "MIG-137", "MIG-139", "MIG-142", "MIG-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_whatever_a_seat_cannot_see_changes_nothing_it_is_shown_offered_or_told(seats: int, viewer: int) -> None:
    """A whole game is played twice; in the second all hidden chests are permuted before every move."""
    rng, differed = Rng(seats, viewer + 2), 0
    t = table(seats, "druid alchemist keyholder bandito farmer")
    for seat in range(seats):
        t.vault(seat, ["crown frog", "owl nested", "hedgehog crate", "wild purse"][seat])
    s = t.state
    twin = Twin(s.copy(), viewer, Rng(99, seats))
    while s.player() != NOBODY:
        actions = s.legal_actions()
        if s.player() >= 0 and rng.below(40) == 0:  # so that chests are opened now and then
            s.homes[s.player()].keys = twin.state.homes[s.player()].keys = 1
            actions = s.legal_actions()
        action = roll(s, rng) if s.player() == CHANCE else actions[rng.below(len(actions))]
        twin.shuffle()
        other = twin.answer(s, action)
        assert shown(s, viewer) == shown(twin.state, viewer)
        differed += s.bag != twin.state.bag
        logs: list[list[Event]] = [[], []]
        for state, log, move in ((s, logs[0], action), (twin.state, logs[1], other)):
            state.log = log
            state.apply(move)
            state.log = None
        assert heard(logs[0], viewer) == heard(logs[1], viewer)
    assert shown(s, viewer) == shown(twin.state, viewer)
    assert differed > 30
