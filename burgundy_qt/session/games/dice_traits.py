"""DiceTraits: what the explorer asks about finished dice games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from burgundy_qt.rules.dice import protocol
from burgundy_qt.rules.dice.catalogue import GAME, bonus_of, cells_of
from burgundy_qt.rules.dice.sheets import COLOURS
from burgundy_qt.rules.ruleset import RecordLine
from burgundy_qt.session.explorer.explored_game import (
    GameTraits,
    Piece,
    first_turns,
    turn_words,
)


class DiceTraits(GameTraits):
    """The traits of the Dice Game."""

    own = "first-turn", "board", "castle", "castles", "bonuses", "first-bonus"
    kinds = COLOURS
    numbers = frozenset(("castles", "bonuses"))

    def read(
        self, record: Sequence[RecordLine], seats: int
    ) -> Sequence[Mapping[str, Iterable[str]]]:
        """Return the duchy, the bonus of the start castle, the first marks, and the colours
        completed for a bonus."""
        sheet, events = record[0]["sheet"], record[1:]
        begun = first_turns(GAME, events, seats)
        starts = {each["seat"]: each["castle"] for each in events if each["event"] == "start"}
        found = []
        for seat in range(seats):
            own = [each for each in events if each.get("seat") == seat]
            marked = [colour for each in own for colour in colours_in(each, sheet)]
            colours = [each["colour"] for each in own if each["event"] == "bonus"]
            found.append(
                {
                    "board": [sheet],
                    "castle": [str(bonus_of(sheet, starts[seat]) or "none")],
                    "first-turn": [turn_words(words_of(begun[seat], sheet))],
                    "castles": [str(marked.count("castle"))],
                    "bonuses": [str(len(colours))],
                    "first-bonus": colours[:1],
                }
            )
        return found

    def pieces(self, event: protocol.Event, record: Sequence[RecordLine]) -> Iterator[Piece]:
        """Yield a marked space."""
        sheet = record[0]["sheet"]
        if event["event"] == "start":
            yield Piece(event["seat"], "start", f"{sheet} {event['castle']}")
        for colour in colours_in(event, sheet):
            assert event["event"] == "action"
            yield Piece(event["seat"], colour, str(event["action"]))


def colours_in(event: RecordLine, sheet: str) -> Iterator[str]:
    """Yield the colour of the space that an event marks."""
    if event["event"] == "action" and event["action"]["type"] == "mark":
        yield cells_of(sheet)[event["action"]["cell"]].colour


def words_of(actions: Iterable[RecordLine], sheet: str) -> Iterator[str]:
    """Yield a word for each action of a first turn: "mark:town", "worker"."""
    for event in actions:
        yield from (f"mark:{colour}" for colour in colours_in(event, sheet))
        if event["action"]["type"] == "worker":
            yield "worker"


ANSWER = DiceTraits()
