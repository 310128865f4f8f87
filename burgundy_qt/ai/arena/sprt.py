"""The sequential probability ratio test of a claim, and its intervals: how well an assumed mean
score fits the scores of pairs of games.

The pair is the unit, since its games share a seed. Nothing is assumed about the distribution of its
scores: of all distributions with the assumed mean the likeliest is used (empirical likelihood). So
an interval stays within 0..1, and a clean sweep proves no certainty. "A scores at least `claim`" is
tested against "A scores at least `MARGIN` less": both errors have the chance `ERROR`. The evidence
is the generalised likelihood ratio of the two means over the observed pairs' scores.
"""

import math
from collections.abc import Iterable

UNSEEN = 1e-3
"""The prior count of each possible score before the first pair."""
NORMAL = 1.959964
"""Standard deviations on each side of a 95 % interval."""
STEPS = 60  # at most, of a search for the likeliest distribution
PRECISE = 1e-10  # the end of that search, as a share of what is left to search
EDGE_STEPS = 22  # of a search for the end of an interval


class ScoreInterval:
    """The scores of pairs of `games` games, each 0, 1/games, … or 1."""

    def __init__(self, games: int, scores: Iterable[float] = ()):
        self.values = [won / games for won in range(games + 1)]
        self.counts = [UNSEEN] * (games + 1)
        self.pairs = 0
        self.total = 0.0
        for score in scores:
            self.add(score)

    def add(self, score: float) -> None:
        """Add one pair."""
        self.counts[round(score * (len(self.values) - 1))] += 1
        self.pairs += 1
        self.total += score

    @property
    def mean(self) -> float:
        """The mean score; at least one pair."""
        return self.total / self.pairs

    def fit(self, mean: float) -> float:
        """Return the logarithm of the best likelihood of the scores if the true mean is `mean`
        (above 0, below 1), against the best of all: 0 for a perfect fit, below 0 elsewhere."""
        apart = [value - mean for value in self.values]
        tilt = self.tilt(apart)
        return -sum(
            count * math.log1p(tilt * off) for off, count in zip(apart, self.counts, strict=True)
        )

    def tilt(self, apart: list[float]) -> float:
        """Return the tilt of the observed distribution to the assumed mean: where the tilted
        deviations sum to 0. By Newton's method, and by bisection if that steps too far."""
        low, high, tilt = -1 / apart[-1], -1 / apart[0], 0.0
        for _ in range(STEPS):
            bent = [off / (1 + tilt * off) for off in apart]
            total = sum(count * off for off, count in zip(bent, self.counts, strict=True))
            steepness = sum(count * off * off for off, count in zip(bent, self.counts, strict=True))
            low, high = (tilt, high) if total > 0 else (low, tilt)
            step = total / steepness
            if abs(step) < PRECISE * (high - low):
                break
            tilt = tilt + step if low < tilt + step < high else (low + high) / 2
        return tilt

    def interval(self) -> tuple[float, float, float]:
        """Return the mean score between the ends of its 95 % interval: all means that fit well
        enough."""
        if not self.pairs:
            return 0.0, 0.5, 1.0
        seen = sum(
            count * value for count, value in zip(self.counts, self.values, strict=True)
        ) / sum(self.counts)
        allowed = -(student(self.pairs) ** 2) / 2
        return (
            min(self.mean, self.end(seen, 0.0, allowed)),
            self.mean,
            max(self.mean, self.end(seen, 1.0, allowed)),
        )

    def end(self, within: float, beyond: float, allowed: float) -> float:
        """Return, between a mean that fits and an impossible one, the last that fits as well as is
        allowed."""
        for _ in range(EDGE_STEPS):
            middle = (within + beyond) / 2
            if self.fit(middle) >= allowed:
                within = middle
            else:
                beyond = middle
        return within


def student(freedom: int) -> float:
    """Return Student's t for 95 % on both sides, by Cornish and Fisher's series; too large below 3
    degrees of freedom."""
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


MARGIN = 0.05
ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
"""The bound of the logarithm of the likelihood ratio, on both sides (Wald)."""
OPEN, ACCEPTED, REJECTED = "open", "accepted", "rejected"


class SequentialTest:
    """The test of one claim over pairs of `games` games. Raises ValueError for a claim that cannot
    be tested."""

    def __init__(self, claim: float, games: int):
        if not MARGIN < claim < 1:
            raise ValueError(f"the claim is {claim:g}, but must be between {MARGIN:g} and 1")
        self.claim = claim
        self.evidence = ScoreInterval(games)
        self.llr = 0.0
        self.verdict = OPEN

    def update(self, score: float) -> None:
        """Add the score of the next pair, in the order of the seeds; after the verdict none counts
        any more."""
        if self.verdict != OPEN:
            return
        self.evidence.add(score)
        self.llr = self.evidence.fit(self.claim) - self.evidence.fit(self.claim - MARGIN)
        if abs(self.llr) >= BOUND:
            self.verdict = ACCEPTED if self.llr > 0 else REJECTED

    def to_dict(self) -> dict[str, object]:
        """Return the test in numbers."""
        return {
            "claim": self.claim,
            "against": round(self.claim - MARGIN, 6),
            "llr": round(self.llr, 3),
            "bounds": [round(-BOUND, 3), round(BOUND, 3)],
            "verdict": self.verdict,
        }
