"""The layout of the map: the land, and over it offers and choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.carcassonne.known_state import LaidTile
from burgundy_qt.widgets.games.carcassonne import carcassonne_texts, tile_picture, tile_shapes
from burgundy_qt.widgets.games.carcassonne.sprite_painter import FOOT, HEAD, MARGIN
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, holders
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, TextStyle, pixel_rect
from burgundy_qt.widgets.table.camera import Camera

RISE = 0.036
"""How far up the ghost of a tile is, in tiles."""
BUTTON, DOTS = 15, (60, 15)
"""Half the size of a turning button on the map, and the size of the rotations below it, in
units."""
NEAR = 52
"""A loupe shows follower places that are nearer to each other than this, in units."""
SEAL = 22
WORTH = 30, 16


@dataclass(frozen=True, eq=False)
class MapPlaces:
    """The places of a map: `needs` lists its contents, `camera` the visible part in `room`."""

    u: float
    room: QRectF
    camera: Camera
    needs: MapNeeds

    @cached_property
    def land(self) -> LandPlaces:
        """The places that do not depend on a choice."""
        return land_places(self.room, self.camera, self.needs.land)

    @cached_property
    def loupe(self) -> LoupeLayout | None:
        """The large view of the tile placed last, if its places are too near to each other."""
        cell, places = self.needs.cell, self.needs.places
        if cell is None or not places or self._are_apart(places):
            return None
        tile = self.land.tiles[cell]
        return loupe_layout(self.land.cell(cell), self.room, tile, cell, places, self.u)

    def _are_apart(self, places: tuple[str, ...]) -> bool:
        at = [self.land.anchor(place) for place in places]
        return all(
            (one - other).manhattanLength() * self.camera.unit > NEAR * self.u
            for number, one in enumerate(at)
            for other in at[:number]
        )

    @cached_property
    def offered(self) -> dict[Slot, SlotPlace]:
        """The places of offers and choices, from top to bottom."""
        needs = self.needs
        slots = [
            *(Slot("ghost-turn", None, way) for way in ("left", "right") if needs.ghost),
            *([Slot("dots"), Slot("ghost", None, needs.ghost)] if needs.ghost else []),
            *(Slot("place", None, place) for place in needs.places if self.loupe is None),
            *(Slot("bridge-place", None, f"{c}:{axis}") for c, axis in needs.could_build),
            *(Slot("seal", seat, city) for city, seats in needs.seals for seat in seats),
            *(Slot("cell", None, cell) for cell in needs.cells),
        ]
        found = dict(self.loupe.places) if self.loupe is not None else {}
        for slot in slots:
            place = self.of(slot)
            if place is not None:
                found[slot] = place
        return found

    def of(self, slot: Slot) -> SlotPlace | None:
        """Return the place of a slot of the map, even if it is empty now."""
        at = str(slot.at)
        match slot.kind:
            case "town":
                rect = self.camera.rect(around(self.needs.town), self.room)
                return SlotPlace(rect, "plate", on_map=True)
            case "ghost":
                risen = self.land.cell(at).translated(0, -round(RISE * self.camera.unit))
                return SlotPlace(risen, "cell", self.land.is_far, on_map=True)
            case "bridge-place":
                cell, _, axis = at.partition(":")
                return self.land.bridge(cell, axis)
            case "ghost-turn" | "dots":
                return self._beside_ghost(slot)
            case "seal":
                return self._seal(int(slot.owner or 0), at)
            case "worth":
                return self._worth(at)
            case "place" if self.loupe is None and self.needs.cell is not None:
                return self._round(self.land.point(self.land.anchor(at)), POST * self.u)
        return self.land.of(slot)

    def _worth(self, place: str) -> SlotPlace | None:
        """Return the place of the value, below that of a follower."""
        slot = Slot("place", None, place)
        post = self.loupe.places.get(slot) if self.loupe is not None else self.of(slot)
        if post is None:
            return None
        wide, high = (each * self.u for each in WORTH)
        left, top = post.rect.center().x() - wide / 2, post.rect.bottom() - high * 0.55
        return SlotPlace(QRectF(left, top, wide, high), "plate", on_map=post.on_map)

    def _round(self, middle: QPointF, size: float) -> SlotPlace:
        half = size / 2
        rect = QRectF(middle.x() - half, middle.y() - half, size, size)
        return SlotPlace(rect, "round", on_map=True)

    def _seal(self, seat: int, city: str) -> SlotPlace | None:
        """Return the place of a seal on the first tile of a city; those of all its seats are beside
        each other. A seal of the game that was on the table before has none."""
        seats = dict(self.needs.seals).get(city, (seat,))
        if seat not in seats:
            return None
        size = max(20.0, SEAL * self.u)
        aside = (seats.index(seat) - (len(seats) - 1) / 2) * size * 0.95
        return self._round(self.land.point(self.land.anchor(city)) + QPointF(aside, 0), size)

    def _beside_ghost(self, slot: Slot) -> SlotPlace | None:
        """Return the place of a button at the ghost's lower corners, or of the rotations below
        it."""
        if self.needs.ghost is None:
            return None
        tile = self.land.cell(self.needs.ghost).translated(0, -round(RISE * self.camera.unit))
        size = BUTTON * self.u
        if slot.kind == "dots":
            wide, high = (each * self.u for each in DOTS)
            left, top = tile.center().x() - wide / 2, tile.bottom() + 0.55 * size
            return SlotPlace(QRectF(left, top, wide, high), "plate", on_map=True)
        side = -1 if slot.at == "left" else 1
        out = tile.width() / 2 + size * 0.35
        middle = QPointF(tile.center().x() + side * out, tile.bottom() - size * 0.2)
        return self._round(middle, 2 * size)


# The parts of a state that the layout depends on.


TOKENS = "bridges", "castles"


class LandNeeds(NamedTuple):
    """The parts of the map that no choice changes: the tiles by cell, the empty cells beside them,
    the axes of bridges, the cells of castles by their towns, the followers."""

    tiles: tuple[tuple[str, LaidTile], ...]
    empty: tuple[str, ...]
    bridges: tuple[tuple[str, str], ...]
    castles: tuple[tuple[str, tuple[str, ...]], ...]
    meeples: tuple[tuple[int, str], ...]


class MapNeeds(NamedTuple):
    """The parts of a state that the map depends on: the land; the offered and mentioned cells and
    that of the ghost; the possible bridges; the tile placed last and the places for a follower; the
    cells of the town to decide on; at the end by city the seats that score for it."""

    land: LandNeeds
    cells: tuple[str, ...]
    ghost: str | None
    could_build: tuple[tuple[str, str], ...]
    places: tuple[str, ...]
    cell: str | None
    town: tuple[str, ...]
    seals: tuple[tuple[str, tuple[int, ...]], ...]


class Needs(NamedTuple):
    """The parts of a state that the panels depend on: the number of seats, the number of tiles of a
    bazaar (0 without one), the bridges and castles in play, and the kinds of features for
    followers."""

    seats: int
    stalls: int
    in_play: tuple[str, ...]
    kinds: tuple[str, ...]


def needs_of(state: TableState) -> Needs:
    """Return the parts of a state that the panels depend on."""
    bazaar = state.bazaar
    stalls = len(bazaar.drawn) if bazaar and state.has_stage else 0
    in_play = tuple(kind for kind in TOKENS if kind in state.modules)
    return Needs(len(state.seats), stalls, in_play, carcassonne_texts.feature_kinds(state.farmers))


def map_needs_of(state: TableState) -> MapNeeds:
    """Return the parts of a state that the map depends on."""
    trial = state.trial
    offered = [cell for cell, _ in trial.cells]
    ghost = trial.ghost.cell if trial.ghost is not None else None
    land = LandNeeds(
        tuple(state.tiles.items()),
        tuple(state.cells),
        tuple(state.bridges.items()),
        tuple((city, castle.cells) for city, castle in state.castles.items()),
        tuple((seat, place) for place, seat in state.meeples.items()),
    )
    return MapNeeds(
        land,
        tuple({*offered, *state.options, *state.lot_fits, *([ghost] if ghost else [])}),
        ghost,
        trial.bridges,
        trial.places,
        state.cell,
        _town(state),
        _seals(state) if state.is_over else (),
    )


def _seals(state: TableState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return by city the seats with a field beside it."""
    found: dict[str, set[int]] = {}
    for feature in state.features.values():
        if feature["kind"] == "field":
            for city in feature["cities"]:
                found.setdefault(city, set()).update(holders(feature))
    return tuple((city, tuple(sorted(seats))) for city, seats in found.items())


