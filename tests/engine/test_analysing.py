"""Tests of analyses over the protocol: answers, stopping, repeatability and the goal of play."""

import pytest

from tests.engine.engine_client import NEW, answer, answers, code, elsewhere, said
from tests.engine.live import Live

ANALYSE = {"cmd": "analyse", "simulations": 50}
LONG = {"cmd": "analyse", "seconds": 60, "id": "analysis"}


def test_an_analysis_contains_choices_plans_and_sources_of_points():
    legal, analysis = answers(NEW, {"cmd": "legal"}, ANALYSE)[1:]
    assert analysis["action"] == analysis["candidates"][0]["action"]
    considered = [candidate["action"] for candidate in analysis["candidates"]]
    assert sorted(map(repr, considered)) == sorted(map(repr, legal["actions"]))
    for candidate in analysis["candidates"]:
        assert set(candidate) == {
            "action",
            "visits",
            "win",
            "points",
            "error",
            "games",
            "sources",
            "plan",
        }
        assert candidate["plan"][0] == candidate["action"] and candidate["plan"][-1] == {
            "type": "end"
        }
    assert analysis["candidates"][0]["sources"] == analysis["sources"][legal["seat"]]
    assert analysis["points"] == [round(sum(own.values()), 1) for own in analysis["sources"]]
    assert sum(analysis["win"]) == pytest.approx(1, abs=1e-5)
    assert analysis["note"] is None and analysis["measured"] is True


def test_an_explanation_names_the_alternative_and_reasons_that_add_up():
    analysis = answer(NEW, ANALYSE)
    why = analysis["explanation"]
    assert set(why) == {"against", "games", "win", "own", "rival", "reasons", "plan"}
    assert why["against"] == why["plan"][0]
    assert why["against"] in [candidate["action"] for candidate in analysis["candidates"]]
    assert why["plan"] != analysis["candidates"][0]["plan"]
    assert len(why["reasons"]) >= 2 and len(analysis["text"]) >= 3
    for whose in (why["own"], why["rival"]):
        parts = [reason["points"] for reason in why["reasons"] if reason["seat"] == whose["seat"]]
        assert round(sum(parts), 1) == whose["points"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("setup", ["fixed", "open", "secret"])
def test_an_analysis_in_every_set_up_changes_nothing(players, setup):
    new = NEW | {"players": players, "setup": setup}
    _, before, analysis, after, legal = answers(
        new, {"cmd": "state"}, ANALYSE, {"cmd": "state"}, {"cmd": "legal"}
    )
    assert before == after and analysis["action"] in legal["actions"]
    assert len(analysis["sources"]) == players


def test_an_analysis_by_simulations_gives_the_same_bytes_on_any_number_of_threads():
    asked = (NEW, ANALYSE)
    assert said(*asked) == said(NEW, ANALYSE | {"threads": 2}) == elsewhere(*asked).stdout


def test_an_analysis_without_a_limit_ends_by_itself():
    assert answer(NEW, {"cmd": "analyse"})["explanation"]


def test_stop_ends_an_analysis_which_answers_first():
    with Live() as engine:
        engine.tell(NEW, LONG)
        assert "events" in engine.hear()
        assert engine.is_silent()
        engine.tell({"cmd": "stop", "id": "stop"})
        analysis, stopped = engine.hear(), engine.hear()
        assert analysis["id"] == "analysis" and analysis["candidates"]
        assert stopped == {"id": "stop", "stopped": True}


@pytest.mark.parametrize("cmd", ["think", "analyse"])
def test_playing_for_points_may_change_the_choice(cmd):
    asked = {"cmd": cmd, "simulations": 50}
    for_the_win, usual, for_points = answers(
        NEW, asked | {"objective": "win"}, asked, asked | {"objective": "points"}
    )[1:]
    assert for_the_win == usual != for_points


@pytest.mark.parametrize("cmd", ["think", "analyse"])
@pytest.mark.parametrize(
    "wrong", [{"objective": "fame"}, {"objective": 1}, {"level": []}, {"seat": 9}, {"seconds": 0}]
)
def test_a_wrong_argument_is_refused(cmd, wrong):
    assert code(NEW, {"cmd": cmd} | wrong) == "bad-argument"


def test_an_analysis_needs_a_game():
    assert code(ANALYSE) == "no-game"
