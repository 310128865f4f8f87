"""The score of the running game by source, beside the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.formats import plain
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.ruleset import Event, OutlookObject
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import push_button, separator_line, text_label
from burgundy_qt.widgets.keys.keymap import tooltip_with_key
from burgundy_qt.widgets.log import game_log, log_list
from burgundy_qt.widgets.phrases.wording import team_name
from burgundy_qt.widgets.theme import palette, sprite_files, theme
from burgundy_qt.widgets.theme.labels import Crests, SpriteLabel, plain_tip

HIGHEST = 1.17
"""How high a sign is at most, in its width: a higher picture is drawn narrower, so that all lines
are equally high."""


def source_sign(source: game_log.PointSource, width: int) -> QLabel:
    """Return the sprite of the source, or its letter on a small plate."""
    if source.picture is not None:
        size = sprite_files.svg_size(source.picture)
        sign = SpriteLabel(
            source.picture, min(width, round(width * HIGHEST * size.width() / size.height()))
        )
        sign.setMinimumWidth(width)
        return sign
    letter = QLabel(source.letter)
    letter.setProperty("role", "letter")
    letter.setFixedSize(width, width)
    letter.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return letter


# Points so far: by source, and as if the game ended now.


@dataclass(frozen=True)
class ScoreBreakdown:
    """Points by source and seat: `scored` so far, and `by_source` with the final scoring as if the
    game ended now.

    `so_far` and `if_it_ended` are the totals of each seat.
    """

    scored: dict[str, list[int]]
    by_source: dict[str, list[int]]
    so_far: list[int]
    if_it_ended: list[int]


def score_breakdown(view: GameView) -> ScoreBreakdown:
    """Return the points of the events so far, and the final scoring as if the game ended now."""
    seats, points_by_source = len(view.line_up.seats), game_log.log_of(view.game).points_by_source
    scored = points_by_source(view.events, seats)
    whole = points_by_source([*view.events, *end_events(view.scoring_potential)], seats)
    return ScoreBreakdown(scored, whole, totals(scored, seats), totals(whole, seats))


def end_events(outlook: Sequence[OutlookObject]) -> list[Event]:
    """Return the events of the final scoring for all seats, as if the game ended now."""
    return [event for data in outlook for event in data["end"]]


def totals(by_source: dict[str, list[int]], seats: int) -> list[int]:
    """Return the total of each seat."""
    return [sum(points[seat] for points in by_source.values()) for seat in range(seats)]


def points_after_phases(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Return each seat's points at the start and after each phase so far, in games with phase
    events.

    The final scoring counts to the last phase.
    """
    course = [[0] * seats]
    for event in events:
        if event["event"] == "phase":
            course.append(list(course[-1]))
        elif event["event"] in ("points", "bonus"):
            course[-1][event["seat"]] += event["points"]
    return course


def by_team(counts: Sequence[int], teams: Sequence[Sequence[int]]) -> list[int]:
    """Return the total of each team."""
    return [sum(counts[seat] for seat in team) for team in teams]


