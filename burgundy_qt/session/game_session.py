"""The window's side of a session: it sends requests to the worker, gets signals back, and never
blocks the window."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QThread, QTimer, Signal, Slot

from burgundy_qt.rules.chance import Outcome
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.challenges import Challenges
from burgundy_qt.session.contests import Contests
from burgundy_qt.session.engines.engine_list import EngineList
from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.view import GameView, Onlooker, ViewStep
from burgundy_qt.session.worker import Worker
from burgundy_qt.storage import data_folders, documents

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.opponent_turn import Unknown
    from burgundy_qt.session.bots import adviser, lookahead
    from burgundy_qt.session.engines.engine_player import EngineFault
    from burgundy_qt.session.explorer.collection import BotsGame
    from burgundy_qt.session.explorer.explorer_query import Explorer
    from burgundy_qt.session.questions.endless_puzzles import PuzzleMaker
    from burgundy_qt.session.questions.puzzle_book import PuzzleBook
    from burgundy_qt.session.reviews.review_task import Found, GameReviewer, ToReview
    from burgundy_qt.session.statistics.statistics_service import Statistics
    from burgundy_qt.session.tournaments.tournament_service import Tournaments

CLOSING_MS = 5000
RECORDING_MS = 1500
"""After so long the start is over, and the statistics record games that ended without them."""
SWITCH = 0.0001
"""Python's switch interval while the window waits for a thinking thread: with the default each of
the many calls of Qt in a picture would cost the window 5 ms."""


class GameSession(QObject):
    """One game at a time, with its people and bots. Every method returns at once; results are
    signalled.

    A person's action is on disk before `stepped` reports it. Bots think ahead while the window
    animates, and act only after it has called `shown` for the last `stepped`; after `began` and
    `returned` they do not wait. Every view is what the `onlooker` may see: the person who has come
    to the screen by `sit_down`. `statistics` has finished games, `challenges` those of the day,
    `contests` the ladders and cups, `puzzles` the puzzles, `reviews` reviewed games, `engines` the
    added engines, `tournaments` the tournaments. `engine_fault` is the error of the engine that the
    game waits for, if any.

    If moves of the current game cannot be saved, no game replaces it without an answer:
    `leaving_asked` comes first, and `leave_anyway` or `stay` answers it. `is_risked` says whether
    the last save has failed like this.
    """

    began = Signal(object)  # GameView
    stepped = Signal(object)  # ViewStep
    returned = Signal(object)  # GameView, after undo and redo
    turned_up = Signal(object)  # GameView: the same position, for the person who has come
    thinking = Signal(int, bool)  # seat, whether its bot is thinking
    # Advice for the last requested position, each better than the one before
    advised = Signal(object)
    intent_found = Signal(object, int, object)  # Ticket, seat, Motive or None, after ask_intent
    unadvised = Signal(object)  # Unknown: why no turn of the opponent can be told, after advise
    weighed = Signal(object)  # Weighed: the tutor's answer about an action, after weigh
    compared = Signal(object)  # ChoiceCosts of the requested decision, after compare
    # GameView: the same as before, of a game that is no longer rated
    became_casual = Signal(object)
    became_ready = Signal(object)  # GameView: the same as before, except that a bot has decided
    saved = Signal(object)  # Path, after save_as
    leaving = Signal()  # another game or a copy is about to be requested: what waits is kept now
    replayed = Signal(str, object)  # game id, its Replay
    ready_to_share = Signal(object)  # FinishedGame
    failed = Signal(object)  # Problem
    engine_failed = Signal(object)  # EngineFault: the game waits
    engines_missing = Signal(object)  # MissingEngines, after open and resume
    to_analyse = Signal(object)  # AnalysedGame, after analyse
    puzzles_asked = Signal(object)  # the questions of puzzle_book.asked_about
    lesson_asked = Signal(str, str, object)  # a game, a lesson, and its questions
    run_asked = Signal(str, str, object)  # a game, a kind of run, and its questions
    nothing_to_resume = Signal()
    leaving_asked = Signal()
    left = Signal()  # after leave: nothing is lost, or the user agreed
    stayed = Signal()
    closed = Signal()

    _new_game_asked = Signal(object)
    _resume_asked = Signal(str, bool)
    _watched_left = Signal()
    _leave_asked = Signal()
    _leave_confirmed = Signal()
    _leave_refused = Signal()
    _open_asked = Signal(object, object)  # a Path: a text would lose bytes that are not UTF-8
    _bots_game_asked = Signal(object)
    _save_asked = Signal(object, object)
    _act_asked = Signal(object, object)
    _chance_entered = Signal(object, object)
    _correction_asked = Signal(str, int, str)
    _cut_asked = Signal(str)
    _undo_asked = Signal(str, bool)
    _undo_turn_asked = Signal(str)
    _redo_asked = Signal(str)
    _advice_asked = Signal(object, str, object, bool)
    _advice_refused = Signal()
    _intent_asked = Signal(object, int)
    _comparison_asked = Signal(object, str, object)
    _comparison_refused = Signal()
    _foresight_asked = Signal(object, str)
    _weighing_asked = Signal(object, object)
    _weighing_refused = Signal()
    _tutor_set = Signal(str, str)
    _replay_asked = Signal(str, object)
    _share_asked = Signal(str)
    _review_asked = Signal(str, object)
    _casual_asked = Signal(str)
    _analysis_asked = Signal(str, int, object, object)
    _variations_kept = Signal(str, object)
    _play_on_asked = Signal(str, int, object)
    _shown_reached = Signal(object)
    _pause_set = Signal(int)
    _pace_set = Signal(str)
    _move_asked = Signal(object)
    _hurry_asked = Signal(str)
    _seat_asked = Signal(str, object)
    _engine_asked = Signal(str)
    _clock_measured = Signal(str, object)
    _close_asked = Signal()

    def __init__(self, data_dir: str | Path | None = None, parent: QObject | None = None):
        super().__init__(parent)
        sys.setswitchinterval(SWITCH)
        self.folders: data_folders.Folders = data_folders.folders(data_dir)
        self._view: GameView | None = None  # as the onlooker may see it
        self._whole: GameView | None = None
        self.onlooker = Onlooker()
        self._wants_advice: lookahead.Ticket | None = None
        self._is_closing = False
        # a game was opened or begun, so it does not matter that none could be resumed
        self._is_asked_for_game = False
        self._thread = QThread(self)
        self._thread.setObjectName("session")
        save_folder = self._save_folder = SaveFolder(self.folders.games)
        self.challenges = Challenges(self.folders.challenges, save_folder, self)
        self.contests = Contests(self.folders.contests, self.folders.tournaments, save_folder, self)
        self.engines = EngineList(self.folders.engines, self)
        self.engine_fault: EngineFault | None = None
        self.is_risked = False
        self._worker = Worker(save_folder, self.engines.of, self.folders.sweep)
        self._worker.moveToThread(self._thread)
        self._listen()
        self._thread.finished.connect(self._on_finished)
        self._thread.start()
        self._recording = QTimer(self, singleShot=True, interval=RECORDING_MS)
        self._recording.timeout.connect(lambda: self.statistics)
        self._recording.start()
        self.challenges.look()
        self.contests.look()
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._leave)

    def _listen(self) -> None:
        worker = self._worker
        self._close_asked.connect(worker.close)
        asks = (
            (self._new_game_asked, worker.new_game),
            (self._resume_asked, worker.resume),
            (self._watched_left, worker.leave_watched),
            (self._leave_asked, worker.leave),
            (self._leave_confirmed, worker.leave_anyway),
            (self._leave_refused, worker.stay),
            (self._open_asked, worker.open),
            (self._bots_game_asked, worker.open_of_bots),
            (self._save_asked, worker.save_as),
            (self._act_asked, worker.act),
            (self._chance_entered, worker.set_chance),
            (self._correction_asked, worker.correct),
            (self._cut_asked, worker.cut_off),
            (self._undo_asked, worker.undo),
            (self._undo_turn_asked, worker.undo_turn),
            (self._redo_asked, worker.redo),
            (self._advice_asked, worker.advise),
            (self._intent_asked, worker.find_intent),
            (self._advice_refused, worker.stop_advising),
            (self._comparison_asked, worker.compare),
            (self._comparison_refused, worker.stop_comparing),
            (self._foresight_asked, worker.foresee),
            (self._weighing_asked, worker.weigh),
            (self._weighing_refused, worker.stop_weighing),
            (self._tutor_set, worker.set_tutor),
            (self._replay_asked, worker.replay),
            (self._share_asked, worker.share),
            (self._review_asked, worker.review),
            (self._casual_asked, worker.make_casual),
            (self._analysis_asked, worker.analyse),
            (self._variations_kept, worker.keep_variations),
            (self._play_on_asked, worker.play_on),
            (self._shown_reached, worker.shown),
            (self._pause_set, worker.bots.set_pause),
            (self._pace_set, worker.bots.set_pace),
            (self._move_asked, worker.move_now),
            (self._hurry_asked, worker.hurry),
            (self._seat_asked, worker.seat),
            (self._engine_asked, worker.ask_engine_again),
            (self._clock_measured, worker.set_clock),
        )
        for asked, slot in asks:
            asked.connect(slot)
        self._asks = [asked for asked, _ in asks]
        worker.began.connect(self._on_began)
        worker.stepped.connect(self._on_stepped)
        worker.returned.connect(self._on_returned)
        worker.thinking.connect(self.thinking)
        worker.advised.connect(self._on_advised)
        worker.unadvised.connect(self._on_unadvised)
        worker.intent_found.connect(self.intent_found)
        worker.weighed.connect(self.weighed)
        worker.compared.connect(self.compared)
        worker.became_casual.connect(self._on_became_casual)
        worker.became_ready.connect(self._on_became_ready)
        worker.saved.connect(self.saved)
        worker.replayed.connect(self.replayed)
        worker.ready_to_share.connect(self.ready_to_share)
        worker.to_review.connect(self._begin_review)
        worker.to_analyse.connect(self.to_analyse)
        worker.failed.connect(self.failed)
        worker.engine_failed.connect(self._on_engine_failed)
        worker.engines_missing.connect(self.engines_missing)
        self.engines.failed.connect(self.failed)
        self.challenges.failed.connect(self.failed)
        self.contests.failed.connect(self.failed)
        worker.risked.connect(self._on_risked)
        worker.leaving_asked.connect(self.leaving_asked)
        worker.left.connect(self.left)
        worker.nothing_to_resume.connect(self._on_nothing_to_resume)

    @cached_property
    def reviews(self) -> GameReviewer:
        """The reviewed games, loaded at their first use."""
        from burgundy_qt.session.reviews.review_task import GameReviewer

        made = GameReviewer(self.folders.games, self)
        made.failed.connect(self.failed)
        made.found.connect(self._note_review)
        return made

    @cached_property
    def statistics(self) -> Statistics:
        """The statistics, loaded at their first use; then they record what they have missed."""
        from burgundy_qt.session.statistics.statistics_service import Statistics

        made = Statistics(self.folders.statistics, self._save_folder.finished, self)
        made.failed.connect(self.failed)
        made.catch_up()
        return made

    @cached_property
    def explorer(self) -> Explorer:
        """The explorer of finished games, loaded at its first use."""
        from burgundy_qt.session.explorer.explorer_query import Explorer

        made = Explorer(self.folders.games, self._save_folder.finished, self)
        made.failed.connect(self.failed)
        return made

    @cached_property
    def puzzles(self) -> PuzzleBook:
        """The puzzles, loaded at their first use."""
        from burgundy_qt.session.questions.puzzle_book import PuzzleBook

        made = PuzzleBook(self.folders.puzzles, self.folders.own_puzzles, self)
        made.failed.connect(self.failed)
        made.asked.connect(self.puzzles_asked)
        made.lesson_asked.connect(self.lesson_asked)
        made.run_asked.connect(self.run_asked)
        return made

    @cached_property
    def puzzle_maker(self) -> PuzzleMaker:
        """The search for endless puzzles, loaded when the program is first idle."""
        from burgundy_qt.session.questions.endless_puzzles import PuzzleMaker

        made = PuzzleMaker(self)
        made.found.connect(self.puzzles.add_endless)
        return made

    @cached_property
    def tournaments(self) -> Tournaments:
        """The tournaments, loaded at their first use: they bring the whole arena with them."""
        from burgundy_qt.session.tournaments.tournament_service import Tournaments

        return Tournaments(self.folders.tournaments, self)

    @property
    def view(self) -> GameView | None:
        """The last view of the game; None before the first game."""
        return self._view

    def sit_down(self, seat: int) -> None:
        """The person of this seat has come to the screen. If that reveals something, `turned_up`
        follows at once."""
        whole = self._whole
        if whole is None or self._view is None:
            return
        self.onlooker.sit_down(whole, seat)
        if self._view is not whole and self.onlooker.seen(whole) is whole:
            self._view = whole
            self.turned_up.emit(whole)

    def new_game(self, line_up: LineUp) -> None:
        """Begin a game; the one before stays among the unfinished. `began` follows, or `failed`."""
        self.leaving.emit()
        self._is_asked_for_game = True
        self._new_game_asked.emit(line_up)

    def resume(self, on_table: str = "", is_passing: bool = False) -> None:
        """Resume the game that was `on_table`, by its id, if it is not over; else the one that a
        person played last. A bots-only game waits (GameView.is_held); `is_passing` as in its last
        view. `began` follows, or `nothing_to_resume` unless another game was requested meanwhile;
        broken files are `failed`."""
        self._is_asked_for_game = False
        self._resume_asked.emit(on_table, is_passing)

    def leave_watched(self) -> None:
        """The program ends and a watched game is not in view: it is not kept."""
        self._watched_left.emit()

    def leave(self) -> None:
        """End the program: save the game again if that has failed; `left` follows, or
        `leaving_asked`."""
        self.leaving.emit()
        self._leave_asked.emit()

    def leave_anyway(self) -> None:
        """Accept that unsaved moves are lost: the waiting request is carried out, or `left`
        follows."""
        self._leave_confirmed.emit()

    def stay(self) -> None:
        """Keep the game, and drop the waiting request."""
        self._leave_refused.emit()
        self.stayed.emit()

    def open(self, path: str | Path, instead: Mapping[int, SeatPlan] | None = None) -> None:
        """Open the game saved in `path`: in place if it is one of ours, else as a copy. `instead`:
        by seat, who replaces a missing engine. `began`, `failed` or `engines_missing` follows."""
        self.leaving.emit()
        self._is_asked_for_game = True
        self._open_asked.emit(Path(path), instead or {})

    def open_of_bots(self, game: BotsGame) -> None:
        """Open a game of the explorer's collection, as the bots play it again. `began` or `failed`
        follows."""
        self.leaving.emit()
        self._is_asked_for_game = True
        self._bots_game_asked.emit(game)

    def save_as(self, path: str | Path, comments: Sequence[tuple[int, str]] = ()) -> None:
        """Write a copy of the game to `path`, as text if that ends with .txt; `comments` are added
        to that text, each with the number of actions before it. `saved` follows, or `failed`."""
        self.leaving.emit()
        self._save_asked.emit(Path(path), tuple(comments))

    def act(self, revision: int, action: Action) -> None:
        """Carry out a person's action on the view of that revision; dropped if the game has moved
        on."""
        view = self._view
        if view is not None and not view.is_face_down:
            if revision == view.revision:
                self.onlooker.sit_down(view, view.person_to_decide)
            self._act_asked.emit((view.game_id, revision), action)

    def set_chance(self, revision: int, values: Outcome) -> None:
        """Enter what chance has brought in a game that is recorded, for the places in the view of
        that revision. `returned` follows."""
        if self._view is not None:
            self._chance_entered.emit((self._view.game_id, revision), values)

    def correct(self, at: int, way: str) -> None:
        """Correct entry number `at` of a game that is recorded: "replace" it by the next entry,
        "insert" the next one before it, or "remove" it. `returned` follows."""
        if self._view is not None:
            self._correction_asked.emit(self._view.game_id, at, way)

    def cut_off(self) -> None:
        """Forget the entries after the present one, which do not fit any more. `returned`
        follows."""
        if self._view is not None:
            self._cut_asked.emit(self._view.game_id)

    def undo(self, further: bool = False) -> None:
        """Undo the last person's action if the view says `can_undo`; with `further` also if it says
        `can_undo_casually`, which makes the game casual. `returned` follows."""
        if self._view is not None:
            self._undo_asked.emit(self._view.game_id, further)

    def undo_turn(self) -> None:
        """Undo the last person's whole turn if the view says `can_undo`. `returned` follows."""
        if self._view is not None:
            self._undo_turn_asked.emit(self._view.game_id)

    def redo(self) -> None:
        """Redo what was last undone. `returned` follows."""
        if self._view is not None:
            self._redo_asked.emit(self._view.game_id)

    def replay(self) -> None:
        """Request all positions of the game. `replayed` follows."""
        if self._view is not None:
            self._replay_asked.emit(self._view.game_id, self._view.viewer)

    def share(self) -> None:
        """Request all of a finished game, to be shared. `ready_to_share` follows."""
        if self._view is not None and self._view.is_over:
            self._share_asked.emit(self._view.game_id)

    def review(self, depth: str | None = None) -> None:
        """Review the game up to now, unless it hides hands and is not over, at a depth (None: that
        of the best existing review, or the usual one); `reviews` reports the results. A running
        game becomes casual."""
        if self._view is not None:
            self._review_asked.emit(self._view.game_id, depth)

    def make_casual(self) -> None:
        """Make a running game casual; `became_casual` follows if it was not."""
        if self._view is not None:
            self._casual_asked.emit(self._view.game_id)

    def analyse(self, revision: int, tree: int | None = None) -> None:
        """Request the position after so many actions for the analysis table, or that of a tree, as
        the onlooker knew it; all of it in a finished game. `to_analyse` follows, unless that is
        nobody who knows a hand where hands are hidden. A running game becomes casual."""
        if self._view is not None:
            self._analysis_asked.emit(self._view.game_id, revision, self._view.viewer, tree)

    def keep_variations(self, game_id: str, variations: Sequence[documents.Document]) -> None:
        """Save these variations with the game, if it is still the one on the table."""
        self._variations_kept.emit(game_id, list(variations))

    def play_on(self, revision: int, line_up: LineUp) -> None:
        """Begin a separate casual game from the position after so many actions, unless that would
        reveal something hidden. This one becomes casual too while it runs, because its future is
        known. `began` follows, or `failed`."""
        if self._view is not None:
            self.leaving.emit()
            self._play_on_asked.emit(self._view.game_id, revision, line_up)

    def advise(
        self, revision: int | None = None, objective: str = "win", for_opponent: bool = False
    ) -> None:
        """Request a hint for the person who decides; or after so many actions, for the seat that
        decided then, in a running game with hidden hands only for the onlooker. A running game
        becomes casual, because the past says something about the present; a finished one does not
        change.

        `objective` is "win" or "points". `advised` follows, several times, until the decision is
        made or `stop_advising` is called. `for_opponent`: the hint is for the next opponent, if the
        seat leaves everything as it is; `unadvised` follows if nobody can tell."""
        if self._view is None:
            return
        if revision is None or revision == self._view.revision:
            if self._view.person_to_decide is None:
                # when the worker hears of it, the bot may already have acted
                return
            revision = self._view.revision
        self._wants_advice = self._view.game_id, revision
        viewer = self._view.viewer
        self._advice_asked.emit(self._wants_advice, objective, viewer, for_opponent)

    def ask_intent(self, seat: int) -> None:
        """Ask what a bot was after in its last turn; `intent_found` follows. A game without help
        tells nothing while it runs."""
        if self._view is not None and not self._view.is_unaided:
            self._intent_asked.emit((self._view.game_id, self._view.revision), seat)

    def stop_advising(self) -> None:
        """Stop the hint."""
        self._wants_advice = None
        self._advice_refused.emit()

    def compare(self, revision: int, objective: str = "win") -> None:
        """Request what each choice of the decision after so many actions costs, under the rules of
        `advise`. `compared` follows several times, until the game moves on or `stop_comparing` is
        called."""
        if self._view is not None:
            ticket = self._view.game_id, revision
            self._comparison_asked.emit(ticket, objective, self._view.viewer)

    def stop_comparing(self) -> None:
        """Stop comparing choices."""
        self._comparison_refused.emit()

    def foresee(self, objective: str = "win") -> None:
        """Let the tutor think ahead about a person's decision. `objective` as in `advise`."""
        if self._view is not None:
            self._foresight_asked.emit((self._view.game_id, self._view.revision), objective)

    def weigh(self, revision: int, action: Action) -> None:
        """Request the cost of an action from the tutor. `weighed` follows after 0.3 s of thinking
        at most, unless `stop_weighing` is called before or the game has moved on."""
        if self._view is not None:
            self._weighing_asked.emit((self._view.game_id, revision), action)

    def stop_weighing(self) -> None:
        """Stop weighing: the action is not carried out."""
        self._weighing_refused.emit()

    def set_tutor(self, threshold: str) -> None:
        """Set the loss from which the tutor asks in the running game (a name of THRESHOLDS), or
        switch it off (""). With it the game is casual; `became_casual` follows."""
        if self._view is not None:
            self._tutor_set.emit(self._view.game_id, threshold)

    def shown(self) -> None:
        """The window has finished showing the last step, so the next bot may act."""
        if self._view is not None:
            self._shown_reached.emit((self._view.game_id, self._view.revision))

    def set_pause(self, milliseconds: int) -> None:
        """Set the minimum time between the end of a shown step and the next action of a bot."""
        self._pause_set.emit(milliseconds)

    def set_pace(self, name: str) -> None:
        """Set how long bots with a pace think about a turn: one of ai.levels.PACES."""
        self._pace_set.emit(name)

    def move_now(self) -> None:
        """Let the thinking bot play the best action found so far."""
        if self._view is not None:
            self._move_asked.emit((self._view.game_id, self._view.revision))

    def hurry(self) -> None:
        """Let the bots act as fast as they find reasonable moves, without waiting for `shown`,
        until a person must decide."""
        if self._view is not None:
            self._hurry_asked.emit(self._view.game_id)

    def seat(self, seats: Sequence[SeatPlan]) -> None:
        """Change the players from the next decision on; a change of a person or level makes the
        game casual. `returned` follows if anything changes."""
        if self._view is not None:
            self._seat_asked.emit(self._view.game_id, tuple(seats))

    def ask_engine_again(self) -> None:
        """Restart the engine that the game waits for."""
        if self._view is not None:
            self.engine_fault = None
            self._engine_asked.emit(self._view.game_id)

    def set_clock(self, game_id: str, clock: Clock) -> None:
        """Note the time that people have left in that game, for its save, unless the game has been
        left."""
        self._clock_measured.emit(game_id, clock)

    def close(self) -> None:
        """Save, stop every search and end the thread; `closed` follows. Later requests are dropped:
        sending them to a thread that is about to end can crash."""
        if self._is_closing:
            return
        self._is_closing, self.is_risked = True, False
        for asked in self._asks:
            asked.disconnect()
        self._close_asked.emit()

    @Slot()
    def _leave(self) -> None:
        """Wait for the worker at the end of the program, when all windows are gone."""
        if self._thread.isRunning():
            self.close()
            self._thread.wait(CLOSING_MS)
        self._close_books()

    @Slot()
    def _on_finished(self) -> None:
        self._close_books()
        self.closed.emit()

    def _close_books(self) -> None:
        self._recording.stop()
        self.challenges.close()
        self.contests.close()
        self.engines.close()
        late_ones = "puzzle_maker", "reviews", "statistics", "puzzles", "explorer", "tournaments"
        for late in late_ones:
            if late in vars(self):
                getattr(self, late).close()

    @Slot(bool)
    def _on_risked(self, is_risked: bool) -> None:
        self.is_risked = is_risked

    @Slot()
    def _on_nothing_to_resume(self) -> None:
        if not self._is_asked_for_game:
            self.nothing_to_resume.emit()

    @Slot(object)
    def _on_engine_failed(self, fault: EngineFault) -> None:
        if self._view is not None and self._view.game_id == fault.game_id:
            self.engine_fault = fault
            self.engine_failed.emit(fault)

    def _seen(self, whole: GameView) -> GameView:
        """Return the part of the game that the onlooker may see."""
        self._whole, self._view = whole, self.onlooker.seen(whole)
        return self._view

    @Slot(object)
    def _on_began(self, whole: GameView) -> None:
        view = self._seen(whole)
        self._wants_advice, self.engine_fault = None, None
        self.challenges.note_game(view)
        self.contests.note_game(view)
        self.began.emit(view)

    @Slot(object)
    def _on_stepped(self, step: ViewStep) -> None:
        if self._view is not None and self._wants_advice == (
            self._view.game_id,
            self._view.revision,
        ):
            self._wants_advice = None
        self.engine_fault, self._whole = None, step.view
        step = self.onlooker.step_seen(step)
        self._view = step.view
        self.stepped.emit(step)
        if step.view.is_over:
            self.statistics.catch_up()
            self.challenges.note_game(step.view)
            self.contests.note_game(step.view)

    @Slot(object, object)
    def _begin_review(self, asked: ToReview, depth: str | None) -> None:
        self.reviews.begin(asked, depth)

    @Slot(object)
    def _note_review(self, found: Found) -> None:
        """Store the results of a complete review of a finished game in the ledger; its mistakes may
        become puzzles."""
        reviewed = found.reviewed
        if reviewed.review.is_whole and reviewed.game.is_over:
            self.statistics.note_review(reviewed.game_id, reviewed.review.skills)
            self.puzzles.search(reviewed)

    @Slot(object)
    def _on_advised(self, advice: adviser.Advice) -> None:
        if advice.ticket == self._wants_advice:
            self.advised.emit(advice)

    @Slot(object, object)
    def _on_unadvised(self, ticket: lookahead.Ticket, why: Unknown) -> None:
        if ticket == self._wants_advice:
            self.unadvised.emit(why)

    @Slot(object)
    def _on_became_casual(self, whole: GameView) -> None:
        self.became_casual.emit(self._seen(whole))

    @Slot(object)
    def _on_became_ready(self, whole: GameView) -> None:
        self.became_ready.emit(self._seen(whole))

    @Slot(object)
    def _on_returned(self, whole: GameView) -> None:
        view = self._seen(whole)
        self._wants_advice, self.engine_fault = None, None
        self.returned.emit(view)
