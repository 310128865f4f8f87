"""Tables that every game has: advice on its usual game, and all moves in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from PySide6.QtWidgets import QWidget

from burgundy_qt.screenshots.game_screens import Screen
from burgundy_qt.screenshots.stage import Stage


def usual_tables(game: str) -> dict[str, Screen]:
    """Those of a game, by name."""
    return {"hint": partial(hint, game), "moves": partial(moves, game)}


@contextmanager
def hint(game: str, stage: Stage) -> Iterator[QWidget]:
    """Advice on the table and beside it."""
    stage.open(stage.games.of(game))
    with advice(stage) as window:
        yield window


@contextmanager
def advice(stage: Stage) -> Iterator[QWidget]:
    """Advice in the game that is open."""
    advising = stage.window.advising
    advising.open()
    stage.until(lambda: advising.panel.advice is not None and advising.panel.advice.is_last)
    stage.settle()
    yield stage.window
    advising.leave()


@contextmanager
def moves(game: str, stage: Stage) -> Iterator[QWidget]:
    """All moves in words beside the table."""
    stage.open(stage.games.of(game))
    stage.do("moves")
    yield stage.window
    stage.window.moves.leave()
    stage.settle()
