"""What is heard of Tuscany: cards, stone, tiles swept off, and the bell of a phase."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.scene.moves import Change, Landing, Sweep, Travel
from burgundy_qt.widgets.sounds.event_sounds import sound_of_events, sound_of_move

DECK, HAND, DISCARDS = Spot("deck"), Spot("hand", 1), Spot("discards")


@pytest.mark.parametrize(
    ("move", "heard"),
    [
        (Travel(0, Face("card", "back"), DECK, HAND), "card"),
        (Travel(0, Face("card", "inn"), HAND, DISCARDS), "paid"),
        (Travel(0, Face("yield-card", "back"), Spot("yields"), Spot("turned-up")), "card"),
        (Travel(0, Face("gain", "marble"), Spot("cell", 0, "A.L1"), Spot("marble", 0)), "marble"),
        (Sweep(0, (Spot("display", None, 0),)), "swept"),
        (Sweep(0, (Spot("cell", 0, "A.L1"),)), "region"),
        (Change(0, Spot("phase", None, "II"), Face("phase", "II-now")), "phase"),
        (Change(0, Spot("phase", None, "I"), Face("phase", "I-past")), None),
        (Landing(0, Spot("cell", 0, "A.L1")), "laid"),
    ],
)
def test_every_move_is_heard_by_what_it_is(move, heard):
    assert sound_of_move(move) == heard


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ([{"event": "action", "action": {"type": "draw"}}, {"event": "draw"}], "card"),
        ([{"event": "action", "action": {"type": "take"}}, {"event": "refill"}], "laid"),
        ([{"event": "action", "action": {"type": "take"}}, {"event": "sweep"}], "swept"),
        ([{"event": "gain", "marble": 2, "for": "quarry"}], "marble"),
        ([{"event": "turn"}, {"event": "phase-end", "phase": 1}], "phase"),
    ],
)
def test_what_is_shown_at_once_is_heard_by_what_says_most(events, heard):
    assert sound_of_events(events) == heard
