"""The set-up of a match: edition, modules and options as they are typed, and the position where its
games begin. A game without GameBots.box uses the description of its ruleset."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from burgundy_qt.ai.game_bots import MatchSetup, SeatCount, bots_of
from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameObject


def box_of(
    game: str,
    edition: str | None = None,
    modules: tuple[str, ...] = (),
    options: Mapping[str, str] = MappingProxyType({}),
) -> MatchSetup:
    """Return the box of a match of a game. Raises ValueError for a box that does not exist."""
    return bots_of(game).box(edition, modules, options) or plain_box(
        game, edition, modules, options
    )


def usual_box(game: str = registry.DEFAULT) -> MatchSetup:
    """Return the usual box of a game."""
    return box_of(game)


def starting_position(box: MatchSetup, seats: int, seed: int) -> Position:
    """Return a game before its first decision or chance. The same seed gives the same game."""
    position: Position = registry.ruleset(box.game).new_position(box.request(seats, seed))
    position.begin()
    return position


def sides_of(position: Position) -> list[tuple[int, ...]]:
    """Return the seats that win together, each seat in one side, the first seats first."""
    against = [set(position.opponents(seat)) for seat in range(position.seats)]
    sides = [tuple(one for one in range(position.seats) if one not in others) for others in against]
    return list(dict.fromkeys(sides))


@dataclass(frozen=True)
class PlainBox:
    """An edition of a game, its modules, and options by name and value; for the rest the defaults
    of `new`."""

    game: str
    edition: str
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    counted: str = "points"

    @property
    def seats(self) -> Sequence[int]:
        """How many seats can play."""
        fewest, most = described(self.game, self.edition)["players"]
        return range(fewest, most + 1)

    def check(self) -> None:
        """Raise ValueError for a box that does not exist, with the possible ones."""
        self.request(self.seats[0], 0)

    def table(self, seats: int) -> SeatCount:
        """Return the number of seats."""
        return seats

    def request(self, seats: int, seed: int) -> errors.RequestObject:
        """Return the filled-in `new` request."""
        asked = {
            "game": self.game,
            "edition": self.edition,
            "players": seats,
            "seed": seed,
            **dict(self.options),
        }
        return registry.ruleset(self.game).complete_request(
            asked | ({"modules": list(self.modules)} if self.modules else {}), seed
        )

    def to_dict(self) -> dict[str, object]:
        """Return everything that determines the games."""
        return {
            "game": self.game,
            "edition": self.edition,
            "modules": list(self.modules),
            **dict(self.options),
        }


def plain_box(
    game: str, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
) -> PlainBox:
    """Return the box of a game; the first edition is the usual one."""
    known = described(game, edition)
    return PlainBox(
        game,
        known["edition"],
        modules,
        tuple(option_values(known.get("options", []), options).items()),
    )


def described(game: str, edition: str | None) -> GameObject:
    """Return an edition as `hello` lists it, None: the first. Raises ValueError if there is none of
    that name."""
    editions = {one["edition"]: one for one in registry.ruleset(game).describe()["editions"]}
    if edition is not None and edition not in editions:
        raise ValueError(
            f"the edition is {edition}, but must be one of {', '.join(editions)} for {game}"
        )
    return dict(editions[edition or next(iter(editions))])


# Options as they are typed: NAME=VALUE.

Option = Mapping[str, Any]
"""An option as `hello` lists it: `name`, and `values` or a `range` of whole numbers from the first
to the last."""


def typed_options(texts: Iterable[str]) -> dict[str, str]:
    """Return values by name. Raises ValueError if a text is no NAME=VALUE, or an option is given
    twice."""
    typed: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise ValueError(f"--option is {text!r}, but must have the form NAME=VALUE")
        if name in typed:
            raise ValueError(f"option {name} is given twice: {typed[name]} and {value}")
        typed[name] = value
    return typed


def option_values(known: Sequence[Option], typed: Mapping[str, str]) -> dict[str, Any]:
    """Return the typed values. Raises ValueError for an unknown option, or an impossible value."""
    options = {option["name"]: option for option in known}
    return {
        name: value_of(name, options.get(name), text, list(options)) for name, text in typed.items()
    }


def value_of(name: str, option: Option | None, text: str, known: Sequence[str]) -> Any:
    if option is None:
        has = f"its options are {', '.join(known)}" if known else "this game has no options"
        raise ValueError(f"there is no option {name}; {has}")
    if "range" in option:
        first, last = option["range"]
        if not (text.isascii() and text.isdecimal() and first <= int(text) <= last):
            raise ValueError(
                f"option {name} is {text}, but must be a whole number from {first} to {last}"
            )
        return int(text)
    values = {shown(value): value for value in option["values"]}
    if text not in values:
        raise ValueError(f"option {name} is {text}, but must be one of {', '.join(values)}")
    return values[text]


def shown(value: object) -> str:
    """Return a value as it is typed: as in JSON, text without quotes."""
    return value if isinstance(value, str) else json.dumps(value)
