"""What can be chosen for a new game: the edition, its estates, the levels of the bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.rules.burgundy.names import estate_cells
from burgundy_qt.rules.registry import describe_games
from burgundy_qt.widgets.look.estate_picture import Cells


@dataclass(frozen=True)
class Catalogue:
    """`edition` as the protocol's `hello` tells it; the bots' `levels`, weakest first; an estate's cells."""

    edition: Mapping[str, Any]
    levels: tuple[Level, ...]
    cells_of: Callable[[str], Cells]


def catalogue() -> Catalogue:
    """What can be played here."""
    edition = describe_games()[0]["editions"][0]
    return Catalogue(edition, available_levels(), partial(estate_cells, edition["edition"]))
