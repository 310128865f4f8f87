"""Tests of training with workers of a cluster: the network is the same as on threads, even if
workers die."""

import importlib.util
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager

import pytest

from burgundy_qt import cli
from burgundy_qt.ai.training import learner as window
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.training.checkpoint import FILE, read_head
from burgundy_qt.ai.training.workers import pack_samples, unpack
from tests.ai.training.local_cluster import a_local_cluster

GAME, TABLE = "burgundy-dice", 2
on_a_cluster = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None,
    reason='distributed is not installed: pip install "burgundy-qt[cluster]"',
)


@pytest.fixture(scope="module", autouse=True)
def small_cycles():
    """Set chunks of 2 games, one gate, and matches of 4 games."""
    with pytest.MonkeyPatch.context() as patch:
        for name, number in {"CHUNK": 2, "GATES": 1, "UCT_GAMES": 4, "GATE_GAMES": 4}.items():
            patch.setattr(f"burgundy_qt.ai.training.campaign.{name}", number)
        yield


@pytest.fixture(scope="module")
def on_threads(small_cycles, tmp_path_factory):
    """Return the network that threads train."""
    return trained(a_plan(tmp_path_factory.mktemp("here")))


@contextmanager
def a_cluster():
    """Start worker processes of one thread each; log messages about dead workers are no failure."""
    logging.disable(logging.ERROR)
    try:
        with a_local_cluster() as cluster:
            yield cluster
    finally:
        logging.disable(logging.NOTSET)


def a_plan(folder, games=64, address=None, chunks=4):
    return Plan(TABLE, games, folder, 2, seed=3, rival=2, game=GAME, chunks=chunks, address=address)


def trained(plan, tell=lambda line: None):
    """Return the weights after a campaign, which must have changed."""
    campaign = Campaign.resumed(plan, tell)
    campaign.run()
    assert campaign.learner.steps > 0 and campaign.games >= plan.games
    return campaign.network.numbers()


@on_a_cluster
def test_workers_train_the_same_network_as_threads_even_if_some_die_or_join(tmp_path, on_threads):
    with a_cluster() as cluster:
        told = []

        def meddle(line):
            """Kill a worker during the third cycle, and add one after the fourth."""
            told.append(line)
            if len(told) == 2:
                victim = next(iter(cluster.workers.values())).process.pid
                threading.Timer(0.02, os.kill, (victim, signal.SIGKILL)).start()
            if len(told) == 4:
                cluster.scale(3)

        there = trained(a_plan(tmp_path / "there", address=cluster.scheduler_address), meddle)
    assert len(told) == 8
    assert there == on_threads


LEARNS = """
import sys
from pathlib import Path
from burgundy_qt.ai.training import campaign
campaign.GATES, campaign.CHUNK, campaign.UCT_GAMES, campaign.GATE_GAMES = 1, 2, 4, 4
plan = campaign.Plan(2, int(sys.argv[3]), Path(sys.argv[1]), 2, seed=3, rival=2,
    game="burgundy-dice", chunks=4, address=sys.argv[2])
campaign.Campaign.resumed(plan, lambda line: print(line, flush=True)).run()
"""


@on_a_cluster
def test_a_killed_learner_continues_after_its_last_cycle(tmp_path):
    with a_cluster() as cluster:
        program = [sys.executable, "-c", LEARNS, str(tmp_path), cluster.scheduler_address]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with subprocess.Popen(
            [*program, "1000000"], stdout=subprocess.PIPE, env=environment
        ) as learner:
            lines = iter(learner.stdout.readline, b"")
            cycles = [next(lines) for _ in range(5)]
            time.sleep(0.01)
            learner.send_signal(signal.SIGKILL)
        games = read_head(tmp_path)["games"]
        assert games >= 8 * (len(cycles) - 1)
        again = Campaign.resumed(
            a_plan(tmp_path, games=games + 32, address=cluster.scheduler_address), print
        )
        assert again.games == games
        again.run()
        assert again.games == games + 32


def test_samples_survive_the_transport_and_other_data_is_refused(tmp_path):
    campaign = Campaign(a_plan(tmp_path), lambda line: None)
    player = campaign.school().player()
    player.play(campaign.chunk(0))
    packed = player.window.packed()
    there = window.SampleWindow(player.window.filled)
    unpack(pack_samples(player.window), there)
    assert there.filled == player.window.filled > 10 and there.packed() == packed
    for damaged in (packed[:-1], packed + b"?", b"\xff" * 60, packed + packed):
        with pytest.raises(ValueError, match=r"no sample|a sample with"):
            there.take(damaged)


def test_an_unreachable_cluster_is_named(tmp_path, capsys, monkeypatch):
    words = ["train", "--game", GAME, "--games", "8", "--resume", str(tmp_path), "--dask"]
    monkeypatch.setattr("burgundy_qt.ai.arena.matches.PATIENCE", 0.5)
    if importlib.util.find_spec("distributed") is not None:
        assert cli.main([*words, "tcp://127.0.0.1:9"]) == 1
        assert "no Dask scheduler answers at tcp://127.0.0.1:9" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main([*words, "tcp://127.0.0.1:8786"]) == 1
    assert 'pip install "burgundy-qt[cluster]"' in capsys.readouterr().err
    assert cli.main([*words[:-1], "--cycle", "7"]) == 1
    assert "--cycle is 7, but must be" in capsys.readouterr().err
    assert not (tmp_path / FILE).exists()
