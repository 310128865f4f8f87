"""Checkpoints, which keep the state of a training campaign on disk, and warm starts, which make a
network for more seats out of one for fewer."""

import json
import math
import struct
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from burgundy_qt.ai.game_bots import Shape
from burgundy_qt.ai.networks.network import WIDEST, Network
from burgundy_qt.storage.documents import Document, Unreadable, document
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

Rows = list[list[float]]


# A campaign's state on disk: enough to go on after a power failure. The file is always whole,
# the new one or the one before.


FILE = "checkpoint.training"
COMPRESSION = 1
"""The level of compression: a higher one costs more time than it saves."""
PACKED = "packed"
"""Marks compressed numbers; those of older checkpoints were not."""
LARGEST_HEAD = 1 << 20
"""Bytes of the JSON part. A curve of a whole campaign has 4,000."""
MOST = 2**31 - 1
"""The most games, cycles, steps and weights: the learner counts in 32 bits."""
BYTES = 8
"""The bytes of one weight: 4 for the weight, 2 for each of the learner's two numbers."""
LONGEST_CURVE = 10_000
LARGEST_WEIGHT = 65_504.0
"""The largest weight of 16-bit floats, the format of a saved network."""


class CheckpointError(ValueError):
    """A checkpoint that cannot be used; names the file and says what to do."""


Numbers = Sequence[float]


@dataclass
class Checkpoint:
    """Weights as 32-bit floats, and the learner's memory as 16-bit ones, all of it compressed;
    `data` is the JSON part."""

    data: Document
    weights: Numbers
    means: Numbers
    squares: Numbers  # their roots are saved: 16 bits hold no squares of small slopes

    def save(self, folder: Path) -> None:
        """Replace the folder's checkpoint."""
        number = len(self.weights)
        head = json.dumps({**self.data, "numbers": number, PACKED: True}).encode() + b"\n"
        weights = struct.pack(f"<{number}f", *self.weights)
        means = struct.pack(f"<{number}e", *self.means)
        roots = struct.pack(f"<{number}e", *map(math.sqrt, self.squares))
        content = head + zlib.compress(weights + means + roots, COMPRESSION)
        write_whole(folder / FILE, content, FOR_OTHERS)

    @classmethod
    def load(cls, folder: Path, size: int) -> "Checkpoint":
        """Read the folder's checkpoint, of a network with `size` weights. Raises CheckpointError.
        No more is read and decompressed than these need, whatever is in the file."""
        path = folder / FILE
        try:
            with path.open("rb") as file:
                data = head_in(file, path)
                if data["numbers"] != size:
                    raise CheckpointError(
                        f"{path} has {data['numbers']} weights, but its network has {size}; "
                        "start a new campaign in another folder"
                    )
                body = body_in(file, data, path)
        except OSError as error:
            raise unreadable(path, error) from error
        weights, means, roots = (
            array("f", (number for (number,) in struct.iter_unpack(form, part)))
            for form, part in (
                ("<f", body[: 4 * size]),
                ("<e", body[4 * size : 6 * size]),
                ("<e", body[6 * size :]),
            )
        )
        if not all(math.isfinite(sum(part)) for part in (weights, means, roots)):
            raise damaged(path, "a weight is not a number")
        if max(map(abs, weights)) > LARGEST_WEIGHT:
            raise damaged(path, "a weight is larger than a network's file can hold")
        return cls(data, weights, means, array("f", (root * root for root in roots)))


def read_head(folder: Path) -> Document:
    """Read the JSON part of a folder's checkpoint, with every type and range checked. Raises
    CheckpointError."""
    path = folder / FILE
    try:
        with path.open("rb") as file:
            return head_in(file, path)
    except OSError as error:
        raise unreadable(path, error) from error


def head_in(file: BinaryIO, path: Path) -> Document:
    """Read the first line of an open checkpoint. Raises CheckpointError."""
    line = file.readline(LARGEST_HEAD)
    try:
        data = document(line) if line.endswith(b"\n") else None
    except Unreadable:
        data = None
    if not isinstance(data, dict) or not is_head(data):
        raise CheckpointError(f"{path} is not a checkpoint; start a new campaign in another folder")
    return data


def is_head(data: Document) -> bool:
    """Return whether all data of a campaign are there and possible. The first checkpoints had no
    game, shape or rate."""
    shape, rate = data.get("shape", [1, 1]), data.get("rate", 1.0)
    return (
        is_count(data.get("numbers"))
        and all(is_count(data.get(name)) for name in ("games", "cycles", "steps"))
        and is_number(data.get("seconds"), 0.0)
        and is_number(rate, 0.0, 1.0)
        and rate > 0
        and type(data.get(PACKED, False)) is bool
        and isinstance(shape, list)
        and len(shape) == 2
        and all(is_count(width) and 1 <= width <= WIDEST for width in shape)
        and is_curve(data.get("curve"))
    )


