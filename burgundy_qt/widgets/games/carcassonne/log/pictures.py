"""The small pictures beside the lines of the log."""

from __future__ import annotations

from burgundy_qt.rules.carcassonne.protocol_types import Action
from burgundy_qt.widgets.games.carcassonne.words.names import FIGURES, kind_of


def small_tile(kind: str) -> str:
    """The sprite of a tile, a few pixels high."""
    return f"carcassonne/log/{kind}"


def sign_of(source: str) -> str:
    """The sprite of a source of points, by its name in the protocol."""
    return f"carcassonne/log/{source}"


def figure_on(place: str, colour: int) -> str:
    """The sprite of a follower as it stands on a place."""
    return f"carcassonne/followers/{FIGURES[kind_of(place)]}-{colour}"


def picture_of(action: Action, colour: int) -> str | None:
    """The sprite of what an action is about; None where no picture tells it."""
    match action["type"]:
        case "place" | "choose":
            return small_tile(action["tile"])
        case "meeple":
            return figure_on(action["on"], colour)
        case "bridge":
            return sign_of("bridge")
        case "castle" | "claim":
            return sign_of("castle")
        case "bid" | "buy" | "sell":
            return sign_of("bazaar")
    return None
