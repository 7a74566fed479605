"""A package outside the tree that brings a game, bots and an edition: it sits at every table like ours."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import gnomehall

ROOT = Path(__file__).parents[2]
PACKAGE = Path(gnomehall.__file__).parents[1]
PATIENCE = 120.0
FLAW = ("t.todo, t.heap, t.taken, t.turns = self.todo[:], self.heap, self.taken[:], self.turns", "self.taken[:]")
BROKEN = {
    "missing": "no_such_package",
    "lies": "liar",
    "raises": "angry",
    "Shouts": "liar",
}
"""Entry points of a package that does everything wrong, as games."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has installed the example."""
    copy, folder = tmp_path_factory.mktemp("copy") / "pebbles", tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "examples" / "pebbles", copy)
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(folder), str(copy)], check=True)
    return folder


def surroundings(*sites: Path) -> dict[str, str]:
    path = os.pathsep.join(map(str, (*sites, PACKAGE)))
    return os.environ | {"PYTHONPATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONWARNINGS": "default"}


def run(cwd: Path, site: Path, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, *words], cwd=cwd, env=surroundings(site), capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done


def command(cwd: Path, site: Path, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    return run(cwd, site, "-m", "gnomehall", *words, status=status)


@pytest.fixture(scope="module")
def broken_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installed package whose entry points lead nowhere, or worse."""
    folder = tmp_path_factory.mktemp("broken")
    info = folder / "sorry-2.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sorry\nVersion: 2.0\n", encoding="utf-8")
    games = "".join(f"{name} = {module}\n" for name, module in BROKEN.items())
    bots = "clumsy = angry:make\nmedium = liar:make\nabsent = liar:nobody\ncareless = liar:make\n"
    text = f"[gnomehall.games]\n{games}[gnomehall.bots]\n{bots}[gnomehall.editions]\nlost = liar\n"
    (info / "entry_points.txt").write_text(text, encoding="utf-8")
    (folder / "liar.py").write_text("GAME = 'none'\n\ndef make(advice):\n    return 'none'\n", encoding="utf-8")
    (folder / "angry.py").write_text("raise ValueError('not\\ntoday')\n", encoding="utf-8")
    return folder


def test_it_is_listed_checked_simulated_rated_measured_and_played_like_ours(site: Path, tmp_path: Path) -> None:
    assert "pebbles" in command(tmp_path, site, "games").stdout
    assert "take one, two or three" in command(tmp_path, site, "rules", "PEB-2").stdout
    checked = command(tmp_path, site, "check-game", "pebbles", "--games", "1").stdout
    assert "ok      a copy is the same position (3 games)" in checked
    assert checked.splitlines()[-1] == "Pebbles: all 45 laws are kept"
    sim = command(tmp_path, site, "sim", "pebbles", "--seats", "thrifty,pondering", "--games", "4", "--json").stdout
    thrifty, pondering = json.loads(sim)["seats"]
    assert pondering["wins"] > thrifty["wins"], "a search finds the bonus, taking one at a time does not"
    rated = command(tmp_path, site, "arena", "pebbles", "--entrants", "thrifty,random,pondering", "--games", "2")
    assert "pondering" in rated.stdout
    assert "Turn order" in command(tmp_path, site, "balance", "pebbles", "--bot", "thrifty", "--games", "4").stdout
    played = command(tmp_path, site, "play", "pebbles", "--seats", "thrifty,random", "--seed", "1").stdout
    assert "the heap is gone" in played.lower()
    ours = command(tmp_path, site, "sim", "toadstools", "--seats", "thrifty,pondering", "--games", "2", "--json").stdout
    assert json.loads(ours)["games"] == 2


def test_what_the_page_has_people_type_is_done(site: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bring-your-own.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\$ gnomehall (.*)$", page, re.M)
    assert len(shown) == 3
    for line in shown:
        command(tmp_path, site, *shlex.split(line.replace("--games 100", "--games 4")))


def test_an_edition_is_played_by_its_name(site: Path, tmp_path: Path) -> None:
    words = ("sim", "toadstools", "--edition", "rainy-toadstools", "--games", "2", "--json")
    assert json.loads(command(tmp_path, site, *words).stdout)["edition"] == "rainy"
    code = "import gnomehall; print(gnomehall.new('toadstools', edition='rainy-toadstools').setup.edition.name)"
    assert run(tmp_path, site, "-c", code).stdout == "rainy\n"


def test_the_library_plays_it_and_positions_are_judged_in_batches(site: Path, tmp_path: Path) -> None:
    code = """
import copy, pickle
import gnomehall
from gnomehall_pebbles.bots import Points

sizes = []
judge = Points.judge
Points.judge = lambda self, positions: sizes.append(len(positions)) or judge(self, positions)
match = gnomehall.new("pebbles", seats=3, seed=1)
print(match.legal(), gnomehall.bot("pondering").choose(match) in match.legal(), sizes)
match.finish(["thrifty", "pondering", "random"])
assert pickle.loads(pickle.dumps(match.state)) == match.state == copy.deepcopy(match.state)
match.save("one.game")
print(gnomehall.load("one.game").state.scores() == match.state.scores(), "heap" in str(match))
"""
    first, second = run(tmp_path, site, "-c", code).stdout.splitlines()
    assert first == "['take 1', 'take 2', 'take 3'] True [16, 16, 16, 16]"
    assert second == "True True"


def test_a_law_that_is_broken_is_named_with_the_game_that_shows_it(site: Path, tmp_path: Path) -> None:
    flawed = tmp_path / "flawed"
    shutil.copytree(site, flawed)
    rules = flawed / "gnomehall_pebbles" / "pebbles" / "state.py"
    line, part = FLAW
    assert line in rules.read_text(encoding="utf-8")
    rules.write_text(rules.read_text(encoding="utf-8").replace(line, line.replace(part, "self.taken")))
    said = command(tmp_path, flawed, "check-game", "pebbles", "--games", "1", status=1).stdout.splitlines()
    at = said.index("BROKEN  no copy changes while the game goes on")
    assert re.fullmatch(r" +pebbles-2, seed 0, after \d+ moves", said[at + 1])
    assert "assert snapshot(past) == before (of_copies.py:" in said[at + 2]
    assert said[at + 3].strip() == "the game up to there is in pebbles-law-2.game"
    command(tmp_path, site, "replay", "pebbles-law-2.game", "--check")


def test_what_is_broken_is_left_out_and_one_line_each_names_the_package(broken_site: Path, tmp_path: Path) -> None:
    done = command(tmp_path, broken_site, "games")
    assert "gnomopolis" in done.stdout
    reasons = {
        "missing": "ModuleNotFoundError: No module named 'no_such_package'",
        "lies": "liar has no GAME",
        "raises": "ValueError: not today",
        "Shouts": "a name is lower-case words joined by hyphens",
    }
    expected = {
        f"gnomehall: the game '{name}' of sorry 2.0 can't be used: {reason}" for name, reason in reasons.items()
    }
    assert set(done.stderr.splitlines()) == expected
    said = command(tmp_path, broken_site, "sim", "toadstools", "--seats", "careless,nobody", status=2).stderr
    assert "the bot 'clumsy' of sorry 2.0 can't be used: ValueError: not today" in said
    assert "the bot 'medium' of sorry 2.0 can't be used: there is a bot of that name already" in said
    assert "the bot 'absent' of sorry 2.0 can't be used: AttributeError" in said
    made = command(tmp_path, broken_site, "sim", "toadstools", "--seats", "careless,random", "--jobs", "1", status=2)
    assert "the bot 'careless' can't be made: 'none' is no gnomehall.core.bot.Bot" in made.stderr
    lost = command(tmp_path, broken_site, "sim", "toadstools", "--edition", "lost", status=2).stderr
    assert "the edition 'lost' of sorry 2.0 can't be used: " in lost


@contextmanager
def hall(tmp_path: Path, *sites: Path) -> Iterator[str]:
    """A hall of its own process; its address."""
    words = ["serve", "--port", "0", "--no-browser", "--db", f"sqlite:///{tmp_path / 'hall.db'}"]
    process = subprocess.Popen(
        [sys.executable, "-m", "gnomehall", *words],
        env=surroundings(*sites),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline() + process.stdout.readline())
        assert found
        yield found[0].rstrip("/")
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def ask(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def test_a_hall_opens_with_it_and_its_bots_play_there(site: Path, broken_site: Path, tmp_path: Path) -> None:
    with hall(tmp_path, site, broken_site) as address:
        assert "pebbles" in [game["id"] for game in ask(f"{address}/api/games")]
        assert {"thrifty", "pondering", "medium"} <= {bot["name"] for bot in ask(f"{address}/api/bots")}
        seats = [{"kind": "bot", "bot": "thrifty"}, {"kind": "bot", "bot": "pondering"}]
        table = ask(f"{address}/api/tables", {"game": "pebbles", "seats": seats, "public": True})["table"]["id"]
        until = time.monotonic() + PATIENCE
        while (now := ask(f"{address}/api/tables/{table}"))["state"] == "playing" and time.monotonic() < until:
            time.sleep(0.2)
        assert now["state"] == "over", now
        wish = {"game": "toadstools", "seats": seats, "edition": "rainy-toadstools"}
        assert ask(f"{address}/api/tables", wish)["table"]["edition"] == "rainy"
