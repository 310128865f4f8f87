"""What the card under the pointer says about a spot of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.hover import dice, sheet, spaces
from burgundy_qt.widgets.games.dice.words.names import bonuses_counted
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.pieces.targets import Offer
from burgundy_qt.widgets.scene.explanation import Explanation, Row
from burgundy_qt.widgets.words.wording import listed

Teller = Callable[[Spot, DiceState, list[str]], Explanation | None]


def explain(
    spot: Spot, state: DiceState, names: list[str], offer: Offer | None = None
) -> Explanation | None:
    """What to say about `spot`; None where nothing need be said. `offer` adds what it would cost
    and bring now."""
    tell = TELLERS.get(spot.kind)
    told = tell(spot, state, names) if tell else None
    if told is None or offer is None:
        return told
    rows = *told.rows, *_price(offer), *_gain(offer)
    return Explanation(told.face, told.title, told.aside, told.sentence, rows, told.ruling)


def _price(offer: Offer) -> list[Row]:
    paid = [bonuses_counted(bonus, many) for bonus, many in offer.costs]
    return [(tr("Dice table", "Costs"), listed(paid))] if paid else []


def _gain(offer: Offer) -> list[Row]:
    """The points that it would bring at once; the best where several numbers are left."""
    best = sum(points for _, points in offer.gains[0]) if offer.gains else 0
    if not best:
        return []
    several = len(offer.gains) > 1
    label = tr("Dice table", "Scores now, at best") if several else tr("Dice table", "Scores now")
    return [(label, f"+{best}")]


TELLERS: Mapping[str, Teller] = {
    "cell": spaces.space,
    "die": dice.die,
    "well": dice.well,
    "bonus": sheet.bonus,
    "circle": sheet.circle,
    "value": sheet.value,
    "box": sheet.box,
    "phase": sheet.phase,
    "points-row": sheet.points_row,
    "column": sheet.points,
    "total": sheet.points,
    "points": sheet.points,
    "covered": sheet.duchy,
    "state": sheet.state,
    "goal": sheet.goal,
}
"""By kind of spot who tells of it."""
