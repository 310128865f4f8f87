"""Campaign: an engine at the table is killed at a random moment of its game: this is reported, the
engine is restarted or a bot replaces it, and the game continues to its end."""

import contextlib
import os
import random
import signal
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from lab.campaign import Figures
from tests.session.engines.table import ALL, OURS, Table, an_engine

MOMENTS = 100
"""The moments of a game at which its engine can be killed, as parts of a usual number of
actions."""
ACTIONS = {"burgundy": 200, "burgundy-dice": 60, "tuscany": 66, "carcassonne": 70}
"""About how many actions a game of two has."""


def run(count: int, first: int = 0) -> Figures:
    """Kill an engine in `count` games; the number of a game is its seed, which draws the moment."""
    application = QCoreApplication.instance() or QCoreApplication([])
    assert application is not None
    figures: Figures = dict.fromkeys(
        ("kills", "told", "started anew", "handed over", "games ended", "faults"), 0
    )
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            play(Path(folder) / str(seed), seed, figures)
    return figures


def play(folder: Path, seed: int, figures: Figures) -> None:
    """Play one game, and kill its engine once."""
    chance, game = random.Random(seed), ALL[seed % len(ALL)]
    moment = chance.randrange(MOMENTS) * ACTIONS[game] // MOMENTS
    table = Table(folder, an_engine(OURS))
    try:
        table.begin("engine:a1", "page", game=game, seed=seed)
        table.until(
            lambda: table.is_over or (table.programs and table.session.view.revision >= moment)
        )
        with contextlib.suppress(ProcessLookupError, IndexError):
            os.kill(table.programs[0], signal.SIGKILL)
            figures["kills"] += 1
        table.until(lambda: table.faults or table.is_over)
        if table.faults:
            figures["told"] += 1
            if chance.random() < 0.5:
                table.session.ask_engine_again()
                figures["started anew"] += 1
            else:
                table.hand_over("page")
                figures["handed over"] += 1
        table.until(lambda: table.is_over)
        figures["games ended"] += 1
    except AssertionError as error:
        print(f"game {seed}: {error}")
        figures["faults"] += 1
    finally:
        figures["faults"] += len(table.problems) + max(0, len(table.faults) - 1)
        table.close()
