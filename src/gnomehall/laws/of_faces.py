"""Laws of what people read: boards that fit a terminal, and words in every language for all that a game emits."""

from itertools import chain

from gnomehall import registry
from gnomehall.core.errors import BadNotation, IllegalAction
from gnomehall.core.state import CHANCE, MENU
from gnomehall.core.words import Words
from gnomehall.drawing import measure
from gnomehall.laws.laws import law
from gnomehall.laws.walks import Walk, choices_for
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech

WIDTH = 76
"""What is left of 80 columns between the borders of a panel."""


def languages(walk: Walk) -> list[Words]:
    """Every language, told to fail where it lacks words; none for a game that the hall does not have."""
    game = walk.game.meta.id
    return [Speech(language, game, strict=True) for language in LANGUAGES] if game in registry.GAMES else []


@law
def a_board_fits_a_narrow_terminal(walk: Walk) -> None:
    game = walk.game
    for words in languages(walk):
        for s in walk.looks():
            for viewer in walk.viewers:
                choices = choices_for(game, s, viewer)
                drawing = game.faces().draw(walk.case.setup.edition, game.view(s, viewer), choices, words)
                assert drawing
                for panel in (panel for row in drawing for panel in row):
                    assert measure(panel.title) <= WIDTH - 2
                    for line in panel.lines:
                        text = "".join(span.text for span in line)
                        assert "\n" not in text
                        assert measure(text) <= WIDTH, text


@law
def every_step_is_known_by_its_name(walk: Walk) -> None:
    steps = walk.game.steps
    assert len({step.name for step in steps}) == len(steps)
    for s, _ in walk.positions():
        assert s.todo[-1].step in steps
        assert s.asked() == walk.game.view(s, 0).asked == s.todo[-1].step.name
    for step in steps:
        assert step.rule.startswith(walk.game.meta.prefix)
        assert step.always_asked() or step.kind != MENU


@law
def every_question_event_and_choice_has_words(walk: Walk) -> None:
    game = walk.game
    for words in languages(walk):
        for s in walk.looks():
            check_sentence(words.prompt(game.view(s, 0)))
            for choice in game.faces().choices(s):
                check_sentence(words.choice(choice))
            for action in s.legal_actions():
                t = s.copy()
                t.log = []
                t.apply(action)
                for event in t.log:
                    check_sentence(words.event(event))


@law
def every_score_and_ending_has_words(walk: Walk) -> None:
    for words in languages(walk):
        sheet = walk.game.faces().sheet(walk.end())
        for line in (*sheet.lines, *sheet.ties):
            check_sentence(words.sheet_line(line))
        check_sentence(words.ending(walk.end().ending()))


@law
def every_refusal_has_words(walk: Walk) -> None:
    """Every move made anywhere in the game is tried where it does not belong."""
    game = walk.game
    texts = sorted({game.text(s, action) for s, action in walk.positions()})
    for words in languages(walk):
        for s in walk.looks():
            for text in texts:
                try:
                    game.parse(s, text)
                except IllegalAction as error:
                    check_sentence(words.refusal(error.why))
                except BadNotation as error:
                    check_sentence(words.say(f"notation-{error.kind}", **error.data))


@law
def every_thing_that_is_touched_can_be_asked_about(walk: Walk) -> None:
    game = walk.game
    things = sorted(
        {
            thing
            for s in walk.looks()
            if s.player() != CHANCE
            for choice in game.faces().choices(s)
            for thing in choice.touches
        }
    )
    for words in languages(walk):
        for s in walk.looks():
            for thing in things:
                refusal = game.faces().why_unavailable(s, thing)
                if refusal is not None:
                    assert refusal.rule.startswith(game.meta.prefix)
                    check_sentence(words.refusal(refusal))


ODD_NAMES = (
    "",
    ":",
    "0",
    "-1",
    "9",
    "3:",
    "0:0",
    "0:0,0",
    "0:99,99",
    "0,0",
    "1,1:x",
    "\u00b2",
    "\u0663",
    "\u00b2,\u00b2",
    "9" * 5000,
)
"""What might be meant by a thing, and is not: digits that are no numbers, numbers that Python can't read, and less."""


@law
def whatever_is_pointed_at_has_an_answer(walk: Walk) -> None:
    """A thing that there is, a piece of one, two of them put together, or nothing of the kind."""
    game = walk.game
    positions = (s for s, _ in walk.positions() if s.player() != CHANCE)
    real = {thing for s in positions for choice in game.faces().choices(s) for thing in choice.touches}
    kinds = sorted({thing.partition(":")[0] for thing in real})
    names = sorted({thing.partition(":")[2] for thing in real})
    some = [names[i] for i in range(0, len(names), max(1, len(names) // 8))]
    things = [f"{kind}:{name}" for kind in kinds for name in (*ODD_NAMES, *some, *(f"{n}:x" for n in some[:2]))]
    for s in chain(walk.looks(), [walk.end()]):
        for thing in (*things, *kinds, *ODD_NAMES, "nothing:at:all"):
            refusal = game.faces().why_unavailable(s, thing)
            assert refusal is None or refusal.rule.startswith(game.meta.prefix), thing


def check_sentence(text: str) -> None:
    assert text.strip()
    assert "\n" not in text
