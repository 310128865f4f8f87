"""Tests of the Dice Game's motives: true of the turns that they explain, by the events of the round
and a second reading of the sheets."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from burgundy_qt.ai.analysis.motives import TurnReason, motive, motives_of, reasons_between
from burgundy_qt.ai.games.dice.dice_reasons import chosen
from burgundy_qt.language.translation import NAMES as LANGUAGES
from burgundy_qt.language.translation import spoken
from burgundy_qt.rules.dice.sheets import BONUSES, COLOUR_POINTS, DUCHIES, REGION_POINTS
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.advice.game_advice import advice_of
from burgundy_qt.widgets.games.dice.dice_texts import action_phrases, places_in

GAME = "burgundy-dice"
VALUES = "first", "second"
ALONE = 8
"""The boxes of a track in a solo game."""
MOTIVES = motives_of(GAME)
PHASES = "I", "II", "III"
FUTURE = "keeps_silver", "one_short", "one_left", "extends", "nears_colour", "fixes", "opens"
FUTURE += "reaches", "reaches_last", "nears_castle", "fits", "can_close", "hurries"
"""Kinds that say nothing in the last round."""
ROWS = 4, 5, 6, 7, 6, 5, 4


@cache
def sheet_of(letter):
    """Return by cell its kind, and the adjacent cells: read from the drawing, with half steps as
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
    """Return the cells of one kind that are connected with this one."""
    found, edge = {cell}, [cell]
    while edge and kinds[cell] != "castle":
        for other in beside[edge.pop()] - found:
            if kinds[other] == kinds[cell]:
                found.add(other)
                edge.append(other)
    return found


def positions(games=8):
    """Yield decisions of random games of one to four players, each with some turns."""
    for seed in range(games):
        game = Game({"game": GAME, "players": 1 + seed % 4, "seed": seed})
        chance = Random(seed)
        while not game.is_over:
            legal = game.legal()
            for action in chance.sample(legal["actions"], min(2, len(legal["actions"]))):
                yield game, legal["seat"], [action]
            game.apply(chance.choice(legal["actions"]), legal["seat"])


def revealed(game, seat, actions):
    """Return the events of the seat when its round is revealed after these actions, without the
    events of its earlier choice."""
    trial = game.position.copy()
    trial.start_journal()
    for action in actions:
        trial.act_only(game.code(action), seat)
    while trial.waiting_seats():
        other = trial.waiting_seats()[0]
        trial.act_only(trial.legal(other)[-1], other)
    return [event for event in game.rules.events(trial) if event.get("seat") == seat]


def next_phase(state):
    """Return the phase of the next round; None if there is none."""
    at = PHASES.index(state["phase"])
    full = 10 if len(state["seats"]) > 1 else ALONE
    return (*PHASES, None)[at + (state["boxes"][at] == full)]


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
            continue  # this turn has no second mark
        of = {kind: [one for one in found if one.kind == kind] for kind in MOTIVES.kinds}
        points = sorted(
            e["points"] for e in events if e["event"] == "points" and e["for"] != "sale"
        )
        whole = [one["region"] for one in of["completes_colour"]]
        full = of["completes"] + of["fills_single"]
        assert sorted([one["points"] for one in full] + whole) == points
        assert all((one["size"] == 1) == (one.kind == "fills_single") for one in full)
        full += of["completes_colour"]
        assert all(one["count"] == 1 for one in full)
        had = game.state(seat)["seats"][seat]["bonuses"]
        stock, earned = Counter(had), Counter()
        for event in events:
            if event["event"] == "gain" and event["for"] != "sale":
                earned.update({bonus: event.get(bonus, 0) for bonus in BONUSES})
        stock.update(earned)
        paid = Counter(e["paid"] for e in events if e["event"] == "action" and e["paid"])
        stock.subtract(paid)
        assert {one["bonus"]: one["paid"] for one in of["spends"]} == dict(paid)
        assert all(one["left"] == stock[one["bonus"]] for one in of["spends"])
        taken = Counter(one["bonus"] for one in of["earns"])
        assert all(one["number"] == stock["worker"] for one in of["earns"])
        assert taken + Counter(bonus for one in full for bonus in one["bonuses"]) == +earned
        assert all(one["won"] == (earned[one["bonus"]]) for one in of["spends"])
        won = {e["colour"]: e["points"] for e in events if e["event"] == "bonus"}
        assert {one["colour"]: one["points"] for one in of["completes_colour"]} == won
        assert turn.codes == tuple(game.code(action) for action in actions)
        seen.update(one.kind for one in found)
    expected = "completes", "fills_single", "spends", "earns", "completes_colour"
    assert min(seen[kind] for kind in expected) > 5


