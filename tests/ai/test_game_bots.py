"""Tests of the bots' parts of each game: complete if a game has them, and no fault if it has
none."""

import pickle
import random
import sys
from types import ModuleType

import pytest

from burgundy_qt.ai.arena.match_report import in_numbers, in_words
from burgundy_qt.ai.arena.match_setup import box_of, sides_of, starting_position, usual_box
from burgundy_qt.ai.arena.matches import Match, play_pair
from burgundy_qt.ai.arena.players import GreedyPlayer, RandomPlayer
from burgundy_qt.ai.arena.round_robin import RoundRobin
from burgundy_qt.ai.game_bots import bots_of, features_of, network_table, table_of, tables_of
from burgundy_qt.ai.levels import LEVELS, PACES
from burgundy_qt.ai.networks.calibration import calibration_for, moment_of
from burgundy_qt.ai.networks.installed_networks import (
    default_network_for,
    new_network,
    shipped_file,
)
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.strengths import strengths_in
from burgundy_qt.ai.training.self_play import SelfPlay
from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES, answer_if_any, game_of
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition
from tests.contract.games import registered

BIDS = "sealed-bids"
WITH_NETWORKS = [(game, table) for game in GAMES for table in tables_of(game)]
EVERY_TABLE = pytest.mark.parametrize(("game", "table"), WITH_NETWORKS, ids=str)


@pytest.fixture
def bids_registered():
    """Register sealed bids, a game without parts for bots."""
    with registered():
        yield
    bots_of.cache_clear()


@EVERY_TABLE
def test_every_table_has_features_and_training(game, table):
    seated, features, bots = (
        network_table(game, table),
        features_of(game, table),
        bots_of(game),
    )
    assert (features.game, features.seats) == (game, seated.seats)
    assert set(bots.lessons[table].parents) <= set(tables_of(game)) - {table}
    for box in (bots.plain_box(table), *(bots.random_box(seed, table) for seed in range(5))):
        box.check()
        assert (box.game, box.table(seated.seats)) == (game, table)
        position = starting_position(box, seated.seats, 3)
        assert table_of(position) == (game, table) and len(sides_of(position)) <= features.sides


@EVERY_TABLE
def test_a_shipped_network_has_the_name_of_its_table(game, table):
    assert (
        shipped_file(game, table).name == f"{game}-{table}.network"
        and shipped_file(game, table).is_file()
    )


@EVERY_TABLE
def test_a_network_grows_from_each_of_its_parents(game, table):
    bots = bots_of(game)
    for parent in bots.lessons[table].parents:
        grown, wanted = (
            bots.warm_start(new_network(game, parent, key=2), table),
            new_network(game, table),
        )
        assert (grown.inputs, grown.seats) == (wanted.inputs, wanted.seats)


@EVERY_TABLE
def test_games_end_and_samples_have_room_for_them(game, table):
    features, bots = features_of(game, table), bots_of(game)
    network = Network(features.sides, features.inputs, 8, 4, 1)
    starts = [
        starting_position(bots.random_box(seed, table), features.seats, seed) for seed in range(4)
    ]
    player = SelfPlay(
        Evaluator(features, network), Evaluator(features, network), starts[0], 4000, exploring=1000
    )
    player.play(starts, 5)
    assert player.window.filled > len(starts) * features.seats


@EVERY_TABLE
def test_features_contain_nothing_hidden(game, table):
    features, chance = features_of(game, table), random.Random(4)
    position = starting_position(bots_of(game).random_box(2, table), features.seats, 2)
    while position.is_chance_node():
        position.draw_chance()
    while not position.is_over():
        if Evaluator(features, Network(features.sides, features.inputs, 8, 4, 1)).knows(position):
            for viewer in range(features.seats):
                world = position.copy()
                world.determinize_for(viewer, chance.getrandbits(53))
                assert features.rows(world, viewer) == features.rows(position, viewer)
        seat = chance.choice(position.waiting_seats())
        position.apply(chance.choice(position.legal(seat)), seat)


