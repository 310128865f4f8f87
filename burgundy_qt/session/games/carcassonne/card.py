"""What a card of the library and the statistics tell of a game of Carcassonne, beside what they
tell of any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from burgundy_qt.rules.carcassonne.components.tiles import NAMES, SEGMENTS
from burgundy_qt.rules.carcassonne.protocol.names import AXES, MODULES
from burgundy_qt.rules.carcassonne.protocol.point_sources import points_by_source
from burgundy_qt.rules.carcassonne.protocol.requests import (
    BID_LIMIT,
    BID_LIMITS,
    OPTIONS,
    PLAYERS,
    counts,
)
from burgundy_qt.rules.carcassonne.protocol_types import Axis, TileObject
from burgundy_qt.session.parts import Event, SeatTold
from burgundy_qt.session.shapes import (
    holding,
    keyed,
    listed,
    matching,
    one_of,
    optional,
    truth,
    whole,
)

CELL = matching(r"-?\d{1,2},-?\d{1,2}")
SEAT = whole(0, PLAYERS[-1] - 1)
MEEPLE = holding(seat=SEAT, on=one_of(*SEGMENTS))
TILE = holding(
    tile=one_of(*NAMES),
    rotation=whole(0, 3),
    bridge=optional(one_of(*AXES)),
    meeple=optional(MEEPLE),
)
CASTLE = holding(cells=listed(CELL, 2, 2), seat=SEAT, occupied=truth)


def is_told(state: Mapping[str, Any], seats: int) -> bool:
    """Whether a snapshot tells what `summary` reads."""
    told = holding(
        modules=listed(one_of(*MODULES)),
        auction=truth,
        small_city=whole(2, 4),
        occupied_castles=whole(0, 4),
        bid_limit=whole(BID_LIMITS[0], BID_LIMITS[-1]),
        pile=whole(0, sum(counts(with_modules=True).values())),
        board=keyed(CELL),
        castles=listed(CASTLE),
        seats=listed(holding(points=whole(-9999, 9999)), seats, seats),
    )
    return told(state) and all(map(TILE, state["board"].values()))


def summary(state: Mapping[str, Any]) -> dict[str, Any]:
    """`modules`, the `options` that are not the usual ones, how many tiles the `pile` has, the
    `map` as "0,0=D0 1,0=V2+ew@0.road:0": by cell the kind and rotation of its tile, then its bridge
    and its meeple; and `castles` as "0,3 0,4 1*", with a star while it is occupied."""
    usual = {name: values[0] for name, values in OPTIONS.items()} | {"bid_limit": BID_LIMIT}
    return {
        "modules": list(state["modules"]),
        "options": {name: state[name] for name in usual if state[name] != usual[name]},
        "pile": state["pile"],
        "map": " ".join(f"{cell}={written(tile)}" for cell, tile in state["board"].items()),
        "castles": [
            f"{' '.join(castle['cells'])} {castle['seat']}{'*' * castle['occupied']}"
            for castle in state["castles"]
        ],
    }


def written(tile: TileObject) -> str:
    """A tile of the map in a word."""
    bridge, meeple = tile["bridge"], tile["meeple"]
    word = f"{tile['tile']}{tile['rotation']}"
    word += f"+{bridge}" if bridge else ""
    return word + (f"@{meeple['seat']}.{meeple['on']}" if meeple else "")


def tile_of(word: str) -> TileObject:
    """The tile of a word, as a state has it; raises ValueError for what `written` never wrote."""
    tile, _, meeple = word.partition("@")
    kind, _, bridge = tile.partition("+")
    seat, _, segment = meeple.partition(".")
    return {
        "tile": kind[:-1],
        "rotation": int(kind[-1:]),
        "bridge": cast(Axis, bridge) or None,
        "meeple": {"seat": int(seat), "on": segment} if meeple else None,
    }


def seats_told(
    told: Mapping[str, Any], request: Mapping[str, Any], scores: Iterable[Event]
) -> list[SeatTold]:
    """Of each seat the points that these events brought by source; no seat has spaces of its
    own."""
    points = points_by_source(scores, request["players"])
    return [
        SeatTold("", None, {source: of_seats[seat] for source, of_seats in points.items()})
        for seat in range(request["players"])
    ]
