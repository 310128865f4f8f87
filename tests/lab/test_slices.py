"""Tests of slices of the long campaigns, and of how campaigns are carried out."""

import shutil
import sys
from functools import partial

import pytest

from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.bench.measurement import Measured
from burgundy_qt.rules import registry
from lab import __main__ as command
from lab import bench, campaign, plain_vs_compiled, puzzles_again
from lab.__main__ import CAMPAIGNS
from lab.bench import WITH_MODULES
from lab.builds import another_build, sanitized_build, stories, why_not_sanitized
from lab.campaign import Campaign
from lab.report import duration
from lab.squares import interrupted, squares
from lab.stories import REQUESTS

compiled = pytest.mark.skipif(
    not is_compiled(), reason="nothing is compiled here, because there is no compiler"
)
games = pytest.mark.parametrize("game", [game for game in REQUESTS if game in registry.GAMES])


@pytest.fixture(scope="module")
def second_build():
    """Return a build with sanitizers if the compiler has them: other tests need it too."""
    pytest.importorskip("Cython", reason="Cython is not installed here")
    if why_not_sanitized():
        with another_build() as folder:
            yield folder
    else:
        yield sanitized_build()


@compiled
@games
def test_games_are_bit_identical_compiled_uncompiled_and_on_another_build(second_build, game):
    figures = plain_vs_compiled.compare(first=0, count=8, second=second_build, game=game)
    assert figures == {"seeds": 8, "different uncompiled": 0, "different on a second build": 0}


@games
def test_stories_of_other_seeds_differ(game):
    told = stories(first=0, count=16, game=game)
    assert len({story.split(maxsplit=1)[1] for story in told}) == 16


def test_a_build_that_stops_early_is_reported_with_its_seed(tmp_path):
    (tmp_path / "burgundy_qt").mkdir()
    (tmp_path / "burgundy_qt/__init__.py").write_text("raise RuntimeError('this build is broken')")
    with pytest.raises(AssertionError, match="this build is broken"):
        stories(first=3, count=1, build=tmp_path)


def a_campaign(run, **changes):
    return Campaign("Squares", "runs", run, count=100, share_size=30, **changes)


def test_shares_together_are_all_runs_and_each_once(tmp_path):
    told = []
    figures = a_campaign(squares).carry_out(
        100, tmp_path / "diary", lambda done, of: told.append((done, of))
    )
    assert (figures["runs"], figures["sum"]) == (100, sum(range(100)))
    assert told[0] == (0, 100) and told[-1] == (100, 100)


def test_an_interrupted_campaign_continues(tmp_path):
    diary, told = tmp_path / "diary", []
    with pytest.raises(KeyError):
        a_campaign(interrupted, workers=1).carry_out(100, diary, lambda *_: None)
    with diary.open("a") as file:
        file.write('{"first": 30, "cou')
    figures = a_campaign(squares).carry_out(100, diary, lambda done, of: told.append(done))
    assert told[0] == 30
    assert (figures["runs"], figures["sum"]) == (100, sum(range(100)))


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_the_page_of_shares_done_elsewhere_is_written_from_their_diary(monkeypatch, tmp_path):
    diary, pages = tmp_path / "diary", []
    figures = a_campaign(squares).carry_out(100, diary, lambda *_: None)
    figures.pop(campaign.CPU_SECONDS)
    monkeypatch.setitem(CAMPAIGNS, "squares", a_campaign(never))
    monkeypatch.setattr(command, "write_report", lambda *page: pages.append(page))
    monkeypatch.setattr(sys, "argv", ["campaign", "squares", "--diary", str(diary), "--jobs", "1"])
    assert command.main() == 0 and diary.is_file()
    assert pages[0][3] == command.page_lines(figures, [])


def never(count, first):
    raise AssertionError("everything is done")


def test_a_figure_that_should_be_zero_is_named():
    found = a_campaign(squares, must_be_zero=("odd", "sum")).faults({"runs": 1, "sum": 5, "odd": 0})
    assert found == ["sum"]


def test_every_campaign_has_whole_shares():
    for each in CAMPAIGNS.values():
        assert sum(count for _, count in campaign.shares(each.count, each.share_size)) == each.count


def test_durations_are_shown_in_minutes_and_seconds():
    assert [duration(seconds) for seconds in (0.4, 59, 60, 3725)] == [
        "0 s",
        "59 s",
        "1 min 0 s",
        "62 min 5 s",
    ]


def test_a_game_is_measured_for_each_number_of_seats_and_beside_it_burgundy(monkeypatch):
    monkeypatch.setattr(bench.rules_bench, "RUNS", 1)
    monkeypatch.setattr(
        bench.rules_bench, "rules_figures", partial(bench.rules_bench.rules_figures, 20)
    )
    monkeypatch.setattr(bench.rules_bench, "two_thread_ratio", lambda *_, **measured: 1.0)
    *_, game = registry.GAMES
    figures = bench.run_rules_of(count=1, game=game)
    measured = {name for name in figures if name.endswith("ns_per_action")}
    names = [game, *(f"{game} with {', '.join(all_)}" for all_ in [WITH_MODULES.get(game)] if all_)]
    assert measured == {
        "burgundy, rules, seats 2: ns_per_action",
        *(
            f"{name}, rules, seats {n}: ns_per_action"
            for name in names
            for n in Measured(game).box.seats
        ),
    }


@compiled
def test_puzzles_of_every_game_are_verified_again():
    games = [puzzle.game for puzzle in puzzles_again.puzzles()]
    for game in sorted(set(games)):
        figures = puzzles_again.run(1, games.index(game), rivals=2, games=60)
        assert figures["puzzles"] == 1 and figures["not the best"] == 0, figures
