"""The results of a tournament for other programs: as a table, or as a picture."""

from __future__ import annotations

from pathlib import Path

from burgundy_qt.ai.arena.match_plot import draw_matches
from burgundy_qt.ai.arena.match_report import spreadsheet
from burgundy_qt.session.statistics.spreadsheet import harmless
from burgundy_qt.session.tournaments.standing import Standing
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

PICTURE = ".svg"


def export(standing: Standing, path: Path) -> None:
    """Write the results by the ending of `path`; raises OSError."""
    if path.suffix == PICTURE:
        meeting = standing.plan.meeting
        draw_matches(path, dict(standing.matches), meeting.seats, meeting.box)
    else:
        names = {player.text: str(harmless(player.name)) for player in standing.plan.players}
        write_whole(
            path, spreadsheet(standing.ratings, standing.matches, names).encode(), FOR_OTHERS
        )
