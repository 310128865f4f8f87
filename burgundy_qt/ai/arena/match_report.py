"""Reports of matches: as one JSON line, as a few lines for people, as CSV, and the progress while
one is played; and as a picture (SVG): for each its score over the pairs with its interval, and both
sides' points by source. `Drawing` and `Axes` serve other curves too."""

import csv
import io
import itertools
import math
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from shutil import get_terminal_size
from unicodedata import category

from burgundy_qt.ai.arena import round_robin, sprt
from burgundy_qt.ai.arena.elo import Names, cell_between
from burgundy_qt.ai.arena.matches import Interval, Match
from burgundy_qt.ai.game_bots import MatchSetup, bots_of
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

# Lines of text.


BAR = 20
PAUSE = 0.2
"""Seconds between two updates of the line."""


class Progress:
    """Shows the progress of a match on standard error, if that is a terminal."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.before: int | None = None
        self.shown = 0.0

    def show(self, course: round_robin.MatchProgress) -> None:
        """Show that one more pair is finished, or that the match begins."""
        if self.before is None:
            self.before = course.finished
        if sys.stderr.isatty() and time.monotonic() > self.shown + PAUSE:
            self.shown = time.monotonic()
            line = self.line(course)[: get_terminal_size().columns - 1]
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)

    def line(self, course: round_robin.MatchProgress) -> str:
        finished, most = course.finished, len(course.seeds)
        bar = "#" * round(BAR * finished / most)
        parts = [f"{' : '.join(course.names)} [{bar:<{BAR}}] {finished} of {most} pairs"]
        if course.match:
            low, middle, high = course.match.interval
            parts.append(f"{middle:.1%} ({low:.0%} to {high:.0%})")
        if course.test:
            parts.append(f"LLR {course.test.llr:+.2f}")
        played = finished - (self.before or 0)
        if played:
            parts.append(
                f"{duration((time.monotonic() - self.begun) / played * (most - finished))} left"
            )
        return ", ".join(parts)

    def end(self) -> None:
        """Clear the line."""
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """Return hours and minutes, or minutes, or seconds."""
    hours, minutes = divmod(round(seconds / 60), 60)
    return (
        f"{hours} h {minutes} min" if hours else f"{minutes} min" if minutes else f"{seconds:.0f} s"
    )


def in_numbers(
    names: Names, match: Match, seats: int, box: MatchSetup, test: sprt.SequentialTest | None = None
) -> dict[str, object]:
    """Return a match as its JSON line. Points, and points by source, are means; times are CPU
    time."""
    points, times = match.points, match.ms_per_decision
    return {
        "a": names[0],
        "b": names[1],
        "seats": seats,
        **box.to_dict(),
        "pairs": len(match.pairs),
        "score_a": [round(share, 4) for share in match.interval],
        "elo": [round(figure) for figure in match.elo],
        "points_a": round(points[0], 2),
        "points_b": round(points[1], 2),
        "sources_a": by_source_in_numbers(match.sources[0], box),
        "sources_b": by_source_in_numbers(match.sources[1], box),
        "ms_per_decision_a": round(times[0], 3),
        "ms_per_decision_b": round(times[1], 3),
        **(alone_in_numbers(match) if seats == 1 else {}),
        "sprt": test.to_dict() if test else None,
    }


def by_source_in_numbers(means: Mapping[str, float], box: MatchSetup) -> dict[str, float]:
    """Return mean points by source, in the game's order of sources."""
    return {source: round(means[source], 3) for source in sources_in_order(means, box)}


def sources_in_order(means: Mapping[str, float], box: MatchSetup) -> list[str]:
    """Return the existing sources, in the game's order."""
    titles = bots_of(box.game).sources
    return [
        *(source for source in titles if source in means),
        *(source for source in means if source not in titles),
    ]


def alone_in_numbers(match: Match) -> dict[str, float]:
    """Return the additions of a solo game: shares of games won, and rounds played."""
    (won, other_won), (rounds, other_rounds) = match.won, match.rounds
    return {
        "won_a": round(won, 4),
        "won_b": round(other_won, 4),
        "rounds_a": round(rounds, 2),
        "rounds_b": round(other_rounds, 2),
    }


def in_words(
    names: Names, match: Match, seats: int, box: MatchSetup, test: sprt.SequentialTest | None = None
) -> str:
    """Return a match as a short table: A on the left, B on the right."""
    (one, other), pairs = names, len(match.pairs)
    low, middle, high = match.interval
    elo_low, elo, elo_high = match.elo
    points, times = match.points, match.ms_per_decision
    score = f"{'comes further:' if seats == 1 else 'wins of'} {one}"
    lines = [
        f"{one} : {other}, {table_in_words(seats, box)}, {pairs} "
        f"{'pair' if pairs == 1 else 'pairs'}",
        f"  {score:24}{middle:8.1%}   (95 %: {low:.1%} to {high:.1%})",
        f"  {'Elo':24}{elo:+8.0f}   (95 %: {elo_low:+.0f} to {elo_high:+.0f})",
        f"  {box.counted:24}{points[0]:8.1f} : {points[1]:.1f}",
        *(alone_in_words(match) if seats == 1 else brought_in_words(match, box)),
        f"  {'ms a decision (CPU)':24}{times[0]:8.2f} : {times[1]:.2f}",
    ]
    return "\n".join([*lines, *([test_in_words(test)] if test else [])])