def of_kind(kinds, kind):
    return {cell for cell in kinds if kinds[cell] == kind}


def worth(region, kind, phase):
    """Return the points of a region of a kind in a phase."""
    return REGION_POINTS[len(region) - 1][PHASES.index(phase)] * (2 if kind == "pasture" else 1)


def takes(cell, number, numbers, kinds, beside):
    """Return whether an empty cell may get a number."""
    around = {numbers[other] for other in region_of(cell, kinds, beside) if other in numbers}
    match kinds[cell]:
        case "castle":
            return number in {numbers.get(other) for other in beside[cell]}
        case "town":
            return number not in around
        case "pasture":
            return around in (set(), {number})
    return number in {"monastery": (1, 2), "mine": (3, 4), "river": (5, 6)}[kinds[cell]]


def when(state):
    """Return the phase of the next round, in the words of the motives."""
    phase = state["phase"]
    return "last" if phase == "III" else "this" if next_phase(state) == phase else "next"


def rounds_left(game, state):
    """Return the boxes left in the phase of the next round."""
    track = 10 if game.seats > 1 else ALONE
    return track - state["boxes"][PHASES.index(next_phase(state))]


def marks_left(game, state, bonuses):
    """Return the marks that a seat can still make in the phase of the next round: at most two a
    round. Every third round fills two boxes."""
    rounds = max(round(rounds_left(game, state) * 3 / 4), 1)
    return min(2 * rounds, rounds + bonuses["silver"] + bonuses["goods"])


