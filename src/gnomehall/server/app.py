"""The application: handlers, guards, the built client, and the life of the hall around them."""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

import gnomehall
from gnomehall import registry
from gnomehall.server import (
    api,
    apidocs,
    editions_api,
    finding_api,
    logs,
    notices_api,
    pages,
    people_api,
    problems,
    requests,
    seats_api,
    talk_api,
    tournaments_api,
    words_api,
)
from gnomehall.server.connections.admission import Admission
from gnomehall.server.connections.dispatch import Dispatcher
from gnomehall.server.connections.guard import Guard
from gnomehall.server.connections.heartbeat import Heartbeat
from gnomehall.server.limits import CHECKS, CLEAR_AFTER_DAYS, EDITIONS, ENTRIES, OPENINGS, SENDINGS, Limits
from gnomehall.server.metrics import Metrics
from gnomehall.server.notices.notices import Notices
from gnomehall.server.notices.outgoing import Outgoing
from gnomehall.server.openings import Allowance
from gnomehall.server.peers.peers import Peers
from gnomehall.server.peers.reception import Reception
from gnomehall.server.peers.router import Router
from gnomehall.server.people.holding import Holding
from gnomehall.server.people.people import People
from gnomehall.server.people.profiles import Profiles
from gnomehall.server.people.ratings import Ratings
from gnomehall.server.store.interface import Store
from gnomehall.server.store.places import Place, join_store, open_store
from gnomehall.server.tables import hall
from gnomehall.server.tables.clearing import clear_forever
from gnomehall.server.tables.editions import Editions
from gnomehall.server.tables.finding import Finding
from gnomehall.server.tables.followers import Listener
from gnomehall.server.tables.lobby import Lobby
from gnomehall.server.tables.queries import Queries
from gnomehall.server.tables.seating import Seating
from gnomehall.server.tables.trials import Trials
from gnomehall.server.talk.own import OwnTalk
from gnomehall.server.talk.table_talk import TableTalk
from gnomehall.server.talk.tournament_talk import TournamentTalk
from gnomehall.server.tournaments.tournaments import Tournaments
from gnomehall.server.waiting import Waiting
from gnomehall.server.workers.pool import WorkerPool

BODY_LIMIT: Final = 256 * 1024
DAY: Final = 86_400


def drain_and_end() -> None:
    signal.raise_signal(signal.SIGTERM)


@dataclass(frozen=True, slots=True)
class Config:
    """What can be set about a server."""

    database: Place
    workers: int | None = None
    limits: Limits = field(default_factory=Limits)
    idle: float = hall.IDLE
    names: tuple[str, ...] = ()
    """What the hall is called, besides the names of this computer for itself."""
    openings: int = OPENINGS
    """Tables that one client may open in an hour, and players that it may make."""
    entries: int = ENTRIES
    """How often one client may use links, phrases and passkeys, or make them, in an hour."""
    clear_after: float = CLEAR_AFTER_DAYS * DAY
    """Seconds until a table that nobody ever played at is cleared away; 0 for never."""
    wall: Callable[[], float] = time.time
    """What time it is; tests have one that they move."""
    on_lost: Callable[[], None] = drain_and_end
    """What to do when another process has become the authority: unless told otherwise, drain and end."""
    on_open: Callable[[], None] = lambda: None
    """Called once the event loop runs."""
    outgoing: Outgoing | None = None
    """What may be sent to players outside; nothing unless whoever runs the hall says so."""
    link: str = ""
    """Where other processes that share the hall reach this one; empty for a hall that is not shared."""


