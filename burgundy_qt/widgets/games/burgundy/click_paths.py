"""The clicks that mean an action: every legal action as the short paths of targets that lead to it.

Kinds of targets: `die` (place = face 1..6), `market` (a tile in a depot: place = 1..6 or "black",
what = tile name), `storage` (what = tile name), `cell` (place = "row.place" of the acting seat's
estate), `good` (place = 1..6, a stored goods pile of the acting seat), `trough` (place = 1..6, the
goods of a depot), `workers` (the worker box). A `choice` may have the picture of an estate
("estate:7").

With the 2019 modules: `market` place "inns", `shield` (place = depot, what = "shield:7"), `worn`
(on a castle of the acting seat, what = "shield:16"), `silver` (the silver box). In teams: `storage`
with place "shared" (a tile in the store of both), `store` (place = "own" or "shared", a free place
there). In the solo game: `buy-point` (the button beside the road).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import assert_never

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.burgundy import known_places, known_state, protocol
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.burgundy.estate_picture import shield_art
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.play.move_choice import (
    Click,
    OptionPath,
    Path,
    optional_click,
    required_click,
)
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, costs_of


@dataclass(frozen=True)
class PathContext:
    """The facts that clicks depend on besides the action: the seats' `names`, and the shields for
    which `tribute` is due."""

    names: Sequence[str] = ()
    tribute: tuple[int, ...] = ()

    @classmethod
    def of(cls, actions: Iterable[protocol.Action], names: Sequence[str]) -> PathContext:
        """Return the context in which these actions can be chosen."""
        due = {
            shield
            for action in actions
            if action["type"] == "tribute"
            for shield in action["shields"]
        }
        return cls(names, tuple(sorted(due)))


Priced = tuple[protocol.Action, Mapping[str, int]]


def options_in(
    view: GameView, actions: Sequence[protocol.Action], prices: Sequence[Mapping[str, int]]
) -> tuple[OptionPath, ...]:
    """Return some legal actions of a view with their paths."""
    numbers = known_state.BurgundyState.from_object(view.state).cell_numbers(view.legal["seat"])
    return option_paths(actions, prices, numbers, wording.seat_names(view.line_up.seats))


def option_paths(
    actions: Sequence[protocol.Action],
    prices: Sequence[Mapping[str, int]],
    numbers: Mapping[str, int] | None = None,
    names: Sequence[str] = (),
) -> tuple[OptionPath, ...]:
    """Return actions with their paths, in the given order; `prices` has the costs of each.

    `numbers` gives the die face of each cell of the estate, `names` are the seats'.
    """
    always, standing = goods_always_loaded(actions), PathContext.of(actions, names)
    is_open = len(effects_of(actions)) > 1
    uses = free_uses(zip(actions, prices, strict=True))
    return tuple(
        OptionPath(
            action,
            tuple(
                with_effect_named(path, action) if is_open else path
                for path in paths_to(action, always, standing)
            ),
            Highlight(costs_of(price), dice=dice_used(action)),
            rank(action, price, numbers or {}, uses),
        )
        for action, price in zip(actions, prices, strict=True)
    )


def rank(
    action: protocol.Action,
    price: Mapping[str, int],
    numbers: Mapping[str, int],
    uses: Mapping[int | None, int],
) -> tuple[int, ...]:
    """Return a sorting key: the lowest price, then a die with exactly the number, then the die with
    the fewest other free uses."""
    die = die_used(action)
    number = (
        protocol.depot_in(action)
        or protocol.good_in(action)
        or numbers.get(protocol.cell_in(action) or "")
    )
    return price["workers"], price["silver"], die != number, uses.get(die, 0), die or 0


def free_uses(priced: Iterable[Priced]) -> Counter[int | None]:
    """Return by die the number of its uses without workers, without those that turn another die."""
    return Counter(
        die_used(action)
        for action, price in priced
        if price["workers"] == 0 and action["type"] != "workers"
    )


def effects_of(actions: Iterable[protocol.Action]) -> list[str]:
    """Return the effects that grant these actions, without repetitions."""
    return list(dict.fromkeys(action["by"] for action in actions if "by" in action))


def with_effect_named(path: Path, action: protocol.Action) -> Path:
    """Return a path whose end names the effect, if several effects wait."""
    return (*path, optional_click(effect_choice(action["by"]))) if "by" in action else path


def dice_used(action: protocol.Action) -> tuple[int, ...]:
    """Return the same die as a tuple of all dice that the action uses up."""
    die = die_used(action)
    return (die,) if die else ()


def die_used(action: protocol.Action) -> int | None:
    """Return the die that an action uses up; None for a die that it only turns."""
    return None if action["type"] == "set-die" else protocol.die_in(action)


def goods_always_loaded(
    actions: Iterable[protocol.Action],
) -> dict[tuple[int, ...], frozenset[int]]:
    """Return by depots the goods that every way to load there takes, so that players need not
    choose them."""
    always: dict[tuple[int, ...], frozenset[int]] = {}
    for action in actions:
        if action["type"] == "load":
            depots = tuple(action["depots"])
            always[depots] = always.get(depots, frozenset(action["goods"])) & frozenset(
                action["goods"]
            )
    return always


def paths_to(
    action: protocol.Action,
    always: Mapping[tuple[int, ...], frozenset[int]],
    standing: PathContext = PathContext(),
) -> list[Path]:
    """Return every possible order of the clicks for this action."""
    match action["type"]:
        case "take":
            return [
                (
                    required_click(market_tile(action)),
                    optional_click(take_with_die()),
                    *room_made(action),
                )
            ]
        case "buy":
            return [
                (
                    required_click(market_tile(action)),
                    optional_click(payment(action)),
                    *room_made(action),
                )
            ]
        case "place" if "depot" in action:
            return [
                (
                    required_click(market_tile(action)),
                    required_click(ClickTarget("cell", action["cell"])),
                )
            ]
        case "place":
            stored, cell = stored_tile(action, action["tile"]), ClickTarget("cell", action["cell"])
            return [
                (required_click(stored), required_click(cell)),
                (required_click(cell), optional_click(stored)),
            ]
        case "sell":
            return [(required_click(ClickTarget("good", action["good"])),)]
        case "load":
            goods = sorted(set(action["goods"]) - always[tuple(action["depots"])])
            return [
                tuple(troughs + list(kinds))
                for troughs in trough_orders(action["depots"])
                for kinds in permutations(optional_click(good_choice(good)) for good in goods)
            ]
        case "start":
            return [
                (
                    optional_click(estate_choice(action["estate"])),
                    required_click(ClickTarget("cell", action["castle"])),
                )
            ]
        case "workers" | "end" | "pass" as kind:
            return [(required_click(ClickTarget(kind)),)]
    return module_paths_to(action, standing)


def market_tile(action: protocol.Take | protocol.Buy | protocol.Place) -> ClickTarget:
    """Return the target of a tile in its depot."""
    return ClickTarget("market", action["depot"], action["tile"])


def stored_tile(action: protocol.Action, tile: str) -> ClickTarget:
    """Return the target of a stored tile: in the team's shared store if the action says so, else in
    the seat's own."""
    return ClickTarget(
        "storage",
        known_places.SHARED if protocol.store_in(action) == known_places.SHARED else None,
        tile,
    )


