"""Tests of variations: lines that a game could have taken, played by hand and saved in its file."""

import json
import random
from pathlib import Path

import pytest

from burgundy_qt.rules.chance import drawn_outcome
from burgundy_qt.rules.errors import InvalidArgument, InvalidRecord, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.analysed_game import AnalysedGame, Beginning
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, save_from, with_checksum
from burgundy_qt.session.variations import (
    MOST_NODES,
    TooManyVariations,
    are_variations,
    known_record,
    variations_in,
    written_variations,
)
from tests.session.short_games import act_at_random

SEATS = SeatPlan("Anna"), SeatPlan("Bert", "duke")
PLAYED = [game for game in GAMES if game != "sealed-bids"]


def played(game, actions=30, seed=5):
    """Return a game after this many random actions."""
    made, luck = Game({"game": game, "players": 2, "seed": seed}), random.Random(3)
    for _ in range(actions):
        legal = made.legal()
        made.apply(luck.choice(legal["actions"]), legal["seat"])
    return made


def analysed(game, revision=20, seat=0, variations=()):
    """Open the position at this revision at the analysis table, as the seat knows it."""
    record = known_record(game, revision, seat)
    return AnalysedGame(Beginning("a-game", revision, seat, record, SEATS, variations))


def play(at, actions, luck):
    """Play this many random actions, each by the deciding seat."""
    for _ in range(actions):
        at.act(luck.choice(at.view.legal["actions"]))


@pytest.fixture(params=PLAYED)
def at(request):
    return analysed(played(request.param))


def test_a_tree_is_played_browsed_saved_and_played_again(at):
    luck, states = random.Random(8), {}
    for start in range(4):
        play(at, 6, luck)
        for node in (*at.node.path,):
            at.go_to(node)
            states[node] = at.view.state
        at.go_to(at.node.path[start])
    assert at.tree.size >= 18 and any(node.is_branch for node in at.tree.root.walk())
    assert [node for node, _game in at.games()] == [
        node for node in at.tree.root.walk() if node.parent
    ]
    named = next(node for node in at.tree.root.walk() if node.is_branch)
    named.name, named.comment = "Otherwise", "What if …?"

    written = json.loads(json.dumps(written_variations(at.trees)))
    assert are_variations(written)
    again = AnalysedGame(Beginning("a-game", 20, 0, at.beginning.record, SEATS, variations=written))
    for one, other in zip(at.tree.root.walk(), again.tree.root.walk(), strict=True):
        assert (one.seat, one.action, one.events) == (other.seat, other.action, other.events)
        assert (one.name, one.comment) == (other.name, other.comment)
        again.go_to(other)
        assert one.parent is None or again.view.state == states[one]
    assert written_variations(again.trees) == written


def test_undo_and_redo_are_unlimited_and_follow_the_last_shown_line(at):
    luck = random.Random(2)
    play(at, 5, luck)
    first, end = at.node.path, at.view.state
    at.go_to(first[1])
    play(at, 3, luck)
    second = at.node.path
    while at.undo():
        pass
    assert not at.view.can_undo and at.view.can_redo
    while at.redo():
        pass
    assert at.node is second[-1] and not at.view.can_redo
    at.go_to(first[-1])
    assert at.view.state == end


def test_branches_are_promoted_and_removed(at):
    luck = random.Random(4)
    play(at, 2, luck)
    main = at.node.path[0]
    at.undo()
    at.undo()
    legal = at.view.legal["actions"]
    at.act(next(action for action in legal if action != main.action))
    branch = at.node
    assert branch.is_branch and not main.is_branch
    branch.promote()
    assert main.is_branch and at.tree.root.children == [branch, main]
    at.remove(branch)
    assert at.node is at.tree.root and at.tree.root.children == [main]


@pytest.mark.parametrize("game", ["tuscany", "burgundy-dice"])
def test_hidden_information_is_drawn_again_and_the_seats_hand_is_kept(game):
    at = analysed(played(game, actions=12), revision=12)
    own = at.game.state(0)["seats"][0]
    others, chance = set(), set()
    for _ in range(6):
        at.draw_again()
        assert at.game.state(0)["seats"][0] == own
        others.add(json.dumps(at.game.state(1)["seats"][1], sort_keys=True))
        play(at, 12, random.Random(1))
        events = [node.events for node in at.node.path]
        chance.add(json.dumps(events, sort_keys=True))
    assert len(chance) > 1 and (game != "tuscany" or len(others) > 1)


