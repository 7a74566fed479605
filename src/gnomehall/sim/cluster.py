"""Work on a Ray cluster instead of processes of this machine: the same jobs, in the same order, with the same results.

A job that is lost with its worker or its machine is done again by Ray, and its result is taken once. Ray is the extra
`ray`, and is imported where a cluster is joined.
"""

import contextlib
import logging
import os
import socket
from collections.abc import Callable, Iterator
from typing import Any, Final

import gnomehall
from gnomehall.core.errors import GnomehallError
from gnomehall.sim import pool
from gnomehall.sim.pool import LostWorker

RAY: Final = "ray"
"""Said in place of an address: the cluster that is running here, or a fresh one on this machine."""


Begin = tuple[Callable[..., None], tuple[Any, ...]]
"""What a worker begins with: a call, and its arguments."""
PATIENCE: Final = 10.0
"""Seconds within which a cluster must answer."""


class BadCluster(GnomehallError):
    """A cluster that can't be joined, or whose machines have another version of ours."""


@contextlib.contextmanager
def on_cluster(where: str, cores: int | None = None) -> Iterator[None]:
    """Let all pools of this thread be of a cluster: by its address, or one that is started here with so many cores."""
    import ray

    if where != RAY:
        _check_answers(where)
    # What runs here is nobody's business.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    joined = ray.is_initialized()
    try:
        if not joined and where == RAY and "RAY_ADDRESS" not in os.environ:
            ray.init(include_dashboard=False, num_cpus=cores, **quiet)
        elif not joined:
            ray.init(None if where == RAY else where, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else repr(error)
        raise BadCluster(f"--on {where}: no Ray cluster can be joined there: {reason}") from None
    try:
        with pool.elsewhere(_make_pool, _count_cores):
            yield
    finally:
        if not joined:
            ray.shutdown()


def _check_answers(where: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = where.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise BadCluster(f"--on {where}: nothing answers there: {error.strerror or error}") from None


def _count_cores() -> int:
    import ray

    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]  # Ray's own
    return max(int(resources.get("CPU", 1)), 1)


def _make_pool(begin: Callable[..., None], args: tuple[Any, ...]) -> "RayPool":
    return RayPool(begin, args)


class RayPool:
    """Does jobs as tasks of Ray: what they begin with is sent to the cluster once."""

    def __init__(self, begin: Callable[..., None], args: tuple[Any, ...]) -> None:
        import ray

        self._ray = ray
        self._begin = ray.put((begin, args))
        # A lost worker or machine is no fault of the job: it is done again as often as it takes.
        self._task = ray.remote(num_cpus=1, max_retries=-1)(do_job)
        self._name = f"{os.getpid()}-{id(self)}-{self._begin.hex()}"
        self._jobs: set[Any] = set()

    def submit(self, work: Callable[..., Any], /, *args: Any) -> "RayJob":
        ref = self._task.remote(gnomehall.__version__, self._name, self._begin, work, args)
        self._jobs.add(ref)
        return RayJob(self, ref)

    def take(self, ref: Any) -> Any:
        exceptions = self._ray.exceptions
        try:
            return self._ray.get(ref)
        except exceptions.RayTaskError as error:
            raise error.cause from None
        except exceptions.RayError as error:
            raise LostWorker(f"the cluster lost a job for good: {type(error).__name__}") from None
        finally:
            self._jobs.discard(ref)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Call off what nobody waits for any more."""
        for ref in self._jobs:
            with contextlib.suppress(Exception):  # a cluster that is gone has nothing to call off
                self._ray.cancel(ref, force=True)
        self._jobs.clear()


class RayJob:
    """What will come of a job."""

    def __init__(self, pool: RayPool, ref: Any) -> None:
        self._pool = pool
        self._ref = ref

    def result(self) -> Any:
        return self._pool.take(self._ref)


_begun: str = ""
"""In a worker of the cluster: the pool that it has begun to work for."""


def do_job(version: str, name: str, begin: Begin, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """Do a job in a worker, which begins once for each pool."""
    global _begun
    if version != gnomehall.__version__:
        raise BadCluster(f"a machine of the cluster has gnomehall {gnomehall.__version__}, and this one {version}")
    if _begun != name:
        start, given = begin
        start(*given)
        _begun = name
    return work(*args)
