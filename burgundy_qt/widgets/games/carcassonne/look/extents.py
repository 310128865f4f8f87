"""How large the pieces on the map are, in tiles about the point on which they stand."""

from __future__ import annotations

from PySide6.QtCore import QRectF

STANDING = QRectF(-0.2815, -0.3685, 0.563, 0.59)
LYING = QRectF(-0.2815, -0.3215, 0.563, 0.59)
"""Of the pictures of followers; a farmer lies in the middle of his."""
DISC = QRectF(-0.235, -0.235, 0.47, 0.47)
LYING_DISC = QRectF(-0.294, -0.1765, 0.588, 0.353)
CASTLE = QRectF(-0.398, -0.513, 0.796, 0.873)
FAR_CASTLE = QRectF(-0.447, -0.576, 0.894, 0.98)
BRIDGE = {
    "ew": QRectF(-0.5547, -0.25, 1.1094, 0.5),
    "ns": QRectF(-0.25, -0.5547, 0.5, 1.1094),
}
TOWER = QRectF(-0.078125, -0.078125, 0.15625, 0.15625)
FAR_TOWER = QRectF(-0.09765, -0.09765, 0.1953, 0.1953)


def extent_of(kind: str, what: str = "", far: bool = False) -> QRectF:
    """Where the picture of a face lies about its point: a follower's place, the middle of a tile
    for a bridge, the middle of the joint for a castle, a corner of cells for a tower."""
    match kind:
        case "farmer":
            return LYING_DISC if far else LYING
        case "knight" | "thief" | "monk":
            return DISC if far else STANDING
        case "castle":
            return FAR_CASTLE if far else CASTLE
        case "tower":
            return FAR_TOWER if far else TOWER
        case "bridge" | "bridge-ghost" | "bridge-chosen":
            return BRIDGE[what]
    raise ValueError(f"no face of the kind {kind!r} stands on the map")
