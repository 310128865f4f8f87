"""Rows of the statistics: games by level, number of players and the game's divisions, and
points by source; their colours and legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal

from PySide6 import QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap

from burgundy_qt.language.formats import decimal
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.statistics.summary import VIEWS, Share, Summary
from burgundy_qt.widgets.controls.dialog_frame import PushButton, scaled_width, text_label
from burgundy_qt.widgets.controls.value_controls import segmented
from burgundy_qt.widgets.log import game_log, score_panel
from burgundy_qt.widgets.log.game_archive import GameArchive, GroupBy, Part, archive_of
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.wording import capitalize, level_title
from burgundy_qt.widgets.statistics.statistics_text import FAIR_RULE, ordered, percent, seats_text
from burgundy_qt.widgets.theme import labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import SEAT, Palette, lighter, mix

# The two colours of the statistics, for the person and for all others, and their legend.
# Nothing here loads pyqtgraph, unlike `plots`: figures and rows appear before the plots.


Whose = Literal["own", "others"]
Kind = Literal["dot", "line", "band", "box"]
SIGN = {"dot": QSize(10, 14), "line": QSize(28, 14), "band": QSize(28, 14), "box": QSize(14, 14)}
FAINT = 110
BAND = 46
"""How much of 255 a game's dot and a band cover."""


def colour_of(whose: Whose, palette: Palette) -> QColor:
    """Return the colour for the person's own figures, or for those of the others."""
    base = SEAT[0] if whose == "own" else SEAT[1]
    return QColor(base if palette.name == "light" else mix(lighter(base, 0.22), palette.text, 0.12))


def faint(colour: QColor, alpha: int) -> QColor:
    """Return the colour with an alpha of 0 to 255."""
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


class Sign(labels.DrawnLabel):
    """A dot, a line, a band or a box in one of the two colours."""

    def __init__(self, kind: Kind, whose: Whose) -> None:
        super().__init__()
        self.kind, self.whose = kind, whose
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        self.setPixmap(
            sign_pixmap(self.kind, colour_of(self.whose, theme.current()), self.devicePixelRatioF())
        )


def sign_pixmap(kind: Kind, colour: QColor, dpr: float) -> QPixmap:
    """Return the picture of a sign."""
    size = SIGN[kind]
    picture = sprite_files.transparent_pixmap(size * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(size.width() / 2, size.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    match kind:
        case "dot":
            painter.setBrush(faint(colour, FAINT + 60))
            painter.drawEllipse(middle, 4, 4)
        case "line":
            painter.setPen(QPen(colour, 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(3, middle.y()), QPointF(size.width() - 3, middle.y()))
        case "band":
            painter.fillRect(
                QRectF(2, 2, size.width() - 4, size.height() - 4), faint(colour, BAND + 20)
            )
        case "box":
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(1, 1, 12, 12), 3, 3)
    painter.end()
    return picture


class Legend(QtWidgets.QWidget):
    """The legend of a plot, in a row."""

    def __init__(self, *entries: tuple[Kind, Whose, str]) -> None:
        super().__init__()
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.words: list[QtWidgets.QLabel] = []
        for kind, whose, text in entries:
            label = text_label(text, "note")
            self.words.append(label)
            row.addWidget(Sign(kind, whose))
            row.addWidget(label)
            row.addSpacing(8)


THICK = 9
NOTCH = 4
"""How far the notch stands out above and below."""


class Bar(QtWidgets.QWidget):
    """A bar filled from the left by a share of its width, on a `track` for the whole, with a
    notch at `fair`."""

    def __init__(self, whose: Whose, track: bool = False) -> None:
        super().__init__()
        self.whose, self.track = whose, track
        self.share = 0.0
        self.fair: float | None = None
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Fixed
        )
        theme.theme_changed.connect(self.update)

    def show_share(self, share: float, fair: float | None = None) -> None:
        """Show this share, 0 to 1."""
        self.share, self.fair = share, fair
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size with the thickness of the bar."""
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
    tr_noop("Statistics", "games"),
    tr_noop("Statistics", "won"),
    "",
    tr_noop("Statistics", "average"),
    tr_noop("Statistics", "best"),
)
WON = 2
MOST_BESIDE = 370
"""Pixels for heading and choice in one row, at the usual size of text."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Shares(QtWidgets.QWidget):
    """Views of the games, each a Division, of which one is shown."""

    def __init__(self, divisions: Sequence[GroupBy]) -> None:
        super().__init__()
        self.summary: Summary | None = None
        self.divisions = divisions
        self.views = QtWidgets.QButtonGroup(self)
        self.pane = QtWidgets.QScrollArea()
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
        head = QtWidgets.QBoxLayout(
            QtWidgets.QBoxLayout.Direction.LeftToRight
            if beside
            else QtWidgets.QBoxLayout.Direction.TopToBottom
        )
        head.setSpacing(6)
        head.addWidget(heading)
        head.addWidget(choice, 0, Qt.AlignmentFlag.AlignLeft)
        head.addStretch(1 if beside else 0)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.pane, 1)
        self.views.button(0).setChecked(True)
        self.views.idClicked.connect(lambda _: self._draw())
        theme.theme_changed.connect(self._draw)

    @property
    def division(self) -> GroupBy:
        """The current view."""
        return self.divisions[max(0, self.views.checkedId())]

    def show_summary(self, summary: Summary) -> None:
        """Show these games. Those without help, or against characters, can be told apart once there
        is one."""
        self.summary = summary
        views: Mapping[str, tuple[Share, ...]] = summary.views or {}
        is_shown = {
            HELP.key: any(share.part == "none" for share in views.get(HELP.key, ())),
            CHARACTER: bool(views.get(CHARACTER)),
        }
        for way, button in zip(self.divisions, self.views.buttons(), strict=True):
            if way.key in is_shown:
                button.setVisible(is_shown[way.key])
                if button.isChecked() and not is_shown[way.key]:
                    self.views.button(0).setChecked(True)
        self._draw()

    def _draw(self) -> None:
        if self.summary is None or not self.summary.played:
            return
        views: Mapping[str, tuple[Share, ...]] = self.summary.views or {}
        fair = sum(1 / game.seats for game in self.summary.played) / len(self.summary.played)
        sheet = QtWidgets.QWidget()
        sheet.setProperty("role", "scrolled")
        column = QtWidgets.QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 8, 0)
        grid = QtWidgets.QGridLayout()
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

    def _add(self, grid: QtWidgets.QGridLayout, row: int, share: Share, fair: float) -> None:
        title, picture = self.division.text_of_part(share.part), self.division.picture
        if picture is not None:
            label = QtWidgets.QLabel()
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


