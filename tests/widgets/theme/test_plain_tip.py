"""Tests of tooltips, which show names without interpreting them as HTML."""

import pytest
from PySide6.QtGui import Qt

from burgundy_qt.widgets.theme.labels import JOINER, plain_tip

HOSTILE = ["<b>Anna</b>", '<img src="/x.png">', "&lt;b&gt;", "a <i>b</i> c"]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_tip_with_a_name_is_taken_for_html(name, qapp):
    assert Qt.mightBeRichText(name)
    assert not Qt.mightBeRichText(plain_tip(name))
    assert plain_tip(name).replace(JOINER, "") == name
