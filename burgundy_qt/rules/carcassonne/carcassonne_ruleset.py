"""CarcassonneRuleset: the options of Carcassonne, and how a game is made and shown."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import ClassVar

from burgundy_qt.rules.carcassonne import codec, protocol
from burgundy_qt.rules.carcassonne.carcassonne_position import CarcassonnePosition
from burgundy_qt.rules.carcassonne.protocol import MODULES
from burgundy_qt.rules.carcassonne.state import OPENING, SEATS
from burgundy_qt.rules.carcassonne.tiles import BASE_KINDS, NAMES, piles
from burgundy_qt.rules.chance import ChancePlace, Places
from burgundy_qt.rules.errors import (
    InvalidArgument,
    InvalidRecord,
    RequestObject,
    choice_value,
    seed,
)
from burgundy_qt.rules.ruleset import GameObject, OutlookObject, RecordLine, RulesOf, StateObject

# The options of a new game of Carcassonne


PLAYERS = range(2, SEATS + 1)
BID_LIMITS = range(1, 100)
OPTIONS = {
    "auction": (True, False),
    "small_city": (4, 2),
    "occupied_castles": (0, 4),
    "farmers": (True, False),
}
"""The values of each option, the usual one first."""
BID_LIMIT = 30


def modules(asked: object) -> list[str]:
    """Return the requested modules, in their order. Raises InvalidArgument."""
    if (
        not isinstance(asked, list)
        or not all(isinstance(name, str) and name in MODULES for name in asked)
        or len(set(asked)) != len(asked)
    ):
        raise InvalidArgument(
            f'"modules" is {asked!r}, but may be a list of {", ".join(map(repr, MODULES))}, '
            "each once at most"
        )
    return [name for name in MODULES if name in asked]


def counts(with_modules: bool) -> dict[str, int]:
    """Return how many tiles of each kind the pile has."""
    kinds = NAMES if with_modules else NAMES[:BASE_KINDS]
    return dict(zip(kinds, piles(), strict=False))


def order(asked: object, with_modules: bool) -> list[str] | None:
    """Return the tiles that leave the pile first, None if their order is random. Raises
    InvalidArgument."""
    if asked is None:
        return None
    there = counts(with_modules)
    if not isinstance(asked, list) or not all(isinstance(kind, str) for kind in asked):
        raise InvalidArgument(f'"tiles" is {asked!r}, but may be null or a list of kinds of tiles')
    for kind, number in Counter(asked).items():
        if number > there.get(kind, 0):
            raise InvalidArgument(
                f'"tiles" has {number} of {kind!r}, but the pile of this game has '
                f"{there.get(kind, 0)} of it"
            )
    return list(asked)


def pile(request: RequestObject, least: int, with_modules: bool) -> int | None:
    """Return how many tiles the pile has, None for all. Raises InvalidArgument."""
    asked, most = request.get("pile"), sum(counts(with_modules).values())
    if asked is None:
        return None
    if isinstance(asked, bool) or not isinstance(asked, int) or not max(1, least) <= asked <= most:
        raise InvalidArgument(
            f'"pile" is {asked!r}, but may be null or {max(1, least)} to {most} tiles here'
        )
    return asked


# Chance from a record


Recorded = list[RecordLine]


def first_of(recorded: Recorded, kind: str) -> RecordLine | None:
    """Return the first event of a kind, None if there is none."""
    return next((event for event in recorded if event.get("event") == kind), None)


class CarcassonneRuleset(RulesOf[CarcassonnePosition, protocol.Action, protocol.Event]):
    """The ruleset of Carcassonne."""

    version = 1
    LATER_KEYS: ClassVar[Mapping[str, Collection[str]]] = {
        "complete": ["places"],
        "action": ["places"],
    }

    def describe(self) -> GameObject:
        """Return the game as the protocol's `hello` lists it."""
        limits = [BID_LIMITS[0], BID_LIMITS[-1]]
        edition = {
            "edition": protocol.EDITION,
            "players": [PLAYERS[0], PLAYERS[-1]],
            "modules": list(MODULES),
            "setups": [protocol.SET_UP],
            "options": [
                *(
                    {"name": name, "values": list(values), "default": values[0]}
                    for name, values in OPTIONS.items()
                ),
                {"name": "bid_limit", "range": limits, "default": BID_LIMIT},
            ],
        }
        return {"game": protocol.GAME, "title": protocol.TITLE, "editions": [edition]}

    def complete_request(self, request: RequestObject, fresh_seed: int) -> RequestObject:
        """Return the request with every default. Raises InvalidArgument with the key and its
        possible values."""
        players = choice_value(request, "players", PLAYERS, PLAYERS[0])
        chosen = modules(request.get("modules", []))
        tiles = order(request.get("tiles"), bool(chosen))
        return {
            "cmd": "new",
            "game": protocol.GAME,
            "edition": choice_value(request, "edition", [protocol.EDITION], protocol.EDITION),
            "players": players,
            "setup": choice_value(request, "setup", [protocol.SET_UP], protocol.SET_UP),
            "modules": chosen,
            "first": choice_value(request, "first", [None, *range(players)], None),
            **{
                name: choice_value(request, name, values, values[0])
                for name, values in OPTIONS.items()
            },
            "bid_limit": choice_value(request, "bid_limit", BID_LIMITS, BID_LIMIT),
            "tiles": tiles,
            "pile": pile(request, len(tiles or []), bool(chosen)),
            "seed": seed(request, fresh_seed),
        }

    def replay_set_up(self, position: CarcassonnePosition, recorded: list[RecordLine]) -> None:
        """Set the first seat to play; do nothing if the record does not have it."""
        seating = first_of(recorded, "seating")
        if seating is None:
            return
        first = seating["order"][0]
        asked = position.raw()["first"]
        if first not in range(position.seats) or asked not in (-1, first):
            raise InvalidRecord(f"seat {first!r} cannot be the first")
        position.give_first(first)

    def replay_chance(self, position: CarcassonnePosition, recorded: list[RecordLine]) -> None:
        """Put the tile that the record draws next on top; do nothing if the record ends before."""
        raw = position.raw()
        if raw["stage"] == OPENING:
            opened = first_of(recorded, "bazaar")
            tile = None if opened is None else opened["tiles"][len(raw["bazaar"]["table"])]
        else:
            drawn = first_of(recorded, "tile")
            tile = None if drawn is None else drawn["tile"]
        if tile is None:
            return
        kind = NAMES.index(tile)
        if raw["unseen"][kind] == 0:
            raise InvalidRecord(f"no {tile!r} is left to be drawn")
        if raw["order"] and raw["order"][0] != kind:
            raise InvalidRecord(
                f'{tile!r} is drawn, but "tiles" has {NAMES[raw["order"][0]]!r} next'
            )
        position.give_tile(kind)

    def set_up_places(self, position: CarcassonnePosition, request: RequestObject) -> Places:
        """Return the first seat to play, unless the request has it."""
        if request["first"] is not None:
            return ()
        return (ChancePlace("seating", ("order", 0), dict.fromkeys(range(position.seats), 1)),)

    def chance_places(self, position: CarcassonnePosition) -> Places:
        """Return the tile that is drawn next."""
        if not position.is_chance_node():
            return ()
        raw = position.raw()
        kinds = dict(zip(NAMES, raw["unseen"], strict=True))
        if raw["order"]:
            kinds = {NAMES[raw["order"][0]]: 1}
        left = {kind: number for kind, number in kinds.items() if number}
        if raw["stage"] == OPENING:
            on_table = len(raw["bazaar"]["table"])
            return (ChancePlace("bazaar", ("tiles", on_table), left),)
        return (ChancePlace("tile", ("tile",), left, seat=raw["turn"]),)

    def events(self, position: CarcassonnePosition) -> list[protocol.Event]:
        """Return what a listening position has recorded since the last call."""
        return codec.events(position)

    def encode_action(self, action: object) -> int:
        """Return the code of an action."""
        return codec.encode_action(action)

    def decode_action(self, code: int) -> protocol.Action:
        """Return the action of a code."""
        return codec.decode_action(code)

    def silent_position(self, request: RequestObject) -> CarcassonnePosition:
        """Return a position for a filled-in request."""
        return CarcassonnePosition(
            request["players"],
            request["seed"],
            sum(MODULES[name] for name in request["modules"]),
            request["auction"],
            request["small_city"],
            request["occupied_castles"],
            request["bid_limit"],
            [NAMES.index(kind) for kind in request["tiles"] or []],
            request["pile"] or 0,
            -1 if request["first"] is None else request["first"],
            request["farmers"],
        )

    def state(
        self, position: CarcassonnePosition, request: RequestObject, seat: int | None
    ) -> StateObject:
        """Return the protocol's state of a position, the same for all seats."""
        return dict(codec.state_object(position, request))

    def scoring_potential(self, position: CarcassonnePosition) -> list[OutlookObject]:
        """Return the open features of the map: one entry for all seats."""
        return [dict(codec.scoring_potential(position))]

    def price(self, position: CarcassonnePosition, seat: int, code: int) -> Mapping[str, int]:
        """Return nothing: the action names its price."""
        return {}


ANSWER = CarcassonneRuleset()
