"""The score sheet: a row for each source, a column for each seat, the winner's column in gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from burgundy_qt.language.formats import plain
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.controls.dialog_frame import scaled_width, separator_line, text_label
from burgundy_qt.widgets.log import game_log, score_panel
from burgundy_qt.widgets.phrases.wording import team_name
from burgundy_qt.widgets.sprites.brush import shield_pixmap
from burgundy_qt.widgets.theme import labels, theme
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles, line_on

THICK = 4
LEAST = 24


class SeatBar(QtWidgets.QWidget):
    """A bar filled from the left by a `share` of its width, 0 to 1."""

    def __init__(self, colour: int, share: float) -> None:
        super().__init__()
        self.colour, self.share = colour, share
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Fixed
        )
        self.setMinimumSize(LEAST, THICK)
        theme.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size with the thickness of the bar."""
        return QSize(2 * LEAST, THICK)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the track and its filled part."""
        palette = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(QRectF(self.rect()), THICK / 2, THICK / 2)
        if self.share > 0:
            painter.setBrush(QColor(line_on(palette, self.colour, towards_text=0.45)))
            filled = QRectF(0, 0, max(THICK, self.share * self.width()), self.height())
            painter.drawRoundedRect(filled, THICK / 2, THICK / 2)
        painter.end()


COLUMN = 116
SIGN, ROW, LAST, LOWEST_LAST = 46, 44, 64, 54
"""The width of the first column; the heights of a row and of the last one where there is room.
Where there is not they move together, so that the totals are in view."""
LOOSE = 8
"""With more lines than these, which modules add, all are tighter: else the totals would be below a
small window."""
PLACES = (
    tr_noop("Points", "winner"),
    tr_noop("Points", "second"),
    tr_noop("Points", "third"),
    tr_noop("Points", "fourth"),
    tr_noop("Points", "fifth"),
    tr_noop("Points", "sixth"),
)


class ScoreTable(QtWidgets.QWidget):
    """Points by source.

    `by_source` has the points of each seat for each of the `sources` that brought some. `places`
    has the place of each seat, 1 for the winner, or None while it is open. `total` is the title of
    the last row, `column` the least width of a seat's column, `seating` the style of the seats.

    `teams` are the seats of each team; partners are then side by side above their common points.
    """

    def __init__(
        self,
        names: Sequence[str],
        sources: Sequence[game_log.PointSource],
        by_source: Mapping[str, Sequence[int]],
        totals: Sequence[int],
        places: Sequence[int] | None = None,
        total: str = "",
        column: int = COLUMN,
        seat_styles: SeatStyles = PLAIN,
        teams: Sequence[Sequence[int]] = (),
    ) -> None:
        super().__init__()
        self.names = names
        self.column, self.seat_styles, self.teams = column, seat_styles, teams
        order = [seat for team in teams for seat in team] or list(range(len(names)))
        self.at = {seat: place + 2 for place, seat in enumerate(order)}
        self.grid = QtWidgets.QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(0)
        self.grid.setColumnStretch(1, 1)
        self.grid.setColumnMinimumWidth(1, 190)
        self.is_tight = len(sources) > LOOSE
        last = 2 * len(sources) + 2
        if places is not None:
            self._crown_winners(places, last)
        self._heads(names, places)
        most = max(1, *map(max, by_source.values()))
        for number, source in enumerate(sources):
            row = 2 * number + 2
            scored = by_source.get(source.key) or [0] * len(names)
            self.grid.addWidget(separator_line(), row - 1, 0, 1, len(names) + 2)
            self._title(row, source, scored)
            for seat, points in enumerate(scored):
                self.grid.addWidget(
                    self._cell(seat, points, most, points == max(scored)), row, self.at[seat]
                )
        self.grid.addWidget(separator_line("strong-rule"), last - 1, 0, 1, len(names) + 2)
        self._totals(last, totals, total or tr("Points", "Total"))
        if teams:
            self._together(last + 1, [sum(totals[seat] for seat in team) for team in teams])

    def _crown_winners(self, places: Sequence[int], last: int) -> None:
        """Mark all winners: one gold ground for a team, one for each player of a shared victory."""
        winners = [self.at[seat] for seat, place in enumerate(places) if place == 1]
        if self.teams:
            self._crown(min(winners), len(winners), last)
        else:
            for column in winners:
                self._crown(column, 1, last)

    def _crown(self, column: int, columns: int, last: int) -> None:
        """Put the gold ground behind the column of the winner, or the columns of the winning
        team."""
        ground = QtWidgets.QFrame()
        ground.setProperty("role", "winner")
        self.grid.addWidget(ground, 0, column, last + (2 if self.teams else 1), columns)

    def _heads(self, names: Sequence[str], places: Sequence[int] | None) -> None:
        for seat, name in enumerate(names):
            head = QtWidgets.QVBoxLayout()
            head.setContentsMargins(6, 12, 6, 10)
            head.setSpacing(4)
            head.addWidget(labels.SpriteLabel(self.seat_styles.crest(seat, 36), 36))
            title = centred(text_label(name, "seat-name"))
            title.setToolTip(labels.plain_tip(name))
            head.addWidget(title)
            if places is not None:
                head.addWidget(centred(text_label(tr("Points", PLACES[places[seat] - 1]), "aside")))
            self.grid.addLayout(head, 0, self.at[seat])
            self.grid.setColumnMinimumWidth(self.at[seat], scaled_width(self.column))

    def _title(self, row: int, source: game_log.PointSource, scored: Sequence[int]) -> None:
        self.grid.addWidget(
            score_panel.source_sign(source, 24 if self.is_tight else 28),
            row,
            0,
            Qt.AlignmentFlag.AlignCenter,
        )
        title = text_label(f"{source.title}  ", "source")
        title.setAccessibleName(row_text(source.title, self.names, scored))
        self.grid.addWidget(title, row, 1)
        self.grid.addItem(room(ROW), row, 0)

    def _cell(self, seat: int, points: int, most: int, is_best: bool) -> QtWidgets.QWidget:
        cell = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(cell)
        above, below, between = (1, 4, 1) if self.is_tight else (4, 6, 4)
        column.setContentsMargins(14, above, 14, below)
        column.setSpacing(between)
        column.addWidget(
            centred(text_label(plain(points), "best" if is_best and points else "count"))
        )
        column.addWidget(SeatBar(self.seat_styles.colours[seat], points / most))
        return cell

    def _totals(self, row: int, totals: Sequence[int], title: str) -> None:
        shield = QtWidgets.QLabel()
        shield.setPixmap(shield_pixmap(34, self.devicePixelRatioF()))
        self.grid.addWidget(centred(shield), row, 0)
        heading = text_label(title, "heading")
        heading.setAccessibleName(row_text(title, self.names, totals))
        self.grid.addWidget(heading, row, 1)
        for seat, total in enumerate(totals):
            role = "count" if self.teams else "total"
            self.grid.addWidget(centred(text_label(plain(total), role)), row, self.at[seat])
        self.grid.addItem(room(ROW if self.teams else LAST), row, 0)
        self.grid.setRowMinimumHeight(row, LOWEST_LAST if not self.teams else 0)

    def _together(self, row: int, totals: Sequence[int]) -> None:
        """Show the points of each team below the columns of its members."""
        heading = text_label(tr("Points", "Team total"), "heading")
        teams = [team_name(self.names, team) for team in self.teams]
        heading.setAccessibleName(row_text(heading.text(), teams, totals))
        self.grid.addWidget(heading, row, 1)
        for team, total in zip(self.teams, totals, strict=True):
            self.grid.addWidget(
                centred(text_label(plain(total), "total")), row, self.at[team[0]], 1, len(team)
            )
        self.grid.addItem(room(LAST), row, 0)
        self.grid.setRowMinimumHeight(row, LOWEST_LAST)


def row_text(title: str, names: Sequence[str], counts: Sequence[int]) -> str:
    """Return a row of a table as text: a screen reader reads the title of a row, and would say the
    numbers beside it without their columns."""
    columns = [
        tr("Points", "{name}: {points}", name=name, points=plain(count))
        for name, count in zip(names, counts, strict=True)
    ]
    return tr("Points", "{title}: {course}", title=title, course="; ".join(columns))


def room(height: int) -> QtWidgets.QSpacerItem:
    """Return a spacer that makes its row this high where there is space."""
    return QtWidgets.QSpacerItem(
        SIGN, height, QtWidgets.QSizePolicy.Policy.Minimum, QtWidgets.QSizePolicy.Policy.Preferred
    )


def centred(label: QtWidgets.QLabel) -> QtWidgets.QLabel:
    """Return the label with its text centred."""
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
