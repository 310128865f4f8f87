"""Tests of rows 2, 3, 4, 5, 7 and 11: the promises of every Game: actions and their codes, undo,
whole and damaged records, and its end as an object of the protocol."""

import pickle

import pytest

from burgundy_qt.rules.errors import GameOver, IllegalAction, InvalidArgument, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import describe_games
from tests.contract.games import every_moment, moments

A_FEW, SOME = 4, 6


def seen(game):
    """Return everything that a game shows to everybody and to each seat, and what it gives a
    search."""
    viewers = [None, *range(game.seats)]
    shown = [(game.state(seat), game.events_for(seat)) for seat in viewers]
    offered = [(game.legal(seat), game.prices(seat)) for seat in game.position.waiting_seats()]
    return copied((shown, offered, game.revision, game.actions))


def copied(what):
    """Return a deep copy, much faster than `copy.deepcopy` does."""
    return pickle.loads(pickle.dumps(what))


def test_a_complete_request_stays_the_same(asked):
    request = Game(asked | {"seed": 5}).request
    assert Game(request).request == request
    assert request.items() >= asked.items()
    [game] = [game for game in describe_games() if game["game"] == request["game"]]
    assert request["edition"] in [edition["edition"] for edition in game["editions"]]
    for key in request.keys() - {"cmd", "seed"}:
        with pytest.raises(InvalidArgument, match=key):
            Game(request | {key: ["nothing", "of", "the", "kind", "in", "any", "game"]})


def test_actions_are_offered_once_and_survive_their_codes(asked):
    for game in every_moment(asked, 1):
        for seat in range(game.seats):
            offered, prices = game.legal(seat)["actions"], game.prices(seat)
            assert bool(offered) == (seat in game.position.waiting_seats())
            assert [game.action(game.code(action)) for action in offered] == offered
            assert len({game.code(action) for action in offered}) == len(offered)
            assert all(set(price) == set(prices[0]) for price in prices)


def test_illegal_actions_are_refused_and_change_nothing(asked):
    for game in moments(asked, 2, A_FEW):
        before = seen(game)
        for action in ({"type": "nothing"}, {}, [], None, {"type": "bid", "bid": True}):
            with pytest.raises((IllegalAction, GameOver, InvalidArgument)):
                game.apply(action)
        with pytest.raises(RulesError):
            game.apply({"type": "nothing"}, game.seats)
        assert seen(game) == before


def test_undo_and_redo_restore_the_game(asked):
    shown = {game.revision: seen(game) for game in moments(asked, 3, SOME)}
    *_, game = every_moment(asked, 3)
    done = list(game.actions)
    for revision in sorted(shown, reverse=True):
        game.take_back(revision)
        assert seen(game) == shown[revision]
    for seat, action in done:
        game.apply(action, seat)
        assert game.revision not in shown or seen(game) == shown[game.revision]


def test_a_record_leads_to_the_same_game(asked):
    for game in moments(asked, 4, A_FEW):
        record, shown = game.record(private=True), seen(game)[:2]
        again = Game.from_record(record)
        assert seen(again)[:2] == shown
        assert again.record(private=True) == record
        other = Game.from_record([record[0] | {"seed": 77}, *record[1:]])
        assert seen(other)[:2] == shown


def test_a_public_record_has_no_seed_nothing_private_and_no_secret_choice(asked):
    for game in moments(asked, 5, SOME):
        record = game.record()
        if game.is_over:
            assert record == game.record(private=True) and record[0]["seed"] == 5
        else:
            assert record[0]["seed"] is None and not any("to" in event for event in record)


def test_a_record_without_a_line_is_refused_or_leads_to_an_earlier_moment(asked):
    *_, game = every_moment(asked, 6)
    record = game.record(private=True)
    for left_out in range(1, len(record), max(1, len(record) // SOME)):
        with pytest.raises(RulesError, match="line"):
            Game.from_record([*record[:left_out], *record[left_out + 1 :]])


def test_the_same_seed_makes_the_same_game(asked):
    assert [seen(game) for game in moments(asked, 7, A_FEW)] == [
        seen(game) for game in moments(asked, 7, A_FEW)
    ]


def test_at_the_end_somebody_has_won_and_the_points_of_the_events_add_up(asked):
    *_, game = every_moment(asked, 8)
    end = game.events[-1]
    assert end["event"] == "end" and [event["event"] for event in game.events].count("end") == 1
    assert (
        sorted(end["places"])[0] in (1, 2)
        and len(end["places"]) == len(end["points"]) == game.seats
    )
    assert end["points"] == game.position.scores()
    if game.seats > 1:
        told = [
            sum(event["points"] for event in game.events if of_seat(event, seat))
            for seat in range(game.seats)
        ]
        assert told == end["points"]


def of_seat(event, seat):
    """Return whether an event reports points of a seat that decide the game: the red ones in a game
    with tracks. A price in points has an event before the event of its use."""
    return (
        "points" in event
        and event["event"] != "sold"
        and event.get("seat") == seat
        and event.get("track", "red") == "red"
        and "rank" not in event
    )


def test_revealing_secrets_is_a_boundary_like_dice(asked):
    before = None
    for game in every_moment(asked, 8):
        if before is not None and opens_secrets(game, before):
            assert game.chance_between(game.revision - 1)
        before = game.position.decides_in_secret(), len(game.events)


def opens_secrets(game, before):
    """Return whether the last action revealed secret choices, or ended a game with private
    information."""
    was_secret, events = before
    told = was_secret and len(game.events) > events
    ended = game.is_over and any("to" in event for event in game.events)
    return game.seats > 1 and (told or ended)


def test_a_secret_choice_alone_is_no_boundary():
    game = Game({"game": "tuscany", "players": 3, "seed": 1})
    for seat in (0, 1):
        game.apply(game.legal(seat)["actions"][0], seat)
    assert not game.chance_between(0)
    game.apply(game.legal(2)["actions"][0], 2)
    assert game.chance_between(2) and not game.chance_between(3)
