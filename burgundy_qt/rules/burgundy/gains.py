"""What a seat gains: silver, workers and points. A gain of nothing makes no event."""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import OF_NOTHING
from cython.cimports.burgundy_qt.rules.burgundy.modules.shields import (
    is_envied,
    offer_workers,
    offered_source,
    offered_workers,
    source_of_workers,
    tile_of_source,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.solo_game import move_counter
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import share
from cython.cimports.burgundy_qt.rules.burgundy.state import seat_of
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, record_event


def gain(game, number, silver, workers, what_for):
    """Give seat `number` silver and workers; the supply is unlimited."""
    if game.modules & state.SHIELDS and workers and is_envied(game, number):
        gain_envied(game, number, silver, workers, what_for)
    else:
        give(game, number, silver, workers, what_for)


def gain_envied(game, number, silver, workers, what_for):
    """Give silver and workers while another seat has shield 2: workers from an effect wait to be
    accepted or declined."""
    source: i32 = source_of_workers(what_for)
    if source == OF_NOTHING:
        give_with_envy(game, number, silver, workers, what_for)
    else:
        give(game, number, silver, 0, what_for)
        offer_workers(game, source, workers)


def accept_workers(game, number):
    """Give the workers that have just waited on top of the stack of effects."""
    source: i32 = offered_source(game, game.effects_waiting)
    workers: i32 = offered_workers(game, game.effects_waiting)
    give_with_envy(game, number, 0, workers, tile_of_source(source))


def give_with_envy(game, number, silver, workers, what_for):
    """Give silver and workers, and one worker to the owner of shield 2."""
    give(game, number, silver, workers, what_for)
    give(game, game.shield_at[2] - state.ON_ESTATE, 0, 1, state.FOR_SHIELD + 2)


def give(game, number, silver, workers, what_for):
    if silver == 0 and workers == 0:
        return
    seat_of(game, number).silver += silver
    seat_of(game, number).workers += workers
    record_event(game.journal, state.GAIN, number, silver + 64 * workers, what_for)


def gain_points(game, number, points, what_for):
    """Give seat `number` points."""
    if points == 0:
        return
    seat_of(game, number).points += points
    record_event(game.journal, state.POINTS, number, points, what_for)
    if game.modules & state.SOLO:
        move_counter(game, number)


def pay_mines(game, number):
    """Pay the mines: each gives 1 silver, with shield 8 another, and with monastery 2 a worker."""
    mines: i32 = seat_of(game, number).mines
    silver: i32 = mines * (1 + has_bit(seat_of(game, number).shields, 8))
    gain(
        game, number, silver, mines * has_bit(seat_of(game, number).monasteries, 2), state.FOR_MINES
    )
    if game.modules & state.TEAM:
        share(game, number)
