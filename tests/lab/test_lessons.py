"""The search for the positions of lessons: its diary, its verification and its choice."""

from time import process_time

import pytest

from burgundy_qt.ai.puzzles.puzzle import POSITIONS, shipped_lessons
from burgundy_qt.ai.puzzles.puzzle_finder import CLEAR, GAP
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.questions.puzzle_store import key_of
from lab.lessons import Search, chosen, kind_of, verified

DICE = "burgundy-dice"


@pytest.mark.parametrize("game", GAMES)
def test_games_of_each_kind_can_be_begun_and_look_for_motives_of_lessons(game, tmp_path):
    for seed in range(6):
        assert Game(kind_of(game, seed).request(seed)).seats <= 3
    search = Search(game, tmp_path / "diary.jsonl")
    assert search.wanted <= {kind for lesson in search.lessons for kind in lesson.motives}


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


def test_each_lesson_gets_its_positions_once_and_none_that_failed(tmp_path):
    search = Search(DICE, tmp_path / "diary.jsonl")
    failed = key_of(shipped_lessons(DICE)["colours"][0])
    search.note(process_time(), verified=failed, gap=0.01, error=0.01)
    lessons = chosen(search)
    keys = [key_of(puzzle) for puzzles in lessons.values() for puzzle in puzzles]
    assert "colours" in lessons and failed not in keys
    assert len(keys) == len({*keys}) == POSITIONS * len(lessons)
