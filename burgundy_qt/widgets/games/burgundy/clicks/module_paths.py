"""The clicks that mean an action of the 2019 modules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import assert_never

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.protocol import action_types
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.widgets.games.burgundy.look.module_art import shield_art
from burgundy_qt.widgets.phrases.wording import (
    capitalize,
    effect_name,
    goods_name,
    shield_name,
    tile_name,
)
from burgundy_qt.widgets.play.move_choice import Path, optional_click, required_click
from burgundy_qt.widgets.sprites.slots import ClickTarget

EFFECT_SIGNS = {"colour": "tiles/back-black", "exchange": "tiles/back-black"}
DIE_OF_SHIELD, NAMING_SHIELD = "shield:16", "shield:6"
ModuleAction = (
    action_types.Hire
    | action_types.Copy
    | action_types.Shield
    | action_types.SetDie
    | action_types.Name
    | action_types.Tribute
    | action_types.Collect
    | action_types.Accept
    | action_types.Discard
    | action_types.BuyPoint
    | action_types.Exchange
    | action_types.Give
)
"""The actions of the base game have their clicks elsewhere."""


@dataclass(frozen=True)
class Standing:
    """What the clicks depend on besides the action: the seats' `names`, the shields for which
    `tribute` is due."""

    names: Sequence[str] = ()
    tribute: tuple[int, ...] = ()

    @classmethod
    def of(cls, actions: Iterable[Action], names: Sequence[str]) -> Standing:
        """Where these actions can be chosen."""
        due = {
            shield
            for action in actions
            if action["type"] == "tribute"
            for shield in action["shields"]
        }
        return cls(names, tuple(sorted(due)))


def paths_to(action: ModuleAction, standing: Standing) -> list[Path]:
    """Every order in which the clicks for this action may come."""
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


def _copy(action: action_types.Copy) -> list[Path]:
    building = action["building"]
    name = capitalize(tile_name(f"building:{building}"))
    return [(required_click(ClickTarget("choice", name, f"tiles/mini-{building}")),)]


def _shield(action: action_types.Shield) -> list[Path]:
    shield = ClickTarget("shield", action["depot"], f"shield:{action['shield']}")
    return [(required_click(shield), optional_click(ClickTarget("cell", action["castle"])))]


def _set_die(action: action_types.SetDie) -> list[Path]:
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


def _name(action: action_types.Name, standing: Standing) -> list[Path]:
    seat = action["seat"]
    name = standing.names[seat] if seat < len(standing.names) else str(seat + 1)
    return [
        (
            required_click(ClickTarget("worn", None, NAMING_SHIELD)),
            required_click(ClickTarget("choice", name)),
        )
    ]


def _tribute(action: action_types.Tribute, standing: Standing) -> list[Path]:
    """One answer for each shield; which of them are paid for in workers does not matter."""
    kept = action["shields"]
    return [
        tuple(
            optional_click(_answer(shield, shield in kept, shield in by_workers))
            for shield in standing.tribute
        )
        for by_workers in combinations(kept, action["workers"])
    ]


def _answer(shield: int, is_kept: bool, by_worker: bool) -> ClickTarget:
    name = shield_name(shield)
    if not is_kept:
        text = tr("Choices", "Give up {shield}", shield=name)
    elif by_worker:
        text = tr("Choices", "Keep {shield} for 1 worker", shield=name)
    else:
        text = tr("Choices", "Keep {shield} for 1 silverling", shield=name)
    return ClickTarget("choice", text, shield_art(shield))


def _collect(action: action_types.Collect) -> list[Path]:
    return [
        (
            required_click(
                ClickTarget(
                    "choice", capitalize(goods_name(action["good"])), f"goods/{action['good']}"
                )
            ),
        )
    ]


def _accept() -> list[Path]:
    return [
        (required_click(ClickTarget("choice", tr("Choices", "Take the workers"), "pieces/worker")),)
    ]


def _discard(action: action_types.Discard) -> list[Path]:
    return [(required_click(ClickTarget("storage", None, action["tile"])),)]


def _exchange(action: action_types.Exchange) -> list[Path]:
    discard = (
        [required_click(ClickTarget("storage", None, action["discard"]))]
        if action["discard"]
        else []
    )
    return [(required_click(ClickTarget("market", "black", action["tile"])), *discard)]


def _give(action: action_types.Give) -> list[Path]:
    return [(required_click(ClickTarget("good", action["good"])),)]


def effect_choice(effect: str) -> ClickTarget:
    """Which of several effects that wait shall do it, where a click can mean more than one of
    them."""
    return ClickTarget(
        "choice", capitalize(effect_name(effect)), EFFECT_SIGNS.get(effect, f"tiles/mini-{effect}")
    )
