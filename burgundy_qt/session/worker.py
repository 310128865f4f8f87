"""The worker's side of a session: it lives in its own thread, owns the only game, carries out
requests, and decides when the game is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules import chance, registry
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session import open_game
from burgundy_qt.session.bots.bot_turns import BotTurns
from burgundy_qt.session.engines.engine_list import EngineOf, no_engine
from burgundy_qt.session.library.library_folder import PLAIN, LabelsFile
from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan, at_pace
from burgundy_qt.session.problem import (
    GameInUse,
    Problem,
    SaveError,
    SaveWithUnknownEngine,
    guarded,
    unexpected_problem,
)
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.view import GameView
from burgundy_qt.storage import documents, file_lock, whole_files

if TYPE_CHECKING:
    from burgundy_qt.ai.arena.external_engine import EngineError
    from burgundy_qt.session.bots.adviser import Adviser
    from burgundy_qt.session.bots.lookahead import Ticket
    from burgundy_qt.session.bots.tutor import ChoiceComparer, Tutor
    from burgundy_qt.session.explorer.collection import BotsGame

GATHER_MS = 1000


class Autosave(QObject):
    """Saves one game in the folder of saves, and holds its lock. A failed save is reported once and
    tried again; `risked` says whether moves would be lost if the game were closed now."""

    failed = Signal(object)  # Problem
    risked = Signal(bool)

    def __init__(self, parent: QObject):
        super().__init__(parent)
        self._game: tuple[SaveFolder, RunningGame, file_lock.Lock] | None = None
        self._reported = False
        self._saved: int | None = None  # the number of actions on the disk
        self._given_up: GameView | None = None  # the position that may be lost
        self._is_risked = False
        self._timer = QTimer(self, singleShot=True, interval=GATHER_MS)
        self._timer.timeout.connect(self.now)

    def begin(self, save_folder: SaveFolder, running: RunningGame, lock: file_lock.Lock) -> None:
        """Save this game from now on; the one before is saved and closed."""
        self.end()
        self._game = save_folder, running, lock
        self._reported = False
        self._saved = running.view.revision if save_folder.holds(running.game_id) else None

    def end(self) -> None:
        """Save unsaved moves, even if that has failed before, and close the game."""
        if self._timer.isActive() or (self._reported and self._game is not None):
            self.now()
        if self._game is not None:
            self._game[2].release()
        self._let_go()

    def is_risked(self) -> bool:
        """Return whether moves would be lost if the game were closed now, after trying to save
        again."""
        if self._game is not None and (self._timer.isActive() or self._reported):
            self.now()
        return self._is_risked

    def give_up(self) -> None:
        """Allow unsaved moves to be lost: the user agreed, or has a copy."""
        if self._game is not None:
            self._given_up = self._game[1].view
            self._weigh()

    def _weigh(self) -> None:
        view = self._game[1].view if self._game is not None else None
        is_risked = (
            self._reported and view is not None and view.revision > 0 and view is not self._given_up
        )
        if is_risked != self._is_risked:
            self._is_risked = is_risked
            self.risked.emit(is_risked)

    def drop(self) -> None:
        """Close the game and delete its file."""
        self._timer.stop()
        if self._game is not None:
            save_folder, running, lock = self._game
            save_folder.remove(running.game_id)
            lock.release()
        self._let_go()

    def _let_go(self) -> None:
        self._game, self._given_up, self._reported = None, None, False
        self._weigh()

    def soon(self) -> None:
        """Save within a second, together with everything until then."""
        if not self._timer.isActive():
            self._timer.start()

    def now(self) -> None:
        """Save the game; it is on disk when this returns, or a Problem was reported."""
        self._timer.stop()
        assert self._game is not None
        save_folder, running, _ = self._game
        try:
            save_folder.write(running.save())
            self._reported, self._saved = False, running.view.revision
        except SaveError as error:
            if not self._reported:
                self.failed.emit(unsaved(error, self._saved))
            self._reported = True
        self._weigh()


def unsaved(error: SaveError, saved: int | None) -> Problem:
    """Return the Problem for a running game that could not be saved: which part is on disk, which
    is not, and what to do."""
    problem = error.problem()
    if saved is None:
        what = tr("Saves", "{what}. This game is not saved.", what=problem.what)
    else:
        sentence = tr_noop("Saves", "{what}. The game is saved up to move {move}.")
        what = tr("Saves", sentence, what=problem.what, move=saved)
    lost = tr("Saves", "You can play on, but unsaved moves will be lost when you leave this game.")
    advice = tr(
        "Saves",
        "Check that the disk is connected, not full and not write-protected: the program "
        "tries again after every move. Or choose Game, Save a copy, and another folder.",
    )
    return replace(problem, what=f"{what} {lost}", advice=advice, is_unsaved=True)


# The worker.


class Worker(QObject):
    """Plays one game at a time: people's actions as they are requested, those of the `bots` in
    between."""

    began = Signal(object)
    stepped = Signal(object)
    returned = Signal(object)
    thinking = Signal(int, bool)
    advised = Signal(object)
    unadvised = Signal(object, object)
    intent_found = Signal(object, int, object)
    weighed = Signal(object)
    compared = Signal(object)
    became_casual = Signal(object)
    became_ready = Signal(object)
    saved = Signal(object)
    replayed = Signal(str, object)
    ready_to_share = Signal(object)
    to_review = Signal(object, object)
    to_analyse = Signal(object)
    failed = Signal(object)
    engine_failed = Signal(object)
    engines_missing = Signal(object)
    risked = Signal(bool)
    leaving_asked = Signal()
    left = Signal()
    nothing_to_resume = Signal()

    def __init__(
        self,
        save_folder: SaveFolder,
        engine_of: EngineOf = no_engine,
        sweep: Callable[[], None] | None = None,
    ):
        super().__init__()
        self._save_folder, self._engine_of = save_folder, engine_of
        self._sweep = sweep or save_folder.sweep
        self._running: RunningGame | None = None
        self._autosave = Autosave(self)
        self._autosave.failed.connect(self.failed)
        self._autosave.risked.connect(self.risked)
        self._awaited: tuple[open_game.OpenedGame, bool] | None = None  # waits for leaving
        self.bots = BotTurns(self, engine_of)
        self.bots.due.connect(self._act_for_bot)
        self.bots.thinking.connect(self.thinking)
        self.bots.ready.connect(self._note_ready)
        self.bots.failed.connect(self.failed)
        self.bots.engine_failed.connect(self._lose_engine)

    # Those who think for people are created when they are first asked.

    @cached_property
    def _adviser(self) -> Adviser:
        from burgundy_qt.session.bots.adviser import Adviser

        made = Adviser(self)
        made.advised.connect(self.advised)
        made.unadvised.connect(self.unadvised)
        made.failed.connect(self._lost_advice)
        return made

    @cached_property
    def _tutor(self) -> Tutor:
        from burgundy_qt.session.bots.tutor import Tutor

        made = Tutor(self)
        made.weighed.connect(self.weighed)
        made.failed.connect(self._lost_weighing)
        return made

    @cached_property
    def _comparer(self) -> ChoiceComparer:
        from burgundy_qt.session.bots.tutor import ChoiceComparer

        made = ChoiceComparer(self)
        made.compared.connect(self.compared)
        made.failed.connect(self._lost_advice)
        return made

    def _stop_thinking(self, about: Ticket | None = None) -> None:
        """Stop all thoughts about decisions of the game; a hint only if it is `about` this one."""
        if "_adviser" in vars(self):
            self._adviser.stop(about)
        if "_tutor" in vars(self):
            self._tutor.stop()
        if "_comparer" in vars(self):
            self._comparer.stop()

    # Taking up a game

    @guarded(object)
    def new_game(self, line_up: LineUp) -> None:
        self._require_players(line_up.seats, line_up.request.get("game", registry.DEFAULT))
        running = RunningGame.begin(self._paced(line_up))
        running.is_begun_to_watch = not any(plan.is_person for plan in line_up.seats)
        self._take_up(open_game.start_game(running, self._save_folder))

    @guarded(str, int, object)
    def play_on(self, game_id: str, revision: int, line_up: LineUp) -> None:
        running = self._of(game_id)
        if running is not None and running.can_be_played_on(revision):
            self._require_players(line_up.seats, running.game.request["game"])
            branch = running.branch(revision, self._paced(line_up))
            self._make_casual(running)
            self._take_up(open_game.start_game(branch, self._save_folder))

    @guarded(str, bool)
    def resume(self, on_table: str, is_passing: bool) -> None:
        self._sweep()
        was_on_table = self._save_folder.path(on_table)
        for path in sorted(self._save_folder.unfinished(), key=lambda each: each != was_on_table):
            try:
                if path == was_on_table:
                    self._resume(path, is_passing)
                    return
                if any(plan.is_person for plan in read_save(path).seats):
                    self._continue(path)
                    return
            except SaveWithUnknownEngine as error:
                self._miss_engines(error)
                return
            except GameInUse as error:
                self.failed.emit(error.problem())
                break
            except SaveError as error:
                self.failed.emit(self._save_folder.put_aside(error).problem())
        self.nothing_to_resume.emit()

    @guarded(object, object)
    def open(self, path: Path, instead: open_game.Instead) -> None:
        path = whole_files.resolved(path)
        try:
            if self._save_folder.has(path):
                self._continue(path, instead)
            else:
                on_table = self._running.game_id if self._running is not None else None
                self._take_up(
                    open_game.copy_game(path, self._save_folder, on_table, self._engine_of, instead)
                )
        except SaveWithUnknownEngine as error:
            self._miss_engines(error)

    @guarded(object)
    def open_of_bots(self, game: BotsGame) -> None:
        path = self._save_folder.path(game.game_id)
        if path.exists():
            self._continue(path)
        else:
            self._take_up(open_game.play_again(game, self._save_folder))

    def _miss_engines(self, error: SaveWithUnknownEngine) -> None:
        from burgundy_qt.session.engines.engine_player import MissingEngines

        self.engines_missing.emit(MissingEngines(error.path, error.names))

    def _continue(self, path: Path, instead: open_game.Instead = MappingProxyType({})) -> None:
        """Open a game of the folder of saves; raises SaveError, and then nothing has changed."""
        if self._running is not None and path == self._save_folder.path(self._running.game_id):
            self.began.emit(self._running.view)
        else:
            self._take_up(
                open_game.open_saved_game(path, self._save_folder, self._engine_of, instead)
            )

    def _resume(self, path: Path, is_passing: bool) -> None:
        """Resume the game that was on the table; a bots-only game is shown as it is, and the bots
        wait."""
        taken = open_game.open_saved_game(path, self._save_folder, self._engine_of)
        taken.running.is_begun_to_watch = is_passing
        is_held = not any(plan.is_person for plan in taken.running.line_up.seats)
        self._take_up(taken, is_held)

    def _require_players(self, seats: Sequence[SeatPlan], game: str) -> None:
        """Raise RulesError if a player cannot play this game."""
        open_game.require_players(seats, game, self._engine_of)

    def _paced(self, line_up: LineUp) -> LineUp:
        """Return the line-up with its bots at the current pace."""
        return replace(line_up, seats=at_pace(line_up.seats, self.bots.pace))

    def _take_up(self, taken: open_game.OpenedGame, is_held: bool = False) -> None:
        """Replace the current game by this one; if moves would be lost, only after the user has
        agreed."""
        self._await_nothing()
        if self._is_risked():
            self._awaited = taken, is_held
            self.leaving_asked.emit()
        else:
            self._put_on_table(taken, is_held)

    def _put_on_table(self, taken: open_game.OpenedGame, is_held: bool) -> None:
        self._stop_thinking()
        self._leave()
        self._autosave.begin(self._save_folder, taken.running, taken.lock)
        self.bots.begin(taken.running)
        self._running = taken.running
        if taken.is_unsaved:
            self._autosave.now()
        self.bots.nothing_to_show()
        if is_held:
            self.bots.step_made()
        self.began.emit(replace(taken.running.view, is_held=is_held))
        self.bots.go_on()

    def _is_risked(self) -> bool:
        """Return whether leaving the current game would lose moves that the user wants to keep."""
        running = self._running
        return running is not None and not running.is_passing and self._autosave.is_risked()

    def _await_nothing(self) -> None:
        if self._awaited is not None:
            self._awaited[0].lock.release()
        self._awaited = None

    @guarded()
    def leave(self) -> None:
        self._await_nothing()
        if self._is_risked():
            self.leaving_asked.emit()
        else:
            self._give_up()

    @guarded()
    def leave_anyway(self) -> None:
        awaited, self._awaited = self._awaited, None
        if awaited is not None:
            self._put_on_table(*awaited)
        else:
            self._give_up()

    def _give_up(self) -> None:
        self._autosave.give_up()
        self.left.emit()

    @guarded()
    def stay(self) -> None:
        self._await_nothing()

    def _leave(self) -> None:
        """Close the current game; one that was only watched is deleted, unless it has a star or a
        name, or that is unknown."""
        running = self._running
        if running is not None and running.is_passing:
            labels = LabelsFile(self._save_folder.labels, self.failed.emit)
            if labels.of(running.game_id) == PLAIN:
                self._autosave.drop()

    @guarded()
    def leave_watched(self) -> None:
        if self._running is not None and self._running.is_passing:
            self.bots.stop()
            self._leave()
            self._autosave.end()
            self._running = None

    # Playing

    @guarded(object, object)
    def act(self, ticket: Ticket, action: Action) -> None:
        running = self._at(ticket)
        if running is not None and running.view.person_to_decide is not None:
            self._step(running, action)

    @guarded(object)
    def _act_for_bot(self, action: Action) -> None:
        assert self._running is not None
        self._step(self._running, action)

    def _step(self, running: RunningGame, action: Action) -> None:
        """Play one action: on disk before it shows, if a person did it or decides next."""
        self._stop_thinking(about=(running.game_id, running.view.revision))
        by_person = running.view.person_to_decide is not None
        step = running.act(action)
        if by_person or step.view.person_to_decide is not None or step.view.is_over:
            self._autosave.now()
        else:
            self._autosave.soon()
        self.bots.step_made(bool(step.events))
        self.stepped.emit(step)
        self.bots.go_on()

    @guarded(object, object)
    def set_chance(self, ticket: Ticket, values: chance.Outcome) -> None:
        def enter(running: RunningGame) -> GameView:
            running.set_chance(values)
            return running.view

        if running := self._at(ticket):
            self._return(running.game_id, enter)

    @guarded(str, int, str)
    def correct(self, game_id: str, at: int, way: str) -> None:
        self._return(game_id, lambda game: game.correct(at, way))

    @guarded(str)
    def cut_off(self, game_id: str) -> None:
        self._return(game_id, RunningGame.cut_off)

    @guarded(str, bool)
    def undo(self, game_id: str, further: bool) -> None:
        self._return(game_id, lambda running: running.undo(further))

    @guarded(str)
    def undo_turn(self, game_id: str) -> None:
        self._return(game_id, RunningGame.undo_turn)

    @guarded(str)
    def redo(self, game_id: str) -> None:
        self._return(game_id, RunningGame.redo)

    @guarded(str, object)
    def seat(self, game_id: str, seats: Sequence[SeatPlan]) -> None:
        if running := self._of(game_id):
            self._require_players(seats, running.game.request["game"])
            self._return(game_id, lambda game: game.seat(at_pace(seats, self.bots.pace)))

    def _return(self, game_id: str, move: Callable[[RunningGame], GameView | None]) -> None:
        """Undo or redo, unless another game is now played."""
        running = self._of(game_id)
        if running is None:
            return
        self._stop_thinking()
        self.bots.stop()
        view = move(running)
        if view is not None:
            self._autosave.now()
            self.bots.nothing_to_show()
            self.returned.emit(view)
        self.bots.go_on()

    @guarded(str, object)
    def set_clock(self, game_id: str, clock: Clock) -> None:
        running = self._of(game_id)
        if running is not None and not running.view.is_over:
            running.set_clock(clock)
            self._autosave.soon()

    # Bots

    @guarded(object)
    def shown(self, ticket: Ticket) -> None:
        if self._at(ticket):
            self.bots.shown()

    @guarded(object)
    def move_now(self, ticket: Ticket) -> None:
        if self._at(ticket):
            self.bots.ahead.move_now()

    @guarded(int)
    def _note_ready(self, seat: int) -> None:
        """Report that a bot has decided at the same time as a person, and nothing more."""
        assert self._running is not None
        self._running.note_ready(seat)
        self.became_ready.emit(self._running.view)

    @guarded(int, object)
    def _lose_engine(self, seat: int, error: EngineError) -> None:
        """Report that an engine cannot go on; the game waits for a decision."""
        running = self._running
        assert running is not None
        from burgundy_qt.session.engines.engine_player import fault_of

        name = running.line_up.seats[seat].name
        self.engine_failed.emit(fault_of(error, running.game_id, seat, name))

    @guarded(str)
    def ask_engine_again(self, game_id: str) -> None:
        if self._of(game_id):
            self.bots.go_on()

    @guarded(str)
    def hurry(self, game_id: str) -> None:
        if self._of(game_id):
            self.bots.skip_waiting()

    # Advice, the tutor, and records

    @guarded(object, str, object, bool)
    def advise(
        self, ticket: Ticket, objective: str, viewer: int | None, for_opponent: bool
    ) -> None:
        running = self._of(ticket[0])
        if running is None or not running.can_be_advised(ticket[1], viewer):
            return
        self._make_casual(running)
        seat = running.decided_by(ticket[1])
        adviser = self._adviser
        begin = adviser.begin_for_opponent if for_opponent else adviser.begin
        begin(ticket, running.game, seat, objective)

    def _make_casual(self, running: RunningGame) -> None:
        """Make an unfinished game casual, also on disk."""
        if not (running.casual or running.view.is_over):
            running.make_casual()
            self._autosave.now()
            self.became_casual.emit(running.view)

    @guarded(object, int)
    def find_intent(self, ticket: Ticket, seat: int) -> None:
        if (running := self._of(ticket[0])) is not None:
            from burgundy_qt.ai.analysis.opponent_turn import intent

            self.intent_found.emit(ticket, seat, intent(running.game, ticket[1], seat))

    @guarded()
    def stop_advising(self) -> None:
        if "_adviser" in vars(self):
            self._adviser.stop()

    @guarded(object, str, object)
    def compare(self, ticket: Ticket, objective: str, viewer: int | None) -> None:
        running = self._of(ticket[0])
        if running is not None and running.can_be_advised(ticket[1], viewer):
            self._make_casual(running)
            seat = running.decided_by(ticket[1])
            self._comparer.begin(ticket, running.game, seat, objective)

    @guarded()
    def stop_comparing(self) -> None:
        if "_comparer" in vars(self):
            self._comparer.stop()

    @guarded(object, str)
    def _lost_advice(self, ticket: Ticket, details: str) -> None:
        if self._of(ticket[0]):
            self.failed.emit(unexpected_problem(tr("Problem", "No hint was found"), details))

    @guarded(object, str)
    def foresee(self, ticket: Ticket, objective: str) -> None:
        running = self._at(ticket)
        if running is None or not running.line_up.tutor:
            return
        from burgundy_qt.ai.review.review_result import GRADES

        seat, name = running.view.person_to_decide, running.line_up.tutor
        threshold = next(grade for grade in GRADES if grade.name == name)
        if seat is not None:
            self._tutor.begin(ticket, running.game, seat, threshold, objective)

    @guarded(object, object)
    def weigh(self, ticket: Ticket, action: Action) -> None:
        if running := self._at(ticket):
            self._tutor.weigh(ticket, running.game, action)

    @guarded()
    def stop_weighing(self) -> None:
        if "_tutor" in vars(self):
            self._tutor.let_go()

    @guarded(str, str)
    def set_tutor(self, game_id: str, threshold: str) -> None:
        running = self._of(game_id)
        if running is not None and not running.view.is_over:
            if "_tutor" in vars(self):
                self._tutor.stop()
            running.set_tutor(threshold)
            self._autosave.now()
            self.became_casual.emit(running.view)

    @guarded(object, str)
    def _lost_weighing(self, ticket: Ticket, details: str) -> None:
        if self._of(ticket[0]):
            self.failed.emit(
                unexpected_problem(tr("Problem", "The tutor could not check your move"), details)
            )

    @guarded(str, object)
    def replay(self, game_id: str, viewer: int | None) -> None:
        if running := self._of(game_id):
            self.replayed.emit(game_id, running.replay(viewer))

    @guarded(str)
    def share(self, game_id: str) -> None:
        running = self._of(game_id)
        if running is not None and running.game.is_over:
            self.ready_to_share.emit(running.finished())

    @guarded(str, object)
    def review(self, game_id: str, depth: str | None) -> None:
        running = self._of(game_id)
        if running is not None and not (running.view.hides_hands or running.is_unaided):
            self._make_casual(running)
            from burgundy_qt.session.reviews.review_task import ToReview

            asked = ToReview(running.open_part(), running.line_up.seats, game_id, running.casual)
            self.to_review.emit(asked, depth)

    @guarded(str)
    def make_casual(self, game_id: str) -> None:
        running = self._of(game_id)
        if running is not None:
            self._make_casual(running)

    @guarded(str, int, object, object)
    def analyse(self, game_id: str, revision: int, viewer: int | None, tree: int | None) -> None:
        running = self._of(game_id)
        begun = running.analysis_from(revision, viewer, tree) if running is not None else None
        if running is not None and begun is not None:
            from burgundy_qt.session.analysed_game import AnalysedGame

            self._make_casual(running)
            self.to_analyse.emit(AnalysedGame(begun))

    @guarded(str, object)
    def keep_variations(self, game_id: str, variations: Sequence[documents.Document]) -> None:
        running = self._of(game_id)
        if running is not None and running.variations != tuple(variations):
            running.variations = tuple(variations)
            self._autosave.now()

    @guarded(object, object)
    def save_as(self, path: Path, comments: tuple[tuple[int, str], ...]) -> None:
        from burgundy_qt.session.saves.game_notation import write_copy

        if self._running is not None:
            write_copy(whole_files.resolved(path), self._running.save(), comments)
            self._autosave.give_up()
            self.saved.emit(path)

    @guarded()
    def close(self) -> None:
        try:
            self.bots.close()
            for late in ("_adviser", "_tutor", "_comparer"):
                if late in vars(self):
                    getattr(self, late).close()
            self._await_nothing()
            self._autosave.end()
        finally:
            self._running = None
            QThread.currentThread().quit()

    # Which game is meant

    def _of(self, game_id: str) -> RunningGame | None:
        """Return the current game, if it is this one."""
        running = self._running
        return running if running is not None and running.game_id == game_id else None

    def _at(self, ticket: Ticket) -> RunningGame | None:
        """Return the current game, if it is at the ticket's revision."""
        running = self._of(ticket[0])
        return running if running is not None and running.view.revision == ticket[1] else None
