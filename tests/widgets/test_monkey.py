"""A short life of the random player of real events; `./burgundy campaign monkey` lives longer ones."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer

from tests.campaigns.monkeys import deeds
from tests.campaigns.monkeys.monkey import Broke, Monkey, set_the_stage

DEEDS = 100


@pytest.fixture
def monkey(qapp, tmp_path):
    stage = set_the_stage(tmp_path, "en", finished=1)
    yield Monkey(stage, seed=2)
    stage.settings.change(language="en", theme="light", contrast="system", text_size=100)
    stage.settle()
    stage.close()


@pytest.mark.timeout(300)
def test_nothing_breaks_whatever_is_done_at_the_window(monkey):
    monkey.live(deeds=DEEDS)
    assert monkey.deeds == DEEDS


def test_the_monkey_tells_what_broke_and_after_which_deeds(monkey, monkeypatch):
    def fail():
        raise ValueError("a slot that fails")

    def hurt(monkey):
        QTimer.singleShot(0, monkey.window, fail)

    monkeypatch.setattr(deeds, "DEEDS", {hurt: 1})
    with pytest.raises(Broke, match=r"(?s)a slot that fails.*Seed 2, deed 1, after.*hurt"):
        monkey.live(deeds=3)
