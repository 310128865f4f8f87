"""Tests of modules that are imported after the first frame, one after the other, before anybody
needs them."""

from __future__ import annotations

import subprocess
import sys

from burgundy_qt.widgets.window import module_preloader
from burgundy_qt.widgets.window.module_preloader import MODULES, ROOMS, ModulePreloader

AT_THE_START = """
import sys
import burgundy_qt.widgets.window.main_window
print(*(name for name in sys.modules if name.startswith("burgundy_qt.widgets.")))
"""


def test_the_start_imports_none_of_these_modules():
    told = subprocess.run(
        [sys.executable, "-c", AT_THE_START], capture_output=True, text=True, timeout=60, check=True
    )
    imported = set(told.stdout.split())
    assert "burgundy_qt.widgets.page.table_page" in imported
    assert not imported & {ROOMS + name for name in MODULES}


def test_all_these_modules_are_imported_after_a_while(qtbot, qapp, monkeypatch):
    monkeypatch.setattr(module_preloader, "FIRST_MS", 1)
    monkeypatch.setattr(module_preloader, "NEXT_MS", 1)
    made = ModulePreloader(qapp, lambda: "tuscany")
    qtbot.waitUntil(lambda: not made.left)
    own = "games.tuscany.tuscany_help", "games.dice.dice_panel"
    assert {ROOMS + name for name in (*own, *MODULES)} <= set(sys.modules)
    assert "burgundy_qt.rules.carcassonne.carcassonne_ruleset" in sys.modules
    made.deleteLater()