def room_made(action: protocol.Take | protocol.Buy) -> list[Click]:
    """Return the click on the tile to discard if storage is full; with free places in two stores
    the click on the store that the tile goes to."""
    if action["discard"]:
        return [required_click(stored_tile(action, action["discard"]))]
    return [optional_click(ClickTarget("store", action["store"]))] if "store" in action else []


def take_with_die() -> ClickTarget:
    """Return the choice of the die for a tile that could also be bought."""
    return ClickTarget("choice", tr("Choices", "Take with a die"))


def payment(action: protocol.Buy) -> ClickTarget:
    """Return the choice between ways to pay for a purchase."""
    if action["pay"] == "workers":
        return ClickTarget("choice", tr("Choices", "Buy for 2 workers"))
    return ClickTarget("choice", tr("Choices", "Buy for 2 silverlings"))


def good_choice(good: int) -> ClickTarget:
    """Return the choice of one kind of goods to load; it is drawn with the goods' own picture."""
    return ClickTarget("choice", wording.capitalize(wording.goods_name(good)), f"goods/{good}")


def estate_choice(estate: str) -> ClickTarget:
    """Return the choice of one of the estates that a seat was dealt."""
    return ClickTarget(
        "choice", tr("Choices", "Estate {estate}", estate=estate), f"estate:{estate}"
    )


def trough_orders(depots: Sequence[int]) -> list[list[Click]]:
    """Return two depots in either order, or one depot with a second click to confirm if a neighbour
    could be added."""
    troughs = [ClickTarget("trough", depot) for depot in depots]
    if len(troughs) == 1:
        return [[required_click(troughs[0]), optional_click(troughs[0])]]
    return [[required_click(trough) for trough in order] for order in permutations(troughs)]


# Actions of the 2019 modules.


