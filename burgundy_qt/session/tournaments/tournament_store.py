"""The folder of tournaments: each one's plan, results file and saved games; and its results for
other programs, as a table or a picture."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from burgundy_qt.ai.arena.elo import Names
from burgundy_qt.ai.arena.match_plot import draw_matches
from burgundy_qt.ai.arena.match_report import spreadsheet
from burgundy_qt.ai.arena.results_log import ResultsLog
from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.statistics.statistics_service import harmless
from burgundy_qt.session.tournaments.tournament_plan import (
    Plan,
    TournamentStatus,
    plan_from,
    written_plan,
)
from burgundy_qt.storage.documents import NewerVersion, read_document
from burgundy_qt.storage.whole_files import FOR_OTHERS, new_file, put_aside, write_whole

PICTURE = ".svg"


def export(standing: TournamentStatus, path: Path) -> None:
    """Write the results in the format given by the ending of `path`; raises OSError."""
    if path.suffix == PICTURE:
        meeting = standing.plan.meeting
        draw_matches(path, dict(standing.matches), meeting.seats, meeting.box)
    else:
        names = {player.text: str(harmless(player.name)) for player in standing.plan.players}
        write_whole(
            path, spreadsheet(standing.ratings, standing.matches, names).encode(), FOR_OTHERS
        )


# The folder of tournaments: each one's plan, results file and saved games.


PLAN, PAIRS, GAMES = "plan.json", "pairs.jsonl", "games"
LARGEST_PLAN = 1 << 20


class UnusablePlan(Exception):
    """A plan that cannot be read; says what happened to the file."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.what)
        self.problem = problem


class Store:
    """The tournaments of one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def ids(self) -> list[str]:
        """Return all tournaments, the newest first."""
        found = (path.parent.name for path in self.folder.glob(f"*/{PLAN}"))
        return sorted(found, reverse=True)

    def read(self, id_: str) -> Plan:
        """Return the plan of a tournament; raises UnusablePlan. A damaged plan is set aside, one of
        a later version stays as it is."""
        path = self.folder / id_ / PLAN
        try:
            plan = plan_from(read_document(path, LARGEST_PLAN))
            if plan.id != id_:
                raise ValueError(f"it belongs to the tournament {plan.id}")
        except NewerVersion as error:
            raise UnusablePlan(of_later_version(path, error)) from error
        except OSError as error:
            raise UnusablePlan(not_readable(path, error)) from error
        except ValueError as error:
            raise UnusablePlan(damaged(path, error)) from error
        return plan

    def write(self, plan: Plan) -> None:
        """Save a plan; raises OSError."""
        content = json.dumps(written_plan(plan), indent=1).encode("ascii")
        write_whole(self.folder / plan.id / PLAN, content)

    def remove(self, id_: str) -> None:
        """Delete a tournament with its games; raises OSError."""
        shutil.rmtree(self.folder / id_)

    def diary(self, plan: Plan) -> ResultsLog:
        """Return the finished pairs; raises ResultsLogError."""
        path = self.folder / plan.id / PAIRS
        with contextlib.suppress(OSError):  # where it is there already
            os.close(new_file(path, os.O_WRONLY))
        return ResultsLog(path, plan.meeting.to_dict())

    def games(self, plan: Plan, names: Names) -> Path:
        """Return the folder of a match's saved games."""
        number = plan.meeting.matches().index(names)
        return self.folder / plan.id / GAMES / f"{number + 1:04}"

    def kept(self, plan: Plan, names: Names) -> list[Path]:
        """Return the saved games of a match in order."""
        for one in (names, (names[1], names[0])):
            with contextlib.suppress(ValueError):
                return sorted(self.games(plan, one).glob(f"*{ENDING}"))
        return []

    def all_kept(self, plan: Plan) -> Iterator[Path]:
        """Yield all saved games, the oldest first."""
        folder = self.folder / plan.id / GAMES
        yield from sorted(folder.glob(f"*/*{ENDING}"), key=lambda path: path.stat().st_mtime_ns)


def of_later_version(path: Path, error: Exception) -> Problem:
    """Return the message about a plan of a later version."""
    return Problem(
        tr("Tournaments", "A tournament needs a newer version"),
        tr(
            "Tournaments",
            "This version cannot play the games of the tournament {name}. The tournament "
            "was not changed. All other tournaments are in the list.",
            name=path.parent.name,
        ),
        tr("Tournaments", "To continue it, install the latest version of Burgundy Qt."),
        f"{path}\n{error}",
    )


def not_readable(path: Path, error: OSError) -> Problem:
    """Return the message about a plan that the system does not let us read."""
    return Problem(
        tr("Tournaments", "A tournament cannot be read"),
        tr(
            "Tournaments",
            "“{file}”: {reason}.",
            file=f"{path.parent.name}/{path.name}",
            reason=error.strerror or error,
        ),
        tr(
            "Tournaments",
            "Check that you are allowed to read the file, then open the tournaments again.",
        ),
        repr(error),
    )


def damaged(path: Path, error: Exception) -> Problem:
    """Return the message about a damaged plan, which is set aside."""
    aside = path
    with contextlib.suppress(OSError):
        aside = put_aside(path)
    return Problem(
        tr("Tournaments", "A tournament cannot be read"),
        tr("Tournaments", "Its plan is damaged. The file was renamed to {file}.", file=aside.name),
        tr("Tournaments", "Create the tournament again. Its results are still in the same folder."),
        f"{aside}\n{error}",
    )
