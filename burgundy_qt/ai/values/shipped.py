"""The networks that come with the program, each loaded once; and what happens where one is missing
or does not fit."""

import logging
from functools import cache

from burgundy_qt.ai.features.features import Features
from burgundy_qt.ai.features.games import features_of, table_of
from burgundy_qt.ai.features.parts import Table
from burgundy_qt.ai.values.network import Network
from burgundy_qt.ai.values.network_files import NetworkError, load_network, shipped_file
from burgundy_qt.rules.position import Position

log = logging.getLogger(__name__)


def shipped_for(position: Position) -> tuple[Features, Network] | None:
    """Features and network for games like `position`; None where there are none, or where they
    cannot be used: then the log says why, once, and bots search without."""
    known = table_of(position)
    return None if known is None else shipped_network(*known)


@cache
def shipped_network(game: str, table: Table) -> tuple[Features, Network] | None:
    """The same of a table."""
    features = features_of(game, table)
    try:
        return features, load_network(shipped_file(game, table), features)
    except NetworkError as error:
        log.warning("bots play without their network: %s", error)
        return None
