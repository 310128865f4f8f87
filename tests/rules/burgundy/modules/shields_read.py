"""A second reading of the actions and costs of shields."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.rules.burgundy.modules.shields_told import knows, owns

Action = dict[str, Any]
Priced = tuple[Action, int]
SOURCES = ("sale", "boarding-house", "mines", "route:workers")


def naming(told: Any, number: int) -> Iterator[Action]:
    """Yield the choices of shield 6, which are possible at any decision."""
    seat = told.seats[number]
    if owns(seat, 6) and seat["named"] is None:
        yield from (
            {"type": "name", "seat": other} for other in range(len(told.seats)) if other != number
        )


def in_a_turn(told: Any, seat: dict[str, Any], dice: list[int]) -> Iterator[Priced]:
    """Yield the actions while no effect waits: a shield for a doublet, and the change of a die by
    16."""
    if len(dice) == 2:
        for action in claims(told, seat, {"type": "shield"}):
            workers = sum(moved(seat, die, action["depot"]) for die in dice)
            if workers <= seat["workers"]:
                yield action, workers
    if owns(seat, 16) and not seat["set_die"]:
        for die in set(dice):
            yield from (
                ({"type": "set-die", "die": die, "to": to}, 0) for to in range(1, 7) if to != die
            )


def moved(seat: dict[str, Any], die: int, number: int) -> int:
    """Return the workers that change one die; 8 helps, 12 does not."""
    steps = min((die - number) % 6, (number - die) % 6)
    return (steps + 1) // 2 if knows(seat, 8) else steps


def claims(told: Any, seat: dict[str, Any], start: Action) -> Iterator[Action]:
    castles = [cell for cell, tile in seat["cells"].items() if tile == "castle"]
    for depot, shields in told.lying.items():
        for shield in shields:
            yield from (
                {**start, "depot": int(depot), "shield": shield, "castle": castle}
                for castle in castles
            )


def what_waits(told: Any, seat: dict[str, Any], effect: str) -> list[Action] | None:
    """Return the actions of an effect of the shields; None for another effect."""
    if effect == "tribute":
        return list(tributes(seat))
    if effect == "storage":
        return [{"type": "discard", "tile": tile} for tile in set(seat["storage"])]
    if effect in SOURCES:
        return [{"type": "accept", "by": effect}, {"type": "pass", "by": effect}]
    if effect.startswith("shield:"):
        return [*by_shield(told, seat, effect), {"type": "pass", "by": effect}]
    return None


def by_shield(told: Any, seat: dict[str, Any], effect: str) -> Iterator[Action]:
    if effect == "shield:5":
        lying = {good for trough in told.troughs.values() for good in trough}
        fitting = lying if len(seat["goods"]) < 3 else lying & seat["goods"].keys()
        yield from ({"type": "collect", "by": effect, "good": int(good)} for good in fitting)
    elif effect == "shield:11":
        yield from claims(told, seat, {"type": "shield", "by": effect})
    else:
        for depot, tile, cell in told.straight(seat, int(effect.removeprefix("shield:"))):
            where = int(depot) if depot.isdigit() else depot
            yield {"type": "place", "by": effect, "depot": where, "tile": tile, "cell": cell}


def tributes(seat: dict[str, Any]) -> Iterator[Action]:
    """Yield the choices of tribute: any of the shields, each for a silverling, or with 3 for a
    worker."""
    owned = sorted(seat["shields"].values())
    for number in range(len(owned) + 1):
        for kept in combinations(owned, number):
            for workers in range(number + 1):
                can_pay = workers <= seat["workers"] and number - workers <= seat["silver"]
                if can_pay and (workers == 0 or owns(seat, 3)):
                    yield {"type": "tribute", "shields": list(kept), "workers": workers}
