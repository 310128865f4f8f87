"""What is asked before a dice game begins: for how many, on which sheet, with which castle."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.dice.protocol.names import GAME
from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog


@contextmanager
def new_game(stage: Stage) -> Iterator[QWidget]:
    """Who plays on which sheet, for four."""
    with asked(stage) as dialog:
        dialog.seats.add_player()
        dialog.seats.add_player()
        stage.settle()
        yield dialog


@contextmanager
def new_game_alone(stage: Stage) -> Iterator[QWidget]:
    """One seat."""
    with asked(stage) as dialog:
        dialog.panel.play("solo")
        stage.settle()
        yield dialog


@contextmanager
def new_game_alike(stage: Stage) -> Iterator[QWidget]:
    """All begin with the same castle."""
    with asked(stage) as dialog:
        dialog.panel.show_request({"setup": "same", "sheet": "B"})
        stage.settle()
        yield dialog


@contextmanager
def asked(stage: Stage) -> Iterator[NewGameDialog]:
    """The question for a new dice game, over one of two."""
    stage.open(stage.games.of(GAME))
    stage.window.dialogs.ask_for_game(game=GAME)
    dialog = stage.window.dialog
    assert isinstance(dialog, NewGameDialog)
    yield dialog
    stage.close_dialog()
