"""Pictures of figures, as SVG: text, bars, and lines between axes."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

PAPER, INK, FAINT, RULE = "#fbf7ee", "#3a2f25", "#6b5d4d", "#d8cdb8"
COLOURS = ("#8c2f39", "#2f6690", "#3f7d20", "#b07d2b")


class Drawing:
    """A picture of so many units that grows by elements."""

    def __init__(self, width: float, height: float):
        self.width = width
        self.height = height
        self.parts = [f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>']

    def text(
        self,
        x: float,
        y: float,
        words: str,
        colour: str = INK,
        anchor: str = "start",
        size: float = 12,
        bold: bool = False,
    ) -> None:
        """Words on one line; `anchor` is start, middle or end."""
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size:g}" '
            f'fill="{colour}"{weight}>'
            f"{escape(words)}</text>"
        )

    def bar(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" '
            f'fill="{colour}"/>'
        )

    def rule(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A thin line."""
        self.parts.append(f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{RULE}"/>')

    def dashes(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A thin dark line of dashes."""
        self.parts.append(
            f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{INK}" stroke-dasharray="5 '
            '4"/>'
        )

    def line(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        """A line through points."""
        self.parts.append(
            f'<polyline points="{joined(points)}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )

    def area(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        """A see-through area within points."""
        self.parts.append(
            f'<polygon points="{joined(points)}" fill="{colour}" fill-opacity="0.18"/>'
        )

    def save(self, path: Path) -> None:
        """Write the picture as a file, whole or not at all."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'width="{self.width:g}" height="{self.height:g}" font-family="sans-serif">'
        )
        write_whole(path, ("\n".join([head, *self.parts, "</svg>"]) + "\n").encode(), FOR_OTHERS)


def joined(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


@dataclass(frozen=True)
class Axes:
    """A field of a drawing: numbers 0..`most` to the right, shares 0..1 upwards."""

    left: float
    top: float
    width: float
    height: float
    most: float

    def place(self, number: float, share: float) -> tuple[float, float]:
        """Where a point lies in the drawing."""
        return self.left + self.width * number / self.most, self.top + self.height * (1 - share)

    def draw(self, drawing: Drawing) -> None:
        """The rules and their figures."""
        for quarter in range(5):
            (left, y), (right, _) = self.place(0, quarter / 4), self.place(self.most, quarter / 4)
            drawing.rule(left, y, right, y)
            drawing.text(left - 8, y + 4, f"{quarter / 4:.0%}", FAINT, "end")
        for number in round_numbers(self.most):
            x, bottom = self.place(number, 0)
            drawing.text(x, bottom + 18, f"{number:,}", FAINT, "middle")


def round_numbers(most: float) -> range:
    """Up to seven round whole numbers from 0 to `most`."""
    steps = (digit * 10**power for power in itertools.count() for digit in (1, 2, 5))
    step = next(step for step in steps if most / step < 7)
    return range(0, math.floor(most) + 1, step)
