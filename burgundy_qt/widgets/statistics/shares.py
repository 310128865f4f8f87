"""The games told apart by level, estate, seats or edition: a row for each part."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from burgundy_qt.language.figures import decimal
from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.components import has_posts
from burgundy_qt.session.statistics.summary import Share, Summary
from burgundy_qt.widgets.controls.controls import segmented
from burgundy_qt.widgets.controls.sheet import word
from burgundy_qt.widgets.games.burgundy.board.printed import cells_of
from burgundy_qt.widgets.games.burgundy.look.estate_picture import estate_pixmap
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.statistics.bar import Bar
from burgundy_qt.widgets.statistics.phrases import FAIR_RULE, ordered, part_told, percent

VIEWS = (
    ("level", later("Statistics", "level")),
    ("estate", later("Statistics", "estate")),
    ("seats", later("Statistics", "seats")),
    ("edition", later("Statistics", "edition")),
)
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
PICTURE = 30
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Shares(QWidget):
    """Four views of the games, of which one is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.summary: Summary | None = None
        self.views = QButtonGroup(self)
        self.pane = QScrollArea()
        self.pane.setWidgetResizable(True)
        self.pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        heading = word(tr("Statistics", "By"), "plot-heading")
        choice = segmented(self.views, [(view, tr("Statistics", title)) for view, title in VIEWS])
        beside = heading.sizeHint().width() + choice.sizeHint().width() <= MOST_BESIDE * theme.scale()
        head = QBoxLayout(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
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
    def view(self) -> str:
        """The view that is shown: "level", "estate", "seats" or "edition"."""
        return VIEWS[max(0, self.views.checkedId())][0]

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
            grid.addWidget(aligned(word(tr("Statistics", head) if head else "", "aside")), 0, place)
        for row, share in enumerate(ordered(self.view, views[self.view]), start=1):
            self._add(grid, row, share, fair)
        self.pane.setWidget(sheet)

    def _add(self, grid: QGridLayout, row: int, share: Share, fair: float) -> None:
        title = part_told(self.view, share.part)
        if self.view == "estate":
            grid.addWidget(self._picture(str(share.part)), row, 0)
        grid.addWidget(word(title, "log"), row, 1)
        bar = Bar("own", track=True)
        bar.setMinimumWidth(48)
        bar.show_share(share.won / share.games, 1 / int(share.part or 1) if self.view == "seats" else fair)
        bar.setToolTip(tr("Statistics", FAIR_RULE))
        won = percent(share.won, share.games)
        bar.setAccessibleName(tr("Statistics", "{part}: {share} won", part=title, share=won))
        grid.addWidget(aligned(word(str(share.games), "log")), row, 2)
        grid.addWidget(aligned(word(won, "strong")), row, 3)
        grid.addWidget(bar, row, 4)
        grid.addWidget(aligned(word(decimal(share.mean, 0), "strong")), row, 5)
        grid.addWidget(aligned(word(str(share.best), "log")), row, 6)

    def _picture(self, part: str) -> QLabel:
        edition, _, estate = part.partition(":")
        label = QLabel()
        cells, dpr, posts = cells_of(edition, estate), self.devicePixelRatioF(), has_posts(estate)
        label.setPixmap(estate_pixmap(cells, theme.current(), PICTURE, dpr, with_posts=posts))
        return label


def aligned(label: QLabel) -> QLabel:
    """The label with its text at the right, as numbers stand in columns."""
    label.setAlignment(RIGHT)
    return label
