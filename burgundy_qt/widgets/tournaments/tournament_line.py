"""A tournament in the list: what is played, how far it has come, who is ahead."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout

from burgundy_qt.ai.arena.elo import rows_of
from burgundy_qt.language.translation import tr
from burgundy_qt.session.tournaments.tournament_plan import ENDED, RUNNING, TournamentStatus
from burgundy_qt.widgets.controls.access_keys import NO_KEY
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.controls.value_controls import IconButton
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import ElidedWord, SpriteLabel
from burgundy_qt.widgets.tournaments.words import leader_told, plan_told, state_told, title_told

EMBLEM = 46


class TournamentLine(QFrame):
    """Shows a Standing; `open_asked`, `pause_asked` and `resume_asked` carry the id, `remove_asked`
    the Standing."""

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
        told = tr("Tournaments", "Remove the tournament")
        self.remove.setAccessibleName(told)
        self.remove.setToolTip(told)
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
        """Of the tournament."""
        return self.standing.plan.id if self.standing is not None else ""

    def show_standing(self, standing: TournamentStatus) -> None:
        """Tell how it stands."""
        self.standing = standing
        plan = standing.plan
        rows = rows_of([one.text for one in plan.players], standing.ratings, standing.matches)
        self.emblem.show_art(setup_of(plan.game).emblem)
        self.name.say(title_told(plan))
        self.plan.say(plan_told(plan))
        self.state.say(state_told(standing))
        self.leader.setText(leader_told(standing, rows))
        self.progress.setMaximum(max(1, standing.whole))
        self.progress.setValue(standing.done)
        self.progress.setAccessibleName(state_told(standing))
        self.open.setAccessibleName(
            tr("Tournaments", "Open the tournament {name}", name=title_told(plan))
        )
        show_running(self.run, standing)

    def _run_or_pause(self) -> None:
        if self.standing is not None and self.standing.state == RUNNING:
            self.pause_asked.emit(self.id)
        else:
            self.resume_asked.emit(self.id)


def show_running(button: IconButton, standing: TournamentStatus) -> None:
    """What a button does that pauses a tournament or lets it go on; none for one that is over."""
    runs = standing.state == RUNNING
    button.setVisible(standing.state != ENDED)
    button.setText(tr("Tournaments", "Pause") if runs else tr("Tournaments", "Go on"))
    if button.icon_name != (icon := "pause" if runs else "play"):
        button.icon_name = icon
        button.draw()
