"""Tests that the state known after an event equals the state of the rules: for every game, edition
and viewer, step by step in random games."""

from itertools import islice
from typing import ClassVar

import pytest

from burgundy_qt.rules.game import Game
from tests.contract.games import GAMES, ONE_OF_A_KIND, every_moment, requests
from tests.contract.known_states import KNOWN, TEMPLATE, differences

ASKED = {
    name: {**asked, "seed": 0}
    for name, asked in requests().items()
    if name in ONE_OF_A_KIND and asked["game"] in KNOWN
}


@pytest.mark.parametrize("wanted", ASKED.values(), ids=ASKED.keys())
def test_events_lead_to_the_state_that_the_rules_report(wanted):
    assert differences(every_moment(wanted, wanted["seed"])) == []


@pytest.mark.parametrize("wanted", ASKED.values(), ids=ASKED.keys())
def test_a_state_is_saved_and_loaded_without_loss(wanted):
    known = KNOWN[wanted["game"]]
    for game in islice(every_moment(wanted, wanted["seed"]), 0, None, 20):
        for seat in (None, *range(game.seats)):
            told = game.state(seat)
            assert known.from_object(told).to_object() == told


@pytest.mark.parametrize("wanted", ASKED.values(), ids=ASKED.keys())
def test_a_whole_game_is_known_from_its_events(wanted):
    known = KNOWN[wanted["game"]]
    *_, game = every_moment(wanted, wanted["seed"])
    for seat in (None, *range(game.seats)):
        told, events = game.state(seat), game.events_for(seat)
        plain = known.from_object(told)
        assert known.of(told, events) == plain
        assert known.beginning(told).after_all(events).evolve(asked=plain.asked) == plain


@pytest.mark.parametrize("wanted", ASKED.values(), ids=ASKED.keys())
def test_only_new_events_of_a_continued_game_are_followed(wanted):
    known = counting(KNOWN[wanted["game"]])
    for game in islice(every_moment(wanted, wanted["seed"]), 1, 13):
        told, events = game.state(0), game.events_for(0)
        afresh = known.from_object(told, known.beginning(told).after_all(events))
        known.events = []
        assert known.of(told, events) == known.of(told, events) == afresh
        assert len(known.events) <= len(events)
        known.events = []
        assert known.of(told, events) == afresh and known.events == []
    middle = len(events) // 2
    known.of(told, events[:middle])
    assert known.events == events[:middle]
    assert known.of(told, events) == afresh and known.events == events


def counting(known):
    """Return a class of known states that notes every event that it follows."""

    class Counting(known):
        events: ClassVar[list] = []

        def after(self, event):
            self.events.append(event)
            return super().after(event)

    return Counting


def test_every_game_has_a_known_state():
    assert {*GAMES, TEMPLATE} == set(KNOWN)


@pytest.mark.parametrize("wanted", ASKED.values(), ids=ASKED.keys())
def test_a_record_from_before_an_event_gained_a_key_still_opens(wanted):
    *_, game = every_moment(wanted, wanted["seed"])
    later = game.rules.LATER_KEYS
    old = [
        {key: value for key, value in line.items() if key not in later.get(line.get("event"), ())}
        for line in game.record()
    ]
    assert Game.from_record(old).record() == game.record()
