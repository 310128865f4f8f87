"""Growing: a network for more seats out of one for fewer, so that training need not begin with
nothing."""

from burgundy_qt.ai.features.parts import Table
from burgundy_qt.ai.games.burgundy.features import seat_rows
from burgundy_qt.ai.games.burgundy.features import team_rows as of_teams
from burgundy_qt.ai.games.burgundy.features.region_rows import rows_like_a_seat_s
from burgundy_qt.ai.games.burgundy.tables import TABLES, TEAM
from burgundy_qt.ai.values.network import Network
from burgundy_qt.ai.values.network_files import new_network

Rows = list[list[float]]

SEAT_ROWS: int = vars(seat_rows)["SEAT_ROWS"]
SIDE_ROWS: int = vars(of_teams)["SIDE_ROWS"]


def grown_for(network: Network, table: Table) -> Network:
    """A network for a table that begins with what `network` knows, which is for fewer seats."""
    return grown_into_team(network) if table == TEAM else grown(network, TABLES[table].seats)


def grown(network: Network, seats: int) -> Network:
    """A network for `seats` seats that begins with what `network` knows of two or more: the others
    share what it knows of its second seat, and the hidden numbers that count most are kept where
    there is room for fewer."""
    numbers = list(network.numbers())
    first_rows = cut(numbers, 0, network.inputs, network.first)
    bias = numbers[network.inputs * network.first :][: network.first]
    at = network.inputs * network.first + network.first
    second_rows = cut(numbers, at, network.first, network.second)
    rest = numbers[at + network.first * network.second :]
    outputs = cut(rest, network.second, network.second + 1, 2 * network.seats)
    into = new_network("burgundy", seats)
    kept = most_important(first_rows, second_rows, into.first)
    into.take(
        [
            *flat(chosen(spread_rows(first_rows, network.seats, seats), kept)),
            *(bias[unit] for unit in kept),
            *flat([second_rows[unit] for unit in kept]),
            *rest[: network.second],
            *flat([spread_outputs(row, network.seats, seats) for row in outputs]),
        ]
    )
    return into


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


def cut(numbers: list[float], start: int, rows: int, width: int) -> Rows:
    return [numbers[start + at * width : start + (at + 1) * width] for at in range(rows)]


def flat(rows: Rows) -> list[float]:
    return [number for row in rows for number in row]


def chosen(rows: Rows, kept: list[int]) -> Rows:
    """Of each row the kept columns."""
    return [[row[unit] for unit in kept] for row in rows]


def spread_rows(rows: Rows, seats: int, into: int) -> Rows:
    """The first layer: the viewer's rows, those of each other seat as a mean other's, the table's
    and the last."""
    share = (seats - 1) / (into - 1)
    others = [[share * number for number in row] for row in rows[SEAT_ROWS : 2 * SEAT_ROWS]]
    return rows[:SEAT_ROWS] + others * (into - 1) + rows[seats * SEAT_ROWS :]


def spread_outputs(row: list[float], seats: int, into: int) -> list[float]:
    """A win logit and points to come for the viewer, and the second seat's for each other."""
    return [row[0]] + [row[1]] * (into - 1) + [row[seats]] + [row[seats + 1]] * (into - 1)


def most_important(first_rows: Rows, second_rows: Rows, number: int) -> list[int]:
    """The units of the first hidden layer whose weights in and out are largest, in their order."""
    into = [sum(row[unit] ** 2 for row in first_rows) for unit in range(len(second_rows))]
    importance = [
        into[unit] * sum(weight**2 for weight in row) for unit, row in enumerate(second_rows)
    ]
    order = sorted(range(len(importance)), key=lambda unit: -importance[unit])
    return sorted(order[:number])
