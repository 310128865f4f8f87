"""Imports the modules of dialogs while the program is idle, so that neither the start nor a dialog
is slow."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from pkgutil import iter_modules

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.rules.registry import ANSWERS, GAMES
from burgundy_qt.widgets import games

ROOMS = "burgundy_qt.widgets."
NEW_GAME, RULEBOOK = "new_game.new_game_dialog", "rulebook.rulebook"
COURSE = "questions.course_dialog"
MODULES = (
    "advice.tip_text",
    "advice.tips_panel",
    "advice.hint_marks",
    "panels.legal_moves",
    "new_game.seat_row",
    NEW_GAME,
    "dialogs.final_score_dialog",
    "challenge.challenge_dialog",
    "challenge.contest_dialog",
    "questions.puzzles_dialog",
    COURSE,
    "tournaments.new_tournament_dialog",
    "tournaments.watch_dialog",
    "tournaments.tournament_dialog",
    "dialogs.settings_sections",
    "dialogs.settings_dialog",
    "keys.key_editor",
    "advice.score_sheet",
    "history.play_on_dialog",
    "people.seats_dialog",
    "review.key_moments",
    "review.report_dialog",
    "library.card_delegate",
    "library.library_dialog",
    "rulebook.figure_parts",
    RULEBOOK,
    "rulebook.typesetting",
    "rulebook.rules_reader",
    "rulebook.rules_window",
    "statistics.statistics_text",
    "statistics.statistics_panels",
    "statistics.statistics_dialog",
    "explorer.explorer_dialog",
    "history.history_bar",
    "review.review_panel",
    "review.review_controller",
    "panels.choice_costs",
    "analysis_table.analysis_panel",
    "window.mode_switches",
)
"""In such an order that each is quick to import after those before it."""
LOWER = {
    "questions.puzzles_dialog": ("session.questions.puzzle_book",),
    "tournaments.new_tournament_dialog": (
        "ai.arena.matches",
        "ai.arena.match_report",
        "session.tournaments.tournament_plan",
    ),
    "tournaments.watch_dialog": (
        "session.saves.game_notation",
        "session.tournaments.tournament_runner",
    ),
    "review.key_moments": ("ai.review.losses",),
    "analysis_table.analysis_panel": ("session.bots.valuation",),
}
"""What modules need from lower packages that is not quick to import: it comes before them."""
RULES_FIRST = (
    "components",
    "sheets",
    "tiles",
    "protocol",
    "component_arrays",
    "codec",
    "known_state",
)
"""What the rules of a game import, as far as it has them: it comes before them."""
FIRST_MS, NEXT_MS = 1500, 60
"""From the making of the window to the first of them, and from one to the next."""


class ModulePreloader(QObject):
    """Imports one module after another, as long as its parent exists.

    After the new-game dialog follow the rules and the panels of all games, and after the rulebook
    the parts that belong to the game in view. `course_ready` says that the lessons can be shown.
    """

    course_ready = Signal()

    def __init__(self, parent: QObject, in_view: Callable[[], str | None]) -> None:
        super().__init__(parent)
        self.left = [
            module
            for name in MODULES
            for module in (*(f"burgundy_qt.{lower}" for lower in LOWER.get(name, ())), ROOMS + name)
        ]
        self._in_view = in_view
        self._wait = QTimer(self, interval=FIRST_MS)
        self._wait.timeout.connect(self._go_on)
        self._wait.start()

    def _go_on(self) -> None:
        self._wait.setInterval(NEXT_MS)
        name = self.left.pop(0)
        importlib.import_module(name)
        if name == ROOMS + COURSE:
            self.course_ready.emit()
        if name == ROOMS + NEW_GAME:
            self.left[:0] = of_all_games()
        if name == ROOMS + RULEBOOK and (game := self._in_view()) is not None:
            self.left.insert(0, f"{ROOMS}games.{GAMES[game]}.{GAMES[game]}_help")
        if not self.left:
            self._wait.stop()


def of_all_games() -> Iterator[str]:
    """Yield the modules of all games that the new-game dialog needs: their rules, with what these
    import, and their panels; the game shelf does not need them."""
    for folder in GAMES.values():
        rules = f"burgundy_qt.{ANSWERS['rules'].format(folder)}"
        package = importlib.import_module(rules.rpartition(".")[0])
        there = {module.name for module in iter_modules(package.__path__)}
        yield from (f"{package.__name__}.{name}" for name in RULES_FIRST if name in there)
        yield rules
        panel, rooms = f"{folder}_panel", [f"{path}/{folder}" for path in games.__path__]
        if panel in (module.name for module in iter_modules(rooms)):
            yield f"{ROOMS}games.{folder}.{panel}"