EFFECT_SIGNS = {"colour": "tiles/back-black", "exchange": "tiles/back-black"}
DIE_OF_SHIELD, NAMING_SHIELD = "shield:16", "shield:6"
ModuleAction = (
    protocol.Hire
    | protocol.Copy
    | protocol.Shield
    | protocol.SetDie
    | protocol.Name
    | protocol.Tribute
    | protocol.Collect
    | protocol.Accept
    | protocol.Discard
    | protocol.BuyPoint
    | protocol.Exchange
    | protocol.Give
)
"""The actions of modules. Those of the base game have their clicks above."""


def module_paths_to(action: ModuleAction, standing: PathContext) -> list[Path]:
    """Return every possible order of the clicks for this action."""
    match action["type"]:
        case "hire":
            return [(required_click(ClickTarget("silver")),)]
        case "copy":
            return _copy(action)
        case "shield":
            return _shield(action)
        case "set-die":
            return _set_die(action)
        case "name":
            return _name(action, standing)
        case "tribute":
            return _tribute(action, standing)
        case "collect":
            return _collect(action)
        case "accept":
            return _accept()
        case "discard":
            return _discard(action)
        case "buy-point":
            return [(required_click(ClickTarget("buy-point")),)]
        case "exchange":
            return _exchange(action)
        case "give":
            return _give(action)
        case _:
            assert_never(action)


def _copy(action: protocol.Copy) -> list[Path]:
    building = action["building"]
    name = wording.capitalize(wording.tile_name(f"building:{building}"))
    return [(required_click(ClickTarget("choice", name, f"tiles/mini-{building}")),)]


def _shield(action: protocol.Shield) -> list[Path]:
    shield = ClickTarget("shield", action["depot"], f"shield:{action['shield']}")
    return [(required_click(shield), optional_click(ClickTarget("cell", action["castle"])))]


def _set_die(action: protocol.SetDie) -> list[Path]:
    die, to = action["die"], action["to"]
    turned = ClickTarget("choice", tr("Choices", "Turn the {die}", die=die), f"dice/white-{die}")
    shown = ClickTarget("choice", tr("Choices", "To a {die}", die=to), f"dice/white-{to}")
    return [
        (
            required_click(ClickTarget("worn", None, DIE_OF_SHIELD)),
            optional_click(turned),
            required_click(shown),
        )
    ]


def _name(action: protocol.Name, standing: PathContext) -> list[Path]:
    seat = action["seat"]
    name = standing.names[seat] if seat < len(standing.names) else str(seat + 1)
    return [
        (
            required_click(ClickTarget("worn", None, NAMING_SHIELD)),
            required_click(ClickTarget("choice", name)),
        )
    ]


def _tribute(action: protocol.Tribute, standing: PathContext) -> list[Path]:
    """Return one answer for each shield; paths do not distinguish which shields are paid in
    workers."""
    kept = action["shields"]
    return [
        tuple(
            optional_click(_answer(shield, shield in kept, shield in by_workers))
            for shield in standing.tribute
        )
        for by_workers in combinations(kept, action["workers"])
    ]


def _answer(shield: int, is_kept: bool, by_worker: bool) -> ClickTarget:
    name = wording.shield_name(shield)
    if not is_kept:
        text = tr("Choices", "Give up {shield}", shield=name)
    elif by_worker:
        text = tr("Choices", "Keep {shield} for 1 worker", shield=name)
    else:
        text = tr("Choices", "Keep {shield} for 1 silverling", shield=name)
    return ClickTarget("choice", text, shield_art(shield))


def _collect(action: protocol.Collect) -> list[Path]:
    return [
        (
            required_click(
                ClickTarget(
                    "choice",
                    wording.capitalize(wording.goods_name(action["good"])),
                    f"goods/{action['good']}",
                )
            ),
        )
    ]


def _accept() -> list[Path]:
    return [
        (required_click(ClickTarget("choice", tr("Choices", "Take the workers"), "pieces/worker")),)
    ]


def _discard(action: protocol.Discard) -> list[Path]:
    return [(required_click(ClickTarget("storage", None, action["tile"])),)]


def _exchange(action: protocol.Exchange) -> list[Path]:
    discard = (
        [required_click(ClickTarget("storage", None, action["discard"]))]
        if action["discard"]
        else []
    )
    return [(required_click(ClickTarget("market", "black", action["tile"])), *discard)]


def _give(action: protocol.Give) -> list[Path]:
    return [(required_click(ClickTarget("good", action["good"])),)]


def effect_choice(effect: str) -> ClickTarget:
    """Return the choice of one of several waiting effects, where a click could mean more than
    one."""
    return ClickTarget(
        "choice",
        wording.capitalize(wording.effect_name(effect)),
        EFFECT_SIGNS.get(effect, f"tiles/mini-{effect}"),
    )
