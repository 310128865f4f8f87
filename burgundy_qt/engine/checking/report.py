"""What came of the checks, in words, as the command prints it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from burgundy_qt.engine.checking.checks import FAILS, NOT_OFFERED, PASSES, Outcome

WIDTH = 20
"""Letters of the column of names."""


def lines_of(outcome: Outcome) -> Iterator[str]:
    """A check in one line; where it fails also what was said before, and why it fails."""
    yield f"{outcome.verdict:<{len(NOT_OFFERED)}}  {outcome.check.name:<{WIDTH}}" + (
        f"  {outcome.check.about}" if outcome.verdict != NOT_OFFERED else f"  {outcome.why}"
    )
    if outcome.verdict == FAILS:
        yield from (f"    {line}" for line in outcome.talk)
        yield f"    {outcome.why}"


def summary(outcomes: Iterable[Outcome]) -> str:
    """How many checks passed, failed and were not offered."""
    number = Counter(outcome.verdict for outcome in outcomes)
    told = [f"{number[PASSES]} pass", f"{number[FAILS]} fail", f"{number[NOT_OFFERED]} not offered"]
    return ", ".join(told)
