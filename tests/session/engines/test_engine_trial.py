"""Tests of trying an engine: its answer or the problem is reported, and no process is left
running."""

import sys

import pytest

from burgundy_qt.ai.arena.external_engine import joined
from burgundy_qt.session.engines import engine_trial
from burgundy_qt.session.engines.engine_trial import EngineTrial, Introduction
from tests.session.engines.table import OURS, PATIENCE


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Allow slow starts, because the machine may be busy."""
    monkeypatch.setattr(engine_trial, "PATIENCE", PATIENCE)


def test_our_own_engine_lists_its_games(qtbot):
    trial = EngineTrial()
    with qtbot.waitSignal(trial.answered) as heard:
        trial.ask(OURS, seconds=None, simulations=1)
    command, said = heard.args
    assert command == OURS
    assert isinstance(said, Introduction)
    games = {"burgundy", "burgundy-dice", "tuscany", "carcassonne"}
    assert games <= set(said.games) and games == said.moved.keys()
    assert not said.refused


@pytest.mark.parametrize(
    ("command", "details"),
    [
        ("", "needs a command line"),
        ("think 'open", "No closing quotation"),
        ("no-such-engine", "cannot be started"),
        (joined([sys.executable, "-c", "print('Hi there')"]), "Hi there"),
        (joined([sys.executable, "-c", ""]), "ended|no longer reads"),
    ],
)
def test_a_program_that_is_no_engine_is_reported_with_its_output(command, details, qtbot):
    trial = EngineTrial()
    with qtbot.waitSignal(trial.failed) as heard:
        trial.ask(command)
    problem = heard.args[1]
    assert any(part in problem.details for part in details.split("|"))
    assert not problem.is_mistake
