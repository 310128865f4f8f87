"""When bots act: they think ahead, and a decision is carried out after the step before has been
seen."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from burgundy_qt.ai.levels import NORMAL
from burgundy_qt.language.translation import tr
from burgundy_qt.session.engines.engine_list import EngineOf, no_engine
from burgundy_qt.session.problem import guarded, unexpected_problem
from burgundy_qt.session.running_game import RunningGame

if TYPE_CHECKING:
    from burgundy_qt.ai.arena.external_engine import EngineError
    from burgundy_qt.session.bots.lookahead import Lookahead


class BotTurns(QObject):
    """Lets the bots of one game think `ahead`, and acts for them.

    `due` carries the action of the bot that must act, once the window has shown the step before and
    the pause is over; `thinking` a seat that is waited for, or no longer; `ready` the seat of a bot
    that has decided at the same time as people; `failed` a Problem; `engine_failed` the seat of an
    engine that cannot go on, and an EngineError: the game then waits until `go_on`.
    """

    due = Signal(object)
    thinking = Signal(int, bool)
    ready = Signal(int)
    failed = Signal(object)
    engine_failed = Signal(int, object)

    def __init__(self, parent: QObject, engine_of: EngineOf = no_engine) -> None:
        super().__init__(parent)
        self.pace = NORMAL
        self._engine_of = engine_of
        self._running: RunningGame | None = None
        self._has_lost = False  # an engine, and nothing is thought until the game goes on
        self._thinking_seat: int | None = None
        self._is_shown = True
        self._pause = 0
        self._is_secret = False  # the last step was not shown: nobody watches
        self._is_hurried = False  # nobody watches: the bots play on until a person decides
        self._since_step = QElapsedTimer()
        self._wake = QTimer(self, singleShot=True)
        self._wake.timeout.connect(self._act)

    @cached_property
    def ahead(self) -> Lookahead:
        """The bots' thoughts. They are created with the first one: no start waits for all that bots
        are made of."""
        from burgundy_qt.session.bots.lookahead import Lookahead

        made = Lookahead(self, self._engine_of)
        made.pace = self.pace
        made.decided.connect(self._take_decision)
        made.ready.connect(self.ready)
        made.failed.connect(self._lost)
        made.engine_failed.connect(self._lose_engine)
        return made

    @property
    def _have_thought(self) -> bool:
        return "ahead" in vars(self)

    def begin(self, running: RunningGame) -> None:
        """Play in this game, once it goes on."""
        self.stop()
        if self._have_thought:
            self.ahead.begin()
        running.play_at(self.pace)
        self._running = running

    def close(self) -> None:
        """Stop for good and end the thread."""
        self.stop()
        if self._have_thought:
            self.ahead.close()
        self._running = None

    def stop(self) -> None:
        """Drop all decisions, and do not think until the game goes on."""
        if self._have_thought:
            self.ahead.drop()
        self._has_lost = False
        self._wake.stop()
        self._report_thinking(None)

    def go_on(self) -> None:
        """Think, starting with a bot's current decision, even one beside a person's."""
        assert self._running is not None
        self._has_lost = False
        game, seats = self._running.game, self._running.line_up.seats
        if any(not seats[seat].is_person for seat in game.position.waiting_seats()):
            self.ahead.follow(game, seats)
            self._await_decision()

    def step_made(self, is_public: bool = True) -> None:
        """The window has a step to show: the next action waits for it, unless nobody watches. An
        unreported step shows nothing, and no pause follows."""
        assert self._running is not None
        self._is_secret = not is_public
        if self._running.view.person_to_decide is not None:
            self.hurry(False)
        self._is_shown = False
        self._since_step.start()

    def nothing_to_show(self) -> None:
        """The window shows the current state, and nobody is in a hurry."""
        self._is_shown = True
        self.hurry(False)

    def shown(self) -> None:
        """The window has finished showing the last step."""
        if not self._is_shown:
            self._since_step.start()
        self._is_shown = True
        self._await_decision()

    @guarded(int)
    def set_pause(self, milliseconds: int) -> None:
        """Set the pause between the end of a step and the next action of a bot."""
        self._pause = milliseconds
        self._await_decision()

    @guarded(str)
    def set_pace(self, name: str) -> None:
        """Set the pace of thinking."""
        self.pace = name
        if self._have_thought:
            self.ahead.pace = name
        if self._running is not None:
            self._running.play_at(name)

    def hurry(self, on: bool) -> None:
        """Play as fast as reasonable moves can be found, or at normal speed again."""
        if on != self._is_hurried:
            self._is_hurried = on
            if on or self._have_thought:
                self.ahead.hurry(on)

    def skip_waiting(self) -> None:
        """Do not wait for the window until a person must decide."""
        assert self._running is not None
        self.hurry(self._running.view.person_to_decide is None)
        self._await_decision()

    @property
    def _is_bots_turn(self) -> bool:
        if self._running is None:
            return False
        view = self._running.view
        return view.legal["seat"] is not None and view.person_to_decide is None

    def _await_decision(self) -> None:
        """Act once the window has shown the step before and the pause is over, if a bot has
        decided."""
        self._wake.stop()
        if not self._is_bots_turn:
            return
        assert self._running is not None
        if self.ahead.action(self._running.game.position) is None:
            # The window may have shown the last step only after an engine was lost: nobody thinks.
            if not self._has_lost:
                self._report_thinking(self._running.view.legal["seat"])
            return
        self._report_thinking(None)
        if self._is_shown or self._is_hurried:
            self._wake.start(max(0, self._rest))

    @property
    def _rest(self) -> int:
        """Return how many milliseconds of the pause are left."""
        if self._is_hurried or self._is_secret or not self._since_step.isValid():
            return 0
        return self._pause - self._since_step.elapsed()

    @guarded()
    def _act(self) -> None:
        assert self._running is not None
        action = self.ahead.action(self._running.game.position)
        if self._is_bots_turn and action is not None:
            self.ahead.advance()
            self.due.emit(self._running.game.action(action))

    @guarded()
    def _take_decision(self) -> None:
        self._await_decision()

    @guarded(str)
    def _lost(self, details: str) -> None:
        self._report_thinking(None)
        self.failed.emit(
            unexpected_problem(tr("Problem", "A bot could not choose a move"), details)
        )

    @guarded(int, object)
    def _lose_engine(self, seat: int, error: EngineError) -> None:
        self._has_lost = True
        self._report_thinking(None)
        self.engine_failed.emit(seat, error)

    def _report_thinking(self, seat: int | None) -> None:
        """Report which seat is waited for, if that has changed."""
        if seat == self._thinking_seat:
            return
        if self._thinking_seat is not None:
            self.thinking.emit(self._thinking_seat, False)
        self._thinking_seat = seat
        if seat is not None:
            self.thinking.emit(seat, True)
