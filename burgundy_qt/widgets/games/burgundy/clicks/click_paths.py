"""The clicks that mean an action: every legal action as the short paths of targets that lead to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.burgundy.clicks import module_paths
from burgundy_qt.widgets.games.burgundy.clicks.module_paths import Click as Click
from burgundy_qt.widgets.games.burgundy.clicks.module_paths import Path, Standing, asked, told
from burgundy_qt.widgets.pieces.targets import SHARED, Target
from burgundy_qt.widgets.words.wording import capital, goods_name

Action = Mapping[str, Any]


@dataclass(frozen=True)
class Way:
    """One legal action: what it would pay and the paths of clicks that mean it, whatever die they use."""

    action: Action
    workers: int
    silver: int
    die: int | None
    paths: tuple[Path, ...]

    @property
    def meaning(self) -> tuple[tuple[str, str], ...]:
        """What is done, without the die that does it."""
        return tuple((key, repr(value)) for key, value in self.action.items() if key != "die")


def ways(actions: Sequence[Action], prices: Sequence[Mapping[str, int]], names: Sequence[str] = ()) -> tuple[Way, ...]:
    """All legal actions with their paths, in the order given; `names` are the seats'."""
    always, standing = goods_always_loaded(actions), Standing.of(actions, names)
    is_open = len(effects_of(actions)) > 1
    return tuple(
        Way(
            action,
            price["workers"],
            price["silver"],
            die_used(action),
            tuple(told_apart(path, action) if is_open else path for path in paths_to(action, always, standing)),
        )
        for action, price in zip(actions, prices, strict=True)
    )


def effects_of(actions: Iterable[Action]) -> list[str]:
    """The effects that grant these actions, each once."""
    return list(dict.fromkeys(action["by"] for action in actions if "by" in action))


def told_apart(path: Path, action: Action) -> Path:
    """A path that says at its end which effect is meant, where several wait."""
    return (*path, told(module_paths.effect_choice(action["by"]))) if "by" in action else path


def die_used(action: Action) -> int | None:
    """The die that an action uses up; one that it only turns is none."""
    return None if action["type"] == "set-die" else action.get("die")


def goods_always_loaded(actions: Iterable[Action]) -> dict[tuple[int, ...], frozenset[int]]:
    """By depots: the goods that every way to load there takes, so that nobody is asked about them."""
    always: dict[tuple[int, ...], frozenset[int]] = {}
    for action in actions:
        if action["type"] == "load":
            depots = tuple(action["depots"])
            always[depots] = always.get(depots, frozenset(action["goods"])) & frozenset(action["goods"])
    return always


def paths_to(
    action: Action,
    always: Mapping[tuple[int, ...], frozenset[int]],
    standing: Standing = Standing(),  # noqa: B008
) -> list[Path]:
    """Every order in which the clicks for this action may come."""
    match action["type"]:
        case "take":
            return [(asked(market_tile(action)), told(take_with_die()), *room_made(action))]
        case "buy":
            return [(asked(market_tile(action)), told(payment(action)), *room_made(action))]
        case "place" if "depot" in action:
            return [(asked(market_tile(action)), asked(Target("cell", action["cell"])))]
        case "place":
            stored, cell = stored_tile(action, action["tile"]), Target("cell", action["cell"])
            return [(asked(stored), asked(cell)), (asked(cell), told(stored))]
        case "sell":
            return [(asked(Target("good", action["good"])),)]
        case "load":
            goods = sorted(set(action["goods"]) - always[tuple(action["depots"])])
            return [
                tuple(troughs + list(kinds))
                for troughs in trough_orders(action["depots"])
                for kinds in permutations(told(good_choice(good)) for good in goods)
            ]
        case "start":
            return [(told(estate_choice(action["estate"])), asked(Target("cell", action["castle"])))]
        case "workers" | "end" | "pass" as kind:
            return [(asked(Target(kind)),)]
    if found := module_paths.paths_to(action, standing):
        return found
    raise ValueError(f"no click is known for the action {dict(action)}")


def market_tile(action: Action) -> Target:
    """The tile in its depot."""
    return Target("market", action["depot"], action["tile"])


def stored_tile(action: Action, tile: str) -> Target:
    """A stored tile: in the store that a team shares where the action says so, else in the seat's own."""
    return Target("storage", SHARED if action.get("store") == SHARED else None, tile)


def room_made(action: Action) -> list[Click]:
    """The stored tile that makes room, where storage is full; with room in two stores the one that the tile goes to."""
    if action["discard"]:
        return [asked(stored_tile(action, action["discard"]))]
    return [told(Target("store", action["store"]))] if "store" in action else []


def take_with_die() -> Target:
    """The choice not to buy what a die can take."""
    return Target("choice", tr("Choices", "Take with a die"))


def payment(action: Action) -> Target:
    """The choice between ways to pay for a purchase."""
    if action["pay"] == "workers":
        return Target("choice", tr("Choices", "Buy for 2 workers"))
    return Target("choice", tr("Choices", "Buy for 2 silverlings"))


def good_choice(good: int) -> Target:
    """The choice of one kind of goods to load; it is drawn with the goods' own picture."""
    return Target("choice", capital(goods_name(good)), f"goods/{good}")


def estate_choice(estate: str) -> Target:
    """The choice of one of the estates a seat was dealt."""
    return Target("choice", tr("Choices", "Estate {estate}", estate=estate), f"estate:{estate}")


def trough_orders(depots: Sequence[int]) -> list[list[Click]]:
    """Two depots in either order; one depot alone, confirmed by a second click where a neighbour could be added."""
    troughs = [Target("trough", depot) for depot in depots]
    if len(troughs) == 1:
        return [[asked(troughs[0]), told(troughs[0])]]
    return [[asked(trough) for trough in order] for order in permutations(troughs)]
