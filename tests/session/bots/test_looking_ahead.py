"""Tests of the bots of a session: they keep their plan, think ahead of the shown steps, and obey
“Move now” and hurrying."""

import time

import pytest
from PySide6.QtCore import QObject

from burgundy_qt.ai.arena.matches import Timed, play_game
from burgundy_qt.ai.arena.players import LevelPlayer
from burgundy_qt.ai.levels import level, pace
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.ai.turn_search.sequential_halving import SequentialHalving
from burgundy_qt.session.bots.lookahead import FARTHEST, BotSearchThread
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.statistics.finished_game import elo_of
from tests.session.short_games import a_game
from tests.session.test_game_session import Window, person_first

# A bot that plans its turns with a fixed number of rollouts. The same seed gives the same play.
PLANNER = "baron"
SEED = 5
# Seconds: much less than a deep thought, and much more than stopping one takes on a busy machine.
SOON = 3.0


@pytest.fixture
def open_window(qtbot, tmp_path):
    windows = []

    def open_one(**how):
        windows.append(Window(qtbot, tmp_path, **how))
        return windows[-1]

    yield open_one
    for window in windows:
        window.close()


@pytest.fixture
def searches(monkeypatch):
    """Record every search by rollouts: the number of legal actions, and its turn and seat."""
    found = []
    choose, try_out = SequentialHalving.choose, SequentialHalving.try_out

    def choosing(halving, position, seat, *how):
        halving.asked = position, seat
        return choose(halving, position, seat, *how)

    def trying(halving, *how):
        position, seat = halving.asked
        raw = position.raw()
        found.append((len(position.legal(seat)), (raw["phase"], raw["round"], seat)))
        return try_out(halving, *how)

    monkeypatch.setattr(SequentialHalving, "choose", choosing)
    monkeypatch.setattr(SequentialHalving, "try_out", trying)
    return found


def play_to_the_end(window, *levels, **request):
    window.new_game(*levels, **request)
    window.qtbot.waitUntil(lambda: window.view.is_over)
    return [(step.seat, step.action) for step in window.all("stepped")]


def test_a_bot_searches_once_a_turn_and_never_if_only_one_action_is_legal(open_window, searches):
    play_to_the_end(open_window(), PLANNER, PLANNER)
    turns = [turn for _, turn in searches]
    assert len(turns) > 20
    assert len(set(turns)) == len(turns)
    assert min(legal for legal, _ in searches) > 1


@pytest.mark.parametrize("seats", [2, 3])
def test_the_session_plays_the_bot_that_the_arena_measures(open_window, monkeypatch, seats):
    """The actions are the same throughout a whole game, so the strength is the same too."""
    monkeypatch.setattr("burgundy_qt.repeatable.seed", lambda: SEED)
    # On a busy machine the time for a turn would end before its rollouts.
    monkeypatch.setattr("burgundy_qt.repeatable.limits", lambda _, rollouts: (None, rollouts))
    levels = [PLANNER] * seats
    played = play_to_the_end(open_window(), *levels)
    request = a_game(*levels).game.request
    players = [LevelPlayer(PLANNER, 1, SEED) for _ in levels]
    asked = []

    class Watched(Timed):
        def choose(self, position, seat):
            asked.append((seat, super().choose(position, seat)))
            return asked[-1][1]

    play_game(request, [Watched(player) for player in players])
    game = a_game(*levels).game
    assert [(seat, game.action(action)) for seat, action in asked] == played


def test_bots_think_on_while_a_step_is_shown_but_not_to_the_end_of_the_game(
    open_window, monkeypatch
):
    thoughts, choose = [], Thinker.choose
    monkeypatch.setattr(Thinker, "choose", lambda *how: thoughts.append(1) or choose(*how))
    window = open_window(shows=False)
    window.new_game("steward", "steward")
    window.until("stepped")
    window.qtbot.waitUntil(lambda: len(thoughts) > FARTHEST)
    window.qtbot.wait(200)
    assert len(window.all("stepped")) == 1
    assert len(thoughts) == FARTHEST + 1


def at_the_bots_turn(window, *others):
    """Start a game and play until the first person has ended a turn."""
    window.new_game(None, *others, seed=person_first(None, *others))
    while window.view.person_to_decide == 0:
        kinds = {action["type"]: action for action in window.view.legal["actions"]}
        window.act(kinds.get("end") or kinds["workers"])


def test_undo_drops_what_bots_have_decided_ahead(open_window):
    window = open_window(shows=False)
    at_the_bots_turn(window, PLANNER, PLANNER)
    window.until("thinking")
    window.qtbot.wait(300)
    window.session.undo(True)
    before = window.until("returned")
    assert before.person_to_decide == 0
    window.shows = True
    window.act(before.legal["actions"][0])
    while window.view.person_to_decide != 0 or window.view.state["round"] == before.state["round"]:
        if window.view.person_to_decide == 0:
            window.act()
        else:
            window.until("stepped", len(window.all("stepped")) + 1)
    assert window.all("failed") == []


def test_move_now_plays_the_best_so_far(open_window):
    window = open_window()
    window.session.set_pace("deep")
    at_the_bots_turn(window, "duke")
    steps = len(window.all("stepped"))
    window.until("thinking")
    asked = time.monotonic()
    window.session.move_now()
    step = window.until("stepped", steps + 1)
    assert step.seat == 1 and time.monotonic() - asked < SOON < pace("deep").seconds


def test_a_late_move_now_does_not_cut_the_next_thought_short(qtbot, monkeypatch):
    played, choose = [], Thinker.choose

    def choosing(thinker, *how):
        action = choose(thinker, *how)
        played.append(sum(trial.visits for trial in thinker.bot.halving.trials))
        return action

    monkeypatch.setattr(Thinker, "choose", choosing)
    owner, game = QObject(), a_game(PLANNER, PLANNER, actions=20).game
    search, seat = BotSearchThread(owner), game.legal()["seat"]
    for _ in range(2):
        with qtbot.waitSignal(search.found):
            search.begin(None, PLANNER, seat, game.position)
        search.finish_early()
    search.close()
    assert played[0] == played[1] > 0


def test_skipping_stops_searches_and_the_bots_still_play_their_turns(open_window):
    window = open_window(shows=False)
    window.session.set_pace("deep")
    at_the_bots_turn(window, "duke", "duke", "duke")
    window.until("thinking")
    asked = time.monotonic()
    window.session.hurry()
    window.qtbot.waitUntil(lambda: window.view.person_to_decide == 0)
    assert time.monotonic() - asked < 2 * SOON
    acted = {step.seat for step in window.all("stepped")}
    assert acted == {0, 1, 2, 3}


def test_the_pace_of_a_bot_is_saved_with_its_game_and_changes_its_rating(open_window):
    window = open_window()
    window.session.set_pace("blitz")
    view = window.new_game(None, "duke", "page")
    assert [plan.pace for plan in view.line_up.seats] == [None, "blitz", None]
    window.close()
    save = read_save(window.save_folder.path(view.game_id))
    assert [plan.pace for plan in save.seats] == [None, "blitz", None]
    assert (
        elo_of("duke", save.seats[1].pace)
        == level("duke").at("blitz").strength.elo
        < elo_of("duke")
    )
    assert elo_of("page", "blitz") == elo_of("page") and elo_of("duke", "thoughtful") is None
