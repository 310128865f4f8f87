"""A game of a tournament as a card: who plays, the small table, how far it has come."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import PushButton, text_label
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import join_with_commas, seat_names, team_name
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import Crests, ElidedWord
from burgundy_qt.widgets.theme.seat_colours import SeatStyles, seat_styles_of
from burgundy_qt.widgets.tournaments.live.small_table import SmallTable

CREST = 22
NAMED = 2
"""Sides of which there is room for the names."""


class LiveCard(PushButton):
    """Pressed to see the game large."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "live")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.view: GameView | None = None
        self.sides: list[SideLabel] = []
        self.table = SmallTable()
        self.foot = ElidedWord("note")
        self.head = QHBoxLayout()
        self.head.setSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 5)
        column.setSpacing(4)
        column.addLayout(self.head)
        column.addWidget(self.table, 1)
        column.addWidget(self.foot)
        self.foot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.theme_changed.connect(self._dress)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as what stands in it."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """No smaller than its parts."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def show_view(self, view: GameView, seat: int) -> None:
        """Show how a game stands, the belongings of a seat large."""
        is_new = self.view is None or self.view.game_id != view.game_id
        self.view = view
        if is_new:
            self._dress()
        points = points_told(view)
        for side, told in zip(self.sides, points, strict=True):
            side.tell(told, view.state["seat"] in side.seats)
        self.foot.say(standing_told(view))
        names = seat_names(view.line_up.seats)
        heard = [
            f"{team_name(names, side.seats)} {told}"
            for side, told in zip(self.sides, points, strict=True)
        ]
        self.setAccessibleName(join_with_commas([*heard, standing_told(view)]))
        self.table.show_view(view, seat)

    def _dress(self) -> None:
        """Who sits there, in the theme and the size of text of now."""
        for side in self.sides:
            self.head.removeWidget(side)
            side.deleteLater()
        self.sides = []
        if self.view is None:
            return
        plans, seating = self.view.line_up.seats, seat_styles_of(self.view.line_up.seats)
        sides = sides_of(self.view)
        for seats in sides:
            made = SideLabel(plans, seats, seating, is_named=len(sides) <= NAMED)
            self.sides.append(made)
            self.head.addWidget(made, 1)


class SideLabel(QWidget):
    """A seat or a team: its crests, its name where there is room, its points; whoever decides is
    in strong letters."""

    def __init__(
        self, plans: Sequence[SeatPlan], seats: Sequence[int], seating: SeatStyles, is_named: bool
    ) -> None:
        super().__init__()
        self.seats = seats
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.points = text_label("", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        row.addWidget(Crests(seating, seats, round(CREST * theme.scale())))
        self.name = ElidedWord("caption")
        self.name.say(team_name(seat_names(plans), seats))
        if is_named:
            row.addWidget(self.name, 1)
        row.addWidget(self.points)
        if not is_named:
            row.addStretch(1)

    def tell(self, points: str, decides: bool) -> None:
        """Tell the points, and whether it is this side's turn."""
        self.points.setText(points)
        role = "best" if decides else "strong"
        if self.points.property("role") != role:
            self.points.setProperty("role", role)
            self.points.style().polish(self.points)


def sides_of(view: GameView) -> list[tuple[int, ...]]:
    """The seats that win or lose together."""
    teams: Sequence[Sequence[int]] = view.state.get("teams", ())
    return [*map(tuple, teams)] or [(seat,) for seat in range(len(view.line_up.seats))]


def points_told(view: GameView) -> list[str]:
    """What each side has made."""
    of_seat, seats = profile_of(view.game).points_of_seat, view.state["seats"]
    return [formats.plain(sum(of_seat(seats[seat]) for seat in side)) for side in sides_of(view)]


def standing_told(view: GameView) -> str:
    """How far a game has come."""
    if view.is_over:
        return tr("Tournaments", "Over after {n} action(s)", n=view.revision)
    moment = log_of(view.game).moment(view.state)
    action = tr("Tournaments", "action {number}", number=view.revision)
    return join_with_commas([moment, action]) if moment else action
