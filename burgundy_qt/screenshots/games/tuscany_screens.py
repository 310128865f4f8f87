"""TuscanyScreens: the screens that only Tuscany has, and its games for all others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import ClassVar

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.rules.tuscany.catalogue import GAME
from burgundy_qt.screenshots.photo_stage import (
    FOUR,
    THREE,
    TWO,
    WHOLE,
    GameScreens,
    Moment,
    PhotoStage,
    Screen,
    open_game,
    seats,
    table_screen,
)
from burgundy_qt.screenshots.teaching_screens import usual_tables
from burgundy_qt.widgets.games.tuscany.tuscany_panel import CHOSEN, TuscanyPanel, boards_of
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.play.decision import ANOTHER, Decision
from burgundy_qt.widgets.sprites.places import ClickTarget

BEFORE_ALL = -1
"""The number of played turns while a duchy is arranged."""
put = partial(open_game, game=GAME)
screen = partial(table_screen, game=GAME)


def asks(kind: str, by: str | None = None) -> Moment:
    """Return a test for a moment with an action of this kind, granted or paid by this."""

    def is_asked(game: Game, seat: int) -> bool:
        return any(
            action["type"] == kind and action.get("by") == by for action in actions(game, seat)
        )

    return is_asked


def throws_away(game: Game, seat: int) -> bool:
    """Return whether a tile can be taken for something stored."""
    return any(action.get("discard") for action in actions(game, seat))


def pays_otherwise(game: Game, seat: int) -> bool:
    """Return whether a tile can be placed in more than one way."""
    laid = [
        (action["tile"], action["cell"])
        for action in actions(game, seat)
        if action["type"] == "place"
    ]
    return len(set(laid)) < len(laid)


def has_turned_up(game: Game, _seat: int) -> bool:
    """Return whether a yield card is face up."""
    return bool(game.state(None)["yield_discards"])


def is_last_round(game: Game, _seat: int) -> bool:
    """Return whether it is the last round."""
    return bool(game.state(None)["last"])


def actions(game: Game, seat: int) -> list[Action]:
    """Return the legal actions of a seat."""
    return list(game.legal(seat)["actions"])


def asks_what_goes(decision: Decision) -> bool:
    """Return whether a thing to discard has to be chosen."""
    return any(target.kind == "store" for target in decision.highlights)


def has_another_way(decision: Decision) -> bool:
    """Return whether there is another way to pay than the cheapest."""
    return ANOTHER in decision.highlights and ClickTarget("deck") not in decision.highlights


FEW, MANY = 3, 20
"""Numbers of played turns."""
QUICK = ("fixed",)
PEOPLE = seats(("You", "Ginevra", "Steward"), (None, None, "steward"))


@contextmanager
def table(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of two."""
    stage.open(stage.games.of(GAME))
    yield stage.window


# A duchy while it is arranged in secret.
laying_out = screen(THREE, 70, BEFORE_ALL)
# The choice of the first bonus tile.
bonus_tile = screen(TWO, 71, BEFORE_ALL, asks("bonus-tile", "start"), QUICK)


@contextmanager
def storage_full(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a chosen tile of the display, with the choice of a stored thing to discard."""
    put(stage, TWO, 72, FEW, throws_away)
    stage.click_until("display", asks_what_goes)
    yield stage.window
    stage.window.page.decision.back()


@contextmanager
def payment(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a chosen stored tile, with another way to pay for it."""
    put(stage, TWO, 73, FEW, pays_otherwise)
    stage.click_until("store", has_another_way)
    yield stage.window
    stage.window.page.decision.back()


# The second action for a marble.
second_action = screen(TWO, 74, FEW, asks("draw", "marble"))
# A castle that places a tile of the display.
castle = screen(TWO, 77, FEW, asks("place", "castle"))
# The choice of a town's bonus tile.
town = screen(TWO, 76, FEW, asks("bonus-tile", "town"))
# A display without a fitting tile, with the choice of a swap.
swap = screen(TWO, 122, BEFORE_ALL, asks("swap"), QUICK)
# A yield card that a cart has turned up.
yields = screen(TWO, 78, FEW, has_turned_up)


@contextmanager
def pass_screen(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the screen between two people, with all hands face down."""
    put(stage, PEOPLE, 79, MANY)
    page = stage.window.page
    assert page.steps.game is not None
    page.begin(page.steps.game.face_down)
    stage.wait_until_idle()
    yield stage.window
    page.turn.handover.put_away()


# A person's turn in a game of three.
table_of_three = screen(THREE, 80, MANY)
# A person's turn in a game of four.
table_of_four = screen(FOUR, 81, MANY)
# The last round.
last_round = screen(TWO, 82, MANY, is_last_round)


@contextmanager
def final_score(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the points of a finished game of four."""
    put(stage, FOUR, 83, WHOLE)
    with stage.score() as dialog:
        yield dialog


@contextmanager
def new_game(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the dialog for four."""
    with stage.new_game(GAME) as dialog:
        dialog.seats.add_player()
        dialog.seats.add_player()
        stage.wait_until_idle()
        yield dialog


@contextmanager
def new_game_quick(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the quick start, for two."""
    with stage.new_game(GAME) as dialog:
        dialog.panel.show_request({"setup": "fixed"})
        stage.wait_until_idle()
        yield dialog


@contextmanager
def new_game_boards(stage: PhotoStage) -> Iterator[QWidget]:
    """Show chosen boards, for two."""
    with stage.new_game(GAME) as dialog:
        choose_boards(dialog)
        stage.wait_until_idle()
        yield dialog


@contextmanager
def boards(stage: PhotoStage) -> Iterator[QWidget]:
    """Show all boards, opened at a seat."""
    with stage.new_game(GAME) as dialog:
        choose_boards(dialog)
        stage.wait_until_idle()
        chooser = boards_of(dialog.seats.choices)[1].button.open()
        stage.wait_until_idle()
        yield chooser
        chooser.close()


def choose_boards(dialog: NewGameDialog) -> None:
    """Let every seat choose its boards."""
    panel = dialog.panel
    assert isinstance(panel, TuscanyPanel)
    panel.boards.button(CHOSEN).click()


class TuscanyScreens(GameScreens):
    """The screens of Tuscany."""

    tables: ClassVar[Mapping[str, Screen]] = {
        "table": table,
        "laying-out": laying_out,
        "bonus-tile": bonus_tile,
        "storage-full": storage_full,
        "payment": payment,
        "second-action": second_action,
        "castle": castle,
        "town": town,
        "swap": swap,
        "yields": yields,
        "pass": pass_screen,
        "table-of-three": table_of_three,
        "table-of-four": table_of_four,
        "last-round": last_round,
        **usual_tables(GAME),
        "final-score": final_score,
    }
    questions: ClassVar[Mapping[str, Screen]] = {
        "new-game": new_game,
        "new-game-quick": new_game_quick,
        "new-game-boards": new_game_boards,
        "boards": boards,
    }

    def request(self, seats: int, seed: int, options: Sequence[str]) -> RequestObject:
        """Return the request of a game; an option is the set-up."""
        setup = options[0] if options else "secret"
        return {"game": GAME, "players": seats, "seed": seed, "setup": setup}

    def player(self, request: RequestObject) -> str:
        """Return a level that plays it well and fast."""
        return "squire"


ANSWER = TuscanyScreens()
