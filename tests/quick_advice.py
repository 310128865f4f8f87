"""Shorten the time for advice in tests: it uses a whole core as long as it thinks."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from burgundy_qt.session.bots import adviser, valuation

MOMENTS = 0.02, 0.05


@contextmanager
def quick_advice(seconds: tuple[float, ...] = MOMENTS) -> Iterator[None]:
    """Limit the time for each piece of advice inside this context."""
    with pytest.MonkeyPatch.context() as patch:
        for thinking in (adviser, valuation):
            patch.setattr(thinking, "SECONDS", seconds)
        yield
