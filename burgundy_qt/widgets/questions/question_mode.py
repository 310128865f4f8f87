"""Questions on the table: a turn is tried on a copy of the game, which waits meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.questions.question import (
    Answer,
    Outcome,
    Question,
    Series,
    Trial,
    TurnCheck,
    Verdict,
    VerdictKind,
)
from burgundy_qt.widgets.advice import game_advice, hint_controller, hint_marks, tip_text
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.keys.keymap import RoomKeys
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.play import game_input
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.play.move_choice import Action
from burgundy_qt.widgets.questions import question_panel, question_text
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT


class Stage(Enum):
    """The stage of a question."""

    ASKED = "asked"  # the person tries a turn
    CHECKED = "checked"  # the tried turn is being checked
    VERDICT = "verdict"  # its verdict is shown
    ANSWERED = "answered"  # the best turn is shown
    ENDED = "ended"  # all questions of the series are done


TICK = 200
"""Milliseconds after which a clock in a heading is read again."""
READING = 250
"""Milliseconds after an answer, before the next question is drawn out of sight."""


class QuestionMode(QObject):
    """Shows the questions of a series on a page, and then the game again.

    `began` carries the View of each question, `announced` a sentence or two about the tried turn;
    `ended` says that the game is shown again.
    """

    began = Signal(object)
    announced = Signal(str)
    ended = Signal()

    def __init__(self, page: TablePage, turn_check: TurnCheck) -> None:
        super().__init__(page)
        self.page, self.turn_check = page, turn_check
        self.series: Series | None = None
        self.words: question_text.SeriesTexts | None = None
        self.trial: Trial | None = None
        self.verdict: Verdict | None = None
        self.stage = Stage.ASKED
        self.tries = 0
        self.is_hinted = self._is_appearing = False
        self.panel = question_panel.QuestionPanel(page.log.pages)
        self.tab = page.log.add_page(tr("Learn", "Learn"), self.panel)
        page.log.withdraw_page(self.tab)
        self.bar = question_panel.QuestionBar(page.view)
        self.bar.hide()
        self.marks = hint_marks.HintMarks(page.scene)
        self._drawing = ChunkedTask(self)
        self.clock = QTimer(self, interval=TICK)
        self.clock.timeout.connect(self._read_clock)
        self.keys = RoomKeys(self, "question")
        for widget in (page.view, page.view.viewport()):
            widget.installEventFilter(self.keys)
        page.lettering.add(self.bar, self.bar.set_text_scale, LARGEST_PROMPT)
        page.view.laid_out.connect(self._lay_out)
        page.began.connect(self._put_away)
        page.decision.acted.connect(self._act)
        page.scene.settled.connect(self._go_on)
        page.prompt.hint_asked.connect(self.hint)
        page.foot.tips_asked.connect(self.show_page)
        turn_check.checked.connect(self._show_verdict)
        turn_check.explained.connect(self._explain)
        turn_check.failed.connect(self._ask_again)
        for asking in (self.keys, self.bar, self.panel):
            asking.asked.connect(self.carry_out)

    @property
    def is_on(self) -> bool:
        """Whether a question is on the table."""
        return self.series is not None and not self._is_appearing

    def begin(
        self,
        series: Series,
        words: question_text.SeriesTexts,
        appear: Callable[[], None] | None = None,
    ) -> None:
        """Begin a series of questions. If the page is out of view, `appear` shows it: then the
        first question follows in several turns of the event loop, because all at once would block
        the window for too long."""
        self.series, self.words = series, words
        self.page.log.offer_page(self.tab, words.tab())
        self.page.foot.offer_tips(True, words.tab())
        self.keys.is_on = True
        if words.is_timed:
            self.clock.start()
        if appear is None:
            self._ask()
        else:
            self._is_appearing = True
            self._drawing.begin(self._appearing(appear))

    def _appearing(self, appear: Callable[[], None]) -> Iterator[None]:
        """Ask the first question, with the page shown once its table is drawn."""
        assert self.series is not None
        self._introduce()
        yield
        self.page.try_out(Trial(self.series.question).view)
        yield
        appear()
        yield
        self._is_appearing = False
        self._pose()

    def leave(self) -> None:
        """Return to the game as it is now."""
        if self.is_on:
            self._put_away()
            self.page.look_up()
            self.page.view.setFocus()
            self.ended.emit()

    def _put_away(self) -> None:
        """End the series, and remove its widgets."""
        if self.series is None:
            return
        self._is_appearing = False
        self.clock.stop()
        self.turn_check.stop()
        self._drawing.begin(iter(()))
        self.marks.clear()
        self.series.finish()
        self.series = self.words = self.trial = self.verdict = None
        self.keys.is_on = False
        self.bar.hide()
        self.page.prompt.show()
        self.page.asking.counsel(None)
        self.page.log_place.leave_page(self.tab)
        self.page.log.withdraw_page(self.tab)
        self.page.foot.offer_tips(False)
        self.page.log_place.keep_free(0)

    def take_over(self, other: QuestionMode) -> None:
        """Ask the current question of another page again, which will be deleted, in the current
        language."""
        series, words = other.series, other.words
        if series is not None and words is not None:
            other.turn_check.stop()
            self.begin(series, words)

    def carry_out(self, command: str) -> None:
        """Carry out a command of the room "question", or "hint"; a command that is not possible
        now does nothing."""
        commands: Mapping[str, Callable[[], object]] = {
            "hint": self.hint,
            "answer": self.give_up,
            "again": self.again,
            "next": self.go_on,
            "leave": self.leave,
        }
        commands[command]()

    def show_page(self) -> None:
        """Show the page of the question, or close it where it covers the table."""
        if self.is_on:
            self.page.log_place.turn_to(self.tab)

    def hint(self) -> None:
        """Show the kind of action that the question is about."""
        if self.trial is not None and self.stage is Stage.ASKED:
            prompt = question_text.hint_words(self.trial.question)
            self.is_hinted = True
            self.panel.show_hint(prompt)
            self.page.asking.counsel(prompt)
            self.page.log.fit()

    def show_anew(self) -> None:
        """Show the tried position again."""
        if self.trial is not None and self.stage is Stage.ASKED:
            self._show()

    def undo(self) -> None:
        """Undo the last action of the tried turn."""
        if self.trial is not None and self.stage is Stage.ASKED and self.trial.undo():
            self._show()

    def again(self) -> None:
        """Try the same question again."""
        is_open = self.series is not None and not self.series.is_example
        if is_open and self.stage in (Stage.VERDICT, Stage.ANSWERED):
            self._try()

    def give_up(self) -> None:
        """Show the answer; the question counts as not found, unless it was found before."""
        if self.series is not None and self.stage in (Stage.ASKED, Stage.VERDICT):
            self.series.note(Outcome(False, self.tries, self.is_hinted))
            self._answer(
                Prompt(
                    tr("Questions", "The answer"),
                    tr("Questions", "The best turn is marked on the table, step by step."),
                )
            )

    def go_on(self) -> None:
        """Go to the next question, or after the last one to the result."""
        if self.series is None or self.stage is Stage.ENDED:
            return
        if self.series.is_at_end:
            self._end()
        else:
            self.series.go_on()
            self._ask()

    # One question

    def _ask(self) -> None:
        self._introduce()
        self._pose()

    def _introduce(self) -> None:
        """Show the page of the current question beside the table."""
        assert self.series is not None and self.words is not None
        self.tries, self.is_hinted = 0, False
        self.turn_check.stop()
        task = self.words.task(self.series.question)
        self.panel.ask(self.words.heading(self.series), task, self._score)
        self.page.log_place.show_page(self.tab)

    def _pose(self) -> None:
        """Show the current question on the table."""
        assert self.series is not None and self.words is not None
        if self.series.is_example:
            self.began.emit(Trial(self.series.question).view)
            self._answer(
                Prompt(self.words.heading(self.series), self.words.example(self.series.question))
            )
        else:
            self._try()

    def _try(self) -> None:
        """Begin a try from the position of the question."""
        assert self.series is not None
        self.page.log_place.put_away()
        self.verdict = None
        self.trial = Trial(self.series.question)
        self._show()
        self.began.emit(self.trial.view)

    def _show(self) -> None:
        """Show the current position of the try, and ask for the next action."""
        assert self.trial is not None
        self.stage = Stage.ASKED
        self.marks.clear()
        self.bar.hide()
        self.page.log_place.keep_free(0)
        self.page.prompt.show()
        self.page.asking.counsel(None)
        self.page.try_out(self.trial.view)
        self._open()
        self.page.view.setFocus()

    def _open(self) -> None:
        """Let the person choose the next action."""
        assert self.trial is not None
        decision = self.page.decision
        if not self.trial.actions:
            self.page.asking.counsel(self._task, sign=None)
        decision.begin(self.trial.view)
        if self.page.turn.ends_itself and decision.only_end_is_left:
            decision.end()

    def _act(self, _revision: int, action: Action) -> None:
        """Apply an action to the try."""
        if self.trial is not None and self.stage is Stage.ASKED:
            self.page.asking.counsel(None)
            step = self.trial.act(action)
            self.page.try_out(step.view, step)

    def _go_on(self) -> None:
        """Ask for the next action after an animation, or check the finished turn."""
        if self.trial is None or self.stage is not Stage.ASKED or self.page.decision.is_open:
            return
        if self.series is not None and self.series.is_cut_off:
            self._end()
        elif not self.trial.is_done:
            self._open()
        else:
            self.stage = Stage.CHECKED
            self.tries += 1
            self._say(Prompt(tr("Questions", "Checking your turn")), (), "")
            self.turn_check.check(self.trial.question, self.trial.actions)

    def _show_verdict(self, verdict: Verdict) -> None:
        if self.series is None or self.stage is not Stage.CHECKED:
            return
        self.verdict, prompt = verdict, question_text.verdict_words(verdict)
        self.panel.show_verdict(prompt)
        if verdict.kind is VerdictKind.FOUND:
            self.series.note(Outcome(True, self.tries, self.is_hinted))
            self._answer(prompt)
            return
        self.series.miss()
        self.stage = Stage.VERDICT
        self._say(prompt, ("again", "answer", "next"), "again")
        self._prepare_next()

    def _ask_again(self, *_: object) -> None:
        """Return to the try after a check that failed."""
        if self.stage is Stage.CHECKED:
            self._try()

    def _answer(self, prompt: Prompt) -> None:
        """Show the position of the question with its best turn."""
        assert self.series is not None and self.words is not None
        self.stage = Stage.ANSWERED
        question = self.series.question
        self.trial = Trial(question)
        view = self.trial.view
        self.page.try_out(view)
        turns = hint_controller.turn_texts_for(view)
        called = wording.capitalize(self.words.played(question))
        best, played = turns.steps(question.better), turns.steps(question.played or ())
        achieved = turns.headline(self.trial.preview_events(question.better), question.seat)
        self.panel.show_answer(best, achieved, played if question.played else (), called)
        self.panel.show_score(self._score)
        arranged = game_input.input_of(view.game).arranged(question.better)
        self.page.scene.offer(arranged)
        self.marks.show(question.better, {called: question.played[0]} if question.played else {})
        self.marks.bring_into_view()
        if arranged:
            self.page.log.show()  # it covers nothing of what is arranged
        if self.series.is_example and self.page.log.isHidden():
            said = f"{self.words.task(question)} {prompt.sentence}"
            prompt = Prompt(prompt.heading, said)
        commands = ("next", "leave") if self.series.is_example else ("again", "next", "leave")
        self._say(prompt, commands, "next")
        self._prepare_next()
        if self._other is not None or question.played or question.rival:
            self.turn_check.explain(question, self._other)

    def _prepare_next(self) -> None:
        """Draw the next question while the person reads about this one: all at once would block the
        window for too long."""
        assert self.series is not None
        if not self.series.is_at_end:
            self._drawing.begin(self.drawn(self.series.questions[self.series.at + 1]), READING)

    def drawn(self, question: Question) -> Iterator[None]:
        """Draw the pieces and boards of a question out of sight, one at each step, and write its
        log; before that, load what its game needs."""
        view = Trial(question).view
        yield
        game_input.input_of(view.game)
        yield
        yield from self.page.scene.beside(view, question.seat)
        self.page.log.prepare(view)

    @property
    def _other(self) -> Verdict | None:
        """The tried turn, if it is worth comparing with the answer."""
        found = self.verdict is None or self.verdict.kind is VerdictKind.FOUND
        return None if found else self.verdict

    def _explain(self, answer: Answer) -> None:
        if self.trial is None or self.words is None or self.stage is not Stage.ANSWERED:
            return
        called = tr("Questions", "your attempt")
        if self._other is None:
            called = self.words.played(answer.question) or tr("Questions", "the next best turn")
        against = tr("Questions", "Compared with this turn: {turn}", turn=called)
        advice, view = answer.advice, self.trial.view
        facts = tip_text.fact_reasons(
            advice.facts,
            game_advice.motive_texts_for(view.game, view.line_up.seats, advice.seat),
            called,
        )
        self.panel.show_reasons(
            against, [*facts, *question_text.reasons(advice, hint_controller.turn_texts_for(view))]
        )
        self._prepare_next()
        self.page.log.fit()

    def _end(self) -> None:
        """Show the result of the series."""
        assert self.series is not None and self.words is not None
        if self.series.outcome is None and not self.series.is_cut_off:
            self.series.note(Outcome(False, self.tries, self.is_hinted))
        self.clock.stop()
        self.series.finish()
        self.turn_check.stop()
        self.marks.clear()
        self.page.decision.finish()
        self.stage = Stage.ENDED
        ending = self.words.ending(self.series)
        self.panel.ask(tr("Questions", "That was all"), ending, self._score)
        self.panel.giving_up.hide()
        self._say(Prompt(tr("Questions", "That was all"), ending), ("leave",), "leave")

    # On the screen

    def _read_clock(self) -> None:
        """Show the time that is left, and end the series when it is up. A turn that is being
        checked was in time."""
        assert self.series is not None and self.words is not None
        if self.stage is Stage.ASKED and self.series.is_cut_off:
            self._end()
        elif self.panel.heading.text() != (heading := self.words.heading(self.series)):
            self.panel.heading.setText(heading)
            self.page.asking.retitle(self._task)

    @property
    def _task(self) -> Prompt:
        assert self.series is not None and self.words is not None
        usual = tr_noop(
            "Questions", "Find the best turn and play it on the table. This is only a trial."
        )
        sentence = self.words.prompt() or tr("Questions", usual)
        return Prompt(self.words.heading(self.series), sentence)

    @property
    def _score(self) -> str:
        assert self.series is not None
        count = self.series.count
        return tr("Questions", "Found: {found} of {count}", found=self.series.found, count=count)

    def _say(self, prompt: Prompt, commands: tuple[str, ...], primary: str) -> None:
        self.page.prompt.hide()
        self.bar.show()
        self.bar.say(prompt, commands, primary)
        self.announced.emit(self.bar.accessibleName())
        self._lay_out()
        self.page.log.fit()

    def _lay_out(self) -> None:
        if self.is_on and self.bar.isVisible():
            self.bar.set_area(self.page.view.prompt_rect().toAlignedRect())
            self.page.log_place.keep_free(self.bar.height())
