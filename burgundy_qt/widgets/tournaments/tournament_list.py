"""The list of tournaments: running, paused and finished ones."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.ai.arena.elo import rows_of
from burgundy_qt.language.translation import tr
from burgundy_qt.session.tournaments.tournament_plan import ENDED, RUNNING, TournamentStatus
from burgundy_qt.session.tournaments.tournament_service import Tournaments
from burgundy_qt.widgets.controls.access_keys import NO_KEY
from burgundy_qt.widgets.controls.dialog_frame import (
    ConfirmDialog,
    DialogFrame,
    EmptyPlace,
    ScrolledColumn,
    ScrollPane,
    StackedPages,
    room_for,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.controls.value_controls import IconButton
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import ElidedWord, SpriteLabel
from burgundy_qt.widgets.tournaments.tournament_text import (
    leader_text,
    plan_text,
    state_text,
    title_text,
)

EMBLEM = 46


class TournamentLine(QFrame):
    """Shows the status of a tournament. `open_asked`, `pause_asked` and `resume_asked` carry
    the id, `remove_asked` the status."""

    open_asked = Signal(str)
    pause_asked = Signal(str)
    resume_asked = Signal(str)
    remove_asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.standing: TournamentStatus | None = None
        self.emblem = SpriteLabel("icons/app", round(EMBLEM * theme.scale()))
        self.name, self.plan = ElidedWord("seat-name"), ElidedWord("note")
        self.state, self.leader = ElidedWord("note"), text_label("", "strong")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.open = IconButton(tr("Tournaments", "Open"), "eye")
        self.run = IconButton("", "pause")
        self.remove = IconButton("", "bin", "flat")
        self.remove.setProperty(NO_KEY, True)
        text = tr("Tournaments", "Remove the tournament")
        self.remove.setAccessibleName(text)
        self.remove.setToolTip(text)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.leader)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addLayout(head)
        words.addWidget(self.plan)
        words.addWidget(self.progress)
        words.addWidget(self.state)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 10, 10)
        row.setSpacing(12)
        row.addWidget(self.emblem)
        row.addLayout(words, 1)
        for part in (self.open, self.run, self.remove):
            row.addWidget(part)
        self.open.clicked.connect(lambda: self.open_asked.emit(self.id))
        self.run.clicked.connect(self._run_or_pause)
        self.remove.clicked.connect(lambda: self.remove_asked.emit(self.standing))

    @property
    def id(self) -> str:
        """The id of the tournament."""
        return self.standing.plan.id if self.standing is not None else ""

    def show_standing(self, standing: TournamentStatus) -> None:
        """Show the status."""
        self.standing = standing
        plan = standing.plan
        rows = rows_of([one.text for one in plan.players], standing.ratings, standing.matches)
        self.emblem.show_art(setup_of(plan.game).emblem)
        self.name.say(title_text(plan))
        self.plan.say(plan_text(plan))
        self.state.say(state_text(standing))
        self.leader.setText(leader_text(standing, rows))
        self.progress.setMaximum(max(1, standing.whole))
        self.progress.setValue(standing.done)
        self.progress.setAccessibleName(state_text(standing))
        self.open.setAccessibleName(
            tr("Tournaments", "Open the tournament {name}", name=title_text(plan))
        )
        show_running(self.run, standing)

    def _run_or_pause(self) -> None:
        if self.standing is not None and self.standing.state == RUNNING:
            self.pause_asked.emit(self.id)
        else:
            self.resume_asked.emit(self.id)


def show_running(button: IconButton, standing: TournamentStatus) -> None:
    """Set a button to pause or resume a tournament; it is hidden for a finished one."""
    runs = standing.state == RUNNING
    button.setVisible(standing.state != ENDED)
    button.setText(tr("Tournaments", "Pause") if runs else tr("Tournaments", "Resume"))
    if button.icon_name != (icon := "pause" if runs else "play"):
        button.icon_name = icon
        button.draw()


SIZE = 900, 640
"""Units."""


class TournamentsDialog(DialogFrame):
    """Lists the `tournaments`. `new_asked` asks for a new one; `open_asked` and `resume_asked`
    carry the id of one."""

    new_asked = Signal()
    open_asked = Signal(str)
    resume_asked = Signal(str)

    def __init__(self, parent: QWidget | None, tournaments: Tournaments) -> None:
        super().__init__(
            parent,
            tr("Tournaments", "Tournaments"),
            tr(
                "Tournaments",
                "Bots of every level, networks and engines play each other as often as you "
                "like. You can pause a tournament and resume it later, even after you have "
                "closed the program.",
            ),
        )
        set_help_topic(self, "arena")
        self.tournaments = tournaments
        self.lines: dict[str, TournamentLine] = {}
        self.new = IconButton(tr("Tournaments", "New tournament…"), "add")
        self.first = IconButton(tr("Tournaments", "New tournament…"), "add")
        self.empty = EmptyPlace(self.first)
        self.empty.say(
            tr("Tournaments", "No tournaments yet"),
            tr("Tournaments", "Find out which bot or engine is the strongest."),
            has_ways=True,
        )
        self.pages = StackedPages()
        around = ScrollPane(self.empty, tr("Tournaments", "Tournaments"), 0)
        around.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around.setFrameShape(QFrame.Shape.NoFrame)
        self.empty.setProperty("role", "scrolled")
        self.pages.addWidget(around)
        area = ScrolledColumn(tr("Tournaments", "Tournaments"))
        self.column = area.column
        self.pages.addWidget(area)
        self.body.addWidget(self.pages, 1)
        self.footer.addWidget(self.new)
        self.footer.addStretch(1)
        self.close_button = self.add_button(tr("Dialogs", "Close"), "primary")
        self.close_button.clicked.connect(self.accept)
        for way in (self.new, self.first):
            way.clicked.connect(self.new_asked)
        tournaments.changed.connect(self._show)
        self.resize(QSize(*map(scaled_width, SIZE)).boundedTo(room_for(self)))
        self._show()
        tournaments.look()

    def _show(self, *_: object) -> None:
        standings = {standing.plan.id: standing for standing in self.tournaments.standings}
        for gone in self.lines.keys() - standings.keys():
            self.column.removeWidget(self.lines[gone])
            self.lines.pop(gone).deleteLater()
        for place, (name, standing) in enumerate(standings.items()):
            if name not in self.lines:
                self.lines[name] = self._line()
                self.column.insertWidget(place, self.lines[name])
            self.lines[name].show_standing(standing)
        self.pages.setCurrentIndex(1 if standings else 0)
        self.new.setVisible(bool(standings))

    def _line(self) -> TournamentLine:
        made = TournamentLine()
        made.open_asked.connect(self.open_asked)
        made.pause_asked.connect(self.tournaments.pause)
        made.resume_asked.connect(self.resume_asked)
        made.remove_asked.connect(self._ask_to_remove)
        return made

    def _ask_to_remove(self, standing: TournamentStatus) -> None:
        question = ConfirmDialog(
            self,
            tr("Tournaments", "Remove the tournament?"),
            tr(
                "Tournaments",
                "“{name}”, its results and its saved games will be deleted.",
                name=title_text(standing.plan),
            ),
            tr("Tournaments", "Remove"),
        )
        question.accepted.connect(lambda: self.tournaments.remove(standing.plan.id))
        question.open()
