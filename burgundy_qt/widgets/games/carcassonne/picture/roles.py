"""Who stands on what: the trades of followers."""

from __future__ import annotations

from burgundy_qt.widgets.games.carcassonne.words import names

KINDS = "city", "road", "monastery", "field"
"""What a follower can stand on; a bridge belongs to a road."""


def kind_of(place: str) -> str:
    """The kind of feature of a place."""
    kind = names.kind_of(place)
    return "road" if kind == "bridge" else kind


def role_at(place: str) -> str:
    """Who stands at a place."""
    return names.FIGURES[names.kind_of(place)]
