"""Games of the dice game as they were played once, written down to stay as they are.

`python -m tests.rules.dice.golden` writes them anew, where a ruling has changed them on purpose."""

from pathlib import Path

from tests.rules.dice import random_play
from tests.rules.golden_games import GoldenGames

SEEDS = {
    "alone": 0,
    "secret-for-2": 19,
    "different-for-3": 39,
    "same-for-4": 59,
    "secret-for-6": 14,
}
"""By name the seed of a random game, which says its kind too: one on each of the sheets."""

GAMES = GoldenGames(Path(__file__).with_name("golden"), SEEDS, random_play.played)
played, golden = GAMES.played, GAMES.golden

if __name__ == "__main__":
    GAMES.renew()
