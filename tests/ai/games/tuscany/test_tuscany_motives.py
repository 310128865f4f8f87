"""Tests of Tuscany's motives: when each is true; that all are true and none is missing in random
games and games of bots; that they use nothing hidden; and that each has a sentence."""

import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from burgundy_qt.ai.analysis.motives import LEAST_WEIGHT, TurnReason, motive, reasons_between
from burgundy_qt.ai.games.tuscany.tuscany_motives import ANSWER as MOTIVES
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.language.translation import ENGLISH, NAMES, spoken
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.tuscany.catalogue import cards_short, spaces_for
from burgundy_qt.rules.tuscany.components import COLOURS, HEXAGON
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.advice import tip_text
from burgundy_qt.widgets.advice.game_advice import advice_of
from tests.ai.games.tuscany.motives_again import Again
from tests.rules.tuscany.random_play import KINDS
from tests.rules.tuscany.second_reading import payments
from tests.rules.tuscany.tables import DRAW, END, GAME, a_turn, place, seat, take

FIXED = Game(GAME)
PLAYERS = ("Anna", "You", "Celina", "Dora")
RANDOM_GAMES = range(6)
ONE_QUARRY, GRAIN = {"B.L2": "quarry"}, "agriculture:grain"
BY_INN = {"C.M3": "cart"}
MARBLE = {"by": "marble"}


def bonus_tile(tile):
    return {"type": "bonus-tile", "by": "town", "tile": tile}


def considered(position, *actions, of=0):
    """Return the turn of these actions."""
    codes = [FIXED.rules.encode_action(action) for action in actions]
    turn = MOTIVES.consider(FIXED, position, of, codes)
    assert len(turn.codes) == len(actions), "an action is not legal"
    return turn


def facts(turn):
    return {(one.kind, one.seat, one.values) for one in MOTIVES.motives(turn)}


def found(kind, position, *actions):
    """Return the motives of a kind, as their values and, for an opponent's, its seat."""
    turn = considered(position, *actions)
    return [
        {**dict(one.values), **({"seat": one.seat} if one.seat else {})}
        for one in MOTIVES.motives(turn)
        if one.kind == kind
    ]


# For each kind a turn in which it is true, and a near miss.


def turn_of(*actions, opponent=None, display=None, last=0, **has):
    """Return a position in which the first seat has these things, and the actions."""
    at = {"last": last, "emptied": last, "phase": 3} if last else {}
    if display:
        at["display"] = display
    return a_turn(seat(**has), opponent or seat(), **at), actions


