"""Campaign: changed lines of the protocol, sent to an engine in the middle of its games."""

import random

from lab.campaign import Figures
from lab.survivals import Survivals
from tests.engine.heckling import CODES, Heckler

LINES_A_TALK = 100


def run(count: int, first: int = 0) -> Figures:
    """Send `count` lines; a hundred of them are one talk, whose seed is the number of the first."""
    survivals = Survivals("lines", ("answered", *(f"refused by {code}" for code in CODES)))
    for number in range(first, first + count):
        if number == first or number % LINES_A_TALK == 0:
            heckler = Heckler(random.Random(number))
        line = heckler.next_line()
        with survivals.one(number):
            survivals.count(heckler.outcome_of(line))
    return survivals.figures