class ScorePanel(log_list.CardPage):
    """A small sheet: a row for each source, a column for each seat or team.

    It is created when points are first shown. Most games begin with the log in view, and an unseen
    sheet took 17 of the 130 milliseconds in which a game appears.
    """

    sheet_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.titles: list[QLabel] = []
        self.counts: dict[str, list[QLabel]] = {}
        self.totals: list[QLabel] = []
        self.ends: list[QLabel] = []
        self.names: Sequence[str] = ()
        self.seat_styles = palette.PLAIN
        self.sources: Sequence[game_log.PointSource] = ()
        self.teams: Sequence[Sequence[int]] = ()
        self.view: GameView | None = None
        self.scale = 1.0

    def set_text_scale(self, scale: float) -> None:
        """Draw the sheet at this scale from now on."""
        self.scale = scale
        self._take_away()
        self.show_points(self.view)

    def begin(
        self,
        names: Sequence[str],
        seat_styles: palette.SeatStyles = palette.PLAIN,
        sources: Sequence[game_log.PointSource] = (),
        teams: Sequence[Sequence[int]] = (),
    ) -> None:
        """Prepare a sheet for these seats, sources and `teams`; the next `show_points` fills it."""
        self.view = None  # the game before may have had other seats
        columns = names, seat_styles, sources, teams
        if columns != (self.names, self.seat_styles, self.sources, self.teams):
            self.names, self.seat_styles, self.sources, self.teams = columns
            self._take_away()

    def _take_away(self) -> None:
        """Delete the outdated sheet; the next points create another one."""
        sheet = self.takeWidget()
        if sheet is not None:
            sheet.deleteLater()
        self.titles, self.counts, self.totals, self.ends = [], {}, [], []

    def _draw(self) -> None:
        names, seat_styles, sources, teams = self.names, self.seat_styles, self.sources, self.teams
        self.columns = teams or [[seat] for seat in range(len(names))]
        picture = round(18 * self.scale)
        sheet = QWidget()
        sheet.setProperty("role", "scrolled")
        column = QVBoxLayout(sheet)
        more = theme.air(self.scale)
        column.setContentsMargins(round(4 * more), round(2 * more), round(6 * more), 0)
        column.setSpacing(round(2 * more))
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(4 * more))
        grid.setVerticalSpacing(round(2 * more))
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        sheet_button = push_button(tr("Points", "Score sheet"), "flat")
        sheet_button.setToolTip(
            tooltip_with_key(
                tr("Points", "All points by source, and what is still open"), "score sheet"
            )
        )
        sheet_button.clicked.connect(self.sheet_asked)
        column.addWidget(sheet_button)
        column.addStretch(1)
        for place, seats in enumerate(self.columns):
            crests = Crests(seat_styles, seats, picture)
            crests.setToolTip(plain_tip(team_name(names, seats)))
            grid.addWidget(crests, 0, place + 2)
        self.titles = [self._title(source.short, "log") for source in sources]
        self.counts = {}
        for row, source in enumerate(sources, start=1):
            grid.addWidget(source_sign(source, picture), row, 0)
            grid.addWidget(self.titles[row - 1], row, 1)
            self.counts[source.key] = [text_label("0", "log") for _ in self.columns]
            self._add_numbers(grid, row, self.counts[source.key])
        grid.addWidget(separator_line("strong-rule"), len(sources) + 1, 0, 1, len(self.columns) + 2)
        grid.addWidget(self._title(tr("Points", "Total"), "strong"), len(sources) + 2, 0, 1, 2)
        self.totals = [text_label("0", "strong") for _ in self.columns]
        self._add_numbers(grid, len(sources) + 2, self.totals)
        self.end_title = self._title(tr("Points", "If it ended now"), "log")
        grid.addWidget(self.end_title, len(sources) + 3, 0, 1, 2)
        self.ends = [text_label("0", "log") for _ in self.columns]
        self._add_numbers(grid, len(sources) + 3, self.ends)
        self.setWidget(sheet)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the titles to the new width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Hide the titles, and leave only the pictures, where the columns of many seats need
        the width."""
        sheet = self.widget()
        if sheet is None:
            return
        for is_shown in (True, False):
            for title in self.titles:
                title.setVisible(is_shown)
            if sheet.minimumSizeHint().width() <= self.viewport().width():
                break
        sheet.setMinimumHeight(self.wanted_height)  # wrapped titles scroll before they are cut off

    def show_points(self, view: GameView | None) -> None:
        """Show the points of a view: by source, the totals, and the totals if the game ended
        now."""
        self.view = view = view.without_prospects if view is not None else None
        if view is None:
            return
        if self.widget() is None:
            self._draw()
        breakdown = score_breakdown(view)
        for key, labels in self.counts.items():
            scored = breakdown.scored.get(key) or [0] * len(self.names)
            for label, count in zip(labels, by_team(scored, self.columns), strict=True):
                label.setText(plain(count) if count else "-")
        self._show_row(self.totals, breakdown.so_far)
        self._show_row(self.ends, breakdown.if_it_ended)
        for widget in (self.end_title, *self.ends):
            widget.setVisible(bool(view.scoring_potential) and len(self.names) > 1)
        self._make_room()

    def _title(self, text: str, role: str) -> QLabel:
        """Return the title of a row; it wraps to leave space for the numbers."""
        title = text_label(text, role)
        title.setWordWrap(True)
        return title

    def _show_row(self, labels: Sequence[QLabel], points: Sequence[int]) -> None:
        for label, count in zip(labels, by_team(points, self.columns), strict=True):
            label.setText(plain(count))

    def _add_numbers(self, grid: QGridLayout, row: int, labels: Sequence[QLabel]) -> None:
        for seat, label in enumerate(labels):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label, row, seat + 2)
            grid.setColumnMinimumWidth(seat + 2, round(26 * self.scale))
