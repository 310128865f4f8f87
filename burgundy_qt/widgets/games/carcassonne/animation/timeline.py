"""The moves of a row of events of Carcassonne, with what the next event has to know of those before
it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from burgundy_qt.rules.carcassonne.protocol_types import FeatureObject
from burgundy_qt.widgets.games.carcassonne.picture.picture import picture_of
from burgundy_qt.widgets.games.carcassonne.table_state import NO_TRIAL, Ghost, TableState
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table import timeline
from burgundy_qt.widgets.table.timeline import SWEEP, StateTimeline, Sweep

TURN_OVER, LAY, DROP, HOME, UNROLL, RISE = 220, 260, 180, 320, 240, 260
"""How long the drawn tile turns over, a tile comes onto the map, a follower, a follower goes home,
a bridge unrolls, and a castle rises."""
DEAL_STEP = 90
"""How much later each next tile of a bazaar comes from the pile."""
FINAL_STEP = 260
"""How much later each next feature of the final scoring is counted."""


class Timeline(StateTimeline[TableState]):
    """Hold the moves so far. `ghost`: the tile as it was tried before it was placed; `counted`: the
    feature of the final scoring that shines now."""

    def __init__(self, state: TableState, features: Mapping[str, FeatureObject]) -> None:
        super().__init__(state, picture_of)
        self.features = features  # of the view that the step leads to, for the light on them
        self.ghost: Ghost | None = state.trial.ghost
        self.counted: str | None = None
        self.state = state.with_trial(NO_TRIAL)
        self.show(self.shown, picture_of(self.state), self.clock, {})

    def sweep(self, start: int, feature: str, places: Iterable[str] = ()) -> None:
        """Let the light go over a feature, tile by tile; its places are looked up where none are
        given."""
        told = self.features.get(feature)
        found = tuple(places) or tuple(told["places"] if told is not None else (feature,))
        spots = tuple(Slot("feature", None, place) for place in found)
        self.moves.append(Sweep(start, spots, SWEEP))


Setting = timeline.Setting[Timeline]