def test_growing_nearing_and_reaching_are_true_on_the_sheet():
    seen = Counter()
    for game, seat, actions in positions():
        if actions[0]["type"] != "mark":
            continue
        state, cell = game.state(seat), actions[0]["cell"]
        kinds, beside = sheet_of(state["sheet"])
        before = set(state["seats"][seat]["cells"])
        after = before | {cell}
        bonuses = facts(game, seat, actions)[0].after.seats[seat].bonuses
        region, kind = region_of(cell, kinds, beside), kinds[cell]
        missing = region - after
        for one in facts(game, seat, actions)[1]:
            seen[one.kind] += 1
            later = next_phase(state)
            assert later is not None or one.kind not in FUTURE
            if one.kind in ("one_short", "extends", "completes", "fills_single", "fixes"):
                assert one.kind == "fixes" or one["size"] == len(region)
                assert one.kind == "fixes" or one["colour"] == kind
            if one.kind == "one_short":
                assert len(missing) == 1 and one["points"] == worth(region, kind, later)
                assert one["count"] == 1 and one["when"] == when(state)
                assert one["at"] == tuple(missing)
                is_late = one["when"] == "this" and rounds_left(game, state) <= 2
                after_next = dict(pairwise(PHASES)).get(later)
                assert one["later"] == (worth(region, kind, after_next) if is_late else 0)
                assert of_kind(kinds, kind) - after != missing or state["open"][kind] is None
            if one.kind == "one_left":
                assert of_kind(kinds, kind) - after == missing and one["when"] == when(state)
                assert one["points"] == worth(region, kind, later) and one["colour"] == kind
                assert (
                    one["whole"]
                    == dict(zip(VALUES, COLOUR_POINTS[kind], strict=True))[state["open"][kind]]
                )
            if one.kind == "extends":
                assert len(missing) > 1 and one["marked"] == len(region) - len(missing)
                after_next = dict(pairwise(PHASES)).get(later)
                points_later = worth(region, kind, after_next) if after_next else 0
                if len(missing) > marks_left(game, state, bonuses):
                    seen["too late"] += 1
                    assert (one["points"], one["later"]) == (points_later, 0)
                    assert points_later and one["when"] == "next"
                else:
                    assert one["points"] == worth(region, kind, later)
                    assert one["later"] == points_later and one["when"] == when(state)
            if one.kind == "fixes":
                assert kind == "pasture" and region & before == set()
                assert one["left"] == len(missing) and one["number"] == actions[0]["number"]
            if one.kind in ("nears_colour", "completes_colour", "beats"):
                left = {other for other in kinds if kinds[other] == one["colour"]} - after
                assert one["colour"] == kind
                assert len(left) == (one["left"] if one.kind == "nears_colour" else 0)
                assert one.kind != "nears_colour" or one["size"] == len(of_kind(kinds, kind))
            if one.kind == "beats":
                own = set(state["seats"][one.seat]["cells"])
                hexes = {other for other in kinds if kinds[other] == kind}
                assert one["left"] == len(hexes - own) and state["open"][kind] == "first"
                assert one["points"] == COLOUR_POINTS[kind][0] - COLOUR_POINTS[kind][1]
            around = [{o for c in cells for o in beside[c]} - cells for cells in (before, after)]
            colours = [{kinds[o] for o in cells} for cells in around]
            if one.kind == "reaches_last":
                left = of_kind(kinds, one["colour"]) - after
                region_left = region_of(min(left), kinds, beside)
                assert len(left) == 1 and left <= around[1] - around[0]
                assert one["points"] == worth(region_left, one["colour"], later)
                points = dict(zip(VALUES, COLOUR_POINTS[one["colour"]], strict=True))
                assert one["whole"] == points[state["open"][one["colour"]]]
            if one.kind == "reaches":
                assert one["colour"] in colours[1] - colours[0] - {"castle"}
                regions = [region_of(o, kinds, beside) for o in around[1]]
                sizes = [len(r) for r in regions if kinds[min(r)] == one["colour"]]
                assert one["size"] == max(sizes)
                largest = [r for r in regions if len(r) == max(sizes)]
                largest = [r for r in largest if kinds[min(r)] == one["colour"]]
                most = marks_left(game, state, bonuses)
                is_late = all(len(r - after) > most for r in largest)
                phase = dict(pairwise(PHASES))[later] if is_late else later
                assert one["points"] == worth(largest[0], one["colour"], phase) > 2
            if one.kind == "can_close":
                numbers = {**state["seats"][seat]["cells"], cell: actions[0]["number"]}
                (last,) = region_of(one["at"], kinds, beside) - after
                own = region_of(last, kinds, beside)
                assert last == one["at"] in around[1]
                assert (kinds[last], len(own)) == (one["colour"], one["size"])
                fitting = [n for n in range(1, 7) if takes(last, n, numbers, kinds, beside)]
                assert fitting
                old = state["seats"][seat]["cells"]
                taken = [n for n in range(1, 7) if takes(cell, n, old, kinds, beside)]
                named = (len(fitting), len(taken))
                is_more = named[0] > named[1] + 1
                assert (one["takes"], one["taken"]) == (named if is_more else (0, 0))
                seen["more numbers"] += is_more
                assert one["points"] == worth(own, kinds[last], later)
                assert one["now"] == worth(own, kinds[last], state["phase"])
                is_last = of_kind(kinds, kinds[last]) - after == {last}
                values = dict(zip(VALUES, COLOUR_POINTS[kinds[last]], strict=True))
                assert one["whole"] == (values.get(state["open"][kinds[last]], 0) if is_last else 0)
            if one.kind == "opens":
                opened = around[1] - around[0]
                assert one["number"] == len(opened)
                assert {*one["colours"]} == {kinds[o] for o in opened}
            if one.kind == "fits":
                numbers = {**state["seats"][seat]["cells"], cell: actions[0]["number"]}
                pairs = {
                    (number, kinds[o])
                    for o in around[1]
                    for number in range(1, 7)
                    if takes(o, number, numbers, kinds, beside)
                }
                assert one["number"] == len(pairs)
            if one.kind == "nears_castle":
                castles = [o for o in around[1] - around[0] if kinds[o] == "castle"]
                shown = [bonus_of_region({o}, state["sheet"], kinds) for o in castles]
                assert one["number"] == len(castles) and one["bonuses"] == tuple(sorted(shown))
    expected = {
        "one_short",
        "one_left",
        "extends",
        "fixes",
        "nears_colour",
        "reaches",
        "fits",
        "can_close",
        "opens",
        "nears_castle",
        "too late",
        "more numbers",
    }
    assert expected <= seen.keys()


