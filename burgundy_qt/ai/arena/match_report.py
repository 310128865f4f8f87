"""Reports of matches: as one JSON line, as a few lines for people, as CSV, and the progress while
one is played."""

import csv
import io
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import get_terminal_size

from burgundy_qt.ai.arena.elo import Names, cell_between
from burgundy_qt.ai.arena.matches import Interval, Match
from burgundy_qt.ai.arena.round_robin import MatchProgress
from burgundy_qt.ai.arena.sprt import BOUND, SequentialTest
from burgundy_qt.ai.game_bots import MatchSetup, bots_of

BAR = 20
PAUSE = 0.2
"""Seconds between two updates of the line."""


class Progress:
    """Shows the progress of a match on standard error, if that is a terminal."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.before: int | None = None
        self.shown = 0.0

    def show(self, course: MatchProgress) -> None:
        """Show that one more pair is finished, or that the match begins."""
        if self.before is None:
            self.before = course.finished
        if sys.stderr.isatty() and time.monotonic() > self.shown + PAUSE:
            self.shown = time.monotonic()
            line = self.line(course)[: get_terminal_size().columns - 1]
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)

    def line(self, course: MatchProgress) -> str:
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
    names: Names, match: Match, seats: int, box: MatchSetup, test: SequentialTest | None = None
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
    names: Names, match: Match, seats: int, box: MatchSetup, test: SequentialTest | None = None
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


def test_in_words(test: SequentialTest) -> str:
    data = test.to_dict()
    return (
        f"  the claim of at least {test.claim:.0%}, against {data['against']:.0%} or less, is "
        f"{test.verdict} "
        f"(LLR {test.llr:+.2f}; bounds {-BOUND:.2f}, {BOUND:+.2f})"
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
