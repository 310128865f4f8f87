"""Rows of the statistics: the games told apart by level, seats or what the game has itself, and the
points by source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.formats import decimal
from burgundy_qt.language.translation import later, tr
from burgundy_qt.session.statistics.summary import VIEWS, Share, Summary
from burgundy_qt.widgets.controls.dialog_frame import PushButton, scaled_width, text_label
from burgundy_qt.widgets.controls.value_controls import segmented
from burgundy_qt.widgets.log.game_archive import Division, GameArchive, Part, archive_of
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.log.score_panel import source_sign
from burgundy_qt.widgets.phrases.bot_names import level_title
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.statistics.plot_colours import Whose, colour_of
from burgundy_qt.widgets.statistics.statistics_text import FAIR_RULE, ordered, percent, seats_text
from burgundy_qt.widgets.theme import theme

THICK = 9
NOTCH = 4
"""How far the notch stands out above and below."""


class Bar(QWidget):
    """Filled from the left by a share of its width; on a `track` that shows the whole, with a notch
    at `fair`."""

    def __init__(self, whose: Whose, track: bool = False) -> None:
        super().__init__()
        self.whose, self.track = whose, track
        self.share = 0.0
        self.fair: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_changed.connect(self.update)

    def show_share(self, share: float, fair: float | None = None) -> None:
        """Fill it so far, 0 to 1."""
        self.share, self.fair = share, fair
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """As thick as it is drawn."""
        return QSize(60, THICK + (2 * NOTCH if self.track else 0))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint track, filling and notch."""
        palette = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(0, (self.height() - THICK) / 2, self.width(), THICK)
        if self.track:
            painter.setBrush(QColor(palette.well))
            painter.drawRoundedRect(whole, THICK / 2, THICK / 2)
        if self.share > 0:
            painter.setBrush(colour_of(self.whose, palette))
            filled = QRectF(whole.topLeft(), whole.bottomRight())
            filled.setWidth(max(THICK / 2, self.share * whole.width()))
            radius = min(THICK / 2 if self.track else 2.5, filled.width() / 2)
            painter.drawRoundedRect(filled, radius, radius)
        if self.fair is not None:
            painter.fillRect(
                QRectF(self.fair * self.width() - 1, 0, 2, self.height()), QColor(palette.line2)
            )
        painter.end()


HEADS = (
    later("Statistics", "games"),
    later("Statistics", "won"),
    "",
    later("Statistics", "average"),
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
    """Return the label with its text at the right, as numbers stand in columns."""
    label.setAlignment(RIGHT)
    return label


PICTURE = 20


class SourceRow(PushButton):
    """One source: its sign and name, two bars, the mean in points."""

    def __init__(self, source: PointSource) -> None:
        super().__init__()
        self.source = source
        self.setCheckable(True)
        self.setProperty("role", "source")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Statistics", "Follow this source game by game"))
        self.own, self.others, self.mean = Bar("own"), Bar("others"), text_label("", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(8)
        self.name = text_label(source.short, "log")
        bars = QVBoxLayout()
        bars.setSpacing(1)
        bars.addStretch(1)
        bars.addWidget(self.own)
        bars.addWidget(self.others)
        bars.addStretch(1)
        self.mean.setMinimumWidth(scaled_width(30))
        self.mean.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(source_sign(source, PICTURE))
        row.addWidget(self.name)
        row.addLayout(bars, 1)
        row.addWidget(self.mean)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as what stands in it."""
        return QSize(220, max(PICTURE + 2, self.mean.sizeHint().height() + 2))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same."""
        return self.sizeHint()

    def show_means(self, own: float, others: float, most: float) -> None:
        """Show mean points of the person and of the others; the longest bar of all means `most`."""
        self.own.show_share(own / most)
        self.others.show_share(others / most)
        self.mean.setText(decimal(own, 0))
        told = tr(
            "Statistics",
            "{source}: {own} points per game, others {others}",
            source=self.source.title,
            own=decimal(own),
            others=decimal(others),
        )
        self.setAccessibleName(told)


class Sources(QWidget):
    """All sources. `followed`: the key of the one that is to be followed over time, None for all
    together."""

    followed = Signal(object)

    def __init__(self, archive: GameArchive) -> None:
        super().__init__()
        self.rare = archive.rare_sources
        self.rows = [SourceRow(source) for source in archive.sources()]
        widest = max(row.name.sizeHint().width() for row in self.rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows:
            row.name.setFixedWidth(widest)
            row.clicked.connect(lambda on, key=row.source.key: self._follow(key if on else None))
            column.addWidget(row, 1)

    def show_summary(self, summary: Summary) -> None:
        """Show the means of these games."""
        most = max([1.0, *summary.own.values(), *summary.others.values()])
        for row in self.rows:
            own, others = (
                means.get(row.source.key, 0.0) for means in (summary.own, summary.others)
            )
            row.show_means(own, others, most)
            row.setVisible(row.source.key not in self.rare or bool(own or others))

    def _follow(self, followed: str | None) -> None:
        for row in self.rows:
            row.setChecked(row.source.key == followed)
        self.followed.emit(followed)


def opponents(level: Part) -> str:
    """Against whom: "Squire", "People"."""
    return tr("Statistics", "People") if level is None else level_title(str(level))


def seats(number: Part) -> str:
    """Return how many seats: "Three seats"."""
    return capitalize(seats_text([int(number or 0)]))


LEVEL = Division("level", later("Statistics", "level"), opponents)
SEATS = Division("seats", later("Statistics", "players"), seats)


def divisions_of(game: str) -> list[Division]:
    """Return all ways of telling a game's games apart, in the order of a summary's views."""
    known = {each.key: each for each in (LEVEL, SEATS, *archive_of(game).divisions())}
    return [known[view] for view in VIEWS if view in known]
