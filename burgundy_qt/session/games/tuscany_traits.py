"""TuscanyTraits: what the explorer asks about finished games of Tuscany."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from burgundy_qt.rules.ruleset import RecordLine
from burgundy_qt.rules.tuscany import protocol
from burgundy_qt.rules.tuscany.catalogue import GAME
from burgundy_qt.session.explorer.explored_game import (
    GameTraits,
    Piece,
    first_turns,
    turn_words,
)

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
        begun = first_turns(GAME, events, seats)
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


ANSWER = TuscanyTraits()
