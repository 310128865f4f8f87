"""Who plays the chunks of a cycle: threads of this process, or the workers of a cluster."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from importlib import import_module
from queue import SimpleQueue
from typing import Any, Protocol

from burgundy_qt.ai.arena.venues import NoVenue
from burgundy_qt.ai.training.chunks import Chunk, ChunkPlayer, School
from burgundy_qt.ai.training.parcels import packed_weights, play_elsewhere, unpack
from burgundy_qt.ai.training.window import Window
from burgundy_qt.ai.values.network import Network

Rivals = Sequence[Network | None]
"""By chunk the older network that plays in it."""
ATTEMPTS = 5
"""Times that a chunk is given out, where each time its worker dies."""
DEATHS = 3
"""Of workers at one attempt, before the cluster gives it up."""


class Crew(Protocol):
    """Plays chunks while the learner learns."""

    def begin(self, chunks: Sequence[Chunk], newest: Network, rivals: Rivals) -> None:
        """Have them played by the network as it is now."""

    def windows(self) -> Iterator[Window]:
        """The samples of each in the order of the chunks; each window holds until the next."""


class Threads:
    """Threads of this process. Each of `players` plays a chunk at a time."""

    def __init__(self, school: School, executor: Executor, players: int):
        self.executor = executor
        self.free: SimpleQueue[ChunkPlayer] = SimpleQueue()
        self.begun: list[Future[ChunkPlayer]] = []
        for _ in range(players):
            self.free.put(school.player())

    def begin(self, chunks: Sequence[Chunk], newest: Network, rivals: Rivals) -> None:
        self.begun = [
            self.executor.submit(self.play, chunk, newest, rival)
            for chunk, rival in zip(chunks, rivals, strict=True)
        ]

    def play(self, chunk: Chunk, newest: Network, rival: Network | None) -> ChunkPlayer:
        """A chunk, played; the player is not free before its samples were taken."""
        player = self.free.get()
        player.newest.copy_from(newest)
        if rival is not None:
            player.older.copy_from(rival)
        player.play(chunk)
        return player

    def windows(self) -> Iterator[Window]:
        for begun in self.begun:
            player = begun.result()
            yield player.window
            self.free.put(player)


class Cluster:
    """The workers of a cluster of Dask, whoever is there: one that dies or leaves is replaced by
    the others, and who joins is given work. Raises NoVenue where chunks kill their workers."""

    def __init__(self, school: School, client: Any):
        self.client = client
        self.window = Window(school.samples())
        self.version = 0
        self.asked: list[Callable[[], Any]] = []
        self.begun: list[Any] = []

    def begin(self, chunks: Sequence[Chunk], newest: Network, rivals: Rivals) -> None:
        """The weights go out once, as a task of their own: whoever has lost them makes them
        again."""
        self.version += 1
        known = {id(network): network for network in (newest, *rivals) if network is not None}
        sent = {
            one: self.client.submit(
                bytes, packed_weights(network), key=f"weights-{self.version}-{at}-{one}"
            )
            for at, (one, network) in enumerate(known.items())
        }
        self.asked = [
            self.asking(chunk, sent[id(newest)], None if rival is None else sent[id(rival)])
            for chunk, rival in zip(chunks, rivals, strict=True)
        ]
        self.begun = [ask() for ask in self.asked]

    def asking(self, chunk: Chunk, newest: Any, rival: Any) -> Callable[[], Any]:
        """What gives a chunk to the cluster; it can be called again."""
        return lambda: self.client.submit(play_elsewhere, chunk, newest, rival, pure=False)

    def windows(self) -> Iterator[Window]:
        for ask, begun in zip(self.asked, self.begun, strict=True):
            unpack(self.result(ask, begun), self.window)
            yield self.window
        self.asked, self.begun = [], []

    def result(self, ask: Callable[[], Any], begun: Any) -> bytes:
        """What came of a chunk, given out again where its worker was killed."""
        killed = import_module("distributed").KilledWorker
        for _ in range(ATTEMPTS - 1):
            try:
                return bytes(begun.result())
            except killed:
                begun = ask()
        try:
            return bytes(begun.result())
        except killed as error:
            raise NoVenue(
                f"a chunk of games has cost {ATTEMPTS * DEATHS} workers of the cluster: {error}"
            ) from error
