"""Tests of reviews of whole games."""

import json
from dataclasses import replace

import pytest

from burgundy_qt.ai.review.luck import Expectations
from burgundy_qt.ai.review.review_result import (
    BLUNDER,
    MISTAKE,
    QUICK,
    SLIP,
    BadReview,
    Luck,
    ReviewedTurn,
    grade_of,
    review_from,
    review_object,
    turn_object,
)
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.rules import registry
from burgundy_qt.rules.game import Game
from tests.a_review import a_played_game, a_review
from tests.ai.review.reviewed_games import a_game

GAMES = ["burgundy-dice", "tuscany"]
BEGINNING = 34
"""The number of actions in the reviewed beginning."""


@pytest.fixture(scope="module")
def dice():
    """Return the beginning of a short game, and its complete review."""
    game = Game.from_record(a_game("burgundy-dice", seed=17).record(private=True))
    game.take_back(BEGINNING)
    return game, list(Reviewer(game, "quick").review())


def test_every_action_belongs_to_one_turn_and_every_chance_to_its_moment(dice):
    game, parts = dice
    turns = [part for part in parts if isinstance(part, ReviewedTurn)]
    assert [turn.first for turn in turns] == [0, *(turn.last for turn in turns[:-1])]
    assert turns[-1].last == game.revision
    assert all(game.actions[at][0] == turn.seat for turn in turns for at in span(turn))
    drew = [at for at in range(1, game.revision + 1) if drawn(game, at)]
    assert [part.at for part in parts if isinstance(part, Luck)] == drew


def span(turn: ReviewedTurn) -> range:
    return range(turn.first, turn.last)


def drawn(game, at: int) -> bool:
    """Return whether chance was drawn after this many actions."""
    before = game.position_at(at - 1)[0]
    seat, action = game.actions[at - 1]
    before.act_only(game.code(action), seat)
    return before.is_chance_node()


def test_the_error_of_a_loss_contains_that_of_the_network(dice):
    _, parts = dice
    turns = [part for part in parts if isinstance(part, ReviewedTurn) and part.better]
    assert any(turn.loss > 0.02 for turn in turns)
    for turn in turns:
        errors = turn.swing.win_error[turn.seat], turn.swing.points_error[turn.seat]
        assert errors[0] >= abs(turn.loss) / 5 and errors[1] >= abs(turn.loss_in_points) / 4
    first = next(turn for turn in turns if turn.loss)
    tried = replace(first.swing, win_error=(0.03, 0.03), win=(-0.2, 0.2))
    assert tried.judged_early().win_error == (pytest.approx(0.05), pytest.approx(0.05))


@pytest.mark.parametrize("game", GAMES)
def test_start_luck_play_and_remainder_add_up_to_the_result(game):
    whole = a_game(game)
    reviewer = Reviewer(whole, "quick", last=40)
    review = reviewer.review_of(list(reviewer.review()))
    for seat, one in enumerate(review.accounts):
        for entry in (0, 1):
            parts = (one.start, one.luck, one.own, one.others, one.remainder)
            assert sum(part[entry] for part in parts) == pytest.approx(one.result[entry])
        own = [turn.play.points[seat] for turn in review.turns if turn.seat == seat]
        assert one.own[1] == pytest.approx(sum(own))
        assert one.luck[1] == pytest.approx(sum(luck.luck.points[seat] for luck in review.lucks))


@pytest.mark.parametrize("sheet", "ABCD")
def test_in_an_open_set_up_every_seat_is_expected_to_take_its_favourite(sheet):
    request = {"players": 2, "setup": "different", "sheet": sheet, "seed": 1}
    start = Game({"game": "burgundy-dice", **request})
    expectations = Expectations(start.position, QUICK)
    chosen = start.position.copy()
    seat = chosen.waiting_seats()[0]
    chosen.act_only(expectations.greedy.choose(chosen, seat), seat)
    assert not expectations.knows(chosen)
    assert expectations.worth(start.position, 1).win == expectations.worth(chosen, 1).win


def test_the_same_seed_finds_the_same_on_any_number_of_threads(dice):
    game, parts = dice
    assert list(Reviewer(game, "quick", threads=3).review()) == parts
    for seed in (0, 1):
        begun = list(Reviewer(game, "quick", seed=seed, last=12).review())
        assert (begun == parts[: len(begun)]) == (seed == 0)


