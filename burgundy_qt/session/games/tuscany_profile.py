"""TuscanyProfile: Tuscany for sessions, deal codes, library and statistics; and TuscanyTraits: what
the explorer asks about finished games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile
from typing import Any, cast

from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.turn_search.beam import Greedy
from burgundy_qt.rules import errors, position
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import LegalObject, RecordLine, StateObject
from burgundy_qt.rules.tuscany import catalogue, codec, components, protocol, tuscany_ruleset
from burgundy_qt.session import data_file, game_profile
from burgundy_qt.session.explorer.explored_game import GameTraits, Piece, first_turns, turn_words
from burgundy_qt.session.saves.save_schema import WORD
from burgundy_qt.storage.documents import Document

KINDS = (
    *("agriculture", "cart", "castle", "hexagon", "inn"),
    *("monastery", "quarry", "town", "village"),
)
COUNTED = {"castles": "castle", "monasteries": "monastery", "carts": "cart", "inns": "inn"}
"""By trait the kind of tiles that it counts."""


class TuscanyTraits(GameTraits):
    """The traits of The Castles of Tuscany."""

    own = (
        *("first-turn", "bonus-tile", "first-tile", "board", "layout", "order-of-boards"),
        *COUNTED,
        "phases",
    )
    kinds = KINDS
    numbers = frozenset((*COUNTED, "phases"))

    def read(
        self, record: Sequence[RecordLine], seats: int
    ) -> Sequence[Mapping[str, Iterable[str]]]:
        """Return the boards and how they are arranged, the first bonus tile and turn, the tiles in
        the duchy, and the phases that the seat has ended."""
        events = record[1:]
        begun = first_turns(catalogue.GAME, events, seats)
        starts = {each["seat"]: each for each in events if each["event"] == "start"}
        found = []
        for seat in range(seats):
            own = [each for each in events if each.get("seat") == seat]
            kinds = [piece.kind for each in own for piece in self.placed(each)]
            start = starts[seat]
            found.append(
                {
                    "board": sorted(start["boards"]),
                    "layout": [",".join(start["steps"])],
                    "order-of-boards": ["".join(board[0] for board in start["boards"])],
                    "bonus-tile": [*first_bonus(own)],
                    "first-turn": [turn_words(filter(None, map(action_word, begun[seat])))],
                    "first-tile": kinds[:1],
                    **{name: [str(kinds.count(kind))] for name, kind in COUNTED.items()},
                    "phases": [
                        str(sum(each["event"] == "emptied" and each["ends"] for each in own))
                    ],
                }
            )
        return found

    def pieces(self, event: protocol.Event, record: Sequence[RecordLine]) -> Iterator[Piece]:
        """Yield a tile in a duchy; before that, how the duchy is arranged."""
        if event["event"] == "start":
            arranged = event["boards"], event["turned"], event["steps"], event["castle"]
            yield Piece(event["seat"], "start", repr(arranged))
        yield from self.placed(event)

    def placed(self, event: RecordLine) -> Iterator[Piece]:
        """Yield a tile that an event places."""
        if event["event"] == "action" and event["action"]["type"] == "place":
            kind = event["action"]["tile"].partition(":")[0]
            yield Piece(event["seat"], kind, f"{event['action']['cell']} {kind}")


def action_word(event: RecordLine) -> str:
    """Return the word for an action in a first turn: "take:cart", "draw"; "" for what does not
    matter."""
    action = event["action"]
    if action["type"] in ("take", "place"):
        return f"{action['type']}:{action['tile'].partition(':')[0]}"
    return "draw" if action["type"] == "draw" else ""


def first_bonus(events: Iterable[RecordLine]) -> Iterator[str]:
    """Yield the bonus tile that a seat has chosen before its first turn."""
    for event in events:
        if event["event"] == "action" and event["action"].get("by") == "start":
            yield event["action"]["tile"]


TRAITS = TuscanyTraits()


# The profile.


SEATS, SETUP, CHOSEN, BOARDS = 3, 3, 1, 6
"""The number of bits of each part; the boards for each seat."""
STEP = data_file.one_of("down", "up")
DUCHY = data_file.has_keys(
    boards=data_file.list_of(WORD, 3, 3),
    turned=data_file.list_of(data_file.is_boolean, 3, 3),
    steps=data_file.list_of(STEP, 2, 2),
)
CHALLENGES = tuple({"players": 2, "setup": setup} for setup in ("secret", "fixed"))
"""The requests of the daily challenges: boards arranged in secret, and those of a first game. They
must never change."""
PROPOSAL = "proposal"
"""The name of the proposed start action for a seat that arranges its duchy."""
BRINGS = "points", "gain", "bonus"
AFTERWARDS = "turn", "phase-end", "round", "end"
"""Events after which no further event belongs to the action."""
Land = tuple[str, ...]
"""The colour of each cell."""
ANY_WORLD = 0
"""The key for hidden things: any key would do, but a fixed one keeps the proposal stable."""


BOARDS_OF_BOX = tuple(sorted({board for boards in codec.DEALS for board in boards}))
ALMOST_ALL, LARGE_REGION = 22, 6
"""Spaces of the 30 of a duchy; the points of a region of the greatest size."""


def boards_in(written: str) -> list[str]:
    """Return the boards of a seat from its summary: A1, B3 and C2 from "B3A1C2"."""
    return [written[at : at + 2] for at in range(0, len(written), 2)]


def ended_phases(played: game_profile.PlayedSeat) -> int:
    """Return how many phases the seat has ended."""
    return len([*played.own("emptied", ends=True)])


def large_regions(played: game_profile.PlayedSeat) -> int:
    """Return how many regions of the greatest size the seat has completed."""
    return len([*played.own("points", **{"for": "region", "points": LARGE_REGION})])


ACHIEVEMENTS = (
    game_profile.Achievement(
        "boards", lambda played: boards_in(played.board) if played.has_won else (), BOARDS_OF_BOX
    ),
    game_profile.Achievement(
        "bonuses",
        lambda played: [each["colour"] for each in played.own("bonus", rank=1)],
        tuple(catalogue.COLOURS),
    ),
    game_profile.achieved_if("points-100", lambda played: played.has_won and played.points >= 100),
    game_profile.achieved_if("phases", lambda played: ended_phases(played) == 3),
    game_profile.achieved_if("covered", lambda played: (played.covered or 0) >= ALMOST_ALL),
    game_profile.achieved_if("regions", lambda played: large_regions(played) >= 2),
    game_profile.achieved_if("colours", lambda played: len([*played.own("bonus")]) >= 6),
    game_profile.achieved_if("yields", lambda played: len([*played.own("yield")]) >= 8),
)


class TuscanyProfile(game_profile.GameProfile):
    """The profile of The Castles of Tuscany."""

    number = 2
    dealt = 1
    challenges = CHALLENGES
    achievements = ACHIEVEMENTS

    def write_deal(self, bits: game_profile.WrittenBits, request: errors.RequestObject) -> None:
        """Write everything of the request except the seed."""
        bits.put(request["players"], SEATS)
        bits.put(catalogue.SET_UPS.index(request["setup"]), SETUP)
        bits.put(int(request["boards"] is not None), CHOSEN)
        for boards in request["boards"] or []:
            bits.put(codec.DEALS.index(boards), BOARDS)

    def read_deal(self, bits: game_profile.ReadBits) -> errors.RequestObject:
        """Return the request that was written, without its seed."""
        players, setup, is_chosen = bits.take(SEATS), bits.take(SETUP), bits.take(CHOSEN)
        if setup >= len(catalogue.SET_UPS) or players not in tuscany_ruleset.PLAYERS:
            raise game_profile.UnknownChoice(
                "it has a set-up or a number of players that this program does not know"
            )
        boards = (
            [list(codec.DEALS[bits.take(BOARDS)]) for _ in range(players)] if is_chosen else None
        )
        return {
            "game": catalogue.GAME,
            "players": players,
            "setup": catalogue.SET_UPS[setup],
            "boards": boards,
        }

    def has_summary(self, state: StateObject, seats: int) -> bool:
        """Return whether a snapshot has everything that `summary` reads."""
        is_complete = data_file.has_keys(
            setup=data_file.one_of(*catalogue.SET_UPS),
            phase=data_file.optional(data_file.is_integer(1, 3)),
            round=data_file.optional(data_file.is_integer(1, 999)),
            seats=data_file.list_of(
                data_file.has_keys(
                    duchy=data_file.optional(DUCHY),
                    cells=data_file.keyed(WORD),
                    red=data_file.is_integer(0, 9999),
                ),
                seats,
                seats,
            ),
        )
        return is_complete(state)

    def summary(self, state: StateObject) -> dict[str, object]:
        """Return `setup`, `phase` and `round`, 0 during set-up, and for each seat in `duchies` the
        position of its boards, as "B1,A3*,C2 down,up" with a star if one is turned ("" before), and
        in `cells` the tiles on them, as "B.M2=cart C.M4=castle". Hands are private and left out."""
        return {
            "setup": state["setup"],
            "phase": state["phase"] or 0,
            "round": state["round"] or 0,
            "duchies": [written(seat["duchy"]) for seat in state["seats"]],
            "cells": [
                " ".join(f"{cell}={tile}" for cell, tile in seat["cells"].items())
                for seat in state["seats"]
            ],
        }

    def seat_summaries(
        self, data: Document, request: errors.RequestObject, scores: Iterable[protocol.Scored]
    ) -> list[game_profile.SeatSummary]:
        """Return for each seat its boards, from left to right, the number of covered spaces, and
        its points by source."""
        points = protocol.final_points_by_source(scores, request["players"])
        return [
            game_profile.SeatSummary(
                duchy.partition(" ")[0].replace(",", "").replace("*", ""),
                len(cells.split()),
                {source: of_seats[number] for source, of_seats in points.items()},
            )
            for number, (duchy, cells) in enumerate(
                zip(data["duchies"], data["cells"], strict=True)
            )
        ]

    def points_in_turn(self, event: protocol.Event, seats: int) -> int:
        """Return the points of an event, on either track, that a seat's actions caused; those of a
        phase's end come after the turns."""
        return (
            event["points"]
            if protocol.is_scored(event) and not protocol.is_of_final_scoring(event)
            else 0
        )

    def points_of_seat(self, seat: Mapping[str, Any]) -> int:
        """Return the red points, which are the final ones at the end."""
        return int(seat["red"])

    def previews(self, game: Game, legal: LegalObject) -> Mapping[str, Any]:
        """Return the proposed duchy while one is arranged."""
        starts = [action for action in legal["actions"] if action["type"] == "start"]
        return {PROPOSAL: proposed(game, legal["seat"], starts)} if starts else {}

    def gains(self, game: Game, seat: int) -> list[list[protocol.Event]]:
        """Return for each legal action of a seat the points, marble, workers and hexagons that it
        gains before anything is drawn."""
        codes = game.offered(seat)
        if lays_out(game, codes):
            return [[] for _ in codes]
        trial = game.position.copy()
        trial.start_journal()
        return [_brought(game, trial, seat, code) for code in codes]


