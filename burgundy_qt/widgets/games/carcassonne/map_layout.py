"""Where everything lies on the map: the land, and over it what is offered and chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.carcassonne.known_state import LaidTile
from burgundy_qt.widgets.games.carcassonne.names import cell_of, role_at
from burgundy_qt.widgets.games.carcassonne.sprite_painter import FOOT, HEAD, MARGIN
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, holders
from burgundy_qt.widgets.games.carcassonne.tile_picture import FAR
from burgundy_qt.widgets.games.carcassonne.tile_shapes import (
    extent_of,
    places_of,
    region_path,
    shape_of,
)
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_rect
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.camera import Camera

RISE = 0.036
"""How far up the ghost of a tile lies, in tiles."""
BUTTON, DOTS = 15, (60, 15)
"""Half of a turning button on the map, and the rotations below it, in units."""
NEAR = 52
"""Places for a follower that lie nearer to each other, in units, are shown in a loupe."""
SEAL = 22
WORTH = 30, 16


@dataclass(frozen=True, eq=False)
class MapPlaces:
    """The places of a map: `needs` says what lies there, `camera` what is seen of it in `room`."""

    u: float
    room: QRectF
    camera: Camera
    needs: MapNeeds

    @cached_property
    def land(self) -> LandPlaces:
        """What lies there whatever is chosen."""
        return land_places(self.room, self.camera, self.needs.land)

    @cached_property
    def loupe(self) -> LoupeLayout | None:
        """The tile just laid, large, where its places lie too near to each other."""
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
        """The places of what is offered and chosen, what lies on top first."""
        needs = self.needs
        spots = [
            *(Slot("ghost-turn", None, way) for way in ("left", "right") if needs.ghost),
            *([Slot("dots"), Slot("ghost", None, needs.ghost)] if needs.ghost else []),
            *(Slot("place", None, place) for place in needs.places if self.loupe is None),
            *(Slot("bridge-place", None, f"{c}:{axis}") for c, axis in needs.could_build),
            *(Slot("seal", seat, city) for city, seats in needs.seals for seat in seats),
            *(Slot("cell", None, cell) for cell in needs.cells),
        ]
        found = dict(self.loupe.places) if self.loupe is not None else {}
        for spot in spots:
            place = self.of(spot)
            if place is not None:
                found[spot] = place
        return found

    def of(self, spot: Slot) -> SlotPlace | None:
        """Return the place of a spot of the map; also of what does not lie there now."""
        at = str(spot.at)
        match spot.kind:
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
                return self._beside_ghost(spot)
            case "seal":
                return self._seal(int(spot.owner or 0), at)
            case "worth":
                return self._worth(at)
            case "place" if self.loupe is None and self.needs.cell is not None:
                return self._round(self.land.point(self.land.anchor(at)), POST * self.u)
        return self.land.of(spot)

    def _worth(self, place: str) -> SlotPlace | None:
        """Below the place of a follower."""
        spot = Slot("place", None, place)
        post = self.loupe.places.get(spot) if self.loupe is not None else self.of(spot)
        if post is None:
            return None
        wide, high = (each * self.u for each in WORTH)
        left, top = post.rect.center().x() - wide / 2, post.rect.bottom() - high * 0.55
        return SlotPlace(QRectF(left, top, wide, high), "plate", on_map=post.on_map)

    def _round(self, middle: QPointF, size: float) -> SlotPlace:
        half = size / 2
        rect = QRectF(middle.x() - half, middle.y() - half, size, size)
        return SlotPlace(rect, "round", on_map=True)

    def _seal(self, seat: int, city: str) -> SlotPlace:
        """On the first tile of a city, those of all its seats beside each other."""
        seats = dict(self.needs.seals).get(city, (seat,))
        size = max(20.0, SEAL * self.u)
        aside = (seats.index(seat) - (len(seats) - 1) / 2) * size * 0.95
        return self._round(self.land.point(self.land.anchor(city)) + QPointF(aside, 0), size)

    def _beside_ghost(self, spot: Slot) -> SlotPlace | None:
        """Return the buttons at its lower corners, and below it the rotations that fit."""
        if self.needs.ghost is None:
            return None
        tile = self.land.cell(self.needs.ghost).translated(0, -round(RISE * self.camera.unit))
        size = BUTTON * self.u
        if spot.kind == "dots":
            wide, high = (each * self.u for each in DOTS)
            left, top = tile.center().x() - wide / 2, tile.bottom() + 0.55 * size
            return SlotPlace(QRectF(left, top, wide, high), "plate", on_map=True)
        side = -1 if spot.at == "left" else 1
        out = tile.width() / 2 + size * 0.35
        middle = QPointF(tile.center().x() + side * out, tile.bottom() - size * 0.2)
        return self._round(middle, 2 * size)


# What of a state the layout depends on.


TOKENS = "bridges", "castles"


class LandNeeds(NamedTuple):
    """What lies on the map and does not change while one chooses: the tiles by their cells, the
    empty cells beside them, the axes of bridges, the cells of castles by their towns, who stands
    where."""

    tiles: tuple[tuple[str, LaidTile], ...]
    empty: tuple[str, ...]
    bridges: tuple[tuple[str, str], ...]
    castles: tuple[tuple[str, tuple[str, ...]], ...]
    meeples: tuple[tuple[int, str], ...]


class MapNeeds(NamedTuple):
    """What the map hangs on: the land; the cells that are offered or talked about and the one of
    the ghost; the bridges that could be built; the tile just laid and the places for a follower;
    the cells of the town that is asked about; at the end by city who is paid for it."""

    land: LandNeeds
    cells: tuple[str, ...]
    ghost: str | None
    could_build: tuple[tuple[str, str], ...]
    places: tuple[str, ...]
    cell: str | None
    town: tuple[str, ...]
    seals: tuple[tuple[str, tuple[int, ...]], ...]


class Needs(NamedTuple):
    """What the panels hang on: how many seats there are, how many tiles a bazaar has (0: there is
    none), and what there is of bridges and castles."""

    seats: int
    stalls: int
    in_play: tuple[str, ...]


def needs_of(state: TableState) -> Needs:
    """Return what the panels of a state hang on."""
    bazaar = state.bazaar
    stalls = len(bazaar.drawn) if bazaar and state.has_stage else 0
    return Needs(len(state.seats), stalls, tuple(kind for kind in TOKENS if kind in state.modules))


def map_needs_of(state: TableState) -> MapNeeds:
    """Return what the map of a state hangs on."""
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
    """By city the seats that hold a field beside it."""
    found: dict[str, set[int]] = {}
    for feature in state.features.values():
        if feature["kind"] == "field":
            for city in feature["cities"]:
                found.setdefault(city, set()).update(holders(feature))
    return tuple((city, tuple(sorted(seats))) for city, seats in found.items())


def _town(state: TableState) -> tuple[str, ...]:
    """Return the cells of the town that may become a castle, or of the castle that scores."""
    town = state.features.get(state.asked.about or "")
    return tuple(dict.fromkeys(cell_of(place) for place in town["places"])) if town else ()


def around(cells: tuple[str, ...]) -> QRectF:
    """Return the surroundings of a town of two cells: the two beside each of its long sides too."""
    town = bounds(cells)
    beside = (0, 1) if town.width() > town.height() else (1, 0)
    return town.adjusted(-beside[0], -beside[1], *beside)


def cell_at(cell: str) -> QRectF:
    """Return a cell on the plane of the map, in tiles."""
    x, _, y = cell.partition(",")
    return QRectF(int(x), int(y), 1, 1)


def bounds(cells: tuple[str, ...]) -> QRectF:
    """Return all of some cells, in tiles."""
    whole = QRectF()
    for cell in cells:
        whole = whole.united(cell_at(cell))
    return whole


def middle_of(cells: tuple[str, ...]) -> QPointF:
    """Return the middle of some cells, in tiles."""
    return bounds(cells).center()


# The land, as a camera sees it, whatever is chosen.


MIDDLE = QPointF(0.5, 0.5)


@dataclass(frozen=True, eq=False)
class LandPlaces:
    """The places of the land: `needs` says what lies there, `camera` what is seen in `room`."""

    room: QRectF
    camera: Camera
    needs: LandNeeds
    _known: dict[Slot, SlotPlace | None] = field(default_factory=dict)

    @property
    def is_far(self) -> bool:
        """Whether its tiles are small."""
        return self.camera.unit < FAR

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
        """Return where a follower stands at a place, in tiles; in the middle of its cell where that
        has no such place, as a follower of another game that is still seen for a moment."""
        cell, _, segment = place.partition("/")
        tile, corner = self.tiles.get(cell), cell_at(cell).topLeft()
        places = places_of(tile.kind, tile.rotation) if tile is not None else {}
        return corner + places.get(segment, MIDDLE)

    def standing(self, middle: QPointF, kind: str, what: str = "") -> SlotPlace:
        """Return the place of a piece that stands on a point of the map."""
        extent = extent_of(kind, what, self.is_far).translated(middle)
        rect = self.camera.rect(extent, self.room)
        return SlotPlace(rect, "round", self.is_far, on_map=True)

    def bridge(self, cell: str, axis: str) -> SlotPlace:
        """Return the place of a bridge over a cell."""
        return self.standing(cell_at(cell).center(), "bridge", axis)._replace(form="square")

    @cached_property
    def places(self) -> dict[Slot, SlotPlace]:
        """The places of all that can be pointed at, what lies on top first."""
        spots = [
            *(Slot("castle", None, city) for city, _ in self.needs.castles),
            *(Slot("meeple", seat, place) for seat, place in self.needs.meeples),
            *(Slot("bridge", None, cell) for cell in self.bridges),
            *(Slot("feature", None, place) for place in self._segments()),
            *(Slot("cell", None, cell) for cell in self.needs.empty),
            *(Slot("tile", None, cell) for cell in self.tiles),
        ]
        found = {spot: self.of(spot) for spot in spots}
        return {spot: place for spot, place in found.items() if place is not None}

    def _segments(self) -> list[str]:
        found = [f"{cell}/bridge" for cell in self.bridges]
        for cell, tile in self.needs.tiles:
            regions = shape_of(tile.kind, tile.rotation).regions
            found.extend(f"{cell}/{segment}" for segment in regions)
        return found

    def of(self, spot: Slot) -> SlotPlace | None:
        """Return the place of a spot of the land; also of what does not lie there now."""
        if spot not in self._known:
            self._known[spot] = self._make(spot)
        return self._known[spot]

    def _make(self, spot: Slot) -> SlotPlace | None:
        at = str(spot.at)
        match spot.kind:
            case "rim" | "crosses":
                return SlotPlace(self.cell("0,0"), "square", on_map=True)
            case "tile" | "cell" | "fit":
                return SlotPlace(self.cell(at), "cell", self.is_far, on_map=True)
            case "tower":
                return self.standing(cell_at(at).topLeft(), "tower")
            case "bridge" | "ghost-bridge":
                return self.bridge(at, self.bridges.get(at, "ew"))
            case "meeple":
                return self.standing(self.anchor(at), role_at(at))
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
        elif segment not in shape_of(tile.kind, tile.rotation).regions:
            return None
        shape = region_path(tile.kind, tile.rotation, segment)
        return SlotPlace(self.cell(cell), "region", on_map=True, shape=shape)


def land_places(room: QRectF, camera: Camera, needs: LandNeeds) -> LandPlaces:
    """Return the places of the land; the same as long as nothing changes."""
    middle = camera.middle
    return _land(room.getRect(), (middle.x(), middle.y(), camera.unit), needs)


@lru_cache(maxsize=6)
def _land(
    room: tuple[float, ...], camera: tuple[float, float, float], needs: LandNeeds
) -> LandPlaces:
    x, y, unit = camera
    return LandPlaces(QRectF(*room), Camera(QPointF(x, y), unit), needs)


# The loupe: the tile just laid, large, on a card beside it, with a place for a follower in each
# free feature.


TILE, POST, BESIDE = 232, 46, 22  # all in units
AIR, PILL = 8, 56
"""What is left of the map above the card, and below it for what zooms."""


@dataclass(frozen=True)
class LoupeLayout:
    """The card, the tile on it, and the places on that; in scene coordinates."""

    rect: QRectF
    tile: QRectF
    places: dict[Slot, SlotPlace]


def loupe_layout(
    cell: QRectF, room: QRectF, tile: LaidTile, name: str, places: tuple[str, ...], u: float
) -> LoupeLayout:
    """Lay the card beside the cell of a tile, within the room of the map."""
    size = min(TILE * u, room.height() - (HEAD + FOOT + AIR + PILL) * u)
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
    """Return the place of a follower on the large tile, whole within it."""
    anchor = places_of(tile.kind, tile.rotation).get(place.partition("/")[2], QPointF(0.5, 0.5))
    half = POST * u / 2
    edge = half + 3 * u
    x = min(max(inside.x() + anchor.x() * inside.width(), inside.x() + edge), inside.right() - edge)
    y = min(
        max(inside.y() + anchor.y() * inside.height(), inside.y() + edge), inside.bottom() - edge
    )
    return SlotPlace(QRectF(x - half, y - half, 2 * half, 2 * half), "round")
