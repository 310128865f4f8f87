"""A turn as an animated picture: the table after each of its actions, in one file that browsers and
messengers play: an APNG, made of pictures of one size.

Qt writes no animation. An APNG is a PNG whose further frames are chunks that older readers skip;
each frame holds only the rectangle that has changed.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6 import QtCore, QtGui, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.session import game_replay, problem
from burgundy_qt.session.view import GameView
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.history.history_controller import past_view
from burgundy_qt.widgets.table.stage import TableStage

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR, DEPTH = 2, 8
UP = 2
"""The filter of PNG that stores each line as its difference from the line above."""
LEVEL = 7
NOT_CLEARED, REPLACED = 0, 0
FOR_EVER = 0

Pixels = npt.NDArray[np.uint8]
"""Lines, columns, and red, green and blue."""


class Frame(NamedTuple):
    """A picture, and how many milliseconds it is shown."""

    image: QtGui.QImage
    milliseconds: int


def animated_png(frames: Sequence[Frame]) -> bytes:
    """Return the frames, all of one size, as a file that is repeated for ever. Raises ValueError if
    there are no frames or their sizes differ.

    This takes some time for large pictures; it needs no window and no separate thread.
    """
    if not frames:
        raise ValueError("an animation needs a frame")
    first = pixels_of(frames[0].image)
    height, width, _ = first.shape
    written = [SIGNATURE, header(width, height)]
    parts = list(changed_parts(first, frames))
    written.append(chunk(b"acTL", struct.pack(">II", len(parts), FOR_EVER)))
    number = 0
    for at, (part, left, top, milliseconds) in enumerate(parts):
        lines, columns, _ = part.shape
        control = (
            *(number, columns, lines, left, top),
            *(min(milliseconds, 65535), 1000, NOT_CLEARED, REPLACED),
        )
        written.append(chunk(b"fcTL", struct.pack(">IIIIIHHBB", *control)))
        data = compressed(part)
        if at:
            written.append(chunk(b"fdAT", struct.pack(">I", number + 1) + data))
        else:
            written.append(chunk(b"IDAT", data))
        number += 2 if at else 1
    return b"".join([*written, chunk(b"IEND", b"")])


def changed_parts(first: Pixels, frames: Iterable[Frame]) -> Iterable[tuple[Pixels, int, int, int]]:
    """Yield for each frame the rectangle that differs from the one before, with its left and upper
    edge and its time; the whole first one."""
    before: Pixels | None = None
    for frame in frames:
        now = pixels_of(frame.image)
        if now.shape != first.shape:
            raise ValueError("the frames of an animation have one size")
        left, top, right, bottom = 0, 0, now.shape[1], now.shape[0]
        if before is not None:
            differs = (now != before).any(axis=2)
            lines, columns = differs.any(axis=1).nonzero()[0], differs.any(axis=0).nonzero()[0]
            top, bottom = (int(lines[0]), int(lines[-1]) + 1) if lines.size else (0, 1)
            left, right = (int(columns[0]), int(columns[-1]) + 1) if columns.size else (0, 1)
        yield now[top:bottom, left:right], left, top, frame.milliseconds
        before = now


def pixels_of(image: QtGui.QImage) -> Pixels:
    """Return the pixels of a picture, without transparency."""
    plain = image.convertToFormat(QtGui.QImage.Format.Format_RGB888)
    lines = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), -1)
    return lines[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).copy()


def compressed(part: Pixels) -> bytes:
    """Return the pixels as PNG stores them."""
    flat = part.reshape(part.shape[0], -1)
    lines = np.empty((flat.shape[0], flat.shape[1] + 1), np.uint8)
    lines[:, 0] = UP
    lines[0, 1:] = flat[0]
    lines[1:, 1:] = flat[1:] - flat[:-1]
    return zlib.compress(lines.tobytes(), LEVEL)


def header(width: int, height: int) -> bytes:
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, DEPTH, TRUE_COLOUR, 0, 0, 0))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


# The pictures of a turn.


ENDING = ".png"
SIZE = QtCore.QSizeF(1280, 764)
FIRST, EACH, LAST = 900, 1200, 2600
"""Milliseconds of the position before the turn, of each action, and of the end."""
MOST_FRAMES = 60


class Course(NamedTuple):
    """A turn of a replay: its seat, the frame before it, and its last one."""

    seat: int
    first: int
    last: int


def turn_of(replay: game_replay.Replay, at: int) -> Course | None:
    """Return the turn in which a frame is, or the one before if it has just begun; before the first
    turn the set-up. None before the first action."""
    number = replay.turn_at(at)
    while number is not None and number >= 0:
        turn, later = replay.turns[number], replay.turns[number + 1 :]
        last = later[0].first if later else replay.last
        if turn.first < min(at, last):
            return Course(turn.seat, turn.first, min(last, turn.first + MOST_FRAMES))
        number -= 1
    return Course(0, 0, min(at, MOST_FRAMES)) if at else None


class TurnFrames:
    """The pictures of a turn on a separate table. `steps` draws them bit by bit; then `frames`
    has them."""

    def __init__(self, view: GameView, replay: game_replay.Replay, turn: Course) -> None:
        self.view, self.replay, self.turn = view, replay, turn
        self.frames: list[Frame] = []
        self.stage = TableStage()
        self.stage.set_speed("off")
        self.stage.resize(SIZE, 1.0)

    def steps(self) -> Iterator[None]:
        """Draw the pictures."""
        yield from self.stage.appear(self._view(self.turn.last), self.turn.seat)
        if self.stage.game_table.has_map and self.stage.layout is not None:
            self.stage.panning.camera = self.stage.layout.fitted  # type: ignore[attr-defined]
        yield
        for at in range(self.turn.first, self.turn.last + 1):
            self.stage.show_view(self._view(at), self.turn.seat)
            yield
            self.frames.append(Frame(self._picture(), self._time(at)))
            yield

    def _view(self, at: int) -> GameView:
        return past_view(self.view, self.replay, at)

    def _time(self, at: int) -> int:
        if at == self.turn.last:
            return LAST
        return FIRST if at == self.turn.first else EACH

    def _picture(self) -> QtGui.QImage:
        image = QtGui.QImage(SIZE.toSize(), QtGui.QImage.Format.Format_RGB888)
        painter = QtGui.QPainter(image)
        painter.setRenderHint(QtGui.QPainter.RenderHint.SmoothPixmapTransform)
        self.stage.render(painter)
        painter.end()
        return image


class TurnAnimation(QtCore.QObject):
    """Saves one turn, once; then it is deleted. `succeeded` says how far it is and where it was
    saved, `failed` carries a Problem.

    The window draws the frames one by one, and a thread writes the file: one can play on meanwhile.
    """

    succeeded = QtCore.Signal(str)
    failed = QtCore.Signal(object)
    _written = QtCore.Signal(bool)

    def __init__(self, parent: QtWidgets.QWidget, view: GameView) -> None:
        super().__init__(parent)
        self.window, self.view = parent.window(), view
        self.path: Path | None = None
        self.drawn: TurnFrames | None = None
        self.task = ChunkedTask(self)
        self.task.ended.connect(self._write)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="animation")
        self._written.connect(self._end)

    def save(self, replay: game_replay.Replay, at: int) -> None:
        """Ask for a file name, and save the turn in which this frame is."""
        turn = turn_of(replay, at)
        if turn is None:
            self.succeeded.emit(tr("Picture", "No turn has been played yet."))
            self._leave()
            return
        folder = QtCore.QStandardPaths.writableLocation(
            QtCore.QStandardPaths.StandardLocation.PicturesLocation
        )
        proposed = Path(folder, f"burgundy-{tr('Picture', 'turn')}{ENDING}")
        title = tr("Picture", "Save the turn as an animation")
        kinds = tr("Picture", "Pictures ({pattern})", pattern=f"*{ENDING}")
        chosen, _ = QtWidgets.QFileDialog.getSaveFileName(self.window, title, str(proposed), kinds)
        if not chosen:
            self._leave()
            return
        path = Path(chosen)
        self.path = path if path.suffix.lower() == ENDING else path.with_name(path.name + ENDING)
        self.succeeded.emit(tr("Picture", "Drawing the turn…"))
        self.drawn = TurnFrames(self.view, replay, turn)
        self.task.begin(self.drawn.steps())

    def _write(self) -> None:
        """Write the file in the thread."""
        drawn, path = self.drawn, self.path
        assert drawn is not None and path is not None
        self._pool.submit(written, drawn.frames, path, self._written.emit)

    def _end(self, is_written: bool) -> None:
        path = self.path
        assert path is not None
        if is_written:
            self.succeeded.emit(tr("Picture", "Animation saved: {file}", file=path.name))
        else:
            title = tr("Picture", "The animation could not be saved")
            self.failed.emit(problem.cannot_be_written(title, path))
        self._leave()

    def _leave(self) -> None:
        self._pool.shutdown(wait=False)
        self.deleteLater()


def written(frames: list[Frame], path: Path, tell: Callable[[bool], object]) -> None:
    """Write an animation, and tell whether that was possible."""
    try:
        write_whole(path, animated_png(frames), FOR_OTHERS)
    except OSError:
        tell(False)
    else:
        tell(True)
