"""Tests of the loss of a turn."""

import time
from dataclasses import replace
from functools import cache
from itertools import islice, permutations
from math import hypot, sqrt

import pytest

from burgundy_qt.ai.review.losses import (
    AFRESH,
    BATCH,
    COSTLY,
    FEWEST,
    PRIOR,
    PROBABLY,
    ChoiceLoss,
    ChoiceTurn,
    Losses,
    beyond,
    contenders,
)
from burgundy_qt.ai.review.luck import ReviewError
from burgundy_qt.ai.review.review_result import (
    BLUNDER,
    MISTAKE,
    QUICK,
    SHARE,
    Depth,
    Measured,
    mean,
)
from burgundy_qt.ai.review.reviewer import PlayedTurn, played
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition
from tests.ai.review.reviewed_games import a_game

SURE = replace(QUICK, sure=0.02)
"""Quick, but as exact as a normal review."""


def turns(game: Game) -> list[PlayedTurn]:
    losses = Losses(game.position_at(0)[0], QUICK)
    parts = played(game, losses.halving.evaluator.knows)
    return [part for part in parts if isinstance(part, PlayedTurn)]


def the_losses(game: Game, turn: PlayedTurn, seed: int = 3):
    return Losses(turn.start, QUICK).of_turn(turn.start, turn.seat, turn.actions, seed)


@cache
def blundered(game: Game, lost: float = 0.03) -> PlayedTurn:
    """Return the first turn that lost this much."""
    return next(turn for turn in turns(game) if the_losses(game, turn).swing.win[turn.seat] < -lost)


def test_the_solo_dice_game_is_graded_by_points_only():
    alone, two = (Game({"game": "burgundy-dice", "players": n, "seed": 1}) for n in (1, 2))
    for game, grade in ((alone, MISTAKE), (two, BLUNDER)):
        seats = range(game.seats)
        swing = Measured(
            *(tuple(-lost if seat == 0 else 0.0 for seat in seats) for lost in (0.3, 6, 0, 0))
        )
        assert Losses(game.position, QUICK).grade(swing, True, 0) is grade


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
def test_the_best_turn_loses_nothing_in_any_order(game):
    whole = a_game(game)
    turn = blundered(whole)
    best = the_losses(whole, turn).better
    end = after(turn, best)
    losses = Losses(turn.start, QUICK)
    orders = [order for order in permutations(best) if is_legal(turn, order)]
    alike = [order for order in orders if same_position(after(turn, order), end)]
    assert alike
    for order in alike:
        found = losses.of_turn(turn.start, turn.seat, order, 3)
        assert not any(found.swing.win) and found.better == ()


def test_another_order_of_the_same_actions_loses_as_much():
    whole = a_game("burgundy")
    others = ((turn, order) for turn in turns(whole) for order in other_orders(turn))
    for turn, order in islice(others, 4):
        losses = Losses(turn.start, QUICK)
        mine, theirs = (
            losses.of_turn(turn.start, turn.seat, one, 3) for one in (turn.actions, order)
        )
        assert theirs.swing == mine.swing


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice"])
def test_the_loss_belongs_to_the_first_action_after_which_the_best_is_out_of_reach(game):
    whole = a_game(game)
    short = [turn for turn in turns(whole) if 1 < len(turn.actions) < 4]
    lost = ((turn, the_losses(whole, turn)) for turn in short)
    for turn, found in islice(((turn, found) for turn, found in lost if found.better), 4):
        end = after(turn, found.better)
        for number in range(len(turn.actions)):
            reached = any_leads_to(after(turn, turn.actions[:number]), turn.seat, end)
            assert reached == (number <= found.at)


def test_a_turn_that_gives_the_win_away_is_clearly_a_loss_to_its_seat_and_a_gain_to_the_other():
    whole = a_game("burgundy", "page")
    turn = blundered(whole, 0.1)
    found = the_losses(whole, turn)
    assert found.is_clear
    assert found.swing.win[turn.seat] < -0.1
    assert sum(found.swing.win) == pytest.approx(0.0, abs=1e-6)


