"""Where the rows of the Dice Game begin, and the state that features read them from: the plain twin
of the header beside this file, which is nearly all of it."""

from burgundy_qt.rules.dice.state import MARKING, TAKE_WORKER, WORKER, choice_of, draft_of, sheet_of
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def state_of(position):
    """Return the struct of the position."""
    return position.memory


def state_in(memory):
    """Return the struct in a position's memory."""
    return memory


def has_chosen(game, seat):
    """Return whether a seat has chosen a secret mark."""
    return game.stage == MARKING and choice_of(game, seat).made != 0


def own_sheet(game, seat):
    """Return a seat's sheet with its secret choices."""
    if not has_chosen(game, seat):
        return sheet_of(game, seat)
    # compiled, `legal` shows it to Cython only, and this file is read there for its rows
    from burgundy_qt.rules.dice.marks import try_choices

    try_choices(game, seat)
    draft_of(game).left[WORKER] += choice_of(game, seat).actions[0] == TAKE_WORKER
    return draft_of(game)


def same_sheet(game, other, seat):
    """Return 0: nothing is known to be equal here, which only takes longer."""
    return 0