class App:
    """The ASGI application, with what stands before every request outermost."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.admission = Admission(config.limits)
        self.heartbeat = Heartbeat()
        self.litestar = make_litestar(self._life)
        self.guard = Guard(config.names)
        self.peers: Peers | None = None
        self._guarded = self.guard.before(Router(self.litestar, lambda: self.peers))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._guarded(scope, receive, send)

    @property
    def dispatcher(self) -> Dispatcher:
        """What the connections of sockets hand their messages to; they do not go through the framework."""
        dispatcher: Dispatcher = self.litestar.state["dispatcher"]
        return dispatcher

    def lobby(self) -> Lobby:
        """The lobby of a server that runs."""
        return requests.lobby(self.litestar.state)

    @contextlib.asynccontextmanager
    async def _life(self, app: Litestar) -> AsyncIterator[None]:
        for name in registry.GAMES:
            # Reading components takes a while, which nobody at a table should wait for.
            registry.shipped_edition(name)
        self.config.on_open()
        metrics = Metrics()
        with logs.counted(metrics.count_line):
            async with self._open(app, metrics):
                yield

    @contextlib.asynccontextmanager
    async def _open(self, app: Litestar, metrics: Metrics) -> AsyncIterator[None]:
        config = self.config
        async with self._stored(metrics) as store:
            place = hall.Hall(store, metrics, self._workers(store, metrics), config.idle)
            place.wall = config.wall
            await place.uptime.open(shared=bool(config.link))
            self._furnish(app, place)
            stop_watching, keeping = metrics.watch_the_loop(), asyncio.create_task(place.keep_house())
            clearing = asyncio.create_task(clear_forever(place, config.clear_after))
            ratings: Ratings = app.state["ratings"]
            ratings.count_soon()
            tournaments: Tournaments = app.state["tournaments"]
            looking = asyncio.create_task(tournaments.look_after())
            notices: Notices = app.state["notices"]
            sending = [asyncio.create_task(work) for work in notices.work()]
            logs.note("hall opened", database=str(config.database))
            try:
                yield
            finally:
                stop_watching()
                keeping.cancel()
                clearing.cancel()
                looking.cancel()
                await asyncio.gather(keeping, clearing, looking, return_exceptions=True)
                await self._part()
                await notices.close(sending)
                await tournaments.settled()
                await ratings.settled()
                await place.close()
                logs.note("hall closed")

    def _furnish(self, app: Litestar, place: hall.Hall) -> None:
        """Put what the handlers and the connections need where they find it."""
        config = self.config
        lobby = app.state["lobby"] = Lobby(place)
        app.state["seating"] = Seating(lobby)
        app.state["finding"] = Finding(lobby)
        app.state["queries"] = Queries(lobby)
        app.state["waiting"] = Waiting()
        app.state["openings"] = Allowance(config.openings, "you opened {} tables within the hour; play at one of them")
        app.state["promises"] = Allowance(config.openings, "you asked for {} promises within the hour; open a table")
        app.state["editions"] = Editions(place)
        app.state["trials"] = Trials(app.state["editions"])
        app.state["makings"] = Allowance(EDITIONS, "you began {} editions within the hour; change one of them")
        app.state["checks"] = Allowance(CHECKS, "you saved or checked editions {} times within the hour; wait a moment")
        made = "{} players were made from here within the hour; wait a while"
        app.state["new_players"] = Allowance(config.openings, made)
        tried = "more than {} links, phrases and passkeys within the hour; wait a while"
        app.state["entries"] = Allowance(config.entries, tried)
        app.state["people"] = People(lobby, passkeys=find_spec("webauthn") is not None)
        app.state["holding"] = Holding(app.state["people"])
        ratings = app.state["ratings"] = Ratings(place)
        app.state["profiles"] = Profiles(app.state["people"], ratings)
        tournaments = app.state["tournaments"] = Tournaments(app.state["people"], ratings)
        app.state["talk"] = TableTalk(app.state["people"])
        app.state["tournament_talk"] = TournamentTalk(app.state["people"], tournaments)
        app.state["own_talk"] = OwnTalk(app.state["people"])
        place.on_ended += [ratings.ended, tournaments.ended]
        place.is_sealed = tournaments.is_sealed
        notices = app.state["notices"] = Notices(app.state["people"], config.outgoing)
        notices.listen()
        app.state["sendings"] = Allowance(SENDINGS, "{} messages were asked for within the hour; wait a while")
        if config.link:
            self.peers = Peers(place)
            self._visitors = Dispatcher(lobby, place.metrics, config.limits)
        app.state["peers"] = self.peers
        find = self.peers.find if self.peers else None
        app.state["dispatcher"] = Dispatcher(lobby, place.metrics, config.limits, find)

    # --- a hall that is shared --------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _stored(self, metrics: Metrics) -> AsyncIterator[Store]:
        """The store; where the hall is shared, other processes can reach us from then on."""
        config = self.config
        if not config.link:
            yield await open_store(config.database, metrics.committed, config.on_lost)
            return
        self._reception = Reception(lambda: self.lobby().hall, self._handle_visitor, self.litestar)
        address = await self._reception.listen(config.link)
        try:
            yield await join_store(
                config.database, metrics.committed, self._lose, self._retire, address, self._reception.secret
            )
        finally:
            await self._reception.close()

    def _workers(self, store: Store, metrics: Metrics) -> WorkerPool:
        size = self.config.workers
        if not self.config.link:
            return WorkerPool(metrics, size)
        # What speaks to PostgreSQL may not be installed where nothing is shared.
        from gnomehall.server.peers.workers import SharedWorkers

        return SharedWorkers(metrics, size, store)

    async def _handle_visitor(self, visitor: Listener, data: bytes) -> None:
        await self._visitors.handle(visitor, data)

    def _retire(self, tables: set[str]) -> None:
        self.lobby().hall.retire(tables)

    def _lose(self) -> None:
        """Our lease has run out. Whoever is connected comes again, to a process that has one."""
        for connection in self.heartbeat.all():
            connection.hang_up()
        self._reception.hang_up()
        self.config.on_lost()

    async def _part(self) -> None:
        """Answer what other processes asked, then leave them."""
        if self.peers:
            await self._reception.close()
            self.peers.close()


def make_litestar(life: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    return Litestar(
        [
            *(*api.HANDLERS, *seats_api.HANDLERS, *people_api.HANDLERS, *words_api.HANDLERS, *editions_api.HANDLERS),
            *(*tournaments_api.HANDLERS, *finding_api.HANDLERS, *talk_api.HANDLERS, *notices_api.HANDLERS),
            *(apidocs.api_docs, apidocs.api_style, *pages.HANDLERS),
        ],
        lifespan=[life],
        dependencies={"token": Provide(requests.token_of, sync_to_thread=False)},
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Gnomehall",
            version=gnomehall.__version__,
            description="Lobby, tables, records and bots. The socket at /socket is described in docs/protocol.md.",
            path="/schema",
            use_handler_docstrings=True,
            # The framework's pages for people load scripts from other hosts, which our own headers forbid: see apidocs.
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        request_max_body_size=BODY_LIMIT,
        exception_handlers=problems.HANDLERS,
    )
