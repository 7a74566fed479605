"""What is taken in a game, out of its events: the golden games, and games by lot with every option."""

from collections import Counter
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.event import EVERYONE, Event
from gnomehall.core.match import Match
from gnomehall.core.record import loads
from gnomehall.core.rng import Rng
from gnomehall.core.taking import Taking
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDING_BITS
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.laws.walks import Case, cases
from gnomehall.parts import bits
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))
GAMES = [name for name in registry.GAMES if not registry.game(name).meta.sample]


def replayed(path: Path) -> tuple[Match, list[Taking]]:
    record = loads(path.read_text(encoding="utf-8"))
    match = registry.replay_record(record, upto=0)
    events: list[Event] = []
    for move in record.moves:
        events += match.play(move.text)
    return match, match.game.faces().takings(match.setup, events)


def taken_by(takings: list[Taking], seat: int, kind: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for taking in takings:
        if (taking.seat, taking.kind) == (seat, kind):
            found[taking.id] += taking.times
    return found


def check_named(match: Match, takings: list[Taking]) -> None:
    """Everything taken is one of the things, by one of the players; what not every game has was within reach first."""
    things = {(thing.kind, thing.id): thing for thing in match.game.faces().things(match.setup)}
    reach: set[tuple[str, str]] = set()
    owner: dict[tuple[str, str], int] = {}
    for taking in takings:
        key = taking.kind, taking.id
        assert key in things
        assert taking.times > 0
        if taking.seat == EVERYONE:
            assert not things[key].unique or not things[key].always
            reach.add(key)
            continue
        assert 0 <= taking.seat < match.setup.seats
        assert things[key].always or key in reach, key
        if things[key].unique:
            assert owner.setdefault(key, taking.seat) == taking.seat, key


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_taken_in_a_golden_game_has_a_name_and_an_owner(path: Path) -> None:
    match, takings = replayed(path)
    check_named(match, takings)
    # Who made one and the same move all game long passed all game long, and took nothing.
    moves = [{move.text for move in match.moves if move.who == seat} for seat in range(match.setup.seats)]
    busy = {seat for seat, made in enumerate(moves) if len(made) > 1}
    assert {taking.seat for taking in takings} == {EVERYONE, *busy}


@pytest.mark.parametrize("case", [case for case in cases() if not case.game.meta.sample], ids=repr)
def test_what_is_taken_by_lot_has_a_name_and_an_owner(case: Case) -> None:
    match, rng = Match(case.game, case.setup), Rng(5)
    events: list[Event] = []
    while not match.over:
        if match.state.player() < 0:
            events += match.roll(rng.below)
        else:
            actions = match.state.legal_actions()
            events += match.act(actions[rng.below(len(actions))])
    takings = case.game.faces().takings(case.setup, events)
    check_named(match, takings)
    assert takings


@pytest.mark.parametrize("name", GAMES)
def test_no_two_things_of_a_game_are_the_same(name: str) -> None:
    game = registry.game(name)
    for seats in game.meta.seats:
        things = [str(thing) for thing in game.faces().things(registry.setup(name, seats))]
        assert len(set(things)) == len(things) > 20


@pytest.mark.parametrize("path", sorted((GOLDEN / "gnomopolis").glob("*.txt")), ids=lambda path: path.stem)
def test_cards_and_helpers_of_gnomopolis_are_those_that_the_districts_got(path: Path) -> None:
    match, takings = replayed(path)
    assert isinstance(match.state, Gnomopolis)
    edition = match.setup.edition
    for seat, district in enumerate(match.state.districts):
        held = Counter(edition.scroll_ids[i] for i in bits.members(district.scrolls))
        built = bits.size(district.scrolls & BUILDING_BITS)
        cards, advisors = taken_by(takings, seat, "card"), taken_by(takings, seat, "advisor")
        assert cards.total() == built
        assert not cards - held
        # An advisor may have gone to somebody else since.
        assert all(held[id_] <= advisors[id_] for id_ in held if id_.startswith("A"))
        assert taken_by(takings, seat, "helper").total() >= district.helpers


def test_scrolls_and_caravans_of_gnomopolis_are_counted_as_often_as_they_were_used() -> None:
    path = GOLDEN / "gnomopolis" / "two-searches.txt"
    match, takings = replayed(path)
    for seat in range(2):
        verbs = Counter(move.text.split()[0] for move in match.moves if move.who == seat)
        assert taken_by(takings, seat, "use").total() == verbs["use"] > 0
        assert taken_by(takings, seat, "caravan").total() == verbs["caravan"] > 0
        assert taken_by(takings, seat, "card").total() == verbs["build"] > 0


@pytest.mark.parametrize("path", sorted((GOLDEN / "gnome-village").glob("*.txt")), ids=lambda path: path.stem)
def test_purchases_of_gnome_village_are_those_that_stand_in_the_villages(path: Path) -> None:
    match, takings = replayed(path)
    assert isinstance(match.state, Village)
    for seat, player in enumerate(match.state.players):
        products = taken_by(takings, seat, "product")
        assert products["gnome"] == player.gnomes - 1
        assert products["house"] == bits.size(player.ground.houses) - match.state.tables.kit_houses
        assert taken_by(takings, seat, "workshop").total() == sum(bits.size(shop) for shop in player.ground.shops)
        verbs = Counter(move.text.split()[0] for move in match.moves if move.who == seat)
        # A gnome that is moved goes somewhere, and from an Airport it may fly on.
        assert 0 < taken_by(takings, seat, "visit").total() <= 2 * verbs["move"]
        assert taken_by(takings, seat, "layout").total() == 1


@pytest.mark.parametrize(("stem", "preset"), [("two-presets", True), ("three-free-layouts", False)])
def test_a_layout_of_gnome_village_is_known_by_its_tiles(stem: str, preset: bool) -> None:
    match, takings = replayed(GOLDEN / "gnome-village" / f"{stem}.txt")
    presets = {each.id for each in match.setup.edition.presets}
    layouts = [taking.id for taking in takings if taking.kind == "layout"]
    assert len(layouts) == match.setup.seats
    assert all((id_ in presets) == preset for id_ in layouts)


def test_the_happy_gnome_is_taken_whenever_it_changes_hands() -> None:
    match, takings = replayed(GOLDEN / "gnome-village" / "four-deluxe.txt")
    assert isinstance(match.state, Village)
    holders = [taking.seat for taking in takings if taking.id == "happy-gnome"]
    assert holders
    assert match.state.happy in (holders[-1], -1)


@pytest.mark.parametrize("path", sorted((GOLDEN / "mighty-gnomes").glob("*.txt")), ids=lambda path: path.stem)
def test_gnomes_chests_and_rewards_of_mighty_gnomes_are_those_in_the_homes(path: Path) -> None:
    match, takings = replayed(path)
    assert isinstance(match.state, Mighty)
    edition = match.setup.edition
    for seat, home in enumerate(match.state.homes):
        invited = {edition.gnomes[gnome].id for gnome in bits.members(home.cards)}
        assert set(taken_by(takings, seat, "gnome")) == invited
        verbs = Counter(move.text.split()[0] for move in match.moves if move.who == seat)
        assert taken_by(takings, seat, "vault-chest").total() == verbs["open"]
        assert taken_by(takings, seat, "trade").total() == verbs["trade"]
        assert taken_by(takings, seat, "reward").total() == edition.tables.rounds
        assert taken_by(takings, seat, "upgrade").total() == home.warehouse + home.dining


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_things_of_a_kind_are_told_apart_by_their_names(name: str, language: str) -> None:
    words, things = Speech(language, name, strict=True), registry.game(name).faces().things(registry.setup(name, 2))
    names = [(thing.kind, words.thing(thing)) for thing in things]
    assert len(set(names)) == len(names)
    assert not [named for thing, (_, named) in zip(things, names, strict=True) if named == thing.id]


def test_equal_books_of_mighty_gnomes_are_one_thing() -> None:
    game = registry.game("mighty-gnomes")
    books = [thing.id for thing in game.faces().things(registry.setup("mighty-gnomes", 4)) if thing.kind == "book"]
    names = registry.game("mighty-gnomes").faces().names(registry.shipped_edition("mighty-gnomes"))
    assert len(books) < len([id_ for id_ in names if id_.startswith("B")]), "some books are alike"
    # Invitations of three prices are three things.
    assert [names[book] for book in books].count("Invite Mighty Gnome") == 3


def test_gnomes_that_an_option_names_are_in_every_game() -> None:
    game = registry.game("mighty-gnomes")
    setup = registry.setup("mighty-gnomes", 3, {"gnomes": "magic,robber,knight,druid,farmer"})
    gnomes = [thing for thing in game.faces().things(setup) if thing.kind == "gnome"]
    assert len(gnomes) == 5
    assert all(thing.always for thing in gnomes)


def test_deluxe_businesses_are_things_of_the_deluxe_game_alone() -> None:
    faces = registry.game("gnome-village").faces()
    plain, deluxe = (
        {thing.id for thing in faces.things(registry.setup("gnome-village", 2, {"deluxe": value}))}
        for value in ("no", "yes")
    )
    assert "pool" in deluxe - plain


def test_a_game_that_says_nothing_of_things_has_none() -> None:
    faces = registry.game("toadstools").faces()
    setup = registry.setup("toadstools", 2)
    assert not faces.things(setup)
    assert not faces.takings(setup, [Event("plant", "TOAD-3", {"seat": 0, "mushroom": "bolete", "points": 1})])