def test_an_interrupted_review_continues(dice):
    game, parts = dice
    begun, first = Reviewer(game, "quick"), []
    for part in begun.review():
        first.append(part)
        if len(first) == 8:
            begun.stop()
    assert first == parts[:8]
    goes_on = Reviewer(game, "quick")
    assert first + list(goes_on.review(first)) == parts
    assert not goes_on.review_of(first).is_whole
    assert goes_on.review_of(parts).is_whole


def test_partial_results_can_be_read_during_a_review(dice):
    game, parts = dice
    reviewer, known = Reviewer(game, "quick", threads=2), []
    for part in reviewer.review():
        known.append(part)
        assert (
            reviewer.review_of(known).accounts[0].start
            == reviewer.review_of(parts).accounts[0].start
        )
    assert known == parts


def test_the_worst_turns_of_the_chosen_seats_come_first(dice):
    game, parts = dice
    reviewer = Reviewer(game, "quick", threads=2)
    told = list(reviewer.review(before_all=[1]))
    assert told != parts and sorted(told, key=parts.index) == parts
    costly = [one for one in reviewer.ordered([1]) if reviewer.seems_costly(one) and one.seat == 1]
    seem = [reviewer.seeming_losses[True, one.first] for one in costly]
    assert costly and seem == sorted(seem, reverse=True)
    assert [part.first for part in told[: len(costly)]] == [one.first for one in costly]
    rest = told[len(costly) :]
    assert [part for part in parts if part in rest] == rest


def test_the_remaining_work_falls_to_zero(dice):
    game, parts = dice
    reviewer = Reviewer(game, "quick")
    left = [reviewer.work_left(parts[:number]) for number in range(len(parts) + 1)]
    assert left[0] == 1 and left[-1] == 0 and left == sorted(set(left), reverse=True)


def test_one_seat_and_a_part_of_the_game_can_be_reviewed_alone(dice):
    game, parts = dice
    mine = list(Reviewer(game, "quick", seat=1, first=10, last=30).review())
    turns = [part for part in mine if isinstance(part, ReviewedTurn)]
    assert {turn.seat for turn in turns} == {1}
    assert all(10 <= turn.first < turn.last <= 30 for turn in turns)
    assert [part for part in parts if part in turns] == turns


def test_a_solo_game_can_be_reviewed_up_to_the_middle_of_a_turn():
    game = a_played_game(26, players=1, setup="same", seed=0)
    assert not game.position.is_chance_node()
    for last in (13, 26):
        reviewer = Reviewer(game, "quick", first=last - 4, last=last)
        review = reviewer.review_of(list(reviewer.review()))
        assert review.turns[-1].last == last
        assert review.is_whole


def test_the_game_can_continue_during_a_review():
    whole = a_game("burgundy-dice")
    game = type(whole).from_record(whole.record(private=True))
    reviewer = Reviewer(game, "quick", last=12)
    game.take_back(4)
    assert [part.last for part in reviewer.review() if isinstance(part, ReviewedTurn)][-1] == 12


@pytest.mark.parametrize("game", sorted(registry.GAMES))
def test_a_review_with_a_better_turn_that_was_not_legal_is_refused(game):
    played = a_played_game(30, game=game)
    told = json.loads(json.dumps(review_object(a_review(played), played)))
    review_from(told, played)
    at, turn = next((at, turn) for at, turn in enumerate(told["turns"]) if turn["better"])
    other = next(one for one in told["turns"][::-1] if one["better"])["better"]
    for better in (turn["better"] * 2, [*turn["better"], *other, *other], [{"type": "end"}] * 3):
        told["turns"][at]["better"] = better
        with pytest.raises(BadReview):
            review_from(told, played)


@pytest.mark.parametrize(
    ("win", "margins", "grade"),
    [
        (0.019, 0.19, None),
        (0.02, 0.0, SLIP),
        (0.0, 0.5, MISTAKE),
        (0.05, 0.2, MISTAKE),
        (0.1, 0.0, BLUNDER),
    ],
)
def test_a_loss_is_graded_by_the_win_or_by_points(win, margins, grade):
    assert grade_of(win, margins) is grade


