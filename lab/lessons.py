"""The positions of the lessons that ship: found in games of bots by the motives of each lesson,
verified with other chance, and chosen.

A lesson needs four positions: one to look at, and three to solve. The best turn of each is clearly
ahead of every other turn, and a motive of the lesson explains it. Puzzles that ship are used where
too few others are found. Everything is stored in a diary, so that a later start continues.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from burgundy_qt.ai.analysis.motives import reasons_between
from burgundy_qt.ai.puzzles.puzzle import (
    EASY_FROM,
    POSITIONS,
    Puzzle,
    lessons_written,
    puzzle_from,
    shipped,
    shipped_lessons,
)
from burgundy_qt.ai.puzzles.puzzle_finder import (
    AFRESH,
    CHOICES,
    CLEAR,
    GAP,
    SIEVE,
    BestTurnMargin,
    found_by_weak_bots,
    is_open,
    is_steep,
    lead_of,
    turns_of,
)
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.reviewer import PlayedTurn
from burgundy_qt.ai.turn_search.sequential_halving import RolloutTrial
from burgundy_qt.assets import PUZZLES
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.questions.puzzle_store import key_of
from burgundy_qt.widgets.questions.course_dialog import Lesson, lessons_of
from lab.diaries import noted_in
from lab.game_kinds import (
    DIFFERENT,
    MODULES_2019,
    MODULES_OF_CARCASSONNE,
    GameKind,
    played_by,
)
from lab.report import ROOT, write_report

NAME = "lessons"
TITLE = "The lessons that ship: their positions, verified with other chance"
FIRST_SEED, OTHER_CHANCE = 120_000_000, 90_000_000
LEVELS = "squire", "knight"
ENOUGH = 6
"""Positions of a lesson after which no more are looked for."""
A_GAME = 4
"""The most positions that are taken from one game."""
RIVALS, MEASURED, VERIFIED = 3, 144, 240
"""The best other turns that a turn is compared with; games of each when it is found, and when it is
verified."""
FOREMOST = 2
"""A motive explains a turn if it is among so many that speak most for it."""


def kind_of(game: str, seed: int) -> GameKind:
    """Return the kind of game that is played with a seed: two players, with modules now and
    then."""
    match game:
        case "burgundy":
            modules = MODULES_2019 if seed % 6 == 1 else ()
            return GameKind("", game, 2, "2019" if seed % 2 else "2011", modules)
        case "burgundy-dice":
            return GameKind("", game, 2 + seed % 2, options=DIFFERENT)
        case "carcassonne" if seed % 2:
            return GameKind("", game, 2, modules=MODULES_OF_CARCASSONNE)
    return GameKind("", game, 2)


# The search.


class Search:
    """The search for the positions of a game's lessons, with its diary."""

    def __init__(self, game: str, diary: Path) -> None:
        self.game, self.diary = game, diary
        self.lessons = lessons_of(game)
        self.played, self.seconds = 0, 0.0
        self.found: dict[str, Puzzle] = {}
        self.verified: dict[str, tuple[float, float]] = {}
        """By key the cost of the next best turn with other chance, and its error."""
        for entry in noted_in(diary):
            self.take(entry)

    def take(self, entry: Mapping[str, Any]) -> None:
        """Take an entry of the diary into account."""
        self.seconds += entry["seconds"]
        if "verified" in entry:
            self.verified[entry["verified"]] = entry["gap"], entry["error"]
        else:
            self.played += 1
            puzzles = map(puzzle_from, entry["puzzles"])
            self.found.update((key_of(puzzle), puzzle) for puzzle in puzzles)

    def note(self, begun: float, **entry: object) -> None:
        """Store an entry, with the CPU time since `begun`."""
        whole = {**entry, "seconds": round(process_time() - begun, 1)}
        self.take(whole)
        self.diary.parent.mkdir(parents=True, exist_ok=True)
        with self.diary.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(whole))

    @property
    def wanted(self) -> set[str]:
        """The motives of the lessons of which there are too few positions."""
        found = Counter(puzzle.motive for puzzle in (*self.found.values(), *shipped(self.game)))
        short = [
            lesson
            for lesson in self.lessons
            if sum(found[kind] for kind in lesson.motives) < ENOUGH
        ]
        return {kind for lesson in short for kind in lesson.motives}

    def search(self) -> None:
        """Play one game, and look for positions in it."""
        begun, seed = process_time(), FIRST_SEED + self.played
        game = played_by(kind_of(self.game, seed), LEVELS, seed)
        found = list(positions_in(game, self.wanted))
        self.note(begun, seed=seed, puzzles=[asdict(one) for one in found])

    def verify(self) -> bool:
        """Verify the next position that ships, with chance that has not chosen it; return whether
        there was one."""
        for puzzles in shipped_lessons(self.game).values():
            for puzzle in puzzles:
                key, begun = key_of(puzzle), process_time()
                if key not in self.verified:
                    lead = verified(puzzle)
                    gap, error = (0.0, 0.0) if lead is None else (lead.gap, lead.error)
                    self.note(begun, verified=key, gap=round(gap, 3), error=round(error, 3))
                    return True
        return False


