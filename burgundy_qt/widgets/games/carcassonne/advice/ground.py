"""Where a turn is advised: what its words need to know of the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.words.sides import Map

Feature = Mapping[str, Any]


@dataclass(frozen=True)
class Ground:
    """What is decided, the map, and its features by each of their places."""

    decision: str
    tiles: Map
    features: Mapping[str, Feature]

    @classmethod
    def of(cls, view: View) -> Ground:
        """That of a view in which somebody has to decide."""
        told = next(iter(view.outlook), {}).get("features", ())
        features = {place: feature for feature in told for place in feature["places"]}
        return cls(view.state["decision"], view.state["board"], features)
