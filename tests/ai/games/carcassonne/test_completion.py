"""Tests of the chance that the holders of a feature draw the tiles that complete it: compared with
many new deals on a second reading of the map, and counted hand by hand for a small pile."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations, permutations
from math import comb

import pytest

from burgundy_qt.ai.games.carcassonne.completion import chance_of_completion, chance_to_fill
from burgundy_qt.ai.games.carcassonne.landscape import Landscape
from burgundy_qt.rules.carcassonne.known_state import CarcassonneState
from burgundy_qt.rules.carcassonne.protocol import cell_name
from tests.rules.carcassonne.random_play import moments
from tests.rules.carcassonne.second_map import TILES, SecondMap, cell_of, ends_of, place_of
from tests.rules.carcassonne.test_map_outlook import FACING, STEPS, edges_of, told

GAMES = [(3, 2), (5, 3), (8, 4)]
"""Seeds and players."""
DEALS = 600
NEAR = 0.085
"""Four standard errors for this number of deals."""


def seen_in(game):
    """Return the landscape of a game, as a window makes it."""
    state = CarcassonneState.of(game.state(), game.events)
    return Landscape.of_map(state, told(game)["features"])


@cache
def maps(seed, players=2):
    """Return some moments of a random game: the state, its landscape, and the features that have a
    chance."""
    found = []
    asked = {"players": players, "modules": [], "first": None, "tiles": None, "pile": None}
    for number, game in enumerate(moments(seed, **asked)):
        if number % 9 == 4:
            land = seen_in(game)
            chances = [(one, chance_of_completion(land, one)) for one in land.features]
            found.append((game.state(), land, [one for one in chances if one[1] is not None]))
    return found


# The second reading


def second_closers(board, feature, cell):
    """Return the kinds that close a gap of a feature, each tried in each rotation."""
    gaps, around = {cell_of(gap["cell"]) for gap in feature["open"]}, {}
    for edge, (x, y) in STEPS.items():
        if (beside := f"{cell[0] + x},{cell[1] + y}") in board:
            around[edge] = edges_of(board[beside])[FACING[edge]]
    found = set()
    for kind in TILES:
        for rotation in range(4):
            tile = {"tile": kind, "rotation": rotation, "bridge": None, "meeple": None}
            shown = edges_of(tile)
            if any(shown[edge] != asked for edge, asked in around.items()):
                continue
            after = {**board, f"{cell[0]},{cell[1]}": tile}
            if open_cells(after, place_of(feature["feature"])) == gaps - {cell}:
                found.add(kind)
    return found


def open_cells(board, place):
    """Return the empty cells where the feature of a place is open."""
    known, found = SecondMap(board), set()
    for (x, y), segment in known.feature(place):
        if segment == "monastery":
            cells = {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)}
        else:
            ends = ends_of(board[f"{x},{y}"])[segment]
            cells = {(x + STEPS[end][0], y + STEPS[end][1]) for end in ends}
        found |= {cell for cell in cells if f"{cell[0]},{cell[1]}" not in board}
    return found


def share_of_deals(state, feature, luck):
    """Return how often the holders complete a feature if the remaining tiles are dealt again and
    again and each tile goes into the gap that the fewest tiles close."""
    board, turn, players = state["board"], state["turn"], len(state["seats"])
    most = max(feature["meeples"])
    holders = {seat for seat, many in enumerate(feature["meeples"]) if many == most}
    cells = [cell_of(gap["cell"]) for gap in feature["open"]]
    closers = {cell: second_closers(board, feature, cell) for cell in cells}
    pile = [kind for kind, many in state["unseen"].items() for _ in range(many)]
    rare = sorted(cells, key=lambda cell: sum(kind in closers[cell] for kind in pile))
    complete = 0
    for _ in range(DEALS):
        luck.shuffle(pile)
        mine = [
            kind
            for draw, kind in enumerate(pile[: state["pile"]], 1)
            if (turn + draw) % players in holders
        ]
        if turn in holders and state["cell"] is None:
            mine.insert(0, state["tile"])
        left = list(rare)
        for kind in mine:
            gap = next((cell for cell in left if kind in closers[cell]), None)
            if gap is not None:
                left.remove(gap)
        complete += not left
    return complete / DEALS


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_the_chance_agrees_with_the_share_of_new_deals_that_complete_the_feature(seed, players):
    luck, gaps = random.Random(seed), Counter()
    for state, _, chances in maps(seed, players):
        for feature, chance in chances:
            many = len(feature["open"])
            if 0.03 < chance < 0.97 and gaps[feature["kind"], many] < 3:
                gaps[feature["kind"], many] += 1
                assert abs(share_of_deals(state, feature, luck) - chance) < NEAR, feature
    assert gaps["city", 1] and gaps["road", 1] and any(many > 1 for _, many in gaps)


@pytest.mark.parametrize("seed", [3, 5])
def test_edges_to_match_are_those_of_the_core(seed):
    for game in moments(seed):
        if game.revision % 12 == 0:
            core = {cell_name(cell): one for cell, one in game.position.raw()["frontier"]}
            known = seen_in(game).patterns
            assert {cell: core.get(cell) for cell in known} == known


# Hand by hand


def enough(hand, gaps):
    """Return whether the tiles of a hand close all gaps, one tile each."""
    return any(
        all(gap in tile for gap, tile in zip(gaps, order, strict=True))
        for order in permutations(hand, len(gaps))
    )


@pytest.mark.parametrize("gaps", [1, 2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_every_hand_is_counted_once(gaps, seed):
    luck = random.Random(seed)
    tiles = [frozenset(gap for gap in range(gaps) if luck.random() < 0.3) for _ in range(8)]
    for draws in range(6):
        hands = sum(enough(hand, range(gaps)) for hand in combinations(tiles, draws))
        chance = chance_to_fill(Counter(tiles), draws, frozenset(range(gaps)))
        assert chance == pytest.approx(hands / comb(8, draws))


# Features without a chance


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_one_gap_is_closed_by_a_tile_of_the_holders_turns(seed, players):
    found = 0
    for state, land, chances in maps(seed, players):
        for feature, chance in chances:
            holders = land.holders(feature)
            if len(feature["open"]) > 1 or feature["kind"] == "monastery":
                continue
            if state["turn"] in holders and state["cell"] is None:
                continue
            unseen, closing = sum(state["unseen"].values()), land.closers(feature)
            draws = range(1, state["pile"] + 1)
            turns = sum((state["turn"] + draw) % players in holders for draw in draws)
            missed = comb(unseen - closing, turns) / comb(unseen, turns)
            assert chance == pytest.approx(1 - missed)
            found += 1
    assert found > 5


def test_fields_and_features_of_nobody_or_everybody_have_no_chance():
    lands = [land for seed, players in GAMES for _, land, _ in maps(seed, players)]
    for land in lands:
        for feature in land.features:
            if feature["kind"] == "field" or len(land.holders(feature)) in (0, land.players):
                assert chance_of_completion(land, feature) is None


def test_adjacent_gaps_have_no_chance():
    """A tile in one gap changes which tiles fit in the other."""
    found = 0
    for seed, players in GAMES:
        for _, land, _ in maps(seed, players):
            for feature in land.features:
                cells = [cell_of(gap["cell"]) for gap in feature["open"]]
                near = any(
                    abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1
                    for one, two in combinations(cells, 2)
                )
                if near and feature["kind"] != "field":
                    found += 1
                    assert chance_of_completion(land, feature) is None
    assert found


def test_during_a_bazaar_there_is_no_chance():
    asked = {"players": 2, "modules": ["bazaars"], "first": 0, "tiles": None, "pile": None}
    found = 0
    for game in moments(21, **asked):
        if game.state()["bazaar"]:
            land = seen_in(game)
            assert all(chance_of_completion(land, one) is None for one in land.features)
            found += any(any(one["meeples"]) for one in land.features)
    assert found
