"""Tests of games as text: nothing is lost in writing and reading, comments may contain anything,
and every damage is reported with its line."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from burgundy_qt import cli
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.analysed_game import AnalysedGame
from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan
from burgundy_qt.session.problem import (
    SaveDamaged,
    SaveError,
    SaveForeign,
    SaveFromNewerVersion,
    SaveNotWritten,
    SaveTooLarge,
    SaveTruncated,
)
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.game_notation import (
    NODE,
    games_in,
    notation_of,
    read_game,
    read_games,
    write_notation,
)
from burgundy_qt.session.saves.save_file import read_save, write_save
from burgundy_qt.session.variations import variations_in, written_variations
from tests.session.short_games import act_at_random

HERE = Path("games.txt")
SEATS = SeatPlan('Anna "the fox"', None, 1, "fox"), SeatPlan("Zoë {1}", "page", pace=None)


def a_save(game="burgundy", actions=30, **facts):
    """Return the save of a game after this many random actions."""
    running = RunningGame.begin(LineUp(SEATS, {"game": game, "players": 2, "seed": 9}, **facts))
    act_at_random(running, actions, random.Random(4))
    return replace(running.save(), turns=(), redo=())


def read(text):
    """Return the only game of a text."""
    [save] = games_in(text.encode("utf-8"), HERE)
    return save


@pytest.mark.parametrize("actions", [0, 9, 500])
@pytest.mark.parametrize("game", GAMES)
def test_a_written_game_is_read_back_unchanged(game, actions):
    save = a_save(game, actions, clock=Clock("game", 600, 5), casual=True, unaided=True)
    last = sum(event.get("event") == "action" for event in save.record)
    save = replace(save, comments=((0, "Begin"), (min(3, last), "Why?\n  Because."), (last, "End")))
    assert read(notation_of(save)) == save
    assert save.finished == (actions == 500)


COMMENTS = some.lists(
    some.tuples(some.integers(0, 30), some.text(min_size=1, max_size=40)), max_size=4
)


@given(COMMENTS)
def test_a_comment_may_contain_anything(comments):
    told = [(at, " ".join(text.split()) or "-") for at, text in comments]
    told.sort(key=lambda comment: comment[0])
    assert read(notation_of(SAVE, told)).comments == tuple(told)


SAVE = a_save()


def test_a_text_may_have_many_games_and_lines_of_people(tmp_path):
    file = tmp_path / "games.TXT"
    saves = [a_save(game, 12) for game in GAMES]
    write_notation(file, saves)
    assert read_games(file) == saves and read_game(file) == saves[0]
    edited = file.read_text("utf-8").replace("\n", "\r\n").replace("1. turn", "  17.  turn")
    file.write_bytes(b"\xef\xbb\xbf" + edited.encode())
    assert read_games(file) == saves
    saved = tmp_path / "one.burgundy"
    write_save(saved, saves[0])
    assert read_games(saved) == [saves[0]]


def with_variations(game, luck):
    """Return a save with trees at two positions: nested branches, names and comments."""
    running = RunningGame.begin(LineUp(SEATS, {"game": game, "players": 2, "seed": 9}))
    for actions in (0, 20):
        act_at_random(running, actions, luck)
        viewer = running.decided_by(running.game.revision)
        at = AnalysedGame(running.analysis_from(running.game.revision, viewer))
        for _ in range(12):
            legal = at.view.legal["actions"]
            if legal:
                at.act(luck.choice(legal))
            at.node.name = luck.choice(("", "", 'The "other" way', "( [x] {y} \\"))
            at.node.comment = luck.choice(("", "Why?\n\n  So {so}.", ") or (", "[A 1]"))
            if luck.random() < 0.4:
                at.go_to(luck.choice(list(at.tree.root.walk())))
        running.variations = tuple(written_variations(at.trees))
    return replace(running.save(), turns=(), redo=())


@pytest.mark.parametrize("game", GAMES)
def test_variations_are_read_back_unchanged(game):
    for seed in range(3):
        save = with_variations(game, random.Random(seed))
        assert len(save.variations) == 2
        text = notation_of(save)
        assert read(text) == save
        assert f'\n{NODE} {{"seat"' not in text.replace("  ", "")


WHAT = some.text(max_size=12) | some.integers() | some.none() | some.lists(some.integers())
OBJECTS = some.dictionaries(some.text(max_size=8), WHAT, max_size=3)
NAMES = some.sampled_from(("take", "node", "action", "Turn!", "1. x", "(", "[A 1]", ""))


@given(
    some.lists(
        some.tuples(
            some.integers(0, 1), NAMES, OBJECTS, some.lists(some.tuples(NAMES, OBJECTS), max_size=3)
        ),
        min_size=1,
        max_size=6,
    ),
    some.data(),
)
def test_an_unusual_variation_is_read_back_unchanged(moves, data):
    nodes = []
    for number, (seat, kind, more, events) in enumerate(moves):
        after = data.draw(some.integers(0, number))
        action = {**more, "type": kind}
        own = {"event": "action", "seat": seat, "action": action, "paid": more}
        followed = [{**rest, "event": name} for name, rest in events]
        events = [own, *followed] if data.draw(some.booleans()) else followed
        nodes.append({"after": after, "seat": seat, "action": action, "events": events})
    tree = {"revision": 3, "seat": None, "seed": 1, "mark": "0" * 16, "nodes": nodes}
    tree = variations_in([tree])[0].written()  # in the order of its lines
    assert read(notation_of(replace(SAVE, variations=(tree,)))).variations == (tree,)


TREE = '( {"revision":3,"seat":null,"seed":1,"mark":"0000000000000000"}'


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (TREE, SaveTruncated),
        ("(", SaveDamaged),
        ("( [1]", SaveDamaged),
        ("( {}", SaveDamaged),
        (")", SaveDamaged),
        (f"{TREE}\n(\n)\n)", SaveDamaged),
        (f"{TREE}\ndice {{}}\n)", SaveDamaged),
        (f"{TREE}\n0 roll\n(\n(\n)\n)\n)", SaveDamaged),
        (f"{TREE}\n0 roll\n( {{}}\n0 roll\n)\n)", SaveDamaged),
        (f"{TREE}\n7 roll\n)", SaveDamaged),
        (f"{TREE}\n{'9' * 5000} roll\n)", SaveDamaged),
        (f'{TREE}\nnode {{"seat":0,"action":7,"events":[]}}\n)', SaveDamaged),
        (f'{TREE}\nnode {{"seat":-1,"action":{{"type":"x"}},"events":[]}}\n)', SaveDamaged),
        (f'{TREE}\n0 roll\n"{"n" * 61}"\n)', SaveDamaged),
        (f"{TREE}\n)\n" * 51, SaveTooLarge),
        (f"{TREE}\n" + "0 roll\n" * 2001 + ")", SaveTooLarge),
    ],
)
def test_damage_in_variations_is_reported(lines, error):
    with pytest.raises(error):
        games_in(f"{TEXT}\n{lines}\n".encode(), HERE)


TEXT = notation_of(SAVE)
BODY = TEXT.index("\n\n")


@pytest.mark.parametrize(
    ("text", "error", "what"),
    [
        ("", SaveForeign, "not written by"),
        ('[Event "World Championship"]\n1. e4', SaveForeign, "not written by"),
        (TEXT.replace('[Burgundy "1"]', '[Burgundy "2"]'), SaveFromNewerVersion, "version 2"),
        (TEXT.replace('"game":"burgundy"', '"game":"chess"'), SaveFromNewerVersion, "know yet"),
        (TEXT[: TEXT.rindex("\n0 ")] + "\n", SaveTruncated, "ends too early"),
        (TEXT + "{no end", SaveTruncated, "at the end of a comment"),
        (TEXT + '\nno {"event":', SaveDamaged, "line .* is no header, event"),
        (TEXT + "\n" + "x " + "[" * 90, SaveDamaged, "line .* is no header, event"),
        (TEXT + '\nx {"a":NaN}', SaveDamaged, "line .* is no header, event"),
        (TEXT.replace("[Actions ", "[Actions 1"), SaveTruncated, "ends too early"),
        (TEXT.replace('[Mark "', '[Mark "f'), SaveDamaged, "has been changed"),
        (TEXT.replace('"silver":1', '"silver":7', 1), SaveDamaged, "cannot be replayed"),
        (TEXT.replace("[Casual", '[Casual "x"]\n[C'), SaveDamaged, "casual"),
        (TEXT.replace("[New ", "[News "), SaveDamaged, "header “New”|line .* is no header"),
        (TEXT.replace("[Seat ", "[Seat 7]\n[Seat ", 1), SaveDamaged, "seats"),
    ],
)
def test_every_damage_is_reported(text, error, what):
    text = (
        text
        if "[Casual" in text or "casual" not in what
        else text.replace("[New ", '[Casual "x"]\n[New ')
    )
    with pytest.raises(error, match=what):
        games_in(text.encode(), HERE)


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ("a\n" * 10_001, "line 1 is too long"),
        ("{x}\n" * 1002, "line 1 is too long"),
        ("{" + ("x" * 63 + "\n") * 2**15 + "}", "line 1 is too long"),
        (("{" + "x" * 3900 + "}\n") * 500, "“comments” has more than 512 KiB"),
        (("{" + "é" * 3900 + "}\n") * 100, "“comments” has more than 512 KiB"),
    ],
)
def test_an_impossibly_long_game_is_refused(more, what):
    with pytest.raises(SaveTooLarge, match=what):
        games_in((TEXT + more).encode(), HERE)


def test_a_comment_has_the_number_of_actions_before_it():
    text = TEXT.replace("\n0 ", "\n{here}\n0 ")
    assert [at for at, _ in read(text).comments] == [
        at for at, seat in enumerate(SEATS_OF_ACTIONS) if seat == 0
    ]


SEATS_OF_ACTIONS = [line["seat"] for line in SAVE.record if line.get("event") == "action"]


def test_nothing_is_written_that_cannot_be_read(tmp_path):
    file = tmp_path / "large.burgundy"
    for number, what in ((700, "larger than 2 MiB"), (200, "“comments” has more than 512 KiB")):
        with pytest.raises(SaveNotWritten, match=what):
            write_save(file, replace(SAVE, comments=((3, "x" * 3900),) * number))
    assert not file.exists()


def test_hundreds_of_damaged_texts_are_read_or_refused():
    luck, text = random.Random(7), notation_of(with_variations("burgundy", random.Random(2)))
    beginning = text.index("\n( ")
    for number in range(400):
        at = luck.randrange(beginning if number % 2 else 0, len(text))
        length = luck.choice((0, 1, 1, 5, 80))
        put = luck.choice(("", "{", "}", "]", "\n", '"', "é", "(", ")", "\n)\n", "\n(\n"))
        damaged = text[:at] + put + text[at + length :]
        try:
            games_in(damaged.encode(), HERE)
        except SaveError as error:
            assert str(error)


def test_the_command_converts_there_and_back(tmp_path, capsys):
    files = []
    for game in GAMES:
        files.append(tmp_path / f"{game}.burgundy")
        write_save(files[-1], a_save(game, 12))
    text, folder = tmp_path / "all.txt", tmp_path / "back"
    assert cli.main(["convert", *map(str, files), "--to", str(text)]) == 0
    assert cli.main(["convert", str(text), "--to", str(folder)]) == 0
    said = capsys.readouterr().out.split("\n")
    assert [read_save(Path(line)) for line in said[1:-1]] == [*map(read_save, files)]
    assert cli.main(["convert", *map(str, files), "--to", str(tmp_path / ".txt")]) == 0
    assert (tmp_path / ".txt").read_text() == text.read_text()
    capsys.readouterr()
    assert cli.main(["convert", str(files[0])]) == 0
    assert capsys.readouterr().out == notation_of(read_save(files[0]))
    assert cli.main(["replay", str(text)]) == 0
    text.write_text("[Burgundy")
    assert cli.main(["convert", str(text)]) == 1
