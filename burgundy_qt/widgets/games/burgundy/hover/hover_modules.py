"""What the hover card says about the parts of the 2019 modules."""

from __future__ import annotations

from dataclasses import replace

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_seat import SeatState
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.outlook import bonus_points
from burgundy_qt.rules.burgundy.protocol.printed import PHASE_POINTS, ROUTE_SPACES, route_space
from burgundy_qt.widgets.games.burgundy.hover import module_words
from burgundy_qt.widgets.games.burgundy.hover.shield_words import TAKEN, shield_words
from burgundy_qt.widgets.phrases.wording import capitalize, goods_name, is_local_player, shield_name
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow, hover_content

SHIELD_POINTS = 12, 8, 4
BONUSES = {
    "carpenter": later("Table", "Trade route: a building"),
    "church": later("Table", "Trade route: a mine, knowledge or a castle"),
    "market": later("Table", "Trade route: a ship or animals"),
    "city-hall": later("Table", "Trade route: lay a tile"),
    "warehouse": later("Table", "Trade route: another sale"),
    "castle": later("Table", "Trade route: one more action"),
    "workers": later("Table", "Trade route: workers"),
    "silver": later("Table", "Trade route: silver"),
    "points": later("Table", "Trade route: points"),
}


def shield_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """A shield that lies in a depot."""
    depot = int(spot.owner or 0)
    number = state.shields[depot][int(spot.at or 0)]
    if number is None:
        return None
    told = _shield(
        number, tr("Table", "Depot {depot}, for two dice that show a {depot}", depot=depot)
    )
    return told if told.ruling else replace(told, ruling=tr("Table", TAKEN, depot=depot))


def worn_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """A shield on a castle."""
    seat = state.seats[int(spot.owner or 0)]
    number = seat.worn.get(str(spot.at))
    if number is None:
        return None
    name = names[int(spot.owner or 0)]
    where = (
        tr("Table", "On your castle")
        if is_local_player(name)
        else tr("Table", "On a castle of {name}", name=name)
    )
    rows = (
        [(tr("Table", "Named"), names[seat.named])]
        if number == 6 and seat.named is not None
        else []
    )
    return _shield(number, where, rows)


def _shield(number: int, where: str, rows: list[HoverRow] | None = None) -> HoverContent:
    worth = (tr("Table", "At the end"), f"+{SHIELD_POINTS[(number - 1) // 6]}")
    face = Sprite("shield", str(number))
    return hover_content(
        face, capitalize(shield_name(number)), where, shield_words(number), [*(rows or []), worth]
    )


def space_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """A space of a trade route: what it wants and gives, or what lies there."""
    seat, space = state.seats[int(spot.owner or 0)], int(spot.at or 0)
    if space >= ROUTE_SPACES * len(seat.route):
        return None
    wanted = route_space(seat.route, space)
    told = hover_content(
        Sprite("good", str(wanted.good)),
        tr("Table", BONUSES[wanted.bonus]),
        _where(seat, space, goods_name(wanted.good)),
        module_words.ROUTE[wanted.bonus].spoken(),
        _laid(seat, space),
    )
    if space < len(seat.laid):
        match = seat.laid[space] == wanted.good
        return replace(
            told,
            sentence=tr("Table", module_words.ROUTE_MATCH if match else module_words.ROUTE_MISS),
            ruling="",
        )
    return told if told.ruling else replace(told, ruling=tr("Table", module_words.ROUTE_OPEN))


def route_rows(seat: SeatState) -> list[HoverRow]:
    """The good that a trade route wants next: where a seat is only a chip, or its card is small, it
    is told so."""
    space = len(seat.laid)
    if space >= ROUTE_SPACES * len(seat.route):
        return []
    return [
        (
            tr("Table", "Its trade route wants"),
            capitalize(goods_name(route_space(seat.route, space).good)),
        )
    ]


def _where(seat: SeatState, space: int, goods: str) -> str:
    if space == len(seat.laid):
        return tr("Table", "Space {space}, the next, wants: {goods}", space=space + 1, goods=goods)
    return tr("Table", "Space {space}, wants: {goods}", space=space + 1, goods=goods)


def _laid(seat: SeatState, space: int) -> list[HoverRow]:
    if space < len(seat.laid):
        return [(tr("Table", "Lies here"), capitalize(goods_name(seat.laid[space])))]
    return []


def post_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent:
    """A border post beside an estate."""
    seat = state.seats[int(spot.owner or 0)]
    joined = [pair for pair in seat.posts if spot.at in pair]
    large, small = (bonus_points(size, len(state.seats)) for size in ("large", "small"))
    face = Sprite("post", "joined" if joined else "post")
    count = tr("Table", "{joined} of 3 pairs joined", joined=len(seat.posts))
    return hover_content(
        face,
        tr("Table", "Border post"),
        count,
        module_words.POST.spoken(large=large, small=small),
        [],
    )


def seal_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """The seal between two joined posts."""
    first, _, second = str(spot.at).partition("+")
    phase = state.seats[int(spot.owner or 0)].joined_in.get((first, second))
    if phase is None:
        return None
    points = PHASE_POINTS[phase]
    words = module_words.SEAL.spoken(points=points)
    return hover_content(Sprite("seal", str(points)), tr("Table", "Border posts"), "", words, [])


TELLERS = {
    "shield": shield_told,
    "worn": worn_told,
    "space": space_told,
    "post": post_told,
    "seal": seal_told,
}
