"""Backpressure: what waits for a slow reader, and the tables of which it will have to be told all again."""

from collections import deque


class Outbox:
    """Answers go before news: an acknowledgement must come before the news of the same move."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: deque[bytes] = deque()
        self._news: deque[bytes] = deque()
        self._behind: dict[str, None] = {}
        self.size = 0
        """Bytes that wait here."""

    def put_answer(self, data: bytes) -> bool:
        """Keep an answer, which is never dropped; false where there is no room for it."""
        self._answers.append(data)
        self.size += len(data)
        return self.size <= self._most

    def put_news(self, data: bytes) -> bool:
        """Keep news of a table, if there is room for it."""
        if self.size + len(data) > self._most:
            return False
        self._news.append(data)
        self.size += len(data)
        return True

    def take(self) -> bytes | None:
        """What is to be sent next."""
        waiting = self._answers or self._news
        if not waiting:
            return None
        data = waiting.popleft()
        self.size -= len(data)
        return data

    def drop_news(self) -> None:
        self.size -= sum(map(len, self._news))
        self._news.clear()

    def clear(self) -> None:
        self._answers.clear()
        self.drop_news()
        self._behind.clear()
        self.size = 0

    # --- tables of which something was not sent -----------------------------------------------

    def owe(self, *tables: str) -> None:
        """Owe the whole state of some tables: until it is sent, no news of them makes sense to the reader."""
        self._behind.update(dict.fromkeys(tables))

    def owes(self, table: str) -> bool:
        return table in self._behind

    def settle(self, table: str) -> None:
        self._behind.pop(table, None)

    def next_owed(self) -> str | None:
        """The table whose state has been owed for the longest time."""
        return next(iter(self._behind), None)
