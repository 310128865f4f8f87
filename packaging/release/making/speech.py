"""The output of a step, and the programs that it runs."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from making.project import ROOT, ReleaseError

SHORTEST_SECRET = 5
MOST_TOLD = 3000
"""How many letters of a failed command's output are shown: the last ones."""


def say(text: str) -> None:
    print(text, flush=True)


def run(
    command: Sequence[str | Path],
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    quiet: bool = False,
    secret: str = "",
) -> str:
    """Run a command to its end; return its output. Raises ReleaseError with that if it fails,
    without a `secret` in it."""
    words = [str(word) for word in command]
    if not quiet:
        say(f"  {shlex.join(words)}")
    told = {**os.environ, "PATH": search_path(), **(environment or {})}
    try:
        called = [shutil.which(words[0], path=search_path()) or words[0], *words[1:]]
        done = subprocess.run(
            called,
            cwd=cwd,
            env=told,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except FileNotFoundError as error:
        raise ReleaseError(f"{words[0]} is not installed. {advice_for(words[0])}") from error
    if done.returncode:
        raise ReleaseError(
            f"{shlex.join(words)} ended with {done.returncode}:\n{hidden(done.stdout, secret)}"
        )
    return done.stdout


def hidden(text: str, secret: str) -> str:
    """Return the last letters of a text, without a secret and every word of it that is long enough
    to be one."""
    for word in sorted({secret, *secret.split()} - {""}, key=len, reverse=True):
        if len(word) >= SHORTEST_SECRET:
            text = text.replace(word, "***")
    return text[-MOST_TOLD:]


def has(program: str) -> bool:
    return shutil.which(program, path=search_path()) is not None


def search_path() -> str:
    """Return the search path of programs: first the folder of the running Python, where the step
    `tools` has put them."""
    return os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))


def advice_for(program: str) -> str:
    """Return where to get a program that a step needs."""
    packages = {
        "makensis": "It is in the package nsis of Debian and Ubuntu, and in makensis of Homebrew.",
        "desktop-file-validate": "It is in the package desktop-file-utils.",
        "appstreamcli": "It is in the package appstream.",
        "dpkg-shlibdeps": "It is in the package dpkg-dev.",
    }
    return packages.get(program, f"Install {program}, then start again.")


def python() -> str:
    return sys.executable
