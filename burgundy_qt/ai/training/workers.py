"""The players of a campaign's games: threads of this process, or the workers of a cluster; chunk by
chunk.

A chunk and the weights determine every game of it: so any worker may play it.
"""

import array
import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from importlib import import_module
from queue import SimpleQueue
from threading import local as OfAThread  # noqa: N812
from typing import Any, Protocol

from burgundy_qt.ai.arena import match_setup, matches
from burgundy_qt.ai.game_bots import MatchSetup, SeatCount, Shape, bots_of, network_table
from burgundy_qt.ai.networks.installed_networks import new_network
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.training.checkpoint import COMPRESSION
from burgundy_qt.ai.training.learner import SampleWindow
from burgundy_qt.ai.training.self_play import SelfPlay
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class TrainingContext:
    """The common settings of all chunks of a campaign: `games` games of a table, by a network of
    this shape. `box` is None if the game draws it."""

    game: str
    table: SeatCount
    shape: Shape
    box: MatchSetup | None
    games: int

    def network(self) -> Network:
        """Return a network of the trained shape."""
        return new_network(self.game, self.table, shape=self.shape)

    def start(self, seed: int) -> Position:
        """Return the first position of a game of training."""
        box = self.box or bots_of(self.game).random_box(seed, self.table)
        return match_setup.starting_position(box, network_table(self.game, self.table).seats, seed)

    def samples(self) -> int:
        """Return the most samples of a chunk, about."""
        return 2 * self.games * bots_of(self.game).lessons[self.table].samples

    def player(self) -> "ChunkPlayer":
        """Return a player of chunks."""
        return ChunkPlayer(self)


@dataclass(frozen=True)
class Chunk:
    """The games from `seed` on, with the random choices of `key`."""

    school: TrainingContext
    seed: int
    key: int
    older_seats: int
    """The set of seats of an older network."""
    for_points: bool
    whole_turns: bool


class ChunkPlayer:
    """Plays chunks, one at a time; `window` has the samples of the last."""

    def __init__(self, school: TrainingContext):
        table = network_table(school.game, school.table)
        lessons = bots_of(school.game).lessons[school.table]
        features = table.features()
        self.newest = school.network()
        self.self_play = SelfPlay(
            Evaluator(features, self.newest),
            Evaluator(features, school.network()),
            school.start(0),
            school.samples(),
            lessons.exploring,
            lessons.trust,
        )

    @property
    def older(self) -> Network:
        """The network of the older seats."""
        network: Network = self.self_play.older_network()
        return network

    @property
    def window(self) -> SampleWindow:
        """The samples of the last chunk."""
        window: SampleWindow = self.self_play.window
        return window

    def play(self, chunk: Chunk) -> None:
        """Play a chunk with the present networks."""
        self.self_play.play(
            [chunk.school.start(chunk.seed + at) for at in range(chunk.school.games)],
            chunk.key,
            chunk.older_seats,
            chunk.for_points,
            chunk.whole_turns,
        )


# The messages between a learner and its workers: weights one way, samples the other.


def packed_weights(network: Network) -> bytes:
    """Return all weights, exactly."""
    return network.numbers().tobytes()


def take_weights(network: Network, packed: bytes) -> None:
    """Set a network to these weights."""
    numbers = array.array("f")
    numbers.frombytes(packed)
    network.take(numbers)


def pack_samples(window: SampleWindow) -> bytes:
    """Return the samples of a window, compressed."""
    return zlib.compress(window.packed(), COMPRESSION)


def unpack(packed: bytes, window: SampleWindow) -> None:
    """Set a window to the packed samples."""
    window.take(zlib.decompress(packed))


class Seat(OfAThread):
    """The player of a thread of a worker, kept from chunk to chunk, and its weights."""

    def __init__(self) -> None:
        self.school: TrainingContext | None = None
        self.player: ChunkPlayer | None = None
        self.newest = b""
        self.older = b""

    def at(self, school: TrainingContext) -> ChunkPlayer:
        """Return the player for a campaign."""
        if self.player is None or self.school != school:
            self.school, self.player = school, school.player()
            self.newest = self.older = b""
        return self.player


SEAT = Seat()


def play_elsewhere(chunk: Chunk, newest: bytes, older: bytes | None) -> bytes:
    """Play a chunk on a worker with these weights; return its samples, packed."""
    player = SEAT.at(chunk.school)
    if newest != SEAT.newest:
        take_weights(player.newest, newest)
        SEAT.newest = newest
    if older is not None and older != SEAT.older:
        take_weights(player.older, older)
        SEAT.older = older
    player.play(chunk)
    return pack_samples(player.window)


Rivals = Sequence[Network | None]
"""The older network of each chunk."""
ATTEMPTS = 5
"""How often a chunk is given out if its worker dies each time."""
DEATHS = 3
"""The deaths of workers in one attempt before the cluster gives up the chunk."""


class WorkerPool(Protocol):
    """Plays chunks while the learner learns."""

    def begin(self, chunks: Sequence[Chunk], newest: Network, rivals: Rivals) -> None:
        """Start playing the chunks with the present network."""

    def windows(self) -> Iterator[SampleWindow]:
        """Yield the samples of each in the order of the chunks; each window is valid until the
        next."""


class ThreadPool:
    """Threads of this process. Each of `players` plays a chunk at a time."""

    def __init__(self, school: TrainingContext, executor: Executor, players: int):
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
        """Play a chunk and return its player, which is not free before its samples were taken."""
        player = self.free.get()
        player.newest.copy_from(newest)
        if rival is not None:
            player.older.copy_from(rival)
        player.play(chunk)
        return player

    def windows(self) -> Iterator[SampleWindow]:
        for begun in self.begun:
            player = begun.result()
            yield player.window
            self.free.put(player)


class ClusterPool:
    """All present workers of a cluster of Dask: if one dies or leaves, the others do its work, and
    a new one gets work. Raises NoExecutor if chunks kill their workers."""

    def __init__(self, school: TrainingContext, client: Any):
        self.client = client
        self.window = SampleWindow(school.samples())
        self.version = 0
        self.asked: list[Callable[[], Any]] = []
        self.begun: list[Any] = []

    def begin(self, chunks: Sequence[Chunk], newest: Network, rivals: Rivals) -> None:
        """Send the weights once, as a separate task: a worker that has lost them makes them
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
        """Return a function that gives a chunk to the cluster; it can be called again."""
        return lambda: self.client.submit(play_elsewhere, chunk, newest, rival, pure=False)

    def windows(self) -> Iterator[SampleWindow]:
        for ask, begun in zip(self.asked, self.begun, strict=True):
            unpack(self.result(ask, begun), self.window)
            yield self.window
        self.asked, self.begun = [], []

    def result(self, ask: Callable[[], Any], begun: Any) -> bytes:
        """Return the result of a chunk, which is given out again if its worker was killed."""
        killed = import_module("distributed").KilledWorker
        for _ in range(ATTEMPTS - 1):
            try:
                return bytes(begun.result())
            except killed:
                begun = ask()
        try:
            return bytes(begun.result())
        except killed as error:
            raise matches.NoExecutor(
                f"{ATTEMPTS * DEATHS} workers of the cluster stopped while they played the "
                f"same games: {error}"
            ) from error
