"""CarcassonneAdvice: turns of Carcassonne in words and on the table, and what is still to be
scored."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import Action
from burgundy_qt.session.view import View
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step
from burgundy_qt.widgets.games.carcassonne.advice.open_features import held_by
from burgundy_qt.widgets.games.carcassonne.advice.open_table import OpenTable
from burgundy_qt.widgets.games.carcassonne.advice.turn_words import CarcassonneWords
from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, object_of
from burgundy_qt.widgets.games.carcassonne.words.names import FIGURES, cell_of, kind_of
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.sprites.slots import ClickTarget, Slot, Sprite


class CarcassonneAdvice(GameAdvice[TableState]):
    """Answer for Carcassonne."""

    def words(self, view: View) -> CarcassonneWords:
        """Return the words for a view in which somebody has to decide."""
        return CarcassonneWords.of(view)

    def steps(self, plan: Iterable[Action], state: TableState, seat: int) -> list[Step]:
        """Return on the table the cell with the tile as it would lie, the bridge, the follower's
        place, a stall of the bazaar. What is declined cannot be shown, nor a follower on a tile
        that does not lie there yet."""
        told = enumerate(plan, start=1)
        found = (step_of(number, action, state, seat) for number, action in told)
        return [step for step in found if step is not None]

    def so_far(self, view: View) -> str:
        """Return how far the game has come, and what the figures count."""
        told = later(
            "Score sheet", "{milestone}. Unfinished features and fields count as they stand."
        )
        return tr("Score sheet", told, milestone=log_of(view.game).milestone(view.state))

    def is_anything_open(self, view: View) -> bool:
        """Return whether something can be completed: until the end."""
        return bool(view.outlook) and object_of(view)["result"] is None

    def still_open(self, view: View, seat: int) -> OpenTable:
        """Return what a seat may still score."""
        return OpenTable(held_by(view, seat), object_of(view)["seats"][seat]["meeples"])


def step_of(number: int, action: Action, state: TableState, seat: int) -> Step | None:
    """One action on the table; None where nothing tells it there."""
    match action["type"]:
        case "place":
            cell = Slot("cell", None, action["cell"])
            face = Sprite("tile", f"{action['tile']}.{action['rotation']}")
            return Step(number, (cell,), face, Slot("hand-tile"), cell)
        case "discard":
            return Step(number, (Slot("hand-tile"),))
        case "bridge":
            axis = action["axis"]
            spot = Slot("bridge-place", None, f"{action['cell']}:{axis}")
            return Step(number, (spot,), Sprite("bridge", axis), Slot("bridges", seat), spot)
        case "meeple" if cell_of(action["on"]) in state.tiles:
            spot = Slot("meeple", seat, action["on"])
            face = Sprite(FIGURES[kind_of(action["on"])], str(seat))
            return Step(number, (spot,), face, Slot("meeples", seat), spot)
        case "castle":
            return Step(number, (Slot("feature", None, action["city"]),))
        case "claim":
            return Step(number, (Slot("feature", None, action["feature"]),))
        case "choose":
            stalls = TABLE.spots_of(ClickTarget("stall", action["tile"]), state, seat)
            return Step(number, tuple(stalls[:1])) if stalls else None
        case "bid":
            bid, face = Slot("bid-now"), Sprite("bid-tag", f"{seat}:{action['points']}")
            return Step(number, (bid,), face, None, bid)
        case "buy" | "sell":
            return Step(number, (Slot("deal", None, action["type"]),))
    return None


ANSWER = CarcassonneAdvice()
