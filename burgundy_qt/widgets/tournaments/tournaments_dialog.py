"""The page of the tournaments: those under way, those that wait and those that are over."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.tournaments.tournament_plan import TournamentStatus
from burgundy_qt.session.tournaments.tournament_service import Tournaments
from burgundy_qt.widgets.controls.dialog_frame import (
    ConfirmDialog,
    DialogFrame,
    EmptyPlace,
    ScrollPane,
    room_for,
    scaled_width,
    set_help_topic,
)
from burgundy_qt.widgets.controls.value_controls import IconButton
from burgundy_qt.widgets.tournaments.tournament_line import TournamentLine
from burgundy_qt.widgets.tournaments.words import title_told

SIZE = 900, 640
"""Units."""


class TournamentsDialog(DialogFrame):
    """Lists what the `tournaments` tell. `new_asked`, and `open_asked` and `resume_asked` with the
    id of one."""

    new_asked = Signal()
    open_asked = Signal(str)
    resume_asked = Signal(str)

    def __init__(self, parent: QWidget | None, tournaments: Tournaments) -> None:
        super().__init__(
            parent,
            tr("Tournaments", "Tournaments"),
            tr(
                "Tournaments",
                "Bots of every level, networks and engines meet as often as you like; a "
                "tournament can be paused and goes on where it was, also after the program was "
                "closed.",
            ),
        )
        set_help_topic(self, "arena")
        self.tournaments = tournaments
        self.lines: dict[str, TournamentLine] = {}
        self.new = IconButton(tr("Tournaments", "New tournament…"), "add")
        self.first = IconButton(tr("Tournaments", "New tournament…"), "add")
        self.empty = EmptyPlace(self.first)
        self.empty.say(
            tr("Tournaments", "No tournament yet"),
            tr("Tournaments", "Let bots and engines find out who is the strongest."),
            has_ways=True,
        )
        self.pages = QStackedWidget()
        around = ScrollPane(self.empty, tr("Tournaments", "Tournaments"), 0)
        around.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around.setFrameShape(QFrame.Shape.NoFrame)
        self.empty.setProperty("role", "scrolled")
        self.pages.addWidget(around)
        self.pages.addWidget(self._scrolled())
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

    def _scrolled(self) -> QWidget:
        area, inner = QScrollArea(), QWidget()
        inner.setProperty("role", "scrolled")
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)
        self.column.addStretch(1)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        area.setAccessibleName(tr("Tournaments", "Tournaments"))
        self.area = area
        return area

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
                "“{name}”, its results and the games that it kept are removed.",
                name=title_told(standing.plan),
            ),
            tr("Tournaments", "Remove"),
        )
        question.accepted.connect(lambda: self.tournaments.remove(standing.plan.id))
        question.open()
