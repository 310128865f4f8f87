"""Chance as a record tells it: who begins, then the tiles as they leave the pile."""

from burgundy_qt.rules.carcassonne.components.tiles import NAMES
from burgundy_qt.rules.carcassonne.position import CarcassonneGame
from burgundy_qt.rules.carcassonne.state import OPENING
from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.ruleset import RecordLine

Recorded = list[RecordLine]


def give_set_up(position: CarcassonneGame, recorded: Recorded) -> None:
    """Who begins; nothing where the record does not say it."""
    seating = first_of(recorded, "seating")
    if seating is None:
        return
    first = seating["order"][0]
    asked = position.raw()["first"]
    if first not in range(position.seats) or asked not in (-1, first):
        raise InvalidRecord(f"seat {first!r} cannot be the first")
    position.give_first(first)


def give_chance(position: CarcassonneGame, recorded: Recorded) -> None:
    """The tile of the record that is drawn next; nothing where it ends before."""
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
        raise InvalidRecord(f'{tile!r} is drawn, but "tiles" has {NAMES[raw["order"][0]]!r} next')
    position.give_tile(kind)


def first_of(recorded: Recorded, kind: str) -> RecordLine | None:
    """The first event of a kind, None where there is none."""
    return next((event for event in recorded if event.get("event") == kind), None)
