"""Opens the statistics in a window, for the tests of their content."""

from PySide6.QtWidgets import QLabel

from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog
from tests.widgets.window_driver import AtTheWindow

LEDGER = "statistics.sqlite3"


def statistics(at: AtTheWindow) -> StatisticsDialog:
    """Open the statistics and wait until they are complete."""
    shown = []
    at.window.menus.actions["statistics"].trigger()
    at.wait_until(lambda: isinstance(at.window.dialog, StatisticsDialog))
    dialog = at.window.dialog
    dialog.shown.connect(lambda: shown.append(True))
    at.wait_until(lambda: shown)
    return dialog


def shown_anew(at: AtTheWindow, dialog: StatisticsDialog, act) -> None:
    """Do something and wait until the statistics have been updated."""
    shown = []
    dialog.shown.connect(lambda: shown.append(True))
    act()
    at.wait_until(lambda: shown)


def texts(dialog) -> set[str]:
    return {label.text() for label in dialog.findChildren(QLabel) if label.isVisible()}
