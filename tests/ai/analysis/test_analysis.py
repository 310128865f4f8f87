"""Tests of position analysis: sums, repeatability, recommendations and explanations."""

import json
import os
import subprocess
import sys
import threading
import time
from dataclasses import replace
from itertools import pairwise

import pytest

from burgundy_qt.ai.analysis.analyst import Analyst
from burgundy_qt.ai.analysis.comparison import explained, sentences
from burgundy_qt.ai.analysis.decision_analysis import DecisionAnalysis
from burgundy_qt.ai.analysis.point_sources import (
    Difference,
    Explanation,
    Reason,
    points_scored_so_far,
)
from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.ai.games.burgundy.tally import SOURCES, BurgundyTally
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.ai.turn_search.beam import Greedy, same_position
from burgundy_qt.rules.burgundy.burgundy_ruleset import ANSWER
from burgundy_qt.rules.core import random_bits
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition
from lab import explanations
from tests.ai.small_networks import an_evaluator, positions, random_start
from tests.rules.burgundy.random_play import play_eagerly, request_of

word = bots_of("burgundy").source_text


def analysed(position, simulations=50, seat=None, **how):
    asking = position.waiting_seats()[0] if seat is None else seat
    return Analyst(**{"seed": 3} | how).analyse(position, asking, simulations=simulations)


def test_explanations_add_up_and_give_two_reasons():
    figures = explanations.run(16, simulations=50)
    assert figures["positions"] == 16 and figures["faults"] == 0
    assert figures["two reasons or more"] > 12


@pytest.mark.parametrize("seed", range(4))
def test_points_by_source_are_those_of_the_events(seed):
    game = Game(request_of(seed))
    play_eagerly(game, seed)
    scored = points_scored_so_far(game.events, game.seats)
    assert [sum(own.values()) for own in scored] == game.position.scores()
    assert all(source in SOURCES for own in scored for source in own)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_played_to_the_end_reports_the_points_of_its_events(seats):
    for position in positions(seats, 1, 3):
        seat, evaluator, heard = position.waiting_seats()[0], an_evaluator(seats), []
        gains = Playout(evaluator, position, BurgundyTally()).play(
            position, seat, [position.legal(seat)[0]], 7, 2
        )
        told = [
            {name: points for name, points in zip(SOURCES, own, strict=True) if points}
            for own in gains
        ]
        again, greedy = position.copy(), Greedy(evaluator, position)
        again.start_journal()
        ANSWER.events(again)
        again.determinize_for(seat, random_bits(7, 2))
        again.apply(position.legal(seat)[0], seat)
        while not again.is_over():
            again.apply(greedy.choose(again, again.waiting_seats()[0]))
            heard += ANSWER.events(again)
        assert told == points_scored_so_far(heard, seats)
        assert [sum(own) for own in gains] == [
            end - now for end, now in zip(again.scores(), position.scores(), strict=True)
        ]


TOLD = """
import json
from burgundy_qt.ai.games.burgundy.tally import BurgundyTally
from burgundy_qt.ai.analysis.score_tally import Planner
from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.levels import is_compiled
from tests.ai.small_networks import an_evaluator, positions

late = [position.copy() for position in positions(2, 5, 120) if position.raw()["phase"] == 4]
told = []
for position in late[-3:]:
    seat, action = position.waiting_seats()[0], position.legal()[-1]
    plan = Planner(an_evaluator(), position).turn(position, seat, action)
    playout = Playout(an_evaluator(), position, BurgundyTally())
    told.append([plan, playout.play(position, seat, plan, 5, 1)])
print(json.dumps([is_compiled(), told]))
"""


