"""Every lesson is a real position of its game, and whoever follows it reaches its end, whatever luck brings."""

import re
from dataclasses import replace

import pytest

from gnomehall import registry
from gnomehall.bots import roster
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.lesson import Lesson, LessonStep
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech

TAUGHT = {game.meta.id: lesson for game in registry.all_games() if (lesson := registry.lesson(game.meta.id))}
SEEDS = range(24)

lessons = pytest.mark.parametrize("name", TAUGHT)


def begun(lesson: Lesson) -> Match:
    match = Match(registry.game(lesson.game), registry.setup(lesson.game, lesson.seats, lesson.options))
    for move in lesson.opening:
        assert match.state.player() == move.who, f"'{move.text}' is not for {move.who} to decide"
        match.play(move.text)
    return match


class Follower:
    """Makes any of the moves that the lesson accepts, the wanted ones or those that lead to them, at random.

    What chance and the bot decide, the lesson arranges; where it leaves that open, they decide as ever.
    """

    def __init__(self, lesson: Lesson, match: Match, bot: Bot, rng: Rng) -> None:
        self.lesson = lesson
        self.match = match
        self.bot = bot
        self.rng = rng

    def left(self) -> list[LessonStep]:
        done = self.lesson.fulfilled(self.match.moves)
        return [step for step in self.lesson.steps if step.wants and step.id not in done]

    def accepted(self) -> list[str]:
        """Of what is legal, what the step that is to be done wants, or what leads there."""
        game, s, step = self.match.game, self.match.state, self.left()[0]
        legal = [game.text(s, action) for action in s.legal_actions()]
        leading = replace(step, wants=step.leads)
        return [text for text in legal if step.wanted(text)] or [text for text in legal if leading.wanted(text)]

    def go_on(self) -> None:
        """One move of whoever decides."""
        match, player = self.match, self.match.state.player()
        if player == self.lesson.seat:
            accepted = self.accepted()
            assert accepted, f"'{self.left()[0].id}' can't be done here"
            match.play(accepted[self.rng.below(len(accepted))])
            return
        legal = [match.game.text(match.state, action) for action in match.state.legal_actions()]
        arranged = self.lesson.arranged(match.moves, legal)
        if arranged is not None:
            match.play(arranged)
        elif player == CHANCE:
            match.roll(self.rng.below)
        else:
            match.act(self.bot.choose(InformationSet(match.state, player, self.rng), self.rng))


def test_each_game_of_the_hall_has_a_lesson() -> None:
    assert set(TAUGHT) == {game.meta.id for game in registry.all_games() if not game.meta.sample}


@lessons
@pytest.mark.parametrize("seed", SEEDS)
def test_no_luck_and_no_choice_of_the_learner_makes_a_step_impossible(name: str, seed: int) -> None:
    lesson, rng = TAUGHT[name], Rng(seed)
    match = begun(lesson)
    follower = Follower(lesson, match, roster.bot(lesson.bot, match.game.advice()), rng)
    while follower.left():
        follower.go_on()


@lessons
def test_without_its_help_luck_would_make_a_lesson_impossible(name: str) -> None:
    """What chance and the bot are asked for is needed."""
    lesson = replace(TAUGHT[name], steps=tuple(replace(step, helps=()) for step in TAUGHT[name].steps))
    stuck = False
    for seed in range(100):
        match = begun(lesson)
        follower = Follower(lesson, match, roster.bot("random", match.game.advice()), Rng(seed))
        while follower.left() and not match.over:
            if match.state.player() == lesson.seat and not follower.accepted():
                stuck = True
                break
            follower.go_on()
        if stuck:
            break
    assert stuck


@lessons
def test_a_step_accepts_only_what_it_asks_for(name: str) -> None:
    """At its first position a lesson takes few of the legal moves, and each of its wants is a move of its own."""
    lesson = TAUGHT[name]
    match = begun(lesson)
    follower = Follower(lesson, match, roster.bot("random", match.game.advice()), Rng(0))
    assert 0 < len(follower.accepted()) < len(match.state.legal_actions())


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
