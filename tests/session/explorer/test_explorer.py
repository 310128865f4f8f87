"""Tests of the explorer: the description of a finished game, the counting of games, and reading of
files."""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.explorer.collection import (
    MOST_BYTES,
    SHIPPED,
    BotsGame,
    OwnGames,
    packed,
    played_again,
    shipped_games,
    unpacked,
)
from burgundy_qt.session.explorer.explored_game import (
    TEAM,
    LineReader,
    explored,
    standing_in,
    traits_of,
    written,
)
from burgundy_qt.session.explorer.explorer_query import (
    ALL,
    BOTS,
    LIKENESSES,
    NO_MODULES,
    OWN,
    SAME,
    ExplorerIndex,
    ExplorerQuery,
    interval,
)
from burgundy_qt.session.problem import SaveFromOtherRules
from burgundy_qt.session.saves.save_folder import SaveFolder
from tests.session.short_games import a_game

ROOT = Path(__file__).parents[3]
KINDS = {
    "burgundy": {"edition": "2019", "modules": ["shields"]},
    "burgundy-dice": {"edition": "2017"},
    "tuscany": {"edition": "2020"},
    "carcassonne": {"edition": "2010", "modules": ["bridges", "castles"]},
}


def a_finished_game(game, luck=1, levels=(None, "squire")):
    asked = {"game": game, "seed": luck, "players": len(levels), **KINDS[game]}
    return a_game(*levels, actions=10_000, luck=luck, **asked)


@pytest.fixture(scope="module")
def finished():
    """Return two games of each kind, played at random to the end."""
    return {game: [a_finished_game(game, luck) for luck in (1, 2)] for game in GAMES}


