"""Switching to Home and back; the game in view waits meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from burgundy_qt.language.translation import tr
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.library import game_card, library_folder
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.statistics.achievements import BestResult, BoardQuery, board_query
from burgundy_qt.widgets.challenge.challenge_card import best_text
from burgundy_qt.widgets.controls.dialog_frame import StackedPages
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.library.library_actions import LibraryActions
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.panels.spectator import is_watched
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window.window_state import GameStatus

if TYPE_CHECKING:
    from burgundy_qt.widgets.home.home_page import Home


class Pages(Protocol):
    """The parts of a window that HomeSwitch needs; most are rebuilt when the language changes."""

    session: GameSession
    settings: SettingsFile
    library: LibraryActions
    pages: StackedPages
    page: TablePage
    looking_back: HistoryController
    standing: GameStatus

    @property
    def game_played(self) -> str: ...
    @property
    def home(self) -> Home: ...
    @property
    def has_home(self) -> bool: ...
    def leave_question(self) -> None: ...
    def watch_bots(self) -> None: ...


class HomeSwitch(QObject):
    """Switches between the pages of the window. `cards` are the latest ones of the library.

    Until it is known what comes first, an empty page is in view; that counts as Home.
    """

    def __init__(self, window: Pages) -> None:
        super().__init__(window.library)
        self.window = window
        self.cards: Sequence[game_card.GameCard] = ()
        self._is_awaited = self._has_lessons = False
        self._asked_best: BoardQuery | None = None
        window.library.librarian.listed.connect(self._show_cards)
        window.library.failed.connect(self._arrive)
        window.session.challenges.changed.connect(self._show_challenges)

    @property
    def is_on(self) -> bool:
        """Whether Home is in view, not a game."""
        return self.window.pages.currentWidget() is not self.window.page

    @property
    def game(self) -> game_card.GameCard | None:
        """The game to resume, in which a person plays.

        It is the game on the table, the one that was there last, or the latest unfinished one.
        """
        view, folder = self.window.session.view, self.window.session.folders.games
        waiting = [card for card in self.cards if card.waits and not card.in_bin]
        if view is None:
            last = self.window.settings.values.on_table
            return min(waiting, key=lambda card: card.game_id != last, default=None)
        if view.is_over or not any(plan.is_person for plan in view.line_up.seats):
            return next((card for card in waiting if card.game_id != view.game_id), None)
        shown = game_card.card_of_view(view, folder / f"{view.game_id}{ENDING}")
        known = next((card for card in waiting if card.game_id == view.game_id), shown)
        return replace(shown, name=known.name)

    def arrive(self) -> None:
        """Show Home as soon as it is known whether there is a game to resume."""
        self._is_awaited = True
        self.window.library.librarian.look()

    def go_home(self) -> None:
        """Pause the game in view, and show Home."""
        window = self.window
        window.page.rest()
        window.looking_back.leave()
        self.show()
        window.leave_question()
        window.library.librarian.look()

    def go_back(self) -> None:
        """Show and resume the game on the table, if there is one."""
        window = self.window
        if window.session.view is None or not self.is_on:
            return
        window.pages.setCurrentWidget(window.page)
        window.standing.show()
        window.page.steps.wake()
        window.page.view.setFocus()

    def watch(self) -> None:
        """Return to the game between bots at the table, or begin one."""
        view = self.window.session.view
        if view is not None and is_watched(view):
            self.go_back()
        else:
            self.window.watch_bots()

    def go_on(self) -> None:
        """Resume the game that Home shows."""
        game, view = self.window.home.game, self.window.session.view
        if game is not None and view is not None and view.game_id == game.game_id:
            self.go_back()
        elif game is not None:
            self.window.session.open(game.path)

    def show(self) -> None:
        """Show Home with the game to resume, as far as it is known."""
        window = self.window
        window.home.show_game(self.game)
        self._look_for_best()
        self._show_challenges()
        self._look_for_lesson()
        window.home.can_be_left = window.session.view is not None
        window.pages.setCurrentWidget(window.home)
        window.home.show()
        window.home.take_focus()
        window.standing.show()

    def _show_cards(self, cards: Sequence[game_card.GameCard], left: int) -> None:
        self.cards = cards
        if self.is_on and self.window.has_home:
            self.window.home.show_game(self.game)
            self._look_for_best()
        # A few are read in a moment: the game to resume may be one of them.
        if not 0 < left < library_folder.MANY:
            self._arrive()

    def _show_challenges(self) -> None:
        if self.window.has_home:
            self.window.home.show_challenges(self.window.session.challenges.record)

    def offer_lesson(self) -> None:
        """Show on Home from now on which lesson is next; its modules have been loaded."""
        self._has_lessons = True
        self.window.session.puzzles.changed.connect(self._show_lesson)
        self.window.session.statistics.best_found.connect(self._show_best)
        self._look_for_lesson()
        self._look_for_best()

    def _look_for_best(self) -> None:
        """Ask for the best result on the board of the game that Home shows."""
        if not (self._has_lessons and self.window.has_home):
            return
        game = self.window.home.game
        query = board_query(game) if game is not None else None
        if query is None or query != self._asked_best:
            self.window.home.show_best("")
        self._asked_best = query
        if query is not None:
            self.window.session.statistics.ask_best(query)

    def _show_best(self, query: BoardQuery, best: BestResult | None) -> None:
        """Show the best result, unless Home shows another game by now."""
        if query == self._asked_best and best is not None and self.window.has_home:
            self.window.home.show_best(best_text(query.game, best))

    def _look_for_lesson(self) -> None:
        if self._has_lessons and self.window.has_home:
            from burgundy_qt.widgets.questions.course_dialog import read_lessons

            self._show_lesson()
            read_lessons(self.window.session.puzzles, self.window.game_played)

    def _show_lesson(self) -> None:
        from burgundy_qt.widgets.questions.course_dialog import known_lessons, next_lesson

        window = self.window
        if window.has_home:
            lesson = next_lesson(known_lessons(window.session.puzzles, window.game_played))
            if lesson is None:
                window.home.show_lesson(0, "")
            else:
                window.home.show_lesson(lesson.number, tr("Course", lesson.lesson.title))

    def _arrive(self, *_: object) -> None:
        if self._is_awaited and self.is_on:
            self.show()
        self._is_awaited = False
