"""Made-up positions of team games: the things of a team, and of each of its members."""

from dataclasses import replace

from tests.rules.burgundy.an_estate import Action, Estate, Table, buy, place, take

A_TEAM = Estate("12a", "4.7")
"""A bare estate 12a, and nothing else."""


def two_teams(
    first: Estate = A_TEAM, second: Estate = A_TEAM, modules: tuple[str, ...] = ()
) -> Table:
    """Return a table on which seat 0 acts next; `storage`, `dice`, `points` and `step` belong to
    seats 0 and 1 alone."""
    members = (first, second, *(member_of(team) for team in (first, second)))
    return Table(members).of_2019(*modules, "team")


def member_of(team: Estate, *storage: str, points: int = 0, step: int = 0) -> Estate:
    """Return the second member of a team: with everything of the team, and these things of its
    own."""
    return replace(team, storage=storage, points=points, step=step, dice=(3, 4))


def seated(table: Table, number: int, member: Estate) -> Table:
    """Return the table with another member on one of its seats."""
    estates = list(table.estates)
    estates[number] = member
    return replace(table, estates=tuple(estates))


def take_into(
    store: str, by: int | str, tile: str, depot: int, discard: str | None = None
) -> Action:
    return take(by, tile, depot, discard) | {"store": store}


def buy_into(
    store: str, tile: str, depot: int | str = "black", discard: str | None = None
) -> Action:
    return buy(tile, depot, discard) | {"store": store}


def place_from(store: str, by: int | str, tile: str, at: str) -> Action:
    return place(by, tile, at) | {"store": store}
