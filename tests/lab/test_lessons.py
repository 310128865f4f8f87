"""Tests of the search for the positions of lessons: its diary, its verification and its choice."""

from functools import partial
from time import process_time

import pytest

from burgundy_qt.ai.puzzles.puzzle import POSITIONS, shipped_lessons
from burgundy_qt.ai.puzzles.puzzle_finder import CLEAR, GAP, SIEVE, is_open
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import mean
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.questions.puzzle_store import key_of
from lab.lessons import (
    THEMES,
    PlayedTurn,
    Search,
    all_motives,
    chosen,
    kind_of,
    kinds_about,
    reasons_for,
    rows_of,
    verified,
)

DICE = "burgundy-dice"


@pytest.mark.parametrize("game", GAMES)
def test_games_of_each_kind_can_be_begun_and_look_for_motives_of_lessons(game, tmp_path):
    for seed in range(6):
        assert Game(kind_of(game, seed).request(seed)).seats <= 3
    search = Search(game, tmp_path / "diary.jsonl")
    assert all(lesson in search.lessons and all_motives(lesson) for lesson in search.wanted)


def test_a_position_is_verified_once_and_its_result_is_read_again(tmp_path):
    search = Search(DICE, tmp_path / "diary.jsonl")
    assert search.verify()
    first = key_of(shipped_lessons(DICE)["regions"][0])
    assert list(search.verified) == [first]
    assert Search(DICE, tmp_path / "diary.jsonl").verified == search.verified
    lead = verified(shipped_lessons(DICE)["regions"][0])
    gap, error = search.verified[first]
    assert (round(lead.gap, 3), round(lead.error, 3)) == (gap, error)
    assert gap + CLEAR * error >= GAP


def test_in_a_game_for_one_player_two_points_count_as_much_as_five_percent_of_a_win():
    for puzzle in shipped_lessons(DICE)["alone"]:
        game, lead = puzzle.played(), verified(puzzle)
        losses = Losses(game.position, SIEVE)
        turns = [
            losses.trial(game.position, 0, [game.code(action) for action in turn])
            for turn in (puzzle.better, puzzle.rival)
        ]
        points = [mean(losses.played_on(one, 0, 7, 240)).points[0] for one in turns]
        assert points[0] - points[1] >= 2 - 40 * CLEAR * lead.error
        assert lead.gap >= GAP and is_open(lead)


def test_each_lesson_gets_its_positions_once_and_none_that_failed(tmp_path):
    search = Search(DICE, tmp_path / "diary.jsonl")
    failed = key_of(shipped_lessons(DICE)["colours"][0])
    search.note(process_time(), verified=failed, gap=0.01, error=0.01)
    lessons = chosen(search)
    keys = [key_of(puzzle) for puzzles in lessons.values() for puzzle in puzzles]
    assert "colours" in lessons and failed not in keys
    assert len(keys) == len({*keys}) == POSITIONS * len(lessons)


def test_a_search_for_one_lesson_keeps_the_positions_of_the_others(tmp_path):
    search = Search(DICE, tmp_path / "diary.jsonl", ["regions"])
    assert [lesson.name for lesson in search.lessons] == ["regions"]
    lessons, ships = chosen(search), shipped_lessons(DICE)
    assert list(lessons) == list(ships)
    for name in {*ships} - {"regions"}:
        assert lessons[name] == ships[name]
    keys = [key_of(puzzle) for puzzles in lessons.values() for puzzle in puzzles]
    assert len(keys) == len({*keys})


@pytest.mark.parametrize(("game", "name"), THEMES)
def test_the_positions_of_a_lesson_with_a_theme_are_about_it(game, name, tmp_path):
    [lesson] = Search(game, tmp_path / "diary.jsonl", [name]).lessons
    told = [shown_kinds(lesson, puzzle) for puzzle in shipped_lessons(game)[name]]
    assert sum(map(bool, told)) >= POSITIONS - 1, told


@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_that_the_window_gives_are_about_the_lesson(game, tmp_path):
    for lesson in Search(game, tmp_path / "diary.jsonl").lessons:
        positions = shipped_lessons(game).get(lesson.name, ())
        told = [bool(shown_kinds(lesson, puzzle)) for puzzle in positions]
        # Some positions may be explained by points alone.
        assert 2 * sum(told) >= len(told), (lesson.name, told)
        answers = [(puzzle.better, puzzle.rival, puzzle.gap) for puzzle in positions]
        assert all(answers.count(answer) == 1 for answer in answers), lesson.name


def shown_kinds(lesson, puzzle):
    """Return the kinds of motives of a lesson among the reasons shown for a best turn."""
    played = puzzle.played()
    better, rival = (
        [played.code(action) for action in turn] for turn in (puzzle.better, puzzle.rival)
    )
    turn = PlayedTurn(len(puzzle.actions), 0, puzzle.seat, played.position, ())
    reasons = partial(reasons_for, played, turn, better, rival)
    return kinds_about(lesson, played, turn, better, rival, reasons)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_a_row_for_each_lesson_that_ships(game):
    assert {*shipped_lessons(game)} <= {*rows_of(game)}


def test_a_search_with_a_theme_plays_games_with_its_modules_and_players():
    for (game, _), theme in THEMES.items():
        for seed in range(2):
            played = Game(kind_of(game, seed, theme).request(seed))
            assert (played.seats == 1) == theme.is_alone
            if theme.modules is not None:
                assert (*played.request["modules"],) == theme.modules
