"""Where everything lies on the card of a seat beside the map, or on its chip in the head."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.carcassonne.picture.roles import KINDS
from burgundy_qt.widgets.games.carcassonne.table_state import FOLLOWERS
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

TALL, LOW, STRIP = 122, 88, 46  # all in units
CARD = "card-"


@dataclass(frozen=True)
class SeatLayout:
    """The card of one seat, in scene coordinates. `signs`: beside the numbers of followers on the
    map, where there is room for them; a chip has nothing but crest and points."""

    u: float
    seat: int
    rect: QRectF
    crest: QRectF
    name: QRectF
    shield: QRectF
    bar: QRectF
    tokens: dict[str, QRectF]
    signs: dict[str, QRectF]
    line: float
    clock: QPointF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def seat_layout(
    rect: QRectF, seat: int, is_shown: bool, in_play: tuple[str, ...], u: float
) -> SeatLayout:
    """Lay the card of `seat` into `rect`, as its height allows; `in_play`: what there is of bridges
    and castles."""
    own = CARD if is_shown else ""
    low = rect.height() < TALL * u - 1
    head = rect.y() + (8 if low else 10) * u
    crest = pixel_square(rect.x() + 11 * u, head, 25 * u)
    number = QRectF(rect.right() - 50 * u, head - 1 * u, 38 * u, 27 * u)
    shield = pixel_square(number.x() - 25 * u, head + 0.5 * u, 24 * u)
    bought = pixel_square(shield.x() - 32 * u, head - 1 * u, 27 * u)
    name = QRectF(crest.right() + 8 * u, head, bought.x() - crest.right() - 12 * u, 25 * u)
    bar = QRectF(rect.x() + 12 * u, head + 32 * u, rect.width() - 24 * u, 5 * u)
    places: dict[Slot, SlotPlace] = {
        Slot(f"{own}points", seat): SlotPlace(
            shield.united(number), "plate", lettering=TextStyle(18 * u, 700, "right", rect=number)
        ),
        Slot(f"{own}turn", seat): SlotPlace(rect, "card"),
        Slot(f"{own}lead", seat): SlotPlace(bar, "plate"),
        Slot(f"{own}bought", seat): SlotPlace(bought, "square"),
    }
    tokens: dict[str, QRectF] = {}
    signs: dict[str, QRectF] = {}
    line = bar.bottom() + 44 * u
    if rect.height() > (STRIP + 10) * u:
        tokens = _add_pieces(places, rect, bar.bottom() + 7 * u, seat, own, in_play, u)
        if not low:
            signs = _add_posted(places, rect, line, seat, own, u)
    else:
        bar = QRectF()
        places[Slot(f"{own}lead", seat)] = SlotPlace(bar, "plate", shown=False)
        places = _hidden(crest, seat, own) | places
    clock = QPointF(name.x() + 2 * u, crest.bottom() - 2 * u)
    return SeatLayout(
        u, seat, rect, crest, name, shield, bar, tokens, signs, line, clock, places=places
    )


def _add_pieces(
    places: dict[Slot, SlotPlace],
    rect: QRectF,
    top: float,
    seat: int,
    own: str,
    in_play: tuple[str, ...],
    u: float,
) -> dict[str, QRectF]:
    """Seven followers, then bridges and castles with their numbers."""
    wide = rect.width()
    step = min(26 * u, (wide - 102 * u) / FOLLOWERS)
    size = step * 1.2
    for at in range(FOLLOWERS):
        place = QRectF(rect.x() + 11 * u + at * step, top + 1 * u, size, 27 * u)
        places[Slot(f"{own}bust", seat, at)] = SlotPlace(place, "square", small=True)
    room = QRectF(rect.x() + 10 * u, top, FOLLOWERS * step + 6 * u, 28 * u)
    places[Slot(f"{own}meeples", seat)] = SlotPlace(room, "plate")
    tokens = {}
    for at, kind in enumerate(reversed(in_play)):
        token = pixel_square(rect.right() - (44 + 38 * at) * u, top + 3 * u, 22 * u)
        number = QRectF(token.right() + 2 * u, token.y(), 14 * u, token.height())
        places[Slot(f"{own}{kind}", seat)] = SlotPlace(
            token.united(number), "plate", lettering=TextStyle(13.5 * u, 700, "left", rect=number)
        )
        tokens[kind] = token
    return tokens


def _add_posted(
    places: dict[Slot, SlotPlace], rect: QRectF, line: float, seat: int, own: str, u: float
) -> dict[str, QRectF]:
    """On what kinds of features followers stand."""
    signs = {}
    wide = (rect.width() - 24 * u) / len(KINDS)
    for at, kind in enumerate(KINDS):
        middle = rect.x() + 12 * u + (at + 0.5) * wide
        sign = pixel_square(middle - 19 * u, line + 8 * u, 17 * u)
        number = QRectF(middle + 2 * u, sign.y() - 1 * u, 22 * u, 19 * u)
        places[Slot(f"{own}posted", seat, kind)] = SlotPlace(
            sign.united(number), "plate", lettering=TextStyle(13.5 * u, 700, "left", rect=number)
        )
        signs[kind] = sign
    return signs


def chip_layout(rect: QRectF, seat: int, u: float) -> SeatLayout:
    """A chip: crest and points; all else is there but not shown."""
    crest = pixel_square(rect.x() + 4 * u, rect.center().y() - 12 * u, 24 * u)
    words = QRectF(crest.right() + 2 * u, rect.y(), rect.right() - crest.right() - 8 * u, 32 * u)
    places: dict[Slot, SlotPlace] = {
        Slot("points", seat): SlotPlace(
            words, "plate", lettering=TextStyle(14 * u, 700, "middle", rect=words)
        ),
        Slot("turn", seat): SlotPlace(rect, "card"),
        Slot("lead", seat): SlotPlace(crest, "plate", shown=False),
        **_hidden(crest, seat, ""),
    }
    clock = QPointF(rect.x() + 6 * u, rect.bottom() - 3 * u)
    empty = QRectF()
    return SeatLayout(u, seat, rect, crest, empty, empty, empty, {}, {}, 0, clock, places=places)


def _hidden(crest: QRectF, seat: int, own: str) -> dict[Slot, SlotPlace]:
    """Where pieces come from and go to though they are not seen."""
    hidden = SlotPlace(crest, "round", small=True, shown=False)
    kinds = ("meeples", "bridges", "castles", "bought")
    return {Slot(f"{own}{kind}", seat): hidden for kind in kinds} | {
        Slot(f"{own}bust", seat, at): hidden for at in range(FOLLOWERS)
    }
