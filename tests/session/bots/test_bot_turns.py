"""Tests of the moment when bots act: after the step before was shown, or at once if nobody
watches."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from burgundy_qt.session.bots.bot_turns import BotTurns
from tests.session.short_games import a_game

LONG = 10 * 60 * 1000  # ms: longer than any test takes


class Playing:
    """A game in which each bot acts as soon as it may."""

    def __init__(self, qtbot, *levels, **request) -> None:
        self.qtbot, self.running = qtbot, a_game(*levels, **request)
        self.parent = QObject()
        self.bots = BotTurns(self.parent)
        self.due, self.awaited = [], []
        self.bots.due.connect(self.due.append)
        self.bots.thinking.connect(lambda seat, on: self.awaited.append((seat, on)))
        self.bots.begin(self.running)
        self.bots.go_on()

    def until_due(self, count: int) -> None:
        self.qtbot.waitUntil(lambda: len(self.due) == count)

    def until_decided(self) -> None:
        """Wait until the bot has decided."""
        position = self.running.game.position
        self.qtbot.waitUntil(lambda: self.bots.ahead.action(position) is not None)

    def do(self) -> None:
        """Carry out the action that is due."""
        step = self.running.act(self.due[-1])
        self.bots.step_made(bool(step.events))
        self.bots.go_on()


@pytest.fixture
def playing(qtbot):
    made = []

    def play(*levels, **request):
        made.append(Playing(qtbot, *levels, **request))
        return made[-1]

    yield play
    for one in made:
        one.bots.close()


def test_the_next_action_is_due_when_the_step_before_has_been_seen(playing):
    game = playing("page", "page")
    game.until_due(1)
    game.do()
    game.until_decided()
    game.qtbot.wait(50)
    assert len(game.due) == 1
    game.bots.shown()
    game.until_due(2)


def test_there_is_a_pause_between_a_shown_step_and_the_next_action(playing):
    game = playing("page", "page")
    game.until_due(1)
    game.do()
    game.bots.set_pause(LONG)
    game.bots.shown()
    game.until_decided()
    game.qtbot.wait(50)
    assert len(game.due) == 1
    game.bots.set_pause(0)
    game.until_due(2)


def test_no_pause_follows_a_secret_choice(playing):
    game = playing("page", "page", "page", game="burgundy-dice", edition="2017")
    game.bots.set_pause(LONG)
    game.until_due(1)
    for bot in (2, 3):
        game.do()
        game.bots.shown()
        game.until_due(bot)
    game.do()
    game.bots.shown()
    game.until_decided()
    game.qtbot.wait(50)
    assert len(game.due) == 3


def test_hurried_bots_wait_for_nothing(playing):
    game = playing("page", "page")
    game.bots.set_pause(LONG)
    game.bots.skip_waiting()
    for count in (1, 2, 3):
        game.until_due(count)
        game.do()


def test_the_game_waits_until_a_bot_has_decided(playing):
    game = playing("page", "page")
    seat = game.running.view.legal["seat"]
    game.until_due(1)
    assert game.awaited[:2] == [(seat, True), (seat, False)]


def test_nothing_is_due_while_a_person_decides(playing):
    game = playing(None, None)
    game.bots.shown()
    game.qtbot.wait(50)
    assert game.due == [] and game.awaited == []
