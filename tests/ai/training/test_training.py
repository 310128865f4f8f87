"""Tests of training: learning from samples, self-play, and checkpoints that survive a kill."""

import json
import os
import shutil
import struct
import subprocess
import sys
import time
import tracemalloc
import zlib

import pytest

from burgundy_qt.ai.games.burgundy.burgundy_bots import grown_for
from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.networks.installed_networks import (
    load_network,
    new_network,
    read_manifest,
    shipped_file,
)
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.training.checkpoint import FILE, Checkpoint, CheckpointError, read_head
from burgundy_qt.ai.training.learner import Learner, SampleWindow
from burgundy_qt.ai.training.self_play import SelfPlay, turned
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from tests.ai.small_networks import (
    CHECKPOINTS,
    a_network,
    an_evaluator,
    are_alike,
    positions,
    random_start,
)


def self_play(seats=2, games=4, key=1):
    starts = [random_start(seats, seed) for seed in range(games)]
    player = SelfPlay(an_evaluator(seats), an_evaluator(seats, 2), starts[0], 1200 * games)
    player.play(starts, key)
    return player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_boundary_and_decision_of_a_game_gives_samples(seats):
    player = self_play(seats, games=1)
    assert 25 * seats + 25 * 2 * seats < player.window.filled < 25 * seats + player.decisions


def with_horizon_steps(horizon_steps):
    """Return an evaluator for two seats whose features state another length of the game."""
    features = BurgundyFeatures(2)
    Features.__init__(
        features,
        "burgundy",
        BurgundyPosition,
        2,
        features.for_points,
        horizon_steps,
        features.version,
        features.blocks,
    )
    return Evaluator(features, a_network())


def test_a_game_too_long_for_samples_is_refused_before_it_is_played():
    start = random_start(2, 1)
    SelfPlay(with_horizon_steps(127), an_evaluator(), start, 100)
    with pytest.raises(
        ValueError, match=r"up to 128 horizon steps, but there is room for 6 and 127: .*samples.pxd"
    ):
        SelfPlay(with_horizon_steps(128), an_evaluator(), start, 100)


def test_a_game_longer_than_its_features_say_gives_no_samples():
    start = random_start(2, 1)
    SelfPlay(with_horizon_steps(25), an_evaluator(), start, 400).play([start], 1)
    with pytest.raises(ValueError, match="more than the 24 horizon steps"):
        SelfPlay(with_horizon_steps(24), an_evaluator(), start, 400).play([start], 1)


def test_learning_reduces_the_losses():
    player, network = self_play(), a_network(first=32, second=16)
    learner = Learner(network)
    losses = []
    for step in range(10):
        learner.learn(player.window, 30, 64, 3e-3, step)
        losses.append((learner.win_loss, learner.points_loss))
    assert losses[-1][0] < losses[0][0] - 0.02
    assert losses[-1][1] < losses[0][1] / 3


