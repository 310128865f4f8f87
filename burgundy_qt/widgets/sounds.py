"""The sounds of a game: which event has which sound, and when to play it according to the settings;
and the audio output: a thread that opens the system's audio when there is a sound, and closes it
again.

Opening may take long or fail: then it stays silent, and no other thread waits.
"""

from __future__ import annotations

import logging
import sys
import time
import wave
from array import array
from collections.abc import Generator, Hashable, Iterable
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Protocol

from PySide6.QtCore import QObject

from burgundy_qt.assets import SOUNDS
from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.table import timeline

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
        # A sound, and the number of samples played.
        self._voices: list[tuple[Samples[int], int]] = []

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


# The sounds of events.


COUNTED = {"points": "points", "silver": "coin", "workers": "coin"}
LAID = {
    **dict.fromkeys(("place", "take", "buy", "start", "exchange", "bonus-tile"), "laid"),
    **dict.fromkeys(("workers", "sell", "buy-point"), "coin"),
    "mark": "written",
    "meeple": "stood",
    "bridge": "built",
    "castle": "risen",
    "bid": "bid",
}
HAPPENED = {
    "round": "rolled",
    "gain": "coin",
    "points": "points",
    "bonus": "points",
    "counter": "region",
    "sale": "coin",
    "draw": "card",
    "yield": "card",
    "sweep": "swept",
    "phase-end": "phase",
    "tile": "card",
    "bridge": "built",
    "complete": "region",
    "castle": "region",
    "sold": "sold",
}
RANK = (
    *("over", "phase", "region", "swept", "rolled", "risen", "sold", "built", "laid", "written"),
    *("stood", "bid", "points", "marble", "coin", "paid", "card"),
)
SET_DOWN = {
    "meeple": "stood",
    "bridge": "built",
    "castle": "risen",
    "bid": "bid",
    "bought": "sold",
    "stall": "card",
    "hand-tile": "",
}
"""What is heard when something has arrived on such a slot, where it is not a tile; "" for
nothing."""
CARDS, MARBLE = ("card", "yield-card"), Sprite("gain", "marble")
BY_PENCIL = {"cell": "written", "region": "region"}
"""What is heard while the pencil draws on such a slot; else a cross."""


def sound_of_move(move: timeline.Move) -> str | None:
    """Return the sound for the start of a move."""
    match move:
        case timeline.Roll():
            return "rolled"
        case timeline.Sweep():
            return "swept" if any(slot.kind == "display" for slot in move.cells) else "region"
        case timeline.Change() if move.sprite is not None and move.sprite.what.endswith("-now"):
            return "phase"
        case timeline.Travel() if move.sprite.kind in CARDS:
            return "paid" if move.target.kind == "discards" else "card"
        case timeline.Travel() if move.sprite == MARBLE:
            return "marble"
        case timeline.Travel() if move.sprite.kind == "flag":
            return "region"
        case timeline.Grow() if move.slot.kind in ("stroke", "region"):
            return BY_PENCIL.get(drawn_on(move.slot), "crossed")
        case timeline.Flip():
            return "card"
        case timeline.Landing():
            return SET_DOWN.get(move.slot.kind, "laid") or None
        case timeline.Tick():
            return COUNTED.get(move.slot.kind) if move.last > move.first else None
        case timeline.Travel() if (
            move.sprite in (timeline.COIN, timeline.WORKER) and move.source.kind in COUNTED
        ):
            return "coin"
    return None


def drawn_on(slot: Slot) -> str:
    """Return the kind of the slot on which the pencil draws; a stroke names it."""
    return str(slot.at).partition(":")[0] if slot.kind == "stroke" else slot.kind


def sound_of_events(events: Iterable[dict[str, Any]]) -> str | None:
    """Return the most important sound of events that are shown together."""
    heard = {sound_of_event(event) for event in events}
    return next((name for name in RANK if name in heard), None)


