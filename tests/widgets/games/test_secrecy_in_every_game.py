"""Tests of secrecy in words (row 6 of the contract): the log, the names for screen readers and the
list of moves are the same in all games that a seat cannot distinguish."""

from dataclasses import replace
from itertools import islice
from unittest.mock import patch

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.advice.game_advice import advice_of
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.table.game_table import table_of_game
from tests.contract.games import every_moment, pairwise
from tests.widgets.games.test_reading_in_every_game import spots_in
from tests.widgets.people.test_what_one_may_know import LOG, NAMES
from tests.widgets.second_game import second_game

IN_THE_WINDOW = {name: asked for name, asked in pairwise().items() if asked["game"] in GAMES}
HANDS = {"game": "sealed-bids", "players": 3, "seed": 1}


def seen_by(game, seat):
    """Return the view of a game for the person at this seat; all others are bots. The seats that
    have chosen are public although no record contains them."""
    plans = [SeatPlan(NAMES[at], None if at == seat else "page") for at in range(game.seats)]
    view = RunningGame(game, LineUp(tuple(plans), game.request), "game", "").view
    return replace(view, state={**view.state, "waiting": [seat]})


def worlds_of(game):
    """Return for each seat the game and two other possible games with the same knowledge of the
    seat."""
    return [
        [game, *(determinized(game, seat, seed) for seed in (1, 2))] for seat in range(game.seats)
    ]


def seen_in(worlds):
    """Return for each seat the views of its possible games."""
    return [[seen_by(world, seat) for world in known] for seat, known in enumerate(worlds)]


def determinized(game, seat, seed):
    """Return the game as the seat knows it, with the hidden parts drawn by a seed."""
    request, *events = game.record(seat=seat)
    return Game.from_record([{**request, "seed": seed}, *events])


def told_in_the_log(view):
    """Return the lines of the log."""
    return log_of(view.game).lines(view.events, NAMES, view.state)


def heard(view):
    """Return the name of every slot for screen readers."""
    table = table_of_game(view.game)
    state = table.state_of(view)
    return [table.slot_name(slot, state, NAMES) for slot in spots_in(table.groups(state))]


def offered(view):
    """Return the list of moves."""
    actions = view.legal["actions"]
    return [advice_of(view.game).words(view).move(action) for action in actions]


def leaks(seen, words):
    """Return the seats whose words depend on hidden facts."""
    told = [[words(view) for view in views] for views in seen]
    return [seat for seat, (real, *others) in enumerate(told) if others != [real] * len(others)]


@pytest.mark.parametrize("asked", IN_THE_WINDOW.values(), ids=IN_THE_WINDOW)
def test_hidden_facts_change_no_word(asked, qapp):
    for game in islice(every_moment(asked, 16), 1, 42, 40):
        seen = seen_in(worlds_of(game))
        for words in (told_in_the_log, heard, offered):
            assert leaks(seen, words) == [], words


def test_a_log_line_for_the_wrong_seat_is_found():
    tell = Game.events_for

    def to_the_next(told, seat, first=0):
        return tell(told, (seat + 1) % 3, first)

    with second_game(log=LOG):
        game = Game(HANDS)
        worlds = worlds_of(game)
        assert leaks(seen_in(worlds), told_in_the_log) == []
        with patch.object(Game, "events_for", to_the_next):
            assert leaks(seen_in(worlds), told_in_the_log) == [0, 1, 2]
