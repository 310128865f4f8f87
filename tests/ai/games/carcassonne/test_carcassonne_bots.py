"""Tests of Carcassonne's bots: their view of a map, and the set-ups that they can play."""

import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from statistics import fmean

import pytest

from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.arena.match_setup import box_of, starting_position
from burgundy_qt.ai.arena.matches import Timed, play_game, play_pair
from burgundy_qt.ai.arena.players import LevelPlayer, RandomPlayer
from burgundy_qt.ai.game_bots import bots_for, bots_of, features_of
from burgundy_qt.ai.games.carcassonne import feature_rows, tile_fits
from burgundy_qt.ai.games.carcassonne.carcassonne_bots import CarcassonneBox, random_box
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.thinker import NetworkBot
from burgundy_qt.ai.training import campaign, workers
from burgundy_qt.ai.training.learner import Learner
from burgundy_qt.ai.training.self_play import SelfPlay
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.rules.carcassonne.codec import decode_action
from burgundy_qt.rules.carcassonne.protocol import GAME, MODULES
from burgundy_qt.rules.carcassonne.tiles import NAMES
from tests.rules.carcassonne.a_map import a_game as laid_game

ROWS = vars(feature_rows)
ALL = tuple(MODULES)
CITY, ROAD, FIELD = 1, 2, 3


def a_game(seats=2, seed=1, decisions=40, modules=ALL, **options):
    """Return a random game after this many decisions, before the next one."""
    box = CarcassonneBox(modules, tuple(options.items()))
    position, chance = starting_position(box, seats, seed), random.Random(seed)
    while True:
        while position.is_chance_node():
            position.draw_chance()
        if decisions == 0 or position.is_over():
            return position
        seat = position.waiting_seats()[0]
        position.act_only(chance.choice(position.legal(seat)), seat)
        decisions -= 1


def redrawn(position, seat, key):
    """Return the position with the pile in another order."""
    world = position.copy()
    world.determinize_for(seat, key)
    return world


# Which tiles close which gaps.


def pattern(north=0, east=0, south=0, west=0):
    """Return the edges around an empty cell."""
    return north | east << 2 | south << 4 | west << 6


def kinds(members):
    """Return the kinds of a set by name."""
    return {name for at, name in enumerate(NAMES) if members >> at & 1}


def test_a_city_open_on_one_side_is_closed_by_caps():
    closers = kinds(tile_fits.kinds_that_close()[4 * pattern(north=CITY)])
    assert {"D", "E", "H", "I", "J", "K", "L", "BB2", "BB4", "BB5"} == closers


def test_a_bend_closes_a_city_that_is_open_on_both_its_sides():
    closers = kinds(tile_fits.kinds_that_close()[4 * pattern(north=CITY, west=CITY)])
    assert {"M", "N", "O", "P"} <= closers and "R" not in closers
    assert "I" in closers, "two caps close the city too"


def test_a_road_is_closed_by_tiles_that_end_it():
    closers = kinds(tile_fits.kinds_that_close()[4 * pattern(north=ROAD)])
    assert {"A", "L", "S", "W", "X"} <= closers and not {"U", "V"} & closers


def test_a_tile_fits_a_cell_if_it_matches_all_edges():
    fitting = kinds(tile_fits.kinds_that_fit()[pattern(CITY, CITY, CITY, CITY)])
    assert fitting == {"C", "BB1"}


# Features.


@pytest.mark.parametrize("modules", [(), ALL], ids=["base", "modules"])
def test_points_reached_by_a_seat_are_those_of_the_final_scoring(modules):
    """Compare at a game's last decision, where passing (no meeple) changes nothing."""
    tried = 0
    for seed in range(60):
        position = a_game(2, seed, 20, modules, pile=20)
        while not position.is_over():
            seat = position.waiting_seats()[0]
            before, last = position.copy(), position.legal(seat)[-1]
            position.act_only(last, seat)
            while position.is_chance_node():
                position.draw_chance()
        if decode_action(last) == {"type": "pass"}:
            known = [features_of(GAME, 2).known(before, seat, other) for other in range(2)]
            assert known == position.scores()
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("seats", (2, 4))
def test_reading_features_changes_no_position(seats):
    """Otherwise a plan would not recognize the position that it has reached."""
    position = a_game(seats, 5, 60)
    before = position.copy()
    features_of(GAME, seats).rows(position, 0)
    features_of(GAME, seats).known(position, 0, 1)
    assert same_position(before, position)


def test_other_options_read_the_same_map_again():
    """All bids of a bazaar share one reading of the map; here castles are occupied beside
    fields."""
    games = [a_game(seed=17, decisions=30, occupied_castles=points) for points in (0, 4)]
    features = features_of(GAME, 2)
    told = []
    for game in games:
        with ThreadPoolExecutor(1) as pool:  # a new thread has no stored reading
            told.append(pool.submit(features.rows, game, 0).result())
    assert len(set(told[0]) ^ set(told[1])) > 1, "more rows than that of the option differ"
    assert [features.rows(game, 0) for game in games * 2] == told * 2


def test_one_reading_of_the_map_gives_all_bids_the_same_features():
    features, game = features_of(GAME, 2), a_game(seed=17, decisions=30)
    for bid in game.legal(game.waiting_seats()[0]):
        after = game.copy()
        after.act_only(bid, game.waiting_seats()[0])
        for viewer in range(2):
            with ThreadPoolExecutor(1) as pool:
                assert pool.submit(features.rows, after, viewer).result() == features.rows(
                    after, viewer
                )


