"""Tables of Tuscany: how a duchy is laid out, what a turn asks, for how many, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.tuscany.protocol.names import GAME
from burgundy_qt.screenshots.games.tuscany.moments import (
    BEFORE_ALL,
    asks,
    asks_what_goes,
    click_until,
    has_another_way,
    has_turned_up,
    is_last_round,
    pays_otherwise,
    put,
    throws_away,
)
from burgundy_qt.screenshots.played_games import WHOLE, seats
from burgundy_qt.screenshots.stage import FOUR, THREE, TWO, Stage

FEW, MANY = 3, 20
"""Turns that have been played."""
QUICK = ("fixed",)
PEOPLE = seats(("You", "Ginevra", "Steward"), (None, None, "steward"))


@contextmanager
def table(stage: Stage) -> Iterator[QWidget]:
    """A person's turn in a game of two."""
    stage.open(stage.games.of(GAME))
    yield stage.window


@contextmanager
def laying_out(stage: Stage) -> Iterator[QWidget]:
    """The duchy is laid out in secret."""
    put(stage, THREE, 70, BEFORE_ALL)
    yield stage.window


@contextmanager
def bonus_tile(stage: Stage) -> Iterator[QWidget]:
    """The first bonus tile is chosen."""
    put(stage, TWO, 71, BEFORE_ALL, asks("bonus-tile", "start"), QUICK)
    yield stage.window


@contextmanager
def storage_full(stage: Stage) -> Iterator[QWidget]:
    """A tile of the display is chosen, and something stored must go for it."""
    put(stage, TWO, 72, FEW, throws_away)
    click_until(stage, "display", asks_what_goes)
    yield stage.window
    stage.window.page.decision.back()


@contextmanager
def payment(stage: Stage) -> Iterator[QWidget]:
    """A stored tile is chosen, and there is another way to pay for it."""
    put(stage, TWO, 73, FEW, pays_otherwise)
    click_until(stage, "store", has_another_way)
    yield stage.window
    stage.window.page.decision.back()


@contextmanager
def second_action(stage: Stage) -> Iterator[QWidget]:
    """One more action for a marble."""
    put(stage, TWO, 74, FEW, asks("draw", "marble"))
    yield stage.window


@contextmanager
def castle(stage: Stage) -> Iterator[QWidget]:
    """A castle lays a tile of the display."""
    put(stage, TWO, 77, FEW, asks("place", "castle"))
    yield stage.window


@contextmanager
def town(stage: Stage) -> Iterator[QWidget]:
    """A town brings a bonus tile."""
    put(stage, TWO, 76, FEW, asks("bonus-tile", "town"))
    yield stage.window


@contextmanager
def swap(stage: Stage) -> Iterator[QWidget]:
    """Nothing of the display fits, and a kind of it may be swapped."""
    put(stage, TWO, 122, BEFORE_ALL, asks("swap"), QUICK)
    yield stage.window


@contextmanager
def yields(stage: Stage) -> Iterator[QWidget]:
    """A cart has turned up a yield card."""
    put(stage, TWO, 78, FEW, has_turned_up)
    yield stage.window


@contextmanager
def pass_screen(stage: Stage) -> Iterator[QWidget]:
    """The screen between two people, with all hands face down."""
    put(stage, PEOPLE, 79, MANY)
    page = stage.window.page
    assert page.steps.game is not None
    page.begin(page.steps.game.face_down)
    stage.settle()
    yield stage.window
    page.turn.handover.put_away()


@contextmanager
def table_of_three(stage: Stage) -> Iterator[QWidget]:
    """A person's turn in a game of three."""
    put(stage, THREE, 80, MANY)
    yield stage.window


@contextmanager
def table_of_four(stage: Stage) -> Iterator[QWidget]:
    """A person's turn in a game of four."""
    put(stage, FOUR, 81, MANY)
    yield stage.window


@contextmanager
def last_round(stage: Stage) -> Iterator[QWidget]:
    """The last round runs."""
    put(stage, TWO, 82, MANY, is_last_round)
    yield stage.window


@contextmanager
def final_score(stage: Stage) -> Iterator[QWidget]:
    """The points of a finished game of four."""
    put(stage, FOUR, 83, WHOLE)
    stage.window.dialogs.tell_score()
    assert stage.window.dialog is not None
    yield stage.window.dialog
    stage.close_dialog()
