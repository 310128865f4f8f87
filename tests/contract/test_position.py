"""Tests of rows 1, 3, 5, 6 and 7: the promises of every Position: legal lists, copies, the same
game for the same seed, redrawing, and the end."""

import itertools
import random

import pytest

from burgundy_qt.ai.tree_search.search_tree import play_random_games
from burgundy_qt.rules.errors import IllegalAction, InvalidArgument
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

SEEDS, KEYS = range(2), range(4)


@pytest.fixture
def new_game(asked):
    """Return a function from a seed to the opening position."""
    return lambda seed: Game(asked | {"seed": seed}).position


def choose(position, chance):
    """Return a random legal action of a random waiting seat."""
    seat = chance.choice(position.waiting_seats())
    return seat, chance.choice(position.legal(seat))


def play_at_random(position, seed):
    """Play a position to its end with random actions."""
    chance = random.Random(seed)
    while not position.is_over():
        seat, action = choose(position, chance)
        position.apply(action, seat)


def decisions(new_game, seed):
    """Yield a random game, decision by decision: the position and the chosen action."""
    position, chance = new_game(seed), random.Random(seed)
    while not position.is_over():
        seat, action = choose(position, chance)
        yield position, seat, action
        position.apply(action, seat)


def moments(new_game, seed):
    """Return eight of the decisions of a random game, or all of a short one."""
    length = sum(1 for _ in decisions(new_game, seed))
    return itertools.islice(decisions(new_game, seed), 0, None, max(1, length // 8))


def seen(position):
    """Return the answers of all methods of a position."""
    waiting = position.waiting_seats()
    return (
        waiting,
        [position.legal(seat) for seat in waiting],
        position.scores(),
        position.decides_in_secret(),
    )


def unfolded(position, key):
    """Return what a random game from here shows, and how it ends: the same for equal positions and
    keys."""
    position, chance, shown = position.copy(), random.Random(key), []
    while not position.is_over():
        shown.append(seen(position))
        seat, action = choose(position, chance)
        position.apply(action, seat)
    return shown, position.utilities()


@pytest.mark.parametrize("seed", SEEDS)
def test_only_waiting_seats_have_legal_actions_and_each_only_once(new_game, seed):
    for position, _, _ in decisions(new_game, seed):
        for seat in range(position.seats):
            offered = position.legal(seat)
            assert len(set(offered)) == len(offered)
            assert bool(offered) == (seat in position.waiting_seats())
            assert position.legal(seat) == offered
        assert position.legal() == position.legal(position.waiting_seats()[0])
        assert len(position.waiting_seats()) == 1 or position.decides_in_secret()


@pytest.mark.parametrize("seed", SEEDS)
def test_an_illegal_action_is_refused_and_changes_nothing(new_game, seed):
    for position, seat, _ in decisions(new_game, seed):
        before = seen(position)
        with pytest.raises(IllegalAction):
            position.apply(max(position.legal(seat)) + 1, seat)
        with pytest.raises(InvalidArgument):
            position.apply(position.legal(seat)[0], position.seats)
        assert seen(position) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_one_seat_or_team_wins_when_nobody_waits(new_game, request, seed):
    position = new_game(seed)
    winners = 2 if "team" in request.node.callspec.id else 1
    play_at_random(position, seed)
    assert position.is_over()
    assert position.legal() == []
    assert sum(position.utilities()) == pytest.approx(winners) or position.seats == 1
    assert all(0 <= share <= 1 for share in position.utilities())
    with pytest.raises(IllegalAction):
        position.apply(0)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_most_points_win(new_game, seed):
    position = new_game(seed)
    play_at_random(position, seed)
    winners = [seat for seat, share in enumerate(position.utilities()) if share]
    together = [sum(position.scores()[seat] for seat in side) for side in sides(position)]
    assert all(
        together[at] == max(together)
        for at, seats in enumerate(sides(position))
        if {*winners} & {*seats}
    )


def sides(position):
    """Return the groups of seats that win together."""
    seats = list(range(position.seats))
    return (
        [seats[::2], seats[1::2]] if sum(position.utilities()) == 2 else [[seat] for seat in seats]
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_is_equal_and_independent(new_game, seed):
    for position, seat, action in moments(new_game, seed):
        twin = position.copy()
        future, before = unfolded(position, seed), seen(position)
        assert seen(twin) == before
        twin.apply(action, seat)
        assert seen(position) == before
        twin.copy_from(position)
        assert unfolded(twin, seed) == future


def test_the_same_seed_gives_the_same_game_and_another_seed_another(new_game):
    futures = [unfolded(new_game(seed), 1) for seed in KEYS]
    assert futures == [unfolded(new_game(seed), 1) for seed in KEYS]
    assert any(future != futures[0] for future in futures)


@pytest.mark.parametrize("seed", SEEDS)
def test_redrawing_keeps_the_knowledge_of_the_seat(new_game, seed):
    for position, seat, _ in decisions(new_game, seed):
        redrawn = position.copy()
        redrawn.determinize_for(seat, seed)
        assert seat in redrawn.waiting_seats()
        assert redrawn.legal(seat) == position.legal(seat)
        assert redrawn.scores() == position.scores()


@pytest.mark.parametrize("seed", SEEDS)
def test_redrawing_depends_on_the_key_and_on_nothing_hidden(new_game, seed):
    for position, seat, _ in moments(new_game, seed):
        futures = []
        for earlier in (1, 2):
            redrawn = position.copy()
            redrawn.determinize_for(seat, earlier)
            redrawn.determinize_for(seat, seed)
            futures.append(unfolded(redrawn, seed))
        redrawn = position.copy()
        redrawn.determinize_for(seat, seed)
        assert futures == [unfolded(redrawn, seed)] * 2


def test_redrawing_changes_the_future(new_game):
    futures = []
    for key in KEYS:
        position = new_game(1)
        position.determinize_for(0, key)
        futures.append(unfolded(position, 1))
    assert any(future != futures[0] for future in futures)


def test_random_games_depend_only_on_their_key(new_game):
    start = new_game(3)
    before = unfolded(start, 3)
    lengths = [play_random_games(start, 5, key) for key in (1, 2**64 - 1, 1)]
    assert lengths[0] == lengths[2] > 5
    assert unfolded(start, 3) == before


def test_a_position_of_another_game_is_refused(new_game):
    with pytest.raises(TypeError, match="cannot become"):
        new_game(1).copy_from(Position())
