"""The sprites of Carcassonne's pieces, in the colours of their seats."""

from __future__ import annotations

from burgundy_qt.widgets.theme.seat_colours import SeatStyles

FOLDER = "carcassonne"
FOLLOWERS = "knight", "thief", "monk", "farmer"
OUT, DONE = "out", "done"


def follower_art(role: str, seat: int, seating: SeatStyles, far: bool = False) -> str:
    """A follower by what it does; seen from afar a disc, a farmer's lies flat."""
    name = role
    if far:
        name = "disc-lying" if role == "farmer" else "disc"
    return f"{FOLDER}/followers/{name}-{seating.colours[seat]}"


def bust_art(whose: str, seating: SeatStyles, theme: str) -> str:
    """A follower in the hand of a seat, or the place of one that is out."""
    if whose == OUT:
        return f"{FOLDER}/pieces/in-hand-out-{theme}"
    return f"{FOLDER}/followers/in-hand-{seating.colours[int(whose)]}"


def castle_art(whose: str, seating: SeatStyles) -> str:
    """A castle with the pennant of its lord, or one that has scored."""
    return f"{FOLDER}/pieces/castle-{whose if whose == DONE else seating.colours[int(whose)]}"


def bridge_art(axis: str) -> str:
    """A bridge that runs so."""
    return f"{FOLDER}/pieces/bridge-{axis}"


def sign_art(name: str) -> str:
    """A sign in one colour: of a feature, a piece, the bazaar, turning."""
    return f"{FOLDER}/signs/{name}"
