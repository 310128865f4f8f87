"""Tests of the sounds of Carcassonne: of tiles, followers, bridges, castles and auctions."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.games.carcassonne.carcassonne_input import ANSWER
from burgundy_qt.widgets.play.decision import Decision
from burgundy_qt.widgets.sounds import sound_of_events, sound_of_move
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, Sprite
from burgundy_qt.widgets.table.timeline import Flip, Landing, Sweep
from tests.widgets.games.carcassonne.positions import deciding, view_of


@pytest.mark.parametrize(
    ("move", "heard"),
    [
        (Flip(0, Slot("pile"), Sprite("pile", "1"), Sprite("tile", "V.0"), 220), "card"),
        (Landing(0, Slot("hand-tile")), None),
        (Landing(0, Slot("tile", None, "0,1")), "laid"),
        (Landing(0, Slot("meeple", 0, "0,1/road:0")), "stood"),
        (Landing(0, Slot("bridge", None, "0,1")), "built"),
        (Landing(0, Slot("castle", None, "0,1/city:0")), "risen"),
        (Landing(0, Slot("bid", 1)), "bid"),
        (Landing(0, Slot("bought", 1)), "sold"),
        (Sweep(0, (Slot("feature", None, "0,1/city:0"),)), "region"),
    ],
)
def test_every_move_has_its_sound(move, heard):
    assert sound_of_move(move) == heard


def acted(kind):
    return {"event": "action", "action": {"type": kind}}


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ([acted("place")], "laid"),
        ([acted("place"), {"event": "bridge"}], "built"),
        ([acted("meeple"), {"event": "turn"}, {"event": "tile"}], "stood"),
        ([acted("meeple"), {"event": "complete"}], "region"),
        ([acted("castle")], "risen"),
        ([acted("bid")], "bid"),
        ([acted("sell"), {"event": "sold"}], "sold"),
        ([acted("pass"), {"event": "tile"}], "card"),
    ],
)
def test_a_step_shown_at_once_has_the_sound_of_its_most_important_event(events, heard):
    assert sound_of_events(events) == heard


def test_every_rotation_of_the_tile_has_a_sound_but_a_new_tile_has_none():
    decision = Decision()
    decision.begin(view_of(deciding("place")))
    assert ANSWER.tried_sound == "turned" and not set(ANSWER.tried(decision.highlights))
    decision.click(ClickTarget("turn", "right"))
    in_hand = set(ANSWER.tried(decision.highlights))
    cell = next(target for target in decision.highlights if target.kind == "cell")
    decision.click(cell)
    assert in_hand and set(ANSWER.tried(decision.highlights)) - in_hand
