"""What the server says of itself over HTTP, and what stands before every answer."""

import asyncio
import gzip
import mimetypes
from copy import deepcopy
from html.parser import HTMLParser
from pathlib import Path
from typing import cast

import pytest
from litestar.exceptions import HTTPException

from gnomehall import registry
from gnomehall.core import record
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server import pages
from gnomehall.server.metrics import Metrics, Watch
from gnomehall.server.store.interface import TableSummary
from tests.server.halls import BOT, ME, Json, Running, served


@served()
async def test_every_answer_has_the_security_headers(server: Running) -> None:
    pages = ("/", "/table/x", "/api/docs", "/api/docs.css", "/schema/openapi.json")
    for path in (*pages, "/api/games", "/api/nowhere", "/healthz", "/metrics", "/socket"):
        answer = await server.call("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


@served()
async def test_faults_of_ours_tell_nothing_about_the_inside(server: Running) -> None:
    async def broken(limit: int) -> list[TableSummary]:
        raise RuntimeError("password in /etc/secret")

    server.hall.store.public = broken  # type: ignore[method-assign]  # a store that fails
    answer = await server.call("GET", "/api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"code": "error", "message": "something went wrong here; it has been logged"}
    metrics = (await server.call("GET", "/metrics")).text
    assert "gnomehall_errors_total 1.0" in metrics


@served()
async def test_games_editions_rules_and_bots_are_listed(server: Running) -> None:
    games = await server.get("/api/games")
    assert [game["id"] for game in games] == list(registry.GAMES)
    for game in games:
        edition = await server.get(f"/api/games/{game['id']}/edition")
        assert edition["data"]["game"] == game["id"]
        assert edition["changed"] == []
    page = await server.call("GET", "/api/rules/gnomopolis?part=numbered")
    assert page.headers["content-type"].startswith("text/markdown")
    assert "**GNO-1**" in page.text
    pages = [await server.call("GET", f"/api/rules/gnomopolis?language={one}") for one in ("en", "pt-BR", "../en")]
    assert ["## Your turn" in page.text for page in pages] == [True, False, True]
    assert (await server.call("GET", "/api/rules/gnomopolis?part=all")).status_code == 400
    assert "random" in [bot["name"] for bot in await server.get("/api/bots")]
    for path in ("/api/games/chess/edition", "/api/rules/chess", "/api/rules/..%2f..%2fREADME"):
        assert (await server.call("GET", path)).status_code == 404


@served()
async def test_the_openapi_description_has_every_path(server: Running) -> None:
    described = await server.get("/schema/openapi.json")
    for path in ("/api/games", "/api/bots", "/api/tables", "/api/tables/{table}/sit", "/api/tables/{table}/record"):
        assert path in described["paths"]
    assert "NewTable" in str(described["components"]["schemas"])


@served()
async def test_the_api_can_be_read_as_a_page_without_scripts(server: Running) -> None:
    described = await server.get("/schema/openapi.json")
    answer = await server.call("GET", "/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    page = Outline()
    page.feed(answer.text)
    for path, operations in described["paths"].items():
        assert path in page.text
        for operation in operations.values():
            assert operation["description"] in page.text
            assert operation["responses"]["400"]["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
    assert set(described["components"]["schemas"]) <= page.ids
    assert {link[1:] for link in page.links if link.startswith("#")} <= page.ids
    for link in page.links - {link for link in page.links if link.startswith("#")}:
        assert (await server.call("GET", link)).status_code == 200
    assert not page.tags & {"script", "style"}, "the content security policy forbids both"
    assert not page.attributes & {"style", "onclick"}


class Outline(HTMLParser):
    """What there is on a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name == "id":
                assert value not in self.ids
                self.ids.add(value or "")
            elif name == "href":
                self.links.add(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data


@served()
async def test_health_and_metrics_tell_how_it_is(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.play()
        health = await server.get("/healthz")
        assert (health["status"], health["tables"], health["connections"]) == ("ok", 1, 1)
        metrics = (await server.call("GET", "/metrics")).text
    assert 'gnomehall_steps_total{kind="move"} 1.0' in metrics
    assert "gnomehall_connections 1.0" in metrics
    assert "gnomehall_loop_lag_seconds_bucket" in metrics


def test_a_hall_where_nothing_goes_on_seldom_wakes_the_computer_whoever_is_connected() -> None:
    dues: list[float] = []

    class Clock:
        def time(self) -> float:
            return 100.0

        def call_at(self, when: float, _: object) -> None:
            dues.append(when - self.time())

    counted = Metrics()
    watch = Watch(counted, cast(asyncio.AbstractEventLoop, Clock()))
    for change, stirs in ((0, False), (1, False), (0, True), (-1, False)):
        counted.connected(change)
        if stirs:
            counted.stir()
        watch.rest()
    assert dues == pytest.approx([1.0, 1.0, 0.02, 1.0])


@served()
async def test_a_position_of_the_past_is_what_the_viewer_saw_then(server: Running) -> None:
    made = await server.open(ME, ME, game="gnomopolis", public=True)
    name = made["table"]["id"]
    table = await server.table(made)
    async with server.player(made) as watcher:
        seen = [deepcopy(watcher.view)]
        for n in range(1, 31):
            token = made["mine"][table.turn]["token"]
            async with server.player(made, token) as player:
                await player.play(player.moves()[n % len(player.moves())])
            await watcher.reach(n)
            seen.append(deepcopy(watcher.view))
        for n in (1, 7, 24, 25, 30):
            at = await server.get(f"/api/tables/{name}/positions/{n}")
            assert (at["seq"], at["viewer"], at["view"]) == (n, SPECTATOR, seen[n])
            assert totals(at["sheet"]) == at["view"]["scores"]
    assert (await server.call("GET", f"/api/tables/{name}/positions/31")).status_code == 400
    assert (await server.call("GET", f"/api/tables/{name}/positions/-1")).status_code in (400, 404)
    sheet = await server.get(f"/api/tables/{name}/sheet")
    assert totals(sheet) == seen[-1]["scores"]


def totals(sheet: Json) -> list[int]:
    return [sum(column) for column in zip(*(line["points"] for line in sheet["lines"]), strict=True)]


@served()
async def test_the_record_of_a_finished_game_replays_to_its_result(server: Running) -> None:
    made = await server.open(BOT, BOT, BOT, public=True)
    name = made["table"]["id"]
    async with server.player(made) as watcher:
        while watcher.info["state"] != "over":
            await watcher.receive()
    answer = await server.call("GET", f"/api/tables/{name}/record")
    assert "attachment" in answer.headers["content-disposition"]
    match = registry.replay_record(record.loads(answer.text))
    assert match.over
    info = await server.get(f"/api/tables/{name}")
    assert tuple(info["result"]["scores"]) == tuple(match.state.scores())
    assert (await server.get(f"/api/tables/{name}/positions/3?viewer=2"))["viewer"] == 2


@served()
async def test_an_edition_of_ones_own_is_played_and_told(server: Running) -> None:
    text = registry.shipped_text("toadstools").replace("copies = 6", "copies = 9").replace('"first"', '"more"')
    made = await server.open(ME, ME, edition=text)
    token = made["mine"][0]["token"]
    assert made["table"]["edition"] == "more"
    edition = await server.get(f"/api/tables/{made['table']['id']}/edition", token)
    assert edition["data"]["mushrooms"][0]["copies"] == 9
    server.hall.tables.clear()
    async with server.player(made, token) as player:
        assert (await player.play())["type"] == "ack"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "assets" / "main-1a2b.js").write_text("1;")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "client_folder", lambda: folder)
    return folder


@pytest.mark.usefixtures("built")
def test_files_of_the_built_client_are_served_and_every_other_page_is_its_index() -> None:
    script = pages.client_file("assets/main-1a2b.js")
    assert script.media_type == mimetypes.guess_type("x.js")[0]
    assert "immutable" in script.headers["cache-control"]
    small = pages.client_file("assets/main-1a2b.js", "br, gzip")
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small.content) == script.content
    for path in ("", "table/abc", "../secret.txt", "a\0b"):
        assert b"<title>built</title>" in pages.client_file(path).content


@pytest.mark.usefixtures("built")
def test_a_file_of_another_build_is_missing_and_never_the_index_in_its_place() -> None:
    for path in ("assets/none.js", "assets/../../secret.txt"):
        with pytest.raises(HTTPException, match="no such file") as refusal:
            pages.client_file(path, "gzip")
        assert refusal.value.status_code == 404


def test_a_server_without_the_built_client_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "client_folder", lambda: tmp_path / "none")
    assert b"has not been built" in pages.client_file("").content
