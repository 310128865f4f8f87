"""Reviews games for the window, one at a time, in its own thread."""

from __future__ import annotations

import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem, unexpected_problem
from burgundy_qt.session.reviews.review_task import Found, ReviewTask, ToReview
from burgundy_qt.session.saves.save_file import reason


class GameReviewer(QObject):
    """The window's side of all reviews. Every method returns at once.

    `found` carries a Found: first the known results, then more, several times a second. A stopped
    review is reported once more with all its results; they are stored, and a new start continues
    from there. A complete review is reported once without computing anything."""

    found = Signal(object)
    failed = Signal(object)  # Problem

    _told = Signal(object, object)  # ReviewTask, Found
    _broke = Signal(object, object)  # ReviewTask, Problem

    def __init__(self, games: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games = games
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="review")
        self._reckoning: ReviewTask | None = None
        self._told.connect(self._on_told)
        self._broke.connect(self._on_broke)

    def begin(self, asked: ToReview, depth: str | None = None) -> None:
        """Review a game, or continue its review, at a depth (None: that of the best existing
        review, or the usual one). The review before is stopped."""
        self.cancel()
        self._reckoning = ReviewTask(asked, depth, self.games)
        self._pool.submit(self._run, self._reckoning)

    def cancel(self) -> None:
        """Stop the running review."""
        if self._reckoning is not None:
            self._reckoning.stop()

    def drop(self) -> None:
        """Stop the running review without further reports."""
        self.cancel()
        self._reckoning = None

    def close(self) -> None:
        """Stop for good, and store the results."""
        self.drop()
        self._pool.shutdown()

    def _run(self, reckoning: ReviewTask) -> None:
        from burgundy_qt.ai.review.luck import ReviewError

        try:
            reckoning.run(lambda found: self._told.emit(reckoning, found))
        except ReviewError:
            self._broke.emit(reckoning, not_known())
        except OSError as error:
            self._broke.emit(reckoning, not_kept(reckoning.folder.folder, error))
        except Exception:
            title = tr("Game review", "The game could not be reviewed")
            self._broke.emit(reckoning, unexpected_problem(title, traceback.format_exc()))

    def _on_told(self, reckoning: ReviewTask, found: Found) -> None:
        if reckoning is self._reckoning:
            self.found.emit(found)

    def _on_broke(self, reckoning: ReviewTask, problem: Problem) -> None:
        if reckoning is self._reckoning:
            self.failed.emit(problem)


def not_known() -> Problem:
    """Return the Problem for a game that no network has learnt."""
    return Problem(
        tr("Game review", "This game cannot be reviewed"),
        tr(
            "Game review",
            "The bots have not learnt this kind of game, so they cannot judge its turns.",
        ),
        tr("Game review", "You can still look back and ask for hints."),
    )


def not_kept(folder: Path, error: OSError) -> Problem:
    """Return the Problem for a review that could not be stored."""
    return Problem(
        tr("Game review", "The review could not be saved"),
        reason(error),
        tr(
            "Game review",
            "You can see it while the game is on the table. Check that you can read and "
            "write the folder “{folder}” and that the disk is not full. Then review the "
            "game again.",
            folder=folder,
        ),
        repr(error),
    )
