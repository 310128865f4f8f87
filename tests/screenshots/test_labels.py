"""The labels of the screens in every language: in Polish and in Hungarian where room is least, in
English, which is seldom the longest, in the usual room. Those in German test_marked_screens.py
reads. `./burgundy campaign labels` reads all of them in every language and room."""

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
def test_no_label_is_cut_off_or_lies_on_another(language):
    wrong = faults_of_labels(language, walks_in(language))
    assert not wrong, "\n" + "\n".join(wrong)
