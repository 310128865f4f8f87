"""DiceScreens: the screens that only the Dice Game has, and its games for all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import ClassVar

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.dice import codec, sheets
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.screenshots import photo_stage, teaching_screens
from burgundy_qt.widgets.play.decision import END, Decision
from burgundy_qt.widgets.sprites.places import ClickTarget

BEFORE_ALL, SOME, MANY = -1, 4, 13
"""Numbers of played rounds."""
put = partial(photo_stage.open_game, game=codec.GAME)
screen = partial(photo_stage.table_screen, game=codec.GAME)


@contextmanager
def table(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of two."""
    stage.open(stage.games.of(codec.GAME))
    yield stage.window


# The choice of the start castle.
start = screen(photo_stage.TWO, 52, BEFORE_ALL)


@contextmanager
def on_trial(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a number in pencil, before Ready."""
    put(stage, photo_stage.TWO, 53, SOME)
    play_until(stage, first_passing_click(lambda decision: END in decision.highlights))
    yield stage.window
    stage.window.page.decision.back()


@contextmanager
def numbers(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the bubble for a space that takes more than one number."""
    put(stage, photo_stage.TWO, 54, SOME)
    play_until(stage, first_passing_click(asks_for_number))
    yield stage.window
    stage.window.page.decision.back()


@contextmanager
def priced(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the other highlight of spaces that cost a monk or a worker."""
    put(stage, photo_stage.TWO, 55, SOME)
    play_until(stage, has_priced)
    yield stage.window


@contextmanager
def second_mark(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the choice of a second space for a silver."""
    put(stage, photo_stage.TWO, 56, SOME)
    play_until(stage, is_second)
    yield stage.window


# A person's turn in a game of four.
table_of_four = screen(photo_stage.FOUR, 57, MANY)
# The same in a game of six.
table_of_six = screen(photo_stage.SIX, 58, MANY)
# A turn of a solo game, and the ladder of the verdicts.
alone = screen(photo_stage.FOUR[:1], 59, MANY)


@contextmanager
def final_score(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the points of a finished game of four."""
    with score_of(stage, photo_stage.FOUR, 60) as dialog:
        yield dialog


@contextmanager
def end_alone(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the end of a solo game, with its verdict."""
    with score_of(stage, photo_stage.FOUR[:1], 61) as dialog:
        yield dialog


@contextmanager
def score_of(
    stage: photo_stage.PhotoStage, line_up: photo_stage.Seats, seed: int
) -> Iterator[QWidget]:
    """Show the score of a finished game of these seats."""
    put(stage, line_up, seed, photo_stage.WHOLE)
    with stage.score() as dialog:
        yield dialog


def play_until(stage: photo_stage.PhotoStage, is_there: Callable[[Decision], bool]) -> None:
    """Play on, always the first legal action, until the decision passes the test; if none does,
    stay at the last one."""
    decision = stage.window.page.decision
    while (view := decision.view) is not None and not is_there(decision):
        if decision.view is view:  # else a click on the way has acted
            decision.play(view.legal["actions"][0])
        stage.until(lambda: has_gone_on(stage, view.revision))
        stage.close_dialog()
    stage.wait_until_idle()


def has_gone_on(stage: photo_stage.PhotoStage, revision: int) -> bool:
    """Return whether the game is over, or the next decision has come."""
    view = stage.session.view
    if view is None or view.revision == revision:
        return False
    decided = stage.window.page.decision.view
    return view.is_over or (decided is not None and decided.revision == view.revision)


def first_passing_click(is_there: Callable[[Decision], bool]) -> Callable[[Decision], bool]:
    """Return a test that tries a click on each space in turn, and keeps the first that passes."""

    def leads_there(decision: Decision) -> bool:
        for target in spaces(decision):
            decision.click(target)
            if is_there(decision):
                return True
            decision.back()
        return False

    return leads_there


def spaces(decision: Decision) -> list[ClickTarget]:
    """Return the highlighted spaces."""
    return [target for target in decision.highlights if target.kind == "cell"]


def asks_for_number(decision: Decision) -> bool:
    """Return whether the number has to be chosen."""
    return any(target.kind == "choice" for target in decision.highlights)


def has_priced(decision: Decision) -> bool:
    """Return whether there is a space for a monk or a worker beside one for the dice alone."""
    paid = {bool(decision.highlights[target].costs) for target in spaces(decision)}
    return paid == {True, False} and not is_second(decision)


def is_second(decision: Decision) -> bool:
    """Return whether one space was marked in this round already."""
    view = decision.view
    return view is not None and bool(view.state["seats"][view.legal["seat"]]["chosen"])


@contextmanager
def new_game(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the dialog with the sheet, for four."""
    with stage.new_game(codec.GAME) as dialog:
        dialog.seats.add_player()
        dialog.seats.add_player()
        stage.wait_until_idle()
        yield dialog


@contextmanager
def new_game_alone(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the dialog for one seat."""
    with stage.new_game(codec.GAME) as dialog:
        dialog.panel.play("solo")
        stage.wait_until_idle()
        yield dialog


@contextmanager
def new_game_alike(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the same castle for all."""
    with stage.new_game(codec.GAME) as dialog:
        dialog.panel.show_request({"setup": "same", "sheet": "B"})
        stage.wait_until_idle()
        yield dialog


class DiceScreens(photo_stage.GameScreens):
    """The screens of the Dice Game."""

    turn = "round"
    tables: ClassVar[Mapping[str, photo_stage.Screen]] = {
        "table": table,
        "start": start,
        "on-trial": on_trial,
        "numbers": numbers,
        "priced": priced,
        "second-mark": second_mark,
        "table-of-four": table_of_four,
        "table-of-six": table_of_six,
        "alone": alone,
        **teaching_screens.usual_tables(codec.GAME),
        "final-score": final_score,
        "end-alone": end_alone,
    }
    questions: ClassVar[Mapping[str, photo_stage.Screen]] = {
        "new-game": new_game,
        "new-game-alone": new_game_alone,
        "new-game-alike": new_game_alike,
    }

    def request(self, seats: int, seed: int, options: Sequence[str]) -> RequestObject:
        """Return the request of a game; an option is the set-up."""
        setup = options[0] if options else "secret"
        sheet = sheets.LETTERS[seed % len(sheets.LETTERS)]
        return {"game": codec.GAME, "players": seats, "seed": seed, "setup": setup, "sheet": sheet}

    def player(self, request: RequestObject) -> str:
        """Return a level that plays it well and fast."""
        return "squire"


ANSWER = DiceScreens()
