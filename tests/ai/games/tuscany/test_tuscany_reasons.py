"""Tests of the rules that select Tuscany's reasons: each drops a fact, leaves it out or makes it
weak, and does not apply to a near miss."""

import pytest

from burgundy_qt.ai.analysis.motives import TurnReason, motive
from burgundy_qt.ai.games.tuscany.tuscany_motives import ANSWER as MOTIVES
from burgundy_qt.ai.games.tuscany.tuscany_reasons import LEFT_OUT, TOO_LITTLE
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.tuscany.components import HEXAGON
from tests.rules.tuscany.tables import DRAW, GAME, a_turn, place, seat, take

FIXED = Game(GAME)


def better(kind, weight, **values):
    """Return a fact of the better turn."""
    return TurnReason(motive(kind, 0, weight, **values), of_other=False)


def played(kind, weight, **values):
    """Return a fact of the played turn."""
    return TurnReason(motive(kind, 0, weight, **values), of_other=True)


def stores(colour, weight=1.0, turn=better, crops=0):
    return turn("stores", weight, colour=colour, crops=crops, together=0, yields=0)


def for_region(colour, weight=0.9, turn=better, missing=0):
    points = {"points": 3, "crops": 0, "together": 9}
    return turn("for-region", weight, colour=colour, missing=missing, size=2, stored=0, **points)


def can_place(tile, turn=better):
    return turn("can-place", 0.6, tile=tile, points=1, crops=0)


def waits(tile, weight=1.0):
    return better("waits", weight, tile=tile, cards=3, points=1, crops=0)


def ready(turn=better):
    return turn("ready", 1.2, tile="cart", cards=2, workers=0)


def last_chance(colour, tile):
    return better("last-chance", 1.4, colour=colour, tile=tile)


def spends(turn=better, discarded=""):
    return turn("spends", -0.8, thing="marble", discarded=discarded, gained=0)


def saves_marble(tile):
    return better("saves-marble", 1.8, tile=tile, points=1, crops=0)


def discards(tile, weight, turn=better, instead=""):
    return turn("discards", weight, tile=tile, space=1, instead=instead)


def hexagon(tiles=0):
    return played("hexagon", -2.0, colour="cart", tiles=tiles, alone=0)


def cards(weight=0.9, hand=5):
    return better("cards", weight, count=3, hand=hand)


def gains(thing, weight=1.5, count=1):
    return better("gains", weight, thing=thing, count=count, points=0, spent=0)


def can_take(tile, turn=better):
    return turn("can-take", 0.5, tile=tile, count=3)


def no_space(tile, turn=better):
    return turn("no-space", -1.5, tile=tile, ever=2, others=0)


def short(tile, missing, turn=better):
    return turn("short", -0.6 * missing, tile=tile, missing=missing)


def leftover(turn=better):
    return turn("leftover", 1.0, thing="tile", points=1)


def denied(kind, weight):
    return better(kind, weight, colour="castle", size=2)


FREE = better("free", 9.0)
"""A gain that outweighs the prices of a case."""
BREAKS = played("breaks", -1.0, tile="quarry")
NEEDED = played("needed", -0.5, tile="quarry", cards=1)
LAST_TILE = better("last-tile", 0.5, colour="cart")
FOR_COLOUR = better("for-colour", 1.0, colour="castle", points=2, together=6, sure=2)
SMALL_HOPE = better("for-colour", 0.25, colour="castle", points=1, together=1, sure=1)
SCARCE = better("scarce", 1.1, colour="cart", tile="inn")
ONLY_LATER = better("scarce", 1.1, colour="cart", tile="quarry")


# For each rule the facts to which it applies, and a near miss; it decides on the first fact.

