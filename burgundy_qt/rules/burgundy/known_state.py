"""BurgundyState: what a viewer knows of a game of Burgundy, and how every event changes it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from burgundy_qt.rules.burgundy import known_places, protocol
from burgundy_qt.rules.burgundy.known_places import (
    Pile,
    Places,
    counted,
    on_spaces,
    with_goods,
    with_tiles,
)
from burgundy_qt.rules.burgundy.known_seat import SeatState
from burgundy_qt.rules.burgundy.protocol_state import Depot, Result, Seat, State
from burgundy_qt.rules.ruleset import Asked, KnownState, StateObject, with_item

FACE_DOWN = "black"
"""A tile that was exchanged in the solo game, as it is shown in storage."""
FREE = protocol.Paid(workers=0, silver=0)


@dataclass(frozen=True)
class Deciding(Asked):
    """The seat that must decide now; `to_act`: the seats that still play this round, the acting one
    first."""

    to_act: tuple[int, ...] = ()


NOBODY = Deciding()


@dataclass(frozen=True)
class BurgundyState(KnownState):
    """What one viewer knows of a game. `depots` and `black` have the printed spaces in use.

    `bonuses`: by colour and size the seat that took one, of a team its first member. `inns` are on
    sale, `shields` are those beside the numbered depots. `teams` are the seats of each team, none
    without teams. `target`: the next target of the solo game's counter.
    """

    asked: Deciding
    edition: str
    modules: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]
    seats: tuple[SeatState, ...]
    depots: Mapping[int, Places[str]]
    black: Places[str]
    troughs: Mapping[int, Places[int]]
    order: tuple[int, ...]
    shields: Mapping[int, Places[int]]
    rounds: tuple[int | None, ...] = (None,) * known_places.ROUNDS
    phase: str | None = None
    round: int | None = None
    bought: bool = False
    bonuses: Mapping[tuple[str, str], int] = field(default_factory=dict)
    inns: int = 0
    target: int | None = None
    result: Result | None = None

    prepared: bool = field(default=True, compare=False)
    """Whether goods, shields and routes are known before starts are chosen."""
    white: int | None = field(default=None, compare=False)
    """The face of the white die, which a state shows only with white castles."""
    turn: int | None = field(default=None, compare=False)
    """The seat that has the turn, even between its actions."""
    last_seat: int | None = field(default=None, compare=False)
    """The seat that acted last."""
    last_laid: str | None = field(default=None, compare=False)
    """The tile that was placed last."""
    reached: int = field(default=0, compare=False)
    """How often the counter of the solo game has reached its target."""

    @classmethod
    def beginning(cls, data: StateObject) -> BurgundyState:
        """Return the table before the set-up. Only a state, no event, gives the first target."""
        seats = len(data["seats"])
        teams = tuple(map(tuple, data.get("teams", ())))
        homes = {team[0] for team in teams}
        beside = known_places.DEPOTS if "shields" in data["modules"] else ()
        return cls(
            asked=NOBODY,
            edition=data["edition"],
            modules=tuple(data["modules"]),
            teams=teams,
            seats=tuple(
                SeatState.beginning(seats, bool(teams), seat in homes) for seat in range(seats)
            ),
            depots={
                depot: Places.of((), len(spaces))
                for depot, spaces in known_places.depot_spaces(seats).items()
            },
            black=Places.of((), known_places.black_spaces(seats)),
            troughs={depot: Places() for depot in known_places.DEPOTS},
            order=tuple(range(seats)),
            shields={depot: Places() for depot in beside},
            target=data.get("target"),
        )

    @classmethod
    def from_object(cls, data: StateObject, before: BurgundyState | None = None) -> BurgundyState:
        """Read a state of the protocol. Pieces that `before` has too keep their places."""
        mine = before or cls.beginning(data)
        phase, depots = data["phase"], data["depots"]
        return mine.asking(data).evolve(
            seats=tuple(
                seat.updated_from(own, dice, step, phase, mine.home(number) == number)
                for number, (seat, own, dice, step) in enumerate(
                    zip(mine.seats, data["seats"], data["dice"], data["track"], strict=True)
                )
            ),
            depots={
                depot: with_tiles(places, depots[str(depot)]["tiles"], depot, len(mine.seats))
                for depot, places in mine.depots.items()
            },
            black=mine.black.agreeing(data["black"]),
            troughs={
                depot: with_goods(goods, depots[str(depot)]["goods"])
                for depot, goods in mine.troughs.items()
            },
            order=tuple(data["order"]),
            shields={
                depot: there.agreeing(depots[str(depot)]["shields"])
                for depot, there in mine.shields.items()
            },
            rounds=(
                *[None] * (known_places.ROUNDS - len(data["round_goods"])),
                *data["round_goods"],
            ),
            phase=phase,
            round=data["round"],
            bought=data["bought"],
            bonuses={
                (colour, size): number
                for number, own in enumerate(data["seats"])
                for colour, size in own.get("bonuses", ())
                if mine.home(number) == number
            },
            inns=data.get("inns", 0),
            target=data.get("target"),
            result=data["result"],
            prepared="silver" in data["seats"][0],
            white=data.get("white", mine.white),
        )

    def asking(self, data: StateObject) -> BurgundyState:
        """Return the state in which the seats to act are those of a protocol's state."""
        pending, to_act = tuple(data["pending"]), tuple(data["to_act"])
        asked = Deciding(data["seat"], pending=pending, to_act=to_act)
        return self.evolve(asked=asked, turn=data["seat"] if data["phase"] else None)

    def to_object(self) -> StateObject:
        """Write the state as the protocol does."""
        data: State = {
            "game": "burgundy",
            "edition": self.edition,
            "modules": [*self.modules],
            "phase": self.phase,
            "round": self.round,
            "seat": self.asked.seat,
            "pending": [*self.asked.pending],
            "bought": self.bought,
            "order": [*self.order],
            "to_act": [*self.asked.to_act],
            "track": [seat.step for seat in self.seats],
            "dice": [sorted(seat.left.pieces) for seat in self.seats],
            "depots": {str(depot): self._depot_object(depot) for depot in self.depots},
            "black": sorted(self.black.pieces),
            "round_goods": [good for good in self.rounds if good is not None],
            "seats": [self._seat_object(number) for number in range(len(self.seats))],
            "result": self.result,
        }
        if "inns" in self.modules:
            data["inns"] = self.inns
        if "white-castles" in self.modules:
            data["white"] = self.white
        if self.teams:
            data["teams"] = [[*team] for team in self.teams]
        if self.target is not None:
            data["target"] = self.target
        return {**data}

    def _depot_object(self, depot: int) -> Depot:
        goods = counted(self.troughs[depot].pieces)
        data: Depot = {"tiles": self.depots[depot].pieces, "goods": goods}
        if self.shields:
            data["shields"] = sorted(self.shields[depot].pieces)
        return data

    def _seat_object(self, number: int) -> Seat:
        seat, home = self.seats[number], self.seats[self.home(number)]
        data: Seat = {"estate": home.estate}
        if not self.phase and not self.prepared:
            return data
        data["silver"], data["workers"] = home.silver, home.workers
        data["goods"] = {str(kind): count for kind, count in sorted(home.goods.pieces)}
        data["cells"] = dict(home.cells)
        if "trade-routes" in self.modules:
            free = [None] * (known_places.ROUTE_SPACES * len(seat.route) - len(seat.laid))
            data["route"] = {"tiles": [*seat.route], "goods": [*seat.laid, *free]}
        if not self.phase:
            return data
        data["points"] = seat.points
        data["sold"] = {str(kind): count for kind, count in sorted(home.sold.items())}
        data["storage"] = sorted(seat.storage.pieces)
        data["bonuses"] = sorted(
            [*bonus] for bonus, taker in self.bonuses.items() if taker == self.home(number)
        )
        if self.teams:
            data["shared"] = sorted(home.shared.pieces)
        if "border-posts" in self.modules:
            data["posts"] = [[*pair] for pair in seat.posts]
        if "shields" in self.modules:
            data["shields"], data["named"] = dict(seat.worn), seat.named
            data["set_die"] = seat.set_die
        return data

    def after(self, event: protocol.Event) -> BurgundyState:
        """Return the state after one event; in it no seat has to decide."""
        unasked = self if self.asked is NOBODY else self.evolve(asked=NOBODY)
        return AFTER[event["event"]](unasked, event)

    @property
    def is_alone(self) -> bool:
        """Whether it is a solo game."""
        return len(self.seats) == 1

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def team_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats of a team, its first member before the other; without teams the seat
        alone."""
        return next((team for team in self.teams if seat in team), (seat,))

    def home(self, seat: int) -> int:
        """Return the seat that has what a team shares: the first member of a team, otherwise the
        seat itself."""
        return self.team_of(seat)[0] if self.teams else seat

    def owner(self, seat: int) -> SeatState:
        """Return what is known of the seat that has what this one shares."""
        return self.seats[self.home(seat)]

    def stack(self, bay: int) -> list[int]:
        """Return the seats whose markers are on a space of the order track, lowest first."""
        return [seat for seat in reversed(self.order) if self.seats[seat].step == bay]

    def cell_numbers(self, seat: int) -> dict[str, int]:
        """Return the die face of each cell of a seat's estate; none while no estate is chosen."""
        estate = self.owner(seat).estate
        cells = known_places.cells_of(self.edition, estate) if estate is not None else {}
        return {name: cell.number for name, cell in cells.items()}

    def slots(self, depot: int | str) -> Places[str]:
        """Return the spaces of a depot, 1..6 or "black"; the row of inns has one space, whose inn
        represents all."""
        if depot == known_places.INNS:
            return Places.of(["inn"] if self.inns else (), 1)
        return self.black if depot == known_places.BLACK else self.depots[int(depot)]

    def with_seat(self, number: int, seat: SeatState) -> BurgundyState:
        """Return the state with another seat."""
        return self.evolve(seats=with_item(self.seats, number, seat))

    def with_owner(self, number: int, owner: SeatState) -> BurgundyState:
        """Return the state with another `owner` of what a seat has."""
        return self.with_seat(self.home(number), owner)

    def without_tile(self, depot: int | str, tile: str) -> BurgundyState:
        """Return the state without the first such tile of a depot."""
        if depot == known_places.INNS:
            return self.evolve(inns=self.inns - 1)
        if depot == known_places.BLACK:
            return self.evolve(black=self.black.without(tile))
        return self.evolve(
            depots={**self.depots, depot: self.depots[int(depot)].without(tile)},
        )

    def without_goods(self, goods: Collection[int], depots: Collection[int]) -> BurgundyState:
        """Return the state without goods of some types in some depots."""
        left = {
            depot: Places.of(good for good in self.troughs[depot].pieces if good not in goods)
            for depot in depots
        }
        return self.evolve(troughs={**self.troughs, **left})

    def storing(self, number: int, action: protocol.Action, tile: str) -> BurgundyState:
        """Return the state with one tile more in the store that an action of a seat names."""
        if protocol.store_in(action) == known_places.SHARED:
            return self.with_owner(number, self.owner(number).sharing(tile))
        return self.with_seat(number, self.seats[number].storing(tile))

    def unstoring(self, number: int, action: protocol.Action, tile: str | None) -> BurgundyState:
        """Return the state with one tile fewer in this store."""
        if protocol.store_in(action) == known_places.SHARED:
            return self.with_owner(number, self.owner(number).unsharing(tile))
        return self.with_seat(number, self.seats[number].unstoring(tile))


