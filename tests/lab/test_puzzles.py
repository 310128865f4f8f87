"""Tests of the search for the shipped puzzles: its diary, and its choice of the next games."""

from dataclasses import replace

import pytest

from burgundy_qt.ai.puzzles.puzzle import shipped
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from lab.puzzles import (
    NUMBER,
    Search,
    Searched,
    is_confirmed,
    kinds_of,
    quotas_of,
    searched,
    source_of,
)


@pytest.mark.parametrize("game", GAMES)
def test_results_are_read_again_and_the_rarest_kind_of_game_comes_next(game, tmp_path):
    search = Search(game, tmp_path / "diary.jsonl")
    kinds = []
    for _ in kinds_of(game):
        kind = search.rarest_kind()
        kinds.append(kind)
        search.note(Searched(source_of(kind), "1", 5, 1, 0, [], 0.1))
    assert {*kinds} == {*kinds_of(game)}  # each once
    again = Search(game, tmp_path / "diary.jsonl")
    assert again.done == search.done and again.rarest_kind() == search.rarest_kind()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_every_kind_can_be_begun_and_all_kinds_together_make_a_collection(game):
    for kind in kinds_of(game):
        assert Game(kind.request(3)).seats == kind.seats
    assert {sum(wanted.values()) for wanted in quotas_of(game).values()} == {NUMBER}


def test_a_game_without_a_wanted_phase_gives_no_puzzle():
    kind = next(iter(kinds_of("burgundy-dice")))
    found = searched(kind, 3, {"1", "2", "3"})
    assert (found.positions, found.puzzles) == (0, [])


def test_a_turn_is_not_confirmed_if_another_is_better():
    puzzle = shipped("tuscany")[0]
    assert not is_confirmed(replace(puzzle, better=puzzle.rival, rival=puzzle.better), 3)
