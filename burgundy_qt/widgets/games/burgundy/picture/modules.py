"""What the 2019 modules add to the picture of a table."""

from __future__ import annotations

from itertools import combinations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.known_seat import SeatState
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.printed import (
    INNS,
    PHASE_POINTS,
    ROUTE_SPACES,
    route_space,
)
from burgundy_qt.widgets.games.burgundy.look.border_band import POSTS
from burgundy_qt.widgets.sprites.slots import Slot, Sprite

PAIRS = tuple(combinations(POSTS, 2))
"""The border posts that can be joined, in the protocol's order."""


def pair_name(pair: tuple[str, str]) -> str:
    """A pair of posts as the place of a spot."""
    return "+".join(pair)


def waiting_spot(effect: str, state: BurgundyState, seat: int) -> Slot | None:
    """Where an effect that waits comes from, if not from a tile: the space of a route covered last,
    or a shield."""
    kind, _, which = effect.partition(":")
    mine = state.seats[seat]
    if kind == "route" and mine.laid:
        return Slot("space", seat, len(mine.laid) - 1)
    worn = (
        castle for castle, shield in mine.worn.items() if kind == "shield" and str(shield) == which
    )
    return next((Slot("worn", seat, castle) for castle in worn), None)


def add_modules(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    """Add what lies on the table only with a module: nothing without."""
    if "inns" in state.modules:
        _add_stall(picture, state)
    for depot, shields in state.shields.items():
        for index, shield in enumerate(shields):
            if shield:
                picture[Slot("shield", depot, index)] = Sprite("shield", str(shield))
    for number, seat in enumerate(state.seats):
        for castle, shield in seat.worn.items():
            picture[Slot("worn", number, castle)] = Sprite("shield", str(shield))
        _add_route(picture, number, seat)
        if "border-posts" in state.modules:
            _add_posts(picture, number, seat)


def _add_stall(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    if state.inns:
        picture[Slot("market", INNS, 0)] = Sprite("tile", "inn")
    picture[Slot("inns")] = Sprite("text", tr("Market", "{n} inn(s)", n=state.inns))


def _add_route(picture: dict[Slot, Sprite], number: int, seat: SeatState) -> None:
    """The tiles, a plate of gold or a pale one on every space that is covered, a ring round the
    next."""
    for index, tile in enumerate(seat.route):
        picture[Slot("route", number, index)] = Sprite("route", str(tile))
    for space, good in enumerate(seat.laid):
        wanted = route_space(seat.route, space)
        plate = "match" if wanted.good == good else "miss"
        picture[Slot("space", number, space)] = Sprite("plate", f"{plate}-{wanted.bonus}")
        picture[Slot("laid", number, space)] = Sprite("laid", str(good))
    if len(seat.laid) < ROUTE_SPACES * len(seat.route):
        picture[Slot("space", number, len(seat.laid))] = Sprite("plate", "next")


def _add_posts(picture: dict[Slot, Sprite], number: int, seat: SeatState) -> None:
    joined = {post for pair in seat.posts for post in pair}
    for pair in seat.posts:
        points = PHASE_POINTS[seat.joined_in[pair]]
        picture[Slot("band", number, pair_name(pair))] = Sprite("band", pair_name(pair))
        picture[Slot("seal", number, pair_name(pair))] = Sprite("seal", str(points))
    for post in POSTS:
        picture[Slot("post", number, post)] = Sprite("post", "joined" if post in joined else "post")
