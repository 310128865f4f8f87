"""A save from somebody else never starts an engine."""

import subprocess
from dataclasses import replace

import pytest

from burgundy_qt.session.open_game import copy_game
from burgundy_qt.session.problem import SaveWithUnknownEngine
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from tests.session.short_games import a_game


@pytest.mark.parametrize("level", ["engine:a1", "engine:/bin/sh", "engine:../../x"])
def test_a_save_that_names_an_unknown_engine_starts_nothing(level, tmp_path, monkeypatch):
    def started(*_words, **_how):
        raise AssertionError("the save started a program")

    monkeypatch.setattr(subprocess, "Popen", started)
    save = a_game(None, "page", actions=3).save()
    seats = (save.seats[0], replace(save.seats[1], level=level))
    path = tmp_path / "from-elsewhere.burgundy"
    write_save(path, replace(save, seats=seats))
    with pytest.raises(SaveWithUnknownEngine, match="has not been added"):
        copy_game(path, SaveFolder(tmp_path / "games"), None)