def output_of(core):
    """Return the output of the lines above, run with the core of this kind."""
    environment = os.environ | {"BURGUNDY_CORE": core, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", TOLD], env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_plans_and_points_by_source_are_alike_compiled_and_plain():
    (is_plain, plain), (_, compiled) = output_of("plain"), output_of("")
    assert not is_plain
    assert plain == compiled and any(map(any, compiled[0][1]))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_answers_the_same_on_any_number_of_threads(seats):
    for position in positions(seats, 4, 3):
        answers = [analysed(position, threads=threads) for threads in (1, 2, 3)]
        assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("setup", ["fixed", "open", "secret"])
def test_hidden_information_changes_no_answer(setup):
    asked = {
        "players": 3,
        "setup": setup,
        "estates": ["2", "9", "5"] if setup == "fixed" else [None] * 3,
        "seed": 4,
    }
    game = Game(asked)
    for revision in (0, 1, 2, 9, 10):
        while game.revision < revision:
            game.apply(game.legal()["actions"][0])
        seat, answers = game.position.waiting_seats()[-1], []
        for key in range(2):
            world = game.position.copy()
            world.determinize_for(seat, key)
            answers.append(analysed(world, 20, seat))
        assert answers[0] == answers[1]


def test_an_analysis_changes_nothing():
    for position in positions(2, 8, 5):
        before = position.copy()
        analysed(position)
        assert same_position(position, before)


@pytest.mark.parametrize("known", LEVELS, ids=lambda level: level.name)
def test_the_recommendation_is_the_levels_own(known):
    for position in positions(2, 6, 2):
        seat = position.waiting_seats()[0]
        searches = known.is_paced
        thought = Thinker(known.name, seed=3).think(
            position, seat, simulations=50 if searches else None
        )
        answer = analysed(position, level_name=known.name)
        assert answer.action == thought.action
        assert [one.action for one in answer.options] == [one.action for one in thought.candidates]


def chances_along(position, analyst_for, simulations=60):
    """Return for each decision of the recommended turn the reported chance to win, and whether
    there was a choice."""
    now, seat, told = position.copy(), position.waiting_seats()[0], []
    while not now.is_chance_node() and not now.is_over() and seat in now.waiting_seats():
        answer = analyst_for(len(told)).analyse(now, seat, simulations=simulations)
        told.append((answer.options[0].win, len(answer.options) > 1))
        now.act_only(answer.action, seat)
    return told


def jumps(told, where_is_choice):
    return [
        abs(chance - before)
        for (before, _), (chance, is_choice) in pairwise(told)
        if is_choice == where_is_choice
    ]


def test_the_chance_reported_for_a_forced_action_was_searched_too():
    lines = [
        chances_along(position, lambda step: Analyst(seed=step)) for position in positions(2, 21, 8)
    ]
    forced, chosen = (
        [jump for line in lines for jump in jumps(line, choice)] for choice in (False, True)
    )
    assert len(forced) >= 6
    assert max(forced) <= max(0.025, max(chosen))


@pytest.mark.parametrize("objective", ["win", "points"])
def test_the_reported_chance_stays_while_its_plan_is_followed(objective):
    for position in positions(2, 21, 3):
        analyst = Analyst(objective=objective)
        told = {
            chance for chance, _ in chances_along(position, lambda step, analyst=analyst: analyst)
        }
        assert len(told) == 1


def test_leaving_the_plan_or_searching_longer_gives_a_new_chance():
    position = next(position for position in positions(2, 22, 9) if len(position.legal()) > 3)
    seat, analyst = position.waiting_seats()[0], Analyst()
    first = analyst.analyse(position, seat, simulations=60)
    searched = analyst.plan.thinker
    following = position.copy()
    following.act_only(first.action, seat)
    assert (
        analyst.analyse(following, seat, simulations=60).options[0].plan
        == first.options[0].plan[1:]
    )
    assert analyst.plan.thinker is searched
    assert (
        analyst.analyse(following, seat, simulations=61).options[0].visits
        and analyst.plan.thinker is not searched
    )
    searched = analyst.plan.thinker
    elsewhere = position.copy()
    elsewhere.act_only(first.options[-1].action, seat)
    analyst.analyse(elsewhere, elsewhere.waiting_seats()[0], simulations=60)
    assert analyst.plan.thinker is not searched


def every_end(position, seat):
    """Return the positions that all whole turns lead to."""
    if position.is_over():
        return [position]
    ends = []
    for action in position.legal(seat):
        after = position.copy()
        after.act_only(action, seat)
        ends += every_end(after, seat)
    return ends


def decisive_turns(games):
    """Yield positions before the game's last die, where the seat wins with its best turns and with
    no other."""
    for seed in range(games):
        position = random_start(2, seed, given_castles=1.0)
        play_to_the_last_die(position)
        seat, raw = position.waiting_seats()[0], position.raw()
        if (
            raw["seats"][seat]["silver"] > 3
            or sum(face > 0 for face in raw["seats"][seat]["dice"]) != 1
        ):
            continue
        finals = [end.scores() for end in every_end(position, seat)]
        most = max(scores[seat] for scores in finals)
        rival = raw["seats"][1 - seat]
        raw["seats"][seat]["points"] += 100
        rival["points"] += 100 + most - 1 - finals[0][1 - seat]
        if any(scores[seat] < most - 1 for scores in finals):
            yield type(position).from_raw(raw), seat


def play_to_the_last_die(position):
    greedy = Greedy(an_evaluator(), position)
    while True:
        while position.is_chance_node():
            position.draw_chance()
        raw, seat = position.raw(), position.waiting_seats()[0]
        is_last = raw["phase"] == raw["round"] == 4 and raw["turn"] == 1
        if is_last and sum(face > 0 for face in raw["seats"][seat]["dice"]) < 2:
            return
        position.act_only(greedy.choose(position, seat), seat)


def test_a_forced_win_is_recommended_and_explained():
    wins = [analysed(position, seat=seat) for position, seat in decisive_turns(40)]
    assert len(wins) > 5
    for answer in wins:
        assert answer.win[answer.seat] == 1.0
        assert answer.points[answer.seat] > answer.points[1 - answer.seat]
    whys = [answer.explanation for answer in wins if answer.explanation.win == (1.0, 0.0)]
    assert len(whys) > 5
    for why in whys:
        assert why.own.points > 0 and why.own.error == 0.0
        assert (
            explained(why, word)[0]
            == "Its chance to win is 100.0%, compared with 0.0% for the best alternative."
        )


class GivenGames:
    """Games given by a table instead of played: the result of a plan's first game, by the plan's
    first action."""

    def __init__(self, told):
        self.told = told

    def first(self, position, seat, seed, actions):
        return self.told.get(actions[0], "the same game")


def test_a_detour_to_the_same_game_is_no_alternative():
    position = next(one for one in positions(2, 7, 50) if len(one.legal()) > 5)
    seat = position.waiting_seats()[0]
    thought = Thinker("steward", seed=1).think(position, seat)
    comparison = DecisionAnalysis(
        position, seat, thought, [{}, {}], *default_network_for(position), "win"
    )
    elsewhere = comparison.elsewhere()
    comparison.compare(GivenGames({}), 1)
    assert comparison.other == elsewhere[0]
    comparison.compare(GivenGames({comparison.candidates[elsewhere[1]].action: "another game"}), 1)
    assert comparison.other == elsewhere[1]


def test_the_alternative_is_a_whole_turn_which_may_begin_like_the_best_one():
    found = 0
    for position in positions(2, 7, 40):
        seat = position.waiting_seats()[0]
        thought = Thinker("duke", seed=3, forced_too=True).think(position, seat, simulations=200)
        if thought.second is None:
            continue
        comparison = DecisionAnalysis(
            position, seat, thought, [{}, {}], *default_network_for(position), "win"
        )
        elsewhere = comparison.elsewhere()
        comparison.compare(GivenGames({thought.action: "another game"}), 1)
        best, second = comparison.candidates[0], thought.second
        assert second.action == best.action and second.plan != best.plan
        assert len(thought.candidates) == len(position.legal(seat))
        if not elsewhere or comparison.is_better(comparison.choices, elsewhere[0]):
            found += 1
            answer = analysed(position, 200)
            assert answer.alternative.plan == second.plan
            assert answer.explanation.against == answer.action
    assert found


def test_a_longer_analysis_by_time_plays_more_games_to_their_end():
    position = next(one for one in positions(4, 7, 50) if len(one.legal()) > 5)
    seconds, short = next(
        (s, games) for s in (0.03 * 2**n for n in range(11)) if (games := games_played(position, s))
    )
    assert games_played(position, 6 * seconds) > short


def games_played(position, seconds):
    """Return how many games an analysis of this many seconds plays to their end. It may be none on
    a busy machine."""
    answer = Analyst(threads=2).analyse(position, position.waiting_seats()[0], seconds=seconds)
    return answer.explanation.games if answer.explanation else 0


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3])
def test_a_stopped_analysis_answers_at_once_with_its_results_so_far(seconds):
    position = next(one for one in positions(2, 7, 50) if len(one.legal()) > 5)
    analyst, answers = Analyst(threads=2), []
    seat = position.waiting_seats()[0]
    asked = threading.Thread(
        target=lambda: answers.append(analyst.analyse(position, seat, seconds=60))
    )
    asked.start()
    time.sleep(seconds)
    analyst.stop()
    asked.join(timeout=30)
    assert sorted(option.action for option in answers[0].options) == sorted(position.legal(seat))


