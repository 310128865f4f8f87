"""Tests of a Dask cluster: two local workers play the same games as threads."""

import importlib.util
import json
import socket
import sys
from contextlib import contextmanager, suppress

import pytest

from burgundy_qt import cli
from tests.ai.training.local_cluster import a_local_cluster

HAS_DASK = importlib.util.find_spec("distributed") is not None


@contextmanager
def usual_port_taken():
    """Occupy the usual port of a Dask scheduler: a warning about it would fail the test."""
    with socket.socket() as taken:
        with suppress(OSError):  # another process has it already
            taken.bind(("127.0.0.1", 8787))
        taken.listen()
        yield


@pytest.mark.skipif(
    not HAS_DASK, reason='distributed is not installed: pip install "burgundy-qt[cluster]"'
)
def test_two_workers_of_a_cluster_play_the_same_games(capsys):
    arguments = ["arena", "greedy", "random", "--pairs", "4", "--json"]
    with usual_port_taken(), a_local_cluster() as cluster:
        assert cli.main([*arguments, "--dask", cluster.scheduler_address]) == 0
    on_cluster = json.loads(capsys.readouterr().out)
    assert cli.main(arguments) == 0
    here = json.loads(capsys.readouterr().out)
    assert {key: here[key] for key in here if "ms" not in key} == {
        key: on_cluster[key] for key in here if "ms" not in key
    }


@pytest.mark.skipif(
    not HAS_DASK, reason='distributed is not installed: pip install "burgundy-qt[cluster]"'
)
def test_a_scheduler_that_does_not_answer_is_named(capsys, monkeypatch):
    monkeypatch.setattr("burgundy_qt.ai.arena.matches.PATIENCE", 0.5)
    assert cli.main(["arena", "greedy", "random", "--dask", "tcp://127.0.0.1:9"]) == 1
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in capsys.readouterr().err


def test_without_the_package_the_command_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main(["arena", "greedy", "random", "--dask", "tcp://127.0.0.1:8786"]) == 1
    assert 'pip install "burgundy-qt[cluster]"' in capsys.readouterr().err
