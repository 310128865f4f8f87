"""Tests of the order of animations: each event moves its pieces at its time, and the next event
starts where it ends."""

import pytest

from burgundy_qt.rules.burgundy.known_places import Places
from burgundy_qt.widgets.games.burgundy.animation import EVENTS
from burgundy_qt.widgets.games.burgundy.piece_animation import Timeline
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.timeline import Change, Grow, Landing, Roll, Sweep, Tick, Travel
from tests.widgets.games import empty_table, with_seat

FREE = {"workers": 0, "silver": 0}


@pytest.fixture
def state():
    """Return a table in the middle of round 1 on which seat 0 has many choices."""
    table = empty_table(2)
    table = table.evolve(
        phase="A",
        round=1,
        turn=0,
        depots={**table.depots, 1: Places(["mine", "ship", *table.depots[1][2:]])},
        black=Places(["castle", *table.black[1:]]),
        troughs={**table.troughs, 2: Places([3, 3])},
        rounds=(None, 5, None, None, None),
    )
    mine = table.seats[0].rolling((4, 2))
    mine = mine.evolve(estate="1", silver=9, workers=9, cells={"4.4": "castle"})
    mine = mine.evolve(storage=Places(["ship", "mine", None]), goods=Places([(6, 3), None, None]))
    return table.with_seat(0, mine)


def moves_of(state, *events):
    """Return each move with its start, kind and slots, except changes of single slots."""
    timeline = Timeline(state)
    timeline.follow(events, EVENTS)
    return [
        (move.start, *kind_and_slots(move))
        for move in timeline.moves
        if not isinstance(move, Change)
    ]


def changes_of(state, *events):
    """Return for each slot the time at which it changes its picture."""
    timeline = Timeline(state)
    timeline.follow(events, EVENTS)
    return {move.slot: move.start for move in timeline.moves if isinstance(move, Change)}


def kind_and_slots(move):
    match move:
        case Travel():
            return "travel", move.source, move.target
        case Landing() | Roll() | Grow():
            return type(move).__name__.lower(), move.slot
        case Tick():
            return "tick", move.slot, move.first, move.last
        case Sweep():
            return "sweep", len(move.cells)
    raise AssertionError(move)


def an_action(kind, paid=FREE, **more):
    return {"event": "action", "seat": 0, "action": {"type": kind, **more}, "paid": paid}


def points(reason, seat=0, count=4):
    return {"event": "points", "seat": seat, "points": count, "for": reason}


def test_a_tile_leaves_its_depot_at_once_and_appears_in_storage_on_arrival(state):
    take = an_action("take", die=4, depot=1, tile="mine", discard=None)
    slot, stored = Slot("market", 1, 0), Slot("storage", 0, 2)
    assert changes_of(state, take) == {Slot("die", 0, 0): 0, slot: 0, stored: 280}


def test_a_discarded_tile_leaves_half_a_move_earlier(state):
    state = with_seat(state, 0, storage=state.seats[0].storage.changed(2, "castle"))
    take = an_action("take", die=4, depot=1, tile="mine", discard="ship")
    slot, stored = Slot("market", 1, 0), Slot("storage", 0, 0)
    assert moves_of(state, take) == [
        (0, "travel", stored, Slot("away")),
        (140, "travel", slot, stored),
        (420, "landing", stored),
    ]


def test_silver_goes_to_the_price_and_workers_to_the_die_one_after_the_other(state):
    buy = an_action("buy", {"silver": 2, "workers": 0}, depot="black", tile="castle", discard=None)
    silver = Slot("silver", 0)
    assert moves_of(state, buy)[:2] == [
        (start, "travel", silver, Slot("price")) for start in (0, 70)
    ]
    take = an_action("take", {"silver": 0, "workers": 2}, die=2, depot=1, tile="mine", discard=None)
    aim = Slot("die", 0, 1)
    assert moves_of(state, take)[:2] == [
        (start, "travel", Slot("workers", 0), aim) for start in (0, 70)
    ]


def test_points_for_a_region_start_from_the_placed_tile_after_a_sweep_of_light(state):
    cell, total = Slot("cell", 0, "4.5"), Slot("points", 0)
    assert moves_of(state, an_action("place", die=4, tile="ship", cell="4.5"), points("region"))[
        2:
    ] == [
        (280, "sweep", 3),
        (430, "travel", cell, Slot("crest", 0)),
        (760, "tick", total, 0, 4),
    ]


def test_goods_of_a_pile_are_sold_one_after_the_other_and_silver_comes_from_the_sale(state):
    gain = {"event": "gain", "seat": 0, "silver": 1, "for": "sale"}
    sold, silver = Slot("sold", 0), Slot("silver", 0)
    assert moves_of(state, an_action("sell", die=2, good=6), gain) == [
        *((start, "travel", Slot("goods", 0, 0), sold) for start in (0, 70, 140)),
        (420, "travel", sold, silver),
        (700, "tick", silver, 9, 10),
    ]


