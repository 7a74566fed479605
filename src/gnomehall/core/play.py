"""Whole games at full speed: by chance, by bots, and all of them to a depth."""

from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.mypyc import i64
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State


class IllegalAnswer(Exception):
    """A bot chose what is not legal."""


def roll(s: State, rng: Rng) -> int:
    """What chance does now."""
    f = s.todo[-1]
    return f.step.draw(s, f, rng)


def playout(s: State, rng: Rng) -> int:
    """Play to the end with every decision drawn by lot; how many decisions the players made."""
    decisions: i64 = 0
    while s.todo:
        f = s.todo[-1]
        if f.player == CHANCE:
            s.apply(f.step.draw(s, f, rng))
        else:
            actions = s.fresh_actions()
            s.apply(actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def play(s: State, bots: list[Bot], chance: Rng, minds: list[Rng]) -> int:
    """Play to the end with a bot in every seat; how many decisions they made.

    Chance and each bot have generators of their own, so that one bot's thinking changes no other's luck.
    IllegalAnswer if a bot chooses what is not legal.
    """
    decisions = 0
    who = s.player()
    while who != NOBODY:
        if who == CHANCE:
            s.apply(roll(s, chance))
        else:
            action = bots[who].choose(InformationSet(s, who, minds[who]), minds[who])
            if action not in s.legal_actions():
                raise IllegalAnswer(f"action {action} is not legal")
            s.apply(action)
            decisions += 1
        who = s.player()
    return decisions


def perft(s: State, depth: int) -> int:
    """How many lines of play there are, `depth` choices deep, chance included; a game that ends sooner counts once."""
    if depth == 0 or s.player() == NOBODY:
        return 1
    n = 0
    for action in s.legal_actions():
        t = s.copy()
        t.apply(action)
        n += perft(t, depth - 1)
    return n