def aligned(label: QtWidgets.QLabel) -> QtWidgets.QLabel:
    """Return the label with its text aligned right, as numbers are in columns."""
    label.setAlignment(RIGHT)
    return label


PICTURE = 20


class SourceRow(PushButton):
    """One source: its sign and name, two bars, the mean in points."""

    def __init__(self, source: game_log.PointSource) -> None:
        super().__init__()
        self.source = source
        self.setCheckable(True)
        self.setProperty("role", "source")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Statistics", "Follow this source game by game"))
        self.own, self.others, self.mean = Bar("own"), Bar("others"), text_label("", "strong")
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(8)
        self.name = text_label(source.short, "log")
        bars = QtWidgets.QVBoxLayout()
        bars.setSpacing(1)
        bars.addStretch(1)
        bars.addWidget(self.own)
        bars.addWidget(self.others)
        bars.addStretch(1)
        self.mean.setMinimumWidth(scaled_width(30))
        self.mean.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(score_panel.source_sign(source, PICTURE))
        row.addWidget(self.name)
        row.addLayout(bars, 1)
        row.addWidget(self.mean)
        for child in self.findChildren(QtWidgets.QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the contents."""
        return QSize(220, max(PICTURE + 2, self.mean.sizeHint().height() + 2))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the preferred size, which is the least."""
        return self.sizeHint()

    def show_means(self, own: float, others: float, most: float) -> None:
        """Show the mean points of the person and of the others; the longest bar is `most`."""
        self.own.show_share(own / most)
        self.others.show_share(others / most)
        self.mean.setText(decimal(own, 0))
        text = tr(
            "Statistics",
            "{source}: {own} points per game, others {others}",
            source=self.source.title,
            own=decimal(own),
            others=decimal(others),
        )
        self.setAccessibleName(text)


class Sources(QtWidgets.QWidget):
    """All sources. `followed` carries the key of the one to show over time, or None for the
    total."""

    followed = Signal(object)

    def __init__(self, archive: GameArchive) -> None:
        super().__init__()
        self.rare = archive.rare_sources
        self.rows = [SourceRow(source) for source in archive.sources()]
        widest = max(row.name.sizeHint().width() for row in self.rows)
        column = QtWidgets.QVBoxLayout(self)
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
    """Return the opponents of a level: "Squire", "People"."""
    return tr("Statistics", "People") if level is None else level_title(str(level))


def seats(number: Part) -> str:
    """Return the number of seats: "Three seats"."""
    return capitalize(seats_text([int(number or 0)]))


def help_given(part: Part) -> str:
    """Return whether the games of a group were played without help."""
    if part == "none":
        return tr("Statistics", "Without help")
    return tr("Statistics", "Help allowed")


def character(game: str, style: Part) -> str:
    """Return the character of a style: "Oriane the shepherd"."""
    known = texts_of(game).characters.get(str(style))
    return str(style) if known is None else tr("Character", known.title)


CHARACTER = "character"
HELP = GroupBy("help", tr_noop("Statistics", "help"), help_given)
LEVEL = GroupBy("level", tr_noop("Statistics", "level"), opponents)
SEATS = GroupBy("seats", tr_noop("Statistics", "players"), seats)


def divisions_of(game: str) -> list[GroupBy]:
    """Return all ways to group the games, in the order of a summary's views."""
    characters = GroupBy(CHARACTER, tr_noop("Statistics", "character"), partial(character, game))
    has_characters = bool(texts_of(game).characters)
    ways = (LEVEL, *([characters] if has_characters else []), SEATS, HELP)
    known = {each.key: each for each in (*ways, *archive_of(game).divisions())}
    return [known[view] for view in VIEWS if view in known]
