"""The report of a mistake: what we need to know to mend it, and nothing about the person. It stays
English."""

from __future__ import annotations

import os
import platform
import re
import sys

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from burgundy_qt import __version__
from burgundy_qt.language.translation import spoken
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.theme import theme

HOME = os.path.expanduser("~")
SLASHES = r"[\\/]+"
"""Between the parts of a path: those of Windows stand doubled in a traceback, and Qt turns them
round."""


def report(problem: Problem) -> str:
    """All that is known about a problem, as one text to send."""
    return "\n".join(
        (problem.title, "", *versions(), "", without_home(problem.details).rstrip(), "")
    )


def versions() -> list[str]:
    """The program and what it runs on, a line each."""
    return [
        f"Burgundy Qt {__version__}" + (", frozen" if getattr(sys, "frozen", False) else ""),
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"PySide6 {PySide6.__version__}, Qt {qVersion()}",
        f"{platform.platform()}, {platform.machine()}, {os.cpu_count()} cores",
        f"language {spoken.code}, theme {theme.chosen()}, text {theme.scale():.0%}",
        *screens(),
    ]


def screens() -> list[str]:
    """Each screen in logical pixels, with how many real ones make one; only the window's thread may
    ask for them."""
    application = QGuiApplication.instance()
    if not isinstance(application, QGuiApplication) or not application.thread().isCurrentThread():
        return []
    name = QGuiApplication.platformName()
    sizes = [(screen.size(), screen.devicePixelRatio()) for screen in QGuiApplication.screens()]
    return [
        f"screen {size.width()} x {size.height()} at {ratio:g} ({name})" for size, ratio in sizes
    ]


def without_home(text: str, home: str = HOME) -> str:
    """The same text, the name of the person's own folder left out, whatever its slashes and its
    case."""
    parts = re.split(SLASHES, home.rstrip("\\/"))
    named = rf"(?<!\w){SLASHES.join(map(re.escape, parts))}(?!\w)"
    return re.sub(named, "~", text, flags=re.IGNORECASE) if len(parts) > 1 else text
