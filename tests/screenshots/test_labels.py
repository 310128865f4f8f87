"""Tests that no label is cut off, in every language: in Polish and Hungarian with the least space,
in English with the usual space, because its words are seldom the longest. test_marked_screens.py
covers the German labels. `./burgundy campaign labels` checks every language at every size."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import ENGLISH, NAMES, spoken
from tests.screenshots.quick_screens import quick_screens
from tests.screenshots.walks import faults_of_labels, walks_in


@pytest.fixture(autouse=True)
def advised_in_moments(qtbot):
    with quick_screens():
        yield
    spoken.change(ENGLISH)


@pytest.mark.parametrize("language", NAMES)
def test_no_label_is_cut_off_or_overlaps_another(language):
    wrong = faults_of_labels(language, walks_in(language))
    assert not wrong, "\n" + "\n".join(wrong)
