"""The turn of a person: they come to the screen, see the others' actions, get the prompt, and
decide by the clock; and the queue of steps, in the order of their animation: each begins after the
previous one, or later, while something else is shown. Also the seat from whose point of view the
table is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.log import game_log, log_card
from burgundy_qt.widgets.page.prompt_block import Answers, PromptBlock
from burgundy_qt.widgets.people import game_clock, privacy_screen, recap_cards
from burgundy_qt.widgets.phrases.wording import seat_name, seat_names
from burgundy_qt.widgets.play.decision import ANOTHER, BUTTONS, END, PASS, Decision, can_undo
from burgundy_qt.widgets.play.game_input import Prompt, input_of, waiting_heading
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight
from burgundy_qt.widgets.table.table_scene import TableScene


class StepQueue(QObject):
    """The steps of the `game`, which is the last GameView.

    While a position of the `past` is shown, the game waits: steps are held back. They are also held
    back while it `is_resting`, out of view. `is_trial`: in that position a turn is tried, and
    decisions there are not the game's. `due` carries a ViewStep to show now, and whether at once.
    After its animation the page calls `finish_step`: `shown` then says that the last step has been
    seen, and `reached` carries its GameView, unless there is another one by now. An earlier step
    emits `overtaken` first: the running animation ends at once, and nothing reports that it was
    seen. `hurried` says that nobody waits for bots.
    """

    due = Signal(object, bool)
    shown = Signal()
    reached = Signal(object)
    overtaken = Signal()
    hurried = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: GameView | None = None
        self.past: GameView | None = None
        self.is_trial = False
        self.is_resting = False
        self.is_hurried = False
        self.bots_act_at_once = False
        self._held: list[ViewStep] = []
        self._is_unseen = False  # of the last step, until it is reported

    @property
    def seen(self) -> GameView | None:
        """The visible view: a position of the past, else the game."""
        return self.past or self.game

    @property
    def asked(self) -> GameView | None:
        """The view for a decision: the position of a trial, else the game."""
        return self.past if self.is_trial else self.game

    @property
    def is_all_seen(self) -> bool:
        """Whether everything was seen and reported."""
        return not (self._held or self._is_unseen)

    @property
    def _waits(self) -> bool:
        return self.past is not None or self.is_resting

    def begin(self, view: GameView) -> None:
        """Start with the view of a new, opened or rewound game."""
        self.game = view
        self.past, self.is_trial = None, False
        self._is_unseen, self.is_hurried = False, False
        self._held.clear()

    @property
    def last(self) -> GameView | None:
        """The current game, including held-back steps."""
        return self._held[-1].view if self._held else self.game

    def take_over(self, other: StepQueue) -> None:
        """Continue from another queue of the same game; its due step was shown, but not
        reported."""
        self.is_resting, self._is_unseen = other.is_resting, not other.is_all_seen

    def add(self, step: ViewStep) -> None:
        """Add a step, to show now or when the game continues."""
        if self._waits:
            self._held.append(step)
            return
        if self._is_unseen:
            self._is_unseen = False
            self.overtaken.emit()
        self.game = step.view
        self._is_unseen = True
        at_once = self.is_hurried or (self.bots_act_at_once and is_by_bot_among_people(step))
        self.is_hurried = self.is_hurried and can_be_hurried(step.view)
        self.due.emit(step, at_once)

    def update_view(self, view: GameView) -> None:
        """Take over further information on the last position."""
        if self._held:
            self._held[-1] = replace(self._held[-1], view=view)
        else:
            self.game = view

    def hurry(self) -> None:
        """Show bots without motion and without pauses, until a person has to decide."""
        if self.past is None and self.game is not None and can_be_hurried(self.game):
            self.is_hurried = True
            self.hurried.emit()

    def wake(self) -> None:
        """Continue the game, which is in view again."""
        if self.is_resting:
            self.is_resting = False
            self.go_on()

    def go_on(self) -> None:
        """Show held-back steps; or report that a step was seen."""
        if self._waits:
            return
        held, self._held = self._held, []
        for step in held:
            self.add(step)
        if not held and self._is_unseen:
            self.finish_step()

    def finish_step(self) -> None:
        """Report that the last step has been shown."""
        view = self.game
        if view is None or self._waits or not self._is_unseen:
            return
        self._is_unseen = False
        self.shown.emit()
        if view is self.game:
            self.reached.emit(view)


def is_by_bot_among_people(step: ViewStep) -> bool:
    """Return whether a bot has acted in a game with people."""
    seats = step.view.line_up.seats
    return (
        step.seat is not None
        and not seats[step.seat].is_person
        and any(plan.is_person for plan in seats)
    )


def can_be_hurried(view: GameView) -> bool:
    """Return whether bots play, and a person waits for a turn."""
    is_waiting = view.person_to_decide is None and not (view.is_over or view.chance)
    return is_waiting and any(plan.is_person for plan in view.line_up.seats)


# The turn of a person.


class PromptController(QObject):
    """The link between the `decision`, the table and the prompt: it shows the offers and takes the
    answers. While nobody decides, the prompt says whom the game waits for."""

    def __init__(
        self,
        steps: StepQueue,
        decision: Decision,
        scene: TableScene,
        prompt: PromptBlock,
        log: log_card.LogCard,
    ) -> None:
        super().__init__(steps)
        self.steps, self.decision, self.scene = steps, decision, scene
        self.prompt, self.log = prompt, log
        self._thinking: tuple[str, int] | None = None  # the game and the seat of the thinking bot
        self._stopped = ""
        self._counsel: Prompt | None = None
        self._can_play_counsel = False
        self._sign: str | None = None
        self._arranged: Mapping[ClickTarget, Highlight] = {}
        self._doubt: Prompt | None = None
        decision.changed.connect(self.show)
        decision.refused.connect(prompt.point_out)
        scene.clicked.connect(decision.click)
        scene.dropped.connect(decision.drop)
        scene.stepped_back.connect(decision.back)
        prompt.back_asked.connect(decision.back)
        prompt.end_asked.connect(lambda: self.carry_out("end"))
        prompt.pass_asked.connect(lambda: self.carry_out("pass"))
        prompt.another_asked.connect(lambda: self.carry_out("another"))
        prompt.skip_asked.connect(steps.hurry)

    def carry_out(self, command: str) -> None:
        """Choose the target of a keymap command; a running animation ends, so that no key is
        lost."""
        self.scene.skip()
        self.decision.take_shortcut(command)

    def counsel(
        self, prompt: Prompt | None, can_play: bool = False, sign: str | None = "hint"
    ) -> None:
        """Show advice in the prompt, with the icon named `sign`; `can_play`: a button does it.
        None: show the usual prompt."""
        if prompt is None and self._counsel is None:
            return
        self._counsel, self._can_play_counsel, self._sign = prompt, can_play, sign
        self.show()

    def preview(self, arranged: Mapping[ClickTarget, Highlight]) -> None:
        """Show what advice arranges on the table, instead of the arrangement so far; nothing: show
        that again."""
        if arranged != self._arranged:
            self._arranged = arranged
            self.show()

    def retitle(self, counsel: Prompt) -> None:
        """Change the time in the heading of advice without an icon, if that is in view."""
        is_shown = self._counsel is not None and self._sign is None and self._doubt is None
        if is_shown and self.decision.is_open and not self.decision.choosing.has_begun:
            self._counsel = counsel
            self.prompt.heading.setText(counsel.heading)

    def doubt(self, prompt: Prompt) -> None:
        """Ask for a confirmation of the held action, until it is released."""
        self._doubt = prompt
        self.decision.changed.emit()  # so that its followers show the question too

    def say_thinking(self, seat: int, on: bool) -> None:
        """Show that a bot has begun to think, or has finished."""
        game = self.steps.game
        self._thinking = (game.game_id, seat) if on and game is not None else None
        if on:
            self._stopped = ""
        if not self.decision.is_open:
            self.show()

    def say_stopped(self, name: str) -> None:
        """Show that the engine of this name cannot continue and the game waits for it; "": none."""
        self._stopped = name
        self._thinking = None
        if not self.decision.is_open:
            self.show()

    def say_time_is_over(self, seat: int) -> None:
        """Mention that the time is over, without forcing anything."""
        if self.steps.game is not None:
            name = seat_name(self.steps.game.line_up.seats, seat)
            self.prompt.point_out(
                tr("Clock", "Time is up for: {name}. You can still play on.", name=name)
            )

    def take_over(self, other: PromptController) -> None:
        """Take over the thinking bot or the stopped engine of another page."""
        self._thinking, self._stopped = other._thinking, other._stopped

    @property
    def may_move_now(self) -> bool:
        """Whether a thinking player can be told to move: a bot with a pace, because the others are
        quick, or an engine."""
        view, seat = self.steps.asked, self._seat_that_thinks
        return view is not None and seat is not None and takes_time(view.line_up.seats[seat])

    @property
    def _seat_that_thinks(self) -> int | None:
        """The seat that thinks in the current game: a turn may be tried in another one meanwhile,
        or another one has just begun."""
        view = self.steps.asked
        if view is None or self._thinking is None or self._thinking[0] != view.game_id:
            return None
        return self._thinking[1]

    @property
    def _engine_stopped(self) -> str:
        """The engine that cannot continue in the current game, or ""."""
        return "" if self.steps.is_trial else self._stopped

    def show(self) -> None:
        """Highlight the offers and show the prompt."""
        view = self.steps.asked
        if view is None:
            return
        if self.decision.held is None:
            self._doubt = None
        if self._doubt is not None:
            self.scene.offer({})
            self.prompt.say(self._doubt, "warning")
            self.prompt.answer(Answers(doubted=True))
            return
        highlights = self.decision.scored_highlights
        self.scene.offer(
            self._arranged
            or {
                target: highlight
                for target, highlight in highlights.items()
                if target not in BUTTONS
            }
        )
        has_begun = self.decision.choosing.has_begun and not self._arranged
        counsel = None if has_begun or not self.decision.is_open else self._counsel
        can_play = counsel is not None and self._can_play_counsel
        asked = self.decision.prompt if self.decision.is_open else self._waiting(view)
        self.scene.lights.hide_offers(can_play)
        self.prompt.say(counsel or asked, self._sign if counsel else None)
        self.prompt.answer(
            Answers(
                hint=self.decision.is_open and not (self.decision.is_led or view.is_unaided),
                hint_is_open=self._counsel is not None and self._sign is not None,
                advised=can_play,
                back=self.decision.choosing.has_begun,
                undo=can_undo(view),
                redo=view.can_redo,
                passing=PASS in highlights,
                passing_words=asked.passing,
                another=asked.another if ANOTHER in highlights else "",
                end=END in highlights,
                end_text=asked.end or tr("Prompt", input_of(view.game).end),
                score=view.is_over,
                skip=can_be_hurried(view),
                may_wait=can_be_hurried(view) and any(map(takes_time, view.line_up.seats)),
                waits=self.may_move_now,
                stopped=bool(self._engine_stopped)
                and not view.is_over
                and not self.decision.is_open,
            )
        )

    def _waiting(self, view: GameView) -> Prompt:
        """Return the prompt while no person decides."""
        seats = view.line_up.seats
        if view.is_over:
            title, why = game_log.log_of(view.game).winning(view.state, seat_names(seats))
            return Prompt(
                title,
                why or tr("Prompt", "The final score shows every point and where it came from."),
            )
        if view.chance:
            words = tr(
                "Record", "Enter it under Move, Entries ({key}).", key=keymap.label("entries")
            )
            return Prompt(tr("Chance", "What came up?"), words)
        if self._engine_stopped:
            return Prompt(
                tr("Prompt", "{name} cannot go on", name=self._engine_stopped),
                tr("Prompt", "The game is paused until you choose who takes over."),
            )
        last = self.log.last_line
        text = "" if last is None else last_line_text(last, seats)
        thinking = self._seat_that_thinks
        if thinking is not None:
            return Prompt(tr("Prompt", "{name} is thinking", name=seat_name(seats, thinking)), text)
        return Prompt(waiting_heading(view), text)


def takes_time(plan: SeatPlan) -> bool:
    """Return whether a bot or an engine may think for a long time."""
    return bool(plan.pace) or plan.is_engine


def last_line_text(line: game_log.LogLine, seats: Sequence[SeatPlan]) -> str:
    """Return the last line of the log as a sentence; the action of a bot begins with its name."""
    if line.seat is None or seats[line.seat].is_person:
        return tr("Prompt", "{action}.", action=line.text)
    return tr("Prompt", "{name}: {action}.", name=seat_name(seats, line.seat), action=line.text)


class PersonTurn(QObject):
    """The start of a person's turn: it opens the `decision` of the current game.

    `ends_itself`: a turn whose only action is its end is ended.
    """

    def __init__(
        self,
        table: QWidget,
        handover: privacy_screen.SeatHandover,
        steps: StepQueue,
        decision: Decision,
        recalling: recap_cards.RecapController,
        log: log_card.LogCard,
    ) -> None:
        super().__init__(table)
        self.steps, self.decision, self.recalling, self.log = steps, decision, recalling, log
        self.ends_itself = False
        self.handover = handover
        self.clock = game_clock.ThinkingClock(
            lambda: steps.past is not None or table.isHidden(), self
        )
        decision.acted.connect(self.clock.stop)
        decision.acted.connect(recalling.clear)

    def take_over(self, other: PersonTurn) -> None:
        """Take over a privacy screen that still waits on the other page."""
        if self.handover.seat != other.handover.seat:
            self.handover.seat = other.handover.seat
            self.decide()

    def is_covered(self, view: GameView) -> bool:
        """Return whether a person who may see more than the view must come to the screen first."""
        return view.is_face_down and self.handover.request_handover(
            view, self.log.log.entries.lines
        )

    def decide(self) -> None:
        """Open the decision for a person who has to decide and is at the screen."""
        view, lines = self.steps.game, self.log.log.entries.lines
        if (
            view is None
            or view.person_to_decide is None
            or self.handover.request_handover(view, lines)
        ):
            self.decision.finish()
            return
        self.decision.begin(view)
        if self.decision.is_led:
            self.recalling.clear()
        else:
            self.recalling.recall(view, lines)
        self.clock.think(view)
        may_end = self.ends_itself and not (view.is_unaided or self.decision.is_led)
        if may_end and self.decision.only_end_is_left:
            self.decision.end()


class SeatInView(QObject):
    """The seat, `number`, whose views the scene shows; it changes with the turn."""

    def __init__(self, steps: StepQueue, scene: TableScene) -> None:
        super().__init__(steps)
        self.steps, self.scene = steps, scene
        self.number = 0
        scene.rested.connect(self._follow)

    def of(self, view: GameView) -> int:
        """Return the person who decides; else the previous one, else the first person."""
        if view.person_to_decide is not None:
            return view.person_to_decide
        people = [seat for seat, plan in enumerate(view.line_up.seats) if plan.is_person]
        return self.number if self.number in people or not people else people[0]

    def show(self, view: GameView) -> None:
        """Show a view at once."""
        self.number = self.of(view)
        self.scene.show_view(view, self.number)

    def enlarge(self, seat: int) -> None:
        """Show a seat's estate large for a while, or the usual one again."""
        view = self.steps.seen
        if view is not None and seat < len(view.line_up.seats):
            self.scene.enlarge(None if seat == self.number else seat)

    def _follow(self) -> None:
        """Change the seat after an animation, if it is another player's turn."""
        view = self.steps.seen
        if view is not None and self.of(view) != self.number:
            self.show(view)
