"""Every label of every screen, in all languages, where room is least; and in another room."""

from __future__ import annotations

import pytest

from burgundy_qt.language.spoken import NAMES, spoken
from tests.screens.quick_screens import quick_screens
from tests.screens.walks import faults_of_labels, walks_in


@pytest.fixture(autouse=True)
def advised_in_moments(qtbot):
    with quick_screens():
        yield
    spoken.change("en")


@pytest.mark.parametrize("language", NAMES)
def test_no_label_is_cut_off_or_lies_on_another(language):
    wrong = faults_of_labels(language, walks_in(language))
    assert not wrong, "\n" + "\n".join(wrong)
