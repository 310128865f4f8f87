"""What a game brings so that networks can be trained for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from burgundy_qt.ai.arena.parts import Box
from burgundy_qt.ai.features.parts import Table
from burgundy_qt.ai.training.self_play import TRUST
from burgundy_qt.ai.values.network import Network
from burgundy_qt.rules.registry import part_of


@dataclass(frozen=True)
class Lessons:
    """How a network for a table is trained."""

    samples: int
    """That a game gives, about: there is twice the room."""
    uses: int = 1
    """Of each sample; where more seats tell of a game by more samples, these say much the same."""
    exploring: int = 30
    """Random choices in a thousand."""
    trust: float = TRUST
    """How far what is learnt looks past the next boundary: the more boundaries, the farther."""
    parents: tuple[Table, ...] = ()
    """The tables whose shipped networks this one may begin with."""


@dataclass(frozen=True)
class TrainingParts:
    """The part "training" of a game: every game that brings features brings it."""

    lessons: Mapping[Table, Lessons]
    """Of each table that the game has a network for."""
    box_by_lot: Callable[[int, Table], Box]
    """What a game of training is played with, drawn by its seed: in the end the network has met all
    that there is."""
    plain_box: Callable[[Table], Box]
    """What a network is measured with."""
    grown: Callable[[Network, Table], Network]
    """A network for a table that begins with what one of its parents knows."""


@cache
def training_parts(game: str) -> TrainingParts:
    """What a game brings for training."""
    return part_of("ai", game, "training", TrainingParts)
