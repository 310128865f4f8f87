"""What travels between a learner and those who play for it: weights one way, samples the other."""

import array
import zlib
from threading import local as OfAThread  # noqa: N812

from burgundy_qt.ai.training.chunks import Chunk, ChunkPlayer, School
from burgundy_qt.ai.training.window import Window
from burgundy_qt.ai.values.network import Network

LEVEL = 1
"""Of the compression: more of it costs more time than the bytes are worth."""


def packed_weights(network: Network) -> bytes:
    """All weights, exactly."""
    return network.numbers().tobytes()


def take_weights(network: Network, packed: bytes) -> None:
    """Become the network of these weights."""
    numbers = array.array("f")
    numbers.frombytes(packed)
    network.take(numbers)


def pack(window: Window) -> bytes:
    """The samples of a window, compressed."""
    return zlib.compress(window.packed(), LEVEL)


def unpack(packed: bytes, window: Window) -> None:
    """Let a window hold the samples that were packed, and no others."""
    window.take(zlib.decompress(packed))


class Seat(OfAThread):
    """The player of a thread of a worker, kept from chunk to chunk, and the weights that it has."""

    def __init__(self) -> None:
        self.school: School | None = None
        self.player: ChunkPlayer | None = None
        self.newest = b""
        self.older = b""

    def at(self, school: School) -> ChunkPlayer:
        """The player for a campaign."""
        if self.player is None or self.school != school:
            self.school, self.player = school, school.player()
            self.newest = self.older = b""
        return self.player


SEAT = Seat()


def play_elsewhere(chunk: Chunk, newest: bytes, older: bytes | None) -> bytes:
    """Play a chunk on a worker by these weights; returns its samples, packed."""
    player = SEAT.at(chunk.school)
    if newest != SEAT.newest:
        take_weights(player.newest, newest)
        SEAT.newest = newest
    if older is not None and older != SEAT.older:
        take_weights(player.older, older)
        SEAT.older = older
    player.play(chunk)
    return pack(player.window)
