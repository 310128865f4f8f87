"""The project's paths, the program's names, and the present system."""

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
"""In the paths of the game that `./burgundy new-game` copies: no installed program has it (setup.py
does the same for a wheel)."""
WORK = ROOT / "build" / "release"
"""The folder of intermediate files."""
DIST = ROOT / "dist"
"""The folder of results."""
FROZEN = DIST / "burgundy-qt"
"""The frozen program."""

NAME = "burgundy-qt"
TITLE = "Burgundy Qt"
SUMMARY = "The Castles of Burgundy against bots or with friends"
MAINTAINER = "Burgundy Qt contributors <burgundy-qt@users.noreply.github.com>"
APP_ID = "io.github.burgundy_qt.BurgundyQt"
"""The program's identifier in software centres, Flatpak and macOS."""
MIME_TYPE = "application/x-burgundy-qt-game"
NEWEST_GLIBC = 2, 35
"""The newest glibc that a package for Linux may need: that of the oldest supported Linux."""
MOMENT = "SOURCE_DATE_EPOCH"
"""The environment variable with the date of all results."""

on_windows, on_mac, on_linux = (sys.platform == name for name in ("win32", "darwin", "linux"))


class ReleaseError(Exception):
    """A step that cannot be done; the text gives the fault, its place and what to do."""


def version_in(source: str) -> str:
    """Return the program's version, from the text of burgundy_qt/__init__.py, its only place."""
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.M)
    if found is None:
        raise ReleaseError("burgundy_qt/__init__.py has no line __version__ = ...")
    return found[1]


VERSION = version_in((SOURCES / "__init__.py").read_text(encoding="utf-8"))


def recipe() -> dict[str, Any]:
    """Return pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def homepage() -> str:
    """Return the project's address: `Homepage` of [project.urls] in pyproject.toml, empty without
    one."""
    return str(recipe()["project"].get("urls", {}).get("Homepage", ""))


def machine() -> str:
    """Return the processor as in the names of files."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def moment() -> int:
    """Return the time of this release, in seconds since 1970, so that two builds are alike:
    SOURCE_DATE_EPOCH, or else the time of the commit; without a checkout the newest time of the
    sources. Raises ReleaseError."""
    given = os.environ.get(MOMENT) or time_of_commit()
    return int(given) if given else int(max(path.stat().st_mtime for path in SOURCES.rglob("*.py")))


def time_of_commit() -> str:
    """Return the time of the checked-out commit, in seconds since 1970; empty without a checkout,
    as in an unpacked sdist. Raises ReleaseError if git fails."""
    if not (ROOT / ".git").exists():
        return ""
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(
            asked, capture_output=True, encoding="utf-8", errors="replace", check=True
        ).stdout.strip()
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        told = (getattr(error, "stderr", "") or str(error)).strip()
        raise ReleaseError(
            f"git does not show when this was committed: {told}\nFix that, or set {MOMENT} to "
            "the time in seconds."
        ) from error
