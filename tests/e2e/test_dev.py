"""What `make dev` runs: the page comes from Vite, and what it asks of the hall goes through Vite to the hall."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

SCRIPT = Path(__file__).parents[2] / "web" / "dev.py"


@pytest.fixture
def loop(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    environment = {**os.environ, "NO_COLOR": "1"}
    command = [sys.executable, "-u", str(SCRIPT), str(tmp_path / "dev.db")]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    yield process
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)


def address_of_vite(loop: "subprocess.Popen[str]") -> str:
    assert loop.stdout is not None
    for line in loop.stdout:
        if found := re.search(r"Local:\s+(http://[\d.:]+)/", line):
            return found[1]
    raise AssertionError("Vite told no address")


def fetch(url: str) -> str:
    """What is there, once the hall has opened: until then Vite answers that it reached nobody."""
    for _ in range(300):
        try:
            with urlopen(url, timeout=10) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            if error.code < 500:
                raise
            time.sleep(0.1)
    raise AssertionError(f"{url} stays out of reach")


def test_page_calls_and_socket_go_through_vite_and_ctrl_c_ends_all(loop: "subprocess.Popen[str]") -> None:
    address = address_of_vite(loop)
    assert "/@vite/client" in fetch(f"{address}/")
    assert {game["id"] for game in json.loads(fetch(f"{address}/api/games"))} >= {"gnomopolis"}
    with connect(address.replace("http", "ws") + "/socket", origin=Origin(address)) as channel:
        channel.send(json.dumps({"type": "join", "table": "none", "token": ""}))
        assert json.loads(channel.recv())["code"] == "unknown-table"

    loop.send_signal(signal.SIGINT)
    loop.communicate(timeout=30)
    assert loop.returncode == 0
    parts = urlsplit(address)
    with socket.socket() as probe:
        assert probe.connect_ex((str(parts.hostname), parts.port)) != 0
