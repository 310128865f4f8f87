"""The review of the game on the table: it uses the history, with a page beside the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.ai.analysis.opponent_turn import Aftermath
from burgundy_qt.ai.review.review_result import Luck, ReviewedTurn
from burgundy_qt.language.translation import tr
from burgundy_qt.session import game_replay, game_session
from burgundy_qt.session.questions.question import Answer, TurnCheck, question_about
from burgundy_qt.session.reviews.review_task import AftermathSearch, Found, ReviewedGame
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice import game_advice, hint_controller, hint_marks, tip_text
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog, set_help_topic
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases import loss_text, wording
from burgundy_qt.widgets.play.decision import no_help
from burgundy_qt.widgets.play.game_input import input_of
from burgundy_qt.widgets.questions.question_text import reasons
from burgundy_qt.widgets.review import review_panel, review_summary, review_text
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight
from burgundy_qt.widgets.theme.palette import seat_styles_of

# A reviewed turn on the table: the played one or the better one, with the reasons.


class ReviewedTurnView(QObject):
    """Marks the turn that begins in the past position in view, and shows the board of its player
    large. `failed` carries a Problem."""

    failed = Signal(object)

    def __init__(self, page: TablePage, panel: review_panel.ReviewPanel) -> None:
        super().__init__(page)
        self.page, self.panel = page, panel
        self.marks = hint_marks.HintMarks(page.scene)
        self.check = TurnCheck(self)
        self.aftermaths = AftermathSearch(self)
        self.better_of: ReviewedTurn | None = None  # the turn whose better alternative is shown
        self.arranged: Mapping[ClickTarget, Highlight] = {}  # by that turn, on the table
        self.board: int | None = None  # the player whose board is to be large
        self._shown_board: int | None = None  # and is, unless a person has enlarged another
        self.reviewed: ReviewedGame | None = None  # with the turn whose aftermath is wanted
        self.turn: ReviewedTurn | None = None
        self.check.explained.connect(self._explain)
        self.aftermaths.found.connect(self._show_aftermath)
        page.scene.settled.connect(self._show_board)
        self.check.failed.connect(self.failed)
        self.aftermaths.failed.connect(self.failed)

    def show_board_of(self, seat: int | None) -> None:
        """Show the board of a player large, or the usual one again; after an animation, if one is
        running: another layout would end it."""
        self.board = seat
        if not self.page.scene.motion.is_running:
            self._show_board()

    def _show_board(self) -> None:
        if self.board != self._shown_board:
            self._shown_board = self.board
            self.page.scene.enlarge(self.board)

    def show_played(self, reviewed: ReviewedGame, turn: ReviewedTurn) -> None:
        """Mark the actions of a turn."""
        self.clear()
        if turn.is_choice:
            played = [action for _, action in reviewed.game.actions[turn.first : turn.last]]
            self.marks.show(played, {}, turn.seat)
            self.marks.bring_into_view()

    def show_aftermath(self, reviewed: ReviewedGame, turn: ReviewedTurn | None) -> None:
        """Say what an opponent did after a costly turn that the better one would have prevented, as
        soon as it is known."""
        self.reviewed, self.turn = reviewed, turn
        self.panel.show_aftermath("")
        if turn is not None and turn.grade is not None and turn.better:
            self.aftermaths.ask(reviewed, turn)

    def _show_aftermath(self, turn: ReviewedTurn, found: Aftermath | None) -> None:
        if self.reviewed is not None and turn == self.turn and found is not None:
            self.panel.show_aftermath(review_text.aftermath_text(self.reviewed, found))
            self.page.log.fit()

    def show_better(self, reviewed: ReviewedGame, turn: ReviewedTurn) -> None:
        """Mark the better turn, show it in words, and compute the reasons."""
        past = self.page.steps.past
        if past is None:
            return
        question = question_about(reviewed, turn)
        self.better_of = turn
        self.panel.show_better(hint_controller.turn_texts_for(past).steps(question.better))
        played = {tr("Game review", "Played"): question.played[0]}
        self.arranged = input_of(past.game).arranged(question.better)
        if self.arranged:
            self.page.scene.offer(self.arranged)
        self.marks.show(question.better, played, turn.seat)
        self.marks.bring_into_view()
        self.page.log.fit()
        self.check.explain(question)

    def clear(self) -> None:
        """Remove the marks, and what a better turn arranges."""
        past, arranged = self.page.steps.past, self.arranged
        self.better_of, self.arranged = None, {}
        if arranged and past is not None:
            self.page.seat.show(past)
        self.check.stop()
        self.marks.clear()

    def close(self) -> None:
        """Close the turn check before the page is deleted."""
        self.check.close()
        self.aftermaths.close()

    def _explain(self, answer: Answer) -> None:
        past = self.page.steps.past
        if past is not None and self.better_of is not None:
            advice = answer.advice
            texts = game_advice.motive_texts_for(past.game, past.line_up.seats)
            facts = tip_text.fact_reasons(advice.facts, texts, tip_text.turn_played())
            # The sources of the points only where no fact speaks: as in a hint.
            self.panel.show_reasons(facts or reasons(advice, hint_controller.turn_texts_for(past)))
            self.page.log.fit()


class ReviewController(QObject):
    """Shows the losses in the game on the table, moment by moment.

    `learn_asked` carries the Reviewed game and the seat for questions about its mistakes.
    `report_asked` asks for the report. `question_made` carries a dialog to show, `picture_made`
    the graph as a picture to save. `better_shown` says that a better turn is in view.
    """

    learn_asked = Signal(object, int)
    report_asked = Signal()
    question_made = Signal(object)
    better_shown = Signal()
    picture_made = Signal(object)

    def __init__(
        self, page: TablePage, session: game_session.GameSession, looking_back: HistoryController
    ) -> None:
        super().__init__(page)
        self.page, self.session, self.looking_back = page, session, looking_back
        self.found: Found | None = None
        self._moments: (
            tuple[game_replay.Replay, review_summary.Labels, review_text.Chapters] | None
        ) = None
        self.is_on = False
        self.what: review_text.What = "win"
        self._at = 0
        self.comes_next = False  # whether to review the next game that opens
        self._comes_back = False  # from questions about its mistakes
        self._wanted: int | None = None
        self._is_to_report = False  # after the whole game is reviewed
        self.panel = review_panel.ReviewPanel(page.log.pages)
        self.shown = ReviewedTurnView(page, self.panel)
        self.tab = page.log.add_page(tr("Game review", "Review"), self.panel)
        page.log.withdraw_page(self.tab)
        page.foot.tips_asked.connect(self._show_page_at_foot)
        page.log_place.changed.connect(self._keep_in_view)
        self.panel.contents_changed.connect(page.log.fit)
        self.panel.asked.connect(self.carry_out)
        self.panel.depth_asked.connect(session.review)
        self.panel.what_asked.connect(self._show_what)
        self.panel.graph.asked.connect(self.go_to)
        self.panel.graph.stepped.connect(self.carry_out)
        self.panel.moments.asked.connect(self.go_to)
        self.panel.turns.asked.connect(self.go_to)
        looking_back.moved.connect(self._look_at)
        looking_back.ended.connect(self._end)
        looking_back.review_asked.connect(self.carry_out)
        session.reviews.found.connect(self._show)
        session.reviews.failed.connect(self._end)
        session.began.connect(self._forget)
        session.failed.connect(self._await_nothing)
        session.stayed.connect(self._await_nothing)
        self.shown.failed.connect(session.failed)

    @property
    def reviewed(self) -> ReviewedGame | None:
        """The game with its review so far; None before the first request."""
        return self.found.reviewed if self.found is not None else None

    def toggle(self) -> None:
        """Begin the review, or return to the game; if the page is hidden, show it."""
        view = self.session.view
        if self.is_on and self.panel.isVisible():
            self.looking_back.leave()
        elif self.is_on:
            self.show_page()
        elif view is not None and view.hides_hands:
            self._say_hidden()
        elif view is not None and view.is_unaided:
            self.page.prompt.point_out(no_help())
        elif view is not None and not self.page.steps.is_trial:
            self.begin() if view.casual or view.is_over else self._ask()

    def begin(self) -> None:
        """Review the game, and look back at it meanwhile."""
        self.is_on = True
        self.panel.wait()
        self.page.log.offer_page(self.tab, tr("Game review", "Review"))
        if not self.looking_back.is_on:
            self.looking_back.toggle()
        self.show_page()
        self.page.foot.offer_tips(True, tr("Game review", "Review"))
        self.session.review()

    def report(self) -> None:
        """Review the game, and ask for the report at the end."""
        if not self.is_on:
            self.begin()
        self._is_to_report = True

    def await_game(self) -> None:
        """Review the next game that opens."""
        self.comes_next = True

    def go_to(self, revision: int) -> None:
        """Show the game after so many actions, with the review."""
        if not self.is_on:
            self._wanted = revision
            self.begin()
        elif self.looking_back.course is not None:
            self.looking_back.course.go_to(revision)

    def take_over(self, other: ReviewController) -> None:
        """Take over the review of another page, which will be deleted."""
        self.what = other.what
        if other.is_on:
            self._wanted = other._at
            other.close()
            self.begin()

    def close(self) -> None:
        """Close the view before the page is deleted."""
        self.shown.close()

    def _await_nothing(self, *_: object) -> None:
        self.comes_next = False

    def _ask(self) -> None:
        """Ask whether the running game may become casual."""
        question = ConfirmDialog(self.page.window(), *review_text.question_words())
        set_help_topic(question, "advice#review")
        question.accepted.connect(self.begin)
        self.question_made.emit(question)

    def _say_hidden(self) -> None:
        """Say why a game with hidden hands cannot be reviewed: chances and better turns would
        reveal them."""
        dialog = ConfirmDialog(self.page.window(), *review_text.hidden_words(), no=None)
        set_help_topic(dialog, "advice#review")
        self.question_made.emit(dialog)

    def show_page(self) -> None:
        """Show the page if it is hidden."""
        if self.page.log.page != self.tab or not self.page.log.isVisible():
            self.page.log_place.turn_to(self.tab)
        self.page.view.setFocus()

    def _keep_in_view(self) -> None:
        """Keep the page visible after the card's column has appeared or disappeared."""
        if self.is_on and self.page.log.page == self.tab:
            self.page.log.show()

    def _show_page_at_foot(self) -> None:
        """Show the page for the button at the foot of a narrow window, unless there is a hint."""
        if self.is_on and self.page.foot.title == tr("Game review", "Review"):
            self.show_page()

    def _end(self, *_: object) -> None:
        """End the review, but keep its results."""
        if not self.is_on:
            return
        self.is_on = self._is_to_report = False
        self.session.reviews.cancel()
        self.shown.clear()
        self.shown.show_board_of(None)
        self.page.log_place.leave_page(self.tab)
        self.page.log.withdraw_page(self.tab)
        self.page.foot.offer_tips(False)

    def _forget(self, *_: object) -> None:
        """Forget the review: another game is on the table."""
        self._end()
        self._comes_back, self._wanted, self.found, self._moments = False, None, None, None
        self.session.reviews.drop()
        if self.comes_next:
            QTimer.singleShot(0, self, self._begin_next)

    def _begin_next(self) -> None:
        self.comes_next = False
        if not self.is_on:
            self.toggle()

    # What is shown

    def _show(self, found: Found) -> None:
        view = self.session.view
        if not self.is_on or view is None or found.reviewed.game_id != view.game_id:
            return
        self.found = found
        self.panel.show_progress(found)
        people = [seat for seat, plan in enumerate(found.reviewed.seats) if plan.is_person]
        story = review_summary.summary(found.reviewed, people[0] if people else 0)
        if found.reviewed.game.has_random_hands:
            note = tr("Game review", "Hands that the record leaves open were drawn at random.")
            story = f"{story} {note}".strip()
        self.panel.show_story(story)
        self._show_curves()
        if self.shown.better_of is None or self.shown.better_of != self.turn:
            self._show_cost()
        if self._is_to_report and found.reviewed.review.is_whole:
            self._is_to_report = False
            self.report_asked.emit()

    def _show_what(self, what: review_text.What) -> None:
        self.what = what
        self._show_curves()
        self._show_cost()

    def _show_curves(self) -> None:
        reviewed = self.reviewed
        if reviewed is None:
            return
        alone = len(reviewed.seats) == 1
        what: review_text.What = "points" if alone else self.what
        self.panel.what_choice.setVisible(not alone)
        names = wording.seat_names(reviewed.seats)
        labels, chapters = self._named_moments()
        counts = reviewed.game.position.counts()
        curves = review_text.WinChanceCurves(
            reviewed.review, what, reviewed.game.revision, chapters, counts
        )
        seat_styles = seat_styles_of(reviewed.seats)
        self.panel.graph.show_curves(curves, seat_styles, names)
        self.panel.moments.show_moments(reviewed, what, labels, names, seat_styles)
        self.panel.turns.show_turns(curves, seat_styles, names, reviewed, labels)
        self.panel.learning.setEnabled(bool(curves.marked))
        self.page.log.fit()

    def _named_moments(self) -> tuple[review_summary.Labels, review_text.Chapters]:
        """Return the labels and the chapters of the replay in view, made once for each replay."""
        course = self.looking_back.course
        if course is None:
            return (), ()
        if self._moments is None or self._moments[0] is not course.replay:
            replay = course.replay
            self._moments = (
                replay,
                review_summary.moment_labels(replay),
                review_text.chapters_of(replay),
            )
        return self._moments[1:]

    def _look_at(self, past: GameView) -> None:
        """Show the review of another moment."""
        if self._comes_back and not self.is_on:
            self._comes_back = False
            self.begin()
        if not self.is_on:
            return
        self._at = past.revision
        if self._wanted is not None and self.looking_back.course is not None:
            wanted, self._wanted = self._wanted, None
            self.looking_back.course.go_to(wanted)
            return
        self._show_curves()
        self._show_cost()

    @property
    def spoken(self) -> str:
        """The review of the current moment, for a screen reader."""
        better = self.panel.best.accessibleName() if self.shown.better_of is not None else ""
        texts = self.panel.label.text(), self.panel.luck.text(), better
        return " ".join(text for text in texts if text) if self.is_on else ""

    @property
    def turn(self) -> ReviewedTurn | None:
        """The turn that contains the current moment, or None."""
        turns = self.reviewed.review.turns if self.reviewed is not None else ()
        return next((turn for turn in turns if turn.first <= self._at < turn.last), None)

    @property
    def chance(self) -> Luck | None:
        """The luck just before that moment, or None."""
        lucks = self.reviewed.review.lucks if self.reviewed is not None else ()
        return next((luck for luck in lucks if luck.at == self._at), None)

    def _show_cost(self) -> None:
        """Show the cost of the turn, and mark its actions."""
        if self.reviewed is None:
            return
        turn, luck, names = self.turn, self.chance, wording.seat_names(self.reviewed.seats)
        game = self.reviewed.game
        alone, counts = loss_text.counted_alone(game), game.position.counts()
        in_points = self.what == "points"
        text = (
            review_text.turn_text(turn, names[turn.seat], alone, in_points)
            if turn is not None
            else ""
        )
        lucky = review_text.luck_text(luck, names, counts) if luck is not None else ""
        self.panel.show_cost(text, lucky, turn is not None and bool(turn.better))
        self.shown.show_aftermath(self.reviewed, turn)
        self.panel.graph.mark_current(self._at)
        self.panel.moments.mark_current(turn)
        self.panel.turns.mark_current(turn)
        self.shown.show_board_of(turn.seat if turn is not None else None)
        if turn is not None and turn.first == self._at:
            self.shown.show_played(self.reviewed, turn)
        else:
            self.shown.clear()

    def _show_better(self) -> None:
        """Show the better turn at its start, or the played one again."""
        turn, reviewed = self.turn, self.reviewed
        if turn is None or reviewed is None or not turn.better:
            return
        if self.shown.better_of is not None:
            self._show_cost()
            return
        self.go_to(turn.first)
        self.shown.show_better(reviewed, turn)
        self.better_shown.emit()

    # Commands

    def carry_out(self, command: str) -> None:
        """Carry out a command of the review, if there is one."""
        if self.is_on:
            self._commands[command]()

    @property
    def _commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            "better": self._show_better,
            "mistake on": lambda: self._to_mistake(1),
            "mistake back": lambda: self._to_mistake(-1),
            "back": lambda: self._to_turn(-1),
            "on": lambda: self._to_turn(1),
            "start": lambda: self.go_to(0),
            "end": lambda: self.go_to(self.session.view.revision if self.session.view else 0),
            "run": self._run_or_stop,
            "learn": self._learn,
            "report": self.report_asked.emit,
            "save": lambda: self.picture_made.emit(self.panel.graph.image()),
        }

    def _to_mistake(self, by: int) -> None:
        turns = self.reviewed.review.turns if self.reviewed is not None else ()
        self._step([turn.first for turn in turns if turn.grade is not None], by)

    def _to_turn(self, by: int) -> None:
        turns = self.reviewed.review.turns if self.reviewed is not None else ()
        self._step([turn.first for turn in turns], by)

    def _step(self, stops: list[int], by: int) -> None:
        """Go to the next of these moments, or to the one before."""
        further = [at for at in stops if (at - self._at) * by > 0]
        if further:
            self.go_to(min(further) if by > 0 else max(further))

    def _run_or_stop(self) -> None:
        if self.found is None:
            return
        if self.found.is_running:
            self.session.reviews.cancel()
        else:
            self.session.review(self.found.reviewed.review.depth)

    def _learn(self) -> None:
        """Ask about the mistakes of the person whose turn is shown, or of the first person."""
        if self.reviewed is None:
            return
        people = [seat for seat, plan in enumerate(self.reviewed.seats) if plan.is_person]
        turn = self.turn
        own = turn.seat if turn is not None and turn.seat in people else None
        self._comes_back = True
        asked = own if own is not None else people[0] if people else 0
        self.learn_asked.emit(self.reviewed, asked)
