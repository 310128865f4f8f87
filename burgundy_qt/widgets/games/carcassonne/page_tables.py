"""The numbers and the tables of the rules pages: each number comes from the table of the rules, or
from the example beside it (`example_maps`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.carcassonne import state
from burgundy_qt.rules.carcassonne.carcassonne_ruleset import (
    BID_LIMIT,
    BID_LIMITS,
    OPTIONS,
    PLAYERS,
)
from burgundy_qt.rules.carcassonne.protocol import GAME
from burgundy_qt.rules.carcassonne.tiles import BASE_KINDS, KINDS, Kind
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.carcassonne import example_maps
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.rulebook.rules_markdown import Span, Spans, Table
from burgundy_qt.widgets.rulebook.rules_tables import head

BASE, MORE = KINDS[:BASE_KINDS], KINDS[BASE_KINDS:]


def count_of(kinds: Sequence[Kind]) -> int:
    """Return the number of tiles of some kinds."""
    return sum(kind.count for kind in kinds)


QUOTED = {
    "followers": "MEEPLES",
    "city": "CITY_POINTS",
    "monastery": "MONASTERY_POINTS",
    "field": "FIELD_POINTS",
    "castle": "CASTLE_POINTS",
}
"""The constants of the rules by their names in the pages."""
KEYS = {
    "key_turn_left": f"{GAME} left",
    "key_turn_right": f"{GAME} right",
    "key_none": f"{GAME} none",
    "key_fit_map": f"{GAME} fit",
    "key_claims": f"{GAME} claims",
    "key_tiles_left": f"{GAME} tiles",
}
"""The commands whose keys the pages quote."""


def facts() -> dict[str, str]:
    """Return the numbers and the current keys by their names in the pages ("{tiles}")."""
    data = {name: vars(state)[constant] for name, constant in QUOTED.items()}
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    return {name: str(number) for name, number in (data | _counts()).items()} | keys


@cache
def _counts() -> dict[str, int]:
    few = _most_with_full_supply()
    return {
        "tiles": count_of(BASE),
        "more_tiles": count_of(MORE),
        "kinds": len(BASE),
        "more_kinds": len(MORE),
        "bazaars": count_of([kind for kind in MORE if kind.has_bazaar]),
        "most_players": PLAYERS[-1],
        "few_players": few,
        "bridges": _supply(few)["bridges"],
        "castles": _supply(few)["castles"],
        "bridges_many": _supply(PLAYERS[-1])["bridges"],
        "castles_many": _supply(PLAYERS[-1])["castles"],
        "small_city": OPTIONS["small_city"][0],
        "small_city_old": OPTIONS["small_city"][1],
        "occupied": OPTIONS["occupied_castles"][0],
        "bid_limit": BID_LIMIT,
        "most_bid": BID_LIMITS[-1],
        "vicinity": len(example_maps.castle().cells_near),
        "example_city": example_maps.city().points,
        "example_road": example_maps.road().points,
        "example_field": example_maps.field().points,
    }


def _supply(players: int) -> dict[str, int]:
    """Return the supplies of a seat in a game with that number of players."""
    game = Game({"game": GAME, "players": players, "modules": ["bridges", "castles"], "seed": 1})
    return dict(game.state()["seats"][0])


def _most_with_full_supply() -> int:
    """Return the largest number of players with as many bridges each as with the fewest players."""
    full = _supply(PLAYERS[0])["bridges"]
    return max(players for players in PLAYERS if _supply(players)["bridges"] == full)


# The tables, filled from the rules.


PIECES = "carcassonne/pieces"
FOLLOWERS = "carcassonne/followers"


def _points() -> Table:
    rules = facts()
    titles = head(
        tr("Rules", "Feature"), tr("Rules", "Complete"), tr("Rules", "At the end, incomplete")
    )
    rows = [
        _row(
            f"{FOLLOWERS}/knight-0",
            tr("Rules", "City"),
            tr("Rules", "{points} per tile and {points} per shield", points=rules["city"]),
            tr("Rules", "1 per tile and 1 per shield"),
        ),
        _row(
            f"{FOLLOWERS}/thief-0",
            tr("Rules", "Road"),
            tr("Rules", "1 per tile"),
            tr("Rules", "1 per tile"),
        ),
        _row(
            f"{FOLLOWERS}/monk-0",
            tr("Rules", "Monastery"),
            rules["monastery"],
            tr("Rules", "1, and 1 for each tile around it"),
        ),
        _row(
            f"{FOLLOWERS}/farmer-0",
            tr("Rules", "Field"),
            tr("Rules", "never complete"),
            tr(
                "Rules",
                "{city} for each complete city, {castle} for each castle",
                city=rules["field"],
                castle=rules["castle"],
            ),
        ),
        _row(
            f"{PIECES}/castle-0",
            tr("Rules", "Castle"),
            tr("Rules", "as much as the feature that completes it"),
            tr("Rules", "nothing"),
        ),
    ]
    return Table((titles, *rows))


def _shown() -> Table:
    titles = head(
        tr("Rules", "Tiles with"), tr("Rules", "Base game"), tr("Rules", "Expansion", "tiles")
    )
    rows = [
        _counted(f"{PIECES}/castle-token", tr("Rules", "a city"), lambda kind: bool(kind.cities)),
        _counted(f"{PIECES}/shield", tr("Rules", "a shield"), _has_shield),
        _counted(
            "carcassonne/places/crossing",
            tr("Rules", "a road"),
            lambda kind: bool(kind.roads),
        ),
        _counted(
            f"{PIECES}/monastery", tr("Rules", "a monastery"), lambda kind: kind.has_monastery
        ),
        _counted(f"{PIECES}/bazaar", tr("Rules", "a bazaar"), lambda kind: kind.has_bazaar),
    ]
    return Table((titles, *rows))


def _counted(picture: str, what: str, shows: Callable[[Kind], bool]) -> tuple[Spans, ...]:
    """Return the number of tiles that show something, in both boxes."""
    return _row(picture, what, *(str(_number(kinds, shows)) for kinds in (BASE, MORE)))


def _number(kinds: Sequence[Kind], shows: Callable[[Kind], bool]) -> int:
    return count_of([kind for kind in kinds if shows(kind)])


def _has_shield(kind: Kind) -> bool:
    return any(city.shields for city in kind.cities)


def _row(picture: str, *cells: str) -> tuple[Spans, ...]:
    """Return a row that begins with a picture."""
    first, *others = cells
    return (
        (Span("", picture=picture), Span(f" {first}")),
        *((Span(text),) for text in others),
    )


TABLES: Mapping[str, Callable[[], Table]] = {"points": _points, "shown": _shown}
