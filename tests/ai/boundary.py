"""Call every Python entry point of the compiled bots with arguments that it must refuse.

Run `python -m tests.ai.boundary` as a separate process, since a write to a wrong address may crash
it. It prints as JSON the calls that were accepted, and the entry points that no call tries: these
are found in the compiled modules, so that a new one is reported as soon as it is written. Each
entry point that takes a position is tried in every game, with positions of every other game, whose
memory must not be read. tests/contract/boundary.py does the same for positions."""

import inspect
import json
import math
import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import burgundy_qt
from burgundy_qt.ai.analysis.score_tally import Planner, Playout
from burgundy_qt.ai.game_bots import bots_for, network_table, table_of
from burgundy_qt.ai.games.dice.expectimax import DiceExpectimax
from burgundy_qt.ai.networks.installed_networks import new_network
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.training.learner import Learner, SampleWindow
from burgundy_qt.ai.training.self_play import SelfPlay
from burgundy_qt.ai.tree_search.search_tree import Tree, play_random_games
from burgundy_qt.ai.turn_search.beam import Beam, Greedy
from burgundy_qt.ai.turn_search.rollout import Rollout
from burgundy_qt.bench.recorded_game import RecordedGame, copy_many_times
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from tests.contract.boundary import NO_ACTION, NO_INDEX, NO_KEY
from tests.contract.games import GAMES, requests

ROOT = Path(burgundy_qt.__file__).parent
NO_SEAT = [*NO_INDEX, 2, None]
NO_NUMBER = [-1, -1000, 2**31, 2**64, True, 1.0, "0", None]
NO_PLAN = [[action] for action in NO_ACTION]
HARMLESS = {
    "check_request": "is a check itself",
    "check_starts": "likewise",
    "place_of": "looks a name up",
    "by_name": "an order of sorting",
    "claim_number": "reckons with numbers, indexes nothing",
    "pair_at": "likewise",
    "places_of": "likewise",
    "turned": "likewise",
    "same_position": "compares as much as both have",
    "state_bytes": "tells a size",
    "castle_with": "looks names up in lists of Python",
    "before": "reckons with dictionaries of Python",
    "together": "likewise",
    "with_partner": "takes a seat, which the position checks",
    "object.__init__": "of a class that Python declares",
    "SelfPlay.check_played": "takes features alone",
    "SelfPlay.check_room": "takes features alone",
}


class Way(NamedTuple):
    """A valid call, and by argument the values that must be refused in its place."""

    call: Any
    sound: list[Any]
    spoilt: dict[int, list[Any]]