TWO_QUARRIES = ["quarry", "quarry", "inn", "cart", "town", "castle", "village", "cart"]
ONE_OF_EACH = [GRAIN, "castle", "town", "inn", "quarry", "village", "monastery", "cart"]
CART = place("cart", "B.M3", "cart cart")
QUARRY = place("quarry", "B.L2", "quarry quarry")
CASTLE = place("castle", "A.M4", "castle castle")
INN_HEXAGON = place(HEXAGON, "C.R2", "inn inn")
CASES = {
    "region": (
        turn_of(CART, storage="cart", hand={"cart": 2}),
        [{"colour": "cart", "size": 1, "points": 1, "together": 3}],
        turn_of(QUARRY, storage="quarry", hand={"quarry": 2}),
    ),
    "crops": (
        turn_of(
            place(GRAIN, "B.L1", "agriculture agriculture"),
            storage=GRAIN,
            hand={"agriculture": 2},
            cells=ONE_QUARRY,
        ),
        [{"points": 1, "together": 3, "tile": ""}],
        turn_of(
            place(GRAIN, "B.L1", "agriculture agriculture"),
            storage=GRAIN,
            hand={"agriculture": 2},
            cells=ONE_QUARRY | {"B.M1": GRAIN},
        ),
    ),
    "region-and-crops": (
        turn_of(
            place(GRAIN, "A.L2", "agriculture agriculture"),
            storage=GRAIN,
            hand={"agriculture": 2},
            cells={"A.L1": "inn"},
        ),
        [{"colour": "agriculture", "size": 1, "crops": 1, "points": 2, "together": 6, "tile": ""}],
        turn_of(
            place(GRAIN, "B.L1", "agriculture agriculture"),
            storage=GRAIN,
            hand={"agriculture": 2},
            cells=ONE_QUARRY,
        ),
    ),
    "colour": (
        turn_of(
            place("inn", "C.R2", "inn inn"),
            storage="inn",
            hand={"inn": 2},
            cells={"A.L1": "inn", "C.M3": "cart"},
        ),
        [{"colour": "inn", "rank": 1, "points": 2, "together": 6}],
        turn_of(
            place("inn", "C.R2", "inn inn"), storage="inn", hand={"inn": 2}, cells={"C.M3": "cart"}
        ),
    ),
    "near": (
        turn_of(QUARRY, storage="quarry", hand={"quarry": 2}),
        [{"colour": "quarry", "size": 2, "points": 3, "together": 9}],
        turn_of(QUARRY, storage="quarry", hand={"quarry": 2}, cells={"B.M2": "quarry"}),
    ),
    "race": (
        turn_of(CASTLE, storage="castle", hand={"castle": 2}, cells={"A.R3": "cart"}),
        [{"colour": "castle", "missing": 1, "rival": 2, "seat": 1}],
        turn_of(CART, storage="cart", hand={"cart": 2}),
    ),
    "opens": (
        turn_of(CART, storage="cart town", bonus="storage", hand={"cart": 2}),
        [{"tile": "monastery", "stored": 0}, {"tile": "town", "stored": 1}],
        turn_of(CART, storage="cart", hand={"cart": 2}, cells={"A.R3": "cart", "B.M4": "village"}),
    ),
    "gains": (
        turn_of(QUARRY, storage="quarry", hand={"quarry": 2}, bonus="marble"),
        [{"thing": "marble", "count": 2, "points": 0, "spent": 0}],
        turn_of(
            place("monastery", "B.R3", "monastery monastery"),
            storage="monastery",
            hand={"monastery": 2},
            cells={"B.M4": "village"},
        ),
    ),
    "cards": (
        turn_of(DRAW, bonus="card", hand={"cart": 2}),
        [{"count": 4, "hand": 2}],
        turn_of(take("quarry"), bonus="card", hand={"cart": 2}),
    ),
    "idle": (
        turn_of(DRAW, storage="monastery", bonus="card storage", hand={"cart": 10}),
        [{"count": 4, "hand": 10, "stored": 1}],
        turn_of(DRAW, storage="quarry", bonus="card storage", hand={"cart": 10}),
    ),
    "scores": (
        turn_of(
            place("inn", "C.R2", "inn inn"),
            storage="inn",
            hand={"inn": 2},
            cells={"A.L1": "inn", "C.M3": "cart"},
        ),
        [{"parts": ("colour inn", "region inn"), "points": 3, "together": 9}],
        turn_of(
            place(GRAIN, "A.L2", "agriculture agriculture"),
            storage=GRAIN,
            hand={"agriculture": 2},
            cells={"A.L1": "inn"},
        ),
    ),
    "waits": (
        turn_of(DRAW, storage="quarry", hand={"quarry": 1, "inn": 2}),
        [{"tile": "quarry", "cards": 3, "points": 0, "crops": 0}],
        turn_of(DRAW, storage="quarry", hand={"quarry": 2, "inn": 2}),
    ),
    "can-place": (
        turn_of(DRAW, storage="quarry", hand={"quarry": 2}),
        [{"tile": "quarry", "points": 0, "crops": 0}],
        turn_of(DRAW, storage="quarry", hand={"quarry": 1, "inn": 2}),
    ),
    "can-take": (
        turn_of(DRAW, display=TWO_QUARRIES),
        [{"tile": "quarry", "count": 2}, {"tile": "cart", "count": 2}],
        turn_of(DRAW, display=ONE_OF_EACH),
    ),
    "keeps": (
        turn_of(CART, storage="cart", hand={"cart": 2, "inn": 2, "town": 3}),
        [{"count": 2}],
        turn_of(CART, storage="cart", hand={"cart": 3, "inn": 1}),
    ),
    "cards-for": (
        turn_of(DRAW, storage="quarry", hand={"quarry": 1}),
        [{"tile": "quarry", "count": 3, "missing": 1} | {"points": 0, "together": 0, "sure": 0}],
        turn_of(DRAW, storage="quarry", hand={"quarry": 1, "inn": 2}),
    ),
    "free": (
        turn_of(
            CASTLE,
            place("town", "A.M3", by="castle"),
            storage="castle",
            hand={"castle": 2},
            cells={"A.R3": "cart"},
        ),
        [{}],
        turn_of(
            CASTLE,
            {"type": "pass", "by": "castle"},
            storage="castle",
            hand={"castle": 2},
            cells={"A.R3": "cart"},
        ),
    ),
    "bonus-tile": (
        turn_of(
            place("town", "A.M3", "town town"),
            bonus_tile("marble"),
            storage="town",
            hand={"town": 2},
            cells={"A.R3": "cart", "B.L2": "quarry"},
        ),
        [{"tile": "marble", "count": 3, "points": 0, "together": 0}],
        turn_of(
            place("town", "A.M3", "town town"),
            storage="town",
            hand={"town": 2},
            cells={"A.R3": "cart"},
        ),
    ),
    "stores": (
        turn_of(take("castle")),
        [{"colour": "castle", "crops": 0, "together": 0, "yields": 0}],
        turn_of(take("castle"), cells={"A.M4": "castle", "C.R3": "castle"}),
    ),
    "for-region": (
        turn_of(take("quarry"), cells=ONE_QUARRY),
        [
            {"colour": "quarry", "size": 2, "crops": 0, "points": 3, "together": 9, "missing": 0}
            | {"stored": 0}
        ],
        turn_of(take("castle"), cells=ONE_QUARRY),
    ),
    "denies": (
        turn_of(take("quarry"), opponent=seat(cells=ONE_QUARRY)),
        [{"colour": "quarry", "size": 2, "seat": 1}],
        turn_of(take("quarry"), opponent=seat(cells=ONE_QUARRY), display=TWO_QUARRIES),
    ),
    "denies-bonus": (
        turn_of(take("castle"), opponent=seat(cells={"A.M4": "castle", "C.M3": "cart"})),
        [{"colour": "castle", "points": 2, "seat": 1}],
        turn_of(take("castle"), opponent=seat(cells={"A.M4": "castle"})),
    ),
    "ready": (
        turn_of(take("quarry"), hand={"quarry": 1, "inn": 2}),
        [{"tile": "quarry", "cards": 3, "workers": 0}],
        turn_of(take("quarry"), hand={"quarry": 1, "inn": 1}),
    ),
    "short": (
        turn_of(take("quarry"), hand={"quarry": 1, "inn": 1}),
        [{"tile": "quarry", "missing": 1}],
        turn_of(take("quarry"), hand={"inn": 4}),
    ),
    "no-space": (
        turn_of(take("castle")),
        [{"tile": "castle", "ever": 2, "others": 0}],
        turn_of(take("castle"), cells={"A.R3": "cart"}),
    ),
    "last-tile": (
        turn_of(take("quarry")),
        [{"colour": "quarry"}],
        turn_of(take("castle")),
    ),
    "discards": (
        turn_of(take("quarry", "town"), storage="town"),
        [{"tile": "town", "space": 1, "instead": ""}],
        turn_of(take("quarry"), storage="town", bonus="storage"),
    ),
    "breaks": (
        turn_of(
            place("village", "B.M4", "quarry quarry village"),
            storage="quarry village",
            bonus="storage",
            hand={"quarry": 2, "village": 1},
        ),
        [{"tile": "quarry"}],
        turn_of(
            place("village", "B.M4", "inn inn village"),
            storage="quarry village",
            bonus="storage",
            hand={"quarry": 2, "village": 1, "inn": 2},
        ),
    ),
    "price": (
        turn_of(
            place("quarry", "B.L2", "inn inn", 1), storage="quarry", hand={"inn": 2}, workers=1
        ),
        [{"cards": 2, "workers": 1, "more": 0}],
        turn_of(QUARRY, storage="quarry", hand={"quarry": 2}, workers=1),
    ),
    "spends": (
        turn_of(QUARRY, take("inn", by="marble"), storage="quarry", hand={"quarry": 2}),
        [{"thing": "marble", "gained": 1, "discarded": ""}],
        turn_of(QUARRY, {"type": "end"}, storage="quarry", hand={"quarry": 2}),
    ),
    "hexagon": (
        turn_of(
            place(HEXAGON, "B.M3", "cart cart"),
            storage=HEXAGON,
            hand={"cart": 2},
            display=TWO_QUARRIES,
        ),
        [{"colour": "cart", "tiles": 2, "alone": 1}],
        turn_of(INN_HEXAGON, storage=HEXAGON, hand={"inn": 2}, cells={"C.M3": "cart"}),
    ),
    "needed": (
        turn_of(
            place("village", "B.M4", "quarry quarry village"),
            storage="quarry village",
            bonus="storage",
            hand={"quarry": 2, "village": 1},
        ),
        [{"tile": "quarry", "cards": 1}],
        turn_of(
            place("village", "B.M4", "inn inn village"),
            storage="quarry village",
            bonus="storage",
            hand={"quarry": 1, "village": 1, "inn": 2},
        ),
    ),
    "for-colour": (
        turn_of(take("castle"), cells={"A.M4": "castle"}),
        [{"colour": "castle", "points": 2, "together": 6, "sure": 2}],
        turn_of(take("castle")),
    ),
    "for-both": (
        turn_of(take("castle"), cells={"A.M4": "castle", "C.M3": "cart"}),
        [{"colour": "castle", "points": 3, "together": 9, "sure": 3}],
        turn_of(take("castle"), cells={"A.M4": "castle"}),
    ),
    "last-chance": (
        turn_of(take("inn"), storage="quarry", bonus="storage", hand={"quarry": 2}, cells=BY_INN),
        [{"colour": "inn", "tile": "quarry"}],
        turn_of(take("inn"), storage="quarry", bonus="storage", hand={"quarry": 1}, cells=BY_INN),
    ),
    "ahead": (
        turn_of(take("castle")),
        [{"colour": "castle", "stored": 0}],
        turn_of(take("castle"), cells={"A.R3": "cart"}),
    ),
    "scarce": (
        turn_of(take("village"), display=TWO_QUARRIES),
        [{"colour": "village", "tile": "quarry"}, {"colour": "village", "tile": "cart"}],
        turn_of(take("village"), display=ONE_OF_EACH),
    ),
    "poor-castle": (
        turn_of(
            CASTLE,
            {"type": "pass", "by": "castle"},
            storage="castle",
            hand={"castle": 2},
            cells={"A.R3": "cart"},
        ),
        [{"tile": ""}],
        turn_of(
            CASTLE,
            place("town", "A.M3", by="castle"),
            storage="castle",
            hand={"castle": 2},
            cells={"A.R3": "cart"},
        ),
    ),
    "saves-marble": (
        turn_of(DRAW, storage="quarry", hand={"quarry": 2}),
        [{"tile": "quarry", "points": 0, "crops": 0}],
        turn_of(DRAW, storage="quarry", hand={"quarry": 1, "inn": 2}),
    ),
    "ends": (
        turn_of(take("quarry"), shown=6, green=5, opponent=seat(green=7)),
        [{"phase": 1, "left": 0, "lead": -2, "tiles": 0}],
        turn_of(take("quarry"), shown=3, green=5, opponent=seat(green=7)),
    ),
    "leftover": (
        turn_of(take("quarry"), last=1),
        [{"thing": "tile", "points": 1}],
        turn_of(take("quarry", "town"), storage="town", last=1),
    ),
}


