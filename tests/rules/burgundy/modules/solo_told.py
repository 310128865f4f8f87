"""The solo game as a listener follows it: the counter, the pieces that leave the game, and effects
in any order."""

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

from tests.rules.burgundy.modules.solo_printed import BLACK

Event = dict[str, Any]
Seat = dict[str, Any]
MODULE = "solo"
DESCENT = 5
PRICE = 5
"""The goods that a black tile costs."""


class SoloTold(ABC):
    """The part of a listener that follows the solo game; `Told` has the rest."""

    request: dict[str, Any]
    seats: list[Seat]
    depots: dict[str, list[str]]
    troughs: dict[str, dict[str, int]]
    waiting: list[str]
    gone: Counter[str]

    def __init__(self) -> None:
        self.target: int | None = self.request.get("target")
        self.may_buy = False
        self.to_give = 0
        self.coming: list[str] = []
        self.goods_gone: Counter[str] = Counter()

    @property
    def is_alone(self) -> bool:
        return self.target is not None

    @abstractmethod
    def has_choice(self, number: int, effect: str) -> bool:
        """Return whether an effect offers more than passing."""

    @abstractmethod
    def may_lie(self, seat: Seat, tile: str, cell: str) -> bool:
        """Return whether a tile fits a space of the seat's estate, ignoring the number."""

    @abstractmethod
    def spaces(self, seat: Seat) -> dict[str, tuple[str, int]]:
        """Return the spaces of a seat's estate: colour and number."""

    # Events.

    def hear_removed(self, event: Event) -> None:
        tiles = self.depots[str(event["depot"])]
        assert tiles[0] == event["tile"]
        self.gone[tiles.pop(0)] += 1

    def hear_swept(self, event: Event) -> None:
        swept = Counter[str]()
        for trough in self.troughs.values():
            swept.update(trough)
            trough.clear()
        assert swept
        self.goods_gone += swept

    def hear_counter(self, event: Event) -> None:
        assert self.target is not None and self.seats[0]["points"] >= self.target
        self.seats[0]["points"] = 0
        self.target = max(self.target - DESCENT, DESCENT)
        assert event["target"] == self.target
        self.waiting.append("castle")

    def hear_solo_action(self, seat: Seat, action: dict[str, Any]) -> None:
        kind = action["type"]
        if kind == "place":
            self.hear_colour(seat, action)
        elif kind == "load":
            self.coming.append("exchange")
        elif kind == "exchange":
            self.hear_exchange(seat, action)
        elif kind == "give":
            self.hear_gift(seat, str(action["good"]))

    def hear_colour(self, seat: Seat, action: dict[str, Any]) -> None:
        """Add the effect of a colour completed by the placed tile; it waits below the tile's other
        effects."""
        spaces = self.spaces(seat)
        colour = spaces[action["cell"]][0]
        if all(cell in seat["cells"] for cell, (its, _) in spaces.items() if its == colour):
            self.coming.insert(0, "colour")

    def hear_exchange(self, seat: Seat, action: dict[str, Any]) -> None:
        self.depots["black"].remove(action["tile"])
        self.gone[action["tile"]] += 1
        if action["discard"] is not None:
            seat["storage"].remove(action["discard"])
            self.gone[action["discard"]] += 1
        seat["storage"].append(BLACK)
        assert len(seat["storage"]) <= 3
        self.to_give = PRICE
        self.waiting.append("exchange")

    def hear_gift(self, seat: Seat, good: str) -> None:
        seat["goods"][good] -= 1
        seat["goods"] = {type_: number for type_, number in seat["goods"].items() if number}
        self.goods_gone[good] += 1
        self.to_give -= 1
        if self.to_give:
            self.waiting.append("exchange")

    # Waiting effects.

    def leave_effect(self, by: str) -> None:
        """Choose an effect among those that wait, of equal ones the last."""
        assert by in self.waiting and (not self.to_give or by == self.waiting[-1] == "exchange")
        del self.waiting[len(self.waiting) - 1 - self.waiting[::-1].index(by)]

    def drop_idle_together(self) -> None:
        """Let all effects of a tile lapse if none is usable; a ship without goods still allows an
        exchange."""
        self.waiting += self.coming
        self.coming = []
        self.waiting[:] = [
            "exchange" if effect == "ship" and not self.has_choice(0, "ship") else effect
            for effect in self.waiting
        ]
        if not any(self.has_choice(0, effect) for effect in self.waiting):
            self.waiting.clear()

    def can_exchange(self, seat: Seat) -> bool:
        return bool(self.to_give) or bool(
            self.depots["black"] and sum(seat["goods"].values()) >= PRICE
        )

    def can_lay_for_colour(self, seat: Seat) -> bool:
        spaces = self.spaces(seat)
        return any(
            self.may_lie(seat, tile, cell) for tile in self.depots["black"] for cell in spaces
        )