def test_motives_do_not_depend_on_secret_choices_of_others():
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


def test_only_a_turn_with_two_marks_is_explained_by_two_marks():
    for game, seat, actions in positions():
        after = game.position.copy()
        after.determinize_for(seat, 0)
        after.act_only(game.code(actions[0]), seat)
        if actions[0]["type"] != "mark" or seat not in after.waiting_seats() or game.seats == 1:
            continue
        second = game.action(after.legal(seat)[0])
        if second["type"] == "mark" and not game.state(seat)["seats"][seat]["chosen"]:
            kinds = [one.kind for one in facts(game, seat, [actions[0], second])[1]]
            assert "marks_twice" in kinds
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
    assert found["start_spaces"]["number"] == len(beside[castle]) and "spends" not in found


def filled(marks, state, seat, kinds, beside):
    """Return the regions that these marks complete."""
    after = {*state["seats"][seat]["cells"], *marks}
    regions = {frozenset(region_of(cell, kinds, beside)) for cell in marks}
    return [region for region in regions if region <= after]


def bonus_of_region(region, letter, kinds):
    """Return the bonus of a region, by its colour or as a castle shows it; "" for none."""
    words = dict(zip(kinds, DUCHIES[letter].split(), strict=True))
    shown = words[min(region)].partition(":")[2]
    return shown or {"monastery": "monk", "mine": "silver", "river": "goods", "town": "worker"}.get(
        kinds[min(region)], ""
    )


def turns(game, seat, state, count):
    """Return some turns of a seat with one or two marks, as codes."""
    chance, found = Random(count), []
    for _ in range(count):
        trial, codes = game.position.copy(), []
        trial.determinize_for(seat, 0)
        while seat in trial.waiting_seats() and len(codes) < 2:
            codes.append(chance.choice(trial.legal(seat)))
            trial.act_only(codes[-1], seat)
        found.append(codes)
    return found


