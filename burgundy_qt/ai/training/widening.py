"""Widening: what a network learnt before its features told more, so that training need not begin anew.

Features grow by rows at the end of the table's, before the last input. Rows that are new count for nothing yet, so the
network answers as before.
"""

from collections.abc import Sequence
from dataclasses import replace

from burgundy_qt.ai.features import burgundy_rows
from burgundy_qt.ai.training.checkpoint import Checkpoint
from burgundy_qt.ai.values.network import Network

SEAT_ROWS: int = vars(burgundy_rows)["SEAT_ROWS"]
TABLE_ROWS = {2: 271}
"""By earlier version of the features how many rows the table had."""


def can_be_widened(saved: Checkpoint) -> bool:
    """Whether a checkpoint is of features that only lacked rows."""
    return saved.told.get("features") in TABLE_ROWS


def widened(saved: Checkpoint, network: Network) -> Checkpoint:
    """The same checkpoint for a network of today's features."""
    known = network.seats * SEAT_ROWS + TABLE_ROWS[saved.told["features"]]
    missing = network.inputs - 1 - known
    at, room = known * network.first, [0.0] * (missing * network.first)

    def wide(numbers: Sequence[float]) -> list[float]:
        return [*numbers[:at], *room, *numbers[at:]]

    return replace(saved, weights=wide(saved.weights), means=wide(saved.means), squares=wide(saved.squares))
