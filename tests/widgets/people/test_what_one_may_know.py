"""Tests of hidden hands at one screen: the log, the screen between two people and the text of the
game show only what the person at the screen may know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.sealed_bids import sealed_bids_ruleset as sealed_bids
from burgundy_qt.session.library.game_card import card_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_in_text, text_of
from burgundy_qt.session.view import Onlooker
from burgundy_qt.widgets.library.game_transfer import copy
from burgundy_qt.widgets.log.game_log import Course, GameLog, LogLine
from burgundy_qt.widgets.log.log_card import LogCard
from burgundy_qt.widgets.people.privacy_screen import SeatHandover, standing
from burgundy_qt.widgets.play.game_input import GameInput, Prompt
from tests.widgets.second_game import second_game

NAMES = "Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"


class BidsLog(GameLog):
    """Writes one line for each hand and each bid."""

    chapters = ("",) * 5
    turn_ends = ()

    def lines(self, events, names, state=None, first=0, seat_styles=None, is_brief=False):
        told = {"hand": "bids", "action": "action"}
        return [
            LogLine(
                "action", f"{names[event['seat']]}: {event[told[event['event']]]}", event["seat"]
            )
            for event in events
            if event["event"] in told
        ]

    def milestone(self, state):
        return f"Card {len(state['cards'])} of 5"

    def moment(self, state):
        return f"Card {len(state['cards'])}"

    def turns(self, state):
        return 5

    def sources(self, state):
        return ()

    def points_by_source(self, events, seats):
        return {}

    def points_of(self, events, seats):
        return [0] * seats

    def winning(self, state, names):
        return "", ""

    def deal(self, state):
        return ""

    def course(self, view):
        return Course("", (), ())

    def counts(self, view):
        return {}


LOG = BidsLog()


class BidsInput(GameInput):
    """Answer for Sealed Bids, as far as people are distinguished."""

    lit = MappingProxyType({})
    key_order = ()

    def options(self, view, actions, prices):
        return ()

    def prompt(self, choosing, view):
        return Prompt("")

    def gain(self, events, seat):
        return ()


@pytest.fixture(autouse=True)
def sealed_bids_in_the_window():
    with second_game(log=LOG, input=BidsInput()):
        yield


def bidding(seats=3, **request):
    """Begin a game of people who share a screen and have hidden hands."""
    plans = tuple(SeatPlan(name) for name in NAMES[:seats])
    return RunningGame.begin(LineUp(plans, {"game": "sealed-bids", "seed": 7, **request}))


def bid(running):
    return running.act(running.view.legal["actions"][0])


def hand(running, seat):
    return str(running.game.position.hand(seat))


def test_the_log_is_rewritten_for_each_person_at_the_screen(qtbot):
    running = bidding()
    table = QWidget()
    qtbot.addWidget(table)
    card = LogCard(table)
    card.begin(running.view)
    for seat, name in enumerate(NAMES[:2]):
        told = [line.text for line in card.log.entries.lines]
        assert told == [f"{name}: {hand(running, seat)}"]
        card.add(bid(running))


def test_a_step_shows_the_viewer_no_events_for_others():
    tell = sealed_bids.event_of

    def to_ben(*what):
        event = tell(*what)
        return event | {"to": [1]} if event["event"] == "card" else event

    with patch.object(sealed_bids, "event_of", to_ben):
        running = bidding(2)
        bid(running)
        step = bid(running)
    assert step.view.viewer == 0
    assert [event["event"] for event in step.events] == ["action", "action", "points"]
    assert step.view.events[-3:] == step.events


@pytest.mark.parametrize("seats", [2, 6])
def test_the_screen_between_two_people_works_for_any_game(qtbot, seats):
    running = bidding(seats)
    table = QWidget()
    qtbot.addWidget(table)
    handover = SeatHandover(table)
    handover.begin(running.view)
    for name in NAMES[1:seats]:
        bid(running)
        assert handover.request_handover(running.view, LOG.lines(running.view.events, NAMES))
        assert handover.screen.heading.text() == f"Pass to {name}"
        assert handover.screen.standing.text() == "Card 1."
        told = [line.text for line in handover.screen.lines.entries.lines]
        assert not any(hand(running, seat) in text for seat in range(seats) for text in told)
        handover.screen.go_on.click()


@pytest.mark.parametrize("dealt", [True, False])
def test_a_view_is_complete_only_for_the_person_who_has_come(dealt):
    onlooker, running = Onlooker(), bidding(dealt=dealt)
    onlooker.is_asked = True
    for seat in (0, 1, 2, 0):
        view = running.view
        seen = onlooker.seen(view)
        assert view.is_private == seen.is_face_down == dealt
        assert not dealt or all(told["bids"] is None for told in seen.state["seats"])
        onlooker.sit_down(view, seat)
        assert onlooker.seen(view) is view
        bid(running)


def test_another_decision_or_another_game_hides_the_view_again():
    onlooker, running = Onlooker(), bidding()
    onlooker.is_asked = True
    first = running.view
    onlooker.sit_down(first, 0)
    bid(running)
    assert onlooker.seen(running.view).is_face_down and onlooker.seen(first).is_face_down
    onlooker.sit_down(first, 0)
    assert onlooker.seen(replace(first, game_id="another")).is_face_down
    assert onlooker.seen(first).is_face_down


def test_without_the_privacy_screen_every_view_is_complete():
    onlooker, running = Onlooker(), bidding()
    for _ in range(4):
        assert onlooker.seen(running.view) is running.view
        bid(running)


def test_a_face_down_step_shows_neither_private_events_nor_a_secret_choice():
    onlooker, running = Onlooker(), bidding()
    onlooker.is_asked = True
    onlooker.sit_down(running.view, 0)
    step = onlooker.step_seen(bid(running))
    assert step.view.is_face_down and step.action is None and step.events == ()


def test_a_game_of_one_person_against_bots_is_not_private():
    plans = SeatPlan("Ann"), SeatPlan("Bot", "page")
    running = RunningGame.begin(LineUp(plans, {"game": "sealed-bids", "seed": 7}))
    assert running.view.viewer == 0 and not running.view.is_private


def test_secretly_chosen_estates_are_not_shown_before_all_have_chosen():
    request = {"game": "burgundy", "edition": "2011", "setup": "secret", "seed": 5}
    running = RunningGame.begin(LineUp((SeatPlan("Ann"), SeatPlan("Ben")), request))
    assert standing(running.view, 0) == "The game is being set up."
    first = running.act(running.view.legal["actions"][3])
    assert first.events == () and not first.view.is_private
    assert [seat["estate"] for seat in first.view.state["seats"]] == [None, None]
    assert "Phase A, round 1. " in standing(bid(running).view, running.view.person_to_decide)


def test_the_text_of_a_running_game_warns_of_hidden_information():
    plans = SeatPlan("Ann"), SeatPlan("Bot", "page")
    card = card_of(
        RunningGame.begin(LineUp(plans, {"game": "burgundy"})).save(), Path("ann.burgundy"), 0.0
    )
    told = []
    librarian = type("Librarian", (), {"copy": lambda self, card, heading: told.append(heading)})()
    for places in ((), (2, 1)):
        copy(librarian, replace(card, places=places))
    assert ["hidden information" in heading for heading in told] == [True, False]


@pytest.mark.parametrize(
    "request_of",
    [
        {"game": "sealed-bids"},
        {"game": "burgundy", "edition": "2011", "setup": "secret", "players": 2},
    ],
    ids=lambda request: request["game"],
)
def test_a_game_as_text_can_be_continued_elsewhere_and_is_not_readable(request_of):
    plans = SeatPlan("Ann"), SeatPlan("Ben")
    running = RunningGame.begin(LineUp(plans, {**request_of, "seed": 7}))
    bid(running)
    save = running.save()
    text = text_of(save, "Ann and Ben")
    assert save_in_text(text).record == save.record
    assert not any(word in text for word in ('"', "snapshot"))
