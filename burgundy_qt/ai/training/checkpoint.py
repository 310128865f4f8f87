"""A campaign's state on disk: enough to go on after the power fails, in one file that is whole or the one before."""

import array
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from burgundy_qt.ai.network_files import write_whole

FILE = "checkpoint.training"


class CheckpointError(ValueError):
    """A checkpoint that cannot be used; says which file and what to do."""


@dataclass
class Checkpoint:
    """Weights and what the learner remembers, as 32-bit floats; `told` is the JSON part."""

    told: dict[str, Any]
    weights: "array.array[float]" = field(default_factory=lambda: array.array("f"))
    means: "array.array[float]" = field(default_factory=lambda: array.array("f"))
    squares: "array.array[float]" = field(default_factory=lambda: array.array("f"))

    def save(self, folder: Path) -> None:
        """Replace the folder's checkpoint."""
        head = json.dumps(self.told | {"numbers": len(self.weights)}).encode() + b"\n"
        blocks = [little_endian(block).tobytes() for block in (self.weights, self.means, self.squares)]
        write_whole(folder / FILE, head + b"".join(blocks))

    @classmethod
    def load(cls, folder: Path) -> "Checkpoint":
        """The folder's checkpoint; raises CheckpointError."""
        path = folder / FILE
        try:
            head, _, body = path.read_bytes().partition(b"\n")
            told = json.loads(head)
            size = 4 * told["numbers"]
        except OSError as error:
            raise CheckpointError(f"{path} cannot be read: {error.strerror}") from error
        except (ValueError, KeyError, TypeError) as error:
            raise CheckpointError(f"{path} is no checkpoint: begin a new campaign in another folder") from error
        if len(body) != 3 * size:
            raise CheckpointError(f"{path} is damaged: it has {len(body)} bytes of numbers instead of {3 * size}")
        blocks = [array.array("f", body[at * size : (at + 1) * size]) for at in range(3)]
        return cls(told, *[little_endian(block) for block in blocks])


def little_endian(block: "array.array[float]") -> "array.array[float]":
    """The numbers with their bytes in the file's order, or back."""
    if sys.byteorder == "big":
        block = block[:]
        block.byteswap()
    return block
