"""Tests of Tuscany's bots: their features, their counts of unseen cards and tiles, and the set-ups
that they can play."""

import random
from itertools import product

import pytest

from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.arena.match_setup import box_of, starting_position
from burgundy_qt.ai.arena.matches import Timed, play_game
from burgundy_qt.ai.arena.players import LevelPlayer
from burgundy_qt.ai.game_bots import bots_for, bots_of, features_of
from burgundy_qt.ai.games.tuscany import feature_rows
from burgundy_qt.ai.games.tuscany.tuscany_bots import TuscanyBox, random_box
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.networks.installed_networks import shipped_network
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.thinker import NetworkBot
from burgundy_qt.ai.training.self_play import SelfPlay
from burgundy_qt.rules.tuscany.catalogue import GAME
from burgundy_qt.rules.tuscany.codec import decode_action
from burgundy_qt.rules.tuscany.components import COLOURS

ROWS = vars(feature_rows)
DRAWS = 2_000


def a_game(seats=2, seed=1, decisions=40):
    """Return a random game after this many decisions, before the next one."""
    position, chance = starting_position(TuscanyBox(), seats, seed), random.Random(seed)
    while True:
        while position.is_chance_node():
            position.draw_chance()
        if decisions == 0 or position.is_over():
            return position
        seat = position.waiting_seats()[0]
        position.act_only(chance.choice(position.legal(seat)), seat)
        decisions -= 1


def redrawn(position, seat, key):
    """Return the position with everything that the seat does not know drawn again."""
    world = position.copy()
    world.determinize_for(seat, key)
    return world


def count_in(rows, start, steps, kind=0):
    """Return the count that the rows encode, one row for each step that it reaches."""
    first = ROWS[start] + steps * kind
    return sum(first <= row < first + steps for row in rows)


def shares(counts):
    """Return the chance of each kind to come next from a pile."""
    return [number / sum(counts) for number in counts]


def own_hand(position, seat):
    return position.raw()["seats"][seat]["hand"]


# Counting.


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("seed", (2, 7))
def test_every_unseen_card_is_counted(seats, seed):
    position = a_game(seats, seed, 18 * seats)
    raw, box = position.raw(), cards_of_the_box()
    for viewer in range(seats):
        own = raw["seats"][viewer]
        seen = [
            hand + gone + known
            for hand, gone, known in zip(own["hand"], raw["gone"], own["known"], strict=True)
        ]
        assert position.unseen(viewer) == [
            all_of - known for all_of, known in zip(box, seen, strict=True)
        ]


def cards_of_the_box():
    """Return by colour the region cards in the box, as a new game has them."""
    raw = starting_position(TuscanyBox(), 2, 1).raw()
    hands = [seat["hand"] for seat in raw["seats"]]
    return [sum(counts) for counts in zip(raw["deck"], *hands, strict=True)]


@pytest.mark.parametrize("seats", (2, 4))
def test_the_next_card_is_drawn_as_often_as_counted(seats):
    """In positions determinized by a search, each colour is on top of the deck as often as its
    share of the unseen cards."""
    position = before(a_draw, seats)
    seat = position.waiting_seats()[0]
    counts = [0] * len(COLOURS)
    for key in range(DRAWS):
        world = redrawn(position, seat, key)
        held = own_hand(world, seat)
        world.act_only(a_draw(world, seat), seat)
        world.draw_chance()
        for colour, after in enumerate(own_hand(world, seat)):
            counts[colour] += after - held[colour]
    assert near(shares(counts), shares(position.unseen(seat)))


def near(found, expected):
    """Return whether observed frequencies agree with the expected chances, within the error of this
    many tries."""
    return all(abs(one - other) < 0.02 for one, other in zip(found, expected, strict=True))


def test_the_next_tile_of_a_seats_stacks_comes_as_often_as_counted():
    position = before(a_take)
    seat = position.waiting_seats()[0]
    counts = came(position, seat, a_take, lambda raw: raw["seats"][seat]["to_come"])
    assert near(shares(counts), shares(position.raw()["seats"][seat]["to_come"]))


def test_the_next_yield_card_comes_as_often_as_counted():
    position = before(a_cart)
    seat = position.waiting_seats()[0]
    counts = came(position, seat, a_cart, lambda raw: raw["yields"])
    assert near(shares(counts), shares(position.raw()["yields"]))


def came(position, seat, choose, pile):
    """Return by kind how often it left a pile first, in positions determinized by a search."""
    counts = [0] * len(pile(position.raw()))
    for key in range(DRAWS):
        world = redrawn(position, seat, key)
        full = pile(world.raw())
        world.act_only(choose(world, seat), seat)
        while pile(world.raw()) == full:
            world.draw_chance()
        for kind, left in enumerate(pile(world.raw())):
            counts[kind] += full[kind] - left
    return counts


def before(choose, seats=2):
    """Return a position in mid-game where a seat has such an action, and enough cards are left."""
    for seed, decisions in product(range(20), range(10 * seats, 25 * seats)):
        position = a_game(seats, seed, decisions)
        is_told = position.raw()["round"] > 0 and sum(position.raw()["deck"]) > 20
        if is_told and choose(position, position.waiting_seats()[0]):
            return position
    raise AssertionError("no game comes to that")


