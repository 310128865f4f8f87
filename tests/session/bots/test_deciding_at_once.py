"""Tests of simultaneous decisions: the order of the people, the bots that are already ready, and
the steps that undo takes back."""

import pytest

from tests.session.short_games import a_game
from tests.session.test_game_session import Window

DICE = {"game": "burgundy-dice", "edition": "2017"}


def dice_game(*levels):
    return a_game(*levels, **DICE)


def act(running, kind=None):
    """Carry out the first legal action of the deciding seat, or the first of a kind."""
    offered = running.view.legal["actions"]
    return running.act(next(each for each in offered if kind in (None, each["type"])))


def play_rounds(running, rounds):
    """Return the seats of people in the order in which they decide, until so many rounds are
    over."""
    asked = []
    while sum(event["event"] == "round" for event in running.game.events) <= rounds:
        seat = running.view.person_to_decide
        asked += [seat] if asked[-1:] != [seat] else []
        act(running)
    return asked


@pytest.mark.parametrize("people", [2, 3])
def test_in_a_round_the_screen_is_passed_once_less_than_there_are_people(people):
    asked = play_rounds(dice_game(*[None] * people), 6)
    passed = len(asked) - 1
    assert passed == 7 * (people - 1)
    assert asked[:people] == list(range(people)) and set(asked) == set(range(people))


def test_a_loaded_game_keeps_the_person_who_decides_first(tmp_path):
    running = dice_game(None, None)
    play_rounds(running, 2)
    again = type(running).from_save(running.save(), tmp_path)
    assert again.view.person_to_decide == running.view.person_to_decide


def rounds_of(running, rounds):
    """Play on with each deciding seat, and return the revisions at which the dice of so many rounds
    were rolled."""
    rolled = []
    while len(rolled) < rounds:
        step = running.act(running.game.legal(running.view.legal["seat"])["actions"][0])
        if any(event["event"] == "round" for event in step.events):
            rolled.append(step.view.revision)
    return rolled


def test_undo_of_a_turn_goes_back_to_the_roll_of_the_round():
    running = dice_game(None, "page")
    running.make_casual()
    rolled = rounds_of(running, 6)
    assert [running.undo_turn().revision for _ in range(5)] == rolled[-2::-1]


def test_undo_of_a_turn_takes_back_a_first_mark_and_the_game_stays_rated():
    running = dice_game(None, "page")
    while not (running.view.person_to_decide == 0 and running.view.state["seats"][0]["chosen"]):
        running.act(running.game.legal(running.view.legal["seat"])["actions"][0])
    marked = running.view.revision
    assert running.undo_turn().revision == marked - 1 and not running.view.casual
    assert running.undo_turn() is None


def test_undo_of_a_turn_keeps_the_choice_of_another_person():
    running = dice_game(None, None)
    running.make_casual()
    rolled = rounds_of(running, 4)[-1]
    first = running.view.person_to_decide
    while running.view.person_to_decide == first:
        act(running)
    chosen = running.view.revision
    act(running)
    assert rolled < chosen == running.undo_turn().revision


@pytest.fixture
def window(qtbot, tmp_path):
    window = Window(qtbot, tmp_path)
    window.session.became_ready.connect(lambda view: window.hear("ready", view))
    yield window
    window.close()


def test_a_bot_is_ready_as_soon_as_it_has_decided_even_if_a_person_still_thinks(window):
    window.new_game(None, "page", "page", **DICE)
    told = window.until("ready", 2)
    assert told.decided_bots == {1, 2} and window.view is told
    assert told.person_to_decide == 0 and told.state["waiting"] == [0, 1, 2]
    assert window.all("stepped") == []


def test_nobody_is_ready_in_a_round_that_has_only_begun(window):
    window.new_game(None, "page", **DICE)
    window.until("ready")
    step = window.act()
    assert step.view.decided_bots == {1} or step.events
    window.qtbot.waitUntil(lambda: window.view.state["round"] == 1)
    opened = next(step for step in window.all("stepped") if step.events)
    assert opened.view.decided_bots == frozenset()


def test_after_undo_bots_decide_again(window):
    window.new_game(None, "page", **DICE)
    window.until("ready")
    window.act()
    window.session.undo(True)
    assert window.until("returned").decided_bots == frozenset()
    window.qtbot.waitUntil(lambda: window.view.decided_bots == {1})
    assert window.view.person_to_decide == 0
