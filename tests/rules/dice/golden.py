"""Golden games of the Dice Game: records of played games that must never change."""

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
"""By name the seed of a random game, which determines its kind; each sheet has one."""

GAMES = GoldenGames(
    Path(__file__).with_name("golden"), SEEDS, lambda name: random_play.played(SEEDS[name])
)
golden = GAMES.golden

if __name__ == "__main__":
    GAMES.renew()
