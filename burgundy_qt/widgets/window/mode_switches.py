"""Switching to the analysis table or to questions, and back; loaded when one is first used."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6 import QtCore, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.session import analysed_game, game_session, variations
from burgundy_qt.session.questions.question import Series, TurnCheck, mistakes_of
from burgundy_qt.session.reviews.review_task import ReviewedGame
from burgundy_qt.widgets.analysis_table.analysis_mode import AnalysisMode, AnalysisServices
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog, StackedPages, set_help_topic
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.panels.spectator import SpectatorController
from burgundy_qt.widgets.phrases.wording import seat_name
from burgundy_qt.widgets.questions import question_text
from burgundy_qt.widgets.questions.question_mode import QuestionMode
from burgundy_qt.widgets.screen_reader.accessible_interface import Announcements
from burgundy_qt.widgets.window import dialog_manager, page_switches, window_state

if TYPE_CHECKING:
    from burgundy_qt.session.questions.puzzle_book import Asked, LessonSeries


class Surroundings(Protocol):
    """The parts of a window that AnalysisSwitch needs; most are rebuilt when the language
    changes."""

    session: game_session.GameSession
    dialogs: dialog_manager.Dialogs
    pages: StackedPages
    page: TablePage
    looking_back: HistoryController
    analysis: AnalysisMode
    watching: SpectatorController
    announcements: Announcements
    standing: window_state.GameStatus
    home_switch: page_switches.HomeSwitch

    @property
    def questions(self) -> QuestionMode: ...
    @property
    def is_question_on(self) -> bool: ...
    @property
    def is_analysis_on(self) -> bool: ...


class AnalysisSwitch(QtCore.QObject):
    """Switches to the analysis table, and back to Home, the game or the past position."""

    def __init__(self, window: QtWidgets.QWidget) -> None:
        super().__init__(window)
        self.window: Surroundings = window  # type: ignore[assignment]
        self.services = AnalysisServices(self)
        for service in (self.services.valuer, self.services.bots):
            service.failed.connect(lambda problem: self.window.dialogs.show_problem(problem))
        self.window.session.to_analyse.connect(self._begin_soon)
        self.window.session.leaving.connect(self.keep)
        self._from_home = False
        self._from_frame: int | None = None

    def analysis_mode(self) -> AnalysisMode:
        """Return a new AnalysisMode, connected to the parts that are rebuilt with it when the
        language changes."""
        window = self.window
        made = AnalysisMode(window.page, self.services)
        made.began.connect(window.standing.show_analysis)
        made.began.connect(window.watching.look)
        made.announced.connect(window.announcements.say)
        made.valued.connect(window.standing.show_value)
        made.changed.connect(window.session.keep_variations)
        made.question_made.connect(window.dialogs.open)
        made.tree_asked.connect(lambda tree: window.session.analyse(0, tree))
        made.ended.connect(self._come_back)
        window.page.began.connect(window.watching.look)
        return made

    def toggle(self) -> None:
        """Analyse from the position in view, or return to the game. A rated game becomes casual if
        the person agrees."""
        window = self.window
        if window.is_analysis_on:
            window.analysis.leave()
            return
        if window.is_question_on:
            self._analyse_question()
            return
        view = window.session.view
        if view is None or window.home_switch.is_on:
            return
        if view.hides_hands and view.viewer is None:
            self._refuse()
        elif view.casual or view.is_over:
            self.open()
        else:
            question = ConfirmDialog(window.page.window(), *question_words())
            set_help_topic(question, "advice#analysis")
            question.accepted.connect(self.open)
            window.dialogs.open(question)

    def open(self) -> None:
        """Request the position in view."""
        view = self.window.session.view
        if view is not None:
            course = self.window.looking_back.course
            self.window.session.analyse(view.revision if course is None else course.at)

    def _refuse(self) -> None:
        window = self.window.page.window()
        title = tr("Analysis", "You can analyse this game when it is over")
        sentence = tr(
            "Analysis", "The players still hide their hands, and nobody at the screen knows one."
        )
        dialog = ConfirmDialog(window, title, sentence, tr("Dialogs", "Close"), no=None)
        set_help_topic(dialog, "advice#analysis")
        self.window.dialogs.open(dialog)

    def _analyse_question(self) -> None:
        """Analyse the position of the question, which counts as answered then."""
        questions = self.window.questions
        trial = questions.trial
        if trial is None:
            return
        asked = trial.question
        questions.give_up()
        from_home = self.window.home_switch.is_on
        questions.leave()
        record = variations.known_record(asked.game, asked.revision, asked.seat)
        self._from_home, self._from_frame = from_home, None
        begun = variations.Beginning("", asked.revision, asked.seat, record, asked.seats)
        self._put_on_table(analysed_game.AnalysedGame(begun))

    def _begin_soon(self, analysed: analysed_game.AnalysedGame) -> None:
        """Show the requested position in the next turn of the event loop: the answer may come
        together with painting, and both would block the window for too long."""
        QtCore.QTimer.singleShot(0, self, partial(self._begin, analysed))

    def _begin(self, analysed: analysed_game.AnalysedGame) -> None:
        """Show the requested position, unless the game has been left."""
        window = self.window
        view = window.session.view
        game_id = analysed.beginning.game_id
        if view is None or view.game_id != game_id or window.is_question_on:
            return
        if not window.is_analysis_on:
            self._from_home, self._from_frame = window.home_switch.is_on, None
        course = window.looking_back.course
        if course is not None:
            self._from_frame = course.at
            window.looking_back.leave()
        self._put_on_table(analysed)

    def _put_on_table(self, analysed: analysed_game.AnalysedGame) -> None:
        self.window.pages.setCurrentWidget(self.window.page)
        self.window.analysis.begin(analysed)

    def keep(self) -> None:
        """Give the variations in view to the file of their game, without delay."""
        if self.window.is_analysis_on:
            self.window.analysis.keep()

    def close(self) -> None:
        """Keep the variations, and end the threads, before the window closes."""
        self.keep()
        self.services.close()

    def _come_back(self) -> None:
        window = self.window
        if leave_for_game(window, self._from_home) and self._from_frame is not None:
            window.looking_back.show_position(self._from_frame)


def leave_for_game(window: Surroundings | Places, from_home: bool) -> bool:
    """Show what was there before a mode that has ended: Home if it began there, else the state of
    the game; return whether the game is in view."""
    window.watching.look()
    if window.home_switch.is_on:
        return False
    if from_home:
        window.home_switch.show()
        return False
    window.standing.show()
    return True


def question_words() -> tuple[str, str, str, str]:
    """Return the question before the analysis of a rated game: heading, sentence, two buttons."""
    return (
        tr("Analysis", "Analyse this game?"),
        tr(
            "Analysis",
            "If you analyse it now, this becomes a casual game: it no longer counts towards your "
            "rating. You are asked only once per game.",
        ),
        tr("Analysis", "Analyse"),
        tr("Hint", "Continue without it"),
    )


# Questions.


class Places(Protocol):
    """The parts of a window that QuestionSwitch needs; most are rebuilt when the language
    changes."""

    session: game_session.GameSession
    dialogs: dialog_manager.Dialogs
    pages: StackedPages
    page: TablePage
    looking_back: HistoryController
    questions: QuestionMode
    watching: SpectatorController
    announcements: Announcements
    standing: window_state.GameStatus
    home_switch: page_switches.HomeSwitch


class QuestionSwitch(QtCore.QObject):
    """Switches to questions and back to Home, the game or the past position."""

    def __init__(self, window: QtWidgets.QWidget) -> None:
        super().__init__(window)
        self.turn_check = TurnCheck(self)
        self.turn_check.failed.connect(lambda problem: self.window.dialogs.show_problem(problem))
        self._from_home = False
        self._from_event: int | None = None
        self._lesson: tuple[str, LessonSeries] | None = None  # on the table, with its game
        self._waiting: tuple[Series, question_text.SeriesTexts] | None = None
        self._drawing = ChunkedTask(self)
        self._drawing.ended.connect(self._begin)
        self.window: Places = window  # type: ignore[assignment]
        self.window.session.began.connect(self._forget)

    def question_mode(self) -> QuestionMode:
        """Return a new QuestionMode, connected to the parts that are rebuilt with it when the
        language changes."""
        window = self.window
        made = QuestionMode(window.page, self.turn_check)
        made.began.connect(window.standing.show_trial)
        made.began.connect(window.watching.look)
        made.announced.connect(window.announcements.say)
        made.ended.connect(self._come_back)
        # Where another game ends a question, the question shows the prompt again.
        window.page.began.connect(window.watching.look)
        return made

    def ask(self, series: Series, words: question_text.SeriesTexts) -> None:
        """Put the questions of a series on the table. From Home this happens once the pieces and
        boards of the first one are drawn, because all at once would block the window for too long;
        from a game at once, so that nobody plays on in it meanwhile."""
        window = self.window
        self._from_home, self._from_event, self._lesson = window.home_switch.is_on, None, None
        review = window.looking_back.course
        if review is not None:
            self._from_event = review.replay.events_before(review.at) - 1
            window.looking_back.leave()
        self._waiting = series, words
        if self._from_home:
            self._drawing.begin(window.questions.drawn(series.question))
        else:
            self._begin()

    def _begin(self) -> None:
        """Show the series that was waiting."""
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return
        pages, page = self.window.pages, self.window.page
        if self._from_home:
            self.window.questions.begin(*waiting, lambda: pages.setCurrentWidget(page))
        else:
            pages.setCurrentWidget(page)
            self.window.questions.begin(*waiting)

    def _forget(self, *_: object) -> None:
        """Show no series that is still waiting: another game has begun, or the window closes."""
        self._waiting = None

    def learn(self, reviewed: ReviewedGame, seat: int) -> None:
        """Ask about the mistakes of a seat in a reviewed game, or say that there were none."""
        mistakes = mistakes_of(reviewed, seat)
        if mistakes:
            self.ask(Series(mistakes), question_text.mistake_words())
            return
        self._say(
            *question_text.no_mistakes(seat_name(reviewed.seats, seat), reviewed.review.is_whole)
        )

    def _say(self, title: str, sentence: str) -> None:
        close = tr("Dialogs", "Close")
        self.window.dialogs.open(
            ConfirmDialog(self.window.page.window(), title, sentence, close, None)
        )

    def _say_impossible(self, title: str) -> None:
        sentence = tr("Puzzles", "The rules of this version do not allow the moves played there.")
        self._say(title, sentence)

    def solve(self, asked: Sequence[Asked]) -> None:
        """Put puzzles on the table, or say that the current rules do not allow their moves."""
        from burgundy_qt.session.questions.puzzle_book import PuzzleSeries

        if asked:
            self.ask(
                PuzzleSeries(asked, self.window.session.puzzles.note), question_text.puzzle_words()
            )
            return
        self._say_impossible(tr("Puzzles", "This puzzle cannot be shown"))

    def run(self, game: str, kind: str, asked: Sequence[Asked]) -> None:
        """Put the puzzles of a run on the table, or say that there are none."""
        from burgundy_qt.session.questions.puzzle_book import RunSeries

        book = self.window.session.puzzles
        if not asked:
            sentence = tr("Puzzles", "There are no puzzles of this game yet.")
            self._say(tr("Puzzles", "No run is possible"), sentence)
            return
        best = book.runs.get(game, {}).get(kind, 0)
        series = RunSeries(asked, kind, book.note, partial(book.note_run, game, kind))
        words = question_text.run_words(
            kind, best, lambda: question_text.rating_text(book.ratings.get(game))
        )
        self.ask(series, words)

    def teach(self, game: str, name: str, asked: Sequence[Asked]) -> None:
        """Put the positions of a lesson on the table, or say that the current rules do not allow
        their moves."""
        from burgundy_qt.session.questions.puzzle_book import LessonSeries
        from burgundy_qt.widgets.questions.course_dialog import known_lessons, lesson_words

        book = self.window.session.puzzles
        lesson = next((one for one in known_lessons(book, game) if one.lesson.name == name), None)
        if lesson is None or not asked:
            self._say_impossible(tr("Course", "This lesson cannot be shown"))
            return
        series = LessonSeries(asked, partial(book.note_lesson, game, name))
        self.ask(series, lesson_words(lesson, series))
        self._lesson = game, series

    def close(self) -> None:
        """Keep the result of a run, and close the turn check, before the window closes."""
        self._forget()
        series = self.window.questions.series
        if series is not None:
            series.finish()
        self.turn_check.close()

    def _come_back(self) -> None:
        self._go_back()
        if self._lesson is not None and self._lesson[1].is_over:
            self.window.dialogs.show_course(self._lesson[0])

    def _go_back(self) -> None:
        window = self.window
        if leave_for_game(window, self._from_home) and self._from_event is not None:
            window.looking_back.look_at_event(self._from_event)
