"""The ways to lay out the duchies, as they are offered for a new game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from burgundy_qt.language.tr import later


class Offered(NamedTuple):
    """What a set-up is called, and what happens in it."""

    title: str
    line: str


SETUPS: Mapping[str, Offered] = {
    "secret": Offered(
        later("New game", "Laid out in secret"),
        later(
            "New game", "Each seat orders, turns and shifts its three boards, and picks a castle."
        ),
    ),
    "fixed": Offered(
        later("New game", "Quick start"),
        later("New game", "Boards A, B, C as they are dealt, the start castle on B."),
    ),
}
"""By the protocol's name."""
