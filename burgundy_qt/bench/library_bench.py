"""How fast a large library and the statistics of many games are painted, and how long they block
the window."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from pathlib import Path

from PySide6 import QtWidgets

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.bench.live_program import (
    Heartbeat,
    close,
    painted_again,
    people,
    run_program,
    wait_until,
)
from burgundy_qt.bench.measurement import Measured
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves import save_file, save_folder
from burgundy_qt.session.statistics.finished_game import FinishedGame, SeatScore
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.storage.data_folders import folders
from burgundy_qt.widgets.library.library_dialog import LibraryDialog
from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog
from burgundy_qt.widgets.window.main_window import MainWindow

# A ledger of made-up finished games, for the bench and the tests.


LAST_BEGAN = datetime(2026, 11, 20, 20, 15, tzinfo=UTC)
APART = timedelta(hours=9)
ESTATES = tuple(str(number) for number in range(1, 10))
TYPICAL: Mapping[str, int] = {
    "region": 47,
    "phase": 44,
    "animals": 29,
    "sale": 20,
    "bonus": 14,
    "watchtower": 4,
    "knowledge": 17,
    "left": 6,
}
"""Points by source in a good game."""
CASUAL_SHARE = 0.15
PERSON = "You"


def fill_ledger(path: Path, games: int) -> None:
    """Write finished games of a person who improves into the ledger at `path`, each time the same
    ones."""
    luck = random.Random(1)
    ledger = Ledger(path)
    with ledger.gathering():
        for number in range(games):
            ledger.record(made_up_game(luck, number, games, PERSON))
    ledger.close()


def made_up_game(luck: random.Random, number: int, games: int, person: str) -> FinishedGame:
    """Return game `number`, counted from 0, of `games`."""
    seats = luck.choice((2, 2, 2, 3, 4))
    mine = luck.randrange(seats)
    skill = 0.78 + 0.2 * number / games
    scores = [
        seat_score(luck, person, None, skill) if seat == mine else against_a_bot(luck, seat)
        for seat in range(seats)
    ]
    order = sorted(range(seats), key=lambda seat: -scores[seat][1])
    return FinishedGame(
        game_id=f"made-up-{number:06}",
        mark=f"{number:016x}",
        began=(LAST_BEGAN - (games - 1 - number) * APART).isoformat("T", "seconds"),
        edition="2011",
        setup=luck.choice(("fixed", "open", "secret")),
        casual=luck.random() < CASUAL_SHARE,
        seats=tuple(placed(*scores[seat], order.index(seat) + 1) for seat in range(seats)),
    )


Score = tuple[dict[str, int], int, str, str | None, int | None]


def against_a_bot(luck: random.Random, seat: int) -> Score:
    """Return a bot's score, as high as its Elo suggests."""
    bot = luck.choice(LEVELS)
    return seat_score(
        luck, f"Bot {seat}", bot.name, 0.6 + 0.4 * (bot.strength.elo - 800) / 1000, bot.strength.elo
    )


def seat_score(
    luck: random.Random, name: str, level: str | None, skill: float, elo: int | None = None
) -> Score:
    """Return points by source about as high as the skill, 1.0 being good, and their sum."""
    form = luck.gauss(skill, 0.08)
    points = {
        source: max(0, round(luck.gauss(form * typical, 0.22 * typical)))
        for source, typical in TYPICAL.items()
    }
    return points, sum(points.values()), name, level, elo


def placed(
    points: dict[str, int], total: int, name: str, level: str | None, elo: int | None, place: int
) -> SeatScore:
    """Return the score with its place at the table, on some estate."""
    estate = ESTATES[(total * 7 + place) % len(ESTATES)]
    return SeatScore(name, level, elo, estate, total, place, points)


DIFFERENT = 60  # games; more files than that repeat the same ones
PAGES = 40  # to page through


