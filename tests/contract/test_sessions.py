"""Tests of row 10: every game can be saved and opened, has a code for its deal and a card, and
enters the statistics when it is over."""

import json
from itertools import islice
from pathlib import Path

from burgundy_qt.session.deal_code import deal_code_of, request_from_code
from burgundy_qt.session.library.game_card import card_from, card_of, written_card
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, save_from, with_checksum
from burgundy_qt.session.statistics.finished_game import finished_game
from tests.contract.games import every_moment

HERE = Path("game.burgundy")


def running(game):
    """Return a running game between people."""
    plans = tuple(SeatPlan(name) for name in "abcdef"[: game.seats])
    return RunningGame(game, LineUp(plans, game.request), "game", "2026-11-22T12:00:00+00:00")


def test_a_save_opens_the_same_game(asked):
    for game in islice(every_moment(asked, 17), 0, 40, 13):
        save = running(game).save()
        again = RunningGame.from_save(save_from(with_checksum(save_document(save)), HERE), HERE)
        assert again.save() == save and again.view == running(game).view


def test_the_code_of_a_deal_leads_to_its_request(asked):
    game = next(every_moment(asked, 18))
    assert request_from_code(deal_code_of(game.request)) == game.request


def test_a_card_is_saved_and_a_finished_game_enters_the_statistics(asked):
    *_, over = every_moment(asked, 19)
    save = running(over).save()
    card = card_of(save, HERE, 0.0)
    assert card.is_finished and card.points == tuple(over.events[-1]["points"])
    assert card_from(json.loads(json.dumps(written_card(card))), HERE, 0.0, False) == card
    told = finished_game(save)
    assert [seat.points for seat in told.seats] == over.events[-1]["points"]
