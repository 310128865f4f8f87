"""BurgundyProfile: Burgundy for sessions, deal codes, library and statistics; and BurgundyTraits:
what the explorer asks about finished games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.burgundy import catalogue, codec, protocol, requests, state_codec
from burgundy_qt.rules.burgundy.components import EDITIONS, ESTATES, module_set, modules_in
from burgundy_qt.rules.burgundy.protocol import Action, Event
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameEvent, LegalObject, RecordLine, StateObject
from burgundy_qt.session import game_profile
from burgundy_qt.session.data_file import has_keys, is_integer, keyed, list_of, optional
from burgundy_qt.session.explorer.explored_game import GameTraits, Piece, first_turns, turn_words
from burgundy_qt.session.saves.save_schema import WORD
from burgundy_qt.storage.documents import Document

KINDS = "building", "ship", "animal", "mine", "castle", "monastery", "inn"
COUNTED = {"castles": "castle", "mines": "mine", "ships": "ship"}
"""By trait the kind of tiles that it counts."""


class BurgundyTraits(GameTraits):
    """The traits of The Castles of Burgundy."""

    own = (
        *("first-turn", "first-taken", "first-tile", "board", "knowledge", "shields"),
        *COUNTED,
    )
    kinds = KINDS
    numbers = frozenset(COUNTED)

    def read(
        self, record: Sequence[RecordLine], seats: int
    ) -> Sequence[Mapping[str, Iterable[str]]]:
        """Return the estate, as "2019:6", the first turn, and the tiles on the estate."""
        request, events = record[0], record[1:]
        begun = first_turns(registry.DEFAULT, events, seats)
        chosen = {each["seat"]: each["estate"] for each in events if each["event"] == "start"}
        return [
            {
                "board": [f"{request['edition']}:{request['estates'][seat] or chosen[seat]}"],
                "first-turn": [turn_words(filter(None, map(action_word, begun[seat])))],
                "first-taken": sorted({*taken_in(begun[seat])}),
                **of_tiles(tiles := [each["tile"] for each in own_actions(events, seat, "place")]),
                "shields": sorted(
                    {str(each["shield"]) for each in own_actions(events, seat, "shield")}
                ),
                **{name: [str(kinds_of(tiles).count(kind))] for name, kind in COUNTED.items()},
            }
            for seat in range(seats)
        ]

    def pieces(self, event: protocol.Event, record: Sequence[RecordLine]) -> Iterator[Piece]:
        """Yield a tile placed on an estate; before that, the estate itself."""
        if event["event"] == "start":
            yield Piece(event["seat"], "start", f"{event['estate']} {event['castle']}")
        elif event["event"] == "action" and event["action"]["type"] == "place":
            action = event["action"]
            kind = action["tile"].partition(":")[0]
            yield Piece(event["seat"], kind, f"{action['cell']} {kind}")


def action_word(event: RecordLine) -> str:
    """Return the word for an action in a first turn: "take:ship"; "" for what does not matter."""
    action = event["action"]
    if action["type"] in ("take", "place", "buy"):
        return f"{action['type']}:{action['tile'].partition(':')[0]}"
    return str(action["type"]) if action["type"] in ("workers", "sell") else ""


def taken_in(actions: Iterable[RecordLine]) -> Iterator[str]:
    """Yield the kinds of tiles that were taken or bought."""
    for event in actions:
        if event["action"]["type"] in ("take", "buy"):
            yield event["action"]["tile"].partition(":")[0]


def own_actions(events: Iterable[RecordLine], seat: int, kind: str) -> Iterator[RecordLine]:
    """Yield the actions of one type that a seat has taken, in order."""
    for event in events:
        if event["event"] == "action" and (event["seat"], event["action"]["type"]) == (seat, kind):
            yield event["action"]


def kinds_of(tiles: Iterable[str]) -> list[str]:
    """Return the kind of each tile."""
    return [tile.partition(":")[0] for tile in tiles]


def of_tiles(tiles: Sequence[str]) -> dict[str, list[str]]:
    """Return the traits that are tiles: the first one, and the knowledge tiles."""
    return {
        "first-tile": kinds_of(tiles[:1]),
        "knowledge": sorted({tile for tile in tiles if tile.startswith("monastery:")}),
    }


TRAITS = BurgundyTraits()


# The profile.


EDITION, SEATS, SETUP, MODULES, ESTATE, TARGET = 3, 2, 2, 8, 5, 6
"""The number of bits of each part."""
PLAYERS = 2, 3, 4, 1
"""In the order in which a code counts them."""
FROM_MODULES = "modules"
"""The source under which the statistics add up the points of all modules."""
OLD, NEW = "2011", "2019"
DAYS: tuple[tuple[str, str, str], ...] = (
    (NEW, "1", ""),
    (OLD, "1", ""),
    (NEW, "2", ""),
    (OLD, "2", ""),
    (NEW, "3", "inns"),
    (OLD, "3", ""),
    (NEW, "4", ""),
    (OLD, "4", ""),
    (NEW, "5", "trade-routes"),
    (OLD, "5", ""),
    (NEW, "6", "extra-tiles"),
    (OLD, "6", ""),
    (NEW, "7", "white-castles"),
    (OLD, "7", ""),
    (NEW, "8", ""),
    (OLD, "8", ""),
    (NEW, "9", "shields"),
    (OLD, "9", ""),
    (NEW, "10", ""),
    (OLD, "1", ""),
)
"""The edition, the estate of both players, and the module, "" for none."""


def challenge(edition: str, estate: str, module: str) -> errors.RequestObject:
    """Return a request for two players on the same estate, who both choose where to begin."""
    return {
        "edition": edition,
        "players": 2,
        "setup": "fixed",
        "estates": [estate, estate],
        "modules": [module] if module else [],
    }


CHALLENGES = tuple(challenge(*day) for day in DAYS)
"""The requests of the daily challenges: the editions take turns, estate after estate. They must
never change."""


LARGE_BONUS = "large"
COLOURS = "mine", "castle", "monastery", "ship", "building", "animal"
"""The colours with a bonus in every game."""


def won_estates(edition: str) -> game_profile.Achievement:
    """Return the achievement of a victory on every estate of an edition without modules."""
    return game_profile.Achievement(
        f"estates-{edition}",
        lambda played: (
            [played.board] if played.has_won and played.request["edition"] == edition else []
        ),
        tuple(estate for estate in requests.estates_of(edition) if estate.isdigit()),
    )


def sold_most(played: game_profile.PlayedSeat) -> int:
    """Return how many goods the seat has sold at once at most."""
    return played.most_points("sale") // max(2, int(played.request["players"]))


def early_regions(played: game_profile.PlayedSeat) -> int:
    """Return how many regions the seat has completed in the first phase."""
    return len([*played.own("points", **{"for": "phase", "points": 10})])


ACHIEVEMENTS = (
    won_estates(NEW),
    won_estates(OLD),
    game_profile.Achievement(
        "bonuses",
        lambda played: [each["colour"] for each in played.own("bonus", size=LARGE_BONUS)],
        COLOURS,
    ),
    game_profile.Achievement(
        "modules",
        lambda played: played.modules if played.has_won else (),
        tuple(requests.modules_of(NEW)),
    ),
    game_profile.achieved_if("points-200", lambda played: played.has_won and played.points >= 200),
    game_profile.achieved_if(
        "covered",
        lambda played: (
            played.covered == len(catalogue.estate_cells(played.request["edition"], played.board))
        ),
    ),
    game_profile.achieved_if("animals", lambda played: played.most_points("animals") >= 12),
    game_profile.achieved_if("region", lambda played: played.most_points("region") >= 28),
    game_profile.achieved_if("early", lambda played: early_regions(played) >= 3),
    game_profile.achieved_if("sale", lambda played: sold_most(played) >= 4),
    game_profile.achieved_if("knowledge", lambda played: played.most_points("monastery:") >= 16),
    game_profile.achieved_if(
        "alone", lambda played: "solo" in played.modules and played.place == 1
    ),
    game_profile.achieved_if("team", lambda played: "team" in played.modules and played.has_won),
)


class BurgundyProfile(game_profile.GameProfile):
    """The profile of The Castles of Burgundy."""

    number = 0
    dealt = 1
    challenges = CHALLENGES
    achievements = ACHIEVEMENTS

    def write_deal(self, bits: game_profile.WrittenBits, request: errors.RequestObject) -> None:
        """Write everything of the request except the seed."""
        bits.put(EDITIONS.index(request["edition"]), EDITION)
        bits.put(PLAYERS.index(request["players"]), SEATS)
        bits.put(requests.SET_UPS.index(request["setup"]), SETUP)
        bits.put(module_set(request["modules"]), MODULES)
        for estate, castle in zip(request["estates"], request["castles"], strict=True):
            if estate is not None:
                bits.put(ESTATES.index(estate), ESTATE)
                spaces = list(catalogue.estate_cells(request["edition"], estate))
                bits.put(
                    nowhere(spaces) if castle is None else spaces.index(castle), castle_bits(spaces)
                )
        if "target" in request:
            bits.put(request["target"], TARGET)

    def read_deal(self, bits: game_profile.ReadBits) -> errors.RequestObject:
        """Return the request that was written, without its seed."""
        edition, players = bits.take(EDITION), PLAYERS[bits.take(SEATS)]
        setup, modules = bits.take(SETUP), modules_in(bits.take(MODULES))
        if (
            edition >= len(EDITIONS)
            or setup >= len(requests.SET_UPS)
            or not set(modules) <= set(requests.all_modules_of(EDITIONS[edition]))
        ):
            raise game_profile.UnknownChoice(
                "it has an edition, set-up or module that this program does not know"
            )
        estates: list[str | None] = [None] * players
        castles: list[str | None] = [None] * players
        if requests.SET_UPS[setup] == "fixed":
            for seat in range(players):
                estates[seat], castles[seat] = read_estate(bits, EDITIONS[edition])
        asked = {
            "edition": EDITIONS[edition],
            "players": players,
            "setup": requests.SET_UPS[setup],
            "modules": modules,
        }
        target = {"target": bits.take(TARGET)} if "solo" in modules else {}
        return {**asked, **target, "estates": estates, "castles": castles}

    def has_summary(self, state: StateObject, seats: int) -> bool:
        """Return whether a snapshot has everything that `summary` reads. Editions, modules and
        estates may be unknown here."""
        begun = {"cells": keyed(WORD)} if state.get("phase") is not None else {}
        is_complete = has_keys(
            phase=optional(WORD),
            round=optional(is_integer(1, 99)),
            seats=list_of(has_keys(estate=optional(WORD), **begun), seats, seats),
        )
        return is_complete(state)

    def summary(self, state: StateObject) -> dict[str, object]:
        """Return `phase` ("" during set-up) and `round`, and for each seat in order the estate (""
        until one is chosen) and the cells `built` on it, as "1.2 2.3"."""
        seats, has_begun = state["seats"], state["phase"] is not None
        return {
            "phase": state["phase"] or "",
            "round": state["round"] or 0,
            "estates": [seat["estate"] or "" for seat in seats],
            "built": [" ".join(seat["cells"]) if has_begun else "" for seat in seats],
        }

    def seat_summaries(
        self,
        data: Document,
        request: errors.RequestObject,
        scores: Iterable[Event],
    ) -> list[game_profile.SeatSummary]:
        """Return for each seat the estate, how much of it is covered, and its points by source,
        those of all modules under one. Raises ValueError for an estate that the edition does not
        have."""
        estates: Sequence[str] = data["estates"]
        if not set(estates) <= set(requests.estates_of(request["edition"])):
            raise ValueError(
                f"there is no estate {estates!r} in the edition of {request['edition']}"
            )
        sources = state_codec.points_by_source(scores, len(estates))
        return [
            game_profile.SeatSummary(
                estate,
                covered(data, seat),
                gathered({source: points[seat] for source, points in sources.items()}),
            )
            for seat, estate in enumerate(estates)
        ]

    def board_of(self, data: Document, seat: int) -> str:
        """Return the estate of a seat."""
        return str(data["estates"][seat])

    def points_in_turn(self, event: GameEvent, seats: int) -> int:
        """Return the points of an event that belong to a turn."""
        return (
            event["points"]
            if state_codec.source_of(event) and not state_codec.is_of_final_scoring(event, seats)
            else 0
        )

    def previews(self, game: Game, legal: LegalObject) -> dict[str, Copy]:
        """Return by building every copy among the `legal` actions; none if no crane is pending."""
        return {
            action["building"]: _tried(game, legal["seat"], action)
            for action in legal["actions"]
            if action["type"] == "copy"
        }


def read_estate(bits: game_profile.ReadBits, edition: str) -> tuple[str, str | None]:
    """Return an estate, and the cell of its start castle if that is fixed."""
    estate = ESTATES[bits.take(ESTATE)]
    spaces = list(catalogue.estate_cells(edition, estate))
    castle = bits.take(castle_bits(spaces))
    return estate, None if castle == nowhere(spaces) else spaces[castle]


def castle_bits(spaces: list[str]) -> int:
    """Return how many bits the cell of a start castle needs on an estate with these cells: one of
    all, or none."""
    return len(spaces).bit_length()


def nowhere(spaces: list[str]) -> int:
    """Return the value that means "the seat chooses" instead of a castle's cell."""
    return (1 << castle_bits(spaces)) - 1