def test_an_apparent_mistake_is_searched_further_ahead_if_time_allows():
    whole = a_game("burgundy", "page")
    uncertain = ((turn, the_losses(whole, turn)) for turn in turns(whole))
    turn, better = next(
        (turn, found.better)
        for turn, found in uncertain
        if found.swing.win[turn.seat] < -0.15 and any(found.swing.win_error)
    )
    losses, seat = Losses(turn.start, QUICK), turn.seat
    best, mine = (losses.trial(turn.start, seat, actions) for actions in (better, turn.actions))
    near, further = (
        losses.gap(best, mine, turn.start, seat, 3 + again * AFRESH, rollout, number, None)
        for again, rollout, number in (
            (1, losses.halving.rollouts[0], QUICK.measured),
            (2, losses.further, max(QUICK.measured, QUICK.again // COSTLY)),
        )
    )
    assert losses.grade(*near, seat) is BLUNDER and near != further
    for until, expected in ((None, further), (time.monotonic() + 600, near)):
        told = losses.measured(best, mine, turn.start, seat, 3, 0, until)
        assert (told.swing, told.is_clear) == expected


def test_a_loss_that_is_known_well_enough_is_tried_no_more(monkeypatch):
    monkeypatch.setattr("burgundy_qt.ai.review.losses.SHARE", 0.0)
    whole = a_game("burgundy", "page")
    turn = blundered(whole, 0.1)
    better, most, seat = the_losses(whole, turn).better, FEWEST + 4 * BATCH, turn.seat

    @cache
    def told(sure: float, number: int):
        losses = Losses(turn.start, Depth("quick", 8, 24, 24, 48, 2, 8, 12, 24, sure))
        best, mine = (losses.trial(turn.start, seat, actions) for actions in (better, turn.actions))
        return losses.gap(best, mine, turn.start, seat, 3, losses.further, number, None)

    found = told(0.02, most)
    numbers = [number for number in range(FEWEST, most, BATCH) if told(0.0, number) == found]
    assert len(numbers) == 1
    assert numbers[0] > FEWEST
    for number, is_enough in ((numbers[0] - BATCH, False), (numbers[0], True)):
        assert (told(0.0, number)[0].win_error[seat] <= 0.02) == is_enough
    assert told(0.0, most) != found


def test_an_apparent_mistake_is_known_well_enough_by_its_loss_in_other_games():
    game = a_game("burgundy", "page")
    losses = Losses(game.position_at(0)[0], replace(QUICK, sure=0.01))
    gaps = [((-lost, lost), (0.0, 0.0)) for lost in BATCH // 2 * [0.0, 0.2]]
    swing = mean(gaps)
    assert losses.is_enough(gaps, 0) and 0.01 < swing.win_error[0] < SHARE * 0.1
    for lost, is_enough in ((0.0, False), (0.02, False), (0.1, True), (0.4, True)):
        before = replace(swing, win=(-lost, lost))
        assert losses.is_enough(gaps, 0, before) == is_enough


def test_hands_of_others_change_no_loss():
    whole = a_game("tuscany")
    for turn in turns(whole)[10:40:10]:
        other = turn.start.copy()
        other.determinize_for(turn.seat, 99)
        assert not same_position(other, turn.start)
        losses = Losses(turn.start, QUICK)
        mine, theirs = (
            losses.of_turn(start, turn.seat, turn.actions, 3) for start in (turn.start, other)
        )
        assert mine == theirs


def test_secret_choices_of_another_seat_change_no_loss():
    whole = a_game("burgundy-dice")
    turn = next(turn for turn in turns(whole)[10:] if turn.seat == 1)
    before = whole.position_at(turn.first - 1)[0]
    assert before.waiting_seats() == [0, 1]
    found = []
    for action in before.legal(0)[:3]:
        start = before.copy()
        start.act_only(action, 0)
        if turn.seat in start.waiting_seats() and 0 not in start.waiting_seats():
            losses = Losses(start, QUICK)
            found.append(losses.of_turn(start, turn.seat, turn.actions, 3))
    assert len(found) > 1
    assert all(one == found[0] for one in found)


@pytest.mark.parametrize("game", ["burgundy-dice", "tuscany"])
def test_the_best_choice_of_a_secret_set_up_loses_nothing_to_itself(game):
    whole = a_game(game)
    turn = next(turn for turn in turns(whole) if turn.seat == 1)
    best = the_losses(whole, turn).better or turn.actions
    losses = Losses(turn.start, QUICK)
    again = losses.of_turn(turn.start, 1, best, 3)
    assert again.better == () and not any(again.swing.win)


def test_an_action_is_as_good_as_the_best_turn_that_begins_with_it():
    whole = a_game("burgundy")
    turn = blundered(whole)
    losses = Losses(turn.start, QUICK)
    best = the_losses(whole, turn).better
    good = losses.of_action(turn.start, turn.seat, best[0], 3)
    bad = losses.of_action(turn.start, turn.seat, turn.actions[0], 3)
    assert not good.is_clear
    assert bad.at == 0
    assert bad.swing.win[turn.seat] <= 0.02


def test_a_game_without_a_network_cannot_be_reviewed():
    with pytest.raises(ReviewError, match="no network"):
        Losses(SealedBidsPosition(), QUICK)


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_ends_with_the_reveal_of_secret_choices(seed):
    game = Game({"game": "tuscany", "seed": seed})
    first = game.events[0]["order"][0]
    for seat in (1 - first, first, first):  # the last seat to choose acts first
        game.apply(game.legal(seat)["actions"][0], seat)
    parts = played(game, lambda _position: True)
    assert [(turn.first, turn.last) for turn in parts] == [(0, 1), (1, 2), (2, 3)]
    for turn in parts:
        for action in turn.actions:
            turn.start.act_only(action, turn.seat)


def other_orders(turn: PlayedTurn) -> list[tuple[int, ...]]:
    """Return the other orders of the turn's actions that lead to the same end."""
    end = after(turn, turn.actions)
    return [
        order
        for order in permutations(turn.actions)
        if order != turn.actions
        and is_legal(turn, order)
        and same_position(after(turn, order), end)
    ]


def after(turn: PlayedTurn, actions):
    end = turn.start.copy()
    for action in actions:
        end.act_only(action, turn.seat)
    return end


def is_legal(turn: PlayedTurn, actions) -> bool:
    here = turn.start.copy()
    for action in actions:
        if here.is_chance_node() or action not in here.legal(turn.seat):
            return False
        here.act_only(action, turn.seat)
    return True


def any_leads_to(here, seat: int, end) -> bool:
    """Return whether some actions of the seat lead from here to the end, without chance."""
    seen = [here]
    for one in seen:
        if same_position(one, end):
            return True
        if one.is_chance_node() or seat not in one.waiting_seats():
            continue
        for action in one.legal(seat):
            further = one.copy()
            further.act_only(action, seat)
            if not any(same_position(further, known) for known in seen):
                seen.append(further)
    return False


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
def test_costs_of_choices_agree_with_a_review_by_other_chance(game):
    turn = blundered(a_game(game))
    start, seat = turn.start, turn.seat
    *_, found = Losses(start, SURE).of_choices(start, seat, 3)
    assert sorted(found) == sorted(start.legal(seat))
    assert min(loss.win for loss in found.values()) >= -0.05
    assert any(loss.win == 0.0 for loss in found.values())
    review, within = Losses(start, SURE), 0
    for action, choice in found.items():
        alone = review.of_action(start, seat, action, 1000).swing
        error = hypot(choice.win_error, alone.win_error[seat])
        apart = abs(choice.win + alone.win[seat])
        assert apart <= 4 * error + 0.01
        within += apart <= 2 * error + 0.001
    assert within >= 0.75 * len(found)


def test_a_choice_costs_exactly_the_measured_loss_against_the_best_one():
    turn = blundered(a_game("carcassonne"))
    start, seat = turn.start, turn.seat
    losses, measured = Losses(start, QUICK), {}

    def kept(best, mine, *more, tell=losses.measured):
        lost = tell(best, mine, *more)
        measured[mine.actions[0]] = lost.swing
        return lost

    losses.measured = kept
    *_, found = losses.of_choices(start, seat, 3)
    assert len(measured) > 1
    for action, swing in measured.items():
        assert found[action].win == -swing.win[seat]
        assert found[action].win_error >= swing.win_error[seat]


def test_the_network_alone_misleads_no_search_for_the_best_turn():
    turn = blundered(a_game("burgundy", "page"), 0.1)
    start, seat = turn.start, turn.seat
    losses = Losses(start, SURE)
    world, trials = losses.looked_at(start, seat, 3)
    best = losses.ranked(trials, start, seat, 3, None)[0]
    bad = losses.trial(world, seat, turn.actions)
    misled = [*trials, replace(bad, value=best.value + 1.0)]
    assert losses.ranked(misled, start, seat, 3, None)[0] is best


def test_nearly_equal_choices_leave_a_doubt_about_the_best():
    assert beyond(0.0, 1.0) == pytest.approx(1 / sqrt(2))
    assert beyond(6.0, 1.0) == pytest.approx(0.0, abs=1e-4)
    assert beyond(-6.0, 1.0) == pytest.approx(hypot(6.0, 1.0), abs=1e-4)
    assert (beyond(-0.1, 0.0), beyond(0.1, 0.0)) == (0.1, 0.0)
    losses = Losses(blundered(a_game("burgundy")).start, QUICK)
    alike, apart = (
        losses.doubted({1: ChoiceLoss(0, 0, 0, 0), 2: ChoiceLoss(lost, 1, 0.01, 1)}, 1)
        for lost in (0.0, 0.2)
    )
    assert alike[1].win_error > 0.005 > apart[1].win_error
    assert alike[2].win_error > apart[2].win_error == pytest.approx(0.01)


def test_equal_games_alone_do_not_make_a_loss_certain():
    like = blundered(a_game("burgundy-dice")).start
    losses, equal = Losses(like, SURE), ((0.0, 0.0), (0.0, 0.0))
    rare = ((0.001, -0.001), (0.0, 0.0))
    assert not losses.is_enough([equal] * BATCH, 0)
    assert losses.is_enough([equal] * BATCH + [rare], 0)


def test_the_losses_of_choices_get_better_until_they_are_stopped():
    turn = blundered(a_game("carcassonne"))
    whole = list(Losses(turn.start, QUICK).of_choices(turn.start, turn.seat, 3))
    errors = [max(loss.win_error for loss in found.values()) for found in whole]
    assert len(whole) > 2 and errors[-1] < max(errors)
    losses = Losses(turn.start, QUICK)
    answers = []
    for found in losses.of_choices(turn.start, turn.seat, 3):
        answers.append(found)
        losses.stop()
    assert len(answers) == 1


def test_turns_leave_the_race_when_they_are_probably_not_noticeably_better():
    def turn(*values: float) -> ChoiceTurn:
        return ChoiceTurn(0, None, True, [(value, ()) for value in values])

    best, close, alike, wild = turn(0.5, 0.5), turn(0.5, 0.48), turn(0.49, 0.49), turn(0.1, 0.7)
    errors = [0.01, 0.0, 0.3]  # of their differences from the best
    usual = sum(error * error for error in errors) / len(errors)
    found = contenders([close, alike, best, wild], 0.0)
    assert found == [best, close, alike, wild]  # after two games the spread of all turns counts
    for middle, error, one in zip((0.01, 0.01, 0.1), errors, (close, alike, wild), strict=True):
        spread = sqrt((error * error + PRIOR * usual) / (1 + PRIOR))
        for more, stays in ((-1e-6, True), (1e-6, False)):
            hardly = PROBABLY * spread - middle + more
            assert (one in contenders([close, alike, best, wild], hardly)) == stays
    assert contenders([turn(0.5, 0.6), turn(0.499, 0.599)], 0.002)[1:] == []
