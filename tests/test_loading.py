"""What is loaded: of the games the one that somebody plays."""

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

folder = Path(sys.argv[1])
window = MainWindow(GameSession(folder), SettingsFile(folder / "settings.json"), NewGameOptions())
window.home_switch.arrive()
window.show()
application.processEvents()
print(json.dumps([*sys.modules]))
sys.stdout.flush()
window.session.closed.connect(application.quit)
window.session.close()
application.exec()
"""
LATE = "ai.arena.elo", "session.statistics.ledger", "session.questions.puzzle_book"
"""What Home does not show."""
SHELF = """
import json, sys
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.new_game.game_setup import setup_of

for game in GAMES:
    setup = setup_of(game)
    assert setup.emblem and setup.box_picture and setup.short_title() and setup.tagline()
print(json.dumps([*sys.modules]))
"""


@pytest.mark.parametrize("game", GAMES)
def test_hint_loads_its_own_game_without_widgets_and_the_window_the_shelf_of_the_others(
    game, tmp_path
):
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


def test_home_is_shown_without_the_rules_of_any_game_and_without_what_its_buttons_open(tmp_path):
    told = subprocess.run(
        [sys.executable, "-c", HOME, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert told.returncode == 0, told.stderr
    loaded = {name.removeprefix("burgundy_qt.") for name in json.loads(told.stdout.splitlines()[0])}
    assert "widgets.home.home_page" in loaded
    assert not loaded & {f"rules.{game}" for game in GAMES.values()} and not loaded & {*LATE}


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
