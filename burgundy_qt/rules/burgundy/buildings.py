"""The eight buildings, and what each does when it is placed. It is a short chapter, but one of the
rulebook. (2011, "Buildings")

    warehouse       sell all goods of one type, without a die
    watchtower      4 points, at once
    carpenter       take a building from a depot with a number
    church          take a mine, a knowledge tile or a castle from one
    market          take a ship or an animal from one
    boarding house  4 workers, at once
    bank            2 silver, at once
    city hall       place a tile from storage, with any number

An effect that does not happen at once waits until its owner has chosen or passed, and lapses when
it offers nothing (offers.py). component_tables.WAITS names these effects, `taken_by` lists what
each takes, and offers.py lists the choices. A white castle and a crane are buildings too, of
modules.
"""

from cython.cimports.burgundy_qt.rules.burgundy.gains import gain, gain_points
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    FOR_BANK,
    FOR_BOARDING_HOUSE,
    FOR_WATCHTOWER,
)
from cython.cimports.burgundy_qt.rules.burgundy.tiles import BANK, BOARDING_HOUSE, WATCHTOWER


def lay_building(game, number, building):
    """Do what a building does at once."""
    if building == WATCHTOWER:
        lay_watchtower(game, number)
    elif building == BOARDING_HOUSE:
        lay_boarding_house(game, number)
    elif building == BANK:
        lay_bank(game, number)


def acts_at_once(building):
    """Return whether the building gives its owner something without a choice."""
    return building in (WATCHTOWER, BOARDING_HOUSE, BANK)


def lay_watchtower(game, number):
    """Give the owner four points."""
    gain_points(game, number, 4, FOR_WATCHTOWER)


def lay_boarding_house(game, number):
    """Give the owner four workers."""
    gain(game, number, 0, 4, FOR_BOARDING_HOUSE)


def lay_bank(game, number):
    """Give the owner two silver."""
    gain(game, number, 2, 0, FOR_BANK)