@EVERY_TABLE
def test_points_have_sources(game, table):
    seats = network_table(game, table).seats
    position = starting_position(bots_of(game).plain_box(table), seats, 1)
    while position.is_chance_node():
        position.draw_chance()
    bots = bots_of(game)
    tally = bots.tally(position)
    assert len(set(tally.sources)) == len(tally.sources) > 0
    assert all(bots.source_text(source) for source in tally.sources)
    assert len(bots.scored_before(position, [{}] * seats)) in (1, seats)
    assert moment_of(position).left >= 1


@pytest.mark.parametrize("game", GAMES)
def test_every_level_was_measured_in_a_game_with_strengths(game):
    strengths = strengths_in(game)
    if strengths is not None:
        assert set(strengths.levels) == {level.name for level in LEVELS if not level.is_paced}
        assert set(strengths.paces) == {pace.name for pace in PACES}
        assert all(
            set(measured.points) <= set(tables_of(game)) for measured in strengths.levels.values()
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_box_can_be_sent_elsewhere_and_asks_for_a_whole_game(game):
    box = usual_box(game)
    assert pickle.loads(pickle.dumps(box)) == box
    asked = box.request(box.seats[0], 7)
    assert Game(asked).request == asked == box.request(box.seats[0], 7)


def test_a_game_is_known_by_the_package_of_its_position():
    assert game_of(Game({"game": "burgundy", "seed": 1}).position) == "burgundy"
    assert game_of(SealedBidsPosition(2, 1)) is None
    with registered():
        assert game_of(SealedBidsPosition(2, 1)) == BIDS


def test_a_game_without_parts_for_bots_is_searched_by_uct_without_calibration(
    bids_registered,
):
    position = SealedBidsPosition(2, 1)
    assert answer_if_any("bots", BIDS) is None and tables_of(BIDS) == []
    assert table_of(position) is None and default_network_for(position) is None
    assert calibration_for(position, "win").points(3.0, 1.0) == 3.0
    assert LEVELS[0].strength_in(BIDS) is None
    assert bots_of(BIDS).scored([], 2) == [] and bots_of(BIDS).source_text("bid") == "bid"
    with pytest.raises(InvalidArgument, match="no network for 2: sealed-bids has none"):
        network_table(BIDS, 2)


def test_a_failed_import_inside_an_answer_is_a_fault(monkeypatch):
    broken = ModuleType("broken")
    broken.__getattr__ = lambda name: (_ for _ in ()).throw(
        ModuleNotFoundError("no module", name="elsewhere")
    )
    monkeypatch.setitem(sys.modules, "burgundy_qt.ai.games.burgundy.burgundy_bots", broken)
    with pytest.raises(ModuleNotFoundError, match="no module"):
        answer_if_any("bots", "burgundy")


def test_a_game_without_parts_for_bots_plays_in_the_arena_by_its_rules(bids_registered):
    box = box_of(BIDS, None, (), {"dealt": "false"})
    meeting = RoundRobin(("greedy", "random"), 3, 2, box=box)
    meeting.check()
    assert box.request(3, 1)["dealt"] is False and meeting.games == 3
    match = Match(tuple(play_pair(GreedyPlayer, RandomPlayer, 3, seed, box) for seed in range(2)))
    told = in_numbers(("a", "b"), match, 3, box)
    assert (told["game"], told["seats"], told["dealt"]) == (BIDS, 3, False)
    assert sum(told["sources_a"].values()) == pytest.approx(told["points_a"], abs=0.01)
    assert "3 seats" in in_words(("a", "b"), match, 3, box)


@pytest.mark.parametrize(
    ("edition", "options", "why"),
    [
        ("7", {}, "the edition is 7, but must be one of 1 for sealed-bids"),
        (None, {"dealt": "perhaps"}, "option dealt is perhaps, but must be one of true, false"),
        (None, {"colour": "red"}, "there is no option colour; its options are dealt"),
    ],
)
def test_unsupported_options_of_such_a_game_are_refused(edition, options, why, bids_registered):
    with pytest.raises(ValueError, match=why):
        box_of(BIDS, edition, (), options)
