"""Made-up results of pairs, for tests of the statistics computed from them."""

from dataclasses import replace

from burgundy_qt.ai.arena.matches import Match, Pair, Side
from burgundy_qt.rules.burgundy.state_codec import POINT_SOURCES


def a_side(points=100.0):
    return Side(points, {source: points / len(POINT_SOURCES) for source in POINT_SOURCES}, 0.5, 80)


def a_pair(score, seed=0, games=2):
    return Pair(seed, games, score * games, a_side(170.0), a_side(150.0))


def a_match(scores, games=2):
    return Match(tuple(a_pair(score, seed, games) for seed, score in enumerate(scores)))


def untimed(pair):
    """Return the pair without its times, which differ from run to run."""
    return replace(pair, a=replace(pair.a, seconds=0.0), b=replace(pair.b, seconds=0.0))
