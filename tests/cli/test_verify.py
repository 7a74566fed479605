"""`gnomehall verify`: draws that were promised are told from those that were not, by the line."""

import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.fair_chance import Luck, commitment_of, hash_of
from gnomehall.core.match import Match
from gnomehall.core.proof import Number, Proof, Undone
from gnomehall.core.record import Record, dumps, loads
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE

Run = Callable[..., "subprocess.CompletedProcess[str]"]
SECRET = hash_of("a secret")
PROMISE = commitment_of(SECRET)


def record_with_proof() -> Record:
    """A game whose players sent numbers, and in which two draws were taken back."""
    game = registry.game("toadstools")
    match, luck, rng = Match(game, registry.setup("toadstools", 2), ("Ada", "greedy")), Luck(SECRET), Rng(3)
    numbers = [Number(0, CHANCE, hash_of("the opener's"))]
    luck.add(CHANCE, numbers[0].number)
    undone: list[Undone] = []
    while not match.over:
        s = match.state
        if s.player() == CHANCE:
            match.act(luck.draw(game, s))
            continue
        if not numbers[1:]:
            undone.append(Undone(len(match.moves), 2, "pick 1"))
            luck.made["pick 1"] += 2
        numbers.append(Number(len(match.moves), s.player(), hash_of(f"number {len(numbers)}")))
        luck.add(s.player(), numbers[-1].number)
        legal = s.legal_actions()
        match.act(legal[rng.below(len(legal))])
    return replace(match.record(), proof=Proof(PROMISE, SECRET, tuple(numbers), tuple(undone)))


def written(path: Path, record: Record) -> Record:
    (path / "x.game").write_text(dumps(record))
    return loads(dumps(record))


def test_a_sound_record_is_found_sound_and_what_it_does_not_prove_is_said(command: Run, tmp_path: Path) -> None:
    record = written(tmp_path, record_with_proof())
    draws = sum(move.who == CHANCE for move in record.moves)
    done = command("verify", "x.game")
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert f"all {draws} draws are what the secret" in told[0]
    assert PROMISE in told[0]
    assert "sent a number before the deal" in told[1]
    assert "chains" in told[2]
    assert "2 draws were taken back" in told[3]


def test_what_was_seen_at_the_start_is_compared(command: Run, tmp_path: Path) -> None:
    written(tmp_path, record_with_proof())
    assert command("verify", "x.game", "--commitment", PROMISE).returncode == 0
    other = command("verify", "x.game", "--commitment", hash_of("something else"))
    assert other.returncode == 1
    assert "not what the record says" in other.stdout


def test_a_draw_that_was_changed_is_named_by_its_line(command: Run, tmp_path: Path) -> None:
    """The last draw of the deal for another one: the game is as legal as before, up to the end of the deal."""
    record = record_with_proof()
    first = next(at for at, move in enumerate(record.moves) if move.who != CHANCE)
    was = record.moves[first - 1].text
    into = next(text for text in ("pick a", "pick b", "pick c") if text != was)
    moves = (*record.moves[: first - 1], replace(record.moves[first - 1], text=into))
    proof = record.proof
    assert proof is not None
    changed = replace(record, moves=moves, result=None, proof=replace(proof, numbers=proof.numbers[:1], undone=()))
    line = written(tmp_path, changed).moves[-1].line
    done = command("verify", "x.game")
    assert done.returncode == 1
    assert done.stdout == f"x.game: line {line}: '{into}' was drawn, but '{was}' was due.\n"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda proof: replace(proof, secret=hash_of("another")), "not the one that was promised"),
        (lambda proof: replace(proof, commitment=hash_of("another")), "not the one that was promised"),
        (lambda proof: replace(proof, numbers=proof.numbers[1:]), "was due"),
        (lambda proof: replace(proof, numbers=(*proof.numbers[:2], *proof.numbers[3:])), "was due"),
        (lambda proof: replace(proof, undone=()), "was due"),
        (lambda proof: replace(proof, repeats={"": PROMISE}), "was due"),
        (lambda proof: replace(proof, secret=""), "not shown before the game has ended"),
        (lambda proof: None, "nothing of where its draws came from"),
    ],
    ids=["secret", "commitment", "opener's number", "a number", "undone draws", "luck", "no secret", "no proof"],
)
def test_a_proof_that_was_changed_proves_nothing(
    command: Run, tmp_path: Path, change: Callable[[Proof], Proof | None], said: str
) -> None:
    record = record_with_proof()
    assert record.proof is not None
    written(tmp_path, replace(record, proof=change(record.proof)))
    done = command("verify", "x.game")
    assert done.returncode == 1
    assert said in done.stdout


def test_a_record_that_does_not_hold_is_refused_first(command: Run, tmp_path: Path) -> None:
    (tmp_path / "x.game").write_text(dumps(record_with_proof()).replace("plant a", "plant b", 1))
    done = command("verify", "x.game")
    assert done.returncode == 1
    assert "the checksum does not match" in done.stderr


def test_it_says_so_in_portuguese(command: Run, tmp_path: Path) -> None:
    written(tmp_path, record_with_proof())
    assert "2 sorteios foram desfeitos" in command("verify", "x.game", "--language", "pt-BR").stdout
