"""Tests of the sentences of tips: they contain the findings of the analysis, and no more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgundy_qt.ai.analysis.motives import TurnReason, motive, motives_of, reasons_between
from burgundy_qt.ai.analysis.point_sources import Difference, Explanation, Option, Reason
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.language.formats import MINUS
from burgundy_qt.rules.game import Game
from burgundy_qt.session.bots.adviser import Advice, Tip, apart
from burgundy_qt.widgets.advice import tip_text
from burgundy_qt.widgets.games.burgundy.burgundy_advice import BurgundyTurnTexts, Ground
from burgundy_qt.widgets.games.burgundy.motive_text import motive_text

WORDS = BurgundyTurnTexts(Ground())


def reason(points, error, source, seat=0):
    return Reason(seat, points, error, source)


def advice(*reasons, own=(4.0, 0.5), tips=2):
    why = Explanation(
        7, 100, "win", (0.61, 0.58), Difference(0, *own), Difference(1, 0.0, 1.0), tuple(reasons)
    )  # fmt: skip
    plan = ({"type": "end"},)
    return Advice(
        ("game", 3),
        0,
        tuple(Tip(plan, 0.6, 180.0, None) for _ in range(tips)),
        why,
        1,
        None,
        2,
        1.0,
        True,
    )


def test_only_clear_reasons_are_given_and_their_sign_is_reversed_for_the_other_tip():
    told = advice(
        reason(2.4, 0.5, "animals"), reason(-1.1, 0.3, "sale"), reason(0.9, 2.0, "region")
    )
    assert [(one.sign, one.text) for one in tip_text.reasons(told, 0, WORDS)] == [
        ("+", "2.4 points from animals"),
        (MINUS, "1.1 points from goods sold"),
    ]
    assert [one.sign for one in tip_text.reasons(told, 1, WORDS)] == [MINUS, "+"]


def test_if_the_points_are_against_the_first_tip_its_chance_to_win_is_the_reason():
    told = advice(
        reason(-6.0, 1.0, "region"), reason(-1.5, 0.3, "silver-left"), reason(3.0, 2.0, "animals")
    )
    first, other = (tip_text.reasons(told, at, WORDS) for at in (0, 1))
    assert [one.sign for one in first] == ["+", MINUS, MINUS]
    assert first[0].text == "a better chance to win than with tip 2"
    assert (other[0].sign, other[0].text) == (MINUS, "a lower chance to win than with tip 1")
    assert (
        len(
            tip_text.reasons(
                advice(reason(-6.0, 1.0, "region"), reason(1.0, 0.1, "sale")), 0, WORDS
            )
        )
        == 2
    )


def test_if_no_difference_is_clear_the_best_tip_says_so():
    told = advice(reason(0.9, 2.0, "region"), reason(3.0, 0.1, "animals", seat=1))
    [only] = tip_text.reasons(told, 0, WORDS)
    assert (only.sign, only.text) == ("±", "no clear difference in points from tip 2")
    assert tip_text.reasons(told, 1, WORDS) == []


def test_points_of_other_tips_are_shown_as_a_difference_if_it_is_more_than_chance():
    best, behind, even = (Tip((), 0.5, 180.0, ahead) for ahead in (None, -4.2, None))
    assert tip_text.points_words(best, best) == "180 points"
    assert tip_text.points_words(behind, best) == f"{MINUS}4.2 points"
    assert tip_text.points_words(even, best) == "about as many points"
    assert "about as many points" in tip_text.promise(even, best)


def test_in_a_solo_game_a_tip_promises_spaces():
    plan = ({"type": "end"},)
    best, behind, even = (Tip(plan, 0.6, 36.2, ahead, "cells") for ahead in (None, -1.4, None))
    assert tip_text.points_words(best, best) == "36 spaces"
    assert tip_text.points_words(behind, best) == f"{MINUS}1.4 spaces"
    assert tip_text.points_words(even, best) == "about as many spaces"
    promises = [tip_text.promise(tip, best) for tip in (best, behind, even)]
    assert promises == [
        "Chance to win: 60%; 36 spaces covered at the end.",
        f"Chance to win: 60%; {MINUS}1.4 spaces compared with the best tip.",
        "Chance to win: 60%; about as many spaces as with the best tip.",
    ]


def test_chances_near_0_and_100_percent_have_a_decimal():
    assert [tip_text.share_text(share) for share in (0.5, 0.013, 0.992)] == [
        "50%",
        "1.3%",
        "99.2%",
    ]


def test_no_chance_is_certain_before_the_end():
    assert [tip_text.share_text(share) for share in (0.0, 0.9996, 1.0)] == [
        "0.1%",
        "99.9%",
        "99.9%",
    ]


def test_choices_that_were_not_compared_directly_differ_clearly_only_beyond_both_errors():
    def option(points, error):
        return Option(1, (1,), 1, 9, 0.5, points, error, None)

    assert apart(option(180.0, 1.0), option(175.0, 1.0)).is_clear
    assert not apart(option(180.0, 2.0), option(175.0, 2.0)).is_clear
    assert not apart(option(180.0, 2.0), option(100.0, None)).is_clear


def test_facts_name_their_turn_and_their_sign_is_that_of_the_better_one():
    def fact(kind, weight, of_other):
        return TurnReason(motive(kind, 0, weight), of_other)

    facts = [
        fact("completes", 6.0, False),
        fact("wastes", -3.0, True),
        fact("keeps", 1.0, False),
        fact("earns", 2.0, True),
        fact("spends", -1.0, False),
    ]
    assert all(one.is_for for one in facts[:3]) and not any(one.is_for for one in facts[3:])
    told = tip_text.fact_reasons(facts, lambda one: f"{one.kind.capitalize()}.", "tip 2")
    assert [(one.sign, one.text) for one in told] == [
        ("+", "Completes."),
        ("+", "Tip 2 wastes."),
        (MINUS, "But tip 2 earns."),
    ]
    assert tip_text.fact_reasons(facts[3:], lambda one: one.kind, "tip 2") == []


def test_the_highest_price_follows_the_reasons_for_the_turn():
    facts = [
        TurnReason(motive("reaches", 0, 6.0), False),
        TurnReason(motive("pays", 0, -0.9), False),
        TurnReason(motive("discards", 0, -2.8), False),
    ]
    told = tip_text.fact_reasons(facts, lambda one: f"{one.kind.capitalize()}.", "tip 2")
    assert [one.text for one in told] == ["Reaches.", "But it discards."]


def test_a_price_above_the_reasons_and_a_slight_second_reason_are_left_out():
    facts = [
        TurnReason(motive("reaches", 0, 2.0), False),
        TurnReason(motive("peeks", 0, 0.3), False),
        TurnReason(motive("pays", 0, -1.9), False),
    ]
    told = tip_text.fact_reasons(facts, lambda one: f"{one.kind.capitalize()}.", "tip 2")
    assert [one.text for one in told] == ["Reaches."]


def test_a_fact_that_is_no_price_is_left_out():
    facts = [
        TurnReason(motive("reaches", 0, 4.0), False),
        TurnReason(motive("keeps", 0, 1.9), True, is_price=False),
        TurnReason(motive("pays", 0, -0.9), False),
    ]
    told = tip_text.fact_reasons(facts, lambda one: f"{one.kind.capitalize()}.", "tip 2")
    assert [one.text for one in told] == ["Reaches.", "But it pays."]


def test_facts_that_differ_only_in_their_amount_become_one_sentence_with_both_amounts():
    pays = TurnReason(motive("pays", 0, -1.8, count=2), False, motive("pays", 0, -0.9, count=1))
    sells = TurnReason(motive("sells", 0, 3.0, points=6), False, motive("sells", 0, 1.0, points=2))
    assert sells.is_for and sells.weight == 2.0 and not pays.is_for
    told = tip_text.fact_reasons([sells, pays], amount_told, "tip 2")
    assert [(one.sign, one.text) for one in told] == [
        ("+", "Sells: 6 (tip 2: 2 points)."),
        (MINUS, "But it pays: 2 (tip 2: 1)."),
    ]


def sentences_of(facts):
    told = tip_text.fact_reasons(facts, lambda one: f"{one.kind.capitalize()}.", "tip 2")
    return [one.text for one in told]


def test_points_that_only_the_other_turn_scores_at_once_are_always_the_price():
    keeps = TurnReason(motive("keeps", 0, 13.0), False)
    pays = TurnReason(motive("pays", 0, -0.9), False)
    herds = TurnReason(motive("herds", 0, 4.0), True, at_once=-5)
    completes = TurnReason(motive("completes", 0, 8.0), True, at_once=-12)
    assert sentences_of([keeps, herds, completes, pays]) == ["Keeps.", "But tip 2 completes."]
    assert sentences_of([keeps, replace(completes, is_postponed=True)])[1:] == [
        "But tip 2 completes. This may still come a turn later."
    ]
    slight = TurnReason(motive("earns", 0, 0.5), True, at_once=-2)
    assert sentences_of([keeps, slight, pays]) == ["Keeps.", "But it pays."]


def test_points_that_are_scored_again_later_count_each_time():
    keeps = TurnReason(motive("keeps", 0, 9.0), False)
    completes = TurnReason(motive("completes", 0, 3.0), True, at_once=-1, times=3, is_price=False)
    assert sentences_of([keeps, completes]) == ["Keeps.", "But tip 2 completes."]
    assert sentences_of([keeps, replace(completes, times=2)]) == ["Keeps."]


def test_points_at_once_are_no_price_if_the_better_turn_scores_about_as_many():
    sells = TurnReason(motive("sells", 0, 3.0), False, at_once=10)
    completes = TurnReason(motive("completes", 0, 8.0), True, at_once=-12)
    assert sentences_of([sells, completes]) == ["Sells."]


def test_a_postponed_gain_without_many_points_is_no_price():
    keeps = TurnReason(motive("keeps", 0, 9.0), False)
    later = TurnReason(motive("sells", 0, 1.0), True, at_once=-2, is_postponed=True)
    assert sentences_of([keeps, later]) == ["Keeps."]


def test_no_smaller_price_replaces_points_that_only_the_other_turn_scores():
    completes = TurnReason(motive("completes", 0, 6.0, points=9), False, at_once=9)
    scores = TurnReason(motive("scores", 0, 6.0, points=9), True, at_once=-9, is_postponed=True)
    pays = TurnReason(motive("pays", 0, -0.9), False)
    assert sentences_of([completes, pays, scores]) == [
        "Completes.",
        "But tip 2 scores. This may still come a turn later.",
    ]
    assert sentences_of([completes, pays, replace(scores, is_postponed=False)]) == ["Completes."]


def test_goods_that_only_the_other_turn_sells_are_one_price_with_all_their_points():
    sales = [
        TurnReason(
            motive("sale", 0, 0.3 * points, good=good, count=count, points=points),
            True,
            at_once=-points,
            is_postponed=True,
        )
        for good, count, points in ((6, 2, 4), (5, 1, 2))
    ]
    found = motives_of("burgundy").summed(sales)
    assert [one.at_once for one in found] == [-6]
    assert motive_text(found[0].motive, ()) == "Sells goods: 2 cheeses, 1 barrel, 6 points."


def test_storing_a_tile_is_a_weak_reason_if_the_other_turn_stores_one_of_equal_worth():
    market = TurnReason(motive("stored", 0, 1.2, tile="building:market"), False)
    for tile, weight, is_weak in (("city-hall", 1.8, True), ("warehouse", 0.5, False)):
        other = TurnReason(motive("stored", 0, weight, tile=f"building:{tile}"), True)
        (told,) = [one for one in motives_of("burgundy").chosen([market, other]) if one.is_for]
        assert told.is_weak == is_weak


def test_a_weak_fact_is_never_the_first_reason_nor_the_only_one():
    keeps = TurnReason(motive("keeps", 0, 1.0), False)
    waits = TurnReason(motive("waits", 0, 2.0), False, is_weak=True)
    assert sentences_of([waits]) == []
    assert sentences_of([waits, keeps]) == ["Keeps.", "Waits."]


def test_a_price_that_may_still_come_is_said_without_the_weak_fact_that_repeats_it():
    keeps = TurnReason(motive("keeps", 0, 4.0), False)
    waits = TurnReason(motive("waits", 0, 1.0), False, is_weak=True)
    completes = TurnReason(motive("completes", 0, 6.0), True, at_once=-6, is_postponed=True)
    assert sentences_of([keeps, waits, completes]) == [
        "Keeps.",
        "But tip 2 completes. This may still come a turn later.",
    ]


def test_a_price_of_as_many_points_as_the_reasons_needs_another_reason_or_all_are_left_out():
    completes = TurnReason(motive("completes", 0, 5.0, points=9), False, at_once=9)
    prepares = TurnReason(motive("prepares", 0, 2.0, points=6), False)
    opens = TurnReason(motive("opens", 0, 1.0), False)
    scores = TurnReason(motive("scores", 0, 8.0), True, at_once=-12)
    assert sentences_of([completes, scores]) == []
    assert sentences_of([completes, prepares, scores]) == []
    assert sentences_of([completes, prepares, opens, scores]) == [
        *("Completes.", "Prepares.", "Opens."),
        "But tip 2 scores.",
    ]
    later = replace(scores, is_postponed=True)
    assert sentences_of([completes, later])[0] == "Completes."


def test_a_price_of_points_that_may_come_later_is_only_given_if_the_reasons_are_worth_more():
    keeps = TurnReason(motive("keeps", 0, 4.0), False)
    near = TurnReason(motive("near", 0, 1.5, points=7), True)
    assert sentences_of([keeps, near]) == ["Keeps.", "But tip 2 near."]
    assert sentences_of([keeps, TurnReason(motive("near", 0, 1.5, points=8), True)]) == ["Keeps."]


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
def test_in_every_game_the_reasons_for_a_turn_name_more_points_than_its_price(game):
    played, bot = Game({"game": game, "players": 2, "seed": 11}), Thinker("page", seed=3)
    prices = 0
    while not played.is_over and played.revision < 60:
        seat = played.deciding()
        first, *_, last = 2 * list(played.position.legal(seat))
        for better, other in ((first, last), (last, first)):
            facts = reasons_between(played, played.position, seat, [better], [other])
            speaks_for, price = tip_text.weighed_facts(facts)
            if price is not None:
                assert worth(price) < sum(map(worth, speaks_for))
                prices += 1
        played.apply(played.action(bot.choose(played.position, seat)), seat)
    assert prices


def worth(fact):
    """Return the points of a sentence: points at once in full, postponed points or those of a later
    turn as much as the fact says, otherwise the weight of the fact."""
    if fact.at_once:
        return abs(fact.at_once * fact.times) * (fact.share_later if fact.is_postponed else 1)
    here, there = (
        dict(one.values).get("points", 0) if one is not None else 0
        for one in (fact.motive, fact.instead)
    )
    return max(abs(here - there) * fact.times * fact.share_later, abs(fact.weight))


def amount_told(one):
    return f"{one.kind.capitalize()}: {one.values[0][1]}."