KNOWN = BurgundyState


# What every event does.


def _seating(state: BurgundyState, event: protocol.Seating) -> BurgundyState:
    state = state.evolve(order=tuple(event["order"]), prepared="supplies" in event)
    for number, supplies in enumerate(event.get("supplies", ())):
        state = _supplied(state, number, supplies)
    return _shields_lie(state, event["shields"]) if "shields" in event else state


def _supplied(
    state: BurgundyState, number: int, data: protocol.Supplies | protocol.Started
) -> BurgundyState:
    """Return what a seat begins with. It may be given twice, before its start is chosen and
    after."""
    owner = state.owner(number)
    stores = {"silver": data["silver"], "workers": data["workers"]}
    empty = Places[Pile].of((), len(owner.goods))
    state = state.with_owner(number, owner.evolve(**stores, goods=empty).loading(data["goods"]))
    route = tuple(data.get("route", ()))
    return state.with_seat(number, state.seats[number].evolve(route=route))


def _start(state: BurgundyState, event: protocol.Started) -> BurgundyState:
    number = event["seat"]
    owner = state.owner(number).starting(event["estate"], event["castle"])
    return _supplied(state.with_owner(number, owner), number, event)


def _phase(state: BurgundyState, event: protocol.Phase) -> BurgundyState:
    return state.evolve(
        phase=event["phase"],
        round=None,
        depots={
            depot: on_spaces(depot, event["depots"].get(str(depot), ()), len(state.seats))
            for depot in state.depots
        },
        black=Places.of(event["black"], len(state.black)),
        rounds=tuple(event["goods"]),
        inns=event.get("inns", 0),
    )


