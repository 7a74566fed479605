"""Bots end the games that they lead, where players say when a game ends."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from gnomehall import registry
from gnomehall.bots.payoff import payoffs
from gnomehall.bots.roster import bot
from gnomehall.core.bot import InformationSet
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnome_village.state import Village

WANTED = 3
LEAD = 3


@cache
def chances_to_end() -> list[Village]:
    return list(islice(find_chances(), WANTED))


def find_chances() -> Iterator[Village]:
    """Positions of Gnome Village in which who decides leads and may take the gnome that ends the game."""
    game = registry.game("gnome-village")
    player = bot("greedy", game.advice())
    for seed in range(1, 100):
        s, rng = game.new(registry.setup("gnome-village", 2)), Rng(seed)
        while (who := s.player()) != NOBODY:
            assert isinstance(s, Village)
            if who == CHANCE:
                s.apply(roll(s, rng))
                continue
            points = s.scores()
            near = s.players[who].gnomes == s.gnome_limit - 1 and points[who] - points[1 - who] >= LEAD
            if near and any(game.text(s, action) == "add gnome" for action in s.legal_actions()):
                yield s.copy()
                break
            s.apply(player.choose(InformationSet(s, who, rng), rng))


def test_medium_ends_a_game_of_gnome_village_that_it_leads() -> None:
    medium = bot("medium", registry.advice("gnome-village"))
    assert len(chances_to_end()) == WANTED
    for n, found in enumerate(chances_to_end()):
        s, seat, rng = found.copy(), found.player(), Rng(n)
        while s.player() != NOBODY and s.turn == seat and not s.ended:
            who = s.player()
            s.apply(roll(s, rng) if who == CHANCE else medium.choose(InformationSet(s, who, rng), rng))
        assert s.ended, f"position {n}"


def test_a_victory_is_worth_more_than_a_lead_however_large() -> None:
    """The advice is never so sure of a game that goes on as of one that is won."""
    advice = registry.game("gnome-village").advice()
    for s in chances_to_end():
        assert max(payoffs(s, advice)) < 1.0 - advice.margin()
