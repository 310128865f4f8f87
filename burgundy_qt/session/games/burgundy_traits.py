"""BurgundyTraits: what the explorer asks about finished games of Burgundy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from burgundy_qt.rules.burgundy import protocol
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.rules.ruleset import RecordLine
from burgundy_qt.session.explorer.explored_game import (
    GameTraits,
    Piece,
    first_turns,
    turn_words,
)

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
        begun = first_turns(DEFAULT, events, seats)
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


ANSWER = BurgundyTraits()