def positions_in(game: Game, wanted: Collection[str]) -> Iterator[Puzzle]:
    """Yield positions of a played game whose best turn a wanted motive explains."""
    turns = turns_of(game)
    losses = Losses(game.position_at(0)[0], SIEVE)
    found = 0
    for turn in turns:
        puzzle = position_of(game, turn, losses, wanted)
        if puzzle is not None:
            yield puzzle
            found += 1
            if found == A_GAME:
                return


def position_of(
    game: Game, turn: PlayedTurn, losses: Losses, wanted: Collection[str]
) -> Puzzle | None:
    """Return the position before a turn, if one turn is clearly the best there and a wanted motive
    explains it."""
    start, seat, seed = turn.start, turn.seat, turn.first
    if len(start.legal(seat)) < CHOICES:
        return None
    _, trials = losses.looked_at(start, seat, seed)
    if len(trials) < CHOICES:
        return None

    def reason(better: Sequence[int], other: Sequence[int]) -> str | None:
        kinds = kinds_for(game, turn, better, other)
        return next((kind for kind in kinds if kind in wanted), None)

    # The motives cost little, the rollouts of is_steep much.
    first = sorted(trials, key=lambda trial: -trial.value)[:CHOICES]
    pairs: list[tuple[RolloutTrial, RolloutTrial]] = [*pairwise(first), (first[1], first[0])]
    if not any(reason(one.actions, other.actions) for one, other in pairs):
        return None
    if not is_steep(losses, trials, turn):
        return None
    best = max(trials, key=lambda trial: (trial.visits, trial.mean())).actions
    lead = lead_of(best, losses, start, seat, seed + AFRESH, MEASURED, RIVALS, least=GAP)
    if lead is None or lead.gap < GAP or lead.gap < CLEAR * lead.error or not is_open(lead):
        return None
    motive = reason(best, lead.rival.actions)
    if motive is None:
        return None
    return Puzzle(
        {**game.request},
        tuple((who, dict(action)) for who, action in game.actions[: turn.first]),
        seat,
        tuple(game.action(code) for code in best),
        tuple(game.action(code) for code in lead.rival.actions),
        round(lead.gap, 3),
        round(lead.error, 3),
        motive,
        found_by_weak_bots(losses, start, seat, best),
    )


def kinds_for(
    game: Game, turn: PlayedTurn, better: Sequence[int], other: Sequence[int]
) -> list[str]:
    """Return the kinds of motives that speak most for the better turn."""
    reasons = reasons_between(game, turn.start, turn.seat, better, other)
    return [one.motive.kind for one in reasons if one.is_for][:FOREMOST]


def verified(puzzle: Puzzle) -> BestTurnMargin | None:
    """Return how far the best turn of a position is ahead, with other chance."""
    game = puzzle.played()
    losses, best = Losses(game.position, SIEVE), [game.code(action) for action in puzzle.better]
    start, seat = game.position, puzzle.seat
    return lead_of(best, losses, start, seat, OTHER_CHANCE, VERIFIED, RIVALS, least=GAP)


# The choice.


@dataclass(frozen=True)
class Choice:
    """A position for a lesson; smaller ranks are better."""

    rank: tuple[object, ...]
    key: str
    puzzle: Puzzle


def choices_for(lesson: Lesson, search: Search) -> list[Choice]:
    """Return all positions for a lesson, the best first: of new ones, and then of puzzles that
    ship, those with the right motive first, then easy ones with few players."""
    choices = []
    pool = {**{key_of(one): one for one in shipped(search.game)}, **search.found}
    for key, puzzle in pool.items():
        gap, error = search.verified.get(key, (puzzle.gap, puzzle.error))
        game = puzzle.played()
        turn = PlayedTurn(len(puzzle.actions), 0, puzzle.seat, game.position, ())
        better, rival = (
            [game.code(action) for action in actions] for actions in (puzzle.better, puzzle.rival)
        )
        kinds = kinds_for(game, turn, better, rival)
        motive = next((kind for kind in kinds if kind in lesson.motives), None)
        if motive is None or gap < GAP or gap < CLEAR * error:
            continue
        rank = (
            kinds[0] != motive,
            key not in search.found,
            -min(puzzle.found, EASY_FROM),
            len(puzzle.request.get("modules") or ()),
            puzzle.request["players"],
            len(better),
            -puzzle.gap,
        )
        choices.append(Choice(rank, key, replace(puzzle, motive=motive)))
    return sorted(choices, key=lambda choice: choice.rank)


