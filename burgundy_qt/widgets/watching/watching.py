"""Watching a game that only bots play: it is stopped, goes on an action at a time, slower and
faster."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.history.history_bar import NORMAL, PACES
from burgundy_qt.widgets.history.history_controller import LARGEST_BAR, HistoryController
from burgundy_qt.widgets.keys.keymap import RoomKeys
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import seat_names, team_name
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.theme.seat_colours import seat_styles_of
from burgundy_qt.widgets.watching.watch_bar import WatchBar


class Watching(QObject):
    """Lays the bar over a page while bots play among themselves there, and holds them up where that
    is wanted.

    `shown` passes on that the page has shown a step, as soon as the next one may come; `paced`
    tells that `pause` gives another answer now.
    """

    shown = Signal()
    paced = Signal()

    def __init__(
        self, page: TablePage, session: GameSession, looking_back: HistoryController
    ) -> None:
        super().__init__(page)
        self.page = page
        self.is_on = False
        self.is_stopped = False
        self._is_due = False  # a step has been shown, and the next one is held up
        self._pace = NORMAL
        self._said: Prompt | None = None  # last; the bar tells it while it is in view
        self.bar = WatchBar(page.view)
        self.bar.hide()
        self.keys = RoomKeys(self, "watch")
        page.view.installEventFilter(self.keys)
        page.view.viewport().installEventFilter(self.keys)
        page.lettering.add(self.bar, self.bar.letter, LARGEST_BAR)
        page.view.laid_out.connect(self._lay_out)
        page.began.connect(self._begin)
        page.steps.shown.connect(self._pass_on)
        page.scene.settled.connect(self.look)
        page.prompt.said.connect(self._say)
        looking_back.moved.connect(self.look)
        looking_back.ended.connect(self.look)
        self.keys.asked.connect(self._carry_out)
        self.bar.asked.connect(self._carry_out)
        self.bar.pace_asked.connect(self._use_pace)
        self.bar.move_now_asked.connect(session.move_now)

    def pause(self, usual: int) -> int:
        """How many milliseconds lie between two actions, where `usual` ones do else."""
        if not self.is_on:
            return usual
        return 0 if self.is_stopped else round(usual / PACES[self._pace][0])

    def take_over(self, other: Watching) -> None:
        """Go on with what another page's watching has come to, which goes."""
        self._use_pace(other._pace)
        self._is_due = other._is_due
        if other.is_stopped:
            self._stop(True)

    def _begin(self) -> None:
        """A game is shown as it stands: it runs, but for one that the start of the program has
        brought back."""
        game = self.page.steps.game
        self._is_due = False
        self._stop(False)
        if game is not None and game.is_held:
            self._stop(True)
            self._is_due = True
        self.look()

    def look(self, *_: object) -> None:
        """Show what is to be seen of the game now, if it is one to watch."""
        game = self.page.steps.game
        on = game is not None and is_watched(game) and self.page.steps.past is None
        if on and game is not None:
            self._show_chances(game)
        if on != self.is_on:
            self.is_on = self.keys.is_on = on
            self.bar.setVisible(on)
            self._tell()
            if self.page.steps.past is None:
                self.page.prompt.setVisible(not on)
                self.page.log_place.keep_free(0)
            self._lay_out()
            self._use_pace(self._pace)

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
        self._tell()
        self.bar.move_now.setEnabled(self.page.asking.may_move_now)

    def _tell(self) -> None:
        if self.is_on and self._said is not None:
            self.bar.say(self._said)

    def _lay_out(self) -> None:
        if self.is_on:
            self.bar.lie_at(self.page.view.prompt_rect().toAlignedRect())
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
        """Hold the bots up from the next action on, or let them go on."""
        if on != self.is_stopped:
            self.is_stopped = on
            self.bar.show_running(not on)
            self.paced.emit()
        if not on:
            self._release()

    def _step(self) -> None:
        """One action, and then stop; what still moves is cut short, so that no key is lost."""
        self._stop(True)
        self.page.scene.skip()
        self._release()

    def _release(self) -> None:
        if self._is_due:
            self._is_due = False
            self.shown.emit()

    def _use_pace(self, number: int) -> None:
        """One of the bar's paces; beyond the slowest and the quickest there is none."""
        self._pace = min(max(0, number), len(PACES) - 1)
        self.bar.show_pace(self._pace)
        if self.page.steps.past is None:
            self.page.scene.pace = PACES[self._pace][0] if self.is_on else 1.0
        self.paced.emit()


def is_watched(view: GameView) -> bool:
    """Whether only bots play, and play on."""
    return not view.is_over and not any(plan.is_person for plan in view.line_up.seats)
