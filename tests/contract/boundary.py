"""Call every method of every position from Python with arguments that it must refuse.

Run `python -m tests.contract.boundary` as a separate process, since a write to a wrong address may
crash it. It prints as JSON how many calls each class and method got, and the calls that were
accepted or changed the position. The methods are found in the classes, so that a new one is tried
as soon as it is written. A parameter with an unknown name is a fault until `SPOILT` or `SOUND`
lists its values."""

import inspect
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.rules.carcassonne.state import CENTRE
from burgundy_qt.rules.errors import RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from tests.contract.games import ONE_OF_A_KIND, registered, requests

NO_INDEX = [-1, -2, -1000, 2**31 - 1, 2**31, -(2**31), 2**64, True, 1.0, "0", [0]]
NO_KEY = [-1, -1000, 2**64, True, 1.0, "0", [0]]
NO_ACTION = [-1, -1000, 2**31 - 1, 2**31, 2**64, True, 1.0, "0", [0], None]
NO_LISTS = [5, "12", None, {}, [-1], [-1000], [2**31], [True], [1.0], ["1"], [None], [[1]]]
SEATS = {
    "seat": None,
    "viewer": None,
    "number": None,
    "first": ("give_order", "give_first"),
}
"""Parameters that are seats, in all methods or in these."""
NUMBERS = ("first", "second", "depot", "stack", "white", "kind", "by", "colour", "hourglasses")
NUMBERS += ("tile", "card", "later", "place", "cell")
KEYS = ("key", "seed")
"""Parameters for keys of chance: 0 to 2**64 - 1."""
LISTS = ("shields", "goods", "tiles", "dice", "numbers", "colours", "deals", "cards", "bids")
LISTS += ("estates", "castles", "order")
SOUND = {"depot": 1, "later": 1, "white": 1, "hourglasses": 1, "card": 1, "is_own": True}
SOUND |= {"place": 16 * CENTRE}
"""What passes where another parameter is spoilt; 0 or an empty list where nothing is said."""
CONSTRUCTED_BY = {
    "BurgundyPosition": [
        *("players", "seed", "set_up", "estates", "castles", "edition", "modules", "target"),
    ],
    "DicePosition": ["players", "seed", "letter", "set_up", "agreed"],
    "TuscanyPosition": ["players", "seed", "fixed", "deals"],
    "CarcassonnePosition": [
        *("players", "seed", "modules", "small_city", "occupied_castles", "bid_limit"),
        *("order", "pile", "first"),
    ],
    "SealedBidsPosition": ["seats", "seed"],
}
"""The parameters of constructors: a compiled class has no signature that shows them."""
FROM_TESTS_ALONE = {"from_raw", "restored"}
"""Methods that make a position from a raw one without checks, as their docstrings say."""
NOT_SPOILT = {"is_own"}
"""Truth values: every value is accepted as one or the other."""


def ways(kind: type) -> Iterator[str]:
    """Yield the methods of a class that Python can call once it is compiled."""
    for name, member in inspect.getmembers(kind):
        if not name.startswith("_") and callable(member) and name not in declared(kind):
            yield name


def declared(kind: type) -> set[str]:
    """Return the methods declared in headers, which only compiled code can call."""
    found: set[str] = set()
    for each in kind.__mro__[:-1]:
        source = Path(str(import_module(each.__module__).__file__))
        header = source.with_name(source.name.partition(".")[0] + ".pxd").read_text("utf-8")
        found.update(re.findall(r"^    cdef [\w ]*?[ *](\w+)\(self", header, re.M))
    return found


def spoilt(name: str, method: str, position: Position) -> list[Any]:
    """Return the values that a parameter must refuse."""
    if (name in SEATS and SEATS[name] in (None,)) or method in (SEATS.get(name) or ()):
        return [*NO_INDEX, position.seats]
    if name == "action":
        waiting = position.waiting_seats()
        offered = {action for seat in waiting for action in position.legal(seat)}
        return [*NO_ACTION, max(offered, default=0) + 1, max(offered, default=0) + 4096]
    if name == "other":
        return [None, Position(), 0, *positions_of_other_games(type(position))]
    if name in LISTS:
        return NO_LISTS
    if name in KEYS:
        return NO_KEY
    return NO_INDEX if name in NUMBERS else []


@cache
def positions_of_other_games(kind: type) -> list[Position]:
    """Return a position of every other game."""
    begun = [Game(asked | {"seed": 1}).position for asked in requests().values()]
    first = {type(each): each for each in begun}
    return [each for its_kind, each in first.items() if its_kind is not kind]


