"""Tests of the modules that are loaded: of all games, only the current one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_qt.rules.registry import GAMES

ROOT = Path(__file__).parents[1]
PLAYED = """
import json, re, sys
from pathlib import Path
from burgundy_qt.cli import main
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES

def loaded():
    of_games = r"burgundy_qt\\.(?:rules|\\w+\\.games)\\.(\\w+?)(?:_profile|_screens)?(?:\\.|$)"
    games = [re.match(of_games, name) for name in sys.modules]
    folders = [game[1] for game in games if game]
    return {name: folders.count(folder) for name, folder in GAMES.items()}

name, folder = sys.argv[1], Path(sys.argv[2])
game = Game({"game": name, "seed": 7})
record = folder / "record.json"
record.write_text(json.dumps(game.record(private=True)))
answer = main(["hint", str(record), "--seconds", "0.05"])
after_hint = loaded()
widgets = "PySide6.QtWidgets" in sys.modules

from PySide6.QtWidgets import QApplication
from burgundy_qt.session.line_up import LineUp, SeatPlan
application = QApplication([])
from tests.widgets.window_driver import AtTheWindow
from burgundy_qt.widgets.window import module_preloader as preparing

preparing.FIRST_MS = 10**9  # what is imported while nobody waits is none of what the window needs

at = AtTheWindow(folder / "window")
plans = SeatPlan("You"), SeatPlan("Bot", level="page")
at.session.new_game(LineUp(plans, game.request, casual=True))
at.wait_until(lambda: at.is_asked)
at.window.advising.toggle()
at.wait_until(lambda: at.window.advising.panel.advice is not None)
named = r"\\.games\\.(\\w+)\\.\\1_(\\w+)$"
answers = [re.search(named, module) for module in sys.modules]
answers = sorted({one[2] for one in answers if one and one[1] != GAMES[name]})
at.close()
print(json.dumps([answer, after_hint, widgets, answers]))
"""
HOME = """
import json, sys
from PySide6.QtWidgets import QApplication
application = QApplication([])
from pathlib import Path
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window.main_window import MainWindow

from burgundy_qt.session import game_session
from burgundy_qt.widgets.window import module_preloader

# What is loaded while nobody waits is none of what is shown.
module_preloader.FIRST_MS = game_session.RECORDING_MS = 10**9
folder = Path(sys.argv[1])
window = MainWindow(GameSession(folder), SettingsFile(folder / "settings.json"), NewGameOptions())
window.home_switch.arrive()
window.show()
while not window.has_home:
    application.processEvents()
print(json.dumps([*sys.modules]))
sys.stdout.flush()
window.session.closed.connect(application.quit)
window.session.close()
application.exec()
"""
TABLE = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
application = QApplication([])
from pathlib import Path
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window.main_window import MainWindow

from burgundy_qt.session import game_session
from burgundy_qt.widgets.window import module_preloader

# What is loaded while nobody waits is none of what is shown.
module_preloader.FIRST_MS = game_session.RECORDING_MS = 10**9
folder = Path(sys.argv[1])
settings = SettingsFile(folder / "settings.json")
settings.change(pass_screen=False)
window = MainWindow(GameSession(folder), settings, NewGameOptions())

def tell():
    if window.page.decision.is_open and not told:
        told.extend(sys.modules)
        print(json.dumps(told))
        sys.stdout.flush()
        window.session.closed.connect(application.quit)
        window.session.close()

told = []
window.page.decision.changed.connect(tell)
window.show()
people = SeatPlan("Anna"), SeatPlan("Bert")
window.session.new_game(LineUp(people, {"game": sys.argv[2], "seed": 7}))
application.exec()
"""
LATE = {
    *("ai.analysis.motives", "ai.arena.elo", "ai.arena.external_engine", "ai.review.losses"),
    *("ai.thinker", "session.bots.adviser", "session.bots.lookahead", "session.bots.tutor"),
    *("session.questions.puzzle_book", "session.reviews.review_task"),
    *("session.statistics.ledger", "widgets.advice.tips_panel", "widgets.history.history_bar"),
    *("widgets.panels.choice_costs", "widgets.panels.legal_moves", "widgets.panels.watch_bar"),
    *("widgets.questions.question_mode", "widgets.review.review_controller"),
    "widgets.rulebook.tutorial_veil",
}
"""Modules that neither Home nor a game needs at once."""
MOST_AT_HOME, MOST_AT_A_TABLE = 230, 250
"""The maximum number of loaded modules of the program. A start has to read each of them, and some
do much work on import."""
SOURCES = """
import json, linecache
from burgundy_qt.display import keep_no_sources

keep_no_sources()
from burgundy_qt.widgets.window import main_window
print(json.dumps([name for name in linecache.cache if "burgundy_qt" in name]))
"""
SHELF = """
import json, sys
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.new_game.game_setup import setup_of

for game in GAMES:
    setup = setup_of(game)
    assert setup.emblem and setup.box_picture and setup.short_title() and setup.tagline()
print(json.dumps([*sys.modules]))
"""


@pytest.mark.parametrize("game", ["burgundy", "carcassonne"])
def test_hint_loads_only_its_game_and_the_window_only_the_shelf_of_others(game, tmp_path):
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", PLAYED, game, str(tmp_path)]
    told = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600
    )
    assert told.returncode == 0, told.stderr
    answer, modules, widgets, answers = json.loads(told.stdout.splitlines()[-1])
    assert answer == 0
    assert not widgets
    assert {name for name, number in modules.items() if number} == {game}
    assert set(answers) <= {"setup", "keys"}


def test_home_loads_no_rules_and_no_modules_behind_its_buttons(tmp_path):
    loaded = loaded_by(HOME, str(tmp_path))
    assert "widgets.home.home_page" in loaded
    assert not loaded & {f"rules.{game}" for game in GAMES.values()} and not loaded & LATE
    assert len(loaded) <= MOST_AT_HOME


@pytest.mark.parametrize("game", GAMES)
def test_a_game_loads_neither_home_nor_modules_that_it_does_not_need_yet(game, tmp_path):
    loaded = loaded_by(TABLE, str(tmp_path), game)
    assert f"widgets.games.{GAMES[game]}.{GAMES[game]}_table" in loaded
    assert not loaded & {*LATE, "widgets.home.home_page", "widgets.new_game.game_shelf"}
    assert len(loaded) <= MOST_AT_A_TABLE


def test_importing_a_module_does_not_keep_its_source():
    assert output_of(SOURCES) == []


def loaded_by(script, *arguments):
    """Return the modules of the program that are loaded at the point where a script prints them."""
    names, package = output_of(script, *arguments), "burgundy_qt."
    return {name.removeprefix(package) for name in names if name.startswith(package)}


def output_of(script, *arguments):
    told = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout.splitlines()[0])


def test_shelf_shows_every_game_without_its_rules_and_its_panel():
    told = subprocess.run(
        [sys.executable, "-c", SHELF], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert told.returncode == 0, told.stderr
    loaded = set(json.loads(told.stdout))
    assert {f"burgundy_qt.widgets.games.{game}.{game}_setup" for game in GAMES.values()} <= loaded
    heavy = tuple(
        f"burgundy_qt.{room}"
        for game in GAMES.values()
        for room in (f"rules.{game}", f"widgets.games.{game}.{game}_panel")
    )
    assert not [name for name in loaded if name.startswith(heavy)]