@pytest.mark.parametrize("kind", CASES)
def test_a_motive_is_true_of_its_turn_and_not_of_a_near_miss(kind):
    (position, actions), values, (nearly, others) = CASES[kind]
    assert found(kind, position, *actions) == values
    assert found(kind, nearly, *others) == []


def test_every_kind_has_its_case():
    assert {*CASES, "layout", "layout-points", "start-castle"} == set(MOTIVES.kinds)


def test_a_layout_names_its_large_regions_and_the_neighbours_of_its_castle():
    game = Game(GAME | {"setup": "secret", "boards": [["A1", "B1", "C1"], ["A2", "B2", "C2"]]})
    duchy = {"boards": ["A1", "B1", "C1"], "turned": [False] * 3, "steps": ["down", "up"]}
    code = game.rules.encode_action({"type": "start", **duchy, "castle": "B.L3"})
    turn = MOTIVES.consider(game, game.position, 0, [code])
    assert facts(turn) == {
        ("layout", 0, (("colour", "agriculture"), ("points", 6), ("size", 3))),
        ("layout-points", 0, (("points", 37),)),
        ("start-castle", 0, (("count", 3), ("thing", "colours"))),
        ("start-castle", 0, (("count", 2), ("thing", "display"))),
        ("start-castle", 0, (("count", 3), ("thing", "regions"))),
    }


def test_in_the_last_round_nothing_is_stored_for_later_unless_a_marble_is_left():
    position, actions = turn_of(take("quarry"), last=1)
    assert not found("stores", position, *actions)
    position, actions = turn_of(take("quarry"), last=1, marble=1)
    assert found("stores", position, *actions)
    second = turn_of(DRAW, take("quarry", by="marble"), last=1, marble=2)
    assert len(MOTIVES.consider(FIXED, second[0], 0, [FIXED.rules.encode_action(DRAW)]).codes) == 1


def test_a_second_tile_of_a_colour_is_for_the_next_region():
    position, actions = turn_of(take("quarry"), storage="quarry", bonus="storage", cells=ONE_QUARRY)
    assert found("for-region", position, *actions) == []
    last = {"tile": "quarry", "ever": 3, "others": 1}
    assert found("no-space", position, *actions) == [last]