def written(duchy: protocol.DuchyObject | None) -> str:
    """Return the position of boards in one line."""
    if duchy is None:
        return ""
    boards = [
        board + "*" * turned for board, turned in zip(duchy["boards"], duchy["turned"], strict=True)
    ]
    return ",".join(boards) + " " + ",".join(duchy["steps"])


def lays_out(game: Game, codes: list[int]) -> bool:
    """Return whether these actions arrange a duchy."""
    return bool(codes) and bool(game.action(codes[0])["type"] == "start")


def _brought(game: Game, trial: position.Position, seat: int, code: int) -> list[protocol.Event]:
    """Return the results of an action for the seat, without drawing chance."""
    trial.copy_from(game.position_for(seat, code))
    trial.act_only(code, seat)
    heard: list[Any] = game.rules.events(trial)
    own = takewhile(lambda event: event["event"] not in AFTERWARDS, heard)
    return [each for each in own if each["event"] in BRINGS and each["seat"] == seat]


def proposed(game: Game, seat: int, starts: Sequence[protocol.Start]) -> protocol.Start:
    """Return the best of a seat's start actions, from what the seat knows."""
    shipped = default_network_for(game.position)
    if shipped is None:
        return best_counted(starts)
    known = game.position.copy()
    known.determinize_for(seat, ANY_WORLD)
    return cast(protocol.Start, game.action(Greedy(Evaluator(*shipped), known).choose(known, seat)))


