"""Maps laid tile by tile: games whose order of tiles is given, led by short lines."""

from typing import Any

from burgundy_qt.rules.game import Game


def a_game(tiles: str, **asked: Any) -> Game:
    """A game in which these tiles come first, seat 0 beginning."""
    request = {"game": "carcassonne", "tiles": tiles.split(), "first": 0, "seed": 3}
    return Game(request | asked)


def lay(game: Game, tile: str, cell: str, rotation: int, on: str = "") -> list[dict[str, Any]]:
    """A whole turn: the tile, turned, and a meeple where a segment is named. What else is asked is
    declined, but castles are built. Returns what happened."""
    placed = {"type": "place", "tile": tile, "cell": cell, "rotation": rotation}
    happened = game.apply(placed)
    while (state := game.state())["decision"] in ("bridge", "meeple", "castle"):
        answer = {"type": "pass"}
        if state["decision"] == "meeple" and on:
            answer = {"type": "meeple", "on": f"{cell}/{on}"}
        if state["decision"] == "castle":
            answer = {"type": "castle", "city": state["about"]}
        happened += game.apply(answer)
    return happened


def told(happened: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of a kind."""
    return [event for event in happened if event["event"] == kind]


def points(happened: list[dict[str, Any]]) -> list[tuple[int, int, str]]:
    """Points as seat, number and what for."""
    return [(event["seat"], event["points"], event["for"]) for event in told(happened, "points")]
