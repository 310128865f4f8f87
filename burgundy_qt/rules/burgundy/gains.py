"""What a seat gets: silver and workers, points. Nothing is told of a gain of nothing."""

from cython.cimports.burgundy_qt.rules.burgundy.journal import GAIN, POINTS, note
from cython.cimports.burgundy_qt.rules.burgundy.state import seat_of


def gain(game, number, silver, workers, what_for):
    """Give seat `number` silver and workers; the supply has no end."""
    if silver == 0 and workers == 0:
        return
    seat_of(game, number).silver += silver
    seat_of(game, number).workers += workers
    note(game.journal, GAIN, number, silver + 64 * workers, what_for)


def gain_points(game, number, points, what_for):
    """Give seat `number` points."""
    if points == 0:
        return
    seat_of(game, number).points += points
    note(game.journal, POINTS, number, points, what_for)
