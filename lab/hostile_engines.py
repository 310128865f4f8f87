"""Campaign: an engine at the table with hostile answers: every line is reported, and the window
does not wait for it."""

import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from burgundy_qt.ai.arena import external_engine
from burgundy_qt.session.bots import lookahead
from burgundy_qt.session.engines import engine_player
from burgundy_qt.widgets.app.application import GarbageCollector
from lab.campaign import Figures
from tests.session.engines.table import ALL, Table, an_engine, hostile

PATIENCE, GRACE, FAREWELL = 0.4, 0.2, 0.2
"""Seconds that the table waits here for an engine that is silent, or does not stop or end; the
program itself waits longer."""
LONGEST_BLOCK = 50
TOO_LONG = "blocks over 50 ms"


def run(count: int, first: int = 0) -> Figures:
    """Read `count` hostile lines, from an engine that is restarted after each; each hundred has
    another one, in another game."""
    application = QCoreApplication.instance() or QCoreApplication([])
    assert application is not None
    tidying = GarbageCollector()  # as in the program, only the window's thread collects garbage
    external_engine.FAREWELL, engine_player.PATIENCE, lookahead.GRACE = FAREWELL, PATIENCE, GRACE
    figures: Figures = {
        "lines": 0,
        "told": 0,
        "games": 0,
        "faults": 0,
        TOO_LONG: 0,
        "longest block in ms": 0,
        "longest told text": 0,
    }
    with tempfile.TemporaryDirectory() as folder:
        for begin in range(first, first + count, 100):
            hear(Path(folder) / str(begin), begin, min(100, first + count - begin), figures)
    tidying.stop()
    return figures


def hear(folder: Path, seed: int, lines: int, figures: Figures) -> None:
    """Play one game with `lines` lines."""
    table = Table(folder, an_engine(hostile("-", odds=1 + seed // 100 % 3)))
    try:
        table.begin("engine:a1", "page", game=ALL[seed // 100 % len(ALL)], seed=seed)
        figures["games"] += 1
        table.watch_the_clock()
        for number in range(lines):
            table.until(lambda number=number: len(table.faults) > number)
            told = table.session.engine_fault
            figures["lines"] += 1
            figures["told"] += told is not None and bool(told.problem.details)
            longest = len(told.problem.details) if told is not None else 0
            figures["longest told text"] = max(figures["longest told text"], longest)
            figures[TOO_LONG] += table.longest_block > LONGEST_BLOCK
            block = max(figures["longest block in ms"], table.longest_block)
            figures["longest block in ms"], table.longest_block = block, 0
            table.session.ask_engine_again()
        table.hand_over_when_it_fails("page")
        table.until(lambda: table.is_over)
    except AssertionError as error:
        print(f"lines from {seed}: {error}")
        figures["faults"] += 1
    finally:
        figures["faults"] += len(table.problems)
        table.close()