def test_a_region_that_stored_tiles_fill_together_is_named_as_such():
    position, actions = turn_of(take("quarry"), storage="quarry", bonus="storage")
    values = {"size": 2, "crops": 0, "points": 3, "together": 9, "missing": 0, "stored": 1}
    assert found("for-region", position, *actions) == [{"colour": "quarry"} | values]
    assert found("no-space", position, *actions) == []


def test_an_opponent_needs_one_tile_more_than_it_stores():
    short = seat("A1 B1 C2", storage="quarry", bonus="storage")
    position, actions = turn_of(take("quarry"), opponent=short)
    assert found("denies", position, *actions) == [{"colour": "quarry", "size": 2, "seat": 1}]
    ready = seat("A1 B1 C2", storage="quarry", bonus="storage", cells=ONE_QUARRY)
    position, actions = turn_of(take("quarry"), opponent=ready)
    assert found("denies", position, *actions) == []


def test_the_better_of_two_takes_is_explained_by_the_region():
    position, _ = turn_of(cells=ONE_QUARRY, hand={"quarry": 2})
    quarry, village = (FIXED.rules.encode_action(take(tile)) for tile in ("quarry", "village"))
    first, *_ = reasons_between(FIXED, position, 0, [quarry], [village])
    assert (first.motive.kind, first.motive.number("points")) == ("for-region", 3)


def kinds_between(position, better, other):
    """Return the kinds that distinguish two turns."""
    codes = [[FIXED.rules.encode_action(action) for action in turn] for turn in (better, other)]
    return [one.motive.kind for one in reasons_between(FIXED, position, 0, *codes)]


def test_a_tile_that_the_turn_itself_takes_is_not_one_that_it_can_no_longer_pay():
    quarry = place("quarry", "B.L2", "quarry quarry")
    actions = quarry, take("quarry", by="marble")
    position, _ = turn_of(storage="quarry", hand={"quarry": 2}, marble=1)
    assert found("short", position, *actions) == [{"tile": "quarry", "missing": 2}]
    assert found("breaks", position, *actions) == []


@pytest.mark.parametrize("last, together", [(0, 3), (1, 1)])
def test_a_green_point_is_scored_once_and_counts_once_for_each_addition_to_come(last, together):
    hand = {"cart": 2, "inn": 1, "town": 1, "castle": 1}
    position, _ = turn_of(storage="cart", hand=hand, last=last)
    cart, draw = ([FIXED.rules.encode_action(one)] for one in (CART, DRAW))
    for better, other, sign in ((cart, draw, 1), (draw, cart, -1)):
        reasons = reasons_between(FIXED, position, 0, better, other)
        (region,) = (one for one in reasons if one.motive.kind == "region")
        assert (region.at_once, region.by_the_end) == (sign, sign * together)


def test_a_marble_that_both_turns_gain_is_kept_by_the_one_that_does_not_spend_it():
    quarry = place("quarry", "B.L2", "quarry quarry")
    position, _ = turn_of(storage="quarry", hand={"quarry": 2}, marble=1)
    kept, spent = [quarry, {"type": "end"}], [quarry, take("inn", by="marble")]
    kinds = kinds_between(position, kept, spent)
    assert "spends" in kinds and "gains" not in kinds
    assert not {"gains", "spends"} & {*kinds_between(position, spent, [take("inn", "quarry")])}
    position, _ = turn_of(storage="quarry", hand={"quarry": 2}, marble=1, bonus="marble")
    assert "spends" not in kinds_between(position, [DRAW], spent)


def test_a_quarry_taken_for_a_marble_is_no_reason_for_the_marble_it_returns():
    position, _ = turn_of(storage="quarry", hand={"quarry": 2}, marble=1, bonus="storage")
    kept = [QUARRY, {"type": "end"}]
    kinds = kinds_between(position, [QUARRY, take("quarry", by="marble")], kept)
    assert "spends" in kinds and "stores" not in kinds
    assert "stores" in kinds_between(position, [QUARRY, take("inn", by="marble")], kept)
    assert "stores" in kinds_between(position, [take("quarry")], [DRAW])


def test_cards_to_a_small_hand_are_needed_only_if_a_stored_tile_may_be_placed_with_them():
    for stored, hand, are_needed in (
        ("cart", 2, True),
        ("", 2, True),
        ("monastery", 2, True),
        ("monastery", 3, False),
        ("monastery cart", 2, True),
        ("monastery", 0, True),
    ):
        position, _ = turn_of(storage=stored, hand={"inn": hand} if hand else {})
        [cards] = [
            one for one in MOTIVES.motives(considered(position, DRAW)) if one.kind == "cards"
        ]
        assert (cards.weight > LEAST_WEIGHT) == are_needed, (stored, hand)


def test_in_the_last_round_a_worker_that_cannot_be_used_counts_one_point():
    position, _ = turn_of(storage="village", hand={"village": 2}, cells={"B.L2": "quarry"}, last=1)
    village = next(
        action
        for action in map(FIXED.action, position.legal(0))
        if action["type"] == "place" and action["tile"] == "village"
    )
    [gained] = [
        one for one in MOTIVES.motives(considered(position, village)) if one.kind == "gains"
    ]
    assert (
        advice_of("tuscany").motive_text(gained, PLAYERS) == "Brings 1 worker: 1 point at the end."
    )


def test_a_tile_without_any_space_is_discarded_for_nothing():
    both = {"A.M4": "castle", "C.R3": "castle"}
    position, actions = turn_of(take("quarry", "castle"), storage="castle", cells=both)
    only = {"tile": "castle", "space": 0, "instead": ""}
    assert found("discards", position, *actions) == [only]
    [one] = [
        one for one in MOTIVES.motives(considered(position, *actions)) if one.kind == "discards"
    ]
    assert one.weight == 0


def test_the_end_of_a_phase_explains_nothing_if_both_turns_bring_it_as_near():
    position, _ = turn_of(shown=6, green=9)
    ahead = {"phase": 1, "left": 0, "lead": 9, "tiles": 0}
    assert found("ends", position, take("quarry")) == [ahead]
    assert "ends" not in kinds_between(position, [take("quarry")], [take("village")])
    assert "ends" in kinds_between(position, [take("quarry")], [DRAW])


