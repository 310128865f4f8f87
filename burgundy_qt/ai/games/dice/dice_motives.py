"""The motives of the Dice Game: what the marks of a round complete, earn, spend or open up.

Each function yields the facts of one kind; its docstring says exactly when they are true. A round
is a turn: the choices that the seat has made in it before count to both turns that are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from burgundy_qt.ai.analysis.motives import ConsideredTurn, GameMotives, Motive, motive
from burgundy_qt.rules.dice.catalogue import (
    NEIGHBOURS,
    VALUES,
    Cell,
    bonus_of,
    cells_of,
    region_points,
    regions_of,
)
from burgundy_qt.rules.dice.known_state import DiceState, SeatState
from burgundy_qt.rules.dice.sheets import (
    BONUSES,
    COLOUR_POINTS,
    COLOURS,
    PHASES,
)
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

Facts = Iterator[Motive]
WORTH: Mapping[str, float] = {"monk": 2.0, "silver": 1.8, "goods": 2.6, "worker": 1.6}
"""About how many points a bonus is worth to a player who can still use it."""
LAST_ROUNDS = 2
"""In so many last rounds of the game a bonus is worth little."""
NEAR = 2
"""Missing hexes from which on a colour is nearly complete."""
OF_NEXT = 0.4
"""The part of a region's points that it is worth to lack one hex of it."""
OF_GROWTH = 0.15
OF_COLOUR = 0.3
A_COLOUR = 0.8
"""Points: the worth of a colour that can be marked next."""
A_CASTLE = 0.6
A_SECOND_MARK = 1.5
A_START_COLOUR = 0.5
FIXED = 0.3
"""Points that it costs a pasture, for each hex that needs the same number."""


class Sheets:
    """The seat's sheet before and after a turn, with what both mean."""

    def __init__(self, turn: ConsideredTurn[DiceState]):
        self.turn, self.seat = turn, turn.seat
        self.here: SeatState = turn.before.seats[turn.seat]
        self.there: SeatState = turn.after.seats[turn.seat]
        self.state = turn.before
        self.letter = turn.before.letter
        self.cells: Mapping[str, Cell] = cells_of(self.letter)
        self.phase = turn.before.phase or PHASES[0]

    @cached_property
    def marked(self) -> list[str]:
        """The hexes that the turn marks."""
        return [cell for cell in self.there.cells if cell not in self.here.cells]

    @cached_property
    def is_late(self) -> bool:
        """Whether so few rounds are left that bonuses hardly count."""
        left = self.state.track - self.state.boxes[-1]
        return self.phase == PHASES[-1] and left <= LAST_ROUNDS

    @cached_property
    def earned(self) -> Mapping[str, int]:
        """How many bonuses of each kind the turn's regions bring, and a worker taken instead of a
        mark."""
        new = set(self.there.full_regions) - set(self.here.full_regions)
        brought = [bonus_of(self.letter, region[0]) for region in new]
        brought += ["worker" for action in self.turn.actions if action["type"] == "worker"]
        return {bonus: brought.count(bonus) for bonus in BONUSES}

    def missing(self, cells: Sequence[str], sheet: SeatState) -> list[str]:
        """Return the hexes of these that are not marked on a sheet."""
        return [cell for cell in cells if cell not in sheet.cells]

    def of_colour(self, colour: str) -> list[str]:
        """Return all hexes of a colour."""
        return [name for name, cell in self.cells.items() if cell.colour == colour]

    def reach(self, sheet: SeatState) -> set[str]:
        """Return the unmarked hexes beside marked ones."""
        beside = {other for cell in sheet.cells for other in NEIGHBOURS[cell]}
        return beside - sheet.cells.keys()

    def value(self, colour: str) -> int:
        """Return the points for the next to complete a colour; 0 if none are left."""
        value = self.state.open[colour]
        return 0 if value is None else COLOUR_POINTS[colour][VALUES.index(value)]

    def worth(self, bonus: str) -> float:
        """Return about how many points a bonus is worth now."""
        return WORTH[bonus] * (0.3 if self.is_late else 1.0)


# Points and bonuses


def completes(sheets: Sheets) -> Facts:
    """Yield a motive for each region whose last hex the turn marks: its `points` in this phase, and
    `later` in the next one (the same in the last phase)."""
    for region in regions_of(sheets.letter):
        if sheets.missing(region, sheets.there) or not sheets.missing(region, sheets.here):
            continue
        at = PHASES.index(sheets.phase)
        later = PHASES[min(at + 1, len(PHASES) - 1)]
        points = region_points(sheets.letter, region[0], sheets.phase)
        yield motive(
            "completes",
            sheets.seat,
            points,
            colour=sheets.cells[region[0]].colour,
            size=len(region),
            points=points,
            later=region_points(sheets.letter, region[0], later),
        )


