"""Tests of the campaign of motives: its figures, and one game of it."""

from burgundy_qt.ai.analysis.motives import TurnReason, motive
from burgundy_qt.rules.game import Game
from lab import motives as campaign
from lab.game_kinds import KINDS
from lab.motives import CostlyTurn, Moment, costly_turns, coverage, page_lines, said, text_of, told

A_TURN = CostlyTurn(0, 0, [1], [2], "slip", 0.02, 1.0)


def a_moment(*reasons: tuple[float, bool]) -> Moment:
    """Return a moment with reasons of these weights, each of the other turn or not."""
    found = tuple(TurnReason(motive("kept", 0, weight), other) for weight, other in reasons)
    return Moment("burgundy", 1, A_TURN, None, found)


def test_a_turn_is_explained_if_a_reason_favours_the_better_one():
    assert not a_moment().is_explained
    assert not a_moment((-1.0, False), (1.0, True)).is_explained
    assert a_moment((-1.0, False), (-1.0, True)).is_explained
    assert coverage([a_moment(), a_moment((1.0, False))]) == 0.5


def test_the_page_shows_the_share_explained_for_every_kind_of_game():
    page = "\n".join(page_lines([a_moment(), a_moment((1.0, False))]))
    assert "| Burgundy 2011, 2 seats | 2 | 50% |" in page
    assert "| with the grade slip | 2 | 50% |" in page


def test_a_game_is_played_and_its_costly_turns_become_text(monkeypatch):
    monkeypatch.setattr(campaign, "LEVELS", ("page", "page"))
    entry = costly_turns("dice", campaign.FIRST_SEED)
    moments = list(told("dice", entry))
    assert len(moments) == len(entry.costly) > 0
    for moment in moments:
        text = text_of(moment)
        assert f"action {moment.turn.first}: " in text
        assert "- played: " in text and "- better: " in text
        for reason in said(moment):
            assert f"  {reason.sign} {reason.text}" in text
        assert "(kinds: " in text


def test_a_moment_names_the_gain_of_the_other_turn_like_a_review():
    game = Game(KINDS["carcassonne"].request(1))
    facts = [motive("counts_at_end", 0, points, points=points) for points in (5, 3)]
    moment = Moment("carcassonne", 1, A_TURN, game, (TurnReason(facts[0], False, facts[1]),))
    (reason,) = said(moment)
    assert reason.text.endswith(" (the turn played: 3 points).")
