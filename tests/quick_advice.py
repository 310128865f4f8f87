"""Shorten the searches of tests, which use a whole core as long as they last: moments for advice,
few games for measurements. The results are real, but less precise."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from burgundy_qt.ai.analysis import decision_analysis
from burgundy_qt.ai.review import review_result
from burgundy_qt.ai.review.review_result import NORMAL, Depth
from burgundy_qt.session.bots import adviser, tutor, valuation
from burgundy_qt.session.questions import question

MOMENTS = 0.02, 0.05
GAMES, LONG = 16, 60.0
"""The most games for a comparison of two turns, and its seconds: within the usual seconds a busy
machine may finish no game."""
FEW_GAMES = Depth("normal", 8, 32, 12, 12, 2, 8, 8, 24, 0.03)
"""The usual depth of reviews and measured losses, with about a tenth of its games."""


@contextmanager
def quick_advice(seconds: tuple[float, ...] = MOMENTS) -> Iterator[None]:
    """Limit the time for each piece of advice, and the games of reviews and comparisons, inside
    this context."""
    depths = tuple(FEW_GAMES if one is NORMAL else one for one in review_result.DEPTHS)
    with pytest.MonkeyPatch.context() as patch:
        for thinking in (adviser, valuation):
            patch.setattr(thinking, "SECONDS", seconds)
        patch.setattr(decision_analysis, "MOST_GAMES", GAMES)
        patch.setattr(question, "SECONDS", LONG)
        patch.setattr(review_result, "DEPTHS", depths)
        patch.setattr(tutor.Comparing, "depth", FEW_GAMES)
        yield