def _round(state: BurgundyState, event: protocol.Round) -> BurgundyState:
    white, at = event["white"], event["round"] - 1
    return state.evolve(
        round=event["round"],
        white=white,
        rounds=with_item(state.rounds, at, None),
        troughs={**state.troughs, white: state.troughs[white].with_also(event["good"])},
        seats=tuple(
            seat.rolling(faces) for seat, faces in zip(state.seats, event["dice"], strict=True)
        ),
    )


def _turn(state: BurgundyState, event: protocol.Turn) -> BurgundyState:
    return _turn_over(state).evolve(turn=event["seat"], bought=False)


def _turn_over(state: BurgundyState) -> BurgundyState:
    if not any(seat.set_die for seat in state.seats):
        return state
    return state.evolve(seats=tuple(seat.evolve(set_die=False) for seat in state.seats))


def _acted(state: BurgundyState, event: protocol.Acted[protocol.Action]) -> BurgundyState:
    action, number, paid = event["action"], event["seat"], event.get("paid", FREE)
    if paid != FREE:
        owner = state.owner(number).earning(silver=-paid["silver"], workers=-paid["workers"])
        state = state.with_owner(number, owner)
    if "die" in action and action["type"] != "set-die":
        state = state.with_seat(number, state.seats[number].using_die(protocol.die_in(action)))
    state = state if state.last_seat == number else state.evolve(last_seat=number)
    done = DOING.get(action["type"])
    return done(state, number, action) if done else state


