"""Tests of golden records: they are consistent, games begun by the earlier rules continue by them,
and a seed always gives the same chance."""

import pytest

from burgundy_qt.rules.core import random_below, random_bits
from burgundy_qt.rules.game import Game
from tests.rules.burgundy.golden import BEFORE, REQUESTS, as_before, golden, played
from tests.rules.burgundy.invariants import EVERY_END


@pytest.mark.parametrize("name", REQUESTS)
def test_a_golden_record_is_consistent(name):
    for check in EVERY_END:
        check(golden(name)["record"])


@pytest.mark.parametrize("name", sorted(BEFORE))
@pytest.mark.parametrize("choices", [0, 1, 2])
def test_a_game_begun_by_the_earlier_rules_continues_by_them(name, choices):
    whole, begun = played(name), Game(REQUESTS[name])
    for seat, action in whole.actions[:choices]:
        begun.apply(action, seat)
    record = as_before(begun.record(private=True))
    loaded = Game.from_record(record)
    assert loaded.record(private=True) == record
    if loaded.state()["phase"] is None:
        assert all(set(seat) == {"estate"} for seat in loaded.state()["seats"])
        redrawn = loaded.position.copy()
        redrawn.determinize_for(loaded.position.waiting_seats()[0], 99)
        assert redrawn.raw()["goods"] != loaded.position.raw()["goods"]
    for seat, action in whole.actions[choices:]:
        loaded.apply(action, seat)
    assert loaded.record() == golden(name)["record"]


# The protocol promises the same dice and tiles for a seed in all versions.

DRAWN = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0xBB6060671FE44911),
    1: (0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67, 0xD3678A882FC325CA),
    7: (0x63CBE1E459320DD7, 0x044C3CD7F43C661C, 0x7BD6AF5FBD73BAC),
    2**53 - 1: (0x24B94FACEFB6559F, 0x30C3F2F9B73FF198, 0x83917E504C022AE0),
    2**64 - 1: (0xE4D971771B652C20, 0xE99FF867DBF682C9, 0x4C9E0AD6AB40C9DA),
}


@pytest.mark.parametrize("key", DRAWN)
def test_a_key_and_a_place_always_give_the_same_number(key):
    assert tuple(random_bits(key, place) for place in (0, 1, 4096)) == DRAWN[key]


def test_a_number_is_always_mapped_to_the_same_number_in_a_range():
    assert [random_below(2, random_bits(7, place)) for place in range(8)] == [
        0,
        0,
        1,
        1,
        0,
        0,
        0,
        0,
    ]
    assert [random_below(42, random_bits(7, place)) for place in range(8)] == [
        16,
        0,
        37,
        24,
        19,
        10,
        19,
        13,
    ]


OPENINGS = {
    0: (
        [1, 2, 0],
        [{"1": 2, "5": 1}, {"2": 1, "3": 1, "4": 1}, {"1": 1, "3": 2}],
        [6, 2, 5, 3, 3],
        "monastery:13",
    ),
    7: (
        [2, 0, 1],
        [{"4": 2, "6": 1}, {"1": 2, "3": 1}, {"2": 1, "3": 1, "5": 1}],
        [5, 1, 2, 3, 6],
        "monastery:6",
    ),
    2**53 - 1: (
        [0, 1, 2],
        [{"1": 1, "3": 1, "6": 1}, {"1": 1, "5": 1, "6": 1}, {"2": 1, "3": 1, "5": 1}],
        [1, 3, 6, 1, 4],
        "monastery:10",
    ),
}
FIRST_ROLLS = {
    0: ([[4, 5], [1, 3], [2, 6]], 2),
    7: ([[1, 1], [4, 5], [2, 3]], 6),
    2**53 - 1: ([[2, 4], [1, 2], [2, 3]], 2),
}


@pytest.mark.parametrize("seed", OPENINGS)
def test_a_seed_always_gives_the_same_opening(seed):
    events = Game({"players": 3, "seed": seed}).events
    phase, opening = events[-3], events[-2]
    order, goods, row, first = OPENINGS[seed]
    assert (events[0]["order"], [event["goods"] for event in events[1:4]]) == (order, goods)
    assert (phase["goods"], phase["depots"]["1"][0]) == (row, first)
    assert (opening["dice"], opening["white"]) == FIRST_ROLLS[seed]


def test_a_seed_gives_the_same_dice_and_tiles_for_all_actions():
    chance = []
    for wish in ("workers", "take", "place"):
        game = Game({"players": 2, "seed": 77})
        while not game.is_over:
            actions = game.legal()["actions"]
            game.apply(next((action for action in actions if action["type"] == wish), actions[0]))
        chance.append(
            [event for event in game.events if event["event"] in ("seating", "phase", "round")]
        )
    assert chance[0] == chance[1] == chance[2]
