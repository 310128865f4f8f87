"""SealedBidsScreens: the screens of sealed bids, and its games for all others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import ClassVar

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.screenshots import photo_stage, teaching_screens


@contextmanager
def table(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of two."""
    stage.open(stage.games.of(NAME))
    yield stage.window


@contextmanager
def table_of_four(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of four, on the third card."""
    stage.open(photo_stage.put_game(stage.folder / "games", photo_stage.FOUR, 62, 2, game=NAME))
    yield stage.window


@contextmanager
def final_score(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the points of a finished game of four."""
    stage.open(
        photo_stage.put_game(
            stage.folder / "games", photo_stage.FOUR, 63, photo_stage.WHOLE, game=NAME
        )
    )
    with stage.score() as dialog:
        yield dialog


@contextmanager
def new_game(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the dialog with the choice of hands."""
    with stage.new_game(NAME) as dialog:
        yield dialog


class SealedBidsScreens(photo_stage.GameScreens):
    """The screens of sealed bids."""

    turn = "card"
    tables: ClassVar[Mapping[str, photo_stage.Screen]] = {
        "table": table,
        "table-of-four": table_of_four,
        **teaching_screens.usual_tables(NAME),
        "final-score": final_score,
    }
    questions: ClassVar[Mapping[str, photo_stage.Screen]] = {"new-game": new_game}

    def request(self, seats: int, seed: int, options: Sequence[str]) -> RequestObject:
        """Return the request of a game; the option "open" deals no hands."""
        return {"game": NAME, "players": seats, "seed": seed, "dealt": "open" not in options}

    def player(self, request: RequestObject) -> str:
        """Return a level that plays it well and fast."""
        return "squire"


ANSWER = SealedBidsScreens()
