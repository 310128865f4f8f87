"""Tests of intervals and sequential tests: they are right as often as they say."""

import random

import pytest

from burgundy_qt.ai.arena.sprt import (
    ACCEPTED,
    BOUND,
    MARGIN,
    OPEN,
    REJECTED,
    ScoreInterval,
    SequentialTest,
)

INTERVALS, RUNS = 60, 30


def scores(share, games, chance):
    """Yield scores of pairs in which one seat is stronger and the two games of a pair sometimes
    end alike."""
    while True:
        if chance.random() < 0.2:
            yield float(chance.random() < share)
        else:
            lean = min(0.02, 1 - share)
            chances = [share + (lean if seat % 2 else -lean) for seat in range(games)]
            yield sum(chance.random() < one for one in chances) / games


def some(share, games, number, chance):
    drawn = scores(share, games, chance)
    return [next(drawn) for _ in range(number)]


@pytest.mark.parametrize("pairs", [5, 20, 60])
@pytest.mark.parametrize("share", [0.5, 0.85, 0.97])
def test_nineteen_of_twenty_intervals_contain_the_true_share(share, pairs):
    chance, held = random.Random(pairs), 0
    for _ in range(INTERVALS):
        low, _, high = ScoreInterval(2, some(share, 2, pairs, chance)).interval()
        held += low <= share <= high
    assert held >= 0.9 * INTERVALS


def test_the_interval_narrows_with_more_pairs_and_contains_the_mean():
    few, many = (ScoreInterval(2, [0.0, 0.5, 1.0] * number).interval() for number in (2, 200))
    assert few[1] == many[1] == 0.5
    assert few[2] - few[0] > 6 * (many[2] - many[0])


@pytest.mark.parametrize("games", [2, 3, 4])
def test_a_clean_sweep_is_no_proof_of_certainty(games):
    for pairs, least in ((1, 0.0), (3, 0.18), (10, 0.7), (100, 0.97)):
        low, middle, high = ScoreInterval(games, [1.0] * pairs).interval()
        assert middle == high == pytest.approx(1.0, abs=1e-3)
        assert least <= low < 1 - 0.5 / pairs
        lost = ScoreInterval(games, [0.0] * pairs).interval()
        assert lost == pytest.approx((1 - high, 0.0, 1 - low), abs=1e-3)


def test_without_pairs_nothing_is_claimed():
    assert ScoreInterval(2).interval() == (0.0, 0.5, 1.0)


def test_the_observed_share_has_the_greatest_likelihood():
    evidence = ScoreInterval(2, [1.0, 0.5, 1.0, 1.0, 0.0, 0.5])
    assert evidence.fit(evidence.mean) == pytest.approx(0, abs=1e-3)
    fits = [evidence.fit(share / 10) for share in range(1, 10)]
    assert fits.index(max(fits)) + 1 == round(evidence.mean * 10)


def verdicts(claim, share, games, cap, runs):
    """Return the verdicts of sequential tests of a claim when another share is true, and the mean
    number of pairs."""
    chance, said, pairs = random.Random(f"{claim} {share} {games}"), [], 0
    for _ in range(runs):
        test, drawn = SequentialTest(claim, games), scores(share, games, chance)
        while test.verdict == OPEN and test.evidence.pairs < cap:
            test.update(next(drawn))
        said.append(test.verdict)
        pairs += test.evidence.pairs
    return said, pairs / runs


@pytest.mark.parametrize(("claim", "games"), [(0.97, 2), (0.9, 2), (0.625, 4)])
def test_a_claim_is_misjudged_in_one_of_twenty_cases(claim, games):
    for share, right, wrong in ((claim, ACCEPTED, REJECTED), (claim - MARGIN, REJECTED, ACCEPTED)):
        said, pairs = verdicts(claim, share, games, 500, RUNS)
        assert said.count(wrong) <= RUNS // 6  # 1.5 are expected, more than 5 in one of 300 runs
        assert said.count(right) >= 0.76 * RUNS
        assert pairs < 250


def test_a_claim_that_is_far_off_is_settled_soon():
    assert verdicts(0.85, 0.98, 2, 500, 20) == ([ACCEPTED] * 20, pytest.approx(50, abs=20))
    said, pairs = verdicts(0.85, 0.5, 2, 500, 20)
    assert said == [REJECTED] * 20 and pairs < 20


def test_after_the_verdict_nothing_counts():
    test = SequentialTest(0.85, 2)
    for _ in range(200):
        test.update(1.0)
    assert (test.verdict, test.evidence.pairs) == (ACCEPTED, 49)
    assert test.llr == pytest.approx(BOUND, abs=0.07) and test.llr >= BOUND
    assert test.to_dict()["bounds"] == [-2.944, 2.944]


@pytest.mark.parametrize("claim", [0.0, 0.05, 1.0, 1.5, -1])
def test_a_claim_that_cannot_be_tested_is_refused(claim):
    with pytest.raises(ValueError, match="the claim is"):
        SequentialTest(claim, 2)
