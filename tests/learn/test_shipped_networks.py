"""What the networks that come with the games know."""

from typing import Any

import pytest

from gnomehall import registry
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.roster import LEVELS, UnknownBot, bot
from gnomehall.bots.thinking import SearchBot
from gnomehall.core.advice import Advice
from gnomehall.core.bot import InformationSet
from gnomehall.core.match import Match
from gnomehall.core.network import NetworkAdvice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.weights import LARGEST
from gnomehall.sim.analysis import advice_of
from gnomehall.sim.luck import Ledger, Luck, luck_of

SHIPPED = [name for name in registry.OWN if registry.network(name) is not None]
POSITIONS = 60
"""In which a card can be taken, for each edition."""


@pytest.mark.parametrize("game", SHIPPED)
def test_a_network_is_small_and_fits_the_inputs_of_its_game(game: str) -> None:
    data = registry.network(game)
    assert data is not None
    assert len(data) < LARGEST
    assert isinstance(registry.advice(game), NetworkAdvice)


@pytest.mark.parametrize("game", SHIPPED)
def test_those_levels_play_with_a_network_that_the_advice_names(game: str) -> None:
    advice = registry.advice(game)
    for name in ("greedy:network=yes", "ismcts:5:network=yes", "ismcts:5:network=sparingly"):
        assert bot(name, advice).__getattribute__("advice") is advice
    for name in ("greedy", "easy", "medium", "ismcts:5"):
        assert bot(name, advice).__getattribute__("advice") is advice.plain()
    for level, iterations in zip(LEVELS, advice.networked(), strict=True):
        assert (bot(level, advice).__getattribute__("advice") is advice) == (iterations > 0)
        assert bot(level, advice.plain()).__getattribute__("advice") is advice.plain()


@pytest.mark.parametrize("game", SHIPPED)
def test_classic_is_hard_without_a_network(game: str) -> None:
    advice = registry.advice(game)
    classic = bot("classic", advice)
    assert isinstance(classic, SearchBot)
    assert classic.advice.plain() is classic.advice
    assert classic.advice.margin() == 0.2
    assert (classic.budget.iterations, classic.budget.seconds) == (advice.iterations()[2], 1.0)


def luck_by(advice: Advice, match: Match) -> Luck:
    again = Match(match.game, match.setup, match.players)
    ledger = Ledger(again.state, advice)
    for move in match.moves:
        who = again.state.player()
        again.play(move.text)
        ledger.enter(again.state, who)
    return ledger.luck()


@pytest.mark.parametrize("game", SHIPPED)
def test_hints_analyses_and_luck_are_by_the_network(game: str) -> None:
    match = Match(registry.game(game), registry.setup(game, 2), ("random", "random"))
    assert isinstance(advice_of(match), NetworkAdvice)
    rng = Rng(2)
    while not match.over:
        if match.state.player() == CHANCE:
            match.roll(rng.below)
        else:
            actions = match.state.legal_actions()
            match.act(actions[rng.below(len(actions))])
    advice = registry.advice(game)
    assert luck_of(match) == luck_by(advice, match)
    assert luck_of(match) != luck_by(advice.plain(), match)


def test_a_game_without_a_network_has_no_bots_that_use_one() -> None:
    for name in ("greedy:network=yes", "ismcts:5:network=yes"):
        with pytest.raises(UnknownBot, match="without a network"):
            bot(name, registry.advice("toadstools"))


CARDS = {
    "gnomopolis": (
        'name = "Market Square"',
        'effects = ["$2", "draw 1"]',
        ('effects = ["$1"]', 'effects = ["$9", "draw 1"]'),
    ),
    "gnome-village": ('id = "goldsmith"', "coins = 3", ("coins = 0", "coins = 9")),
    "mighty-gnomes": ('id = "owl"', "points = 2", ("points = 0", "points = 9")),
}
"""A card, what is printed on it, and what makes it worthless and strong."""


@pytest.mark.parametrize("game", sorted(CARDS))
def test_a_stronger_card_is_taken_more_often_and_a_worthless_one_less(game: str) -> None:
    """Positions of the shipped edition in which the card can be taken, each with all three cards."""
    name, printed, (poor, rich) = CARDS[game]
    before, found, rest = registry.shipped_text(game).partition(name)
    assert found
    assert printed in rest.partition("[[")[0]
    rules = registry.game(game)
    editions = [rules.edition(before + name + rest.replace(printed, now, 1)) for now in (poor, printed, rich)]
    # A player for each: one that meets another edition prepares its network again.
    players = [GreedyBot(registry.advice(game), 1) for _ in editions]
    shipped = registry.shipped_edition(game).digest.encode()
    taken, asked, seed = [0, 0, 0], 0, 0
    while asked < POSITIONS:
        seed += 1
        rng = Rng(seed)
        s = rules.new(registry.setup(game, 2))
        while asked < POSITIONS and (who := s.player()) != NOBODY:
            actions = s.legal_actions()
            takes = [a for a in actions if who != CHANCE and is_taking(game, editions[0], rules.text(s, a))]
            if takes:
                asked += 1
                for i, edition in enumerate(editions):
                    there = rules.restore(edition, bytes(s).replace(shipped, edition.digest.encode()))
                    taken[i] += players[i].choose(InformationSet(there, who, Rng(seed)), Rng(seed, asked)) in takes
            s.apply(roll(s, rng) if who == CHANCE else actions[rng.below(len(actions))])
    assert taken[0] < taken[1] < taken[2], taken


def is_taking(game: str, edition: Any, move: str) -> bool:
    if game != "gnomopolis":
        return move == {"gnome-village": "buy goldsmith", "mighty-gnomes": "take owl"}[game]
    card = edition.scroll_ids[edition.scroll_names.index("Market Square")]
    return move.startswith(f"build {card} ")
