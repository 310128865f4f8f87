"""Means of what was tried, with their standard errors."""

import math
from collections.abc import Sequence
from operator import mul

from burgundy_qt.ai.review.findings import Measured

Try = tuple[Sequence[float], Sequence[float]]
"""One game a round or two ahead: by seat the share of the win and the final points."""


def mean(tries: Sequence[Try]) -> Measured:
    """Of tries that are independent of each other, at least one; a single one, or those that all
    say the same, are taken for certain."""
    win = [column([one[0][seat] for one in tries]) for seat in range(len(tries[0][0]))]
    points = [column([one[1][seat] for one in tries]) for seat in range(len(tries[0][1]))]
    return Measured(
        tuple(middle for middle, _ in win),
        tuple(middle for middle, _ in points),
        tuple(error for _, error in win),
        tuple(error for _, error in points),
    )


def difference(ones: Sequence[Try], others: Sequence[Try]) -> list[Try]:
    """Of tries with the same chance, pair by pair."""
    return [
        (
            [mine - yours for mine, yours in zip(one[0], other[0], strict=True)],
            [mine - yours for mine, yours in zip(one[1], other[1], strict=True)],
        )
        for one, other in zip(ones, others, strict=True)
    ]


def column(numbers: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error."""
    number = len(numbers)
    middle = math.fsum(numbers) / number
    if number < 2:
        return middle, 0.0
    apart = [one - middle for one in numbers]
    return middle, math.sqrt(math.fsum(map(mul, apart, apart)) / (number - 1) / number)
