"""`gnomehall compare`: what a change does, on a terminal, as JSON and on a page, and gone on with from a folder."""

import json
import re
import subprocess
import tomllib
from base64 import b64decode
from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.record import loads
from gnomehall.sim.compare import Goal
from gnomehall.sim.paired import Pair, Pairing, PairWorker, Watched, WatchedWorker

Run = Callable[..., "subprocess.CompletedProcess[str]"]
WORDS = ("compare", "toadstools", "shipped", "my.toml", "--bot", "random", "--jobs", "1")
FEW = (*WORDS, "--games", "40")


@pytest.fixture(autouse=True)
def changed(tmp_path: Path) -> None:
    """A puffball more."""
    text = registry.shipped_text("toadstools").replace("copies = 4", "copies = 5")
    (tmp_path / "my.toml").write_text(text, encoding="utf-8")


def test_a_comparison_says_what_changed_and_what_did_not(command: Run) -> None:
    done = command(*FEW, "--players", "2,3")
    assert done.returncode == 0
    said = " ".join(done.stdout.split())
    for words in (
        *("Toadstools, 2 players, random", "Toadstools, 3 players, random", "40 pairs of games, seed 0"),
        *("What changed from A to B:", "decisions in a game +1.00 ±0.00", "decisions in a game +2.00 ±0.00"),
        *("Wins of the first to move", "Lead changes", "Legal moves at a decision", "Holm's method"),
    ):
        assert words in said, words
    assert "No significant change in:" in said
    assert said.startswith("A is the shipped edition; B is my.toml. Toadstools, 2 players, random")
    assert said.index("At a glance 2 players, random") > said.index("Toadstools, 3 players, random")
    assert max(map(len, done.stdout.splitlines()[:-1])) <= 80
    command_again = "gnomehall compare toadstools shipped my.toml --players 2,3 --bot random --games 40 --seed 0"
    assert done.stdout.splitlines()[-1] == command_again


def test_the_same_edition_twice_changes_nothing(command: Run) -> None:
    found = json.loads(command("compare", "toadstools", "my.toml", "my.toml", *FEW[4:], "--json").stdout)
    [one] = found["comparisons"]
    assert {figure["change"]["mean"] for figure in one["figures"]} == {0.0}
    assert not any(figure["changed"] for figure in one["figures"])
    assert found["edition"] == one["edition"]
    assert one["change"] is None


def test_components_are_shown_where_something_is_told_of_them(command: Run, tmp_path: Path) -> None:
    text = registry.shipped_text("gnomopolis").replace("coins = 30", "coins = 20")
    (tmp_path / "g.toml").write_text(text, encoding="utf-8")
    words = ("compare", "gnomopolis", "shipped", "g.toml", "--bot", "random", "--games", "12", "--jobs", "1")
    short, whole = command(*words), command(*words, "--all")
    assert "more components show less, or nothing significant" in " ".join(short.stdout.split())
    assert "Card: Grand Bazaar" in whole.stdout
    assert len(short.stdout) < len(whole.stdout) / 2
    found = json.loads(command(*words, "--json").stdout)["comparisons"][0]["components"]
    [bazaar] = [one for one in found if one["id"] == "B01" and one["kind"] == "card"]
    assert {"games", "taken", "raw", "adjusted", "forbidden", "search", "told"} <= set(bazaar["editions"][0])
    assert bazaar["taken_by"]["share"]
    assert set(bazaar["editions"][0]["told"]) <= {"raw", "adjusted", "forbidden", "search"}


def test_a_page_holds_every_component(command: Run, tmp_path: Path) -> None:
    assert command(*FEW, "--markdown", "page.md", "--players", "2,4").returncode == 0
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    heads = [line for line in page.splitlines() if line.startswith(("# ", "## "))]
    assert heads == [
        "# What a change does to Toadstools: from shipped to my.toml",
        *("## At a glance", "## 2 players, random", "## 4 players, random", "## How to read it"),
    ]
    assert "`gnomehall compare toadstools shipped my.toml --players 2,4 --bot random --games 40 --seed 0`" in page
    words = ("compare", "gnomopolis", "shipped", "--without", "B15", "--bot", "random", "--games", "6", "--jobs", "1")
    assert command(*words, "--all", "--markdown", "cards.md").returncode == 0
    page = (tmp_path / "cards.md").read_text(encoding="utf-8")
    cards = tomllib.loads(registry.shipped_text("gnomopolis"))["buildings"]
    assert [card["name"] for card in cards if f"| Card: {card['name']} |" not in page] == []


