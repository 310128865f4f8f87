"""Tests of recording a game with the box: begun in the new-game dialog, with its chance entered,
and corrected in the list of entries."""

from collections import Counter

import pytest

from burgundy_qt.rules.chance import drawn_outcome
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.panels.game_record import EntriesDialog
from burgundy_qt.widgets.play.chance_choice import ChanceDialog, RestDialog
from lab.recorded_games import record_one
from tests.session.short_games import a_game
from tests.widgets.record_keeper import RecordKeeper

GAMES = "burgundy-dice", "carcassonne", "tuscany", "burgundy"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_the_box_is_recorded_and_corrected(at, game):
    at.settings.change(pass_screen=True)  # no privacy screen appears
    record = RecordKeeper(at)
    record.begin(game)
    while len(record.entries) < 9:
        record.enter()
    record.await_question()
    assert record.view.casual and not at.problems
    if isinstance(at.window.dialog, ChanceDialog):
        at.window.dialog.reject()
        at.wait_until(lambda: at.window.dialog is None)
        assert "Entries" in at.page.prompt.sentence.text()
    outcome = next(number for number, (seat, _) in enumerate(record.entries) if seat is None)
    before = record.entries
    dialog = record.open_entries()
    assert dialog.list.count() == 9
    dialog.list.setCurrentRow(outcome)
    at.click(dialog.change)
    at.wait_until(lambda: isinstance(at.window.dialog, ChanceDialog))
    corrected = at.window.dialog
    assert corrected.values == list(before[outcome][1])
    values = next(
        iter(
            values
            for values in iter(lambda: drawn_outcome(corrected.places, record.chance), None)
            if sorted(map(str, values)) != sorted(map(str, before[outcome][1]))
        )
    )
    record.choose(corrected, values)
    at.wait_until(lambda: len(record.entries) > outcome)
    everything = (*record.entries, *record.view.recording.later)
    assert len(everything) == 9
    assert everything[outcome + 1 :] == before[outcome + 1 :]
    if record.view.recording.is_misfit:
        at.wait_until(lambda: isinstance(at.window.dialog, EntriesDialog))
        assert "does not fit" in at.window.dialog.list.currentItem().text()
        at.click(at.window.dialog.cut)
        at.wait_until(lambda: not record.view.recording.later)
    at.wait_until(lambda: not isinstance(at.window.dialog, EntriesDialog))
    number = len(record.entries)
    if at.window.dialog is not None:
        at.window.dialog.reject()
    at.session.undo()
    at.wait_until(lambda: len(record.entries) == number - 1)
    assert not at.problems


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_recorded_by_clicks_on_the_table(at, game):
    at.settings.change(pass_screen=True)
    record = RecordKeeper(at, seed=3)
    record.begin(game)
    while len([seat for seat, _ in record.entries if seat is not None]) < 6:
        record.enter_by_clicks()
    assert {seat for seat, _ in record.entries} == {None, 0, 1}
    assert record.clicks >= 6 and not at.problems
    actions = [(seat, what) for seat, what in record.entries if seat is not None]
    played = [event for event in record.view.events if event["event"] == "action"]
    assert played and all((event["seat"], event["action"]) in actions for event in played)


def test_unseen_hands_are_shown_as_backs_and_their_payments_are_asked_for(at):
    record, asked = RecordKeeper(at, seed=3), []
    decision = at.page.decision
    record.begin("tuscany", seen=0)
    decision.rest_asked.connect(asked.append)
    while not asked:
        record.enter_by_clicks()
    check_unseen_hand(at, record)
    check_reopened_record(at, record)
    check_question_of_payment(at, record, asked[0])


def check_unseen_hand(at, record):
    """Check that nothing about the unseen hand is known, in the window and in the save."""
    assert any(is_paid_by(1, *entry) for entry in record.entries)
    assert record.view.line_up.request["seat"] == 0 and not at.problems
    shown = {event["seat"] for event in record.view.events if event["event"] == "cards"}
    asked = {
        place.seat
        for places in record.view.recording.places
        for place in places
        if place.event == "cards"
    }
    assert shown <= {0} and asked <= {0}
    assert record.view.state["seats"][1]["cards"] is None and record.view.state["seats"][1]["hand"]
    saved = SaveFolder(at.session.folders.games).path(record.view.game_id)
    assert all(event["seat"] == 0 for event in read_save(saved).record if "to" in event)


