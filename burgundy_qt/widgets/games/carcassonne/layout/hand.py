"""Where everything lies in the hand: the drawn tile and its turning, what is left to be set, and
the pile."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from burgundy_qt.widgets.games.carcassonne.table_state import FOLLOWERS
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_rect, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

LOW = 560
"""A hand of fewer units has less air."""
UPPER_ROW = 4
"""So many followers stand in the first of two rows."""


@dataclass(frozen=True)
class HandLayout:
    """The hand in scene coordinates. `lines`: how far down it is parted; `tokens` and `names` of
    bridges and castles; the words of the pile."""

    u: float
    rect: QRectF
    tile: QRectF
    lines: tuple[float, ...]
    followers: QRectF
    tokens: dict[str, QRectF]
    names: dict[str, QRectF]
    pile_words: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def hand_layout(
    rect: QRectF, seat: int, narrow: bool, in_play: tuple[str, ...], u: float
) -> HandLayout:
    """Lay the hand of `seat` into `rect`; `in_play`: what there is of bridges and castles."""
    places: dict[Slot, SlotPlace] = {}
    inside = rect.width() - 2 * 12 * u
    low = rect.height() < LOW * u
    size = round(rect.width() - (28 if narrow or low else 36) * u)
    centre = rect.center().x()
    places[Slot("hand-label")] = SlotPlace(
        QRectF(rect.x() + 12 * u, rect.y() + 9 * u, inside, 22 * u),
        "plate",
        lettering=TextStyle(13 * u, 600, "middle"),
    )
    tile = pixel_square(centre - size / 2, rect.y() + 36 * u, size)
    places[Slot("hand-tile")] = SlotPlace(tile, "plate")
    top = tile.bottom() + 12 * u
    wide = (size - 8 * u) / 2
    for at, way in enumerate(("left", "right")):
        key = pixel_rect(tile.x() + at * (wide + 8 * u), top, wide, 34 * u)
        places[Slot(f"turn-{way}")] = SlotPlace(key, "plate")
    fits = QRectF(rect.x() + 8 * u, top + 40 * u, rect.width() - 16 * u, 20 * u)
    places[Slot("fits")] = SlotPlace(
        fits, "plate", lettering=TextStyle(12 * u, 500, "middle", "text2")
    )
    pile = rect.bottom() - 94 * u
    below = fits.bottom() + 6 * u
    needed = (22 + 10 + 76 + 62) * u
    air = max(4 * u, min(34 * u, (pile - below - needed) / 3))
    line = below + air
    followers = QRectF(rect.x() + 8 * u, line + 8 * u, rect.width() - 16 * u, 20 * u)
    top = followers.bottom() + 6 * u
    _add_busts(places, rect, seat, top, min(size / 4, 32 * u), u)
    top += 76 * u
    tokens, names = _add_tokens(places, rect, seat, top, in_play, u)
    words = _add_pile(places, rect, pile, u)
    return HandLayout(u, rect, tile, (line, pile), followers, tokens, names, words, places)


def _add_busts(
    places: dict[Slot, SlotPlace], rect: QRectF, seat: int, top: float, step: float, u: float
) -> None:
    """Seven followers in two rows, and all of them in one place."""
    centre = rect.center().x()
    size = min(34 * u, step * 1.06)
    for at in range(FOLLOWERS):
        row, column = divmod(at, UPPER_ROW)
        many = UPPER_ROW if row == 0 else FOLLOWERS - UPPER_ROW
        x = centre + (column - (many - 1) / 2) * step - size / 2
        places[Slot("bust", seat, at)] = SlotPlace(
            QRectF(x, top + row * 37 * u, size, 36 * u), "square"
        )
    box = QRectF(rect.x() + 8 * u, top, rect.width() - 16 * u, 74 * u)
    places[Slot("meeples", seat)] = SlotPlace(box, "plate")


def _add_tokens(
    places: dict[Slot, SlotPlace],
    rect: QRectF,
    seat: int,
    top: float,
    in_play: tuple[str, ...],
    u: float,
) -> tuple[dict[str, QRectF], dict[str, QRectF]]:
    tokens, names = {}, {}
    half = (rect.width() - 20 * u) / 2
    first = rect.center().x() - half * len(in_play) / 2
    size = min(34 * u, half * 0.5)
    for at, kind in enumerate(in_play):
        left = first + at * half
        token = pixel_square(left + half / 2 - size / 2 - 10 * u, top, size)
        number = QRectF(token.right() + 4 * u, token.y(), 24 * u, size)
        name = QRectF(left, token.bottom() + 2 * u, half, 18 * u)
        tokens[kind], names[kind] = token, name
        places[Slot(kind, seat)] = SlotPlace(
            QRectF(left, top, half, size + 20 * u),
            "plate",
            lettering=TextStyle(17 * u, 700, "left", rect=number),
        )
    return tokens, names


def _add_pile(places: dict[Slot, SlotPlace], rect: QRectF, top: float, u: float) -> QRectF:
    size = min(58 * u, rect.width() * 0.4)
    back = pixel_square(rect.x() + 14 * u, top + 12 * u, size)
    words = QRectF(back.right() + 6 * u, top, rect.right() - back.right() - 12 * u, 94 * u)
    places[Slot("pile-left")] = SlotPlace(
        words,
        "plate",
        lettering=TextStyle(
            22 * u, 700, "left", rect=QRectF(words.x(), top + 20 * u, words.width(), 26 * u)
        ),
    )
    places[Slot("pile")] = SlotPlace(back, "square")
    return QRectF(words.x(), top + 46 * u, words.width(), 18 * u)