def a_draw(position, seat):
    return first(position, seat, type="draw")


def a_take(position, seat):
    return first(position, seat, type="take")


def a_cart(position, seat):
    return first(position, seat, type="place", tile="cart")


def first(position, seat, **wanted):
    """Return the first legal action with these keys; 0 if there is none."""
    fitting = [
        code for code in position.legal(seat) if wanted.items() <= decode_action(code).items()
    ]
    return fitting[0] if fitting else 0


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_network_sees_the_counts(seats):
    features, position = features_of(GAME, seats), a_game(seats, 3, 18 * seats)
    raw = position.raw()
    for viewer in range(seats):
        rows = [
            row - ROWS["OWN_ROWS"] - (seats - 1) * ROWS["OTHER_ROWS"]
            for row in features.rows(position, viewer)
        ]
        for colour, number in enumerate(position.unseen(viewer)):
            assert count_in(rows, "UNSEEN_AT", 10, colour) == min(10, (number + 1) // 2)
        for kind, number in enumerate(raw["yields"]):
            assert count_in(rows, "YIELDS_AT", 6, kind) == min(6, number)


def test_a_network_sees_its_hand_and_the_number_of_other_cards():
    features, position = features_of(GAME, 3), a_game(3, 4, 60)
    for viewer in range(3):
        rows = features.rows(position, viewer)
        for colour, number in enumerate(own_hand(position, viewer)):
            assert count_in(rows, "HAND_AT", 6, colour) == min(6, number)
        for at in (1, 2):
            start_of = ROWS["OWN_ROWS"] + (at - 1) * ROWS["OTHER_ROWS"]
            others = [row - start_of for row in rows]
            number = sum(own_hand(position, (viewer + at) % 3))
            assert count_in(others, "OTHER_HAND_AT", 16) == min(16, number)


# Secrecy.


@pytest.mark.parametrize("level", LEVELS[:5], ids=lambda level: level.name)
def test_hands_of_others_change_no_thought_of_a_level(level):
    position = before(a_draw)
    seat = position.waiting_seats()[0]
    features, network = shipped_network(GAME, 2)
    thoughts = {
        str(
            NetworkBot(level, features, network, position).think(
                redrawn(position, seat, key), seat, None, level.limits.rollouts, 5
            )
        )
        for key in range(4)
    }
    assert len(thoughts) == 1


@pytest.mark.parametrize("level", LEVELS[:5], ids=lambda level: level.name)
def test_duchies_of_others_change_no_choice_of_a_duchy(level):
    position = starting_position(TuscanyBox(), 2, 3)
    features, network = shipped_network(GAME, 2)
    choices = set()
    for key in range(3):
        after = position.copy()
        after.act_only(after.legal(0)[37 * key], 0)
        bot = NetworkBot(level, features, network, after)
        choices.add(bot.choose(after, 1, None, level.limits.rollouts, 5))
    assert len(choices) == 1


# Playing.


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_bots_play_whole_games_with_every_number_of_seats(seats):
    request = TuscanyBox().request(seats, seats)
    outcome = play_game(request, [Timed(LevelPlayer("knight", 1, seat)) for seat in range(seats)])
    assert min(outcome.points) > 40
    assert [sum(outcome.of_seat(seat).values()) for seat in range(seats)] == list(outcome.points)


@pytest.mark.parametrize("decisions", (0, 70))
def test_the_tally_of_later_points_adds_up_to_the_final_points(decisions):
    position = a_game(3, 9, decisions)
    features, network = shipped_network(GAME, 3)
    playout = Playout(Evaluator(features, network), position, bots_for(position).tally(position))
    gains = playout.play(position, position.waiting_seats()[0], [], 5, 0)
    found = [held + sum(more) for held, more in zip(position.bot_scores(), gains, strict=True)]
    assert found == playout.now.scores()


def test_hints_and_the_arena_report_points_by_the_same_sources():
    assert set(bots_of(GAME).tally(starting_position(TuscanyBox(), 2, 1)).sources) == set(
        bots_of(GAME).sources
    )


def test_training_meets_both_set_ups():
    assert {random_box(seed, 2).setup for seed in range(40)} == {"secret", "fixed"}


@pytest.mark.parametrize(
    ("edition", "modules", "options", "why"),
    [
        ("2011", (), {}, "the edition is 2011, but must be 2020"),
        (None, ("inns",), {}, "tuscany has no modules"),
        (None, (), {"setup": "open"}, "option setup is open, but must be one of secret, fixed"),
        (None, (), {"pace": "1"}, "there is no option pace"),
    ],
)
def test_unsupported_set_ups_are_refused(edition, modules, options, why):
    with pytest.raises(ValueError, match=why):
        box_of(GAME, edition, modules, options)


def test_thoughts_before_chance_become_samples():
    """Nearly every decision gives a sample, and every horizon step gives one for each seat,
    although chance follows most actions. Earlier versions kept hardly more samples than
    decisions."""
    features, network = features_of(GAME, 2), shipped_network(GAME, 2)[1]
    starts = [starting_position(TuscanyBox("fixed"), 2, seed) for seed in range(6)]
    player = SelfPlay(Evaluator(features, network), Evaluator(features, network), starts[0], 4_000)
    player.play(starts, 5)
    assert player.window.filled > 1.4 * player.decisions