def test_gains_and_points_that_follow_each_other_overlap(state):
    gain = {"event": "gain", "seat": 0, "silver": 2, "workers": 1, "for": "mines"}
    ticks = [
        move
        for move in moves_of(state, gain, points("sale"), points("sale", 1))
        if move[1] == "tick"
    ]
    assert [start for start, *_ in ticks] == [280, 280, 150 + 330, 300 + 330]


def test_goods_of_a_ship_are_lifted_and_fly_when_they_are_loaded(state):
    load, loaded = (
        an_action("load", goods=[3], depots=[2]),
        {"event": "loaded", "seat": 0, "goods": {"3": 2}},
    )
    assert moves_of(state, load, loaded) == [
        (0, "travel", Slot("trough", 2, 0), Slot("goods", 0, 1)),
        (70, "travel", Slot("trough", 2, 1), Slot("goods", 0, 1)),
    ]


def test_a_ship_sends_its_marker_over_the_bridge(state):
    moves = moves_of(
        state, an_action("place", tile="ship", cell="4.5"), {"event": "order", "order": [0, 1]}
    )
    assert moves[2:] == [
        (280, "travel", Slot("bay", 0, 1), Slot("bay", 1, 0)),
        (560, "landing", Slot("bay", 1, 0)),
    ]


def test_a_bonus_tile_gets_its_marker_before_its_points_are_counted(state):
    bonus = {"event": "bonus", "seat": 1, "colour": "ship", "size": "large", "points": 5}
    tile = Slot("bonus", "ship", "large")
    assert moves_of(state, bonus) == [
        (0, "travel", Slot("crest", 1), tile),
        (280, "landing", tile),
        (280, "travel", tile, Slot("crest", 1)),
        (610, "tick", Slot("points", 1), 0, 5),
    ]


def test_a_round_rolls_all_dice_and_then_sends_its_good_to_the_depot(state):
    state = state.evolve(troughs={**state.troughs, 2: Places()})
    started = {"event": "round", "round": 2, "white": 2, "good": 5, "dice": [[1, 2], [3, 4]]}
    moves, good = moves_of(state, started), Slot("trough", 2, 0)
    assert sorted(start for start, kind, *_ in moves if kind == "roll") == [0] * 5
    assert moves[5:] == [(420, "travel", Slot("round", 2), good), (700, "landing", good)]


def test_a_phase_clears_the_depots_and_fills_them_quickly(state):
    depots = {str(depot): ["mine"] for depot in state.depots}
    started = {
        "event": "phase",
        "phase": "B",
        "depots": depots,
        "black": ["ship"],
        "goods": [1, 2, 3, 4, 6],
    }
    moves = moves_of(state, started)
    # The old tiles leave first.
    assert [start for start, kind, *_ in moves if kind == "travel"][:3] == [0, 0, 0]
    come = [
        start
        for start, kind, source, *_ in moves
        if kind == "travel" and source == Slot("phase", "B")
    ]
    assert come == [280 + 35 * index for index in range(len(come))] and len(come) >= 9


def test_a_band_grows_between_two_posts_and_their_points_come_from_its_seal(state):
    state = state.evolve(modules=("border-posts",))
    posts = {"event": "posts", "seat": 0, "posts": ["upper-left", "bottom"]}
    moves = moves_of(state, posts, points("border-posts"))
    seal = Slot("seal", 0, "upper-left+bottom")
    assert [(start, kind) for start, kind, *_ in moves] == [
        (0, "grow"),
        (500, "travel"),
        (830, "tick"),
    ]
    assert moves[1][2] == seal


def test_a_changed_die_rolls_and_a_discarded_tile_leaves(state):
    assert moves_of(state, an_action("set-die", die=4, to=1), points("sale"))[:2] == [
        (0, "roll", Slot("die", 0, 0)),
        (420, "travel", Slot("sold", 0), Slot("crest", 0)),
    ]
    discard = an_action("discard", tile="mine")
    assert moves_of(state, discard) == [(0, "travel", Slot("storage", 0, 1), Slot("away"))]


def test_a_black_tile_arrives_while_the_tile_in_its_place_leaves():
    state = with_seat(empty_table(1), 0, storage=Places(["castle", "mine", "ship"]))
    state = state.evolve(black=state.black.changed(0, "castle"))
    slot, stored = Slot("market", "black", 0), Slot("storage", 0, 1)
    assert moves_of(state, an_action("exchange", tile="castle", discard="mine")) == [
        (0, "travel", stored, Slot("away")),
        (0, "travel", slot, stored),
        (280, "landing", stored),
    ]


def test_the_counter_moves_on_after_the_points_that_reached_its_target():
    state = with_seat(empty_table(1, target=40), 0, points=38)
    counter = {"event": "counter", "seat": 0, "target": 45}
    moves = moves_of(state, points("sale"), counter)
    assert [(start, *rest) for start, kind, *rest in moves if kind == "tick"] == [
        (330, Slot("points", 0), 38, 42),
        (611, Slot("points", 0), 42, 0),
    ]
