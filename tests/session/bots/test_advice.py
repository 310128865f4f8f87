"""Tests of advice: it is quick, gets better with time, never delays the game, and is always about
the current position."""

import time
from dataclasses import replace

import pytest

from burgundy_qt.ai.analysis.point_sources import Analysis, Difference, Explanation, Option
from burgundy_qt.session.bots import adviser
from burgundy_qt.session.bots.adviser import shown_options
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from tests.quick_advice import quick_advice
from tests.session.short_games import a_game, line_up

AS_LONG_AS_NEEDED = 0.25, 0.5, 1.0, 2.0
"""Seconds for each answer. The last one is enough to give reasons on a busy machine."""


class Asking:
    """A session in which somebody asks for advice, with all its signals."""

    def __init__(self, qtbot, folder):
        self.qtbot, self.session = qtbot, GameSession(folder)
        self.heard = {
            name: []
            for name in (
                "began",
                "stepped",
                "returned",
                "advised",
                "became_casual",
                "failed",
                "closed",
            )
        }
        for name, heard in self.heard.items():
            signal = getattr(self.session, name)
            signal.connect(
                heard.append if name != "closed" else lambda heard=heard: heard.append(True)
            )
        self.session.stepped.connect(self.session.shown)

    def until(self, name, number=1):
        self.qtbot.waitUntil(lambda: len(self.heard[name]) >= number)
        return self.heard[name][number - 1]

    @property
    def view(self):
        return self.session.view

    def begin(self, *levels, **request):
        self.session.new_game(line_up(*levels, **{"seed": 5, **request}))
        return self.until("began", len(self.heard["began"]) + 1)

    def act(self, action):
        self.session.act(self.view.revision, dict(action))
        return self.until("stepped", len(self.heard["stepped"]) + 1)

    def live_on(self, seconds):
        until = time.monotonic() + seconds
        self.qtbot.waitUntil(lambda: time.monotonic() > until)

    def explained(self):
        """Wait for the first answer with reasons, then stop thinking and return it."""
        self.qtbot.waitUntil(
            lambda: any(advice.why or advice.is_last for advice in self.heard["advised"])
        )
        self.session.stop_advising()
        return next(a for a in self.heard["advised"] if a.why or a.is_last)

    def advised_since(self, number):
        return self.heard["advised"][number:]


@pytest.fixture
def asking(qtbot, tmp_path):
    with quick_advice((0.1, 0.2)):
        person = Asking(qtbot, tmp_path)
        yield person
        person.session.close()
        person.until("closed")
        person.session.deleteLater()
    assert person.heard["failed"] == []


def test_a_first_answer_arrives_soon_and_a_better_one_follows(asking):
    asking.begin(None, None)
    asking.session.advise()
    first = asking.until("advised")
    assert not first.is_last
    last = asking.until("advised", 2)
    assert last.is_last and last.seconds > first.seconds
    for advice in (first, last):
        assert advice.seat == asking.view.legal["seat"]
        assert 1 <= len(advice.tips) <= 3
        assert all(tip.plan[0] in asking.view.legal["actions"] for tip in advice.tips)
        assert all(0 <= tip.win <= 1 for tip in advice.tips)
        assert advice.tips[0].win >= max(tip.win for tip in advice.tips) - 0.05


def test_reasons_compare_two_of_the_tips(asking, monkeypatch):
    monkeypatch.setattr(adviser, "SECONDS", AS_LONG_AS_NEEDED)
    asking.begin(None, None)
    asking.session.advise()
    advice = asking.explained()
    assert advice.lacking is None and advice.choices > 1
    assert advice.why is not None and advice.against in range(1, len(advice.tips))


def test_the_plan_of_the_best_tip_can_be_played_to_its_end(asking):
    asking.begin(None, None)
    asking.session.advise()
    seat, plan = asking.view.legal["seat"], asking.until("advised", 2).tips[0].plan
    for action in plan:
        assert asking.view.legal["seat"] == seat and action in asking.view.legal["actions"]
        asking.act(action)


def test_the_chance_to_win_stays_the_same_while_the_tip_is_followed(asking):
    asking.begin(None, None)
    asking.session.advise()
    tip = asking.until("advised", 2).tips[0]
    for step, action in enumerate(tip.plan[:-1], start=1):
        asking.act(action)
        asking.session.advise()
        again = asking.until("advised", len(asking.heard["advised"]) + 1).tips[0]
        assert again.plan == tip.plan[step:] and again.win == tip.win


