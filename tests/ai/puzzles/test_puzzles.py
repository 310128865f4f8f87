"""Tests of puzzles: the search, the choice, and their files."""

import gzip
import json
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from burgundy_qt.ai.analysis.motives import motives_of, reasons_between
from burgundy_qt.ai.puzzles.puzzle import (
    EASY,
    HARD,
    MEDIUM,
    BadPuzzles,
    lessons_from,
    puzzles_from,
    read,
    shipped,
    shipped_lessons,
    written,
)
from burgundy_qt.ai.puzzles.puzzle_finder import (
    A_GAME,
    BOARD,
    CHOICES,
    GAP,
    MOST_OF_A_MOTIVE,
    MOTIVE,
    PHASE,
    PLAYERS,
    SET_UP,
    TRAITS,
    Finder,
    chosen,
    found_by_weak_bots,
    is_worth_a_thought,
    traits_of,
)
from burgundy_qt.ai.review.losses import Losses, tried
from burgundy_qt.ai.review.review_result import DEEP, QUICK
from burgundy_qt.commands.puzzles import game_of_bots
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.storage.documents import NewerVersion
from burgundy_qt.widgets.questions.course_dialog import lessons_of
from lab.lessons import all_motives, lessons_written
from lab.puzzles import NUMBER, quotas_of
from tests.session.questions.a_puzzle import some_puzzles

LEAST = 20
"""The fewest puzzles shipped for each game: lower where some failed their check and no others are
found yet."""


OF_ALL_KINDS = "burgundy-dice", "tuscany"
"""Games with puzzles of every phase, board and number of players; in the other games some are still
missing."""


@pytest.fixture(scope="module")
def found():
    return list(islice(Finder().puzzles(game_of_bots({"game": "burgundy-dice", "seed": 3})), 2))


def test_the_same_game_gives_the_same_puzzles(found):
    assert len(found) == 2
    again = Finder().puzzles(game_of_bots({"game": "burgundy-dice", "seed": 3}))
    assert found[:1] == list(islice(again, 1))


def test_a_search_that_is_stopped_plays_no_further_game(monkeypatch):
    tries, finder = [], Finder()

    def stopping(*about):
        tries.append(about)
        finder.stop()
        return tried(*about)

    monkeypatch.setattr("burgundy_qt.ai.review.losses.tried", stopping)
    assert not list(finder.puzzles(game_of_bots({"game": "burgundy-dice", "seed": 3})))
    assert len(tries) == 1 and finder.sieve.passed == 1 and finder.sieve.found == 0


def test_only_the_wanted_turns_are_searched(found):
    first = len(found[1].actions)
    finder = Finder()
    wanted = finder.puzzles(game_of_bots({"game": "burgundy-dice", "seed": 3}), {first})
    assert list(wanted) == [found[1]] and finder.sieve.positions == 1


def test_every_other_turn_costs_at_least_the_gap_of_the_puzzle(found):
    for puzzle in found[:3]:
        game = puzzle.played()
        losses = Losses(game.position, QUICK)
        _, trials = losses.looked_at(game.position, puzzle.seat, 5)
        best = [game.code(action) for action in puzzle.better]
        lost = [
            losses.of_turn(game.position, puzzle.seat, trial.actions, 5)
            for trial in trials
            if list(trial.actions) != best
        ]
        assert lost
        assert all(one.is_clear and -one.swing.win[puzzle.seat] > GAP / 2 for one in lost)


def test_puzzles_are_saved_and_loaded(found, tmp_path):
    file = tmp_path / "some.puzzles"
    file.write_bytes(written(found))
    assert read(file) == tuple(found)
    assert written(read(file)) == file.read_bytes()


