"""The worker's end of a session: lives in a thread of its own, owns the only game, and carries out
what is asked."""

from __future__ import annotations

import functools
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QThread, QTimer, Signal, Slot

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.language.tr import tr
from burgundy_qt.rules.errors import RulesError
from burgundy_qt.session.autosave import Autosave
from burgundy_qt.session.bots.adviser import Adviser
from burgundy_qt.session.bots.bot_search import Ticket
from burgundy_qt.session.bots.looking_ahead import LookingAhead
from burgundy_qt.session.clock import Clock
from burgundy_qt.session.files.lock import Lock
from burgundy_qt.session.library.library import is_same
from burgundy_qt.session.line_up import LineUp, SeatPlan, at_pace
from burgundy_qt.session.problem import Problem, mistake
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_errors import GameInUse, SaveError, SaveWithUnknownBot
from burgundy_qt.session.saves.save_folder import SaveFolder, new_game_id
from burgundy_qt.session.saves.saves import read_save, write_save
from burgundy_qt.session.view import View


def told(request: Callable[..., None]) -> Callable[..., None]:
    """A request whose failure is told as a Problem; the worker lives on."""

    @functools.wraps(request)
    def asked(worker: Worker, *arguments: Any) -> None:
        try:
            request(worker, *arguments)
        except SaveError as error:
            worker.failed.emit(error.problem())
        except RulesError as error:
            worker.failed.emit(does_not_go(error))
        except Exception:
            worker.failed.emit(
                mistake(tr("Problem", "Something went wrong"), traceback.format_exc())
            )

    return asked


def does_not_go(error: RulesError) -> Problem:
    """The Problem for a request that the rules refuse."""
    return Problem(
        tr("Problem", "That is not possible"),
        str(error),
        tr("Problem", "Choose something else."),
        error.code,
    )


