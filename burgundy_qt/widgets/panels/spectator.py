"""Watching a game of bots: stop, one action on, slower, faster."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burgundy_qt import repeatable
from burgundy_qt.ai.levels import Level
from burgundy_qt.session import game_session, line_up
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.history.history_controller import LARGEST_BAR, HistoryController
from burgundy_qt.widgets.keys.keymap import RoomKeys
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import called_by_level, seat_names, team_name
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.table.motion import NORMAL, PACES
from burgundy_qt.widgets.theme.palette import seat_styles_of

if TYPE_CHECKING:
    from burgundy_qt.widgets.panels.watch_bar import WatchBar


class SpectatorController(QObject):
    """The bar on a page while bots play among themselves; it stops and slows them on request.

    `shown` says that the page has shown a step, as soon as the next one may come; `paced` says that
    `pause` has another result now.
    """

    shown = Signal()
    paced = Signal()

    def __init__(
        self, page: TablePage, session: game_session.GameSession, looking_back: HistoryController
    ) -> None:
        super().__init__(page)
        self.page, self.session = page, session
        self.is_on = False
        self.is_stopped = False
        self._is_due = False  # a step has been shown, and the next one is stopped
        self._pace = NORMAL
        self._said: Prompt | None = None  # the last one; the bar shows it while it is visible
        self.keys = RoomKeys(self, "watch")
        page.view.installEventFilter(self.keys)
        page.view.viewport().installEventFilter(self.keys)
        page.view.laid_out.connect(self._lay_out)
        page.began.connect(self._begin)
        page.steps.shown.connect(self._pass_on)
        page.scene.settled.connect(self.look)
        page.prompt.said.connect(self._say)
        looking_back.moved.connect(self.look)
        looking_back.ended.connect(self.look)
        self.keys.asked.connect(self._carry_out)

    @cached_property
    def bar(self) -> WatchBar:
        """The bar, created for the first game to watch."""
        from burgundy_qt.widgets.panels.watch_bar import WatchBar

        made = WatchBar(self.page.view)
        made.hide()
        made.asked.connect(self._carry_out)
        made.pace_asked.connect(self._use_pace)
        made.move_now_asked.connect(self.session.move_now)
        made.show_running(not self.is_stopped)
        made.show_pace(self._pace)
        self.page.lettering.add(made, made.set_text_scale, LARGEST_BAR)
        return made

    @property
    def _has_bar(self) -> bool:
        return "bar" in vars(self)

    def pause(self, usual: int) -> int:
        """Return the milliseconds between two actions, given the `usual` ones."""
        if not self.is_on:
            return usual
        return 0 if self.is_stopped else round(usual / PACES[self._pace][0])

    def take_over(self, other: SpectatorController) -> None:
        """Continue the watching of another page, which is closed."""
        self._use_pace(other._pace)
        self._is_due = other._is_due
        if other.is_stopped:
            self._stop(True)

    def _begin(self) -> None:
        """Start with a game: it runs, unless the start of the program has restored it."""
        game = self.page.steps.game
        self._is_due = False
        self._stop(False)
        if game is not None and game.is_held:
            self._stop(True)
            self._is_due = True
        self.look()

    def look(self, *_: object) -> None:
        """Show the current state of a game to watch."""
        game = self.page.steps.game
        on = game is not None and is_watched(game) and self.page.steps.past is None
        if on and game is not None:
            self._show_chances(game)
        if on != self.is_on:
            self.is_on = self.keys.is_on = on
            self.bar.setVisible(on)
            self._update_bar()
            if self.page.steps.past is None:
                self.page.prompt.setVisible(not on)
                self.page.log_place.keep_free(0)
            self._lay_out()
            self._use_pace(self._pace)
        elif on:
            self.page.prompt.hide()  # a question that ended has shown it again
            self._lay_out()

    def _show_chances(self, game: GameView) -> None:
        names, chances = seat_names(game.line_up.seats), list(game.chances)
        if chances and "teams" in game.state:
            teams = game.state["teams"]
            names, chances = (
                [team_name(names, team) for team in teams],
                [chances[team[0]] for team in teams],
            )
        self.bar.strip.show_chances(chances, names, seat_styles_of(game.line_up.seats))

    def _say(self, prompt: Prompt) -> None:
        self._said = prompt
        self._update_bar()

    def _update_bar(self) -> None:
        if self.is_on and self._said is not None:
            self.bar.say(self._said)
            self.bar.move_now.setEnabled(self.page.asking.may_move_now)

    def _lay_out(self) -> None:
        if self.is_on:
            self.bar.set_area(self.page.view.prompt_rect().toAlignedRect())
            self.page.log_place.keep_free(self.bar.height())

    def _pass_on(self) -> None:
        if self.is_stopped:
            self._is_due = True
        else:
            self.shown.emit()

    def _carry_out(self, command: str) -> None:
        commands: Mapping[str, Callable[[], object]] = {
            "run": lambda: self._stop(not self.is_stopped),
            "on": self._step,
            "slower": lambda: self._use_pace(self._pace - 1),
            "faster": lambda: self._use_pace(self._pace + 1),
            "buttons": self.bar.run.setFocus,
        }
        commands[command]()

    def _stop(self, on: bool) -> None:
        """Stop the bots from the next action on, or let them continue."""
        if on != self.is_stopped:
            self.is_stopped = on
            if self._has_bar:
                self.bar.show_running(not on)
            self.paced.emit()
        if not on:
            self._release()

    def _step(self) -> None:
        """Play one action, then stop; a running animation ends, so that no key is lost."""
        self._stop(True)
        self.page.scene.skip()
        self._release()

    def _release(self) -> None:
        if self._is_due:
            self._is_due = False
            self.shown.emit()

    def _use_pace(self, number: int) -> None:
        """Use one of the bar's paces, within its limits."""
        self._pace = min(max(0, number), len(PACES) - 1)
        if self._has_bar:
            self.bar.show_pace(self._pace)
        if self.page.steps.past is None:
            self.page.scene.pace = PACES[self._pace][0] if self.is_on else 1.0
        self.paced.emit()


def is_watched(view: GameView) -> bool:
    """Return whether only bots play, and the game is not over."""
    return not view.is_over and not any(plan.is_person for plan in view.line_up.seats)


# A game of bots to watch: the two strongest.


PLAYERS = 2


def bots_only_request(levels: Sequence[Level], game: str) -> line_up.LineUp:
    """Return a line-up of bots of the strongest `levels`, named after their levels; set-up and
    seats are random."""
    strongest = repeatable.random_generator().sample(levels[-PLAYERS:], PLAYERS)
    seats = tuple(called_by_level(level.name) for level in strongest)
    return line_up.LineUp(seats, {"game": game, **setup_of(game).bots_only_request(PLAYERS)})