def test_a_damaged_collection_is_refused_with_its_name(found, tmp_path):
    file = tmp_path / "some.puzzles"
    whole = written(found)
    told = json.loads(gzip.decompress(whole))
    one = told["puzzles"][0]
    for broken in (
        b"",
        b"puzzles",
        whole[: len(whole) // 2],
        gzip.compress(b"[]"),
        packed({**told, "version": 3}),
        packed({"version": 1}),
        *(packed({**told, "puzzles": [without(one, key)]}) for key in one),
        packed({**told, "puzzles": [{**one, "gap": "wide"}]}),
        *(packed({**told, "puzzles": [{**one, "found": found}]}) for found in (-1, 9, True, "1")),
        *(packed({**told, "puzzles": [{**one, "seat": seat}]}) for seat in NO_WHOLE_NUMBERS),
        *(
            packed({**told, "puzzles": [{**one, "actions": [[seat, action]]}]})
            for seat in NO_WHOLE_NUMBERS
            for _, action in one["actions"][:1]
        ),
    ):
        file.write_bytes(broken)
        with pytest.raises(BadPuzzles, match=r"some\.puzzles"):
            read(file)


NO_WHOLE_NUMBERS = None, True, 1.0, 0.5, "1", [1]


def packed(told) -> bytes:
    return gzip.compress(json.dumps(told).encode())


def without(told: dict, key: str) -> dict:
    return {name: value for name, value in told.items() if name != key}


def test_a_puzzle_that_the_rules_do_not_allow_is_refused(found):
    seat, action = found[-1].actions[-1]
    wrong = replace(found[-1], actions=(*found[-1].actions, (seat, action)))
    with pytest.raises(BadPuzzles, match="cannot be played"):
        wrong.played()


@pytest.mark.parametrize("seat", [-1, -2, -1000, 6, 2**31, 2**64])
def test_a_puzzle_of_a_seat_that_its_game_lacks_is_refused(found, seat):
    for puzzle in found:
        with pytest.raises(BadPuzzles, match="seat"):
            replace(puzzle, seat=seat).played()
        with pytest.raises(BadPuzzles, match="seat"):
            replace(puzzle, actions=((seat, puzzle.actions[0][1]),)).played()


OLD = Path(__file__).parents[2] / "session" / "questions" / "dice.puzzles"
"""A collection of version 1, which had themes and gave the difficulty as levels of bots."""


def test_a_collection_of_an_earlier_version_can_be_solved_as_before():
    old = read(OLD)
    assert {puzzle.difficulty for puzzle in old} == {EASY, MEDIUM, HARD}
    assert all(puzzle.played() and puzzle.better and not puzzle.motive for puzzle in old)
    assert puzzles_from(written(old)) == old


def test_chosen_puzzles_are_of_all_kinds_and_few_from_one_game():
    puzzles = [puzzle for game in GAMES for puzzle in shipped(game)[::5]]
    some = chosen(puzzles, 24)
    assert len(some) == 24
    traits = [traits_of(puzzle) for puzzle in some]
    for trait in (PHASE, PLAYERS, SET_UP, MOTIVE):
        known = {value for puzzle in puzzles for value in traits_of(puzzle)[trait]}
        reached = {value for one in traits for value in one[trait]}
        assert len(reached) >= min(len(known), 6)


def test_the_puzzles_chosen_from_one_game_are_limited(found):
    others = shipped("tuscany")[:2]
    some = chosen([*found, *found, *others], 8)
    assert len(some) == A_GAME + len(others)


@pytest.mark.parametrize("game", GAMES)
def test_enough_puzzles_ship_for_each_game_and_each_can_be_played(game):
    puzzles = shipped(game)
    assert len(puzzles) >= LEAST
    positions = {(repr(puzzle.request), len(puzzle.actions)) for puzzle in puzzles}
    assert len(positions) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle.game == game
        assert puzzle.gap - 2 * puzzle.error >= GAP - 0.001
        position = puzzle.played().position
        assert puzzle.seat in position.waiting_seats()


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_has_a_choice_and_something_to_weigh(game):
    for puzzle in shipped(game):
        played = puzzle.played()
        assert len(played.position.legal(puzzle.seat)) >= CHOICES
        better, rival = codes(played, puzzle.better), codes(played, puzzle.rival)
        reasons = reasons_between(played, played.position, puzzle.seat, better, rival)
        assert is_worth_a_thought(better, reasons)


@pytest.mark.parametrize("game", GAMES)
def test_the_motive_of_every_puzzle_is_found_again_by_the_rules(game):
    motives = motives_of(game)
    for puzzle in shipped(game):
        played = puzzle.played()
        better, rival = codes(played, puzzle.better), codes(played, puzzle.rival)
        first, *_ = reasons_between(played, played.position, puzzle.seat, better, rival)
        assert first.is_for and first.motive.kind == puzzle.motive
        turn = motives.consider(
            played, played.position, puzzle.seat, rival if first.of_other else better
        )
        assert first.motive in list(motives.motives(turn))


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_that_ship_are_of_all_phases_boards_set_ups_and_players(game):
    counts = {trait: Counter() for trait in TRAITS}
    for puzzle in shipped(game):
        for trait, values in traits_of(puzzle).items():
            counts[trait].update(values)
    assert max(counts[MOTIVE].values()) <= MOST_OF_A_MOTIVE * NUMBER
    if game in OF_ALL_KINDS:
        for trait, least in ((PHASE, 0.25), (BOARD, 0.15), (PLAYERS, 0.15)):
            usual = sum(counts[trait].values()) / max(1, len(counts[trait]))
            assert min(counts[trait].values(), default=0) >= least * usual
        assert counts[PLAYERS].keys() == quotas_of(game)[PLAYERS].keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_difficulty_of_a_puzzle_follows_from_eight_tries_of_a_weak_bot(game):
    for puzzle in shipped(game)[::7]:
        played = puzzle.played()
        losses = Losses(played.position, DEEP)
        better = codes(played, puzzle.better)
        found = found_by_weak_bots(losses, played.position, puzzle.seat, better)
        assert found == puzzle.found


def codes(game, actions):
    return [game.code(action) for action in actions]


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_that_solves_a_puzzle_loses_nothing(game):
    for puzzle in shipped(game)[::20]:
        played = puzzle.played()
        better = codes(played, puzzle.better)
        found = Losses(played.position, QUICK).of_turn(played.position, puzzle.seat, better, 9)
        assert not found.is_clear


# The positions of the lessons.


@pytest.mark.parametrize("game", GAMES)
def test_each_lesson_that_ships_has_positions_whose_best_turn_is_about_its_motives(game):
    lessons = {lesson.name: lesson for lesson in lessons_of(game)}
    positions = shipped_lessons(game)
    assert set(positions) <= set(lessons)
    for name, puzzles in positions.items():
        for puzzle in puzzles:
            played = puzzle.played()
            assert puzzle.game == game and puzzle.gap >= GAP
            better, rival = (
                [played.code(action) for action in turn] for turn in (puzzle.better, puzzle.rival)
            )
            reasons = reasons_between(played, played.position, puzzle.seat, better, rival)
            assert puzzle.motive in all_motives(lessons[name])
            kinds = {one.motive.kind for one in reasons if one.is_for}
            assert kinds & {*all_motives(lessons[name])}


def test_lessons_are_saved_and_loaded_and_a_damaged_file_is_refused_with_its_fault():
    puzzles = some_puzzles()
    four = {"regions": (*puzzles, puzzles[0])}
    assert lessons_from(lessons_written(four)) == four
    with pytest.raises(BadPuzzles, match="'regions' has 3 positions, not 4"):
        lessons_from(lessons_written({"regions": puzzles}))
    for content in (b"", gzip.compress(b'{"version": 1, "lessons": {"a": [1]}}')):
        with pytest.raises(BadPuzzles, match="damaged"):
            lessons_from(content)
    with pytest.raises(NewerVersion):
        lessons_from(gzip.compress(b'{"version": 2, "lessons": {}}'))