def test_an_analysis_stopped_before_its_first_game_says_so():
    analyst, position = Analyst(), next(positions(2, 7, 1))
    analyst.stop()
    answer = analyst.analyse(position, position.waiting_seats()[0], seconds=60)
    assert answer.lacking == "games" and answer.sources is None and answer.explanation is None
    assert "without sources" in sentences(answer, word)[0]
    assert analyst.analyse(position, position.waiting_seats()[0], simulations=50).lacking is None


def test_without_a_network_the_tree_search_answers_and_says_so(monkeypatch):
    answer = analysed(SealedBidsPosition(3, 1))
    assert answer.lacking == "network" and "random games" in sentences(answer, word)[0]
    assert sum(answer.win) == pytest.approx(1)
    monkeypatch.setattr(
        "burgundy_qt.ai.analysis.analyst.default_network_for", lambda position: None
    )
    monkeypatch.setattr("burgundy_qt.ai.thinker.default_network_for", lambda position: None)
    position = next(positions(2, 5, 1))
    answer = analysed(position)
    assert answer.lacking == "network"
    assert sorted(option.action for option in answer.options) == sorted(position.legal())


def test_a_position_without_a_history_counts_earlier_points_as_one_source():
    position = next(one for one in positions(2, 9, 80) if min(one.scores()) > 20)
    answer = analysed(position)
    assert [sources["so-far"] for sources in answer.sources] == position.scores()
    assert answer.points == tuple(round(sum(sources.values()), 1) for sources in answer.sources)


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [({"level_name": "emperor"}, "emperor"), ({"objective": "fame"}, "win or points")],
)
def test_unknown_options_are_refused(asked, complaint):
    with pytest.raises(ValueError, match=complaint):
        Analyst(**asked)


