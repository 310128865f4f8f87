"""The motives of the Dice Game: true of the turns that they explain, by the events of the round and
by a second reading of the sheets."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from burgundy_qt.ai.analysis.motives import motives_of, reasons_between
from burgundy_qt.language.languages import NAMES as LANGUAGES
from burgundy_qt.language.translation import spoken
from burgundy_qt.rules.dice.sheets import BONUSES, COLOUR_POINTS, DUCHIES, REGION_POINTS
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.advice.game_advice import advice_of
from burgundy_qt.widgets.games.dice.dice_texts import action_phrases, places_in

GAME = "burgundy-dice"
MOTIVES = motives_of(GAME)
PHASES = "I", "II", "III"
ROWS = 4, 5, 6, 7, 6, 5, 4


def sheet_of(letter):
    """By cell its kind, and the cells beside it: read from the drawing, with half steps as
    coordinates."""
    words = iter(DUCHIES[letter].split())
    kinds, at = {}, {}
    for row, length in enumerate(ROWS, start=1):
        for place in range(1, length + 1):
            cell = f"{row}.{place}"
            kinds[cell] = next(words).partition(":")[0]
            at[cell] = (2 * place - length, row)
    beside = {
        cell: {
            other
            for other, (x, y) in at.items()
            if (abs(x - at[cell][0]), abs(y - at[cell][1])) in ((2, 0), (1, 1))
        }
        for cell in at
    }
    return kinds, beside


def region_of(cell, kinds, beside):
    """The cells of one kind that hang together with this one."""
    found, edge = {cell}, [cell]
    while edge and kinds[cell] != "castle":
        for other in beside[edge.pop()] - found:
            if kinds[other] == kinds[cell]:
                found.add(other)
                edge.append(other)
    return found


def positions(games=8):
    """Decisions of random games of one to four players, each with some turns."""
    for seed in range(games):
        game = Game({"game": GAME, "players": 1 + seed % 4, "seed": seed})
        chance = Random(seed)
        while not game.is_over:
            legal = game.legal()
            for action in chance.sample(legal["actions"], min(2, len(legal["actions"]))):
                yield game, legal["seat"], [action]
            game.apply(chance.choice(legal["actions"]), legal["seat"])


def revealed(game, seat, actions):
    """The events of the seat when its round is revealed after these actions, and without them the
    events of what it chose before."""
    trial = game.position.copy()
    trial.start_journal()
    for action in actions:
        trial.act_only(game.code(action), seat)
    while trial.waiting_seats():
        other = trial.waiting_seats()[0]
        trial.act_only(trial.legal(other)[-1], other)
    return [event for event in game.rules.events(trial) if event.get("seat") == seat]


def facts(game, seat, actions):
    codes = [game.code(action) for action in actions]
    turn = MOTIVES.consider(game, game.position, seat, codes)
    return turn, list(MOTIVES.motives(turn))


def test_points_and_bonuses_are_those_of_the_round():
    seen = Counter()
    for game, seat, actions in positions():
        if actions[0]["type"] in ("start", "end") or game.state(seat)["seats"][seat]["chosen"]:
            continue
        turn, found = facts(game, seat, actions)
        events = revealed(game, seat, actions)
        if any(event["event"] == "action" and event["paid"] == "silver" for event in events):
            continue  # the second mark of the trial
        of = {kind: [one for one in found if one.kind == kind] for kind in MOTIVES.kinds}
        points = sorted(
            e["points"] for e in events if e["event"] == "points" and e["for"] != "sale"
        )
        assert sorted(one["points"] for one in of["completes"]) == points
        gained = Counter()
        for event in events:
            if event["event"] == "gain" and event["for"] != "sale":
                gained.update({bonus: event.get(bonus, 0) for bonus in BONUSES})
        assert {one["bonus"]: one["number"] for one in of["earns"]} == dict(+gained)
        paid = Counter(e["paid"] for e in events if e["event"] == "action" and e["paid"])
        assert {one["bonus"]: one["number"] for one in of["spends"]} == dict(paid)
        won = {e["colour"]: e["points"] for e in events if e["event"] == "bonus"}
        assert {one["colour"]: one["points"] for one in of["completes_colour"]} == won
        assert turn.codes == tuple(game.code(action) for action in actions)
        seen.update(one.kind for one in found)
    assert min(seen[kind] for kind in ("completes", "earns", "spends", "completes_colour")) > 5


def test_what_grows_nears_and_reaches_is_so_on_the_sheet():
    seen = Counter()
    for game, seat, actions in positions():
        if actions[0]["type"] != "mark":
            continue
        state, cell = game.state(seat), actions[0]["cell"]
        kinds, beside = sheet_of(state["sheet"])
        before = set(state["seats"][seat]["cells"])
        after = before | {cell}
        region, kind = region_of(cell, kinds, beside), kinds[cell]
        missing = region - after
        for one in facts(game, seat, actions)[1]:
            seen[one.kind] += 1
            at = PHASES.index(state["phase"])
            if one.kind in ("one_short", "extends", "completes", "fixes"):
                assert one.kind == "fixes" or one["size"] == len(region)
                assert one.kind == "fixes" or one["colour"] == kind
            if one.kind == "one_short":
                points = REGION_POINTS[len(region) - 1][at] * (2 if kind == "pasture" else 1)
                assert len(missing) == 1 and one["points"] == points
            if one.kind == "extends":
                assert len(missing) > 1 and one["marked"] == len(region) - len(missing)
            if one.kind == "fixes":
                assert kind == "pasture" and region & before == set()
                assert one["left"] == len(missing) and one["number"] == actions[0]["number"]
            if one.kind in ("nears_colour", "completes_colour", "beats"):
                left = {other for other in kinds if kinds[other] == one["colour"]} - after
                assert one["colour"] == kind
                assert len(left) == (one["left"] if one.kind == "nears_colour" else 0)
            if one.kind == "beats":
                own = set(state["seats"][one.seat]["cells"])
                hexes = {other for other in kinds if kinds[other] == kind}
                assert one["left"] == len(hexes - own) and state["open"][kind] == "first"
                assert one["points"] == COLOUR_POINTS[kind][0] - COLOUR_POINTS[kind][1]
            around = [{o for c in cells for o in beside[c]} - cells for cells in (before, after)]
            colours = [{kinds[o] for o in cells} for cells in around]
            if one.kind == "reaches":
                assert one["colour"] in colours[1] - colours[0]
            if one.kind == "loses":
                assert one["colour"] in colours[0] - colours[1]
            if one.kind == "nears_castle":
                assert any(kinds[o] == "castle" for o in around[1] - around[0])
    expected = {"one_short", "extends", "fixes", "nears_colour", "reaches", "loses", "nears_castle"}
    assert expected <= seen.keys()


def test_they_do_not_depend_on_what_others_have_chosen_in_secret():
    checked = 0
    for game, seat, actions in positions(6):
        codes = [game.code(action) for action in actions]
        other = game.position.copy()
        other.determinize_for(seat, 5)
        found = [
            list(MOTIVES.motives(MOTIVES.consider(game, position, seat, codes)))
            for position in (game.position, other)
        ]
        assert found[0] == found[1]
        checked += len(game.position.waiting_seats()) < game.seats
    assert checked > 50


def test_two_marks_and_a_silver_are_told_of_a_turn_with_two_marks():
    for game, seat, actions in positions():
        after = game.position.copy()
        after.determinize_for(seat, 0)
        after.act_only(game.code(actions[0]), seat)
        if actions[0]["type"] != "mark" or seat not in after.waiting_seats() or game.seats == 1:
            continue
        second = game.action(after.legal(seat)[0])
        if second["type"] == "mark" and not game.state(seat)["seats"][seat]["chosen"]:
            kinds = [one.kind for one in facts(game, seat, [actions[0], second])[1]]
            assert "marks_twice" in kinds and "spends" in kinds
            assert "marks_twice" not in [one.kind for one in facts(game, seat, actions)[1]]
            return
    pytest.fail("no turn with two marks was found")


def test_a_start_castle_is_explained_by_its_bonus_and_its_colours():
    game = Game({"game": GAME, "players": 2, "seed": 1, "sheet": "A"})
    legal = game.legal()
    starts = [action for action in legal["actions"] if action["type"] == "start"]
    if not starts:
        game = Game({"game": GAME, "players": 2, "seed": 1, "sheet": "A", "setup": "secret"})
        legal = game.legal()
        starts = [action for action in legal["actions"] if action["type"] == "start"]
    found = {one.kind: one for one in facts(game, legal["seat"], starts[:1])[1]}
    kinds, beside = sheet_of("A")
    castle = starts[0]["castle"]
    assert found["start_bonus"]["bonus"] in BONUSES
    assert found["start_colours"]["number"] == len({kinds[cell] for cell in beside[castle]})


def test_two_turns_with_the_same_facts_have_no_reason():
    game, seat, actions = next(iter(positions()))
    codes = [game.code(action) for action in actions]
    assert reasons_between(game, game.position, seat, codes, codes) == ()


def test_the_bonus_of_a_start_castle_is_told_once_and_the_step_names_the_castle():
    game = Game({"game": GAME, "players": 2, "seed": 1, "sheet": "A", "setup": "secret"})
    legal = game.legal()
    starts = [action for action in legal["actions"] if action["type"] == "start"]
    first, *others = (game.code(action) for action in starts)
    differ = 0
    for other in others:
        found = reasons_between(game, game.position, legal["seat"], [first], [other])
        own = [
            one.motive for one in found if not one.of_other and "bonus" in dict(one.motive.values)
        ]
        assert len({one["bonus"] for one in own}) == len(own)
        differ += bool(own)
    assert differ
    assert len({action_phrases(one).step.format(**places_in(one)) for one in starts}) == len(starts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_sentence_in_every_language(language):
    told = {}
    for game, seat, actions in positions(5):
        for one in facts(game, seat, actions)[1]:
            told.setdefault(one.kind, one)
    assert len(told) >= len(MOTIVES.kinds) - 2
    before = spoken.code
    try:
        spoken.change(language)
        for one in told.values():
            text = advice_of(GAME).motive_text(one, ["Anna", "Béla", "Celina", "Dora"])
            assert text.endswith(".") and "{" not in text and "(s)" not in text
    finally:
        spoken.change(before)