def ways() -> dict[str, Way]:
    """Return by name every entry point that takes more than a position."""
    position = begun({"game": "burgundy", "players": 2, "seed": 1})
    alone = begun({"game": "burgundy-dice", "players": 1, "seed": 1})
    together = begun({"game": "burgundy-dice", "players": 2, "seed": 1})
    other = begun({"game": "carcassonne", "players": 2, "seed": 1})
    more = begun({"game": "burgundy", "players": 3, "seed": 1})
    features, network = network_of(position)
    judge = Evaluator(features, network)
    legal = position.legal()[0]
    window, learner = a_window(judge, position), Learner(network)
    before_roll = alone.copy()
    while not before_roll.is_chance_node():
        before_roll.act_only(before_roll.legal()[-1], 0)
    key = NO_KEY
    return {
        "Greedy.choose": Way(Greedy(judge, position).choose, [position, 0], by_seat(other, more)),
        "Greedy.worths": Way(Greedy(judge, position).worths, [position, 0], by_seat(other, more)),
        "Greedy.after_actions": Way(
            Greedy(judge, position).after_actions,
            [position, 0, [legal]],
            {0: [other, more], 1: NO_SEAT, 2: NO_PLAN},
        ),
        "Beam": Way(
            Beam, [judge, position, 2, 2], {2: [*NO_NUMBER, 2**11], 3: [*NO_NUMBER, 2**11]}
        ),
        "Beam without width": Way(
            lambda beam: beam.choose(position, 0),
            [Beam(judge, position, 1, 1)],
            {0: [Beam(judge, position, 0, 1), Beam(judge, position, 1, 0)]},
        ),
        "Beam.choose": Way(Beam(judge, position).choose, [position, 0], by_seat(other, more)),
        "Beam.turns": Way(Beam(judge, position).turns, [position, 0], by_seat(other, more)),
        "Planner.turn": Way(
            Planner(judge, position).turn,
            [position, 0, legal],
            by_seat(other, more) | {2: NO_ACTION},
        ),
        "Planner.end": Way(
            Planner(judge, position).end,
            [position, 0, [legal]],
            {0: [other, more], 1: NO_SEAT, 2: NO_PLAN},
        ),
        "Playout.play": Way(
            Playout(judge, position, bots_for(position).tally(position)).play,
            [position, 0, [legal], 1, 0],
            {0: [other, more], 1: NO_SEAT, 2: NO_PLAN, 3: key, 4: key},
        ),
        "Rollout": Way(Rollout, [judge, position, 1], {2: NO_NUMBER}),
        "Rollout.play": Way(
            Rollout(judge, position).play,
            [position, 0, 1, 0, 1],
            {0: [other, more], 1: NO_SEAT, 2: key, 3: NO_NUMBER, 4: NO_NUMBER},
        ),
        "Features.known": Way(features.known, [position, 0, 0], {1: NO_SEAT, 2: NO_SEAT}),
        "Features.rows": Way(features.rows, [position, 0], {0: [more], 1: NO_SEAT}),
        "Evaluator.evaluation": Way(judge.evaluation, [position, 0], {0: [more], 1: NO_SEAT}),
        "Tally.by_seat": Way(bots_for(position).tally(position).by_seat, [2], {0: [*NO_NUMBER, 7]}),
        "Tree.grow": Way(Tree(position, 0, 1, 0).grow, [1], {0: NO_NUMBER}),
        "Tree": Way(Tree, [position, 0, 1, 0], {1: NO_SEAT, 2: key, 3: [*NO_NUMBER, 2**30]}),
        "DiceExpectimax": Way(
            DiceExpectimax,
            [Evaluator(*network_of(alone))],
            {0: [judge, Evaluator(*network_of(other)), Evaluator(*network_of(together))]},
        ),
        "DiceExpectimax.expected": Way(
            DiceExpectimax(Evaluator(*network_of(alone))).expected,
            [before_roll, 1],
            {0: [alone, position], 1: [*NO_NUMBER, 4]},
        ),
        "Network.scatter": Way(
            network_of(position)[1].scatter,
            [0, 4, 0.1, 1],
            {0: [*NO_NUMBER, network.size + 1], 1: [*NO_NUMBER, network.size + 1], 3: key},
        ),
        "Network.blurred": Way(
            network.blurred, [0.5, 1], {0: [-0.1, math.nan, math.inf, "0.5", None], 1: key}
        ),
        "Network.take": Way(network.take, [network.numbers()], {0: [[], [1.0], [1.0] * 7, 5]}),
        "Network.copy_from": Way(
            Network(2, 8).copy_from, [Network(2, 8)], {0: [Network(3, 8), Network(2, 9), None]}
        ),
        "Network": Way(
            Network,
            [2, 8, 16, 4, 1],
            {
                0: [*NO_NUMBER, 0, 7],
                1: [*NO_NUMBER, 0, 2**17],
                2: [*NO_NUMBER, 0, 2**13],
                3: [*NO_NUMBER, 0, 2**13],
                4: key,
            },
        ),
        "Learner.learn": Way(
            learner.learn,
            [window, 1, 4, 0.001, 1],
            {0: [SampleWindow(4), None], 1: NO_NUMBER, 2: [*NO_NUMBER, 0, 513], 4: key},
        ),
        "Learner.learn of rows that there are not": Way(
            learner.learn, [window, 1, 4, 0.001, 1], {0: [a_window_from_elsewhere(features)]}
        ),
        "Learner.remember": Way(
            learner.remember, [*learner.memory(), 1], {0: [[], [0.0]], 1: [[], [0.0]], 2: NO_NUMBER}
        ),
        "SampleWindow": Way(SampleWindow, [4], {0: [*NO_NUMBER, 0]}),
        "SampleWindow.absorb": Way(SampleWindow(4).absorb, [SampleWindow(2)], {0: [None, [], 5]}),
        "SampleWindow.take": Way(
            SampleWindow(4).take,
            [b""],
            {0: [b"x", bytes(59), b"\xff" * 60, bytes(60 * 5), "text", None]},
        ),
        "SelfPlay.play": Way(
            SelfPlay(judge, judge, position, 64).play,
            [[position], 1, 0],
            {0: [[other], [more], [None]], 1: key, 2: [*NO_NUMBER, 64]},
        ),
        "play_random_games": Way(
            play_random_games, [position, 1, 1], {0: [ended(position)], 1: NO_NUMBER, 2: key}
        ),
        "RecordedGame": Way(RecordedGame, [position, 1], {0: [ended(position)], 1: key}),
        "RecordedGame.play_again": Way(RecordedGame(position, 1).play_again, [1], {0: NO_NUMBER}),
        "copy_many_times": Way(copy_many_times, [position, 1], {1: NO_NUMBER}),
    }


