"""What the card says about all that a sheet prints beside its duchy."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.components.sheets import (
    COLOUR_POINTS,
    PHASES,
    REGION_POINTS,
    VERDICTS,
)
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.games.dice.grounds.ladder import VERDICT_NAMES
from burgundy_qt.widgets.games.dice.words.names import bonus_name, kinds_name
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.scene.explanation import Explanation
from burgundy_qt.widgets.words.wording import capital, listed
from burgundy_qt.widgets.words.wording import points as points_counted

BONUSES = {
    "monk": later("Dice table", "A colour die counts as any other colour, for one mark."),
    "worker": later("Dice table", "A number die counts as any other number, for one mark."),
    "silver": later(
        "Dice table", "A second mark in a round, with another pair of dice that are not changed."
    ),
    "goods": later(
        "Dice table",
        "All are sold on two hourglasses, by themselves: each for 2 points and 1 silver.",
    ),
}
ONE_A_ROUND = later("Dice table", "In a round one bonus can be used, never two.")


def _name(spot: Spot, names: list[str]) -> str:
    return names[int(spot.owner or 0)]


def bonus(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """How many of a bonus a seat has left."""
    return _bonus(str(spot.at), spot, state, names)


def circle(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """A circle of a row."""
    row, _, at = str(spot.at).partition(".")
    return _bonus(at if row == printed.CASTLE else row, spot, state, names)


def _bonus(kind: str, spot: Spot, state: DiceState, names: list[str]) -> Explanation:
    seat = state.seats[int(spot.owner or 0)]
    rows = (
        (tr("Dice table", "Left"), str(seat.bonuses[kind])),
        (tr("Dice table", "Used so far"), str(seat.used(kind))),
    )
    ruling = "" if kind == "goods" else tr("Dice table", ONE_A_ROUND)
    title, words = capital(bonus_name(kind)), tr("Dice table", BONUSES[kind])
    return Explanation(Face("token", kind), title, _name(spot, names), words, rows, ruling)


FIRST = later("Dice table", "For all who first mark the last of their {spaces}, in the same round.")
SECOND = later("Dice table", "For those who mark the last of their {spaces} in a later round.")
ALONE_FIRST = later("Dice table", "For the last of all {spaces}, marked in phase I or II.")
ALONE_SECOND = later("Dice table", "For the last of all {spaces}, marked in phase III.")


def value(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """One of the two values of a colour."""
    colour, _, which = str(spot.at).partition(".")
    at = VALUES.index(which)
    sentences = (ALONE_FIRST, ALONE_SECOND) if state.is_alone else (FIRST, SECOND)
    words = tr("Dice table", sentences[at], spaces=kinds_name(colour))
    points = points_counted(COLOUR_POINTS[colour][at])
    title = tr("Dice table", "All {spaces}: {points}", spaces=kinds_name(colour), points=points)
    got = [
        name
        for seat, name in zip(state.seats, names, strict=False)
        if seat.colours.get(colour) == which
    ]
    rows = ((tr("Dice table", "Got by"), listed(got)),) if got else ()
    marked = _marked(state, int(spot.owner or 0), colour)
    return Explanation(Face("worth", f"{colour}-{which}"), title, marked, words, rows)


def _marked(state: DiceState, number: int, colour: str) -> str:
    seat = state.seats[number]
    cells = [
        cell for cell, drawn in printed.cells_of(seat.letter).items() if drawn.colour == colour
    ]
    words = later("Dice table", "{marked} of {cells} marked")
    marked = sum(cell in seat.cells for cell in cells)
    return tr("Dice table", words, marked=marked, cells=len(cells))


BY_HOURGLASS = later(
    "Dice table",
    "Each round crosses as many boxes as hourglasses were rolled. When all are, the phase is over.",
)
BY_ROUND = later("Dice table", "Each round crosses a box. When all are, the phase is over.")


def box(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """A box of a track of time."""
    return _track(str(spot.at).partition(".")[0], state)


def phase(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """The label of a track."""
    return _track(str(spot.at), state)


def _track(name: str, state: DiceState) -> Explanation:
    crossed = state.boxes[PHASES.index(name)]
    words = later("Dice table", "{crossed} of {boxes} boxes crossed")
    aside = tr("Dice table", words, crossed=crossed, boxes=state.track)
    sentence = tr("Dice table", BY_ROUND if state.is_alone else BY_HOURGLASS)
    return Explanation(None, tr("Dice table", "Phase {phase}", phase=name), aside, sentence)


def points_row(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """What regions of a size bring."""
    size = int(spot.at or 1)
    rows = tuple(
        (tr("Dice table", "Full in phase {phase}", phase=name), f"+{points}")
        for name, points in zip(PHASES, REGION_POINTS[size - 1], strict=True)
    )
    return Explanation(
        None,
        tr("Dice table", "A region of {size}", size=size),
        "",
        tr("Dice table", "Its points are written at once when its last space is marked."),
        rows,
        tr("Dice table", "A pasture's points count twice."),
    )


def points(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """The points of a seat, by phase."""
    seat = state.seats[int(spot.owner or 0)]
    rows = tuple(
        (tr("Dice table", "Phase {phase}", phase=name), str(written))
        for name, written in zip(PHASES, seat.columns, strict=True)
    )
    words = tr("Dice table", "Written by the phase in which they were made.")
    title = capital(points_counted(seat.points))
    return Explanation(Face("piece", "points"), title, _name(spot, names), words, rows)


def duchy(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """How much of a duchy is marked."""
    seat = state.seats[int(spot.owner or 0)]
    title = tr("Dice table", "Duchy {letter}", letter=seat.letter)
    words = tr("Dice table", "All play on the same sheet.")
    rows = (
        (tr("Dice table", "Spaces marked"), f"{len(seat.cells)}/{len(printed.CELLS)}"),
        (
            tr("Dice table", "Regions full"),
            f"{len(seat.full_regions)}/{len(printed.regions_of(seat.letter))}",
        ),
    )
    return Explanation(None, title, _name(spot, names), words, rows)


def state(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """Whether a seat still writes."""
    writes = int(spot.owner or 0) in state.asked.waiting
    title = tr("Dice table", "Writes") if writes else tr("Dice table", "Is ready")
    words = tr("Dice table", "What is written in a round is shown when all are ready.")
    return Explanation(None, title, _name(spot, names), words)


def goal(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """What the points of a game alone are called."""
    rows = tuple(
        (tr("Dice table", VERDICT_NAMES[name]), str(least)) for least, name in reversed(VERDICTS)
    )
    words = tr("Dice table", "Alone you play for points. From so many on they are called:")
    return Explanation(None, tr("Dice table", "The goal"), "", words, rows)
