"""Tests of tournaments in a session: results as in the arena, saved, paused and resumed."""

import json
import os
import time

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

from burgundy_qt.ai.arena.external_engine import words_of
from burgundy_qt.cli import main
from burgundy_qt.rules.game import Game
from burgundy_qt.session.saves.game_notation import read_games
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.tournaments.tournament_plan import (
    ENDED,
    PAIRS,
    PAUSED,
    PLAN,
    RUNNING,
    command_of,
    plan_from,
    written_plan,
)
from burgundy_qt.session.tournaments.tournament_service import Tournaments
from tests.session.tournaments.a_plan import BY_COMMAND, LEVELS, a_plan

SECONDS = 180
A_MOMENT = 0.001  # seconds in which the tournament runs without an interruption


class Table:
    """Tournaments in a folder, with their signals."""

    def __init__(self, folder):
        self.tournaments = Tournaments(folder)
        self.problems, self.exported = [], []
        self.tournaments.failed.connect(self.problems.append)
        self.tournaments.exported.connect(self.exported.append)

    def wait_until(self, happened):
        deadline = QDeadlineTimer(SECONDS * 1000)
        while not happened():
            assert not deadline.hasExpired(), (self.problems, self.tournaments.standings)
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(A_MOMENT)

    def play(self, plan):
        self.tournaments.begin(plan)
        self.wait_until(lambda: self.state(plan) != RUNNING)
        return self.tournaments.standing(plan.id)

    def state(self, plan):
        return self.tournaments.standing(plan.id).state


@pytest.fixture
def table(qapp, tmp_path):
    made = Table(tmp_path / "tournaments")
    yield made
    made.tournaments.close()


@pytest.fixture
def another(qapp, tmp_path):
    """Return a function that opens the same folder again, as after a restart of the program."""
    made = []

    def open_it():
        made.append(Table(tmp_path / "tournaments"))
        made[-1].tournaments.look()
        made[-1].wait_until(lambda: made[-1].tournaments.standings or made[-1].problems)
        return made[-1]

    yield open_it
    for one in made:
        one.tournaments.close()