def seen(running):
    return explored(running.save().record, [plan.level for plan in running.line_up.seats])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_lists_its_players_and_traits(game, finished):
    running = finished[game][0]
    found, state = seen(running), running.game.state()
    assert [seat.points for seat in found.seats] == running.save().record[-1]["points"]
    assert [seat.place for seat in found.seats] == state["result"]["places"]
    assert [seat.level for seat in found.seats] == ["person", "squire"]
    assert sum(map(found.share_of, found.seats)) == pytest.approx(1)
    names = traits_of(game).names
    for seat in found.seats:
        told = dict(zip(names, seat.traits, strict=True))
        assert told["first-turn"] and told["first-turn"][0] != ""
        assert all(value.isdigit() for name in traits_of(game).numbers for value in told[name])


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_read_back_unchanged_and_damaged_lines_are_refused(game, finished):
    found, reader = seen(finished[game][0]), LineReader(game)
    line = written(found)
    assert reader.game(line) == found
    chance = random.Random(1)
    for _ in range(200):
        at = chance.randrange(len(line))
        other = line[:at] + chance.choice("\x00;\t \n<é") + line[at + 1 :]
        if other != line:
            try:
                assert written(reader.game(other)) == other
            except ValueError:
                continue
    for wrong in ("", "\t", line + "\t", line + ";", line.replace("\t", "\t;", 1), "é" + line):
        with pytest.raises(ValueError):
            reader.game(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_finds_its_own_game(game, finished):
    runs = finished[game]
    index = ExplorerIndex(game, [seen(one) for one in runs])
    record = runs[0].save().record
    begins = [at for at, event in enumerate(record) if at and event["event"] == "action"]
    for part in (begins[8], begins[len(begins) // 2], len(record)):
        standing = standing_in(record[:part], 0)
        if standing is None:
            continue
        for likeness in LIKENESSES:
            if (likeness == SAME and not standing.table) or not standing.board:
                continue
            asked = ExplorerQuery(game, standing=standing, likeness=likeness)
            answer = index.answer(asked)
            assert answer.alike[likeness] >= 1 and answer.whole is not None


def test_a_record_of_an_unfinished_game_is_refused(finished):
    record = finished["tuscany"][0].save().record
    for wrong in (record[:-1], [{**record[0], "edition": None}, *record[1:]], record[:1]):
        with pytest.raises(ValueError):
            explored(wrong, [None, None])


# Queries, compared with a second count by hand.


@pytest.fixture(scope="module")
def many():
    games = shipped_games("burgundy")[:300]
    assert len(games) >= 50
    return games


def test_every_row_counts_the_seats_with_its_value(many):
    index, names = ExplorerIndex("burgundy", many), traits_of("burgundy").names
    for query in (
        ExplorerQuery("burgundy", "knowledge", size="2"),
        ExplorerQuery("burgundy", "first-turn", edition="2011", level="knight"),
        ExplorerQuery("burgundy", "level", module=NO_MODULES),
        ExplorerQuery("burgundy", "board", source=ALL, having=(("first-tile", "ship"),)),
        ExplorerQuery("burgundy", "castles", size=TEAM),
    ):
        answer, at = index.answer(query), names.index(query.trait)
        counted, points, shares, games = Counter(), {}, {}, {}
        for game in many:
            for seat in game.seats:
                told = dict(zip(names, seat.traits, strict=True))
                if (
                    query.size in (None, game.size)
                    and query.edition in (None, game.edition)
                    and query.level in (None, seat.level)
                    and (query.module is None or not game.modules)
                    and all(value in told[name] for name, value in query.having)
                ):
                    for value in seat.traits[at]:
                        counted[value] += 1
                        games.setdefault(value, set()).add(id(game))
                        points.setdefault(value, []).append(seat.points)
                        shares.setdefault(value, []).append(game.share_of(seat))
        assert {row.value: row.seats for row in answer.rows} == counted
        assert {row.value: row.games for row in answer.rows} == {
            value: len(those) for value, those in games.items()
        }
        for row in answer.rows:
            assert row.points == pytest.approx(fmean(points[row.value]))
            assert row.share == pytest.approx(fmean(shares[row.value]))
            assert row.least_share <= row.share <= row.most_share
            assert row.is_few == (row.games < 20)
        assert [row.games for row in answer.rows] == sorted(map(len, games.values()), reverse=True)


def test_intervals_are_those_of_the_textbook():
    assert interval(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert interval(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_a_team_wins_together_and_a_tie_is_shared(many):
    teams = [game for game in many if game.size == TEAM]
    assert teams
    for game in many:
        total = sum(map(game.share_of, game.seats))
        assert total in (pytest.approx(2 if game.size == TEAM else 1), 0) and (
            total or len(game.seats) == 1
        )


# Files.


def test_a_collection_is_read_back_and_the_same_games_give_the_same_bytes(many):
    content = packed("burgundy", many)
    assert tuple(unpacked(content, "burgundy")) == many
    assert packed("burgundy", many) == content
    for wrong, game in ((content, "tuscany"), (content[:-9], "burgundy"), (b"", "burgundy")):
        with pytest.raises(ValueError):
            tuple(unpacked(wrong, game))


@pytest.mark.parametrize("game", GAMES)
def test_games_of_bots_are_shipped_with_the_program(game):
    assert len(shipped_games(game)) >= 1000
    assert (SHIPPED / f"{game}.games").stat().st_size <= MOST_BYTES


@pytest.fixture
def library(tmp_path, finished):
    folder = SaveFolder(tmp_path / "games")
    paths = [folder.write(finished["burgundy-dice"][0].save())]
    paths.append(folder.write(a_game(None, None, actions=30).save()))
    return folder, paths


def caught_up(own):
    return [*own.catch_up(lambda: False)]


def test_own_games_are_read_once_and_forgotten_when_they_are_deleted(library, monkeypatch):
    folder, (path, _) = library
    cache = folder.folder / "explorer.jsonl"
    own = OwnGames(folder.finished, cache)
    caught_up(own)
    [game] = own.games("burgundy-dice")
    assert (game.path, game.names) == (path, ("Seat 0", "Seat 1"))
    again = OwnGames(folder.finished, cache)
    before = cache.read_bytes()
    caught_up(again)
    assert [one.explored for one in again.games("burgundy-dice")] == [game.explored]
    assert cache.read_bytes() == before
    cache.write_bytes(before.replace(b"squire", b"knight"))
    caught_up(damaged := OwnGames(folder.finished, cache))
    assert [one.explored for one in damaged.games("burgundy-dice")] == [game.explored]
    path.unlink()
    caught_up(again)
    assert again.games("burgundy-dice") == ()


def test_own_games_and_games_of_bots_are_counted_separately_or_together(library):
    folder, (path, _) = library
    own = OwnGames(folder.finished, folder.folder / "explorer.jsonl")
    caught_up(own)
    index = ExplorerIndex(
        "burgundy-dice", shipped_games("burgundy-dice"), own.games("burgundy-dice")
    )
    query = ExplorerQuery("burgundy-dice", "level")
    numbers = {
        source: index.answer(replace(query, source=source)).whole.games
        for source in (BOTS, OWN, ALL)
    }
    assert numbers[OWN] == 1 and numbers[ALL] == numbers[BOTS] + 1
    rows = {row.value: row for row in index.answer(replace(query, source=OWN)).rows}
    assert [one.path for one in rows["person"].listed] == [path]
    listed = index.answer(replace(query, source=ALL)).whole.listed
    assert listed[0].path == path and {type(one) for one in listed[1:]} == {BotsGame}


@pytest.mark.parametrize("game", [game for game in GAMES if shipped_games(game)])
def test_games_of_bots_can_be_replayed(game):
    shipped = shipped_games(game)
    for number in range(4):
        asked = BotsGame(game, number, shipped[number])
        save = played_again(asked)
        assert save.finished and save.game_id == f"bots-{game}-{number + 1}"
        levels = [plan.level for plan in save.seats]
        assert explored(save.record, levels) == shipped[number]
    with pytest.raises(SaveFromOtherRules):
        played_again(replace(asked, explored=shipped[number + 1]))


def test_the_command_plays_the_same_games_every_time(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import bot_games

    monkeypatch.setattr(bot_games, "DIARIES", tmp_path)
    arguments = ["--game", "burgundy-dice", "--out", str(tmp_path)]
    assert bot_games.main([*arguments, "--games", "2"]) == 0
    assert bot_games.main([*arguments, "--games", "3"]) == 0
    continued = (tmp_path / "burgundy-dice.games").read_bytes()
    (tmp_path / "burgundy-dice.lines").unlink()
    assert bot_games.main([*arguments, "--games", "3"]) == 0
    assert (tmp_path / "burgundy-dice.games").read_bytes() == continued
    assert len(tuple(unpacked(continued, "burgundy-dice"))) == 3
