"""The state of a dice game: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_state():
    """A state of zeros."""
    return State()


def free_state(game):
    """Nothing to free in the plain run."""


def state_bytes():
    """Not asked for in the plain run."""
    return 0


def sheet_of(game, seat):
    """What a seat has written."""
    return game.sheets[seat]


def draft_of(game):
    """Room to try something on."""
    return game.draft


def choice_of(game, seat):
    """What a seat has decided in this round."""
    return game.choices[seat]


def forget_choice(choice):
    """Nothing is decided any more."""
    choice.made = 0
    choice.is_done = 0


def roll_of(game):
    """The dice of the round."""
    return game.roll


def given_roll(game):
    """A replay's dice for the next round."""
    return game.given


def copy_roll(into, other):
    """Make the dice `into` equal to `other`."""
    into.copy_from(other)


def nobody():
    """Where nothing is told of what is tried."""
    return


def copy_sheet(into, other):
    """Make the sheet `into` equal to `other`."""
    into.copy_from(other)


def points_on(sheet):
    """The points written on a sheet."""
    return sum(sheet.columns)


def boxes_of_a_track(game):
    """Boxes of a track: alone the last two stay empty."""
    return TRACK_ALONE if game.players == 1 else TRACK
