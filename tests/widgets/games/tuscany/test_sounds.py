"""Tests of the sounds of Tuscany: of cards, marble, removed tiles, and the end of a phase."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.sounds import sound_of_events, sound_of_move
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.table.timeline import Change, Landing, Sweep, Travel

DECK, HAND, DISCARDS = Slot("deck"), Slot("hand", 1), Slot("discards")


@pytest.mark.parametrize(
    ("move", "heard"),
    [
        (Travel(0, Sprite("card", "back"), DECK, HAND), "card"),
        (Travel(0, Sprite("card", "inn"), HAND, DISCARDS), "paid"),
        (Travel(0, Sprite("yield-card", "back"), Slot("yields"), Slot("turned-up")), "card"),
        (Travel(0, Sprite("gain", "marble"), Slot("cell", 0, "A.L1"), Slot("marble", 0)), "marble"),
        (Sweep(0, (Slot("display", None, 0),)), "swept"),
        (Sweep(0, (Slot("cell", 0, "A.L1"),)), "region"),
        (Change(0, Slot("phase", None, "II"), Sprite("phase", "II-now")), "phase"),
        (Change(0, Slot("phase", None, "I"), Sprite("phase", "I-past")), None),
        (Landing(0, Slot("cell", 0, "A.L1")), "laid"),
    ],
)
def test_every_move_has_its_sound(move, heard):
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
def test_a_step_shown_at_once_has_the_sound_of_its_most_important_event(events, heard):
    assert sound_of_events(events) == heard
