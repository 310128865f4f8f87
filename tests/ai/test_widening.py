"""What was learnt before the features told more is kept."""

import pytest

from burgundy_qt.ai.features import burgundy_rows
from burgundy_qt.ai.training.campaign import Campaign, Plan
from burgundy_qt.ai.training.checkpoint import Checkpoint
from burgundy_qt.ai.training.widening import TABLE_ROWS
from burgundy_qt.ai.values.network_files import new_network


def an_old_checkpoint(seats, version=2):
    """One of a network with fewer rows, each of its numbers another."""
    network = new_network(seats)
    missing = (burgundy_rows.TABLE_ROWS - TABLE_ROWS[version]) * network.first
    numbers = [(at % 997) / 997 for at in range(network.size - missing)]
    told = {"seats": seats, "features": version, "games": 64, "cycles": 1, "steps": 3, "seconds": 1.0, "curve": []}
    return Checkpoint(told, numbers, numbers, numbers)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_checkpoint_of_earlier_features_is_gone_on_from(tmp_path, seats):
    old = an_old_checkpoint(seats)
    old.save(tmp_path)
    campaign = Campaign.resumed(Plan(seats, 64, tmp_path), print)
    numbers, first = campaign.network.numbers(), campaign.network.first
    known = (seats * burgundy_rows.SEAT_ROWS + TABLE_ROWS[2]) * first
    added = len(numbers) - len(old.weights)
    assert numbers[:known] + numbers[known + added :] == pytest.approx(old.weights)
    assert set(numbers[known : known + added]) == {0.0}


def test_a_widened_campaign_is_saved_with_the_features_of_today(tmp_path):
    an_old_checkpoint(2).save(tmp_path)
    Campaign.resumed(Plan(2, 64, tmp_path), print).save()
    assert Checkpoint.load(tmp_path).told["features"] == burgundy_rows.VERSION
