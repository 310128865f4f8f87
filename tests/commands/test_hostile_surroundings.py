"""Tests of commands with a lost output, an unreadable input or senseless options.

Each ends with a sentence and an exit status, never with a traceback.
"""

import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_qt import cli
from burgundy_qt.rules.errors import LARGEST_SEED
from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import (
    read_save,
    save_document,
    with_checksum,
    write_save,
)
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.storage.data_folders import folders
from tests.session.short_games import a_game
from tests.session.statistics.ledger_samples import a_finished_game

ROOT = Path(__file__).parents[2]
MANUAL = ROOT / "packaging" / "linux" / "burgundy-qt.1"
MARK = b"\xef\xbb\xbf"
FULL = Path("/dev/full")
no_full_disk = pytest.mark.skipif(
    os.name != "posix" or not FULL.exists(), reason="this system has no /dev/full"
)
needs_posix = pytest.mark.posix("Windows closes streams in another way")


def shell(line, folder, **options):
    """Run a line of the shell in which `burgundy` is the program."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PYTHON": sys.executable,
        "QT_QPA_PLATFORM": "offscreen",
    }
    script = f'burgundy() {{ "$PYTHON" -m burgundy_qt "$@"; }}\n{line}'
    return subprocess.run(
        ["sh", "-c", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        **options,
    )


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """Return a folder with two unfinished games as records, and a saved game. In the dice game's
    record there is nothing that needs a long search for puzzles."""
    folder = tmp_path_factory.mktemp("commands")
    for name, kind in (("record", "burgundy"), ("sheets", "burgundy-dice")):
        game = Game({"game": kind, "players": 2, "seed": 7})
        for _ in range(12):
            game.apply(game.legal()["actions"][-1])
        (folder / f"{name}.json").write_text(json.dumps(game.record()))
    write_save(folder / "game.burgundy", a_game("page", "page", actions=5).save())
    (folder / "data").mkdir()
    return folder


TELLING = (
    "--version",
    "--help",
    "networks",
    "replay record.json",
    "convert game.burgundy",
    "hint record.json --level page --seconds 0.1",
    "review sheets.json --depth quick --json",
    "puzzles sheets.json",
    "statistics --data-dir data",
    "arena random random --pairs 1 --threads 1",
    "check-engine cat",
    "bench network --seats 2",
    "screenshots about --languages en --themes light --out pictures",
)


def test_every_command_with_output_is_tried_with_a_full_disk():
    names = {told.split()[0] for told in TELLING}
    asked_for_by_itself = {"play", "engine", "train", "share"}  # share only prints its file
    assert set(cli.COMMANDS) - asked_for_by_itself <= names


@no_full_disk
@pytest.mark.parametrize("told", TELLING)
def test_output_that_cannot_be_written_is_reported_in_a_sentence(told, place):
    lost = shell(f"burgundy {told} >/dev/full", place)
    assert lost.returncode == 1
    assert lost.stderr == (
        "burgundy-qt: cannot write to standard output: No space left on device\n"
    )


@no_full_disk
def test_an_engine_whose_answers_are_lost_ends_with_a_sentence(place):
    lost = shell("""echo '{"cmd":"hello"}' | burgundy engine >/dev/full""", place)
    assert (lost.returncode, lost.stdout) == (1, "")
    assert lost.stderr.startswith("burgundy-qt: cannot write to standard output")


@needs_posix
def test_a_closed_output_is_reported_in_a_sentence(place):
    lost = shell("burgundy networks >&-", place)
    assert lost.returncode == 1
    assert lost.stderr == "burgundy-qt: cannot write to standard output: Bad file descriptor\n"


@needs_posix
def test_an_engine_without_an_input_reports_it(place):
    deaf = shell("burgundy engine <&-", place)
    assert (deaf.returncode, deaf.stdout) == (1, "")
    assert deaf.stderr == "burgundy-qt: standard input: Bad file descriptor\n"


@needs_posix
def test_a_command_that_reads_nothing_works_without_an_input(place):
    assert shell("burgundy --version <&-", place).stdout.startswith("Burgundy Qt ")


@needs_posix
def test_without_any_stream_the_exit_status_shows_the_error(place):
    assert shell("burgundy replay record.json <&- >&- 2>&-", place).returncode == 1
    assert shell("burgundy replay none <&- 2>&-", place).returncode == 1


@needs_posix
def test_output_is_never_written_to_a_file_that_reuses_a_closed_descriptor(place):
    (place / "book").unlink(missing_ok=True)
    shell("burgundy puzzles sheets.json --out book >&-", place)
    assert not (place / "book").exists() or b"looked into" not in (place / "book").read_bytes()


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_output_to_a_pipe_or_file_is_always_utf_8(place, encoding):
    """On Windows, for example, a pipe has an encoding without most Polish letters."""
    seats = (SeatPlan("Łukasz Ő", None), SeatPlan("Zoë", None))
    running = RunningGame.begin(LineUp(seats, {"players": 2, "seed": 7}))
    file = place / "names.burgundy"
    file.write_bytes(with_checksum(save_document(running.save())))
    words = [sys.executable, "-m", "burgundy_qt", "replay", str(file)]
    told = subprocess.run(
        words,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": encoding},
        capture_output=True,
        timeout=600,
    )
    assert (told.returncode, told.stderr) == (0, b"")
    assert "Łukasz Ő" in told.stdout.decode("utf-8")
    lost = subprocess.run(
        [*words[:-1], str(place / "Ł.burgundy")],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": encoding},
        capture_output=True,
        timeout=600,
    )
    assert lost.returncode == 1 and "Ł.burgundy" in lost.stderr.decode("utf-8")


def test_a_closed_pipe_is_recognised_by_two_errors_on_windows_and_one_elsewhere():
    gone, wrong = OSError(errno.EPIPE, "gone"), OSError(errno.EINVAL, "wrong")
    full = OSError(errno.ENOSPC, "full")
    for windows, has_reader in ((True, [False, False, True]), (False, [False, True, True])):
        lost = [cli.OutputLost(error, windows=windows) for error in (gone, wrong, full)]
        assert [each.has_reader for each in lost] == has_reader


@needs_posix
def test_characters_that_the_terminal_lacks_are_printed_as_escapes(place):
    os.rename(place / "record.json", os.fsencode(place) + b"/r\xff.json")
    told = shell("PYTHONIOENCODING=ascii burgundy networks check r*.json", place)
    os.rename(os.fsencode(place) + b"/r\xff.json", place / "record.json")
    assert "Traceback" not in told.stderr and told.stdout.startswith(r"r\udcff.json: ")


# Values that make no sense.


@pytest.mark.parametrize(
    "asked",
    [
        ["--data-dir", ""],
        ["play", "--data-dir="],
        ["networks", "--data-dir", ""],
        ["replay", ""],
        ["train", "--resume", ""],
        ["arena", "random", "random", "--csv", ""],
        ["puzzles", "--out", "", "--games", "1"],
        ["screenshots", "--out", ""],
        ["puzzles", "--games", "1", "--game", ""],
    ],
)
def test_an_empty_name_is_refused_before_anything_is_written(asked, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stopped:
        cli.main(asked)
    assert stopped.value.code == 2 and "is empty" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []


SEEDED = (
    ["arena", "random", "random", "--pairs", "1"],
    ["puzzles", "--games", "1"],
    ["train", "--resume", "school", "--games", "1"],
)


@pytest.mark.parametrize("seed", ["-1", str(LARGEST_SEED + 1), "1.0", "1e3", "\u0661", ""])
@pytest.mark.parametrize("command", SEEDED)
def test_a_seed_that_the_protocol_does_not_have_is_refused(command, seed, capsys):
    with pytest.raises(SystemExit) as stopped:
        cli.main([*command, "--seed", seed])
    assert stopped.value.code == 2
    assert f"is not a whole number from 0 to {LARGEST_SEED}" in capsys.readouterr().err


def test_a_match_whose_seeds_would_run_out_is_refused(capsys):
    asked = ["arena", "random", "random", "--pairs", "2", "--seed", str(LARGEST_SEED)]
    assert cli.main(asked) == 1
    assert (
        f"the first seed is {LARGEST_SEED}, but all pairs need seeds from 0 to {LARGEST_SEED}"
        in capsys.readouterr().err
    )


def test_the_largest_seed_is_played(capsys):
    asked = ["arena", "random", "random", "--pairs", "1", "--seed", str(LARGEST_SEED)]
    assert cli.main(asked) == 0
    assert capsys.readouterr().out.startswith("random : random")


@pytest.mark.parametrize(
    "asked",
    [
        ["check-engine", "--margin", "inf", "cat"],
        ["puzzles", "--games", "-1"],
        ["puzzles", "record.json", "--most", "-1"],
        ["train", "--resume", "school", "--games", "0"],
        ["networks", "install", "none", "--pairs", "-1"],
    ],
)
def test_a_senseless_number_is_refused_with_the_allowed_range(asked, capsys):
    with pytest.raises(SystemExit) as stopped:
        cli.main(asked)
    said = capsys.readouterr().err
    assert stopped.value.code == 2
    assert "is not a whole number from" in said or "is not a number of seconds above 0" in said


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["arena", "random", "random", "--pairs", "1" + "0" * 30], "must be at most 1000000"),
        (
            ["arena", "random", "random", "--threads", "2000"],
            "--threads is 2000, but must be at most 1024",
        ),
        (["review", "record.json", "--threads", "1" + "0" * 30], "must be at most 256"),
        (["hint", "record.json", "--seconds", "1e30"], "--seconds is 1e+30, but must be above 0"),
    ],
)
def test_a_number_too_large_for_any_machine_is_refused(asked, told, place, monkeypatch, capsys):
    monkeypatch.chdir(place)
    assert cli.main(asked) == 1
    assert told in capsys.readouterr().err


@no_full_disk
@pytest.mark.parametrize("option", ["--csv", "--plot"])
def test_a_full_disk_is_reported_with_the_table_or_picture_that_was_lost(option, capsys):
    assert cli.main(["arena", "random", "random", "--pairs", "1", option, str(FULL)]) == 1
    said = "burgundy-qt: /dev/full: cannot be written: No space left on device\n"
    assert capsys.readouterr().err.endswith(said)


@pytest.mark.parametrize("option", ["--csv", "--plot"])
@pytest.mark.parametrize("missing", ["none/table", "file/table"])
def test_a_table_that_cannot_be_written_is_reported_before_the_match(
    option, missing, tmp_path, capsys
):
    (tmp_path / "file").write_text("taken")
    asked = ["arena", "random", "random", "--pairs", "1", option, str(tmp_path / missing)]
    assert cli.main(asked) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith(f"burgundy-qt: {option} is {tmp_path}")


def test_an_existing_table_is_unchanged_if_the_match_cannot_be_played(tmp_path):
    table = tmp_path / "table.csv"
    table.write_text("kept")
    assert cli.main(["arena", "random", "nobody", "--csv", str(table)]) == 1
    assert table.read_text() == "kept"
    assert cli.main(["arena", "random", "nobody", "--csv", str(tmp_path / "new.csv")]) == 1
    assert [*tmp_path.iterdir()] == [table]


@pytest.mark.parametrize("command", [["networks"], ["statistics"], ["engine"]])
@pytest.mark.parametrize("kind", ["file", "loop"])
def test_a_path_that_cannot_be_a_data_folder_is_named(command, kind, tmp_path, link_to, capsys):
    (tmp_path / "file").write_text("taken")
    if kind == "loop":
        link_to(tmp_path / "loop", tmp_path / "loop")
    assert cli.main(["--data-dir", str(tmp_path / kind), *command]) == 1
    assert f"--data-dir is {tmp_path / kind}, which is not a folder" in capsys.readouterr().err


@needs_posix
def test_a_table_is_written_to_a_pipe_and_does_not_replace_it(tmp_path):
    """Otherwise, run as root, the command would replace a device such as /dev/null by a file."""
    os.mkfifo(tmp_path / "pipe")
    reader = subprocess.Popen(["cat", tmp_path / "pipe"], stdout=subprocess.PIPE)
    (tmp_path / "data").mkdir()
    ledger = Ledger(folders(tmp_path / "data").statistics)
    ledger.record(a_finished_game(1))
    ledger.close()
    asked = ["statistics", "--data-dir", str(tmp_path / "data"), "--csv", str(tmp_path / "pipe")]
    assert cli.main(asked) == 0
    assert reader.communicate()[0].startswith(MARK) and (tmp_path / "pipe").is_fifo()


# A byte order mark.


def test_a_byte_order_mark_before_a_save_is_accepted(tmp_path, capsys):
    seats = (SeatPlan("Ada", None), SeatPlan("Page", "page"))
    running = RunningGame.begin(LineUp(seats, {"players": 2, "seed": 7}))
    file = tmp_path / "game.burgundy"
    file.write_bytes(MARK + with_checksum(save_document(running.save())))
    assert [plan.name for plan in read_save(file).seats] == ["Ada", "Page"]
    assert cli.main(["replay", str(file)]) == 0


def test_a_byte_order_mark_before_a_record_is_accepted(tmp_path):
    file = tmp_path / "record.json"
    file.write_bytes(MARK + json.dumps(Game({"seed": 1}).record()).encode())
    assert cli.main(["replay", str(file)]) == 0


# The manual page.


def manual():
    """Return the options that the manual page lists by command; "" is for those without a
    command."""
    page = MANUAL.read_text(encoding="utf-8").replace("\\-", "-")
    before, commands = page.split(".SH OPTIONS")[1].split(".SH COMMANDS")
    chapters = commands.split(".SH ")[0].split("\n.SS ")[1:]
    options = re.compile(r"^\.BI? (--[a-z-]+)", re.MULTILINE)
    return {"": set(options.findall(before))} | {
        chapter.split()[0]: set(options.findall(chapter)) for chapter in chapters
    }


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_the_manual_page_lists_every_option_that_help_does(command, capsys):
    offered = set()
    steps = ("list", "install", "check", "measure", "remove") if command == "networks" else ()
    for words in ([command] if command else [], *([command, step] for step in steps)):
        with pytest.raises(SystemExit):
            cli.main([*words, "--help"])
        offered |= set(re.findall(r"^  (?:-\w, )?(--[a-z-]+)", capsys.readouterr().out, re.M))
    assert manual()[command] == offered - ({"--help"} if command else set())


def test_the_manual_page_lists_every_command_and_no_other():
    assert set(manual()) == {"", *cli.COMMANDS}
