"""CarcassonneProfile: Carcassonne for sessions, deal codes, library and statistics; and
CarcassonneTraits: what the explorer asks about finished games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from burgundy_qt.rules import errors, position
from burgundy_qt.rules.carcassonne import carcassonne_ruleset, protocol
from burgundy_qt.rules.carcassonne.tiles import NAMES, SEGMENTS
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import GameEvent, RecordLine, StateObject
from burgundy_qt.session import data_file, game_profile
from burgundy_qt.session.explorer.explored_game import GameTraits, Piece, first_turns, turn_words
from burgundy_qt.storage.documents import Document

KINDS = "city", "road", "monastery", "field"
COUNTED = {"knights": "city", "thieves": "road", "monks": "monastery", "farmers": "field"}
"""By trait the kind of followers that it counts."""
MODULES = {"bridges": "bridge", "castles": "castle"}
"""By trait, which is the name of a module too, the actions that it counts."""
THIRDS = 3


class CarcassonneTraits(GameTraits):
    """The traits of Carcassonne."""

    own = "first-turn", "farmers", "first-farmer", "knights", "thieves", "monks", *MODULES
    kinds = KINDS
    numbers = frozenset((*COUNTED, *MODULES))

    def read(
        self, record: Sequence[RecordLine], seats: int
    ) -> Sequence[Mapping[str, Iterable[str]]]:
        """Return the follower of the first turn, how many of each kind were placed, in which third
        of the game the first farmer was, and how often a module was used."""
        request, events = record[0], record[1:]
        begun = first_turns(protocol.GAME, events, seats)
        farmers = [*first_farmers(events, seats)]
        found = []
        for seat in range(seats):
            own = [
                each["action"]
                for each in events
                if each["event"] == "action" and each["seat"] == seat
            ]
            kinds = [kind for action in own for kind in followers_in(action)]
            types = [action["type"] for action in own]
            found.append(
                {
                    "first-turn": [
                        turn_words(
                            f"meeple:{kind}"
                            for each in begun[seat]
                            for kind in followers_in(each["action"])
                        )
                    ],
                    "first-farmer": [farmers[seat]],
                    **{name: [str(kinds.count(kind))] for name, kind in COUNTED.items()},
                    **{
                        name: [str(types.count(kind))]
                        for name, kind in MODULES.items()
                        if name in request["modules"]
                    },
                }
            )
        return found

    def pieces(self, event: protocol.Event, record: Sequence[RecordLine]) -> Iterator[Piece]:
        """Yield a tile on the map, or a follower on it."""
        if event["event"] != "action":
            return
        action = event["action"]
        if action["type"] == "place":
            place = f"{action['tile']} {action['cell']} {action['rotation']}"
            yield Piece(event["seat"], "tile", place)
        for kind in followers_in(action):
            yield Piece(event["seat"], kind, str(action))


def followers_in(action: RecordLine) -> Iterator[str]:
    """Yield the kind of feature on which an action places a follower; a bridge is a road."""
    if action["type"] == "meeple":
        kind = action["on"].partition("/")[2].partition(":")[0]
        yield "road" if kind == "bridge" else kind


def first_farmers(events: Sequence[RecordLine], seats: int) -> Iterator[str]:
    """Yield for each seat the third of the game, by tiles, in which its first farmer was placed:
    "1" to "3", or "none"."""
    tiles = [at for at, each in enumerate(events) if each["event"] == "tile"]
    for seat in range(seats):
        first = next(
            (
                at
                for at, each in enumerate(events)
                if each["event"] == "action"
                and each["seat"] == seat
                and "field" in followers_in(each["action"])
            ),
            None,
        )
        if first is None:
            yield "none"
        else:
            drawn = sum(tile < first for tile in tiles)
            yield str(1 + (drawn - 1) * THIRDS // len(tiles))


TRAITS = CarcassonneTraits()


# The profile.


LATER, SEATS, CHOICE, LIMIT, TILES, KIND = 2, 3, 1, 7, 7, 6
"""The number of bits of each part; one for each module and each option."""
WRITTEN = {"auction": (True, False), "small_city": (4, 2), "occupied_castles": (4, 0)}
"""The meaning of each option's bit. It must never change, even if a default does: a code always
gives the same deal."""
WITHOUT_FARMERS = 1
"""The later version of a code whose deal has no farmers; other programs refuse it."""
CELL = data_file.matching(r"-?\d{1,2},-?\d{1,2}")
SEAT = data_file.is_integer(0, carcassonne_ruleset.PLAYERS[-1] - 1)
MEEPLE = data_file.has_keys(seat=SEAT, on=data_file.one_of(*SEGMENTS))
TILE = data_file.has_keys(
    tile=data_file.one_of(*NAMES),
    rotation=data_file.is_integer(0, 3),
    bridge=data_file.optional(data_file.one_of(*protocol.AXES)),
    meeple=data_file.optional(MEEPLE),
)
CASTLE = data_file.has_keys(
    cells=data_file.list_of(CELL, 2, 2), seat=SEAT, occupied=data_file.is_boolean
)
CHALLENGES = tuple(
    {"players": 2, "modules": modules, "occupied_castles": 4}
    for modules in ([], ["bridges"], [], ["castles"], [], ["bazaars"])
)
"""The requests of the daily challenges: the base game, and every other day one of the modules. They
must never change."""
EFFECTS = "bridge", "complete", "castle", "points"


ACHIEVEMENTS = (
    game_profile.Achievement(
        "modules",
        lambda played: played.modules if played.has_won else (),
        tuple(protocol.MODULES),
    ),
    game_profile.achieved_if(
        "expansion", lambda played: played.has_won and set(played.modules) == {*protocol.MODULES}
    ),
    game_profile.achieved_if("points-100", lambda played: played.has_won and played.points >= 100),
    game_profile.achieved_if("city", lambda played: played.most_points("city") >= 24),
    game_profile.achieved_if("road", lambda played: played.most_points("road") >= 10),
    game_profile.achieved_if(
        "monasteries", lambda played: len([*played.own("points", **{"for": "monastery"})]) >= 2
    ),
    game_profile.achieved_if("farmer", lambda played: played.most_points("field") >= 20),
    game_profile.achieved_if("castle", lambda played: played.most_points("castle") >= 10),
)


class CarcassonneProfile(game_profile.GameProfile):
    """The profile of Carcassonne."""

    number = 3
    dealt = 1
    challenges = CHALLENGES
    achievements = ACHIEVEMENTS

    def write_deal(self, bits: game_profile.WrittenBits, request: errors.RequestObject) -> None:
        """Write everything of the request except the seed. The first bits are 0 unless an option
        of a later version is chosen."""
        bits.put(0 if request["farmers"] else WITHOUT_FARMERS, LATER)
        bits.put(request["players"], SEATS)
        for module in protocol.MODULES:
            bits.put(int(module in request["modules"]), CHOICE)
        for name, values in WRITTEN.items():
            bits.put(values.index(request[name]), CHOICE)
        bits.put(request["bid_limit"], LIMIT)
        bits.put(0 if request["first"] is None else 1 + request["first"], SEATS)
        bits.put(request["pile"] or 0, TILES)
        bits.put(int(request["tiles"] is not None), CHOICE)
        if request["tiles"] is not None:
            bits.put(len(request["tiles"]), TILES)
            for kind in request["tiles"]:
                bits.put(NAMES.index(kind), KIND)

    def read_deal(self, bits: game_profile.ReadBits) -> errors.RequestObject:
        """Return the request that was written, without its seed."""
        later, players = bits.take(LATER), bits.take(SEATS)
        if later > WITHOUT_FARMERS or players not in carcassonne_ruleset.PLAYERS:
            raise game_profile.UnknownChoice(
                "it has an option or a number of players that this program does not know"
            )
        modules = [module for module in protocol.MODULES if bits.take(CHOICE)]
        options = {name: values[bits.take(CHOICE)] for name, values in WRITTEN.items()}
        limit = bits.take(LIMIT)
        if limit not in carcassonne_ruleset.BID_LIMITS:
            raise game_profile.UnknownChoice("it has a highest bid that this program does not know")
        first, pile, is_ordered = bits.take(SEATS), bits.take(TILES), bits.take(CHOICE)
        number = bits.take(TILES) if is_ordered else 0
        tiles = [NAMES[bits.take(KIND)] for _ in range(number)]
        return {
            "game": protocol.GAME,
            "edition": protocol.EDITION,
            "players": players,
            "setup": protocol.SET_UP,
            "modules": modules,
            **options,
            "farmers": later != WITHOUT_FARMERS,
            "bid_limit": limit,
            "first": first - 1 if first else None,
            "pile": pile or None,
            "tiles": tiles if is_ordered else None,
        }

    def has_summary(self, state: StateObject, seats: int) -> bool:
        """Return whether a snapshot has everything that `summary` reads."""
        is_complete = data_file.all_of(
            data_file.has_keys(
                modules=data_file.list_of(data_file.one_of(*protocol.MODULES)),
                auction=data_file.is_boolean,
                small_city=data_file.is_integer(2, 4),
                occupied_castles=data_file.is_integer(0, 4),
                bid_limit=data_file.is_integer(
                    carcassonne_ruleset.BID_LIMITS[0], carcassonne_ruleset.BID_LIMITS[-1]
                ),
                pile=data_file.is_integer(
                    0, sum(carcassonne_ruleset.counts(with_modules=True).values())
                ),
                board=data_file.keyed(CELL),
                castles=data_file.list_of(CASTLE),
                seats=data_file.list_of(
                    data_file.has_keys(points=data_file.is_integer(-9999, 9999)), seats, seats
                ),
            ),
            data_file.may_hold(farmers=data_file.is_boolean),
        )
        return is_complete(state) and all(map(TILE, state["board"].values()))

    def summary(self, state: StateObject) -> dict[str, object]:
        """Return `modules`, the `options` that differ from the default, the number of tiles in the
        `pile`, the `map` as "0,0=D0 1,0=V2+ew@0.road:0": by cell the kind and rotation of its tile,
        then its bridge and its meeple; and `castles` as "0,3 0,4 1*", with a star if it is
        occupied."""
        usual = {name: values[0] for name, values in carcassonne_ruleset.OPTIONS.items()} | {
            "bid_limit": carcassonne_ruleset.BID_LIMIT
        }
        return {
            "modules": list(state["modules"]),
            "options": {
                name: state[name] for name in usual if name in state and state[name] != usual[name]
            },
            "pile": state["pile"],
            "map": " ".join(f"{cell}={written(tile)}" for cell, tile in state["board"].items()),
            "castles": [
                f"{' '.join(castle['cells'])} {castle['seat']}{'*' * castle['occupied']}"
                for castle in state["castles"]
            ],
        }

    def seat_summaries(
        self,
        data: Document,
        request: errors.RequestObject,
        scores: Iterable[GameEvent],
    ) -> list[game_profile.SeatSummary]:
        """Return the points of each seat by source. In this game no seat has spaces."""
        points = protocol.points_by_source(scores, request["players"])
        return [
            game_profile.SeatSummary(
                "", None, {source: of_seats[seat] for source, of_seats in points.items()}
            )
            for seat in range(request["players"])
        ]

    def points_in_turn(self, event: GameEvent, seats: int) -> int:
        """Return the points of an event before the end; payments are negative."""
        return 0 if protocol.is_of_final_scoring(event) else int(event.get("points", 0))

    def gains(self, game: Game, seat: int) -> list[list[GameEvent]]:
        """Return for each legal action of a seat its results if nothing more were placed or built
        in its turn: the bridge that it needs, completed features, castles that score, and the
        points of all seats. Nothing is drawn, and the final scoring is left out."""
        trial = game.position.copy()
        trial.start_journal()
        passing = game.code({"type": "pass"})
        return [_brought(game, trial, seat, code, passing) for code in game.position.legal(seat)]


def written(tile: protocol.TileObject) -> str:
    """Return a tile of the map as one word."""
    bridge, meeple = tile["bridge"], tile["meeple"]
    word = f"{tile['tile']}{tile['rotation']}"
    word += f"+{bridge}" if bridge else ""
    return word + (f"@{meeple['seat']}.{meeple['on']}" if meeple else "")


def tile_of(word: str) -> protocol.TileObject:
    """Return the tile of a word, as in a state; raises ValueError for any other word."""
    tile, _, meeple = word.partition("@")
    kind, _, bridge = tile.partition("+")
    seat, _, segment = meeple.partition(".")
    return {
        "tile": kind[:-1],
        "rotation": int(kind[-1:]),
        "bridge": cast(protocol.Axis, bridge) or None,
        "meeple": {"seat": int(seat), "on": segment} if meeple else None,
    }


def _brought(
    game: Game, trial: position.Position, seat: int, code: int, passing: int
) -> list[GameEvent]:
    trial.copy_from(game.position)
    trial.act_only(code, seat)
    while not trial.is_chance_node() and passing in _asked(trial, seat):
        trial.act_only(passing, seat)
    events = game.rules.events(trial)
    return [
        event
        for event in events
        if event["event"] in EFFECTS and not protocol.is_of_final_scoring(event)
    ]


def _asked(trial: position.Position, seat: int) -> list[int]:
    """Return what the seat could do next; nothing if another seat decides."""
    return list(trial.legal(seat)) if seat in trial.waiting_seats() else []


ANSWER = CarcassonneProfile()
