"""Choosing in Tuscany: the clicks that mean an action, and what is asked."""

from __future__ import annotations

from burgundy_qt.widgets.games.tuscany.clicks.choices import choosing, is_done_at, ways_in
from burgundy_qt.widgets.games.tuscany.clicks.gains import brings, gain_of
from burgundy_qt.widgets.games.tuscany.clicks.hand import hand_to_come
from burgundy_qt.widgets.games.tuscany.clicks.lit_things import KEY_ORDER, LIT_THINGS
from burgundy_qt.widgets.games.tuscany.clicks.payments import WORKER
from burgundy_qt.widgets.games.tuscany.clicks.prompts import END_TURN, prompt
from burgundy_qt.widgets.play.parts import ChoiceParts

PARTS = ChoiceParts(
    ways=ways_in,
    prompt=prompt,
    brings=brings,
    gain=gain_of,
    left_undone=lambda actions: "",
    is_done_at=is_done_at,
    around=lambda target: target,
    lit=LIT_THINGS,
    key_order=KEY_ORDER,
    end=END_TURN,
    dice=lambda view, seating: (),
    shortcuts={"workers": WORKER},
    choosing=choosing,
    hand=hand_to_come,
)
