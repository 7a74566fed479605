"""A match as people who program meet it."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gnomehall
from gnomehall import registry
from gnomehall.core.vocabulary import CHANCE
from gnomehall.library.match import NoSeat
from gnomehall.registry import UnknownName


def texts(match: gnomehall.Match) -> list[str]:
    return [move.text for move in match.moves]


def test_a_new_match_has_rolled_the_chance_before_the_first_decision() -> None:
    match = gnomehall.new("gnomopolis", seats=2, seed=7)
    assert match.state.player() >= 0
    assert all(move.who == CHANCE for move in match.moves)


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    assert texts(gnomehall.new("gnomopolis", seed=7)) == texts(gnomehall.new("gnomopolis", seed=7))
    assert texts(gnomehall.new("gnomopolis", seed=7)) != texts(gnomehall.new("gnomopolis", seed=8))


def test_a_match_without_a_seed_keeps_the_one_it_took() -> None:
    match = gnomehall.new("gnomopolis")
    assert texts(gnomehall.new("gnomopolis", seed=match.seed)) == texts(match)


def test_a_move_is_played_by_its_text_or_by_its_number() -> None:
    by_text, by_number = gnomehall.new("toadstools", seed=1), gnomehall.new("toadstools", seed=1)
    move = by_text.legal()[0]
    events = by_text.play(move)
    assert by_number.play(by_number.state.legal_actions()[0]) == events
    assert by_number.state == by_text.state
    assert [event.kind for event in events] == ["plant", "pick"]


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_number_that_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    match = gnomehall.new(name, seed=1)
    before, moves = match.state.copy(), texts(match)
    actions = range(-1, match.game.action_count(match.setup.edition) + 1)
    illegal = sorted({*actions} - {*match.state.legal_actions()})
    assert len(illegal) > 2
    for action in illegal:
        for make in (match.play, match.act):
            with pytest.raises(gnomehall.IllegalAction, match=f"'{action}' is not legal now"):
                make(action)
    assert match.state == before
    assert texts(match) == moves


def test_an_undo_takes_back_the_last_move_of_a_player_with_the_chance_after_it() -> None:
    match = gnomehall.new("toadstools", seed=1)
    before, move = match.state.copy(), match.legal()[0]
    match.play(move)
    after = match.state.copy()
    assert match.undo().text == move
    assert match.state == before
    match.play(move)
    assert match.state == after  # the same luck again


def test_nothing_is_left_to_undo_before_the_first_move_of_a_player() -> None:
    with pytest.raises(gnomehall.CannotUndo):
        gnomehall.new("toadstools", seed=1).undo()


def test_a_seat_takes_back_no_more_than_at_a_table_of_people() -> None:
    match = gnomehall.new("toadstools", seed=1)
    match.play(match.legal()[0])
    with pytest.raises(gnomehall.CannotUndo, match="drawn"):
        match.undo(0)


def test_held_chance_waits_to_be_played_or_rolled() -> None:
    match = gnomehall.new("toadstools", seed=1, chance="hold")
    assert match.moves == []
    match.play("pick c")
    assert texts(match) == ["pick c"]
    match.roll()
    assert len(match.moves) == 2
    assert match.undo().who == CHANCE
    assert texts(match) == ["pick c"]


def test_a_finished_match_tells_how_it_ended() -> None:
    match = gnomehall.new("toadstools", seats=3, seed=2, chance="hold")
    result = match.finish("greedy")
    assert match.over
    assert result.ending == "planted"
    assert list(result.scores) == match.state.scores()


def test_finishing_is_the_same_as_playing_what_the_bots_choose() -> None:
    one, other = gnomehall.new("toadstools", seed=4), gnomehall.new("toadstools", seed=4)
    bots = [gnomehall.bot("random"), gnomehall.bot("ismcts:20")]
    one.finish(bots)
    while not other.over:
        other.play(bots[other.state.player()].choose(other))
    assert texts(other) == texts(one)


def test_a_view_has_what_the_seat_may_see() -> None:
    match = gnomehall.new("toadstools", seed=1)
    assert match.view(1) == match.game.view(match.state, 1)
    assert match.view().viewer == gnomehall.SPECTATOR
    with pytest.raises(NoSeat, match="the seats are 0 to 1"):
        match.view(2)


def test_a_saved_match_is_loaded_as_it_was(tmp_path: Path) -> None:
    match = gnomehall.new("gnomopolis", seed=7, players=["Ana", "Bia"])
    match.play("use D2 V")
    match.save(tmp_path / "evening.game")
    loaded = gnomehall.load(str(tmp_path / "evening.game"), seed=7)
    assert loaded.state == match.state
    assert loaded.players == ("Ana", "Bia")
    assert loaded.play("gain S") == match.play("gain S")


def test_a_record_that_does_not_hold_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.game").write_text("no record\n", encoding="utf-8")
    with pytest.raises(gnomehall.BadRecord, match="line 1"):
        gnomehall.load(tmp_path / "broken.game")


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
def test_a_copied_or_pickled_match_goes_its_own_way_with_the_same_luck(
    duplicate: Callable[[gnomehall.Match], gnomehall.Match],
) -> None:
    match = gnomehall.new("toadstools", seed=1)
    other = duplicate(match)
    assert other.state == match.state
    other.play(other.legal()[0])
    assert len(other.moves) > len(match.moves)
    match.play(match.legal()[0])
    assert other.state == match.state


def test_another_edition_is_read_from_a_file_and_kept_by_the_record(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(registry.shipped_text("toadstools").replace("hand = 3", "hand = 2"), encoding="utf-8")
    match = gnomehall.new("toadstools", seed=1, edition=mine)
    assert len(match.moves) == 4
    match.save(tmp_path / "a.game")
    assert gnomehall.load(tmp_path / "a.game").state == match.state


def test_what_can_not_be_set_up_is_refused_by_the_error_that_says_so() -> None:
    with pytest.raises(UnknownName, match="no game 'chess'"):
        gnomehall.new("chess")
    with pytest.raises(gnomehall.BadSetup, match="not 9"):
        gnomehall.new("gnomopolis", seats=9)
    with pytest.raises(gnomehall.BadSetup, match="has no option"):
        gnomehall.new("gnomopolis", options={"rain": "yes"})
    with pytest.raises(gnomehall.BadSetup, match="no edition of Toadstools"):
        gnomehall.new("toadstools", edition=registry.shipped_edition("gnomopolis"))
    with pytest.raises(gnomehall.BadSetup, match="1 players"):
        gnomehall.new("toadstools", players=["Ana"])
    with pytest.raises(gnomehall.BadSetup, match="3 bots"):
        gnomehall.new("toadstools").finish(["random"] * 3)
    with pytest.raises(gnomehall.BadSetup, match="roll, hold"):
        gnomehall.new("toadstools", chance="wait")  # type: ignore[arg-type]  # it is what the test is about


def test_importing_the_package_does_not_import_the_library() -> None:
    code = "import sys, gnomehall; print([m for m in sys.modules if m.startswith('gnomehall.library')])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_the_package_has_all_that_it_names_and_nothing_else() -> None:
    assert all(getattr(gnomehall, name) is not None for name in gnomehall.__all__)
    assert set(gnomehall.__all__) <= set(dir(gnomehall))
    with pytest.raises(AttributeError, match="no attribute 'old'"):
        gnomehall.old  # noqa: B018  # it is the asking that fails
