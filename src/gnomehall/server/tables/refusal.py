"""Why the server does not do what it was asked."""

from typing import Final

from gnomehall.core.errors import GnomehallError
from gnomehall.core.view import Refusal
from gnomehall.server.protocol import RefusalCode, Refused

STATUS: Final[dict[str, int]] = {
    "bad-message": 400,
    "unknown-table": 404,
    "unknown-edition": 404,
    "not-owner": 403,
    "overtaken": 409,
    "not-seated": 403,
    "read-only": 409,
    "over": 409,
    "resigned": 409,
    "present": 409,
    "seat-taken": 409,
    "late": 409,
    "no-holiday": 409,
    "colour-taken": 409,
    "link-used": 410,
    "not-over": 409,
    "no-player": 403,
    "unknown-player": 404,
    "no-entry": 410,
    "no-passkey": 403,
    "rated": 409,
    "no-hints": 403,
    "unknown-tournament": 404,
    "not-organiser": 403,
    "too-few": 409,
    "no-notices": 403,
    "not-sent": 503,
    "unknown-way": 404,
    "no-talk": 403,
    "silenced": 403,
    "no-promise": 409,
    "too-many": 429,
    "busy": 503,
}
"""The HTTP status of a refusal; 400 for the others."""


class RequestRefused(GnomehallError):
    """A request that is refused: a code for faces, and a line of English for people who write clients."""

    def __init__(
        self,
        code: RefusalCode,
        message: str,
        seq: int = -1,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(message)
        self.code: RefusalCode = code
        self.message = message
        self.seq = seq
        self.refusal = refusal
        """The rule against it, where it is a move that the rules do not allow."""

    def message_to(self, table: str, request: str) -> Refused:
        """As it is sent over a socket, about a request at a table."""
        return Refused(self.code, self.message, table, request, self.seq, self.refusal)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


def no_such_table() -> RequestRefused:
    """The same for a table that does not exist and one that the asker may not know of."""
    return RequestRefused("unknown-table", "there is no such table, or it is not open to you; ask its host for a link")
