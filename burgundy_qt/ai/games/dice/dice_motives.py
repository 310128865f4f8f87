"""The motives of the Dice Game: what the marks of a round complete, earn, spend or open up.

Each function yields the facts of one kind; its docstring says exactly when they are true. A round
is a turn: the choices that the seat has made in it before count to both turns that are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, cast

from burgundy_qt.ai.analysis.motives import ConsideredTurn, GameMotives, Motive, Value, motive
from burgundy_qt.rules.dice.catalogue import (
    CASTLE,
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
    NUMBERS,
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
OF_STILL = 0.6
"""The part that it is worth to be able to complete in the next round what the other turn does."""
OF_GROWTH = 0.15
OF_COLOUR = 0.3
OF_RACE = 1.2
"""The points that an opponent loses weigh more: it may complete the colour in the same round."""
A_COLOUR = 0.8
"""Points: the worth of a colour that can be marked next."""
A_COLOUR_LOST = 0.3
"""A region of the colour is complete then, so it is worth less."""
A_CASTLE = 0.6
A_SECOND_MARK = 1.5
A_START_COLOUR = A_START_SPACE = 0.5
BY_DICE = 0.5
A_PAIR = 0.12
"""Points: the worth of one more pair of number and colour for which there is a space."""
FACES = frozenset(range(1, 7))
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
        at = PHASES.index(self.phase)
        is_full = turn.before.boxes[at] >= turn.before.track
        self.next_phase = PHASES[at] if not is_full else (*PHASES, None)[at + 1]
        """The phase of the next round; None after the last round of the game."""

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
    def full(self) -> list[tuple[str, ...]]:
        """The regions whose last hex the turn marks."""
        return [one for one in self.there.full_regions if one not in self.here.full_regions]

    @cached_property
    def when(self) -> str:
        """Whether the next round is in "this" phase or in the "next" one; "last" if all points that
        are left are those of the last phase."""
        if self.phase == PHASES[-1]:
            return "last"
        return "this" if self.next_phase == self.phase else "next"

    def earned(self, bonus: str) -> int:
        """Return how many bonuses of a kind the turn's regions bring, and a worker taken instead of
        a mark."""
        brought = [bonus_of(self.letter, region[0]) for region in self.full]
        brought += ["worker" for action in self.turn.actions if action["type"] == "worker"]
        return brought.count(bonus)

    def paid(self, bonus: str) -> int:
        """Return how many bonuses of a kind the turn crosses out."""
        return self.here.bonuses[bonus] + self.earned(bonus) - self.there.bonuses[bonus]

    def points(self, region: Sequence[str]) -> int:
        """Return the points of a region that is completed in the next round; 0 if there is none."""
        return region_points(self.letter, region[0], self.next_phase) if self.next_phase else 0

    def alike(
        self, regions: Iterable[tuple[str, ...]]
    ) -> Mapping[tuple[str, int], list[tuple[str, ...]]]:
        """Return regions by their colour and size."""
        found: dict[tuple[str, int], list[tuple[str, ...]]] = {}
        for region in regions:
            key = self.cells[region[0]].colour, len(region)
            found.setdefault(key, []).append(region)
        return found

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

    def pairs(self, sheet: SeatState) -> set[tuple[int, str]]:
        """Return the numbers and colours with which a sheet has a hex to mark without a bonus."""
        cells = sorted(self.reach(sheet))
        colours = [self.cells[cell].colour for cell in cells]
        return {
            (number, colour)
            for cell, colour in zip(cells, colours, strict=True)
            for number in self.numbers(sheet, cell)
        }

    def numbers(self, sheet: SeatState, cell: str) -> Iterable[int]:
        """Return the numbers that an unmarked hex takes: a castle those beside it, a town each one
        once, a pasture only its own."""
        colour, region = self.cells[cell].colour, self.cells[cell].region
        written = {number for other in region if (number := sheet.cells.get(other, 0))}
        if colour == CASTLE:
            return {sheet.cells.get(other, 0) for other in NEIGHBOURS[cell]} - {0}
        if colour == "town":
            return FACES - written
        if colour == "pasture":
            return written or FACES
        return NUMBERS[colour]

    def value(self, colour: str) -> int:
        """Return the points for the next to complete a colour; 0 if none are left."""
        value = self.state.open[colour]
        return 0 if value is None else COLOUR_POINTS[colour][VALUES.index(value)]

    def worth(self, bonus: str) -> float:
        """Return about how many points a bonus is worth now."""
        return WORTH[bonus] * (0.3 if self.is_late else 1.0)


# Points and bonuses


def completes(sheets: Sheets) -> Facts:
    """Yield a motive for the regions of a colour and a size whose last hexes the turn marks, unless
    "completes_colour" says it: how many they are, their `points` in this phase, and `later` in the
    next one (the same in the last phase)."""
    at = PHASES.index(sheets.phase)
    later = PHASES[min(at + 1, len(PHASES) - 1)]
    whole = completed_colours(sheets)
    for (colour, size), regions in sheets.alike(sheets.full).items():
        if colour in whole:
            continue
        points = len(regions) * region_points(sheets.letter, regions[0][0], sheets.phase)
        yield motive(
            "completes",
            sheets.seat,
            points,
            colour=colour,
            size=size,
            count=len(regions),
            points=points,
            later=len(regions) * region_points(sheets.letter, regions[0][0], later),
        )


def keeps(sheets: Sheets) -> Facts:
    """Yield a motive for each kind of bonus: the `number` that the seat has after the turn, the
    `change` of it, and how many the turn has `earned`. At the start there is none; at the end the
    bonuses left break ties."""
    if started(sheets.turn) is not None:
        return
    for bonus in BONUSES:
        number = sheets.there.bonuses[bonus]
        weight = number * sheets.worth(bonus)
        change = number - sheets.here.bonuses[bonus]
        amounts = {"number": number, "change": change, "earned": sheets.earned(bonus)}
        yield motive("keeps", sheets.seat, weight, bonus=bonus, **amounts)


def by_dice(sheets: Sheets) -> Facts:
    """Yield a motive if the turn marks one hex and crosses out neither a worker nor a monk: its
    `number` and `colour`. It explains a turn only if the other one pays to mark the same colour."""
    if len(sheets.marked) != 1 or sheets.paid("worker") or sheets.paid("monk"):
        return
    cell = sheets.marked[0]
    if sheets.there.cells[cell] and sheets.next_phase is not None:
        number, colour = sheets.there.cells[cell], sheets.cells[cell].colour
        yield motive("by_dice", sheets.seat, BY_DICE, number=number, colour=colour)


def completes_colour(sheets: Sheets) -> Facts:
    """Yield a motive for each colour whose last hex the turn marks, if its completion still brings
    `points`: with those of the regions that the turn completes in it (`region`), and how many they
    are."""
    for colour in completed_colours(sheets):
        regions = [one for one in sheets.full if sheets.cells[one[0]].colour == colour]
        points = sheets.value(colour)
        of_regions = sum(region_points(sheets.letter, one[0], sheets.phase) for one in regions)
        values = {"points": points, "region": of_regions, "count": len(regions)}
        yield motive("completes_colour", sheets.seat, points + of_regions, colour=colour, **values)


def completed_colours(sheets: Sheets) -> list[str]:
    """Return the colours whose last hex the turn marks, and that still bring points."""
    return [
        colour
        for colour in COLOURS
        for hexes in (sheets.of_colour(colour),)
        if sheets.missing(hexes, sheets.here) and not sheets.missing(hexes, sheets.there)
        if sheets.value(colour)
    ]


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
                weight = OF_RACE * fewer / left
                yield motive("beats", seat, weight, colour=colour, left=left, points=fewer)


# Regions and colours that grow


def grows(sheets: Sheets) -> Facts:
    """Yield a motive for the regions of two or more of a colour and a size that get marks and stay
    incomplete, unless this is the last round.

    "one_short" if each lacks one hex: how many they are, and their `points` in the next round,
    which is `when`: in "this" phase, in the "next", or the phase is the "last". "one_left" if this
    hex is also the last of a colour with points left: these are `whole`. Else "extends": so many
    hexes are `marked` of its `size`."""
    if sheets.next_phase is None:
        return
    short = list[tuple[str, ...]]()
    for region in regions_of(sheets.letter):
        missing = sheets.missing(region, sheets.there)
        if not missing or len(missing) == len(sheets.missing(region, sheets.here)):
            continue
        if len(missing) == 1:
            short.append(region)
            continue
        colour, size = sheets.cells[region[0]].colour, len(region)
        done = size - len(missing)
        weight = OF_GROWTH * sheets.points(region) * done / size
        yield motive("extends", sheets.seat, weight, colour=colour, size=size, marked=done)
    for (colour, size), regions in sheets.alike(short).items():
        count = len(regions)
        points = count * sheets.points(regions[0])
        values: dict[str, Value] = {"colour": colour, "points": points, "when": sheets.when}
        whole = sheets.value(colour)
        if is_last_of_colour(sheets, colour) and whole:
            weight = OF_NEXT * points + OF_COLOUR * whole
            yield motive("one_left", sheets.seat, weight, whole=whole, **values)
        else:
            weight = OF_NEXT * points
            yield motive("one_short", sheets.seat, weight, size=size, count=count, **values)


def can_close(sheets: Sheets) -> Facts:
    """Yield a motive for the regions of a colour and a size that lack one hex after the turn, if
    some number can be written into it: the `points` of one in the next round. It explains a turn
    only if the other one completes such a region."""
    reach = sheets.reach(sheets.there) if sheets.next_phase is not None else set()
    short = (
        region
        for region in regions_of(sheets.letter)
        for left in (sheets.missing(region, sheets.there),)
        if len(left) == 1
        if left[0] in reach and set(sheets.numbers(sheets.there, left[0]))
    )
    for (colour, size), regions in sheets.alike(short).items():
        points = sheets.points(regions[0])
        weight = OF_STILL * points
        yield motive("can_close", sheets.seat, weight, colour=colour, size=size, points=points)


def extends_more(one: Motive, other: Motive) -> bool:
    """Return whether a fact extends a region of the same colour and size as another one at least as
    far."""
    if (one["colour"], one.kind) != (other["colour"], other.kind) or one["size"] != other["size"]:
        return False
    return other.number("marked") >= one.number("marked")


def is_last_of_colour(sheets: Sheets, colour: str) -> bool:
    """Return whether one hex of a colour is missing after the turn, in a region that has others."""
    left = sheets.missing(sheets.of_colour(colour), sheets.there)
    return len(left) == 1 and len(sheets.cells[left[0]].region) > 1


def nears_colour(sheets: Sheets) -> Facts:
    """Yield a motive for each colour with points left of which the turn marks a hex, so that one or
    two of all its hexes (`size`) are `left`: unless "one_left" says it, or this is the last
    round."""
    for colour in COLOURS:
        hexes = sheets.of_colour(colour)
        left = len(sheets.missing(hexes, sheets.there))
        is_near = 0 < left <= NEAR and left < len(sheets.missing(hexes, sheets.here))
        points = sheets.value(colour)
        if is_near and points and sheets.next_phase and not has_one_left(sheets, colour):
            weight = OF_COLOUR * points / left
            values: dict[str, Value] = {"left": left, "points": points, "size": len(hexes)}
            yield motive("nears_colour", sheets.seat, weight, colour=colour, **values)


def has_one_left(sheets: Sheets, colour: str) -> bool:
    """Return whether a turn that marks a hex of a colour makes "one_left" of it true."""
    left = sheets.missing(sheets.of_colour(colour), sheets.there)
    marked = sheets.marked
    return is_last_of_colour(sheets, colour) and any(
        cell in marked for cell in sheets.cells[left[0]].region
    )


def fixes(sheets: Sheets) -> Facts:
    """Yield a motive for each pasture that the turn begins and does not complete: all its `left`
    hexes need the same `number`, unless this is the last round."""
    if sheets.next_phase is None:
        return
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
    """Yield "reaches" for each colour but castles of which no hex was beside a marked one before
    the turn and one is after it, with the most `points` and the `size` of a region that it reaches;
    "reaches_last" if this hex is the last of a colour with points left: these are `whole`. Yield
    "loses" for the reverse while hexes of the colour are left. In the last round there is
    none."""
    if not sheets.here.cells or sheets.next_phase is None:
        return
    reached = [sheets.reach(sheet) for sheet in (sheets.here, sheets.there)]
    before, after = ({sheets.cells[cell].colour for cell in cells} for cells in reached)
    for colour in COLOURS:
        if colour in after and colour not in before and colour != CASTLE:
            hexes = [cell for cell in reached[1] if sheets.cells[cell].colour == colour]
            region = max((sheets.cells[cell].region for cell in hexes), key=len)
            values = {"size": len(region), "points": sheets.points(region)}
            whole = sheets.value(colour)
            if whole and len(sheets.missing(sheets.of_colour(colour), sheets.there)) == 1:
                weight = A_COLOUR + OF_COLOUR * whole
                yield motive(
                    "reaches_last", sheets.seat, weight, colour=colour, whole=whole, **values
                )
            else:
                yield motive("reaches", sheets.seat, A_COLOUR, colour=colour, **values)
        is_left = bool(sheets.missing(sheets.of_colour(colour), sheets.there))
        if is_left and colour in before and colour not in after:
            yield motive("loses", sheets.seat, -A_COLOUR_LOST, colour=colour)


def fits(sheets: Sheets) -> Facts:
    """Yield a motive of each turn with rounds to come: the `number` of pairs of a number and a
    colour, of 36, with which the seat can mark a hex then without a bonus. So two turns are
    compared by it."""
    if sheets.here.cells and sheets.next_phase is not None:
        number = len(sheets.pairs(sheets.there))
        yield motive("fits", sheets.seat, A_PAIR * number, number=number)


def nears_castle(sheets: Sheets) -> Facts:
    """Yield a motive for each unmarked castle that is beside a marked hex only after the turn: its
    `bonus`. In the last round there is none."""
    for cell in sheets.reach(sheets.there) - sheets.reach(sheets.here):
        if sheets.cells[cell].colour == CASTLE and sheets.here.cells and sheets.next_phase:
            bonus = sheets.cells[cell].bonus or ""
            weight = A_CASTLE * (1.0 + sheets.worth(bonus) / 4)
            yield motive("nears_castle", sheets.seat, weight, bonus=bonus)


def marks_twice(sheets: Sheets) -> Facts:
    """Yield a motive if the seat marks two hexes in this round, and whether the turn earns (1) the
    silver that it pays for the second (`back`). "marks_in_region" if the turn marks both in one
    region and two or more are missing then: so many are `marked` of its `size`, and it brings
    `points` at most. In the last round there is none of this kind."""
    is_twice = len(sheets.there.chosen_cells) == 2
    if not is_twice and not (sheets.state.is_alone and len(sheets.marked) == 2):
        return
    region = sheets.cells[sheets.marked[0]].region if len(sheets.marked) == 2 else ()
    missing = len(sheets.missing(region, sheets.there))
    back = int(0 < sheets.paid("silver") <= sheets.earned("silver"))
    weight = A_SECOND_MARK if sheets.next_phase else 0.0  # only its points count then
    if sheets.next_phase and set(sheets.marked) <= set(region) and missing > 1:
        points, size = sheets.points(region), len(region)
        weight += OF_GROWTH * points * (size - missing) / size
        values = {"size": size, "marked": size - missing, "points": points}
        colour = sheets.cells[region[0]].colour
        yield motive("marks_in_region", sheets.seat, weight, colour=colour, **values)
    else:
        yield motive("marks_twice", sheets.seat, weight, back=back)


# The start castle


def start(sheets: Sheets) -> Facts:
    """Yield three motives for the start castle that the turn chooses: "start_bonus" with its
    `bonus`, and "start_spaces" and "start_colours" with how many hexes and colours are beside
    it."""
    castle = sheets.there.castle or started(sheets.turn)
    if castle is None or sheets.here.castle is not None or sheets.here.cells:
        return
    bonus = sheets.cells[castle].bonus or ""
    colours = {sheets.cells[cell].colour for cell in NEIGHBOURS[castle]}
    yield motive("start_bonus", sheets.seat, sheets.worth(bonus), bonus=bonus)
    spaces = len(NEIGHBOURS[castle])
    yield motive("start_spaces", sheets.seat, A_START_SPACE * spaces, number=spaces)
    yield motive("start_colours", sheets.seat, A_START_COLOUR * len(colours), number=len(colours))


def started(turn: ConsideredTurn[DiceState]) -> str | None:
    """Return the castle that the turn chooses."""
    return next((one["castle"] for one in turn.actions if one["type"] == "start"), None)


KINDS: Mapping[Callable[[Sheets], Facts], tuple[str, ...]] = {
    completes: ("completes",),
    keeps: ("keeps",),
    by_dice: ("by_dice",),
    completes_colour: ("completes_colour",),
    beats: ("beats",),
    grows: ("one_short", "one_left", "extends"),
    can_close: ("can_close",),
    nears_colour: ("nears_colour",),
    fixes: ("fixes",),
    reaches: ("reaches", "reaches_last", "loses"),
    fits: ("fits",),
    nears_castle: ("nears_castle",),
    marks_twice: ("marks_twice", "marks_in_region"),
    start: ("start_bonus", "start_spaces", "start_colours"),
}
"""By predicate the kinds of its motives."""


class DiceMotives(GameMotives[DiceState]):
    """The motives of the Dice Game."""

    kinds = tuple(kind for kinds in KINDS.values() for kind in kinds)
    vague = frozenset(("extends", "fits", "loses", "start_colours"))
    comparable = frozenset(("completes", "reaches", "nears_castle"))
    amounts: ClassVar[Mapping[str, frozenset[str]]] = {  # type: ignore[misc]
        "keeps": frozenset(("change", "earned"))
    }

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

    def is_said_of_other(self, one: Motive) -> bool:
        """Return whether a turn leaves a bonus alone: the other one earns or pays it."""
        return one.kind == "keeps" and not (one["change"] or one["earned"])

    def topic(self, one: Motive) -> Hashable:
        """Return what a motive is about: two marks in a region tell how far it is extended."""
        if one.kind in ("marks_in_region", "extends"):
            return one["colour"], one["size"]
        return one

    def is_surpassed(self, one: Motive, other: ConsideredTurn[DiceState]) -> bool:
        """Return whether a turn prepares or reaches what the other one marks or completes."""
        sheets = Sheets(other)
        marked = [sheets.cells[cell] for cell in sheets.marked]
        match one.kind:
            case "one_short" | "extends":
                if (one["colour"], one["size"]) in sheets.alike(sheets.full):
                    return True
                return one.kind == "extends" and any(
                    extends_more(one, each) for each in grows(sheets)
                )
            case "can_close":
                return (one["colour"], one["size"]) not in sheets.alike(sheets.full)
            case "nears_colour" | "one_left":
                left = len(sheets.missing(sheets.of_colour(one.word("colour")), sheets.there))
                return left < (one.number("left") if one.kind == "nears_colour" else 1)
            case "reaches" | "reaches_last":
                return one["colour"] in [cell.colour for cell in marked]
            case "nears_castle":
                return one["bonus"] in [cell.bonus for cell in marked]
            case "marks_twice" | "marks_in_region":
                return any(marks_twice(sheets))
            case "by_dice":
                is_paid = sheets.paid("worker") + sheets.paid("monk") > 0
                return not (is_paid and one["colour"] in [cell.colour for cell in marked])
        return False


ANSWER = DiceMotives()