def test_a_tile_that_can_still_be_placed_is_no_reason_against_a_turn():
    quarry = place("quarry", "B.L2", "inn inn quarry")
    position, _ = turn_of(storage="quarry", hand={"quarry": 1, "inn": 2})
    kinds = kinds_between(position, [DRAW], [quarry])
    assert "waits" in kinds and not {"near", "opens", "gains"} & {*kinds}
    assert {"near", "gains"} & {*kinds_between(position, [quarry], [DRAW])}


def test_of_two_tiles_for_regions_that_are_as_good_and_as_near_none_is_a_reason():
    position, _ = turn_of(cells=ONE_QUARRY | {"B.M3": "cart", "B.R3": "monastery"})
    for colour in ("quarry", "cart", "monastery", "village"):
        for other in ("quarry", "cart", "monastery", "village"):
            told = [
                {name: one[name] for name in ("points", "missing")}
                for tile in (colour, other)
                for one in found("for-region", position, take(tile))
            ]
            if colour != other and len(told) == 2 and told[0] == told[1]:
                assert "for-region" not in kinds_between(position, [take(colour)], [take(other)])


def test_a_tile_that_two_turns_cannot_place_yet_is_no_fault_of_one():
    position, _ = turn_of(hand={"quarry": 1, "inn": 1})
    assert found("short", position, take("quarry")) == [{"tile": "quarry", "missing": 1}]
    far = {"tile": "castle", "ever": 2, "others": 0}
    assert found("no-space", position, take("castle")) == [far]
    assert "short" not in kinds_between(position, [take("castle")], [take("quarry")])


def test_a_price_that_is_only_put_off_is_no_fault():
    dear = place("quarry", "B.L2", "inn inn quarry")
    position, _ = turn_of(storage="quarry", bonus="storage", hand={"quarry": 1, "inn": 2})
    assert "price" not in kinds_between(position, [take("village")], [dear])
    assert {"price", "waits"} & {*kinds_between(position, [DRAW], [dear])}


def test_of_two_discarded_tiles_only_the_more_valuable_one_is_named():
    both = {"A.M4": "castle", "C.R3": "castle"}
    position, _ = turn_of(storage="castle quarry", bonus="storage", cells=both)
    worse, better = take("inn", "quarry"), take("inn", "castle")
    [lost] = [one for one in MOTIVES.motives(considered(position, worse)) if one.kind == "discards"]
    assert lost["instead"] == "castle"
    assert kinds_between(position, [better], [worse]) == ["discards"]


def test_a_tile_of_which_the_display_has_enough_can_still_be_taken():
    position, _ = turn_of(cells=ONE_QUARRY, hand={"quarry": 2}, display=TWO_QUARRIES)
    assert "can-take" in kinds_between(position, [DRAW], [take("quarry")])
    assert "can-take" not in kinds_between(position, [DRAW], [take("inn")])


def test_a_tile_that_can_be_placed_next_is_no_reason_if_the_other_one_is_as_cheap():
    position, _ = turn_of(hand={"quarry": 2, "cart": 1, "inn": 2})
    cheap, dear = take("quarry"), take("cart")
    assert "ready" in kinds_between(position, [cheap], [dear])
    codes = [[FIXED.rules.encode_action(one)] for one in (dear, cheap)]
    reasons = reasons_between(FIXED, position, 0, *codes)
    assert "ready" not in [one.motive.kind for one in reasons if one.is_for]


def test_drawn_cards_explain_nothing_if_the_other_turn_draws_as_many():
    position, _ = turn_of(
        storage="monastery quarry",
        bonus="storage storage",
        hand={"monastery": 2},
        cells={"B.M4": "village"},
    )
    monastery = place("monastery", "B.R3", "monastery monastery")
    assert "cards-for" in kinds_between(position, [DRAW], [take("inn")])
    kinds = {*kinds_between(position, [DRAW], [monastery])}
    assert not kinds & {"cards", "cards-for"}


def test_a_tile_that_can_wait_explains_nothing_if_the_other_turn_does_not_place_it():
    position, _ = turn_of(storage="quarry", bonus="storage", hand={"quarry": 1, "inn": 2})
    assert "waits" not in kinds_between(position, [take("inn")], [DRAW])
    assert "waits" not in kinds_between(position, [DRAW], [take("inn")])


def test_of_two_payments_the_one_that_keeps_more_pairs_is_better():
    position, _ = turn_of(storage="cart", hand={"inn": 2, "town": 2, "monastery": 4})
    cheap = place("cart", "B.M3", "monastery monastery town town")
    dear = place("cart", "B.M3", "inn inn town town")
    assert kinds_between(position, [cheap], [dear]) == ["keeps"]
    assert "keeps" not in kinds_between(position, [DRAW], [cheap])


def test_the_later_cost_of_a_waiting_tile_is_no_reason_against_placing_it_now():
    position, _ = turn_of(
        storage="cart quarry village",
        bonus="storage storage",
        cells={"B.M3": "hexagon"},
        hand={"inn": 2, "town": 2},
    )
    village = place("village", "B.M4", "inn inn town town")
    broken = [one for one in MOTIVES.motives(considered(position, village)) if one.kind == "breaks"]
    assert len(broken) == 2 and len({MOTIVES.topic(one) for one in broken}) == 1
    kinds = kinds_between(position, [DRAW], [village])
    # The drawn cards may pay for it, which leaves other cards.
    assert {"waits", "breaks"} <= {*kinds}
    assert "breaks" not in kinds_between(position, [take("quarry", "cart")], [village])


def test_a_tile_that_can_still_be_placed_or_taken_is_never_a_reason_alone():
    position, _ = turn_of(storage="quarry", hand={"quarry": 2, "inn": 2, "town": 1})
    draws, places = (FIXED.rules.encode_action(one) for one in (DRAW, QUARRY))
    speaking = [one for one in reasons_between(FIXED, position, 0, [draws], [places]) if one.is_for]
    assert "can-place" in [one.motive.kind for one in speaking]
    assert all(one.is_weak for one in speaking)
    assert not reasons_between(FIXED, position, 0, [places], [draws])[0].is_weak


