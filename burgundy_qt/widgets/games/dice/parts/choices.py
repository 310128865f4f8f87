"""Choosing in the Dice Game: the clicks that mean an action, and what is asked."""

from __future__ import annotations

from burgundy_qt.widgets.games.dice.clicks.gains import brings, gain_of
from burgundy_qt.widgets.games.dice.clicks.lit_things import KEY_ORDER, LIT_THINGS
from burgundy_qt.widgets.games.dice.clicks.paths import WORKER, ways_in
from burgundy_qt.widgets.games.dice.clicks.prompts import READY, prompt
from burgundy_qt.widgets.games.dice.clicks.tray import dice_on_tray
from burgundy_qt.widgets.play.parts import ChoiceParts

PARTS = ChoiceParts(
    ways=ways_in,
    prompt=prompt,
    brings=brings,
    gain=gain_of,
    left_undone=lambda actions: "",
    is_done_at=lambda action, target: False,
    around=lambda target: target,
    lit=LIT_THINGS,
    key_order=KEY_ORDER,
    end=READY,
    dice=dice_on_tray,
    shortcuts={"workers": WORKER},
)
