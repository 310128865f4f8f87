"""What lies where on the table: followed from the events, so that every piece keeps its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from burgundy_qt.widgets.play.targets import SHARED
from burgundy_qt.widgets.table import board_modules, printed
from burgundy_qt.widgets.table.laying import Slots, padded, put, remove, store, store_goods, unstore, use_die
from burgundy_qt.widgets.table.printed_modules import INNS, TEAM_STORE


@dataclass
class Die:
    """A rolled die of a seat."""

    face: int
    used: bool = False


@dataclass
class SeatBoard:
    """The belongings of one seat; storage and goods have three places each, alone six goods, empty ones are None.
    `start`: the cell of the first castle, once it lies there.

    What a team has in common lies with its first member, who is the `home` of both: estate, goods, silver, workers, and
    the store that they have `shared`. Without teams every seat is its own home.

    With the 2019 modules: `worn`, by castle the shield on it; `named`, the seat that shield 6 has named; `route` and
    `laid`, the tiles of the trade route and the goods on it; `posts`, by joined pair the points it brought.
    """

    estate: str | None = None
    cells: dict[str, str] = field(default_factory=dict)
    storage: Slots = field(default_factory=lambda: [None] * printed.STORAGE)
    goods: list[tuple[int, int] | None] = field(default_factory=lambda: [None] * printed.GOODS_TYPES)
    sold: Counter[int] = field(default_factory=Counter)
    silver: int = 0
    workers: int = 0
    points: int = 0
    dice: list[Die] = field(default_factory=list)
    step: int = 0
    worn: dict[str, int] = field(default_factory=dict)
    named: int | None = None
    route: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    posts: dict[tuple[str, str], int] = field(default_factory=dict)
    shared: Slots = field(default_factory=list)
    start: str | None = None
    home: SeatBoard = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.home = self

    def store_of(self, action: Mapping[str, Any]) -> Slots:
        """The store that an action means: the one that a team shares where it says so, else the seat's own."""
        return self.home.shared if action.get("store") == SHARED else self.storage