def test_a_seat_that_does_not_decide_is_refused():
    position = next(positions(2, 5, 1))
    with pytest.raises(ValueError, match="not to decide"):
        Analyst().analyse(position, 1 - position.waiting_seats()[0], simulations=5)


WHY = Explanation(
    against=7,
    games=80,
    objective="win",
    win=(0.61, 0.55),
    own=Difference(0, 2.1, 0.9),
    rival=Difference(1, -0.4, 0.8),
    reasons=(
        Reason(0, 3.0, 0.7, "region"),
        Reason(0, -0.9, 0.6, "sale"),
        Reason(1, -0.4, 0.8, "monastery:15"),
    ),
)


def test_an_explanation_reads_well():
    assert explained(WHY, word) == [
        "Its chance to win is 61.0%, compared with 55.0% for the best alternative.",
        "It should score 2.1 points more (±0.9) than the best alternative: 3.0 more from "
        "completed regions, "
        "perhaps 0.9 fewer from goods sold.",
        "The strongest opponent should score 0.4 points fewer (±0.8): "
        "perhaps 0.4 fewer from knowledge tile 15.",
    ]


def test_a_solo_player_for_points_gets_no_chance_to_win():
    alone = replace(WHY, own=Difference(0, -2.1, 0.9), rival=None, reasons=WHY.reasons[:2])
    told = explained(alone, word)
    assert told and not any("win" in sentence for sentence in told)
    assert any("win" in sentence for sentence in explained(alone, word, "cells"))


def test_a_choice_for_the_win_is_named_as_one():
    why = replace(WHY, own=Difference(0, -2.1, 0.9))
    assert explained(why, word)[-1] == "It is chosen to win, not for the points."
    assert explained(replace(why, win=(0.55, 0.61)), word)[-1] != explained(why, word)[-1]


def test_an_explanation_names_noise():
    why = replace(WHY, own=Difference(0, 1.1, 0.9))
    assert explained(why, word)[-1] == "In points the two are too close to tell apart in 80 games."


def test_an_explanation_for_points_begins_with_points():
    assert explained(replace(WHY, objective="points"), word)[0].startswith(
        "It should score 2.1 points more"
    )


def test_every_source_has_a_name():
    assert all(word(source) != source for source in SOURCES if source != "animals")


def test_a_numbered_source_is_called_by_its_kind():
    assert (word("monastery:15"), word("shield:7")) == ("knowledge tile 15", "shield 7")
