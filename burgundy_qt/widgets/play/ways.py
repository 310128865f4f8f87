"""The words of choosing: a click, a path of clicks, and a way, which is a legal action with the
paths that mean it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from burgundy_qt.widgets.sprites.slots import ClickTarget, Highlight

Action = Any
"""An action as the game that it belongs to types it: an object with its "type"."""


class Click(NamedTuple):
    """One click of a path. `asked`: it must be made even where nothing else could be clicked."""

    target: ClickTarget
    asked: bool


Path = tuple[Click, ...]


def asked(target: ClickTarget) -> Click:
    """A click that must be made."""
    return Click(target, True)


def told(target: ClickTarget) -> Click:
    """A click that is only made where there is more than one answer."""
    return Click(target, False)


@dataclass(frozen=True)
class Way:
    """One legal action: the paths of clicks that mean it, whatever dice they use, and the `offer`
    that it makes: what it would pay, and the dice that it would use up; `other_dice` would do as
    well.

    Of several ways behind one click the one with the lowest `rank` is lit, and done where they mean
    the same."""

    action: Action
    paths: tuple[Path, ...]
    offer: Highlight = field(default_factory=Highlight)
    rank: tuple[int, ...] = ()
    other_dice: tuple[tuple[int, ...], ...] = ()

    def dice_with(self, die: int | None) -> tuple[int, ...]:
        """The dice that it uses up where one of them is held on to; none where it cannot use that
        one."""
        sets = (self.offer.dice, *self.other_dice)
        return next((dice for dice in sets if die is None or die in dice), ())

    @property
    def meaning(self) -> tuple[tuple[str, str], ...]:
        """What is done, without the die that does it."""
        return tuple((key, repr(value)) for key, value in self.action.items() if key != "die")
