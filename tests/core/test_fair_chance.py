"""Chance that can be checked: the examples that other programs are written from, and what is true of every draw."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.fair_chance import Luck, Pool, commitment_of, hash_of, pick
from gnomehall.core.match import Match
from gnomehall.core.proof import Number, Proof, Undone
from gnomehall.core.record import Move, dumps, loads, seal
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.core.verdict import Draw, Fault, draws_of, verify
from tests.core.records import WHOLE, changed, refusal

EXAMPLES = json.loads((Path(__file__).parents[2] / "docs" / "fair-chance.json").read_text(encoding="utf-8"))
SECRET, OTHER = hash_of("a secret"), hash_of("another secret")


def played(luck: Luck, game: str = "gnomopolis") -> Match:
    """A whole game with this chance, the players at random."""
    rules = registry.game(game)
    match, rng = Match(rules, registry.setup(game, 2)), Rng(7)
    while not match.over:
        s = match.state
        legal = s.legal_actions()
        match.act(luck.draw(rules, s) if s.player() == CHANCE else legal[rng.below(len(legal))])
    return match


def checked(match: Match, proof: Proof) -> tuple[Fault, ...]:
    return verify(proof, draws_of(Match(match.game, match.setup), match.moves)).faults


@pytest.mark.parametrize("example", EXAMPLES["commitments"])
def test_commitments_are_those_of_the_examples(example: dict[str, str]) -> None:
    assert commitment_of(example["secret"]) == example["commitment"]


def test_pools_are_those_of_the_examples() -> None:
    pool = Pool()
    for example in EXAMPLES["pools"]:
        pool.add(example["who"], example["number"])
        assert (pool.value, pool.entered) == (example["pool"], example["entered"])
    counts = [example["entered"] for example in EXAMPLES["pools"]]
    assert counts[-1] == len(counts) - 1, "in the end all but the opener's are numbers of seats that entered"
    assert len(set(counts)) < len(counts) - 1, "some of them had to wait"


@pytest.mark.parametrize("example", EXAMPLES["draws"])
def test_draws_are_those_of_the_examples(example: dict[str, Any]) -> None:
    outcomes = [(text, weight) for text, weight in example["outcomes"]]
    assert pick(example["secret"], example["pool"], example["name"], outcomes) == example["drawn"]


def test_the_game_of_the_examples_is_sound_and_any_other_draw_is_not() -> None:
    game = EXAMPLES["game"]
    numbers = tuple(Number(**number) for number in game["numbers"])
    proof = Proof(game["commitment"], game["secret"], numbers)
    draws = [Draw(d["at"], d["what"], tuple(map(tuple, d["outcomes"])), d["drawn"]) for d in game["draws"]]
    assert verify(proof, draws).faults == ()
    for n, draw in enumerate(draws):
        for other, _ in draw.outcomes:
            if other != draw.drawn:
                wrong = Draw(draw.at, draw.what, draw.outcomes, other)
                found = verify(proof, [*draws[:n], wrong, *draws[n + 1 :]])
                assert found.faults == (Fault("draw", draw.at, other, draw.drawn),)


def test_every_outcome_comes_in_proportion_to_its_weight() -> None:
    outcomes = [("a", 30), ("b", 10), ("c", 0), ("d", 20)]
    found = Counter(pick(SECRET, Pool().value, f"draw {n}", outcomes) for n in range(6000))
    # Four deviations of the mean: with this secret it holds for good.
    for text, weight in outcomes:
        mean, share = 6000 * weight / 60, weight / 60
        assert abs(found[text] - mean) <= 4 * (6000 * share * (1 - share)) ** 0.5


def test_what_is_left_of_the_outcomes_keeps_the_order_in_which_it_would_be_drawn() -> None:
    outcomes = [(text, 1) for text in "abcdefgh"]
    for n in range(50):
        drawn = pick(SECRET, Pool().value, f"draw {n}", outcomes)
        for gone, _ in outcomes:
            if gone != drawn:
                left = [outcome for outcome in outcomes if outcome[0] != gone]
                assert pick(SECRET, Pool().value, f"draw {n}", left) == drawn


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_drawn_with_a_secret_is_sound_with_it_and_with_no_other(game: str) -> None:
    match = played(Luck(SECRET), game)
    assert checked(match, Proof(commitment_of(SECRET), SECRET)) == ()
    faults = checked(match, Proof(commitment_of(SECRET), OTHER))
    assert faults[0] == Fault("secret")
    assert len(faults) > 1


def test_a_draw_hangs_on_how_often_it_was_drawn_and_on_no_position() -> None:
    game = registry.game("toadstools")
    luck, state = Luck(SECRET), game.new(registry.setup("toadstools", 3))
    drawn = [game.text(state, luck.copy().draw(game, state)) for _ in range(3)]
    assert len(set(drawn)) == 1, "to look does not count"
    again = {game.text(state, luck.draw(game, state)) for _ in range(30)}
    assert again == {"pick a", "pick b", "pick c"}, "made again in the same position, it is another draw"


def test_a_number_changes_every_draw_after_it() -> None:
    with_number = Luck(SECRET)
    with_number.add(0, hash_of("a number"))
    assert played(with_number).moves != played(Luck(SECRET)).moves


def chain(seed: str, length: int = 6) -> list[str]:
    """The numbers of a browser, in the order in which it sends them."""
    found = [hash_of(seed)]
    while len(found) < length:
        found.append(hash_of(found[-1]))
    return found[::-1]


def sent(*numbers: tuple[int, str]) -> list[str]:
    """What the pool is after each of these numbers."""
    pool, values = Pool(), []
    for who, number in numbers:
        pool.add(who, number)
        values.append(pool.value)
    return values


def test_alone_every_number_enters_at_once() -> None:
    ours = chain("ours")
    values = sent((CHANCE, hash_of("opener")), (0, ours[0]), (0, ours[1]), (0, hash_of("another browser")))
    assert len(set(values)) == 4


def test_in_the_middle_of_a_game_every_number_enters_at_once() -> None:
    ours, theirs = chain("ours"), chain("theirs")
    values = sent(*((seat, numbers[n]) for n in range(6) for seat, numbers in ((0, ours), (1, theirs))))
    assert len(set(values[2:])) == len(values[2:])


def test_a_number_that_could_be_chosen_waits_for_one_that_could_not() -> None:
    ours, theirs, begun = chain("ours"), chain("theirs"), chain("begun now")
    usual = [(0, ours[0]), (1, theirs[0]), (0, ours[1]), (1, theirs[1])]
    before = sent(*usual)[-1]
    # Whoever knew the secret could choose where this chain begins, so neither it nor what follows from it enters yet.
    assert sent(*usual, (0, begun[0]), (0, begun[1]), (0, begun[2]))[-3:] == [before] * 3
    # Nor does it help to begin again and again, or to go back to the old one.
    assert sent(*usual, (0, begun[0]), (0, hash_of("better")), (0, ours[2]), (0, ours[3]))[-4:] == [before] * 4
    # The others' next number was fixed long ago: all that waits enters with it.
    with_theirs = sent(*usual, (0, begun[0]), (0, begun[1]), (1, theirs[2]))[-1]
    assert with_theirs not in (before, sent(*usual, (1, theirs[2]))[-1])
    # From then on the new chain is as good as the old one.
    after = sent(*usual, (0, begun[0]), (1, theirs[2]), (0, begun[1]), (0, begun[2]))
    assert len(set(after[-3:])) == 3


def test_the_first_number_of_a_seat_that_comes_late_waits() -> None:
    ours, late = chain("ours"), chain("late")
    values = sent((0, ours[0]), (0, ours[1]), (1, late[0]), (1, late[1]))
    assert values[1:] == [values[1]] * 3
    assert sent((0, ours[0]), (0, ours[1]), (1, late[0]), (0, ours[2]))[-1] != sent(*((0, n) for n in ours[:3]))[-1]


def test_two_tables_with_one_seed_meet_the_same_luck() -> None:
    assert played(Luck.seeded("round 1")).moves == played(Luck.seeded("round 1")).moves
    assert played(Luck.seeded("round 1")).moves != played(Luck.seeded("round 2")).moves
    numbered = Luck.seeded("round 1")
    numbered.add(0, hash_of("a number"))
    assert played(numbered).moves == played(Luck.seeded("round 1")).moves, "no player can change it"


PROOF = (
    f"commitment: {commitment_of(SECRET)}\nsecret: {SECRET}\nnumber 1: 0 * {OTHER}\nnumber 2: 9 1 {SECRET}\n"
    f"undone 1: 9 2 pick 0\nrepeats pick 0 1: {OTHER} 3\nrepeats: {SECRET}\n"
)


def test_a_proof_is_written_in_a_record_and_reads_back() -> None:
    plain = loads(WHOLE)
    assert plain.proof is None
    proof = Proof(
        commitment_of(SECRET),
        SECRET,
        (Number(0, CHANCE, OTHER), Number(9, 1, SECRET)),
        (Undone(9, 2, "pick 0"),),
        {"pick 0 1": f"{OTHER} 3", "": SECRET},
    )
    text = dumps(replace(plain, proof=proof))
    assert text.startswith("gnomehall record 2\n")
    assert loads(text).proof == proof
    assert dumps(loads(text)) == text
    hidden = dumps(replace(plain, proof=Proof(commitment_of(SECRET))))
    assert SECRET not in hidden
    assert loads(hidden).proof == Proof(commitment_of(SECRET))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (f"commitment: {commitment_of(SECRET)}\n", "", "'commitment' is missing"),
        (f"secret: {SECRET}", "secret: 12", "'secret' must be 64 digits"),
        (f"secret: {SECRET}", f"secret: {SECRET.upper()}", "'secret' must be 64 digits"),
        ("number 1:", "number 3:", "'number 3' must be 'number 1'"),
        ("number 2: 9", "number 2: 99999", "'number 2' comes at the wrong move"),
        ("number 1: 0", "number 1: 10", "'number 2' comes at the wrong move"),
        ("number 2: 9 1", "number 2: 9 7", "'number 2' must be a count of moves"),
        ("undone 1: 9 2 pick 0", "undone 1: 9 two", "'undone 1' must be a count of moves"),
        (f"{OTHER} 3", OTHER, "'repeats pick 0 1' must be 64 digits and a count"),
        (f"repeats: {SECRET}\n", "", "'repeats' is missing"),
    ],
)
def test_what_is_no_proof_is_refused_by_its_line(old: str, new: str, reason: str) -> None:
    moves = next(line for line in WHOLE.split("\n") if line.startswith("moves: "))
    whole = changed(f"{moves}\n", f"{moves}\n{PROOF}").replace("record 1", "record 2", 1)
    body = whole[: whole.rindex("sum: ")]
    assert loads(seal(body)).proof is not None
    error = refusal(changed(old, new, seal(body)))
    assert reason in error.reason
    assert error.line > 0


def test_only_moves_of_chance_are_draws() -> None:
    match = played(Luck(SECRET), "toadstools")
    draws = list(draws_of(Match(match.game, match.setup), match.moves))
    assert [draw.at for draw in draws] == [at for at, move in enumerate(match.moves) if move.who == CHANCE]
    assert [Move(CHANCE, draw.drawn) for draw in draws] == [match.moves[draw.at] for draw in draws]
