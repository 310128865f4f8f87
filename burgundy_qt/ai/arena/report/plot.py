"""The picture of matches: for each its score over the pairs with its interval, and both sides'
points by source."""

from collections.abc import Mapping
from pathlib import Path
from unicodedata import category

from burgundy_qt.ai.arena.evidence import Evidence
from burgundy_qt.ai.arena.matches import Match
from burgundy_qt.ai.arena.ratings import Names
from burgundy_qt.ai.arena.report.drawing import COLOURS, FAINT, INK, Axes, Drawing
from burgundy_qt.ai.arena.report.results import sources_in_words, table_in_words
from burgundy_qt.ai.game_bots import Box

WIDTH, ROW = 960, 344
FIELD_LEFT, FIELD_WIDTH, FIELD_TOP, FIELD_HEIGHT = 64, 360, 66, 210
BARS_LEFT, BARS_WIDTH, BAR_STEP, BAR_HEIGHT = 624, 250, 27, 10
A, B = COLOURS[:2]
BARS_ROOM = 242
LONGEST_NAME = 36
JOINER = "\u200d"
MOST_MARKS = 80
"""Intervals that are worked out along one line."""


def draw_matches(path: Path, matches: Mapping[Names, Match], seats: int, box: Box) -> None:
    """Draw the matches of so many seats, played with a box, below each other into the SVG file
    `path`."""
    drawing = Drawing(WIDTH, ROW * len(matches))
    for at, (names, match) in enumerate(matches.items()):
        draw_match(drawing, ROW * at, names, match, seats, box)
    drawing.save(path)


def draw_match(
    drawing: Drawing, top: float, names: Names, match: Match, seats: int, box: Box
) -> None:
    low, middle, high = match.interval
    pairs = len(match.pairs)
    one, other = (short(name) for name in names)
    drawing.text(24, top + 30, f"{one} : {other}", size=16, bold=True)
    story = f"{table_in_words(seats, box)}, {pairs} {'pair' if pairs == 1 else 'pairs'}"
    drawing.text(
        24, top + 50, f"{story}; {one} wins {middle:.1%} (95 %: {low:.1%} to {high:.1%})", FAINT
    )
    draw_score(
        drawing, Axes(FIELD_LEFT, top + FIELD_TOP + 14, FIELD_WIDTH, FIELD_HEIGHT, pairs), match
    )
    draw_sources(drawing, top + FIELD_TOP, (one, other), match, box)


def short(name: str) -> str:
    """A player's text, cut off where it is too long for the picture, between letters as its reader
    counts them."""
    if len(name) <= LONGEST_NAME:
        return name
    end = LONGEST_NAME - 1
    while end > 1 and (is_part_of_a_letter(name[end]) or name[end - 1] == JOINER):
        end -= 1
    return f"{name[:end]}…"


def is_part_of_a_letter(point: str) -> bool:
    """Whether a code point belongs to the letter before it: an accent, a joiner, a tone of skin."""
    return category(point)[0] == "M" or point == JOINER or "\U0001f3fb" <= point <= "\U0001f3ff"


def draw_score(drawing: Drawing, axes: Axes, match: Match) -> None:
    """How the score and its interval went while pairs were played; the dashed line is the share of
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
    drawing.text(x, y + 36, "share of the wins, by pairs played", FAINT, "middle")


def intervals(match: Match) -> list[tuple[int, tuple[float, float, float]]]:
    """After some of the pairs, the last among them: how many they were, and the interval of the
    score then."""
    step = max(1, len(match.pairs) // MOST_MARKS)
    evidence, marks = Evidence(match.seats), []
    for number, pair in enumerate(match.pairs, start=1):
        evidence.add(pair.score)
        if number % step == 0 or number == len(match.pairs):
            marks.append((number, evidence.interval()))
    return marks


def draw_sources(drawing: Drawing, top: float, names: Names, match: Match, box: Box) -> None:
    """Mean points by source, A's bar above B's."""
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
