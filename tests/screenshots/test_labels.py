"""Every label of every screen where room is least: in German, and in Polish or in Hungarian; and in
another room. English, which is seldom the longest, is read at the usual size:
test_marked_screens.py. `./burgundy campaign labels` reads all of them in every language."""

from __future__ import annotations

import pytest

from burgundy_qt.language.languages import ENGLISH, NAMES
from burgundy_qt.language.translation import spoken
from tests.screenshots.quick_screens import quick_screens
from tests.screenshots.walks import faults_of_labels, walks_in


@pytest.fixture(autouse=True)
def advised_in_moments(qtbot):
    with quick_screens():
        yield
    spoken.change(ENGLISH)


@pytest.mark.parametrize("language", [code for code in NAMES if code != ENGLISH])
def test_no_label_is_cut_off_or_lies_on_another(language):
    wrong = faults_of_labels(language, walks_in(language))
    assert not wrong, "\n" + "\n".join(wrong)
