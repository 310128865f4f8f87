"""Choosing in Carcassonne: the clicks that mean an action, and what is asked."""

from __future__ import annotations

from burgundy_qt.widgets.games.carcassonne.clicks.choices import choosing, is_done_at, ways_in
from burgundy_qt.widgets.games.carcassonne.clicks.gains import brings, gain_of
from burgundy_qt.widgets.games.carcassonne.clicks.keys import LOOKS, by_key
from burgundy_qt.widgets.games.carcassonne.clicks.laying import turned
from burgundy_qt.widgets.games.carcassonne.clicks.lit_things import KEY_ORDER, LIT_THINGS
from burgundy_qt.widgets.games.carcassonne.clicks.prompts import LAY, prompt
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
    end=LAY,
    dice=lambda view, seating: (),
    shortcuts={},
    choosing=choosing,
    by_key=by_key,
    looks=LOOKS,
    passes_screen=False,
    tried=turned,
    tried_sound="turned",
)