class Worker(QObject):
    """Plays one game at a time: people's actions as they are asked for, bots' in between."""

    began = Signal(object)
    stepped = Signal(object)
    returned = Signal(object)
    thinking = Signal(int, bool)
    advised = Signal(object)
    became_casual = Signal(object)
    saved = Signal(object)
    replayed = Signal(str, object)
    failed = Signal(object)
    nothing_to_resume = Signal()

    def __init__(self, save_folder: SaveFolder):
        super().__init__()
        self._save_folder = save_folder
        self._running: RunningGame | None = None
        self._autosave = Autosave(self)
        self._autosave.failed.connect(self.failed)
        self._ahead = LookingAhead(self)
        self._ahead.decided.connect(self._take_decision)
        self._ahead.failed.connect(self._lost)
        self._adviser = Adviser(self)
        self._adviser.advised.connect(self.advised)
        self._adviser.failed.connect(self._lost_advice)
        self._thinking_seat: int | None = None
        self._is_shown = True
        self._pause = 0
        self._is_hurried = False  # nobody wants to watch: the bots play on until a person decides
        self._since_step = QElapsedTimer()
        self._wake = QTimer(self, singleShot=True)
        self._wake.timeout.connect(self._play_decision)

    # What the window asks for.

    @Slot(object)
    @told
    def new_game(self, line_up: LineUp) -> None:
        demand_levels(line_up.seats)
        running = RunningGame.begin(self._paced(line_up))
        self._take_up(running, self._save_folder.lock(running.game_id))
        self._autosave.now()
        self._start()

    @Slot()
    @told
    def resume(self) -> None:
        self._save_folder.sweep()
        for path in self._save_folder.unfinished():
            try:
                self._continue(path)
                return
            except GameInUse as error:
                self.failed.emit(error.problem())
                break
            except SaveError as error:
                self.failed.emit(self._save_folder.put_aside(error).problem())
        self.nothing_to_resume.emit()

    @Slot(object)
    @told
    def open(self, path: Path) -> None:
        path = path.resolve()
        if self._save_folder.has(path):
            self._continue(path)
        else:
            self._copy(path)

    @Slot(object)
    @told
    def save_as(self, path: Path) -> None:
        if self._running is not None:
            write_save(path.resolve(), self._running.save())
            self.saved.emit(path)

    @Slot(object, object)
    @told
    def act(self, ticket: Ticket, action: dict[str, Any]) -> None:
        if (
            self._running is not None
            and ticket == self._ticket()
            and self._running.view.person_to_decide is not None
        ):
            self._step(action)

    @Slot(object, str)
    @told
    def advise(self, ticket: Ticket, objective: str) -> None:
        running = self._running
        if running is None or ticket[0] != running.game_id or not running.can_be_advised(ticket[1]):
            return
        if not (running.casual or running.view.is_over):
            running.make_casual()
            self._autosave.now()
            self.became_casual.emit(running.view)
        self._adviser.begin(ticket, running.game, objective)

    @Slot()
    @told
    def stop_advising(self) -> None:
        self._adviser.stop()

    @Slot(str, bool)
    @told
    def undo(self, game_id: str, further: bool) -> None:
        self._return(game_id, lambda running: running.undo(further))

    @Slot(str)
    @told
    def undo_turn(self, game_id: str) -> None:
        self._return(game_id, RunningGame.undo_turn)

    @Slot(str)
    @told
    def redo(self, game_id: str) -> None:
        self._return(game_id, RunningGame.redo)

    @Slot(str)
    @told
    def replay(self, game_id: str) -> None:
        if self._running is not None and self._running.game_id == game_id:
            self.replayed.emit(game_id, self._running.replay())

    @Slot(str, int, object)
    @told
    def play_on(self, game_id: str, revision: int, line_up: LineUp) -> None:
        if self._running is not None and self._running.game_id == game_id:
            demand_levels(line_up.seats)
            branch = self._running.branch(revision, self._paced(line_up))
            self._take_up(branch, self._save_folder.lock(branch.game_id))
            self._autosave.now()
            self._start()

    @Slot(object)
    @told
    def shown(self, ticket: Ticket) -> None:
        if self._running is not None and ticket == self._ticket():
            if not self._is_shown:
                self._since_step.start()
            self._is_shown = True
            self._await_decision()

    @Slot(int)
    @told
    def set_pause(self, milliseconds: int) -> None:
        self._pause = milliseconds
        self._await_decision()

    @Slot(str)
    @told
    def set_pace(self, name: str) -> None:
        self._ahead.pace = name
        if self._running is not None:
            self._running.play_at(name)

    @Slot(object)
    @told
    def move_now(self, ticket: Ticket) -> None:
        if self._running is not None and ticket == self._ticket():
            self._ahead.move_now()

    @Slot(str)
    @told
    def hurry(self, game_id: str) -> None:
        if self._running is not None and self._running.game_id == game_id:
            self._hurry(self._running.view.person_to_decide is None)
            self._await_decision()

    @Slot(str, object)
    @told
    def seat(self, game_id: str, seats: Sequence[SeatPlan]) -> None:
        demand_levels(seats)
        self._return(game_id, lambda running: running.seat(at_pace(seats, self._ahead.pace)))

    @Slot(str, object)
    @told
    def set_clock(self, game_id: str, clock: Clock) -> None:
        if (
            self._running is not None
            and self._running.game_id == game_id
            and not self._running.view.is_over
        ):
            self._running.set_clock(clock)
            self._autosave.soon()

    @Slot()
    def close(self) -> None:
        try:
            self._stop_thinking()
            self._adviser.close()
            self._ahead.close()
            self._autosave.end()
        finally:
            self._running = None
            QThread.currentThread().quit()

    # Taking up a game.

    def _continue(self, path: Path) -> None:
        """Play on in the game that lies in the folder of saves; raises SaveError and then nothing
        has changed."""
        if self._running is not None and path == self._save_folder.path(self._running.game_id):
            self.began.emit(self._running.view)
            return
        lock = self._save_folder.lock(path.stem)
        try:
            save = replace(read_save(path), game_id=path.stem)
            running = self._opened(RunningGame.from_save(save, path), path)
        except BaseException:
            lock.release()
            raise
        self._take_up(running, lock)
        self._start()

    def _copy(self, path: Path) -> None:
        """Play a copy of the game saved elsewhere: that file stays as it is. A copy made before is
        played on."""
        save = read_save(path)
        place = self._save_folder.path(save.game_id)
        if place.exists():
            on_table = self._running is not None and self._running.game_id == save.game_id
            if not on_table and is_same(place, save):
                self._continue(place)
                return
            save = replace(save, game_id=new_game_id(datetime.now(UTC)))
        running = self._opened(RunningGame.from_save(save, path), path)
        self._take_up(running, self._save_folder.lock(running.game_id))
        self._autosave.now()
        self._start()

    def _opened(self, running: RunningGame, path: Path) -> RunningGame:
        try:
            demand_levels(running.line_up.seats)
        except RulesError as why:
            raise SaveWithUnknownBot(path, str(why)) from why
        return running

    def _paced(self, line_up: LineUp) -> LineUp:
        """The same, whose bots think at the pace that is set."""
        return replace(line_up, seats=at_pace(line_up.seats, self._ahead.pace))

    def _take_up(self, running: RunningGame, lock: Lock) -> None:
        self._adviser.stop()
        self._stop_thinking()
        self._ahead.begin()
        running.play_at(self._ahead.pace)
        self._autosave.begin(self._save_folder, running, lock)
        self._running = running

    def _start(self) -> None:
        assert self._running is not None
        self._is_shown = True
        self._hurry(False)
        self.began.emit(self._running.view)
        self._go_on()

    # Playing.

    def _ticket(self) -> Ticket:
        assert self._running is not None
        return self._running.game_id, self._running.view.revision

    def _step(self, action: dict[str, Any]) -> None:
        """One action of whoever decides: on the disk before it shows, where a person did it or is
        to decide next."""
        assert self._running is not None
        self._adviser.stop(self._ticket())
        by_person = self._running.view.person_to_decide is not None
        step = self._running.act(action)
        if step.view.person_to_decide is not None:
            self._hurry(False)
        if by_person or step.view.person_to_decide is not None or step.view.is_over:
            self._autosave.now()
        else:
            self._autosave.soon()
        self._is_shown = False
        self._since_step.start()
        self.stepped.emit(step)
        self._go_on()

    def _return(self, game_id: str, move: Callable[[RunningGame], View | None]) -> None:
        """Undo or redo, unless another game is played by now."""
        running = self._running
        if running is None or running.game_id != game_id:
            return
        self._adviser.stop()
        self._stop_thinking()
        view = move(running)
        if view is not None:
            self._autosave.now()
            self._is_shown = True
            self._hurry(False)
            self.returned.emit(view)
        self._go_on()

    # Bots.

    def _go_on(self) -> None:
        """Let the bots think, from the decision on that one of them has now, also beside a
        person's."""
        assert self._running is not None
        game, seats = self._running.game, self._running.line_up.seats
        if any(not seats[seat].is_person for seat in game.position.waiting_seats()):
            self._ahead.follow(game.position, seats, len(game.events))
            self._await_decision()

    @property
    def _is_bots_turn(self) -> bool:
        if self._running is None:
            return False
        view = self._running.view
        return view.legal["seat"] is not None and view.person_to_decide is None

    def _hurry(self, on: bool) -> None:
        if on != self._is_hurried:
            self._is_hurried = on
            self._ahead.hurry(on)

    def _stop_thinking(self) -> None:
        self._ahead.drop()
        self._wake.stop()
        self._tell_thought(None)

    def _tell_thought(self, seat: int | None) -> None:
        """Tell who is waited for, where that has changed."""
        if seat == self._thinking_seat:
            return
        if self._thinking_seat is not None:
            self.thinking.emit(self._thinking_seat, False)
        self._thinking_seat = seat
        if seat is not None:
            self.thinking.emit(seat, True)

    @Slot()
    @told
    def _take_decision(self) -> None:
        self._await_decision()

    @Slot(str)
    @told
    def _lost(self, details: str) -> None:
        self._tell_thought(None)
        self.failed.emit(mistake(tr("Problem", "A bot could not decide"), details))

    @Slot(object, str)
    @told
    def _lost_advice(self, ticket: Ticket, details: str) -> None:
        if self._running is not None and ticket[0] == self._running.game_id:
            self.failed.emit(mistake(tr("Problem", "No hint could be found"), details))

    def _await_decision(self) -> None:
        """Do what a bot has decided as soon as the window has shown the step before and the pause
        is over."""
        self._wake.stop()
        if not self._is_bots_turn:
            return
        assert self._running is not None
        view = self._running.view
        if self._ahead.action(self._running.game.position) is None:
            self._tell_thought(view.legal["seat"])
            return
        self._tell_thought(None)
        if self._is_shown or self._is_hurried:
            self._wake.start(max(0, self._rest))

    @property
    def _rest(self) -> int:
        """How many milliseconds of the pause are left."""
        if self._is_hurried or not self._since_step.isValid():
            return 0
        return self._pause - self._since_step.elapsed()

    @Slot()
    @told
    def _play_decision(self) -> None:
        """Do what a bot has decided."""
        assert self._running is not None
        action = self._ahead.action(self._running.game.position)
        if self._is_bots_turn and action is not None:
            self._ahead.advance()
            self._step(self._running.game.action(action))


def demand_levels(seats: Sequence[SeatPlan]) -> None:
    """Raises RulesError where a seat's bot is none that plays here."""
    known = [level.name for level in available_levels()]
    for plan in seats:
        if plan.level is not None and plan.level not in known:
            raise RulesError(f'there is no bot "{plan.level}" here; there are {", ".join(known)}')
