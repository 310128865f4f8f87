"""Where a turn is advised: what its words need to know of the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burgundy_qt.rules.carcassonne.protocol_types import Decision, FeatureObject
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.table_state import features_of, object_of
from burgundy_qt.widgets.games.carcassonne.words.sides import Map


@dataclass(frozen=True)
class Ground:
    """What is decided, the map, and its features by each of their places."""

    decision: Decision | None
    tiles: Map
    features: Mapping[str, FeatureObject]

    @classmethod
    def of(cls, view: View) -> Ground:
        """That of a view in which somebody has to decide."""
        told = features_of(view).values()
        features = {place: feature for feature in told for place in feature["places"]}
        state = object_of(view)
        return cls(state["decision"], state["board"], features)
