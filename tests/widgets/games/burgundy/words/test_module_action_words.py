"""Tests of the words for actions of the 2019 modules in the log, in a plan and in a tip."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import NAMES as LANGUAGES
from burgundy_qt.language.translation import spoken
from burgundy_qt.rules.burgundy.requests import modules_of
from burgundy_qt.widgets.games.burgundy.burgundy_input import ANSWER
from burgundy_qt.widgets.games.burgundy.hover import GAINS
from burgundy_qt.widgets.games.burgundy.log_text import action_words, log_lines
from burgundy_qt.widgets.games.burgundy.turn_steps import action_words as tip_words
from burgundy_qt.widgets.games.burgundy.turn_steps import heading_text
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.theme import sprite_files
from tests.widgets.games import NAMES, positions

TEXTS = texts_of("burgundy")
MODULES = list(modules_of("2019"))
POSTED = ["11a", "11e", "11f"]
SHIELD = {"shield": 7, "depot": 4, "castle": "4.4"}
ACTIONS = [
    ({"type": "hire"}, "Bought 2 workers", "buy 2 workers", "Buy 2 workers for 1 silverling"),
    (
        {"type": "copy", "by": "crane", "building": "city-hall"},
        "Crane: used as city hall",
        "use the crane as city hall",
        "Use the crane as city hall",
    ),
    (
        {"type": "workers", "by": "white-castle"},
        "White castle: took workers",
        "take workers with the white castle",
        "Take workers with the white castle",
    ),
    (
        {"type": "take", "by": "route:market", "depot": 3, "tile": "ship", "discard": None},
        "Trade route: took ship from depot 3",
        "take the ship from depot 3 with the trade route",
        "Take the ship from depot 3 with the trade route",
    ),
    (
        {"type": "buy", "depot": "inns", "tile": "inn", "discard": None, "pay": "silver"},
        "Bought inn",
        "buy an inn",
        "Buy an inn",
    ),
    (
        {"type": "buy", "depot": "inns", "tile": "inn", "discard": "ship", "pay": "silver"},
        "Bought inn",
        "buy an inn, discarding the ship",
        "Buy an inn and discard the ship",
    ),
    (
        {"type": "shield", **SHIELD},
        "Took shield 7 from depot 4",
        "take shield 7 from depot 4",
        "Take shield 7 from depot 4 with both dice",
    ),
    (
        {"type": "shield", "by": "shield:11", **SHIELD},
        "Shield 11: took shield 7 from depot 4",
        "take shield 7 from depot 4 with the shield 11",
        "Take shield 7 from depot 4 with shield 11",
    ),
    (
        {"type": "set-die", "die": 3, "to": 5},
        "Turned a 3 to 5",
        "turn the 3 to 5",
        "Turn the 3 to 5",
    ),
    (
        {"type": "tribute", "shields": [7, 11], "workers": 0},
        "Paid tribute for shield 7 and shield 11",
        "pay tribute for shield 7 and shield 11",
        "Pay tribute for shield 7 and shield 11",
    ),
    (
        {"type": "tribute", "shields": [], "workers": 0},
        "Paid no tribute",
        "pay no tribute",
        "Pay no tribute",
    ),
    (
        {"type": "place", "by": "shield:15", "depot": "black", "tile": "mine", "cell": "4.5"},
        "Shield 15: placed mine",
        "place the mine on 4.5 with the shield 15",
        "Place the mine on the 2 with shield 15",
    ),
    (
        {"type": "collect", "by": "shield:5", "good": 3},
        "Shield 5: took all silk",
        "take all silk with the shield 5",
        "Take all silk with shield 5",
    ),
    (
        {"type": "accept", "by": "boarding-house"},
        "Boarding house: took the workers",
        "take the workers from the boarding house",
        "Take the workers from the boarding house",
    ),
    (
        {"type": "accept", "by": "route:workers"},
        "Trade route: took the workers",
        "take the workers from the trade route",
        "Take the workers from the trade route",
    ),
    (
        {"type": "accept", "by": "sale"},
        "Sale: took the workers",
        "take the workers from the sale",
        None,
    ),
    (
        {"type": "pass", "by": "mines"},
        "Mines: passed",
        "leave the mines unused",
        "Leave the mines unused",
    ),
    (
        {"type": "discard", "tile": "ship"},
        "Discarded ship",
        "discard the ship",
        "Discard the ship",
    ),
    (
        {"type": "name", "seat": 1},
        "",
        "name player 2 to share their knowledge tiles",
        "Name player 2 to share their knowledge tiles",
    ),
]


@pytest.mark.parametrize(("action", "log", "plan", "tip"), ACTIONS)
def test_each_action_of_a_module_has_words_in_log_plan_and_tip(action, log, plan, tip):
    assert action_words(action) == log
    assert TEXTS.intent(action) == plan
    assert tip is None or tip_words(action, {"4.5": 2}) == tip


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_names_the_pieces_of_each_action(code):
    spoken.change(code)
    told = [
        words
        for action, *_ in ACTIONS
        for words in (TEXTS.intent(action), heading_text(action, {"4.5": 2}))
    ]
    spoken.change("en")
    assert all(told) and not any("{" in words or "None" in words for words in told)


@pytest.mark.parametrize("seed", range(2))
def test_every_move_of_a_game_with_all_modules_has_words(seed):
    scored: set[str] = set()
    estates = POSTED[: 2 + seed]
    for game in positions(seed, edition="2019", modules=MODULES, setup="fixed", estates=estates):
        seat = game.legal()["seat"]
        for action, events in zip(game.legal()["actions"], game.gains(), strict=True):
            assert tip_words(action, {}) and heading_text(action, {})
            assert action["type"] == "end" or TEXTS.intent(action)
            scored |= {source for source, _ in ANSWER.gain(events, seat)}
    assert "region" in scored and scored <= set(GAINS)
    lines = log_lines(game.events, NAMES)
    assert all(line.text and "{" not in line.text for line in lines)
    for name in {line.picture for line in lines if line.picture}:
        assert not sprite_files.svg_size(name).isEmpty()


def log_texts(*events):
    return [line.text for line in log_lines(events, NAMES)]


def test_a_sale_on_the_trade_route_names_the_matching_goods():
    sale = {
        "event": "action",
        "seat": 0,
        "action": {"type": "sell", "die": 1, "good": 1},
        "paid": {"workers": 0},
    }
    assert log_texts(
        sale,
        {"event": "points", "seat": 0, "points": 4, "for": "sale"},
        {"event": "route", "seat": 0, "space": 0, "good": 1, "bonus": "points"},
        {"event": "points", "seat": 0, "points": 4, "for": "route"},
        {"event": "route", "seat": 0, "space": 1, "good": 1, "bonus": None},
    ) == ["Sold fish", "+4 for the sale, trade route match: fish, +4 for the trade route"]


def test_points_of_border_posts_and_shields_name_their_source():
    laid = {"type": "place", "die": 3, "tile": "ship", "cell": "4.5"}
    assert log_texts(
        {"event": "action", "seat": 1, "action": laid, "paid": {"workers": 0}},
        {"event": "posts", "seat": 1, "posts": ["upper-left", "bottom"]},
        {"event": "points", "seat": 1, "points": 8, "for": "border-posts"},
        {"event": "points", "seat": 1, "points": 5, "for": "border-posts-reward"},
        {"event": "gain", "seat": 0, "workers": 1, "for": "shield:2"},
        {"event": "points", "seat": 1, "points": 12, "for": "shield:6"},
    ) == [
        "Placed ship",
        "+8 for border posts, +5 for all three border posts",
        "Shield 2: +1 worker",
        "Final scoring",
        "Shield 6: +12",
    ]


def test_shared_knowledge_names_its_owner():
    named = {
        "event": "action",
        "seat": 0,
        "action": {"type": "name", "seat": 1},
        "paid": {"workers": 0},
    }
    assert log_texts(named) == ["Shield 6: chose Margaux"]
