"""Shields as a listener follows them: where they are, which seat decides at a phase's end, and
which of their effects wait."""

from abc import ABC, abstractmethod
from typing import Any

from tests.rules.burgundy import printed
from tests.rules.burgundy.modules.routes_told import is_full

Event = dict[str, Any]
Seat = dict[str, Any]
NUMBERED = [str(depot) for depot in range(1, 7)]
MODULE = "shields"
WITHOUT_BY = {"tribute": "tribute", "discard": "storage"}
"""The effects that actions without "by" belong to."""


def new_shields() -> Seat:
    """Return a seat's shields at the beginning; `named_cells` are the cells of the seat named by 6,
    which no state shows."""
    return {"shields": {}, "named": None, "set_die": False, "named_cells": {}}


def owns(seat: Seat, shield: int) -> bool:
    return shield in seat.get("shields", {}).values()


def knows(seat: Seat, tile: int) -> bool:
    """Return whether a knowledge tile works for the seat: its own, or with shield 6 another's,
    except 27."""
    name = f"monastery:{tile}"
    return name in seat["cells"].values() or (
        tile != 27 and name in seat.get("named_cells", {}).values()
    )


class ShieldsTold(ABC):
    """The part of a listener that follows shields; `Told` has the rest."""

    seats: list[Seat]
    depots: dict[str, list[str]]
    troughs: dict[str, dict[str, int]]
    dice: list[list[int]]
    to_act: list[int]
    waiting: list[str]
    load: Any
    gone: Any

    def __init__(self) -> None:
        self.lying: dict[str, list[int]] = {depot: [] for depot in NUMBERED}
        self.claimed: set[int] = set()
        self.acting_order: list[int] = []
        self.to_ask: list[int] | None = None
        self.mines_pay = False
        self.must_lose: int | None = None

    @abstractmethod
    def may_lie(self, seat: Seat, tile: str, cell: str) -> bool:
        """Return whether a tile fits a space of the seat's estate, ignoring the number."""

    @abstractmethod
    def plays(self, module: str) -> bool:
        """Return whether the game has a module."""

    # Events.

    def hear_shields(self, event: Event) -> None:
        self.lying = {depot: list(shields) for depot, shields in event["depots"].items()}

    def hear_lost(self, event: Event) -> None:
        """Remove lost shields, and everything that depends on them."""
        seat = self.seats[event["seat"]]
        if self.must_lose is None:
            self.let_go_on()
        assert self.must_lose == event["seat"] and event["shields"] == sorted(event["shields"])
        self.must_lose = None
        seat["shields"] = {
            castle: one for castle, one in seat["shields"].items() if one not in event["shields"]
        }
        if 6 in event["shields"]:
            seat["named"], seat["named_cells"] = None, {}
        if 4 in event["shields"]:
            self.let_storage_wait(seat)

    def let_storage_wait(self, seat: Seat) -> None:
        if len(seat["storage"]) > 3 and not owns(seat, 4):
            self.waiting.append("storage")

    def hear_phase_end(self, event: Event) -> None:
        """Begin a phase's end, where the seats with shields decide in the order of the round."""
        if self.plays(MODULE):
            self.to_ask = list(self.acting_order)
            self.mines_pay = False
            for seat in self.seats:
                seat["set_die"] = False

    def hear_shield_action(self, number: int, action: Event) -> None:
        """Follow an action that only shields allow."""
        seat, kind = self.seats[number], action["type"]
        if kind == "shield":
            self.hear_claim(number, seat, action)
        elif kind == "set-die":
            assert owns(seat, 16) and not seat["set_die"]
            self.dice[number] = sorted([*self.dice[number], action["to"]])
            seat["set_die"] = True
        elif kind == "name":
            assert owns(seat, 6) and seat["named"] is None and action["seat"] != number
            seat["named"], seat["named_cells"] = action["seat"], self.seats[action["seat"]]["cells"]
        elif kind == "tribute":
            if len(action["shields"]) < len(seat["shields"]):
                self.must_lose = number
        elif kind == "collect":
            self.load = {"goods": [action["good"]], "depots": range(1, 7)}
        elif kind == "discard":
            seat["storage"].remove(action["tile"])
            self.gone[action["tile"]] += 1
            self.let_storage_wait(seat)

    def hear_claim(self, number: int, seat: Seat, action: Event) -> None:
        if "by" not in action:
            assert len(self.dice[number]) == 2
            self.dice[number] = []
        assert seat["cells"][action["castle"]] == "castle"
        if action["castle"] in seat["shields"]:
            self.must_lose = number
        self.lying[str(action["depot"])].remove(action["shield"])
        self.claimed.add(action["shield"])
        seat["shields"][action["castle"]] = action["shield"]
        if self.to_ask is not None and action["shield"] in (14, 15):
            self.waiting.insert(0, f"shield:{action['shield']}")

    # Waiting effects.

    def is_envied(self, number: int) -> bool:
        """Return whether another seat has shield 2."""
        return any(owns(seat, 2) for other, seat in enumerate(self.seats) if other != number)

    def queue_shields(self, number: int, tile: str) -> None:
        """Add the effect of a shield that a tile brings: 5 collects goods, 11 takes another
        shield."""
        seat = self.seats[number]
        if tile == "ship" and owns(seat, 5):
            self.waiting.append("shield:5")
        if tile == "castle" and owns(seat, 11):
            self.waiting.append("shield:11")

    def let_workers_wait(self, number: int, source: str) -> None:
        """Add workers that can be declined."""
        if self.is_envied(number):
            self.waiting.append(source)

    def let_go_on(self) -> None:
        """Remove effects without a choice; at a phase's end ask the next seat."""
        while self.plays(MODULE) and self.must_lose is None:
            while self.waiting and self.lapses_here(self.seats[self.to_act[0]], self.waiting[-1]):
                if self.waiting.pop() == "tribute":
                    self.must_lose = self.to_act[0]
                    return
            if self.waiting or self.to_ask is None or self.mines_pay:
                return
            self.ask_next(self.to_ask)

    def ask_next(self, to_ask: list[int]) -> None:
        if not to_ask:
            self.mines_pay = True
            return
        number = to_ask.pop(0)
        seat = self.seats[number]
        self.to_act = [number]
        self.waiting += [f"shield:{shield}" for shield in (15, 14) if owns(seat, shield)]
        self.waiting += ["tribute"] if seat["shields"] else []

    def hear_mines(self, event: Event, knows_2: bool) -> None:
        """Add the workers of mines, which can be declined seat by seat."""
        self.let_go_on()
        if (
            self.to_ask is not None
            and "silver" in event
            and knows_2
            and self.is_envied(event["seat"])
        ):
            self.to_act = [event["seat"]]
            self.waiting.append("mines")

    def leave_phase_end(self) -> None:
        self.let_go_on()
        assert not self.waiting and not self.to_ask
        self.to_ask = None

    def lapses_here(self, seat: Seat, effect: str) -> bool:
        """Return whether an effect that waits at a phase's end has no choice: tribute that cannot
        be paid, goods for a full route, or a shield's effect."""
        if effect == "tribute":
            return not (seat["silver"] or (owns(seat, 3) and seat["workers"]))
        return is_full(seat["route"]) if effect == "route" else self.shield_lapses(seat, effect)

    def shield_lapses(self, seat: Seat, effect: str) -> bool:
        """Return whether an effect of a shield has no choice, or its shield is gone."""
        if not effect.startswith("shield:"):
            return False
        shield = int(effect.removeprefix("shield:"))
        if not owns(seat, shield):
            return True
        if shield == 5:
            room = len(seat["goods"]) < 3
            return not any(
                room or good in seat["goods"] for trough in self.troughs.values() for good in trough
            )
        if shield == 11:
            return not any(self.lying.values())
        return next(self.straight(seat, shield), None) is None

    def straight(self, seat: Seat, shield: int) -> Any:
        """Yield the placements that 14 or 15 allow: depot, tile, cell."""
        for depot in NUMBERED if shield == 14 else ("black", "inns"):
            for tile in set(self.depots.get(depot, ())):
                for cell in printed.ALL_SPACES:
                    if self.may_lie(seat, tile, cell):
                        yield depot, tile, cell
