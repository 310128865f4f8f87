"""How fast the analysis table and the explorer are: the value after each action, the longest block
of the window, the opening of a tree with 1,000 actions, and the explorer's answers over 10,000
games. Each figure has the limit that it was made for."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

from PySide6 import QtCore, QtWidgets

from burgundy_qt.bench import window_bench
from burgundy_qt.bench.live_program import (
    Heartbeat,
    close,
    painted_again,
    people,
    run_program,
    wait_until,
)
from burgundy_qt.bench.measurement import USUAL, Measured
from burgundy_qt.display import run_headless
from burgundy_qt.rules.registry import GAMES, answer_if_any
from burgundy_qt.session import analysed_game, running_game, variations
from burgundy_qt.session.explorer import collection, explored_game, explorer_query
from burgundy_qt.session.saves import save_file, save_folder
from burgundy_qt.widgets.window.main_window import MainWindow

VALUE_MS, BLOCK_MS, TREE_MS, ANSWER_MS = 100, 50, 300, 200
"""The limits."""
NODES, OPENINGS, ACTIONS, BEFORE = 1000, 5, 12, 24
"""The actions of the tree; how often it is opened; how many actions are then played at the table;
how many the game has before."""
LOOK = 0.3
"""Seconds for which a person looks at a position."""
EXPLORED = 10_000
AGAIN = 3


class Timing(NamedTuple):
    """How long something took each time: in wall time, and in CPU time of all threads."""

    wall: list[float]
    cpu: list[float]

    @classmethod
    def of_none(cls) -> Timing:
        """Return a timing without any time."""
        return cls([], [])

    def take(self, work: Callable[[], object]) -> None:
        """Measure some work."""
        wall, cpu = time.perf_counter(), time.process_time()
        work()
        self.cpu.append(time.process_time() - cpu)
        self.wall.append(time.perf_counter() - wall)

    def line(self, game: str, what: str, limit: int) -> dict[str, object]:
        """Return the line of a table, in milliseconds."""
        return {
            "bench": "analysis",
            "game": game,
            "what": what,
            "limit_ms": limit,
            "wall_ms": round(1000 * median(self.wall), 1),
            "worst_wall_ms": round(1000 * max(self.wall), 1),
            "cpu_ms": round(1000 * median(self.cpu), 1),
            "worst_cpu_ms": round(1000 * max(self.cpu), 1),
        }


def analysis_figures(
    measured: Measured = USUAL,
    nodes: int = NODES,
    openings: int = OPENINGS,
    actions: int = ACTIONS,
    games: int = EXPLORED,
) -> Iterator[dict[str, object]]:
    """Yield the lines of a game, or of every game with a table for the usual one."""
    run_headless(unless_chosen=True)
    named = [name for name in GAMES if answer_if_any("table", name) is not None]
    for game in named if measured == USUAL else [measured.game]:
        of_game = Measured(game) if measured == USUAL else measured
        if collection.shipped_games(game):
            with tempfile.TemporaryDirectory(prefix="burgundy-qt-bench-") as name:
                tree = (Path(name), of_game, nodes, openings, actions)
                [lines] = window_bench.at_once((analyse_a_tree, *tree))
            yield from lines
            [answers] = window_bench.at_once((ask_the_explorer, game, games))
            yield answers


# The analysis table


def analyse_a_tree(
    folder: Path, measured: Measured, nodes: int, openings: int, actions: int
) -> list[dict[str, object]]:
    """Open a game with a large tree at the analysis table, and play on there; return the lines."""
    save_tree(folder, measured, nodes)
    opened, filled, valued = Timing.of_none(), Timing.of_none(), Timing.of_none()
    blocks = Timing.of_none()

    def drive(window: MainWindow) -> None:
        wait_until(lambda: window.page.decision.is_open)
        painted_again(window)
        own, whole = Heartbeat(whole=False), WallBeat()
        for number in range(openings):
            mode = window.analysis
            opened.take(lambda: open_tree(window))
            wait_until(lambda mode=mode: len(mode.panel.list.rows) > nodes)  # type: ignore[misc]
            filled.take(lambda mode=mode: wait_until(lambda: not mode.is_naming))  # type: ignore[misc]
            if number < openings - 1:
                mode.leave()
                wait_until(lambda: window.page.decision.is_open)
        luck = random.Random(2)
        for _ in range(actions):
            valued.take(lambda: play_and_value(window, luck))
            wait_until(lambda: window.page.decision.is_open)
            rest(LOOK)
        blocks.cpu.append(own.longest)
        blocks.wall.append(whole.longest)
        close(window)

    run_program(folder, drive)
    game = measured.game
    return [
        valued.line(game, "value after an action", VALUE_MS),
        blocks.line(game, "longest block of the window's thread", BLOCK_MS),
        opened.line(game, f"tree of {nodes} actions opens", TREE_MS),
    ]


def save_tree(folder: Path, measured: Measured, nodes: int) -> None:
    """Save a casual game, some actions old, as the one to resume, with a tree of so many actions at
    its position."""
    luck, running = random.Random(1), running_game.RunningGame.begin(people(measured))
    running.casual = True
    for _ in range(BEFORE):
        seat = running.decided_by(running.game.revision)
        running.act_without_view(luck.choice(running.game.legal(seat)["actions"]), seat)
    begun = running.analysis_from(BEFORE, running.viewer)
    assert begun is not None
    at = analysed_game.AnalysedGame(begun)
    while at.tree.size < nodes:
        actions = at.view.legal["actions"]
        if actions and len(at.node.path) < 60:
            at.act(luck.choice(actions))
        else:
            at.go_to(luck.choice(at.node.path[:40]))
    running.variations = tuple(variations.written_variations(at.trees))
    games = folder / "games"
    games.mkdir(parents=True)
    content = save_file.with_checksum(save_file.save_document(running.save()))
    (games / f"20260101-120000-{0:08x}{save_folder.ENDING}").write_bytes(content)


def open_tree(window: MainWindow) -> None:
    """Go to the analysis table, until it is painted and an action can be chosen."""
    window.analysis_switch.open()
    wait_until(lambda: window.is_analysis_on and window.page.decision.is_open)
    painted_again(window)


def play_and_value(window: MainWindow, luck: random.Random) -> None:
    """Play an action at the table, until the value of the next position is shown."""
    mode = window.analysis
    assert mode.analysed is not None
    analysed, before = mode.analysed, mode.analysed.node
    window.page.decision.play(luck.choice(analysed.view.legal["actions"]))
    wait_until(lambda: analysed.node is not before and analysed.node in mode.values)


def rest(seconds: float) -> None:
    """Let the window run for a while."""
    end = time.monotonic() + seconds
    wait_until(lambda: time.monotonic() >= end)


class WallBeat:
    """Measures how long the event loop is blocked, in wall time, to a millisecond."""

    def __init__(self) -> None:
        self.longest, self.last = 0.0, time.perf_counter()
        self.timer = QtCore.QTimer(QtWidgets.QApplication.instance(), interval=1)
        self.timer.setTimerType(QtCore.Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self._beat)
        self.timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest, self.last = max(self.longest, now - self.last), now


# The explorer


def ask_the_explorer(game: str, games: int) -> dict[str, object]:
    """Ask about each trait of so many games, half of them one's own, then about positions; return
    the line."""
    shipped = collection.shipped_games(game)
    known = [replace(each) for each in islice(cycle(shipped), games)]
    own = [
        collection.OwnGame(
            Path(f"{number}{save_folder.ENDING}"),
            "2026-01-01T12:00:00+00:00",
            ("Anna",),
            game,
            each,
        )
        for number, each in enumerate(known[games // 2 :])
    ]
    index, took = explorer_query.ExplorerIndex(game, known[: games // 2], own), Timing.of_none()
    for query in queries(game, index.names):
        for _ in range(AGAIN):
            took.take(lambda query=query: index.answer(query))  # type: ignore[misc]
    return took.line(game, f"explorer's answer over {games} games", ANSWER_MS)


def queries(game: str, names: Sequence[str]) -> Iterator[explorer_query.ExplorerQuery]:
    """Yield a query for each trait, and one for each likeness to a position."""
    for name in names:
        yield explorer_query.ExplorerQuery(game, name, explorer_query.ALL)
    standing = a_standing(game)
    for likeness in explorer_query.LIKENESSES:
        yield explorer_query.ExplorerQuery(
            game, names[0], explorer_query.ALL, standing=standing, likeness=likeness
        )


def a_standing(game: str) -> explored_game.Standing:
    """Return a position of a game that was played at random."""
    luck, running = random.Random(5), running_game.RunningGame.begin(people(Measured(game)))
    found = None
    while found is None and not running.game.is_over:
        seat = running.decided_by(running.game.revision)
        running.act_without_view(luck.choice(running.game.legal(seat)["actions"]), seat)
        found = explored_game.standing_in([running.game.request, *running.game.events_for(None)], 0)
    assert found is not None
    return found
