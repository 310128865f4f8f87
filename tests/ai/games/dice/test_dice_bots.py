"""Tests of the Dice Game's bots: their features, nothing hidden among them, and the set-ups that
they can play."""

import random

import pytest

from burgundy_qt.ai.arena.match_setup import box_of, starting_position
from burgundy_qt.ai.arena.matches import Timed, play_game
from burgundy_qt.ai.arena.players import LevelPlayer
from burgundy_qt.ai.game_bots import bots_of, features_of
from burgundy_qt.ai.games.dice.dice_bots import DiceBox, random_box
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.thinker import NetworkBot
from burgundy_qt.ai.turn_search.beam import Beam, Greedy
from burgundy_qt.rules.dice.codec import GAME


def a_round(seats, seed=1, rolls=3):
    """Return a game in which the dice of a round are revealed."""
    position, chance = starting_position(DiceBox(sheet="A"), seats, seed), random.Random(seed)
    while True:
        while position.is_chance_node():
            position.draw_chance()
            rolls -= 1
        if rolls == 0:
            return position
        seat = position.waiting_seats()[0]
        position.act_only(chance.choice(position.legal(seat)), seat)


def all_but(position, seat, chance):
    """Return the position after the marks of all other seats."""
    after = position.copy()
    for other in range(position.seats):
        while other != seat and other in after.waiting_seats():
            after.act_only(chance.choice(after.legal(other)), other)
    return after


@pytest.mark.parametrize("seats", (2, 4))
def test_features_contain_no_marks_of_others_before_the_reveal(seats):
    features, position = features_of(GAME, seats), a_round(seats)
    seen = features.rows(position, 0)
    for seed in range(5):
        assert features.rows(all_but(position, 0, random.Random(seed)), 0) == seen


def test_a_seats_own_marks_are_features_before_the_reveal():
    features, position = features_of(GAME, 2), a_round(2)
    for action in position.legal(1):
        after = position.copy()
        after.act_only(action, 1)
        assert features.rows(after, 1) != features.rows(position, 1)
        assert features.rows(after, 0) == features.rows(position, 0)
        assert features.known(after, 1, 1) == sum(after.sheet(1, True)["columns"])
        assert features.known(after, 0, 1) == position.scores()[1]


@pytest.mark.parametrize("player", (Greedy, Beam))
def test_no_player_uses_the_secret_choices_of_others(player):
    features, position = features_of(GAME, 2), a_round(2)
    network = Network(features.sides, features.inputs, 16, 8, 3)
    choices = set()
    for seed in range(8):
        after = all_but(position, 1, random.Random(seed))
        choices.add(player(Evaluator(features, network), position).choose(after, 1))
    assert len(choices) == 1


@pytest.mark.parametrize("level", LEVELS[:4], ids=lambda level: level.name)
def test_secret_choices_of_others_change_no_thought_of_a_level(level):
    position = a_round(2)
    features, network = shipped_network(GAME, 2)
    thoughts = {
        str(
            NetworkBot(level, features, network, position).think(
                all_but(position, 1, random.Random(seed)), 1, None, level.limits.rollouts, 5
            )
        )
        for seed in range(4)
    }
    assert len(thoughts) == 1


def test_the_roll_does_not_change_the_time_left_in_the_features():
    features, position = features_of(GAME, 1), starting_position(DiceBox("same", "A", "3.2"), 1, 2)
    before = features.rows(position, 0)
    position.draw_chance()
    assert features.rows(position, 0) == before


@pytest.mark.parametrize("seats", range(1, 7))
def test_bots_play_whole_games_with_every_number_of_seats(seats):
    request = DiceBox().request(seats, seats)
    players = [Timed(LevelPlayer("knight", 1, seat)) for seat in range(seats)]
    outcome = play_game(request, players)
    assert min(outcome.points) > 30
    assert [sum(outcome.of_seat(seat).values()) for seat in range(seats)] == list(outcome.points)


def test_hints_and_the_arena_report_points_by_the_same_sources():
    assert set(bots_of(GAME).tally(starting_position(DiceBox(), 2, 1)).sources) == set(
        bots_of(GAME).sources
    )


def test_training_meets_every_sheet_and_castle():
    boxes = [(seed, random_box(seed, 2)) for seed in range(300)]
    given = {(box.sheet, box.castle) for _, box in boxes if box.castle}
    assert len(given) == 16
    assert {box.request(2, seed)["sheet"] for seed, box in boxes} == set("ABCD")


@pytest.mark.parametrize(
    ("edition", "modules", "options", "why"),
    [
        ("2018", (), {}, "the edition is 2018, but must be 2017"),
        (None, ("inns",), {}, "burgundy-dice has no modules"),
        (None, (), {"sheet": "E"}, "option sheet is E, but must be one of A, B, C, D"),
        (None, (), {"castle": "3.2"}, "castle is 3.2, but can only be set with setup same"),
        (None, (), {"pace": "1"}, "there is no option pace"),
    ],
)
def test_unsupported_set_ups_are_refused(edition, modules, options, why):
    with pytest.raises(ValueError, match=why):
        box_of(GAME, edition, modules, options)


def test_a_match_can_be_of_one_sheet_and_castle():
    box = box_of(GAME, None, (), {"setup": "same", "sheet": "B", "castle": "3.2"})
    request = box.request(3, 7)
    assert (request["sheet"], request["castle"], request["players"]) == ("B", "3.2", 3)
