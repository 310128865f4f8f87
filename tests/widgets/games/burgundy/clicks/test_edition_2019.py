"""Tests of the differences of the 2019 edition in the real window: knowledge tile 6 allows payment
with workers."""

from __future__ import annotations

import random
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.saves.save_file import save_document, with_checksum
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.session.short_games import a_game

TILE = "monastery:6"


@cache
def game_with_choice_of_payment():
    """Return a game for two people in which a tile of the black depot can be paid in both ways."""
    for seed in range(200):
        running, luck = a_game(None, None, edition="2019", seed=seed), random.Random(seed)
        while not running.game.is_over:
            actions = running.game.legal()["actions"]
            ways = {
                action["pay"]
                for action in actions
                if action["type"] == "buy" and not action["discard"]
            }
            if ways == {"silver", "workers"}:
                return running
            wanted = [action for action in actions if action.get("tile") == TILE]
            saving = [action for action in actions if action["type"] in ("workers", "end", "pass")]
            running.act(luck.choice(wanted or (saving if luck.random() < 0.5 else None) or actions))
    raise AssertionError(f"nobody could pay with workers by {TILE}")


def click_on(at, target):
    rect = at.page.scene.rect_of(target)
    assert not rect.isNull(), f"{target} is not visible"
    QTest.mouseClick(
        at.table.viewport(), Qt.MouseButton.LeftButton, pos=at.table.mapFromScene(rect.center())
    )


@pytest.mark.parametrize(
    ("answer", "pay"), [("Buy for 2 workers", "workers"), ("Buy for 2 silverlings", "silver")]
)
def test_a_purchase_asks_at_the_tile_how_to_pay(at, tmp_path, answer, pay):
    path = tmp_path / "a.burgundy"
    path.write_bytes(with_checksum(save_document(game_with_choice_of_payment().save())))
    at.session.open(path)
    at.wait_for_my_turn()
    view = at.session.view
    purse = view.state["seats"][view.legal["seat"]]
    tile = next(
        action["tile"] for action in view.legal["actions"] if action.get("pay") == "workers"
    )
    click_on(at, ClickTarget("market", "black", tile))
    assert at.page.prompt.sentence.text() == "Pay with silverlings or with workers?"
    click_on(at, ClickTarget("choice", answer))
    at.wait_until(lambda: at.session.view.revision > view.revision)
    event = next(event for event in reversed(at.session.view.events) if event["event"] == "action")
    assert (event["action"]["pay"], event["paid"][pay]) == (pay, 2)
    after = at.session.view.state["seats"][view.legal["seat"]]
    assert after[pay] == purse[pay] - 2
    assert at.page.log.log.entries.lines[-1].text.endswith("2 workers") == (pay == "workers")
