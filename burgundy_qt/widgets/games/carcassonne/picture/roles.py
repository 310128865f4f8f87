"""Who stands on what: the trades of followers."""

from __future__ import annotations

ROLES = {
    "city": "knight",
    "road": "thief",
    "bridge": "thief",
    "monastery": "monk",
    "field": "farmer",
}
"""Who stands on a segment of a kind."""
KINDS = "city", "road", "monastery", "field"


def segment_kind(place: str) -> str:
    """The kind of a segment: "bridge" of "1,2/bridge", "road" of "1,2/road:0"."""
    return place.partition("/")[2].partition(":")[0]


def kind_of(place: str) -> str:
    """The kind of feature of a place; a bridge belongs to a road."""
    kind = segment_kind(place)
    return "road" if kind == "bridge" else kind


def role_at(place: str) -> str:
    """Who stands at a place."""
    return ROLES[segment_kind(place)]
