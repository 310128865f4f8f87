"""The state of a dice game, the numbers of its journal, and actions as ints: the plain twin of
the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.plain import Record, names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def new_state() -> Record:
    """Return a state of zeros."""
    return State()


def free_state(game: Record) -> None:
    """Do nothing: the plain run has nothing to free."""


def state_bytes() -> int:
    """Do not call it in the plain run."""
    return 0


def sheet_of(game: Record, seat: int) -> Record:
    """Return the sheet of a seat."""
    return game.sheets[seat]


def draft_of(game: Record) -> Record:
    """Return the scratch sheet for trials."""
    return game.draft


def choice_of(game: Record, seat: int) -> Record:
    """Return the decisions of a seat in this round."""
    return game.choices[seat]


def forget_choice(choice: Record) -> None:
    """Clear the decisions."""
    choice.made = 0
    choice.is_done = 0


def roll_of(game: Record) -> Record:
    """Return the dice of the round."""
    return game.roll


def given_roll(game: Record) -> Record:
    """Return a replay's dice for the next round."""
    return game.given


def copy_roll(into: Record, other: Record) -> None:
    """Make the dice `into` equal to `other`."""
    into.copy_from(other)


def nobody() -> None:
    """Return no journal: trials are not recorded."""
    return


def copy_sheet(into: Record, other: Record) -> None:
    """Make the sheet `into` equal to `other`."""
    into.copy_from(other)


def points_on(sheet: Record) -> int:
    """Return the points written on a sheet."""
    return sum(sheet.columns)


def boxes_of_a_track(game: Record) -> int:
    """Return the boxes of a track: in a solo game the last two stay empty."""
    return TRACK_ALONE if game.players == 1 else TRACK


def packed(cell: int, number: int) -> int:
    """Return a mark: the number for a cell; 0 for the cross of a start castle."""
    return cell * 8 + number


def cell_of(action: int) -> int:
    """Return the cell of a mark or start castle."""
    return action >> 3


def number_of(action: int) -> int:
    """Return the number of a mark."""
    return action & 7


def is_mark(action: int) -> bool:
    """Return whether it marks a hex."""
    return action < TAKE_WORKER
