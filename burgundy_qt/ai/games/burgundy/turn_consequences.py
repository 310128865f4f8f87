"""A turn of Burgundy as its motives see it: the positions before and after it, and what follows
from them by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from burgundy_qt.ai.analysis.motives import ConsideredTurn, Motive, Value, motive
from burgundy_qt.rules.burgundy import components, known_places
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.catalogue import CELL_NAME, CELL_NUMBER, TILE_NUMBER
from burgundy_qt.rules.burgundy.codec import events as events_of
from burgundy_qt.rules.burgundy.components import COMPONENTS, PHASES
from burgundy_qt.rules.burgundy.known_places import ROUNDS, cells_of, colour_of
from burgundy_qt.rules.burgundy.known_seat import SeatState
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.potential import (
    ColourLeft,
    OpenRegion,
    Outlook,
    final_scoring_now,
    scoring_potential,
)
from burgundy_qt.rules.burgundy.protocol import Action, Event, Sell, points_in

REGION_POINTS: Sequence[int] = COMPONENTS["region_points"]
"""The points of a region by its size."""
ABOUT_STARTS = "start-spaces", "start-numbers", "start-colours", "start-small"
ANY_COLOUR, INN = "black", "inn"
"""Tiles: one that may be placed on a space of any colour, like the black ones of the solo game; and
the one with which a region counts as one larger."""

OF_KNOWLEDGE: Mapping[int, float] = {
    number: worth
    for worth, numbers in {
        4.0: (7, 8, 12, 14),
        2.5: (5, 6, 9, 10, 13),
        2.0: (2, 3, 4, 11, 28),
        1.0: (1, 27),
    }.items()
    for number in numbers
}
"""What the lasting effect of a knowledge tile is worth in a whole game."""
COUNTED_AT_THE_END = 5.0
"""The same for a tile that counts at the end, besides what it counts already."""


@dataclass(frozen=True)
class Moment:
    """A position of the turn, with everything that follows from it by the rules."""

    position: BurgundyPosition
    state: BurgundyState

    @cached_property
    def outlook(self) -> list[Outlook]:
        """What each seat may still score; nothing when the game is over."""
        nothing = Outlook(end=[], regions=[], colours=[])
        return scoring_potential(self.position) or [nothing] * len(self.state.seats)

    @cached_property
    def at_the_end(self) -> Mapping[tuple[int, str], int]:
        """The points of a final scoring now, by seat and reason; none after it."""
        scored = [] if self.position.is_over() else final_scoring_now(self.position)
        return {(one["seat"], one["for"]): one["points"] for one in scored}

    def spaces(self, seat: int, tile: str) -> list[str]:
        """Return the spaces of a seat on which a tile may be placed, whatever their number."""
        found = self.position.spaces_for(seat, TILE_NUMBER[tile])
        return [CELL_NAME[cell] for cell in found]

    def brings(self, seat: int, tile: str, cell: str) -> dict[str, int]:
        """Return the points that placing a tile now would bring at once, by reason."""
        trial = self.position.copy()
        trial.start_journal()
        trial.drain_journal()
        trial.place_now(seat, TILE_NUMBER[tile], CELL_NUMBER[cell])
        found: dict[str, int] = {}
        for event in events_of(trial):
            if points := points_in(event):
                reason = event["for"] if event["event"] == "points" else event["event"]
                found[reason] = found.get(reason, 0) + points
        return found

    def counts(self, seat: int, tile: str) -> int:
        """Return the points that a knowledge tile would count at the end if the seat had placed it
        now; 0 if it has no space in reach."""
        for cell in self.spaces(seat, tile)[:1]:
            trial = self.position.copy()
            trial.start_journal()
            trial.drain_journal()
            trial.place_now(seat, TILE_NUMBER[tile], CELL_NUMBER[cell])
            home, scored = self.state.home(seat), final_scoring_now(trial)
            return sum(one["points"] for one in scored if (one["seat"], one["for"]) == (home, tile))
        return 0

    def stored(self, seat: int) -> list[str]:
        """Return the tiles in the storage of a seat, in a team also in the shared one."""
        own, owner = self.state.seats[seat], self.state.owner(seat)
        return [*own.storage.pieces, *owner.shared.pieces]

    def on_board(self) -> list[str]:
        """Return the tiles of all depots."""
        numbered = [tile for depot in self.state.depots.values() for tile in depot.pieces]
        return [*numbered, *self.state.black.pieces]


@dataclass(frozen=True)
class PlacedTile:
    """A tile that the turn has placed, and what this brought at once."""

    tile: str
    cell: str
    events: Sequence[Event]

    def points(self, reason: str) -> int:
        """Return its points for a reason."""
        return sum(
            event["points"]
            for event in self.events
            if event["event"] == "points" and event["for"] == reason
        )


class TurnConsequences:
    """A turn as the motives see it: up to, and without, its end."""

    def __init__(self, turn: ConsideredTurn[BurgundyState]):
        position, done = turn.position, turn.reached
        assert isinstance(position, BurgundyPosition) and isinstance(done, BurgundyPosition)
        self.seat, state = turn.seat, turn.before
        self.events: list[Event] = []
        self.states: list[BurgundyState] = []
        """The state before each event."""
        self.ending: Sequence[Event] = ()
        """What follows the end of the turn: at the end of a phase a shield places a tile."""
        for at, event in enumerate(turn.events):
            if event["event"] == "action" and event["action"]["type"] == "end":
                self.ending = turn.events[at:]
                break
            self.events.append(event)
            self.states.append(state)
            state = state.after(event)
        self.before, self.after = Moment(position, turn.before), Moment(done, state)
        self.edition, self.is_alone = state.edition, state.is_alone
        self.phase, self.round = str(state.phase), state.round or 0
        self.rivals = position.opponents(turn.seat)

    def own(self, moment: Moment) -> SeatState:
        """Return what is known of the owner of what the seat has."""
        return moment.state.owner(self.seat)

    @cached_property
    def actions(self) -> list[Action]:
        """The actions of the turn, in order."""
        return [event["action"] for event in self.events if event["event"] == "action"]

    @cached_property
    def placed(self) -> list[PlacedTile]:
        """The tiles that were placed, by shields also at the end of the phase."""
        found = []
        events = [*self.events, *self.ending]
        for at, event in enumerate(events):
            if event["event"] == "action" and event["action"]["type"] == "place":
                rest = events[at + 1 :]
                ends = (n for n, one in enumerate(rest) if one["event"] == "action")
                brought = rest[: next(ends, len(rest))]
                found.append(PlacedTile(event["action"]["tile"], event["action"]["cell"], brought))
        return found

    @cached_property
    def taken(self) -> list[str]:
        """The tiles that the turn has stored and not placed, of equal ones each."""
        placed = Counter(one.tile for one in self.placed)
        kept = Counter(self.before.stored(self.seat)) - placed
        return list((Counter(self.after.stored(self.seat)) - kept).elements())

    @property
    def is_last(self) -> bool:
        """Whether the seat has no turn after this one."""
        return self.phase == PHASES[-1] and self.round == ROUNDS

    @property
    def phases_left(self) -> int:
        """How many phases end from now on."""
        return len(PHASES) - PHASES.index(self.phase)

    @property
    def share_left(self) -> float:
        """How much of the game is left, 0..1."""
        return (self.phases_left - self.round / ROUNDS) / len(PHASES)

    def next_phase(self) -> str:
        """Return the phase of the seat's next turn."""
        return PHASES[PHASES.index(self.phase) + (self.round == ROUNDS)]

    def worth_of_knowledge(self, number: int) -> float:
        """Return about how many points the effect of a knowledge tile may still bring."""
        return 0.6 * OF_KNOWLEDGE.get(number, COUNTED_AT_THE_END) * self.share_left

    def has_space_left(self, tile: str) -> bool:
        """Return whether the estate has an empty space of the tile's colour after the turn."""
        one = self.colours(self.after, self.seat).get(colour_of(tile))
        return one is None or left_of(one) > 0

    def colour(self, cell: str) -> str:
        """Return the colour of a space of the seat."""
        return cells_of(self.edition, str(self.own(self.after).estate))[cell].colour

    def size(self, cell: str) -> int:
        """Return the number of spaces of a region of the seat."""
        estate = str(self.own(self.after).estate)
        return len(known_places.region_of(self.edition, estate, cell))

    def says(self, kind: str, weight: float, **values: Value) -> Motive:
        """Return a fact about the seat."""
        return motive(kind, self.seat, weight, **values)

    def tells(self, kind: str, weight: float, tile: str, **values: Value) -> Motive:
        """Return a fact about a tile of the seat; numbered ones have effects by their edition."""
        if colour_of(tile) == "monastery":
            values["edition"] = self.edition
        return motive(kind, self.seat, weight, tile=tile, **values)

    def regions(self, moment: Moment, seat: int) -> list[OpenRegion]:
        """Return the regions of a seat that are not complete."""
        return moment.outlook[seat]["regions"]

    def colours(self, moment: Moment, seat: int) -> dict[str, ColourLeft]:
        """Return how much of each colour a seat has."""
        return {one["colour"]: one for one in moment.outlook[seat]["colours"]}

    def reached(self, moment: Moment) -> set[str]:
        """Return the empty spaces of the seat beside covered ones, where a tile may be placed."""
        return set(moment.spaces(self.seat, ANY_COLOUR))

    def ready_regions(
        self, moment: Moment, of_team: bool = False
    ) -> Iterator[tuple[int, str, int, str]]:
        """Yield for each stored tile the best region that it completes: the points for its size,
        its colour, its size, and the tile. With an inn a region counts as one larger. `of_team`
        adds the tiles that a partner has stored."""
        home, state = moment.state.home(self.seat), moment.state
        team = [seat for seat in range(len(state.seats)) if of_team and state.home(seat) == home]
        stored = {tile for seat in (self.seat, *team) for tile in moment.stored(seat)}
        for tile in sorted(stored):
            spaces = moment.spaces(self.seat, tile)
            fitting = []
            for one in self.regions(moment, self.seat):
                (cell, *more), points = left_in(one), one["points"]
                if not more and cell in spaces:
                    if tile == INN:
                        points = moment.brings(self.seat, tile, cell)["region"]
                    fitting.append((points, one["colour"], len(one["cells"]), tile))
            yield from sorted(fitting)[-1:]

    def best_space(self, tile: str) -> list[str]:
        """Return the last space of the best region that a stored tile completes after the turn; all
        its spaces if it completes none."""
        spaces = self.after.spaces(self.seat, tile)
        found = (
            (one["points"], left_in(one))
            for one in self.regions(self.after, self.seat)
            if len(left_in(one)) == 1 and left_in(one)[0] in spaces
        )
        return max(found, default=(0, spaces))[1]

    def sales(self) -> Iterator[tuple[Sell, int, int]]:
        """Yield each sale of the turn with how many goods it sells, and their points."""
        for at, event in enumerate(self.events):
            if event["event"] == "action" and event["action"]["type"] == "sell":
                held = dict(self.states[at].owner(self.seat).goods.pieces)
                rest = self.events[at + 1 :]
                points = next((points_in(one) for one in rest if points_in(one)), 0)
                yield event["action"], held[event["action"]["good"]], points

    def points_of_shields(self, moment: Moment) -> int:
        """Return what the shields of the seat count at the end."""
        home = moment.state.home(self.seat)
        return sum(
            points
            for (seat, reason), points in moment.at_the_end.items()
            if seat == home and reason.startswith("shield:")
        )

    def kinds_too_many(self) -> int:
        """Return how many kinds of goods the seat has in stock after the turn, if none of the goods
        in the depots may be added to them; 0 if some may, or there are none."""
        has_goods = any(trough.pieces for trough in self.after.state.troughs.values())
        kinds = len(self.own(self.after).goods.pieces)
        return kinds if has_goods and not self.most_to_load() else 0

    def most_to_load(self) -> int:
        """Return the most goods that the seat could load from one depot, after the turn."""
        state = self.after.state
        held = {good for good, _ in self.own(self.after).goods.pieces}
        room = known_places.goods_types(len(state.seats)) - len(held)
        found = [0]
        for trough in state.troughs.values():
            counts = Counter(trough.pieces)
            new = sorted((n for good, n in counts.items() if good not in held), reverse=True)
            known = sum(count for good, count in counts.items() if good in held)
            found.append(known + sum(new[:room]))
        return max(found)


