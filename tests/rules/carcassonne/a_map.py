"""Maps built tile by tile: games with a given order of tiles, played by short calls."""

from typing import Any

from burgundy_qt.rules.game import Game


def a_game(tiles: str, **asked: Any) -> Game:
    """Return a game that begins with these tiles and seat 0."""
    request = {"game": "carcassonne", "tiles": tiles.split(), "first": 0, "seed": 3}
    return Game(request | asked)


def lay(game: Game, tile: str, cell: str, rotation: int, on: str = "") -> list[dict[str, Any]]:
    """Play a whole turn: place the tile with this rotation, and a meeple if a segment is named.
    Other decisions are declined, except that castles are built. Return the events."""
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
    """Return the events of a kind."""
    return [event for event in happened if event["event"] == kind]


def points(happened: list[dict[str, Any]]) -> list[tuple[int, int, str]]:
    """Return points as seat, number and reason."""
    return [(event["seat"], event["points"], event["for"]) for event in told(happened, "points")]
