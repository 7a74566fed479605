"""Imports point one way: core <- parts <- games, core <- bots, and what builds on them on top."""

from pathlib import Path

import pytest

from tests.arrows import ALLOWED, modules, part_of, wrong_arrows

SRC = Path(__file__).parents[1] / "src"
MODULES = dict(modules(SRC))


def test_every_part_of_the_house_has_its_arrows_stated() -> None:
    parts = {"games/*" if part_of(m).startswith("games") else part_of(m) for m in MODULES}
    assert {"core", "parts", "games/*", "bots", "registry"} <= parts
    assert parts <= set(ALLOWED)


@pytest.mark.parametrize("module", MODULES)
def test_arrows_of(module: str) -> None:
    assert wrong_arrows(module, MODULES[module]) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("gnomehall.core.state", "from gnomehall.parts import counts"),
        ("gnomehall.core.state", "from gnomehall import registry"),
        ("gnomehall.parts.counts", "import gnomehall.games.toadstools"),
        ("gnomehall.games.toadstools.state", "from gnomehall.games.gnomopolis.state import Gnomopolis"),
        ("gnomehall.games.toadstools.state", "from gnomehall.games import gnomopolis"),
        ("gnomehall.games.toadstools", "from gnomehall.registry import game"),
        ("gnomehall.bots.random", "from gnomehall.games.toadstools import GAME"),
        ("gnomehall.bots.random", "from gnomehall.parts import counts"),
        ("gnomehall.registry", "from gnomehall.cli import main"),
        ("gnomehall.sim.batch", "from gnomehall.cli.main import main"),
        ("gnomehall.server.tables.table", "from gnomehall.server.connections.clients import Client"),
        ("gnomehall.server.tables.table", "from gnomehall.server import api"),
        ("gnomehall.server.tables.table", "from gnomehall import server"),
        ("gnomehall.server.store.sqlite", "from gnomehall.server.tables import seats"),
        ("gnomehall.server.workers.pool", "from gnomehall.server.store.interface import TableRow"),
        ("gnomehall.server.protocol.shared", "from gnomehall.server.store.rows import SCHEMA"),
        ("gnomehall.server.logs", "from gnomehall.server import metrics"),
        ("gnomehall.cli.play", "from gnomehall.server.tables.table import Table"),
        ("gnomehall.library.match", "from gnomehall.cli.saves import save"),
        ("gnomehall.sim.batch", "from gnomehall.library import new"),
        ("gnomehall.drawing", "from gnomehall.words.speech import Speech"),
        ("gnomehall.attic.things", "from gnomehall.core import state"),
        ("gnomehall.core.state", "from . import rng"),
        ("gnomehall.core.state", "def f():\n    import rich"),
        ("gnomehall.games.toadstools.view", "from rich.text import Text"),
        ("gnomehall.core.rng", "import random"),
        ("gnomehall.core.record", "from pathlib import Path"),
        ("gnomehall.bots.random", "from time import monotonic"),
        ("gnomehall.core.state", "from mypy_extensions import mypyc_attr"),
    ],
)
def test_a_wrong_import_is_caught(module: str, source: str) -> None:
    assert len(wrong_arrows(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("gnomehall.games.toadstools.state", "from gnomehall.parts import counts\nfrom gnomehall.core.rng import Rng"),
        ("gnomehall.games.toadstools", "from gnomehall.games.toadstools.state import PICK"),
        ("gnomehall.cli.main", "import rich, os\nfrom gnomehall.sim import batch"),
        (
            "gnomehall.server.connections.socket",
            "from gnomehall.server import logs\nfrom gnomehall.server.tables import hall",
        ),
        ("gnomehall.server.app", "from gnomehall.server.connections import guard\nfrom gnomehall.server import api"),
        ("gnomehall.cli.serve", "from gnomehall.server import serve"),
        ("gnomehall.core.mypyc", "from mypy_extensions import mypyc_attr"),
        ("gnomehall.library.match", "from gnomehall import drawing, files, registry"),
        ("gnomehall", "from gnomehall.library import new"),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str) -> None:
    assert wrong_arrows(module, source) == []
