"""Work on several processes: results in order, Ctrl-C answered once, and no process left behind.

The same work can be done elsewhere, on a cluster; who asks for a pool need not know.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextvars import ContextVar
from typing import Any, Protocol, TypeVar

from gnomehall.core.errors import GnomehallError

Job = TypeVar("Job")
Done = TypeVar("Done")


class Doing(Protocol):
    """A job under way."""

    def result(self) -> Any: ...


class Pool(Protocol):
    """Where jobs are done."""

    def submit(self, work: Callable[..., Any], /, *args: Any) -> Doing: ...

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None: ...


MakePool = Callable[[Callable[..., None], tuple[Any, ...]], Pool]
"""Makes a pool whose workers begin with a call of these arguments."""

_elsewhere: ContextVar[tuple[MakePool, Callable[[], int]] | None] = ContextVar("elsewhere", default=None)
"""What makes pools in place of processes, and how many cores there are."""


@contextlib.contextmanager
def elsewhere(make: MakePool, cores: Callable[[], int]) -> Iterator[None]:
    """Let all work be done elsewhere."""
    token = _elsewhere.set((make, cores))
    try:
        yield
    finally:
        _elsewhere.reset(token)


class LostWorker(GnomehallError):
    """A process ended before its work did."""


def available_cores() -> int:
    """The cores that this process may use; in a container that is often fewer than the machine has."""
    if (found := _elsewhere.get()) is not None:
        return found[1]()
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool_of(workers: int, begin: Callable[..., None], *args: Any) -> Pool:
    """Fresh processes, each of which begins with a call; or what stands in for them."""
    if (found := _elsewhere.get()) is not None:
        return found[0](begin, args)
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(begin, args))


def _begin(begin: Callable[..., None], args: tuple[Any, ...]) -> None:
    # Ctrl-C reaches every process of the terminal; only the first one answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    begin(*args)


def _end_with_parent() -> None:
    """End this process when the first one is killed: a worker that waits on a full pipe would never notice."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def in_order(pool: Pool, workers: int, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Generator[Done, None, None]:
    """What the jobs give, in their order. The pool is used up by it."""
    others = set(multiprocessing.active_children())
    waiting: deque[Doing] = deque()
    ahead = iter(jobs)
    try:
        while True:
            # A few jobs more than there are processes keep all of them busy and little in memory.
            with interrupts_held():
                while len(waiting) < 4 * workers and (job := next(ahead, None)) is not None:
                    waiting.append(pool.submit(work, job))
            if not waiting:
                return
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise LostWorker("a process was killed; try fewer with --jobs") from None
    except BaseException:
        # Nobody wants the rest: do not wait for what may take long. The pool's own thread sees that its processes are
        # gone and collects them; to join them here as well would be a race for whose they are.
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back while processes start: they inherit that, and so print no tracebacks while they load."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
