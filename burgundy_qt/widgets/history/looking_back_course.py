"""Going through a replay: by action, by turn, by round, to any frame, or by itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.session.replay import Replay

PAUSE = 700  # milliseconds between two actions at pace 1


class Course(QObject):
    """Stands `at` one frame of a replay.

    `moved` carries the frame it stood at before; `ran` tells whether it goes on by itself. Who
    shows the frames calls `rest` when one lies still: only then the next one comes. Every move that
    a person makes ends the running.
    """

    moved = Signal(int)
    ran = Signal(bool)

    def __init__(self, replay: Replay, at: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.replay = replay
        self.at = min(max(0, at), replay.last)
        self.pace = 1.0
        self.is_running = False
        self._turns = stops([turn.first for turn in replay.turns], replay.last)
        self._rounds = stops(replay.rounds, replay.last)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(lambda: self._move(self.at + 1))

    def go_to(self, frame: int) -> None:
        """Stand at this frame, or at the nearest there is."""
        self.pause()
        self._move(frame)

    def step(self, by: int) -> None:
        """So many actions on, or back."""
        self.go_to(self.at + by)

    def turn(self, by: int) -> None:
        """To where the next turn begins (1), or back to where this one or the one before began
        (-1)."""
        self.go_to(next_stop(self._turns, self.at, by))

    def round(self, by: int) -> None:
        """The same by rounds."""
        self.go_to(next_stop(self._rounds, self.at, by))

    def run(self) -> None:
        """Go on by itself; from the end it begins again at the start."""
        if self.is_running:
            return
        self._tell_running(True)
        if self.at == self.replay.last:
            self._move(0)
        else:
            self._wait.start(0)

    def pause(self) -> None:
        """Stand still."""
        self._wait.stop()
        if self.is_running:
            self._tell_running(False)

    def rest(self) -> None:
        """The frame has been shown."""
        if self.is_running and not self._wait.isActive():
            self._wait.start(round(PAUSE / self.pace))

    def _move(self, frame: int) -> None:
        before, self.at = self.at, min(max(0, frame), self.replay.last)
        if self.at != before:
            self.moved.emit(before)
        if self.is_running and self.at == self.replay.last:
            self.pause()

    def _tell_running(self, runs: bool) -> None:
        self.is_running = runs
        self.ran.emit(runs)


def stops(frames: Sequence[int], last: int) -> list[int]:
    """These frames with the first and the last of the replay."""
    return sorted({0, *frames, last})


def next_stop(stops: Sequence[int], at: int, by: int) -> int:
    """The next of the stops after `at` (1), or the one before (-1); at either end the end
    itself."""
    place = bisect_right(stops, at) if by > 0 else bisect_left(stops, at) - 1
    return stops[min(max(0, place), len(stops) - 1)]
