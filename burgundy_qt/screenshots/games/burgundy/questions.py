"""What is asked before a game begins: for how many, in which way, with which modules, on which
estates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import cast

from PySide6.QtWidgets import QWidget

from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.session.clock import GAME, Clock
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog
from burgundy_qt.widgets.games.burgundy.setup.estate_choice import EstateChoice
from burgundy_qt.widgets.games.burgundy.setup.estate_lot import ALIKE, ANY
from burgundy_qt.widgets.games.burgundy.setup.game_choice import GameChoice


@contextmanager
def new_game(stage: Stage) -> Iterator[QWidget]:
    """Who plays what, for four, with modules and by a clock."""
    stage.open(stage.games.two)
    with stage.dialog("new") as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.seats.add_player()
        dialog.seats.add_player()
        dialog.clock.show_clock(Clock(GAME, 1200, 10))
        dialog.panel.show_request({"modules": panel_of(dialog).modules.offered[1::2]})
        stage.settle()
        yield dialog


@contextmanager
def modules(stage: Stage) -> Iterator[QWidget]:
    """The modules, each with what it changes."""
    with new_game(stage) as dialog:
        assert isinstance(dialog, NewGameDialog)
        chooser = panel_of(dialog).modules.open()
        stage.settle()
        yield chooser
        chooser.close()


@contextmanager
def new_game_of_teams(stage: Stage) -> Iterator[QWidget]:
    """Two against two."""
    with new_game(stage) as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.panel.show_request({"modules": ["inns", "team"]})
        stage.settle()
        yield dialog


@contextmanager
def new_game_alone(stage: Stage) -> Iterator[QWidget]:
    """One seat, with its first target."""
    with new_game(stage) as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.panel.play("solo")
        stage.settle()
        yield dialog


@contextmanager
def new_game_by_lot(stage: Stage) -> Iterator[QWidget]:
    """Two seats on estates by lot, a third on a chosen one."""
    stage.open(stage.games.two)
    with stage.dialog("new") as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.seats.add_player()
        for choice, estate in zip(choices_of(dialog), ("3", ANY, ALIKE), strict=True):
            choice.button.show_estate(estate)
        stage.settle()
        yield dialog


@contextmanager
def estates(stage: Stage) -> Iterator[QWidget]:
    """All estates to choose from, with a word on each."""
    with new_game_by_lot(stage) as dialog:
        assert isinstance(dialog, NewGameDialog)
        chooser = choices_of(dialog)[0].button.open()
        stage.settle()
        yield chooser
        chooser.close()


def panel_of(dialog: NewGameDialog) -> GameChoice:
    return cast(GameChoice, dialog.panel)


def choices_of(dialog: NewGameDialog) -> Sequence[EstateChoice]:
    return cast(Sequence[EstateChoice], dialog.seats.choices)
