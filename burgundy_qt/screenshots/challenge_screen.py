"""The page of the challenges, after a month in which they were played on most days."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

from PySide6.QtWidgets import QWidget

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.session.challenge import daily_deal as days
from burgundy_qt.session.challenge.daily_deal import ChallengeEntry, record_file
from burgundy_qt.widgets.challenge.challenge_dialog import ChallengeDialog

PLAYED = 178, 0, 201, 166, 190, 0, 214, 159, 187, 205, 0, 0, 171, 223, 196, 182, 0, 209
"""Points of the days back from today, 0 where nobody played."""
LOWEST, STEP = 120, 19
"""Points of the weakest level, and how much more each further level has."""


@contextmanager
def challenge(stage: Stage) -> Iterator[QWidget]:
    """Today is played, and so are most days before."""
    today = days.today()
    levels = {level.name: LOWEST + STEP * at for at, level in enumerate(available_levels())}
    record = {
        (DEFAULT, today - timedelta(days=back)): ChallengeEntry(
            f"20260101-000000-{back:08x}", points, back % 7 != 4, levels
        )
        for back, points in enumerate(PLAYED)
        if points
    }
    challenges = stage.session.challenges
    file = record_file(stage.session.folders.challenges, stage.session.failed.emit)
    file.change(lambda _: record)
    challenges.look()
    stage.until(lambda: challenges.record == record)
    with stage.dialog("challenge") as dialog:
        assert isinstance(dialog, ChallengeDialog)
        dialog.choose_game(DEFAULT)
        stage.settle()
        yield dialog
