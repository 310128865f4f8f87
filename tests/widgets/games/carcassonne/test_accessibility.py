"""Tests of the table of Carcassonne for screen readers."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.carcassonne.known_state import (
    Bazaar,
    CarcassonneAsked,
    Castle,
    LaidTile,
    Sale,
)
from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import (
    followers_counted,
    shields_counted,
    tiles_counted,
)
from burgundy_qt.widgets.games.carcassonne.table_state import Ending, Ghost, Trial, state_of
from burgundy_qt.widgets.phrases.wording import points_text
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup
from tests.widgets.games.carcassonne.positions import deciding, empty_table, view_of

NAMES = ("You", "Aliénor", "Guilhem")
CITY = {
    "feature": "1,0/city:0",
    "kind": "city",
    "places": ["1,0/city:0"],
    "tiles": 3,
    "shields": 1,
    "meeples": [1, 0, 1],
    "points": 4,
    "complete": 10,
    "is_complete": False,
    "castle": False,
    "open": [{"cell": "2,0", "fits": 7}, {"cell": "3,0", "fits": None}],
    "cities": [],
}


@pytest.fixture
def table():
    tiles = {"0,0": LaidTile("D", 0), "1,0": LaidTile("E", 1), "-1,1": LaidTile("H", 0)}
    asked = CarcassonneAsked(seat=0, decision="place")
    return empty_table(3, tiles=tiles, tile="V", asked=asked)


def spoken_name(table, kind, owner=None, at=None):
    return TABLE.slot_name(Slot(kind, owner, at), table, NAMES)


def spots_in(groups):
    for group in groups:
        for part in group.parts:
            yield from spots_in([part]) if isinstance(part, SlotGroup) else [part]


def names_of(groups, table):
    return [group.named(table, NAMES) for group in groups]


def test_the_map_is_read_row_by_row_from_the_northwest(table):
    map_ = next(group for group in TABLE.groups(table) if group.named(table, NAMES) == "Map")
    assert names_of(map_.parts, table) == ["Row of the start tile", "Row 1 south"]
    tiles = [slot.at for slot in spots_in([map_])]
    assert tiles == ["0,0", "1,0", "-1,1"]


def test_the_name_of_a_tile_includes_its_bridge_and_follower(table):
    assert spoken_name(table, "tile", None, "1,0") == "1 east: city edge, city east"
    table = table.evolve(bridges={"-1,1": "ew"}, meeples={"-1,1/city:1": 1})
    assert spoken_name(table, "tile", None, "-1,1") == (
        "1 west, 1 south: two opposite city edges, city north and south, bridge from west to east, "
        "knight of Aliénor: city south"
    )
    table = table.evolve(meeples={"-1,1/city:1": 0})
    assert spoken_name(table, "tile", None, "-1,1").endswith(", your knight: city south")


def test_the_name_of_an_empty_cell_says_how_the_tile_and_others_fit(table):
    table = table.evolve(cells={"2,0": {"cell": "2,0", "fits": 0}})
    assert spoken_name(table, "cell", None, "2,0") == "2 east, empty, no remaining tile fits"
    table = table.evolve(options={"2,0": (1, 3)})
    told = spoken_name(table, "cell", None, "2,0")
    assert told.startswith("2 east, empty, ") and told.count(",") == 3


def test_the_ghost_replaces_its_cell_and_names_its_sides_and_its_bridge(table):
    table = table.evolve(options={"2,0": (0, 1)})
    assert Slot("cell", None, "2,0") in spots_in(TABLE.groups(table))
    ghost = Ghost("2,0", "V", 1, (0, 1), ("1,0", "ew"))
    tried = table.with_trial(Trial(ghost=ghost, rotation=1))
    slots = list(spots_in(TABLE.groups(tried)))
    assert Slot("ghost", None, "2,0") in slots and Slot("cell", None, "2,0") not in slots
    assert TABLE.group_shape(tried) != TABLE.group_shape(table)
    assert spoken_name(tried, "ghost", None, "2,0") == (
        "2 east, your tile placed here: road north and west, "
        "with a bridge from west to east at 1 east"
    )
    assert spoken_name(tried, "hand-tile") == "Tile to place: bent road, road north and west"


def test_places_for_a_follower_and_a_bridge_are_read_while_they_are_offered(table):
    trial = Trial(places=("-1,1/city:1",), bridges=(("0,0", "ns"),))
    tried = table.with_trial(trial)
    assert spoken_name(tried, "place", None, "-1,1/city:1") == "Knight: city south"
    assert spoken_name(tried, "bridge-place", None, "0,0:ns") == (
        "Bridge from north to south at start tile"
    )
    assert {"place", "bridge-place"} <= {slot.kind for slot in spots_in(TABLE.groups(tried))}
    assert not {"place", "bridge-place"} & {slot.kind for slot in spots_in(TABLE.groups(table))}


def test_the_name_of_a_feature_includes_size_owners_points_and_open_cells(table):
    table = table.evolve(features={CITY["feature"]: CITY})
    told = spoken_name(table, "feature", None, "1,0/city:0").split(", ")
    assert told[:3] == ["City at 1 east", tiles_counted(3), shields_counted(1)]
    assert told[3:5] == [f"You {followers_counted(1)}", f"Guilhem {followers_counted(1)}"]
    assert told[5:7] == [f"now {points_text(4)}", f"when complete {points_text(10)}"]
    assert len(told) == 9 and told[8] == "open 3 east"
    table = table.evolve(features={CITY["feature"]: CITY | {"is_complete": True, "open": []}})
    assert spoken_name(table, "feature", None, "1,0/city:0").endswith(f"complete: {points_text(4)}")


def test_followers_and_castles_are_in_the_group_of_their_seat(table):
    table = table.evolve(meeples={**table.meeples, "1,0/city:0": 2})
    table = table.evolve(castles={**table.castles, "0,0/city:0": Castle(("0,0", "0,-1"), 2, True)})
    seats = [group for group in TABLE.groups(table) if "Player" in group.named(table, NAMES)]
    assert names_of(seats, table) == [f"Player: {name}" for name in NAMES]
    assert {Slot("meeple", 2, "1,0/city:0"), Slot("castle", None, "0,0/city:0")} <= {
        *spots_in(seats[2:])
    }
    table = table.evolve(features={CITY["feature"]: CITY})
    assert spoken_name(table, "meeple", 2, "1,0/city:0").startswith(
        "Knight at 1 east: City at 1 east"
    )
    assert spoken_name(table, "castle", None, "0,0/city:0") == (
        "Castle at start tile: waits for a feature beside it"
    )


def test_the_names_in_an_auction_include_tiles_bids_and_payments(table):
    lies = Bazaar.opening(0, ["B", "V", "X"], 3)
    sales = {0: Sale(1, 3, None), 2: Sale(2, 0, None)}
    table = table.evolve(
        bazaar=lies.evolve(sales=sales, lot="V", slot=1, bids={0: 2, 1: None}),
        asked=CarcassonneAsked(seat=0, decision="deal"),
    )
    assert [spoken_name(table, "stall", None, at) for at in range(3)] == [
        f"Monastery: Aliénor, for {points_text(3)}",
        "Bent road: up for auction",
        "Four-way crossing: Guilhem",
    ]
    assert spoken_name(table, "bid", 0) == f"You: bids {points_text(2)}"
    assert spoken_name(table, "bid", 1) == "Aliénor: passed"
    assert spoken_name(table, "bid", 2) == "Guilhem: no bid yet"
    assert {"stall", "bid", "deal"} <= {slot.kind for slot in spots_in(TABLE.groups(table))}


def test_a_bought_tile_is_read_with_its_seat_until_it_is_placed(table):
    table = table.evolve(bazaar=Bazaar.opening(0, ["B", "V"], 3).taken(1, "B"))
    assert spoken_name(table, "bought", 1) == "Still to be placed: monastery"
    assert [slot.owner for slot in spots_in(TABLE.groups(table)) if slot.kind == "bought"] == [1]


def test_the_names_of_a_seat_include_its_activity_followers_and_points(table):
    table = table.with_seat(1, points=-2, meeples=-2)
    assert (
        spoken_name(table, "turn", 0) == "Places a tile"
        and spoken_name(table, "turn", 1) == "Waits"
    )
    assert spoken_name(table, "meeples", 1) == f"In hand: {followers_counted(5)}"
    assert spoken_name(table, "points", 1) == points_text(-2)


def test_the_names_of_a_seat_include_the_points_if_the_game_ended_now(table):
    left = {"city-left": 2, "road-left": 0, "monastery-left": 0, "field": 6}
    table = table.evolve(endings=(Ending(12, left),) * len(table.seats))
    words = "If the game ended now: 12 points"
    assert spoken_name(table, "ending", 1) == f"{words}, of them 6 for fields"
    assert spoken_name(table.evolve(farmers=False), "ending", 1) == words
    assert "ending" in {slot.kind for slot in spots_in(TABLE.groups(table))}
    assert "ending" not in {slot.kind for slot in spots_in(TABLE.groups(table.evolve(endings=())))}


@pytest.mark.parametrize("decision", ["place", "bridge", "meeple", "castle", "choose", "bid"])
def test_every_slot_of_a_decision_has_a_name(decision):
    view = view_of(deciding(decision))
    made = state_of(view)
    slots = list(spots_in(TABLE.groups(made)))
    assert len(set(slots)) == len(slots)
    assert all(TABLE.slot_name(slot, made, NAMES) for slot in slots)
    if decision == "castle":
        assert Slot("feature", None, view.state["about"]) in slots


def test_features_for_a_castle_are_read_only_while_one_is_chosen(table):
    done = CITY | {"meeples": [0, 0, 0], "is_complete": True}
    table = table.evolve(features={CITY["feature"]: done})
    slot = Slot("feature", None, "1,0/city:0")
    assert slot not in spots_in(TABLE.groups(table))
    table = table.evolve(asked=CarcassonneAsked(seat=0, decision="claim"))
    assert slot in spots_in(TABLE.groups(table))
