"""Follow shields as if on paper, from the choices alone."""

from collections.abc import Iterable
from typing import Any

from tests.rules.burgundy import printed

Action = dict[str, Any]
NOBODY = -1


def end_points(shields: Iterable[int]) -> int:
    """Return 12, 8 or 4 for each shield, doubled by shield 13."""
    points = sum(12 if shield <= 6 else 8 if shield <= 12 else 4 for shield in shields)
    return points * 2 if 13 in shields else points


class Shields:
    """All shields of a table; `seats`, by number, and the goods beside the depots belong to the
    game."""

    def __init__(self, seats: dict[int, Any], troughs: dict[int, Any]):
        self.seats, self.troughs = seats, troughs
        self.dice: list[list[int]] = []
        self.turns: list[int] = []
        self.to_ask: list[int] = []
        self.asked: int | None = None
        self.envied_sources = {"boarding-house": 4, "sale": 1, "route:workers": 4}

    def owner(self, shield: int) -> Any:
        """Return the seat that has a shield, or None."""
        return next((seat for seat in self.seats.values() if seat.owns(shield)), None)

    def gain_workers(self, seat: Any, workers: int) -> None:
        """Give workers that a seat has asked for or accepted; the owner of 2 gets one too."""
        seat.workers += workers
        owner = self.owner(2)
        if owner not in (None, seat):
            owner.workers += 1

    def happen_to_get(self, seat: Any, workers: int) -> None:
        """Give workers that come without a choice; while another seat has 2 they come only when
        they are accepted."""
        if workers and self.owner(2) in (None, seat):
            seat.workers += workers

    def begin_phase_end(self, players: int) -> None:
        """Begin the tribute, which the seats pay in the order of their last turns."""
        self.to_ask, self.asked = self.turns[-players:], None

    def ask_up_to(self, number: int) -> None:
        """Ask the seats for tribute up to this one; a seat that cannot pay loses its shields
        without a choice."""
        while self.to_ask and self.asked != number:
            self.asked = self.to_ask.pop(0)
            self.lose_if_poor(self.seats[self.asked])

    def lose_if_poor(self, seat: Any) -> None:
        if not (seat.silver or (seat.owns(3) and seat.workers)):
            seat.lose(*seat.shields.values())

    def end_phase(self) -> None:
        """Pay the mines after all seats have decided."""
        self.ask_up_to(NOBODY)
        for number in sorted(self.seats):
            seat = self.seats[number]
            if hasattr(seat, "first"):
                continue
            mines = len(seat.kinds("mine"))
            seat.silver += mines * (2 if seat.owns(8) else 1)
            self.happen_to_get(seat, mines * seat.knows(2))

    def act(self, seat: Any, action: Action) -> None:
        """Carry out an action that only shields allow."""
        kind = action["type"]
        if kind == "shield":
            for die in self.dice[seat.number] if "by" not in action else ():
                seat.pay(die, action["depot"], free=False)
            seat.claim(action)
        elif kind == "set-die":
            self.dice[seat.number].remove(action["die"])
            self.dice[seat.number].append(action["to"])
        elif kind == "collect":
            for trough in self.troughs.values():
                seat.goods[str(action["good"])] += trough.pop(str(action["good"]), 0)
        elif kind == "name":
            seat.shared = self.seats[action["seat"]].cells
        elif kind == "tribute":
            seat.workers -= action["workers"]
            seat.silver -= len(action["shields"]) - action["workers"]
            seat.lose(*(one for one in seat.shields.values() if one not in action["shields"]))
        elif kind == "accept":
            mines = len(seat.kinds("mine"))
            self.gain_workers(seat, self.envied_sources.get(action["by"], mines))


def pasture(region: frozenset[str], seat: Any, edition: str) -> frozenset[str]:
    """Return the pasture of a region; with shield 1 all animal spaces of the estate."""
    if not seat.owns(1):
        return region
    return frozenset(
        cell
        for cell, (colour, _) in printed.spaces(seat.estate, edition).items()
        if colour == "animal"
    )
