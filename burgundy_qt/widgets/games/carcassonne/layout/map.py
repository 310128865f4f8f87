"""Where everything lies on the map, as a camera sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.carcassonne.board.board import LaidTile
from burgundy_qt.widgets.games.carcassonne.layout.loupe import POST, LoupeLayout, loupe_layout
from burgundy_qt.widgets.games.carcassonne.layout.needs import MapNeeds, around, cell_at, middle_of
from burgundy_qt.widgets.games.carcassonne.look.extents import extent_of
from burgundy_qt.widgets.games.carcassonne.look.shapes import places_of, region_path, shape_of
from burgundy_qt.widgets.games.carcassonne.look.tiles import FAR
from burgundy_qt.widgets.games.carcassonne.picture.roles import role_at
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.camera import Camera

RISE = 0.036
"""How far up the ghost of a tile lies, in tiles."""
BUTTON = 15
"""Half of a turning button on the map, in units."""
DOTS = 60, 15
NEAR = 44
"""Places for a follower that lie nearer to each other, in units, are shown in a loupe."""


@dataclass(frozen=True, eq=False)
class MapPlaces:
    """The places of a map: `needs` says what lies there, `camera` what is seen of it in `room`."""

    u: float
    room: QRectF
    camera: Camera
    needs: MapNeeds

    @property
    def is_far(self) -> bool:
        """Whether its tiles are small."""
        return self.camera.unit < FAR

    @cached_property
    def tiles(self) -> dict[str, LaidTile]:
        """The tiles by their cells."""
        return dict(self.needs.tiles)

    @cached_property
    def loupe(self) -> LoupeLayout | None:
        """The tile just laid, large, where its places lie too near to each other."""
        cell, places = self.needs.cell, self.needs.places
        if cell is None or not places or self._are_apart(places):
            return None
        return loupe_layout(self.cell(cell), self.room, self.tiles[cell], cell, places, self.u)

    def _are_apart(self, places: tuple[str, ...]) -> bool:
        at = [self.anchor(place) for place in places]
        return all(
            (one - other).manhattanLength() * self.camera.unit > NEAR * self.u * 1.3
            for number, one in enumerate(at)
            for other in at[:number]
        )

    def cell(self, cell: str) -> QRectF:
        """A cell in the scene."""
        return self.camera.rect(cell_at(cell), self.room)

    def anchor(self, place: str) -> QPointF:
        """Where a follower stands at a place, in tiles."""
        cell, _, segment = place.partition("/")
        tile, corner = self.tiles.get(cell), cell_at(cell).topLeft()
        if tile is None or segment == "bridge":
            return corner + QPointF(0.5, 0.5)
        return corner + places_of(tile.kind, tile.rotation)[segment]

    def standing(self, middle: QPointF, kind: str, what: str = "") -> Place:
        """The place of a piece that stands on a point of the map."""
        extent = extent_of(kind, what, self.is_far).translated(middle)
        rect = self.camera.rect(extent, self.room)
        return Place(rect, "round", self.is_far, on_map=True)

    @cached_property
    def places(self) -> dict[Spot, Place]:
        """The places of all that lies there or is offered, what lies on top first."""
        found: dict[Spot, Place] = {}
        if self.loupe is not None:
            found |= self.loupe.places
        spots = [
            *(Spot("ghost-turn", None, way) for way in ("left", "right") if self.needs.ghost),
            *([Spot("dots"), Spot("ghost", None, self.needs.ghost)] if self.needs.ghost else []),
            *(Spot("place", None, place) for place in self.needs.places if self.loupe is None),
            *(Spot("bridge-place", None, f"{c}:{axis}") for c, axis in self.needs.could_build),
            *(Spot("castle", None, city) for city, _ in self.needs.castles),
            *(Spot("meeple", seat, place) for seat, place in self.needs.meeples),
            *(Spot("bridge", None, cell) for cell, _ in self.needs.bridges),
            *(Spot("feature", None, place) for place in self._segments()),
            *(Spot("cell", None, cell) for cell in (*self.needs.cells, *self.needs.empty)),
            *(Spot("tile", None, cell) for cell in self.tiles),
        ]
        for spot in spots:
            place = self.of(spot)
            if place is not None:
                found[spot] = place
        return found

    def _segments(self) -> list[str]:
        found = [f"{cell}/bridge" for cell, _ in self.needs.bridges]
        for cell, tile in self.needs.tiles:
            for segment in shape_of(tile.kind, tile.rotation).regions:
                found.append(f"{cell}/{segment}")
        return found

    def of(self, spot: Spot) -> Place | None:
        """The place of a spot of the map; also of what does not lie there now."""
        at = str(spot.at)
        match spot.kind:
            case "town":
                rect = self.camera.rect(around(self.needs.town), self.room)
                return Place(rect, "plate", on_map=True)
            case "fit":
                return Place(self.cell(at), "cell", self.is_far, on_map=True)
            case "rim" | "crosses":
                return Place(self.cell("0,0"), "square", on_map=True)
            case "tile" | "cell":
                return Place(self.cell(at), "cell", self.is_far, on_map=True)
            case "ghost":
                risen = self.cell(at).translated(0, -round(RISE * self.camera.unit))
                return Place(risen, "cell", self.is_far, on_map=True)
            case "tower":
                return self.standing(cell_at(at).topLeft(), "tower")
            case "bridge" | "ghost-bridge":
                return self._bridge(at, dict(self.needs.bridges).get(at, "ew"))
            case "bridge-place":
                cell, _, axis = at.partition(":")
                return self._bridge(cell, axis)
            case "meeple":
                return self.standing(self.anchor(at), role_at(at))
            case "castle":
                return self._castle(at)
            case "feature":
                return self._feature(at)
            case "ghost-turn" | "dots":
                return self._beside_ghost(spot)
            case "place" if self.loupe is None and self.needs.cell is not None:
                middle, half = self.camera.point(self.anchor(at), self.room), POST / 2 * self.u
                rect = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
                return Place(rect, "round", on_map=True)
        return None

    def _bridge(self, cell: str, axis: str) -> Place:
        return self.standing(cell_at(cell).center(), "bridge", axis)._replace(form="square")

    def _castle(self, city: str) -> Place | None:
        cells = dict(self.needs.castles).get(city)
        if cells is None:
            return None
        return self.standing(middle_of(cells), "castle")

    def _feature(self, place: str) -> Place | None:
        cell, _, segment = place.partition("/")
        tile = self.tiles.get(cell)
        if tile is None:
            return None
        if segment == "bridge":
            segment = f"bridge-{dict(self.needs.bridges).get(cell, 'ew')}"
        shape = region_path(tile.kind, tile.rotation, segment)
        return Place(self.cell(cell), "region", on_map=True, shape=shape)

    def _beside_ghost(self, spot: Spot) -> Place | None:
        """The buttons at its lower corners, and below it the rotations that fit."""
        if self.needs.ghost is None:
            return None
        tile = self.cell(self.needs.ghost).translated(0, -round(RISE * self.camera.unit))
        size = BUTTON * self.u
        if spot.kind == "dots":
            wide, high = (each * self.u for each in DOTS)
            rect = QRectF(tile.center().x() - wide / 2, tile.bottom() + 0.55 * size, wide, high)
            return Place(rect, "plate", on_map=True)
        side = -1 if spot.at == "left" else 1
        out = tile.width() / 2 + size * 0.35
        middle = QPointF(tile.center().x() + side * out, tile.bottom() - size * 0.2)
        rect = QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size)
        return Place(rect, "round", on_map=True)