@dataclass
class Board:
    """The whole table. `depots` and `black` hold the printed spaces in use, an empty one is None.

    `modules` are those in play; `inns` lie ready, `shields` in the numbered depots, None where one was taken. `teams`
    are the seats of each team, none where everybody plays for themselves. In the solo game the counter of points has
    `reached` its target so many times, and is on its way to the next `target`.
    """

    seats: list[SeatBoard]
    depots: dict[int, Slots]
    black: Slots
    troughs: dict[int, list[int]]
    rounds: list[int | None] = field(default_factory=lambda: [None] * printed.ROUNDS)
    phase: str | None = None
    round: int | None = None
    white: int | None = None
    order: list[int] = field(default_factory=list)
    bonuses: dict[tuple[str, str], int] = field(default_factory=dict)
    last_seat: int | None = None
    last_laid: str | None = None
    turn: int | None = None
    edition: str = printed.FIRST_EDITION
    modules: frozenset[str] = frozenset()
    inns: int = 0
    shields: dict[int, list[int | None]] = field(default_factory=dict)
    teams: tuple[tuple[int, ...], ...] = ()
    target: int | None = None
    reached: int = 0
    is_over: bool = False

    def __post_init__(self) -> None:
        for team in self.teams:
            for seat in team:
                self.seats[seat].home = self.seats[team[0]]
                self.seats[seat].storage = [None] * TEAM_STORE
            self.seats[team[0]].shared = [None] * TEAM_STORE

    @property
    def is_alone(self) -> bool:
        """Whether it is the table of a solo game."""
        return len(self.seats) == 1

    @classmethod
    def empty(cls, seats: int, teams: Iterable[Iterable[int]] = ()) -> Board:
        """A table before the set-up."""
        return cls(
            [SeatBoard(goods=[None] * printed.goods_types(seats)) for _ in range(seats)],
            {depot: [None] * len(spaces) for depot, spaces in printed.depot_spaces(seats).items()},
            [None] * printed.black_spaces(seats),
            {depot: [] for depot in printed.DEPOTS},
            order=list(range(seats)),
            teams=tuple(map(tuple, teams)),
        )

    @classmethod
    def after(cls, seats: int, events: Iterable[dict[str, Any]], state: dict[str, Any]) -> Board:
        """The table after `events`; where the state says otherwise the state is right."""
        board = cls.empty(seats, state.get("teams", ()))
        for event in events:
            board.follow(event)
        board.settle(state)
        return board

    def team_of(self, seat: int) -> tuple[int, ...]:
        """The seats of a team, its first member before the other; without teams the seat alone."""
        return next((team for team in self.teams if seat in team), (seat,))

    def home(self, seat: int) -> int:
        """The seat that all lies with that is not a seat's alone."""
        return self.team_of(seat)[0]

    def stack(self, bay: int) -> list[int]:
        """The seats whose markers stand on a bay of the bridge, lowest first."""
        return [seat for seat in reversed(self.order) if self.seats[seat].step == bay]

    def follow(self, event: dict[str, Any]) -> None:
        """Let one event of the protocol happen."""
        follow = getattr(self, "_on_" + event["event"].replace("-", "_"), None)
        if follow:
            follow(event)
        board_modules.follow(self, event)

    def _on_seating(self, event: dict[str, Any]) -> None:
        self.order = list(event["order"])

    def _on_start(self, event: dict[str, Any]) -> None:
        seat = self.seats[event["seat"]].home
        seat.estate = event["estate"]
        seat.cells[event["castle"]] = "castle"
        seat.start = event["castle"]
        seat.silver, seat.workers = event["silver"], event["workers"]
        store_goods(seat, event["goods"])

    def _on_turn(self, event: dict[str, Any]) -> None:
        self.turn = event["seat"]

    def _on_end(self, event: dict[str, Any]) -> None:
        self.turn, self.is_over = None, True

    def _on_phase(self, event: dict[str, Any]) -> None:
        self.phase, self.round = event["phase"], None
        for depot, slots in self.depots.items():
            slots[:] = on_spaces(depot, event["depots"].get(str(depot), []), len(self.seats))
        self.black[:] = padded(event["black"], len(self.black))
        self.rounds = padded(event["goods"], printed.ROUNDS)

    def _on_round(self, event: dict[str, Any]) -> None:
        self.round, self.white = event["round"], event["white"]
        self.rounds[event["round"] - 1] = None
        self.troughs[event["white"]].append(event["good"])
        for seat, faces in zip(self.seats, event["dice"], strict=True):
            seat.dice = [Die(face) for face in faces]

    def _on_action(self, event: dict[str, Any]) -> None:
        seat, action = self.seats[event["seat"]], event["action"]
        self.last_seat = event["seat"]
        seat.home.silver -= event["paid"]["silver"]
        seat.home.workers -= event["paid"]["workers"]
        if action["type"] != "set-die":
            use_die(seat, action.get("die"))
        act = getattr(self, "_do_" + action["type"], None)
        if act:
            act(seat, action)

    def _do_start(self, seat: SeatBoard, action: dict[str, Any]) -> None:
        seat.home.estate = action["estate"]
        seat.home.cells[action["castle"]] = "castle"
        seat.home.start = action["castle"]

    def _do_take(self, seat: SeatBoard, action: dict[str, Any]) -> None:
        unstore(seat.store_of(action), action.get("discard"))
        self._take_from(action["depot"], action["tile"])
        store(seat.store_of(action), action["tile"])

    _do_buy = _do_take

    def _do_place(self, seat: SeatBoard, action: dict[str, Any]) -> None:
        if "depot" in action:
            self._take_from(action["depot"], action["tile"])
        else:
            unstore(seat.store_of(action), action["tile"])
        seat.home.cells[action["cell"]] = self.last_laid = action["tile"]

    def _take_from(self, depot: int | str, tile: str) -> None:
        if depot == INNS:
            self.inns -= 1
        else:
            remove(self.slots(depot), tile)

    def _do_sell(self, seat: SeatBoard, action: dict[str, Any]) -> None:
        for index, pile in enumerate(seat.home.goods):
            if pile and pile[0] == action["good"]:
                seat.home.sold[pile[0]] += pile[1]
                seat.home.goods[index] = None

    def _do_load(self, seat: SeatBoard, action: dict[str, Any]) -> None:
        for depot in action["depots"]:
            self.troughs[depot] = [good for good in self.troughs[depot] if good not in action["goods"]]

    def _on_loaded(self, event: dict[str, Any]) -> None:
        store_goods(self.seats[event["seat"]].home, event["goods"])

    def _on_gain(self, event: dict[str, Any]) -> None:
        seat = self.seats[event["seat"]].home
        seat.silver += event.get("silver", 0)
        seat.workers += event.get("workers", 0)

    def _on_points(self, event: dict[str, Any]) -> None:
        self.seats[event["seat"]].points += event["points"]

    def _on_bonus(self, event: dict[str, Any]) -> None:
        self.bonuses[event["colour"], event["size"]] = self.home(event["seat"])
        self.seats[event["seat"]].points += event["points"]

    def _on_order(self, event: dict[str, Any]) -> None:
        self.order = list(event["order"])
        if self.last_seat is not None and self.last_laid == "ship":
            mover = self.seats[self.last_seat]
            mover.step = min(printed.BAYS - 1, mover.step + 1)

    def slots(self, depot: int | str) -> Slots:
        """The spaces of a depot, 1..6 or "black"; the stall of the inns has one, whose inn stands for all."""
        if depot == INNS:
            return ["inn" if self.inns else None]
        return self.black if depot == printed.BLACK else self.depots[int(depot)]

    def settle(self, state: dict[str, Any]) -> list[str]:
        """Make the table agree with a state of the protocol, moving as little as can be. Returns what was different."""
        wrong: list[str] = []
        self.edition = state.get("edition", self.edition)
        self.modules = frozenset(state.get("modules", ()))
        self.phase, self.round = state.get("phase"), state.get("round")
        self.turn = turn_of(state)
        for depot, slots in self.depots.items():
            at = state.get("depots", {}).get(str(depot), {})
            settle_slots(slots, at.get("tiles", []), f"depot {depot}", wrong, on_spaces_of(depot, len(self.seats)))
            settle_piles(self.troughs[depot], at.get("goods", {}), f"goods of depot {depot}", wrong)
        settle_slots(self.black, state.get("black", []), "black depot", wrong)
        self._settle_rounds(state.get("round_goods", []), wrong)
        self._settle_order(state, wrong)
        for number, (seat, given) in enumerate(zip(self.seats, state["seats"], strict=True)):
            settle_seat(seat, given, state.get("dice", []), number, wrong)
        given_bonuses = {
            (colour, size): number
            for number, given in enumerate(state["seats"])
            for colour, size in given.get("bonuses", [])
            if self.home(number) == number
        }
        if given_bonuses != self.bonuses:
            wrong.append(f"bonus tiles: {self.bonuses} instead of {given_bonuses}")
            self.bonuses = given_bonuses
        board_modules.settle(self, state, wrong)
        return wrong

    def _settle_rounds(self, goods: Sequence[int], wrong: list[str]) -> None:
        spaces: list[int | None] = [None] * (printed.ROUNDS - len(goods)) + list(goods)
        if spaces != self.rounds:
            wrong.append(f"round goods: {self.rounds} instead of {spaces}")
            self.rounds = spaces

    def _settle_order(self, state: dict[str, Any], wrong: list[str]) -> None:
        order = list(state.get("order") or self.order)
        track = list(state.get("track") or [0] * len(self.seats))
        if order != self.order or track != [seat.step for seat in self.seats]:
            wrong.append(f"order {self.order}, track {[seat.step for seat in self.seats]} instead of {order}, {track}")
            self.order = order
            for seat, step in zip(self.seats, track, strict=True):
                seat.step = step


