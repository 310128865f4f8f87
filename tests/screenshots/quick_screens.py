"""Shortcuts for tests that visit many screens: slow work is cut short or done only once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from burgundy_qt.ai.review.review_result import Review
from burgundy_qt.rules.game import Game
from burgundy_qt.screenshots import competition_screens, photo_stage, teaching_screens
from burgundy_qt.screenshots.photo_stage import TWO, WHOLE, saved
from burgundy_qt.session.saves.save_file import save_from
from tests.a_review import a_review
from tests.quick_advice import quick_advice
from tests.quick_pictures import PictureCache, drawn_once

FEWER_EVENINGS = ("page",), ("squire", "steward")
"""Opponents in the games of the library that no screen opens: two groups instead of six."""
KEPT = PictureCache()
"""All pictures of all screens: the next visit at this size reuses them."""


@contextmanager
def quick_screens() -> Iterator[None]:
    """Inside the block, advice takes moments, turns are compared in a few games, reviews are
    prepared by hand, the library has 16 games less, a tournament is as short as possible, and no
    picture is drawn twice. All screens still exist and show the same sentences."""
    with quick_advice(), drawn_once(KEPT), pytest.MonkeyPatch.context() as patch:
        patch.setattr(photo_stage, "EVENINGS", FEWER_EVENINGS)
        patch.setattr(teaching_screens, "reckoned", by_hand)
        patch.setattr(competition_screens, "PAIRS", 1)
        yield


@cache
def by_hand(game: str) -> tuple[Game, Review]:
    """Return the game that the screens show, with a review prepared by hand."""
    _, content, _ = saved(game, TWO, teaching_screens.SEED, WHOLE, ())
    played = Game.from_record(save_from(content, Path(game)).record)
    return played, a_review(played, teaching_screens.DEPTH)