def is_curve(curve: object) -> bool:
    """Return whether it is the curve of a campaign's gates."""
    return (
        isinstance(curve, list)
        and len(curve) <= LONGEST_CURVE
        and all(
            isinstance(point, dict)
            and {"games", "uct", "points", "win_loss", "points_loss"} <= point.keys()
            and all(is_number(number) for number in point.values())
            for point in curve
        )
    )


def is_count(number: object) -> bool:
    return type(number) is int and 0 <= number <= MOST


def is_number(number: object, least: float = -1e12, most: float = 1e12) -> bool:
    return isinstance(number, int | float) and type(number) is not bool and least <= number <= most


def body_in(file: BinaryIO, data: Document, path: Path) -> bytes:
    """Read the numbers behind the head. Raises CheckpointError."""
    size = BYTES * data["numbers"]
    if not data.get(PACKED):
        body = file.read(size + 1)
    else:
        packed = zlib.decompressobj()
        try:  # compression adds at most so many bytes
            body = packed.decompress(file.read(size + size // 1000 + 64), size + 1)
        except zlib.error as error:
            raise damaged(path, str(error)) from error
        if len(body) == size and not packed.eof:
            raise damaged(path, "its end is missing")
    if len(body) != size:
        found = f"more than {size}" if len(body) > size else str(len(body))
        raise damaged(path, f"it has {found} bytes of numbers instead of {size}")
    return body


def shape_in(data: Document) -> Shape | None:
    """Return the widths of the network's hidden layers in a head; None for the usual ones."""
    if "shape" not in data:
        return None
    first, second = data["shape"]
    return first, second


def damaged(path: Path, why: str) -> CheckpointError:
    return CheckpointError(
        f"{path} is damaged ({why}); use another copy of it, or start a new campaign in "
        "another folder"
    )


def unreadable(path: Path, error: OSError) -> CheckpointError:
    return CheckpointError(
        f"{path} cannot be read ({error.strerror}); check its permissions, or name another folder"
    )


# Warm starts.


@dataclass(frozen=True)
class Seating:
    """How many inputs the viewer has, and each other seat; those of the table follow."""

    own: int
    other: int


def warm_start(network: Network, into: Network, seating: Seating) -> Network:
    """Return `into`, which is for more seats, with the knowledge of `network` for two or more: the
    others share its second seat's, and the most important hidden numbers are kept if there is room
    for fewer."""
    numbers = list(network.numbers())
    first_rows = cut(numbers, 0, network.inputs, network.first)
    bias = numbers[network.inputs * network.first :][: network.first]
    at = network.inputs * network.first + network.first
    second_rows = cut(numbers, at, network.first, network.second)
    rest = numbers[at + network.first * network.second :]
    outputs = cut(rest, network.second, network.second + 1, 2 * network.seats)
    kept = most_important(first_rows, second_rows, into.first)
    into.take(
        [
            *flat(chosen(spread_rows(first_rows, network.seats, into.seats, seating), kept)),
            *(bias[unit] for unit in kept),
            *flat([second_rows[unit] for unit in kept]),
            *rest[: network.second],
            *flat([spread_outputs(row, network.seats, into.seats) for row in outputs]),
        ]
    )
    return into


def cut(numbers: list[float], start: int, rows: int, width: int) -> Rows:
    """Return rows of a width out of numbers in a line."""
    return [numbers[start + at * width : start + (at + 1) * width] for at in range(rows)]


def flat(rows: Rows) -> list[float]:
    """Return the rows in a line."""
    return [number for row in rows for number in row]


def chosen(rows: Rows, kept: list[int]) -> Rows:
    """Return the kept columns of each row."""
    return [[row[unit] for unit in kept] for row in rows]


def spread_rows(rows: Rows, seats: int, into: int, seating: Seating) -> Rows:
    """Return the first layer: the viewer's rows, those of each other seat as a mean other's, the
    table's and the last."""
    share = (seats - 1) / (into - 1)
    others = [[share * number for number in row] for row in rows[seating.own :][: seating.other]]
    table = rows[seating.own + (seats - 1) * seating.other :]
    return rows[: seating.own] + others * (into - 1) + table


def spread_outputs(row: list[float], seats: int, into: int) -> list[float]:
    """Return a win logit and points to come for the viewer, and the second seat's for each
    other."""
    return [row[0]] + [row[1]] * (into - 1) + [row[seats]] + [row[seats + 1]] * (into - 1)


def most_important(first_rows: Rows, second_rows: Rows, number: int) -> list[int]:
    """Return the units of the first hidden layer whose weights in and out are largest, in their
    order."""
    into = [sum(row[unit] ** 2 for row in first_rows) for unit in range(len(second_rows))]
    importance = [
        into[unit] * sum(weight**2 for weight in row) for unit, row in enumerate(second_rows)
    ]
    order = sorted(range(len(importance)), key=lambda unit: -importance[unit])
    return sorted(order[:number])