def _town(state: TableState) -> tuple[str, ...]:
    """Return the cells of the town that may become a castle, or of the castle that scores."""
    town = state.features.get(state.asked.about or "")
    return (
        tuple(dict.fromkeys(carcassonne_texts.cell_of(place) for place in town["places"]))
        if town
        else ()
    )


def around(cells: tuple[str, ...]) -> QRectF:
    """Return the surroundings of a town of two cells, with the two cells beside each of its long
    sides."""
    town = bounds(cells)
    beside = (0, 1) if town.width() > town.height() else (1, 0)
    return town.adjusted(-beside[0], -beside[1], *beside)


def cell_at(cell: str) -> QRectF:
    """Return a cell on the plane of the map, in tiles."""
    x, _, y = cell.partition(",")
    return QRectF(int(x), int(y), 1, 1)


def bounds(cells: tuple[str, ...]) -> QRectF:
    """Return the bounds of some cells, in tiles."""
    whole = QRectF()
    for cell in cells:
        whole = whole.united(cell_at(cell))
    return whole


def middle_of(cells: tuple[str, ...]) -> QPointF:
    """Return the middle of some cells, in tiles."""
    return bounds(cells).center()


# The land as a camera sees it, without choices.


MIDDLE = QPointF(0.5, 0.5)


