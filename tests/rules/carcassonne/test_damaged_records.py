"""Tests of damaged records of Carcassonne: they are refused with their line, and never loaded in
part."""

import copy
import json
import random

import pytest

from burgundy_qt.rules.carcassonne.carcassonne_ruleset import ANSWER
from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from tests.mutations import mutated
from tests.rules.carcassonne.golden import golden

WHOLE = golden("all-for-2")["record"]


def event(record, kind):
    return next(line for line in record[1:] if line["event"] == kind)


DAMAGES = {
    "another game": lambda r: r[0].update(game="chess"),
    "seats that there are not": lambda r: r[0].update(players=7),
    "modules of another game": lambda r: r[0].update(modules=["inns"]),
    "a limit that is no number": lambda r: r[0].update(bid_limit="30"),
    "an order with too many of a kind": lambda r: r[0].update(tiles=["C", "C"]),
    "a pile of none": lambda r: r[0].update(pile=0),
    "another first seat": lambda r: event(r, "seating")["order"].reverse(),
    "a first seat that there is not": lambda r: event(r, "seating").update(order=[2, 0]),
    "another pile": lambda r: event(r, "start").update(pile=60),
    "a tile that there is not": lambda r: event(r, "tile").update(tile="Z"),
    "a tile of which there is none left": lambda r: event(r, "bazaar").update(tiles=["C", "C"]),
    "too few tiles in a bazaar": lambda r: event(r, "bazaar")["tiles"].pop(),
    "another seat acts": lambda r: event(r, "action").update(seat=1 - event(r, "action")["seat"]),
    "a cell far off": lambda r: event(r, "action")["action"].update(cell="40,40"),
    "no rotation": lambda r: event(r, "action")["action"].pop("rotation"),
    "more points": lambda r: event(r, "points").update(points=99),
    "another place of a feature": lambda r: event(r, "complete")["places"].pop(),
    "another worth": lambda r: event(r, "complete").update(points=1),
    "a castle by nothing": lambda r: event(r, "castle").update(feature="0,0/road:0"),
    "an event twice": lambda r: r.insert(9, r[8]),
    "an event less": lambda r: r.pop(8),
    "cut off": lambda r: r.__delitem__(slice(r.index(event(r, "complete")), None)),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_damage_is_reported_with_its_line(damage):
    record = copy.deepcopy(WHOLE)
    damage(record)
    with pytest.raises(InvalidRecord, match=r"^line \d+: "):
        Game.from_record(record)


@pytest.mark.parametrize("first", range(0, 120, 20))
def test_a_changed_record_is_refused_or_loaded_as_it_is(first):
    taken = 0
    for seed in range(first, first + 20):
        record = mutated(json.loads(json.dumps(WHOLE)), random.Random(seed))
        try:
            game = Game.from_record(record)
        except InvalidRecord:
            continue
        taken += 1
        told = game.record(private=True)[1:]
        assert len(told) == len(record[1:]) and all(map(equals_event, told, record[1:]))
    assert taken < 20


def equals_event(event, line):
    """Return whether a line of the record equals an event, except for keys that were added
    later."""
    later = ANSWER.LATER_KEYS.get(event["event"], ())
    return line == {key: event[key] for key in event if key in line or key not in later}
