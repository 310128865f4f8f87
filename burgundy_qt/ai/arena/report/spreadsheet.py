"""Players and matches as a table for other programs (CSV)."""

import csv
import io
from collections.abc import Mapping
from pathlib import Path

from burgundy_qt.ai.arena.matches import Interval, Match
from burgundy_qt.ai.arena.ratings import Names

OF_PLAYERS = "player", "elo_low", "elo", "elo_high"
OF_MATCHES = (
    *("a", "b", "pairs", "score_low", "score", "score_high", "elo_low", "elo", "elo_high"),
    *("points_a", "points_b", "ms_per_decision_a", "ms_per_decision_b"),
)


def spreadsheet(
    ratings: Mapping[str, Interval], matches: Mapping[Names, Match], names: Mapping[str, str]
) -> str:
    """The players with their ratings, then an empty line and all matches. `names`: what players are
    called, by their texts; those that are left out by the text itself."""
    told = io.StringIO()
    writer = csv.writer(told, lineterminator="\n")
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
    return told.getvalue()


def write_spreadsheet(
    path: Path, ratings: Mapping[str, Interval], matches: Mapping[Names, Match]
) -> None:
    """Write it, players by their texts; raises OSError."""
    path.write_text(spreadsheet(ratings, matches, {}), encoding="utf-8")
