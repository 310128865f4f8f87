"""What the pencil writes: numbers, crosses and loops as strokes about the middle of a box of 60,
never as letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

BOX = 60
DIGIT: Mapping[str, str] = {
    "0": "M2 -28C-18 -27 -19 28 1 28C19 27 19 -27 0 -28",
    "1": "M-9 -13C-3 -17 2 -21 5 -27C4 -10 3 8 3 28",
    "2": "M-15 -13C-14 -31 15 -32 14 -12C13 3 -7 14 -16 27C-5 24 7 25 18 26",
    "3": "M-13 -22C-4 -31 14 -29 12 -14C11 -5 1 -2 -5 -2C7 -3 16 4 14 16C12 30 -8 31 -15 20",
    "4": "M6 -28C-2 -10 -10 2 -18 11C-5 9 8 9 19 8M8 -8C7 8 7 18 6 29",
    "5": "M15 -27C6 -25 -2 -25 -9 -25C-11 -16 -12 -10 -13 -3C-2 -10 15 -6 15 10C15 27 -4 32 -15 22",
    "6": "M11 -28C-6 -21 -16 -2 -15 12C-14 31 14 31 15 12C15 -3 -9 -5 -14 10",
    "7": "M-15 -24C-4 -26 7 -26 16 -26C6 -10 -1 8 -5 29",
    "8": "M12 -20C6 -31 -14 -28 -12 -14C-10 0 15 2 14 17C12 32 -16 31 -15 15C-14 1 13 -3 12 -18",
    "9": "M13 -12C11 -30 -14 -30 -14 -12C-13 4 12 2 14 -14C14 2 10 18 2 29",
}
CROSSES = (
    "M-21 -20C-8 -8 7 6 22 20M20 -22C8 -9 -7 7 -21 21",
    "M-20 -22C-9 -6 9 10 21 18M22 -19C6 -8 -8 10 -20 22",
    "M-22 -18C-6 -7 8 9 20 22M19 -21C10 -6 -9 5 -22 19",
)
LOOPS = (
    "M6 -28C-17 -32 -31 -14 -28 5C-25 26 1 33 18 21C35 8 28 -24 -2 -27",
    "M-4 -28C-26 -24 -33 0 -24 16C-14 32 18 31 27 12C34 -8 20 -30 -6 -27",
    "M10 -27C-10 -34 -31 -18 -29 3C-27 26 0 32 19 20C36 7 28 -26 4 -28",
)
APART = 37  # from one figure of a number to the next
ASTRAY, TURNED = 1.5, 5.0  # how far a figure is moved and by how many degrees it is turned at most


def number(written: str, hand: int) -> QPainterPath:
    """The figures of a number as this hand writes them."""
    chance = Random(7 * hand + 3)
    path = QPainterPath()
    for at, figure in enumerate(written):
        left = (at - (len(written) - 1) / 2) * APART
        place = QTransform()
        place.translate(left + chance.uniform(-ASTRAY, ASTRAY), chance.uniform(-ASTRAY, ASTRAY))
        place.rotate(chance.uniform(-TURNED, TURNED))
        path.addPath(place.map(_path(DIGIT[figure])))
    return path


def cross(hand: int) -> QPainterPath:
    """A cross as this hand makes it."""
    return QTransform().rotate(hand * 37 % 13 - 6).map(_path(CROSSES[hand % len(CROSSES)]))


def loop(hand: int) -> QPainterPath:
    """A loop as this hand draws it."""
    return QTransform().rotate(hand * 53 % 40 - 20).map(_path(LOOPS[hand % len(LOOPS)]))


@cache
def _path(drawn: str) -> QPainterPath:
    """A path of moves and curves."""
    path = QPainterPath()
    for letter, figures in re.findall(r"([MC])([^MC]*)", drawn):
        lengths = [float(each) for each in figures.split()]
        points = [QPointF(*pair) for pair in zip(lengths[::2], lengths[1::2], strict=True)]
        if letter == "M":
            path.moveTo(points[0])
            continue
        for at in range(0, len(points), 3):
            path.cubicTo(*points[at : at + 3])
    return path
