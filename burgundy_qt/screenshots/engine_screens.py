"""The screens of added engines; none of them starts a program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtWidgets import QWidget

from burgundy_qt.ai.arena.external_engine import EngineError
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.screenshots.game_screens import Screen
from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.engines.engine_player import MissingEngines, fault_of
from burgundy_qt.session.engines.engine_trial import Introduction
from burgundy_qt.widgets.dialogs.engines.engine_form import EngineForm
from burgundy_qt.widgets.dialogs.engines.engine_stopped import EngineStopped
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog
from burgundy_qt.widgets.dialogs.settings.engines import EnginesSection
from burgundy_qt.widgets.dialogs.settings.settings_dialog import SettingsDialog

ALL = tuple(GAMES)
ADDED = (
    AddedEngine("a1", "Vauban", "vauban", None, 2, None, ALL),
    AddedEngine("b2", "Lorenzo", "vauban", None, None, 500, ("tuscany",)),
    AddedEngine("c3", "Elba", "vauban"),
)


@contextmanager
def with_engines(stage: Stage) -> Iterator[None]:
    """Over a game of two, while these are added."""
    stage.open(stage.games.two)
    engines = stage.session.engines
    for engine in ADDED:
        engines.put(engine)
    yield
    for engine in ADDED:
        engines.remove(engine.id)
    stage.settle()


@contextmanager
def engines_added(stage: Stage) -> Iterator[QWidget]:
    """The engines of the settings."""
    with with_engines(stage), stage.dialog("settings") as dialog:
        assert isinstance(dialog, SettingsDialog)
        dialog.show_section(EnginesSection.name)
        stage.settle()
        yield dialog


@contextmanager
def form(stage: Stage) -> Iterator[EngineForm]:
    """The form for a new one."""
    with stage.dialog("settings") as dialog:
        assert isinstance(dialog, SettingsDialog)
        section = dialog.show_section(EnginesSection.name)
        assert isinstance(section, EnginesSection)
        form = section.ask()
        form.command.setText("vauban")
        stage.settle()
        yield form
        form.reject()
        stage.settle()


@contextmanager
def engine_tested(stage: Stage) -> Iterator[QWidget]:
    """What an engine answered that fails in one game, and names others."""
    stage.open(stage.games.two)
    with form(stage) as shown:
        known, last = ALL[:-1], ALL[-1]
        said = Introduction(
            "Vauban", (*ALL, "chess"), {game: {} for game in known}, {last: "no legal action"}
        )
        shown.panel.say_answer(said)
        stage.settle()
        yield shown


@contextmanager
def engine_untested(stage: Stage) -> Iterator[QWidget]:
    """A form that has been filled in."""
    stage.open(stage.games.two)
    with form(stage) as shown:
        yield shown


@contextmanager
def new_game_with_engine(stage: Stage) -> Iterator[QWidget]:
    """An engine at a seat of a new game."""
    with with_engines(stage), stage.dialog("new") as dialog:
        assert isinstance(dialog, NewGameDialog)
        dialog.rows[1].level.show_level(ADDED[0].level)
        stage.settle()
        yield dialog


@contextmanager
def engine_stopped(stage: Stage) -> Iterator[QWidget]:
    """The game waits for an engine that cannot go on."""
    stage.open(stage.games.two)
    view = stage.session.view
    assert view is not None
    error = EngineError(
        'the engine `vauban` answered {"action": {}}, which is no legal action', "I am lost"
    )
    stage.window.dialogs.tell_engine_stopped(fault_of(error, view.game_id, 1, "Vauban"))
    [dialog] = stage.window.findChildren(EngineStopped)
    stage.settle()
    yield dialog
    dialog.reject()
    stage.settle()


@contextmanager
def engines_missing(stage: Stage) -> Iterator[QWidget]:
    """A saved game needs engines that are not here."""
    stage.open(stage.games.two)
    missing = MissingEngines(Path("evening.burgundy"), {1: "Vauban", 2: "Lorenzo"})
    stage.window.dialogs.ask_for_missing(missing)
    stage.settle()
    assert stage.window.dialog is not None
    yield stage.window.dialog
    stage.close_dialog()


ENGINE_SCREENS: dict[str, Screen] = {
    "engines-added": engines_added,
    "engine-untested": engine_untested,
    "engine-tested": engine_tested,
    "new-game-with-engine": new_game_with_engine,
    "engine-stopped": engine_stopped,
    "engines-missing": engines_missing,
}
