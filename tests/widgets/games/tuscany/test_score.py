"""Tests of the sources of points in Tuscany, and of the winner with the reason."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.tuscany.components import CELL_NAME
from burgundy_qt.rules.tuscany.protocol import (
    POINT_SOURCES,
    final_points_by_source,
    points_by_source,
)
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.theme import sprite_files
from tests.widgets.games.tuscany.positions import a_seat, a_state

LOG = log_of("tuscany")
ROUND = {"event": "round", "phase": 1, "round": 1, "last": False}
ENDS = [{"event": "phase-end", "phase": phase} for phase in (1, 2, 3)]
BONUS = {"event": "bonus", "seat": 0, "colour": "cart", "rank": 1, "points": 3}


def points(brought, reason, track="red", seat=0):
    return {"event": "points", "seat": seat, "points": brought, "track": track, "for": reason}


def a_game():
    """Yield the events of a game for two: the first seat wins green points in every phase, the
    other only in the last."""
    yield from (ROUND, points(3, "region", "green"), points(2, "yield"), ENDS[0])
    yield points(3, "phase")
    yield from (ROUND | {"phase": 2, "round": 9}, BONUS, ENDS[1], points(6, "phase"))
    yield ROUND | {"phase": 3, "round": 15}
    yield points(1, "crops", "green", seat=1)
    yield from (points(4, "storage", "green"), ENDS[2], points(10, "phase"))
    yield from (points(1, "phase", seat=1), points(2, "cards"), points(1, "workers", seat=1))


def test_a_green_point_counts_once_for_every_phase_end_that_adds_it():
    sums = points_by_source(a_game(), 2)
    brought = {"region": [9, 0], "bonus": [6, 0], "storage": [4, 0], "crops": [0, 1]}
    left = {"yield": [2, 0], "cards": [2, 0], "workers": [0, 1]}
    assert sums == {key: [0, 0] for key in POINT_SOURCES} | brought | left
    assert [sum(by_seat) for by_seat in zip(*sums.values(), strict=True)] == [23, 2]
    assert LOG.points_of(a_game(), 2) == [23, 2]


def test_in_a_running_game_a_green_point_counts_for_future_phase_ends():
    assert points_by_source([ROUND, points(3, "region", "green")], 2)["region"] == [9, 0]
    running = [ROUND, ENDS[0], points(3, "region", "green")]
    assert points_by_source(running, 2)["region"] == [6, 0]


def test_the_scoring_events_alone_give_the_same_result_for_a_finished_game():
    scores = [event for event in a_game() if event["event"] in ("points", "bonus")]
    assert final_points_by_source(scores, 2) == points_by_source(a_game(), 2)


def test_the_course_shows_the_red_points_after_each_phase():
    course = LOG.course(type("View", (), {"events": list(a_game()), "line_up": TWO}))
    assert course.labels == ("I", "II", "III")
    assert course.points == [[0, 0], [5, 0], [11, 0], [23, 2]]


TWO = type("LineUp", (), {"seats": (None, None)})


def at_the_end(points, places, covered=(9, 9), green=(0, 0)):
    seats = [
        a_seat(cells=dict.fromkeys(CELL_NAME[:count], "cart"), green=own, bonus=["card"])
        for count, own in zip(covered, green, strict=True)
    ]
    return a_state(*seats, result={"points": points, "places": places})


@pytest.mark.parametrize(
    ("state", "title", "why"),
    [
        (at_the_end([71, 64], [1, 2]), "You win by 7", ""),
        (
            at_the_end([64, 64], [2, 1], (9, 8)),
            "Anna wins the tie at 64",
            "22 empty spaces against 21: the player with more wins.",
        ),
        (
            at_the_end([64, 64], [1, 2], (9, 9), (20, 18)),
            "You win the tie at 64",
            "Empty spaces are equal too; 20 green points against 18: the player with more wins.",
        ),
        (
            at_the_end([64, 64], [1, 1]),
            "You share the victory with Anna",
            "64 points each; empty spaces and green points are equal too.",
        ),
    ],
)
def test_the_title_names_the_winner_and_the_tie_breaker(state, title, why):
    assert LOG.winning(state, ["You", "Anna"]) == (title, why)


def test_the_deal_names_seats_rounds_and_set_up():
    assert LOG.deal(a_state(*[a_seat()] * 3, setup="fixed", round=24)) == (
        "Three players, 24 rounds, quick start."
    )


def test_actions_are_counted_by_seat():
    def action(paid=0, **about):
        costs = {"cards": 2, "workers": paid, "marble": 0}
        return {"event": "action", "seat": 1, "action": about, "paid": costs}

    events = [
        action(type="draw"),
        {"event": "draw", "seat": 1, "count": 3, "for": "draw"},
        action(type="take", by="marble", tile="cart", discard=None),
        action(1, type="place", tile="cart", cell="A.L1"),
        action(type="place", by="castle", tile="cart", cell="A.L1"),
        {"event": "sweep", "colour": "inn", "slots": [0, 1, 2, 3, 4], "for": "five"},
        points(1, "region", "green", 1),
        {"event": "yield", "seat": 1, "card": "red"},
    ]
    view = type("View", (), {"events": events, "state": at_the_end([0, 0], [1, 1], (2, 3))})
    assert {what: seats[1] for what, seats in LOG.counts(view).items()} == {
        "Spaces covered": 3,
        "Regions completed": 1,
        "Cards drawn": 3,
        "Tiles taken": 1,
        "Tiles placed by castles": 1,
        "Extra actions for marble": 1,
        "Workers paid": 1,
        "Yield cards": 1,
        "Colours removed": 1,
        "Bonus tiles": 1,
    }


def test_every_source_has_a_line_and_a_picture(qapp):
    sources = LOG.sources({})
    assert tuple(source.key for source in sources) == POINT_SOURCES
    assert not any(sprite_files.pixmap(source.picture, 20).isNull() for source in sources)
