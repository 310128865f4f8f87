"""Tests of the tutor: it judges the choices of a person as the bots do, using only the knowledge of
that seat."""

from __future__ import annotations

import random
from threading import Thread

import pytest
from PySide6.QtCore import QObject, Qt

from burgundy_qt.ai.review.review_result import GRADES, SLIP
from burgundy_qt.rules.game import Game
from burgundy_qt.session.bots import tutor
from burgundy_qt.session.bots.tutor import Tutor, Weighing, turn_begun
from burgundy_qt.session.line_up import THRESHOLDS, LineUp, SeatPlan
from burgundy_qt.session.problem import SaveDamaged
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, save_from, with_checksum
from lab.game_kinds import KINDS
from tests.session.short_games import a_game, act_at_random

TICKET = "a-game"
TWO = SeatPlan("Anna"), SeatPlan("Bela")


@pytest.fixture(autouse=True)
def as_long_as_it_takes(monkeypatch):
    """Make the tutor's results independent of how busy the machine is."""
    monkeypatch.setattr(tutor, "SECONDS", None)


def weighing(running, hidden=None):
    """Return the decision of the deciding seat. With `hidden`, its hidden information is drawn with
    that key."""
    game = running.game
    seat = game.legal()["seat"]
    found = Weighing((TICKET, game.revision), game, seat, "win")
    if hidden is not None:
        found.position.determinize_for(seat, hidden)
    return found


def all_weighed(running, hidden=None):
    here = weighing(running, hidden)
    return [here.weigh(running.game.code(each)) for each in running.game.legal()["actions"]]


def test_a_die_for_workers_costs_at_the_start_and_the_best_action_nothing():
    running = a_game(None, None)
    weighed = all_weighed(running)
    assert all(found.grade for found in weighed if found.action["type"] == "workers")
    assert any(found.grade is None for found in weighed)


@pytest.mark.parametrize("game", ["tuscany", "burgundy-dice", "carcassonne"])
def test_hidden_information_does_not_change_the_judgement(game):
    running = RunningGame.begin(LineUp(TWO, {"game": game, "seed": 7}))
    act_at_random(running, 31, random.Random(1))
    assert all_weighed(running) == all_weighed(running, 11) == all_weighed(running, 22)


@pytest.mark.parametrize(
    "kind",
    [
        *("burgundy-modules", "burgundy-team", "burgundy-solo", "dice-3", "tuscany-3"),
        *("carcassonne-modules", "carcassonne-3"),
    ],
)
def test_in_every_kind_of_game_some_choices_are_good_and_some_are_mistakes(kind):
    request = KINDS[kind].request(5)
    game, luck, blamed = Game(request), random.Random(5), False
    while not blamed:
        while len(game.legal()["actions"]) < 3:
            game.apply(luck.choice(game.legal()["actions"]))
        legal = game.legal()
        here = Weighing((TICKET, game.revision), game, legal["seat"], "win")
        actions = luck.sample(legal["actions"], min(6, len(legal["actions"])))
        found = [here.weigh(game.code(each)) for each in actions]
        assert any(weighed.grade is None for weighed in found) or len(legal["actions"]) > 6
        blamed = any(weighed.grade is not None for weighed in found)
        game.apply(luck.choice(actions))


def test_a_turn_begins_after_chance_or_another_seat():
    running = a_game(None, None)
    seen = []
    for _ in range(12):
        game = running.game
        seat = game.legal()["seat"]
        begun = turn_begun(game, seat)
        assert all(each == seat for each, _ in game.actions[begun:])
        seen.append((game.revision, begun))
        running.act(game.legal()["actions"][-1])
    assert any(begun < revision for revision, begun in seen)
    assert len({begun for _, begun in seen}) > 1


def test_a_save_keeps_the_tutor_and_refuses_an_unknown_threshold(tmp_path):
    path = tmp_path / "game.burgundy"
    running = RunningGame.begin(LineUp(TWO, {"seed": 7}, tutor="slip"))
    document = save_document(running.save())
    again = RunningGame.from_save(save_from(with_checksum(document), path), path)
    assert again.line_up.tutor == "slip" and again.casual
    with pytest.raises(SaveDamaged, match="“tutor”"):
        save_from(with_checksum(document | {"tutor": "always"}), path)
    assert "tutor" not in save_document(a_game(None, None).save())


def test_an_answer_that_nobody_waits_for_does_not_count_as_given(qapp, monkeypatch):
    """Cancel the choice while its answer is on the way: the answer must not be lost."""
    monkeypatch.setattr(Weighing, "foresee", lambda self: None)
    tell, letting_go = Tutor._report, []

    def tell_late(self, of, found):
        if not letting_go:
            letting_go.append(Thread(target=self.let_go))
            letting_go[0].start()
            letting_go[0].join(0.2)  # without a lock, letting go would finish here
        tell(self, of, found)

    monkeypatch.setattr(Tutor, "_report", tell_late)
    game, heard = a_game(None, None).game, []
    parent = QObject()
    teaching = Tutor(parent)
    teaching.weighed.connect(heard.append, Qt.ConnectionType.DirectConnection)
    workers = next(one for one in game.legal()["actions"] if one["type"] == "workers")
    ticket = TICKET, game.revision
    teaching.begin(ticket, game, game.legal()["seat"], SLIP)
    for _ in range(2):
        teaching.weigh(ticket, game, workers)
        teaching._pool.submit(lambda: None).result()
        letting_go[0].join()
    teaching.close()
    assert [found.grade is not None for found in heard] == [True, True]


def test_the_tutor_has_the_thresholds_of_the_grades_of_a_review():
    assert tuple(grade.name for grade in GRADES) == THRESHOLDS
