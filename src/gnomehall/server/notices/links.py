"""The signed links in messages: each does one thing for one way, and opens nothing."""

import base64
import hmac
from typing import Final, Literal

from gnomehall.server.store.notices import NoticeRows
from gnomehall.server.tables.seats import new_token

Deed = Literal["stop", "confirm"]
SECRET: Final = "links"
BYTES: Final = 18


class Links:
    """Signs and reads them, with a secret of the hall."""

    def __init__(self, rows: NoticeRows) -> None:
        self._rows = rows

    async def token(self, deed: Deed, way: str) -> str:
        return f"{way}.{await self._sign(deed, way)}"

    async def way(self, deed: Deed, token: str) -> str:
        """The way that a link is about; empty for one that we did not sign."""
        way, _, sign = token.partition(".")
        return way if hmac.compare_digest(sign.encode(), (await self._sign(deed, way)).encode()) else ""

    async def _sign(self, deed: Deed, way: str) -> str:
        secret = await self._rows.secret(SECRET, new_token())
        sign = hmac.digest(secret.encode(), f"{deed} {way}".encode(), "sha256")[:BYTES]
        return base64.urlsafe_b64encode(sign).decode()
