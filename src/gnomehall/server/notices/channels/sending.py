"""What can become of a message on its way out, and the thread that waits for it."""

import asyncio
import contextlib
import threading
from collections.abc import Callable


class NotSent(Exception):
    """It could not be sent; it may be possible later."""


class Gone(Exception):
    """Nobody is there any more, and never will be."""


async def send_in_thread(send: Callable[[], None]) -> None:
    """Send in a thread of its own, which keeps no process from ending, as those of a pool would."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(error: Exception | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def work() -> None:
        failure: Exception | None = None
        try:
            send()
        except Exception as error:
            failure = error
        # Nobody waits any more where the loop has ended.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(tell, failure)

    threading.Thread(target=work, name="notices", daemon=True).start()
    await done
