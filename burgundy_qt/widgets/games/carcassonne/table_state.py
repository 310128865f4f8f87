"""The state that the table of Carcassonne is painted from: the public state, the rules' report on
the current map, and the unsettled choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, cast

from burgundy_qt.rules.carcassonne import known_state, protocol
from burgundy_qt.rules.carcassonne.state import CASTLE_POINTS, FIELD_POINTS, MEEPLES
from burgundy_qt.session.view import GameView

if TYPE_CHECKING:
    from burgundy_qt.ai.games.carcassonne.landscape import Landscape

FOLLOWERS = MEEPLES
"""The number of followers of each seat."""


class Ghost(NamedTuple):
    """The drawn tile on trial: its rotation, the rotations that fit there, and the bridge that it
    needs as a cell and an axis."""

    cell: str
    kind: str
    rotation: int
    fits: tuple[int, ...]
    bridge: tuple[str, str] | None = None


class Trial(NamedTuple):
    """Offers and unsettled choices: the ghost, the other cells for the tile and why they are dashed
    ("turn", "bridge" or ""), the rotation in the hand, the possible bridges and the places for a
    follower, the choice among them, and the number of the stepper."""

    ghost: Ghost | None = None
    cells: tuple[tuple[str, str], ...] = ()
    rotation: int = 0
    bridges: tuple[tuple[str, str], ...] = ()
    bridge: tuple[str, str] | None = None
    places: tuple[str, ...] = ()
    place: str | None = None
    bid: int | None = None


NO_TRIAL = Trial()


class Ending(NamedTuple):
    """The points of a seat if the game ended now: all of them, and what features that are left and
    fields would add, by source."""

    points: int
    left: Mapping[str, int]


@dataclass(frozen=True)
class TableState(known_state.CarcassonneState):
    """The public state, and the `trial`; if it `is_unaided`, nothing is counted and no space of
    the tile is shown.

    Four parts come from a view, not from events, and are not compared: the `features` by name, the
    empty `cells` beside tiles, the `options`, by cell the rotations in which the drawn tile fits,
    and by seat the `endings`, none after the end.
    """

    trial: Trial = NO_TRIAL
    features: Mapping[str, protocol.FeatureObject] = field(default_factory=dict, compare=False)
    cells: Mapping[str, protocol.CellObject] = field(default_factory=dict, compare=False)
    options: Mapping[str, tuple[int, ...]] = field(default_factory=dict, compare=False)
    is_unaided: bool = False
    endings: tuple[Ending, ...] = field(default=(), compare=False)

    def after(self, event: protocol.Event) -> TableState:
        """Return the table after one event. Until its step is over, the table shows the previous
        deciding seat: rings and the parts of the turn must not flicker from event to event."""
        return super().after(event).evolve(asked=self.asked)

    @property
    def acting(self) -> int | None:
        """The deciding seat, else the seat whose turn it is."""
        return self.turn if self.asked.seat is None else self.asked.seat

    @property
    def has_stage(self) -> bool:
        """Whether tiles of a bazaar are sold or chosen now."""
        if self.bazaar is None:
            return False
        if self.auction:
            return bool(self.bazaar.tiles) or self.bazaar.lot is not None
        return self.asked.decision == "choose"

    @property
    def lot_fits(self) -> list[str]:
        """The cells that the tile for sale would fit."""
        if self.bazaar is None or self.bazaar.lot is None:
            return []
        return [cell for cell, data in self.cells.items() if self.bazaar.lot in data["kinds"]]

    def feature_at(self, place: str) -> protocol.FeatureObject | None:
        """Return the feature of a place."""
        return next((one for one in self.features.values() if place in one["places"]), None)

    @cached_property
    def _landscape(self) -> Landscape:
        from burgundy_qt.ai.games.carcassonne.landscape import Landscape

        return Landscape.of_map(self, [*self.features.values()])

    def completion_chance(self, feature: protocol.FeatureObject) -> float | None:
        """Return the chance that the holders of a feature draw the tiles that complete it, None
        where it cannot be said."""
        from burgundy_qt.ai.games.carcassonne.completion import chance_of_completion

        return chance_of_completion(self._landscape, feature)

    def with_trial(self, trial: Trial) -> TableState:
        """Return the table with another trial."""
        return self if trial == self.trial else self.evolve(trial=trial)


def object_of(view: GameView) -> protocol.StateObject:
    """Return the protocol's state of a view."""
    return cast(protocol.StateObject, view.state)


def state_of(view: GameView) -> TableState:
    """Return the table of a view."""
    outlook = outlook_of(view)
    return TableState.of(view.state, view.events).evolve(
        options=options_in(view.legal["actions"]),
        is_unaided=view.is_unaided,
        features=features_of(view),
        cells={cell["cell"]: cell for cell in outlook["cells"]} if outlook else {},
        endings=() if view.is_unaided else endings_of(view),
    )


def endings_of(view: GameView) -> tuple[Ending, ...]:
    """Return what each seat of a view would have if the game ended now, as the rules score it; none
    without a report on the map, or after the end."""
    outlook, state = outlook_of(view), object_of(view)
    if outlook is None or state["result"] is not None:
        return ()
    found = protocol.points_by_source(outlook["end"], len(state["seats"]))
    lefts = [
        {source: found[source][seat] for source in protocol.SOURCES_AT_THE_END}
        for seat in range(len(state["seats"]))
    ]
    return tuple(
        Ending(seat["points"] + sum(left.values()), left)
        for seat, left in zip(state["seats"], lefts, strict=True)
    )


def outlook_of(view: GameView) -> protocol.Outlook | None:
    """Return a view's report on the map, or None if it has none."""
    return cast(protocol.Outlook, view.scoring_potential[0]) if view.scoring_potential else None


def features_of(view: GameView) -> dict[str, protocol.FeatureObject]:
    """Return the features of a view, by name."""
    outlook = outlook_of(view)
    return {feature["feature"]: feature for feature in outlook["features"]} if outlook else {}


def options_in(actions: Sequence[protocol.Action]) -> dict[str, tuple[int, ...]]:
    """Return by cell the possible rotations of the drawn tile."""
    found: dict[str, tuple[int, ...]] = {}
    for action in actions:
        if action["type"] == "place":
            found[action["cell"]] = (*found.get(action["cell"], ()), action["rotation"])
    return found


def holders(feature: protocol.FeatureObject) -> list[int]:
    """Return the seats with the most followers on a feature, none if it has no followers."""
    most = max(feature["meeples"], default=0)
    return [seat for seat, many in enumerate(feature["meeples"]) if most and many == most]


def points_of(city: str, state: known_state.CarcassonneState) -> int:
    """Return the points of a complete city for a field beside it."""
    castle = state.castles.get(city)
    if castle is None:
        return FIELD_POINTS
    return state.occupied_castles if castle.is_occupied else CASTLE_POINTS
