"""Between what the rules of the window call a target and the spots of the picture."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.printed import OWN, SHARED
from burgundy_qt.widgets.games.burgundy.look.module_art import shield_art
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.scene.parts import Kinds, Offers

STORES = {"storage": OWN, "shared": SHARED}
ONLY_OFFERED = "silver", "store"  # mean something only where they can be chosen
TOUCHED = (
    *(
        "die",
        "market",
        "storage",
        "shared",
        "cell",
        "goods",
        "stock",
        "trough",
        "workers",
        "shield",
        "worn",
    ),
    "buy-point",
)
ONLY_TOLD = (
    *(
        "silver",
        "space",
        "post",
        "seal",
        "sold",
        "points",
        "crest",
        "phase",
        "round",
        "white",
        "white-depot",
        "bay",
    ),
    *("bonus", "covered", "team", "rail", "goal"),
)
KINDS = Kinds(
    touched=TOUCHED,
    explained=TOUCHED + ONLY_TOLD,
    on_top=("trough", "bay", "shield", "worn", "post", "seal"),
    only_shown=("bay", "shield", "worn", "post", "seal"),
    pieces=("market", "trough", "storage", "shared", "goods", "die", "shield"),
    lifted=("storage", "market", "die", "good", "shield"),
    rising=("tile", "good", "die", "shield"),
)


def spots_of(target: Target, state: BurgundyState, seat: int) -> list[Spot]:
    """Where a target of the acting `seat` lies; equal pieces are all meant."""
    home = state.home(seat)
    mine = state.seats[home]
    match target.kind:
        case "die":
            return [
                Spot("die", seat, index)
                for index, die in enumerate(state.seats[seat].dice)
                if die.face == target.place and not die.used
            ]
        case "market":
            depot = target.place or 0
            tiles = enumerate(state.slots(depot))
            return [Spot("market", depot, index) for index, tile in tiles if tile == target.what]
        case "shield":
            lying = enumerate(state.shields.get(int(target.place or 0), ()))
            return [
                Spot("shield", target.place, index)
                for index, shield in lying
                if f"shield:{shield}" == target.what
            ]
        case "worn":
            return [
                Spot("worn", seat, cell)
                for cell, shield in mine.worn.items()
                if f"shield:{shield}" == target.what
            ]
        case "storage":
            return [
                spot for spot, tile in store_at(target.place, state, seat) if tile == target.what
            ]
        case "store":
            return [spot for spot, tile in store_at(target.place, state, seat) if tile is None]
        case "cell":
            return [Spot("cell", home, target.place)]
        case "good":
            piles = enumerate(mine.goods)
            return [
                Spot("goods", home, index)
                for index, pile in piles
                if pile and pile[0] == target.place
            ]
        case "trough":
            return [Spot("stock", target.place)]
        case "workers":
            return [Spot("workers", home)]
        case "silver":
            return [Spot("silver", home)]
        case "buy-point":
            return [Spot("buy-point", seat)]
    return []


def store_at(
    place: int | str | None, state: BurgundyState, seat: int
) -> list[tuple[Spot, str | None]]:
    """The places of a seat's own store, or of the one that its team shares, with what lies
    there."""
    if place == SHARED:
        home = state.home(seat)
        return [
            (Spot("shared", home, index), tile)
            for index, tile in enumerate(state.seats[home].shared)
        ]
    return [
        (Spot("storage", seat, index), tile) for index, tile in enumerate(state.seats[seat].storage)
    ]


def target_of(spot: Spot, state: BurgundyState, seat: int | None) -> Target | None:
    """What a click on a spot means for the acting `seat`; None where nothing is meant."""
    if spot.kind == "market" and spot.owner is not None and isinstance(spot.at, int):
        tile = state.slots(spot.owner)[spot.at]
        return Target("market", spot.owner, tile) if tile else None
    if spot.kind in ("stock", "trough"):
        return Target("trough", spot.owner)
    if spot.kind == "shield":
        shield = state.shields[int(spot.owner or 0)][int(spot.at or 0)]
        return Target("shield", spot.owner, f"shield:{shield}") if shield else None
    if seat is None or spot.owner not in (seat, state.home(seat)):
        return None
    mine = state.seats[state.home(seat)]
    match spot:
        case Spot("die", int(owner), int(index)):
            return die_target(state, seat, index) if owner == seat else None
        case Spot("storage", int(owner), int(index)):
            return (
                store_target(OWN, state.seats[seat].storage[index], state)
                if owner == seat
                else None
            )
        case Spot("shared", _, int(index)):
            return store_target(SHARED, mine.shared[index], state)
        case Spot("goods", _, int(index)) if pile := mine.goods[index]:
            return Target("good", pile[0])
        case Spot("cell", _, str(cell)):
            return Target("cell", cell)
        case Spot("workers"):
            return Target("workers")
        case Spot("silver"):
            return Target("silver")
        case Spot("buy-point"):
            return Target("buy-point")
        case Spot("worn", _, str(castle)) if castle in mine.worn:
            return Target("worn", None, f"shield:{mine.worn[castle]}")
    return None


def die_target(state: BurgundyState, seat: int, index: int) -> Target | None:
    """A die of the seat, unless it has been used."""
    dice = state.seats[seat].dice
    return Target("die", dice[index].face) if index < len(dice) and not dice[index].used else None


def store_target(store: str, tile: str | None, state: BurgundyState) -> Target | None:
    """What a place of a store means: the tile that lies there, else with teams the store."""
    if tile:
        return Target("storage", SHARED if store == SHARED else None, tile)
    return Target("store", store) if state.teams else None


def lower_target(spot: Spot, state: BurgundyState, seat: int | None) -> Target | None:
    """What the thing means that a piece lies on: the castle under a shield, the store of a tile."""
    if spot.kind in STORES and state.teams and target_of(spot, state, seat) is not None:
        return Target("store", STORES[spot.kind])
    return target_of(spot._replace(kind="cell"), state, seat) if spot.kind == "worn" else None


def meant(spot: Spot, state: BurgundyState, seat: int | None, offers: Offers) -> Target | None:
    """What a spot means: what lies there, or what that lies on where only this is offered."""
    target, lower = target_of(spot, state, seat), lower_target(spot, state, seat)
    if target not in offers and lower in offers:
        return lower
    return None if target and target.kind in ONLY_OFFERED and target not in offers else target


def free_place(spot: Spot, state: BurgundyState, seat: int | None) -> Target | None:
    """A free place of the acting `seat`'s storage, or of its team's: a taken tile can be dropped
    there."""
    if spot.kind not in STORES:
        return None
    return lower_target(spot, state, seat) or (Target("storage") if spot.owner == seat else None)


def asked_about(state: BurgundyState, seat: int, offers: Offers) -> Spot | None:
    """The shield that a question of tribute is about."""
    pictures = {
        target.what
        for target, offer in offers.items()
        if target.kind == "choice" and not offer.chosen
    }
    worn = state.seats[seat].worn.items()
    return next(
        (Spot("worn", seat, castle) for castle, shield in worn if shield_art(shield) in pictures),
        None,
    )
