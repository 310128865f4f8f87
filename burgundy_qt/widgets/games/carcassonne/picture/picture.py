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
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite

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
        picture[Slot("frame")] = Sprite("turn", str(state.acting))
    for seat in range(len(state.seats)):
        _add_seat(picture, state, seat)
    for at, face in enumerate(steps_of(state)):
        picture[Slot("step", None, at)] = face
    if state.bazaar is not None:
        _add_bazaar(picture, state, state.bazaar)
    add_trial(picture, state)
    return picture


def face_of(tile: LaidTile, cell: str, variant: int) -> Sprite:
    """A tile as it lies on the map."""
    return Sprite("tile", f"{tile.kind}.{tile.rotation}.{variant}@{cell}")


@lru_cache(maxsize=8)
def _land(tiles: tuple[tuple[str, LaidTile], ...]) -> Mapping[Slot, Sprite]:
    """The tiles of a map, its edge and its towers: most of a late table, and the same in all states
    of a turn but one. A click asks for half a dozen pictures."""
    laid = dict(tiles)
    picture: Picture = {}
    for cell, variant in variants_on(tiles).items():
        picture[Slot("tile", None, cell)] = face_of(laid[cell], cell, variant)
    if laid:
        picture[Slot("rim")] = rim_face(laid)
        picture[Slot("crosses")] = crosses_face(laid)
    faces = {cell: f"{tile.kind}.{tile.rotation}" for cell, tile in tiles}
    for x, y in tower_corners(faces):
        picture[Slot("tower", None, f"{x},{y}")] = Sprite("tower", "")
    return picture


def _add_map(picture: Picture, state: TableState) -> None:
    picture.update(_land(tuple(state.tiles.items())))
    for cell, axis in state.bridges.items():
        picture[Slot("bridge", None, cell)] = Sprite("bridge", axis)
    for city, castle in state.castles.items():
        whose = str(castle.seat) if castle.is_occupied else "done"
        picture[Slot("castle", None, city)] = Sprite("castle", whose)
    for place, seat in state.meeples.items():
        picture[Slot("meeple", seat, place)] = Sprite(role_at(place), str(seat))


def _add_seals(picture: Picture, state: TableState) -> None:
    """On every city what its fields bring to each holder; one that holds several has them all."""
    brought: Counter[tuple[int, str]] = Counter()
    for feature in state.features.values():
        if feature["kind"] == "field":
            for seat in holders(feature):
                for city in feature["cities"]:
                    brought[seat, city] += points_of(city, state)
    for (seat, city), points in brought.items():
        picture[Slot("seal", seat, city)] = Sprite("seal", f"{seat}:{points}")


def _add_hand(picture: Picture, state: TableState) -> None:
    picture[Slot("hand-label")] = Sprite("text", _hand_words(state))
    tile = tile_in_hand(state)
    if tile is not None:
        picture[Slot("hand-tile")] = Sprite("tile", tile)
    turns = "on" if state.options else "off"
    for way in ("left", "right"):
        picture[Slot(f"turn-{way}")] = Sprite("key", f"{way}:{turns}")
    if state.options:
        many = len(state.options)
        words = tr("Carcassonne table", "fits {n} place(s)", n=many)
        picture[Slot("fits")] = Sprite("text", words)
    if state.pile:
        picture[Slot("pile")] = Sprite("pile", str(min(3, state.pile)))
    picture[Slot("pile-left")] = Sprite("text", str(state.pile))


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
            picture[Slot(prefix + kind, seat)] = Sprite("text", plain(number))
        for at in range(FOLLOWERS):
            whose = str(seat) if at < mine.meeples else "out"
            picture[Slot(f"{prefix}bust", seat, at)] = Sprite("bust", whose)
        picture[Slot(f"{prefix}lead", seat)] = Sprite(
            "lead", f"{seat}:{max(0, mine.points)}/{lead}"
        )
        for kind in KINDS:
            picture[Slot(f"{prefix}posted", seat, kind)] = Sprite("text", str(posted[kind]))
        if seat == state.acting:
            picture[Slot(f"{prefix}turn", seat)] = Sprite("turn", str(seat))


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
            picture[Slot(f"{prefix}bought", seat)] = Sprite("tile", f"{bought}.0")
    if not state.has_stage:
        return
    for at, tile in enumerate(bazaar.drawn):
        sale = bazaar.sales.get(at)
        picture[Slot("stall", None, at)] = Sprite("tile", f"{tile}.0", faded=sale is not None)
        if sale is not None:
            picture[Slot("buyer", None, at)] = Sprite("marker", str(sale.seat))
    for cell in state.lot_fits:
        picture[Slot("fit", None, cell)] = Sprite("fit", "")
    if bazaar.slot is not None:
        picture[Slot("lot", None, bazaar.slot)] = Sprite("lot", "")
    for seat, points in bazaar.bids.items():
        if points is not None:
            picture[Slot("bid", seat)] = Sprite("bid-tag", f"{seat}:{points}")
