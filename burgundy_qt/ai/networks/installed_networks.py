"""The networks in use: those that come with the program, and stronger ones that a user has
installed; their places, their data, and which of them plays.

A foreign manifest's strength is not trusted: only measurements here count, in an arena against the
network that comes with the program.
"""

import json
import logging
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from burgundy_qt.ai.game_bots import SeatCount, features_of, table_of, tables_of
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.networks.network_files import (
    NetworkError,
    load_network,
    manifest_file,
    read_manifest,
    shipped_file,
)
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.storage.documents import Document
from burgundy_qt.storage.whole_files import write_whole

PRINT = 12
"""How many letters of the weights' checksum name a network."""
NAME = re.compile(rf"(?P<table>.+)-[0-9a-f]{{{PRINT}}}\.network")
FACTS = ("game", "seats", "rules", "features", "inputs", "first", "second", "sha256")
"""The keys copied from a foreign manifest, beside the number of games: all that is checked."""
MEASURED = "measured"


@dataclass(frozen=True)
class Measured:
    """How much stronger a network is than the shipped one, in Elo: low end, middle and high end of
    the 95 % interval of `pairs` pairs of games. `against`: the shipped one, by the first letters of
    its checksum."""

    elo: tuple[float, float, float]
    pairs: int
    against: str


@dataclass(frozen=True)
class Installed:
    """A network in the folder of installed ones. `measured` is None before a measurement."""

    weights: Path
    game: str
    table: SeatCount
    games: int | None
    measured: Measured | None

    @property
    def name(self) -> str:
        """The first letters of the checksum of its weights."""
        return self.weights.stem[-PRINT:]


class NetworksFolder:
    """The folder of installed networks, which need not exist."""

    def __init__(self, folder: Path):
        self.folder = folder

    def all(self) -> list[Installed]:
        """Return every network, those of one table together; unreadable ones are left out."""
        found = [one for game in GAMES for table in tables_of(game) for one in self.of(game, table)]
        return sorted(found, key=lambda one: one.weights)

    def of(self, game: str, table: SeatCount) -> list[Installed]:
        """Return those of a table, by their file names: no other game needs to be loaded."""
        name = f"{game}-{table}"
        named = [(NAME.fullmatch(file.name), file) for file in self.folder.glob("*.network")]
        found = sorted(file for match, file in named if match and match["table"] == name)
        return [installed(weights, game, table) for weights in found]

    def named(self, name: str) -> list[Installed]:
        """Return those whose name begins with this text."""
        return [one for one in self.all() if name and one.name.startswith(name)]

    def place(self, manifest: Document) -> Path:
        """Return the path for the weights of a checked manifest."""
        name = f"{manifest['game']}-{manifest['seats']}-{manifest['sha256'][:PRINT]}.network"
        return self.folder / name

    def install(self, weights: Path) -> Installed:
        """Check a network and copy it; of its manifest only checked keys. Raises NetworkError or
        OSError."""
        manifest = checked(weights)
        place = self.place(manifest)
        if not place.exists():
            write_whole(place, weights.read_bytes())
            write_manifest(place, {key: manifest[key] for key in FACTS} | games_in(manifest))
        try:
            checked(place)  # the file may have changed meanwhile
        except NetworkError:
            remove(place)
            raise
        return installed(place, manifest["game"], manifest["seats"])


def installed(weights: Path, game: str, table: SeatCount) -> Installed:
    """Return the data of a network in the folder."""
    try:
        manifest = read_manifest(weights)
    except NetworkError:
        manifest = {}
    games = games_in(manifest).get("games")
    return Installed(weights, game, table, games, measured_in(manifest))


def checked(weights: Path) -> Document:
    """Return the manifest of a network that fits a table of this program, with its weights checked
    by number, sum and value. Raises NetworkError."""
    manifest = read_manifest(weights)
    game, table = manifest.get("game"), manifest.get("seats")
    known = tables_of(game) if isinstance(game, str) and game in GAMES else []
    if type(table) not in (int, str) or table not in known:
        raise NetworkError(
            f"{weights} is for {table!r} of the game {game!r}, for which this program uses no "
            "network"
        )
    load_network(weights, features_of(str(game), table))
    return manifest


