"""A planned turn on the table: the cell with the tile as it would lie, the bridge, the follower's
place, a stall of the bazaar."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.rules.carcassonne.protocol_types import Action
from burgundy_qt.widgets.advice.parts import Step
from burgundy_qt.widgets.games.carcassonne.picture.aiming import spots_of
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.games.carcassonne.words.names import FIGURES, cell_of, kind_of
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.pieces.targets import Target


def steps(plan: Iterable[Action], state: TableState, seat: int) -> list[Step]:
    """The actions of the seat's plan that can be shown: what is declined cannot, nor a follower on
    a tile that does not lie there yet."""
    told = enumerate(plan, start=1)
    found = (step_of(number, action, state, seat) for number, action in told)
    return [step for step in found if step is not None]


def step_of(number: int, action: Action, state: TableState, seat: int) -> Step | None:
    """One action on the table; None where nothing tells it there."""
    match action["type"]:
        case "place":
            cell = Spot("cell", None, action["cell"])
            face = Face("tile", f"{action['tile']}.{action['rotation']}")
            return Step(number, (cell,), face, Spot("hand-tile"), cell)
        case "discard":
            return Step(number, (Spot("hand-tile"),))
        case "bridge":
            axis = action["axis"]
            spot = Spot("bridge-place", None, f"{action['cell']}:{axis}")
            return Step(number, (spot,), Face("bridge", axis), Spot("bridges", seat), spot)
        case "meeple" if cell_of(action["on"]) in state.tiles:
            spot = Spot("meeple", seat, action["on"])
            face = Face(FIGURES[kind_of(action["on"])], str(seat))
            return Step(number, (spot,), face, Spot("meeples", seat), spot)
        case "castle":
            return Step(number, (Spot("feature", None, action["city"]),))
        case "claim":
            return Step(number, (Spot("feature", None, action["feature"]),))
        case "choose":
            stalls = spots_of(Target("stall", action["tile"]), state, seat)
            return Step(number, tuple(stalls[:1])) if stalls else None
        case "bid":
            bid, face = Spot("bid-now"), Face("bid-tag", f"{seat}:{action['points']}")
            return Step(number, (bid,), face, None, bid)
        case "buy" | "sell":
            return Step(number, (Spot("deal", None, action["type"]),))
    return None
