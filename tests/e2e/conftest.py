"""A real server process, a real Chromium, and pages that fail a test when their console complains."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / ".build" / "screenshots"
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
LAPTOP = (1280, 800)
PATIENCE = 20_000
"""Milliseconds until a test gives up. Nothing waits that long on a machine with time for it; a busy one is no fault."""
expect.set_options(timeout=PATIENCE)

NO_ANALYSIS = {"moments": [], "final": [], "turns": [], "slips": [], "unit": "chance"}
NewPage = Callable[..., Page]
MEASURED = "measured"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the hall of this test run is."""
    with open_hall(tmp_path_factory.mktemp("hall")) as found:
        yield found


@contextmanager
def open_hall(folder: Path, *sites: Path, options: tuple[str, ...] = ()) -> Iterator[str]:
    """A hall of its own process, with what is installed at these sites too, and these options; its address."""
    page = Path(str(files("gnomehall"))) / "web" / "index.html"
    assert page.exists(), "the browser client is not built: run `make web`"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "gnomehall",
        "serve",
        "--port",
        str(port),
        "--db",
        f"sqlite:///{folder / 'hall.db'}",
    ]
    command += ["--openings", "100000"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, sites), *sys.path])}
    server = subprocess.Popen(
        [*command, *options, "--no-browser"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _await_health(address, server)
        yield address
    finally:
        server.terminate()
        server.wait(10)


def _await_health(address: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        assert server.poll() is None, "the server ended"
        try:
            with urlopen(f"{address}/healthz", timeout=1) as answer:
                if answer.status == 200:
                    return
        except OSError:  # it is not there yet, or too busy to answer in time
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Opens pages of separate browsers; at the end, none of their consoles may hold an error."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(message: ConsoleMessage, goes_offline: bool, is_refused: bool) -> None:
        # A page that is taken offline on purpose can't but fail to fetch; and Chromium complains of every refusal.
        offline = goes_offline and "ERR_INTERNET_DISCONNECTED" in message.text
        expected = offline or (is_refused and re.search("status of (400|404|410)", message.text))
        blocked = message.text == "Service Worker registration blocked by Playwright"
        if message.type in ("error", "warning") and not (expected or blocked):
            complaints.append(message.text)

    def make(
        path: str = "/",
        size: tuple[int, int] = LAPTOP,
        dark: bool = False,
        language: str = "en-US",
        moving: bool = False,
        analysed: bool = False,
        goes_offline: bool = False,
        is_refused: bool = False,
        touch: bool | None = None,
        asks: bool = False,
        worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size[0] < 500 if touch is None else touch,
            # What a worker answers can't be answered by a test.
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        if not asks:
            # Whoever has switched it off is asked nothing twice: so one click of a test is one move.
            context.add_init_script(
                "localStorage.getItem('gnomehall.asks') ?? localStorage.setItem('gnomehall.asks', 'off')"
            )
        contexts.append(context)
        if not analysed:
            # Going over a game keeps a processor busy for long, so only the tests that are about it do it.
            context.route("**/api/tables/*/analysis", lambda route: route.fulfill(json=NO_ANALYSIS))
        page = context.new_page()
        page.on("console", lambda message: listen(message, goes_offline, is_refused))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def measured(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Keeps a line for the end of the run; a property of a test comes from every worker."""
    return lambda line: record_property(MEASURED, line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    lines = [line for report in reports for name, line in report.user_properties if name == MEASURED]
    if lines:
        terminalreporter.section("measured in Chromium")
    for line in sorted(lines):
        terminalreporter.write_line(str(line))


@pytest.fixture
def shot() -> Callable[[Page, str], None]:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.mouse.move(1, 300)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return take
