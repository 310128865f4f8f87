"""Campaign: a random player of real events in the window, with a check after each of them.

`./burgundy campaign monkey --minutes 9 --seed 1` runs for that long, in lives of a minute with a
seed and a data folder each, and reports faults at once, with the events before them. The page keeps
the text below its figures."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lab.campaign import cpu_seconds
from lab.monkeys.life import DIARY
from lab.report import ROOT, write_report

NAME = "monkey"
TITLE = "A random player of real events at the window"
LIFE_SECONDS = 60
GRACE_SECONDS = 240
"""A life that runs this many seconds too long is stuck."""
FOUND = "## Found"
"""The heading of findings written by a person."""
LAST = 30


@dataclass(frozen=True)
class Life:
    """The result of one life: its events, the session's actions meanwhile, its fault ("": none)."""

    seed: int
    inputs: int
    actions: int
    broke: str


def main(arguments: Sequence[str]) -> int:
    """Run for the given time and write the page; return 1 after any fault."""
    options = parsed(arguments)
    lives = []
    for life in lived(options.minutes, options.seed):
        lives.append(life)
        print(
            f"seed {life.seed}: {life.inputs} inputs, {life.actions} actions. {life.broke}",
            flush=True,
        )
    command = f"./burgundy campaign monkey --minutes {options.minutes:g} --seed {options.seed}"
    write_report(NAME, TITLE, command, [*page_lines(lives), *found_before()], cpu_seconds())
    return int(any(life.broke for life in lives))


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./burgundy campaign monkey", description=TITLE)
    parser.add_argument("--minutes", type=float, default=9.0, help="(default: 9)")
    parser.add_argument("--seed", type=int, default=1, help="of the first life (default: 1)")
    return parser.parse_args(arguments)


def lived(minutes: float, seed: int) -> Iterator[Life]:
    """Yield one life after the other, until the minutes are over."""
    end = time.monotonic() + 60 * minutes
    while (left := end - time.monotonic()) > 0:
        yield live(seed, min(LIFE_SECONDS, left))
        seed += 1


def live(seed: int, seconds: float) -> Life:
    """Run a life in a separate program, in a separate data folder."""
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-monkey-") as folder:
        command = [
            sys.executable,
            "-m",
            "lab.monkeys.life",
            folder,
            str(seed),
            f"{seconds:.1f}",
        ]
        surroundings = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        try:
            ended = subprocess.run(
                command,
                cwd=ROOT,
                env=surroundings,
                capture_output=True,
                text=True,
                timeout=seconds + GRACE_SECONDS,
            )
            told, errors = ended.stdout, ended.stderr
            ending = "" if ended.returncode in (0, 1) else f"It ended with {ended.returncode}."
        except subprocess.TimeoutExpired:
            told, errors, ending = "", "", "It did not come to an end."
        try:
            life = Life(seed, **json.loads(told))
        except ValueError:
            life = Life(seed, 0, 0, "It never told how it went.")
        if not (ending or life.broke):
            return life
        told_of = (
            ending,
            life.broke,
            errors.strip(),
            "" if life.broke else last_events(Path(folder)),
        )
        return Life(seed, life.inputs, life.actions, "\n".join(filter(None, told_of)))


def last_events(folder: Path) -> str:
    """Return the last events before a program crashed without a report."""
    diary = folder / DIARY
    lines = diary.read_text(encoding="utf-8").splitlines()[-LAST:] if diary.is_file() else []
    return "\n".join(["The last events:", *lines])


def page_lines(lives: Sequence[Life]) -> list[str]:
    """Return the figures, and the faults in words."""
    rows = {
        "lives": len(lives),
        "inputs": sum(life.inputs for life in lives),
        "actions in games": sum(life.actions for life in lives),
        "lives in which something broke": sum(bool(life.broke) for life in lives),
    }
    lines = [
        "| figure | value |",
        "| --- | ---: |",
        *(f"| {name} | {value:,} |" for name, value in rows.items()),
        "",
    ]
    for life in lives:
        if life.broke:
            lines += [f"**Seed {life.seed}**", "", "```", life.broke, "```", ""]
    return (
        lines
        if any(life.broke for life in lives)
        else [*lines, "Nothing was found that should not be.", ""]
    )


def found_before() -> list[str]:
    """Return the page's earlier findings."""
    page = ROOT / "lab" / "pages" / f"{NAME}.md"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    return [FOUND + text.partition(FOUND)[2].rstrip()] if FOUND in text else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
