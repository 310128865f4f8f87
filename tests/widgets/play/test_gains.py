"""Tests of the points shown before a move, which are those that the rules give for it."""

from dataclasses import replace

from burgundy_qt.widgets.games.burgundy.burgundy_input import ANSWER
from burgundy_qt.widgets.games.burgundy.burgundy_table import ANSWER as TABLE
from burgundy_qt.widgets.games.burgundy.hover import explain
from burgundy_qt.widgets.play.decision import Decision
from burgundy_qt.widgets.play.game_input import points_of
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot
from tests.widgets.games import positions, view_of

NAMES = ["Anna", "Margaux", "Benoît", "Colette"]


def decisions(seed):
    """Yield the decisions of a random game, each with its game and view."""
    for game in positions(seed, setup="fixed"):
        view = replace(view_of(game), gains=game.gains())
        decision = Decision()
        decision.begin(view)
        yield game, view, decision


def test_points_are_summed_up_by_source_with_the_largest_first():
    events = [
        {"event": "points", "seat": 1, "points": 2, "for": "animals"},
        {"event": "points", "seat": 1, "points": 3, "for": "region"},
        {"event": "bonus", "seat": 1, "points": 5, "colour": "ship", "size": "large"},
    ]
    assert ANSWER.gain(events, 1) == (("bonus", 5), ("region", 3), ("animals", 2))
    assert points_of(ANSWER.gain(events, 1)) == 10 and ANSWER.gain([], 1) == ()


def test_an_offer_lists_every_possible_outcome():
    told = 0
    for game, view, decision in decisions(4):
        for target, offer in decision.scored_highlights.items():
            if target.kind == "good":
                at = next(
                    at
                    for at, action in enumerate(view.legal["actions"])
                    if action.get("good") == target.place
                )
                assert offer.gains == (ANSWER.gain(game.gains()[at], view.legal["seat"]),)
                assert offer.gains[0][0][0] == "sale"
                told += 1
    assert told > 5


def test_with_a_chosen_tile_a_space_shows_the_points_of_that_tile():
    for game, view, decision in decisions(2):
        places = [
            at for at, action in enumerate(view.legal["actions"]) if action["type"] == "place"
        ]
        scoring = [at for at in places if game.gains()[at]]
        if not scoring:
            continue
        action = view.legal["actions"][scoring[0]]
        decision.click(ClickTarget("storage", None, action["tile"]))
        if not decision.is_open:
            continue
        offer = decision.scored_highlights.get(ClickTarget("cell", action["cell"]))
        if offer is None or offer.chosen:
            continue
        assert offer.gains == (ANSWER.gain(game.gains()[scoring[0]], view.legal["seat"]),)
        told = explain(
            Slot("cell", view.legal["seat"], action["cell"]), TABLE.state_of(view), NAMES, offer
        )
        assert ("Scores now", f"+{points_of(offer.gains[0])}") in told.rows
        return
    raise AssertionError("no player could score")


def test_of_several_outcomes_the_best_one_is_shown():
    view = next(view for _, view, _ in decisions(2) if view.state["phase"])
    offer = Highlight(gains=((("region", 3), ("phase", 10)), (("animals", 4),)))
    told = explain(Slot("workers", 0), TABLE.state_of(view), NAMES, offer)
    assert told.rows[-1] == ("Scores now, at most", "+13")


def test_no_points_are_shown_for_an_action_without_any():
    view = next(view for _, view, _ in decisions(2) if view.state["phase"])
    told = explain(Slot("workers", 0), TABLE.state_of(view), NAMES, Highlight(gains=((),)))
    assert not any("Scores" in name for name, _ in told.rows)


def test_only_a_legal_action_can_be_played():
    _, view, decision = next(decisions(2))
    acted = []
    decision.acted.connect(lambda revision, action: acted.append((revision, action)))
    decision.play({"type": "no such thing"})
    assert acted == [] and decision.is_open
    decision.play(view.legal["actions"][0])
    assert acted == [(0, view.legal["actions"][0])] and not decision.is_open
