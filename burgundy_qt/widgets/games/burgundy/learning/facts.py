"""The numbers that the pages quote, each from the table that the rules themselves use."""

from __future__ import annotations

from functools import cache

from burgundy_qt.rules.burgundy import state
from burgundy_qt.rules.burgundy.components.components import (
    COMPONENTS,
    EDITIONS,
    PHASES,
    TEAM_ESTATES,
)
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.phrases.wording import join_with_and

SEATS = 2, 3, 4


def facts() -> dict[str, str]:
    """By the name that stands in the pages ("{castles}") the number in figures, or several of them
    in words between."""
    black = COMPONENTS["tiles"]["monastery"]["black"]
    return _numbers() | {"black_knowledge": join_with_and([str(number) for number in black])}


@cache
def _numbers() -> dict[str, str]:
    points = COMPONENTS["region_points"]
    return {
        **{name: str(number) for name, number in _counts().items()},
        **{f"region_{size}": str(points[size]) for size in range(1, len(points))},
        **{f"phase_{phase.lower()}": str(printed.PHASE_POINTS[phase]) for phase in PHASES},
        **{
            f"{size}_{seats}": str(printed.bonus_points(size, seats))
            for size in ("large", "small")
            for seats in SEATS
        },
        **{f"sale_{seats}": str(seats) for seats in SEATS},
        **{
            f"route_{seats}": str(COMPONENTS["trade_routes"]["tiles_of_route"][str(seats)])
            for seats in SEATS
        },
    }


def _counts() -> dict[str, int]:
    box, goods = COMPONENTS["tiles"], COMPONENTS["goods"]
    phases = len(COMPONENTS["phase_points"])
    of_each_species = sum(sum(box["animal"][back].values()) for back in ("normal", "black"))
    of_each_building = box["building"]["normal"] + box["building"]["black"]
    plain = {kind: box[kind]["normal"] + box[kind]["black"] for kind in ("castle", "mine", "ship")}
    counts = {
        "cells": len(printed.cells_of(printed.FIRST_EDITION, "1")),
        "team_cells": len(printed.cells_of(EDITIONS[-1], TEAM_ESTATES[0])),
        "phases": phases,
        "rounds": printed.ROUNDS,
        "turns": phases * printed.ROUNDS,
        "castles": plain["castle"],
        "mines": plain["mine"],
        "ships": plain["ship"],
        "black_castles": box["castle"]["black"],
        "black_mines": box["mine"]["black"],
        "black_ships": box["ship"]["black"],
        "animals": len(box["animal"]["species"]) * of_each_species,
        "of_each_species": of_each_species,
        "buildings": len(box["building"]["kinds"]) * of_each_building,
        "of_each_building": of_each_building,
        "knowledge": box["monastery"]["numbers"],
        "goods": goods["types"] * goods["each"],
        "goods_types": goods["types"],
        "goods_each": goods["each"],
        "goods_types_kept": printed.GOODS_TYPES,
        "storage": printed.STORAGE,
        "purchase": vars(state)["PURCHASE"],
        "bays": printed.BAYS,
        "largest_region": len(COMPONENTS["region_points"]) - 1,
    }
    white = [
        COMPONENTS["modules"]["white-castles"][back]["building:white-castle"]
        for back in ("normal", "black")
    ]
    counts |= {
        "white_castles": sum(white),
        "normal_white_castles": white[0],
        "black_white_castles": white[1],
    }
    kinds = "castles", "mines", "ships", "animals", "buildings", "knowledge"
    return counts | {"tiles": sum(counts[kind] for kind in kinds)}
