"""GameChance: what chance may bring, in words and pictures, where a person chooses it.

A game answers with an object, `CHANCE` in widgets/games/GAME/GAME_input.py, whose class derives
from this one. It is short, because the places themselves come from the rules (rules/chance.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import cast

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.sprites.places import Sprite


class GameChance(ABC):
    """The texts and pictures of a game's chance, in the current language."""

    @abstractmethod
    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return what a place belongs to: "Depot 3". Places of the same row stand together."""

    @abstractmethod
    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a value of a place, except of a seat."""

    def sprite(self, place: ChancePlace, value: Value) -> Sprite | None:
        """Return the picture of a value, or None if there is none."""
        return None

    def note(self, places: Sequence[ChancePlace]) -> str:
        """Return what people must know before they choose these values, or ""."""
        return ""

    def name(self, place: ChancePlace, value: Value, names: Sequence[str]) -> str:
        """Return the name of any value of a place."""
        if is_first_seat(place):
            return names[value]
        return capitalize(self.value(place, value))

    def title(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return the row of any place."""
        return tr("Chance", "First to play") if is_first_seat(place) else self.row(place, names)


def is_first_seat(place: ChancePlace) -> bool:
    """Return whether a place says who begins."""
    return place.event == "seating" and place.path == ("order", 0)


@cache
def chance_of(game: str) -> GameChance:
    """Return the chance of the game with that name in the protocol."""
    return cast(GameChance, answer_of("chance", game))
