"""Where everything lies on the land, as a camera sees it, whatever is chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.carcassonne.known_state import LaidTile
from burgundy_qt.widgets.games.carcassonne.layout.needs import LandNeeds, cell_at, middle_of
from burgundy_qt.widgets.games.carcassonne.look.extents import extent_of
from burgundy_qt.widgets.games.carcassonne.look.shapes import places_of, region_path, shape_of
from burgundy_qt.widgets.games.carcassonne.look.tiles import FAR
from burgundy_qt.widgets.games.carcassonne.picture.roles import role_at
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.camera import Camera

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
        """A cell in the scene."""
        return self.camera.rect(cell_at(cell), self.room)

    def point(self, at: QPointF) -> QPointF:
        """A point of the map in the scene."""
        return self.camera.point(at, self.room)

    def anchor(self, place: str) -> QPointF:
        """Where a follower stands at a place, in tiles; in the middle of its cell where that has no
        such place, as a follower of another game that is still seen for a moment."""
        cell, _, segment = place.partition("/")
        tile, corner = self.tiles.get(cell), cell_at(cell).topLeft()
        places = places_of(tile.kind, tile.rotation) if tile is not None else {}
        return corner + places.get(segment, MIDDLE)

    def standing(self, middle: QPointF, kind: str, what: str = "") -> SlotPlace:
        """The place of a piece that stands on a point of the map."""
        extent = extent_of(kind, what, self.is_far).translated(middle)
        rect = self.camera.rect(extent, self.room)
        return SlotPlace(rect, "round", self.is_far, on_map=True)

    def bridge(self, cell: str, axis: str) -> SlotPlace:
        """The place of a bridge over a cell."""
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
        """The place of a spot of the land; also of what does not lie there now."""
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
    """The places of the land; the same as long as nothing changes."""
    middle = camera.middle
    return _land(room.getRect(), (middle.x(), middle.y(), camera.unit), needs)


@lru_cache(maxsize=6)
def _land(
    room: tuple[float, ...], camera: tuple[float, float, float], needs: LandNeeds
) -> LandPlaces:
    x, y, unit = camera
    return LandPlaces(QRectF(*room), Camera(QPointF(x, y), unit), needs)
