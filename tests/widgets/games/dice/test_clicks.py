"""Tests of choices in the Dice Game: clicks on the sheet become marks, and questions come in
between."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.rules.dice.known_state import Dice
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.play.decision import END, Decision
from burgundy_qt.widgets.play.move_choice import NotSelectable
from burgundy_qt.widgets.sprites.places import ClickTarget

WORKER, MONK = ClickTarget("bonus", "worker"), ClickTarget("bonus", "monk")


def running(players=1, **request):
    """Return a running game of people."""
    seats = tuple(SeatPlan(f"Seat {seat}", None) for seat in range(players))
    return RunningGame.begin(LineUp(seats, {"game": "burgundy-dice", "seed": 5, **request}))


def deciding(game):
    """Return the decision for the waiting seat of a game."""
    decision = Decision()
    decision.begin(game.view)
    return decision


def cell(name):
    return ClickTarget("cell", name)


def decisions(seeds=range(4), players=(1, 3)):
    """Yield random games with each of their decisions."""
    for seed in seeds:
        for count in players:
            game, luck = running(count, seed=seed), random.Random(seed)
            while not game.game.is_over:
                yield game, deciding(game)
                game.act(luck.choice(game.view.legal["actions"]))


def first_decision(wanted, **where):
    """Return the first decision that fulfils a condition, with its game."""
    return next((game, decision) for game, decision in decisions(**where) if wanted(decision))


def is_first(decision):
    return {way.action["type"] for way in decision.choosing.options} == {"mark"}


def options_with_cost(decision, bonus):
    """Return the options that cost this bonus."""
    return [way for way in decision.choosing.options if way.highlight.cost(bonus)]


def test_a_start_castle_is_tried_and_confirmed_by_ready():
    decision = deciding(running())
    castle = next(iter(decision.highlights))
    assert decision.highlights[castle].trial == "x" and END not in decision.highlights
    decision.click(castle)
    assert decision.highlights[castle].chosen and decision.choosing.action is None
    assert decision.choosing.click(END).action == {"type": "start", "castle": castle.place}


def test_a_second_click_on_a_tried_mark_confirms_it():
    decision = deciding(running())
    castle = next(iter(decision.highlights))
    assert decision.choosing.click(castle).click(castle).action["castle"] == castle.place


def test_another_space_replaces_the_tried_one():
    decision = deciding(running())
    one, other = [target for target in decision.highlights if target.kind == "cell"][:2]
    assert decision.choosing.click(one).click(other).picks == (other,)


def test_a_space_with_one_possible_number_asks_no_question():
    for _, decision in decisions():
        numbers = {}
        for way in decision.choosing.options:
            if way.action["type"] == "mark" and way.highlight.glow == "legal":
                numbers.setdefault(way.action["cell"], set()).add(way.action["number"])
        for name, possible in numbers.items():
            after = decision.choosing.click(cell(name))
            asked = {target for target in after.highlights if target.kind == "choice"}
            assert len(asked) == (len(possible) if len(possible) > 1 else 0)


def test_a_first_mark_of_two_needs_no_confirmation():
    game, decision = first_decision(
        lambda decision: is_first(decision) and decision.view.previews["goes on"], players=(3,)
    )
    name, number = min(game.view.previews["goes on"])
    clicks = decision.choosing.click(cell(name))
    while clicks.action is None:
        clicks = clicks.click(
            next(each for each in clicks.highlights if str(each.place).startswith(str(number)))
        )
    assert clicks.action == {"type": "mark", "cell": name, "number": number}
    game.act(clicks.action)
    second = deciding(game)
    assert END in second.highlights and not second.prompt.end
    assert second.choosing.click(END).action == {"type": "end"}


def test_a_tried_second_mark_is_confirmed_by_ready():
    _, decision = first_decision(
        lambda decision: (
            [way.action["type"] for way in decision.choosing.options] == ["mark", "end"]
        )
    )
    mark = decision.choosing.options[0]
    after = decision.choosing.click(cell(mark.action["cell"]))
    assert after.action is None and after.click(END).action == mark.action
    assert mark.highlight.costs == (("silver", 1),)


def test_a_click_on_a_bonus_shows_only_its_marks_and_costs_nothing():
    for bonus in (WORKER, MONK):
        _, decision = first_decision(lambda decision: options_with_cost(decision, bonus.place))  # noqa: B023
        after = decision.choosing.click(bonus)
        cells = {target.place for target in after.highlights if target.kind == "cell"}
        assert cells == {way.action["cell"] for way in options_with_cost(decision, bonus.place)}
        assert after.action is None and bonus not in after.click(bonus).picks


def test_a_space_for_a_rolled_number_does_not_offer_others_for_a_worker():
    _, decision = first_decision(
        lambda decision: any(
            way.action.get("cell") == paid.action["cell"]
            for paid in options_with_cost(decision, "worker")
            for way in decision.choosing.options
            if way.highlight.glow == "legal"
        )
    )
    freely = {
        way.action.get("cell") for way in decision.choosing.options if way.highlight.glow == "legal"
    }
    for paid in options_with_cost(decision, "worker"):
        starts = {path[0].target for path in paid.paths}
        assert (cell(paid.action["cell"]) in starts) == (paid.action["cell"] not in freely)
        assert WORKER in starts


def test_spaces_with_a_cost_glow_in_another_colour():
    for _, decision in decisions():
        for target, offer in decision.highlights.items():
            if target.kind == "cell" and not offer.chosen:
                is_paid = offer.cost("monk") or offer.cost("worker")
                assert offer.glow == ("priced" if is_paid else "legal")


def test_a_click_on_a_die_shows_only_its_spaces():
    _, decision = first_decision(
        lambda decision: is_first(decision) and len(decision.choosing.options) > 4
    )
    dice = decision.view.state["dice"]
    held = decision.choosing.click(ClickTarget("die", 1))
    for target in held.highlights:
        if target.kind == "cell":
            marks = [way for way in held.options if way.action.get("cell") == target.place]
            assert any(
                way.action["number"] == dice["numbers"][0] or way.highlight.cost("worker")
                for way in marks
            )


def test_the_dice_of_a_tried_mark_glow():
    for _, decision in decisions():
        for way in decision.choosing.options[:5]:
            if way.action["type"] != "mark":
                continue
            choosing = decision.choosing
            for click in way.paths[0]:
                if click.target in choosing.highlights and click.target != END:
                    choosing = choosing.click(click.target)
            if choosing.action is None:
                lit = {
                    target.place
                    for target, offer in choosing.highlights.items()
                    if target.kind == "die" and offer.chosen
                }
                assert lit == set(way.highlight.dice)


def test_if_nothing_fits_a_click_or_the_button_takes_a_worker():
    _, decision = first_decision(
        lambda decision: [way.action["type"] for way in decision.choosing.options] == ["worker"]
    )
    assert decision.prompt.end == "Take a worker"
    assert decision.choosing.click(END).action == {"type": "worker"}
    assert decision.choosing.click(ClickTarget("worker")).action == {"type": "worker"}


def test_the_prompt_names_a_tried_mark_with_its_gain():
    for _, decision in decisions():
        for way in decision.choosing.options:
            if way.action["type"] == "mark" and (
                gain := decision.game_input.gain_text(decision.view, [way.action])
            ):
                choosing = decision.choosing
                for click in way.paths[0][:-1]:
                    if click.target in choosing.highlights:
                        choosing = choosing.click(click.target)
                if choosing.picks and END in choosing.highlights:
                    told = decision.game_input.prompt(choosing, decision.view)
                    assert (
                        told.sentence.startswith(gain) and str(way.action["number"]) in told.heading
                    )
                    return
    pytest.fail("no mark gains anything")


def test_a_click_elsewhere_is_refused_with_an_explanation():
    decision = deciding(running())
    with pytest.raises(NotSelectable, match="a glowing space"):
        decision.choosing.click(ClickTarget("die", 1))


def test_equal_dice_can_be_used_separately():
    dice = Dice((2, 2), ("river", "town"), 1)
    assert dice.pairs_for(2, "town") == [(1, 4), (2, 4)]
    assert dice.pairs_for(2, "town", used=(1, 4)) == [(2, 4)]
    assert dice.pairs_for(5, "town") == [(1, 4), (2, 4)]
