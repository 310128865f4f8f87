"""A person plays against a bot with the mouse alone: from the new-game dialog to the second phase,
and the last phase to the final score."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.session.short_games import a_late_game
from tests.widgets.window_driver import button

FAVOURITES = ("choice", "trough", "cell", "good", "storage", "market", "workers")


def click_on_table(at, target):
    """Click a target on the table."""
    rect = at.page.scene.rect_of(target)
    assert not rect.isNull(), f"{target} is not visible"
    QTest.mouseClick(
        at.table.viewport(), Qt.MouseButton.LeftButton, pos=at.table.mapFromScene(rect.center())
    )


def click_something(at, luck):
    """Click a glowing target."""
    click_among(at, luck, FAVOURITES)


def click_among(at, luck, kinds):
    """Click a glowing target of these kinds, usually of the first kind. End the turn or pass an
    effect if there is nothing better."""
    offers = at.page.decision.highlights
    glowing = [
        target for target, offer in offers.items() if target.kind in kinds and not offer.chosen
    ]
    if not glowing:
        at.click(at.page.prompt.passing if ClickTarget("pass") in offers else at.page.prompt.end)
        return
    kind = min((target.kind for target in glowing), key=kinds.index)
    if luck.random() < 0.3:
        kind = luck.choice(glowing).kind
    click_on_table(at, luck.choice([target for target in glowing if target.kind == kind]))


def begin(at, edition):
    """Begin a game of an edition against the weakest bot by clicks."""
    at.click(button(at.window.home, "New game"))
    dialog = at.new_game_dialog()
    at.click(button(dialog.panel, edition))
    while dialog.rows[1].level.currentIndex() > 0:
        at.press(Qt.Key.Key_Up, dialog.rows[1].level)
    at.click(button(dialog, "Start game"))
    at.wait_for_my_turn()
    assert at.session.view.state["edition"] == edition


def test_the_last_phase_is_played_by_clicks_alone(at):
    luck, clicks = random.Random(2), 0
    begin(at, "2019")
    running = a_late_game(at.session.view.line_up, "E")
    before = len(running.game.events)
    at.take_up(running)
    while not at.is_over:
        click_something(at, luck)
        clicks += 1
        at.wait_for_my_turn()
    assert isinstance(at.window.dialog, FinalScoreDialog)
    assert at.problems == []
    actions = sum(
        event["event"] == "action" and event["seat"] == 0
        for event in at.session.view.events[before:]
    )
    assert actions > 12
    assert clicks < 2 * actions
    at.click(button(at.window.dialog, "Look at the table"))
    assert at.page.prompt.score.isVisible()


def test_a_game_of_the_first_edition_is_played_by_clicks_alone_to_its_second_phase(at):
    luck = random.Random(2)
    begin(at, "2011")
    while at.session.view.state["phase"] == "A":
        click_something(at, luck)
        at.wait_for_my_turn()
    assert at.session.view.state["phase"] == "B" and at.problems == []
