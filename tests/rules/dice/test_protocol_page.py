"""What docs/engine-protocol.md shows of the dice game is what the game says: every object there is
parsed and tried."""

import json
import re
from pathlib import Path

import pytest

from burgundy_qt.rules.dice.dice_ruleset import ANSWER as RULES
from burgundy_qt.rules.game import Game
from tests.rules.dice.random_play import played
from tests.rules.dice.tables import a_round, mark, play, sheet, state

PAGE = (Path(__file__).parents[3] / "docs/engine-protocol.md").read_text("utf-8")
OF_THE_GAME = re.findall(r"^## \w[\w ]* \(Burgundy Dice Game\)\n(.*?)(?=^## )", PAGE, re.M | re.S)
PARTS = "\n".join(OF_THE_GAME)
ELIDED = re.compile(r",?…")


def shown(beginning, text=PARTS):
    """The whole objects in backquotes that begin so."""
    quoted = re.findall(r"`(\{[^`]*\})`", text)
    return [json.loads(each) for each in quoted if each.startswith(beginning) and "…" not in each]


def drawn(section):
    """The lines of a section's drawing."""
    return OF_THE_GAME[section].split("```")[1].strip().splitlines()


NAMES, ACTIONS, TOGETHER, EVENTS, STATE = range(5)
TOLD = [*shown('{"event"'), *(json.loads(ELIDED.sub("", line)) for line in drawn(EVENTS))]


def test_the_request_shows_every_default():
    (request,) = shown('{"cmd":"new","game":"burgundy-dice"', PAGE)
    asked = {"cmd": "new", "game": "burgundy-dice"}
    assert list(RULES.complete_request(asked, 7).items()) == list(request.items())


def test_hello_lists_the_game_so():
    (listed,) = shown('{"game"', OF_THE_GAME[NAMES])
    assert json.dumps(RULES.describe()) == json.dumps(listed)


@pytest.mark.parametrize("action", shown('{"type"'), ids=json.dumps)
def test_an_action_is_one(action):
    told = RULES.decode_action(RULES.encode_action(action))
    assert list(told.items()) == list(action.items())


def shape(event):
    """The keys of an event in their order, those of its action too, and what it is `for`."""
    return [*event, *event.get("action", {}), event.get("for")]


@pytest.fixture(scope="module")
def shapes():
    """Those of everything that a few games tell, alone and together."""
    told = [event for seed in (0, 19, 39, 59, 14) for event in played(seed).events]
    return [shape(event) for event in told]


@pytest.mark.parametrize("event", TOLD, ids=json.dumps)
def test_an_event_has_the_keys_that_games_tell_in_their_order(event, shapes):
    rounds = {"event", "phase", "round"}
    if set(event) == rounds:  # one whose end is left out
        assert any(each[: len(rounds)] == list(event) for each in shapes)
    else:
        assert shape(event) in shapes


def test_the_verdict_stands_at_the_end_of_a_game_alone():
    assert list(played(0).events[-1]) == ["event", "points", "bonuses", "places", "verdict"]


def test_the_round_that_is_shown_is_told_so():
    (begun,) = shown('{"event":"round","phase":"II"')
    position = a_round(
        sheet("3.2", {"7.3": 1}, worker=1),
        sheet("5.2", {"3.2": 5, "3.5": 5, "5.4": 6}, silver=1),
        numbers=begun["numbers"],
        colours=begun["colours"],
        phase=begun["phase"],
        boxes=begun["boxes"],
    )
    assert play(position, mark("6.1", 6), mark("5.5", 6), seat=1) == []
    told = play(position, mark("7.4", 1), seat=0)
    *whole, last = [json.loads(ELIDED.sub("", line)) for line in drawn(EVENTS)]
    assert told[:-1] == whole and {**told[-1], **last} == told[-1]


def test_the_state_that_is_shown_is_that_of_a_round():
    told = json.loads(ELIDED.sub("", "".join(drawn(STATE))))
    position = a_round(
        sheet("3.2", {"3.3": 4}, goods=1), sheet("5.5"), numbers=[2, 5], colours=["river", "town"],
        boxes=2,
    )  # fmt: skip
    really = state(position)
    really["seats"] = really["seats"][:1]
    assert json.dumps(really) == json.dumps(told)


def test_a_choice_in_secret_stands_in_a_private_record_so():
    game = Game({"game": "burgundy-dice", "seed": 7})
    game.apply({"type": "start", "castle": "3.2"}, 1)
    (line,) = re.findall(r'`(\{[^`]*"to":\[1\]\})`', PAGE)
    begins, ends = line.split("{…}")
    told = json.dumps(game.record(private=True)[-1], separators=(",", ":"))
    assert told.startswith(begins) and told.endswith(ends)
    assert "to" not in game.record()[-1]
