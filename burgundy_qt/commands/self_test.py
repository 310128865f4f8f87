"""`burgundy-qt --self-test`: the whole program once through, without a screen, to check an
installation.

Bots play some moves of each game in the real window; it is saved, opened again and painted; every
network, language, sound and late part of the window is loaded. Any complaint of Qt or the log is a
failure.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import logging
import platform
import re
import tempfile
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from burgundy_qt import __version__, display
from burgundy_qt.ai.game_bots import tables_of
from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.assets import RULES, SOUNDS
from burgundy_qt.bench.live_program import close, run_program, wait_until
from burgundy_qt.commands.options import CommandError
from burgundy_qt.language.translation import ENGLISH, NAMES, spoken
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.rulebook.rulebook import PROGRAM
from burgundy_qt.widgets.statistics.plot_loader import loading
from burgundy_qt.widgets.window.main_window import MainWindow
from burgundy_qt.widgets.window.module_preloader import MODULES, ROOMS


def run(_options: argparse.Namespace) -> int:
    """Test everything, and print that it works."""
    try:
        print(self_test())
    except SelfTestFailed as error:
        raise CommandError(f"the self-test failed:\n{error}") from error
    return 0


MOVES = 20
BOTS = SeatPlan("Aveline", "steward"), SeatPlan("Bertrand", "squire")
WITH_SOUND = "x86_64", "AMD64", "arm64"
"""The machines with miniaudio."""
COLOURS_OF_A_TABLE = 200
OF_NO_SCREEN = re.compile(
    r"This plugin does not support propagateSizeHints|QBackingStore::flush\(\) called for"
)
"""Qt's messages about a platform without a screen, and about a window that ends in the middle of
painting."""
GRID = 60  # columns and rows of pixels to look at


class SelfTestFailed(Exception):
    """A part is missing or wrong; the text says which."""


def self_test() -> str:
    """Test the program with its data in a temporary folder; return a sentence about what was done.

    Raises SelfTestFailed. It makes the process one without windows.
    """
    display.run_headless()
    failures: list[str] = []
    with (
        complaints() as heard,
        tempfile.TemporaryDirectory(prefix="burgundy-qt-self-test-") as name,
    ):
        folder = Path(name)
        run_program(folder / "data", tested_window(folder, failures))
    if failures or heard:
        raise SelfTestFailed("\n".join((*failures, *heard)))
    done = f"bots played {MOVES} moves of each game, which were saved, opened again and shown"
    return f"Burgundy Qt {__version__} passed its self-test: {done}."


def tested_window(folder: Path, failures: list[str]) -> Callable[[MainWindow], None]:
    """Return a function that tests the window, and closes it in any case."""

    def drive(window: MainWindow) -> None:
        try:
            window.settings.change(speed="off", pace="fast")
            check_parts()
            check_window(window)
            for game in GAMES:
                play_save_and_open(window, game, folder / f"{game}.burgundy")
                paint(window, folder / f"{game}.png")
        except Exception as error:
            failures.append(f"{type(error).__name__}: {error}")
        finally:
            close(window)

    return drive


@contextlib.contextmanager
def complaints() -> Iterator[list[str]]:
    """Collect the complaints of Qt and of the log meanwhile."""
    heard: list[str] = []

    def note(kind: QtMsgType, _where: QMessageLogContext, words: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not OF_NO_SCREEN.match(
            words
        ):
            heard.append(f"Qt: {words}")

    before = qInstallMessageHandler(note)
    listener = logging.Handler(logging.WARNING)
    listener.emit = lambda record: heard.append(f"{record.name}: {record.getMessage()}")  # type: ignore[method-assign]
    logging.getLogger().addHandler(listener)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(listener)
        qInstallMessageHandler(before)


def expect(holds: object, otherwise: str) -> None:
    """Raise SelfTestFailed with these words unless it is true."""
    if not holds:
        raise SelfTestFailed(otherwise)


def check_parts() -> None:
    """Check the compiled core, every network, language and sound."""
    expect(is_compiled(), "the rules and the bots are not compiled")
    for game in GAMES:
        for table in tables_of(game):
            expect(
                shipped_network(game, table), f"the network of {game} for {table} cannot be used"
            )
    for code in NAMES:
        spoken.change(code)
        expect(spoken.code == code, f"the language {code} is missing")
        expect(
            code == ENGLISH or not spoken.of_qt.isEmpty(),
            f"Qt's own translations for {code} are missing",
        )
        for folder in (*GAMES.values(), PROGRAM):
            expect(
                any((RULES / folder / code).glob("*.md")),
                f"the rules pages of {folder} in {code} are missing",
            )
    spoken.change(ENGLISH)
    sounds = sorted(SOUNDS.glob("*.wav"))
    expect(sounds, "the sounds are missing")
    for sound in sounds:
        with wave.open(str(sound)) as opened:
            expect(opened.getnframes(), f"the sound {sound.name} is empty")
    if platform.machine() in WITH_SOUND:
        importlib.import_module("miniaudio")


def check_window(window: MainWindow) -> None:
    """Load the late parts of the window, including plots and ledger."""
    for name in MODULES:
        importlib.import_module(ROOMS + name)
    window.dialogs.show_statistics()
    plots, failed = loading(), list[Problem]()
    plots.failed.connect(failed.append)
    plots.begin()
    wait_until(lambda: plots.is_done or failed)
    expect(not failed, "".join(problem.details for problem in failed))
    assert window.dialog is not None
    window.dialog.close()


def play_save_and_open(window: MainWindow, game: str, copy: Path) -> None:
    """Let bots play a game, save it as `copy`, and open that."""
    session = window.session
    saved: list[Path] = []
    session.saved.connect(saved.append)
    window.dialogs.begin(LineUp(BOTS, {"game": game, "seed": 7}))
    wait_until(lambda: trouble(window) or has_come(session.view, game))
    session.save_as(copy)
    wait_until(lambda: trouble(window) or saved)
    expect(not trouble(window), trouble(window))
    written = read_save(copy)
    played = session.view
    session.open(copy)
    wait_until(
        lambda: (
            trouble(window)
            or (session.view is not None and session.view.game_id != written.game_id)
        )
    )
    expect(not trouble(window), trouble(window))
    opened = session.view
    expect(played is not None and opened is not None, "the saved game cannot be opened")
    assert played is not None and opened is not None
    events = [line for line in written.record[1:] if "to" not in line]  # the open ones
    known = len(events)  # bots have played on in both games
    expect(
        opened.events[:known] == played.events[:known],
        "the saved game is different when it is opened again",
    )


def has_come(view: GameView | None, game: str) -> bool:
    """Return whether enough moves of this game are played."""
    return view is not None and view.game == game and view.revision >= MOVES


def trouble(window: MainWindow) -> str:
    """Return the problem that the window shows, if any."""
    dialogs = window.findChildren(ProblemDialog)
    return "; ".join(
        f"{problem.title} {problem.details}" for dialog in dialogs for problem in dialog.problems
    )


def paint(window: MainWindow, file: Path) -> None:
    """Paint the window with its table into `file`, and check that the picture is not empty."""
    wait_until(lambda: window.pages.currentWidget() is window.page)
    QApplication.processEvents()
    picture = window.grab()
    expect(picture.save(str(file), "PNG"), "a picture cannot be written")
    colours = colours_of(QImage(str(file)))
    expect(colours >= COLOURS_OF_A_TABLE, f"the picture of the table has only {colours} colours")


def colours_of(image: QImage) -> int:
    """Return how many colours the image has in a grid of pixels."""
    columns = range(0, image.width(), max(1, image.width() // GRID))
    rows = range(0, image.height(), max(1, image.height() // GRID))
    return len({image.pixel(x, y) for x in columns for y in rows})