def sound_of_event(event: dict[str, Any]) -> str | None:
    """Return the sound of one event."""
    if event["event"] == "points" and event["for"] == "region":
        return "region"
    if event["event"] == "gain" and "marble" in event:
        return "marble"
    if event["event"] == "action":
        return LAID.get(event["action"]["type"])
    return HAPPENED.get(event["event"])


NOT_AGAIN_FOR = {
    "rolled": 0.3,
    "laid": 0.07,
    "written": 0.15,
    "crossed": 0.12,
    "coin": 0.09,
    "card": 0.06,
    "paid": 0.2,
    "marble": 0.12,
    "swept": 0.3,
    "phase": 1.0,
    "turned": 0.06,
    "stood": 0.1,
    "built": 0.3,
    "bid": 0.1,
    "sold": 0.3,
    "points": 0.12,
    "region": 0.3,
}
"""Seconds from the beginning of a sound in which it does not begin anew: two dice make one roll."""


class Ears(Protocol):
    """The interface of an audio output."""

    def play(self, name: str, volume: int) -> None: ...
    def close(self) -> None: ...


class Sounds(QObject):
    """Plays the sounds of a page. It is silent until `reach` has set an output."""

    def __init__(self, settings: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._ears: Ears | None = None
        self._page: TablePage | None = None
        self._deciding: int | None = None
        self._was_over = False
        self._begun: dict[str, float] = {}
        self._on_trial: set[Hashable] = set()
        self._kept = settings.values
        settings.changed.connect(self._on_changed)

    def reach(self, ears: Ears) -> None:
        """Play through this output from now on."""
        self._ears = ears

    def close(self) -> None:
        """Stop all sounds."""
        if self._ears is not None:
            self._ears.close()
            self._ears = None

    def listen(self, page: TablePage) -> None:
        """Follow a page; the one before was deleted."""
        self._page = page
        page.scene.motion.began.connect(self._on_move)
        page.scene.shown_at_once.connect(self._on_shown_at_once)
        page.began.connect(self._on_began)
        page.steps.shown.connect(self._on_shown)
        page.decision.refused.connect(lambda _why: self.play("wrong"))
        page.decision.changed.connect(self._on_chosen)

    def play(self, name: str) -> None:
        """Play a sound, if sounds are on."""
        values, now = self.settings.values, time.monotonic()
        if (
            self._ears is None
            or not values.sounds
            or now - self._begun.get(name, 0.0) < NOT_AGAIN_FOR.get(name, 0.0)
        ):
            return
        self._begun[name] = now
        self._ears.play(name, values.volume)

    def _on_began(self) -> None:
        """Note the state of a new game without a sound."""
        game = self._page.steps.game if self._page is not None else None
        self._deciding = game.person_to_decide if game is not None else None
        self._was_over = game is not None and game.is_over

    def _on_move(self, move: timeline.Move) -> None:
        name = sound_of_move(move)
        if name is not None:
            self.play(name)

    def _on_chosen(self) -> None:
        """Play the sound of a trial, if something was tried."""
        if self._page is None:
            return
        decision = self._page.decision
        highlights, before = decision.highlights, self._on_trial
        self._on_trial = set(decision.game_input.tried(highlights)) if highlights else set()
        if self._on_trial - before:
            self.play(decision.game_input.tried_sound)

    def _on_shown_at_once(self, step: ViewStep) -> None:
        name = sound_of_events(step.events)
        if name is not None:
            self.play(name)

    def _on_shown(self) -> None:
        """Play a sound after a step if a person's turn begins, or the game ends."""
        game = self._page.steps.game if self._page is not None else None
        if game is None:
            return
        before, self._deciding = self._deciding, game.person_to_decide
        if game.is_over and not self._was_over:
            self._was_over = True
            self.play("over")
        elif self._deciding is not None and self._deciding != before:
            self.play("turn")

    def _on_changed(self, values: Settings) -> None:
        """Play a sample after a change of the volume."""
        before, self._kept = self._kept, values
        if (values.sounds, values.volume) != (before.sounds, before.volume):
            self.play("points")
