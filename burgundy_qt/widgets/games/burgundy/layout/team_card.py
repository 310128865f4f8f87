"""Where everything lies on the small card of another team, and on its chip where there is no column
for cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.rules.burgundy.protocol.printed import TEAM_STORE
from burgundy_qt.widgets.games.burgundy.layout.modules_in_play import Modules
from burgundy_qt.widgets.games.burgundy.layout.seat import ACROSS, DOWN, SeatLayout
from burgundy_qt.widgets.games.burgundy.look.grid import Grid
from burgundy_qt.widgets.sprites.places import (
    SlotPlace,
    TextStyle,
    hex_bounds,
    pixel_rect,
    pixel_square,
)
from burgundy_qt.widgets.sprites.slots import Slot

HEAD, ROW, MEMBER, FOOT = (
    56,
    34,
    31,
    6,
)  # heights in units: the head, what both share, a member's things
STORED = 13.5  # radius of a stored tile


@dataclass(frozen=True)
class TeamCard(SeatLayout):
    """The card of a team, whose first member is its `seat`; `team` are all seats. `crests`, by
    seat: those of the head; `row_crests`: those before a member's own things."""

    team: tuple[int, ...] = ()
    caption: QRectF = field(default_factory=QRectF)
    crests: dict[int, QRectF] = field(default_factory=dict)
    row_crests: dict[int, QRectF] = field(default_factory=dict)


def team_card_height(width: float, u: float, modules: Modules) -> float:
    """How high the card of a team is where it is so wide."""
    return (HEAD + ROW + 2 * MEMBER + FOOT) * u + (DOWN + modules.shape.taller) * _radius(
        width, u, modules
    )


def _radius(width: float, u: float, modules: Modules) -> float:
    return (width - 20 * u) / (ACROSS + modules.shape.wider)


def team_card(rect: QRectF, team: tuple[int, ...], u: float, modules: Modules) -> TeamCard:
    """Lay the card of a team into `rect`."""
    home = team[0]
    grid = Grid.of(_radius(rect.width(), u, modules), modules.shape)
    top = rect.bottom() - (ROW + len(team) * MEMBER + FOOT) * u
    middle = (rect.y() + HEAD * u + top) / 2
    crests = {
        seat: pixel_square(
            rect.x() + (11 + 18 * place) * u, rect.y() + (8 + place) * u, (25 - 2 * place) * u
        )
        for place, seat in enumerate(team)
    }
    shield = pixel_square(rect.right() - 77 * u, rect.y() + 7 * u, 24 * u)
    left = rect.x() + (42 + 18 * (len(team) - 1)) * u
    words = shield.x() - 4 * u - left
    laid = TeamCard(
        u,
        home,
        rect,
        crests[home],
        QRectF(left, rect.y() + 6 * u, words, 24 * u),
        shield,
        pixel_square(rect.x() + 12 * u, top + 6 * u, 21 * u),
        pixel_square(rect.x() + 59 * u, top + 6 * u, 21 * u),
        QPointF(round(rect.center().x()), round(middle)),
        grid,
        team=team,
        caption=QRectF(left, rect.y() + 32 * u, rect.right() - 12 * u - left, 16 * u),
        crests=crests,
    )
    for name, offset in grid.offsets:
        laid.places[Slot("cell", home, name)] = SlotPlace(
            hex_bounds(laid.centre + offset, grid.radius), "hex", grid.radius < 30
        )
    number = QRectF(
        shield.right(), shield.y(), rect.right() - 12 * u - shield.right(), shield.height()
    )
    laid.places[Slot("team", home)] = SlotPlace(
        number, "plate", lettering=TextStyle(17 * u, 700, "right")
    )
    laid.places[Slot("covered", home)] = SlotPlace(
        laid.caption, "plate", lettering=TextStyle(11.5 * u, 400, "left", "text2")
    )
    _lay_common(laid, top)
    for row, seat in enumerate(team):
        _lay_member(laid, seat, top + (ROW + row * MEMBER) * u)
    return laid


