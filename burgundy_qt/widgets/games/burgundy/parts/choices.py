"""Choosing in Burgundy: the clicks that mean an action, and what is asked."""

from __future__ import annotations

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.games.burgundy.clicks.click_paths import ways_in
from burgundy_qt.widgets.games.burgundy.clicks.copy_words import brings
from burgundy_qt.widgets.games.burgundy.clicks.dice_of_turn import dice_of_turn
from burgundy_qt.widgets.games.burgundy.clicks.dropping import is_done_at, store_of
from burgundy_qt.widgets.games.burgundy.clicks.gains import gain_of
from burgundy_qt.widgets.games.burgundy.clicks.lit_things import KEY_ORDER, LIT_THINGS
from burgundy_qt.widgets.games.burgundy.clicks.prompts import left_undone, prompt
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.play.parts import ChoiceParts

PARTS = ChoiceParts(
    ways=ways_in,
    prompt=prompt,
    brings=brings,
    gain=gain_of,
    left_undone=left_undone,
    is_done_at=is_done_at,
    around=store_of,
    lit=LIT_THINGS,
    key_order=KEY_ORDER,
    end=later("Prompt", "End turn"),
    dice=dice_of_turn,
    shortcuts={"workers": Target("workers"), "buy point": Target("buy-point")},
)
