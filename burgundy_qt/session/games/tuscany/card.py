"""What a card of the library and the statistics tell of a game of Tuscany, beside what they tell of
any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.rules.tuscany.protocol.names import SET_UPS
from burgundy_qt.rules.tuscany.protocol.point_sources import Scored, final_points_by_source
from burgundy_qt.rules.tuscany.protocol_types import DuchyObject
from burgundy_qt.session.parts import SeatTold
from burgundy_qt.session.saves.save_parts import WORD
from burgundy_qt.session.shapes import holding, keyed, listed, one_of, optional, truth, whole

STEP = one_of("down", "up")
DUCHY = holding(boards=listed(WORD, 3, 3), turned=listed(truth, 3, 3), steps=listed(STEP, 2, 2))


def is_told(state: StateObject, seats: int) -> bool:
    """Whether a snapshot tells what `summary` reads."""
    told = holding(
        setup=one_of(*SET_UPS),
        phase=optional(whole(1, 3)),
        round=optional(whole(1, 999)),
        seats=listed(
            holding(duchy=optional(DUCHY), cells=keyed(WORD), red=whole(0, 9999)), seats, seats
        ),
    )
    return told(state)


def summary(state: StateObject) -> dict[str, Any]:
    """`setup`, `phase` and `round`, 0 while it is set up, and of each seat in `duchies` how its
    boards lie, as "B1,A3*,C2 down,up" with a star where one is turned ("" before), and in `cells`
    what covers them, as "B.M2=cart C.M4=castle". A hand is nobody else's business: it is not
    told."""
    return {
        "setup": state["setup"],
        "phase": state["phase"] or 0,
        "round": state["round"] or 0,
        "duchies": [written(seat["duchy"]) for seat in state["seats"]],
        "cells": [
            " ".join(f"{cell}={tile}" for cell, tile in seat["cells"].items())
            for seat in state["seats"]
        ],
    }


def written(duchy: DuchyObject | None) -> str:
    """How boards lie, in a line."""
    if duchy is None:
        return ""
    boards = [
        board + "*" * turned for board, turned in zip(duchy["boards"], duchy["turned"], strict=True)
    ]
    return ",".join(boards) + " " + ",".join(duchy["steps"])


def seats_told(
    told: Mapping[str, Any], request: Mapping[str, Any], scores: Iterable[Scored]
) -> list[SeatTold]:
    """Of each seat its boards, from left to right, how many spaces are covered, and the points that
    these events brought by source."""
    points = final_points_by_source(scores, request["players"])
    return [
        SeatTold(
            duchy.partition(" ")[0].replace(",", "").replace("*", ""),
            len(cells.split()),
            {source: of_seats[number] for source, of_seats in points.items()},
        )
        for number, (duchy, cells) in enumerate(zip(told["duchies"], told["cells"], strict=True))
    ]
