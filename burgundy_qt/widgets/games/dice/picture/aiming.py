"""Between what the rules of the window call a target and the spots of the picture."""

from __future__ import annotations

from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.scene.parts import Kinds, Mark, Offers

TOUCHED = "cell", "die", "bonus"
ONLY_TOLD = (
    *("circle", "value", "box", "phase", "points-row", "well", "column", "total"),
    *("points", "covered", "state", "goal"),
)
KINDS = Kinds(
    touched=TOUCHED,
    explained=TOUCHED + ONLY_TOLD,
    on_top=(),
    only_shown=(),
    pieces=("die",),
    lifted=(),
    rising=("dice-die",),
)
DICE = range(1, 5)
"""The dice that can be meant; the hourglass cannot."""


def spots_of(target: Target, state: DiceState, seat: int) -> list[Spot]:
    """Where a target of the acting `seat` lies."""
    match target.kind:
        case "cell":
            return [Spot("cell", seat, target.place)]
        case "die":
            return [Spot("die", None, target.place)]
        case "bonus":
            return [Spot("bonus", seat, target.place)]
        case "worker":
            return [Spot("bonus", seat, "worker")]
    return []


def target_of(spot: Spot, state: DiceState, seat: int | None) -> Target | None:
    """What a click on a spot means for the acting `seat`; None where nothing is meant."""
    if seat is None:
        return None
    match spot:
        case Spot("cell" | "bonus", owner, str(at)) if owner == seat:
            return Target(spot.kind, at)
        case Spot("die", None, int(at)) if at in DICE:
            return Target("die", at)
    return None


def meant(spot: Spot, state: DiceState, seat: int | None, offers: Offers) -> Target | None:
    """The same among what is offered: a worker is taken where workers lie."""
    target = target_of(spot, state, seat)
    taken = Target("worker")
    if target == Target("bonus", "worker") and target not in offers and taken in offers:
        return taken
    return target


def free_place(spot: Spot, state: DiceState, seat: int | None) -> Target | None:
    """Nothing is carried."""
    return None


def asked_about(state: DiceState, seat: int, offers: Offers) -> Spot | None:
    """A question is about the cell that was chosen."""
    return None


def marked(view: View, state: DiceState, seat: int | None) -> Mark | None:
    """What was written last is ringed on every small sheet, and nothing alone."""
    return None