def turn_of(state: dict[str, Any]) -> int | None:
    """The seat that has the ring: who decides, once the game has begun."""
    seat: int | None = state.get("seat") if state.get("phase") else None
    return seat


def on_spaces_of(depot: int, seats: int) -> Any:
    """How tiles without known places are laid onto the spaces of a depot."""
    return lambda tiles: on_spaces(depot, tiles, seats)


def on_spaces(depot: int, tiles: Sequence[str], seats: int) -> Slots:
    """Tiles in printed order on the spaces of their colours; where an empty stack left a gap the space stays empty."""
    left = list(tiles)
    slots: Slots = []
    for colour in printed.depot_spaces(seats)[depot]:
        fits = bool(left) and printed.space_takes(colour, left[0], seats, depot)
        slots.append(left.pop(0) if fits else None)
    for tile in left:
        put(slots, tile)
    return slots


def settle_slots(slots: Slots, tiles: Sequence[str], where: str, wrong: list[str], lay: Any = None) -> None:
    """Make `slots` hold exactly `tiles`, moving as little as can be."""
    have, want = Counter(tile for tile in slots if tile), Counter(tiles)
    if have == want:
        return
    wrong.append(f"{where}: {sorted(have.elements())} instead of {sorted(want.elements())}")
    if lay and not have & want:
        slots[:] = lay(tiles)
        return
    for tile in (have - want).elements():
        remove(slots, tile)
    for tile in (want - have).elements():
        put(slots, tile)