def ways_of_every_game() -> dict[str, Way]:
    """Return by name every entry point that takes a position, for every game: positions of other
    games must be refused."""
    asked = requests()
    begun_in = {name: begun(asked[name]) for name in ("burgundy alone", "a team game on 12a")}
    for game in GAMES:
        begun_in[game] = begun({"game": game, "players": 2})
    begun_in["burgundy-dice alone"] = begun({"game": "burgundy-dice", "players": 1})
    found = {}
    for name, position in begun_in.items():
        others = [Position()]
        others += [each for each in begun_in.values() if type(each) is not type(position)]
        for way, tried in ways_of(position, others).items():
            found[f"{way} in {name}"] = tried
    return found


def ways_of(position: Position, others: list[Position]) -> dict[str, Way]:
    """Return by name every entry point that takes a position of a game."""
    features, network = network_of(position)
    judge, tally = Evaluator(features, network), bots_for(position).tally(position)
    judges = [Evaluator(*network_of(other)) for other in others if other.seats]
    tallies = [bots_for(other).tally(other) for other in others if other.seats]
    legal, no_position = position.legal(0)[0], {0: others}
    return {
        "Features.check": Way(features.check, [position], no_position),
        "Features.check_game": Way(features.check_game, [position], no_position),
        "Features.known": Way(features.known, [position, 0, 0], no_position),
        "Features.no_chance_left": Way(features.no_chance_left, [position], no_position),
        "Features.rows": Way(features.rows, [position, 0], no_position),
        "Evaluator.knows": Way(judge.knows, [position], no_position),
        "Evaluator.evaluation": Way(judge.evaluation, [position, 0], no_position),
        "Greedy": Way(Greedy, [judge, position], {0: judges, 1: others}),
        "Greedy.choose": Way(Greedy(judge, position).choose, [position, 0], no_position),
        "Greedy.worths": Way(Greedy(judge, position).worths, [position, 0], no_position),
        "Greedy.after_actions": Way(
            Greedy(judge, position).after_actions, [position, 0, [legal]], no_position
        ),
        "Beam": Way(Beam, [judge, position], {0: judges, 1: others}),
        "Beam.choose": Way(Beam(judge, position).choose, [position, 0], no_position),
        "Beam.turns": Way(Beam(judge, position).turns, [position, 0], no_position),
        "Planner": Way(Planner, [judge, position], {0: judges, 1: others}),
        "Planner.turn": Way(Planner(judge, position).turn, [position, 0, legal], no_position),
        "Planner.end": Way(Planner(judge, position).end, [position, 0, [legal]], no_position),
        "Playout": Way(Playout, [judge, position, tally], {0: judges, 1: others, 2: tallies}),
        "Playout.play": Way(
            Playout(judge, position, tally).play, [position, 0, [legal], 1, 0], no_position
        ),
        "Rollout": Way(Rollout, [judge, position], {0: judges, 1: others}),
        "Rollout.play": Way(Rollout(judge, position).play, [position, 0, 1, 0, 1], no_position),
        "SelfPlay": Way(SelfPlay, [judge, judge, position, 64], {0: judges, 1: judges, 2: others}),
        "SelfPlay.play": Way(
            SelfPlay(judge, judge, position, 64).play,
            [[position.copy()], 1],
            {0: [[other] for other in others]},
        ),
        "Tally.observe": Way(tally.observe, [position.copy()], no_position),
    }