def best_counted(starts: Sequence[protocol.Start]) -> protocol.Start:
    """Return the best of these start actions by a simple count: many points for regions, a castle
    with neighbours of many colours; the first of several."""
    return max(starts, key=worth)


def worth(start: protocol.Start) -> tuple[int, int, int]:
    """Return the points of all regions, then the colours and the spaces beside the castle."""
    order = tuple(components.KINDS.index(board[0]) for board in start["boards"])
    layout = components.layout_of(order, start["turned"], start["steps"])
    land = tuple(components.colours_of(sorted(start["boards"])))
    castle = beside(layout)[components.CELL_NUMBER[start["castle"]]]
    return region_points(land, layout), len({land[cell] for cell in castle}), len(castle)


@cache
def beside(layout: int) -> list[list[int]]:
    """Return the neighbours of each cell."""
    return components.neighbours(layout)


@cache
def region_points(land: Land, layout: int) -> int:
    """Return the points of all regions of a duchy."""
    left, points = set(range(len(land))), 0
    while left:
        region = _region_at(left.pop(), land, layout)
        left -= region
        points += components.REGION_POINTS[len(region)]
    return points


def _region_at(cell: int, land: Land, layout: int) -> set[int]:
    region, reached = {cell}, [cell]
    while reached:
        for other in beside(layout)[reached.pop()]:
            if other not in region and land[other] == land[cell]:
                region.add(other)
                reached.append(other)
    return region


ANSWER = TuscanyProfile()
