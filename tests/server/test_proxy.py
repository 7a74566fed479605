"""Behind a reverse proxy, as docs/hosting.md sets one up: sockets pass, pages of other sites do not."""

import asyncio
import re
import shutil
import socket as sockets
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.halls import LONG, ME, PATIENCE, UNHURRIED, Json, Player, Running, running

NAME = "hall.example.org"
HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


class Proxy:
    """Where a proxy listens, and how its address begins."""

    def __init__(self, port: int, secure: bool) -> None:
        self.port = port
        self.origin = f"http{'s' if secure else ''}://{NAME}:{port}"
        self.tls = ssl._create_unverified_context() if secure else None

    async def ask(self, method: str, path: str, body: Json | None = None, origin: str | None = None) -> httpx.Response:
        headers = {"host": f"{NAME}:{self.port}"} | ({"origin": origin} if origin else {})
        async with httpx.AsyncClient(verify=self.tls or False, timeout=PATIENCE) as http:
            address = f"{self.origin.partition(':')[0]}://127.0.0.1:{self.port}{path}"
            return await http.request(method, address, json=body, headers=headers)

    def socket(self, origin: str) -> connect:
        address = self.origin.replace("http", "ws") + "/socket"
        where: dict[str, Any] = {"host": "127.0.0.1", "port": self.port, "ssl": self.tls, "origin": origin}
        return connect(address, compression=None, **where, **UNHURRIED)


# --- a small one of our own ---------------------------------------------------------------------


@asynccontextmanager
async def plain(server: Running, _: Path, host: str = "") -> AsyncIterator[Proxy]:
    """Passes everything on, with a header of its own, and with its own idea of the host if it has one."""

    async def pipe(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            sink.write(data)
            await sink.drain()
        sink.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).removesuffix(b"\r\n")
        if host:
            head = re.sub(rb"(?i)\r\nhost: [^\r]*", f"\r\nHost: {host}".encode(), head)
        inner_reader, inner = await asyncio.open_connection("127.0.0.1", server.port)
        inner.write(head + b"X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Proto: https\r\n\r\n")
        await asyncio.gather(pipe(reader, inner), pipe(inner_reader, writer), return_exceptions=True)

    proxy = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield Proxy(proxy.sockets[0].getsockname()[1], False)
    finally:
        proxy.close()


# --- those of the recipes, where they are installed ---------------------------------------------


def recipe(language: str, server: Running) -> str:
    found = re.search(rf"```{language}\n(.*?)```", HOSTING, re.S)
    assert found
    return found[1].replace("127.0.0.1:8137", f"127.0.0.1:{server.port}")


def certificate(folder: Path) -> tuple[Path, Path]:
    key, made = folder / "hall.key", folder / "hall.pem"
    asked = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    subprocess.run([*asked, "-keyout", key, "-out", made], check=True, capture_output=True)
    return key, made


def free_port() -> int:
    with sockets.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


@asynccontextmanager
async def started(port: int, *command: str | Path) -> AsyncIterator[Proxy]:
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        while True:
            assert process.returncode is None, "the proxy did not start"
            try:
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
                break
            except OSError:
                await asyncio.sleep(0.02)
        yield Proxy(port, True)
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def nginx(server: Running, folder: Path) -> AsyncIterator[Proxy]:
    (key, made), port = certificate(folder), free_port()
    block = recipe("nginx", server).replace("listen 443", f"listen 127.0.0.1:{port}")
    block = block.replace("/etc/ssl/hall.pem", str(made)).replace("/etc/ssl/hall.key", str(key))
    kept = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(f"pid {folder}/pid; events {{}} http {{ access_log off; {kept}\n{block} }}")
    async with started(port, "nginx", "-e", folder / "errors", "-c", config, "-g", "daemon off;") as proxy:
        yield proxy


@asynccontextmanager
async def caddy(server: Running, folder: Path) -> AsyncIterator[Proxy]:
    (key, made), port = certificate(folder), free_port()
    # The name is not ours, so nobody would certify it.
    block = recipe("caddyfile", server).replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n    tls {made} {key}")
    config = folder / "Caddyfile"
    config.write_text(f"{{\n    admin off\n    auto_https disable_redirects\n    default_sni {NAME}\n}}\n{block}")
    async with started(port, "caddy", "run", "--config", config, "--adapter", "caddyfile") as proxy:
        yield proxy


Proxied = Callable[[Running, Path], AbstractAsyncContextManager[Proxy]]
PROXIES: list[Proxied] = [plain]
if shutil.which("openssl"):
    PROXIES += [proxied for name, proxied in (("nginx", nginx), ("caddy", caddy)) if shutil.which(name)]


async def scenario(server: Running, proxy: Proxy) -> None:
    assert (await proxy.ask("GET", "/")).headers["content-type"].startswith("text/html")
    wish = {"game": "toadstools", "seats": [ME, ME]}
    assert (await proxy.ask("POST", "/api/tables", wish, "https://elsewhere.example")).status_code == 403
    answer = await proxy.ask("POST", "/api/tables", wish, proxy.origin)
    assert answer.status_code == 201
    made = answer.json()
    with pytest.raises(InvalidStatus) as refused:
        async with proxy.socket("https://elsewhere.example"):
            pass
    assert refused.value.response.status_code == 403
    async with proxy.socket(proxy.origin) as socket:
        player = Player(socket, made["table"]["id"])
        await player.join(made["mine"][0]["token"])
        assert (await player.play())["type"] == "ack"
        await player.reach(1)


@pytest.mark.parametrize("proxied", PROXIES)
def test_a_game_is_played_through_a_proxy_and_other_sites_are_kept_out(proxied: Proxied, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db", names=(NAME,)) as server, proxied(server, tmp_path) as proxy:
            await scenario(server, proxy)

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_a_proxy_that_hides_the_host_shows_itself_by_a_refused_socket(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path / "hall.db") as server,
            plain(server, tmp_path, f"127.0.0.1:{server.port}") as proxy,
        ):
            assert (await proxy.ask("GET", "/")).status_code == 200
            with pytest.raises(InvalidStatus) as refused:
                async with proxy.socket(proxy.origin):
                    pass
            assert refused.value.response.status_code == 403

    asyncio.run(asyncio.wait_for(main(), LONG))