def sound(name: str, method: str, position: Position) -> Any:
    """Return the values that a parameter accepts."""
    if name == "action":
        return next(iter(position.legal()), 0)
    if name in LISTS:
        return [[1, 1]] * position.seats if name == "dice" else []
    return SOUND.get(name, 0)


def spoilt_calls(position: Position, method: str) -> Iterator[list[Any]]:
    """Yield arguments of which one must be refused."""
    taken = inspect.signature(getattr(position, method)).parameters
    for at, (name, parameter) in enumerate(taken.items()):
        for value in spoilt(name, method, position):
            if value is parameter.default:
                continue
            arguments = [sound(each, method, position) for each in taken]
            arguments[at] = value
            yield arguments


class Probe:
    """Counts calls and stores faults."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.faults: list[str] = []

    def refuses(self, call: Callable[..., Any], what: str, arguments: list[Any]) -> None:
        """Make one call that must be refused with a documented error."""
        self.calls[what] += 1
        try:
            call(*arguments)
        except RulesError:
            return
        except Exception as error:
            if what.endswith(".copy_from") and isinstance(error, TypeError):
                return
            self.faults.append(f"{what}{arguments!r}: {type(error).__name__}: {error}")
        else:
            self.faults.append(f"{what}{arguments!r} passes")

    def try_position(self, position: Position) -> None:
        """Call every method of a position with wrong arguments."""
        kind = type(position)
        before = position.copy()
        for method in ways(kind):
            if method in FROM_TESTS_ALONE:
                continue
            what = f"{kind.__name__}.{method}"
            self.calls[what] += 0
            self.look_at_parameters(what, getattr(position, method))
            for arguments in spoilt_calls(position, method):
                self.refuses(getattr(position, method), what, arguments)
            # comparing is slow in uncompiled rules, so it is done once for each method
            if not same_position(position, before):
                self.faults.append(f"a call of {what} changes the position")
                position.copy_from(before)

    def look_at_parameters(self, what: str, method: Callable[..., Any]) -> None:
        """Check that the wrong values of each parameter are known."""
        known = {*SEATS, *NUMBERS, *LISTS, *KEYS, *NOT_SPOILT, "action", "other"}
        for name in inspect.signature(method).parameters:
            if name not in known:
                self.faults.append(f"{what} has a parameter {name!r}: say what it may not be")

    def try_constructor(self, kind: type) -> None:
        """Try every argument of a constructor."""
        made_by = CONSTRUCTED_BY[kind.__name__]
        with suppress(ValueError):  # a compiled class has no signature
            parameters = inspect.signature(kind).parameters.items()
            if {*made_by} != {name for name, each in parameters if each.annotation is not bool}:
                self.faults.append(f"{kind.__name__} is made by other arguments than {made_by}")
        for name in made_by:
            values = NO_LISTS[4:] if name in LISTS else NO_KEY if name in KEYS else NO_INDEX[1:]
            for value in values:
                what = f"{kind.__name__}.{name}"
                self.refuses(lambda name, value: kind(**{name: value}), what, [name, value])


def positions(request: dict[str, Any], seed: int) -> Iterator[Position]:
    """Yield a game's first decision, some later ones, the first chance node reached without a
    decision, and its end."""
    game, chance = Game(request | {"seed": seed}), random.Random(seed)
    position = game.position
    yield position.copy()
    at = waited = 0
    while not position.is_over():
        if position.is_chance_node():
            if waited < 2:
                waited += 1
                yield position.copy()
            position.draw_chance()
            continue
        seat = chance.choice(position.waiting_seats())
        position.act_only(chance.choice(position.legal(seat)), seat)
        at += 1
        if at in (1, 2, 5, 20, 60):
            yield position.copy()
    yield position.copy()


def main() -> None:
    """Try everything and print the results; uncompiled rules, ten times as slow, try half of the
    positions."""
    probe, step = Probe(), 1 if is_compiled() else 2
    with registered():
        asked = requests()
        kinds = set()
        for name in ONE_OF_A_KIND:
            for position in islice(positions(asked[name], 1), 0, None, step):
                if type(position) not in kinds:
                    kinds.add(type(position))
                    probe.try_constructor(type(position))
                probe.try_position(position)
    print(json.dumps({"calls": probe.calls, "faults": probe.faults[:50]}))


if __name__ == "__main__":
    main()
