"""Looking back: the table shows past positions, while the game waits."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView, ViewStep, newly_chosen
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog, set_help_topic
from burgundy_qt.widgets.keys.keymap import RoomKeys
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.table.motion import NORMAL, PACES
from burgundy_qt.widgets.theme.palette import seat_styles_of

if TYPE_CHECKING:
    from burgundy_qt.widgets.history.history_bar import LookingBackBar

# Moving through a replay: by action, turn or round, to any frame, or automatically.


PAUSE = 700  # milliseconds between two actions at pace 1


class ReplayCursor(QObject):
    """The position `at` one frame of a replay.

    `moved` carries the frame before; `ran` says whether the replay is running. After a frame has
    been shown, call `rest`: only then does the next one come. A move by a person stops the replay.
    """

    moved = Signal(int)
    ran = Signal(bool)

    def __init__(self, replay: Replay, at: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.replay = replay
        self.at = min(max(0, at), replay.last)
        self.pace = 1.0
        self.is_running = False
        self._turns = stops([turn.first for turn in replay.turns], replay.last)
        self._rounds = stops(replay.rounds, replay.last)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(lambda: self._move(self.at + 1))

    def go_to(self, frame: int) -> None:
        """Go to this frame, or to the nearest one."""
        self.pause()
        self._move(frame)

    def step(self, by: int) -> None:
        """Go forwards by this number of actions, or backwards."""
        self.go_to(self.at + by)

    def turn(self, by: int) -> None:
        """Go to the start of the next turn (1), or of the current or previous one (-1)."""
        self.go_to(next_stop(self._turns, self.at, by))

    def round(self, by: int) -> None:
        """Go to the start of the next round (1), or of the current or previous one (-1)."""
        self.go_to(next_stop(self._rounds, self.at, by))

    def run(self) -> None:
        """Run the replay, from the start again if it is at the end."""
        if self.is_running:
            return
        self._show_running(True)
        if self.at == self.replay.last:
            self._move(0)
        else:
            self._wait.start(0)

    def pause(self) -> None:
        """Stop the replay."""
        self._wait.stop()
        if self.is_running:
            self._show_running(False)

    def rest(self) -> None:
        """Schedule the next frame after one has been shown."""
        if self.is_running and not self._wait.isActive():
            self._wait.start(round(PAUSE / self.pace))

    def _move(self, frame: int) -> None:
        before, self.at = self.at, min(max(0, frame), self.replay.last)
        if self.at != before:
            self.moved.emit(before)
        if self.is_running and self.at == self.replay.last:
            self.pause()

    def _show_running(self, runs: bool) -> None:
        self.is_running = runs
        self.ran.emit(runs)


def stops(frames: Sequence[int], last: int) -> list[int]:
    """Return these frames with the first and the last of the replay."""
    return sorted({0, *frames, last})


def next_stop(stops: Sequence[int], at: int, by: int) -> int:
    """Return the stop after `at` (1) or before it (-1); at either end, that end."""
    place = bisect_right(stops, at) if by > 0 else bisect_left(stops, at) - 1
    return stops[min(max(0, place), len(stops) - 1)]


OF_REVIEW = "mistake back", "mistake on", "better"
"""Commands that only mean something where the game is reviewed."""
LARGEST_BAR = 1.12  # with larger text its row of buttons does not fit


class HistoryController(QObject):
    """Shows past positions on a page, and returns to the game.

    `moved` carries the View in sight. `ended` says that the game is shown again, `given_up` that a
    requested position was not shown. `play_on_asked` carries the View from which a new game
    begins, `question_made` a dialog that says why it may not. `hint_asked` asks for the best
    action, `review_asked` carries a command for the review.

    The replay comes from the session's thread, once for each state of the game; each step then
    needs only drawing.
    """

    moved = Signal(object)
    ended = Signal()
    given_up = Signal()
    play_on_asked = Signal(object)
    question_made = Signal(object)
    hint_asked = Signal()
    review_asked = Signal(str)

    def __init__(self, page: TablePage, session: GameSession) -> None:
        super().__init__(page)
        self.page, self.session = page, session
        self.course: ReplayCursor | None = None
        self._pace = NORMAL
        self._is_opened = False  # whether hidden hands are shown
        self._replay: tuple[GameView, Replay] | None = None
        self._is_asked = False
        self._wanted: Callable[[Replay], int] = present  # the position to show
        self.keys = RoomKeys(self, "review")
        page.view.installEventFilter(self.keys)
        page.view.viewport().installEventFilter(self.keys)
        page.view.laid_out.connect(self._lay_out)
        page.scene.settled.connect(self._rest)
        page.log.log.asked.connect(self.look_at_event)
        page.recalling.asked.connect(self.look_at_event)
        session.replayed.connect(self._take_up)
        session.stepped.connect(self._on_stepped)
        session.began.connect(self._drop)
        session.returned.connect(self._drop)
        self.keys.asked.connect(self._carry_out)

    @cached_property
    def bar(self) -> LookingBackBar:
        """The bar in the place of the prompt, created when it is first shown."""
        from burgundy_qt.widgets.history.history_bar import LookingBackBar

        made = LookingBackBar(self.page.view)
        made.hide()
        made.asked.connect(self._carry_out)
        made.frame_asked.connect(self._go_to)
        made.pace_asked.connect(self._use_pace)
        self.page.lettering.add(made, made.set_text_scale, LARGEST_BAR)
        return made

    @property
    def is_on(self) -> bool:
        """Whether a past position is shown."""
        return self.course is not None

    def toggle(self) -> None:
        """Begin to look back at the current position, or return to the game, even before the
        replay has come."""
        if self.is_on:
            self.leave()
        elif self._is_asked:
            self._give_up()
        else:
            self._ask(present)

    def look_at_last_decision(self) -> None:
        """Show the moment before the last action, which may have several events: secret choices
        are revealed together."""
        if self.session.view is not None and self.session.view.revision:
            self._look_at(lambda replay: replay.last - 1)

    def look_at_event(self, event: int) -> None:
        """Show the position after the event of this number, and stop there."""
        self._look_at(lambda replay: replay.after(event))

    def show_position(self, frame: int) -> None:
        """Show the position after so many actions, and stop there."""
        self._look_at(lambda _replay: frame)

    def _look_at(self, wanted: Callable[[Replay], int]) -> None:
        if not self.page.log_place.is_read_by_keys:
            self.page.view.setFocus()
        self._ask(wanted)

    def leave(self) -> None:
        """Return to the current position of the game."""
        self._give_up()
        if self.is_on:
            self._end()
            self.page.look_up()
            self.page.view.setFocus()
            self.ended.emit()

    def take_over(self, other: HistoryController) -> None:
        """Take over the past position and the settings of another controller, whose page will
        be deleted."""
        self._replay, self._pace = other._replay, other._pace
        self._is_opened = other._is_opened
        self._is_asked, self._wanted = other._is_asked, other._wanted
        if other.course is not None:
            other.course.pause()
            self._begin(other.course.replay, other.course.at)

    def _ask(self, wanted: Callable[[Replay], int]) -> None:
        """Show a position as soon as the replay is there, from which `wanted` returns its frame."""
        self._wanted = wanted
        if self.course is not None:
            self._go_to(wanted(self.course.replay))
        elif self._replay is not None and self._replay[0] is self.session.view:
            self._begin_as_wanted(self._replay[1])
        elif not self._is_asked and self.session.view is not None:
            self._is_asked = True
            self.session.replay()

    def _take_up(self, game_id: str, replay: Replay) -> None:
        """Use the replay that has come, if it still ends at the current position."""
        view = self.session.view
        wanted, self._is_asked = self._is_asked, False
        if view is None or view.game_id != game_id or len(view.events) != len(replay.events):
            if wanted:
                self.given_up.emit()
            return
        self._replay = view, replay
        if wanted and self.course is None:
            self._begin_as_wanted(replay)

    def _begin_as_wanted(self, replay: Replay) -> None:
        self._begin(replay, self._wanted(replay))

    def _begin(self, replay: Replay, at: int) -> None:
        game = self.page.steps.game
        if game is None:
            return
        self.course = ReplayCursor(replay, at, self)
        self.course.moved.connect(self._show_move)
        self.course.ran.connect(self.bar.show_running)
        self.keys.is_on = True
        self._use_pace(self._pace)
        self.bar.show_replay(
            replay, seat_names(game.line_up.seats), seat_styles_of(game.line_up.seats)
        )
        self.bar.hands.setChecked(self._is_opened)
        self.bar.show_running(False)
        self.bar.show_waiting(False)
        self.page.prompt.hide()
        self.bar.show()
        self._lay_out()
        self._show(None)
        if not self.page.log_place.is_read_by_keys:
            self.page.view.setFocus()

    def _end(self) -> None:
        """Leave the past position."""
        if self.course is not None:
            self.course.pause()
            self.course.deleteLater()
        self.course = None
        self.keys.is_on = False
        self.page.scene.pace = 1.0
        self.bar.hide()
        self.page.log_place.keep_free(0)
        self.page.prompt.show()

    def _give_up(self) -> None:
        """Cancel the request for a past position."""
        if self._is_asked:
            self._is_asked = False
            self.given_up.emit()

    def _drop(self) -> None:
        """Discard the replay: another game or another course of this one is shown."""
        self._replay = None
        self._give_up()
        if self.is_on:
            self._end()
            self.ended.emit()

    def _on_stepped(self, _step: ViewStep) -> None:
        """Show that the game has a new move; the page keeps it until the person returns."""
        if self.is_on:
            self.bar.show_waiting(True)

    # What is shown

    def _show_move(self, before: int) -> None:
        """Animate a step forwards by one action as in the game; show any other step immediately."""
        assert self.course is not None
        at = self.course.at
        self._show(before if at == before + 1 else None)

    def _show(self, before: int | None) -> None:
        assert self.course is not None and self.page.steps.game is not None
        frame = self.course.replay[self.course.at]
        opened = self._is_opened and self.course.replay.has_secrets
        past = past_view(self.page.steps.game, self.course.replay, self.course.at, opened)
        step = None
        if before is not None:
            earlier = past_view(self.page.steps.game, self.course.replay, before, opened)
            chosen = newly_chosen(earlier, past, frame.seat)
            step = ViewStep(past, frame.seat, frame.action, frame.events, chosen)
        self.bar.show_frame(self.course.at)
        self.bar.allow_hint(not (past.is_closed or self.course.replay.is_unaided))
        self.page.look_at(past, step)
        self.moved.emit(past)
        if step is None:
            self._rest()

    def _rest(self) -> None:
        """Report to the replay that the frame has been shown."""
        if self.course is not None:
            self.course.rest()

    def _lay_out(self) -> None:
        if self.is_on:
            self.bar.set_area(self.page.view.prompt_rect().toAlignedRect())
            self.page.log_place.keep_free(self.bar.height())

    # Commands

    def _carry_out(self, command: str) -> None:
        if self.course is not None:
            self._commands(self.course)[command]()

    def _commands(self, course: ReplayCursor) -> Mapping[str, Callable[[], object]]:
        return {
            "start": lambda: course.go_to(0),
            "back": lambda: course.step(-1),
            "on": lambda: course.step(1),
            "end": lambda: course.go_to(course.replay.last),
            "turn back": lambda: course.turn(-1),
            "turn on": lambda: course.turn(1),
            "round back": lambda: course.round(-1),
            "round on": lambda: course.round(1),
            "run": course.pause if course.is_running else course.run,
            "slower": lambda: self._use_pace(self._pace - 1),
            "faster": lambda: self._use_pace(self._pace + 1),
            "hint": self.hint_asked.emit,
            "hands": self._open_hands,
            "play on": self._play_on,
            **{name: partial(self.review_asked.emit, name) for name in OF_REVIEW},
            "buttons": self.bar.run.setFocus,
            "leave": self.leave,
        }

    def _open_hands(self) -> None:
        """Show hidden hands, or hide them again."""
        if self.course is None or not self.course.replay.has_secrets:
            return
        self._is_opened = not self._is_opened
        self.bar.hands.setChecked(self._is_opened)
        self._show(None)

    def _go_to(self, frame: int) -> None:
        if self.course is not None:
            self.course.go_to(frame)

    def _use_pace(self, number: int) -> None:
        """Choose a pace by number; numbers beyond the ends choose the slowest or the quickest."""
        self._pace = min(max(0, number), len(PACES) - 1)
        self.bar.show_pace(self._pace)
        if self.course is not None:
            self.course.pace = self.page.scene.pace = PACES[self._pace][0]

    def _play_on(self) -> None:
        past = self.page.steps.past
        if past is None or past.is_over or self.course is None:
            return
        self.course.pause()
        if not self.course.replay.can_be_played_on(past.revision):
            is_unaided = self.course.replay.is_unaided
            self.question_made.emit(not_yet(self.page.window(), is_unaided))
        else:
            self.play_on_asked.emit(past)


def not_yet(parent: QWidget, is_unaided: bool = False) -> ConfirmDialog:
    """Return a dialog that says why no new game may begin from a running game."""
    from burgundy_qt.widgets.history.history_bar import hidden_to_play_on

    title = tr("Review", "You can play on from here when the game is over")
    why = hidden_to_play_on(is_unaided)
    dialog = ConfirmDialog(parent, title, why, tr("Dialogs", "Close"), no=None)
    set_help_topic(dialog, "saving#play-on")
    return dialog


def past_view(game: GameView, replay: Replay, at: int, opened: bool = False) -> GameView:
    """Return the view of a frame, without legal actions; `opened` shows all hands."""
    state = replay.opened(at) if opened else replay[at].state
    return replace(
        game,
        revision=at,
        state=state,
        legal={"seat": state["seat"], "waiting": [], "actions": []},
        prices=[],
        events=replay.events[: replay.events_before(at)],
        can_undo=False,
        can_redo=False,
        can_undo_casually=False,
        gains=(),
        scoring_potential=replay.scoring_potential(at),
        previews={},
        is_closed=replay.is_closed(at),
        secrets=replay.secrets(at, opened),
    )


def present(replay: Replay) -> int:
    """Return the frame of the current position."""
    return replay.last
