"""A slice of the campaign of kills."""

from tests.campaigns.kill import run


def test_no_kill_loses_what_was_told_as_done():
    figures = run(6)
    assert figures["actions"] > 0 and figures["kills"] == 6
    assert (figures["lost"], figures["broken"], figures["refused"]) == (0, 0, 0)
