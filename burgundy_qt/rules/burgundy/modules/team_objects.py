"""The team game in the protocol's objects: what a seat shows of its team, and how the game ends."""

from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.protocol import names, state_types
from burgundy_qt.rules.burgundy.protocol.names import Raw
from burgundy_qt.rules.burgundy.state import SEATS, TEAM, TEAMS

MEMBERS = [list(range(team, SEATS, TEAMS)) for team in range(TEAMS)]
"""The seats of each team."""


def members(raw: Raw, number: int) -> list[int]:
    """The seats that own together what this one owns: itself, in a team game its team."""
    return MEMBERS[number % TEAMS] if raw["modules"] & TEAM else [number]


def owners(raw: Raw) -> int:
    """How many have things of their own: seats, or teams."""
    return TEAMS if raw["modules"] & TEAM else int(raw["players"])


def in_state(raw: Raw) -> state_types.InTeams:
    """Who plays together, where anybody does."""
    return {"teams": MEMBERS} if raw["modules"] & TEAM else {}


def in_seat(raw: Raw, number: int) -> state_types.SharedStore:
    """The store that a seat shares with its partner."""
    if not raw["modules"] & TEAM:
        return {}
    return {"shared": sorted(names.TILE_NAME[tile] for tile in raw["seats"][number]["shared"])}


def result(position: Burgundy) -> state_types.Result:
    """Points and places at the end; in a team game the teams' points too."""
    points: list[int] = position.scores()
    told: state_types.Result = {"points": points, "places": position.places()}
    if position.raw()["modules"] & TEAM:
        told["team_points"] = [sum(points[seat] for seat in team) for team in MEMBERS]
    return told
