"""Tests of the campaign of strategy: its counts agree with the events, and each figure has a
row."""

import pytest

from lab.strategy import (
    BONUSES,
    PLAYED,
    STRONG,
    WEAK,
    castle_lines,
    page_lines,
    players_of,
    watched,
)


@pytest.mark.parametrize("kind", PLAYED)
def test_the_points_by_source_of_a_player_are_those_at_the_end(kind):
    players = watched(kind, (STRONG, WEAK), 1)
    for player in players:
        sources = [many for name, many in player.figures.items() if name.startswith("points: ")]
        assert sum(sources) == player.points
    assert sum(player.won for player in players) == 1


def test_every_farmer_is_placed_in_a_third_of_the_game():
    for player in watched("carcassonne", (STRONG, WEAK), 3):
        thirds = sum(player.figures[f"farmer in third {at} of the game"] for at in (1, 2, 3))
        assert thirds == player.figures["follower on field"]


def test_every_turn_places_a_follower_or_keeps_it_or_has_none_or_no_place_for_it():
    for player in watched("carcassonne", (STRONG, WEAK), 3):
        placed = sum(many for name, many in player.figures.items() if "follower on" in name)
        kept = player.figures["follower kept in the supply"]
        none = player.figures["turns without a follower in the supply"]
        assert placed + kept + none <= player.figures["turns"]


def test_the_page_has_a_row_for_each_figure_and_each_start_castle_that_was_chosen():
    played = players_of("dice", (STRONG, WEAK), 2)
    lines = page_lines("Dice Game", played)
    assert lines[2].startswith("2 games. Knights won ")
    figures = {name for one in played for name, many in one.figures.items() if many}
    assert len(lines) == len(figures) + 8
    chosen = {one.castle for one in played}
    assert chosen <= {*BONUSES} and len(castle_lines(played)) == len(chosen) + 7
