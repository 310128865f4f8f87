"""Tests of the names of Carcassonne's pieces and places, and of the words for plans."""

from __future__ import annotations

from itertools import product

import pytest

from burgundy_qt.rules.carcassonne.tiles import KINDS, SEGMENTS, looks_of
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import (
    TILES,
    cell_name,
    place_name,
    place_text,
    segment_text,
    sides_text,
    tile_name,
)
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.wording import points_text

TEXTS = texts_of("carcassonne")


def segments_of(kind):
    made = (("city", kind.cities), ("road", kind.roads), ("field", kind.fields))
    return [f"{name}:{at}" for name, all_ in made for at in range(len(all_))]


def test_every_kind_has_a_unique_name():
    assert [kind.name for kind in KINDS] == list(TILES)
    assert len({tile_name(kind) for kind in TILES}) == len(TILES)


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_every_rotation_and_every_part_of_a_tile_has_unique_words(kind):
    turns = [sides_text(kind.name, rotation) for rotation in looks_of(kind)]
    assert len(set(turns)) == len(turns)
    for rotation in range(4):
        parts = [segment_text(part, kind.name, rotation) for part in segments_of(kind)]
        assert len(set(parts)) == len(parts)


def test_the_names_of_sides_follow_the_rotation():
    assert sides_text("D", 0) == "city north, road east and west"
    assert sides_text("D", 1) == "city east, road north and south"
    assert sides_text("B", 3) == "fields all round"
    assert segment_text("field:2", "X", 0) == "field south-east"
    assert segment_text("field:2", "X", 3) == "field north-east"
    assert segment_text("field:0", "O", 0) == "field south-east, beside the city"
    assert segment_text("road:0", "V", 0) == "road"


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ("0,0", "start tile"),
        ("2,0", "2 east"),
        ("0,-3", "3 north"),
        ("-1,2", "1 west, 2 south"),
    ],
)
def test_a_cell_is_named_by_its_distance_from_the_start_tile(cell, told):
    assert cell_name(cell) == told


def test_every_place_of_a_map_has_a_unique_name():
    tiles = {
        "0,0": {"tile": "H", "rotation": 0, "bridge": "ew"},
        "1,0": {"tile": "X", "rotation": 1, "bridge": None},
    }
    places = [f"{cell}/{part}" for cell, part in product(tiles, SEGMENTS)]
    there = {"0,0": ("city:0", "city:1", "bridge", "field:0"), "1,0": segments_of(KINDS[23])}
    told = [place_text(place, tiles) for place in places if place[4:] in there[place[:3]]]
    assert len(set(told)) == len(told) == 12
    assert place_text("0,0/bridge", tiles) == "bridge from west to east at start tile"
    assert place_text("5,0/road:0", tiles) == place_name("5,0/road:0") == "road at 5 east"


def test_a_plan_lists_its_actions_without_declined_choices():
    lay = {"type": "place", "tile": "V", "cell": "1,0", "rotation": 0}
    plan = [lay, {"type": "pass"}, {"type": "meeple", "on": "1,0/road:0"}]
    assert TEXTS.plan(plan) == "place bent road at 1 east, place a thief on the road"
    assert TEXTS.plan([{"type": "pass"}]) == "do nothing more"
    assert TEXTS.plan([{"type": "bid", "points": 1}]) == f"bid {points_text(1)}"
    assert TEXTS.title() == "Carcassonne"
