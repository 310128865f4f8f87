"""Games of the box that are recorded: entries, corrections in the past, and their saves."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from burgundy_qt.rules.chance import drawn_outcome
from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.session.library.game_card import card_from, card_of, written_card
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import SaveDamaged
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import (
    read_save,
    save_document,
    save_from,
    with_checksum,
    write_save,
)
from burgundy_qt.session.statistics.finished_game import finished_game
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.summary import SummaryQuery, summary

SEATS = (SeatPlan("Anna"), SeatPlan("Bernard"))
GAMES = (
    {"game": "burgundy-dice", "setup": "same", "castle": "3.2"},
    {"game": "carcassonne"},
    {"game": "tuscany", "setup": "fixed"},
    {"game": "burgundy", "setup": "fixed"},
)

MOST_CORRECTIONS = 25
"""Each cuts off what follows, so that the game comes to the same number of entries again."""


def begun(request) -> RunningGame:
    return RunningGame.begin(LineUp(SEATS, {**request, "seed": 3, "chance": "hand"}))


def enter(running: RunningGame, chance: Random) -> None:
    """Enter something that fits."""
    game = running.game
    if game.awaits_chance:
        running.set_chance(drawn_outcome(game.chance_places(), chance))
    else:
        legal = game.legal()
        running.act_unseen(chance.choice(legal["actions"]), legal["seat"])


def in_rounds(running: RunningGame) -> list[str]:
    """The entries without their order among seats that choose at the same time."""
    return sorted(map(str, running.view.recording.entries))


def other(running: RunningGame, at: int, chance: Random):
    """Return an outcome for the entry, other than the one it has."""
    entries = running.view.recording.entries
    running.correct(at, "replace")
    places = running.view.chance
    return next(
        values
        for values in iter(lambda: drawn_outcome(places, chance), None)
        if values != entries[at][1]
    )


def reloaded(running: RunningGame, **parts) -> RunningGame:
    """Return the game as it is after a restart, with some parts of its save changed."""
    path = Path("game.burgundy")
    save = replace(running.save(), **parts)
    return RunningGame.from_save(save_from(with_checksum(save_document(save)), path), path)


def all_of(running: RunningGame) -> list:
    return [*running.view.recording.entries, *running.view.recording.later]


def titles(running: RunningGame) -> list:
    """What each entry is about."""
    return [
        [(place.event, place.path, place.seat) for place in places]
        for places in running.view.recording.places
    ]


@pytest.mark.parametrize("request_of_game", GAMES, ids=lambda request: request["game"])
def test_a_recorded_game_is_corrected_saved_and_reviewed_like_any_other(request_of_game, tmp_path):
    chance, running, corrections = Random(1), begun(request_of_game), 0
    assert running.casual
    while not running.game.is_over and len(running.game.entries) < 60:
        enter(running, chance)
        entries = tuple(running.game.entries)
        outcomes = [at for at, (seat, _) in enumerate(entries) if seat is None]
        if len(entries) in (12, 30) and outcomes and corrections < MOST_CORRECTIONS:
            corrections += 1
            corrected = outcomes[len(outcomes) // 2]
            values = other(running, corrected, chance)
            running.set_chance(values)
            now = running.view.recording
            assert now.entries[:corrected] == entries[:corrected]
            assert sorted(map(str, now.entries[corrected][1])) == sorted(map(str, values))
            assert (*now.entries, *now.later)[corrected + 1 :] == entries[corrected + 1 :]
            if now.later:  # the first of them does not fit
                assert now.is_corrected and not running.view.can_redo
                enter(running, chance)
            running.cut_off()
            assert running.view.recording.later == ()
    path = tmp_path / f"{running.game_id}.burgundy"
    write_save(path, running.save())
    loaded = RunningGame.from_save(read_save(path), path)
    assert corrections > 0
    assert in_rounds(loaded) == in_rounds(running)
    assert loaded.replay(None).last == len(running.game.actions)
    assert loaded.view.state["result"] == running.view.state["result"]


def test_a_correction_that_fits_keeps_all_that_follows():
    chance, running = Random(2), begun(GAMES[0])
    for _ in range(9):
        enter(running, chance)
    entries = running.view.recording.entries
    running.correct(0, "replace")
    running.set_chance(entries[0][1])
    assert running.view.recording.entries == entries
    assert not running.view.recording.is_corrected


def test_an_entry_is_taken_out_and_put_in():
    chance, running = Random(2), begun({"game": "burgundy", "setup": "fixed"})
    while len(running.view.recording.entries) < 2:
        enter(running, chance)
    workers = next(each for each in running.view.legal["actions"] if each["type"] == "workers")
    running.act(workers)
    after = running.view
    running.act(after.legal["actions"][0])
    entries = running.view.recording.entries
    running.correct(2, "remove")
    assert running.view.recording.entries[:2] == entries[:2]
    assert (*running.view.recording.entries[2:], *running.view.recording.later) == entries[3:]
    running.cut_off()
    now = len(running.view.recording.entries)
    running.correct(now - 1, "insert")
    assert running.view.recording.later == entries[now - 1 : now] or now == 2
    with pytest.raises(InvalidArgument):
        running.correct(99, "replace")
    with pytest.raises(InvalidArgument):
        running.correct(0, "burn")


def test_undo_takes_back_an_outcome_too_and_redo_brings_it_again(tmp_path):
    chance, running = Random(5), begun(GAMES[1])
    for _ in range(7):
        enter(running, chance)
    entries = running.view.recording.entries
    for number in range(6, -1, -1):
        running.undo()
        assert running.view.recording.entries == entries[:number]
    assert not running.view.can_undo
    path = Path(tmp_path / "undone.burgundy")
    write_save(path, running.save())
    loaded = RunningGame.from_save(read_save(path), path)
    while loaded.view.can_redo:
        loaded.redo()
    assert loaded.view.recording.entries == entries


@pytest.mark.parametrize("request_of_game", GAMES, ids=lambda request: request["game"])
def test_after_a_restart_the_later_entries_follow_a_correction_as_before_it(request_of_game):
    chance, running = Random(1), begun(request_of_game)
    while len(running.game.entries) < 14:
        enter(running, chance)
    whole = running.view.recording
    at = next(at for at, (seat, _) in enumerate(whole.entries) if seat is None)
    running.correct(at, "replace")
    loaded = reloaded(running)
    assert loaded.view.recording.is_corrected and not loaded.view.recording.is_misfit
    assert titles(loaded) == titles(running)
    loaded.set_chance(whole.entries[at][1])
    assert loaded.view.recording.entries == whole.entries
    running = loaded
    running.set_chance(other(running, at, chance))
    loaded = reloaded(running)
    now = loaded.view.recording
    assert (now.is_misfit, all_of(loaded)) == (running.view.recording.is_misfit, all_of(running))
    for (seat, _), places in zip(all_of(loaded), now.places, strict=True):
        assert bool(places) == (seat is None)
    enter(loaded, chance)  # in place of the one that does not fit
    assert all_of(loaded)[len(now.entries) + 1 :] == all_of(running)[len(now.entries) + 1 :]


def test_undone_entries_that_no_game_has_are_damage():
    running = begun(GAMES[1])
    for _ in range(3):
        enter(running, Random(1))
    running.undo()
    for undone in (5, None, "E", [[1]], [1.5], []):
        with pytest.raises(SaveDamaged, match="redo"):
            reloaded(running, redo=((0, {"chance": undone}),))
    for action in ({}, {"type": 5}, {"chance": [1], "type": "end"}):
        with pytest.raises(SaveDamaged, match="redo"):
            reloaded(running, redo=((0, action),))


def test_a_recorded_game_is_a_kind_of_its_own_in_library_and_statistics(tmp_path):
    chance, running = Random(6), begun(GAMES[0])
    while not running.game.is_over:
        enter(running, chance)
    save, path = running.save(), tmp_path / "game.burgundy"
    card = card_of(save, path, 0.0)
    assert card.recorded and card_from(written_card(card), path, 0.0, False).recorded
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    ledger.record(finished_game(save))
    found = summary(ledger, SummaryQuery())
    assert found.question.recorded and len(found.played) == 1
    for rated in (True, False):
        assert summary(ledger, SummaryQuery(rated=rated)).played == ()
    ledger.close()
