"""CarcassonneTraits: what the explorer asks about finished games of Carcassonne."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from burgundy_qt.rules.carcassonne import protocol
from burgundy_qt.rules.ruleset import RecordLine
from burgundy_qt.session.explorer.explored_game import (
    GameTraits,
    Piece,
    first_turns,
    turn_words,
)

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


ANSWER = CarcassonneTraits()