def earns(sheets: Sheets) -> Facts:
    """Yield a motive for each kind of bonus of which the turn's regions, or a worker taken instead
    of a mark, bring some: how many."""
    for bonus, number in sheets.earned.items():
        if number:
            yield motive(
                "earns", sheets.seat, number * sheets.worth(bonus), bonus=bonus, number=number
            )


def spends(sheets: Sheets) -> Facts:
    """Yield a motive for each kind of bonus of which the turn crosses some out: how many, and how
    many are `left`."""
    for bonus in BONUSES:
        number = sheets.here.bonuses[bonus] + sheets.earned[bonus] - sheets.there.bonuses[bonus]
        if number > 0:
            yield motive(
                "spends",
                sheets.seat,
                -number * sheets.worth(bonus),
                bonus=bonus,
                number=number,
                left=sheets.there.bonuses[bonus],
            )


def completes_colour(sheets: Sheets) -> Facts:
    """Yield a motive for each colour whose last hex the turn marks, if its completion still brings
    `points`."""
    for colour in COLOURS:
        hexes = sheets.of_colour(colour)
        is_new = sheets.missing(hexes, sheets.here) and not sheets.missing(hexes, sheets.there)
        if is_new and sheets.value(colour):
            points = sheets.value(colour)
            yield motive("completes_colour", sheets.seat, points, colour=colour, points=points)


def beats(sheets: Sheets) -> Facts:
    """Yield a motive for each opponent who lacks one or two hexes of a colour, as far as everybody
    knows, and gets less for it because the turn completes the colour first: `left` hexes, `points`
    fewer."""
    for colour in COLOURS:
        hexes = sheets.of_colour(colour)
        if not sheets.missing(hexes, sheets.here) or sheets.missing(hexes, sheets.there):
            continue
        if sheets.state.open[colour] != VALUES[0] or sheets.state.is_alone:
            continue
        fewer = COLOUR_POINTS[colour][0] - COLOUR_POINTS[colour][1]
        for seat, other in enumerate(sheets.state.seats):
            left = len(sheets.missing(hexes, other.open or other))
            if seat != sheets.seat and 0 < left <= NEAR:
                yield motive("beats", seat, fewer / left, colour=colour, left=left, points=fewer)


# Regions and colours that grow


def grows(sheets: Sheets) -> Facts:
    """Yield a motive for each region of two or more that gets marks and stays incomplete.

    "one_short" if one hex is missing, with the `points` of this phase; else "extends": so many
    hexes are `marked` of its `size`."""
    for region in regions_of(sheets.letter):
        missing = sheets.missing(region, sheets.there)
        if not missing or len(missing) == len(sheets.missing(region, sheets.here)):
            continue
        colour, size = sheets.cells[region[0]].colour, len(region)
        points = region_points(sheets.letter, region[0], sheets.phase)
        if len(missing) == 1:
            yield motive(
                "one_short", sheets.seat, OF_NEXT * points, colour=colour, size=size, points=points
            )
        else:
            done = size - len(missing)
            weight = OF_GROWTH * points * done / size
            yield motive("extends", sheets.seat, weight, colour=colour, size=size, marked=done)


def nears_colour(sheets: Sheets) -> Facts:
    """Yield a motive for each colour with points left of which the turn marks a hex, so that one or
    two are `left`."""
    for colour in COLOURS:
        hexes = sheets.of_colour(colour)
        left = len(sheets.missing(hexes, sheets.there))
        if 0 < left <= NEAR and left < len(sheets.missing(hexes, sheets.here)):
            points = sheets.value(colour)
            if points:
                weight = OF_COLOUR * points / left
                yield motive(
                    "nears_colour", sheets.seat, weight, colour=colour, left=left, points=points
                )


def fixes(sheets: Sheets) -> Facts:
    """Yield a motive for each pasture that the turn begins and does not complete: all its `left`
    hexes need the same `number`."""
    for region in regions_of(sheets.letter):
        if sheets.cells[region[0]].colour != "pasture":
            continue
        left = len(sheets.missing(region, sheets.there))
        is_begun = len(sheets.missing(region, sheets.here)) == len(region) > left
        if is_begun and left:
            number = next(sheets.there.cells[cell] for cell in region if cell in sheets.there.cells)
            yield motive("fixes", sheets.seat, -FIXED * left, left=left, number=number)


# What can be marked next


