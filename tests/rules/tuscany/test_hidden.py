"""Tests of information hidden from a seat: hands, and the order of every pile. (ruling 21)"""

import pytest

from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from tests.rules.tuscany import printed
from tests.rules.tuscany.random_play import played

SEED = 13


@pytest.fixture(scope="module")
def running():
    """Return a game in its middle, with its seats' hands from the private record."""
    whole = played(SEED)
    game = Game(whole.request)
    for seat, action in whole.actions[: len(whole.actions) // 2]:
        game.apply(action, seat)
    return game


def test_only_its_seat_sees_a_hand_until_the_end(running):
    for viewer in (None, *range(running.seats)):
        for seat, shown in enumerate(running.state(viewer)["seats"]):
            assert (shown["cards"] is not None) == (seat == viewer)
            assert shown["cards"] is None or sum(shown["cards"].values()) == shown["hand"]
    ended = played(SEED).state()
    assert all(sum(seat["cards"].values()) == seat["hand"] for seat in ended["seats"])


def test_a_draw_is_public_and_only_the_drawing_seat_gets_the_cards(running):
    for at, event in enumerate(running.events):
        assert ("to" in event) == (event["event"] == "cards")
        if event["event"] == "cards":
            before = running.events[at - 1]
            assert event["to"] == [event["seat"]] == [before["seat"]]
            assert before["event"] == "draw" and before["count"] == len(event["cards"])


def test_the_contents_of_stacks_and_piles_are_public(running):
    shown = running.state()
    for seat in shown["seats"]:
        assert sum(seat["to_come"].values()) == sum(seat["stacks"])
    assert sum(shown["yield_deck"].values()) + sum(shown["yield_discards"].values()) == 27
    cards = shown["deck"] + sum(shown["discards"].values()) + sum(s["hand"] for s in shown["seats"])
    assert cards == sum(printed.REGION_CARDS.values())


def test_a_public_record_of_a_running_game_cannot_be_loaded(running):
    record = running.record()
    assert record[0]["seed"] is None and not any("to" in event for event in record)
    with pytest.raises(InvalidRecord):
        Game.from_record(record)


def test_a_private_record_leads_to_the_same_game_for_every_seat(running):
    again = Game.from_record(running.record(private=True))
    for seat in range(running.seats):
        assert again.state(seat) == running.state(seat)
        assert again.legal(seat) == running.legal(seat)


def test_a_seats_record_has_its_knowledge_and_is_loaded_for_it_alone(running):
    record = running.record(seat=1)
    assert record[0]["seat"] == 1 and record[0]["seed"] is None
    assert {event["to"][0] for event in record[1:] if "to" in event} == {1}
    again = Game.from_record(record)
    assert again.state(1) == running.state(1) and again.legal(1) == running.legal(1)


def test_when_the_game_is_over_every_record_is_the_private_one():
    game = played(SEED)
    assert game.record() == game.record(private=True) == game.record(seat=0)


@pytest.mark.parametrize("key", range(8))
def test_a_redraw_changes_nothing_that_a_seat_knows(running, key):
    for viewer in range(running.seats):
        other = running.position.copy()
        other.determinize_for(viewer, key)
        shown = running.rules.state(other, running.request, viewer)
        assert shown == running.state(viewer)


@pytest.mark.parametrize("seed, actions, seat", [(222, 99, 0), (251, 113, 2)])
def test_a_seats_record_is_loaded_after_large_payments_of_others(seed, actions, seat):
    """The draws of the others are found although each lacked nearly every colour at some time."""
    whole = played(seed)
    game = Game(whole.request)
    for chooser, action in whole.actions[:actions]:
        game.apply(action, chooser)
    again = Game.from_record(game.record(seat=seat))
    assert again.state(seat) == game.state(seat) and again.legal(seat) == game.legal(seat)
