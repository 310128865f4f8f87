"""A second reading of legal actions and their costs: from the events alone, with no code of the
core."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.rules.burgundy.from_events import NUMBERED, TAKES, Told
from tests.rules.burgundy.modules import extra_tiles, shields_read, solo_read, team_told
from tests.rules.burgundy.modules.shields_told import knows, owns

Action = dict[str, Any]
Priced = tuple[Action, int]
FREE_STEP = {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "monastery": 11}
EVERY_COLOUR = tuple(FREE_STEP)


def legal_actions(told: Told) -> list[Priced]:
    """Return every action of the deciding seat, unordered, with its cost in workers, after the
    set-up."""
    number = told.to_act[0]
    seat = told.seats[number]
    pending = told.pending()
    if told.is_alone and pending:
        priced = list(actions_of_all_effects(told, seat, pending))
    else:
        priced = list(
            actions_of_effect_or_castle(told, seat, pending[0])
            if pending
            else actions_of_turn(told, seat, told.dice[number])
        )
    at_any_decision = [
        *extra_tiles.hiring(seat),
        *shields_read.naming(told, number),
        *solo_read.buying(told, seat),
    ]
    return priced + [(action, 0) for action in at_any_decision]


def actions_of_all_effects(
    told: Told, seat: dict[str, Any], pending: list[str]
) -> Iterator[Priced]:
    """Yield the actions of a solo game, where the effects come in any order; but five goods are
    given before anything else."""
    if told.to_give:
        yield from ((action, 0) for action in solo_read.giving(seat))
        return
    for effect in solo_read.usable(told, pending):
        yield from actions_of_effect_or_castle(told, seat, effect)


def actions_of_turn(told: Told, seat: dict[str, Any], dice: list[int]) -> Iterator[Priced]:
    """Yield the actions while no effect waits."""
    for die in set(dice):
        yield from actions_of_die(told, seat, die, {"die": die})
    if not told.bought:
        yield from purchases(told, seat)
    yield from shields_read.in_a_turn(told, seat, dice)
    if not dice:
        yield {"type": "end"}, 0


def actions_of_effect_or_castle(told: Told, seat: dict[str, Any], effect: str) -> Iterator[Priced]:
    """Yield the actions of a waiting effect. A white castle gives its owner the shared die;
    nothing else costs workers."""
    if effect == "white-castle":
        assert told.white is not None
        yield from actions_of_die(told, seat, told.white, {"by": effect})
    elif (actions := shields_read.what_waits(told, seat, effect)) is not None:
        yield from ((action, action.get("workers", 0)) for action in actions)
    else:
        yield from ((action, 0) for action in by_effect(told, seat, effect))


def price(seat: dict[str, Any], die: int, number: int, knowledge: int | None) -> int:
    """Return the workers from a die to a number; `knowledge` is the tile that would give a free
    step."""
    steps = min(abs(die - number), 6 - abs(die - number))
    if knowledge is not None and knows(seat, knowledge):
        steps = max(0, steps - 1)
    return (steps + 1) // 2 if knows(seat, 8) else steps


def actions_of_die(told: Told, seat: dict[str, Any], die: int, by: Action) -> Iterator[Priced]:
    """Yield the four actions of a die that the seat has enough workers for."""
    for action in takes(told, seat, NUMBERED, EVERY_COLOUR, {"type": "take", **by}):
        yield from affordable(seat, action, price(seat, die, action["depot"], 12))
    for action in places(told, seat, by):
        knowledge = FREE_STEP.get(action["tile"].split(":")[0])
        yield from affordable(
            seat, action, price(seat, die, told.spaces(seat)[action["cell"]][1], knowledge)
        )
    for action in sales(seat, by):
        yield from affordable(seat, action, price(seat, die, action["good"], None))
    yield {"type": "workers", **by}, 0


def affordable(seat: dict[str, Any], action: Action, workers: int) -> Iterator[Priced]:
    if workers <= seat["workers"]:
        yield action, workers


def by_effect(told: Told, seat: dict[str, Any], effect: str) -> Iterator[Action]:
    by, effect = {"by": effect}, effect.removeprefix("route:")
    if effect == "ship":
        yield from loads(told, seat)
    if effect in TAKES or effect == "castle":
        yield from takes(
            told, seat, NUMBERED, TAKES.get(effect, EVERY_COLOUR), {"type": "take", **by}
        )
    if effect in ("castle", "city-hall"):
        yield from places(told, seat, by)
    if effect in ("castle", "warehouse"):
        yield from sales(seat, by)
    if effect == "crane":
        yield from extra_tiles.copies(told)
    if effect == "colour":
        yield from solo_read.for_a_colour(told, seat)
    if effect == "exchange":
        yield from solo_read.exchanges(told, into_storage(seat))
    if effect == "castle":
        yield {"type": "workers", **by}
    elif effect not in ("ship", "colour"):
        yield {"type": "pass", **by}


def silver_for(action: Action) -> int:
    """Return the cost of an action in silver."""
    if action["type"] == "tribute":
        return len(action["shields"]) - int(action["workers"])
    return (
        2
        if (action["type"], action.get("pay")) == ("buy", "silver")
        else int(action["type"] in ("hire", "buy-point"))
    )


def takes(
    told: Told, seat: dict[str, Any], depots: list[str], colours: tuple[str, ...], start: Action
) -> Iterator[Action]:
    """Yield each different tile of these colours from these depots; with full storage, for each
    different stored tile."""
    for depot in depots:
        for tile in set(told.depots[depot]):
            if tile.split(":")[0] in colours:
                place = {"depot": int(depot) if depot in NUMBERED else depot, "tile": tile}
                yield from ({**start, **place, **into} for into in into_storage(seat))


def into_storage(seat: dict[str, Any]) -> list[Action]:
    """Return the tiles that can be discarded for a taken one; in a team game with the storage it
    goes into."""
    if "shared" in seat:
        return [
            {"discard": discard, "store": store} for store, discard in team_told.into_stores(seat)
        ]
    return [
        {"discard": tile} for tile in (sorted(set(seat["storage"])) if is_full(seat) else [None])
    ]


def is_full(seat: dict[str, Any]) -> bool:
    return len(seat["storage"]) == 3 and not owns(seat, 4)


def purchases(told: Told, seat: dict[str, Any]) -> Iterator[Priced]:
    """Yield the purchases for 2 silver; knowledge tile 6 allows all depots, and in 2019 two
    workers instead."""
    depots = ["black", "inns", *(NUMBERED if knows(seat, 6) else ())]
    by_workers = told.request["edition"] == "2019" and knows(seat, 6) and seat["workers"] >= 2
    for action in takes(told, seat, depots, (*EVERY_COLOUR, "inn"), {"type": "buy"}):
        if seat["silver"] >= 2:
            yield {**action, "pay": "silver"}, 0
        if by_workers:
            yield {**action, "pay": "workers"}, 2


def places(told: Told, seat: dict[str, Any], by: Action) -> Iterator[Action]:
    stores = [{"tile": tile} for tile in set(seat["storage"])]
    if "shared" in seat:
        stores = [{"tile": tile, "store": store} for store, tile in team_told.out_of_stores(seat)]
    for stored in stores:
        for cell in told.spaces(seat):
            if told.may_lie(seat, stored["tile"], cell):
                yield {"type": "place", **by, **stored, "cell": cell}


def sales(seat: dict[str, Any], by: Action) -> Iterator[Action]:
    return ({"type": "sell", **by, "good": int(good)} for good in seat["goods"])


def loads(told: Told, seat: dict[str, Any]) -> Iterator[Action]:
    """Yield the loads from one depot, with knowledge tile 5 from two adjacent ones: everything
    that fits, with a choice of types if not all do."""
    alone = [(depot,) for depot in range(1, 7)]
    together = [(depot, depot % 6 + 1) for depot in range(1, 7)] if knows(seat, 5) else []
    for depots in [*alone, *together]:
        lying = [set(told.troughs[str(depot)]) for depot in depots]
        here = set.union(*lying)
        held, new = here & seat["goods"].keys(), here - seat["goods"].keys()
        for chosen in combinations(
            sorted(new), min(len(new), (6 if told.is_alone else 3) - len(seat["goods"]))
        ):
            taken = held | set(chosen)
            if all(taken & there for there in lying):
                goods = sorted(map(int, taken))
                yield {"type": "load", "by": "ship", "depots": sorted(depots), "goods": goods}


def comparable(action: Action) -> tuple[tuple[str, Any], ...]:
    """Return an action in a form that can be compared and put into a set."""
    return tuple(
        sorted(
            (key, tuple(value) if isinstance(value, list) else value)
            for key, value in action.items()
        )
    )
