"""Effects that wait for their owner's choice, the last one first."""

from cython.cimports.burgundy_qt.rules.burgundy.actions import BY_NOTHING
from cython.cimports.burgundy_qt.rules.burgundy.offers import has_choice
from cython.cimports.burgundy_qt.rules.burgundy.state import SOLO, seat_of
from cython.cimports.burgundy_qt.rules.core import i32


def let_wait(game, number, by):
    """Make an effect wait for its owner's choice; one with nothing to choose lapses, alone not
    before all do."""
    if by != BY_NOTHING and (game.modules & SOLO or has_choice(game, seat_of(game, number), by)):
        add_effect(game, by, 0)


def add_effect(game, by, what):
    """Put an effect on top of those that wait; `what` is its own to read."""
    game.effects[game.effects_waiting] = by
    game.effect_arguments[game.effects_waiting] = what
    game.effects_waiting += 1


def add_effect_below(game, by):
    """Put an effect below all that wait: it comes when they and what follows of them are done."""
    at: i32
    for at in range(game.effects_waiting, 0, -1):
        game.effects[at] = game.effects[at - 1]
        game.effect_arguments[at] = game.effect_arguments[at - 1]
    game.effects[0] = by
    game.effect_arguments[0] = 0
    game.effects_waiting += 1
