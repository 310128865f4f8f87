"""Between what the rules of the window call a target and the spots of the picture."""

from __future__ import annotations

from burgundy_qt.widgets.play.targets import Target
from burgundy_qt.widgets.table.board import Board
from burgundy_qt.widgets.table.spots import Spot

# Kinds of spots that a click or the pointer can mean.
TOUCHED = "die", "market", "storage", "cell", "goods", "stock", "trough", "workers", "shield", "worn"
EXPLAINED = (
    *TOUCHED, "silver", "space", "post", "seal", "sold", "points", "crest", "phase", "round", "white", "white-depot",
    "bay", "bonus", "covered",
)  # fmt: skip


def spots_of(target: Target, board: Board, seat: int) -> list[Spot]:
    """Where a target of the acting `seat` lies; equal pieces are all meant."""
    mine = board.seats[seat]
    match target.kind:
        case "die":
            return [
                Spot("die", seat, index)
                for index, die in enumerate(mine.dice)
                if die.face == target.place and not die.used
            ]
        case "market":
            depot = target.place or 0
            tiles = enumerate(board.slots(depot))
            return [Spot("market", depot, index) for index, tile in tiles if tile == target.what]
        case "shield":
            lying = enumerate(board.shields.get(int(target.place or 0), ()))
            return [Spot("shield", target.place, index) for index, shield in lying if f"shield:{shield}" == target.what]
        case "worn":
            return [Spot("worn", seat, cell) for cell, shield in mine.worn.items() if f"shield:{shield}" == target.what]
        case "storage":
            return [Spot("storage", seat, index) for index, tile in enumerate(mine.storage) if tile == target.what]
        case "cell":
            return [Spot("cell", seat, target.place)]
        case "good":
            piles = enumerate(mine.goods)
            return [Spot("goods", seat, index) for index, pile in piles if pile and pile[0] == target.place]
        case "trough":
            return [Spot("stock", target.place)]
        case "workers":
            return [Spot("workers", seat)]
        case "silver":
            return [Spot("silver", seat)]
    return []


def target_of(spot: Spot, board: Board, seat: int | None) -> Target | None:
    """What a click on a spot means for the acting `seat`; None where nothing is meant."""
    if spot.kind == "market" and spot.owner is not None and isinstance(spot.at, int):
        tile = board.slots(spot.owner)[spot.at]
        return Target("market", spot.owner, tile) if tile else None
    if spot.kind in ("stock", "trough"):
        return Target("trough", spot.owner)
    if spot.kind == "shield":
        shield = board.shields[int(spot.owner or 0)][int(spot.at or 0)]
        return Target("shield", spot.owner, f"shield:{shield}") if shield else None
    if spot.owner != seat or seat is None:
        return None
    mine = board.seats[seat]
    match spot:
        case Spot("die", _, int(index)) if index < len(mine.dice) and not mine.dice[index].used:
            return Target("die", mine.dice[index].face)
        case Spot("storage", _, int(index)) if mine.storage[index]:
            return Target("storage", None, mine.storage[index])
        case Spot("goods", _, int(index)) if pile := mine.goods[index]:
            return Target("good", pile[0])
        case Spot("cell", _, str(cell)):
            return Target("cell", cell)
        case Spot("workers"):
            return Target("workers")
        case Spot("silver"):
            return Target("silver")
        case Spot("worn", _, str(castle)) if castle in mine.worn:
            return Target("worn", None, f"shield:{mine.worn[castle]}")
    return None


def below(spot: Spot) -> Spot:
    """What a piece lies on, where it does not lie on the table: the castle under a shield."""
    return spot._replace(kind="cell") if spot.kind == "worn" else spot
