"""Where things lie, what the program is called, and which system this is."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
PACKAGING = ROOT / "packaging"
SOURCES = ROOT / "burgundy_qt"
LANGUAGES = sorted(
    path.stem.partition("_")[2] for path in SOURCES.glob("assets/languages/burgundy_*.ts")
)
"""The codes of the languages that the program speaks."""
TEMPLATE = "sealed_bids"
"""In the paths of the game that `./burgundy new-game` copies: no program that is installed has it
(setup.py says the same of a wheel)."""
WORK = ROOT / "build" / "release"
"""What is made on the way."""
DIST = ROOT / "dist"
"""What is made in the end."""
FROZEN = DIST / "burgundy-qt"
"""The frozen program."""

NAME = "burgundy-qt"
TITLE = "Burgundy Qt"
SUMMARY = "The Castles of Burgundy against bots or with friends"
MAINTAINER = "Burgundy Qt contributors <burgundy-qt@users.noreply.github.com>"
APP_ID = "io.github.burgundy_qt.BurgundyQt"
"""What software centres, Flatpak and macOS know the program by."""
MIME_TYPE = "application/x-burgundy-qt-game"
NEWEST_GLIBC = 2, 35
"""The newest glibc that anything for Linux may ask for: that of the oldest Linux that is served."""
MOMENT = "SOURCE_DATE_EPOCH"
"""The environment variable that says how old all that is made shall look."""

on_windows, on_mac, on_linux = (sys.platform == name for name in ("win32", "darwin", "linux"))


class ReleaseError(Exception):
    """A step that cannot be done; the text says what, where and what to do."""


def version_in(source: str) -> str:
    """The program's version, from the text of burgundy_qt/__init__.py: the one place where it
    stands."""
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.M)
    if found is None:
        raise ReleaseError("burgundy_qt/__init__.py has no line __version__ = ...")
    return found[1]


VERSION = version_in((SOURCES / "__init__.py").read_text(encoding="utf-8"))


def recipe() -> dict[str, Any]:
    """pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def homepage() -> str:
    """Where the project is at home: `Homepage` of [project.urls] in pyproject.toml, empty without
    one."""
    return str(recipe()["project"].get("urls", {}).get("Homepage", ""))


def machine() -> str:
    """The processor as the names of files have it."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def moment() -> int:
    """When this release was made, in seconds since 1970, so that two builds are alike:
    SOURCE_DATE_EPOCH, or else the time of the commit; where nothing is checked out the newest time
    of the sources. Raises ReleaseError."""
    given = os.environ.get(MOMENT) or time_of_commit()
    return int(given) if given else int(max(path.stat().st_mtime for path in SOURCES.rglob("*.py")))


def time_of_commit() -> str:
    """When what is checked out was committed, in seconds since 1970; empty where nothing is checked
    out, as in an unpacked sdist. Raises ReleaseError where git does not tell."""
    if not (ROOT / ".git").exists():
        return ""
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        told = (getattr(error, "stderr", "") or str(error)).strip()
        raise ReleaseError(
            f"git does not show when this was committed: {told}\nFix that, or set {MOMENT} to "
            "the time in seconds."
        ) from error
