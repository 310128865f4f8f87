"""Tests of the crane in the real window: its plates show the gains of each building, are readable,
and work."""

from __future__ import annotations

import random
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible

from burgundy_qt.language.translation import spoken
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, with_checksum
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.test_play_by_clicks import click_on_table
from tests.widgets.window_driver import AtTheWindow

PEOPLE = SeatPlan("You"), SeatPlan("Anna")
SEEDS = range(60)
BUILDINGS = 8


@cache
def a_crane_waits() -> tuple[str, bytes]:
    """Return the id and the save of a game in which the crane can copy nearly all buildings."""
    for seed in SEEDS:
        request = {"seed": seed, "edition": "2019", "modules": ["extra-tiles", "white-castles"]}
        running, luck = RunningGame.begin(LineUp(PEOPLE, request)), random.Random(seed)
        while not running.game.is_over:
            actions = running.game.legal()["actions"]
            if sum(action["type"] == "copy" for action in actions) >= BUILDINGS:
                return running.game_id, with_checksum(save_document(running.save()))
            running.act(
                luck.choice([action for action in actions if "crane" in str(action)] or actions)
            )
    raise AssertionError("no game has reached such a crane")


@pytest.fixture
def crane(at: AtTheWindow, tmp_path) -> AtTheWindow:
    """Open a window at this decision."""
    game_id, content = a_crane_waits()
    path = tmp_path / f"{game_id}{ENDING}"
    path.write_bytes(content)
    at.session.open(path)
    at.wait_for_my_turn()
    return at


@pytest.fixture
def in_english_again():
    yield
    spoken.change("en")


def plates(at):
    """Return the descriptions of the plates by name, as a screen reader finds them."""
    reading = QAccessible.queryAccessibleInterface(at.table)
    answers = next(
        child
        for place in range(reading.childCount())
        if (child := reading.child(place)).text(QAccessible.Text.Name) == "Answers"
    )
    found = (answers.child(place) for place in range(answers.childCount()))
    return {
        plate.text(QAccessible.Text.Name): plate.text(QAccessible.Text.Description)
        for plate in found
    }


def answer(at, name) -> ClickTarget:
    return next(target for target in at.page.scene.choices.rects() if target.place == name)


def own(at, seat):
    return at.session.view.state["seats"][seat]


def test_every_plate_shows_the_gains_of_its_building(crane):
    told = plates(crane)
    assert len(told) >= BUILDINGS and all(told.values())
    assert (told["Bank"], told["Boarding house"]) == ("+2 silverlings", "+4 workers")
    assert told["Watchtower"] == "+4 points"
    assert told["Church"].startswith("Take a mine, a knowledge tile or a castle: ")


def test_a_click_gives_the_gains_on_the_plate(crane):
    seat = crane.session.view.legal["seat"]
    before = own(crane, seat)["silver"]
    click_on_table(crane, answer(crane, "Bank"))
    crane.wait_until(lambda: own(crane, seat)["silver"] == before + 2)


def test_keys_reach_a_plate_and_enter_uses_it(crane):
    seat = crane.session.view.legal["seat"]
    before = own(crane, seat)["points"]
    wanted = answer(crane, "Watchtower")
    for _ in range(BUILDINGS + 2):
        if crane.page.keys.at == wanted:
            break
        crane.press(Qt.Key.Key_Tab)
    crane.press(Qt.Key.Key_Return)
    crane.wait_until(lambda: own(crane, seat)["points"] == before + 4)


def test_the_list_of_moves_shows_the_gains(crane):
    crane.press(Qt.Key.Key_M)
    told = {
        move.action.get("building"): (move.text, move.gain)
        for move in crane.window.moves.panel.list.entries.moves
    }
    assert told["bank"] == ("Use the crane as bank. +2 silverlings", 0)
    assert told["watchtower"] == ("Use the crane as watchtower", 4)


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_the_plates_do_not_overlap_between_the_market_and_the_prompt(
    crane, language, in_english_again
):
    crane.settings.change(language=language)
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        crane.window.resize(*size)
        QCoreApplication.processEvents()
        layout, rects = crane.page.scene.layout, list(crane.page.scene.choices.rects().values())
        assert len(rects) >= BUILDINGS and len({rect.width() for rect in rects}) == 1
        for rect in rects:
            assert (
                layout.market.rect.right() < rect.left()
                and rect.right() < layout.estate.rect.right()
            )
            assert rect.top() > 0 and rect.bottom() < layout.prompt.top()
            assert not any(rect.intersects(other) for other in rects if other is not rect)
