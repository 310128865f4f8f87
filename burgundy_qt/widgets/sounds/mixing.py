"""Sounds as samples, and several of them at once as one."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Generator
from functools import cache
from threading import Lock

from burgundy_qt.assets import SOUNDS

RATE = 24_000  # samples a second
LOUDEST = 32767

Samples = array  # of "h": 16 bits, one channel


@cache
def sound(name: str) -> Samples[int]:
    """The samples of one of our sounds. Raises OSError or wave.Error where the file is missing or
    damaged."""
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


@cache
def at_volume(name: str, percent: int) -> Samples[int]:
    """The sound so loud; the ear hears half where a quarter is left."""
    share = (percent / 100) ** 2
    return array("h", (round(sample * share) for sample in sound(name)))


class Mix:
    """The sounds that can be heard at this moment. May be added to in one thread and read in
    another."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[
            tuple[Samples[int], int]
        ] = []  # a sound, and how much of it has been heard

    @property
    def is_silent(self) -> bool:
        """Whether every sound is over."""
        return not self._voices

    def add(self, samples: Samples[int]) -> None:
        """Let a sound begin now."""
        with self._lock:
            self._voices.append((samples, 0))

    def clear(self) -> None:
        """Break all sounds off."""
        with self._lock:
            self._voices.clear()

    def take(self, count: int) -> Samples[int]:
        """The next so many samples of all sounds together."""
        with self._lock:
            heard = [samples[at : at + count] for samples, at in self._voices]
            self._voices = [
                (samples, at + count) for samples, at in self._voices if at + count < len(samples)
            ]
        mixed = array("h", bytes(2 * count))
        for part in heard:
            mixed[: len(part)] = sum_of(mixed, part)
        return mixed

    def stream(self) -> Generator[Samples[int], int, None]:
        """Gives as many samples as it is sent a number of, for ever."""
        count = yield array("h")
        while True:
            count = yield self.take(count)


def sum_of(one: Samples[int], other: Samples[int]) -> Samples[int]:
    """Both at once, as long as the shorter; what would be too loud is as loud as can be."""
    return array(
        "h", (max(-LOUDEST, min(LOUDEST, a + b)) for a, b in zip(one, other, strict=False))
    )
