"""Every lesson is a real position of its game, and whoever follows it reaches its end against the bot."""

import re
from dataclasses import replace

import pytest

from gnomehall import registry
from gnomehall.bots import roster
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.lesson import Lesson
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech

TAUGHT = {game.meta.id: lesson for game in registry.all_games() if (lesson := registry.lesson(game.meta.id))}
SEEDS = range(8)

lessons = pytest.mark.parametrize("name", TAUGHT)


def begun(lesson: Lesson) -> Match:
    match = Match(registry.game(lesson.game), registry.setup(lesson.game, lesson.seats, lesson.options))
    for move in lesson.opening:
        assert match.state.player() == move.who, f"'{move.text}' is not for {move.who} to decide"
        match.play(move.text)
    return match


class Follower:
    """Makes the move that the lesson wants next, and plays on like the bot while none is possible.

    Among several it takes one of those that the lesson points at.
    """

    def __init__(self, lesson: Lesson, match: Match, bot: Bot, rng: Rng) -> None:
        self.lesson = lesson
        self.match = match
        self.bot = bot
        self.rng = rng

    def left(self) -> list[str]:
        done = self.lesson.fulfilled(self.match.moves)
        return [step.id for step in self.lesson.steps if step.wants and step.id not in done]

    def decide(self, player: int) -> int:
        game, s = self.match.game, self.match.state
        if player == self.lesson.seat:
            step = next(step for step in self.lesson.steps if step.id == self.left()[0])
            choices = game.faces().choices(s)
            leading = replace(step, wants=step.leads)
            fitting = [c for c in choices if step.wanted(c.text)] or [c for c in choices if leading.wanted(c.text)]
            shown = [c for c in fitting if c.touches and c.touches[0].startswith(step.shows)]
            if fitting:
                liked = shown or fitting
                return liked[self.rng.below(len(liked))].action
        return self.bot.choose(InformationSet(s, player, self.rng), self.rng)

    def follow(self) -> int:
        """Play until nothing is left or the game is over; how many moves of its own that took."""
        own = 0
        while self.left() and not self.match.over:
            player = self.match.state.player()
            if player == CHANCE:
                self.match.roll(self.rng.below)
            else:
                own += player == self.lesson.seat
                self.match.act(self.decide(player))
        return own


def test_each_game_of_the_hall_has_a_lesson() -> None:
    assert set(TAUGHT) == {game.meta.id for game in registry.all_games() if not game.meta.sample}


@lessons
@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_follows_a_lesson_reaches_its_end(name: str, seed: int) -> None:
    lesson, rng = TAUGHT[name], Rng(seed)
    match = begun(lesson)
    follower = Follower(lesson, match, roster.bot(lesson.bot, match.game.advice()), rng)
    own = follower.follow()
    assert follower.left() == []
    # Who has to wait long for what is taught next learns nothing meanwhile.
    assert own <= 4 * len(lesson.steps)


@lessons
def test_a_lesson_begins_with_a_decision_of_the_learner(name: str) -> None:
    lesson = TAUGHT[name]
    match = begun(lesson)
    assert match.state.player() == lesson.seat
    first = next(step for step in lesson.steps if step.wants)
    assert any(first.wanted(choice.text) for choice in match.game.faces().choices(match.state)), (
        "what is taught first is there"
    )


@lessons
def test_the_rules_a_lesson_names_are_on_the_rules_page(name: str) -> None:
    for step in TAUGHT[name].steps:
        assert registry.rule_text(step.rule)


@lessons
def test_words_are_short_and_differ_by_language(name: str) -> None:
    languages = [Speech(language, name, strict=True) for language in LANGUAGES]
    for step in TAUGHT[name].steps:
        for words in languages:
            waits = words.has(f"lesson-{step.id}-waits")
            assert waits == bool(step.wants), f"{step.id}: what waits for a move says so, and nothing else"
        for id_ in [f"lesson-{step.id}", *([f"lesson-{step.id}-waits"] if step.wants else [])]:
            texts = [words.say(id_) for words in languages]
            for text in texts:
                assert 20 < len(text) <= 260, (text, len(text))
                assert re.search(r"[.!?]$", text), text
            assert len(set(texts)) == len(texts), f"{id_} is not translated"


@lessons
def test_a_lesson_speaks_of_things_that_are_there(name: str) -> None:
    """What a step points at is of a kind that some choice of the game touches."""
    lesson = TAUGHT[name]
    kinds = {shown.partition(":")[0] for step in lesson.steps for shown in step.shows}
    assert kinds
    for seed in range(2):
        kinds -= touched(begun(lesson), Rng(seed), kinds)
    assert not kinds, "the lesson points at things that no choice concerns"


def touched(match: Match, rng: Rng, wanted: set[str]) -> set[str]:
    """Kinds of things that choices concern, until all that is wanted has come up or a good player's game is over."""
    found: set[str] = set()
    bot = roster.bot("greedy", match.game.advice())
    while not match.over and not wanted <= found:
        if match.state.player() == CHANCE:
            match.roll(rng.below)
            continue
        choices = match.game.faces().choices(match.state)
        found.update(touch.partition(":")[0] for choice in choices for touch in choice.touches)
        match.act(bot.choose(InformationSet(match.state, match.state.player(), rng), rng))
    return found
