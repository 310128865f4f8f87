"""The options of a new game of Burgundy: checks a request and fills in defaults."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from burgundy_qt.rules.burgundy import catalogue
from burgundy_qt.rules.burgundy.components import (
    EDITIONS,
    SOLO_ESTATES,
    TEAM_ESTATES,
    estate_names,
    has_posts,
)
from burgundy_qt.rules.burgundy.state import USUAL_TARGET
from burgundy_qt.rules.errors import InvalidArgument, RequestObject, choice_value, seed


class EditionObject(TypedDict):
    """The options of an edition, as `hello` lists them."""

    edition: str
    players: list[int]
    estates: list[str]
    modules: list[str]
    setups: list[str]


SET_UPS = ("fixed", "open", "secret")
PLAYERS = range(2, 5)
FIRST_ESTATES = {"2011": ("1",), "2019": ("1", "2")}
"""The estates of a first game, whose start castle is in the middle. (2011, "Preparation"; 2019, p.
2)"""
FIRST_CASTLE = "4.4"
TEAM_CASTLE = "4.7"
"""The cell in the middle of estate 12a. (2019, p. 13)"""
PLAYED_WITH: dict[str, tuple[str, ...]] = {
    "2011": (),
    "2019": ("extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields"),
}
"""The modules of each edition that combine freely, in the order of components.MODULES."""


@dataclass(frozen=True)
class GameOfItsOwn:
    """A module that is a separate game: its number of players, its estates, and the modules that
    combine with it."""

    players: int
    estates: tuple[str, ...]
    combines: tuple[str, ...]


GAMES_OF_THEIR_OWN = {
    "team": GameOfItsOwn(4, TEAM_ESTATES, ("extra-tiles", "white-castles", "inns")),
    "solo": GameOfItsOwn(1, SOLO_ESTATES, ("extra-tiles", "white-castles")),
}
"""The separate games of the 2019 edition, after the other modules. (2019, pp. 13 and 14)"""
TARGETS = range(45, 56)
"""The first target of points in the solo game, from easy to hard. (2019, p. 14)"""


def complete_request(request: RequestObject, fresh_seed: int) -> RequestObject:
    """Return the request with every default. Raises InvalidArgument with the key and its possible
    values."""
    edition = choice_value(request, "edition", EDITIONS, EDITIONS[-1])
    chosen_modules = modules(request, edition)
    players = choice_value(
        request, "players", players_for(chosen_modules), players_for(chosen_modules)[0]
    )
    set_up = choice_value(request, "setup", set_ups_for(chosen_modules), SET_UPS[0])
    return {
        "cmd": "new",
        "game": "burgundy",
        "edition": edition,
        "players": players,
        "setup": set_up,
        "estates": estates(request, players, set_up, edition, chosen_modules),
        "castles": castles(request, players, set_up, edition, chosen_modules),
        "modules": chosen_modules,
        **target(request, chosen_modules),
        "seed": seed(request, fresh_seed),
    }


def estates(
    request: RequestObject, players: int, set_up: str, edition: str, chosen_modules: list[str]
) -> list[Any]:
    """Return an estate for each seat; None in the advanced set-up, which deals them."""
    if set_up != "fixed":
        return nulls(request, "estates", players, set_up)
    known = estates_for(edition, chosen_modules)
    chosen = per_seat(request, "estates", players, known[0])
    for estate in chosen:
        if estate not in known:
            game = f"edition {edition}" + (
                f" with {', '.join(chosen_modules)}" if chosen_modules else ""
            )
            raise InvalidArgument(f'"estates" has {estate!r}, but {game} has {", ".join(known)}')
    return team_values("estates", chosen, chosen_modules)


def team_values(key: str, values: list[Any], chosen_modules: list[str]) -> list[Any]:
    """Return the values for each seat, which must be the same for both members of a team."""
    if "team" in chosen_modules and values[:2] != values[2:]:
        raise InvalidArgument(
            f'"{key}" is {values!r}, but must be the same for seats 0 and 2, and for 1 and 3: for '
            "each team"
        )
    return values


def estates_for(edition: str, chosen_modules: list[str]) -> list[str]:
    """Return the estates of an edition with these modules: border posts have their own estates."""
    if own := game_of_its_own(chosen_modules):
        return list(GAMES_OF_THEIR_OWN[own].estates)
    posts = "border-posts" in chosen_modules
    return [estate for estate in estate_names(edition) if has_posts(estate) == posts]


def estates_of(edition: str) -> list[str]:
    """Return all estates of an edition, with any modules."""
    sets: list[list[str]] = [[], *([module] for module in all_modules_of(edition))]
    estates_of_sets = [estate for set_ in sets for estate in estates_for(edition, set_)]
    return list(dict.fromkeys(estates_of_sets))


def castles(
    request: RequestObject, players: int, set_up: str, edition: str, chosen_modules: list[str]
) -> list[Any]:
    """Return a castle space for each seat as requested; None means the rule of the set-up."""
    if set_up != "fixed":
        return nulls(request, "castles", players, set_up)
    chosen = per_seat(request, "castles", players, None)
    for castle, estate in zip(
        chosen, estates(request, players, set_up, edition, chosen_modules), strict=True
    ):
        spaces = [
            catalogue.CELL_NAME[cell]
            for cell in catalogue.castle_cells(catalogue.estate_number(edition, estate))
        ]
        if castle is not None and castle not in spaces:
            rule = f"the start castle of estate {estate} may be on {', '.join(spaces)}"
            raise InvalidArgument(f'"castles" has {castle!r}, but {rule}')
    return team_values("castles", chosen, chosen_modules)


def nulls(request: RequestObject, key: str, players: int, set_up: str) -> list[Any]:
    if any(value is not None for value in per_seat(request, key, players, None)):
        raise InvalidArgument(
            f'"{key}" must be null for each seat, or left out, because the players choose '
            f'them in the set-up "{set_up}"'
        )
    return [None] * players


def per_seat(request: RequestObject, key: str, players: int, default: str | None) -> list[Any]:
    values = request.get(key, [default] * players)
    if not isinstance(values, list) or len(values) != players:
        raise InvalidArgument(f'"{key}" is {values!r}, but must be a list of {players}, one a seat')
    if any(isinstance(value, (list, dict)) for value in values):
        raise InvalidArgument(f'"{key}" has a list or object, but must have names or null')
    return list(values)


def modules(request: RequestObject, edition: str) -> list[str]:
    """Return the requested modules, each once, in the order of `all_modules_of`."""
    asked, known = request.get("modules", []), all_modules_of(edition)
    if not isinstance(asked, list) or not all(module in known for module in asked):
        has = f"has {', '.join(known)}" if known else "has none: give []"
        raise InvalidArgument(f'"modules" is {asked!r}, but edition {edition} {has}')
    chosen = [module for module in known if module in asked]
    if len(chosen) < len(asked):
        raise InvalidArgument(f'"modules" is {asked!r}, but must name each module once')
    if not all(fits_together(module, chosen) for module in chosen):
        own = game_of_its_own(chosen)
        others = ", ".join(GAMES_OF_THEIR_OWN[own].combines)
        raise InvalidArgument(
            f'"modules" is {asked!r}, but {own} can only be combined with {others}'
        )
    return chosen


def fits_together(module: str, chosen: Sequence[str]) -> bool:
    """Return whether a module can be combined with all chosen ones."""
    own = game_of_its_own(chosen)
    return not own or module == own or module in GAMES_OF_THEIR_OWN[own].combines


def game_of_its_own(chosen_modules: Sequence[str]) -> str:
    """Return the chosen module that is a separate game, or ""."""
    return next((module for module in chosen_modules if module in GAMES_OF_THEIR_OWN), "")


def players_for(chosen_modules: Sequence[str]) -> range:
    """Return how many can play with these modules."""
    own = GAMES_OF_THEIR_OWN.get(game_of_its_own(chosen_modules))
    return range(own.players, own.players + 1) if own else PLAYERS


def set_ups_for(chosen_modules: Sequence[str]) -> tuple[str, ...]:
    """Return the set-ups that are possible with these modules."""
    return SET_UPS[:1] if game_of_its_own(chosen_modules) else SET_UPS


def modules_of(edition: str) -> tuple[str, ...]:
    """Return the modules of an edition that combine freely."""
    return PLAYED_WITH[edition]


def all_modules_of(edition: str) -> tuple[str, ...]:
    """Return the same, and those that are separate games."""
    return (*PLAYED_WITH[edition], *(GAMES_OF_THEIR_OWN if PLAYED_WITH[edition] else ()))


def players_of(edition: str) -> tuple[int, int]:
    """Return the smallest and the largest number of players of an edition, with any modules."""
    numbers = [
        number for module in ("", *all_modules_of(edition)) for number in players_for([module])
    ]
    return min(numbers), max(numbers)


def target(request: RequestObject, chosen_modules: Sequence[str]) -> dict[str, int]:
    """Return the first target of a solo game; nothing for another game."""
    if "solo" in chosen_modules:
        return {"target": choice_value(request, "target", TARGETS, USUAL_TARGET)}
    if request.get("target") is not None:
        raise InvalidArgument(
            f'"target" is {request["target"]!r}, but only the solo game has one; leave it out'
        )
    return {}


def start_of(request: RequestObject) -> tuple[list[int], list[int]]:
    """Return the core's estate numbers and castle cells (-1: the seat chooses) of a full request;
    both empty when dealt."""
    if request["setup"] != "fixed":
        return [], []
    estate_numbers = [
        catalogue.estate_number(request["edition"], estate) for estate in request["estates"]
    ]
    starts = zip(request["estates"], request["castles"], strict=True)
    return estate_numbers, [start_castle(request["edition"], *start) for start in starts]


def start_castle(edition: str, estate: str, castle: str | None) -> int:
    """Return the start cell: the middle in a first game, the named space if the request has one,
    else -1 (the seat chooses)."""
    if castle is None and estate in FIRST_ESTATES[edition]:
        castle = FIRST_CASTLE
    elif castle is None and estate == TEAM_ESTATES[0]:
        castle = TEAM_CASTLE
    return -1 if castle is None else catalogue.CELL_NUMBER[castle]
