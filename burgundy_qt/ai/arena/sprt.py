"""The sequential test of a claim: pairs are played until it is clear whether it holds.

"A scores at least `claim`" stands against "A scores at least `MARGIN` less": both errors have the
chance `ERROR`. The evidence is the generalised likelihood ratio of the two means over the spread of
the pairs' scores that was seen.
"""

import math

from burgundy_qt.ai.arena.evidence import Evidence

MARGIN = 0.05
ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
"""Of the logarithm of the likelihood ratio, on both sides (Wald)."""
OPEN, ACCEPTED, REJECTED = "open", "accepted", "rejected"


class SequentialTest:
    """The test of one claim over pairs of `games` games; raises ValueError for a claim that cannot
    be tested."""

    def __init__(self, claim: float, games: int):
        if not MARGIN < claim < 1:
            raise ValueError(
                f"the claim is {claim:g}; a share that can be tested lies between {MARGIN:g} and 1"
            )
        self.claim = claim
        self.evidence = Evidence(games)
        self.llr = 0.0
        self.verdict = OPEN

    def hear(self, score: float) -> None:
        """The score of the next pair, in the order of the seeds; after the verdict nothing counts
        any more."""
        if self.verdict != OPEN:
            return
        self.evidence.add(score)
        self.llr = self.evidence.fit(self.claim) - self.evidence.fit(self.claim - MARGIN)
        if abs(self.llr) >= BOUND:
            self.verdict = ACCEPTED if self.llr > 0 else REJECTED

    def told(self) -> dict[str, object]:
        """The test in numbers."""
        return {
            "claim": self.claim,
            "against": round(self.claim - MARGIN, 6),
            "llr": round(self.llr, 3),
            "bounds": [round(-BOUND, 3), round(BOUND, 3)],
            "verdict": self.verdict,
        }
