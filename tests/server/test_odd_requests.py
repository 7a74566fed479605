"""Requests that no client sends: each gets an answer, and none of them is that we are at fault."""

import asyncio

import pytest

from gnomehall import registry
from tests.server.halls import ME, PATIENCE, Running, served

JSON = b"Content-Type: application/json\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
POST = b"POST /api/tables HTTP/1.1\r\n"
ODD_THINGS = (
    *("", ":", "\u00b2", "seat:\u00b2", "cell:\u00b2,\u00b2", "square:\u00b2,\u00b2", "book:left:\u00b2", "a\0b", "%"),
    *(
        "9" * 5000,
        "tile:0:" + "9" * 5000,
        "gnome:" + "9" * 5000 + ":A",
        "gnome:\u0663:A",
        "reward:x",
        "token",
        "x" * 9000,
    ),
)

ODD_REQUESTS = {
    "an origin that is no address": (POST + b"Origin: http://[\r\n" + JSON, b"{}", 403),
    "an origin of bytes": (POST + b"Origin: \xff\xfe\r\n" + JSON, b"{}", 403),
    "a socket from nowhere": (b"GET /socket HTTP/1.1\r\nOrigin: http://[\r\n" + UPGRADE, b"", 403),
    "a name of 256 letters": (b"GET /" + b"a" * 256 + b" HTTP/1.1\r\n", b"", 200),
    "a path of 3,000 parts": (b"GET " + b"/a" * 3000 + b" HTTP/1.1\r\n", b"", 200),
    "a null byte": (b"GET /a%00b HTTP/1.1\r\n", b"", 200),
    "a path that is no UTF-8": (b"GET /%ff%fe HTTP/1.1\r\n", b"", 200),
    "a table that is no UTF-8": (b"GET /api/tables/%ff%fe HTTP/1.1\r\n", b"", 404),
    "bytes in a path": (b"GET /api/tables/\xff HTTP/1.1\r\n", b"", 400),
    "a body that is no UTF-8": (POST + JSON, b'{"game":"\xff"}', 400),
    "half a surrogate pair": (POST + JSON, b'{"game":"\\ud800"}', 400),
    "lists a hundred thousand deep": (POST + JSON, b"[" * 100_000, 400),
    "objects forty thousand deep": (POST + JSON, b'{"game":"toadstools","seats":[],"x":' + b'{"a":' * 40_000, 400),
    "a number of 5,000 digits": (POST + JSON, b'{"game":"toadstools","seats":' + b"9" * 5000 + b"}", 400),
    "a seq of 5,000 digits": (b"GET /api/tables/x/positions/" + b"9" * 5000 + b" HTTP/1.1\r\n", b"", 404),
    "a seq that is a power": (b"GET /api/tables/x/positions/%C2%B2 HTTP/1.1\r\n", b"", 404),
    "a token of bytes": (b"GET /api/tables/x HTTP/1.1\r\nAuthorization: Bearer \xff\xfe\r\n", b"", 404),
    "a type of body that there is not": (POST + b"Content-Type: \xff/[;;=\r\n", b"{}", 400),
    "rules of a long name": (b"GET /api/rules/" + b"a" * 300 + b" HTTP/1.1\r\n", b"", 404),
}


async def send(server: Running, head: bytes, body: bytes) -> bytes:
    """The first line of the answer to what is sent byte by byte as it stands."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    close = b"" if b"Upgrade" in head else b"Connection: close\r\n"
    length = b"Content-Length: %d\r\n" % len(body) if body else b""
    writer.write(head + b"Host: 127.0.0.1:%d\r\n" % server.port + close + length + b"\r\n" + body)
    line = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    return line


@served()
async def test_odd_requests_are_answered_and_none_is_a_fault_of_ours(server: Running) -> None:
    for what, (head, body, status) in ODD_REQUESTS.items():
        line = await send(server, head, body)
        assert line.startswith(b"HTTP/1.1 %d " % status), (what, line)
    assert "gnomehall_errors_total 0.0" in (await server.call("GET", "/metrics")).text


@pytest.mark.parametrize("game", registry.GAMES)
def test_whatever_is_looked_at_has_an_answer(game: str, tmp_path: object) -> None:
    @served(workers=1)
    async def scenario(server: Running) -> None:
        made = await server.open(ME, ME, game=game)
        turn = (await server.table(made)).turn
        bearer = {"authorization": f"Bearer {made['mine'][turn]['token']}"}
        for thing in ODD_THINGS:
            path = f"/api/tables/{made['table']['id']}/look"
            answer = await server.http.get(path, params={"thing": thing}, headers=bearer)
            assert answer.status_code == 200, (thing[:40], answer.text)

    scenario(tmp_path)  # type: ignore[arg-type]  # pytest's tmp_path is a Path