def by_seat(*others: Position) -> dict[int, list[Any]]:
    """Return the wrong values for a position and its seat."""
    return {0: list(others), 1: NO_SEAT}


def begun(request: dict[str, Any]) -> Position:
    """Return a position in which seat 0 decides, and its features."""
    for seed in range(50):
        position = Game(request | {"seed": seed}).position.copy()
        while not Evaluator(*network_of(position)).knows(position):
            position.apply(position.legal()[0])
        if position.first_waiting() == 0:
            return position
    raise AssertionError("seat 0 never begins")


def ended(position: Position) -> Position:
    """Return the same game at its end."""
    over = position.copy()
    chance = random.Random(1)
    while not over.is_over():
        over.apply(chance.choice(over.legal()))
    return over


def network_of(position: Position) -> tuple[Any, Any]:
    """Return the features of a position, and an untrained network."""
    game, table = table_of(position)
    features = network_table(game, table).features()
    return features, new_network(game, table)


def a_window(judge: Evaluator, position: Position) -> SampleWindow:
    """Return samples of a game."""
    played = SelfPlay(judge, judge, position, 64)
    played.play([position], 1)
    return played.window


def a_window_from_elsewhere(features: Any) -> SampleWindow:
    """Return a sample with a row that the network does not have."""
    window = SampleWindow(1)
    head = (1).to_bytes(4, "little") + bytes(56)
    window.take(head + features.inputs.to_bytes(2, "little"))
    return window


def reachable() -> Iterator[str]:
    """Yield the callables with an argument in the compiled modules, except those of positions."""
    for header in sorted(ROOT.rglob("*.pxd")):
        if not header.read_text("utf-8").startswith("# compiled"):
            continue
        name = ".".join(("burgundy_qt", *header.relative_to(ROOT).with_suffix("").parts))
        for each, member in vars(import_module(name)).items():
            if getattr(member, "__module__", None) != name:
                continue
            if isinstance(member, type) and not issubclass(member, Position):
                yield from methods(member)
            elif type(member).__name__ == "cython_function_or_method" and takes(member):
                yield each


def methods(kind: type) -> Iterator[str]:
    """Yield the methods of a class that take an argument, named after the class that defines them
    first."""
    for name, member in vars(kind).items():
        if type(member).__name__ == "cython_function_or_method" and takes(member, 1):
            first = next(each for each in reversed(kind.__mro__) if name in vars(each))
            yield f"{first.__name__}.{name}"


def takes(member: Any, least: int = 0) -> bool:
    """Return whether a callable has more than `least` parameters."""
    return len(inspect.signature(member).parameters) > least


def main() -> None:
    """Try everything, and print the results."""
    passed, calls, known = [], 0, ways() | ways_of_every_game()
    named = {name.partition(" in ")[0] for name in known}
    for name, way in known.items():
        way.call(*way.sound)
        for at, values in way.spoilt.items():
            for value in values:
                calls += 1
                try:
                    way.call(*way.sound[:at], value, *way.sound[at + 1 :])
                except (ValueError, TypeError):  # the errors of the rules are subclasses of these
                    continue
                passed.append(f"{name}: argument {at} may be {value!r}")
    missed = sorted({name for name in reachable() if name not in named and name not in HARMLESS})
    print(json.dumps({"calls": calls, "passed": passed, "missed": missed}))


if __name__ == "__main__":
    main()