def reaches(sheets: Sheets) -> Facts:
    """Yield "reaches" for each colour of which no hex was beside a marked one before the turn and
    one is after it, and "loses" for the reverse while hexes of the colour are left."""
    before = {sheets.cells[cell].colour for cell in sheets.reach(sheets.here)}
    after = {sheets.cells[cell].colour for cell in sheets.reach(sheets.there)}
    if not sheets.here.cells:
        return
    for colour in COLOURS:
        if colour in after and colour not in before:
            yield motive("reaches", sheets.seat, A_COLOUR, colour=colour)
        is_left = bool(sheets.missing(sheets.of_colour(colour), sheets.there))
        if is_left and colour in before and colour not in after:
            yield motive("loses", sheets.seat, -A_COLOUR, colour=colour)


def nears_castle(sheets: Sheets) -> Facts:
    """Yield a motive for each unmarked castle that is beside a marked hex only after the turn: its
    `bonus`."""
    for cell in sheets.reach(sheets.there) - sheets.reach(sheets.here):
        if sheets.cells[cell].colour == "castle" and sheets.here.cells:
            bonus = sheets.cells[cell].bonus or ""
            weight = A_CASTLE * (1.0 + sheets.worth(bonus) / 4)
            yield motive("nears_castle", sheets.seat, weight, bonus=bonus)


def marks_twice(sheets: Sheets) -> Facts:
    """Yield a motive if the seat marks two hexes in this round."""
    if len(sheets.there.chosen_cells) == 2 or (sheets.state.is_alone and len(sheets.marked) == 2):
        yield motive("marks_twice", sheets.seat, A_SECOND_MARK)


# The start castle


def start(sheets: Sheets) -> Facts:
    """Yield two motives for the start castle that the turn chooses: "start_bonus" with its `bonus`,
    and "start_colours" with how many colours are beside it."""
    castle = sheets.there.castle or started(sheets.turn)
    if castle is None or sheets.here.castle is not None or sheets.here.cells:
        return
    bonus = sheets.cells[castle].bonus or ""
    colours = {sheets.cells[cell].colour for cell in NEIGHBOURS[castle]}
    yield motive("start_bonus", sheets.seat, sheets.worth(bonus), bonus=bonus)
    yield motive("start_colours", sheets.seat, A_START_COLOUR * len(colours), number=len(colours))


def started(turn: ConsideredTurn[DiceState]) -> str | None:
    """Return the castle that the turn chooses."""
    return next((one["castle"] for one in turn.actions if one["type"] == "start"), None)


KINDS: Mapping[Callable[[Sheets], Facts], tuple[str, ...]] = {
    completes: ("completes",),
    earns: ("earns",),
    spends: ("spends",),
    completes_colour: ("completes_colour",),
    beats: ("beats",),
    grows: ("one_short", "extends"),
    nears_colour: ("nears_colour",),
    fixes: ("fixes",),
    reaches: ("reaches", "loses"),
    nears_castle: ("nears_castle",),
    marks_twice: ("marks_twice",),
    start: ("start_bonus", "start_colours"),
}
"""By predicate the kinds of its motives."""


class DiceMotives(GameMotives[DiceState]):
    """The motives of the Dice Game."""

    kinds = tuple(kind for kinds in KINDS.values() for kind in kinds)
    comparable = frozenset(("completes",))

    def known(self, game: Game, position: Position, seat: int) -> DiceState:
        """Return what a seat knows."""
        return DiceState.from_object(game.rules.state(position, game.request, seat))

    def consider(
        self, game: Game, position: Position, seat: int, codes: Sequence[int]
    ) -> ConsideredTurn[DiceState]:
        """Return the turn on a copy in which the secret choices of others are undone, so that
        nothing is revealed."""
        trial = position.copy()
        trial.determinize_for(seat, 0)
        before = self.known(game, trial, seat)
        played: list[int] = []
        for code in codes:
            if code not in trial.legal(seat):
                break
            trial.act_only(code, seat)
            played.append(code)
        state = cast(Any, game.rules.state(trial, game.request, seat))
        after = DiceState.from_object(state, before)
        return ConsideredTurn(game, seat, position, trial, tuple(played), (), before, after)

    def motives(self, turn: ConsideredTurn[DiceState]) -> Iterator[Motive]:
        """Yield all facts about a turn."""
        sheets = Sheets(turn)
        for predicate in KINDS:
            yield from predicate(sheets)

    def topic(self, one: Motive) -> Hashable:
        """Return its topic: the bonus that comes with the start castle is one fact."""
        return ("bonus", one["bonus"]) if one.kind in ("earns", "start_bonus") else one


ANSWER = DiceMotives()