def covered(data: Document, seat: int) -> int:
    """Return how many spaces of a seat's estate are covered, from a summary."""
    return len(data["built"][seat].split())


def gathered(points: Mapping[str, int]) -> Mapping[str, int]:
    """Return points by source, those of all modules under one name."""
    base = {source: points[source] for source in state_codec.POINT_SOURCES}
    return {**base, FROM_MODULES: sum(points.values()) - sum(base.values())}


@dataclass(frozen=True)
class Copy:
    """One building's effect, copied now. `events`: its immediate results; `actions`: the actions
    that it then allows, without passing; `outcomes`: for each of these its immediate results."""

    events: tuple[Event, ...]
    actions: tuple[Action, ...]
    outcomes: tuple[tuple[Event, ...], ...]


def _tried(game: Game, seat: int, action: protocol.Copy) -> Copy:
    copied = _after(game.position, seat, game.code(dict(action)))
    events = tuple(_own(game, copied, seat))
    codes = copied.legal(seat) if seat in copied.waiting_seats() else []
    granted = {code: codec.decode_action(code) for code in codes}
    then = {
        code: done
        for code, done in granted.items()
        if "by" in done and done["by"] == action["building"] and done["type"] != "pass"
    }
    outcomes = tuple(tuple(_own(game, _after(copied, seat, code), seat)) for code in then)
    return Copy(events, tuple(then.values()), outcomes)


def _after(position: Position, seat: int, code: int) -> Position:
    """Return a separate position after an action, without drawing chance."""
    trial = position.copy()
    trial.start_journal()
    trial.act_only(code, seat)
    return trial


def _own(game: Game, position: Position, seat: int) -> Iterator[Event]:
    """Return the results of the last action for the seat."""
    heard: list[Any] = game.rules.events(position)
    return (event for event in heard if event["event"] != "action" and event.get("seat") == seat)


ANSWER = BurgundyProfile()
