"""The score sheet of a running game: each seat's points by source, and what it may still score."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import advice_of
from burgundy_qt.widgets.controls.dialog_frame import (
    DialogFrame,
    SplitBody,
    StackedPages,
    body_half,
    fit_to_window,
    push_button,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.dialogs.score_table import ScoreTable
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.log.score_panel import score_breakdown
from burgundy_qt.widgets.phrases.wording import seat_names, team_name
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.labels import plain_tip
from burgundy_qt.widgets.theme.palette import seat_styles_of

LEAST_PAGE = 340
MOST_NAMES = 3  # with more seats there is only space for crests
FIRST_FRAME_MS = 20  # until the sheet has been drawn once; only then is its second half created
COLUMNS = {1: 116, 2: 116, 3: 96, 4: 76, 5: 62, 6: 54}


class ScoreSheet(DialogFrame):
    """Shows a View of a running game; `seat` is the one whose open regions are shown first."""

    def __init__(self, parent: QWidget | None, view: GameView, seat: int) -> None:
        advice, score = advice_of(view.game), log_of(view.game)
        text = " ".join(filter(None, (advice.progress_text(view), score.note(view.state))))
        super().__init__(parent, tr("Score sheet", "Score so far"), text)
        set_help_topic(self, "points")
        self.view, self.advice = view, advice
        names = seat_names(view.line_up.seats)
        points = score_breakdown(view)
        column, is_settled = COLUMNS[len(names)], len(names) == 1 or not view.scoring_potential
        self.table = ScoreTable(
            names,
            score.sources(view.state),
            points.scored if is_settled else points.by_source,
            points.so_far if is_settled else points.if_it_ended,
            total=tr("Score sheet", "Points so far")
            if is_settled
            else tr("Score sheet", "If it ended now"),
            column=column,
            seat_styles=seat_styles_of(view.line_up.seats),
            teams=view.state.get("teams", ()),
        )
        self.teams = view.state.get("teams") or [[number] for number in range(len(names))]
        self.seats = QButtonGroup(self)
        self.pages = StackedPages()
        self.opened: dict[int, QWidget] = {}  # created on first use
        still_open = (
            body_half(self._still_open(names, seat)) if advice.is_anything_open(view) else None
        )
        halves = SplitBody(self.table, still_open, (3, 2))
        self.body.addWidget(halves, 1)
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Close"), "primary").clicked.connect(self.accept)
        fit_to_window(self, halves)

    def _still_open(self, names: list[str], seat: int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.heading = text_label("", "heading")
        column.addWidget(self.heading)
        column.addWidget(self._choice_of_seats(names))
        column.addWidget(self.pages, 1)
        self.seats.idClicked.connect(self.turn_to)
        self.pages.setMinimumWidth(scaled_width(LEAST_PAGE))
        QTimer.singleShot(FIRST_FRAME_MS, self, lambda: self.turn_to(seat))
        return column

    def turn_to(self, seat: int) -> None:
        """Show what this seat may still score, or its team on their common estate."""
        team = next(team for team in self.teams if seat in team)
        seat = team[0]
        self.seats.button(seat).setChecked(True)
        if seat not in self.opened:
            self.opened[seat] = self.advice.still_open(self.view, seat)
            self.pages.addWidget(self.opened[seat])
            self.pages.setMinimumWidth(
                max(self.pages.minimumWidth(), self.opened[seat].minimumSizeHint().width())
            )
        self.pages.setCurrentWidget(self.opened[seat])
        names = seat_names(self.view.line_up.seats)
        self.heading.setText(tr("Score sheet", "Still open: {name}", name=team_name(names, team)))

    def _choice_of_seats(self, names: list[str]) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "segmented")
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        seat_styles = seat_styles_of(self.view.line_up.seats)
        for team in self.teams:
            number, name = team[0], team_name(names, team)
            choice = push_button(name if len(self.teams) <= MOST_NAMES else "", "segment")
            choice.setAccessibleName(name)
            choice.setToolTip(plain_tip(name))
            choice.setIcon(
                sprite_files.pixmap(seat_styles.crest(number, 18), 18, self.devicePixelRatioF())
            )
            choice.setCheckable(True)
            choice.setAutoExclusive(True)
            self.seats.addButton(choice, number)
            row.addWidget(choice)
        frame.setVisible(len(self.teams) > 1)
        return frame
