"""Tests of a slice of the campaigns of mutated saves and other files, hostile names and mutated
lines."""

import subprocess
import sys

import pytest

from lab import data_folder, hostile_names, mutated_lines, mutated_saves
from lab.campaign import added_up
from lab.report import ROOT
from lab.survivals import MUST_BE_ZERO


def test_mutated_saves_are_refused_with_their_name_or_can_be_played():
    figures = mutated_saves.run(150, first=1_000_000)
    assert (figures["saves"], *(figures[name] for name in MUST_BE_ZERO)) == (150, 0, 0, 0)
    assert figures["opened"] and figures["refused by SaveDamaged"]


def test_changed_files_of_the_data_folder_are_refused_in_one_way_or_written_back_equal(qapp):
    figures = data_folder.run(540, first=1_000_000)
    assert (figures["files"], *(figures[name] for name in MUST_BE_ZERO)) == (540, 0, 0, 0)
    assert figures[data_folder.READ] and figures[data_folder.ASIDE] and figures[data_folder.REFUSED]
    assert {figures[kind] for kind in data_folder.KINDS} == {30}


def test_hostile_names_are_cleaned_or_refused_with_their_name():
    figures = hostile_names.run(80, first=1_000_000)
    assert (figures["saves"], *(figures[name] for name in MUST_BE_ZERO)) == (80, 0, 0, 0)
    assert figures["opened, a name mended"] and figures["refused by SaveDamaged"]


HOLDING_MUCH = """
from lab.survivals import MOST, Survivals
survivals = Survivals("saves", ())
with survivals.one(0):
    b"x" * (MOST + 1_000_000)
with survivals.one(1):
    pass
print(survivals.figures["over 300 MB"], survivals.figures["most MB at once"] >= 300)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux reports the peak of memory")
def test_a_short_peak_of_memory_is_counted():
    """A separate process measures it: one already filled by other tests gives memory back at any
    time."""
    command = [sys.executable, "-c", HOLDING_MUCH]
    counted = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert counted.stdout.split() == ["1", "True"]


def test_mutated_lines_are_answered_or_refused_with_a_code():
    figures = mutated_lines.run(600, first=1_000_000)
    assert (figures["lines"], *(figures[name] for name in MUST_BE_ZERO)) == (600, 0, 0, 0)
    assert figures["answered"] and figures["refused by bad-argument"]


def test_of_longest_and_most_the_largest_figure_counts():
    shares = [{"runs": 1, "longest": 7, "most": 1}, {"runs": 2, "longest": 5, "most": 2}]
    assert added_up(shares) == {"runs": 3, "longest": 7, "most": 2}
