"""Games on a real Ray cluster of several nodes: the same as here, also when a node dies in the middle.

Ray is large, so `make ray` installs it and runs this.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("ray", reason="Ray is large: `make ray` installs it and runs this test")

import gnomehall
from gnomehall import registry
from gnomehall.cli.main import main
from gnomehall.envs.selfplay import read_npz
from gnomehall.learn import generations
from gnomehall.sim.batch import Batch, run
from gnomehall.sim.cluster import BadCluster, do_job, on_cluster
from gnomehall.sim.compare import Goal, compare
from gnomehall.sim.paired import Pairing
from gnomehall.sim.pool import available_cores, in_order, pool_of
from gnomehall.sim.probe import Plan, probe
from gnomehall.sim.tally import Played, Summary

BATCH = Batch("toadstools", ("medium", "greedy"), games=200, seed=7)

# Ray warns of what its own next version will do, and leaves sockets to the collector.
pytestmark = pytest.mark.filterwarnings("ignore")


def timeless(summary: Summary) -> Summary:
    return replace(summary, seconds=0.0)


def start() -> Any:
    """Three nodes with a core each; workers find the build that is tested."""
    from ray.cluster_utils import Cluster

    os.environ["PYTHONPATH"] = str(Path(gnomehall.__file__).parents[1])
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    return made


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster that may lose nodes."""
    made = start()
    yield made
    made.shutdown()


@pytest.fixture(scope="module")
def whole_cluster() -> Iterator[Any]:
    """A cluster that stays whole, for all tests that leave it so: starting one takes longer than they do."""
    made = start()
    yield made
    made.shutdown()


def test_games_of_a_cluster_are_the_same_even_if_a_node_dies(cluster: Any) -> None:
    here: list[Played] = []
    alone = run(BATCH, 1, watch=here.append)
    there: list[Played] = []
    killed: list[int] = []
    node = next(iter(cluster.worker_nodes))

    def kill_a_node(done: int) -> None:
        if not killed and done >= 20:
            killed.append(done)
            cluster.remove_node(node, allow_graceful=False)

    with on_cluster(cluster.address):
        assert available_cores() == 3
        summary = run(BATCH, None, kill_a_node, watch=there.append)
        assert killed
        assert killed[0] < BATCH.games, "it died in the middle"
        assert timeless(summary) == timeless(alone)
        assert there == here, "every game once, in its order"
        # What is left of the cluster goes on.
        pairing = Pairing("toadstools", 2, "greedy", 0, {}, (None, registry.shipped_text("toadstools")))
        compared = compare(pairing, Goal(pairs=20))
        plan = Plan(Batch("toadstools", ("greedy", "greedy"), 20, 0, counts_takings=True), "greedy", tricks=False)
        found = probe(plan)
    assert compared == compare(pairing, Goal(pairs=20), 1)
    assert found == probe(plan, 1)


def ignoring_time(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return {key: value for key, value in found.items() if "second" not in key}


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "toadstools", "--seats", "medium,greedy", "--games", "40"),
        ("arena", "toadstools", "--entrants", "medium,greedy,random", "--games", "30"),
        ("balance", "toadstools", "--bot", "greedy", "--games", "40"),
        ("compare", "toadstools", "shipped", "--give", "bolete", "--bot", "greedy", "--games", "30"),
        ("probe", "toadstools", "--bot", "greedy", "--against", "greedy", "--games", "20", "--no-tricks"),
        ("selfplay", "toadstools", "--seats", "greedy,medium", "--games", "30", "--out", "games.npz"),
    ],
    ids=lambda words: str(words[0]),
)
def test_every_command_says_the_same_on_a_cluster(
    whole_cluster: Any,
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said, kept = [], []
    for name, on in (("here", ("--jobs", "1")), ("there", ("--on", whole_cluster.address))):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        status = main([*words, *on, "--json"])
        said.append((status, ignoring_time(capsys.readouterr().out)))
        kept.append(columns_of(tmp_path / name / "games.npz"))
    assert said[0] == said[1]
    assert kept[0] == kept[1]


def columns_of(path: Path) -> dict[str, list[Any]]:
    return {name: column.tolist() for name, column in read_npz(path)[1].items()} if path.exists() else {}


def test_learning_plays_and_duels_on_a_cluster_as_it_does_here(whole_cluster: Any, tmp_path: Path) -> None:
    network = Path(str(files("gnomehall.games.gnomopolis"))).joinpath("network.net").read_bytes()
    plan = generations.Plan("gnomopolis", games=30, duel=4)
    alone = generations.Run(tmp_path / "here", plan, 1)
    here = (alone.play(0, None), alone.duel(network, None, 0))
    with on_cluster(whole_cluster.address):
        many = generations.Run(tmp_path / "there", plan)
        assert many.jobs == 3
        assert (many.play(0, None), many.duel(network, None, 0)) == here
    names = [sorted(path.name for path in (tmp_path / name / "replay").iterdir()) for name in ("here", "there")]
    assert names[0] == names[1]
    for name in names[0]:
        one, other = (np.load(tmp_path / where / "replay" / name) for where in ("here", "there"))
        assert one.files == other.files
        assert all((one[column] == other[column]).all() for column in one.files)


def test_what_goes_wrong_in_a_worker_is_told_as_here(whole_cluster: Any) -> None:
    with on_cluster(whole_cluster.address), pytest.raises(ValueError, match="invalid literal for int"):
        list(in_order(pool_of(2, print), 2, int, ["7", "no number"]))


def test_another_version_on_a_machine_is_refused() -> None:
    with pytest.raises(BadCluster, match=r"has gnomehall .*, and this one 0\.0\.0"):
        do_job("0.0.0", "name", (print, ()), print, ("job",))


def test_a_cluster_that_is_not_there_is_named_in_one_line() -> None:
    with (
        pytest.raises(BadCluster, match="--on localhost:1: nothing answers there"),
        on_cluster("localhost:1"),
    ):
        pass


def test_ctrl_c_stops_a_fresh_cluster_and_leaves_nothing_behind() -> None:
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # names of sockets must be short
    environment = os.environ | {"PYTHONPATH": str(Path(gnomehall.__file__).parents[1]), "RAY_TMPDIR": folder}
    words = [
        "sim",
        "toadstools",
        "--seats",
        "medium,medium",
        "--games",
        "1000000",
        "--on",
        "ray",
        "--out",
        f"{folder}/g.jsonl",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "gnomehall", *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while not _lines(Path(folder) / "g.jsonl"):
            assert process.poll() is None, process.communicate()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=100)
        assert process.returncode == 130, err
        assert "Stopped after" in out
        assert _left_behind(folder) == []
    finally:
        process.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _lines(path: Path) -> int:
    """Games in the file, without its first line."""
    return max(len(path.read_text().splitlines()) - 1, 0) if path.exists() else 0


def _left_behind(folder: str) -> list[str]:
    """Processes of the cluster that still run: its folder is in their command lines."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = path.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:  # it has just ended
            continue
        if folder in command and "gnomehall" not in command:
            found.append(command)
    return found