CASES_OF_LEFT_OUT = {
    ("stores", "brings_marble_back"): (
        [stores("quarry"), spends()],
        [stores("quarry"), spends(played)],
    ),
    ("stores", "fills_region"): (
        [stores("village"), for_region("village")],
        [stores("village"), for_region("cart")],
    ),
    ("discards", "is_discarded_for_marble"): (
        [discards("castle", -1.0), spends(discarded="castle")],
        [discards("castle", -1.0), spends(discarded="inn")],
    ),
    ("discards", "is_smaller_discard"): (
        [discards("inn", -1.0), discards("castle", -1.2, played)],
        [discards("inn", -1.0), discards("castle", -0.5, played)],
    ),
    ("hexagon", "is_gained_back"): (
        [hexagon(), gains("hexagons")],
        [hexagon(), gains("workers")],
    ),
    ("hexagon", "is_used_later"): (
        [hexagon(), can_place(HEXAGON)],
        [hexagon(), can_place("cart")],
    ),
    ("breaks", "are_paid_later"): (
        [BREAKS, can_place("inn")],
        [BREAKS, can_place("inn"), waits("cart")],
    ),
    ("needed", "are_paid_later"): (
        [NEEDED, can_place("inn")],
        [NEEDED, can_place("inn"), waits("cart")],
    ),
    ("waits", "is_kept_from_waste"): (
        [waits(HEXAGON), hexagon(tiles=2)],
        [waits(HEXAGON), hexagon(tiles=0)],
    ),
    ("waits", "waits_for_last_tile"): (
        [waits("inn"), last_chance("cart", "inn")],
        [waits("inn"), last_chance("cart", "quarry")],
    ),
    ("can-place", "is_kept_from_waste"): (
        [can_place(HEXAGON), hexagon(tiles=2)],
        [can_place(HEXAGON), hexagon(tiles=0)],
    ),
    ("can-place", "waits_for_last_tile"): (
        [can_place("inn"), last_chance("cart", "inn")],
        [can_place("inn"), last_chance("cart", "quarry")],
    ),
    ("can-place", "needs_the_same_action"): (
        [can_place("inn"), ready(), for_region("cart", 0.3)],
        [can_place("inn"), ready(), for_region("cart", 0.9)],
    ),
    ("can-place", "waits_for_free"): (
        [can_place("inn"), saves_marble("inn")],
        [can_place("inn"), saves_marble("quarry")],
    ),
    ("can-take", "is_still_there_for_both"): (
        [can_take("inn"), can_take("cart", played)],
        [can_take("inn"), can_place("cart", played)],
    ),
    ("can-take", "waits_for_last_tile"): ([can_take("inn"), SCARCE], [can_take("inn"), ONLY_LATER]),
    ("last-tile", "is_taken_while_another_waits"): (
        [LAST_TILE, last_chance("cart", "inn")],
        [LAST_TILE, last_chance("quarry", "inn")],
    ),
    ("spends", "is_saved"): (
        [spends(played), saves_marble("inn")],
        [spends(played), can_place("inn")],
    ),
    ("cards", "are_spare"): ([cards(0.25), ready()], [cards(0.25), ready(played)]),
    ("ahead", "is_ahead_of_space"): (
        [played("ahead", 1.3, colour="inn", stored=0)],
        [better("ahead", 1.3, colour="inn", stored=0)],
    ),
    ("no-space", "is_taken_for_point"): (
        [no_space("castle"), leftover()],
        [no_space("castle"), leftover(played)],
    ),
    ("no-space", "is_taken_in_time"): (
        [no_space("castle"), better("ahead", 1.3, colour="castle", stored=0)],
        [no_space("castle"), better("ahead", 1.3, colour="inn", stored=0)],
    ),
    ("leftover", "is_only_use"): (
        [leftover(played), no_space("castle", played)],
        [leftover(played), no_space("castle")],
    ),
}
CASES_OF_TOO_LITTLE = {
    ("stores", "has_no_space"): (
        [stores("castle"), FREE, no_space("castle")],
        [stores("castle"), FREE, no_space("inn")],
    ),
    ("stores", "lacks_cards"): (
        [stores("castle"), FREE, short("castle", 2)],
        [stores("castle"), FREE, short("castle", 1)],
    ),
    ("stores", "has_small_effect"): ([stores("village")], [stores("village", crops=1)]),
    ("stores", "is_exchanged"): (
        [stores("castle"), FREE, discards("castle", -1.5, instead="castle")],
        [stores("castle"), FREE, discards("castle", -1.5)],
    ),
    ("stores", "has_no_larger_effect"): (
        [stores("castle"), FREE, stores("inn", 1.5, played)],
        [stores("castle"), FREE, stores("inn", 0.5, played)],
    ),
    ("for-region", "lacks_cards"): (
        [for_region("cart", missing=1), FREE, short("cart", 2)],
        [for_region("cart", missing=0), FREE, short("cart", 2)],
    ),
    ("for-colour", "has_no_space"): (
        [FOR_COLOUR, FREE, no_space("castle")],
        [FOR_COLOUR, FREE, no_space("inn")],
    ),
    ("hexagon", "is_used_well"): ([hexagon(tiles=0)], [hexagon(tiles=2)]),
    ("denies", "is_side_matter"): ([denied("denies", 1.0), FREE], [denied("denies", 1.5), FREE]),
    ("denies", "has_no_space"): (
        [denied("denies", 1.5), FREE, no_space("castle")],
        [denied("denies", 1.5), FREE, no_space("inn")],
    ),
    ("denies-bonus", "is_side_matter"): (
        [denied("denies-bonus", 1.0), FREE],
        [denied("denies-bonus", 1.5), FREE],
    ),
    ("denies-bonus", "has_no_space"): (
        [denied("denies-bonus", 1.5), FREE, no_space("castle")],
        [denied("denies-bonus", 1.5), FREE, no_space("inn")],
    ),
    ("cards", "are_not_needed"): ([cards(hand=5), SMALL_HOPE], [cards(hand=2), SMALL_HOPE]),
    ("short", "is_small_lack"): (
        [short("inn", 2, played)],
        [short("inn", 2, played), cards(1.5, hand=2)],
    ),
    ("gains", "is_single_good"): ([gains("workers")], [gains("workers", count=2)]),
    ("waits", "saves_little"): ([waits("inn")], [waits("inn", 1.5)]),
    ("price", "saves_little"): (
        [played("price", -1.0, cards=4, workers=0, more=2)],
        [played("price", -1.5, cards=5, workers=0, more=3)],
    ),
    ("spends", "is_small_expense"): ([spends(played)], [spends(played), ready()]),
}


