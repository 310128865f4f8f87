"""The game in view: the table with the prompt and the log laid on it, and the decision of the
person at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import Step, View
from burgundy_qt.widgets.log.log_card import LOG, SCORE, LogCard
from burgundy_qt.widgets.log.log_line import LogLine
from burgundy_qt.widgets.log.score_parts import score_parts
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.page.floating import floating
from burgundy_qt.widgets.page.foot_line import FootLine
from burgundy_qt.widgets.page.lettering import Lettering
from burgundy_qt.widgets.page.prompt_block import Answers, PromptBlock
from burgundy_qt.widgets.people.clock_faces import ClockFaces
from burgundy_qt.widgets.people.recalling import Recalling
from burgundy_qt.widgets.people.seat_handover import SeatHandover
from burgundy_qt.widgets.people.thinking_clock import ThinkingClock
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.play.decision import END, PASS, Decision
from burgundy_qt.widgets.play.keyboard import KeyboardPlay
from burgundy_qt.widgets.play.prompts import Prompt, whose_turn
from burgundy_qt.widgets.play.undoing import can_undo
from burgundy_qt.widgets.scene.parts import LARGEST_PROMPT
from burgundy_qt.widgets.scene.scene import TableScene
from burgundy_qt.widgets.scene.view import TableView
from burgundy_qt.widgets.words.wording import seat_name, seat_names


class TablePage(QWidget):
    """Shows Views and Steps of a game and tells what the person decides.

    `acted` carries the revision and the action; `shown` says that the last step has been seen;
    `over` that the game has ended before the person's eyes; `hurried` that bots shall not be waited
    for; `clock_told` carries the game's id and the Clock that people play by. While a position of
    the `past` is looked at the game waits: steps are held back; so they are while it rests, out of
    view. `began` comes when a game is shown as it stands.
    """

    began = Signal()
    acted = Signal(int, object)
    shown = Signal()
    over = Signal()
    hurried = Signal()
    clock_told = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game: View | None = None
        self.seat_shown = 0
        self.auto_end = False
        self.bots_act_at_once = False
        self.decision = Decision(self)
        self.scene = TableScene(self)
        self.view = TableView(self.scene)
        self.prompt = PromptBlock(self.view)
        self.log = LogCard(self.view)
        self.recalling = Recalling(self)
        self.log.log_page.lay_above(self.recalling.column)
        self.foot = FootLine(self.recalling.row)
        self.foot.hide()
        self.lettering = Lettering()
        self.lettering.add(self.prompt, self.prompt.letter, LARGEST_PROMPT)
        self.lettering.add(self.log, self.log.letter)
        self.lettering.add(self.foot, self.foot.letter)
        self.keys = KeyboardPlay(self.scene, self.decision, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.foot)
        self.handover = SeatHandover(self)
        self.is_hurried = False
        self.is_resting = False
        self.clock = ThinkingClock(lambda: self.past is not None or self.isHidden(), self)
        self.clock_faces = ClockFaces(self.scene)
        self.past: View | None = None
        self._held: list[Step] = []
        self._kept_free = 0
        self._unsettled = False
        self._thinking: int | None = None
        self._counsel: Prompt | None = None
        self._can_play_counsel = False
        self._connect()

    def _connect(self) -> None:
        self.view.installEventFilter(self.keys)
        self.view.viewport().installEventFilter(self.keys)
        self.view.laid_out.connect(self._lay_out)
        self.view.zoom.changed.connect(self._float)
        self.keys.looked.connect(self.view.zoom.go)
        self.keys.moved.connect(self._bring_into_view)
        theme.theme_changed.connect(self._lay_out)  # the size of text may have changed with it
        self.scene.clicked.connect(self.decision.click)
        self.scene.clicked.connect(self._put_log_away)
        self.keys.escaped.connect(self._put_log_away)
        self.scene.dropped.connect(self.decision.drop)
        self.scene.stepped_back.connect(self.decision.back)
        self.scene.enlarge_asked.connect(self.scene.enlarge)
        self.scene.settled.connect(self._on_settled)
        self.decision.changed.connect(self._show_decision)
        self.decision.refused.connect(self.prompt.point_out)
        self.decision.acted.connect(self.acted)
        self.prompt.back_asked.connect(self.decision.back)
        self.prompt.end_asked.connect(self.end_turn)
        self.prompt.skip_asked.connect(self.hurry)
        self.handover.passed.connect(self._go_on)
        self.clock.ticked.connect(self._show_clocks)
        self.clock.told.connect(self.clock_told)
        self.clock.ran_out.connect(self._tell_time_is_over)
        self.view.laid_out.connect(self._show_clocks)
        self.acted.connect(self.clock.stop)
        self.prompt.pass_asked.connect(self.leave_effect)
        self.log.log.left.connect(self._leave_log)
        self.log.fitted.connect(self._make_room)
        self.recalling.left.connect(self._leave_log)
        self.recalling.changed.connect(self.log.log_page.fit)
        self.recalling.changed.connect(self.foot.fit)
        self.acted.connect(self.recalling.clear)
        self.foot.log_asked.connect(lambda: self.turn_to(LOG))
        self.foot.score_asked.connect(lambda: self.turn_to(SCORE))

    def begin(self, view: View) -> None:
        """Show a game that was begun, opened or gone back in."""
        self.clock.stop()
        self.game = view
        self.past, self._unsettled, self.is_hurried = None, False, False
        self.handover.begin(view)
        self._held.clear()
        self.recalling.clear()
        self.began.emit()
        self.seat_shown = self._seat_to_show(view)
        self.scene.show_view(view, self.seat_shown)
        self.clock.begin(view)
        self.log.begin(view)
        self.foot.say(self.log.last_line, self.log.seating)
        self._decide()
        self.view.setFocus()

    def take_over(self, other: TablePage) -> None:
        """Show the game that another page showed, which goes: what it was still showing counts as
        shown."""
        other.blockSignals(True)
        if other.game is None:
            return
        self.seat_shown, self.is_resting = other.seat_shown, other.is_resting
        self.clock.take_over(other.clock)
        self.begin(other._held[-1].view if other._held else other.game)
        self._unsettled = other._unsettled or bool(other._held)
        self._thinking = other._thinking
        if self.handover.seat != other.handover.seat:  # the screen has yet to be passed on
            self.handover.seat = other.handover.seat
            self._decide()
        self._show_decision()
        if other.log.page != self.log.page:
            self.log.turn_to(other.log.page)
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        if self._unsettled and self.past is None:
            self._on_settled()

    def play(self, step: Step) -> None:
        """Show one step; `shown` follows when its motion is done."""
        if self.past is not None or self.is_resting:
            self._held.append(step)
            return
        self.game = step.view
        self._unsettled = True
        self.log.add(step)
        self.foot.say(self.log.last_line, self.log.seating)
        self.decision.finish()
        self.recalling.clear()
        self.scene.play(
            step,
            at_once=self.is_hurried or (self.bots_act_at_once and is_by_bot_among_people(step)),
        )
        self.is_hurried = self.is_hurried and can_be_hurried(step.view)

    def hurry(self) -> None:
        """Show what bots do without motion, and let nobody wait for it, until a person has to
        decide."""
        if self.past is None and self.game is not None and can_be_hurried(self.game):
            self.is_hurried = True
            self.hurried.emit()
            self.scene.skip()

    def look_at(self, past: View, step: Step | None = None) -> None:
        """Show a position of the past, in which nothing can be moved: by the motion of the `step`
        that leads there."""
        begins = self.past is None
        self.handover.put_away()
        self.past = past
        if begins:
            self.decision.finish()
        self.log.stand_at(past)
        self.recalling.stand_at(len(past.events))
        self.foot.say(self.log.last_line, self.log.seating)
        if step is not None:
            self.scene.play(step)
        else:
            self.seat_shown = self._seat_to_show(past)
            self.scene.show_view(past, self.seat_shown)

    def look_up(self) -> None:
        """Back to the game where it waits; what was held back is shown now."""
        game, held = self.game, list(self._held)
        self.past = None
        self._held.clear()
        if game is None:
            return
        self.seat_shown = self._seat_to_show(game)
        self.scene.show_view(game, self.seat_shown)
        self.log.stand_at(None)
        self.recalling.stand_at(None)
        self.log.score.show_points(game)
        self.foot.say(self.log.last_line, self.log.seating)
        is_settled = not held and not self._unsettled
        self._catch_up(held)
        if is_settled:
            self._decide()

    def rest(self) -> None:
        """The game goes out of view: bots wait until it wakes."""
        self.is_resting = True
        self.scene.skip()

    def wake(self) -> None:
        """The game is in view again, and goes on."""
        if self.is_resting:
            self.is_resting = False
            held = list(self._held)
            self._held.clear()
            self._catch_up(held)

    def _catch_up(self, held: Sequence[Step]) -> None:
        """Show what was held back; where it was the seeing of a step, that is told now."""
        for step in held:
            self.play(step)
        if not held and self._unsettled:
            self._on_settled()

    def keep_free(self, height: int) -> None:
        """Something lies over so much of the table's foot: a log that floats stays above it, as
        above the prompt."""
        if height != self._kept_free:
            self._kept_free = height
            self._lay_out()

    def end_turn(self) -> None:
        """End the turn; a motion that still runs is cut short, so that no key is lost."""
        self.scene.skip()
        self.decision.end()

    def leave_effect(self) -> None:
        """Pass the effect that waits."""
        self.scene.skip()
        self.decision.leave_effect()

    def take_workers(self) -> None:
        """Turn the least useful die into workers."""
        self.scene.skip()
        self.decision.take_shortcut("workers")

    def buy_point(self) -> None:
        """Buy a point, in the solo game."""
        self.scene.skip()
        self.decision.take_shortcut("buy point")

    def say_thinking(self, seat: int, on: bool) -> None:
        """A bot has begun to think, or is done."""
        self._thinking = seat if on else None
        if not self.decision.is_open:
            self._show_decision()

    @property
    def may_move_now(self) -> bool:
        """Whether a bot thinks that can be told to move: one that has a pace, for the others are
        quick."""
        view = self.game
        return (
            view is not None
            and self._thinking is not None
            and bool(view.line_up.seats[self._thinking].pace)
        )

    def turn_to(self, page: int) -> None:
        """Open the log or the score; a second time closes them where they lie over the table."""
        if self._log_floats and self.log.isVisible() and self.log.tabs.currentIndex() == page:
            self.log.hide()
            self.view.setFocus()
            return
        self.log.turn_to(page)
        self.log.show()
        if page == LOG:
            self.log.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def recall(self) -> None:
        """Show what the others did since the last turn, and bring the keys there; from there back
        to the table."""
        if self.game is None:
            return
        if self.recalling.holds_keys:
            self.recalling.leave()
            return
        if not self.recalling.is_shown:
            self.recalling.call(self.game, self._seat_to_show(self.game), self.log.log.told.lines)
        if not self._log_floats and self.log.page != LOG:
            self.log.turn_to(LOG)
        self.recalling.take_focus(self._log_floats)

    @property
    def is_read_by_keys(self) -> bool:
        """Whether the keys go through what is told beside the table."""
        return self.recalling.holds_keys or (
            self.log.log.hasFocus() and self.log.log.is_led_by_keys
        )

    def show_page(self, page: int) -> None:
        """Open a page of the card beside the table; where the card would lie over the table it only
        lies ready."""
        if self.log.page != page:
            self.log.turn_to(page)
        self.log.setVisible(not self._log_floats)

    def leave_page(self, page: int) -> None:
        """Back to the log, where that page is open."""
        if self.log.page == page:
            self.log.turn_to(LOG)
            self._put_log_away()

    def fit_page(self) -> None:
        """What the page beside the table shows has changed."""
        self.log.fit()

    def counsel(self, prompt: Prompt | None, can_play: bool = False) -> None:
        """Advise the person in the prompt; `can_play`: a button does it. None: ask as ever."""
        self._counsel, self._can_play_counsel = prompt, can_play
        self._show_decision()

    def take_note(self, view: View) -> None:
        """The same position as before, seen again because the game has become a casual one."""
        self.game = view
        self._show_decision()

    def _leave_log(self) -> None:
        """Give the keys back to the table, which is uncovered."""
        self.view.setFocus()
        self._put_log_away()

    def _put_log_away(self) -> None:
        """Uncover the table where the log lies over it."""
        self.log.setVisible(not self._log_floats)

    def enlarge(self, seat: int) -> None:
        """Show a seat's estate large for a look, or the usual one again."""
        if self.game is not None and seat < len(self.game.line_up.seats):
            self.scene.enlarge(None if seat == self.seat_shown else seat)

    def _seat_to_show(self, view: View) -> int:
        """The person who decides; else the one shown before, else the first person."""
        if view.person_to_decide is not None:
            return view.person_to_decide
        people = [seat for seat, plan in enumerate(view.line_up.seats) if plan.is_person]
        return self.seat_shown if self.seat_shown in people or not people else people[0]

    def _on_settled(self) -> None:
        view = self.past or self.game
        if view is None:
            return
        seat = self._seat_to_show(view)
        if seat != self.seat_shown:
            self.seat_shown = seat
            self.scene.show_view(view, seat)
        if self.past is not None or self.is_resting:
            return
        self._unsettled = False
        self.shown.emit()
        if view is self.game:
            self._decide()
            if view.is_over:
                self.over.emit()

    def _decide(self) -> None:
        """Ask the person, where one has to decide."""
        view = self.game
        if view is None or view.person_to_decide is None:
            self.decision.finish()
            return
        if self.handover.comes_between(view, self.log.log.told.lines):
            self.decision.finish()
            return
        self.decision.begin(view)
        if self.decision.is_led:
            self.recalling.clear()
        else:
            self.recalling.recall(view, self.log.log.told.lines)
        self.clock.think(view)
        if self.auto_end and self.decision.only_end_is_left and not self.decision.is_led:
            self.decision.end()

    def _go_on(self) -> None:
        """The next person has come to the screen."""
        self.view.setFocus()
        self._decide()

    def _show_clocks(self) -> None:
        view = self.past or self.game
        if view is not None and view.game_id == self.clock.game_id:
            self.clock_faces.show(view, self.clock.clock, self.clock.seat)

    def _tell_time_is_over(self, seat: int) -> None:
        """Say it gently: nothing is forced."""
        if self.game is not None:
            name = seat_name(self.game.line_up.seats, seat)
            self.prompt.point_out(
                tr("Clock", "Time is up for: {name}. Play on all the same.", name=name)
            )

    def _show_decision(self) -> None:
        """Light what is offered and say what is asked."""
        view = self.game
        if view is None:
            return
        offers = self.decision.scored_offers
        self.scene.offer(
            {target: offer for target, offer in offers.items() if target not in (END, PASS)}
        )
        counsel = (
            None if self.decision.choosing.has_begun or not self.decision.is_open else self._counsel
        )
        asked = self.decision.prompt if self.decision.is_open else self._waiting(view)
        self.scene.lights.hush(counsel is not None and self._can_play_counsel)
        self.prompt.say(counsel or asked, "hint" if counsel else None)
        self.prompt.answer(
            Answers(
                hint=self.decision.is_open and not self.decision.is_led,
                hint_is_open=self._counsel is not None,
                advised=counsel is not None and self._can_play_counsel,
                back=self.decision.choosing.has_begun,
                undo=can_undo(view),
                redo=view.can_redo,
                passing=PASS in offers,
                end=END in offers,
                score=view.is_over,
                skip=can_be_hurried(view),
                may_wait=can_be_hurried(view) and any(plan.pace for plan in view.line_up.seats),
                waits=self.may_move_now,
            )
        )

    def _waiting(self, view: View) -> Prompt:
        """What to say while no person decides."""
        seats = view.line_up.seats
        if view.is_over:
            title, why = score_parts(view.game).winning(view.state, seat_names(seats))
            return Prompt(
                title,
                why or tr("Prompt", "The final score shows every point and where it came from."),
            )
        last = self.log.last_line
        told = "" if last is None else last_words(last, seats)
        if self._thinking is not None:
            return Prompt(
                tr("Prompt", "{name} is thinking", name=seat_name(seats, self._thinking)), told
            )
        return Prompt(whose_turn(seats, view.legal["seat"]), told)

    @property
    def _log_floats(self) -> bool:
        return self.view.log_rect().isEmpty()

    def _make_room(self) -> None:
        """Where the log's card lacks room the other seats stand aside for it, until it is low
        again."""
        if self._log_floats or not self.log.is_tall:
            self.scene.stand_aside(False)
        elif self.log.lacks_room:
            self.scene.stand_aside(True)

    def _float(self) -> None:
        """Where the table is seen closer, the prompt lies over it and not on its card."""
        self.prompt.lie_over(self.view.zoom.is_in)

    def _bring_into_view(self, target: Target | None) -> None:
        if target is not None:
            self.view.zoom.bring_into_view(self.scene.rect_of(target))

    def _lay_out(self, *_: object) -> None:
        """Lay prompt and log where the table keeps room; without a column the log floats when
        asked."""
        self.lettering.follow(self.view.unit())
        self.prompt.lie_at(self.view.prompt_rect().toAlignedRect())
        if self._log_floats:
            prompt, chips = self.view.prompt_rect().toAlignedRect(), round(self.view.below_chips())
            low, high = floating(self.view.rect(), prompt, self._kept_free, chips)
        else:
            low = high = self.view.log_rect().toAlignedRect()
        self.log.lie_at(low, high)
        if self.foot.isVisibleTo(self) != self._log_floats:
            self.foot.setVisible(self._log_floats)
            if self.log.log.hasFocus():
                self.view.setFocus()
            self._put_log_away()
            self._column.activate()
            # what the foot takes or gives is known: nothing is cut until the size has come to rest
            self.view.fit()


def last_words(line: LogLine, seats: Sequence[SeatPlan]) -> str:
    """The last line of the log as a sentence; what a bot did begins with its name."""
    if line.seat is None or seats[line.seat].is_person:
        return tr("Prompt", "{deed}.", deed=line.text)
    return tr("Prompt", "{name}: {deed}.", name=seat_name(seats, line.seat), deed=line.text)


def is_by_bot_among_people(step: Step) -> bool:
    """Whether a bot has acted in a game that is not only watched."""
    seats = step.view.line_up.seats
    return (
        step.seat is not None
        and not seats[step.seat].is_person
        and any(plan.is_person for plan in seats)
    )


def can_be_hurried(view: View) -> bool:
    """Whether bots play, and a person waits for a turn."""
    is_waiting = view.person_to_decide is None and not view.is_over
    return is_waiting and any(plan.is_person for plan in view.line_up.seats)
