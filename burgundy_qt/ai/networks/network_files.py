"""Networks on disk: weights as 16-bit floats, and beside them a manifest in JSON.

The manifest has `game`, `seats`, `features` (their version), `rules` (their version), `inputs`,
`first`, `second`, `sha256` of the weights, and the network's training and strength.
"""

import hashlib
import json
import math
import struct
from pathlib import Path
from typing import Any, cast

from burgundy_qt.ai.game_bots import SeatCount, Shape, network_table
from burgundy_qt.ai.networks.network import WIDEST, Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.assets import NETWORKS
from burgundy_qt.rules.registry import ruleset
from burgundy_qt.storage.documents import Document, Unreadable, read_document
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

LARGEST_MANIFEST = 1 << 16
"""Bytes of the largest manifest."""
SHIPPED = NETWORKS


class NetworkError(ValueError):
    """A network that is missing, damaged, or made for other rules or features; names the file and
    says what to do."""


def new_network(game: str, table: SeatCount, key: int = 0, shape: Shape | None = None) -> Network:
    """Return an untrained network for a table, of its usual shape or of another."""
    seated = network_table(game, table)
    first, second = shape or seated.shape
    features = seated.features()
    return Network(features.sides, features.inputs, first, second, key)


def network_name(game: str, table: SeatCount) -> str:
    """Return the file name of a table's network."""
    return f"{game}-{table}.network"


def shipped_file(game: str, table: SeatCount) -> Path:
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


def widths(weights: Path, manifest: Document) -> Shape:
    """Return the widths of the hidden layers in a manifest. Raises NetworkError."""
    widths = manifest.get("first"), manifest.get("second")
    for width in widths:
        if type(width) is not int or not 1 <= width <= WIDEST:
            raise NetworkError(
                f"{manifest_file(weights)} has a layer with {width!r} numbers, but a layer has "
                f"1 to {WIDEST}"
            )
    return cast(Shape, widths)


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
