"""Tests of the table of a solo game: everything has a place at every size, and animations end in
the state of the rules."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.rules.burgundy.known_places import Places
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.burgundy.accessibility import groups_of, slot_name
from burgundy_qt.widgets.games.burgundy.animation import EVENTS
from burgundy_qt.widgets.games.burgundy.burgundy_table import ANSWER as TABLE
from burgundy_qt.widgets.games.burgundy.estate_shape import modules_of
from burgundy_qt.widgets.games.burgundy.hover import explain
from burgundy_qt.widgets.games.burgundy.layout import table_layout
from burgundy_qt.widgets.games.burgundy.log_text import log_lines
from burgundy_qt.widgets.games.burgundy.picture import pace, picture_of, rounds_gone
from burgundy_qt.widgets.games.burgundy.piece_animation import Timeline
from burgundy_qt.widgets.sounds import sound_of_events, sound_of_move
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.table.game_table import SlotGroup
from burgundy_qt.widgets.table.timeline import Change
from tests.widgets.choosing import choosing_among
from tests.widgets.games import empty_table, view_of, with_seat
from tests.widgets.solo_games import eager, solo_request

pytestmark = pytest.mark.usefixtures("qapp")
SIZES = [(1024, 636), (1280, 764), (1920, 1040), (2560, 1400)]


def played(seed, actions, **fixed):
    game, luck = Game(solo_request(seed, **fixed)), random.Random(seed)
    for _ in range(actions):
        game.apply(eager(game, luck))
    return game


@pytest.mark.parametrize("seed", [0, 1, 9])
def test_each_animation_ends_in_the_picture_of_the_game(seed):
    game, luck = (
        Game(solo_request(seed, modules=["extra-tiles", "white-castles", "solo"])),
        random.Random(seed),
    )
    state = TABLE.state_of(view_of(game))
    while not game.is_over:
        told, shown = len(game.events), picture_of(state)
        game.apply(eager(game, luck))
        timeline = Timeline(state)
        timeline.follow(game.events[told:], EVENTS)
        timeline.lead_to(timeline.state.asking(game.state()))
        waiting = sorted(timeline.moves, key=lambda move: (move.start, move.length), reverse=True)
        # Changes that begin at the same time are applied from the last to the first, as in an
        # animation.
        for move in waiting[::-1]:
            if isinstance(move, Change):
                shown.pop(move.slot, None)
                shown |= {move.slot: move.sprite} if move.sprite else {}
        state = TABLE.state_of(view_of(game))
        assert shown == picture_of(state), game.events[told:]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", [0, 1])
def test_everything_has_a_place_and_nothing_covers_the_estate(size, seed):
    state = TABLE.state_of(view_of(played(seed, 60)))
    laid = table_layout(QSizeF(*size), 1, 0, 1.0, modules_of(state))
    for slot, sprite in picture_of(state).items():
        if slot.kind not in ("goal", "goal-bar") or not laid.narrow:
            assert laid.place(slot, sprite.of) is not None, slot
    cells = [place.rect for slot, place in laid.places.items() if slot.kind == "cell"]
    button, prompt = laid.places[Slot("buy-point", 0)].rect, laid.prompt
    assert all(not rect.intersects(button) and not rect.intersects(prompt) for rect in cells)
    assert all(laid.estate.rect.contains(rect) for rect in cells)
    goods = [laid.places[Slot("goods", 0, at)].rect for at in range(6)]
    assert all(not one.intersects(other) for one, other in combinations(goods, 2))
    assert button.height() >= 32 * min(1, laid.u) - 1


def test_every_action_of_a_solo_game_can_be_reached_by_clicks():
    for seed in (4, 9, 48):
        game, luck = Game(solo_request(seed)), random.Random(seed)
        while not game.is_over:
            actions = game.legal()["actions"]
            choosing = choosing_among(actions, game.prices())
            for way in choosing.options:
                assert any(leads_to(choosing, path, way.action) for path in way.paths), (
                    way.action,
                    way.paths,
                )
            game.apply(eager(game, luck))


def leads_to(choosing, path, action):
    for click in path:
        if choosing.action is None and click.target in choosing.highlights:
            choosing = choosing.click(click.target)
    found = choosing.action or {}
    return {**found, "die": 0} == {**action, "die": 0}


def test_the_goal_shows_spaces_rounds_and_pace():
    state = TABLE.state_of(view_of(played(1, 40)))
    shown = picture_of(state)
    covered = len(state.seats[0].cells)
    assert shown[Slot("goal", "covered")] == Sprite("text", f"{covered} of 37")
    assert shown[Slot("goal-bar", "rounds")].what == f"text2-{rounds_gone(state)}/25"
    assert pace(state) == covered - round(37 * rounds_gone(state) / 25)


def test_goods_are_exchanged_one_by_one_and_a_black_tile_replaces_the_discarded_one():
    state = empty_table(1, black=Places(["inn", "castle", None, None]))
    storage, goods = Places(["castle", "mine", "ship"]), Places([(4, 2)])
    state = with_seat(state, 0, goods=goods, storage=storage)
    paid = {"workers": 0, "silver": 0}
    exchange = {"type": "exchange", "by": "exchange", "tile": "castle", "discard": "mine"}
    state = state.after({"event": "action", "seat": 0, "action": exchange, "paid": paid})
    assert [*state.seats[0].storage] == ["castle", "black", "ship"] and state.black[1] is None
    for left in ((4, 1), None):
        give = {"type": "give", "by": "exchange", "good": 4}
        state = state.after({"event": "action", "seat": 0, "action": give, "paid": paid})
        assert state.seats[0].goods[0] == left


def test_explanations_describe_the_rules_of_the_solo_game():
    game = played(9, 70)
    storage = Places(["black", "ship", "monastery:16"])
    state = with_seat(TABLE.state_of(view_of(game)), 0, storage=storage)
    told = [explain(Slot("storage", 0, at), state, ["You"]) for at in range(3)]
    assert "any colour" in told[0].sentence and "all other depots" in told[1].sentence
    assert (
        told[2].sentence.startswith("When you place it, you score 4 points")
        and "warehouse" in told[2].sentence
    )
    assert (
        explain(Slot("rail", 0), state, ["You"]).aside
        == f"{state.seats[0].points} of {state.target} points"
    )
    assert explain(Slot("buy-point", 0), state, ["You"]).title == "Buy a point"


def test_the_log_of_a_solo_game_has_no_final_scoring():
    game = played(0, 0)
    luck = random.Random(0)
    while not game.is_over:
        game.apply(eager(game, luck))
    lines = log_lines(game.events, ["You"])
    assert not any(line.text == "Final scoring" for line in lines)
    assert lines[-1].text == "The 25 rounds are over: not all spaces are covered"
    assert sum(line.text.startswith("Removed from depot") for line in lines) >= 20


def test_the_counter_at_its_target_sounds_like_a_completed_region():
    game, luck = Game(solo_request(0)), random.Random(0)
    while not any(event["event"] == "counter" for event in game.events):
        told, state = len(game.events), TABLE.state_of(view_of(game))
        game.apply(eager(game, luck))
    timeline = Timeline(state)
    timeline.follow(game.events[told:], EVENTS)
    assert "region" in map(sound_of_move, timeline.moves)
    assert sound_of_events([{"event": "counter", "seat": 0, "target": 45}]) == "region"


def test_every_piece_of_a_solo_game_has_a_name_read_aloud():
    state = TABLE.state_of(view_of(played(9, 60)))
    told = [
        slot_name(slot, state, ["You"]) for group in groups_of(state) for slot in spots_in(group)
    ]
    assert all(told)
    assert f"Counter: {state.seats[0].points} of {state.target} points" in told
    assert (
        sum(
            name.startswith("Goods ") and "depot" not in name and "sold:" not in name
            for name in told
        )
        == 6
    )
    assert any(name.startswith("Space K 1.1, ship, number 1") for name in told)
    state = with_seat(state, 0, estate="13a", cells={"nw:3.2": "ship"})
    assert (
        slot_name(Slot("cell", 0, "nw:3.2"), state, ["You"])
        == "Space northwest 3.2, ship, number 1: ship"
    )


def spots_in(group):
    for part in group.parts:
        if isinstance(part, SlotGroup):
            yield from spots_in(part)
        else:
            yield part
