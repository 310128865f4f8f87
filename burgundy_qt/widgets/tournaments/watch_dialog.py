"""A game of a tournament on a large table: paused, step by step, at the present or behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.history import history_bar, history_controller
from burgundy_qt.widgets.keys.keymap import RoomKeys, keymap, tooltip_with_key
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import join_with_commas, seat_names
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.theme import labels, sprite_files, theme
from burgundy_qt.widgets.tournaments.live_tables import FollowedGame, Playback, standing_text

PACES: tuple[float | None, ...] = (0.5, 1.0, 3.0, None)
"""How many times as quickly as usual; None: with the game, whatever it does is seen at once."""
NORMAL, WITH_GAME = 1, 3
ICON, BUTTON = 18, 32
SIGNS = {"start": "first", "back": "prev", "on": "next", "end": "last"}


class WatchedBar(QFrame):
    """Shows the playback, and reports clicks.

    `asked` carries the name of a command of the room "review", `moment_asked` a position of the
    slider, `pace_asked` the number of a pace.
    """

    asked = Signal(str)
    moment_asked = Signal(int)
    pace_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "review")
        dialog_frame.set_help_topic(self, "arena#watching")
        self.runs, self.scale = False, 1.0
        self.heading = labels.ElidedWord("prompt-heading")
        self.place = dialog_frame.text_label("", "note")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Tournaments", "Position in the game"))
        titles = {
            "start": tr("Review", "To the start"),
            "back": tr("Review", "One action back"),
            "on": tr("Review", "One action forward"),
            "end": tr("Tournaments", "Go to live"),
        }
        self.signs = {name: history_bar.sign(SIGNS[name], title) for name, title in titles.items()}
        self.run = history_bar.sign("play", tr("Review", "Play"), "primary")
        self.paces = QButtonGroup(self)
        self._lay_out()
        for name, part in self.signs.items():
            part.clicked.connect(lambda _on=False, name=name: self.asked.emit(name))
        self.run.clicked.connect(lambda: self.asked.emit("run"))
        self.slider.valueChanged.connect(self.moment_asked)
        self.paces.idClicked.connect(self.pace_asked)
        theme.theme_changed.connect(self.draw)
        keymap.changed.connect(self._name_keys)
        self._name_keys()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.heading, 1)
        head.addWidget(self.place)
        foot = QHBoxLayout()
        foot.setSpacing(5)
        for part in (self.signs["start"], self.signs["back"], self.run):
            foot.addWidget(part)
        for part in (self.signs["on"], self.signs["end"]):
            foot.addWidget(part)
        foot.addSpacing(6)
        foot.addWidget(self._pace_choice())
        foot.addStretch(1)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(2)
        self.column.addLayout(head)
        self.column.addWidget(self.slider, 1)
        self.column.addLayout(foot)

    def _pace_choice(self) -> QWidget:
        words = "½", "1×", "3×", tr("Tournaments", "Live")  # noqa: RUF001
        choice = value_controls.segmented(self.paces, [(text, text) for text in words])
        titles = (
            tr("Review", "Half speed"),
            tr("Review", "Normal speed"),
            tr("Review", "Triple speed"),
            tr("Tournaments", "At the speed of the game"),
        )
        for pace, title in zip(self.paces.buttons(), titles, strict=True):
            pace.setProperty("role", "pace")
            pace.setAccessibleName(title)
        return choice

    def _name_keys(self) -> None:
        """Set the tool tip of each button, with its key."""
        for name, part in self.signs.items():
            part.setToolTip(tooltip_with_key(part.accessibleName(), f"review {name}"))
        self.run.setToolTip(tooltip_with_key(self.run.accessibleName(), "review run"))
        for pace in self.paces.buttons():
            pace.setToolTip(
                tooltip_with_key(pace.accessibleName(), "review faster", "review slower")
            )

    def say(self, heading: str) -> None:
        """Show the last action."""
        self.heading.say(heading)

    def show_moment(self, at: int, last: int) -> None:
        """Show the moment in view, and the length of the game so far."""
        with QSignalBlocker(self.slider):
            self.slider.setMaximum(last)
            self.slider.setValue(at)
        self.place.setText(tr("Tournaments", "{at} of {last}", at=at, last=last))
        for name in ("start", "back"):
            self.signs[name].setEnabled(at > 0)
        for name in ("on", "end"):
            self.signs[name].setEnabled(at < last)
        self.draw()

    def show_running(self, runs: bool) -> None:
        """Show whether the playback is running."""
        self.runs = runs
        self.run.setAccessibleName(tr("Review", "Pause") if runs else tr("Review", "Play"))
        self._name_keys()
        self.draw()

    def show_pace(self, number: int) -> None:
        """Show the current pace."""
        self.paces.buttons()[number].setChecked(True)

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""
        self.scale = scale
        for part in (*self.signs.values(), self.run):
            part.setFixedSize(
                round((46 if part is self.run else BUTTON) * scale), round(32 * scale)
            )
        self.draw()

    def draw(self, *_: object) -> None:
        """Draw the icons in the colour of the text."""
        palette, size = theme.current(), round(ICON * self.scale)
        for name, part in self.signs.items():
            colour = palette.text if part.isEnabled() else palette.text3
            part.setIcon(sprite_files.icon(SIGNS[name], colour, size))
        self.run.setIcon(
            sprite_files.icon("pause" if self.runs else "play", palette.on_accent, size)
        )
        for part in (*self.signs.values(), self.run):
            part.setIconSize(QSize(size, size))

    def set_area(self, rect: QRect) -> None:
        """Fill the place of the prompt."""
        side = max(10, round(rect.width() * 0.02))
        self.column.setContentsMargins(side, round(4 * self.scale), side, round(7 * self.scale))
        tall = max(rect.height(), self.column.sizeHint().height())
        self.setGeometry(QRect(rect.left() + 1, rect.bottom() - tall, rect.width() - 2, tall))


SIZE = QSize(1500, 1000)
"""As large as is good; in a smaller window as large as that."""


class WatchDialog(dialog_frame.DialogFrame):
    """Shows a game by its positions. `next_asked` asks for another game after the end of this
    one, or on request."""

    next_asked = Signal()

    def __init__(self, parent: QWidget | None, game: FollowedGame, settings: Settings) -> None:
        super().__init__(parent, title_of_game(game))
        dialog_frame.set_help_topic(self, "arena#watching")
        dialog_frame.about_game(self, game.line_up.request["game"])
        self.page = TablePage()
        self.page.scene.set_speed(settings.speed)
        self.page.scene.set_calm(settings.calm)
        self.playback = Playback(game, self)
        self.bar = WatchedBar(self.page.view)
        self.keys = RoomKeys(self, "review")
        self.goes_on = value_controls.Tick(
            tr("Tournaments", "Continue with the next game automatically")
        )
        self.goes_on.setChecked(True)
        self.another = self.add_button(tr("Tournaments", "Another game"))
        self.body.addWidget(self.page, 1)
        self.footer.insertWidget(0, self.goes_on)
        self.footer.insertStretch(1, 1)
        self.add_button(tr("Dialogs", "Close"), "primary").clicked.connect(self.accept)
        self._connect()
        self.resize(SIZE.boundedTo(dialog_frame.room_for(self)))
        self._use_pace(WITH_GAME if not game.is_over else NORMAL)
        self._show(-1)
        self.playback.run()

    def _connect(self) -> None:
        page, bar, playback = self.page, self.bar, self.playback
        page.view.installEventFilter(self.keys)
        page.view.viewport().installEventFilter(self.keys)
        self.keys.is_on = True
        page.lettering.add(bar, bar.set_text_scale, history_controller.LARGEST_BAR)
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

    def show_game(self, game: FollowedGame) -> None:
        """Show another game: from the present if the playback follows the games, else from its
        start."""
        self.title.setText(title_of_game(game))
        self.setWindowTitle(title_of_game(game))
        self.playback.take_up(game, game.last if self.playback.pace is None else 0)

    def catch_up(self) -> None:
        """Continue after new actions."""
        self.bar.show_moment(self.playback.at, self.playback.game.last)
        self.playback.catch_up()

    def _show(self, before: int) -> None:
        """Animate a step forwards by one action as in the game; show any other step immediately."""
        game, at = self.playback.game, self.playback.at
        self.bar.show_moment(at, game.last)
        if before >= 0 and at == before + 1:
            step = game.step(at)
            self.page.steps.add(step)
            self._show_action(step.view)
        else:
            view = game.view(at)
            self.page.begin(view)
            self._show_action(view)
            self.playback.rest()
        self.page.prompt.hide()
        self._lay_out()

    def _show_action(self, view: GameView) -> None:
        text = (
            join_with_commas([standing_text(view), *self.heard[:1]]) if view.revision == 0 else ""
        )
        self.bar.say(text or self.last_line or standing_text(view))

    @property
    def heard(self) -> list[str]:
        """The lines of the log."""
        return [line.text for line in self.page.log.log.entries.lines]

    @property
    def last_line(self) -> str:
        """The last action with its player."""
        line = self.page.log.last_line
        if line is None or line.seat is None:
            return ""
        name = self.page.log.names[line.seat]
        return tr("Log", "{name}: {action}", name=name, action=line.text)

    def _say(self, _prompt: Prompt) -> None:
        """Hide the prompt, whatever it says."""
        self.page.prompt.hide()

    def _lay_out(self) -> None:
        self.page.prompt.hide()
        self.bar.set_area(self.page.view.prompt_rect().toAlignedRect())
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
        """Choose a pace by number; numbers beyond the ends choose the slowest or the quickest."""
        self._pace = min(max(0, number), len(PACES) - 1)
        self.bar.show_pace(self._pace)
        self.page.scene.pace = PACES[self._pace] or PACES[-2] or 1.0
        self.playback.use(PACES[self._pace])


def title_of_game(game: FollowedGame) -> str:
    """Return the players as a title."""
    return " – ".join(seat_names(game.line_up.seats))  # noqa: RUF001
