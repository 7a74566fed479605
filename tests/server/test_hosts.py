"""The hall answers to its own names alone: a name of somebody else's that leads to it makes no page its own."""

import asyncio

import pytest
from websockets.exceptions import InvalidStatus

from gnomehall.server.connections.guard import Guard, host_name
from tests.server.halls import ME, PATIENCE, Running, served

WISH = {"game": "toadstools", "seats": [ME, ME]}


@served(names=("Hall.example.org",))
async def test_a_request_by_a_name_that_is_not_ours_is_turned_away(server: Running) -> None:
    for host in (
        "evil.example",
        f"evil.example:{server.port}",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "[",
        "",
    ):
        for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/healthz")):
            headers = {"host": host, "origin": f"http://{host}"}
            answer = await server.http.request(method, path, json=WISH, headers=headers)
            assert answer.status_code == 421, (host, path)
            assert answer.json()["code"] == "wrong-host"
            assert "content-security-policy" in answer.headers


@served(names=("Hall.example.org",))
async def test_names_that_the_hall_was_told_and_local_ones_are_its_own(server: Running) -> None:
    port = server.port
    for host in ("hall.example.org", "HALL.example.org:443", f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
        headers = {"host": host, "origin": f"https://{host}"}
        assert (await server.http.post("/api/tables", json=WISH, headers=headers)).status_code == 201, host


@served()
async def test_a_socket_opens_by_our_own_names_alone(server: Running) -> None:
    for origin, host, status in (
        (f"http://evil.example:{server.port}", f"evil.example:{server.port}", 421),
        ("http://evil.example", f"localhost:{server.port}", 403),
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            f"GET /socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        line = await asyncio.wait_for(reader.readline(), PATIENCE)
        assert line.startswith(b"HTTP/1.1 %d" % status), line
        writer.close()
    with pytest.raises(InvalidStatus):
        async with server.connection(origin="http://evil.example"):
            pass
    async with server.connection():
        pass


def test_the_address_at_which_a_request_arrives_is_a_name_of_ours() -> None:
    guard = Guard()
    for host, address in (
        ("192.0.2.7:8137", "192.0.2.7"),
        ("192.0.2.7", "::ffff:192.0.2.7"),
        ("[2001:db8::1]", "2001:db8::1"),
    ):
        assert guard.why_not([(b"host", host.encode())], address, changes=True) is None
    assert guard.why_not([(b"host", b"192.0.2.7")], "192.0.2.8", changes=True)
    assert guard.why_not([], "192.0.2.8", changes=False)


def test_the_name_in_a_host_header_is_read_without_its_port() -> None:
    hosts = ("a.example", "a.example:80", "a.example.", "[::1]:80", "[::1]", "[", "", ":80")
    assert [host_name(host) for host in hosts] == ["a.example", "a.example", "a.example", "::1", "::1", "", "", ""]
