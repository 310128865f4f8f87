"""How quick the statistics of many games are: until figures and plots are painted, and how long the
window waits."""

from __future__ import annotations

import time
from pathlib import Path

from burgundy_qt.bench.finished_games import fill_ledger
from burgundy_qt.bench.screen.library import painted_again
from burgundy_qt.bench.screen.program import Heartbeat, close, run_program, wait_until
from burgundy_qt.storage.data_folders import folders
from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog
from burgundy_qt.widgets.window.main_window import MainWindow


def open_statistics(folder: Path, games: int) -> dict[str, float]:
    """Open the statistics of so many made-up games, and have them sum up others. Times are in
    milliseconds.

    `figures_ms` is until the figures are painted, `open_ms` until the plots are too, which are
    loaded for the first time; both by the CPU time of all threads. `longest_block_ms` is the
    longest time for which the window did not answer."""
    fill_ledger(folders(folder).statistics, games)
    figures: dict[str, float] = {}

    def attend(window: MainWindow) -> None:
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

    run_program(folder, attend)
    return figures
