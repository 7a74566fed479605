"""What a message asks for is asked of the table that it names; whatever is wrong with it becomes a refusal."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from gnomehall.core.errors import GnomehallError
from gnomehall.server import logs, protocol
from gnomehall.server.limits import Limits
from gnomehall.server.metrics import Metrics
from gnomehall.server.tables.broadcast import encode
from gnomehall.server.tables.followers import Acknowledge, DistantTable, Listener
from gnomehall.server.tables.hall import Elsewhere, StoreFailed
from gnomehall.server.tables.lobby import Lobby
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Table

_decode: Final = msgspec.json.Decoder(protocol.ClientMessage).decode


Find = Callable[[str], Awaitable[Table | DistantTable]]
"""Finds a table by its id, wherever it is."""


class Dispatcher:
    """Takes the messages of all connections to the tables that they are about."""

    def __init__(self, lobby: Lobby, metrics: Metrics, limits: Limits, find: Find | None = None) -> None:
        self.lobby = lobby
        self.metrics = metrics
        self.limits = limits
        self._find: Find = find or lobby.hall.table

    async def handle(self, listener: Listener, data: bytes) -> None:
        """Handle one message; whatever comes of it, the next one can be handled."""
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(listener, RequestRefused("bad-message", f"not a message of the protocol: {error}"))
            return
        table, request = getattr(message, "table", ""), getattr(message, "id", "")
        distant = listener.tables.get(table)
        if distant is not None and not isinstance(distant, Table):
            distant.forward(listener, data)
            if isinstance(message, protocol.Part):
                del listener.tables[table]
            return
        try:
            if isinstance(message, protocol.Join):
                await self._join(listener, message, data)
            else:
                await self._do(listener, message)
        except Elsewhere:
            # It has gone on to another process; whoever comes again is led there.
            listener.hang_up()
        except RequestRefused as refusal:
            self.refuse(listener, refusal, table, request)
        except StoreFailed as error:
            self.refuse(listener, RequestRefused("busy", f"{error}; try again"), table, request)
        except GnomehallError as error:
            self.refuse(listener, RequestRefused("error", str(error)), table, request)
        except Exception as error:
            # A fault of ours must not take the connection's other tables with it.
            logs.failure("message failed", error)
            fault = RequestRefused("error", "something went wrong here; it has been logged")
            self.refuse(listener, fault, table, request)

    def refuse(self, listener: Listener, refusal: RequestRefused, table: str = "", request: str = "") -> None:
        self.metrics.refusals.labels(refusal.code).inc()
        listener.answer(encode(refusal.message_to(table, request)))

    async def _do(self, listener: Listener, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Move():
                table = _followed(listener, message.table)
                await table.move(listener, message.seq, message.move, _ack(listener, message), message.number or "")
            case protocol.Part():
                await _followed(listener, message.table).part(listener)
                listener.answer(encode(protocol.Parted(message.table)))
            case protocol.Attend():
                _followed(listener, message.table).following.attend(listener, message.there)
            case protocol.Resync():
                await _followed(listener, message.table).resync(listener)
            case protocol.Ping():
                listener.answer(encode(protocol.Pong(message.at)))
            case protocol.Undo():
                table = _followed(listener, message.table)
                await table.proposals.undo(listener, message.seq, message.to, _ack(listener, message))
            case protocol.End():
                await _followed(listener, message.table).proposals.propose_end(listener, _ack(listener, message))
            case protocol.Answer():
                table = _followed(listener, message.table)
                await table.proposals.answer(listener, message.proposal, message.yes, _ack(listener, message))

    async def _join(self, listener: Listener, message: protocol.Join, data: bytes) -> None:
        most = self.limits.tables
        if len(listener.tables) >= most and message.table not in listener.tables:
            raise RequestRefused("too-many", f"a connection follows at most {most} tables; part from one")
        table = await self._find(message.table)
        if isinstance(table, Table):
            await table.join(listener, message.token, message.also)
        elif not listener.closed:
            listener.tables[message.table] = table
            table.forward(listener, data)


def _followed(listener: Listener, name: str) -> Table:
    table = listener.tables.get(name)
    if not isinstance(table, Table):
        raise RequestRefused("unknown-table", "this connection does not follow such a table; join it first")
    return table


def _ack(listener: Listener, message: protocol.Move | protocol.Undo | protocol.Answer | protocol.End) -> Acknowledge:
    return lambda seq: listener.answer(encode(protocol.Ack(message.table, message.id, seq)))
