"""The picture of a table: which face lies on which spot. Two equal tables have equal pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from burgundy_qt.language.figures import plain
from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.known_bazaar import Bazaar
from burgundy_qt.rules.carcassonne.known_state import LaidTile
from burgundy_qt.widgets.games.carcassonne.look.towers import tower_corners
from burgundy_qt.widgets.games.carcassonne.map.rim import crosses_face, rim_face
from burgundy_qt.widgets.games.carcassonne.picture.roles import KINDS, kind_of, role_at
from burgundy_qt.widgets.games.carcassonne.picture.steps import steps_of
from burgundy_qt.widgets.games.carcassonne.picture.trying import add_trial
from burgundy_qt.widgets.games.carcassonne.picture.variants import (
    next_variant,
    variants_of,
    variants_on,
)
from burgundy_qt.widgets.games.carcassonne.table_state import (
    FOLLOWERS,
    TableState,
    holders,
    points_of,
)
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot

CARD = "card-"
"""Before the kind of what lies on the card of the seat that is shown large too."""


def picture_of(state: TableState) -> Picture:
    """Everything that lies on the table."""
    picture: Picture = {}
    _add_map(picture, state)
    if state.is_over:
        _add_seals(picture, state)
    _add_hand(picture, state)
    if state.acting is not None:
        picture[Spot("frame")] = Face("turn", str(state.acting))
    for seat in range(len(state.seats)):
        _add_seat(picture, state, seat)
    for at, face in enumerate(steps_of(state)):
        picture[Spot("step", None, at)] = face
    if state.bazaar is not None:
        _add_bazaar(picture, state, state.bazaar)
    add_trial(picture, state)
    return picture


def face_of(tile: LaidTile, cell: str, variant: int) -> Face:
    """A tile as it lies on the map."""
    return Face("tile", f"{tile.kind}.{tile.rotation}.{variant}@{cell}")


@lru_cache(maxsize=8)
def _land(tiles: tuple[tuple[str, LaidTile], ...]) -> Mapping[Spot, Face]:
    """The tiles of a map, its edge and its towers: most of a late table, and the same in all states
    of a turn but one. A click asks for half a dozen pictures."""
    laid = dict(tiles)
    picture: Picture = {}
    for cell, variant in variants_on(tiles).items():
        picture[Spot("tile", None, cell)] = face_of(laid[cell], cell, variant)
    if laid:
        picture[Spot("rim")] = rim_face(laid)
        picture[Spot("crosses")] = crosses_face(laid)
    faces = {cell: f"{tile.kind}.{tile.rotation}" for cell, tile in tiles}
    for x, y in tower_corners(faces):
        picture[Spot("tower", None, f"{x},{y}")] = Face("tower", "")
    return picture


def _add_map(picture: Picture, state: TableState) -> None:
    picture.update(_land(tuple(state.tiles.items())))
    for cell, axis in state.bridges.items():
        picture[Spot("bridge", None, cell)] = Face("bridge", axis)
    for city, castle in state.castles.items():
        whose = str(castle.seat) if castle.is_occupied else "done"
        picture[Spot("castle", None, city)] = Face("castle", whose)
    for place, seat in state.meeples.items():
        picture[Spot("meeple", seat, place)] = Face(role_at(place), str(seat))


def _add_seals(picture: Picture, state: TableState) -> None:
    """On every city what its fields bring to each holder; one that holds several has them all."""
    brought: Counter[tuple[int, str]] = Counter()
    for feature in state.features.values():
        if feature["kind"] == "field":
            for seat in holders(feature):
                for city in feature["cities"]:
                    brought[seat, city] += points_of(city, state)
    for (seat, city), points in brought.items():
        picture[Spot("seal", seat, city)] = Face("seal", f"{seat}:{points}")


def _add_hand(picture: Picture, state: TableState) -> None:
    picture[Spot("hand-label")] = Face("text", _hand_words(state))
    tile = tile_in_hand(state)
    if tile is not None:
        picture[Spot("hand-tile")] = Face("tile", tile)
    turns = "on" if state.options else "off"
    for way in ("left", "right"):
        picture[Spot(f"turn-{way}")] = Face("key", f"{way}:{turns}")
    if state.options:
        many = len(state.options)
        words = tr("Carcassonne table", "fits {n} place(s)", n=many)
        picture[Spot("fits")] = Face("text", words)
    if state.pile:
        picture[Spot("pile")] = Face("pile", str(min(3, state.pile)))
    picture[Spot("pile-left")] = Face("text", str(state.pile))


def _hand_words(state: TableState) -> str:
    bazaar = state.bazaar
    if state.is_over:
        return tr("Carcassonne table", "No tile left")
    if bazaar is not None and bazaar.slot is not None:
        return tr("Carcassonne table", "At auction")
    if state.cell is not None:
        return tr("Carcassonne table", "Just laid")
    return tr("Carcassonne table", "To be laid")


def tile_in_hand(state: TableState) -> str | None:
    """The tile that is talked about, as it is turned now."""
    if state.bazaar is not None and state.bazaar.slot is not None:
        return f"{state.bazaar.drawn[state.bazaar.slot]}.0"
    if state.cell is not None:
        tile = state.tiles[state.cell]
        return f"{tile.kind}.{tile.rotation}.{variants_of(state)[state.cell]}"
    if state.tile is None:
        return None
    return f"{state.tile}.{state.trial.rotation}.{next_variant(state, state.tile)}"


def _add_seat(picture: Picture, state: TableState, seat: int) -> None:
    mine = state.seats[seat]
    lead = max(1, *(each.points for each in state.seats))
    posted = posted_by(state, seat)
    for prefix in ("", CARD):
        numbers = {"points": mine.points, "bridges": mine.bridges, "castles": mine.castles}
        for kind, number in numbers.items():
            if kind != "points" and kind not in state.modules:
                continue
            picture[Spot(prefix + kind, seat)] = Face("text", plain(number))
        for at in range(FOLLOWERS):
            whose = str(seat) if at < mine.meeples else "out"
            picture[Spot(f"{prefix}bust", seat, at)] = Face("bust", whose)
        picture[Spot(f"{prefix}lead", seat)] = Face("lead", f"{seat}:{max(0, mine.points)}/{lead}")
        for kind in KINDS:
            picture[Spot(f"{prefix}posted", seat, kind)] = Face("text", str(posted[kind]))
        if seat == state.acting:
            picture[Spot(f"{prefix}turn", seat)] = Face("turn", str(seat))


def posted_by(state: TableState, seat: int) -> Counter[str]:
    """By kind of feature how many followers of a seat stand on the map; those on castles are
    knights."""
    posted = Counter(kind_of(place) for place, whose in state.meeples.items() if whose == seat)
    posted["city"] += sum(
        castle.is_occupied and castle.seat == seat for castle in state.castles.values()
    )
    return posted


def _add_bazaar(picture: Picture, state: TableState, bazaar: Bazaar) -> None:
    for seat, bought in enumerate(bazaar.bought):
        for prefix in ("", CARD) if bought is not None else ():
            picture[Spot(f"{prefix}bought", seat)] = Face("tile", f"{bought}.0")
    if not state.has_stage:
        return
    for at, tile in enumerate(bazaar.drawn):
        sale = bazaar.sales.get(at)
        picture[Spot("stall", None, at)] = Face("tile", f"{tile}.0", faded=sale is not None)
        if sale is not None:
            picture[Spot("buyer", None, at)] = Face("marker", str(sale.seat))
    for cell in state.lot_fits:
        picture[Spot("fit", None, cell)] = Face("fit", "")
    if bazaar.slot is not None:
        picture[Spot("lot", None, bazaar.slot)] = Face("lot", "")
    for seat, points in bazaar.bids.items():
        if points is not None:
            picture[Spot("bid", seat)] = Face("bid-tag", f"{seat}:{points}")
