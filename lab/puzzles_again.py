"""Campaign: the shipped puzzles, verified again: with other chance, against more turns, and with
more games than when they were found."""

from collections import Counter

from burgundy_qt.ai.puzzles.puzzle import Puzzle, shipped
from burgundy_qt.ai.puzzles.puzzle_finder import CLEAR, GAP, RIVALS, lead_of
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import DEEP
from burgundy_qt.assets import PUZZLES
from lab.campaign import Figures

SEED = 80_000_000
GAMES = 1_000
"""The games with each of the best other turns."""


def puzzles() -> list[Puzzle]:
    """Return the puzzles of all games."""
    return [one for file in sorted(PUZZLES.glob("*.puzzles")) for one in shipped(file.stem)]


def run(count: int, first: int = 0, rivals: int = RIVALS, games: int = GAMES) -> Figures:
    """Verify `count` of all puzzles, from number `first` on. `not the best` counts those with a
    better turn, `too close` those with one that costs too little, both by more than two standard
    errors."""
    found: Counter[str] = Counter({"puzzles": 0, "not the best": 0, "too close": 0})
    for puzzle in puzzles()[first : first + count]:
        found["puzzles"] += 1
        gap, error = lead(puzzle, SEED, rivals, games)
        found["not the best"] += gap + CLEAR * error < 0
        found["too close"] += gap + CLEAR * error < GAP
        found[f"{puzzle.game}: the next best turn costs 5 % or more"] += gap >= GAP
    return dict(found)


def lead(puzzle: Puzzle, seed: int, rivals: int, games: int) -> tuple[float, float]:
    """Return the cost of the best other turn in shares of a win, and its standard error."""
    game = puzzle.played()
    losses, best = Losses(game.position, DEEP), [game.code(action) for action in puzzle.better]
    found = lead_of(best, losses, game.position, puzzle.seat, seed, games, rivals)
    assert found is not None  # a puzzle has a choice, and nobody stops this search
    return found.gap, found.error
