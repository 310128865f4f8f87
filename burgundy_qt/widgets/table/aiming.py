"""Between what the rules of the window call a target and the spots of the picture."""

from __future__ import annotations

from burgundy_qt.widgets.play.targets import Target
from burgundy_qt.widgets.table import printed
from burgundy_qt.widgets.table.board import Board
from burgundy_qt.widgets.table.spots import Spot

# Kinds of spots that a click or the pointer can mean.
TOUCHED = "die", "market", "storage", "cell", "goods", "stock", "trough", "workers"
EXPLAINED = (
    *TOUCHED, "silver", "sold", "points", "crest", "phase", "round", "white", "white-depot", "bay", "bonus", "covered"
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
            depot = target.place if target.place == printed.BLACK else int(target.place or 0)
            tiles = enumerate(board.slots(depot))
            return [Spot("market", depot, index) for index, tile in tiles if tile == target.what]
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
    return []


def target_of(spot: Spot, board: Board, seat: int | None) -> Target | None:
    """What a click on a spot means for the acting `seat`; None where nothing is meant."""
    if spot.kind == "market" and spot.owner is not None and isinstance(spot.at, int):
        tile = board.slots(spot.owner)[spot.at]
        return Target("market", spot.owner, tile) if tile else None
    if spot.kind in ("stock", "trough"):
        return Target("trough", spot.owner)
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
    return None