def test_two_turns_are_compared_by_their_supplies_and_actions():
    seen = Counter()
    for game, seat, actions in positions(4):
        state = game.state(seat)
        if actions[0]["type"] != "mark" or state["seats"][seat]["chosen"]:
            continue
        first, second = turns(game, seat, state, 2)
        kinds, beside = sheet_of(state["sheet"])
        before, old = state["seats"][seat]["bonuses"], state["seats"][seat]["cells"]
        for better, other in ((first, second), (second, first)):
            both = [MOTIVES.consider(game, game.position, seat, one) for one in (better, other)]
            mine, others = (dict(one.after.seats[seat].bonuses) for one in both)
            marks = [{a["cell"] for a in one.actions if a["type"] == "mark"} for one in both]
            full = [filled(marks_of, state, seat, kinds, beside) for marks_of in marks]
            for found in reasons_between(game, game.position, seat, better, other):
                one = found.motive
                seen[one.kind] += 1
                theirs = marks[0] if found.of_other else marks[1]
                if one.kind == "reaches":
                    assert one["colour"] not in {kinds[c] for c in theirs}
                own, done = (marks[1], full[1]) if found.of_other else (marks[0], full[0])
                rest = full[0] if found.of_other else full[1]
                if one.kind == "spends":
                    left = (others if found.of_other else mine)[one["bonus"]]
                    assert one["left"] == left and one["paid"] == 1
                    assert found.is_for == found.of_other
                    gained = [bonus_of_region(each, state["sheet"], kinds) for each in done]
                    earned = gained.count(one["bonus"])
                    assert left == before[one["bonus"]] + earned - 1 and one["won"] == earned
                    got = [bonus_of_region(each, state["sheet"], kinds) for each in rest]
                    assert earned <= got.count(one["bonus"])
                if one.kind == "hurries":
                    region = frozenset(region_of(one["at"], kinds, beside))
                    assert found.of_other and region in full[1] and region not in full[0]
                    assert len(region) == one["size"] and kinds[one["at"]] == one["colour"]
                    won = [bonus_of_region(each, state["sheet"], kinds) for each in full[1]]
                    cost = one["cost"]
                    assert one["left"] == others[cost] == before[cost] + won.count(cost) - 1
                    phases = state["phase"], next_phase(state)
                    points = {worth(region, kinds[one["at"]], phase) for phase in phases}
                    assert points == {one["points"]} and {*one["beside"]} <= theirs
                    rolled = state["dice"]["numbers"], state["dice"]["colours"]
                    fit = [n for n in rolled[0] if takes(one["at"], n, old, kinds, beside)]
                    is_free = fit and one["colour"] in rolled[1]
                    assert cost == "silver" or not is_free
                if one.kind == "keeps_silver":
                    assert not found.of_other and mine["silver"] and not others["silver"]
                    (region,) = {frozenset(region_of(cell, kinds, beside)) for cell in one["at"]}
                    assert region - set(state["seats"][seat]["cells"]) - own == {*one["at"]}
                    assert len(one["at"]) == 2 and len(region) == one["size"]
                    points = worth(region, kinds[min(region)], next_phase(state))
                    assert one["points"] == points >= 4
                if one.kind == "marks_twice":
                    assert len(theirs) < 2 == len(own) and not found.of_other
                if one.kind == "idle_mark":
                    completing = {cell for each in done for cell in each} & own
                    assert found.of_other and len(own) == 2 and one["left"] == others["silver"]
                    assert completing <= theirs and len(theirs) < 2 and own - completing
                if one.kind == "can_close":
                    region = frozenset(region_of(one["at"], kinds, beside))
                    assert not found.of_other and region in full[1] and region not in full[0]
                    assert one["bonus"] == bonus_of_region(region, state["sheet"], kinds)
                    touched = {frozenset(region_of(cell, kinds, beside)) for cell in marks[0]}
                    alike = [each for each in touched - {region} if len(each) == len(region)]
                    assert one["again"] == (one["colour"] in {kinds[min(each)] for each in alike})
                if one.kind == "fits":
                    assert found.instead and abs(found.instead["number"] - one["number"]) > 2
                if one.kind == "opens":
                    assert found.instead and one["number"] > found.instead["number"]
                if one.kind == "one_short":
                    others_done = full[0] if found.of_other else full[1]
                    regions = [frozenset(region_of(cell, kinds, beside)) for cell in one["at"]]
                    assert not all(each in others_done for each in regions)
                    before_it = {*state["seats"][seat]["cells"]} | theirs
                    if found.instead is None and one["count"] == 1:
                        assert len(regions[0] - before_it) > 1
                if one.kind == "extends":
                    others_done = full[0] if found.of_other else full[1]
                    alike = [(kinds[min(each)], len(each)) for each in others_done]
                    assert (one["colour"], one["size"]) not in alike
                    instead = found.instead
                    assert instead is None or instead["marked"] < one["marked"]
                    region = region_of(one["at"], kinds, beside)
                    assert len(region - {*state["seats"][seat]["cells"]} - theirs) > 1
    kinds = "spends", "keeps_silver", "marks_twice", "idle_mark", "one_short", "can_close", "opens"
    kinds += ("hurries",)
    assert min(seen[one] for one in kinds) > 2


def test_a_region_that_the_turn_played_completes_is_named_beside_the_reasons():
    named = Counter()
    for game, seat, actions in positions(8):
        state = game.state(seat)
        if actions[0]["type"] != "mark" or state["seats"][seat]["chosen"]:
            continue
        kinds, beside = sheet_of(state["sheet"])
        for better, other in pairwise(turns(game, seat, state, 3)):
            both = [MOTIVES.consider(game, game.position, seat, one) for one in (better, other)]
            marks = [{a["cell"] for a in one.actions if a["type"] == "mark"} for one in both]
            mine, theirs = (filled(of_turn, state, seat, kinds, beside) for of_turn in marks)
            reasons = reasons_between(game, game.position, seat, better, other)
            if not any(one.is_for for one in reasons) or mine or not theirs:
                continue
            wholes = "completes", "fills_single", "completes_colour"
            price = [one for one in reasons if one.of_other and one.motive.kind in wholes]
            price = [one for one in price if not one.is_postponed]
            waiting = "can_close", "hurries"
            waits = [one for one in reasons if one.motive.kind in waiting and one.is_for]
            assert price or waits
            named.update([one.motive.kind for one in price] or ["can_close"])
            main = sorted(abs(one.weight) for one in reasons if one.is_for)[-2:]
            assert all(abs(one.weight) <= sum(main) / 2 for one in price)
            full = [
                (one.motive["colour"], one.motive["size"])
                for one in price
                if not one.is_for
                and one.motive.kind != "completes_colour"
                and one.motive["count"] == 1
            ]
            assert not {*full} & {
                (one.motive["colour"], one.motive["size"])
                for one in waits
                if one.motive["points"] < one.motive["now"]
            }
            beaten = [one for one in reasons if one.motive.kind == "beats" and one.of_other]
            assert not (beaten and any(one.motive["whole"] for one in waits))
    assert 0 < named["can_close"] < named.total()


