"""Tests of the queue of steps: they are shown one after the other, and wait while the player looks
at something else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.page.person_turn import StepQueue
from tests.widgets.games import view_of

PERSON, BOT = SeatPlan("Anna"), SeatPlan("Baron", "baron")


class Heard:
    """A new game with its queue, in which the `deciding` seat has to act. It records all signals
    since then."""

    def __init__(self, plans: tuple[SeatPlan, ...] = (PERSON, BOT), deciding: int = 1) -> None:
        view = view_of(Game({"game": "burgundy", "players": len(plans), "seed": 7}))
        self.view = replace(
            view,
            line_up=replace(view.line_up, seats=plans),
            legal={**view.legal, "seat": deciding, "waiting": [deciding]},
        )
        self.queue = StepQueue()
        self.told: list[object] = []
        self.queue.due.connect(self._on_due)
        self.queue.shown.connect(lambda: self.told.append("shown"))
        self.queue.reached.connect(lambda view: self.told.append(("reached", view.revision)))
        self.queue.hurried.connect(lambda: self.told.append("hurried"))
        self.queue.begin(self.view)

    def _on_due(self, step: ViewStep, at_once: bool) -> None:
        self.told.append(("at once" if at_once else "due", step.view.revision))

    def step(self, revision: int, seat: int = 1, then: int = 1) -> ViewStep:
        """Return an action of `seat` after which the seat `then` has to act."""
        legal = {**self.view.legal, "seat": then, "waiting": [then]}
        return ViewStep(replace(self.view, revision=revision, legal=legal), seat, {}, ())

    def since(self) -> list[object]:
        """Return the signals since the last call."""
        told, self.told[:] = list(self.told), []
        return told


@pytest.fixture
def heard(qapp):
    return Heard()


def test_a_step_is_due_at_once_and_reached_after_its_animation(heard):
    heard.queue.add(heard.step(1))
    assert heard.since() == [("due", 1)] and not heard.queue.is_all_seen
    heard.queue.finish_step()
    assert heard.since() == ["shown", ("reached", 1)] and heard.queue.is_all_seen


def test_a_step_during_an_animation_ends_it_and_only_the_last_step_is_reached(heard):
    heard.queue.overtaken.connect(lambda: heard.told.append("overtaken"))
    heard.queue.overtaken.connect(heard.queue.finish_step)  # the animation is cut short and ends
    heard.queue.add(heard.step(1))
    heard.queue.add(heard.step(2))
    heard.queue.finish_step()
    assert heard.since() == [("due", 1), "overtaken", ("due", 2), "shown", ("reached", 2)]


def test_steps_wait_while_the_past_is_shown_and_follow_in_their_order(heard):
    heard.queue.past = heard.view
    heard.queue.add(heard.step(1))
    heard.queue.add(heard.step(2))
    heard.queue.finish_step()
    assert heard.since() == [] and heard.queue.game.revision == 0
    assert heard.queue.last.revision == 2 and heard.queue.seen is heard.view
    heard.queue.past = None
    heard.queue.go_on()
    assert heard.since() == [("due", 1), ("due", 2)]
    assert heard.queue.seen is heard.queue.game and heard.queue.game.revision == 2


def test_a_step_that_ended_out_of_view_is_reached_when_the_game_is_back_in_view(heard):
    heard.queue.add(heard.step(1))
    heard.queue.is_resting = True
    heard.queue.finish_step()
    assert heard.since() == [("due", 1)]
    heard.queue.wake()
    assert heard.since() == ["shown", ("reached", 1)]
    heard.queue.wake()
    assert heard.since() == []


def test_waking_a_game_in_view_cuts_nothing_short(heard):
    heard.queue.add(heard.step(1))
    heard.queue.wake()
    assert heard.since() == [("due", 1)]


def test_a_resting_game_continues_only_after_the_past_is_left(heard):
    heard.queue.is_resting, heard.queue.past = True, heard.view
    heard.queue.add(heard.step(1))
    heard.queue.wake()
    assert heard.since() == []
    heard.queue.past = None
    heard.queue.go_on()
    assert heard.since() == [("due", 1)]


def test_nothing_is_reached_if_another_game_has_begun_by_then(heard):
    heard.queue.add(heard.step(1))
    heard.queue.shown.connect(lambda: heard.queue.begin(heard.view))
    heard.queue.finish_step()
    assert heard.since() == [("due", 1), "shown"]


def test_hurrying_shows_bots_at_once_until_a_person_has_to_decide(heard):
    heard.queue.hurry()
    heard.queue.add(heard.step(1))
    heard.queue.add(heard.step(2, then=0))
    heard.queue.add(heard.step(3, seat=0))
    assert heard.since() == ["hurried", ("at once", 1), ("at once", 2), ("due", 3)]


@pytest.mark.parametrize(("plans", "deciding"), [((PERSON, BOT), 0), ((BOT, BOT), 1)])
def test_hurrying_has_no_effect_if_a_person_decides_or_only_bots_play(qapp, plans, deciding):
    heard = Heard(plans, deciding)
    heard.queue.hurry()
    assert heard.since() == [] and not heard.queue.is_hurried


@pytest.mark.parametrize(
    ("plans", "seat", "told"),
    [((PERSON, BOT), 1, "at once"), ((PERSON, BOT), 0, "due"), ((BOT, BOT), 1, "due")],
)
def test_bots_act_at_once_only_in_games_with_people(qapp, plans, seat, told):
    heard = Heard(plans)
    heard.queue.bots_act_at_once = True
    heard.queue.add(heard.step(1, seat))
    assert heard.since() == [(told, 1)]


def test_a_queue_that_takes_over_shows_the_steps_that_the_other_had_not(heard):
    heard.queue.past = heard.view
    heard.queue.add(heard.step(1))
    fresh = Heard()
    fresh.queue.begin(heard.queue.last)
    fresh.queue.take_over(heard.queue)
    fresh.queue.go_on()
    assert fresh.since() == ["shown", ("reached", 1)]


def test_a_later_update_of_a_view_reaches_the_last_step_even_while_it_waits(heard):
    heard.queue.past = heard.view
    heard.queue.add(heard.step(1))
    last = heard.queue.last
    heard.queue.update_view(replace(last, decided_bots=frozenset({1})))
    assert heard.queue.last.decided_bots == {1} and not heard.queue.game.decided_bots
    heard.queue.past = None
    heard.queue.go_on()
    assert heard.queue.game.decided_bots == {1}
    heard.queue.update_view(last)
    assert heard.queue.game is last