def first_of(reasons):
    """Return the first fact as it is chosen, or None."""
    first, chosen = reasons[0], MOTIVES.chosen(reasons)
    alike = (one for one in chosen if one.motive == first.motive)
    return next((one for one in alike if one.of_other == first.of_other), None)


@pytest.mark.parametrize("rule", CASES_OF_LEFT_OUT, ids=" ".join)
def test_a_rule_leaves_a_fact_out_and_not_a_near_miss(rule):
    reasons, nearly = CASES_OF_LEFT_OUT[rule]
    assert first_of(reasons) is None
    assert first_of(nearly) is not None


@pytest.mark.parametrize("rule", CASES_OF_TOO_LITTLE, ids=" ".join)
def test_a_rule_makes_a_fact_weak_and_not_a_near_miss(rule):
    reasons, nearly = CASES_OF_TOO_LITTLE[rule]
    assert first_of(reasons).is_weak
    assert not first_of(nearly).is_weak


@pytest.mark.parametrize(
    "rules, cases",
    [(LEFT_OUT, CASES_OF_LEFT_OUT), (TOO_LITTLE, CASES_OF_TOO_LITTLE)],
    ids=["left out", "too little"],
)
def test_every_rule_has_its_case(rules, cases):
    assert {(kind, rule.__name__) for kind in rules for rule in rules[kind]} == {*cases}


def test_a_missing_card_is_a_reason_beside_a_small_hand_if_the_tile_brings_few_points():
    hand = [short("inn", 1, played), cards(1.5, hand=2)]
    assert first_of([*hand, for_region("inn", 2.7, played)]).is_weak
    assert not first_of([*hand, for_region("inn", 0.9, played)]).is_weak


def test_a_marble_of_the_played_turn_is_weak_beside_a_price_that_a_reader_sees():
    reasons = [spends(played), ready()]
    assert not first_of(reasons).is_weak
    assert first_of([*reasons, discards("inn", -0.5)]).is_weak


@pytest.mark.parametrize(
    "kind, values",
    [
        ("region", {"colour": "inn", "size": 1}),
        ("region-and-crops", {"colour": "inn", "size": 1, "crops": 1, "tile": ""}),
        ("scores", {"parts": ("crops", "region inn")}),
    ],
)
def test_points_weigh_in_full_and_goods_come_after_them(kind, values):
    scored = better(kind, 1.8, points=1, together=3, **values)
    assert first_of([scored]).weight == 3
    assert first_of([gains("yields", 5.0, count=4), scored]).weight < 3
    assert first_of([gains("hexagons", 5.0, count=2), scored]).weight == 5


# Facts that explain nothing because of the other turn, and near misses.


def considered(*actions, **has):
    """Return the turn of a seat that has these things."""
    codes = [FIXED.rules.encode_action(action) for action in actions]
    return MOTIVES.consider(FIXED, a_turn(seat(**has), seat()), 0, codes)


def places_quarry():
    quarry = place("quarry", "B.L2", "quarry quarry")
    return considered(quarry, storage="quarry", hand={"quarry": 2})


def takes_quarry():
    return considered(take("quarry"), hand={"quarry": 2})


def takes_castle():
    return considered(take("castle"))


def draws_with_a_castle():
    return considered(DRAW, storage="castle", hand={"castle": 2}, cells={"A.R3": "cart"})