def test_an_unknown_depth_is_refused_with_the_list_of_depths():
    with pytest.raises(ValueError, match="quick, normal, deep"):
        Reviewer(a_game("burgundy-dice"), "abyss")


def test_a_review_is_saved_and_loaded(dice):
    game, parts = dice
    told = review_object(Reviewer(game, "quick").review_of(parts), game)
    assert review_object(review_from(told, game), game) == told


def test_the_protocol_says_which_turns_gave_points_away(dice):
    game, parts = dice
    turn = next(part for part in parts if isinstance(part, ReviewedTurn) and part.is_choice)
    for win, points, given in ((-0.01, -12.0, True), (-0.03, -12.0, False), (-0.01, -1.0, False)):
        swing = replace(turn.swing, win=(win, -win), points=(points, 0.0))
        lost = replace(turn, seat=0, swing=swing, grade=grade_of(-win, -points / 10))
        assert turn_object(lost, game)["given_away"] is given is lost.gave_points_away


ODD_VALUES = {
    "an error in words": ("skills", "error", "much"),
    "a rate as text": ("skills", "rate", "0.5"),
    "half an Elo": ("skills", "elo", 1200.5),
    "an unknown level": ("skills", "level", "emperor"),
    "decisions of true": ("skills", "decisions", True),
    "a place as text": ("luck", "at", "3"),
    "a place behind the end": ("luck", "at", 9_999),
    "luck of one seat": ("luck", "win", [0.5]),
    "an error of one seat": ("turns", "swing", {"win": [0, 0], "points": [0, 0], "win_error": [0]}),
    "a choice in words": ("turns", "choice", "yes"),
    "a first action of halves": ("turns", "first", 0.5),
    "an infinite share": ("accounts", "luck", {"win": float("inf"), "points": 0.0}),
}


@pytest.mark.parametrize("odd", ODD_VALUES.values(), ids=ODD_VALUES.keys())
def test_a_review_in_which_a_value_has_another_type_or_place_is_refused(odd):
    game, (part, key, value) = a_played_game(), odd
    told = json.loads(json.dumps(review_object(a_review(game), game)))
    assert review_object(review_from(told, game), game) == told
    told[part][0][key] = value
    with pytest.raises(BadReview):
        review_from(told, game)


@pytest.mark.parametrize("part", ["accounts", "skills"])
def test_a_review_of_fewer_seats_than_the_game_has_is_refused(part):
    game = a_played_game()
    told = review_object(a_review(game), game)
    del told[part][-1]
    with pytest.raises(BadReview, match="every seat"):
        review_from(told, game)


def test_a_review_of_another_game_or_a_damaged_one_is_refused(dice):
    game, parts = dice
    told = review_object(Reviewer(game, "quick").review_of(parts), game)
    other = a_game("burgundy-dice", seed=12)
    with pytest.raises(BadReview):
        review_from({**told, "turns": told["turns"][::-1] * 2}, a_game("tuscany"))
    with pytest.raises(BadReview):
        review_from({**told, "seats": 3}, other)
    for key in told:
        with pytest.raises(BadReview):
            review_from({name: told[name] for name in told if name != key}, game)
        with pytest.raises(BadReview):
            review_from({**told, key: [{"at": "x"}]}, game)
    for broken in (None, [], 7, "review", {"version": 99}):
        with pytest.raises(BadReview):
            review_from(broken, game)


@pytest.mark.parametrize("name", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
def test_no_win_is_reported_as_certain_while_chance_is_left(name):
    game = a_game(name)
    expectations = Expectations(game.position, QUICK)
    asked = 0
    for revision in range(game.revision - 16, game.revision, 2):
        position, _ = game.position_at(revision)
        if not expectations.evaluator.features.no_chance_left(position):
            asked += 1
            told = expectations.worth(position, 3).win
            assert all(0.01 <= share <= 0.99 for share in told)
            assert sum(told) == pytest.approx(1.0, abs=0.03)
    assert asked


def test_a_result_decided_without_chance_is_reported_exactly():
    game = a_game("burgundy")
    position, _ = game.position_at(game.revision - 1)
    expectations = Expectations(position, QUICK)
    assert expectations.evaluator.features.no_chance_left(position)
    assert expectations.worth(position, 3).win == tuple(game.position.utilities())
    assert Reviewer(game, "quick").result.win == tuple(game.position.utilities())