def test_while_a_round_fills_a_track_a_region_has_the_points_of_the_next_phase():
    seen = Counter()
    for game, seat, actions in positions():
        if actions[0]["type"] != "mark":
            continue
        state = game.state(seat)
        found = [one for one in facts(game, seat, actions)[1] if one.kind == "one_short"]
        seen.update((state["phase"], one["when"]) for one in found)
    assert {("I", "next"), ("II", "next"), ("I", "this"), ("III", "last")} <= seen.keys()


def reason(kind, weight, other=False, **values):
    return TurnReason(motive(kind, 0, weight, **values), other)


def one_short(points, weight, other=False):
    values = {"points": points, "colour": "river", "size": 2, "count": 1, "bonus": ""}
    values |= {"later": 0}
    return reason("one_short", weight, other, **values)


def is_said(*reasons):
    strong = [one for one in chosen(reasons) if not one.is_weak]
    return any(one.is_for and one.motive.kind not in MOTIVES.weak for one in strong)


SINGLE = {"size": 1, "points": 1, "now": 1, "whole": 0, "again": 0, "takes": 0, "taken": 0}
"""A region of one hex that can wait: the values of a fact other than its place and its bonus."""


def test_reasons_outweigh_the_price_or_are_not_shown():
    assert is_said(one_short(5, 2.2), one_short(4, 2.0, other=True))
    assert not is_said(one_short(4, 2.2), one_short(4, 2.0, other=True))
    assert not is_said(one_short(4, 2.2), one_short(8, 2.0, other=True))
    last_worker = reason("spends", -1.6, bonus="worker", paid=1, left=0)
    waits = reason("can_close", 1.6, colour="monastery", at="3.6", bonus="monk", **SINGLE)
    assert is_said(one_short(4, 2.5), last_worker)
    assert not is_said(one_short(4, 2.5), last_worker, waits)


def test_a_saved_bonus_is_no_reason_against_a_region_of_two_and_a_castle_none_beside_a_castle():
    spends = reason("spends", -1.6, other=True, bonus="worker", paid=1, left=0)
    waits = {
        "points": 6,
        "now": 6,
        "whole": 0,
        "again": 0,
        "takes": 0,
        "taken": 0,
        "bonus": "",
        "at": "3.4",
    }
    assert is_said(spends)
    assert not is_said(spends, reason("can_close", 3.6, colour="pasture", size=2, **waits))
    castle = {"colour": "castle", "size": 1, "points": 1, "count": 1, "bonuses": ("silver",)}
    fills = reason("fills_single", 3.0, cells=("5.2",), later=1, **castle)
    assert is_said(fills)
    assert not is_said(fills, reason("can_close", 1.6, colour="castle", size=1, **waits))


def test_a_price_as_large_as_the_reason_silences_it_even_if_it_can_wait():
    waits = {"size": 2, "now": 4, "again": 0, "takes": 0, "whole": 0, "at": "7.2", "colour": "mine"}
    silver = reason("can_close", 3.6, points=4, bonus="silver", **waits)
    monk = reason("spends", -1.7, other=True, bonus="monk", paid=1, left=0, won=0)
    assert is_said(one_short(8, 2.4), silver) and not is_said(one_short(5, 2.4), silver)
    assert not is_said(one_short(6, 2.4), silver)
    hurried = dict(silver.motive.values) | {"cost": "monk", "left": 0, "beside": ()}
    hurries = reason("hurries", -1.7, other=True, **hurried)
    mine = {"colour": "mine", "size": 2, "points": 4, "later": 4, "count": 1}
    mine |= {"bonuses": ("silver",), "cells": ("7.2",)}
    both = [one_short(6, 2.4), silver, monk, hurries, reason("completes", 6.0, True, **mine)]
    assert is_said(*both)
    assert [one.motive.kind for one in chosen(both)] == ["one_short", "hurries"]
    equal = [one_short(6, 2.4), silver, monk, hurries]  # the better turn completes just as much
    assert [one.motive.kind for one in chosen(equal)] == ["one_short", "spends"]
    worker = reason("spends", -1.6, bonus="worker", paid=1, left=0, won=0)
    assert not is_said(one_short(7, 2.8), silver, worker)


