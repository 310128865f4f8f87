"""The games told apart, by level or seats or what the game has of its own: a row for each part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.formats import decimal
from burgundy_qt.language.translation import later, tr
from burgundy_qt.session.statistics.summary import Share, Summary
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.controls.value_controls import segmented
from burgundy_qt.widgets.dialogs.game_archive import Division
from burgundy_qt.widgets.statistics.bar import Bar
from burgundy_qt.widgets.statistics.phrases import FAIR_RULE, ordered, percent
from burgundy_qt.widgets.theme import theme

HEADS = (
    later("Statistics", "games"),
    later("Statistics", "won"),
    "",
    later("Statistics", "mean"),
    later("Statistics", "best"),
)
WON = 2
MOST_BESIDE = 370
"""Pixels for heading and choice in one row, at the usual size of text."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Shares(QWidget):
    """Views of the games, a Division each, of which one is shown."""

    def __init__(self, divisions: Sequence[Division]) -> None:
        super().__init__()
        self.summary: Summary | None = None
        self.divisions = divisions
        self.views = QButtonGroup(self)
        self.pane = QScrollArea()
        self.pane.setWidgetResizable(True)
        self.pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        heading = text_label(tr("Statistics", "By"), "plot-heading")
        choice = segmented(
            self.views, [(way.key, tr("Statistics", way.title)) for way in self.divisions]
        )
        beside = (
            heading.sizeHint().width() + choice.sizeHint().width() <= MOST_BESIDE * theme.scale()
        )
        head = QBoxLayout(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        head.setSpacing(6)
        head.addWidget(heading)
        head.addWidget(choice, 0, Qt.AlignmentFlag.AlignLeft)
        head.addStretch(1 if beside else 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.pane, 1)
        self.views.button(0).setChecked(True)
        self.views.idClicked.connect(lambda _: self._draw())
        theme.theme_changed.connect(self._draw)

    @property
    def division(self) -> Division:
        """The view that is shown."""
        return self.divisions[max(0, self.views.checkedId())]

    def show_summary(self, summary: Summary) -> None:
        """Show these games."""
        self.summary = summary
        self._draw()

    def _draw(self) -> None:
        if self.summary is None or not self.summary.played:
            return
        views: Mapping[str, tuple[Share, ...]] = self.summary.views or {}
        fair = sum(1 / game.seats for game in self.summary.played) / len(self.summary.played)
        sheet = QWidget()
        sheet.setProperty("role", "scrolled")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 8, 0)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(WON + 2, 1)
        column.addLayout(grid)
        column.addStretch(1)
        for place, head in enumerate(HEADS, start=2):
            grid.addWidget(
                aligned(text_label(tr("Statistics", head) if head else "", "aside")), 0, place
            )
        for row, share in enumerate(ordered(self.division.key, views[self.division.key]), start=1):
            self._add(grid, row, share, fair)
        self.pane.setWidget(sheet)

    def _add(self, grid: QGridLayout, row: int, share: Share, fair: float) -> None:
        title, picture = self.division.told(share.part), self.division.picture
        if picture is not None:
            label = QLabel()
            label.setPixmap(picture(share.part, theme.current(), self.devicePixelRatioF()))
            grid.addWidget(label, row, 0)
        grid.addWidget(text_label(title, "log"), row, 1)
        bar = Bar("own", track=True)
        bar.setMinimumWidth(48)
        bar.show_share(
            share.won / share.games,
            1 / int(share.part or 1) if self.division.key == "seats" else fair,
        )
        bar.setToolTip(tr("Statistics", FAIR_RULE))
        won = percent(share.won, share.games)
        bar.setAccessibleName(tr("Statistics", "{part}: {share} won", part=title, share=won))
        grid.addWidget(aligned(text_label(str(share.games), "log")), row, 2)
        grid.addWidget(aligned(text_label(won, "strong")), row, 3)
        grid.addWidget(bar, row, 4)
        grid.addWidget(aligned(text_label(decimal(share.mean, 0), "strong")), row, 5)
        grid.addWidget(aligned(text_label(str(share.best), "log")), row, 6)


def aligned(label: QLabel) -> QLabel:
    """The label with its text at the right, as numbers stand in columns."""
    label.setAlignment(RIGHT)
    return label