def _lay_common(laid: TeamCard, top: float) -> None:
    """What both share, in a row: silver, workers, goods, the store."""
    u, home, rect = laid.u, laid.seat, laid.rect
    for kind, piece in (("silver", laid.coin), ("workers", laid.worker)):
        words = pixel_rect(piece.right() + 4 * u, piece.y(), 21 * u, piece.height())
        laid.places[Slot(kind, home)] = SlotPlace(
            words, "plate", lettering=TextStyle(14 * u, 700, "left")
        )
    for index in range(printed.GOODS_TYPES):
        at = pixel_square(rect.x() + (108 + 26 * index) * u, top + 5 * u, 23 * u)
        laid.places[Slot("goods", home, index)] = SlotPlace(at, "square", small=True)
    for index in range(TEAM_STORE):
        centre = QPointF(round(rect.right() - (51 - 27 * index) * u), round(top + 16.5 * u))
        laid.places[Slot("shared", home, index)] = SlotPlace(
            hex_bounds(centre, STORED * u), "hex", small=True
        )
    laid.places[Slot("sold", home)] = SlotPlace(rect, "plate", shown=False)


def _lay_member(laid: TeamCard, seat: int, top: float) -> None:
    """What a member has alone, in a row: points, dice, store."""
    u, rect = laid.u, laid.rect
    laid.row_crests[seat] = pixel_square(rect.x() + 12 * u, top + 4 * u, 21 * u)
    laid.clocks[seat] = QPointF(rect.x() + 68 * u, top + 7 * u)
    words = QRectF(laid.row_crests[seat].right() + 6 * u, top + 4 * u, 40 * u, 21 * u)
    laid.places[Slot("points", seat)] = SlotPlace(
        words, "plate", lettering=TextStyle(14 * u, 700, "left", "text2")
    )
    for index in (0, 1):
        at = pixel_square(rect.right() - (135 - 28 * index) * u, top + 3 * u, 23 * u)
        laid.places[Slot("die", seat, index)] = SlotPlace(at, "square", small=True)
    for index in range(TEAM_STORE):
        centre = QPointF(round(rect.right() - (51 - 27 * index) * u), round(top + 14.5 * u))
        laid.places[Slot("storage", seat, index)] = SlotPlace(
            hex_bounds(centre, STORED * u), "hex", small=True
        )
    laid.places[Slot("crest", seat)] = SlotPlace(laid.shield, "plate")
    laid.places[Slot("turn", seat)] = SlotPlace(rect, "card")


def team_chip(rect: QRectF, team: tuple[int, ...], u: float, modules: Modules) -> TeamCard:
    """A team that is only a chip: the points of both are shown, everything else flies to and from
    the chip."""
    home = team[0]
    crests = chip_crests(rect, team, u)
    nowhere, grid = QRectF(), Grid.of(2, modules.shape)
    laid = TeamCard(
        u,
        home,
        rect,
        crests[home],
        nowhere,
        nowhere,
        nowhere,
        nowhere,
        rect.center(),
        grid,
        team=team,
        crests=crests,
        clocks={
            seat: QPointF(rect.x() + 52 * place * u, rect.bottom() - 4 * u)
            for place, seat in enumerate(team)
        },
    )
    middle = pixel_square(rect.center().x() - 10 * u, rect.center().y() - 10 * u, 20 * u)
    for spot in _belongings(team, modules):
        form = "hex" if spot.kind in ("cell", "storage", "shared") else "square"
        laid.places[spot] = SlotPlace(middle, form, small=True, shown=False)
    for seat in team:
        laid.places[Slot("turn", seat)] = SlotPlace(rect, "card")
        laid.places[Slot("crest", seat)] = SlotPlace(crests[seat], "plate")
    left = max(crest.right() for crest in crests.values()) + 4 * u
    number = QRectF(left, rect.y(), rect.right() - left - 9 * u, rect.height())
    laid.places[Slot("team", home)] = SlotPlace(
        number, "plate", lettering=TextStyle(14 * u, 700, "middle")
    )
    return laid


def chip_crests(rect: QRectF, team: tuple[int, ...], u: float) -> dict[int, QRectF]:
    """Where the crests of a team lie on its chip, by seat."""
    return {
        seat: pixel_square(rect.x() + (5 + 17 * place) * u, rect.y() + 4 * u, 24 * u)
        for place, seat in enumerate(team)
    }


def _belongings(team: tuple[int, ...], modules: Modules) -> list[Slot]:
    home = team[0]
    spots = [Slot("cell", home, name) for name in modules.shape.sites]
    spots += [Slot("shared", home, index) for index in range(TEAM_STORE)]
    spots += [Slot("goods", home, index) for index in range(printed.GOODS_TYPES)]
    spots += [Slot(kind, home) for kind in ("silver", "workers", "sold")]
    for seat in team:
        spots += [Slot("storage", seat, index) for index in range(TEAM_STORE)]
        spots += [Slot("die", seat, index) for index in (0, 1)]
        spots.append(Slot("points", seat))
    return spots
