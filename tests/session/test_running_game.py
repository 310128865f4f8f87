"""Tests of undo and redo, the content of a view, and saving and loading a game."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from burgundy_qt.rules.errors import IllegalAction, InvalidArgument
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.session.problem import SaveDamaged, SaveFromOtherRules
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import (
    save_document,
    save_from,
    save_in_text,
    text_of,
    with_checksum,
)
from tests.session.short_games import a_game, act_at_random, line_up


def picture(running):
    """Return everything that a person sees, except undo and redo."""
    view = running.view
    return view.revision, view.state, view.legal, view.prices, view.events


def act(running, kind):
    """Carry out the first legal action of that type."""
    return running.act(
        next(action for action in running.game.legal()["actions"] if action["type"] == kind)
    )


def end_turn(running):
    while "end" not in {action["type"] for action in running.game.legal()["actions"]}:
        act(running, "workers")
    return act(running, "end")


def test_a_person_sees_the_actions_with_their_prices_and_a_bots_turn_shows_none():
    running = a_game(None, None)
    assert len(running.view.legal["actions"]) == len(running.view.prices) > 0
    bots = a_game("page", "page")
    assert (bots.view.legal["actions"], bots.view.prices) == ([], []) and bots.view.legal[
        "seat"
    ] is not None


def test_a_view_computes_the_legal_actions_once(monkeypatch):
    running = a_game(None, None)
    asked, legal = [], running.game.legal
    workers = next(
        action for action in running.view.legal["actions"] if action["type"] == "workers"
    )
    monkeypatch.setattr(running.game, "legal", lambda *of: asked.append(1) or legal(*of))
    assert running.act(workers).view.can_undo and len(asked) == 1


def test_a_line_up_of_other_seats_than_the_request_is_refused():
    with pytest.raises(InvalidArgument, match="players"):
        RunningGame.begin(line_up(None, "page", players=3))


def test_an_illegal_action_changes_nothing():
    running = a_game(None, None)
    before = running.view
    with pytest.raises(IllegalAction):
        running.act({"type": "end"})
    assert running.view == before


def test_undo_takes_back_one_action_of_your_own_and_redo_repeats_it():
    running = a_game(None, None)
    before = picture(running)
    act(running, "workers")
    after = picture(running)
    assert running.view.can_undo and not running.view.can_redo
    assert picture_of(running, running.undo()) == before and running.view.can_redo
    assert picture_of(running, running.redo()) == after
    assert not running.view.casual


def picture_of(running, view):
    assert view is running.view
    return picture(running)


def test_another_action_after_an_undo_ends_redo():
    running = a_game(None, None)
    act(running, "workers")
    running.undo()
    running.act(running.view.legal["actions"][0])
    assert not running.view.can_redo and running.redo() is None


def test_undo_stops_before_the_decision_of_another_person():
    running = a_game(None, None)
    end_turn(running)
    assert running.view.state["round"] == 1 and not running.view.can_undo
    assert running.undo() is None


def test_undo_stops_at_new_dice():
    running = a_game(None, None)
    end_turn(running)
    end_turn(running)
    assert running.view.state["round"] == 2 and not running.view.can_undo


def test_a_secret_choice_of_another_person_cannot_be_undone_and_nobody_sees_it():
    running = a_game(None, None, setup="secret")
    before = running.view
    running.act(running.view.legal["actions"][0])
    assert not running.view.can_undo
    assert (
        running.view.events == before.events
        and running.view.state["seats"] == before.state["seats"]
    )


def test_undo_takes_back_turns_of_bots_without_chance():
    games = (a_game(None, "page", seed=seed) for seed in range(99))
    running = next(game for game in games if game.view.legal["seat"] == 0)
    end_turn(running)
    bot_before = len(running.game.actions)
    running.act(running.game.legal()["actions"][0])
    running.undo()
    assert running.view.person_to_decide == 0 and len(running.game.actions) == bot_before - 1
    running.redo()
    assert len(running.game.actions) == bot_before + 1


def test_further_undo_marks_the_game_casual_and_goes_back_to_the_beginning():
    running = a_game(None, None)
    beginning = picture(running)
    act_at_random(running, 60, random.Random(3))
    now = picture(running)
    assert running.undo(further=running.view.can_undo) is not None
    while running.view.can_undo_casually:
        assert running.undo(further=True) is not None
    assert running.view.casual and picture(running) == beginning
    while running.view.can_redo:
        running.redo()
    assert picture(running) == now and running.view.casual and running.view.can_undo


def test_further_undo_keeps_the_game_rated_if_plain_undo_would_do():
    running = a_game(None, None)
    act(running, "workers")
    running.undo(further=True)
    assert not running.view.casual


@pytest.mark.parametrize("setup", ["fixed", "open", "secret"])
@pytest.mark.parametrize("actions", [0, 1, 2, 40, 10_000])
def test_a_saved_game_is_opened_unchanged(tmp_path, setup, actions):
    running = a_game(None, "page", None, actions=actions, setup=setup)
    running.undo(further=True)
    again = RunningGame.from_save(running.save(), tmp_path)
    assert again.view == running.view
    assert again.save() == running.save()


def test_an_opened_game_continues_with_the_same_chance(tmp_path):
    running = a_game(None, None, actions=50)
    again = RunningGame.from_save(running.save(), tmp_path)
    for game in (running, again):
        act_at_random(game, 10_000, random.Random(5))
    assert again.game.events == running.game.events


def test_a_record_that_does_not_match_its_snapshot_is_refused_with_the_first_wrong_turn(tmp_path):
    save = a_game(None, None, actions=80).save()
    turns = (*save.turns[:4], *((revision, "0" * 16) for revision, _ in save.turns[4:]))
    elsewhere = replace(save, snapshot=save.snapshot | {"round": 9}, turns=turns)
    with pytest.raises(SaveDamaged, match="from turn 5 on"):
        RunningGame.from_save(elsewhere, tmp_path / "x")
    with pytest.raises(SaveFromOtherRules, match="from turn 5 on"):
        RunningGame.from_save(replace(elsewhere, rules=0), tmp_path / "x")


def test_a_wrong_mark_is_damage_but_ignored_in_saves_of_older_rules(tmp_path):
    save = a_game(None, None, actions=80).save()
    other = replace(save, mark="0" * 16)
    with pytest.raises(SaveDamaged):
        RunningGame.from_save(other, tmp_path / "x")
    before = replace(other, rules=save.rules - 1)
    assert RunningGame.from_save(before, tmp_path / "x").save() == save


def test_a_record_with_other_seats_than_the_header_is_damaged(tmp_path):
    save = a_game(None, None).save()
    with pytest.raises(SaveDamaged, match="1 players"):
        RunningGame.from_save(replace(save, seats=save.seats[:1]), tmp_path / "x")


def test_a_replay_shows_every_position_that_was_played():
    running = a_game(None, None)
    seen = [running.view.state]
    steps = []
    chance = random.Random(9)
    while not running.view.is_over:
        steps.append(running.act(chance.choice(running.view.legal["actions"])))
        seen.append(running.view.state)
    replay = Replay(running.save().record)
    assert [frame.state for frame in replay] == seen
    assert [(frame.seat, frame.action, frame.events) for frame in replay][1:] == [
        (step.seat, step.action, step.events) for step in steps
    ]
    with pytest.raises(IndexError, match="frames 0 to"):
        replay[len(replay)]


def test_a_whole_turn_is_taken_back_at_once_and_repeated_action_by_action():
    running = a_game(None, None)
    before = picture(running)
    act(running, "workers")
    act(running, "workers")
    assert picture_of(running, running.undo_turn()) == before
    running.redo()
    assert running.view.revision == 1 and running.view.can_redo


def test_a_turn_that_another_person_follows_is_taken_back_only_in_a_casual_game():
    running = a_game(None, None)
    end_turn(running)
    assert running.undo_turn() is None
    act(running, "workers")
    end_turn(running)
    running.undo(further=True)
    running.redo()
    assert running.undo_turn().revision == 3
    assert running.undo_turn().revision == 0 and running.undo_turn() is None


@pytest.mark.parametrize(
    "request_of",
    [
        {"game": "tuscany", "edition": "2020"},
        {"game": "burgundy-dice", "edition": "2017"},
        {"setup": "secret"},
    ],
    ids=["duchies", "castles of the dice game", "start castles"],
)
def test_after_the_secret_choices_are_shown_undo_takes_one_back_only_in_a_casual_game(request_of):
    running = a_game(None, "page", **request_of)
    act_at_random(running, 1, random.Random(2))
    assert running.view.can_undo
    act_at_random(running, 1, random.Random(2))
    assert not running.view.can_undo
    assert running.view.can_undo_casually
    assert running.undo() is None and running.undo_turn() is None
    assert running.undo(further=True).casual and len(running.game.actions) == 0


def test_comments_on_undone_actions_are_kept_as_long_as_redo_is_possible():
    running, path = a_game(None, None, actions=6), Path("game.burgundy")
    running.comments = ((2, "Early"), (6, "Late"))
    while running.game.revision > 3:
        running.undo(further=True)
    kept = save_from(with_checksum(save_document(running.save())), path)
    assert kept.comments == running.comments and kept.comments_so_far == ((2, "Early"),)
    assert save_in_text(text_of(kept, "")).comments == ((2, "Early"),)
    loaded = RunningGame.from_save(kept, path)
    while loaded.redo():
        pass
    assert loaded.game.revision == 6 and loaded.comments == ((2, "Early"), (6, "Late"))
    loaded.undo(further=True)
    act_at_random(loaded, 1, random.Random(5))
    assert loaded.comments == ((2, "Early"),)
