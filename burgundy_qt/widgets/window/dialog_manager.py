"""The dialogs over the window: one at a time, with problems on top.

The modules of a dialog are imported when it first opens, or earlier by ModulePreloader, so they do
not slow down the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from burgundy_qt import __version__
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.session.challenges import has_challenges, opponent
from burgundy_qt.session.contest_matches import has_contests
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog, push_button, set_help_topic
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions, game_of, setup_of
from burgundy_qt.widgets.phrases.wording import YOU, called_by_level, kinds_of_files, seat_names
from burgundy_qt.widgets.settings.settings import (
    last_level,
    line_up_from,
    line_ups_from,
    line_ups_kept,
    people_from,
    stored_line_up,
    stored_people,
)
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.theme.palette import AVATARS

if TYPE_CHECKING:
    from burgundy_qt.ai.puzzles.puzzle import Puzzle
    from burgundy_qt.session.engines.engine_player import EngineFault, MissingEngines
    from burgundy_qt.session.explorer.collection import BotsGame, OwnGame
    from burgundy_qt.session.reviews.review_task import ReviewedGame
    from burgundy_qt.widgets.new_game import new_game_dialog, player_choice
    from burgundy_qt.widgets.questions.course_dialog import NumberedLesson

MOST_PROBLEMS = 3  # shown at the same time; the log has all of them


class Dialogs(QObject):
    """Opens the dialogs over a window, and passes the answers to the session.

    `left` says that no dialog is open any more. `look_back_asked`, `review_asked`, `report_asked`,
    `home_asked` and `mend_asked` say where a dialog leads: to the history of the game, its review,
    the report on it, Home, or a rebuilt table. The actions `everywhere` work in every dialog too.
    """

    left = Signal()
    look_back_asked = Signal()
    review_asked = Signal()
    report_asked = Signal()
    turn_asked = Signal(int)  # in the game on the table: the number of actions before it
    learn_asked = Signal(object, int)  # a Reviewed game and the seat
    learning_asked = Signal(str)
    rules_asked = Signal(str)  # the topic of a page
    picture_made = Signal(object)  # of a report, to be saved
    home_asked = Signal()
    mend_asked = Signal()

    def __init__(
        self,
        window: QWidget,
        session: GameSession,
        settings: SettingsFile,
        catalogue: NewGameOptions,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.session = session
        self.settings = settings
        self.catalogue = catalogue
        self.draft: new_game_dialog.Draft | None = None
        self.draft_beside = ""
        self.current: QDialog | None = None
        self.engine_stopped: QDialog | None = None
        self.everywhere: Sequence[QAction] = ()
        self.is_unsaved_reported = False

    def ask_for_game(self, again: LineUp | None = None, game: str = "") -> None:
        """Ask for the players and the set-up, and begin a game.

        With `again` it has the deal of that game, with `game` it is the game of that name.
        """
        from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog

        known, people = self.catalogue, people_from(self.settings.values.people)
        on_table = self.session.view.game if self.session.view is not None else ""
        draft = self.draft if self.draft_beside == on_table else None
        line_ups = {**self.line_ups, **(self.draft.line_ups if self.draft is not None else {})}
        latest = line_up_from(self.settings.values.line_up, drawn)
        game = game or (draft.game if draft is not None else on_table)
        last = again or line_ups.get(game) or latest
        deal = again.request if again is not None else None
        tutor = self.settings.values.tutor
        engines = self.session.engines.added
        dialog = NewGameDialog(self.window, known, last, people, deal, tutor, engines, line_ups)
        if game and again is None:
            dialog.choose_game(game)
        if draft is not None and draft.game == dialog.game and again is None:
            dialog.seed.setText(draft.deal)
        dialog.started.connect(self._begin_as_asked)
        dialog.learning_asked.connect(self.learning_asked)
        if again is None:
            dialog.rejected.connect(lambda: self._keep(dialog.draft, on_table))
        self.open(dialog)

    def _keep(self, draft: new_game_dialog.Draft, beside: str) -> None:
        """Remember the choices in the new-game dialog, to propose them while the same game is on
        the table."""
        self.draft, self.draft_beside = draft, beside

    @property
    def line_ups(self) -> dict[str, LineUp]:
        """The last line-up of each game; the most recent one is last."""
        values = self.settings.values
        return line_ups_from(values.line_ups, values.line_up, drawn)

    def _begin_as_asked(self, line_up: LineUp) -> None:
        """Begin a game as the dialog says, and remember for later games if it has the tutor."""
        from burgundy_qt.session.bots.tutor import can_teach

        self.begin(line_up)
        has_people = any(plan.is_person for plan in line_up.seats)
        if has_people and can_teach(game_of(line_up.request)):
            self.settings.change(tutor=line_up.tutor)

    def begin(self, line_up: LineUp) -> None:
        """Begin a game with this line-up, and remember it for the next time; random choices are
        drawn now."""
        people = stored_people(self.settings.values.people or {}, line_up.seats)
        values = self.settings.values
        self.settings.change(
            line_up=stored_line_up(line_up),
            line_ups=line_ups_kept(values.line_ups, values.line_up, line_up),
            people=people,
        )
        self.draft = None
        if line_up.is_recorded:
            self._begin_record(drawn(line_up))
        else:
            self.session.new_game(drawn(line_up))

    def _begin_record(self, line_up: LineUp) -> None:
        """Begin a game that is recorded; ask first how it was prepared at the table."""
        from burgundy_qt.rules.game import set_up_places
        from burgundy_qt.widgets.play.chance_choice import ChanceDialog

        rules = ruleset(game_of(line_up.request))
        asked = {**line_up.request, "players": len(line_up.seats)}
        request = rules.complete_request(asked, 0)
        places = set_up_places(rules.silent_position(request), {**asked, **request}, rules)
        if not places:
            self.session.new_game(line_up)
            return
        names = seat_names(line_up.seats)
        edition = str(request["edition"])
        dialog = ChanceDialog(self.window, request["game"], places, names, edition)
        dialog.chosen.connect(lambda values: self.session.new_game(replace(line_up, set_up=values)))
        QTimer.singleShot(0, dialog, lambda: self.open(dialog))  # after the new-game dialog

    def ask_who_plays_on(self, past: GameView) -> None:
        """Ask for the players of a game that begins from a past position, and begin it."""
        from burgundy_qt.widgets.history.play_on_dialog import PlayOnDialog

        game = self.session.view or past
        becomes_casual = not (game.casual or game.is_over)
        dialog = PlayOnDialog(
            self.window, past, game.revision, becomes_casual, self._players, self._last_level
        )
        dialog.asked.connect(self.session.play_on)
        self.open(dialog)

    def ask_who_sits_where(self) -> None:
        """Let people and bots change seats in the running game."""
        from burgundy_qt.widgets.people.seats_dialog import SeatsSheet

        view = self.session.view
        if view is not None and not view.is_over:
            sheet = SeatsSheet(self.window, view, self._players, self._last_level)
            sheet.seated.connect(self._let_sit)
            self.open(sheet)

    def _let_sit(self, seats: Sequence[SeatPlan]) -> None:
        self.settings.change(people=stored_people(self.settings.values.people or {}, seats))
        self.session.seat(seats)

    def ask_for_file(self) -> None:
        """Ask for a saved game, and open it."""
        title, folder = tr("Window", "Open a game"), str(self.session.folders.games)
        path, _ = QFileDialog.getOpenFileName(self.window, title, folder, kinds_of_files())
        if path:
            self.session.open(path)

    def open_game(self, path: Path) -> None:
        """Open the game in that file; the one on the table is already saved."""
        if self.current is not None:
            self.current.close()
        self.session.open(path)

    def ask_where_to_save(self, comments: Sequence[tuple[int, str]] = ()) -> None:
        """Ask for a file name, and write a copy of the game there, as text with these comments if
        the name ends so."""
        title = tr("Window", "Save a copy")
        path, kind = QFileDialog.getSaveFileName(
            self.window, title, f"burgundy{ENDING}", kinds_of_files()
        )
        if path:
            ending = ".txt" if "*.txt" in kind else ENDING
            is_named = "." in path.rpartition("/")[2]
            self.session.save_as(path if is_named else path + ending, comments)

    def ask_to_leave(self) -> None:
        """Ask whether to leave a game although some moves could not be saved."""
        question = ConfirmDialog(
            self.window,
            tr("Window", "This game could not be saved"),
            tr(
                "Window",
                "If you leave the game now, you lose everything that is not saved. Leave anyway?",
            ),
            tr("Window", "Leave game"),
            tr("Window", "Stay"),
            is_risky=True,
        )
        copy = push_button(tr("Window", "Save a copy…"))
        copy.setAutoDefault(False)
        question.footer.insertWidget(0, copy)
        copy.clicked.connect(question.reject)
        copy.clicked.connect(lambda *_: self.ask_where_to_save())
        question.accepted.connect(self.session.leave_anyway)
        question.rejected.connect(self.session.stay)
        self.open(question)
        question.fit()

    def show_problem(self, problem: Problem) -> None:
        """Show what went wrong, on top of any open dialog.

        Mistakes of the program are gathered in one dialog; the table is rebuilt when it closes.
        After one message that nothing can be saved, no others follow for each single file.
        """
        if problem.is_unsaved and self.is_unsaved_reported:
            return
        open_already = self.window.findChildren(ProblemDialog)
        if len(open_already) >= MOST_PROBLEMS or any(
            dialog.gather(problem) for dialog in open_already
        ):
            return
        dialog = ProblemDialog(self.current or self.window, problem, self.session.folders.data)
        dialog.addActions(self.everywhere)
        if problem.is_mistake:
            dialog.finished.connect(self.mend_asked)
        dialog.open()

    @property
    def _players(self) -> tuple[player_choice.Player, ...]:
        """The bots and engines that can play at a seat."""
        return (*self.catalogue.levels, *self.session.engines.added)

    @property
    def _last_level(self) -> str:
        """The level of the last bot that was chosen."""
        return last_level(self.line_ups.values())

    def show_engine_stopped(self, fault: EngineFault | None) -> None:
        """Show, on top of any open dialog, that the game waits for a failed engine, and ask for a
        replacement."""
        from burgundy_qt.widgets.dialogs.engine_settings import EngineStopped

        view = self.session.view
        if fault is None or view is None or view.game_id != fault.game_id:
            return
        self.leave_engine_stopped()
        dialog = EngineStopped(self.current or self.window, fault, self.catalogue.levels, view.game)
        dialog.again_asked.connect(self.session.ask_engine_again)
        dialog.bot_asked.connect(lambda level: self._let_bot_play_on(fault, level))
        dialog.addActions(self.everywhere)
        dialog.finished.connect(self._forget_engine_stopped)
        self.engine_stopped = dialog
        dialog.open()

    def leave_engine_stopped(self) -> None:
        """Close the question about a stopped engine: the game goes on, or another one is open."""
        if self.engine_stopped is not None:
            self.engine_stopped.close()

    def _forget_engine_stopped(self) -> None:
        self.engine_stopped = None

    def _let_bot_play_on(self, fault: EngineFault, level: str) -> None:
        view = self.session.view
        if view is not None and view.game_id == fault.game_id:
            seats = list(view.line_up.seats)
            seats[fault.seat] = replace(seats[fault.seat], level=level)
            self.session.seat(seats)

    def ask_for_missing(self, missing: MissingEngines) -> None:
        """Offer bots in place of the engines that a saved game needs."""
        from burgundy_qt.widgets.dialogs.engine_settings import EnginesMissing

        dialog = EnginesMissing(self.window, missing, self.catalogue.levels)
        dialog.open_asked.connect(self.session.open)
        self.open(dialog)

    def show_end(self) -> None:
        """Show the final score of a game that has just ended, after its winner."""
        self.show_score()
        view, dialog, is_wanted = self.session.view, self.current, self.settings.values.ceremony
        if view is not None and view.is_over and dialog is not None and is_wanted:
            from burgundy_qt.widgets.dialogs.ceremony import WinnerOverlay

            WinnerOverlay(dialog, view, self.session.statistics, self.settings).show()

    def show_score(self) -> None:
        """Show the final score of a finished game."""
        from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog

        view = self.session.view
        if view is not None and view.is_over:
            compared = self._compared(view)
            has_achievements = self.settings.values.achievements
            dialog = FinalScoreDialog(
                self.window, view, self.session.statistics, compared, has_achievements
            )
            dialog.new_game_asked.connect(self.ask_for_game)
            dialog.same_deal_asked.connect(lambda: self.ask_for_game(view.line_up))
            dialog.look_back_asked.connect(self.look_back_asked)
            dialog.review_asked.connect(self.review_asked)
            dialog.report_asked.connect(self.report_asked)
            dialog.home_asked.connect(self.home_asked)
            dialog.again_asked.connect(lambda: self.begin(again(view.line_up)))
            self.open(dialog)

    def _compared(self, view: GameView) -> QWidget | None:
        """Return a comparison of the finished game with those of bots, if it was a challenge of
        the day, or its meaning for a contest."""
        from burgundy_qt.widgets.challenge.challenge_dialog import AfterGame

        challenges = self.session.challenges
        of = challenges.day_of(view)
        if of is not None:
            return AfterGame(view, of, challenges)
        return self._in_contest(view)

    def _in_contest(self, view: GameView) -> QWidget | None:
        """Return what a finished game means for the ladder or the cup, if it belongs to one."""
        from burgundy_qt.widgets.challenge.contest_dialog import AfterContestGame

        contests = self.session.contests
        place = contests.record.place_of(view.game_id)
        if place is None:
            return None
        made = AfterContestGame(view, place, contests)
        made.asked.connect(lambda page: self.show_contests(view.game, page))
        return made

    def show_contests(self, game: str, page: str = "") -> None:
        """Show the ladder and the cup, this game's first, and begin the chosen game."""
        from burgundy_qt.widgets.challenge.contest_dialog import ContestDialog

        dialog = ContestDialog(
            self.window,
            self.session.contests,
            [name for name in GAMES if has_contests(name)],
            game,
            person_of(line_up_from(self.settings.values.line_up)),
        )
        if page:
            dialog.turn_to(page)
        dialog.play_asked.connect(self.session.new_game)
        dialog.open_asked.connect(self.session.open)
        dialog.game_asked.connect(self.open_game)
        self.open(dialog)

    def show_challenges(self, game: str) -> None:
        """Show the challenges of the day, this game's first, and begin the chosen one."""
        from burgundy_qt.widgets.challenge.challenge_dialog import ChallengeDialog

        games = [name for name in GAMES if has_challenges(name)]
        dialog = ChallengeDialog(
            self.window,
            self.session.challenges,
            games,
            game,
            person_of(line_up_from(self.settings.values.line_up)),
            self.session.statistics,
        )
        dialog.play_asked.connect(self.session.new_game)
        dialog.open_asked.connect(self.session.open)
        self.open(dialog)

    def show_puzzles(self, game: str) -> None:
        """Show the puzzles, this game's first, and put the chosen ones on the table."""
        from burgundy_qt.widgets.questions.puzzles_dialog import PuzzlesDialog

        dialog = PuzzlesDialog(self.window, self.session.puzzles, [*GAMES], game)
        dialog.solve_asked.connect(self._solve)
        dialog.run_asked.connect(self._begin_run)
        self.open(dialog)

    def _begin_run(self, game: str, kind: str) -> None:
        person = person_of(line_up_from(self.settings.values.line_up))
        self.session.puzzles.ask_run(game, kind, person, called_by_level(opponent()))

    def _solve(self, puzzles: Sequence[Puzzle]) -> None:
        person = person_of(line_up_from(self.settings.values.line_up))
        self.session.puzzles.ask(puzzles, person, called_by_level(opponent()))

    def show_course(self, game: str) -> None:
        """Show the lessons, this game's first, and put the chosen one on the table."""
        from burgundy_qt.widgets.questions.course_dialog import CourseDialog

        dialog = CourseDialog(self.window, self.session.puzzles, [*GAMES], game)
        dialog.lesson_asked.connect(self.teach)
        self.open(dialog)

    def teach(self, lesson: NumberedLesson) -> None:
        """Put a lesson on the table."""
        person = person_of(line_up_from(self.settings.values.line_up))
        self.session.puzzles.ask_lesson(
            lesson.game, lesson.lesson.name, person, called_by_level(opponent())
        )

    def show_report(self, reviewed: ReviewedGame | None) -> None:
        """Show the report of a review; do nothing without one."""
        from burgundy_qt.widgets.review.report_dialog import ReportDialog

        if reviewed is not None:
            session = self.session
            dialog = ReportDialog(self.window, reviewed, session.statistics, session.puzzles)
            dialog.turn_asked.connect(self.turn_asked)
            dialog.rules_asked.connect(self.rules_asked)
            dialog.lesson_asked.connect(self.teach)
            dialog.picture_made.connect(self.picture_made)
            dialog.learn_asked.connect(lambda seat: self.learn_asked.emit(reviewed, seat))
            self.open(dialog)

    def show_standing(self, view: GameView | None, seat: int) -> None:
        """Show the points of a running game and what `seat` can still score, or the final score of
        a finished one."""
        from burgundy_qt.widgets.advice.score_sheet import ScoreSheet

        if view is not None and view.is_over:
            self.show_score()
        elif view is not None:
            self.open(ScoreSheet(self.window, view.without_prospects, seat))

    def show_settings(self, section: str | None = None) -> None:
        """Show the settings, at the section of that name or at the first."""
        from burgundy_qt.widgets.dialogs.settings_dialog import SettingsDialog

        self.open(SettingsDialog(self.window, self.settings, self.session.engines, section))

    def list_keys(self) -> None:
        """Show the list of all keys, with a way to the section that changes them."""
        from burgundy_qt.widgets.dialogs.settings_sections import KeysSection
        from burgundy_qt.widgets.keys.key_editor import KeyList

        dialog = KeyList(self.window)
        dialog.change_asked.connect(lambda: self.show_settings(KeysSection.name))
        self.open(dialog)

    def show_statistics(self) -> None:
        """Show the statistics of the finished games."""
        from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog

        has_achievements = self.settings.values.achievements
        dialog = StatisticsDialog(self.window, self.session.statistics, has_achievements)
        dialog.new_game_asked.connect(self.ask_for_game)
        dialog.failed.connect(self.show_problem)
        self.open(dialog)

    def explore(self, view: GameView | None, is_like: bool = False) -> None:
        """Show what finished games had in common; with `is_like` those with a position like that
        of the view, unless that game is played without help. A rated game becomes casual if the
        person agrees; without that its position cannot be asked about."""
        played = self.session.view
        if view is None or view.is_unaided:
            self._show_explorer(view, None, False)
        elif played is None or played.casual or played.is_over:
            self._show_explorer(view, view, is_like)
        elif not is_like:
            self._show_explorer(view, None, False)
        else:
            question = ConfirmDialog(self.window, *question_words())
            set_help_topic(question, "statistics#explorer")
            question.accepted.connect(self.session.make_casual)
            question.accepted.connect(lambda: self._show_explorer(view, view, True))
            self.open(question)

    def _show_explorer(self, view: GameView | None, asked: GameView | None, is_like: bool) -> None:
        from burgundy_qt.widgets.explorer.explorer_dialog import ExplorerDialog, position_in

        position = position_in(asked) if asked is not None else None
        game = view.game if view is not None else next(iter(GAMES))
        dialog = ExplorerDialog(self.window, self.session.explorer, game, position, is_like)
        dialog.open_asked.connect(self._open_explored)
        self.open(dialog)

    def _open_explored(self, game: OwnGame | BotsGame) -> None:
        """Open a game of the explorer; bots play theirs again."""
        from burgundy_qt.session.explorer.collection import BotsGame

        if isinstance(game, BotsGame):
            self.session.open_of_bots(game)
        else:
            self.open_game(game.path)

    def show_about(self) -> None:
        """Show the program's version and origin."""
        dialog = ConfirmDialog(
            self.window,
            "Burgundy Qt",
            tr(
                "Window",
                "Version {version}. An unofficial home for The Castles of Burgundy, made "
                "by players for players. All pictures and texts are original.",
                version=__version__,
            ),
            tr("Window", "Close"),
            no=None,
        )
        self.open(dialog)

    def open(self, dialog: QDialog) -> None:
        """Open a dialog over the window, and close the one that was open before."""
        if self.current is not None:
            self.current.close()
        self.current = dialog
        dialog.addActions(self.everywhere)
        dialog.finished.connect(lambda: self._forget(dialog))
        dialog.open()
        hand_on(self.window, dialog)

    def close(self) -> None:
        """Close all open dialogs, the innermost first, before the window closes."""
        for dialog in reversed(self.window.findChildren(QDialog)):
            dialog.close()

    def _forget(self, dialog: QDialog) -> None:
        if self.current is dialog:
            self.current = None
        hand_on(dialog, self.window)
        dialog.deleteLater()
        self.left.emit()


