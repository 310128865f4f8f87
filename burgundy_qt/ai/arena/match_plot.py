"""Matches as a picture (SVG): for each its score over the pairs with its interval, and both sides'
points by source. `Drawing` and `Axes` serve other curves too."""

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from unicodedata import category

from burgundy_qt.ai.arena.elo import Names
from burgundy_qt.ai.arena.match_report import sources_in_words, table_in_words
from burgundy_qt.ai.arena.matches import Match
from burgundy_qt.ai.arena.sprt import ScoreInterval
from burgundy_qt.ai.game_bots import MatchSetup
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

PAPER, INK, FAINT, RULE = "#fbf7ee", "#3a2f25", "#6b5d4d", "#d8cdb8"
COLOURS = ("#8c2f39", "#2f6690", "#3f7d20", "#b07d2b")


class Drawing:
    """A picture of a width and height that grows by elements."""

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
        """Add words on one line; `anchor` is start, middle or end."""
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
        """Add a thin line."""
        self.parts.append(f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{RULE}"/>')

    def dashes(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """Add a thin dark line of dashes."""
        self.parts.append(
            f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{INK}" stroke-dasharray="5 '
            '4"/>'
        )

    def line(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        """Add a line through points."""
        self.parts.append(
            f'<polyline points="{joined(points)}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )

    def area(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        """Add a translucent area within points."""
        self.parts.append(
            f'<polygon points="{joined(points)}" fill="{colour}" fill-opacity="0.18"/>'
        )

    def save(self, path: Path) -> None:
        """Write the picture to a file, whole or not at all."""
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
        """Return the place of a point in the drawing."""
        return self.left + self.width * number / self.most, self.top + self.height * (1 - share)

    def draw(self, drawing: Drawing) -> None:
        """Draw the rules and their figures."""
        for quarter in range(5):
            (left, y), (right, _) = self.place(0, quarter / 4), self.place(self.most, quarter / 4)
            drawing.rule(left, y, right, y)
            drawing.text(left - 8, y + 4, f"{quarter / 4:.0%}", FAINT, "end")
        for number in round_numbers(self.most):
            x, bottom = self.place(number, 0)
            drawing.text(x, bottom + 18, f"{number:,}", FAINT, "middle")


def round_numbers(most: float) -> range:
    """Return up to seven round whole numbers from 0 to `most`."""
    steps = (digit * 10**power for power in itertools.count() for digit in (1, 2, 5))
    step = next(step for step in steps if most / step < 7)
    return range(0, math.floor(most) + 1, step)


WIDTH, ROW = 960, 344
FIELD_LEFT, FIELD_WIDTH, FIELD_TOP, FIELD_HEIGHT = 64, 360, 66, 210
BARS_LEFT, BARS_WIDTH, BAR_STEP, BAR_HEIGHT = 624, 250, 27, 10
A, B = COLOURS[:2]
BARS_ROOM = 242
LONGEST_NAME = 36
JOINER = "\u200d"
MOST_MARKS = 80
"""How many intervals are calculated along one line."""


def draw_matches(path: Path, matches: Mapping[Names, Match], seats: int, box: MatchSetup) -> None:
    """Draw the matches of this number of seats, played with a box, below each other into the SVG
    file `path`."""
    drawing = Drawing(WIDTH, ROW * len(matches))
    for at, (names, match) in enumerate(matches.items()):
        draw_match(drawing, ROW * at, names, match, seats, box)
    drawing.save(path)


def draw_match(
    drawing: Drawing, top: float, names: Names, match: Match, seats: int, box: MatchSetup
) -> None:
    low, middle, high = match.interval
    pairs = len(match.pairs)
    one, other = (short(name) for name in names)
    drawing.text(24, top + 30, f"{one} : {other}", size=16, bold=True)
    story = f"{table_in_words(seats, box)}, {pairs} {'pair' if pairs == 1 else 'pairs'}"
    drawing.text(
        24, top + 50, f"{story}; {one} wins {middle:.1%} (95%: {low:.1%} to {high:.1%})", FAINT
    )
    draw_score(
        drawing, Axes(FIELD_LEFT, top + FIELD_TOP + 14, FIELD_WIDTH, FIELD_HEIGHT, pairs), match
    )
    draw_sources(drawing, top + FIELD_TOP, (one, other), match, box)


def short(name: str) -> str:
    """Return a player's text, cut if it is too long for the picture, between letters as a reader
    counts them."""
    if len(name) <= LONGEST_NAME:
        return name
    end = LONGEST_NAME - 1
    while end > 1 and (is_part_of_a_letter(name[end]) or name[end - 1] == JOINER):
        end -= 1
    return f"{name[:end]}…"


def is_part_of_a_letter(point: str) -> bool:
    """Return whether a code point belongs to the letter before it: an accent, a joiner, a tone of
    skin."""
    return category(point)[0] == "M" or point == JOINER or "\U0001f3fb" <= point <= "\U0001f3ff"


def draw_score(drawing: Drawing, axes: Axes, match: Match) -> None:
    """Draw the score and its interval over the played pairs; the dashed line is the share of
    equals."""
    axes.draw(drawing)
    even = 1 / match.seats
    drawing.dashes(*axes.place(0, even), *axes.place(axes.most, even))
    marks = intervals(match)
    lows = [axes.place(number, low) for number, (low, _, _) in marks]
    highs = [axes.place(number, high) for number, (_, _, high) in marks]
    drawing.area([*lows, *reversed(highs)], A)
    drawing.line([axes.place(number, middle) for number, (_, middle, _) in marks], A)
    x, y = axes.place(axes.most / 2, 0)
    drawing.text(x, y + 36, "share of wins, by pairs played", FAINT, "middle")


def intervals(match: Match) -> list[tuple[int, tuple[float, float, float]]]:
    """Return for some numbers of pairs, the last among them, the number and the interval of the
    score then."""
    step = max(1, len(match.pairs) // MOST_MARKS)
    evidence, marks = ScoreInterval(match.seats), []
    for number, pair in enumerate(match.pairs, start=1):
        evidence.add(pair.score)
        if number % step == 0 or number == len(match.pairs):
            marks.append((number, evidence.interval()))
    return marks


def draw_sources(drawing: Drawing, top: float, names: Names, match: Match, box: MatchSetup) -> None:
    """Draw mean points by source, A's bar above B's."""
    sources, points = sources_in_words(match, box), match.points
    most = max([1.0, *(max(a, b) for _title, a, b in sources)])
    for name, total, y, colour in zip(names, points, (top, top + 16), (A, B), strict=True):
        drawing.bar(BARS_LEFT, y - 9, BAR_HEIGHT, BAR_HEIGHT, colour)
        drawing.text(BARS_LEFT + 16, y, f"{name}: {total:.1f} {box.counted}", INK)
    step = min(BAR_STEP, BARS_ROOM / max(1, len(sources)))
    for at, (title, a, b) in enumerate(sources):
        y = top + 34 + step * at
        drawing.text(BARS_LEFT - 10, y + BAR_HEIGHT + 4, title, INK, "end")
        for mean, shift, colour in ((a, 0, A), (b, BAR_HEIGHT + 1, B)):
            length = BARS_WIDTH * mean / most
            drawing.bar(BARS_LEFT, y + shift, length, BAR_HEIGHT, colour)
            drawing.text(BARS_LEFT + length + 6, y + shift + 9, f"{mean:.1f}", FAINT, size=10)
