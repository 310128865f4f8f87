"""Tables of the modules, of teams and of one alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from burgundy_qt.screenshots.played_games import WHOLE, put_game
from burgundy_qt.screenshots.stage import FOUR, Stage


@contextmanager
def table_with_modules(stage: Stage) -> Iterator[QWidget]:
    """A person's turn in a game of two with all modules of 2019."""
    stage.open(stage.games.with_options)
    yield stage.window


@contextmanager
def table_of_four_with_modules(stage: Stage) -> Iterator[QWidget]:
    """The same in a game of four."""
    stage.open(stage.games.with_options_of_four)
    yield stage.window


@contextmanager
def table_of_teams(stage: Stage) -> Iterator[QWidget]:
    """A person's turn in a game of two teams."""
    stage.open(put_game(stage.folder / "games", FOUR, 45, 36, ("inns", "team")))
    yield stage.window


@contextmanager
def table_alone(stage: Stage) -> Iterator[QWidget]:
    """A turn of one who plays alone."""
    stage.open(put_game(stage.folder / "games", FOUR[:1], 46, 9, ("solo",)))
    yield stage.window


@contextmanager
def end_alone(stage: Stage) -> Iterator[QWidget]:
    """How a solo game ended."""
    stage.fill_library()
    stage.open(put_game(stage.folder / "games", FOUR[:1], 47, WHOLE, ("white-castles", "solo")))
    stage.window.dialogs.tell_score()
    assert stage.window.dialog is not None
    yield stage.window.dialog
    stage.close_dialog()
