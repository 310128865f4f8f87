"""Tests of the tiles against the printed pieces. ("Pieces")"""

import pytest

from burgundy_qt.rules.carcassonne import tiles
from burgundy_qt.rules.carcassonne.state import SEGMENT_NODES
from burgundy_qt.rules.carcassonne.tiles import KINDS, NAMES, SEGMENTS
from tests.rules.carcassonne.second_map import FACTS, TILES


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_a_kind_is_as_printed(kind):
    told = TILES[kind.name]
    cities = [(list(city.edges), city.shields, city.is_cap) for city in kind.cities]
    assert cities == [(city["edges"], city["shields"], city["cap"]) for city in told["cities"]]
    roads = [(list(road.edges), road.ends) for road in kind.roads]
    assert roads == [(road["edges"], road["ends"]) for road in told["roads"]]
    fields = [(field.half_edges.split(), list(field.cities)) for field in kind.fields]
    assert fields == [(field["half_edges"], field["cities"]) for field in told["fields"]]
    counted = (kind.count, kind.has_monastery, kind.has_bazaar)
    assert counted == (told["count"], told["monastery"], told["bazaar"])
    assert len(tiles.looks_of(kind)) == told["rotations"]
    shown = [("none", "city", "road", "field")[edge] for edge in tiles.edges_of(kind)]
    assert shown == told["edges"]


@pytest.mark.parametrize(("part", "kinds"), [("base", KINDS[:24]), ("expansion", KINDS[24:])])
def test_the_box_has_the_right_number_of_each_piece(part, kinds):
    totals = FACTS["totals"][part]
    assert len(kinds) == totals["kinds"] and sum(kind.count for kind in kinds) == totals["tiles"]
    caps = sum(kind.count * city.is_cap for kind in kinds for city in kind.cities)
    shields = sum(kind.count * city.shields for kind in kinds for city in kind.cities)
    bazaars = sum(kind.count * kind.has_bazaar for kind in kinds)
    monasteries = sum(kind.count * kind.has_monastery for kind in kinds)
    assert (caps, shields) == (totals["caps"], totals["shields"])
    assert (bazaars, monasteries) == (totals["bazaars"], totals["monasteries"])


def test_the_state_has_space_for_every_segment_of_the_box():
    assert sum(kind.count * len(tiles.segments_of(kind)) for kind in KINDS) == SEGMENT_NODES


def test_every_segment_of_a_kind_is_found_by_its_name():
    for kind in KINDS:
        told = TILES[kind.name]
        names = [
            *(f"city:{number}" for number in range(len(told["cities"]))),
            *(f"road:{number}" for number in range(len(told["roads"]))),
            *(["monastery"] if told["monastery"] else []),
            *(f"field:{number}" for number in range(len(told["fields"]))),
        ]
        assert [SEGMENTS[at] for at in tiles.segments_of(kind)] == names
