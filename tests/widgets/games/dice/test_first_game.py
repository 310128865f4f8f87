"""Tests of the first game of the Dice Game, step by step."""

from __future__ import annotations

import random

from burgundy_qt.widgets.games.dice.dice_help import FIRST_GAME, STEPS
from tests.widgets.games.dice.told import seen
from tests.widgets.games.first_games import led


def test_each_step_describes_the_table():
    paid, before = {}, {}
    for game, step, wanted in led(FIRST_GAME, random.Random(1)):
        state = game.state(0)
        before[step.title] = state["seats"][0], state["dice"], state["phase"]
        if wanted:
            actions = game.legal(0)["actions"]
            paid[step.title] = game.prices(0)[actions.index(wanted[0])]
    seat, dice, _ = before["Two hourglasses"]
    assert dice["hourglass"] == 2 and seat["bonuses"]["silver"] == 2
    assert seat["points"] == 1 + 4 + 2 * 2
    assert paid["A second mark with silver"]["silver"] == 1
    assert paid["A worker changes a number"]["worker"] == 1
    assert not any(paid["The same number again"].values())
    seat, _, phase = before["The phase is over"]
    assert phase == "II" and seat["points"] == 9 + 8 + 8


def test_a_secret_mark_completes_its_step():
    for game, step, _ in led(FIRST_GAME, random.Random(1)):
        told = FIRST_GAME.done(seen(game, 0), 0)
        if step.title == "A second mark with silver":
            assert told == ["start", "mark", "mark", "mark"]
            legal, prices = game.legal(0)["actions"], game.prices(0)
            assert FIRST_GAME.step_now(told, 10, legal, prices) == STEPS.index(step)
