"""The twelve region boards: ten hexes each, in columns of three, four and three, flat sides up.

Kinds, shape and the number of hexes of each colour are told by two sources; where each hex lies
rests on one (docs/rules.md).
"""

KINDS = ("A", "B", "C")
PLACES = ("L1", "L2", "L3", "M1", "M2", "M3", "M4", "R1", "R2", "R3")
"""The places of a board: columns left, middle, right, from the top, as printed."""

BOARDS = {
    "A1": """
        inn agriculture monastery
        quarry village town castle
        agriculture village cart
    """,
    "A2": """
        monastery agriculture village
        quarry castle village cart
        inn agriculture town
    """,
    "A3": """
        agriculture monastery quarry
        cart castle village village
        inn town agriculture
    """,
    "A4": """
        quarry monastery agriculture
        agriculture inn castle village
        town cart village
    """,
    "B1": """
        agriculture quarry castle
        agriculture quarry cart village
        village town monastery
    """,
    "B2": """
        quarry quarry monastery
        village town castle village
        agriculture agriculture cart
    """,
    "B3": """
        quarry monastery village
        quarry town agriculture castle
        cart village agriculture
    """,
    "B4": """
        monastery castle quarry
        village agriculture quarry village
        agriculture town cart
    """,
    "C1": """
        agriculture cart quarry
        town monastery cart village
        monastery inn castle
    """,
    "C2": """
        monastery monastery agriculture
        castle inn cart cart
        quarry village town
    """,
    "C3": """
        quarry agriculture town
        cart castle inn village
        cart monastery monastery
    """,
    "C4": """
        inn castle quarry
        monastery monastery cart cart
        agriculture town village
    """,
}
"""By name the colours of the hexes, column by column from the left, each from the top."""


def hexes(board: str) -> list[str]:
    """The colours of a board's hexes in the order of PLACES."""
    return BOARDS[board].split()


def of_kind(kind: str) -> list[str]:
    """The four boards of a kind."""
    return [board for board in BOARDS if board[0] == kind]
