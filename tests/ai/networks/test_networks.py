"""Tests of networks: their results, their files, and that the shipped ones fit."""

import json
import math

import pytest

from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.networks.installed_networks import (
    NetworkError,
    load_network,
    manifest_file,
    read_manifest,
    save_network,
    shipped_file,
)
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.turn_search.beam import Greedy
from tests.ai.small_networks import a_network, an_evaluator, positions


def layers_by_hand(network, rows):
    """Compute the layers the slow way, as the header of network.pxd promises them."""
    numbers = network.numbers()
    first, second, outputs = network.first, network.second, 2 * network.seats
    at = network.inputs * first
    hidden = [numbers[at + i] + sum(numbers[row * first + i] for row in rows) for i in range(first)]
    at += first
    bias = at + first * second
    next_ = [
        numbers[bias + j]
        + sum(max(0, hidden[i]) * numbers[at + i * second + j] for i in range(first))
        for j in range(second)
    ]
    at = bias + second
    bias = at + second * outputs
    out = [
        numbers[bias + k]
        + sum(max(0, next_[j]) * numbers[at + j * outputs + k] for j in range(second))
        for k in range(outputs)
    ]
    likely = [math.exp(logit) for logit in out[: network.seats]]
    return [share / sum(likely) for share in likely], out[network.seats :]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_value_is_the_result_of_the_layers(seats):
    features, network = BurgundyFeatures(seats), a_network(seats)
    evaluator = Evaluator(features, network)
    for position in positions(seats, 5, 5):
        for viewer in range(seats):
            shares, to_come = layers_by_hand(network, features.rows(position, viewer))
            win, points = evaluator.evaluation(position, viewer)
            scores = position.scores()
            for at in range(seats):
                seat = (viewer + at) % seats
                assert win[seat] == pytest.approx(shares[at], abs=1e-5)
                assert points[seat] == pytest.approx(scores[seat] + 40 * to_come[at], abs=1e-3)
            assert sum(win) == pytest.approx(1)


def test_adding_only_changed_rows_gives_the_same_values():
    for position in positions(2, 6, 40):
        evaluator = an_evaluator()
        greedy, seat = Greedy(evaluator, position), position.waiting_seats()[0]
        values = {action: value for value, action in greedy.worths(position, seat)}
        assert values[greedy.choose(position, seat)] == pytest.approx(
            max(values.values()), abs=1e-5
        )


def test_the_end_of_a_game_is_judged_exactly():
    position = next(positions(2, 7, 1))
    while not position.is_over():
        position.apply(position.legal()[0])
    win, points = an_evaluator().evaluation(position, 0)
    assert (win, points) == (position.utilities(), position.scores())


def test_a_network_is_saved_and_loaded(tmp_path):
    network, file = a_network(), tmp_path / "one.network"
    save_network(file, network, BurgundyFeatures(2), {"games": 7})
    again = load_network(file, BurgundyFeatures(2))
    assert max(abs(a - b) for a, b in zip(network.numbers(), again.numbers(), strict=True)) < 1e-3
    assert read_manifest(file)["games"] == 7


def test_a_network_that_does_not_fit_is_refused_with_the_reason(tmp_path):
    file = tmp_path / "one.network"
    with pytest.raises(NetworkError, match="is missing; reinstall"):
        load_network(file, BurgundyFeatures(2))
    save_network(file, a_network(), BurgundyFeatures(2), {})
    with pytest.raises(NetworkError, match="made for seats 2, but this program needs 3"):
        load_network(file, BurgundyFeatures(3))
    whole = file.read_bytes()
    file.write_bytes(whole[:-1] + b"?")
    with pytest.raises(NetworkError, match="is damaged"):
        load_network(file, BurgundyFeatures(2))
    file.write_bytes(whole)
    manifest = json.loads(manifest_file(file).read_text())
    for key in ("features", "rules", "inputs"):
        manifest_file(file).write_text(json.dumps(manifest | {key: 999}))
        with pytest.raises(NetworkError, match=f"made for {key} 999"):
            load_network(file, BurgundyFeatures(2))
    for width in (0, 4097, 2147483647, True, "16", None):
        manifest_file(file).write_text(json.dumps(manifest | {"first": width}))
        with pytest.raises(NetworkError, match="a layer has 1 to 4096"):
            load_network(file, BurgundyFeatures(2))
    manifest_file(file).write_text(json.dumps(manifest | {"first": manifest["first"] * 2}))
    with pytest.raises(NetworkError, match="its size does not match"):
        load_network(file, BurgundyFeatures(2))
    manifest_file(file).write_text("[]")
    with pytest.raises(NetworkError, match="does not contain a manifest"):
        load_network(file, BurgundyFeatures(2))


def test_a_blurred_network_depends_on_its_key_and_errs_within_its_limit():
    network = a_network()
    numbers, first = network.numbers(), network.inputs * network.first
    usual = math.sqrt(sum(one * one for one in numbers[:first]) / first)
    blurred = network.blurred(0.5, 7).numbers()
    assert blurred == network.blurred(0.5, 7).numbers() != network.blurred(0.5, 8).numbers()
    assert blurred[first:] == numbers[first:] == network.numbers()[first:]
    off = [abs(one - other) for one, other in zip(blurred[:first], numbers[:first], strict=True)]
    assert 0.45 * usual < max(off) <= 0.5 * usual * 1.001
    assert network.blurred(0.0, 7).numbers() == numbers


def test_a_judge_refuses_a_network_of_another_shape():
    with pytest.raises(ValueError, match="does not fit features"):
        Evaluator(BurgundyFeatures(3), a_network(2))
    with pytest.raises(ValueError, match="do not fill a network"):
        a_network(2).take([0.0])
    with pytest.raises(ValueError, match="different shapes"):
        a_network(2).copy_from(Network(2, 10, 4, 4))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_shipped_network_fits_the_rules_and_the_features(seats):
    file = shipped_file("burgundy", seats)
    evaluator = Evaluator(BurgundyFeatures(seats), load_network(file, BurgundyFeatures(seats)))
    assert file.stat().st_size < 600_000
    for position in positions(seats, 8, 20):
        win, points = evaluator.evaluation(position, 0)
        assert sum(win) == pytest.approx(1) and all(0 < total < 500 for total in points)
