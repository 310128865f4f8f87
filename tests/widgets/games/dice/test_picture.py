"""Tests of the pictures of a state on the table, for every viewer and every way to reach the
state."""

from dataclasses import replace

import pytest

from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.picture import picture_of
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import asked_in
from tests.widgets.games.dice.played import random_game
from tests.widgets.games.dice.told import seen

KINDS = [
    (1, "secret", "B"),
    (2, "same", "A"),
    (3, "different", "C"),
    (4, "secret", "D"),
    (6, "secret", "A"),
]


@pytest.mark.parametrize(("seats", "setup", "sheet"), KINDS)
def test_events_alone_lead_to_the_picture_of_the_state(seats, setup, sheet):
    followed, heard = DiceState.empty(seats, sheet, setup), 0
    for game in random_game(seats, setup, sheet):
        followed = followed.after_all(game.events[heard:])
        told = DiceState.from_object(game.state(None), followed)
        followed = followed.evolve(asked=told.asked)
        assert picture_of(followed) == picture_of(told)
        assert picture_of(told) == picture_of(DiceState.of(game.state(None), game.events))
        heard = len(game.events)
    assert followed.is_over


def test_secret_marks_are_only_on_the_table_of_their_seat():
    for game in random_game(2, "secret", "A", rounds=3):
        waiting = game.position.waiting_seats()
        if len(waiting) == 1 and game.state(None)["phase"]:
            writer = 1 - waiting[0]
            chosen = game.state(writer)["seats"][writer]["chosen"]
            marked = [action["cell"] for action in chosen if action["type"] == "mark"]
            own = DiceState.of(game.state(writer), game.events)
            others = DiceState.of(game.state(waiting[0]), game.events)
            assert list(own.seats[writer].chosen_cells) == marked
            assert set(marked) <= set(own.seats[writer].cells)
            assert not set(marked) & set(others.seats[writer].cells)


def states(seats, rounds=8):
    """Yield a random game after each decision, with the state that each seat knows."""
    for game in random_game(seats, "secret", "A", rounds=rounds):
        if game.state(None)["dice"] and not game.is_over:
            yield game, [DiceState.of(game.state(seat), game.events) for seat in range(seats)]


def test_the_dice_of_a_first_mark_are_dimmed_while_a_second_is_possible():
    seen = 0
    for game, known in states(2, rounds=20):
        for seat, state in enumerate(known):
            dimmed = {
                slot.at
                for slot, sprite in picture_of(state).items()
                if slot.kind == "die" and sprite.faded
            }
            writes_more = seat in state.asked.waiting and state.seats[seat].chosen
            assert len(dimmed) == (2 if writes_more else 0)
            if writes_more:
                seen += 1
                [mark] = game.state(seat)["seats"][seat]["chosen"]
                number = next(at for at in dimmed if at < 3)
                assert state.dice.numbers[number - 1] == mark["number"]
    assert seen > 0


def test_the_tray_is_veiled_for_a_ready_seat_until_all_are_ready():
    veiled = {True: 0, False: 0}
    for _, known in states(3):
        for seat, state in enumerate(known):
            is_ready = seat not in state.asked.waiting
            assert (Slot("veil", None) in picture_of(state)) == is_ready
            veiled[is_ready] += 1
    assert min(veiled.values()) > 5


def test_a_seat_that_has_decided_in_secret_is_shown_as_ready():
    for game, known in states(2, rounds=1):
        told = picture_of(
            known[0].evolve(asked=asked_in(replace(seen(game, 0), decided_bots=frozenset({1}))))
        )
        if 1 in known[0].asked.waiting:
            assert picture_of(known[0])[Slot("state", 1)].what.startswith("writes")
            assert told[Slot("state", 1)].what.startswith("ready") and Slot("turn", 1) not in told


def pictures_of_circles(state, seat):
    return {
        slot.at: sprite.what
        for slot, sprite in picture_of(state).items()
        if slot[:2] == ("circle", seat)
    }


def test_circles_of_a_secret_mark_stay_the_same_when_it_is_shown():
    """A worker that is taken adds a circle, and does not restore a used one."""
    own, opened, compared = {}, ["round", "phase", "bonus", "end"], 0
    for seed in range(6):
        heard = 0
        for game in random_game(3, "secret", "C", seed=seed):
            told = game.events[heard:]
            at = next((at for at, event in enumerate(told) if event["event"] in opened), 0)
            if told:
                public = DiceState.empty(3, "C").after_all(game.events[: heard + at])
                for seat, seen_so in own.items():
                    assert seen_so == pictures_of_circles(public, seat)
                    compared += 1
            waiting, own = game.position.waiting_seats(), {}
            for seat in range(3):
                secrets = game.secret_events([seat])
                if secrets and seat not in waiting:
                    known = DiceState.of(game.state(seat), [*game.events, *secrets])
                    own[seat] = pictures_of_circles(known, seat)
            heard = len(game.events)
    assert compared > 200
