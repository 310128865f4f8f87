"""The connections between the session's game and the page that shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QStackedWidget

from burgundy_qt.session.engines.engine_player import EngineFault
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.review.review_controller import ReviewController
from burgundy_qt.widgets.window.dialog_manager import Dialogs
from burgundy_qt.widgets.window.window_state import GameStatus


class GameOnTable(QObject):
    """Connects the session's signals to the page until `leave` is called.

    It is created after the parts of the page, so that they receive each signal first.
    """

    def __init__(
        self,
        session: GameSession,
        pages: QStackedWidget,
        page: TablePage,
        looking_back: HistoryController,
        reviewing: ReviewController,
        standing: GameStatus,
        dialogs: Dialogs,
    ) -> None:
        super().__init__(page)
        self.session, self.pages, self.page = session, pages, page
        self.looking_back, self.reviewing = looking_back, reviewing
        self.standing, self.dialogs = standing, dialogs
        for told, answer in self._hears:
            told.connect(answer)
        session.thinking.connect(page.asking.say_thinking)
        page.decision.acted.connect(self._act)
        page.steps.hurried.connect(session.hurry)
        page.turn.clock.told.connect(session.set_clock)
        page.turn.handover.came.connect(session.sit_down)
        page.prompt.move_now_asked.connect(session.move_now)
        page.prompt.engine_asked.connect(lambda: dialogs.tell_engine_stopped(session.engine_fault))
        page.prompt.redo_asked.connect(session.redo)
        page.prompt.score_asked.connect(dialogs.tell_score)
        page.over.connect(dialogs.tell_score)

    def leave(self) -> None:
        """Disconnect from the session before the page is deleted."""
        for told, answer in self._hears:
            told.disconnect(answer)

    def show_anew(self) -> None:
        """Show the current position again: a mistake may have stopped an animation that bots wait
        for."""
        view = self.session.view
        if view is not None and not (self.looking_back.is_on or self.page.steps.is_resting):
            self.page.begin(view)
            self.standing.show()
            self.session.shown()

    @property
    def _hears(self) -> Sequence[tuple[SignalInstance, Callable[..., None]]]:
        return (
            (self.session.began, self._on_began),
            (self.session.stepped, self._on_stepped),
            (self.session.returned, self._on_returned),
            (self.session.turned_up, self.page.turn_up),
            (self.session.became_casual, self._on_became_casual),
            (self.session.became_ready, self.page.take_note),
            (self.session.engine_failed, self._on_engine_failed),
        )

    def _act(self, revision: int, action: dict[str, Any]) -> None:
        """Pass an action to the session, unless the page shows a trial beside the game."""
        if not self.page.steps.is_trial:
            self.session.act(revision, action)

    def _on_engine_failed(self, fault: EngineFault) -> None:
        """Show that the game waits for an engine, and ask for a replacement."""
        self.page.asking.say_stopped(fault.name)
        self.standing.show()
        self.dialogs.tell_engine_stopped(fault)

    def _engines_go_on(self) -> None:
        """Remove the notice: the game no longer waits for an engine."""
        self.page.asking.say_stopped("")
        self.dialogs.leave_engine_stopped()

    def _on_began(self, view: GameView) -> None:
        self._engines_go_on()
        self.pages.setCurrentWidget(self.page)
        self.page.begin(view)
        self.page.steps.wake()
        self.standing.show()
        if view.is_over and not self.reviewing.comes_next:
            self.dialogs.tell_score()

    def _on_stepped(self, step: ViewStep) -> None:
        self._engines_go_on()
        if not self.looking_back.is_on:
            self.standing.show()
        self.page.steps.add(step)

    def _on_returned(self, view: GameView) -> None:
        self._engines_go_on()
        self.standing.show()
        self.page.begin(view)

    def _on_became_casual(self, view: GameView) -> None:
        self.page.take_note(view)
        if not self.looking_back.is_on:
            self.standing.show()
