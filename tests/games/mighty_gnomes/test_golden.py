"""Whole games as they were once played: they must play out the same for ever, and show all there is between them."""

from pathlib import Path

from gnomehall.core.record import loads
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.registry import replay_record
from tests.games.mighty_gnomes.coverage import everything, shown_by

FOLDER = Path(__file__).parents[2] / "golden" / "mighty-gnomes"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_golden_games_for_every_number_of_players() -> None:
    assert {loads(path.read_text(encoding="utf-8")).seats for path in FILES} == {2, 3, 4}


def test_the_golden_games_show_every_step_book_gnome_chest_reward_and_move() -> None:
    shown: set[str] = set()
    for path in FILES:
        record = loads(path.read_text(encoding="utf-8"))
        match = replay_record(record, upto=0)
        for move in record.moves:
            s = match.state
            assert isinstance(s, Mighty)
            shown |= shown_by(s, GAME.parse(s, move.text))
            match.play(move.text)
    assert sorted(everything() - shown) == []
