"""Tests of information hidden from every seat: undrawn tiles, future dice, goods of later phases
(rules decision 20)."""

import random

import pytest

from burgundy_qt.rules.burgundy.burgundy_ruleset import ANSWER as RULES
from burgundy_qt.rules.game import Game
from tests.rules.burgundy.from_events import told_by
from tests.rules.burgundy.invariants import EVERY_MOMENT, Moment, the_events_alone_tell_the_state
from tests.rules.burgundy.random_play import request_of

SEEDS = range(18)


def in_the_middle(seed: int) -> Game:
    """Return a game stopped at a random moment, sometimes during the start choices."""
    game, chance = Game(request_of(seed)), random.Random(seed)
    for _ in range(chance.choice([0, 1, 2, 30, 80, 150])):
        waiting = game.position.waiting_seats()
        seat = chance.choice(waiting)
        game.apply(chance.choice(game.legal(seat)["actions"]), seat)
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_sees_nothing_that_a_redraw_changes(seed):
    game = in_the_middle(seed)
    for seat in game.position.waiting_seats():
        redrawn = game.position.copy()
        for key in (1, 2**64 - 1, seed):
            redrawn.determinize_for(seat, key)
            assert redrawn.legal(seat) == game.position.legal(seat)
            if not redrawn.decides_in_secret():
                assert RULES.state(redrawn, game.request, seat) == game.state(seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redraw_loses_no_tile_and_no_good(seed):
    game = in_the_middle(seed)
    redrawn = game.position.copy()
    redrawn.determinize_for(game.position.waiting_seats()[0], 5)
    moment = Moment(redrawn, game.request, told_by(game.request, game.events))
    for check in EVERY_MOMENT:
        if check is not the_events_alone_tell_the_state:
            check(moment)


def futures(game: Game, keys) -> list[list[dict]]:
    """Return the outcomes of chance after a redraw with each key, for any actions."""
    told = []
    for key in keys:
        position = game.position.copy()
        position.determinize_for(position.waiting_seats()[0], key)
        position.start_journal()
        happened: list[dict] = []
        while not position.is_over():
            position.apply(position.legal()[-1])
            happened += [
                event for event in RULES.events(position) if event["event"] in ("phase", "round")
            ]
        told.append(happened)
    return told


def test_a_redraw_changes_dice_tiles_and_later_goods_but_not_visible_goods():
    game = Game({"seed": 5})
    one, other = futures(game, (1, 2))
    assert [e["dice"] for e in one if e["event"] == "round"] != [
        e["dice"] for e in other if e["event"] == "round"
    ]
    assert one[4]["event"] == other[4]["event"] == "phase"
    assert one[4]["depots"] != other[4]["depots"] and one[4]["goods"] != other[4]["goods"]
    assert (
        [event["good"] for event in one[:4]]
        == [event["good"] for event in other[:4]]
        == game.state()["round_goods"]
    )


def test_a_redraw_depends_on_the_key_and_not_on_hidden_information():
    game, twin = Game({"seed": 5}), Game({"seed": 5})
    twin.position.determinize_for(0, 99)
    assert futures(game, (7,)) == futures(twin, (7,))


def test_every_undrawn_tile_may_come_next():
    game = Game({"seed": 5})
    firsts = {futures_first(game, key) for key in range(300)}
    raw = game.position.raw()
    assert len(firsts) == len(set(raw["stack"][raw["drawn"][2] : 44]))


def futures_first(game: Game, key: int) -> int:
    position = game.position.copy()
    position.determinize_for(0, key)
    raw = position.raw()
    return int(raw["stack"][raw["drawn"][2]])


# Undo.


@pytest.mark.parametrize("seed", range(0, 18, 2))
def test_undo_restores_the_game_which_can_be_played_again(seed):
    game = Game(request_of(seed))
    looks = [(game.state(), game.legal(), len(game.events))]
    chance = random.Random(seed)
    for _ in range(40):
        waiting = game.position.waiting_seats()
        game.apply(chance.choice(game.legal(waiting[0])["actions"]), waiting[0])
        looks.append((game.state(), game.legal(), len(game.events)))
    actions = list(game.actions)
    for revision in (39, 20, 3, 0):
        game.take_back(revision)
        assert (game.state(), game.legal(), len(game.events)) == looks[revision]
        assert game.actions == actions[:revision]
    for seat, action in actions:
        game.apply(action, seat)
    assert (game.state(), game.legal(), len(game.events)) == looks[40]


def test_chance_is_revealed_by_a_new_round_not_by_an_action_alone():
    game = Game({"seed": 3})
    game.apply(game.legal()["actions"][-1])
    assert not game.chance_between(0)
    while game.state()["round"] == 1:
        game.apply(game.legal()["actions"][-1])
    assert game.chance_between(0) and game.chance_between(game.revision - 1)
    assert not game.chance_between(game.revision)


@pytest.mark.parametrize("revision", [-1, 4, 10**6])
def test_a_revision_that_was_never_reached_is_refused(revision):
    game = Game({"seed": 3})
    for _ in range(3):
        game.apply(game.legal()["actions"][0])
    with pytest.raises(ValueError, match="never reached"):
        game.take_back(revision)
    assert game.revision == 3
