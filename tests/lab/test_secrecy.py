"""Tests of a slice of the campaign that looks for leaks, and of leaks that it must find."""

from unittest.mock import patch

from burgundy_qt.rules.tuscany import codec
from lab import secrecy


def test_a_slice_of_positions_of_tuscany_leaks_nothing(qapp):
    found = secrecy.run(20)
    assert found == {"positions": 20, "views": found["views"], "leaks": 0} and found["views"] > 40


def test_a_hand_in_the_state_of_another_is_found(qapp):
    tell = codec.seat_object

    def leaky(raw, number, shows_hand, is_own):
        return tell(raw, number, True, is_own)

    with patch.object(codec, "seat_object", leaky):
        found = secrecy.run(10)
    assert found["leaks"] and any(name.startswith("leak: view") for name in found)