def shown_kinds(*reasons):
    """Return the reasons of two turns that are shown, by kind: first for the better turn, then
    against it."""
    reasons = [
        replace(one, is_whole=one.is_price and one.motive.kind not in MOTIVES.no_prices)
        for one in MOTIVES.chosen(reasons)
    ]
    reasons = [*MOTIVES.balanced(reasons)]
    reasons.sort(key=lambda one: (not one.is_for, -abs(one.weight)))
    speaks_for, price = tip_text.weighed_facts(reasons)
    return [one.motive.kind for one in (*speaks_for, *([price] if price else []))]


def test_a_price_of_half_the_reasons_is_named_and_a_larger_one_silences_them():
    thrown = {"tile": "castle", "space": 1, "instead": ""}
    for weight, said in ((-0.3, ["ready"]), (-0.9, ["ready", "discards"]), (-1.4, [])):
        assert shown_kinds(CART_READY, reason("discards", weight, **thrown)) == said


def test_a_turn_that_costs_as_much_as_it_gains_has_no_reason():
    region = cart_region(0.9)
    short, spent = (
        reason("short", -0.6, tile="cart", missing=1),
        reason("spends", -2.0, thing="marble", discarded="inn", gained=0),
    )
    assert shown_kinds(region, short) == ["for-region", "short"]
    assert shown_kinds(region, short, spent) == []


def test_a_tile_that_is_some_cards_short_is_no_reason_alone():
    short = reason("short", -0.6, of_other=True, tile="inn", missing=1)
    drawn = reason("cards", 1.5, count=3, hand=2)
    later = reason("can-take", 0.5, tile="inn", count=3)
    assert shown_kinds(short) == []
    assert shown_kinds(short, drawn) == ["cards", "short"] and shown_kinds(short, later) == [
        "short",
        "can-take",
    ]


def test_a_tile_can_be_placed_next_turn_without_the_marble_that_the_turn_played_spends():
    hand = {"quarry": 2, "inn": 2, "cart": 2}
    position, _ = turn_of(
        storage="quarry inn cart", bonus="storage storage", hand=hand, cells=BY_INN, marble=1
    )
    inn = place("inn", "C.R2", "inn inn")
    cart = place("cart", "B.M3", "cart cart", by="marble")
    kinds = kinds_between(position, [inn, END], [inn, cart])
    assert "saves-marble" in kinds and not {"spends", "can-place"} & {*kinds}
    quarry = place("quarry", "B.L2", "quarry quarry", by="marble")
    kinds = kinds_between(position, [inn, END], [inn, quarry])
    assert not {"saves-marble", "spends"} & {*kinds}  # It brings the marble back.


def test_the_last_tile_of_the_display_is_no_reason_if_both_turns_take_it():
    position, _ = turn_of(
        storage="quarry", bonus="storage", hand={"quarry": 2}, cells=BY_INN, marble=1
    )
    both = [QUARRY, take("inn", by="marble")]
    assert "last-chance" in kinds_between(position, [take("inn")], [QUARRY])
    assert "last-chance" not in kinds_between(position, [take("inn")], both)


def test_the_same_effect_in_another_form_explains_nothing():
    placed_now = reason("gains", 1.3, of_other=True, thing="yields", count=1, points=0)
    assert shown_kinds(CART_EFFECT, CART_READY, placed_now) == ["ready"]
    taken = reason("stores", 0.9, of_other=True, colour="inn", crops=0, together=0)
    assert shown_kinds(CART_EFFECT, CART_READY, taken) == ["ready"]
    first, second = (
        reason("opens", 0.7, of_other=each, tile=tile, stored=0)
        for each, tile in ((False, "inn"), (True, "town"))
    )
    assert shown_kinds(first) == ["opens"] and shown_kinds(first, second) == []


def test_points_are_compared_with_those_that_the_other_turn_scores():
    def scored(points, of_other=False):
        region = {"colour": "inn", "size": points, "points": points, "together": 3 * points}
        return reason("region", 3.0 * points, of_other, **region)

    assert [one.instead for one in MOTIVES.summed([scored(1), scored(1, of_other=True)])] == []
    [more] = MOTIVES.summed([scored(3), scored(1, of_other=True)])
    assert (more.weight, more.instead) == (6.0, scored(1).motive)


def test_a_region_that_both_turns_complete_is_no_part_of_the_difference():
    region = {"colour": "inn", "size": 1}
    both = reason("region-and-crops", 4.8, **region, points=2, together=6, crops=1, tile="")
    other = reason("region", 1.8, of_other=True, **region, points=1, together=3)
    [crops] = MOTIVES.summed([both, other])
    assert (crops.motive.kind, crops.motive["points"], crops.weight) == ("crops", 1, 3)


def test_all_points_of_one_turn_are_one_sum():
    inn = place("inn", "C.R2", "inn inn")
    cells = {"A.L1": "inn", "C.M3": "cart"}
    position, _ = turn_of(storage="inn", bonus="storage", hand={"inn": 2}, cells=cells)
    for turns in (([take("quarry")], [inn]), ([inn], [take("quarry")])):
        kinds = kinds_between(position, *turns)
        assert "scores" in kinds and not {"colour", "region"} & {*kinds}
    [scored] = [one for one in MOTIVES.motives(considered(position, inn)) if one.kind == "scores"]
    said = advice_of("tuscany").motive_text(scored, PLAYERS)
    assert said == "Completes the inn region and all inns: 9 points in all by the end."


def test_exchanging_a_tile_for_one_of_its_colour_gains_nothing():
    position, actions = turn_of(take("quarry", "quarry"), storage="quarry")
    swap = {"tile": "quarry", "space": 1, "instead": "quarry"}
    assert found("discards", position, *actions) == [swap]
    assert found("for-region", position, *actions) == []


def reason(kind, weight, of_other=False, **values):
    """Return a reason of the better turn, or of the other one."""
    return TurnReason(motive(kind, 0, weight, **values), of_other)


