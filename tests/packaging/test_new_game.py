"""`./burgundy new-game` creates a playable game, and refuses invalid names."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "assets")
LINKED = "art", "explorer", "fonts", "languages", "networks", "puzzles", "sounds"
"""Asset folders that a new game does not change."""
PLAYED = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from burgundy_qt.widgets.theme import fonts
from tests.widgets.window_driver import AtTheWindow, button
application = QApplication([])
fonts.load_fonts()
at = AtTheWindow(Path(sys.argv[1]))
at.click(at.window.home.shelf.boxes["wine-market"])
dialog = at.new_game_dialog()
while dialog.rows[1].level.currentIndex() > 0:
    at.press(Qt.Key.Key_Up, dialog.rows[1].level)
at.click(button(dialog, "Start game"))
at.wait_for_my_turn()
while not at.is_over:
    target = next(each for each in at.page.decision.highlights if each.kind == "bid")
    where = at.table.mapFromScene(at.page.scene.rect_of(target).center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    at.wait_for_my_turn()
print(at.session.view.state["game"], type(at.window.dialog).__name__, at.problems, flush=True)
at.close()
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """Return a copy of the sources in which nothing is compiled."""
    copy = tmp_path_factory.mktemp("tree")
    for folder in ("burgundy_qt", "tests/rules", "tests/contract", "tests/widgets"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=NOT_COPIED)
    assets = copy / "burgundy_qt/assets"
    shutil.copytree(ROOT / "burgundy_qt/assets", assets, ignore=shutil.ignore_patterns(*LINKED))
    for folder in LINKED:
        if os.name == "posix":
            (assets / folder).symlink_to(ROOT / "burgundy_qt/assets" / folder)
        else:  # Windows creates links only in developer mode, and Wine only pretends to
            shutil.copytree(ROOT / "burgundy_qt/assets" / folder, assets / folder)
    for file in ("packaging/new_game.py", "pyproject.toml"):
        (copy / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, copy / file)
    return copy


def run(tree, *command, **options):
    environment = {
        **os.environ,
        "BURGUNDY_CORE": "plain",
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(tree),
    }
    return subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        **options,
    )


def files_in(tree):
    return {path: path.stat().st_mtime_ns for path in tree.rglob("*") if path.suffix != ".pyc"}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Wine", "lower-case letters"),
        ("wine-market", "lower-case letters"),
        ("2wines", "begin with a letter"),
        ("class", "lower-case letters"),
        ("dice", "The name dice is already taken"),
        ("burgundy_dice", "The name burgundy_dice is already taken"),
        ("position", "The name position is already taken"),
        ("sealed_bids", "The name sealed_bids is already taken"),
    ],
)
def test_an_invalid_name_is_refused_and_nothing_is_written(tree, name, why):
    before = files_in(tree)
    asked = run(tree, "packaging/new_game.py", name)
    assert asked.returncode == 1 and why in asked.stderr and "Traceback" not in asked.stderr
    assert files_in(tree) == before


def test_nothing_is_written_if_a_file_already_exists(tree):
    in_the_way = tree / "burgundy_qt/session/games/wine_market_profile.py"
    in_the_way.write_text("")
    before = files_in(tree)
    asked = run(tree, "packaging/new_game.py", "wine_market")
    assert asked.returncode == 1 and "wine_market_profile.py already exists" in asked.stderr
    assert files_in(tree) == before
    in_the_way.unlink()


def test_a_new_game_is_played_by_the_engine_and_by_clicks_in_the_window(tree, tmp_path):
    made = run(tree, "packaging/new_game.py", "wine_market")
    assert made.returncode == 0, made.stderr
    told = [line.strip() for line in made.stdout.splitlines()]
    for path in (path for path in told if path.startswith(("burgundy_qt/", "tests/"))):
        assert (tree / path.partition(":")[0]).exists(), path
    copied = [path for path in tree.rglob("*wine_market*") if path.is_file()]
    assert len(copied) > 15
    assert not [path for path in copied if "sealed" in path.read_text("utf-8").lower()]

    lines = [{"cmd": "new", "game": "wine-market", "seed": 1, "dealt": False}]
    lines += [
        {"cmd": "apply", "action": {"type": "bid", "bid": bid}, "seat": seat}
        for bid in range(1, 6)
        for seat in (0, 1)
    ]
    asked = "\n".join(map(json.dumps, [*lines, {"cmd": "state"}]))
    engine = run(tree, "-m", "burgundy_qt", "engine", input=asked)
    assert engine.returncode == 0, engine.stderr
    assert json.loads(engine.stdout.splitlines()[-1])["result"] == {
        "points": [0, 0],
        "places": [1, 1],
    }

    played = run(tree, "-c", PLAYED, tmp_path)
    assert played.stdout == "wine-market FinalScoreDialog []\n", played.stderr
