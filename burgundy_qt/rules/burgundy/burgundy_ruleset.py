"""BurgundyRuleset: the options of Burgundy, and how a game is made and shown, and how a
record or a person gives its chance."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from burgundy_qt.rules.burgundy import catalogue, codec, component_tables, requests, state_codec
from burgundy_qt.rules.burgundy import potential as outlooks
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.components import (
    EDITIONS,
    PHASES,
    has_module,
    module_set,
    modules_in,
)
from burgundy_qt.rules.burgundy.modules import module_codec
from burgundy_qt.rules.burgundy.modules.module_codec import owners
from burgundy_qt.rules.burgundy.modules.route_objects import tiles_of_route
from burgundy_qt.rules.burgundy.protocol import Action
from burgundy_qt.rules.burgundy.protocol import Event as ProtocolEvent
from burgundy_qt.rules.burgundy.requests import estates_for
from burgundy_qt.rules.burgundy.state import DEPOTS, SPACES, USUAL_TARGET
from burgundy_qt.rules.burgundy.tiles import CASTLES, MINES
from burgundy_qt.rules.chance import ChancePlace, Outcome, Places, check_outcome, events_of
from burgundy_qt.rules.errors import InvalidRecord, RequestObject
from burgundy_qt.rules.ruleset import (
    Event,
    GameObject,
    OutlookObject,
    RecordLine,
    RulesOf,
    StateObject,
)

# Chance from a record: puts the tiles, goods and dice of its events where the next draw finds them.


def replay_set_up(position: BurgundyPosition, events: list[Event]) -> None:
    """Set the seating, the dealt estates and the starting goods, before a game begins. A record
    without the preparation is of older rules, or of a game in which no seat chooses a start."""
    seating = next((event for event in events if event.get("event") == "seating"), None)
    if seating is None:
        return
    give_seating(position, seating)
    if "supplies" in seating:
        give_preparation(position, seating)
        return
    position.prepare_late()
    starts = starts_by_owner(position, events, seating["order"])
    shields = next((event for event in events if event.get("event") == "shields"), None)
    if shields is not None:
        give_shields(position, shields["depots"])
    for owner, start in enumerate(starts):
        goods = starting_goods(start["goods"])
        require(position.give_goods(3 * owner, goods), "the starting goods")
        give_route(position, start["seat"], start)


def give_preparation(position: BurgundyPosition, seating: Event) -> None:
    """Set the goods, routes and shields of a seating event."""
    supplies = seating["supplies"]
    require(len(supplies) == position.seats, "the supplies")
    if "shields" in seating:
        give_shields(position, seating["shields"])
    for owner, own in enumerate(supplies[: owners(position.raw())]):
        goods = starting_goods(own["goods"])
        require(position.give_goods(3 * owner, goods), "the starting goods")
        give_route(position, owner, own)


def starts_by_owner(
    position: BurgundyPosition, events: list[Event], order: list[int]
) -> list[Event]:
    """Return the start events, if there are any, by seat or by team, in the order of their goods in
    the row; a team's is that of the first member to act."""
    number = owners(position.raw())
    starts = [event for event in events if event.get("event") == "start"]
    starts.sort(key=lambda start: start["seat"] % number)
    first_to_act = sorted(order[:number], key=lambda seat: seat % number)
    require([start["seat"] for start in starts] in ([], first_to_act), "the starts")
    return starts


def give_seating(position: BurgundyPosition, seating: Event) -> None:
    seats = range(position.seats)
    rotations = [[(first + at) % position.seats for at in seats] for first in seats]
    require(seating["order"] in rotations, "the order of the seats")
    position.give_order(seating["order"][0])
    dealt = seating.get("dealt", [])
    edition = EDITIONS[position.raw()["edition"]]
    estates = [catalogue.estate_number(edition, estate) for pair in dealt for estate in pair]
    require(
        len(dealt) in (0, position.seats) and all(len(pair) == 2 for pair in dealt),
        "the estates dealt",
    )
    known = estates_for(edition, modules_in(position.raw()["modules"]))
    require(all(estate in known for pair in dealt for estate in pair), "the estates dealt")
    require(all(pair[0] != pair[1] for pair in dealt), "the estates dealt")
    require(len(set(estates)) == min(len(estates), len(known)), "the estates dealt")
    for seat in range(len(dealt)):
        position.give_dealt(seat, *estates[2 * seat : 2 * seat + 2])


