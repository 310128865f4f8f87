"""Advice that is thought about for moments: it burns a core as long as it thinks."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from burgundy_qt.session.bots import adviser, valuation

MOMENTS = 0.02, 0.05


@contextmanager
def quick_advice(seconds: tuple[float, ...] = MOMENTS) -> Iterator[None]:
    """Inside, sessions think so long about each answer."""
    with pytest.MonkeyPatch.context() as patch:
        for thinking in (adviser, valuation):
            patch.setattr(thinking, "SECONDS", seconds)
        yield
