"""Games on a real Ray cluster of several nodes: the same as here, also when a node dies in the middle.

Ray is large, so `make ray` installs it and runs this.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="Ray is large: `make ray` installs it and runs this test")

import gnomehall
from gnomehall import registry
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


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Three nodes with a core each; workers find the build that is tested."""
    from ray.cluster_utils import Cluster

    os.environ["PYTHONPATH"] = str(Path(gnomehall.__file__).parents[1])
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
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


def test_what_goes_wrong_in_a_worker_is_told_as_here(cluster: Any) -> None:
    with on_cluster(cluster.address), pytest.raises(ValueError, match="invalid literal for int"):
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
