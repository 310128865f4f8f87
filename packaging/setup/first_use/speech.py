"""Messages to the person who waits: the present step, its duration, a question, an error."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

TAIL = 15
"""How many lines of a failed step's output are shown; the rest is in the log."""
ANEW = "\r\x1b[K"
"""Moves a terminal back to the start of its line and clears it."""


class SetUpError(Exception):
    """The set-up cannot go on; the text gives the fault, its place and what to do."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def someone_is_there() -> bool:
    """Return whether a question can be asked: a terminal on both ends."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def agrees(question: str) -> bool:
    """Ask yes or no; Enter means yes, the end of input no."""
    print(f"{question} [Y/n] ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    return answer != "" and answer.strip().lower() in ("", "y", "yes")


def carry_out(title: str, command: Sequence[str | Path], log: Path, **options: Any) -> bool:
    """Run one step behind a line that counts its seconds; its output goes to the log. Return
    whether it succeeded."""
    log.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with log.open("a", encoding="utf-8") as diary:
        print(f"\n$ {' '.join(map(str, command))}", file=diary, flush=True)
        print(f"{title} …", end="", file=sys.stderr, flush=True)
        step = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=diary,
            stderr=subprocess.STDOUT,
            close_fds=os.name
            # elsewhere the step has the set-up's lock too, and keeps it if we are killed
            == "nt",
            **options,
        )
        try:
            count_seconds(title, step, began)
        except BaseException:
            step.terminate()
            step.wait()
            raise
    said = f"{ANEW}{title} …" if sys.stderr.isatty() else ""
    say(f"{said} {'done' if step.returncode == 0 else 'failed'} ({time.monotonic() - began:.0f} s)")
    return step.returncode == 0


def count_seconds(title: str, step: subprocess.Popen[bytes], began: float) -> None:
    """Wait for the step; a terminal shows the seconds."""
    if not sys.stderr.isatty():
        step.wait()
        return
    while True:
        print(
            f"{ANEW}{title} … {time.monotonic() - began:.0f} s", end="", file=sys.stderr, flush=True
        )
        try:
            step.wait(timeout=1)
            return
        except subprocess.TimeoutExpired:
            continue


def last_words(log: Path) -> str:
    """Return the end of the log, indented, to show beneath a message."""
    lines = (
        log.read_text(encoding="utf-8", errors="replace").splitlines()[-TAIL:]
        if log.is_file()
        else []
    )
    return "\n".join(f"    {line}" for line in lines)