def open_library(folder: Path) -> dict[str, float]:
    """Open the library of the games in `folder`, and page through it. Times are in milliseconds.

    `open_ms` is until all cards are painted, by the CPU time of all threads; `longest_block_ms` is
    the longest time without an answer of the window.
    """
    figures: dict[str, float] = {}

    def drive(window: MainWindow) -> None:
        wait_until(lambda: window.pages.currentWidget() is window.page)
        painted_again(window)
        heart = Heartbeat(whole=True)
        begun = time.process_time()
        window.menus.actions["library"].trigger()
        dialog = window.dialog
        assert isinstance(dialog, LibraryDialog)
        wait_until(lambda: dialog.left == 0)
        painted_again(dialog)
        figures["open_ms"] = 1000 * (time.process_time() - begun)
        leaf_through(dialog)
        figures["longest_block_ms"] = 1000 * heart.longest
        close(window)

    run_program(folder, drive)
    return figures


def leaf_through(dialog: LibraryDialog) -> None:
    """Show page after page of the cards, then those of a search."""
    bar = dialog.cards.verticalScrollBar()
    for page in range(PAGES):
        bar.setValue(bar.maximum() * page // PAGES)
        QtWidgets.QApplication.processEvents()
    for words in ("b", "be", "bertrand 2011", ""):
        dialog.head.search.setText(words)
        QtWidgets.QApplication.processEvents()


def fill(folder: Path, games: int, measured: Measured) -> None:
    """Put games into the folder: each but the first few a copy of another, under a different
    name."""
    finished = folder / "finished"
    finished.mkdir(parents=True)
    kinds = [played(number, measured) for number in range(min(games, DIFFERENT))]
    for number, (content, is_over) in enumerate(islice(cycle(kinds), games)):
        place = finished if is_over else folder
        (place / f"20260101-120000-{number:08x}{save_folder.ENDING}").write_bytes(content)


def played(number: int, measured: Measured) -> tuple[bytes, bool]:
    """Return a game played at random, two out of three to the end; and whether it is over."""
    luck = random.Random(number)
    running = RunningGame.begin(people(measured))
    actions = 10_000 if number % 3 else luck.randint(5, 150)
    while actions and not running.game.is_over:
        running.game.apply(luck.choice(running.game.legal()["actions"]))
        actions -= 1
    return save_file.with_checksum(save_file.save_document(running.save())), running.game.is_over


def open_statistics(folder: Path, games: int) -> dict[str, float]:
    """Open the statistics of `games` made-up games, and select others. Times are in milliseconds.

    `figures_ms` is until the figures are painted, `open_ms` until the plots are too, which are
    loaded for the first time; both by the CPU time of all threads. `longest_block_ms` is the
    longest time without an answer of the window.
    """
    fill_ledger(folders(folder).statistics, games)
    figures: dict[str, float] = {}

    def drive(window: MainWindow) -> None:
        greeted: list[bool] = []
        window.session.nothing_to_resume.connect(lambda: greeted.append(True))
        wait_until(lambda: greeted)
        painted_again(window)
        heart = Heartbeat(whole=True)
        begun = time.process_time()
        window.menus.actions["statistics"].trigger()
        dialog = window.dialog
        assert isinstance(dialog, StatisticsDialog)
        wait_until(lambda: dialog.pages.currentWidget() is dialog.pane)
        painted_again(dialog)
        figures["figures_ms"] = 1000 * (time.process_time() - begun)
        wait_until(lambda: dialog.is_shown)
        painted_again(dialog)
        figures["open_ms"] = 1000 * (time.process_time() - begun)
        for group, choice in (
            (dialog.kinds, 1),
            (dialog.kinds, 0),
            (dialog.spans, 0),
            (dialog.spans, 2),
        ):
            group.button(choice).click()
            before = dialog.summary
            wait_until(lambda before=before: dialog.summary is not before and dialog.is_shown)  # type: ignore[misc]
            painted_again(dialog)
        figures["longest_block_ms"] = 1000 * heart.longest
        close(window)

    run_program(folder, drive)
    return figures