def test_a_slope_is_the_change_of_the_loss():
    """With one sample and tiny steps the loss falls as much as the slopes promise only if every one
    of them is right."""
    player, network = self_play(games=1), a_network()
    window = SampleWindow(1)
    window.absorb(player.window)
    learner = Learner(network)
    learner.learn(window, 1, 1, 0.0, 1)
    means, _ = learner.memory()
    slopes = [10 * mean for mean in means]
    before = network.numbers()

    def loss():
        learner.learn(window, 1, 1, 0.0, 1)
        return learner.win_loss + learner.points_loss / 2

    start = loss()
    touched = sorted((abs(slope), at) for at, slope in enumerate(slopes) if slope)
    checked = [at for _, at in touched[:: max(1, len(touched) // 40)]][-30:]
    for at in checked:
        numbers = before[:]
        numbers[at] += 0.01
        network.take(numbers)
        assert loss() - start == pytest.approx(
            0.01 * slopes[at], abs=2e-4 + 0.1 * abs(0.01 * slopes[at])
        )
    network.take(before)


def test_a_window_keeps_the_newest_samples():
    player, window = self_play(games=1), SampleWindow(100)
    window.absorb(player.window)
    assert window.filled == window.room == 100
    window.empty()
    assert window.filled == 0


def test_older_networks_take_turns_at_the_seats():
    assert [turned(0b001, game, 3) for game in range(4)] == [0b001, 0b010, 0b100, 0b001]
    assert turned(0, 5, 2) == 0


def plan(folder, games=128, threads=1, seats=2):
    return Plan(seats, games, folder, threads, seed=3, rival=2)


@pytest.fixture
def small_cycles(monkeypatch):
    """Set cycles of 16 games, two gates, and matches of 4 games."""
    for name, number in {"CHUNK": 2, "GATES": 2, "UCT_GAMES": 4, "GATE_GAMES": 4}.items():
        monkeypatch.setattr(f"burgundy_qt.ai.training.campaign.{name}", number)


def test_the_same_seed_trains_the_same_on_any_number_of_threads(tmp_path, small_cycles):
    networks = []
    for threads in (1, 3):
        asked = plan(tmp_path / str(threads), games=64, threads=threads)
        campaign = Campaign(asked, lambda line: None)
        campaign.run()
        networks.append(campaign.network.numbers())
        assert campaign.learner.steps > 0
    assert networks[0] == networks[1]


def test_a_saved_campaign_continues(tmp_path, small_cycles):
    lines = []
    first = Campaign(plan(tmp_path, games=16), lines.append)
    first.run()
    again = Campaign.resumed(plan(tmp_path, games=32), lines.append)
    assert (again.games, again.learner.steps) == (16, first.learner.steps)
    assert again.network.numbers() == first.network.numbers()
    for kept, known in zip(again.learner.memory(), first.learner.memory(), strict=True):
        assert are_alike(kept, known, rel=2e-3, abs=1e-6)
    assert len(again.older) == 1
    again.run()
    assert again.games == 32
    assert not any("loss 0.000" in line for line in lines), "training needs a full window"
    assert "32 games" in lines[-1] and "min left" in lines[-1] and "uct:2" in lines[-1]
    assert {file.name for file in tmp_path.iterdir()} >= {
        "curve.svg",
        "burgundy-2.network",
        "burgundy-2.json",
        FILE,
    }


TRAINS = """
import sys
from pathlib import Path
from burgundy_qt.ai.training import campaign
campaign.SAVE_SECONDS, campaign.GATES, campaign.CHUNK = 0, 1, 1
plan = campaign.Plan(2, 10**6, Path(sys.argv[1]), 2)
campaign.Campaign.resumed(plan, lambda line: print(line, flush=True)).run()
"""


def test_a_killed_campaign_continues(tmp_path):
    games = []
    for _ in range(2):
        with subprocess.Popen(
            [sys.executable, "-c", TRAINS, str(tmp_path)],
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        ) as training:
            lines = iter(training.stdout.readline, b"")
            [next(lines) for _ in range(4)]
            time.sleep(0.05)
            training.kill()
        games.append(read_head(tmp_path)["games"])
    assert 0 < games[0] < games[1]


def test_an_unusable_checkpoint_is_refused_with_the_reason(tmp_path):
    with pytest.raises(CheckpointError, match="cannot be read"):
        read_head(tmp_path)
    campaign = Campaign(plan(tmp_path), lambda line: None)
    campaign.checkpoint().save(tmp_path)
    with pytest.raises(CheckpointError, match="choose another folder"):
        Campaign.resumed(plan(tmp_path, seats=3), lambda line: None)
    earlier = Checkpoint.load(tmp_path, campaign.network.size)
    earlier.data["features"] -= 1
    earlier.save(tmp_path)
    with pytest.raises(CheckpointError, match="choose another folder"):
        Campaign.resumed(plan(tmp_path), lambda line: None)
    campaign.checkpoint().save(tmp_path)
    (tmp_path / FILE).write_bytes((tmp_path / FILE).read_bytes()[:-1])
    with pytest.raises(CheckpointError, match="is damaged"):
        Campaign.resumed(plan(tmp_path), lambda line: None)
    (tmp_path / "older").mkdir()
    (tmp_path / "older" / "8.network").touch()
    campaign.checkpoint().save(tmp_path)
    with pytest.raises(CheckpointError, match=r"cannot continue: .*8\.json is missing"):
        Campaign.resumed(plan(tmp_path), lambda line: None)


NO_HEADS = {
    "no object": lambda head: [head],
    "nothing": lambda _head: {},
    "no curve": lambda head: {key: head[key] for key in head if key != "curve"},
    "a curve of numbers": lambda head: head.update(curve=[1]),
    "a curve without points": lambda head: head.update(curve=[{"games": 1, "uct": 0.5}]),
    "a curve as text": lambda head: head.update(curve="up"),
    "a shape of one": lambda head: head.update(shape=[128]),
    "a shape in words": lambda head: head.update(shape="wide"),
    "a shape of nothing": lambda head: head.update(shape=[0, 0]),
    "a shape below 0": lambda head: head.update(shape=[-128, 32]),
    "a shape without end": lambda head: head.update(shape=[1 << 20, 1 << 20]),
    "a shape of halves": lambda head: head.update(shape=[1.5, 2.5]),
    "numbers below 0": lambda head: head.update(numbers=-1),
    "numbers of infinity": lambda head: head.update(numbers=float("inf")),
    "numbers of true": lambda head: head.update(numbers=True),
    "games in words": lambda head: head.update(games="many"),
    "games below 0": lambda head: head.update(games=-1),
    "steps past 32 bits": lambda head: head.update(steps=2**40),
    "steps of none": lambda head: head.update(steps=None),
    "seconds of not a number": lambda head: head.update(seconds=float("nan")),
    "a rate of 0": lambda head: head.update(rate=0),
    "a rate in words": lambda head: head.update(rate="fast"),
    "packed in words": lambda head: head.update(packed="no"),
}


def saved_with(folder, change):
    """Write a whole checkpoint whose head was changed."""
    Campaign(plan(folder), lambda line: None, (16, 8)).checkpoint().save(folder)
    line, _, body = (folder / FILE).read_bytes().partition(b"\n")
    head = json.loads(line)
    changed = change(head)
    told = head if changed is None else changed
    (folder / FILE).write_bytes(json.dumps(told).encode() + b"\n" + body)


@pytest.mark.parametrize("change", NO_HEADS.values(), ids=NO_HEADS.keys())
def test_a_checkpoint_with_an_impossible_head_is_refused(tmp_path, change):
    saved_with(tmp_path, change)
    with pytest.raises(CheckpointError, match="is not a checkpoint; start a new campaign"):
        Campaign.resumed(plan(tmp_path), lambda line: None)


def test_a_head_that_is_nested_too_deeply_or_too_long_is_refused(tmp_path):
    for head in (b"[" * 100_000, b'{"numbers":' * 90_000, b" " * (1 << 21), b"\xff", b""):
        (tmp_path / FILE).write_bytes(head + b"\n")
        with pytest.raises(CheckpointError, match="is not a checkpoint"):
            read_head(tmp_path)


def test_a_checkpoint_decompresses_to_no_more_than_its_network_has(tmp_path):
    """In a compressed file a thousand zero bytes take one byte."""
    saved_with(tmp_path, lambda head: None)
    size = Campaign(plan(tmp_path), lambda line: None, (16, 8)).network.size
    head = (tmp_path / FILE).read_bytes().partition(b"\n")[0]
    (tmp_path / FILE).write_bytes(head + b"\n" + zlib.compress(bytes(200_000_000), 1))
    tracemalloc.start()
    try:
        with pytest.raises(CheckpointError, match=f"more than {8 * size} bytes"):
            Campaign.resumed(plan(tmp_path), lambda line: None)
        assert tracemalloc.get_traced_memory()[1] < 100 * size
    finally:
        tracemalloc.stop()


def test_a_checkpoint_of_another_size_than_its_shape_is_refused(tmp_path):
    saved_with(tmp_path, lambda head: head.update(shape=[16, 9]))
    with pytest.raises(CheckpointError, match="but its network has"):
        Campaign.resumed(plan(tmp_path), lambda line: None)


def test_a_checkpoint_with_a_weight_that_is_no_number_is_refused(tmp_path):
    campaign = Campaign(plan(tmp_path), lambda line: None)
    campaign.network.take([float("nan")] * campaign.network.size)
    campaign.checkpoint().save(tmp_path)
    with pytest.raises(CheckpointError, match="a weight is not a number"):
        Campaign.resumed(plan(tmp_path), lambda line: None)


def test_a_checkpoint_with_a_weight_too_large_for_a_network_file_is_refused(tmp_path):
    campaign = Campaign(plan(tmp_path), lambda line: None)
    campaign.network.take([65_505.0] * campaign.network.size)
    campaign.checkpoint().save(tmp_path)
    with pytest.raises(CheckpointError, match="larger than a network's file can hold"):
        Campaign.resumed(plan(tmp_path), lambda line: None)


def test_an_old_uncompressed_checkpoint_is_read_and_gets_smaller(tmp_path):
    number = 3000
    weights = [number / 7 for number in range(number)]
    told = {"numbers": number, "games": 8, "cycles": 1, "steps": 0, "seconds": 0.1, "curve": []}
    flat = struct.pack(f"<{number}f", *weights) + bytes(4 * number)
    (tmp_path / FILE).write_bytes(json.dumps(told).encode() + b"\n" + flat)
    earlier = Checkpoint.load(tmp_path, number)
    earlier.save(tmp_path)
    again = Checkpoint.load(tmp_path, number)
    assert again.weights == earlier.weights and not any((*again.means, *again.squares))
    assert (tmp_path / FILE).stat().st_size < len(flat)


def test_a_campaign_continues_with_a_network_of_the_same_shape(tmp_path):
    Campaign(plan(tmp_path), lambda line: None, (16, 8)).checkpoint().save(tmp_path)
    campaign = Campaign.resumed(plan(tmp_path), lambda line: None)
    assert (campaign.network.first, campaign.network.second) == (16, 8)
    assert campaign.playing.size == campaign.frozen().size == campaign.network.size


def test_a_campaign_with_a_larger_network_continues_at_its_learning_rate(tmp_path):
    grown_plan = Plan(3, 128, tmp_path, threads=1, parent=2)
    campaign = Campaign.resumed(grown_plan, lambda line: None)
    assert campaign.rate() < Campaign(plan(tmp_path, seats=3), lambda line: None).rate()
    campaign.checkpoint().save(tmp_path)
    assert Campaign.resumed(plan(tmp_path, seats=3), lambda line: None).rate() == campaign.rate()


@pytest.mark.parametrize("seats", [3, 4])
def test_a_network_for_more_seats_grows_from_one_for_fewer(seats):
    parent = new_network("burgundy", 2, key=5)
    for position in positions(2, 1, 5):
        raw = position.raw()
        win, points = Evaluator(BurgundyFeatures(2), parent).evaluation(position, 0)
        raw["players"], raw["seats"] = seats, [raw["seats"][0], *[raw["seats"][1]] * (seats - 1)]
        raw["order"], raw["round_order"] = list(range(seats)), list(range(seats))
        child = grown_for(parent, seats)
        wins, totals = Evaluator(BurgundyFeatures(seats), child).evaluation(
            BurgundyPosition.from_raw(raw), 0
        )
        assert (child.first < parent.first) == (seats == 4) and wins[1] == pytest.approx(wins[2])
        assert totals[0] == pytest.approx(points[0], abs=60) and wins[0] < win[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shipped_networks_can_be_trained_further(seats, tmp_path):
    folder, shipped = tmp_path / "copy", shipped_file("burgundy", seats)
    shutil.copytree(CHECKPOINTS / str(seats), folder)
    campaign = Campaign.resumed(Plan(seats, 10**6, folder), lambda line: None)
    assert campaign.games == read_manifest(shipped)["games"]
    weights = load_network(shipped, BurgundyFeatures(seats)).numbers()
    assert are_alike(campaign.network.numbers(), weights, rel=1e-3, abs=1e-4)
    assert sum(file.stat().st_size for file in (*folder.iterdir(), shipped)) < 3_000_000
