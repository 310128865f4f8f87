"""What the prompt says: a heading and one sentence for the state of a person's choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import tr
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import View
from burgundy_qt.widgets.phrases.wording import is_local_player, join_with_and, seat_name


@dataclass(frozen=True)
class Prompt:
    """A heading and a sentence; `end`: what is written on the button that ends, where it is not
    what the game says; `another`: what is written on the button of the answer that lies nowhere
    on the table, where there is one; `passing`: what is written on the button that passes, where
    it is not Pass."""

    heading: str
    sentence: str = ""
    end: str = ""
    another: str = ""
    passing: str = ""


def whose_turn(seats: Sequence[SeatPlan], seat: int) -> str:
    """The heading of a turn: "Your turn", or with another at the screen "Anna's turn"."""
    name = seat_name(seats, seat)
    alone = seats[seat].is_person and sum(plan.is_person for plan in seats) == 1
    return (
        tr("Prompt", "Your turn")
        if alone or is_local_player(name)
        else tr("Prompt", "{name}'s turn", name=name)
    )


def who_is_awaited(view: View) -> str:
    """The heading while nobody at the screen decides: whose turn it is, or who of those that decide
    at the same time has not decided yet."""
    seats = view.line_up.seats
    if "waiting" not in view.state:
        return whose_turn(seats, view.legal["seat"])
    late = [seat_name(seats, seat) for seat in view.state["waiting"] if seat not in view.ready]
    if not late:
        return tr("Prompt", "All are ready")
    return tr("Prompt", "Waiting for {names}", names=join_with_and(late))