def test_a_network_sees_the_tiles_left_in_the_pile():
    position = a_game(2, 3, 50)
    start_of = 2 * ROWS["SEAT_ROWS"] + ROWS["UNSEEN_AT"]
    told = {row - start_of for row in features_of(GAME, 2).rows(position, 0)}
    left = {kind for kind, number in enumerate(position.raw()["unseen"]) if number}
    assert {kind for kind in told if 0 <= kind < len(NAMES)} == left


def test_without_farmers_a_field_has_no_value_for_a_network():
    """The tile is beside a complete city: with farmers its field is the best place for a
    follower."""

    def seen(farmers):
        game = laid_game("E U K", farmers=farmers)
        for cell in ("0,-1", "0,-2"):
            actions = game.legal()["actions"]
            game.apply(next(action for action in actions if action["cell"] == cell))
            if cell == "0,-1":
                game.apply({"type": "pass"})
        assert game.state()["decision"] == "meeple"
        return {*features_of(GAME, 2).rows(game.position, game.deciding())}

    pending = range(*(2 * ROWS["SEAT_ROWS"] + ROWS[at] for at in ("PENDING_AT", "PENDING_DONE_AT")))
    usual, without = seen(True), seen(False)
    assert without < usual and usual - without <= {*pending}


@pytest.mark.parametrize("level", LEVELS[:5], ids=lambda level: level.name)
def test_the_order_of_the_pile_changes_no_thought_of_a_level(level):
    position = a_game(2, 2, 30)
    seat = position.waiting_seats()[0]
    features, network = shipped_network(GAME, 2)
    thoughts = {
        str(
            NetworkBot(level, features, network, position).think(
                redrawn(position, seat, key), seat, None, level.limits.rollouts, 5
            )
        )
        for key in range(3)
    }
    assert len(thoughts) == 1


# Playing.


@pytest.mark.parametrize("seats", range(2, 7))
def test_bots_play_whole_games_with_every_number_of_seats(seats):
    request = CarcassonneBox(ALL).request(seats, seats)
    outcome = play_game(request, [Timed(LevelPlayer("knight", 1, seat)) for seat in range(seats)])
    assert sum(outcome.points) > 80
    assert [sum(outcome.of_seat(seat).values()) for seat in range(seats)] == list(outcome.points)


def test_a_nearly_certain_winner_continues_to_build():
    pairs = [
        play_pair(partial(LevelPlayer, "knight", 1), RandomPlayer, 2, seed, CarcassonneBox())
        for seed in range(12)
    ]
    points, theirs = fmean(pair.a.points for pair in pairs), fmean(pair.b.points for pair in pairs)
    assert points > 118 and points - theirs > 118 - 29


@pytest.mark.parametrize("decisions", (0, 70))
def test_the_tally_of_later_points_adds_up_to_the_final_points(decisions):
    position = a_game(3, 9, decisions)
    features, network = shipped_network(GAME, 3)
    playout = Playout(Evaluator(features, network), position, bots_for(position).tally(position))
    gains = playout.play(position, position.waiting_seats()[0], [], 5, 0)
    found = [held + sum(more) for held, more in zip(position.bot_scores(), gains, strict=True)]
    assert found == playout.now.scores()


def test_hints_and_the_arena_report_points_by_the_same_sources():
    assert set(bots_of(GAME).tally(starting_position(CarcassonneBox(), 2, 1)).sources) == set(
        bots_of(GAME).sources
    )


def test_training_meets_the_base_game_all_modules_and_each_of_them():
    modules = {random_box(seed, 2).modules for seed in range(200)}
    assert {(), ALL, *((name,) for name in MODULES)} <= modules
    options = {name for seed in range(200) for name, _ in random_box(seed, 2).options}
    assert options == {"auction", "small_city", "occupied_castles"}


def points_loss(trust):
    """Return the loss of a network in the points of a few games that it would learn from."""
    features, network = shipped_network(GAME, 2)
    starts = [starting_position(CarcassonneBox((), (("pile", 12),)), 2, seed) for seed in range(6)]
    evaluators = [Evaluator(features, network) for _ in range(2)]
    player = SelfPlay(*evaluators, starts[0], 4_000, trust=trust)
    player.play(starts, 5)
    learner = Learner(network_like(network, features))
    learner.learn(player.window, 4, 256, 0.0, 1)
    return learner.points_loss


def network_like(network, features):
    """Return a copy of a network, which a learner may change."""
    twin = Network(features.sides, features.inputs, network.first, network.second)
    twin.copy_from(network)
    return twin


def test_with_less_trust_in_returns_the_learner_follows_the_search():
    assert points_loss(0.0) < points_loss(0.7) < points_loss(1.0)


def test_a_campaign_trusts_returns_as_the_lessons_say(tmp_path, monkeypatch):
    trusted = []
    monkeypatch.setattr(workers, "SelfPlay", lambda *given: trusted.append(given[-1]))
    plan = campaign.Plan(2, 64, tmp_path, 1, game=GAME)
    campaign.Campaign(plan, print).school().player()
    assert set(trusted) == {0.7}


@pytest.mark.parametrize(
    ("edition", "modules", "options", "why"),
    [
        ("2011", (), {}, "the edition is 2011, but must be 2010"),
        (None, ("inns",), {}, "carcassonne has no module inns; it has bridges, castles, bazaars"),
        (None, (), {"small_city": "3"}, "option small_city is 3, but must be one of 4, 2"),
        (None, (), {"pace": "1"}, "there is no option pace"),
    ],
)
def test_unsupported_set_ups_are_refused(edition, modules, options, why):
    with pytest.raises(ValueError, match=why):
        box_of(GAME, edition, modules, options)
