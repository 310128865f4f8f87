"""Growing: a network for more seats out of one for fewer, so that training need not begin with
nothing."""

from burgundy_qt.ai.game_bots import Table
from burgundy_qt.ai.games.burgundy.features import seat_rows
from burgundy_qt.ai.games.burgundy.features import team_rows as of_teams
from burgundy_qt.ai.games.burgundy.features.region_rows import rows_like_a_seat_s
from burgundy_qt.ai.games.burgundy.tables import TEAM
from burgundy_qt.ai.networks.network import Network
from burgundy_qt.ai.networks.network_files import new_network
from burgundy_qt.ai.training.warm_start import (
    Rows,
    Seating,
    chosen,
    cut,
    flat,
    most_important,
    warm_start,
)

SEAT_ROWS: int = vars(seat_rows)["SEAT_ROWS"]
SIDE_ROWS: int = vars(of_teams)["SIDE_ROWS"]


def grown_for(network: Network, table: Table) -> Network:
    """A network for a table that begins with what `network` knows, which is for fewer seats."""
    if table == TEAM:
        return grown_into_team(network)
    return warm_start(network, new_network("burgundy", table), Seating(SEAT_ROWS, SEAT_ROWS))


def grown_into_team(network: Network) -> Network:
    """A network for the team game that begins with what one for two seats knows: each team is a
    seat to it, and larger regions and colours count as the nearest that it has seen."""
    numbers = list(network.numbers())
    first_rows = cut(numbers, 0, network.inputs, network.first)
    bias = numbers[network.inputs * network.first :][: network.first]
    at = network.inputs * network.first + network.first
    second_rows = cut(numbers, at, network.first, network.second)
    into = new_network("burgundy", TEAM)
    kept = most_important(first_rows, second_rows, into.first)
    sides = [first_rows[side * SEAT_ROWS :][:SEAT_ROWS] for side in range(2)]
    rows = [*team_rows(sides[0]), *team_rows(sides[1]), *first_rows[2 * SEAT_ROWS :]]
    into.take(
        [
            *flat(chosen(rows, kept)),
            *(bias[unit] for unit in kept),
            *flat([second_rows[unit] for unit in kept]),
            *numbers[at + network.first * network.second :],
        ]
    )
    return into


def team_rows(seat_rows: Rows) -> Rows:
    """A team's rows out of a seat's."""
    nothing = [0.0] * len(seat_rows[0])
    like = rows_like_a_seat_s()
    return [
        *seat_rows,
        *(seat_rows[like[at]] if at in like else nothing for at in range(SIDE_ROWS)),
    ]
