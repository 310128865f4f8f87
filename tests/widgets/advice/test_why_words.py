"""Tests of the explanation of the first tip: the findings of the analysis, in sentences that every
language can express."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgundy_qt.ai.analysis.motives import Motive, TurnReason
from burgundy_qt.ai.analysis.point_sources import Difference, Explanation, Reason
from burgundy_qt.ai.games.burgundy.tally import CELLS, SOURCES
from burgundy_qt.session.bots.adviser import Advice, Tip
from burgundy_qt.widgets.advice.tip_text import (
    UNMEASURED,
    against_text,
    fact_for_best,
    in_words,
    reasons,
    searched_text,
    why_words,
)
from burgundy_qt.widgets.games.burgundy.burgundy_advice import BurgundyTurnTexts, Ground
from burgundy_qt.widgets.games.burgundy.burgundy_texts import source_words

WORDS = BurgundyTurnTexts(Ground(edition="2011"))
WHY = Explanation(
    7,
    100,
    "win",
    (0.61, 0.58),
    Difference(0, 2.4, 0.5),
    Difference(1, -1.1, None),
    (
        Reason(0, 2.0, 0.3, "animals"),
        Reason(0, 0.3, 0.4, "sale"),
        Reason(0, 0.1, 0.2, "monastery:15"),
    ),
)


def explained(why=WHY, lacking=None, choices=9, is_last=True):
    tips = (Tip(({"type": "end"},), 0.6, 180.0, None),)
    advice = Advice(("game", 3), 0, tips, why, 1, lacking, choices, 1.0, is_last)
    return " ".join(why_words(advice, WORDS)).replace("\u00a0", " ")


def test_the_win_comes_first_then_the_points_with_their_sources():
    assert explained() == (
        "Against equally strong players, its chance to win is 61.0%; the best alternative’s is "
        "58.0%. "
        "It should bring 2.4 ± 0.5 more points than the best alternative. "
        "By source: animals +2.0, perhaps goods sold +0.3, the rest +0.1. "
        "The strongest opponent can expect 1.1 fewer points."
    )


def test_in_a_solo_game_the_reason_names_spaces_and_no_opponent():
    reasons = Reason(0, 0.8, 0.1, "cells:ship"), Reason(0, 0.2, 0.3, "cells:animal")
    alone = replace(WHY, own=Difference(0, 1.0, 0.2), rival=None, reasons=reasons)
    tips = (Tip(({"type": "end"},), 0.6, 36.0, None, "cells"),)
    words = " ".join(why_words(Advice(("game", 3), 0, tips, alone, 1, None, 9, 1.0, True), WORDS))
    assert words.replace("\u00a0", " ") == (
        "Its chance to win is 61.0%; the best alternative’s is 58.0%. "
        "It should cover 1.0 ± 0.2 more spaces than the best alternative. "
        "By source: spaces for ships +0.8, perhaps spaces for animals +0.2."
    )


def test_in_a_team_game_the_reason_names_the_other_team():
    tips = (Tip(({"type": "end"},), 0.6, 380.0, None, "team points"),)
    words = " ".join(why_words(Advice(("game", 3), 0, tips, WHY, 1, None, 9, 1.0, True), WORDS))
    assert (
        "The other team can expect 1.1 fewer points." in words.replace("\u00a0", " ")
        and "opponent" not in words
    )


def test_with_the_aim_points_the_reason_begins_with_points():
    assert explained(replace(WHY, objective="points")).startswith("It should bring 2.4")


def test_equal_chances_and_points_are_called_equal():
    even = replace(WHY, win=(0.5, 0.5), own=Difference(0, 0.0, 1.0), reasons=())
    assert explained(even).startswith(
        "Against equally strong players, it wins as often as the best alternative: 50.0%. "
        "It should bring as many points as the best alternative."
    )
    assert explained(even).endswith(
        "After 100 games, there is no clear difference in points between the two."
    )


def test_a_tip_that_costs_points_says_what_it_is_for():
    assert explained(replace(WHY, own=Difference(0, -2.4, 0.5))).endswith(
        "It is chosen for the win, not for the points."
    )


@pytest.mark.parametrize(
    ("lacking", "choices", "sentence"),
    [
        (
            "network",
            9,
            "No bot is trained for this game: turns are judged by random games, without "
            "the sources of points.",
        ),
        (
            "games",
            9,
            "There was not enough time to play a game to its end: turns are judged without "
            "the sources of points.",
        ),
        (None, 1, "There is no other choice."),
        (None, 9, "Every choice has the same result."),
    ],
)
def test_the_explanation_says_why_nothing_can_be_compared(lacking, choices, sentence):
    assert explained(None, lacking, choices) == sentence


def test_figures_that_were_never_tested_are_replaced_by_one_sentence():
    tips = (Tip(({"type": "end"},), 0.6, 180.0, None, is_measured=False),) * 2
    advice = Advice(("game", 3), 0, tips, WHY, 1, None, 9, 1.0, True)
    assert why_words(advice, WORDS) == [UNMEASURED]
    assert reasons(advice, 0, WORDS) == [] and against_text(advice, 0) == ""
    assert "chance to win" not in searched_text(advice)


def test_before_the_last_answer_the_explanation_does_not_blame_a_lack_of_time():
    assert explained(None, "games", is_last=False) == ""
    assert explained(None, "network", is_last=False) != ""


def turns(*points, ahead=None, why=None):
    """Return advice whose tips score so many points at once, the best first; the others can expect
    `ahead` more points."""
    tips = tuple(
        Tip(
            ({"type": "end"},),
            0.61 - 0.03 * at,
            180.0,
            ahead if at else None,
            events=[scored(number)],
        )
        for at, number in enumerate(points)
    )
    return Advice(("game", 3), 0, tips, why or WHY, 1, None, 9, 1.0, True)


def scored(points):
    return {"event": "points", "seat": 0, "points": points, "for": "sale"}


def test_every_reason_in_words_names_the_compared_tip():
    clear = Reason(0, 2.0, 0.1, "animals"), Reason(0, -1.0, 0.1, "monastery:7")
    assert in_words(turns(4, 4, why=replace(WHY, reasons=clear)), WORDS) == [
        "Compared with tip 2, it brings more from animals and less from knowledge tile 7 (each "
        "animal tile +1)."
    ]
    unclear = replace(WHY, reasons=(), win=(0.5, 0.5))
    assert in_words(turns(4, 4, why=unclear), WORDS) == [
        "It does not clearly differ from tip 2: both are good."
    ]


def test_fewer_points_at_once_are_explained_by_a_later_gain():
    assert in_words(turns(4, 5, 7, ahead=-2.0), WORDS)[0] == (
        "It brings 3 fewer points at once than tip 3, but more in the end."
    )
    assert (
        in_words(turns(4, 5), WORDS)[0]
        == "It brings 1 fewer point at once than tip 2, but wins more often."
    )
    even = replace(WHY, win=(0.5, 0.5))
    assert "at once" not in " ".join(in_words(turns(4, 5, why=even), WORDS))


def test_every_source_has_a_different_name():
    assert len({source_words(source) for source in (*SOURCES, *CELLS)}) == len(SOURCES) + len(CELLS)
    assert source_words("monastery:15") == "knowledge tile 15"
    assert source_words("shield:6") == "shield 6"


def test_the_weightiest_fact_about_the_best_tip_is_a_sentence_for_the_prompt():
    tips = (Tip(({"type": "end"},), 0.6, 180.0, None),)
    weak, other, own = (
        TurnReason(Motive("weak", 0, (), 3.0), False, is_weak=True),
        TurnReason(Motive("other", 0, (), -4.0), True),
        TurnReason(Motive("own", 0, (), 3.5), False),
    )
    advice = Advice(("game", 3), 0, tips, WHY, 1, None, 9, 1.0, True, facts=(other, own, weak))
    assert fact_for_best(advice, lambda motive: motive.kind) == "own"
    assert fact_for_best(replace(advice, facts=(other,)), lambda motive: motive.kind) == ""
