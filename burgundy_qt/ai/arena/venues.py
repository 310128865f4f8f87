"""Where pairs are played: on threads of this process, or on a cluster of Dask."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from burgundy_qt.ai.arena.games import never

NO_DASK = """\
--dask needs the package distributed, which is not installed here: \
pip install "burgundy-qt[cluster]"."""


PATIENCE = 10  # seconds that a scheduler may take to answer


class NoVenue(RuntimeError):
    """Nowhere to play; the text says why and what to do."""


@dataclass(frozen=True)
class Venue:
    """An executor, how many pairs it is given at a time, and what tells a running game that it is
    abandoned."""

    executor: Executor
    ahead: int
    is_abandoned: Callable[[], bool] = never


@contextmanager
def threads(number: int) -> Iterator[Venue]:
    """So many threads; games that still run when this is left are abandoned at their next
    decision."""
    leaving = threading.Event()
    executor = ThreadPoolExecutor(number)
    try:
        yield Venue(executor, number, leaving.is_set)
    finally:
        leaving.set()
        executor.shutdown(cancel_futures=True)


@contextmanager
def dask(address: str) -> Iterator[Venue]:
    """The threads of the workers of a cluster. Raises NoVenue."""
    with cluster(address) as client:
        yield Venue(client.get_executor(), 2 * sum(client.nthreads().values()))


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """The client of the cluster whose scheduler has this address; its workers need this program
    installed. Raises NoVenue."""
    client = client_of(address)
    try:
        if not client.nthreads():
            raise NoVenue(
                f"the cluster at {address} has no workers: start some with `dask worker {address}`"
            )
        yield client
    finally:
        client.close()


def client_of(address: str) -> Any:
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise NoVenue(NO_DASK) from error
    try:
        return distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoVenue(f"no Dask scheduler answers at {address}: {error}") from error
