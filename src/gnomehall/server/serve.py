"""Running the application: the listening socket, the lock on the database, and uvicorn."""

import contextlib
import gc
import ipaddress
import os
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn

from gnomehall import registry
from gnomehall.core.errors import GnomehallError
from gnomehall.server import logs, processes
from gnomehall.server.app import App, Config
from gnomehall.server.connections.connection import Connection
from gnomehall.server.connections.http import HttpConnection
from gnomehall.server.limits import BACKLOG, KEPT_DESCRIPTORS, MESSAGE_BYTES, MOST_DESCRIPTORS, Limits
from gnomehall.server.notices.outgoing import Outgoing, read_address, read_mail
from gnomehall.server.store.opening import prepare
from gnomehall.server.store.places import Place, prepare_postgres

PING: Final = 20.0
FORWARDED: Final = "FORWARDED_ALLOW_IPS"
"""The setting of uvicorn that says of which proxies `X-Forwarded-For` is believed."""
SEND_BUFFER: Final = 256 * 1024
"""Bytes that the system holds for a slow reader. More would only hide that it does not read."""


class CannotServe(GnomehallError):
    """The server can't start."""


def listen(host: str, port: int) -> socket.socket:
    listening = bind(host, port)
    try:
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise _cannot_listen(host, port, error) from None
    return listening


def bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket with an address, on which nobody listens yet; others of ours may have the same address if shared."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
    except OSError as error:
        raise _cannot_listen(host, port, error) from None
    # Named as TCP, so that asyncio turns Nagle's algorithm off: with it the second of two small writes waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise _cannot_listen(host, port, error) from None
    listening.setblocking(False)
    return listening


def _cannot_listen(host: str, port: int, error: OSError) -> CannotServe:
    reason = error.strerror or str(error)
    return CannotServe(f"can't listen on {host} port {port}: {reason}; choose others with --host and --port")


def is_local(host: str) -> bool:
    """Whether only this computer can reach an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def read_outgoing(address: str, mail: str, password: str, anywhere: bool) -> Outgoing | None:
    """What may be sent to players outside; nothing without the address by which they reach the hall."""
    if not address:
        return None
    return Outgoing(read_address(address), read_mail(mail, password) if mail else None, anywhere)


@contextlib.contextmanager
def sole_use(path: Path) -> Iterator[Path]:
    """The file by its own name, whatever links lead to it, for us alone.

    Two servers on one file would each believe to be the authority, so the second one does not start.
    The system lets go of the lock when the process ends, however it ends.
    """
    path = path.resolve()
    if os.name != "posix":
        yield path
        return
    import fcntl

    try:
        handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotServe(f"{path}: {error.strerror}; give another file with --db") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield path
    except BlockingIOError:
        raise CannotServe(f"{path} is served by another process already; stop it or give another file") from None
    finally:
        os.close(handle)


@contextlib.contextmanager
def reserved(place: Place, shared: bool = False) -> Iterator[Place]:
    """A database that is ready and that nobody else serves. In PostgreSQL the session that writes keeps it so.

    One that is to be shared may be served by others who share it.
    """
    if isinstance(place, Path):
        with sole_use(place) as file:
            prepare(file)
            yield file
    else:
        prepare_postgres(place, shared)
        yield place


def server(app: App, ping: float = PING) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            app,
            lifespan="on",
            http=HttpConnection,
            ws=Connection,
            ws_max_size=MESSAGE_BYTES,
            ws_ping_interval=ping,
            ws_ping_timeout=ping,
            log_config=None,
            access_log=False,
            server_header=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=5,
        )
    )


def limits_for(listening: socket.socket) -> Limits:
    """As many connections as there are descriptors for.

    Who listens on loopback, or was told which proxies to believe, is behind one, or alone.
    """
    descriptors = raise_descriptor_limit()
    connections = max(descriptors - KEPT_DESCRIPTORS, descriptors // 2)
    limits = Limits(connections=connections)
    proxied = is_local(listening.getsockname()[0]) or FORWARDED in os.environ
    return replace(limits, per_address=None) if proxied else limits


def raise_descriptor_limit() -> int:
    """How many file descriptors we may have open, once the system has been asked for more."""
    if os.name != "posix":
        return MOST_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    # Some systems give fewer than they say.
    with contextlib.suppress(OSError, ValueError):
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, MOST_DESCRIPTORS)


def run(config: Config, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until told to stop; announced is only what can be served."""
    logs.set_up()
    # What is here now stays: the garbage collector need not look through it again and again.
    gc.freeze()
    with reserved(config.database) as place:
        announce()
        running = server(App(replace(config, database=place, limits=limits_for(listening))))
        running.run([listening])
        if not running.started:
            raise CannotServe("the server did not start; its log above says why")


def run_processes(config: Config, held: socket.socket, count: int, announce: Callable[[], None]) -> None:
    """Serve with several processes until told to stop. They share the hall, with each other and with other computers.

    The socket keeps the port; each process listens on it for itself once it can serve.
    """
    logs.set_up()
    for name in registry.GAMES:
        # Read once, before there are several who would each read it.
        registry.shipped_edition(name)
    gc.freeze()
    with reserved(config.database, shared=True):
        host, port = held.getsockname()[:2]

        def serve_as_child(pulse: int, life: int) -> None:
            listening = bind(host, port, shared=True)
            own = replace(
                config,
                limits=limits_for(listening),
                workers=max(1, ((os.cpu_count() or 2) - 1) // count),
                on_open=lambda: processes.beat(pulse, life),
            )
            server(App(own)).run([listening])

        announce()
        processes.Parent(count, serve_as_child).run()