def beside(cell: str) -> list[str]:
    """Return the spaces of one seat's estate beside a space of it; none on the boards of teams and
    of the solo game, which have another shape."""
    if CELL_NUMBER[cell] >= len(components.NAMES):
        return []
    return [CELL_NAME[other] for other in components.neighbours(CELL_NUMBER[cell])]


def starts(turn: ConsideredTurn[BurgundyState]) -> Iterator[Motive]:
    """The turn chooses a start castle on the estate of one board: how many spaces are beside it,
    with how many different numbers and colours, and how many regions of one space."""
    for action in turn.actions:
        if action["type"] == "start":
            edition, estate, castle = turn.before.edition, action["estate"], action["castle"]
            around = {cell: cells_of(edition, estate)[cell] for cell in beside(castle)}
            regions = (known_places.region_of(edition, estate, cell) for cell in around)
            counts = (
                len(around),
                len({cell.number for cell in around.values()}),
                len({cell.colour for cell in around.values()}),
                sum(len(one) == 1 for one in regions),
            )
            for kind, number in zip(ABOUT_STARTS, counts, strict=True):
                if number:
                    yield motive(kind, turn.seat, 0.5 * number, number=number)


def counted(points: int, size: int) -> dict[str, Value]:
    """Return the size as which a region of a size counts with these points for it, if that is
    another one: an inn and shield 17 add a space each."""
    if points == REGION_POINTS[min(size, len(REGION_POINTS) - 1)]:
        return {}
    return {"counted": REGION_POINTS.index(points)} if points in REGION_POINTS else {}


def left_in(one: OpenRegion) -> list[str]:
    """Return the spaces of a region without a tile."""
    return [cell for cell in one["cells"] if cell not in one["covered"]]


def left_of(one: ColourLeft) -> int:
    """Return how many spaces of a colour have no tile."""
    return one["cells"] - one["covered"]
