"""How a duchy is arranged: three boards side by side, turned and shifted, and the start castle; and
the text by which the set-up hands on what is not settled yet."""

from __future__ import annotations

from typing import NamedTuple

from burgundy_qt.rules.tuscany.components.layouts import STEPS
from burgundy_qt.rules.tuscany.known_seat import Duchy

TURNED = "*"


class Arrangement(NamedTuple):
    """A duchy and the castle space that its start castle stands on, None where none is chosen."""

    duchy: Duchy
    castle: str | None = None


def written(arrangement: Arrangement) -> str:
    """An arrangement as one line: "B1,A3*,C2 down,up C.M4"."""
    duchy, castle = arrangement
    boards = (
        board + TURNED * turned for board, turned in zip(duchy.boards, duchy.turned, strict=True)
    )
    return f"{','.join(boards)} {','.join(duchy.steps)} {castle or '-'}"


def read(text: str) -> Arrangement:
    """What `written` wrote."""
    told, steps, castle = text.split(" ")
    boards = told.split(",")
    duchy = Duchy(
        tuple(board.removesuffix(TURNED) for board in boards),
        tuple(board.endswith(TURNED) for board in boards),
        tuple(STEPS[STEPS.index(step)] for step in steps.split(",")),
    )
    return Arrangement(duchy, None if castle == "-" else castle)


def moved(duchy: Duchy, kind: str, by: int) -> Duchy:
    """The board of a kind exchanged with its neighbour, -1 the left one, 1 the right one; the steps
    stay where they are. The duchy itself where there is none."""
    at = place_of(duchy, kind)
    to = at + by
    if not 0 <= to < len(duchy.boards):
        return duchy
    boards, turned = list(duchy.boards), list(duchy.turned)
    boards[at], boards[to] = boards[to], boards[at]
    turned[at], turned[to] = turned[to], turned[at]
    return Duchy(tuple(boards), tuple(turned), duchy.steps)


def turned_over(duchy: Duchy, kind: str) -> Duchy:
    """The board of a kind turned by half a turn."""
    at = place_of(duchy, kind)
    turned = tuple(is_so != (here == at) for here, is_so in enumerate(duchy.turned))
    return duchy._replace(turned=turned)


def stepped(duchy: Duchy, kind: str) -> Duchy:
    """The board of a kind the other half of a hex from its left neighbour; the first has none."""
    at = place_of(duchy, kind) - 1
    if at < 0:
        return duchy
    other = STEPS[1 - STEPS.index(duchy.steps[at])]
    return duchy._replace(steps=(*duchy.steps[:at], other, *duchy.steps[at + 1 :]))


def place_of(duchy: Duchy, kind: str) -> int:
    """Which of the boards is the one of a kind: "A", "B" or "C"."""
    return next(at for at, board in enumerate(duchy.boards) if board.startswith(kind))


def as_the_rules_have_it(duchy: Duchy) -> Duchy:
    """The same duchy with board A unturned: where it is turned, all of it is turned by half a turn.
    The steps keep their words in the other order: what went down to the right still does."""
    if not duchy.turned[place_of(duchy, "A")]:
        return duchy
    turned = tuple(not is_so for is_so in reversed(duchy.turned))
    return Duchy(tuple(reversed(duchy.boards)), turned, tuple(reversed(duchy.steps)))