def test_silver_for_a_second_mark_that_completes_something_is_no_fault_unless_it_can_do_more():
    silver = reason("spends", -2.0, other=True, bonus="silver", paid=1, left=0, won=0)
    waits = reason("can_close", 1.6, colour="town", at="7.2", bonus="worker", **SINGLE)
    keeps = {"size": 2, "points": 8, "colour": "pasture", "when": "this", "bonus": ""}
    assert not is_said(silver) and not is_said(silver, waits)
    assert is_said(silver, waits, reason("keeps_silver", 2.0, at=("3.3", "3.4"), **keeps))


def test_progress_that_can_wait_is_no_price_and_two_spaces_are_more_than_one():
    waits = reason("can_close", 1.6, colour="castle", at="5.5", bonus="monk", **SINGLE)
    nears = reason("nears_colour", 0.9, True, colour="castle", left=1, points=3, size=4)
    kinds = [one.motive.kind for one in chosen([one_short(4, 2.2), waits, nears])]
    assert kinds == ["one_short", "can_close"]
    castles = {"colour": "castle", "size": 1, "points": 2, "count": 2, "later": 2}
    castles |= {"bonuses": ("monk", "silver"), "cells": ("3.5", "5.5")}
    assert is_said(reason("fills_single", 3.7, **castles), waits)


def test_a_bonus_that_the_turn_played_pays_is_no_reason_if_others_are_left_and_there_is_a_price():
    price = one_short(3, 1.2, other=True)
    for left in (0, 2):
        worker = reason("spends", -1.6, other=True, bonus="worker", paid=1, left=left, won=0)
        assert is_said(worker) and is_said(worker, price) == (left == 0)


def test_one_castle_in_exchange_for_another_that_can_wait_is_not_named_beside_a_reason():
    castle = {"colour": "castle", "size": 1, "points": 1, "count": 1, "later": 1}
    fills = reason("fills_single", 3.0, bonuses=("silver",), cells=("5.2",), **castle)
    waits = reason("can_close", 1.6, colour="castle", at="5.5", bonus="monk", **SINGLE)
    assert [one.motive.kind for one in chosen([one_short(4, 2.2), fills, waits])] == ["one_short"]
    assert {one.motive.kind for one in chosen([fills, waits])} == {"fills_single", "can_close"}


def test_a_reason_that_weighs_less_than_any_price_is_not_shown():
    for weight in (1.8, 3.0):
        beats = reason("beats", weight, other=True, colour="mine", left=1, points=2)
        assert is_said(one_short(4, 2.2), beats) == (weight < 2.2)


def test_two_turns_with_the_same_facts_have_no_reason():
    game, seat, actions = next(iter(positions()))
    codes = [game.code(action) for action in actions]
    assert reasons_between(game, game.position, seat, codes, codes) == ()


def test_the_bonus_of_a_start_castle_is_named_once_with_the_castle():
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


@cache
def one_of_each_kind():
    """Return the first motive of each kind in random games, by its kind."""
    told = {}
    for game, seat, actions in positions(5):
        for one in facts(game, seat, actions)[1]:
            told.setdefault(one.kind, one)
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_sentence_in_every_language(language):
    told = one_of_each_kind()
    assert len(told) >= len(MOTIVES.kinds) - 2
    before = spoken.code
    try:
        spoken.change(language)
        for one in told.values():
            text = advice_of(GAME).motive_text(one, ["Anna", "Béla", "Celina", "Dora"])
            assert text.endswith(".") and "{" not in text and "(s)" not in text
    finally:
        spoken.change(before)
