"""Campaign: the strongest level's results in a solo Dice Game, sheet by sheet: sums for means and
standard deviations."""

from burgundy_qt.ai.arena.matches import Timed, play_game
from burgundy_qt.ai.arena.players import player_from_text
from burgundy_qt.ai.games.dice.dice_bots import DiceBox
from burgundy_qt.rules.dice.sheets import LETTERS
from lab.campaign import Figures

FIRST_SEED = 12_000_000
LEVEL = "duke"
GOOD, INCREDIBLE = 51, 70
"""The lowest points with these names."""


def run(count: int, first: int = 0) -> Figures:
    """Play `count` games with each sheet in turn; return their number, their points and squared
    points, and how many were good or better."""
    figures: Figures = {}
    for at in range(first, first + count):
        sheet = LETTERS[at % len(LETTERS)]
        points = points_of(sheet, FIRST_SEED + at)
        told = {
            "games": 1,
            "points": points,
            "squared points": points * points,
            "good or better": int(points >= GOOD),
            "incredible": int(points >= INCREDIBLE),
        }
        for name, value in told.items():
            figures[f"{sheet}: {name}"] = figures.get(f"{sheet}: {name}", 0) + value
    return figures


def points_of(sheet: str, seed: int) -> int:
    """Return the level's points in one game on a sheet."""
    request = DiceBox(sheet=sheet).request(1, seed)
    (points,) = play_game(request, [Timed(player_from_text(LEVEL, seed))]).points
    return points
