"""Tests of the random player of real events, in a short run; `./burgundy campaign monkey` runs it
for longer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from lab.monkeys import inputs
from lab.monkeys.monkey import Broke, Monkey, set_the_stage

INPUTS = 40


@contextmanager
def a_monkey(folder: Path, seed: int) -> Iterator[Monkey]:
    """Yield a monkey at a window. Its changes to the whole program are undone afterwards."""
    stage = set_the_stage(folder, "en", finished=1)
    try:
        yield Monkey(stage, seed)
    finally:
        stage.settings.change(
            language="en", theme="light", contrast="system", text_size=100, keys=None
        )
        QGuiApplication.clipboard().clear()
        stage.wait_until_idle()
        stage.close()


@pytest.mark.timeout(300)
def test_random_inputs_break_nothing_in_the_window(qapp, tmp_path):
    with a_monkey(tmp_path, 9) as monkey:
        monkey.live(inputs=INPUTS)
        assert monkey.inputs == INPUTS


def test_the_monkey_reports_an_error_and_the_inputs_before_it(qapp, tmp_path, monkeypatch):
    def fail():
        raise ValueError("a slot that fails")

    def hurt(monkey):
        QTimer.singleShot(0, monkey.window, fail)

    monkeypatch.setattr(inputs, "INPUTS", {hurt: 1})
    told = pytest.raises(Broke, match=r"(?s)a slot that fails.*Seed 2, input 1, after.*hurt")
    with a_monkey(tmp_path, 2) as monkey, told:
        monkey.live(inputs=3)
