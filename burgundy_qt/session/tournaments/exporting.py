"""The results of a tournament for other programs: as a table, or as a picture."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from burgundy_qt.ai.arena.report.plot import draw_matches
from burgundy_qt.session.files.files import write_whole
from burgundy_qt.session.statistics.spreadsheet import harmless
from burgundy_qt.session.tournaments.standing import Standing

PICTURE = ".svg"
OF_PLAYERS = "player", "elo_low", "elo", "elo_high"
OF_MATCHES = (
    *("a", "b", "pairs", "score_low", "score", "score_high", "elo_low", "elo", "elo_high"),
    *("points_a", "points_b", "ms_per_decision_a", "ms_per_decision_b"),
)


def export(standing: Standing, path: Path) -> None:
    """Write the results by the ending of `path`; raises OSError."""
    if path.suffix == PICTURE:
        meeting = standing.plan.meeting
        draw_matches(path, dict(standing.matches), meeting.seats, meeting.box)
    else:
        write_whole(path, table_of(standing).encode())


def table_of(standing: Standing) -> str:
    """The players with their ratings, then an empty line and all matches; names as they are
    shown."""
    names = {player.text: harmless(player.name) for player in standing.plan.players}
    told = io.StringIO()
    writer = csv.writer(told, lineterminator="\n")
    writer.writerow(OF_PLAYERS)
    for text, elo in standing.ratings.items():
        writer.writerow([names[text], *(f"{end:.1f}" for end in elo)])
    writer.writerow([])
    writer.writerow(OF_MATCHES)
    for (a, b), match in standing.matches.items():
        writer.writerow(
            [
                names[a],
                names[b],
                len(match.pairs),
                *(f"{end:.4f}" for end in match.interval),
                *(f"{end:.1f}" for end in match.elo),
                *(f"{mean:.2f}" for mean in match.points),
                *(f"{mean:.3f}" for mean in match.ms_per_decision),
            ]
        )
    return told.getvalue()