def check_reopened_record(at, record):
    """Check that the game continues unchanged after another game was opened."""
    saved = SaveFolder(at.session.folders.games).path(record.view.game_id)
    record.await_question()
    before = record.view
    other = SaveFolder(at.session.folders.games).write(a_game(None, None, actions=2).save())
    at.session.open(other)
    at.wait_until(lambda: record.view.recording is None)
    at.session.open(saved)
    at.wait_until(lambda: record.view.recording is not None)
    assert sorted(map(str, record.entries)) == sorted(map(str, before.recording.entries))
    assert record.view.state == before.state


def check_question_of_payment(at, record, asked):
    """Check that unclear payments from the unseen hand are asked for, and that the question can be
    cancelled."""
    decision = at.page.decision
    paid = next(what for seat, what in reversed(record.entries) if seat == 1)
    assert (paid["tile"], paid["cell"]) == (asked["tile"], asked["cell"])
    at.session.undo()
    at.wait_until(lambda: at.is_asked and paid in record.view.legal["actions"])
    entries = record.entries
    decision.held = asked
    decision.rest_asked.emit(asked)
    at.wait_until(lambda: isinstance(at.window.dialog, RestDialog))
    dialog = at.window.dialog
    colour = next(iter(dialog.offers))
    at.click(dialog.offers[colour])
    assert all(
        any(Counter((colour, value)) <= way for way in dialog.ways) for value in dialog.offers
    )
    dialog.reject()
    at.wait_until(lambda: at.window.dialog is None)
    assert decision.held is None and decision.is_open and record.entries == entries
    assert not at.problems


def test_there_are_no_hints_and_no_costs_for_an_unseen_hand(at):
    record = RecordKeeper(at, seed=3)
    record.begin("tuscany", seen=0)
    while not record.entries or record.view.legal["seat"] != 1 or record.view.chance:
        record.enter_by_clicks()
    record.await_question()
    advising, refused = at.window.advising, []
    advising.refused.connect(refused.append)
    advising.toggle()
    assert refused == ["Nobody has seen this player’s hand, so there is no hint."]
    assert not advising.is_open and not at.problems
    at.window.costs.toggle()
    assert not at.window.costs.is_on


def is_paid_by(player, seat, what):
    """Return whether a player pays cards with an entry."""
    return seat == player and bool(what.get("cards"))


def test_only_a_recorded_game_with_hands_asks_which_hands_are_seen(at):
    at.window.menus.actions["new"].trigger()
    dialog = at.new_game_dialog()
    dialog.choose_game("tuscany")
    assert dialog.hands.isHidden()
    at.click(dialog.recording)
    assert not dialog.hands.isHidden() and dialog.line_up.request.get("seat") == 0
    dialog.hands.setCurrentIndex(dialog.hands.count() - 1)
    assert dialog.line_up.request.get("seat") is None and dialog.line_up.is_recorded
    dialog.choose_game("carcassonne")
    assert dialog.hands.isHidden() and "seat" not in dialog.line_up.request


def test_wrong_entries_in_a_whole_game_are_corrected(at):
    figures = record_one(at, "burgundy-dice", seed=1)
    assert figures["other scores"] == 0 and figures["corrections"] == 5


def test_the_questions_of_a_recorded_game_end_when_another_begins(at):
    record = RecordKeeper(at)
    record.begin("carcassonne")
    other = SaveFolder(at.session.folders.games).write(a_game(None, None, actions=2).save())
    recorded = SaveFolder(at.session.folders.games).path(record.view.game_id)
    record.await_question()
    assert isinstance(at.window.dialog, ChanceDialog)
    at.session.open(other)
    at.wait_until(lambda: record.view.recording is None)
    at.wait_until(lambda: at.window.dialog is None)
    at.session.open(recorded)
    at.wait_until(lambda: isinstance(at.window.dialog, ChanceDialog))
    record.open_entries()
    at.session.open(other)
    at.wait_until(lambda: record.view.recording is None)
    at.wait_until(lambda: at.window.dialog is None)
    assert not at.problems