def give_route(position: BurgundyPosition, seat: int, data: Event) -> None:
    """Set the tiles of a seat's trade route, if that module is in play."""
    with_routes = "trade-routes" in modules_in(position.raw()["modules"])
    tiles = data.get("route", [])
    require(
        len(tiles) == (tiles_of_route(position.seats) if with_routes else 0), "the trade routes"
    )
    require(position.give_route(seat, tiles), "the trade routes")


def give_shields(position: BurgundyPosition, recorded: dict[str, list[int]]) -> None:
    """Set the shields beside the depots, if that module is in play."""
    if not has_module(position.raw()["modules"], "shields"):
        return
    depots = {depot: recorded[str(depot)] for depot in module_codec.DEPOTS}
    shields = [
        module_codec.known(one, module_codec.NUMBERS) for there in depots.values() for one in there
    ]
    right = all(
        len(there) == len(position.shields_beside(depot)) for depot, there in depots.items()
    )
    require(right and len(set(shields)) == len(shields), "the shields")
    for depot, there in depots.items():
        position.give_shields(depot, there)


def starting_goods(by_type: dict[str, int]) -> list[int]:
    require(all(number in (1, 2, 3) for number in by_type.values()), "the starting goods")
    goods = [int(good) for good, number in by_type.items() for _ in range(number)]
    require(len(goods) == 3, "the starting goods")
    return goods


def replay_chance(position: BurgundyPosition, later: list[Event]) -> None:
    """Set the next chance to the record's next phase or round. Does nothing if the record ends
    before."""
    wanted = "phase" if position.refill_waits() else "round"
    event = next((event for event in later if event.get("event") == wanted), None)
    if event is not None:
        (give_phase if wanted == "phase" else give_round)(position, event)


def give_round(position: BurgundyPosition, event: Event) -> None:
    dice = event["dice"]
    faces = [face for pair in dice for face in pair] + [event["white"]]
    right = len(dice) == position.seats and all(len(pair) == 2 for pair in dice)
    require(right and all(type(face) is int and 1 <= face <= 6 for face in faces), "the dice")
    position.give_roll(dice, event["white"])


def give_phase(position: BurgundyPosition, event: Event) -> None:
    phase = PHASES.index(event["phase"])
    require(len(event["goods"]) == 5, "the goods of the phase")
    require(
        position.give_goods(3 * owners(position.raw()) + 5 * phase, event["goods"]),
        "the goods of the phase",
    )
    stacks: dict[int, list[int]] = {}
    for depot in range(DEPOTS):
        tiles = event["black"] if depot == 0 else event["depots"][str(depot)]
        spaces = used_spaces(depot, position.seats, phase)
        require(len(tiles) <= len(spaces), f"the tiles of depot {catalogue.DEPOT_NAME[depot]}")
        for stack, tile in zip(spaces, tiles, strict=False):
            stacks.setdefault(stack, []).append(catalogue.TILE_NUMBER[tile])
    for stack, numbers in stacks.items():
        require(position.give_tiles(stack, numbers), "the tiles of the phase")


def used_spaces(depot: int, players: int, phase: int) -> list[int]:
    """Return the stacks of a depot's spaces, in printed order; with three players depot 6 changes
    in phases B and D."""
    row = component_tables.depot_stacks(depot, players)[:SPACES]
    stacks = [stack - 1 for stack in row if stack]
    swapped = players == 3 and depot == 6 and phase % 2 == 1
    return [MINES if swapped and stack == CASTLES else stack for stack in stacks]


def require(right: bool, what: str) -> None:
    if not right:
        raise InvalidRecord(f"{what} cannot come from this box")


# Chance by hand: what the next draw decides, for people who play with the box.


FACES = dict.fromkeys(range(1, 7), 1)