def _gain(state: BurgundyState, event: protocol.Gain) -> BurgundyState:
    gained = state.owner(event["seat"]).earning(event.get("silver", 0), event.get("workers", 0))
    return state.with_owner(event["seat"], gained)


def _points(state: BurgundyState, event: protocol.Points | protocol.Bonus) -> BurgundyState:
    number = event["seat"]
    return state.with_seat(number, state.seats[number].earning(points=event["points"]))


def _bonus(state: BurgundyState, event: protocol.Bonus) -> BurgundyState:
    taken = {(event["colour"], event["size"]): state.home(event["seat"])}
    return _points(state.evolve(bonuses={**state.bonuses, **taken}), event)


def _order(state: BurgundyState, event: protocol.Order) -> BurgundyState:
    state = state.evolve(order=tuple(event["order"]))
    if state.last_seat is None or state.last_laid != "ship":
        return state
    mover = state.seats[state.last_seat]
    return state.with_seat(
        state.last_seat, mover.evolve(step=min(known_places.BAYS - 1, mover.step + 1))
    )


def _loaded(state: BurgundyState, event: protocol.Loaded) -> BurgundyState:
    return state.with_owner(event["seat"], state.owner(event["seat"]).loading(event["goods"]))


def _posts(state: BurgundyState, event: protocol.Posts) -> BurgundyState:
    number, (first, second) = event["seat"], event["posts"]
    joined = state.seats[number].joining((first, second), state.phase or "")
    return state.with_seat(number, joined)


def _shields(state: BurgundyState, event: protocol.Shields) -> BurgundyState:
    return _shields_lie(state, event["depots"])


def _shields_lie(state: BurgundyState, depots: Mapping[str, Sequence[int]]) -> BurgundyState:
    return state.evolve(shields={int(depot): Places.of(there) for depot, there in depots.items()})


def _shields_lost(state: BurgundyState, event: protocol.ShieldsLost) -> BurgundyState:
    seat = state.seats[event["seat"]].giving_up(event["shields"])
    return state.with_seat(event["seat"], seat)


def _route(state: BurgundyState, event: protocol.Route) -> BurgundyState:
    seat = state.seats[event["seat"]]
    return state.with_seat(event["seat"], seat.evolve(laid=(*seat.laid, event["good"])))


def _removed(state: BurgundyState, event: protocol.Removed) -> BurgundyState:
    return state.without_tile(event["depot"], event["tile"])


def _swept(state: BurgundyState, event: protocol.Swept) -> BurgundyState:
    return state.evolve(troughs={depot: Places() for depot in state.troughs})


def _counter(state: BurgundyState, event: protocol.Counter) -> BurgundyState:
    state = state.evolve(target=event["target"], reached=state.reached + 1)
    return state.with_seat(event["seat"], state.seats[event["seat"]].evolve(points=0))


def _phase_end(state: BurgundyState, event: protocol.PhaseEnd) -> BurgundyState:
    return _turn_over(state)


