"""Laws of what people read: boards that fit a terminal, prompts, and sentences for events."""

from rich.cells import cell_len

from tests.laws.laws import law
from tests.laws.walks import Walk, choices_for

WIDTH = 76
"""What is left of 80 columns between the borders of a panel."""


@law
def a_board_fits_a_narrow_terminal(walk: Walk) -> None:
    game = walk.game
    for s in walk.looks():
        for viewer in walk.viewers:
            drawing = game.draw(walk.case.setup.edition, game.view(s, viewer), choices_for(game, s, viewer))
            assert drawing
            for panel in (panel for row in drawing for panel in row):
                assert cell_len(panel.title) <= WIDTH - 2
                for line in panel.lines:
                    text = "".join(span.text for span in line)
                    assert "\n" not in text
                    assert cell_len(text) <= WIDTH, text


@law
def every_question_and_event_has_a_sentence(walk: Walk) -> None:
    game = walk.game
    for s in walk.looks():
        one_line(game.prompt(s))
        for action in s.legal_actions():
            t = s.copy()
            t.log = []
            t.apply(action)
            for event in t.log:
                one_line(game.tell(walk.case.setup.edition, event))


def one_line(text: str) -> None:
    assert text.strip()
    assert "\n" not in text