def test_an_edition_measured_alone_says_how_it_plays(command: Run, tmp_path: Path) -> None:
    """What stands on its page beside the sections that are made stays there."""
    (tmp_path / "page.md").write_text("# My game\n\nOpinions.\n\n## 2 players, random\n\noutworn\n\n## After\n\nkept\n")
    words = ("compare", "toadstools", "shipped", "shipped", "--bot", "random", "--games", "40", "--jobs", "1")
    done = command(*words, "--markdown", "page.md")
    said = " ".join(done.stdout.split())
    assert "40 games, seed 0. Wins by turn order: first" in said
    assert "a fair share is 50.0%" in said
    assert "What changed" not in said
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page.startswith("# My game\n\nOpinions.\n\n## 2 players, random\n\n40 games, seed 0.")
    assert "outworn" not in page
    assert "## After\n\nkept\n" in page
    assert "Made by `gnomehall compare toadstools shipped shipped --players 2 --bot random --games 40 --seed 0`" in page


def test_a_comparison_that_was_stopped_goes_on_in_its_folder(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = json.loads(command(*FEW, "--json").stdout)
    play_pair = PairWorker.play_pair

    def interrupted(worker: PairWorker, number: int) -> Pair:
        if number == 9:
            raise KeyboardInterrupt
        return play_pair(worker, number)

    monkeypatch.setattr(PairWorker, "play_pair", interrupted)
    stopped = command(*FEW, "--out", "trial", "--markdown", "page.md")
    assert stopped.returncode == 130
    assert "9 pairs of games, seed 0. Stopped before enough was known." in " ".join(stopped.stdout.split())
    assert not (tmp_path / "page.md").exists()
    monkeypatch.setattr(PairWorker, "play_pair", play_pair)
    gone_on = command(*FEW, "--out", "trial", "--json")
    assert gone_on.returncode == 0
    assert json.loads(gone_on.stdout) == fresh
    assert len((tmp_path / "trial" / "2-pairs.jsonl").read_text().splitlines()) == 41


def test_a_sweep_pairs_one_change_at_a_time(command: Run, tmp_path: Path) -> None:
    changes = ("--set", "mushrooms.puffball.copies=3,4,5", "--give", "bolete", "--without", "chanterelle")
    # Hands are small enough for a basket without chanterelles.
    (tmp_path / "my.toml").write_text(registry.shipped_text("toadstools").replace("hand = 3", "hand = 2"))
    words = ("compare", "toadstools", "my.toml", *changes, *FEW[4:-1], "20", "--out", "sweep", "--json")
    done = command(*words)
    assert done.returncode == 0
    found = {one["change"]: one for one in json.loads(done.stdout)["comparisons"]}
    planted = {change: _figure(one, "decisions") for change, one in found.items()}
    # One decision for each mushroom.
    assert planted == {
        "mushrooms.puffball.copies=3": -1.0,
        "mushrooms.puffball.copies=4": 0.0,
        "mushrooms.puffball.copies=5": 1.0,
        "without chanterelle": -6.0,
        "give bolete": 1.0,
    }
    assert len({one["edition"]["hash"] for one in found.values()}) == 5
    kept = {path.parent.name for path in (tmp_path / "sweep").glob("*/2-pairs.jsonl")}
    assert "without_chanterelle" in kept
    assert len(kept) == 5
    said = command(*words[:-3]).stdout
    assert "Toadstools, mushrooms.puffball.copies=3: 2 players, random" in said
    assert "A is my.toml; B is the same with the change that each heading names." in " ".join(said.split())
    at_a_glance = said.partition("At a glance")[2].partition("How to read it")[0]
    assert [change for change in found if change not in at_a_glance] == []
    assert said.splitlines()[-1].startswith(f"gnomehall compare toadstools my.toml {' '.join(changes[:2])} ")


def _figure(found: dict[str, Any], name: str) -> float:
    [figure] = [one for one in found["figures"] if one["figure"] == name]
    mean: float = figure["change"]["mean"]
    return mean


def test_a_sweep_at_a_glance_speaks_the_words_of_its_game(command: Run) -> None:
    words = ("compare", "gnomopolis", "shipped", "--set", "stock.2.coins=12,30,48", "--bot", "random", "--games", "20")
    said = " ".join(command(*words, "--jobs", "1").stdout.split())
    at_a_glance = said.partition("At a glance")[2].partition("How to read it")[0]
    assert "stock.2.coins=30: 2 players, random the same as A, measured by itself" in at_a_glance
    assert "ended by: the Old Capital has no coins left" in at_a_glance


def test_a_card_that_is_left_out_is_in_one_edition_only(command: Run) -> None:
    words = ("compare", "gnomopolis", "shipped", "--without", "B15", "--bot", "random", "--games", "6", "--jobs", "1")
    [found] = json.loads(command(*words, "--json").stdout)["comparisons"]
    [card] = [one for one in found["components"] if (one["kind"], one["id"]) == ("card", "B15")]
    assert card["editions"][0] is not None
    assert card["editions"][1] is None
    assert "only in A" in command(*words).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "name a second edition, or a change with --set"),
        (
            ("my.toml", "--give", "bolete"),
            "name a second edition, or changes with --set, --without and --give, not both",
        ),
        (("--set", "hand"), "--set: write it as FIELD=VALUE"),
        (("--set", "hands=3"), "--set hands: there is no 'hands'; did you mean hand?"),
        (("--set", "mushrooms.bollete.copies=3"), "there is no 'bollete'; did you mean bolete?"),
        (("--set", "hand=99"), "hand=99 does not give a good edition: edition: hand: must be at most 3, not 99"),
        (("--without", "boleto"), "no component of the edition has the id 'boleto'; did you mean bolete?"),
        (
            ("--without", "puffball"),
            "without puffball does not give a good edition: edition: dusting: 'puffball' is none of",
        ),
    ],
)
def test_what_is_wrong_with_a_change_is_said(command: Run, words: tuple[str, ...], said: str) -> None:
    done = command("compare", "toadstools", "shipped", *words, "--games", "2", "--bot", "random", "--jobs", "1")
    assert done.returncode == 2
    assert said in done.stderr


