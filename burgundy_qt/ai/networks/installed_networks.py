"""The networks in use: those that come with the program, and stronger ones that a user has
installed; their places, their files, and which of them plays. A foreign manifest's strength is not
trusted: only measurements here count, in an arena against the network that comes with the program.

A network on disk has its weights as 16-bit floats, and beside them a manifest in JSON with `game`,
`seats`, `features` (their version), `rules` (their version), `inputs`, `first`, `second`, `sha256`
of the weights, and the network's training and strength.
"""

import hashlib
import json
import logging
import math
import os
import re
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

from burgundy_qt.ai import game_bots
from burgundy_qt.ai.networks.network import WIDEST, Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.assets import NETWORKS
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.storage.documents import Document, Unreadable, read_document
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

LARGEST_MANIFEST = 1 << 16
"""Bytes of the largest manifest."""
SHIPPED = NETWORKS


class NetworkError(ValueError):
    """A network that is missing, damaged, or made for other rules or features; names the file and
    says what to do."""


def new_network(
    game: str, table: game_bots.SeatCount, key: int = 0, shape: game_bots.Shape | None = None
) -> Network:
    """Return an untrained network for a table, of its usual shape or of another."""
    seated = game_bots.network_table(game, table)
    first, second = shape or seated.shape
    features = seated.features()
    return Network(features.sides, features.inputs, first, second, key)


def network_name(game: str, table: game_bots.SeatCount) -> str:
    """Return the file name of a table's network."""
    return f"{game}-{table}.network"


def shipped_file(game: str, table: game_bots.SeatCount) -> Path:
    """Return the path of a table's shipped network."""
    return SHIPPED / network_name(game, table)


def manifest_file(weights: Path) -> Path:
    return weights.with_suffix(".json")


def save_network(weights: Path, network: Network, features: Features, data: Document) -> Document:
    """Write weights and manifest, each whole or not at all; `data` goes into the manifest, which is
    returned. `features` are the network's."""
    packed = struct.pack(f"<{network.size}e", *network.numbers())
    manifest = {
        "game": features.game,
        "seats": features.seats,
        "rules": ruleset(features.game).version,
        "features": features.version,
        "inputs": network.inputs,
        "first": network.first,
        "second": network.second,
        "sha256": hashlib.sha256(packed).hexdigest(),
        **data,
    }
    write_whole(weights, packed, FOR_OTHERS)
    content = (json.dumps(manifest, indent=1) + "\n").encode()
    write_whole(manifest_file(weights), content, FOR_OTHERS)
    return manifest


def read_manifest(weights: Path) -> Document:
    """Return the manifest beside a file of weights. Raises NetworkError."""
    path = manifest_file(weights)
    try:
        manifest = read_document(path, LARGEST_MANIFEST)
    except FileNotFoundError as error:
        raise NetworkError(
            f"{path} is missing; reinstall the program, or use another copy of the network"
        ) from error
    except (OSError, Unreadable) as error:
        raise NetworkError(
            f"{path} cannot be read ({error}); reinstall the program, or use another copy of "
            "the network"
        ) from error
    if not isinstance(manifest, dict):
        raise NetworkError(
            f"{path} does not contain a manifest; reinstall the program, or use "
            "another copy of the network"
        )
    return manifest


def load_network(weights: Path, features: Features) -> Network:
    """Return the network in a file, which must fit `features` and the rules. Raises
    NetworkError."""
    manifest = read_manifest(weights)
    check_fit(weights, manifest, features)
    network = Network(features.sides, features.inputs, *widths(weights, manifest))
    try:
        with open(weights, "rb") as file:
            packed = file.read(2 * network.size + 1)
    except OSError as error:
        raise NetworkError(
            f"{weights} cannot be read ({error.strerror}); reinstall the program, or use "
            "another copy of the network"
        ) from error
    if hashlib.sha256(packed).hexdigest() != manifest.get("sha256"):
        raise NetworkError(
            f"{weights} is damaged: its weights do not match the manifest; reinstall the "
            "program, or use another copy of the network"
        )
    if len(packed) != 2 * network.size:
        raise NetworkError(
            f"{weights} is damaged: its size does not match the manifest; reinstall the "
            "program, or use another copy of the network"
        )
    numbers = struct.unpack(f"<{network.size}e", packed)
    if not math.isfinite(sum(numbers)):
        raise NetworkError(
            f"{weights} contains values that are not numbers; train the network again"
        )
    network.take(numbers)
    return network


def widths(weights: Path, manifest: Document) -> game_bots.Shape:
    """Return the widths of the hidden layers in a manifest. Raises NetworkError."""
    widths = manifest.get("first"), manifest.get("second")
    for width in widths:
        if type(width) is not int or not 1 <= width <= WIDEST:
            raise NetworkError(
                f"{manifest_file(weights)} has a layer with {width!r} numbers, but a layer has "
                f"1 to {WIDEST}"
            )
    return cast(game_bots.Shape, widths)


def check_fit(weights: Path, manifest: Document, features: Features) -> None:
    wanted: dict[str, Any] = {
        "game": features.game,
        "seats": features.seats,
        "rules": ruleset(features.game).version,
        "features": features.version,
        "inputs": features.inputs,
    }
    for key, value in wanted.items():
        if manifest.get(key) != value and not (
            key == "rules" and is_earlier(manifest.get(key), value)
        ):
            raise NetworkError(
                f"{weights} was made for {key} {manifest.get(key)!r}, but this program needs "
                f"{value!r}; train the network again"
            )


def is_earlier(version: object, today: int) -> bool:
    """Return whether it is a version of the rules before the last correction, whose networks still
    fit. A correction that makes them unfit raises the version of the features."""
    return type(version) is int and 1 <= version < today


# The networks in use, and their places.


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
    table: game_bots.SeatCount
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
        found = [
            one
            for game in GAMES
            for table in game_bots.tables_of(game)
            for one in self.of(game, table)
        ]
        return sorted(found, key=lambda one: one.weights)

    def of(self, game: str, table: game_bots.SeatCount) -> list[Installed]:
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


def installed(weights: Path, game: str, table: game_bots.SeatCount) -> Installed:
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
    known = game_bots.tables_of(game) if isinstance(game, str) and game in GAMES else []
    if type(table) not in (int, str) or table not in known:
        raise NetworkError(
            f"{weights} is for {table!r} of the game {game!r}, for which this program uses no "
            "network"
        )
    load_network(weights, game_bots.features_of(str(game), table))
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


def files_for(game: str, table: game_bots.SeatCount) -> list[Path]:
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
    known = game_bots.table_of(position)
    return None if known is None else shipped_network(*known)


def shipped_network(game: str, table: game_bots.SeatCount) -> tuple[Features, Network] | None:
    """Return the same for a table."""
    loaded = loaded_network(game, table)
    return None if loaded is None else loaded[1:]


def playing_file(game: str, table: game_bots.SeatCount) -> Path:
    """Return the file of the network that plays at a table; the shipped one's if none is usable."""
    loaded = loaded_network(game, table)
    return shipped_file(game, table) if loaded is None else loaded[0]


@cache
def loaded_network(game: str, table: game_bots.SeatCount) -> tuple[Path, Features, Network] | None:
    """Return the first usable network of those to play, and its file."""
    features = game_bots.features_of(game, table)
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
