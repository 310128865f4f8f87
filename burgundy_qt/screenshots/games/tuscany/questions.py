"""What is asked before a game of Tuscany begins: for how many, laid out in secret or not, on which
boards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.tuscany.protocol.names import GAME
from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog
from burgundy_qt.widgets.games.tuscany.setup.tuscany_panel import CHOSEN, TuscanyPanel, boards_of


@contextmanager
def new_game(stage: Stage) -> Iterator[QWidget]:
    """Who plays, for four."""
    with asked(stage) as dialog:
        dialog.seats.add_player()
        dialog.seats.add_player()
        stage.settle()
        yield dialog


@contextmanager
def new_game_quick(stage: Stage) -> Iterator[QWidget]:
    """The quick start, for two."""
    with asked(stage) as dialog:
        dialog.panel.show_request({"setup": "fixed"})
        stage.settle()
        yield dialog


@contextmanager
def new_game_boards(stage: Stage) -> Iterator[QWidget]:
    """Boards that are chosen, for two."""
    with asked(stage) as dialog:
        choose_boards(dialog)
        stage.settle()
        yield dialog


@contextmanager
def boards(stage: Stage) -> Iterator[QWidget]:
    """All boards, opened at a seat."""
    with asked(stage) as dialog:
        choose_boards(dialog)
        stage.settle()
        chooser = boards_of(dialog.seats.choices)[1].button.open()
        stage.settle()
        yield chooser
        chooser.close()


def choose_boards(dialog: NewGameDialog) -> None:
    """Let every seat choose its boards."""
    panel = dialog.panel
    assert isinstance(panel, TuscanyPanel)
    panel.boards.button(CHOSEN).click()


@contextmanager
def asked(stage: Stage) -> Iterator[NewGameDialog]:
    """The question for a new game of Tuscany, over one of two."""
    stage.open(stage.games.of(GAME))
    stage.window.dialogs.ask_for_game(game=GAME)
    dialog = stage.window.dialog
    assert isinstance(dialog, NewGameDialog)
    yield dialog
    stage.close_dialog()
