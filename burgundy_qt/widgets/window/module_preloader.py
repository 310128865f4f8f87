"""What the program does while nobody needs it: importing the modules of dialogs, so that neither
the start nor a dialog is slow; and later, with nobody playing, the search for endless puzzles."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from pkgutil import iter_modules
from random import randrange
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QWindow

from burgundy_qt.rules.registry import ANSWERS, GAMES
from burgundy_qt.widgets import games

if TYPE_CHECKING:
    from burgundy_qt.session.game_session import GameSession
    from burgundy_qt.widgets.settings.settings_file import SettingsFile
    from burgundy_qt.widgets.window.dialog_manager import Dialogs
    from burgundy_qt.widgets.window.page_switches import HomeSwitch

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
    "challenge.contest_dialog": tuple(
        f"ai.games.{folder}.{folder}_bots" for folder in GAMES.values()
    ),
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


# Endless puzzles.


TICK_MS, IDLE_SECONDS = 5_000, 60.0
"""How often it is asked whether the program is idle, and how long nobody may have touched it."""
NUMBERS = 1 << 40
"""Bots' games are numbered below this."""
FRESH = 40
"""So many untried puzzles of a game are enough: then nothing is searched any more."""
INPUTS = (
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.KeyPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
)


class IdleWindow(Protocol):
    """The parts of a window that IdleWork asks."""

    session: GameSession
    settings: SettingsFile
    dialogs: Dialogs
    home_switch: HomeSwitch

    @property
    def game_played(self) -> str: ...
    def windowHandle(self) -> QWindow | None: ...  # noqa: N802


class IdleWork(QObject):
    """Lets the session search for endless puzzles while Home is in view and nobody has touched the
    program for a while; never while a game is on the table. Anything else ends the search at
    once."""

    def __init__(self, parent: QObject, window: IdleWindow) -> None:
        super().__init__(parent)
        self.window = window
        self.touched = monotonic()
        self._listened: QWindow | None = None
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self.look)
        self._tick.start()
        window.session.began.connect(self.rest)
        # The method, no lambda: the settings outlive the window, and would keep it for a lambda.
        window.settings.changed.connect(self.rest)

    @property
    def is_idle(self) -> bool:
        """Whether nobody plays, and nobody has touched the program for a while."""
        window = self.window
        return (
            window.settings.values.endless_puzzles
            and window.home_switch.is_on
            and window.dialogs.current is None
            and not (
                "tournaments" in vars(window.session) and window.session.tournaments.is_running
            )
            and not window.session.contests.is_playing
            and monotonic() - self.touched >= IDLE_SECONDS
        )

    def look(self) -> None:
        """Begin the search for puzzles of the next game that lacks some, if the program is idle."""
        handle = self.window.windowHandle()
        if handle is not None and handle is not self._listened:
            self._listened = handle
            handle.installEventFilter(self)
        if not self.is_idle:
            self._end_search()
            return
        session = self.window.session
        if not session.puzzle_maker.is_at_work and (game := self._lacking()) is not None:
            session.puzzle_maker.work(game, randrange(NUMBERS))

    def rest(self, *_: object) -> None:
        """End the search at once, and note that the program is in use."""
        self.touched = max(self.touched, monotonic() - IDLE_SECONDS / 2)
        self._end_search()

    def _end_search(self) -> None:
        if "puzzle_maker" in vars(self.window.session):
            self.window.session.puzzle_maker.rest()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Note that somebody has touched the window."""
        if event.type() in INPUTS:
            self.touched = monotonic()
            self._end_search()
        return False

    def _lacking(self) -> str | None:
        """Return the game with the fewest untried puzzles, that of the table first; None if there
        are enough of all. A game whose puzzles are unknown is read first."""
        book, games = self.window.session.puzzles, [*GAMES]
        unread = [game for game in games if game not in book.endless]
        for game in unread:
            book.read_endless(game)
        if unread:
            return None
        rarest = min(games, key=lambda game: (book.fresh(game), game != self.window.game_played))
        return rarest if book.fresh(rarest) < FRESH else None
