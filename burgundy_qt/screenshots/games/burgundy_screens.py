"""BurgundyScreens: the screens that only Burgundy has, and its games for all others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import ClassVar, cast

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.burgundy.requests import estates_for, game_of_its_own, modules_of
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.screenshots import photo_stage
from burgundy_qt.session.line_up import GAME, Clock
from burgundy_qt.widgets.games.burgundy.burgundy_panel import BurgundyPanel
from burgundy_qt.widgets.games.burgundy.estate_choice import ALIKE, ANY, EstateChoice
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog

POSTED = "11a", "11b", "11c", "11d"


def estates_of(seats: int, seed: int, modules: Sequence[str]) -> list[str]:
    if "border-posts" in modules:
        return list(POSTED[:seats])
    if game_of_its_own(modules):
        first, second = estates_for("2019", list(modules))
        return ([first, second] * 2)[:seats]
    return [str(1 + (seed + 2 * seat) % 9) for seat in range(seats)]


@contextmanager
def table_with_modules(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of two with all modules of 2019."""
    stage.open(stage.games.with_options)
    yield stage.window


@contextmanager
def table_of_four_with_modules(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the same in a game of four."""
    stage.open(stage.games.with_options_of_four)
    yield stage.window


@contextmanager
def table_of_teams(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of two teams."""
    stage.open(
        photo_stage.put_game(stage.folder / "games", photo_stage.FOUR, 45, 36, ("inns", "team"))
    )
    yield stage.window


@contextmanager
def table_alone(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a turn of a solo game."""
    stage.open(photo_stage.put_game(stage.folder / "games", photo_stage.FOUR[:1], 46, 9, ("solo",)))
    yield stage.window


@contextmanager
def end_alone(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the end of a solo game."""
    stage.fill_library()
    stage.open(
        photo_stage.put_game(
            stage.folder / "games",
            photo_stage.FOUR[:1],
            47,
            photo_stage.WHOLE,
            ("white-castles", "solo"),
        )
    )
    with stage.score() as dialog:
        yield dialog


@contextmanager
def new_game(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the dialog for four, with modules and clocks."""
    stage.open(stage.games.two)
    with stage.dialog("new") as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.seats.add_player()
        dialog.seats.add_player()
        dialog.clock.show_clock(Clock(GAME, 1200, 10))
        dialog.panel.show_request({"modules": panel_of(dialog).modules.offered[1::2]})
        stage.wait_until_idle()
        yield dialog


@contextmanager
def modules(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the modules, each with its changes."""
    with new_game(stage) as dialog:
        assert isinstance(dialog, NewGameDialog)
        chooser = panel_of(dialog).modules.open()
        stage.wait_until_idle()
        yield chooser
        chooser.close()


@contextmanager
def new_game_of_teams(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the dialog for two against two."""
    with new_game(stage) as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.panel.show_request({"modules": ["inns", "team"]})
        stage.wait_until_idle()
        yield dialog


@contextmanager
def new_game_alone(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the dialog for one seat, with its first target."""
    with new_game(stage) as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.panel.play("solo")
        stage.wait_until_idle()
        yield dialog


@contextmanager
def new_game_of_random_estates(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show two seats on random estates, a third on a chosen one."""
    stage.open(stage.games.two)
    with stage.dialog("new") as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.seats.add_player()
        for choice, estate in zip(choices_of(dialog), ("3", ANY, ALIKE), strict=True):
            choice.button.show_estate(estate)
        stage.wait_until_idle()
        yield dialog


@contextmanager
def estates(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show all estates to choose from, with a word on each."""
    with new_game_of_random_estates(stage) as dialog:
        assert isinstance(dialog, NewGameDialog)
        chooser = choices_of(dialog)[0].button.open()
        stage.wait_until_idle()
        yield chooser
        chooser.close()


def panel_of(dialog: NewGameDialog) -> BurgundyPanel:
    return cast(BurgundyPanel, dialog.panel)


def choices_of(dialog: NewGameDialog) -> Sequence[EstateChoice]:
    return cast(Sequence[EstateChoice], dialog.seats.choices)


class BurgundyScreens(photo_stage.GameScreens):
    """The screens of Burgundy."""

    options = modules_of("2019")
    tables: ClassVar[Mapping[str, photo_stage.Screen]] = {
        "table-with-modules": table_with_modules,
        "table-of-four-with-modules": table_of_four_with_modules,
        "table-of-teams": table_of_teams,
        "table-alone": table_alone,
        "end-alone": end_alone,
    }
    questions: ClassVar[Mapping[str, photo_stage.Screen]] = {
        "new-game": new_game,
        "new-game-of-teams": new_game_of_teams,
        "new-game-alone": new_game_alone,
        "new-game-by-lot": new_game_of_random_estates,
        "estates": estates,
        "modules": modules,
    }

    def request(self, seats: int, seed: int, modules: Sequence[str]) -> RequestObject:
        """Return the request of a game; with modules of the 2019 edition."""
        request = {"seed": seed, "edition": "2019" if modules else "2011", "modules": list(modules)}
        return {**request, "estates": estates_of(seats, seed, modules)}

    def player(self, request: RequestObject) -> str:
        """Return a level that plays it well and fast."""
        return "page" if "team" in request["modules"] else "knight"


ANSWER = BurgundyScreens()