def by_command(plan, capsys):
    """Run the command of a plan, and return each pair's share of wins."""
    words = words_of(command_of(plan))
    assert words[:2] == ["burgundy" if os.name == "nt" else "./burgundy", "arena"]
    assert main(["arena", *words[2:], "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return {(line["a"], line["b"]): line["score_a"] for line in lines if "score_a" in line}


def of_session(standing):
    return {names: [*match.interval] for names, match in standing.matches.items()}


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
def test_command_of_a_plan_gives_the_same_results_in_every_game(table, capsys, game):
    edition = {"burgundy": "2011", "burgundy-dice": "2017", "tuscany": "2020"}.get(game, "2010")
    plan = a_plan(game=game, edition=edition, players=(LEVELS[0], BY_COMMAND), pairs=1)
    standing = table.play(plan)
    assert (standing.state, standing.done, standing.problem) == (ENDED, 1, None)
    told = by_command(plan, capsys)
    assert of_session(standing) == {
        names: pytest.approx(score, abs=1e-4) for names, score in told.items()
    }


def test_in_a_gauntlet_the_first_plays_against_each_other_player_also_by_command(table, capsys):
    plan = a_plan(players=(*LEVELS, BY_COMMAND), is_gauntlet=True, pairs=1)
    standing = table.play(plan)
    assert [*standing.matches] == [("page", "squire"), ("page", BY_COMMAND.text)]
    assert by_command(plan, capsys).keys() == standing.matches.keys()


def test_paused_tournament_resumes_with_the_same_results(table, another):
    plan, whole = a_plan(pairs=6), a_plan(pairs=6)
    table.tournaments.begin(plan)
    table.wait_until(lambda: table.tournaments.standing(plan.id).done)
    table.tournaments.pause(plan.id)
    table.wait_until(lambda: table.state(plan) != RUNNING)
    table.tournaments.close()
    later = another()
    assert later.tournaments.standing(plan.id).done >= 1
    later.tournaments.resume(plan.id)
    later.wait_until(lambda: later.state(plan) == ENDED)
    assert of_session(later.tournaments.standing(plan.id)) == of_session(later.play(whole))


def test_after_a_kill_of_the_program_its_tournament_is_paused(table, another, tmp_path):
    plan = a_plan(pairs=3)
    standing = table.play(plan)
    diary = tmp_path / "tournaments" / plan.id / PAIRS
    lines = diary.read_bytes().splitlines(keepends=True)
    diary.write_bytes(b"".join(lines[:2]) + lines[2][:30])
    later = another()
    found = later.tournaments.standing(plan.id)
    assert (found.state, found.done, found.whole) == (PAUSED, 1, 3)
    later.tournaments.resume(plan.id)
    later.wait_until(lambda: later.state(plan) == ENDED)
    assert of_session(later.tournaments.standing(plan.id)) == of_session(standing)


@pytest.mark.parametrize(("keep", "kept"), [(None, 4), (3, 3), (0, 0)])
def test_games_are_kept_as_saves_that_can_be_replayed(table, keep, kept):
    plan = a_plan(keep=keep)
    table.play(plan)
    paths = table.tournaments.games_of(plan.id, ("squire", "page"))
    assert len(paths) == kept
    for path in paths:
        save = read_save(path)
        assert save.finished and save.casual
        assert {seat.name for seat in save.seats} == {"Page", "Squire"}
        assert Game.from_record(save.record).is_over


def test_missing_engine_pauses_the_tournament_with_its_error(table):
    gone = type(BY_COMMAND)("engine:/no/such/engine", "Gone", "engine")
    standing = table.play(a_plan(players=(*LEVELS, gone), pairs=1))
    assert standing.state == PAUSED and "/no/such/engine" in standing.problem.what
    assert standing.done == 1 and table.problems == [standing.problem]


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"id":"x"}', b"\xff\xfe"])
def test_damaged_plan_is_set_aside_and_reported(table, another, tmp_path, damage):
    plan = a_plan(pairs=1)
    table.play(plan)
    (tmp_path / "tournaments" / plan.id / PLAN).write_bytes(damage)
    later = another()
    assert later.tournaments.standings == () and "plan.json.broken" in later.problems[0].what


@pytest.mark.parametrize(
    "changed",
    [{"game": "of-tomorrow"}, {"edition": "2031"}, {"modules": ["moons"]}, {"options": {"x": "y"}}],
)
def test_plan_of_a_later_version_is_reported_once_and_kept_and_the_others_are_listed(
    table, another, tmp_path, changed
):
    plan = a_plan(pairs=1)
    table.play(plan)
    of_later = written_plan(a_plan()) | changed
    path = tmp_path / "tournaments" / of_later["id"] / PLAN
    path.parent.mkdir()
    path.write_text(json.dumps(of_later))
    before = path.read_bytes()
    later = another()
    later.wait_until(lambda: later.problems and later.tournaments.standings)
    later.tournaments.look()
    later.tournaments._files.submit(lambda: None).result()
    QCoreApplication.processEvents()
    assert [standing.plan for standing in later.tournaments.standings] == [plan]
    [problem] = later.problems
    assert "newer version" in problem.title and of_later["id"] in problem.what
    assert path.read_bytes() == before and [*path.parent.iterdir()] == [path]


def test_unreadable_plan_is_not_set_aside(table, another, tmp_path):
    plan = a_plan(pairs=1)
    table.play(plan)
    path = tmp_path / "tournaments" / a_plan().id / PLAN
    path.mkdir(parents=True)
    later = another()
    later.wait_until(lambda: later.problems and later.tournaments.standings)
    assert [standing.plan for standing in later.tournaments.standings] == [plan]
    assert "cannot be read" in later.problems[0].title and [*path.parent.iterdir()] == [path]


def test_diary_of_other_games_is_refused_and_not_changed(table, another, tmp_path):
    plan = a_plan(pairs=1)
    table.play(plan)
    diary = tmp_path / "tournaments" / plan.id / PAIRS
    before = diary.read_bytes().replace(b'"seed": 7', b'"seed": 8')
    diary.write_bytes(before)
    later = another()
    found = later.tournaments.standing(plan.id)
    assert found.state == PAUSED and "seed" in found.problem.what
    assert diary.read_bytes() == before


def test_results_are_exported_as_table_and_picture(table, tmp_path):
    plan = a_plan(pairs=1)
    table.play(plan)
    for name in ("results.csv", "results.svg"):
        table.tournaments.export(plan.id, tmp_path / name)
    table.wait_until(lambda: len(table.exported) == 2)
    told = (tmp_path / "results.csv").read_text()
    assert told.startswith("player,elo_low,elo,elo_high\n") and "Page,Squire,1," in told
    assert (tmp_path / "results.svg").read_text().lstrip().startswith(("<?xml", "<svg"))


def test_all_saved_games_are_exported_as_one_text(table, tmp_path):
    plan = a_plan(pairs=1)
    table.play(plan)
    file = tmp_path / "games.txt"
    table.tournaments.export(plan.id, file)
    table.wait_until(lambda: table.exported == [file])
    games = read_games(file)
    assert len(games) == 2 and all(game.finished for game in games)
    without = a_plan(pairs=1, keep=0)
    table.play(without)
    table.tournaments.export(without.id, tmp_path / "none.txt")
    table.wait_until(lambda: table.problems)
    assert "no saved games" in table.problems[0].what


def test_removed_tournament_is_deleted_from_the_disk(table, tmp_path):
    plan = a_plan(pairs=1)
    table.play(plan)
    table.tournaments.remove(plan.id)
    table.wait_until(lambda: not table.tournaments.standings)
    assert not (tmp_path / "tournaments" / plan.id).exists()


def test_plan_is_read_back_unchanged():
    plan = a_plan(players=(*LEVELS, BY_COMMAND), options={"sheet": "A"}, is_gauntlet=True)
    assert plan_from(json.loads(json.dumps(written_plan(plan)))) == plan


def test_plan_from_before_a_change_of_defaults_keeps_its_games():
    plan = a_plan(game="carcassonne", edition="2010", modules=("castles",))
    written = json.loads(json.dumps(written_plan(plan)))
    assert written["options"] == {"occupied_castles": "0"}
    assert plan_from(written).meeting.to_dict() == plan.meeting.to_dict()
    before = plan_from({**written, "options": {}})
    assert before.options == {"occupied_castles": "4"}
    assert before.meeting.box.request(2, 1)["occupied_castles"] == 4