def _end(state: BurgundyState, event: protocol.Ended) -> BurgundyState:
    result: Result = {"points": event["points"], "places": event["places"]}
    if "team_points" in event:
        result["team_points"] = event["team_points"]
    if "won" in event:
        result["won"] = event["won"]
    return state.evolve(turn=None, bought=False, result=result)


AFTER: Mapping[protocol.EventType, Callable[[BurgundyState, Any], BurgundyState]] = {
    "seating": _seating,
    "start": _start,
    "phase": _phase,
    "round": _round,
    "turn": _turn,
    "action": _acted,
    "gain": _gain,
    "points": _points,
    "bonus": _bonus,
    "order": _order,
    "loaded": _loaded,
    "posts": _posts,
    "shields": _shields,
    "shields-lost": _shields_lost,
    "route": _route,
    "removed": _removed,
    "swept": _swept,
    "counter": _counter,
    "phase-end": _phase_end,
    "end": _end,
}


# What every action does, besides its cost and the changes of other events.


def _begin(state: BurgundyState, number: int, action: protocol.Start) -> BurgundyState:
    owner = state.owner(number).starting(action["estate"], action["castle"])
    return state.with_owner(number, owner)


def _take(state: BurgundyState, number: int, action: protocol.Take | protocol.Buy) -> BurgundyState:
    state = state.unstoring(number, action, action["discard"])
    return state.without_tile(action["depot"], action["tile"]).storing(
        number, action, action["tile"]
    )


def _buy(state: BurgundyState, number: int, action: protocol.Buy) -> BurgundyState:
    return _take(state, number, action).evolve(bought=True)


def _place(state: BurgundyState, number: int, action: protocol.Place) -> BurgundyState:
    tile = action["tile"]
    if "depot" in action:
        state = state.without_tile(action["depot"], tile)
    else:
        state = state.unstoring(number, action, tile)
    owner = state.owner(number)
    owner = owner.evolve(cells={**owner.cells, action["cell"]: tile})
    return state.with_owner(number, owner).evolve(last_laid=tile)


def _sell(state: BurgundyState, number: int, action: protocol.Sell) -> BurgundyState:
    return state.with_owner(number, state.owner(number).selling(action["good"]))


def _load(state: BurgundyState, number: int, action: protocol.Load) -> BurgundyState:
    return state.without_goods(action["goods"], action["depots"])


def _collect(state: BurgundyState, number: int, action: protocol.Collect) -> BurgundyState:
    return state.without_goods((action["good"],), known_places.DEPOTS)


def _claim(state: BurgundyState, number: int, action: protocol.Shield) -> BurgundyState:
    beside = state.shields[action["depot"]].without(action["shield"])
    seat = state.seats[number].claiming(action["shield"], action["castle"])
    if "by" not in action:
        seat = seat.evolve(left=Places.of((), len(seat.left)))
    return state.evolve(shields={**state.shields, action["depot"]: beside}).with_seat(number, seat)


def _tribute(state: BurgundyState, number: int, action: protocol.Tribute) -> BurgundyState:
    seat = state.seats[number]
    lost = set(seat.worn.values()) - set(action["shields"])
    return state.with_seat(number, seat.giving_up(lost))


def _set_die(state: BurgundyState, number: int, action: protocol.SetDie) -> BurgundyState:
    seat = state.seats[number].setting_die(action["die"], action["to"])
    return state.with_seat(number, seat.evolve(set_die=True))


def _name(state: BurgundyState, number: int, action: protocol.Name) -> BurgundyState:
    return state.with_seat(number, state.seats[number].evolve(named=action["seat"]))


def _discard(state: BurgundyState, number: int, action: protocol.Discard) -> BurgundyState:
    return state.unstoring(number, action, action["tile"])


def _exchange(state: BurgundyState, number: int, action: protocol.Exchange) -> BurgundyState:
    state = state.unstoring(number, action, action["discard"])
    return state.without_tile(known_places.BLACK, action["tile"]).storing(number, action, FACE_DOWN)


def _give(state: BurgundyState, number: int, action: protocol.Give) -> BurgundyState:
    return state.with_owner(number, state.owner(number).giving(action["good"], 1))


DOING: Mapping[protocol.ActionType, Callable[[BurgundyState, int, Any], BurgundyState]] = {
    "start": _begin,
    "take": _take,
    "buy": _buy,
    "place": _place,
    "sell": _sell,
    "load": _load,
    "collect": _collect,
    "shield": _claim,
    "tribute": _tribute,
    "set-die": _set_die,
    "name": _name,
    "discard": _discard,
    "exchange": _exchange,
    "give": _give,
}
