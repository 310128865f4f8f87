"""Shields as one would follow them on paper, from the choices alone."""

from collections.abc import Iterable
from typing import Any

from tests.rules import printed

Action = dict[str, Any]
PASTURE = "animal"


def end_points(shields: Iterable[int]) -> int:
    """12, 8 or 4 for each; 13 doubles them all."""
    points = sum(12 if shield <= 6 else 8 if shield <= 12 else 4 for shield in shields)
    return points * 2 if 13 in shields else points


class Shields:
    """All shields of a table; `seats` are the seats by their numbers."""

    def __init__(self, seats: dict[int, Any]):
        self.seats = seats
        self.turns: list[int] = []
        self.to_pay: list[int] = []
        self.envied_sources = {"boarding-house": 4, "sale": 1, "route:workers": 4}

    def owner(self, shield: int) -> Any:
        """The seat that has a shield, or None."""
        return next((seat for seat in self.seats.values() if seat.owns(shield)), None)

    def gain_workers(self, seat: Any, workers: int) -> None:
        """Workers that a seat has asked for or accepted: the owner of 2 gets one too."""
        seat.workers += workers
        owner = self.owner(2)
        if owner not in (None, seat):
            owner.workers += 1

    def happen_to_get(self, seat: Any, workers: int) -> None:
        """Workers that just come; while another seat has 2 they come when they are accepted."""
        if workers and self.owner(2) in (None, seat):
            seat.workers += workers

    def begin_phase_end(self, players: int) -> None:
        """In the order of the last turns each seat is to pay tribute."""
        self.to_pay = self.turns[-players:]

    def before(self, number: int, action: Action) -> None:
        """At a phase's end: whose turn has passed without a choice had nothing to pay with."""
        while self.to_pay and self.to_pay[0] != number:
            self.lose_if_poor(self.seats[self.to_pay.pop(0)])
        if self.to_pay and action["type"] != "tribute":
            self.lose_if_poor(self.seats[number])

    def lose_if_poor(self, seat: Any) -> None:
        if not (seat.silver or (seat.owns(3) and seat.workers)):
            seat.lose(list(seat.shields.values()))

    def end_phase(self) -> None:
        """All have decided: the mines pay."""
        while self.to_pay:
            self.lose_if_poor(self.seats[self.to_pay.pop(0)])
        for number in sorted(self.seats):
            seat = self.seats[number]
            mines = len(seat.kinds("mine"))
            seat.silver += mines * (2 if seat.owns(8) else 1)
            self.happen_to_get(seat, mines * seat.knows(2))

    def act(self, seat: Any, action: Action) -> None:
        """An action that only shields give."""
        kind = action["type"]
        if kind == "shield":
            seat.claim(action)
        elif kind == "name":
            seat.shared = self.seats[action["seat"]].cells
        elif kind == "tribute":
            self.to_pay.pop(0)
            seat.workers -= action["workers"]
            seat.silver -= len(action["shields"]) - action["workers"]
            seat.lose([one for one in seat.shields.values() if one not in action["shields"]])
        elif kind == "accept":
            mines = len(seat.kinds("mine"))
            self.gain_workers(seat, self.envied_sources.get(action["by"], mines))


def pasture(region: frozenset[str], seat: Any, edition: str) -> frozenset[str]:
    """With 1 every animal space of the estate is one pasture."""
    if not seat.owns(1):
        return region
    return frozenset(cell for cell, (colour, _) in printed.spaces(seat.estate, edition).items() if colour == PASTURE)
