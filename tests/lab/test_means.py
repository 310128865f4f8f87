"""Tests of the campaign of means: every number of seats, objective and estate has its entry."""

import pytest

from lab.means import OBJECTIVES, OLD_BOX, Played, Row, page_lines, play


def test_a_level_plays_itself():
    game = play("steward", 1, (Row(2, "points"), 4))
    assert game.estates == ["5", "6"] and game.seconds > 0
    assert all(80 < points < 300 for points in game.points)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_every_estate_and_no_two_the_same(seats):
    row = Row(seats, "win")
    for first in range(0, 54, 9):
        dealt = [row.estates(first + at) for at in range(9)]
        assert all(len(set(estates)) == seats for estates in dealt)
        assert all(sorted(of_seat) == OLD_BOX.estates for of_seat in zip(*dealt, strict=True))


def test_all_seats_may_have_the_same_estate():
    assert Row(4, "win", same_estate=True).estates(11) == ["3"] * 4


def test_the_table_has_a_row_for_each_objective_and_a_column_for_each_estate():
    row = Row(3, "win")
    games = [
        Played(row.estates(at), [100 + int(estate) for estate in row.estates(at)], 1.0)
        for at in range(9)
    ]
    lines = page_lines({Row(3, goal): games for goal in OBJECTIVES})
    assert lines[-2].startswith("| 3 | win | 101 | 102 |") and lines[-1].startswith(
        "| 3 | points | 101 |"
    )
    assert (
        lines[-1].count("|") == lines[-3].count("|")
        and "105.0 ±" in lines[-1]
        and "201.7" in lines[-1]
    )
