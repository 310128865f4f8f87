"""A game of a tournament on a large table: stopped, stepped through, with the present or behind
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import (
    DialogFrame,
    about_game,
    room_for,
    set_help_topic,
)
from burgundy_qt.widgets.controls.value_controls import Tick
from burgundy_qt.widgets.history.history_controller import LARGEST_BAR
from burgundy_qt.widgets.keys.keymap import RoomKeys
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import join_with_commas, seat_names
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.tournaments.live.followed import Followed
from burgundy_qt.widgets.tournaments.live.live_card import standing_told
from burgundy_qt.widgets.tournaments.live.playback import Playback
from burgundy_qt.widgets.tournaments.live.watched_bar import NORMAL, PACES, WITH_GAME, WatchedBar

SIZE = QSize(1500, 1000)
"""As large as is good; in a smaller window as large as that."""


class WatchDialog(DialogFrame):
    """Shows a game by its positions. `next_asked`: the game has been seen to its end, or its table
    is to show another one."""

    next_asked = Signal()

    def __init__(self, parent: QWidget | None, game: Followed, settings: Settings) -> None:
        super().__init__(parent, told_of(game))
        set_help_topic(self, "arena#watching")
        about_game(self, game.line_up.request["game"])
        self.page = TablePage()
        self.page.scene.set_speed(settings.speed)
        self.page.scene.set_calm(settings.calm)
        self.playback = Playback(game, self)
        self.bar = WatchedBar(self.page.view)
        self.keys = RoomKeys(self, "review")
        self.goes_on = Tick(tr("Tournaments", "Go on to the next game by itself"))
        self.goes_on.setChecked(True)
        self.another = self.add_button(tr("Tournaments", "Another game"))
        self.body.addWidget(self.page, 1)
        self.footer.insertWidget(0, self.goes_on)
        self.footer.insertStretch(1, 1)
        self.add_button(tr("Dialogs", "Close"), "primary").clicked.connect(self.accept)
        self._connect()
        self.resize(SIZE.boundedTo(room_for(self)))
        self._use_pace(WITH_GAME if not game.is_over else NORMAL)
        self._show(-1)
        self.playback.run()

    def _connect(self) -> None:
        page, bar, playback = self.page, self.bar, self.playback
        page.view.installEventFilter(self.keys)
        page.view.viewport().installEventFilter(self.keys)
        self.keys.is_on = True
        page.lettering.add(bar, bar.letter, LARGEST_BAR)
        page.view.laid_out.connect(self._lay_out)
        page.prompt.said.connect(self._say)
        page.steps.shown.connect(playback.rest)
        page.scene.enlarge_asked.connect(lambda _seat: page.view.setFocus())
        playback.moved.connect(self._show)
        playback.ran.connect(bar.show_running)
        playback.ended.connect(self._on_ended)
        self.keys.asked.connect(self._carry_out)
        bar.asked.connect(self._carry_out)
        bar.moment_asked.connect(playback.go_to)
        bar.pace_asked.connect(self._use_pace)
        self.another.clicked.connect(self.next_asked)

    def show_game(self, game: Followed) -> None:
        """Show another game: from where it stands where one is with the games, else from its
        start."""
        self.title.setText(told_of(game))
        self.setWindowTitle(told_of(game))
        self.playback.take_up(game, game.last if self.playback.pace is None else 0)

    def hear(self) -> None:
        """More has happened in the games."""
        self.bar.show_moment(self.playback.at, self.playback.game.last)
        self.playback.hear()

    def _show(self, before: int) -> None:
        """One action on is played as in the game; everything else is shown at once."""
        game, at = self.playback.game, self.playback.at
        self.bar.show_moment(at, game.last)
        if before >= 0 and at == before + 1:
            step = game.step(at)
            self.page.steps.add(step)
            self._tell(step.view)
        else:
            view = game.view(at)
            self.page.begin(view)
            self._tell(view)
            self.playback.rest()
        self.page.prompt.hide()
        self._lay_out()

    def _tell(self, view: GameView) -> None:
        told = (
            join_with_commas([standing_told(view), *self.heard[:1]]) if view.revision == 0 else ""
        )
        self.bar.say(told or self.last_line or standing_told(view))

    @property
    def heard(self) -> list[str]:
        """What the log tells, line by line."""
        return [line.text for line in self.page.log.log.told.lines]

    @property
    def last_line(self) -> str:
        """What was done last, and by whom."""
        line = self.page.log.last_line
        if line is None or line.seat is None:
            return ""
        name = self.page.log.names[line.seat]
        return tr("Log", "{name}: {deed}", name=name, deed=line.text)

    def _say(self, _prompt: Prompt) -> None:
        """The prompt stays away, whatever it says."""
        self.page.prompt.hide()

    def _lay_out(self) -> None:
        self.page.prompt.hide()
        self.bar.lie_at(self.page.view.prompt_rect().toAlignedRect())
        self.bar.raise_()
        self.page.log_place.keep_free(self.bar.height())

    def _on_ended(self) -> None:
        if self.goes_on.isChecked():
            self.next_asked.emit()

    def _carry_out(self, command: str) -> None:
        if command in self._commands:
            self._commands[command]()

    @property
    def _commands(self) -> Mapping[str, Callable[[], object]]:
        playback = self.playback
        return {
            "start": lambda: playback.go_to(0),
            "back": lambda: playback.go_to(playback.at - 1),
            "on": lambda: playback.go_to(playback.at + 1),
            "end": lambda: playback.go_to(playback.game.last),
            "run": playback.pause if playback.is_running else playback.run,
            "slower": lambda: self._use_pace(self._pace - 1),
            "faster": lambda: self._use_pace(self._pace + 1),
            "buttons": self.bar.run.setFocus,
            "leave": self.accept,
        }

    def _use_pace(self, number: int) -> None:
        """One of the bar's paces; beyond the slowest and the quickest there is none."""
        self._pace = min(max(0, number), len(PACES) - 1)
        self.bar.show_pace(self._pace)
        self.page.scene.pace = PACES[self._pace] or PACES[-2] or 1.0
        self.playback.use(PACES[self._pace])


def told_of(game: Followed) -> str:
    """Who plays, as a title."""
    return " – ".join(seat_names(game.line_up.seats))  # noqa: RUF001
