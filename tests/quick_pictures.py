"""Keep drawn pictures for the whole test run. The small caches of the program would make most tests
draw them again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache

import pytest
from PySide6.QtSvg import QSvgRenderer

from burgundy_qt.widgets.theme import sprite_files

BYTES = 256 * 1024 * 1024


@dataclass
class PictureCache:
    """The pictures of all games at each size, and their parsed files."""

    pictures: sprite_files._PixmapCache = field(
        default_factory=lambda: sprite_files._PixmapCache(BYTES)
    )
    parsed: Callable[..., QSvgRenderer] = field(
        default_factory=lambda: cache(sprite_files._renderer.__wrapped__)
    )


@contextmanager
def drawn_once(kept: PictureCache) -> Iterator[None]:
    """Keep all pictures that are drawn inside this context."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sprite_files, "_cache", kept.pictures)
        patch.setattr(sprite_files, "_renderer", kept.parsed)
        yield