def remove(weights: Path) -> None:
    """Remove a network from the folder. Raises OSError."""
    weights.unlink(missing_ok=True)
    manifest_file(weights).unlink(missing_ok=True)


def note_measured(weights: Path, measured: Measured) -> None:
    """Write the measured strength of a network into its manifest."""
    data = {"elo": list(measured.elo), "pairs": measured.pairs, "against": measured.against}
    write_manifest(weights, {**read_manifest(weights), MEASURED: data})


def write_manifest(weights: Path, manifest: Document) -> None:
    write_whole(manifest_file(weights), (json.dumps(manifest, indent=1) + "\n").encode())


def games_in(manifest: Document) -> dict[str, int]:
    """Return by how many games a network was trained, if the manifest has it."""
    games = manifest.get("games")
    return {"games": games} if type(games) is int and 0 <= games < 10**12 else {}


def measured_in(manifest: Document) -> Measured | None:
    """Return the measured strength in a manifest of this folder; None if there is no valid one."""
    measured = manifest.get(MEASURED)
    try:
        low, middle, high = map(float, measured["elo"])  # type: ignore[index]
        return Measured((low, middle, high), int(measured["pairs"]), str(measured["against"]))  # type: ignore[index]
    except (KeyError, TypeError, ValueError):
        return None


def print_of(weights: Path) -> str:
    """Return the short checksum of the weights in a file; "" if it is unreadable."""
    try:
        return str(read_manifest(weights).get("sha256", ""))[:PRINT]
    except NetworkError:
        return ""


def playing_order(networks: Sequence[Installed], shipped: str) -> list[Installed]:
    """Return those that play before the shipped one, whose checksum is given: the low end of their
    measurement against it is above 0. The strongest comes first, of equals the newest."""
    stronger = [one for one in networks if certain(one, shipped) > 0]
    return sorted(stronger, key=lambda one: (certain(one, shipped), age(one)), reverse=True)


def certain(one: Installed, shipped: str) -> float:
    """Return by how much Elo a network is certainly stronger; 0 if it was not measured against the
    network that is shipped now."""
    measured = one.measured
    return measured.elo[0] if measured is not None and measured.against == shipped else 0.0


def age(one: Installed) -> float:
    """Return when it was installed."""
    try:
        return os.stat(one.weights).st_mtime
    except OSError:
        return 0.0


class Registered:
    """The folder whose networks play in this process; none at first."""

    folder: NetworksFolder | None = None


def files_for(game: str, table: SeatCount) -> list[Path]:
    """Return the networks of a table in the order of use: if one is unusable, the next plays."""
    shipped = shipped_file(game, table)
    if Registered.folder is None:
        return [shipped]
    networks = Registered.folder.of(game, table)
    return [*(one.weights for one in playing_order(networks, print_of(shipped))), shipped]


# The networks that bots play with, each loaded once; and the fallback if one is missing or does not
# fit.


log = logging.getLogger(__name__)


def default_network_for(position: Position) -> tuple[Features, Network] | None:
    """Return features and network for games like `position`; None if there are none, or if they are
    unusable: then the log gives the reason, once, and bots search without."""
    known = table_of(position)
    return None if known is None else shipped_network(*known)


def shipped_network(game: str, table: SeatCount) -> tuple[Features, Network] | None:
    """Return the same for a table."""
    loaded = loaded_network(game, table)
    return None if loaded is None else loaded[1:]


def playing_file(game: str, table: SeatCount) -> Path:
    """Return the file of the network that plays at a table; the shipped one's if none is usable."""
    loaded = loaded_network(game, table)
    return shipped_file(game, table) if loaded is None else loaded[0]


@cache
def loaded_network(game: str, table: SeatCount) -> tuple[Path, Features, Network] | None:
    """Return the first usable network of those to play, and its file."""
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
    """Let the networks in a folder play in this process, if they are stronger than those that come
    with the program."""
    Registered.folder = NetworksFolder(folder)
    loaded_network.cache_clear()
