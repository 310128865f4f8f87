"""The keys in use, given to the actions of the menus."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction, QKeySequence

from burgundy_qt.widgets.keys.commands import COMMANDS
from burgundy_qt.widgets.keys.keymap import keymap


def give_keys(actions: Mapping[str, QAction]) -> None:
    """Let every action that is a command have its keys."""
    for name, action in actions.items():
        if name in COMMANDS:
            action.setShortcuts([QKeySequence(key) for key in keymap.in_use(name)])