def set_up_places(position: BurgundyPosition) -> Places:
    """Return the first seat, the dealt estates, the starting goods, the routes and the shields."""
    raw = position.raw()
    seats, modules = range(position.seats), modules_in(raw["modules"])
    edition = EDITIONS[raw["edition"]]
    estates = estates_for(edition, modules)
    dealt = range(2 * position.seats if raw["set_up"] else 0)
    copies = dict.fromkeys(estates, max(1, -(-len(dealt) // len(estates))))
    goods = Counter(raw["goods"])
    routes = range(tiles_of_route(position.seats) if "trade-routes" in modules else 0)
    return (
        ChancePlace("seating", ("order", 0), dict.fromkeys(seats, 1)),
        *(
            ChancePlace("seating", ("dealt", at // 2, at % 2), copies, "estates", at // 2)
            for at in dealt
        ),
        *(
            ChancePlace("seating", ("supplies", owner, "goods", at), goods, "goods", owner)
            for owner in range(owners(raw))
            for at in range(3)
        ),
        *(
            ChancePlace(
                "seating",
                ("supplies", seat, "route", at),
                dict.fromkeys(raw["route_tiles"], 1),
                "routes",
                seat,
            )
            for seat in seats
            for at in routes
        ),
        *shield_places(position),
    )


def shield_places(position: BurgundyPosition) -> Iterable[ChancePlace]:
    """Return the places of the shields beside the depots, if that module is in play."""
    if not has_module(position.raw()["modules"], "shields"):
        return ()
    shields = dict.fromkeys(module_codec.NUMBERS, 1)
    return [
        ChancePlace("seating", ("shields", str(depot), at), shields, "shields")
        for depot in module_codec.DEPOTS
        for at in range(len(position.shields_beside(depot)))
    ]


def chance_places(position: BurgundyPosition) -> Places:
    """Return the tiles and goods of a phase, or the dice of a round."""
    if not position.is_chance_node():
        return ()
    if not position.refill_waits():
        return (
            *(
                ChancePlace("round", ("dice", seat, die), FACES, seat=seat)
                for seat in range(position.seats)
                for die in range(2)
            ),
            ChancePlace("round", ("white",), FACES),
        )
    raw = position.raw()
    supply, left = Counter(goods_left(raw)), stacks_left(raw)
    phase = raw["phase"]
    return (
        *(
            ChancePlace("phase", path, named_tiles(left[stack]), f"stack {stack}")
            for path, stack in spaces_filled(position.seats, phase, left)
        ),
        *(ChancePlace("phase", ("goods", at), supply, "goods") for at in range(5)),
    )


def spaces_filled(
    players: int, phase: int, left: list[list[int]]
) -> Iterable[tuple[tuple[str | int, ...], int]]:
    """Return where a phase event has each tile, and the stack that gives it."""
    given: Counter[int] = Counter()
    for depot in (*range(1, DEPOTS), 0):
        at = 0
        for stack in used_spaces(depot, players, phase):
            if given[stack] < len(left[stack]):
                given[stack] += 1
                yield (("depots", str(depot), at) if depot else ("black", at)), stack
                at += 1


def stacks_left(raw: catalogue.Raw) -> list[list[int]]:
    """Return the tiles of each stack that have not been drawn."""
    row, left = raw["stack"], []
    end = 0
    for stack, drawn in zip(component_tables.stacks(), raw["drawn"], strict=True):
        end += sum(module == 0 or bool(raw["modules"] & module) for _, module in stack)
        left.append(row[drawn:end])
    return left


def goods_left(raw: catalogue.Raw) -> list[int]:
    """Return the goods that are not dealt before a phase."""
    dealt: int = 3 * owners(raw) + 5 * raw["phase"]
    goods: list[int] = raw["goods"][dealt:]
    return goods


def named_tiles(tiles: list[int]) -> dict[str, int]:
    return dict(Counter(catalogue.TILE_NAME[tile] for tile in sorted(tiles)))


def chance_events(
    position: BurgundyPosition, places: Places, values: Outcome
) -> list[dict[str, Any]]:
    """Return the events of a set-up or a chance."""
    events = events_of(places, check_outcome(places, values))
    for event in events:
        if event["event"] == "phase":
            event["phase"] = PHASES[position.raw()["phase"]]
            event.setdefault("black", [])
            for depot in range(1, DEPOTS):
                event.setdefault("depots", {}).setdefault(str(depot), [])
        if event["event"] == "round":
            event["dice"] = [sorted(pair) for pair in event["dice"]]
        if event["event"] == "seating":
            complete_seating(position, event)
    return events


def complete_seating(position: BurgundyPosition, event: dict[str, Any]) -> None:
    """Write a seating event of chosen values as a record has it."""
    seats = range(position.seats)
    event["order"] = [(event["order"][0] + at) % position.seats for at in seats]
    supplies = event["supplies"]
    supplies += [{} for _ in range(position.seats - len(supplies))]
    for seat, own in enumerate(supplies):
        own.setdefault("goods", supplies[seat % owners(position.raw())]["goods"])
    for own in supplies:
        if isinstance(own["goods"], list):
            counted = Counter(own["goods"])
            own["goods"] = {str(good): counted[good] for good in sorted(counted)}


class BurgundyRuleset(RulesOf[BurgundyPosition, Action, ProtocolEvent]):
    """The ruleset of The Castles of Burgundy."""

    version = 3
    """2: shield 14 or 15 won at a phase's end acts there; a tribute with nothing left to pay for is
    skipped. 3: starts are chosen after goods, shields and trade routes are known. An older record
    is replayed with the rules it was played by."""

    def complete_request(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default filled in."""
        return requests.complete_request(request, fresh_seed)

    def replay_set_up(self, position: BurgundyPosition, recorded: list[RecordLine]) -> None:
        """Set the chance of the set-up to the events of a record."""
        replay_set_up(position, recorded)

    def replay_chance(self, position: BurgundyPosition, recorded: list[RecordLine]) -> None:
        """Set the next chance to the events of a record."""
        replay_chance(position, recorded)

    def set_up_places(self, position: BurgundyPosition, request: RequestObject) -> Places:
        """Return the first seat, and the estates, goods, routes and shields that are dealt."""
        return set_up_places(position)

    def chance_places(self, position: BurgundyPosition) -> Places:
        """Return the tiles and goods of a phase, or the dice of a round."""
        return chance_places(position)

    def chance_events(
        self, position: BurgundyPosition, places: Places, values: Outcome
    ) -> list[dict[str, Any]]:
        """Return the events of a set-up or a chance."""
        return chance_events(position, places, values)

    def events(self, position: BurgundyPosition) -> list[ProtocolEvent]:
        """Return what a listening position has recorded since the last call."""
        return codec.events(position)

    def encode_action(self, action: object) -> int:
        """Return the code of an action."""
        return codec.encode_action(action)

    def decode_action(self, code: int) -> Action:
        """Return the action of a code."""
        return codec.decode_action(code)

    def scoring_potential(self, position: BurgundyPosition) -> list[OutlookObject]:
        """Return for each seat the points that it may still score."""
        return [{**seat} for seat in outlooks.scoring_potential(position)]

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
        editions: list[requests.EditionObject] = [
            {
                "edition": edition,
                "players": list(requests.players_of(edition)),
                "estates": requests.estates_of(edition),
                "modules": list(requests.all_modules_of(edition)),
                "setups": list(requests.SET_UPS),
            }
            for edition in EDITIONS
        ]
        return {"game": "burgundy", "title": "The Castles of Burgundy", "editions": editions}

    def silent_position(self, request: RequestObject) -> BurgundyPosition:
        """Return a position for a filled-in request."""
        estates, castles = requests.start_of(request)
        set_up = requests.SET_UPS.index(request["setup"])
        edition, modules = EDITIONS.index(request["edition"]), module_set(request["modules"])
        target = request.get("target", USUAL_TARGET)
        return BurgundyPosition(
            request["players"], request["seed"], set_up, estates, castles, edition, modules, target
        )

    def price(self, position: BurgundyPosition, seat: int, code: int) -> dict[str, int]:
        """Return the workers and the silver that a legal action of the seat costs."""
        workers, silver = position.price(seat, code)
        return {"workers": workers, "silver": silver}

    def state(
        self, position: BurgundyPosition, request: RequestObject, seat: int | None
    ) -> StateObject:
        """Return the protocol's state of a position."""
        return {**state_codec.state_object(position, seat)}


ANSWER = BurgundyRuleset()
