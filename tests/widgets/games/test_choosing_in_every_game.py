"""Tests of choices in every game (row 9 of the contract): each action has clicks, keys and
words."""

import random
from itertools import islice

import pytest

from burgundy_qt.language.translation import NAMES, spoken, tr
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.advice.game_advice import advice_of
from burgundy_qt.widgets.panels.legal_moves import moves_of
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.play.decision import BUTTONS, Decision
from burgundy_qt.widgets.play.game_input import input_of
from burgundy_qt.widgets.play.move_choice import MoveChoice, OptionPath
from tests.widgets.games import view_of

MOST_ACTIONS = 40
DECISIONS = 60


def views(game):
    """Yield the views of a random game for two, each at a decision."""
    played, luck = Game({"game": game, "players": 2, "seed": 3}), random.Random(3)
    while not played.is_over:
        yield view_of(played, played.revision)
        played.apply(luck.choice(played.legal()["actions"]))


def deciding(view):
    """Return the decision of a view, just begun."""
    decision = Decision()
    decision.begin(view)
    return decision


def clicked(choosing: MoveChoice, path):
    """Return the choice after those clicks of a path that are necessary."""
    for click in path:
        if choosing.action is None and choosing.behind(click.target):
            choosing = choosing.click(click.target)
    return choosing


@pytest.mark.parametrize("game", GAMES)
def test_the_clicks_of_every_path_lead_to_its_action(game):
    for view in islice(views(game), DECISIONS):
        choosing = deciding(view).choosing
        assert [way.action for way in choosing.options] == view.legal["actions"]
        for way in choosing.options[:MOST_ACTIONS]:
            assert way.paths
            for path in way.paths:
                meant = clicked(choosing, path).action
                assert meant is not None and OptionPath(meant, ()).meaning == way.meaning


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_offer_can_be_reached_by_key_and_has_words(game):
    for view in views(game):
        decision = deciding(view)
        kinds = {target.kind for target in decision.highlights if target not in BUTTONS}
        assert kinds <= set(decision.game_input.key_order)
        assert kinds - {"die"} <= set(decision.game_input.lit)
        assert decision.prompt.heading


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_words_in_list_tip_heading_and_plan_and_all_moves_differ(
    game,
):
    tell = texts_of(game).plan
    for view in islice(views(game), DECISIONS):
        ways, words = deciding(view).choosing.options, advice_of(game).words(view)
        lines = [move.spoken for move in moves_of(view, ways)]
        assert len(set(lines)) == len(lines) and all(lines)
        for way in ways[:MOST_ACTIONS]:
            assert words.heading(way.action) and tell([way.action])
            assert all(step.text for step in words.steps([way.action]))


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_names_of_choices_have_no_comma_and_fit_into_a_list(game, language):
    spoken.change(language)
    try:
        things = [tr("Choices", words) for words in input_of(game).lit.values()]
    finally:
        spoken.change("en")
    assert not [thing for thing in things if "," in thing]
