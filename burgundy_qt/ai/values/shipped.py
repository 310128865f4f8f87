"""The networks that come with the program, each loaded once; and what happens where one is missing or does not fit."""

import logging
from functools import cache

from burgundy_qt.ai.features.burgundy import BurgundyFeatures
from burgundy_qt.ai.features.features import Features
from burgundy_qt.ai.values.network import Network
from burgundy_qt.ai.values.network_files import NetworkError, load_network, shipped_file
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components import EDITIONS, module_set
from burgundy_qt.rules.position import Position

log = logging.getLogger(__name__)

OTHER_GAMES = module_set(["team", "solo"])
"""Modules with estates and ends of their own, of which networks for one seat's estate can make nothing."""


def shipped_for(position: Position) -> tuple[Features, Network] | None:
    """Features and network for games like `position`; None where there are none, or where they cannot be used: then
    the log says why, once, and bots search without."""
    if not isinstance(position, Burgundy) or position.modules() & OTHER_GAMES:
        return None
    return burgundy_network(position.seats, EDITIONS[position.edition()])


@cache
def burgundy_network(seats: int, edition: str) -> tuple[Features, Network] | None:
    features = BurgundyFeatures(seats)
    try:
        return features, load_network(shipped_file(seats, edition), features)
    except NetworkError as error:
        log.warning("bots play without their network: %s", error)
        return None
