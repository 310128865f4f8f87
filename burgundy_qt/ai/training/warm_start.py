"""Growing: a network for more seats out of one for fewer, so that training need not begin with
nothing."""

from dataclasses import dataclass

from burgundy_qt.ai.networks.network import Network

Rows = list[list[float]]


@dataclass(frozen=True)
class Seating:
    """How many inputs the viewer has, and each other seat; those of the table follow."""

    own: int
    other: int


def warm_start(network: Network, into: Network, seating: Seating) -> Network:
    """`into`, which is for more seats, taught what `network` knows of two or more: the others share
    what it knows of its second seat, and the hidden numbers that count most are kept where there is
    room for fewer."""
    numbers = list(network.numbers())
    first_rows = cut(numbers, 0, network.inputs, network.first)
    bias = numbers[network.inputs * network.first :][: network.first]
    at = network.inputs * network.first + network.first
    second_rows = cut(numbers, at, network.first, network.second)
    rest = numbers[at + network.first * network.second :]
    outputs = cut(rest, network.second, network.second + 1, 2 * network.seats)
    kept = most_important(first_rows, second_rows, into.first)
    into.take(
        [
            *flat(chosen(spread_rows(first_rows, network.seats, into.seats, seating), kept)),
            *(bias[unit] for unit in kept),
            *flat([second_rows[unit] for unit in kept]),
            *rest[: network.second],
            *flat([spread_outputs(row, network.seats, into.seats) for row in outputs]),
        ]
    )
    return into


def cut(numbers: list[float], start: int, rows: int, width: int) -> Rows:
    """So many rows of a width out of numbers that lie in a line."""
    return [numbers[start + at * width : start + (at + 1) * width] for at in range(rows)]


def flat(rows: Rows) -> list[float]:
    """Return the rows in a line."""
    return [number for row in rows for number in row]


def chosen(rows: Rows, kept: list[int]) -> Rows:
    """Of each row the kept columns."""
    return [[row[unit] for unit in kept] for row in rows]


def spread_rows(rows: Rows, seats: int, into: int, seating: Seating) -> Rows:
    """Return the first layer: the viewer's rows, those of each other seat as a mean other's, the
    table's and the last."""
    share = (seats - 1) / (into - 1)
    others = [[share * number for number in row] for row in rows[seating.own :][: seating.other]]
    table = rows[seating.own + (seats - 1) * seating.other :]
    return rows[: seating.own] + others * (into - 1) + table


def spread_outputs(row: list[float], seats: int, into: int) -> list[float]:
    """Return a win logit and points to come for the viewer, and the second seat's for each
    other."""
    return [row[0]] + [row[1]] * (into - 1) + [row[seats]] + [row[seats + 1]] * (into - 1)


def most_important(first_rows: Rows, second_rows: Rows, number: int) -> list[int]:
    """Return the units of the first hidden layer whose weights in and out are largest, in their
    order."""
    into = [sum(row[unit] ** 2 for row in first_rows) for unit in range(len(second_rows))]
    importance = [
        into[unit] * sum(weight**2 for weight in row) for unit, row in enumerate(second_rows)
    ]
    order = sorted(range(len(importance)), key=lambda unit: -importance[unit])
    return sorted(order[:number])
