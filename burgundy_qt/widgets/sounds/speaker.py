"""The audio output: a thread that opens the system's audio when there is a sound, and closes it
again.

Opening may take long or fail: then it stays silent, and no other thread waits.
"""

from __future__ import annotations

import logging
import sys
import time
import wave
from array import array
from collections.abc import Generator
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Protocol

from burgundy_qt.assets import SOUNDS

# Samples: sounds from files, and mixes of several.


RATE = 24_000  # samples per second
LOUDEST = 32767

Samples = array  # of "h": 16 bits, one channel


@cache
def sound(name: str) -> Samples[int]:
    """Return the samples of one of the sounds.

    Raises OSError or wave.Error if the file is missing or damaged.
    """
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


@cache
def at_volume(name: str, percent: int) -> Samples[int]:
    """Return the sound at this volume; half the perceived volume is a quarter of the amplitude."""
    share = (percent / 100) ** 2
    return array("h", (round(sample * share) for sample in sound(name)))


class Mix:
    """The sounds that play at this moment. One thread may add to it while another reads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[
            tuple[Samples[int], int]
        ] = []  # a sound, and the number of samples played

    @property
    def is_silent(self) -> bool:
        """Whether all sounds are over."""
        return not self._voices

    def add(self, samples: Samples[int]) -> None:
        """Start a sound."""
        with self._lock:
            self._voices.append((samples, 0))

    def clear(self) -> None:
        """Stop all sounds."""
        with self._lock:
            self._voices.clear()

    def take(self, count: int) -> Samples[int]:
        """Return the next samples of all sounds together."""
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
        """Yield as many samples as the number sent, without end."""
        count = yield array("h")
        while True:
            count = yield self.take(count)


def sum_of(one: Samples[int], other: Samples[int]) -> Samples[int]:
    """Return the sum of both, as long as the shorter one and limited to the loudest value."""
    return array(
        "h", (max(-LOUDEST, min(LOUDEST, a + b)) for a, b in zip(one, other, strict=False))
    )


log = logging.getLogger(__name__)
BUFFER_MS = 60
CLOSE_AFTER = 3.0  # seconds of silence
TRY_AGAIN_AFTER = 30.0  # seconds after a failure to open the audio
PATIENCE = 0.5  # seconds that the end of the program may wait for the audio to close
DEVICES = Path("/dev/snd")
"""Where Linux has its sound cards; ALSA complains on stderr where there is none."""


class Device(Protocol):
    """The system's audio while it is open."""

    def close(self) -> None: ...


class Speaker:
    """Plays sounds by name. No method waits, except `close` for a moment."""

    def __init__(self) -> None:
        self._wanted: SimpleQueue[tuple[str, int] | None] = SimpleQueue()
        self._mix = Mix()
        self._thread: Thread | None = None

    def play(self, name: str, volume: int) -> None:
        """Play a sound as soon as possible, at `volume` percent."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._wanted.put((name, volume))

    def close(self) -> None:
        """Stop all sounds, and close the audio."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(PATIENCE)
            self._thread = None

    def _run(self) -> None:
        device: Device | None = None
        failed_at = -TRY_AGAIN_AFTER
        while True:
            try:
                wanted = self._wanted.get(timeout=CLOSE_AFTER if device is not None else None)
            except Empty:
                if device is not None and self._mix.is_silent:
                    device.close()
                    device = None
                continue
            if wanted is None:
                break
            if device is None and time.monotonic() - failed_at >= TRY_AGAIN_AFTER:
                device = self._open()
                failed_at = time.monotonic()
            if device is not None:
                self._begin(*wanted)
        self._mix.clear()
        if device is not None:
            device.close()

    def _begin(self, name: str, volume: int) -> None:
        try:
            self._mix.add(at_volume(name, volume))
        except (OSError, EOFError, wave.Error) as error:
            log.warning("the sound %s cannot be read: %r", name, error)

    def _open(self) -> Device | None:
        self._mix.clear()
        try:
            return open_device(self._mix)
        except (
            Exception
        ) as error:  # an audio system may raise anything: the game goes on without it
            log.info("there is no sound: %r", error)
            return None


def open_device(mix: Mix) -> Device:
    """Return an open device that plays the mix.

    Raises ImportError without miniaudio, and MiniaudioError without an audio device.
    """
    import miniaudio

    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Burgundy",
        backends=backends(miniaudio.Backend),
    )
    stream = mix.stream()
    next(stream)
    try:
        device.start(stream)
    except Exception:
        device.close()
        raise
    return device  # type: ignore[no-any-return]


def backends(known: Any) -> list[Any] | None:
    """Return the backends to try, one after another; None means those of the system."""
    if not sys.platform.startswith("linux"):
        return None
    has_card = any(DEVICES.glob("pcm*p"))
    return [known.PULSEAUDIO, known.ALSA] if has_card else [known.PULSEAUDIO]
