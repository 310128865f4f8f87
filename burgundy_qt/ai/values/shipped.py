"""The networks that bots play with, each loaded once: those that come with the program, or stronger
ones that were installed; and what happens where one is missing or does not fit."""

import logging
from functools import cache
from pathlib import Path

from burgundy_qt.ai.features.features import Features
from burgundy_qt.ai.features.games import features_of, table_of
from burgundy_qt.ai.game_bots import Table
from burgundy_qt.ai.values.installed import NetworksFolder, Registered, files_for
from burgundy_qt.ai.values.network import Network
from burgundy_qt.ai.values.network_files import NetworkError, load_network, shipped_file
from burgundy_qt.rules.position import Position

log = logging.getLogger(__name__)


def shipped_for(position: Position) -> tuple[Features, Network] | None:
    """Features and network for games like `position`; None where there are none, or where they
    cannot be used: then the log says why, once, and bots search without."""
    known = table_of(position)
    return None if known is None else shipped_network(*known)


def shipped_network(game: str, table: Table) -> tuple[Features, Network] | None:
    """The same of a table."""
    loaded = loaded_network(game, table)
    return None if loaded is None else loaded[1:]


def playing_file(game: str, table: Table) -> Path:
    """The file of the network that plays at a table; the shipped one's where none can be used."""
    loaded = loaded_network(game, table)
    return shipped_file(game, table) if loaded is None else loaded[0]


@cache
def loaded_network(game: str, table: Table) -> tuple[Path, Features, Network] | None:
    """The first that can be used of those that are to play, and its file."""
    features = features_of(game, table)
    *stronger, shipped = files_for(game, table)
    for file in stronger:
        try:
            return file, features, load_network(file, features)
        except NetworkError as error:
            log.warning("bots play without an installed network: %s", error)
    try:
        return shipped, features, load_network(shipped, features)
    except NetworkError as error:
        log.warning("bots play without their network: %s", error)
        return None


def use_installed(folder: Path) -> None:
    """Let the networks in a folder play in this process, where they are stronger than those that
    come with the program."""
    Registered.folder = NetworksFolder(folder)
    loaded_network.cache_clear()
