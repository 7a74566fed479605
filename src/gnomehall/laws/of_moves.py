"""Laws of moves: what may be chosen, that it can be done, and how it is written."""

import re
from itertools import chain

from gnomehall.core.encoder import mask
from gnomehall.core.errors import BadNotation, IllegalAction
from gnomehall.core.game import AnyGame
from gnomehall.core.mask import Mask
from gnomehall.core.play import perft, roll
from gnomehall.core.state import CHANCE, NOBODY, NOTHING, SEVERAL, State
from gnomehall.laws.laws import law
from gnomehall.laws.snapshot import snapshot
from gnomehall.laws.walks import Walk

MOVE = re.compile(r"[a-z]+( [^\s#]+)*")


@law
def somebody_decides_until_the_game_is_over(walk: Walk) -> None:
    for s, _ in walk.positions():
        assert s.player() == CHANCE or 0 <= s.player() < s.seats
        assert s.legal_actions()
    assert walk.end().player() == NOBODY
    assert walk.end().legal_actions() == []


@law
def legal_actions_are_ascending_distinct_and_within_the_action_space(walk: Walk) -> None:
    count = walk.game.action_count(walk.case.setup.edition)
    for s, _ in walk.positions():
        legal = s.legal_actions()
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < count


@law
def a_mask_marks_what_is_legal_and_nothing_else(walk: Walk) -> None:
    """However a step marks it; whoever asks for the list before or after."""
    for s, _ in walk.positions():
        found = mask(s, walk.actions_there())
        wanted = s.legal_actions() if s.player() >= 0 else []
        assert [action for action, legal in enumerate(found) if legal] == wanted
        assert set(found) <= {0, 1}
        f = s.todo[-1]
        by_step = bytearray(len(found))
        f.step.mark(s, f, Mask(by_step))
        assert [action for action, legal in enumerate(by_step) if legal] == s.legal_actions()


@law
def a_question_with_one_answer_is_not_asked(walk: Walk) -> None:
    for s, _ in walk.positions():
        assert len(s.legal_actions()) > 1 or s.todo[-1].step.always_asked()


@law
def chance_gives_every_outcome_a_weight(walk: Walk) -> None:
    for s, _ in walk.positions():
        if s.player() == CHANCE:
            assert len(s.weights()) == len(s.legal_actions())
            assert min(s.weights()) > 0


@law
def chance_draws_by_the_weights(walk: Walk) -> None:
    """However a step draws: the same number brings the same outcome."""
    drawing, picking = walk.rng(), walk.rng()
    for s, _ in walk.positions():
        if s.player() == CHANCE:
            for _ in range(3):
                assert roll(s, drawing) == s.legal_actions()[picking.pick(s.weights())]
    assert drawing.word() == picking.word()


@law
def a_step_has_the_only_answer_that_is_legal(walk: Walk) -> None:
    """However a step finds it. What is settled between two moves is tried as well."""
    s = walk.game.new(walk.case.setup)
    for action in walk.actions:
        f = s.todo.pop()
        f.step.apply(s, f, action)
        settle_by_lists(s)
    assert s.player() == NOBODY
    assert s.scores() == walk.end().scores()


def settle_by_lists(s: State) -> None:
    """Settle as `State.settle` does, from what is legal alone."""
    while True:
        if not s.todo:
            s.proceed()
            if not s.todo:
                return
        f = s.todo[-1]
        legal = f.step.legal(s, f)
        only = legal[0] if len(legal) == 1 else SEVERAL if legal else NOTHING
        assert f.step.sole(s, f) == only, type(f.step)
        if only == SEVERAL or f.step.always_asked():
            return
        s.todo.pop()
        if only != NOTHING:
            f.step.apply(s, f, only)


@law
def every_legal_action_can_be_taken(walk: Walk) -> None:
    for s in walk.looks():
        for action in s.legal_actions():
            t = s.copy()
            t.apply(action)
            assert t.player() == NOBODY or t.legal_actions()


@law
def counting_one_deep_counts_the_legal_actions(walk: Walk) -> None:
    for s in walk.looks():
        assert perft(s, 1) == max(1, len(s.legal_actions()))


@law
def a_game_ends_within_its_bound(walk: Walk) -> None:
    assert len(walk.actions) < walk.game.bound(walk.case.setup)


@law
def every_move_is_written_and_read_back(walk: Walk) -> None:
    game = walk.game
    for s in walk.looks():
        legal = s.legal_actions()
        texts = [game.text(s, action) for action in legal]
        assert len(set(texts)) == len(texts)
        for action, text in zip(legal, texts, strict=True):
            assert MOVE.fullmatch(text), text
            assert game.read(s, text) == action
            assert game.parse(s, text) == action


@law
def a_move_that_is_not_legal_now_is_refused_by_a_rule(walk: Walk) -> None:
    """Every move made anywhere in the game is tried where it does not belong."""
    game = walk.game
    seen = {game.text(s, action) for s, action in walk.positions()}
    for s in walk.looks():
        legal = {game.text(s, action) for action in s.legal_actions()}
        before = snapshot(s)
        for text in sorted(seen - legal):
            refused = refusal_of(game, s, text)
            assert refused is not None, text
            assert "\n" not in str(refused)
            if isinstance(refused, IllegalAction):
                assert refused.why.rule.startswith(game.meta.prefix)
                assert refused.why.kind
                assert set(refused.legal) == legal
        assert snapshot(s) == before


def refusal_of(game: AnyGame, s: State, text: str) -> IllegalAction | BadNotation | None:
    try:
        game.parse(s, text)
    except (IllegalAction, BadNotation) as refused:
        return refused
    return None


@law
def every_number_of_the_action_space_is_legal_or_refused_by_a_rule(walk: Walk) -> None:
    game = walk.game
    count = game.action_count(walk.case.setup.edition)
    for s in chain(walk.looks(), [walk.end()]):
        legal = set(s.legal_actions())
        for action in range(count):
            if action not in legal:
                refusal = game.why_not(s, action)
                assert refusal.kind, action
                assert refusal.rule.startswith(game.meta.prefix), action


@law
def choices_are_the_legal_actions_in_the_same_order(walk: Walk) -> None:
    game = walk.game
    for s in walk.looks():
        choices = game.faces().choices(s)
        assert [choice.action for choice in choices] == s.legal_actions()
        for choice in choices:
            assert choice.text == game.text(s, choice.action)
            assert choice.rule.startswith(game.meta.prefix)
            assert choice.kind