@dataclass(frozen=True, eq=False)
class LandPlaces:
    """The places of the land: `needs` lists its contents, `camera` the visible part in `room`."""

    room: QRectF
    camera: Camera
    needs: LandNeeds
    _known: dict[Slot, SlotPlace | None] = field(default_factory=dict)

    @property
    def is_far(self) -> bool:
        """Whether its tiles are small on the screen."""
        return self.camera.unit < tile_picture.FAR

    @cached_property
    def tiles(self) -> dict[str, LaidTile]:
        """The tiles by their cells."""
        return dict(self.needs.tiles)

    @cached_property
    def bridges(self) -> dict[str, str]:
        """The axes of bridges by their cells."""
        return dict(self.needs.bridges)

    def cell(self, cell: str) -> QRectF:
        """Return a cell in the scene."""
        return self.camera.rect(cell_at(cell), self.room)

    def point(self, at: QPointF) -> QPointF:
        """Return a point of the map in the scene."""
        return self.camera.point(at, self.room)

    def anchor(self, place: str) -> QPointF:
        """Return the place of a follower in tiles. A cell without such a place gives its middle: a
        follower of another game may be visible for a moment."""
        tile = self.tiles.get(carcassonne_texts.cell_of(place))
        if tile is None:
            return cell_at(carcassonne_texts.cell_of(place)).topLeft() + MIDDLE
        return anchor_on(tile.kind, tile.rotation, place)

    def standing(self, middle: QPointF, kind: str, what: str = "") -> SlotPlace:
        """Return the place of a piece on a point of the map."""
        extent = tile_shapes.extent_of(kind, what, self.is_far).translated(middle)
        rect = self.camera.rect(extent, self.room)
        return SlotPlace(rect, "round", self.is_far, on_map=True)

    def bridge(self, cell: str, axis: str) -> SlotPlace:
        """Return the place of a bridge over a cell."""
        return self.standing(cell_at(cell).center(), "bridge", axis)._replace(form="square")

    @cached_property
    def places(self) -> dict[Slot, SlotPlace]:
        """The places of everything under the pointer, from top to bottom."""
        slots = [
            *(Slot("castle", None, city) for city, _ in self.needs.castles),
            *(Slot("meeple", seat, place) for seat, place in self.needs.meeples),
            *(Slot("bridge", None, cell) for cell in self.bridges),
            *(Slot("feature", None, place) for place in self._segments()),
            *(Slot("cell", None, cell) for cell in self.needs.empty),
            *(Slot("tile", None, cell) for cell in self.tiles),
        ]
        found = {slot: self.of(slot) for slot in slots}
        return {slot: place for slot, place in found.items() if place is not None}

    def _segments(self) -> list[str]:
        found = [f"{cell}/bridge" for cell in self.bridges]
        for cell, tile in self.needs.tiles:
            regions = tile_shapes.shape_of(tile.kind, tile.rotation).regions
            found.extend(f"{cell}/{segment}" for segment in regions)
        return found

    def of(self, slot: Slot) -> SlotPlace | None:
        """Return the place of a slot of the land, even if it is empty now."""
        if slot not in self._known:
            self._known[slot] = self._make(slot)
        return self._known[slot]

    def _make(self, slot: Slot) -> SlotPlace | None:
        at = str(slot.at)
        match slot.kind:
            case "rim" | "crosses":
                return SlotPlace(self.cell("0,0"), "square", on_map=True)
            case "tile" | "cell" | "fit":
                return SlotPlace(self.cell(at), "cell", self.is_far, on_map=True)
            case "tower":
                return self.standing(cell_at(at).topLeft(), "tower")
            case "bridge" | "ghost-bridge":
                return self.bridge(at, self.bridges.get(at, "ew"))
            case "meeple":
                return self.standing(self.anchor(at), carcassonne_texts.role_at(at))
            case "planned-meeple":
                place, _, face = at.partition("@")
                kind, _, rotation = face.rpartition(".")
                middle = anchor_on(kind, int(rotation), place)
                return self.standing(middle, carcassonne_texts.role_at(place))
            case "castle":
                cells = dict(self.needs.castles).get(at)
                return self.standing(middle_of(cells), "castle") if cells is not None else None
            case "feature":
                return self._feature(at)
        return None

    def _feature(self, place: str) -> SlotPlace | None:
        cell, _, segment = place.partition("/")
        tile = self.tiles.get(cell)
        if tile is None:
            return None
        if segment == "bridge":
            segment = f"bridge-{self.bridges.get(cell, 'ew')}"
        elif segment not in tile_shapes.shape_of(tile.kind, tile.rotation).regions:
            return None
        shape = tile_shapes.region_path(tile.kind, tile.rotation, segment)
        return SlotPlace(self.cell(cell), "region", on_map=True, shape=shape)