def table_in_words(seats: int, box: MatchSetup) -> str:
    """Return the players of a match: the number of seats, or the game's name for them."""
    tables, table = bots_of(box.game).tables, box.table(seats)
    return tables[table].title if table in tables else f"{seats} seats"


def alone_in_words(match: Match) -> list[str]:
    """Return the additions of a solo game."""
    (won, other_won), (rounds, other_rounds) = match.won, match.rounds
    return [
        f"  {'games won':24}{won:8.1%} : {other_won:.1%}",
        f"  {'rounds':24}{rounds:8.1f} : {other_rounds:.1f}",
    ]


def brought_in_words(match: Match, box: MatchSetup) -> list[str]:
    """Return the points by source, a line each."""
    return [f"    {title:22}{a:8.1f} : {b:.1f}" for title, a, b in sources_in_words(match, box)]


def sources_in_words(match: Match, box: MatchSetup) -> list[tuple[str, float, float]]:
    """Return the sources of the games, each with its title and its points for A and B."""
    titles, (a, b) = bots_of(box.game).sources, match.sources
    return [
        (titles.get(key, key), a.get(key, 0.0), b.get(key, 0.0))
        for key in sources_in_order(a | b, box)
    ]


def test_in_words(test: sprt.SequentialTest) -> str:
    data = test.to_dict()
    return (
        f"  the claim of at least {test.claim:.0%}, against {data['against']:.0%} or less, is "
        f"{test.verdict} "
        f"(LLR {test.llr:+.2f}; bounds {-sprt.BOUND:.2f}, {sprt.BOUND:+.2f})"
    )


def ratings_in_numbers(ratings: Mapping[str, Interval]) -> dict[str, object]:
    """Return the Elo table as its JSON line, strongest first."""
    return {"elo": {name: [round(figure) for figure in elo] for name, elo in ratings.items()}}


def ratings_in_words(ratings: Mapping[str, Interval]) -> str:
    """Return the Elo table, strongest first."""
    width = max(map(len, ratings))
    rows = [
        f"  {name:{width}} {elo:+6.0f}   (95%: {low:+.0f} to {high:+.0f})"
        for name, (low, elo, high) in ratings.items()
    ]
    return "\n".join(["Elo of all players (mean 0)", *rows])


def crosstable_in_words(players: Sequence[str], matches: Mapping[Names, Match]) -> str:
    """Return a table of each against each, in this order: the mean share of the win of a seat of
    the player on the left."""
    width = max(map(len, players))
    rows = [
        f"  {number:2} {one:{width}} "
        + "".join(f"{share(one, other, matches):>7}" for other in players)
        for number, one in enumerate(players, start=1)
    ]
    numbers = "".join(f"{number:7}" for number, _ in enumerate(players, start=1))
    return "\n".join(["Head to head", f"  {'':{width + 4}}{numbers}", *rows])


def share(player: str, other: str, matches: Mapping[Names, Match]) -> str:
    """Return a player's share against another, in whole percent; "" if they have not met."""
    cell = cell_between(player, other, matches)
    return "" if cell is None else f"{cell.score[1]:.0%}"


# Players and matches as a table for other programs (CSV).


OF_PLAYERS = "player", "elo_low", "elo", "elo_high"
OF_MATCHES = (
    *("a", "b", "pairs", "score_low", "score", "score_high", "elo_low", "elo", "elo_high"),
    *("points_a", "points_b", "ms_per_decision_a", "ms_per_decision_b"),
)


def spreadsheet(
    ratings: Mapping[str, Interval], matches: Mapping[Names, Match], names: Mapping[str, str]
) -> str:
    """Return the players with their ratings, then an empty line and all matches. `names`: the
    players' names by text; the default is the text itself."""
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(OF_PLAYERS)
    for text, elo in ratings.items():
        writer.writerow([names.get(text, text), *(f"{end:.1f}" for end in elo)])
    writer.writerow([])
    writer.writerow(OF_MATCHES)
    for (a, b), match in matches.items():
        writer.writerow(
            [
                names.get(a, a),
                names.get(b, b),
                len(match.pairs),
                *(f"{end:.4f}" for end in match.interval),
                *(f"{end:.1f}" for end in match.elo),
                *(f"{mean:.2f}" for mean in match.points),
                *(f"{mean:.3f}" for mean in match.ms_per_decision),
            ]
        )
    return table.getvalue()


def write_spreadsheet(
    path: Path, ratings: Mapping[str, Interval], matches: Mapping[Names, Match]
) -> None:
    """Write it, players by their texts. Raises OSError."""
    path.write_text(spreadsheet(ratings, matches, {}), encoding="utf-8")


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
    evidence, marks = sprt.ScoreInterval(match.seats), []
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
