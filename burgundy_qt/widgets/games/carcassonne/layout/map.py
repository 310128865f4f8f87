"""Where everything lies on the map: the land, and over it what is offered and chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.carcassonne.layout.land import LandPlaces, land_places
from burgundy_qt.widgets.games.carcassonne.layout.loupe import POST, LoupeLayout, loupe_layout
from burgundy_qt.widgets.games.carcassonne.layout.needs import MapNeeds, around
from burgundy_qt.widgets.sprites.places import SlotPlace
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
        """The place of a spot of the map; also of what does not lie there now."""
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
        """The buttons at its lower corners, and below it the rotations that fit."""
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
