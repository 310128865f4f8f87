"""Between what the rules of the window call a target and the spots of the picture."""

from __future__ import annotations

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.board.arranging import TURNED, place_of, read
from burgundy_qt.widgets.games.tuscany.layout.hand import RISE
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.scene.parts import Kinds, Mark, Offers

BUTTONS = {
    "move-left": ("move", "left"),
    "move-right": ("move", "right"),
    "turn-board": ("turn", None),
    "half-step": ("step", None),
}
"""By spot of the set-up the kind of target and what it says."""
DUCHY = Target("duchy")
TOUCHED = ("deck", "display", "store", "cell", "card", "workers", "supply", "board", *BUTTONS)
ONLY_TOLD = (
    *("neutral-stack", "discards", "yields", "yield-card", "colour-bonus", "phase", "stone"),
    *("clock", "green-field", "red-field", "marble", "stack", "bonus", "hand", "green", "red"),
    *("covered", "state", "regions"),
)
KINDS = Kinds(
    touched=TOUCHED,
    explained=TOUCHED + ONLY_TOLD,
    on_top=("card", "clock", "green-field", "red-field", *BUTTONS, "bonus"),
    only_shown=("card", "clock", "green-field", "red-field", "bonus", "state", "yield-card"),
    pieces=("display", "store"),
    lifted=("display", "store", "turn"),
    rising=("tile", "card"),
    raised={"card": RISE},
)


def spots_of(target: Target, state: TuscanyState, seat: int) -> list[Spot]:
    """Where a target of the acting `seat` lies."""
    match target.kind:
        case "deck":
            return [Spot("deck")]
        case "display":
            return [Spot("display", None, target.place)]
        case "store" | "cell" | "card":
            return [Spot(target.kind, seat, target.place)]
        case "worker":
            return [Spot("workers", seat)]
        case "supply":
            return [Spot("supply", None, target.place)]
        case "move" | "turn" | "step":
            return [
                Spot(kind, seat, target.place)
                for kind, (means, what) in BUTTONS.items()
                if (means, what) == (target.kind, target.what)
            ]
    return []


def target_of(spot: Spot, state: TuscanyState, seat: int | None) -> Target | None:
    """What a click on a spot means for the acting `seat`; None where nothing is meant."""
    if seat is None:
        return None
    match spot:
        case Spot("deck"):
            return Target("deck")
        case Spot("display", _, int(slot)):
            return Target("display", slot) if state.display[slot] else None
        case Spot("supply", _, str(kind)):
            return Target("supply", kind)
        case Spot("store", owner, int(at)) if owner == seat:
            return Target("store", at) if state.seats[seat].storage[at] else None
        case Spot("cell" | "card", owner, at) if owner == seat:
            return Target(spot.kind, at)
        case Spot("board", owner, str(kind)) if owner == seat:
            return Target("turn", kind)
        case Spot("workers", owner) if owner == seat:
            return Target("worker")
        case Spot(kind, owner, str(at)) if owner == seat and kind in BUTTONS:
            means, what = BUTTONS[kind]
            return Target(means, at, what)
    return None


def meant(spot: Spot, state: TuscanyState, seat: int | None, offers: Offers) -> Target | None:
    """The same among what is offered: in the set-up a space that is no castle's means its board."""
    target = target_of(spot, state, seat)
    if target is not None and target.kind == "cell" and target not in offers:
        board_of_it = Target("turn", str(target.place)[0])
        return board_of_it if board_of_it in offers else target
    return target


def free_place(spot: Spot, state: TuscanyState, seat: int | None) -> Target | None:
    """A free space of the acting seat's storage: a tile that is taken can be dropped there."""
    if spot.kind == "store" and spot.owner == seat:
        return Target("store")
    return None


def asked_about(state: TuscanyState, seat: int, offers: Offers) -> Spot | None:
    """A question is about what was chosen."""
    return None


def marked(view: View, state: TuscanyState, seat: int | None) -> Mark | None:
    """The space that was covered last, or the tile whose effect waits for the acting seat."""
    covered = state.covered_last
    if covered is None:
        return None
    pending = state.asked.pending
    waits = covered.seat == seat and ("castle" in pending or "town" in pending)
    return Mark(Spot("cell", covered.seat, covered.cell), covered.seat, waits)


def carried(target: Target, state: TuscanyState, seat: int) -> tuple[Spot, Face] | None:
    """In the set-up a whole board."""
    if target.kind != "turn":
        return None
    duchy = state.seats[seat].land
    at = place_of(duchy, str(target.place))
    what = f"{duchy.boards[at]}{TURNED if duchy.turned[at] else ''}"
    return Spot("board", seat, target.place), Face("board", what)


def on_trial(state: TuscanyState, seat: int | None, offers: Offers) -> TuscanyState:
    """The state with the duchy that the acting seat arranges."""
    offer = offers.get(DUCHY)
    if seat is None or offer is None or not offer.trial:
        return state
    duchy, castle = read(offer.trial)
    return state.with_seat(seat, state.seats[seat].laid_out_as(duchy, castle))