def test_it_speaks_portuguese(command: Run) -> None:
    said = " ".join(command("--language", "pt-BR", *FEW).stdout.split())
    assert "40 pares de partidas, semente 0." in said
    assert "O que mudou de A para B: " in said
    assert "decisões por partida +1,00 ±0,00" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", "2,9"), "--players: Toadstools is for 2-4 players, not 9"),
        (("--players", "two"), "--players: Toadstools is for 2-4 players, not two"),
        (("--bot", "random,greedy"), "--bot: name one bot"),
        (("--to", "0"), "must be from 0.1 to 50, not 0"),
        (("--component", "stone"), "--component: Toadstools has nothing that players take with the id 'stone'"),
        (("--out", "my.toml"), "--out: the folder my.toml can't be made"),
        (("--out", "nowhere/deep"), "--out: the folder nowhere/deep can't be made"),
        (("--games", "3", "--to", "2"), "not allowed with"),
        (("--option", "deluxe=yes"), "no option 'deluxe'"),
        (("--markdown", "nowhere/page.md"), "there is no folder nowhere"),
    ],
)
def test_what_is_wrong_with_a_comparison_is_said(command: Run, words: tuple[str, ...], said: str) -> None:
    done = command(*WORDS, *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_wrong_edition_is_named(command: Run, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(registry.shipped_text("toadstools").replace("copies = 4", "copies = -4"))
    done = command(*FEW)
    assert done.returncode == 2
    assert "my.toml: mushrooms puffball: copies: must be at least 1, not -4" in done.stderr


def test_of_very_few_pairs_nothing_is_said(command: Run) -> None:
    done = command(*WORDS, "--games", "2")
    assert done.returncode == 0
    said = " ".join(done.stdout.split())
    assert "2 pairs of games, seed 0. Fewer than 5 pairs are too few to report any figure." in said
    assert "What changed from A to B" not in said


def test_a_gate_names_what_does_not_hold(command: Run, tmp_path: Path) -> None:
    (tmp_path / "gate.toml").write_text("[decisions]\nmost = 15\nchange = 0\n[rounds]\nmost = 9\n")
    done = command(*FEW, "--gate", "gate.toml")
    assert done.returncode == 1
    said = " ".join(done.stdout.split())
    # 16 mushrooms are planted for 15 before the change.
    assert "Decisions in a game 2 players at most 15 16.0 ±0.0" in said
    assert "Decisions in a game 2 players changes by at most 0 1.0 ±0.0" in said
    assert "2 bounds do not hold" in said
    assert done.stdout.splitlines()[-1].endswith(" --gate gate.toml")
    found = json.loads(command(*FEW, "--gate", "gate.toml", "--json").stdout)["gate"]
    assert [(one["what"], one["bound"]) for one in found] == [
        ("decisions", {"measure": "decisions", "most": 15}),
        ("decisions", {"measure": "decisions", "change": 0}),
    ]


def test_a_gate_that_holds_says_so(command: Run, tmp_path: Path) -> None:
    gate = "[decisions]\nmost = 1\n[wins]\nleast = 1\n[players.2.decisions]\nmost = 16\n"
    (tmp_path / "gate.toml").write_text(gate)
    done = command(*FEW, "--gate", "gate.toml")
    assert done.returncode == 0, "the bound for two players stands in place of the one for all"
    assert "All bounds hold" in " ".join(done.stdout.split())
    assert command(*FEW, "--players", "3", "--gate", "gate.toml").returncode == 1


def test_a_gate_bounds_components_but_for_its_exceptions(command: Run, tmp_path: Path) -> None:
    words = ("compare", "gnomopolis", "shipped", "--set", "stock.2.coins=20", "--bot", "random", "--games", "12")
    (tmp_path / "gate.toml").write_text("[components]\ntaken = { least = 99 }\n")
    broken = json.loads(command(*words, "--jobs", "1", "--gate", "gate.toml", "--json").stdout)["gate"]
    names = [one["what"] for one in broken]
    assert len(names) > 3
    excepted = ", ".join(f'"{name}"' for name in names[1:])
    (tmp_path / "gate.toml").write_text(f"[components]\ntaken = {{ least = 99 }}\nexcept = [{excepted}]\n")
    broken = json.loads(command(*words, "--jobs", "1", "--gate", "gate.toml", "--json").stdout)["gate"]
    assert [one["what"] for one in broken] == names[:1]
    said = " ".join(command(*words, "--jobs", "1", "--gate", "gate.toml").stdout.split())
    kind, _, id_ = names[0].partition(": ")
    assert re.search(rf"{kind.capitalize()}: [A-Z][^()]* \({kind}: {id_}\)", said), (
        "its name, and what an exception calls it"
    )


@pytest.mark.parametrize(
    ("gate", "said"),
    [
        ("[winz]\nmost = 3\n", "gate.toml: gate: winz: is unknown; the fields here are wins, rounds"),
        ("[wins]\nmost = 'a lot'\n", "gate.toml: wins: most: must be a whole number, not 'a lot'"),
        ("[wins]\nmax = 58\n", "gate.toml: wins: max: is unknown; the fields here are change, least, most"),
        ("[components.worth]\nhighest = 3\n", "gate.toml: components.worth: highest: is unknown"),
        ("[players.2.winz]\nmost = 3\n", "gate.toml: players.2: winz: is unknown; the fields here are wins, rounds"),
        ("[players.wins]\nmost = 3\n", "gate.toml: gate: players: must be followed by a number"),
        ("", "gate.toml: it says nothing that must hold"),
        ("wins = ", "gate.toml: not a TOML file"),
    ],
)
def test_what_is_no_gate_is_refused(command: Run, tmp_path: Path, gate: str, said: str) -> None:
    (tmp_path / "gate.toml").write_text(gate)
    done = command(*FEW, "--gate", "gate.toml")
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


SWEPT = (
    "compare",
    "gnomopolis",
    "shipped",
    "--set",
    "stock.2.coins=20",
    "--bot",
    "random",
    "--games",
    "12",
    "--jobs",
    "1",
)


class Outline(HTMLParser):
    """What a reader of a page can go by."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.saved: dict[str, str] = {}
        self.rows: list[set[str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags[tag] += 1
        if at := found.get("id"):
            self.ids.add(at)
        if name := found.get("download"):
            self.saved[name] = found["href"] or ""
        elif tag == "a":
            self.links.append(found["href"] or "")
        if tag == "table":
            self.rows.append(set())
        if tag == "th":
            self.rows[-1].add(found.get("scope") or "")
        if found.get("role") == "img":
            self.links.append(f"#{found['aria-labelledby']}")


def outline(page: str) -> Outline:
    found = Outline()
    found.feed(page)
    return found


def test_a_report_in_html_fetches_nothing(command: Run, tmp_path: Path) -> None:
    assert command(*SWEPT, "--html", "report.html").returncode == 0
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    for fetched in ("<script", "<link", "<img", "src=", "@import", "url("):
        assert fetched not in text.replace("url(#", ""), fetched
    assert "What changed from A to B:" in text or "No significant change in:" in text
    assert "gnomehall compare gnomopolis shipped --set stock.2.coins=20" in text
    assert command(*SWEPT, "--html", "nowhere/x.html").stderr.startswith(
        "gnomehall: --html: there is no folder nowhere"
    )


def test_a_report_in_html_has_a_chart_of_everything_and_a_section_for_each_component(
    command: Run, tmp_path: Path
) -> None:
    assert command(*SWEPT, "--html", "report.html").returncode == 0
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    found = outline(text)
    assert {f"p1-{name}" for name in ("wins", "ending", "rounds", "scores", "changes", "components")} <= found.ids
    cards = {f"p1-card-{card['id']}" for card in tomllib.loads(registry.shipped_text("gnomopolis"))["buildings"]}
    there = {at for at in found.ids if at in cards}
    assert len(there) > 20, "nearly all cards come up in 24 games"
    assert {f"#{at}" for at in there} <= set(found.links), "the tables lead to them"
    assert {link for link in found.links if link.removeprefix("#") not in found.ids} == set(), (
        "every link leads somewhere"
    )
    assert all("row" in scopes for scopes in found.rows), "a screen reader can name every row"
    assert found.tags["svg"] == found.tags["figcaption"] == found.tags["figure"]
    assert 'role="graphics-' not in text, "a chart is one picture to a screen reader, and has a name"
    assert '<th scope="col"></th>' not in text
    widths = [float(width) for width in re.findall(r'<svg [^>]*?width="([\d.]+)"', text)]
    assert len(widths) == found.tags["svg"]
    assert max(widths) <= 576, "two charts stand side by side on a screen, and one can be read on a phone"
    assert text.count('class="wide"') == text.count('class="wide" role="group" tabindex="0" aria-label="')
    assert found.tags["figure"] > text.count('class="wide"'), "tables of one component fit on any screen"


def test_a_report_in_html_holds_games_to_look_at(command: Run, tmp_path: Path) -> None:
    assert command(*SWEPT, "--html", "report.html").returncode == 0
    saved = outline((tmp_path / "report.html").read_text(encoding="utf-8")).saved
    assert len(saved) >= 8
    for name, link in saved.items():
        record = loads(b64decode(link.removeprefix("data:text/plain;base64,")).decode())
        match = registry.replay_record(record)
        assert match.over
        assert name.startswith("gnomopolis-2-")
        assert tomllib.loads(match.setup.edition.text)["stock"][1]["coins"] == (20 if name.endswith("-B.game") else 30)


def test_an_edition_alone_has_a_report_in_html_in_any_language(command: Run, tmp_path: Path) -> None:
    words = ("compare", "toadstools", "shipped", "shipped", "--bot", "random", "--games", "20", "--jobs", "1")
    assert command("--language", "pt-BR", *words, "--players", "2,4", "--html", "report.html").returncode == 0
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert '<html lang="pt-BR">' in text
    assert "Vitórias pela ordem dos turnos" in text
    found = outline(text)
    assert {"p1-wins", "p2-wins"} <= found.ids
    assert "p1-changes" not in found.ids
    assert any(name.startswith("toadstools-4-") for name in found.saved)


def test_how_long_it_takes_is_said_before_it_starts(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert command(*FEW).stderr == "", "nobody waits for so few"
    monkeypatch.setattr("gnomehall.cli.compare.seconds_for_a_pair", lambda pairing: 4.0)
    assert command(*FEW, "--players", "2,3").stderr == "About 6 minutes: 80 pairs of games, 1 at a time.\n"
    monkeypatch.setattr("gnomehall.cli.compare.compare", lambda *_: pytest.fail("it has started"))
    stopped = command(*WORDS, "--to", "5", "--worth", "0", "--gate", "my.toml")
    assert stopped.returncode == 2
    assert "About" not in stopped.stderr, "what is wrong is said first"


def test_what_a_folder_holds_is_not_counted_as_time(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.cli.compare.seconds_for_a_pair", lambda pairing: 4.0)
    assert command(*FEW, "--out", "trial").stderr.startswith("About 3 minutes: 40 pairs")
    assert command(*FEW[:-1], "50", "--out", "trial").stderr.startswith("About a minute: 10 pairs")
    assert command(*FEW, "--out", "trial").stderr == ""


def test_how_many_pairs_it_takes_depends_on_how_closely_it_is_to_be_known() -> None:
    assert Goal(pairs=40).pairs_expected() == 40
    assert Goal(points=50.0).pairs_expected() == 100, "fewer are never enough"
    assert Goal(points=1.0).pairs_expected() == pytest.approx(4 * Goal(points=2.0).pairs_expected(), abs=4)


def test_an_edition_compared_with_itself_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    play_game = WatchedWorker.play_game

    def noted(worker: WatchedWorker, number: int) -> Watched:
        played.append(number)
        return play_game(worker, number)

    monkeypatch.setattr(WatchedWorker, "play_game", noted)
    pair = PairWorker(Pairing("toadstools", 2, "random", 0, {}, (None, None))).play_pair(3)
    assert played == [3]
    assert pair.games[0] == pair.games[1]