def anchor_on(kind: str, rotation: int, place: str) -> QPointF:
    """Return the place of a follower on a tile of this kind, in tiles."""
    cell, _, segment = place.partition("/")
    places = tile_shapes.places_of(kind, rotation)
    return cell_at(cell).topLeft() + places.get(segment, MIDDLE)


def land_places(room: QRectF, camera: Camera, needs: LandNeeds) -> LandPlaces:
    """Return the places of the land; the same object while nothing changes."""
    middle = camera.middle
    return _land(room.getRect(), (middle.x(), middle.y(), camera.unit), needs)


@lru_cache(maxsize=6)
def _land(
    room: tuple[float, ...], camera: tuple[float, float, float], needs: LandNeeds
) -> LandPlaces:
    x, y, unit = camera
    return LandPlaces(QRectF(*room), Camera(QPointF(x, y), unit), needs)


# The loupe: the tile placed last on a large card beside it, with a place for a follower in each
# free feature.


TILE, POST, BESIDE = 232, 46, 22  # all in units
AIR, PILL = 8, 56
"""The part of the map that stays free above the card, and below it for the zoom buttons."""


@dataclass(frozen=True)
class LoupeLayout:
    """The card, the tile on it, and the places on the tile; in scene coordinates."""

    rect: QRectF
    tile: QRectF
    places: dict[Slot, SlotPlace]


def loupe_tile(room: QRectF, u: float) -> float:
    """Return the width of the tile on the card."""
    return min(TILE * u, room.height() - (HEAD + FOOT + AIR + PILL) * u)


def loupe_layout(
    cell: QRectF, room: QRectF, tile: LaidTile, name: str, places: tuple[str, ...], u: float
) -> LoupeLayout:
    """Return the layout of the card beside the cell of a tile, within the room of the map."""
    size = loupe_tile(room, u)
    wide, high = size + 2 * MARGIN * u, size + (HEAD + FOOT) * u
    right = cell.right() + BESIDE * u
    left = right if right + wide < room.right() - 6 * u else cell.left() - BESIDE * u - wide
    left = min(max(left, room.left() + 6 * u), room.right() - wide - 6 * u)
    lowest = room.bottom() - high - PILL * u
    top = min(max(cell.center().y() - high / 2, room.top() + AIR * u), lowest)
    rect = pixel_rect(left, top, wide, high)
    inside = pixel_rect(rect.x() + MARGIN * u, rect.y() + HEAD * u, size, size)
    found = {
        Slot("place", None, place): _post(place, tile, inside, u)
        for place in places
        if place.startswith(f"{name}/")
    }
    found[Slot("loupe-title")] = SlotPlace(
        QRectF(rect.x(), rect.y() + 7 * u, wide, 24 * u),
        "plate",
        lettering=TextStyle(15 * u, 600, "middle"),
    )
    found[Slot("loupe")] = SlotPlace(rect, "card")
    return LoupeLayout(rect, inside, found)


def _post(place: str, tile: LaidTile, inside: QRectF, u: float) -> SlotPlace:
    """Return the place of a follower on the large tile, completely inside it."""
    anchor = tile_shapes.places_of(tile.kind, tile.rotation).get(
        place.partition("/")[2], QPointF(0.5, 0.5)
    )
    half = POST * u / 2
    edge = half + 3 * u
    x = min(max(inside.x() + anchor.x() * inside.width(), inside.x() + edge), inside.right() - edge)
    y = min(
        max(inside.y() + anchor.y() * inside.height(), inside.y() + edge), inside.bottom() - edge
    )
    return SlotPlace(QRectF(x - half, y - half, 2 * half, 2 * half), "round")
