"""Tests of hidden information: the view, the replay and the save of games in which seats know more
than others."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.session.bots.lookahead import Lookahead
from burgundy_qt.session.library.game_card import card_from, card_of, written_card
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import SaveDamaged
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, save_from, with_checksum
from burgundy_qt.session.statistics.finished_game import finished_game
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.summary import SummaryQuery, summary
from tests.contract.games import registered


@pytest.fixture(autouse=True)
def sealed_bids():
    with registered():
        yield


def bidding(*levels, **request):
    """Return a game of Sealed Bids. In `levels`, None is a person, and other values are levels of
    bots."""
    plans = tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels))
    return RunningGame.begin(LineUp(plans, {"game": "sealed-bids", "seed": 7, **request}))


def bid(running):
    return running.act(running.view.legal["actions"][0])


def hands_seen(state):
    return [seat for seat, told in enumerate(state["seats"]) if told["bids"] is not None]


def hands_heard(events):
    return [event["seat"] for event in events if event["event"] == "hand"]


def test_the_deciding_person_sees_only_their_own_hand():
    running = bidding(None, None, "page")
    for person in (0, 1):
        view = running.view
        assert (view.viewer, view.legal["seat"]) == (person, person)
        assert hands_seen(view.state) == hands_heard(view.events) == [person]
        bid(running)


def test_when_several_decide_at_once_people_come_before_bots():
    running = bidding("page", None, "page")
    assert running.view.legal["waiting"] == [0, 1, 2]
    assert running.view.person_to_decide == 1 and running.view.legal["actions"]
    bid(running)
    assert running.view.legal["seat"] == 0 and not running.view.legal["actions"]


def test_while_bots_decide_the_view_is_that_of_the_last_person():
    running = bidding(None, None, "page")
    bid(running)
    bid(running)
    assert running.view.person_to_decide is None and running.view.viewer == 1
    assert hands_seen(running.view.state) == [1]
    assert (
        running.view.state["seats"][1]["bid"] is not None
        and running.view.state["seats"][0]["bid"] is None
    )


def test_a_single_person_sees_their_hand_before_the_first_decision():
    bots_first = bidding(None, "page")
    bots_first.seat([SeatPlan("Bot", "page"), SeatPlan("Ann", None)])
    assert bots_first.view.viewer == 1 and hands_seen(bots_first.view.state) == [1]


def test_no_hand_is_shown_in_a_game_of_bots():
    assert hands_seen(bidding("page", "page").view.state) == []
    watched = bidding("page", "page", "page")
    assert watched.view.viewer is None and hands_heard(watched.view.events) == []


def test_a_secret_choice_is_shown_to_the_person_who_made_it():
    request = {"edition": "2011", "players": 2, "setup": "secret"}
    running = RunningGame.begin(LineUp((SeatPlan("Ann", None), SeatPlan("Bot", "page")), request))
    chosen = running.view.legal["actions"][0]
    running.act(chosen)
    assert running.view.person_to_decide is None, "the bot must not have chosen yet"
    assert running.view.state["seats"][0]["estate"] == chosen["estate"]


def test_a_replay_shows_only_what_its_viewer_saw():
    running = bidding(None, "page")
    for _ in range(4):
        running.act(running.game.legal(running.view.legal["seat"])["actions"][0])
    replay = running.replay(running.viewer)
    assert replay.viewer == 0
    assert all(hands_seen(replay[at].state) == [0] for at in range(len(replay)))
    assert hands_heard(replay.events) == [0]


def test_a_save_in_which_a_hidden_hand_was_exchanged_is_refused():
    running = bidding(None, "page")
    document = save_document(running.save())
    mine, other = (event for event in document["record"] if event.get("event") == "hand")
    other["bids"] = [card for card in range(1, 10) if card not in other["bids"]][
        : len(other["bids"])
    ]
    assert mine["bids"] != other["bids"]
    path = Path("exchanged.burgundy")
    with pytest.raises(SaveDamaged):
        RunningGame.from_save(save_from(with_checksum(document), path), path)


def test_a_save_with_hidden_hands_opens_unchanged():
    running = bidding(None, "page")
    bid(running)
    path = Path("hidden.burgundy")
    again = RunningGame.from_save(
        save_from(with_checksum(save_document(running.save())), path), path
    )
    assert replace(again.view, game_id="") == replace(running.view, game_id="")


def test_bots_think_while_people_decide_and_keep_their_choices(qtbot, monkeypatch):
    thoughts, choose = [], Thinker.choose
    monkeypatch.setattr(Thinker, "choose", lambda *how: thoughts.append(how[2]) or choose(*how))
    game = Game({"game": "sealed-bids", "seed": 3, "players": 3})
    seats = SeatPlan("One", "page"), SeatPlan("Ann", None), SeatPlan("Three", "page")
    owner = QObject()
    ahead = Lookahead(owner)
    ahead.follow(game, seats)
    qtbot.waitUntil(lambda: thoughts == [0, 2] and len(ahead._meanwhile) == 2)
    assert ahead.action(game.position) is None, "the person must not have chosen yet"
    game.apply(game.legal(1)["actions"][0], 1)
    ahead.follow(game, seats)
    assert ahead.action(game.position) in game.position.legal(0) and thoughts == [0, 2]
    ahead.close()


def test_a_finished_game_of_another_kind_has_its_card_and_its_place_in_the_statistics(tmp_path):
    running = bidding(None, "page", "page")
    while not running.game.is_over:
        running.act(running.game.legal(running.view.legal["seat"])["actions"][0])
    card = card_of(running.save(), tmp_path / "bids.burgundy", 0.0)
    assert (card.game, card.is_finished, card.points) == (
        "sealed-bids",
        True,
        tuple(running.game.position.scores()),
    )
    assert card_from(json.loads(json.dumps(written_card(card))), card.path, 0.0, False) == card
    ledger = Ledger(tmp_path / "ledger.sqlite3")
    ledger.record(finished_game(running.save()))
    told = summary(ledger, SummaryQuery())
    assert (told.games, told.question.game) == ((("sealed-bids", 1),), "sealed-bids")
    assert [sum(game.by_source.values()) for game in told.played] == [card.points[0]]
    ledger.close()


def test_all_hands_can_be_revealed_in_the_replay_of_a_finished_game():
    running = bidding(None, "page", "page")
    assert not running.replay(running.viewer).has_secrets
    while not running.game.is_over:
        running.act_without_view(running.game.legal()["actions"][0], running.game.legal()["seat"])
    replay = running.replay(running.viewer)
    assert replay.has_secrets
    assert hands_seen(replay[1].state) == [0]
    assert hands_seen(replay.opened(1)) == [0, 1, 2]


def test_a_game_without_secrets_has_nothing_to_reveal():
    running = RunningGame.begin(LineUp((SeatPlan("Ann"), SeatPlan("Ben")), {"seed": 1}))
    while not running.game.is_over:
        running.act_without_view(running.game.legal()["actions"][-1], running.game.legal()["seat"])
    assert not running.replay(running.viewer).has_secrets
