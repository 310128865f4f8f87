"""Tests of advice in the Dice Game: turns in words and on the table, and open points."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from burgundy_qt.language.formats import signed
from burgundy_qt.rules.dice.codec import cells_of, region_points, regions_of
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.session.bots.adviser import ALONE, Advice, Tip
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.widgets.advice.game_advice import advice_of
from burgundy_qt.widgets.advice.score_sheet import ScoreSheet
from burgundy_qt.widgets.advice.tip_card import TipCard
from burgundy_qt.widgets.advice.tip_text import promise, searched_text
from burgundy_qt.widgets.games.dice.dice_advice import (
    DiceTurnTexts,
    marked_of,
    missing,
    open_regions,
    value_text,
)
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites.places import Highlight, Slot, Sprite
from burgundy_qt.widgets.table.game_table import table_of_game
from tests.widgets.games.dice.told import finished, moments, seen

ADVICE, TEXTS = advice_of("burgundy-dice"), texts_of("burgundy-dice")
WORDS = DiceTurnTexts("A", frozenset(("3.2", "1.1")))


def mark(cell, number):
    return {"type": "mark", "cell": cell, "number": number}


def acted(action, seat=0):
    return {"event": "action", "seat": seat, "action": action, "paid": None}


def texts(widget):
    return [label.text() for label in widget.findChildren(QLabel)]


def test_an_action_has_words_as_a_heading_a_move_and_a_plan():
    action = mark("1.2", 5)
    assert WORDS.heading(action) == "Write 5 in the river"
    assert WORDS.move(action) == "Write 5 in the river 1.2"
    assert TEXTS.plan([action, {"type": "end"}]) == "write 5 in space 1.2"


def test_the_end_of_the_marks_is_a_step_only_if_it_is_the_only_one():
    end = {"type": "end"}
    assert [step.text for step in WORDS.steps([mark("1.2", 5), end])] == ["Write 5 in the river"]
    assert [step.text for step in WORDS.steps([end])] == ["Mark only one space"]
    assert TEXTS.plan([end]) == "mark only one space"


def test_a_move_names_the_bonus_that_it_costs():
    way = OptionPath(mark("1.2", 5), (), Highlight((("monk", 1),)))
    assert WORDS.price(way) == "for a monk"
    assert WORDS.price(OptionPath(mark("1.2", 5), ())) == ""


def test_the_headline_of_a_full_region_names_its_gains():
    events = [
        acted(mark("1.2", 5)),
        {"event": "points", "seat": 0, "points": 4, "for": "river"},
        {"event": "gain", "seat": 0, "silver": 2, "for": "river"},
    ]
    assert WORDS.headline(events, 0).startswith(
        "Completes the river region of 2 spaces: +4 and 2 silver"
    )
    assert WORDS.at_once(events, 0) == 4


def test_the_headline_of_a_growing_region_counts_its_marks():
    assert WORDS.headline([acted(mark("2.1", 3))], 0) == "Town region: 1 of 4 marked."


def test_the_headline_leaves_out_other_seats():
    bonus = {"event": "bonus", "seat": 1, "colour": "mine", "size": "first", "points": 3}
    assert WORDS.headline([acted(mark("2.1", 3), 1), bonus], 0) == ""
    assert WORDS.headline([bonus | {"seat": 0}], 0) == "+3 for first with all mines."


@pytest.mark.parametrize("players", [1, 3])
def test_every_turn_has_a_headline_and_its_points(players):
    parts, told = profile_of("burgundy-dice"), 0
    for game in moments(players):
        view = seen(game, game.legal()["seat"])
        for action in view.legal["actions"][:3]:
            seat = view.legal["seat"]
            events = parts.preview_events(game, game.position, seat, [game.code(action)])
            words = ADVICE.words(view)
            assert words.headline(events, seat) or action["type"] == "end"
            told += words.at_once(events, seat)
    assert told


@pytest.mark.parametrize("source", ["castle", "pasture", "sale", "bonus"])
def test_sources_have_a_name_and_words(source):
    assert WORDS.source(source) and WORDS.source_name(source)


def state_with(numbers, colours):
    game = next(game for game in moments(2) if game.state()["dice"])
    state = table_of_game("burgundy-dice").state_of(seen(game, 0))
    return state.evolve(dice=state.dice._replace(numbers=numbers, colours=colours))


def test_a_step_shows_the_space_the_number_and_the_dice():
    state = state_with((2, 5), ("town", "river"))
    (step,) = ADVICE.steps([mark("1.2", 5)], state, 0)
    assert step.marked == (Slot("cell", 0, "1.2"), Slot("die", None, 2), Slot("die", None, 4))
    assert isinstance(step.sprite, Sprite) and step.sprite.what.startswith("river-5")


def test_a_step_shows_the_bonus_instead_of_the_die_that_it_changes():
    state = state_with((2, 5), ("town", "town"))
    (step,) = ADVICE.steps([mark("1.2", 5)], state, 0)
    assert step.marked[1:] == (Slot("die", None, 2), Slot("bonus", 0, "monk"))
    state = state_with((2, 2), ("town", "river"))
    (step,) = ADVICE.steps([mark("1.2", 5)], state, 0)
    assert step.marked[1:] == (Slot("bonus", 0, "worker"), Slot("die", None, 4))


def test_two_marks_of_a_turn_use_different_dice():
    state = state_with((5, 5), ("river", "river"))
    one, other = ADVICE.steps([mark("1.2", 5), mark("1.1", 5)], state, 0)
    assert one.marked[1:] != other.marked[1:]


def test_a_second_mark_uses_other_dice_than_the_first():
    state = state_with((5, 5), ("river", "river"))
    own = state.seats[0].evolve(chosen=(mark("1.2", 5),))
    (step,) = ADVICE.steps([mark("1.1", 5)], state.replacing(0, own), 0)
    assert step.marked[1:] != (Slot("die", None, 1), Slot("die", None, 3))


def test_the_worker_is_marked_on_the_table_and_the_end_is_not():
    state = state_with((2, 5), ("town", "river"))
    assert ADVICE.steps([{"type": "end"}], state, 0) == []
    (step,) = ADVICE.steps([{"type": "worker"}], state, 0)
    assert step.marked == (Slot("bonus", 0, "worker"),)


def test_open_regions_are_sorted_by_their_missing_spaces():
    cells = finished(1).state()["seats"][0]["cells"]
    left = open_regions("A", cells)
    wanted = [missing(region, cells) for region in left]
    assert wanted == sorted(wanted) and all(wanted)
    full = [region for region in regions_of("A") if region not in left]
    assert all(set(region) <= set(cells) for region in full)


def test_pastures_count_twice():
    colour_of = {region: cells_of("A")[region[0]].colour for region in regions_of("A")}
    pasture = next(region for region, colour in colour_of.items() if colour == "pasture")
    river = next(region for region, colour in colour_of.items() if colour == "river")
    assert len(pasture) == len(river)
    assert region_points("A", pasture[0], "I") == 2 * region_points("A", river[0], "I")


def test_a_colour_shows_its_remaining_points():
    state = DiceState.empty(2, "A").evolve(open={"mine": "second", "town": None, "river": None})
    own = state.seats[0].evolve(colours={"river": "first"})
    assert value_text(state, own, "mine") == "+1"
    assert value_text(state, own, "town") == "none left"
    assert value_text(state, own, "river") == "done"
    assert marked_of("A", "castle", {"3.2": 0}) == (1, 4)


@pytest.mark.parametrize("players", [1, 6])
def test_the_score_sheet_shows_open_points(players, qtbot):
    *_, late, _over = moments(players)
    sheet = ScoreSheet(None, seen(late, 0), 0)
    qtbot.addWidget(sheet)
    sheet.turn_to(0)
    told = texts(sheet.opened[0])
    assert "Points so far" in texts(sheet) and "For a full colour" in told
    assert sheet.sentence.text().startswith(f"Phase III, {late.state()['boxes'][2]} of ")


def test_nothing_is_open_before_the_start_castles_are_chosen(qtbot):
    first = next(iter(moments(2)))
    sheet = ScoreSheet(None, seen(first, 0), 0)
    qtbot.addWidget(sheet)
    assert not ADVICE.is_anything_open(seen(first, 0))
    assert sheet.sentence.text() == "The players are still choosing their start castles."


def tips(*points):
    told = [Tip((mark("1.2", 5),), 0.0, each, None, ALONE) for each in points]
    return [replace(told[0], ahead=None), *(replace(tip, ahead=-1.5) for tip in told[1:])]


def test_in_a_solo_game_tips_promise_only_points(qtbot):
    best, other = tips(62.2, 60.7)
    assert promise(other, best) == f"{signed(-1.5)} points compared with the best tip."
    assert promise(replace(other, ahead=None), best) == (
        "About as many points as with the best tip."
    )
    assert "win" not in promise(best, best)
    advice = Advice(("game", 0, 0), 0, (best, other), None, None, None, 5, 1.0, True)
    card = TipCard(1)
    qtbot.addWidget(card)
    card.show_tip(advice, 0, WORDS, True)
    assert card.bar.isHidden() and card.share.isHidden()
    assert searched_text(advice) == "Thinking time: 1.0 s."
