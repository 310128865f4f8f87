"""The puzzles that ship, verified anew: by other chance, against more turns, and by more games than
found them."""

from collections import Counter
from collections.abc import Sequence

from burgundy_qt.ai.puzzles.collection import shipped
from burgundy_qt.ai.puzzles.finder import CLEAR, GAP
from burgundy_qt.ai.puzzles.puzzle import Puzzle
from burgundy_qt.ai.review.depths import DEEP
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.means import difference, mean
from burgundy_qt.ai.turns.greedy import same
from burgundy_qt.ai.turns.halving import Trial
from burgundy_qt.assets import PUZZLES
from tests.campaigns.campaign import Figures

SEED = 70_000_000
RIVALS, GAMES = 6, 1_000
"""Of other turns, those that seem best; by so many games each."""


def puzzles() -> list[Puzzle]:
    """Those of all games."""
    return [one for file in sorted(PUZZLES.glob("*.puzzles")) for one in shipped(file.stem)]


def run(count: int, first: int = 0, rivals: int = RIVALS, games: int = GAMES) -> Figures:
    """Verify so many of all puzzles, from the `first` on. `not the best` are those in which another
    turn is better, `too close` those in which one costs less than it should, both by more than
    two standard errors."""
    found: Counter[str] = Counter({"puzzles": 0, "not the best": 0, "too close": 0})
    for puzzle in puzzles()[first : first + count]:
        found["puzzles"] += 1
        loss, error = least_loss(puzzle, SEED, rivals, games)
        found["not the best"] += loss + CLEAR * error < 0
        found["too close"] += loss + CLEAR * error < GAP
        found[f"{puzzle.game}: the next best turn costs 5 % or more"] += loss >= GAP
    return dict(found)


def least_loss(puzzle: Puzzle, seed: int, rivals: int, games: int) -> tuple[float, float]:
    """What the best of all other turns costs, of a win, and the standard error of that."""
    game = puzzle.played()
    losses = Losses(game.position, DEEP)
    world, trials = losses.looked_at(game.position, puzzle.seat, seed)
    best = losses.trial(world, puzzle.seat, [game.code(action) for action in puzzle.better])
    others = others_than(best, trials, losses, puzzle.seat, seed)
    at_best, *instead = (
        losses.played_on(turn, puzzle.seat, seed, games) for turn in (best, *others[:rivals])
    )
    measured = [mean(difference(at_best, other)) for other in instead]
    return min((one.win[puzzle.seat], one.win_error[puzzle.seat]) for one in measured)


def others_than(
    best: Trial, trials: Sequence[Trial], losses: Losses, seat: int, seed: int
) -> list[Trial]:
    """The turns that lead elsewhere, those that seem best after some tries first."""
    others = [trial for trial in trials if not same(trial.end, best.end)]
    losses.best_of(others, seat, seed, None)
    return sorted(others, key=lambda trial: (-trial.visits, -trial.mean()))