def test_the_future_of_the_game_stays_unknown(at):
    ahead = played(at.game.request["game"], actions=45)
    told = analysed(ahead, revision=30)
    for seat, action in ahead.actions[30:]:
        if told.view.legal["seat"] != seat or action not in told.view.legal["actions"]:
            return
        told.act(action)
    assert told.game.events != ahead.events


def test_another_outcome_of_chance_is_another_branch():
    at = analysed(played("carcassonne"))
    while not any(event["event"] == "tile" for event in at.node.events):
        at.act(at.view.legal["actions"][-1])
    before = at.node.parent
    for _ in range(12):
        at.repeat_with_other_chance()
    assert len(before.children) > 1
    assert len({json.dumps(child.action) for child in before.children}) == 1


def test_an_outcome_chosen_by_hand_is_another_branch(at):
    luck = random.Random(4)
    while not at.had_chance():
        at.act(luck.choice(at.view.legal["actions"]))
    drawn = at.node
    for _ in range(9):
        chosen = choose(at, at.ask_last_chance(), luck)
        assert at.play_prepared() is not None and all(map(has_come(at.node), chosen))
    assert len(drawn.parent.children) > 1 and drawn in drawn.parent.children
    places = at.ask_last_chance()
    with pytest.raises(InvalidArgument):
        at.choose_chance(["nothing"] * len(places))
    assert list(at.games())


def test_all_outcomes_after_an_action_can_be_chosen_before_it(at):
    luck, most = random.Random(6), 0
    for _ in range(40):
        if at.view.is_over:
            break
        action, before = luck.choice(at.view.legal["actions"]), at.node
        places = at.ask_chance(action)
        if not places:
            at.act(action)
            continue
        chosen = choose(at, places, luck)
        assert (at.node is before and not at.had_chance()) or before.parent
        step = at.play_prepared()
        assert step.action == action and at.node.parent is before
        assert all(map(has_come(at.node), chosen))
        most = max(most, len({event for event, _ in chosen}))
        assert at.play_prepared() is None
    assert most > 0


def test_outcomes_that_are_not_chosen_are_drawn_at_random(at):
    luck = random.Random(6)
    while not at.ask_chance(action := luck.choice(at.view.legal["actions"])):
        at.act(action)
    assert at.play_prepared().action == action and not at.game.awaits_chance


def choose(at, places, luck):
    """Choose all outcomes at random, and return each with its event."""
    chosen = []
    while places:
        values = drawn_outcome(places, luck)
        chosen += [(place.event, value) for place, value in zip(places, values, strict=True)]
        places = at.choose_chance(values)
    return chosen


def has_come(node):
    """Return a test whether a chosen value is in the events after an action. Dice are sorted
    there."""
    return lambda chosen: (
        chosen[1] in leaves([each for each in node.events if each["event"] == chosen[0]])
    )


def leaves(value):
    """Return all values inside a value."""
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return [leaf for one in inner for leaf in leaves(one)]
    return [value]


def test_a_changed_game_keeps_its_trees_but_begins_a_new_one():
    at = analysed(played("burgundy"))
    play(at, 3, random.Random(1))
    kept = written_variations(at.trees)
    other = analysed(played("burgundy", seed=6), variations=kept)
    assert len(other.trees) == 2 and other.tree is other.trees[1]
    assert not other.fits(other.trees[0])


def test_an_illegal_node_is_marked_and_its_line_ends_before_it(at):
    play(at, 4, random.Random(1))
    wrong = at.node.path[2]
    wrong.action = {**wrong.action, "type": "dance"}
    again = analysed(played(at.game.request["game"]), variations=written_variations(at.trees))
    with pytest.raises(RulesError):
        again.go_to(list(again.tree.root.walk())[-1])
    assert len(again.node.path) == 2 and again.view.legal["actions"]
    list(again.games())
    assert len(again.unplayable) == 2


def test_a_recorded_action_with_other_events_changes_nothing(at):
    play(at, 6, random.Random(1))
    last = at.node
    at.undo()
    state = at.game.state()
    for events in ([], last.events[:-1], [*last.events, last.events[-1]], [{"event": "dance"}]):
        if events != last.events:
            with pytest.raises(InvalidRecord):
                at.game.apply_recorded(last.action, last.seat, events)
    assert at.game.state() == state
    at.redo()
    assert at.node is last


