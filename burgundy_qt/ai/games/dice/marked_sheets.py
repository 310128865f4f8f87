"""The sheet of a seat before and after a turn of the Dice Game: what the turn marks, completes,
earns and pays on it, and which points and spaces are open after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from burgundy_qt.ai.analysis.motives import ConsideredTurn
from burgundy_qt.rules.dice.codec import (
    CASTLE,
    NEIGHBOURS,
    VALUES,
    Cell,
    bonus_of,
    cells_of,
    region_points,
)
from burgundy_qt.rules.dice.known_state import DiceState, SeatState
from burgundy_qt.rules.dice.sheets import COLOUR_POINTS, NUMBERS, PHASES

WORTH: Mapping[str, float] = {"monk": 1.7, "silver": 2.0, "goods": 3.0, "worker": 1.6}
"""About how many points a bonus is worth to a player who can still use it."""
LAST_ROUNDS = 2
"""In so many last rounds of the game a bonus is worth little."""
FOR_TIES = 0.02
"""The part of its worth that a bonus has in the last round: it only breaks ties."""
OF_LATER = 0.7
"""The part of the points of a region in the phase after the next round's that still comes."""
BOXES_A_ROUND = 4 / 3
ROUNDS_A_HEX = 2
"""How many rounds it takes to mark one certain hex, more or less."""
FACES = frozenset(range(1, 7))
A_COLOUR_ROLLED = 11 / 36
"""How often one of the two colour dice shows a colour."""


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
    def full(self) -> list[tuple[str, ...]]:
        """The regions whose last hex the turn marks."""
        return [one for one in self.there.full_regions if one not in self.here.full_regions]

    @cached_property
    def taken(self) -> set[int]:
        """The numbers that the only hex that the turn marks takes; none with more or no marks."""
        return set(self.numbers(self.here, self.marked[0])) if len(self.marked) == 1 else set()

    def is_free(self, cell: str) -> bool:
        """Return whether a number and a colour are rolled with which a hex can be marked."""
        if (dice := self.state.dice) is None:
            return False
        fitting = set(self.numbers(self.here, cell)) & {*dice.numbers}
        return bool(fitting) and self.cells[cell].colour in dice.colours

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
        brought = [self.bonus(region) for region in self.full]
        brought += [action["type"] for action in self.turn.actions if action["type"] == "worker"]
        return brought.count(bonus)

    def paid(self, bonus: str) -> int:
        """Return how many bonuses of a kind the turn crosses out."""
        return self.here.bonuses[bonus] + self.earned(bonus) - self.there.bonuses[bonus]

    def worth_won(self, regions: Sequence[Sequence[str]]) -> float:
        """Return about how many points the bonuses of completed regions are worth, beyond those of
        the same kinds that the turn crosses out."""
        counts = Counter(self.bonuses(regions))
        won = {one: min(n, self.earned(one) - self.paid(one)) for one, n in counts.items()}
        return sum(max(0, number) * self.worth(one) for one, number in won.items())

    def bonuses(self, regions: Iterable[Sequence[str]]) -> tuple[str, ...]:
        """Return the bonuses of regions, in alphabetical order."""
        return tuple(sorted(filter(None, map(self.bonus, regions))))

    def points(self, region: Sequence[str]) -> int:
        """Return the points of a region that is completed in the next round; 0 if there is none."""
        return region_points(self.letter, region[0], self.next_phase) if self.next_phase else 0

    def later(self, region: Sequence[str]) -> int:
        """Return the points of a region in the phase after that of the next round; 0 if there is
        none."""
        phases = (*PHASES, None, None)
        phase = phases[phases.index(self.next_phase) + 1]
        return region_points(self.letter, region[0], phase) if phase else 0

    def bonus(self, region: Sequence[str]) -> str:
        """Return the bonus of a region, or "" if it has none."""
        return bonus_of(self.letter, region[0]) or ""

    def reward(self, cell: str) -> float:
        """Return about how many points the last hex of a region is worth after the turn: those that
        it still scores, by the numbers that fit and the rounds left in the phase, and its bonus."""
        region, fitting = self.cells[cell].region, len(set(self.numbers(self.there, cell)))
        chance = A_COLOUR_ROLLED * (1 - (1 - fitting / 6) ** 2)
        at = PHASES.index(self.next_phase or PHASES[-1])
        rounds = (self.state.track - self.state.boxes[at]) / BOXES_A_ROUND
        in_time = 1 - (1 - chance) ** rounds
        points: float = in_time * self.points(region)
        points += (1 - in_time) * OF_LATER * self.later(region)
        return points + self.worth(self.bonus(region))

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
        is_late = self.state.track - self.state.boxes[-1] <= LAST_ROUNDS
        late = 0.3 if self.next_phase else FOR_TIES
        return WORTH.get(bonus, 0.0) * (late if is_late else 1.0)

    def rounds_left(self) -> int:
        """Return how many rounds the phase of the next one has at most."""
        if self.next_phase is None:
            return 0
        return self.state.track - self.state.boxes[PHASES.index(self.next_phase)]

    def in_time(self, missing: int) -> float:
        """Return about how likely so many hexes can still be marked before the end of the game."""
        rounds = self.rounds_left() / BOXES_A_ROUND
        return min(1.0, rounds / (ROUNDS_A_HEX * missing)) if self.when == "last" else 1.0

    def marks_left(self) -> int:
        """Return how many hexes the seat can mark in the phase of the next round: one in each
        round, and another one for each silver that it has or may get for its goods, but no more
        than two in a round. In some rounds two boxes are filled. Silver that regions bring is not
        counted."""
        bonuses, boxes = self.there.bonuses, self.rounds_left()
        rounds = round(boxes / BOXES_A_ROUND) if boxes > 1 else boxes
        return rounds + min(rounds, bonuses["silver"] + bonuses["goods"])

    def in_reach(self, region: Sequence[str]) -> tuple[int, int, str]:
        """Return the points of a region in the phase of the next round, in the one after it, and
        `when` that is; without enough marks left in the first of them, only the points in the
        second one, and 0 without that."""
        if len(self.missing(region, self.there)) > self.marks_left():
            return self.later(region), 0, "next"
        return self.points(region), self.later(region), self.when

    def castles(self) -> list[str]:
        """Return the bonuses of the unmarked castles that are beside a marked hex only after the
        turn."""
        opened = sorted(self.reach(self.there) - self.reach(self.here))
        found = [self.cells[cell] for cell in opened]
        return [cell.bonus or "" for cell in found if cell.colour == CASTLE]