def test_a_hint_makes_the_saved_game_casual_and_signals_it_once(asking):
    view = asking.begin(None, None)
    assert not view.casual
    asking.session.advise()
    casual = asking.until("became_casual")
    assert casual.casual and (casual.game_id, casual.revision) == (view.game_id, view.revision)
    asking.until("advised")
    assert read_save(SaveFolder(asking.session.folders.games).path(view.game_id)).casual
    asking.session.advise()
    asking.until("advised", 2)
    assert len(asking.heard["became_casual"]) == 1


def test_after_an_action_no_advice_arrives_for_the_old_position(asking):
    asking.begin(None, None)
    asking.session.advise()
    asking.act(asking.view.legal["actions"][0])
    number = len(asking.heard["advised"])
    asking.live_on(0.5)
    assert all(advice.ticket[1] == 0 for advice in asking.heard["advised"])
    assert asking.advised_since(number) == []


def test_after_undo_and_in_another_game_no_old_advice_arrives(asking):
    asking.begin(None, None)
    asking.act(asking.view.legal["actions"][0])
    asking.session.advise()
    asking.until("advised")
    asking.session.undo()
    asking.until("returned")
    number = len(asking.heard["advised"])
    asking.live_on(0.4)
    assert asking.advised_since(number) == []
    asking.session.advise()
    asking.begin(None, None)
    number = len(asking.heard["advised"])
    asking.live_on(0.4)
    assert asking.advised_since(number) == []


def test_advice_for_an_earlier_decision_of_another_seat_comes_while_the_game_continues(asking):
    asking.begin(None, None)
    while asking.view.legal["seat"] == 1:
        asking.act(asking.view.legal["actions"][-1])
    asking.session.advise(0)
    asking.act(asking.view.legal["actions"][0])
    advice = asking.until("advised", 2)
    assert advice.ticket == (asking.view.game_id, 0) and advice.seat == 1 and asking.view.casual


def test_the_deciding_person_is_advised_when_several_decide_at_once():
    running = a_game("page", None, game="burgundy-dice", edition="2017")
    assert running.game.position.waiting_seats() == [0, 1]
    assert running.decided_by(0) == 1
    running.act(running.game.legal(1)["actions"][0])
    assert running.decided_by(0) == 1


def test_a_hint_can_be_for_points(asking, monkeypatch):
    monkeypatch.setattr(adviser, "SECONDS", AS_LONG_AS_NEEDED)
    asking.begin(None, None)
    asking.session.advise(objective="points")
    assert asking.explained().why.objective == "points"


def test_cancelled_advice_never_arrives(asking):
    asking.begin(None, None)
    asking.session.advise()
    asking.session.stop_advising()
    asking.live_on(0.5)
    assert asking.heard["advised"] == []


def test_a_long_hint_does_not_delay_the_game(asking, monkeypatch):
    monkeypatch.setattr(adviser, "SECONDS", (20.0,))
    asking.begin(None, None)
    asking.session.advise()
    asking.until("became_casual")
    asking.live_on(0.3)
    asking.act(asking.view.legal["actions"][0])
    assert asking.heard["advised"] == []


def test_there_is_no_advice_while_a_bot_decides(asking):
    view = asking.begin("page", "page")
    asking.session.advise()
    asking.live_on(0.3)
    assert asking.heard["advised"] == [] and not view.casual and asking.heard["became_casual"] == []


def an_option(action, *rest, win=0.5):
    return Option(action, (action, *rest), 1, 0, win, 100.0, None, None)


def an_analysis(options, against=None, alternative=None):
    equal = Difference(0, 0.0, None)
    why = (
        Explanation(against, 9, "win", (0.5, 0.5), equal, replace(equal, seat=1), ())
        if against
        else None
    )
    other = next((option for option in options if option.action == against), None)
    return Analysis(
        0, tuple(options), (0.5, 0.5), (100.0, 100.0), why, None, alternative=alternative or other
    )


def test_the_same_turn_in_another_order_is_shown_once():
    options = [
        an_option(1, 2, 9),
        an_option(2, 1, 9),
        an_option(3, 9),
        an_option(4, 9),
        an_option(5, 9),
    ]
    assert [option.action for option in shown_options(an_analysis(options))] == [1, 3, 4]


def test_a_detour_to_the_same_result_is_left_out():
    options = [an_option(1, 2), an_option(3, 2), an_option(4, 2), an_option(5, 2)]
    assert [option.action for option in shown_options(an_analysis(options, against=4))] == [1, 4, 5]


def test_the_alternative_may_begin_like_the_best_turn():
    options = [an_option(1, 2), an_option(3, 2), an_option(4, 2)]
    other = an_option(1, 5)
    tips = shown_options(an_analysis(options, against=1, alternative=other))
    assert [option.plan for option in tips] == [(1, 2), (1, 5), (3, 2)]


def test_a_single_choice_is_shown():
    assert [option.action for option in shown_options(an_analysis([an_option(7)]))] == [7]
