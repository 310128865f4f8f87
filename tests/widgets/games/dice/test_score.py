"""Tests of the points of the Dice Game: their sources, the winner with the reason, and the verdict
of a solo game."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.dice.known_state import DiceState, Result
from burgundy_qt.widgets.dialogs.final_score_dialog import halves_alone
from burgundy_qt.widgets.games.dice.dice_texts import LEAST, next_verdict, stars_of, verdict_of
from burgundy_qt.widgets.games.dice.solo_results import Ladder, height_of
from burgundy_qt.widgets.log.game_log import log_of
from tests.widgets.games.dice.told import NAMES, finished, seen

LOG = log_of("burgundy-dice")


def title_and_reason(points, places, bonuses=(2, 2, 2), **more):
    result = Result(tuple(points), tuple(bonuses), tuple(places), **more)
    state = DiceState.empty(len(points), "A").evolve(result=result)
    return LOG.winning(state.to_object(), NAMES[: len(points)])


@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_sources_add_up_to_the_points_of_every_seat(players):
    game = finished(players)
    by_source = LOG.points_by_source(game.events, players)
    assert [source.key for source in LOG.sources(game.state())] == list(by_source)
    sums = [sum(points[seat] for points in by_source.values()) for seat in range(players)]
    assert sums == game.state()["result"]["points"] == LOG.points_of(game.events, players)


def test_the_course_has_the_points_after_each_phase():
    game = finished(3)
    course = LOG.course(seen(game))
    assert course.labels == ("I", "II", "III")
    assert course.points[0] == [1, 1, 1]
    assert course.points[3] == game.state()["result"]["points"]
    for seat, told in enumerate(game.state()["seats"]):
        after = [points[seat] for points in course.points]
        assert [after[1], after[2] - after[1], after[3] - after[2]] == told["columns"]


def test_actions_are_counted_for_every_seat():
    game = finished(3)
    counts = LOG.counts(seen(game))
    spaces = [len(seat["cells"]) for seat in game.state()["seats"]]
    assert counts["Spaces marked"] == spaces
    assert counts["Bonuses left"] == game.state()["result"]["bonuses"]
    marks = [1 + sum(is_mark(event, seat) for event in game.events) for seat in range(3)]
    assert marks == spaces
    assert all(len(numbers) == 3 for numbers in counts.values())


def is_mark(event, seat):
    return event["event"] == "action" and event["seat"] == seat and "cell" in event["action"]


def test_more_points_win():
    assert title_and_reason([40, 47], [2, 1]) == ("Margaux wins by 7", "")


def test_a_tie_is_broken_by_the_bonuses_left():
    assert title_and_reason([47, 47], [2, 1], (3, 5)) == (
        "Margaux wins the tie at 47",
        "5 bonuses left against 3: the player with more wins.",
    )


def test_equal_players_share_the_victory():
    why = "47 points each; bonuses left are equal too: 2."
    assert title_and_reason([47, 47], [1, 1]) == ("You share the victory with Margaux", why)
    title, _ = title_and_reason([40, 47, 47], [3, 1, 1])
    assert title == "Margaux and Benoît share the victory"


@pytest.mark.parametrize(
    ("points", "verdict", "stars"),
    [(50, None, 0), (51, "good", 1), (60, "good", 1), (61, "excellent", 2), (70, "incredible", 3)],
)
def test_in_a_solo_game_points_have_a_verdict_and_stars(points, verdict, stars):
    assert verdict_of(points) == verdict
    assert stars_of(verdict) == stars


def test_in_a_solo_game_the_title_is_the_verdict_and_the_sentence_names_the_next():
    title, why = title_and_reason([58], [1], verdict="good")
    assert (title, why) == ("58 points: Good", "“Excellent” starts at 61: 3 points to go.")
    assert title_and_reason([75], [1], verdict="incredible") == ("75 points: Incredible", "")
    assert next_verdict(69) == ("incredible", 70)


def test_the_ladder_rises_with_the_points_and_has_a_name(qapp):
    heights = [height_of(points) for points in (0, *LEAST.values(), 80, 99)]
    assert heights == sorted(heights, reverse=True) and heights[-1] == heights[-2]
    assert Ladder(62).accessibleName() == "62 points: Excellent"


def test_the_end_of_a_solo_game_shows_the_ladder(qtbot):
    game = finished(1)
    halves = halves_alone(seen(game))
    qtbot.addWidget(halves)
    assert halves.findChild(Ladder).points == game.state()["result"]["points"][0]
