"""Tests of the names of engines where only their level is known."""

import pytest

from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.widgets.phrases.wording import engine_names, level_title

ANN = AddedEngine("a1", "Ann", "ann")


@pytest.fixture(autouse=True)
def forget():
    yield
    engine_names.use(())


def test_an_added_engine_has_its_name_and_a_removed_one_is_called_engine():
    engine_names.use([ANN])
    assert level_title(ANN.level) == "Ann"
    engine_names.use(())
    assert level_title(ANN.level) == "Engine"


def test_levels_keep_their_names():
    engine_names.use([ANN])
    assert level_title("knight") == "Knight" and level_title("unheard-of") == "unheard-of"


def test_the_window_knows_the_names_at_once_and_after_each_change(at):
    at.session.engines.put(ANN)
    assert level_title(ANN.level) == "Ann"
    at.session.engines.remove("a1")
    assert level_title(ANN.level) == "Engine"
