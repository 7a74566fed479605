"""Where a hall keeps its tables: a SQLite file or a PostgreSQL database."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from gnomehall.server.store.commits import Observe
from gnomehall.server.store.interface import Store
from gnomehall.server.store.layouts import BadDatabase

SCHEMES: Final = ("postgresql://", "postgres://")
DRIVER: Final = "asyncpg"


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """A PostgreSQL database. What is shown of its URL has no password in it."""

    url: str

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        who, at, where = parts.netloc.rpartition("@")
        # The query can carry one too, and much that says nothing about which database it is.
        host = [word for word in parts.query.split("&") if word.startswith(("host=", "port="))]
        return urlunsplit(parts._replace(netloc=f"{who.partition(':')[0]}{at}{where}", query="&".join(host)))


Place = Path | PostgresUrl


def require_driver() -> None:
    """Refuse PostgreSQL where what speaks to it is not installed."""
    if find_spec(DRIVER) is None:
        raise BadDatabase(f"PostgreSQL needs {DRIVER}: pip install 'gnomehall[hall-postgres]'")


async def open_store(
    place: Place,
    observe: Observe = lambda count, seconds: None,
    on_lost: Callable[[], None] = lambda: None,
) -> Store:
    """Open the store of a hall. Where another process can become the authority in our place, `on_lost` is called."""
    if isinstance(place, Path):
        from gnomehall.server.store.sqlite import SqliteStore

        return SqliteStore(place, observe)
    require_driver()
    from gnomehall.server.store.postgres import PostgresStore

    return await PostgresStore.open(place, observe, on_lost)


async def join_store(
    place: Place,
    observe: Observe,
    on_lost: Callable[[], None],
    on_taken: Callable[[set[str]], None],
    address: str,
    secret: str,
) -> Store:
    """Open the store of a hall that other processes serve too; they reach this one at an address, by a secret.

    `on_taken` is told of tables that others have now, `on_lost` is called when all of them may be others'.
    """
    require_driver()
    assert isinstance(place, PostgresUrl), "a file is not shared"
    from gnomehall.server.store.shared import SharedStore

    return await SharedStore.join(place, observe, on_lost, on_taken, address, secret)


def prepare_postgres(place: PostgresUrl, shared: bool = False) -> None:
    """Make a hall in a database if there is none, and see that it can be used and that nobody serves it.

    Where it is to be shared, others may serve it who share it too.
    """
    require_driver()
    from gnomehall.server.store.membership import MemberSession
    from gnomehall.server.store.session import Session

    async def try_out() -> None:
        session = MemberSession(place) if shared else Session(place)
        await session.open()
        await session.close()

    asyncio.run(try_out())


def wait_for_authority(place: PostgresUrl) -> None:
    """Wait until nobody serves a database."""
    require_driver()
    from gnomehall.server.store.authority import wait_until_free

    asyncio.run(wait_until_free(place))
