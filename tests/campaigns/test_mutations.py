"""A slice of the campaigns of mutated saves and lines."""

from tests.campaigns import mutated_lines, mutated_saves
from tests.campaigns.campaign import added_up


def test_mutated_saves_are_refused_by_name_or_can_be_played():
    figures = mutated_saves.run(150, first=1_000_000)
    assert (figures["saves"], figures["faults"], figures["over 1 s of CPU"]) == (150, 0, 0)
    assert figures["opened"] and figures["refused by SaveDamaged"]


def test_mutated_lines_are_answered_or_refused_by_a_code():
    figures = mutated_lines.run(600, first=1_000_000)
    assert (figures["lines"], figures["faults"], figures["over 1 s of CPU"]) == (600, 0, 0)
    assert figures["answered"] and figures["refused by bad-argument"]


def test_of_what_took_longest_the_longest_counts():
    assert added_up([{"runs": 1, "longest": 7}, {"runs": 2, "longest": 5}]) == {"runs": 3, "longest": 7}