CART_EFFECT = reason("stores", 1.0, colour="cart", crops=0, together=0)
CART_READY = reason("ready", 1.2, tile="cart", cards=2, workers=0)


def cart_region(weight):
    points = {"points": 1, "crops": 0, "together": 3}
    return reason("for-region", weight, colour="cart", missing=0, size=1, **points)


def test_the_points_of_a_taken_tile_come_before_its_effect():
    for weight, first in ((0.9, "for-region"), (0.3, "stores")):
        chosen = MOTIVES.chosen([CART_EFFECT, cart_region(weight)])
        assert max(chosen, key=lambda one: one.weight).motive.kind == first


def test_a_taken_tile_that_names_no_points_is_weak_against_points_at_once():
    for points, is_weak in ((3, True), (1, False)):
        new = reason("crops", 0.6 * points, of_other=True, tile="", points=1, together=points)
        ready, *_ = MOTIVES.chosen([CART_READY, CART_EFFECT, new])
        assert ready.is_weak == is_weak


def test_of_two_tiles_placed_by_one_action_only_the_taken_one_is_named():
    waiting = reason("can-place", 1.0, tile="inn", points=1)
    for weight, kinds in ((0.3, ["ready", "for-region"]), (0.9, ["ready", "can-place"])):
        chosen = MOTIVES.chosen([CART_READY, waiting, cart_region(weight)])
        assert [one.motive.kind for one in chosen][:2] == kinds


def test_a_tile_that_can_be_taken_later_is_weak_against_one_that_is_placed():
    later = reason("can-take", 0.5, of_other=True, tile="cart", count=4)
    placed_now = reason("region", 0.6, of_other=True, colour="inn", size=1, points=1, together=1)
    for others, is_weak in (([later, placed_now], True), ([placed_now], False)):
        ready, *_ = MOTIVES.chosen([CART_READY, *others])
        assert ready.is_weak == is_weak


def test_a_tile_is_compared_by_the_cards_for_which_it_can_be_placed():
    dear = motive("ready", 0, 0.8, tile="inn", cards=4, workers=0)
    [saved] = MOTIVES.chosen([replace(CART_READY, instead=dear)])
    assert round(saved.weight, 2) == 0.6 and not saved.is_weak
    with_worker = motive("ready", 0, 0.7, tile="inn", cards=2, workers=1)
    [alone] = MOTIVES.chosen([replace(CART_READY, instead=with_worker)])
    assert alone.instead is None


def test_a_town_for_storage_is_a_price_unless_another_one_is_left():
    town = reason("stores", 3.4, of_other=True, colour="town", crops=0, together=6)
    another = reason("can-take", 0.5, tile="town", count=2)
    assert shown_kinds(cart_region(2.7), town) == []
    assert shown_kinds(cart_region(2.7), another, town) == ["for-region"]


def test_a_tile_taken_at_the_end_of_a_phase_scores_in_the_next_one():
    for marble, together in ((0, 6), (1, 9)):
        position, actions = turn_of(take("quarry"), cells=ONE_QUARRY, shown=6, marble=marble)
        assert found("for-region", position, *actions)[0]["together"] == together


def later(points, together):
    """Return a region that the played turn completes, and that the better turn may complete one
    turn later."""
    region = {"colour": "inn", "size": 1, "points": points, "together": together}
    return replace(reason("region", 0.6 * together, of_other=True, **region), is_postponed=True)


def test_points_that_can_follow_next_turn_are_named_instead_of_their_price():
    waiting = replace(reason("can-place", 0.6, tile="inn", points=1, crops=0), is_weak=True)
    kinds = [one.motive.kind for one in MOTIVES.balanced([cart_region(0.9), waiting, later(1, 3)])]
    assert kinds == ["for-region", "can-place"]
    kinds = [one.motive.kind for one in MOTIVES.balanced([cart_region(0.9), waiting, later(3, 9)])]
    assert kinds == ["for-region", "can-place", "region"]  # It can score less.


def test_an_answer_to_a_price_is_named_before_weak_reasons():
    weak = replace(CART_EFFECT, is_weak=True)
    waiting = replace(reason("can-place", 0.6, tile="inn", points=1, crops=0), is_weak=True)
    balanced = [*MOTIVES.balanced([weak, cart_region(0.9), waiting, later(1, 3)])]
    assert [one.motive.kind for one in balanced] == ["for-region", "can-place", "stores"]


def test_a_castle_that_can_wait_is_named_beside_one_that_scores_little():
    poor = reason("poor-castle", -1.5, of_other=True, tile="village")
    castle = replace(reason("can-place", 0.6, tile="castle", points=1, crops=0), is_weak=True)
    *_, said = MOTIVES.balanced([poor, castle])
    assert (said.motive.kind, said.is_weak) == ("can-place", False)


def test_a_price_that_can_wait_counts_little_only_beside_one_that_cannot():
    last = reason("last-chance", 1.4, colour="cart", tile="inn")
    for others, counts in (([], 9), ([last], 1.5)):
        *_, price = MOTIVES.balanced([*others, later(3, 9)])
        assert price.counted == counts


def test_points_are_compared_in_the_unit_in_which_they_are_shown():
    region = {"colour": "inn", "size": 2, "points": 3, "together": 6}
    less = motive("region", 0, 2.0, **(region | {"points": 1, "together": 2}))
    more = replace(reason("region", 6.0, **region), instead=less)
    [said] = tip_text.fact_reasons(
        [more], lambda one: advice_of("tuscany").motive_text(one, PLAYERS), "the turn played"
    )
    points = "3 green points, 6 in all by the end (the turn played: 2 in all)."
    assert said.text == f"Completes the inn region: {points}"


def test_a_tile_without_a_space_is_no_fault_if_it_is_the_last_and_can_be_placed_soon():
    position, _ = turn_of(hand={"inn": 5})
    kinds = kinds_between(position, [take("castle")], [DRAW])
    assert "ahead" in kinds and "no-space" not in kinds
    assert "no-space" in kinds_between(position, [DRAW], [take("castle")])