def settle_storage(storage: Slots, tiles: Sequence[str], where: str, wrong: list[str]) -> None:
    """The same for a storage, which may hold more than its usual places."""
    while len(storage) < len(tiles):
        storage.append(None)
    settle_slots(storage, tiles, where, wrong)
    while len(storage) > max(printed.STORAGE, len(tiles)) and None in storage:
        storage.remove(None)


def settle_piles(goods: list[int], counts: dict[str, int], where: str, wrong: list[str]) -> None:
    """Make a trough hold exactly the goods counted."""
    want = Counter({int(kind): count for kind, count in counts.items()})
    have = Counter(goods)
    if have == want:
        return
    wrong.append(f"{where}: {dict(have)} instead of {dict(want)}")
    for kind in (have - want).elements():
        goods.remove(kind)
    goods.extend((want - have).elements())


def settle_seat(
    seat: SeatBoard, given: dict[str, Any], dice: Sequence[Sequence[int]], number: int, wrong: list[str]
) -> None:
    """Make the belongings of a seat agree with the state; a seat that is still choosing has only its estate."""
    name = f"seat {number}"
    settle_storage(seat.storage, given.get("storage", []), f"{name}, storage", wrong)
    settle_dice(seat, list(dice[number]) if dice else [], name, wrong)
    _settle_figures(seat, given, ("points",), name, wrong)
    if seat.home is seat:
        settle_shared(seat, given, name, wrong)


def settle_shared(seat: SeatBoard, given: dict[str, Any], name: str, wrong: list[str]) -> None:
    """The same for what a team has in common, with its first member; without teams for the rest of a seat's things."""
    settle_goods(seat, {int(kind): count for kind, count in given.get("goods", {}).items()}, name, wrong)
    settle_slots(seat.shared, given.get("shared", []), f"{name}, shared store", wrong)
    _settle_figures(seat, given, ("estate", "silver", "workers"), name, wrong)
    cells = given.get("cells")
    if cells is not None and cells != seat.cells:
        wrong.append(f"{name}, cells: {seat.cells} instead of {cells}")
        seat.cells = dict(cells)
    sold = Counter({int(kind): count for kind, count in given.get("sold", {}).items()})
    if sold != seat.sold:
        wrong.append(f"{name}, sold: {dict(seat.sold)} instead of {dict(sold)}")
        seat.sold = sold


def _settle_figures(
    seat: SeatBoard, given: dict[str, Any], figures: Iterable[str], name: str, wrong: list[str]
) -> None:
    for what in figures:
        want = given.get(what, getattr(seat, what))
        if want != getattr(seat, what):
            wrong.append(f"{name}, {what}: {getattr(seat, what)} instead of {want}")
            setattr(seat, what, want)


def settle_goods(seat: SeatBoard, want: dict[int, int], name: str, wrong: list[str]) -> None:
    """Make the piles hold exactly the goods counted."""
    have = {pile[0]: pile[1] for pile in seat.goods if pile}
    if have == want:
        return
    wrong.append(f"{name}, goods: {have} instead of {want}")
    seat.goods = [(pile[0], want[pile[0]]) if pile and pile[0] in want else None for pile in seat.goods]
    kept = {pile[0] for pile in seat.goods if pile}
    store_goods(seat, {str(kind): count for kind, count in want.items() if kind not in kept})


def settle_dice(seat: SeatBoard, left: list[int], name: str, wrong: list[str]) -> None:
    """Make the unused dice exactly those left; which face a used die had is only known from the events."""
    have = sorted(die.face for die in seat.dice if not die.used)
    if have == sorted(left):
        return
    wrong.append(f"{name}, dice: {have} instead of {sorted(left)}")
    seat.dice = [Die(face) for face in left]