def hand_on(from_: QWidget, to: QWidget) -> None:
    """Move the unread problem dialogs from one parent to the other."""
    for dialog in from_.findChildren(ProblemDialog):
        if dialog.isVisible():
            dialog.setParent(to, dialog.windowFlags())
            dialog.open()


def drawn(line_up: LineUp) -> LineUp:
    """Return the line-up with its random choices drawn."""
    return setup_of(game_of(line_up.request)).draw_random_choices(line_up)


def person_of(last: LineUp | None) -> SeatPlan:
    """Return the last person who played at this screen, or an unnamed one if nobody has."""
    people = [plan for plan in last.seats if plan.is_person] if last is not None else []
    return people[0] if people else SeatPlan(YOU, avatar=next(iter(AVATARS)))


def again(line_up: LineUp) -> LineUp:
    """Return the same seats and set-up without a seed, for new dice and tiles."""
    return replace(line_up, request={**line_up.request, "seed": None})


def question_words() -> tuple[str, str, str, str]:
    """Return the question before games like a rated one are shown: heading, sentence, two
    buttons."""
    return (
        tr("Explorer", "Show games like this one?"),
        tr(
            "Explorer",
            "If you look at them, this becomes a casual game: it no longer counts towards your "
            "rating. You are asked only once per game.",
        ),
        tr("Explorer", "Show games"),
        tr("Hint", "Continue without it"),
    )