def test_a_colour_that_an_opponent_can_cover_first_is_not_sure():
    near = seat(cells={"A.M4": "castle"})
    for opponent, sure in ((seat(), 2), (near, 1)):
        position, actions = turn_of(take("castle"), cells={"A.M4": "castle"}, opponent=opponent)
        [one] = found("for-colour", position, *actions)
        assert (one["points"], one["sure"]) == (2, sure)


# All motives, in random games and in games of bots.


def turns_of(game, choose):
    """Yield every turn of a game: its start, its seat and its actions, up to chance, the end of the
    turn or a decision of another seat."""
    while not game.is_over:
        there, codes = game.position.copy(), []
        seat = there.waiting_seats()[0]
        is_start = game.state()["phase"] is None
        round_and_order = game.state(seat)["round"], game.state(seat)["to_act"]
        while True:
            codes.append(choose(game.position, seat))
            was_chance = there_is_chance_after(game.position, seat, codes[-1])
            game.apply(game.action(codes[-1]), seat)
            state = game.state(seat)
            if was_chance or is_start or game.is_over:
                break
            if (state["round"], state["to_act"]) != round_and_order:
                break
        yield there, seat, codes


def there_is_chance_after(position, seat, code):
    there = position.copy()
    there.act_only(code, seat)
    return there.is_chance_node()


def random_choice(seed):
    """Return a player that chooses evenly among the kinds of actions, and then among the
    actions."""
    chance = random.Random(seed)

    def choose(position, seat):
        kinds = {}
        for code in position.legal(seat):
            kinds.setdefault(FIXED.action(code)["type"], []).append(code)
        if len(kinds) > 1:
            kinds.pop("swap", None)
        weights = [3 if kind == "place" else 1 for kind in kinds]
        return chance.choice(kinds[chance.choices(list(kinds), weights)[0]])

    return choose


def bots_choice(seed):
    bot = Thinker("page", seed=seed, pace="blitz")
    return bot.choose


def random_game(seed):
    setup, players = KINDS[seed % len(KINDS)]
    return Game({"game": "tuscany", "players": players, "setup": setup, "seed": seed})


@cache
def some_turns():
    """Return turns of random games, and of one of bots: game, position, seat, actions."""
    found = []
    for seed in RANDOM_GAMES:
        game = random_game(seed)
        found += [(game, *turn) for turn in turns_of(game, random_choice(seed))]
    game = random_game(1)
    return found + [(game, *turn) for turn in turns_of(game, bots_choice(1))]


def test_all_motives_and_no_others_are_true_by_a_second_reading():
    kinds = set()
    for game, position, seat_, codes in some_turns():
        turn = MOTIVES.consider(game, position, seat_, codes)
        assert list(turn.codes) == codes
        again = Again(game, position, seat_, codes).facts()
        assert facts(turn) == again, (game.request, turn.actions)
        kinds |= {kind for kind, _, _ in again}
    assert kinds == set(MOTIVES.kinds)
    assert len(some_turns()) > 700


def test_motives_do_not_depend_on_hidden_information():
    for number, (game, position, seat_, codes) in enumerate(some_turns()[::4]):
        world = position.copy()
        world.determinize_for(seat_, number)
        here, there = (
            [(one, one.weight) for one in MOTIVES.motives(MOTIVES.consider(game, at, seat_, codes))]
            for at in (position, world)
        )
        assert here == there


def test_affordable_spaces_agree_with_the_core_and_with_all_payments():
    for game, position, seat_, _ in some_turns()[::7]:
        known = TuscanyState.from_object(game.rules.state(position, game.request, seat_))
        own = known.seats[seat_]
        for colour in COLOURS:
            can_pay = bool(payments(colour, Counter(own.cards), own.workers))
            assert (cards_short(own, colour) == 0) == can_pay
        placed = {
            (action["tile"], action["cell"])
            for action in map(game.action, position.legal(seat_))
            if action["type"] == "place" and action.get("by") != "castle"
        }
        assert all(cell in spaces_for(own, tile) for tile, cell in placed)


# Sentences


@cache
def some_motives():
    """Return the motives of the cases, and of some turns."""
    turns = [considered(case[0][0], *case[0][1]) for case in CASES.values()]
    turns += [MOTIVES.consider(*turn) for turn in some_turns()[::8]]
    return [one for turn in turns for one in MOTIVES.motives(turn)]


def sentences(language):
    spoken.change(language)
    try:
        advice = advice_of("tuscany")
        return [(one, advice.motive_text(one, PLAYERS)) for one in some_motives()]
    finally:
        spoken.change(ENGLISH)


@pytest.mark.parametrize("language", NAMES)
def test_every_motive_is_a_short_sentence_in_every_language(language):
    told = sentences(language)
    assert {one.kind for one, _ in told} == set(MOTIVES.kinds)
    for _, text in told:
        assert text.endswith("."), text
        assert text[0].isupper() or text[0].isdigit(), text
        assert not set(text) & set("{}"), text
        if language == ENGLISH:
            assert len(text.split()) <= 16, text
            assert len(re.findall(r"\d+", text)) <= 2, text


def test_a_sentence_names_the_opponent_in_brackets():
    position, actions = turn_of(take("quarry"), opponent=seat(cells=ONE_QUARRY))
    [denied] = [
        one for one in MOTIVES.motives(considered(position, *actions)) if one.kind == "denies"
    ]
    said = advice_of("tuscany").motive_text(denied, PLAYERS)
    needed = "needed for an opponent’s region of 2 (You)."
    assert said == f"Takes the last quarry in the display, {needed}"


def test_points_still_to_come_are_not_named_as_scored_now():
    def said(kind, seat, **values):
        return advice_of("tuscany").motive_text(motive(kind, seat, 1.0, **values), PLAYERS)

    values = {"colour": "town", "size": 2, "points": 3}
    ahead = "Almost fills the town region: one more brings 3 green points"
    assert said("near", 0, together=9, **values) == f"{ahead}, at most 9 in all."
    assert said("near", 0, together=3, **values) == f"{ahead}."
    race = said("race", 0, colour="inn", missing=1, rival=2)
    assert race == "Needs 1 more space to cover all inns; an opponent needs 2 (Anna)."
