"""Tests of the differences between two turns: which facts are one fact in two amounts."""

from __future__ import annotations

import pytest

from burgundy_qt.ai.analysis.motives import (
    TurnReason,
    amount_instead,
    compared,
    is_same_but_amounts,
    motive,
    motives_of,
    reasons_between,
)
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.engine.protocol_queries import facts_of
from burgundy_qt.rules.game import Game


def pays(count, **values):
    return motive("paid", 0, -0.9 * count, count=count, **values)


def test_two_facts_are_the_same_in_another_amount_only_if_nothing_else_differs():
    assert is_same_but_amounts(pays(3), pays(4))
    assert not is_same_but_amounts(pays(3, tile="mine"), pays(4, tile="ship"))
    assert not is_same_but_amounts(pays(3), motive("paid", 1, -3.6, count=4))
    assert not is_same_but_amounts(pays(3), motive("hired", 0, -3.6, count=4))
    sale = motive("sale", 0, 2.0, good=2, count=3, points=6)
    assert is_same_but_amounts(sale, motive("sale", 0, 1.0, good=2, count=1, points=2))
    assert not is_same_but_amounts(sale, motive("sale", 0, 1.0, good=3, count=1, points=2))


def test_an_amount_that_would_be_ambiguous_is_not_compared():
    both = motive("price", 0, -2.0, cards=3, workers=0)
    assert not is_same_but_amounts(both, motive("price", 0, -2.0, cards=2, workers=1))
    assert is_same_but_amounts(both, motive("price", 0, -1.0, cards=2, workers=0))


def test_paying_is_not_getting_less():
    price = motive("price", 0, -3.0, points=-3)
    assert not is_same_but_amounts(price, motive("price", 0, 2.0, points=2))


def test_the_other_amount_is_the_one_that_differs():
    sale, less = (motive("sale", 0, n, good=2, count=n, points=2 * n) for n in (3, 1))
    assert amount_instead(TurnReason(sale, False, less)) == 2
    assert amount_instead(TurnReason(sale, False)) is None


def region(colour, points):
    return motive("region", 0, 0.7 * points, colour=colour, size=2, points=points)


def test_equal_facts_of_a_kind_that_is_compared_explain_nothing():
    assert not list(compared([region("mine", 7)], [region("castle", 7)], {"region"}))
    assert len(list(compared([region("mine", 7)], [region("castle", 7)], ()))) == 2


def test_the_smaller_of_two_compared_facts_is_an_alternative_and_no_price():
    (found,) = compared([region("mine", 9)], [region("castle", 7)], {"region"})
    assert found.is_for and amount_instead(found) == 7
    both = [region("mine", 9), region("ship", 5)]
    first, second = compared(both, [region("castle", 7)], {"region"})
    assert (first.instead, second.instead) == (region("castle", 7), None)


def test_a_gain_is_not_compared_with_a_loss():
    less = motive("region", 0, -2.0, colour="mine", size=2, points=5)
    assert len(list(compared([region("mine", 9)], [less], {"region"}))) == 1
    assert len(list(compared([region("castle", 9)], [less], {"region"}))) == 2


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
def test_no_two_reasons_say_the_same_in_two_amounts(game):
    played, bot = Game({"game": game, "players": 2, "seed": 11}), Thinker("page", seed=3)
    differences = 0
    while not played.is_over and played.revision < 70:
        seat = played.deciding()
        legal = list(played.position.legal(seat))
        for other in legal[1:3]:
            found = reasons_between(played, played.position, seat, legal[:1], [other])
            own = [one.motive for one in found if not one.of_other]
            others = [one.motive for one in found if one.of_other]
            assert not any(is_same_but_amounts(one, two) for one in own for two in others)
            differences += any(one.instead is not None for one in found)
        played.apply(played.action(bot.choose(played.position, seat)), seat)
    # The facts usually differ in more than the amount.
    assert differences or game in ("tuscany", "carcassonne")


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
def test_points_scored_at_once_belong_to_the_turn_itself(game):
    played, bot = Game({"game": game, "players": 2, "seed": 3}), Thinker("page", seed=3)
    motives, said = motives_of(game), [0, 0]
    while not played.is_over:
        seat = played.deciding()
        code = bot.choose(played.position, seat)
        turn = motives.consider(played, played.position, seat, [code])
        facts = list(motives.motives(turn))
        parts = [one for one in facts if "parts" not in dict(one.values)]
        # the sum is shown with its parts
        sums = motives.summed([TurnReason(one, True) for one in facts])
        by_parts = sum(motives.scored(one, seat) for one in parts)
        by_facts = max(by_parts, *(motives.scored(one.motive, seat) for one in sums), 0)
        events = [one for one in turn.events if one.get("seat") == seat]
        # it scores after all players have ended their turns
        is_scored_later = game == "burgundy-dice"
        assert is_scored_later or by_facts <= sum(one.get("points", 0) for one in events)
        said[seat] += by_facts
        played.apply(played.action(code), seat)
    scores = played.state(0)["result"]["points"]
    assert all(0 < facts <= points for facts, points in zip(said, scores, strict=True))


def test_a_reason_in_two_amounts_becomes_two_facts_with_the_best_turn_first():
    one, two = (motive("keeps", 0, 2.0 * n, number=n) for n in (1, 2))
    for reason in (TurnReason(one, False, two), TurnReason(two, True, one)):
        assert [(fact["of"], fact["number"]) for fact in facts_of(reason)] == [
            ("best", 1),
            ("other", 2),
        ]
        assert not reason.is_for
