"""Animated pictures: APNG, which every browser and most messengers show, from pictures of one size.

Qt writes no animation. An APNG is a PNG whose further frames are chunks that older readers skip;
each frame holds only the rectangle that has changed.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QImage

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR, DEPTH = 2, 8
UP = 2
"""The filter of PNG that stores each line as its difference from the line above."""
LEVEL = 7
NOT_CLEARED, REPLACED = 0, 0

Pixels = npt.NDArray[np.uint8]
"""Lines, columns, and red, green and blue."""


class Frame(NamedTuple):
    """A picture, and how many milliseconds it is shown."""

    image: QImage
    milliseconds: int


def animated_png(frames: Sequence[Frame], plays: int = 0) -> bytes:
    """Return the frames, all of one size, as a file; it is repeated so often (0: for ever). Raises
    ValueError if there are no frames or their sizes differ.

    This takes some time for large pictures; it needs no window and no separate thread.
    """
    if not frames:
        raise ValueError("an animation needs a frame")
    first = pixels_of(frames[0].image)
    height, width, _ = first.shape
    written = [SIGNATURE, header(width, height)]
    parts = list(changed_parts(first, frames))
    written.append(chunk(b"acTL", struct.pack(">II", len(parts), plays)))
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


def pixels_of(image: QImage) -> Pixels:
    """Return the pixels of a picture, without transparency."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
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
