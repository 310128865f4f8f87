"""A campaign's state on disk: enough to go on after the power fails, in one file that is whole or
the one before."""

import json
import math
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgundy_qt.ai.features.parts import Shape
from burgundy_qt.ai.training.parcels import LEVEL
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

FILE = "checkpoint.training"
PACKED = "packed"
"""Says that the numbers are compressed; those of checkpoints before were not."""


class CheckpointError(ValueError):
    """A checkpoint that cannot be used; says which file and what to do."""


Numbers = Sequence[float]


@dataclass
class Checkpoint:
    """Weights, kept as 32-bit floats, and what the learner remembers, as 16-bit ones, all of it
    compressed; `told` is the JSON part."""

    told: dict[str, Any]
    weights: Numbers
    means: Numbers
    squares: Numbers  # their roots are kept: 16 bits hold no squares of small slopes

    @property
    def shape(self) -> Shape | None:
        """The widths of the network's hidden layers; None where it has the usual ones."""
        return shape_in(self.told)

    def save(self, folder: Path) -> None:
        """Replace the folder's checkpoint."""
        number = len(self.weights)
        head = json.dumps(self.told | {"numbers": number, PACKED: True}).encode() + b"\n"
        weights = struct.pack(f"<{number}f", *self.weights)
        means = struct.pack(f"<{number}e", *self.means)
        roots = struct.pack(f"<{number}e", *map(math.sqrt, self.squares))
        content = head + zlib.compress(weights + means + roots, LEVEL)
        write_whole(folder / FILE, content, FOR_OTHERS)

    @classmethod
    def load(cls, folder: Path) -> "Checkpoint":
        """The folder's checkpoint; raises CheckpointError."""
        path = folder / FILE
        try:
            head, _, body = path.read_bytes().partition(b"\n")
            told = json.loads(head)
            number = int(told["numbers"])
            shape_in(told)
            if told.get(PACKED):
                body = zlib.decompress(body)
        except OSError as error:
            raise CheckpointError(f"{path} cannot be read: {error.strerror}") from error
        except (ValueError, KeyError, TypeError) as error:
            raise CheckpointError(
                f"{path} is no checkpoint: begin a new campaign in another folder"
            ) from error
        except zlib.error as error:
            raise CheckpointError(
                f"{path} is damaged ({error}): take another copy of it, or begin a new campaign"
            ) from error
        if len(body) != 8 * number:
            raise CheckpointError(
                f"{path} is damaged: it has {len(body)} bytes of numbers instead of {8 * number}"
            )
        weights = struct.unpack(f"<{number}f", body[: 4 * number])
        means = struct.unpack(f"<{number}e", body[4 * number : 6 * number])
        roots = struct.unpack(f"<{number}e", body[6 * number :])
        return cls(told, weights, means, [root * root for root in roots])


def shape_in(told: dict[str, Any]) -> Shape | None:
    """The shape that a checkpoint tells, if any; raises ValueError or TypeError where it tells none
    that can be."""
    if "shape" not in told:
        return None
    first, second = map(int, told["shape"])
    return first, second
