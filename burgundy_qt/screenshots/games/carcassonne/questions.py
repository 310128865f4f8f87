"""What is asked before a game of Carcassonne begins: for how many, with which parts of the
expansion."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.carcassonne.protocol.names import GAME, MODULES
from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog


@contextmanager
def new_game(stage: Stage) -> Iterator[QWidget]:
    """Who plays, for six."""
    with asked(stage) as dialog:
        for _ in range(4):
            dialog.seats.add_player()
        stage.settle()
        yield dialog


@contextmanager
def new_game_expansion(stage: Stage) -> Iterator[QWidget]:
    """All parts of the expansion, for two."""
    with asked(stage) as dialog:
        dialog.panel.show_request({"modules": list(MODULES)})
        stage.settle()
        yield dialog


@contextmanager
def asked(stage: Stage) -> Iterator[NewGameDialog]:
    """The question for a new game of Carcassonne, over one of two."""
    stage.open(stage.games.of(GAME))
    stage.window.dialogs.ask_for_game(game=GAME)
    dialog = stage.window.dialog
    assert isinstance(dialog, NewGameDialog)
    yield dialog
    stage.close_dialog()
