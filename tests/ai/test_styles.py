"""Tests of styles: a character does more of what it likes, in every game and at every kind of
level; a level without a style plays as before; texts that name opponents are checked in one
place."""

from collections import Counter
from functools import cache

import pytest

from burgundy_qt.ai import levels, styles
from burgundy_qt.ai.game_bots import RIVALS, bots_of
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from lab.game_kinds import KINDS, OF_TWO

DOERS = [
    (kind, style.name)
    for kind in OF_TWO
    for style in styles.styles_of(KINDS[kind].game)
    if RIVALS not in style.tastes
]
GAMES_OF = {"burgundy": 4, "dice": 24, "tuscany": 4, "carcassonne": 5}
FAINT = {("tuscany", "innkeeper"): 12}
FAINT |= {("carcassonne", "farmer"): 8, ("carcassonne", "messenger"): 8}
CLEAR = {("dice", "abbess"): 12, ("dice", "miner"): 12}
"""How many games show a character's habits despite luck: more where the habits are faint."""


def done(kind, level, name, number):
    """Return how often the first seat does things of each kind, in some games that it plays in the
    style `name`."""
    found = Counter()
    for seed in range(number):
        found += done_in_a_game(kind, level, name, seed)
    return found


@cache
def done_in_a_game(kind, level, name, seed):
    found = Counter()
    game = Game(KINDS[kind].request(900 + seed))
    bots = [Thinker(level, seed=seed, style=name), Thinker(level, seed=seed + 1)]
    while not game.is_over:
        seat = game.deciding()
        action = game.action(bots[seat].choose(game.position, seat))
        if seat == 0:
            found.update(bots_of(KINDS[kind].game).kinds_of(action, game.position))
        game.apply(action, seat)
    return found


def liked(kind, level, name, style, number):
    """Return how often the first seat does what a style likes, in these games."""
    found = done(kind, level, name, number)
    return sum(found[taste] for taste in style.tastes if style.tastes[taste] > 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_four_to_six_characters_with_different_names(game):
    names = [style.name for style in styles.styles_of(game)]
    assert 4 <= len(names) == len(set(names)) <= 6
    assert all(name.isidentifier() and name.islower() for name in names)


@pytest.mark.parametrize(("kind", "name"), DOERS)
def test_a_style_is_visible_in_the_actions_of_its_character(kind, name):
    style = styles.style(KINDS[kind].game, name)
    number = (FAINT | CLEAR).get((kind, name), GAMES_OF[kind])
    with_it, without = (liked(kind, "steward", chosen, style, number) for chosen in (name, None))
    assert with_it > without


def test_a_blocker_leaves_its_opponent_fewer_points():
    def points_of_opponent(name):
        total = 0
        for seed in range(12):
            game = Game(KINDS["carcassonne"].request(seed))
            bots = [Thinker("steward", seed=seed, style=name), Thinker("steward", seed=seed + 1)]
            while not game.is_over:
                seat = game.deciding()
                game.apply(game.action(bots[seat].choose(game.position, seat)), seat)
            total += game.position.bot_scores()[1]
        return total

    assert points_of_opponent("blocker") < points_of_opponent(None)


@pytest.mark.parametrize(
    ("kind", "level", "name", "number"),
    [
        ("burgundy", "knight", "shepherd", 3),
        ("burgundy", "baron", "shepherd", 3),
        ("dice", "knight", "abbess", 10),  # this level finds only one turn
        ("dice", "baron", "abbess", 10),
        ("tuscany", "knight", "quarryman", 6),
        ("carcassonne", "knight", "messenger", 8),
    ],
)
def test_a_style_shows_at_levels_that_search_too(kind, level, name, number):
    style = styles.style(KINDS[kind].game, name)
    with_it, without = (liked(kind, level, chosen, style, number) for chosen in (name, None))
    assert with_it > without


@pytest.mark.parametrize("kind", OF_TWO)
@pytest.mark.parametrize("level", ["squire", "steward", "knight"])
def test_a_level_judges_the_same_whether_styles_exist_or_not(kind, level):
    game = Game(KINDS[kind].request(3))
    bot = Thinker(level, seed=1)
    while game.position.is_chance_node():
        game.position.draw_chance()
    for _ in range(12):
        seat = game.deciding()
        thought = bot.think(game.position, seat)
        assert bot.bot is not None and bot.bot.halving.taste is None
        assert all(trial.bonus == 0.0 for trial in bot.bot.halving.trials)
        game.apply(game.action(thought.action), seat)


def test_a_style_changes_no_shown_chance_or_points():
    game = Game(KINDS["burgundy"].request(4))
    plain, styled = (Thinker("steward", seed=1, style=name) for name in (None, "shepherd"))
    for _ in range(30):
        seat = game.deciding()
        here = {one.action: one for one in plain.think(game.position, seat).candidates}
        there = styled.think(game.position, seat)
        assert {one.action: one for one in there.candidates} == here
        game.apply(game.action(there.action), seat)


def test_a_style_of_another_game_is_left_out():
    game = Game(KINDS["burgundy"].request(4))
    seat = game.deciding()
    choices = [
        Thinker("steward", seed=1, style=name).choose(game.position, seat)
        for name in (None, "farmer")
    ]
    assert choices[0] == choices[1]


def test_points_and_kinds_of_a_turn_are_added_up():
    game = Game(KINDS["burgundy"].request(4))
    bots = [Thinker("steward", seed=seat) for seat in range(2)]
    taste = None
    seen = Counter()
    while not game.is_over:
        seat = game.deciding()
        code = bots[seat].choose(game.position, seat)
        bot = bots[seat].bot
        if taste is None:
            evaluator: Evaluator = bot.halving.evaluator
            taste = styles.Taste(styles.style("burgundy", "shepherd"), evaluator)
        before = game.position.copy()
        found = list(taste.liked(before, seat, [code]))
        seen.update(found)
        after = game.position.copy()
        after.act_only(code, seat)
        scored = after.scores()[seat] - before.scores()[seat]
        assert sum(one.startswith(styles.FOR_POINTS) for one in found) == max(0, scored)
        game.apply(game.action(code), seat)
    assert seen["animal"] and seen["points:animals"]


@pytest.mark.parametrize("game", GAMES)
def test_opponents_are_every_level_without_and_with_each_style(game):
    every = levels.opponents(game)
    assert len(every) == len(levels.LEVELS) * (1 + len(styles.styles_of(game)))
    assert [levels.opponent(game, one.name) for one in every] == list(every)
    assert [one.level for one in every if one.style is None] == [one.name for one in levels.LEVELS]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("king", "the level is 'king', but must be one of page"),
        ("steward:pirate", "burgundy has no style 'pirate'; it has shepherd, builder"),
        ("steward:farmer", "burgundy has no style 'farmer'; it has shepherd, builder"),
        ("steward:", "burgundy has no style ''"),
    ],
)
def test_an_unknown_opponent_is_refused_with_those_that_exist(text, why):
    with pytest.raises(ValueError, match=why.replace("(", r"\(")):
        levels.opponent("burgundy", text)