WRONG = (
    {"revision": -1},
    {"seat": 9},
    {"seed": 1.5},
    {"mark": "x"},
    {"nodes": None},
    {"nodes": [{"after": 1, "seat": 0, "action": {"type": "end"}, "events": []}]},
    {"nodes": [{"after": 0, "seat": 0, "action": {}, "events": []}]},
    {"nodes": [{"after": 0, "seat": 0, "action": {"type": "end"}, "events": [{}]}]},
    {"name": "n" * 61},
)


@pytest.mark.parametrize("change", WRONG)
def test_a_wrong_value_in_a_file_is_found(change):
    tree = {"revision": 3, "seat": None, "seed": 1, "mark": "0" * 16, "nodes": []}
    assert are_variations([tree]) and not are_variations([{**tree, **change}])


def test_a_file_has_a_maximum_number_of_variations():
    at = analysed(played("carcassonne"))
    action = {"type": "pass"}
    node = at.tree.root
    for _ in range(MOST_NODES):
        node = node.follow(0, action, [])
    assert variations_in(written_variations(at.trees))[0].size == MOST_NODES
    node.follow(0, action, [])
    with pytest.raises(TooManyVariations):
        written_variations(at.trees)


@pytest.mark.parametrize("game", PLAYED)
def test_an_analysis_of_a_game_with_the_box_continues_at_random(game):
    recorded, luck = Game({"game": game, "players": 2, "chance": "hand"}), random.Random(1)
    while recorded.revision < 20 or not recorded.awaits_chance:
        if recorded.awaits_chance:
            recorded.set_chance(drawn_outcome(recorded.chance_places(), luck))
        else:
            legal = recorded.legal()
            recorded.apply(luck.choice(legal["actions"]), legal["seat"])
    before = len(recorded.events)
    at = analysed(recorded, recorded.revision, None)
    play(at, 5, luck)
    assert at.tree.size == 5 and not at.game.awaits_chance
    assert len(recorded.events) == before and recorded.awaits_chance


@pytest.mark.parametrize("game", PLAYED)
def test_a_tree_whose_position_is_undone_keeps_its_beginning(game):
    running = a_running_game(game)
    revision = running.game.revision
    at = AnalysedGame(running.analysis_from(revision, running.view.viewer))
    play(at, 4, random.Random(2))
    state, actions = at.view.state, [node.action for node in at.node.path]
    running.variations = tuple(written_variations(at.trees))
    running.make_casual()
    assert "record" not in running.variations[0]
    running.undo(further=True)
    act_at_random(running, 1, random.Random(8))
    for kept in (running, reloaded(running)):
        assert are_variations([*kept.save().variations])
        viewer = running.variations[0]["seat"]
        again = AnalysedGame(kept.analysis_from(0, viewer, tree=0))
        assert not again.has_lost and again.beginning.revision == revision
        again.go_to(list(again.tree.root.walk())[-1])
        assert [node.action for node in again.node.path] == actions
        assert again.view.state == state


def test_a_tree_without_its_position_is_reported_and_kept(at):
    play(at, 3, random.Random(1))
    kept = written_variations(at.trees)
    running = a_running_game(at.game.request["game"], seed=77)
    for damage in ({}, {"record": [{"cmd": "new"}]}, {"record": [{"cmd": 5}, {}]}):
        running.variations = tuple({**tree, **damage} for tree in kept)
        begun = running.analysis_from(0, kept[0]["seat"], tree=0)
        lost = AnalysedGame(begun)
        assert lost.has_lost and lost.tree.is_empty and lost.kept_trees == lost.trees[:1]
        lost.remove_tree(lost.trees[0])
        assert not lost.kept_trees
    assert running.analysis_from(0, 1 - kept[0]["seat"], tree=0) is None
    assert running.analysis_from(0, kept[0]["seat"], tree=1) is None


def a_running_game(game, seed=5):
    """Return a game of two people after some actions."""
    people = SeatPlan("Anna"), SeatPlan("Bert")
    running = RunningGame.begin(LineUp(people, {"game": game, "players": 2, "seed": seed}))
    act_at_random(running, 20, random.Random(3))
    return running


def reloaded(running):
    """Return the game as it is after a restart."""
    path = Path("game.burgundy")
    save = save_from(with_checksum(save_document(running.save())), path)
    return RunningGame.from_save(save, path)
