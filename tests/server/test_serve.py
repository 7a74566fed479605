"""`gnomehall serve`: where it listens, where it keeps the games, and what it says about it."""

import asyncio
import json
import os
import queue
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest

import gnomehall
from gnomehall.cli.main import main
from gnomehall.cli.serve import data_folder, database
from gnomehall.core.errors import GnomehallError
from gnomehall.server.app import Config
from gnomehall.server.connections.connection import Connection
from gnomehall.server.serve import is_local, listen
from gnomehall.server.store.places import Place
from tests.server.halls import LONG, Running, served

PACKAGE = str(Path(gnomehall.__file__).parents[1])


def start(tmp_path: Path, *words: str, preexec: Callable[[], object] = lambda: None) -> "subprocess.Popen[str]":
    env = os.environ | {"PYTHONPATH": PACKAGE, "XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    command = [sys.executable, "-m", "gnomehall", "serve", "--port", "0", "--no-browser", *words]
    pipe = subprocess.PIPE

    # As from a terminal, even where the tests run in the background of a shell, which has its jobs ignore Ctrl-C.
    def prepare() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        preexec()

    return subprocess.Popen(command, env=env, stdout=pipe, stderr=pipe, text=True, preexec_fn=prepare)


def said_at_start(process: "subprocess.Popen[str]") -> tuple[str, str]:
    assert process.stdout
    return process.stdout.readline().strip(), process.stdout.readline().strip()


def test_it_prints_database_and_address_serves_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    process = start(tmp_path)
    said, address = said_at_start(process)
    expected = tmp_path / "data" / "gnomehall" / "hall.db"
    if sys.platform == "linux":
        assert said == f"database: {expected}"
    url = re.fullmatch(r"address: +(http://127\.0\.0\.1:\d+/)", address)
    assert url
    assert process.stderr
    opened = json.loads(process.stderr.readline())
    assert opened["event"] == "hall opened"
    with urllib.request.urlopen(f"{url[1]}healthz", timeout=LONG) as answer:
        assert json.load(answer)["status"] == "ok"
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=LONG)
    assert out == "", "on one's own machine there is nothing to warn of"
    assert '"hall closed"' in err
    assert process.returncode == 130
    assert "Traceback" not in err


def test_the_bare_command_serves_the_database_of_the_data_folder_and_opens_the_browser(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: queue.SimpleQueue[str] = queue.SimpleQueue()
    served: list[tuple[Place, str]] = []

    def run(config: Config, listening: socket.socket, announce: Callable[[], None]) -> None:
        announce()
        served.append((config.database, opened.get(timeout=LONG)))
        listening.close()

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("webbrowser.open", opened.put)
    monkeypatch.setattr("gnomehall.server.serve.run", run)
    # The port of the bare command may be in use on the machine of whoever runs this.
    monkeypatch.setattr("gnomehall.server.serve.listen", lambda host, port: listen(host, 0))
    assert main([]) == 0
    (path, address), said = served[0], capsys.readouterr().out
    assert path == tmp_path / "gnomehall" / "hall.db"
    assert f"database: {path}\naddress:  {address}\n" in said
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)


def test_listening_for_everybody_prints_what_it_means(tmp_path: Path) -> None:
    process = start(tmp_path, "--host", "0.0.0.0", "--db", f"sqlite:///{tmp_path}/x.db")
    assert said_at_start(process)[0] == f"database: {tmp_path}/x.db"
    assert process.stdout
    warning = process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=LONG)
    assert warning.startswith("warning:  everybody who can reach this computer")


def test_wrong_databases_and_ports_are_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = listen("127.0.0.1", 0)
    port = str(taken.getsockname()[1])
    for words, said in (
        (["--db", "mysql://x"], "sqlite:///FILE"),
        (["--db", "sqlite:///"], "sqlite:///FILE"),
        (["--db", f"sqlite:///{tmp_path}/none/x.db"], "no folder"),
        (["--db", f"sqlite:///{tmp_path}/x.db", "--port", port], "can't listen"),
        (["--port", "99999"], "from 0 to 65535"),
        (["--host", "not a host", "--db", f"sqlite:///{tmp_path}/x.db"], "can't listen"),
    ):
        assert main(["serve", "--no-browser", *words]) == 2
        err = capsys.readouterr().err
        assert said in err
        assert err.count("\n") == 1
    taken.close()


def test_a_file_that_is_no_database_ends_the_server_in_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.db"
    bad.write_text("this is no database, and is long enough to tell " * 50)
    process = start(tmp_path, "--db", f"sqlite:///{bad}")
    out, err = process.communicate(timeout=LONG)
    assert process.returncode == 2
    assert "can't be used as a database" in err
    assert "address" not in out, "what is not served is not announced"
    assert "Traceback" not in err


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder() == tmp_path / ".local" / "share" / "gnomehall"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "x"))
    assert data_folder() == tmp_path / "x" / "gnomehall"
    assert database("") == tmp_path / "x" / "gnomehall" / "hall.db"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "gnomehall"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "gnomehall"


def test_only_loopback_addresses_are_local() -> None:
    assert is_local("127.0.0.1")
    assert is_local("::1")
    assert not is_local("0.0.0.0")
    assert not is_local("192.168.1.5")
    with pytest.raises(GnomehallError):
        listen("256.1.1.1", 0)


@served()
async def test_small_writes_are_sent_at_once(server: Running) -> None:
    found: list[int] = []
    made = Connection.connection_made

    def note(self: Connection, transport: asyncio.BaseTransport) -> None:
        found.append(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        made(self, transport)

    with mock.patch.object(Connection, "connection_made", note):
        async with server.connection():
            pass
    assert found == [1]
