"""The numbers behind the plots: running means, steps of a scale, games counted by their lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, floor

import numpy as np
from numpy.typing import NDArray

from burgundy_qt.language import formats
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.session.statistics.summary import PlayedGame

Numbers = NDArray[np.float64]

USUAL_WIDTH = 15
WIDTHS_IN_ALL = 40
"""A running mean spans 15 games, or a fortieth of all where those are many."""
QUARTILE = 0.674
"""Standard deviations to either side between which half of the games lie."""
SCALE_STEPS = 1, 2, 5, 10, 20, 25, 50, 100, 200
LEAD_STEPS = 5, 10, 20, 50
MOST_BARS = 6
"""Bars to either side of a tie."""
YEARS_APART, MONTHS_APART = 400, 60
"""Days after which dates are told with their year, or without their day."""


def width_of_mean(games: int) -> int:
    """Over how many games a running mean is taken where there are so many."""
    return max(USUAL_WIDTH, games // WIDTHS_IN_ALL)


def running(values: Numbers, width: int) -> tuple[Numbers, Numbers]:
    """For every value the mean of the last `width` up to it, and half the width of the band that
    holds half of them."""
    ends = np.arange(1, len(values) + 1)
    starts = np.maximum(0, ends - width)
    sums = np.concatenate(([0.0], np.cumsum(values)))
    squares = np.concatenate(([0.0], np.cumsum(values**2)))
    mean = (sums[ends] - sums[starts]) / (ends - starts)
    variance = (squares[ends] - squares[starts]) / (ends - starts) - mean**2
    return mean, QUARTILE * np.sqrt(np.maximum(0.0, variance))


def thinned(count: int, most: int) -> NDArray[np.int64]:
    """So many of the indices 0 to `count` - 1 at most, evenly, the last among them."""
    step = max(1, ceil(count / most))
    return np.arange((count - 1) % step, count, step)


def scale(lowest: float, highest: float, lines: int = 5) -> list[int]:
    """Round numbers, evenly apart, that reach from below the lowest value to above the highest."""
    step = next(
        (step for step in SCALE_STEPS if highest - lowest <= step * (lines - 1)), SCALE_STEPS[-1]
    )
    first, last = floor(lowest / step), ceil(highest / step)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def dates_along(begun: Sequence[str], room: int = 4) -> list[tuple[float, str]]:
    """Places along games in their order, with words that say when those were: "March", "12 March",
    "March 2025"."""
    days = [local_date(begun[0]), local_date(begun[-1])]
    apart = days[0].daysTo(days[1])
    say = formats.month_and_year_alone if apart > YEARS_APART else formats.month_alone
    say = formats.day_of_the_year if apart < MONTHS_APART else say
    labels: dict[str, float] = {}
    for part in range(room):
        place = floor((part + 0.5) * len(begun) / room)
        labels.setdefault(say(local_date(begun[place])), place)
    return [(place, text) for text, place in labels.items()]


def lead_step(leads: Iterable[int]) -> int:
    """How many points a bar spans, so that most games find their place and those far out share the
    last bars."""
    sizes = sorted(abs(lead) for lead in leads)
    usual = sizes[floor(0.95 * (len(sizes) - 1))]
    return next((step for step in LEAD_STEPS if usual <= step * MOST_BARS), LEAD_STEPS[-1])


def counted_leads(played: Iterable[PlayedGame], step: int) -> Counter[int]:
    """How many games ended with each lead, by bar: bar 0 are wins by less than `step`, bar -1 such
    losses."""
    return Counter(bar_of(game, step) for game in played)


def bar_of(game: PlayedGame, step: int) -> int:
    """The bar of a game; a tie is where it was decided."""
    if game.place == 1:
        return min(game.lead // step, MOST_BARS - 1)
    return max(-1 - -game.lead // step, -MOST_BARS)