def takes_inn_beside_a_quarry():
    return considered(take("inn"), storage="quarry", bonus="storage", hand={"quarry": 2})


def spends_a_marble():
    inn = place("inn", "C.R2", "inn inn")
    cart = place("cart", "B.M3", "cart cart", by="marble")
    stored = {"storage": "inn cart", "bonus": "storage", "cells": {"C.M3": "cart"}}
    return considered(inn, cart, hand={"inn": 2, "cart": 2}, marble=1, **stored)


def places_a_town_by_a_castle():
    castle, town = place("castle", "A.M4", "castle castle"), place("town", "A.M3", by="castle")
    return considered(
        castle, town, storage="castle", hand={"castle": 2}, cells={"A.R3": "cart"}, bonus="storage"
    )


def lays_out_a_region_of_three():
    game = Game(GAME | {"setup": "secret", "boards": [["A1", "B1", "C1"], ["A2", "B2", "C2"]]})
    duchy = {"boards": ["A1", "B1", "C1"], "turned": [False] * 3, "steps": ["down", "up"]}
    code = game.rules.encode_action({"type": "start", **duchy, "castle": "B.L3"})
    return MOTIVES.consider(game, game.position, 0, [code])


QUARRIES = {"colour": "quarry", "size": 2, "points": 3, "together": 9}
OF_QUARRIES = QUARRIES | {"crops": 0, "stored": 0}
CASES_OF_OTHER_TURNS = [
    (places_quarry, can_place("cart"), can_place("quarry")),
    (places_quarry, last_chance("inn", "cart"), last_chance("inn", "quarry")),
    (spends_a_marble, saves_marble("quarry"), saves_marble("cart")),
    (takes_quarry, can_take("cart"), can_take("quarry")),
    (takes_quarry, SCARCE, ONLY_LATER),
    (takes_quarry, leftover(), better("leftover", 1.0, thing="cards", points=1)),
    (takes_quarry, ready(), better("ready", 1.0, tile="cart", cards=3, workers=0)),
    (takes_castle, no_space("inn"), better("no-space", -2.0, tile="inn", ever=0, others=0)),
    (draws_with_a_castle, cards(), better("cards", 0.9, count=4, hand=5)),
    (takes_inn_beside_a_quarry, played("breaks", -1.0, tile="cart"), BREAKS),
    (takes_inn_beside_a_quarry, played("needed", -0.5, tile="cart", cards=1), NEEDED),
    (places_a_town_by_a_castle, stores("town"), stores("inn")),
    (places_a_town_by_a_castle, better("last-tile", 0.5, colour="town"), LAST_TILE),
    (places_a_town_by_a_castle, for_region("town"), for_region("inn")),
    (
        places_a_town_by_a_castle,
        better("ready", 1.2, tile="town", cards=2, workers=0),
        better("ready", 1.2, tile="inn", cards=2, workers=0),
    ),
    (
        places_quarry,
        better("for-region", 0.9, missing=1, **OF_QUARRIES),
        better("for-region", 0.9, missing=0, **OF_QUARRIES),
    ),
    (
        takes_quarry,
        better("near", 1.0, **QUARRIES),
        better("near", 1.0, **(QUARRIES | {"size": 3})),
    ),
    (
        lays_out_a_region_of_three,
        better("layout", 1.8, colour="inn", size=3, points=6),
        better("layout", 3.0, colour="inn", size=4, points=10),
    ),
]


@pytest.mark.parametrize(
    "other, fact, nearly", CASES_OF_OTHER_TURNS, ids=lambda one: getattr(one, "__name__", "")
)
def test_a_fact_explains_nothing_that_the_other_turn_surpasses(other, fact, nearly):
    assert MOTIVES.is_surpassed(fact.motive, other())
    assert not MOTIVES.is_surpassed(nearly.motive, other())


@pytest.mark.parametrize("kind", ["for-colour", "for-both"])
def test_a_hope_for_a_colour_explains_nothing_if_a_castle_places_such_a_tile(kind):
    hopes = [
        better(kind, 1.0, colour=colour, points=2, together=6, sure=2) for colour in ("town", "inn")
    ]
    other = places_a_town_by_a_castle()
    assert [MOTIVES.is_surpassed(one.motive, other) for one in hopes] == [True, False]


def test_a_poor_castle_is_a_fault_only_if_it_can_still_be_placed_after_the_other_turn():
    poor = played("poor-castle", -1.5, tile="village")
    assert MOTIVES.is_surpassed(poor.motive, places_quarry())
    assert not MOTIVES.is_surpassed(poor.motive, draws_with_a_castle())