def chosen(search: Search) -> dict[str, tuple[Puzzle, ...]]:
    """Return the positions of each lesson that has enough, each position once; first those of the
    lessons with the fewest, and those of different games."""
    choices = {lesson.name: choices_for(lesson, search) for lesson in search.lessons}
    used: set[str] = set()
    found: dict[str, tuple[Puzzle, ...]] = {}
    for name in sorted(choices, key=lambda name: len(choices[name])):
        picked: dict[str, Puzzle] = {}
        for most in (1, POSITIONS):
            for choice in choices[name]:
                seeds = [puzzle.request["seed"] for puzzle in picked.values()]
                is_free = choice.key not in used | picked.keys()
                is_other = seeds.count(choice.puzzle.request["seed"]) < most
                if is_free and is_other and len(picked) < POSITIONS:
                    picked[choice.key] = choice.puzzle
        if len(picked) == POSITIONS:
            used |= picked.keys()
            found[name] = tuple(sorted(picked.values(), key=simplicity))
    return {lesson.name: found[lesson.name] for lesson in search.lessons if lesson.name in found}


def simplicity(puzzle: Puzzle) -> tuple[int, int, int]:
    """Return how simple a position is: fewer modules first, then shorter turns, then easier."""
    return len(puzzle.request.get("modules") or ()), len(puzzle.better), -puzzle.found


def main(arguments: Sequence[str]) -> int:
    """Search and verify; with `--write` choose the lessons and write them and the page. Return 1 if
    a position that ships did not prove true."""
    options = parsed(arguments)
    searches = [Search(game, diary_of(game)) for game in options.games]
    end = monotonic() + 60 * options.minutes
    left = list(searches)
    while left and monotonic() < end:
        for search in list(left):
            if options.verify and not search.verify():
                left.remove(search)
            elif not options.verify and search.wanted:
                search.search()
            elif not options.verify:
                left.remove(search)
    if not options.write:
        return 0
    lines = list(INTRODUCTION)
    wrong = 0
    for search in searches:
        lessons = chosen(search)
        (PUZZLES / f"{search.game}.lessons").write_bytes(lessons_written(lessons))
        lines += page_lines(search, lessons)
        wrong += sum(is_wrong(search, puzzle) for some in lessons.values() for puzzle in some)
    seconds = sum(search.seconds for search in searches)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(NAME, TITLE, command, lines, seconds)
    return int(wrong > 0)


def is_wrong(search: Search, puzzle: Puzzle) -> bool:
    """Return whether other chance says that the next best turn clearly costs less than GAP."""
    gap, error = search.verified.get(key_of(puzzle), (puzzle.gap, puzzle.error))
    return gap + CLEAR * error < GAP


INTRODUCTION = (
    "Squires and Knights play; positions with one clearly best turn are taken if a motive of a "
    "lesson explains it. Each of the",
    "three turns that seem next best costs at least 5% of a win, in up to 144 games with chance "
    "that has not chosen the best",
    "(the first games: four turns, up to 192 games; their time was not noted). Puzzles that ship "
    "fill up lessons. *Verified*",
    "counts the positions that were measured once more, in up to 240 games with other chance; "
    "*below 5%* those that then",
    "clearly missed the 5%. Positions whose cost was below 5% in that measurement are replaced.",
)


def page_lines(search: Search, lessons: Mapping[str, Sequence[Puzzle]]) -> list[str]:
    """Return a game's lessons with their positions."""
    rows = []
    for name, puzzles in lessons.items():
        again = [search.verified[key] for key in map(key_of, puzzles) if key in search.verified]
        wrong = sum(is_wrong(search, puzzle) for puzzle in puzzles)
        mined = sum(key_of(puzzle) in search.found for puzzle in puzzles)
        least = min(puzzle.gap for puzzle in puzzles)
        cells = name, mined, len(puzzles) - mined, f"{100 * least:.0f}%", len(again), wrong
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    return [
        "",
        f"## {search.game}",
        "",
        f"{search.played} games.",
        "",
        "| lesson | new positions | puzzles that ship | least cost | verified | below 5% |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *rows,
    ]


def diary_of(game: str) -> Path:
    """Return the diary of a game's search."""
    return ROOT / "build" / "campaigns" / f"{NAME}-{game}.jsonl"


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument(
        "--minutes", type=float, default=60, help="of search or verification (default: 60)"
    )
    parser.add_argument(
        "--verify", action="store_true", help="verify the lessons that ship instead of a search"
    )
    parser.add_argument(
        "--write", action="store_true", help="choose the lessons that ship, and write the page"
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
